meta-language-name = Türkçe
narrate-turn = { $mover ->
    [withe] Beyaz
   *[black] Siyah
 }
