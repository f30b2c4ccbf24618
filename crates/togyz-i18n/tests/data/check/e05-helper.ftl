meta-language-name = Türkçe
narrate-odd = { $made } { local-mover }
local-mover = { local-white }
local-white = { $mover ->
    [white] Beyaz
   *[black] Siyah
 }
