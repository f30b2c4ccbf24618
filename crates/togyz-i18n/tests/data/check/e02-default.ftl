meta-language-name = Türkçe
narrate-odd = { $made ->
    [one] Bir
    [other] { $made }
 }
