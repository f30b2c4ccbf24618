meta-language-name = Türkçe
ui-kazan = Ha[31mzine
