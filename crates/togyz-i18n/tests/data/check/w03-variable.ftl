meta-language-name = Türkçe
narrate-needed = { $mover } için { $needed } taş gerekiyor.
