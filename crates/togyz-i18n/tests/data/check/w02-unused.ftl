meta-language-name = Türkçe
local-mover = Beyaz
