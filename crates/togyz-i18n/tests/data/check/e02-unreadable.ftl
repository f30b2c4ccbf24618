meta-language-name = Türkçe
narrate-odd = { "\q" } { $made }
