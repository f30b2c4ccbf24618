meta-language-name = Türkçe
narrate-odd = { NUMBER($made, minimumFractionDigits: 300000000) }
