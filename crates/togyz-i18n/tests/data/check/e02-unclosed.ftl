meta-language-name = Türkçe
narrate-odd = { $made tek.
