### A fixture of the tests, not a language that is shipped: a few messages in Arabic, which has six
### plural forms and runs from right to left. No native reader has seen it.

meta-language-name = العربية

local-mover = { $mover ->
    [white] الأبيض
   *[black] الأسود
 }

ui-kazan = الخزنة
narrate-turn = الدور: { local-mover }.
narrate-sow = { local-mover }: وُزِّع { $stones ->
    [zero] لا حجر
    [one] حجر واحد
    [two] حجران
    [few] { $stones } أحجار
    [many] { $stones } حجرًا
   *[other] { $stones } حجر
 } من الحفرة { $from }.
narrate-odd = { $made } عدد فردي: لم يؤخذ شيء.
ui-record-white = الأبيض: { $input }
