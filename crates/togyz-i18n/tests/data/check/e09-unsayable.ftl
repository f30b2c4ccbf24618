meta-language-name = Türkçe
number-ending =
    .dat = 'e
narrate-turn = { NUM($mover, case: "dat") }
