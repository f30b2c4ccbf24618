meta-language-name = Türkçe
meta-plurals = alt
