meta-language-name = Türkçe
ui-goodbye =
ui-kazan = Hazine
