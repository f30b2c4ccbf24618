meta-language-name = Türkçe
narrate-turn = { $mover ->
    [white] Beyaz
    [white] Ak
   *[black] Siyah
 }
