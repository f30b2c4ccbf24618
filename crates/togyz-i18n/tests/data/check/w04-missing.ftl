meta-language-name = Türkçe
narrate-odd = { $made ->
   *[one] { $made } taş
 }
