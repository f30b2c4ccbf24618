meta-language-name = Türkçe
number-ending =
    .dat = { $last ->
        [2] 'ye
       *[other] 'e
    }
narrate-odd = { NUM($made, case: "dat") }
