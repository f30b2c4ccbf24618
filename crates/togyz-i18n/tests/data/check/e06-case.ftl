meta-language-name = Türkçe
number-ending =
    .dat = 'e
narrate-odd = { NUM($made, case: "abl") }
