meta-language-name = Türkçe
narrate-turn = Sıra: { local-movr }.
local-mover = { $mover ->
    [white] Beyaz
   *[black] Siyah
 }
narrate-threat-none = { local-mover } şimdi taş alamaz.
