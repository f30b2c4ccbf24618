meta-language-name = Türkçe
number-ending =
    .dat = { NUM($n) }
narrate-odd = { $made }
