meta-language-name = Türkçe
narrate-turn = { -game } { $mover }
