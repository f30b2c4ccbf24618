meta-language-name = Türkçe
narrate-odd = { $made ->
    [one] { $made } taş
    [1] bir
   *[other] { $made } taş
 }
