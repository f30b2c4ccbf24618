meta-language-name = Türkçe
ui-kazan = { $kazan }
