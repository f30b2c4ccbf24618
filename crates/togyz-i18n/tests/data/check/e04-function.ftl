meta-language-name = Türkçe
narrate-odd = { DATETIME($made) }
