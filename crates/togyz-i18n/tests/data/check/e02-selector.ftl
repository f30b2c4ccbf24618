meta-language-name = Türkçe
narrate-odd = { ui-kazan ->
   *[other] { $made }
 }
ui-kazan = Hazine
