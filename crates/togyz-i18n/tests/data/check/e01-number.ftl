meta-language-name = Türkçe
narrate-odd = { $made ->
    [1.000000000000] Bir
   *[other] { $made }
 }
