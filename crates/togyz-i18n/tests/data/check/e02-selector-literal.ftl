meta-language-name = Türkçe
narrate-odd = { 1 ->
   *[other] { $made }
 }
