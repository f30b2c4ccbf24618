meta-language-name = Türkçe
narrate-odd = { $made } { $mad }
