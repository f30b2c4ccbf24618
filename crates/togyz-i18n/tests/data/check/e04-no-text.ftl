meta-language-name = Türkçe
narrate-turn = { $mover } { local-a }
local-a =
    .x = b
