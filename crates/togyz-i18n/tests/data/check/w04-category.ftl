meta-language-name = Türkçe
narrate-odd = { $made ->
    [few] { $made } taş
   *[other] { $made } taş
 }
