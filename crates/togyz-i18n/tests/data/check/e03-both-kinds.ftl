meta-language-name = Türkçe
narrate-odd = { $made } { -ui-kazan }
-ui-kazan = Kasa
ui-kazan = Hazine
