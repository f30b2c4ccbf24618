meta-language-name = Türkçe
narrate-odd = { NUM($made, case: “dat”) }
