meta-language-name = Türkçe
narrate-turn = { $mover } { local-a.y }
local-a = a
    .x = b
