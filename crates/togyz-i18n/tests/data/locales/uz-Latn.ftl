### A fixture of the tests, not a language that is shipped: a few messages in Uzbek, in Latin letters.
### Its tag names the script; the plural rules are those of uz. No native reader has seen it.

meta-language-name = Oʻzbekcha

## Uzbek endings do not vary with the number.

number-ending =
    .dat = { " " }ga
    .abl = { " " }dan

local-mover = { $mover ->
    [white] Oqlar
   *[black] Qoralar
 }

ui-kazan = Qozon
narrate-turn = Navbat: { local-mover }.
narrate-sow = { local-mover } { $from }-uydagi { $stones } ta toshni sochdi.
narrate-odd = { $made } — toq son: hech narsa olinmadi.
narrate-needed = { local-mover } { NUM($majority, case: "dat") } yetishi uchun yana { $needed } ta tosh kerak.
