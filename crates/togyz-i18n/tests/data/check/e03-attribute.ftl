meta-language-name = Türkçe
number-ending =
    .dat = 'e
    .dat = 'a
narrate-odd = { NUM($made, case: "dat") }
