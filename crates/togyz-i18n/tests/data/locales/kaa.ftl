### A fixture of the tests, not a language that is shipped: a few messages in Karakalpak. CLDR has no
### plural rules for it, so those of Kazakh are borrowed, and what is missing is said in Kazakh.
### No native reader has seen it.

meta-language-name = Qaraqalpaqsha
meta-fallback = kk
meta-plurals = kk

local-mover = { $mover ->
    [white] Baslawshı
   *[black] Qostawshı
 }

ui-kazan = Qazan
narrate-turn = Gezek: { local-mover }.
narrate-sow = { local-mover } { $from }-otawdaǵı { $stones } qumalaqtı tarattı.
narrate-odd = { $made } — taq san: hesh nárse alınbadı.
narrate-needed = { local-mover } ushın { $majority } sanına jetiwge { $needed ->
    [one] jáne { $needed } qumalaq
   *[other] jáne { $needed } qumalaq
 } kerek.
