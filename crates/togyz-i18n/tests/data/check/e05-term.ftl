meta-language-name = Türkçe
narrate-turn = { $mover } { -side }
-side = { $mover }
