meta-language-name = Türkçe
narrate-odd = { $made } { NUM(ui-kazan) }
ui-kazan = Hazine
