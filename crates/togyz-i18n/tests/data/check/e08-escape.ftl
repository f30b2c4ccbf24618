meta-language-name = Türkçe
ui-kazan = Hazine{ "\u202E" }
