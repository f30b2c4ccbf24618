### A fixture of the tests, not a language that is shipped: a few messages in Japanese, which writes no
### spaces and fills two columns with each character. No native reader has seen it.

meta-language-name = 日本語

local-mover = { $mover ->
    [white] 白
   *[black] 黒
 }
local-owner = { $owner ->
    [white] 白
   *[black] 黒
 }

ui-kazan = カザン
ui-side = { $side ->
    [white] 白
   *[black] 黒
 }
narrate-turn = { local-mover }の番です。
narrate-sow = { local-mover }は{ $from }番の穴から{ $stones }個の石をまきました。
narrate-last-opponent = 最後の石は{ local-owner }の{ $to }番の穴に入り、{ $made }個になりました。
narrate-capture = { $made }は偶数なので、{ local-mover }は{ $captured }個の石を取りました。
narrate-odd = { $made }は奇数なので、何も取れませんでした。
narrate-kazan = { local-mover }のカザンの石は{ $kazan }個になりました。
