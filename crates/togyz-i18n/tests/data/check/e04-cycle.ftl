meta-language-name = Türkçe
narrate-odd = { $made } { local-a }
local-a = { local-b }
local-b = { local-a }
