meta-language-name = Türkçe
narrate-turn = { -t($mover) } { $mover }
-t = t
