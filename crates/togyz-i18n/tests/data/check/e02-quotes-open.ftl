meta-language-name = Türkçe
narrate-odd = { "tek } { $made }
