meta-language-name = Türkçe
number-ending =
    .dat = { $tail -> [0] 'a *[other] 'e }
ui-goodbye = Hoşça kalın!
