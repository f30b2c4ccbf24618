meta-language-name = Türkçe
narrate-odd = { num($made) }
