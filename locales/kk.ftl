### togyz қазақша.
### $mover, $owner, $winner, $side — "white" немесе "black"; $input, $file және сол сияқтылар — сол
### қалпында көрсетілетін мәтін; қалған айнымалылардың бәрі — бүтін сан.
### NUM($n, case: "…") санды number-ending ішінде көрсетілген жалғаумен жазады.

meta-language-name = Қазақша

## Цифрмен жазылған санның жалғаулары: dat — барыс, loc — жатыс, abl — шығыс, acc — табыс,
## gen — ілік, ins — көмектес септігі. $tail — санның соңғы айтылатын сөзі.

number-ending =
    .dat = { $tail ->
        [3] -ке
        [4] -ке
        [5] -ке
        [6] -ға
        [9] -ға
        [10] -ға
        [20] -ға
        [30] -ға
        [40] -қа
        [60] -қа
        [70] -ке
        [90] -ға
       *[other] -ге
    }
    .loc = { $tail ->
        [3] -те
        [4] -те
        [5] -те
        [6] -да
        [9] -да
        [10] -да
        [20] -да
        [30] -да
        [40] -та
        [60] -та
        [70] -те
        [90] -да
       *[other] -де
    }
    .abl = { $tail ->
        [3] -тен
        [4] -тен
        [5] -тен
        [6] -дан
        [9] -дан
        [10] -нан
        [20] -дан
        [30] -дан
        [40] -тан
        [60] -тан
        [70] -тен
        [80] -нен
        [90] -нан
       *[other] -ден
    }
    .acc = { $tail ->
        [2] -ні
        [3] -ті
        [4] -ті
        [5] -ті
        [6] -ны
        [7] -ні
        [9] -ды
        [10] -ды
        [20] -ны
        [30] -ды
        [40] -ты
        [60] -ты
        [70] -ті
        [90] -ды
       *[other] -ді
    }
    .gen = { $tail ->
        [2] -нің
        [3] -тің
        [4] -тің
        [5] -тің
        [6] -ның
        [7] -нің
        [9] -дың
        [10] -ның
        [20] -ның
        [30] -дың
        [40] -тың
        [60] -тың
        [70] -тің
        [80] -нің
        [90] -ның
       *[other] -дің
    }
    .ins = { $tail ->
        [3] -пен
        [4] -пен
        [5] -пен
        [8] -бен
        [9] -бен
        [30] -бен
        [40] -пен
        [60] -пен
        [70] -пен
        [100] -бен
       *[other] -мен
    }

## Көмекші хабарламалар (local-…): тек осы файл үшін.
## Бас әріппен жазылғаны — сөйлем басындағы түрі; gen — ілік, dat — барыс септігі.

local-Mover = { $mover ->
    [white] Бастаушы
   *[black] Қостаушы
 }
local-mover = { $mover ->
    [white] бастаушы
   *[black] қостаушы
 }
local-mover-gen = { $mover ->
    [white] бастаушының
   *[black] қостаушының
 }
local-Mover-gen = { $mover ->
    [white] Бастаушының
   *[black] Қостаушының
 }
local-Mover-dat = { $mover ->
    [white] Бастаушыға
   *[black] Қостаушыға
 }
local-owner = { $owner ->
    [white] бастаушы
   *[black] қостаушы
 }
local-owner-dat = { $owner ->
    [white] бастаушыға
   *[black] қостаушыға
 }
local-owner-gen = { $owner ->
    [white] бастаушының
   *[black] қостаушының
 }
local-Owner-gen = { $owner ->
    [white] Бастаушының
   *[black] Қостаушының
 }
local-Winner = { $winner ->
    [white] Бастаушы
   *[black] Қостаушы
 }
local-winner = { $winner ->
    [white] бастаушы
   *[black] қостаушы
 }
local-Loser = { $winner ->
    [white] Қостаушы
   *[black] Бастаушы
 }
local-Loser-gen = { $winner ->
    [white] Қостаушының
   *[black] Бастаушының
 }
local-Side = { $side ->
    [white] Бастаушы
   *[black] Қостаушы
 }
local-side = { $side ->
    [white] бастаушы
   *[black] қостаушы
 }
local-Side-gen = { $side ->
    [white] Бастаушының
   *[black] Қостаушының
 }
local-pit-name = { $pit ->
    [1] { pit-name-1 }
    [2] { pit-name-2 }
    [3] { pit-name-3 }
    [4] { pit-name-4 }
    [5] { pit-name-5 }
    [6] { pit-name-6 }
    [7] { pit-name-7 }
    [8] { pit-name-8 }
   *[9] { pit-name-9 }
 }
local-place = { $file }, { $line }-жол, { $number }-жүріс ({ local-mover })

## Баяндау: жүрісте не болды

narrate-turn = { local-Mover-gen } кезегі.
narrate-sow = { $wording ->
    [1] { local-Mover } { $from }-отаудан жүріп, { $stones } құмалақты таратты.
    [2] { $from }-отаудан жүрген { local-mover } { $stones } құмалақты таратты.
   *[other] { local-Mover } { $from }-отаудағы { $stones } құмалақты таратты.
 }
narrate-single = { $wording ->
    [1] { local-Mover } { $from }-отаудағы жалғыз құмалақты { $to }-отауға көшірді.
   *[other] { local-Mover-gen } { $from }-отауындағы жалғыз құмалақ { $to }-отауға көшті.
 }
narrate-single-sum = { $wording ->
    [1] { local-Mover } { $from }-отаудағы жалғыз құмалақты { $to }-отауға көшірді: { $before } + 1 = { $made }, бірақ өз қатарынан құмалақ алынбайды.
   *[other] { local-Mover-gen } { $from }-отауындағы жалғыз құмалақ { $to }-отауға көшті: { $before } + 1 = { $made }, бірақ өз қатарынан құмалақ алынбайды.
 }
narrate-single-across = { local-Mover-gen } { $from }-отауындағы жалғыз құмалақ { local-owner-gen } { $to }-отауына көшті.
narrate-single-across-made = { $wording ->
    [1] { local-Mover } { $from }-отаудағы жалғыз құмалақты { local-owner-gen } { $to }-отауына көшірді, енді онда { $made } құмалақ бар.
   *[other] { local-Mover-gen } { $from }-отауындағы жалғыз құмалақ { local-owner-gen } { $to }-отауына көшті, енді онда { $made } құмалақ бар.
 }
narrate-single-across-sum = { $wording ->
    [1] { local-Mover } { $from }-отаудағы жалғыз құмалақты { local-owner-gen } { $to }-отауына көшірді: { $before } + 1 = { $made }.
   *[other] { local-Mover-gen } { $from }-отауындағы жалғыз құмалақ { local-owner-gen } { $to }-отауына көшті: { $before } + 1 = { $made }.
 }
narrate-lap = Құмалақтар тақтаны толық айналып шықты да, { $from }-отауға тағы бір құмалақ түсті.
# [?]
narrate-last-opponent = { $wording ->
    [1] Соңғысы { local-owner-gen } { $to }-отауына түсті, енді онда { $made } құмалақ бар.
    [2] Тарату { local-owner-gen } { $to }-отауында аяқталды, енді онда { $made } құмалақ бар.
   *[other] Соңғы құмалақ { local-owner-gen } { $to }-отауына түсті, енді онда { $made } құмалақ бар.
 }
narrate-last-own = { $wording ->
    [1] Тарату { local-mover-gen } өз { $to }-отауында аяқталды: ештеңе алынбады.
   *[other] Соңғы құмалақ { local-mover-gen } өз { $to }-отауына түсті: ештеңе алынбады.
 }
narrate-last-tuzdyk = Соңғы құмалақ { local-owner-gen } тұздығына түсті: жүріс сонымен аяқталды.
narrate-last-tuzdyk-one = Соңғы құмалақ { local-owner-gen } тұздығына түсіп, оның қазанына салынды: жүріс сонымен аяқталды.
narrate-capture = { $wording ->
    [1] Бұл — жұп сан, сондықтан { local-mover } { $captured } құмалақ ұтып алды.
    [2] Жұп сан шықты: { local-mover } { $captured } құмалақ ұтып алды.
   *[other] { $made } — жұп сан: { local-mover } { $captured } құмалақ ұтып алды.
 }
narrate-odd = { $wording ->
    [1] Бұл — тақ сан, сондықтан ештеңе алынбады.
    [2] Тақ сан шықты: ештеңе алынбады.
   *[other] { $made } — тақ сан: ештеңе алынбады.
 }
narrate-tuzdyk = Отауда дәл 3 құмалақ жиналды: бұл отау { local-mover-gen } тұздығы болды, ал 3 құмалақ оның қазанына салынды.
narrate-tuzdyk-ninth = Отауда 3 құмалақ болды, бірақ { $to }-отау ешқашан тұздық бола алмайды.
narrate-tuzdyk-has-one = Отауда 3 құмалақ болды, бірақ { local-mover-gen } тұздығы бұрыннан бар еді.
narrate-tuzdyk-same-number = Отауда 3 құмалақ болды, бірақ { local-owner-gen } тұздығы да { $to }-отауда: аттас отаудан тұздық алынбайды.
narrate-tuzdyk-collect = { local-Owner-gen } тұздығына { $captured } құмалақ түсіп, оның қазанына салынды.
narrate-kazan = { $wording ->
    [1] { local-Mover-gen } қазанындағы құмалақ { NUM($kazan, case: "dat") } жетті.
   *[other] { local-Mover-gen } қазанында енді { $kazan } құмалақ бар.
 }
narrate-score = Есеп: бастаушы — { $white }, қостаушы — { $black }.
# [W03]
narrate-needed = { local-Mover-dat } жеңу үшін тағы { $needed } құмалақ керек.
narrate-both-captured = Екі ойыншы да { NUM($captured, case: "abl") } құмалақ ұтып алды.

## Бір жолдық баяндау

narrate-brief = { $from }→{ $to }, { $stones } ({ $white }:{ $black })
narrate-brief-capture = { $from }→{ $to }, { $stones }, +{ $captured } ({ $white }:{ $black })
narrate-brief-tuzdyk = { $from }→{ $to }x, { $stones }, +{ $captured } ({ $white }:{ $black })

## Үйренушіге арналған баяндау: сандар және қарсыластың енді не істей алатыны

narrate-last-opponent-sum = { $wording ->
    [1] Тарату { local-owner-gen } { $to }-отауында аяқталды: { $before } + 1 = { $made }.
   *[other] Соңғы құмалақ { local-owner-gen } { $to }-отауына түсті: { $before } + 1 = { $made }.
 }
narrate-last-own-sum = { $wording ->
    [1] Тарату { local-mover-gen } өз { $to }-отауында аяқталды: { $before } + 1 = { $made }, бірақ өз қатарынан құмалақ алынбайды.
   *[other] Соңғы құмалақ { local-mover-gen } өз { $to }-отауына түсті: { $before } + 1 = { $made }, бірақ өз қатарынан құмалақ алынбайды.
 }
narrate-threat-capture = Енді { local-mover } өзінің { $pit }-отауынан жүріп, { local-owner-gen } { $target }-отауындағы { $stones } құмалақты ұтып ала алады.
narrate-threat-tuzdyk = { $wording ->
    [1] Сондай-ақ { local-mover } өзінің { $pit }-отауынан жүріп, { local-owner-gen } { $target }-отауынан тұздық ала алады.
   *[other] Енді { local-mover } өзінің { $pit }-отауынан жүріп, { local-owner-gen } { $target }-отауынан тұздық ала алады.
 }
narrate-threat-none = Қазір { local-mover } ештеңе ұтып ала алмайды.

## Ойын қалай аяқталды

narrate-majority = { local-Owner-gen } қазанында { $kazan } құмалақ бар, жеңу үшін { $majority } құмалақ жеткілікті.
narrate-majority-given = { local-Mover } өз жүрісімен { local-owner-gen } қазанына құмалақ қосты: енді онда { $kazan } құмалақ бар, жеңу үшін { $majority } құмалақ жеткілікті.
narrate-atsyrau = { local-Mover-gen } жүретін құмалағы қалмады: атсырау.
narrate-rest = Тақтада қалған { $rest } құмалақ { local-owner-gen } қазанына салынды.
narrate-rest-none = Тақтада бірде-бір құмалақ қалмады.
# [?] «кезек қайтадан … өтті» — жүре алмаған ойыншының кезегі қарсыласына өтуі.
narrate-skipped = { local-Mover-gen } жүретін құмалағы қалмады, бірақ { local-owner } қай отаудан жүрсе де, { local-mover-gen } қатарына құмалақ түседі: кезек қайтадан { local-owner-dat } өтті.
# Алдымен жеңгеннің құмалағы жазылады: «Қостаушы 82:60 есебімен жеңді».
narrate-win = { local-Winner } { $winner ->
    [white] { $white }:{ $black }
   *[black] { $black }:{ $white }
 } есебімен жеңді.
narrate-win-resignation = { local-Loser } берілді: { local-winner } жеңді.
narrate-win-time = { local-Loser-gen } уақыты бітті: { local-winner } жеңді.
narrate-draw = Екі қазанда да { NUM($kazan, case: "abl") } құмалақ бар: тең ойын.
narrate-draw-agreement = Ойыншылар тең ойынға келісті.
narrate-draw-repetition = Бұл қалып үшінші рет қайталанды: тең ойын.
narrate-draw-other = Ойын тең аяқталды.

## Жүріс не береді (7?)

preview-last-opponent = { $from }-отаудан жүрсеңіз, соңғы құмалақ қарсыластың { $to }-отауына түседі: { $before } + 1 = { $made }.
preview-last-own = { $from }-отаудан жүрсеңіз, соңғы құмалақ өзіңіздің { $to }-отауыңызға түседі: { $before } + 1 = { $made }, бірақ өз қатарыңыздан құмалақ алынбайды.
preview-last-tuzdyk-own = { $from }-отаудан жүрсеңіз, соңғы құмалақ өзіңіздің тұздығыңызға түседі, жүріс сонымен аяқталады.
preview-last-tuzdyk-opponent = { $from }-отаудан жүрсеңіз, соңғы құмалақ қарсыластың тұздығына түседі, жүріс сонымен аяқталады.
preview-fed-own = Тұздығыңызға { $stones } құмалақ түседі.
preview-fed-opponent = Қарсыластың тұздығына { $stones } құмалақ түседі.
preview-capture = { $made } — жұп сан: сіз { $captured } құмалақ ұтып аласыз.
preview-odd = { $made } — тақ сан: ештеңе алынбайды.
preview-tuzdyk = Бұл отау сіздің тұздығыңыз болады, ал 3 құмалағы қазаныңызға салынады.
preview-tuzdyk-ninth = Бірақ { $to }-отау ешқашан тұздық бола алмайды: 3 құмалақ сонда қалады.
preview-tuzdyk-has-one = Бірақ сіздің тұздығыңыз бұрыннан бар: 3 құмалақ отауда қалады.
preview-tuzdyk-same-number = Бірақ қарсыластың тұздығы да { $to }-отауда, аттас отаудан тұздық алынбайды: 3 құмалақ отауда қалады.
preview-majority-own = Қазаныңызда { $kazan } құмалақ болады, жеңу үшін { $majority } құмалақ жеткілікті.
preview-majority-opponent = Қарсыластың қазанында { $kazan } құмалақ болады, жеңу үшін { $majority } құмалақ жеткілікті.
preview-atsyrau-own = Сіздің жүретін құмалағыңыз қалмайды: атсырау.
preview-atsyrau-opponent = Қарсыластың жүретін құмалағы қалмайды: атсырау.
preview-rest-own = Тақтада қалған { $rest } құмалақ сіздің қазаныңызға салынады.
preview-rest-opponent = Тақтада қалған { $rest } құмалақ қарсыластың қазанына салынады.
preview-rest-none = Тақтада бірде-бір құмалақ қалмайды.
preview-skipped = Қарсыластың жүретін құмалағы қалмайды, бірақ сіз қай отаудан жүрсеңіз де, оның қатарына құмалақ түседі: тағы бір рет сіз жүресіз.
preview-win = Сіз { $yours }:{ $theirs } есебімен жеңесіз.
preview-loss = Қарсылас { $theirs }:{ $yours } есебімен жеңеді.
preview-draw = Ойын тең аяқталады.
preview-threat-capture = Содан кейін қарсылас өзінің { $pit }-отауынан жүріп, сіздің { $target }-отауыңыздағы { $stones } құмалақты ұтып ала алады.
preview-threat-tuzdyk = { $wording ->
    [1] Сондай-ақ қарсылас өзінің { $pit }-отауынан жүріп, сіздің { $target }-отауыңыздан тұздық ала алады.
   *[other] Содан кейін қарсылас өзінің { $pit }-отауынан жүріп, сіздің { $target }-отауыңыздан тұздық ала алады.
 }

## Тақта: жазулар және тақтадағы қалып сөзбен

ui-kazan = Қазан
# Ондық бөлшектің белгісі: 13,4.
ui-decimal-point = ,
ui-side = { local-Side }
ui-board-you = Сіз · { local-side }
ui-board-computer = Компьютер · { local-side } · { $level }-деңгей
ui-board-engine = { $input } · { local-side }
ui-your-pits = Сіздің отауларыңыз, 1-отаудан бастап: { $values }.
ui-opponent-pits = Қарсыластың отаулары, 1-отаудан бастап: { $values }.
ui-side-pits = { local-Side-gen } отаулары, 1-отаудан бастап: { $values }.
ui-your-pit = Сіздің { $pit }-отауыңызда { $stones } құмалақ бар.
ui-opponent-pit = Қарсыластың { $pit }-отауында { $stones } құмалақ бар.
ui-your-pit-tuzdyk = Сіздің { $pit }-отауыңыз — қарсыластың тұздығы.
ui-opponent-pit-tuzdyk = Қарсыластың { $pit }-отауы — сіздің тұздығыңыз.
ui-no-tuzdyk = Әзірге ешкімде тұздық жоқ.
ui-side-tuzdyk = { local-Owner-gen } тұздығы — қарсыластың { $pit }-отауы.
ui-pit-legend = Отаулардың дәстүрлі аттары: 1 — { pit-name-1 }, 2 — { pit-name-2 }, 3 — { pit-name-3 }, 4 — { pit-name-4 }, 5 — { pit-name-5 }, 6 — { pit-name-6 }, 7 — { pit-name-7 }, 8 — { pit-name-8 }, 9 — { pit-name-9 }.
ui-pit-called = Дәстүрлі аты — { local-pit-name }.
ui-moves = Таңдауға болады: { $values }.
ui-score = Сіздің қазаныңызда { $yours }, қарсыластың қазанында { $theirs } құмалақ бар.
ui-needed = Жеңу үшін тағы { $needed } құмалақ керек.

## Отаулардың аттары

pit-name-1 = Арт
pit-name-2 = Тектұрмас
pit-name-3 = Ат өтпес
pit-name-4 = Атсыратар
pit-name-5 = Бел
pit-name-6 = Белбасар
pit-name-7 = Қандықақпан
pit-name-8 = Көкмойын
pit-name-9 = Маңдай

## Отаулар мен жүрістер, қысқаша

error-pit-range = Ондай отау жоқ. 1 мен { $pits } аралығындағы нөмірді таңдаңыз.
error-pit-empty = { $from }-отау бос. Басқа отауды таңдаңыз.
error-pit-tuzdyk = { $from }-отау — қарсыластың тұздығы, одан жүруге болмайды.
error-not-a-number = «{ $input }» — отау нөмірі емес.
hint-capture = { $from }-отаудан жүріп көріңіз: { $captured } құмалақ ұтып аласыз.
hint-tuzdyk = { $from }-отаудан жүріп көріңіз: қарсыластың { $target }-отауы тұздығыңыз болады.
hint-move = { $from }-отаудан жүріп көріңіз.
hint-only = Сізде бір ғана жүріс бар: { $from }-отаудан.
hint-look-win = Бұл жерде сөзсіз жеңуге болады. Соған жеткізетін жүрісті табыңыз.
hint-look-lost = Қалай жүрсеңіз де, қарсылас жеңе алады. Оның жеңісін барынша қиындататын жүрісті іздеңіз.
hint-look-tuzdyk = Бірден тұздық алуға болады. Қай отаудан жүру керегін табыңыз.
hint-look-capture = Ұтып алатын құмалақ бар. Әр отаудың соңғы құмалағы қайда түсетінін санап көріңіз.
hint-look-starve = Қарсыласты жүретін құмалақсыз қалдыруға болады. Соның жолын іздеңіз.
hint-look-escape = Абайлаңыз: жүретін құмалақсыз қалып қоюыңыз мүмкін.
hint-look-threat = Бір жүріс алға ойлаңыз: қай жүріс қарсыласқа қауіп төндіреді?
hint-look-guard = Қарсылас сіздің қатарыңыздан құмалақ ұтып ала алады. Оның қайда екенін тауып, қорғаныңыз.
hint-look-guard-tuzdyk = Қарсылас сіздің қатарыңыздан тұздық ала алады. Оның қайда екенін тауып, жол бермеңіз.
hint-look-careful = Кейбір жүрісіңізден кейін қарсыласқа ұтып алу мүмкіндігі туады. Жүрмес бұрын оның не ала алатынын санап көріңіз.
hint-look-row = { $first }–{ $last }-отауларыңызға қараңыз.
hint-compare = Мына отауларыңызды салыстырыңыз: { $values }. Қарсылас әрқайсысына қалай жауап бере алады?
hint-more = Толығырақ білу үшін қайтадан кеңес сұраңыз.
hint-line = Ең жақсы жүрістер: { $line }
hint-beside = Салыстыру үшін { $notation } жүрісі:
hint-second = Одан кейінгі жақсысы: { $line }
hint-careful-blunder = Абайлаңыз: { $notation } өрескел қателік болар еді.
hint-careful-mistake = Абайлаңыз: { $notation } қателік болар еді.
hint-careful-inaccuracy = Абайлаңыз: { $notation } дәлсіздік болар еді.
hint-costs = Шамамен { $stones } құмалақ қолдан кетеді.
hint-elsewhere = Бұдан пайдалырақ жүріс бар.
hint-choice = Бәрібір жүру: «иә» не сол жүрісті қайта теріңіз. Тағы ойлану: «жоқ» не басқа жүріс. Кеңес сұрау: «кеңес».
hint-think-again = Жүріс жасалған жоқ. Тағы ойланыңыз.
hint-computer-blunder = Компьютердің алдыңғы жүрісі, { $notation }, өрескел қателік еді.
hint-computer-mistake = Компьютердің алдыңғы жүрісі, { $notation }, қателік еді.
hint-computer-inaccuracy = Компьютердің алдыңғы жүрісі, { $notation }, дәлсіздік еді.
hint-you-used = Сіз мұны пайдалана білдіңіз.
hint-you-missed = Ең жақсы жауап: { $line }
tutorial-start = Ойын басында әр отауда 9-дан құмалақ болады, барлығы 162.
tutorial-goal = 82 құмалақ жинаған жеңеді: бұл 162-нің жартысынан көп.
history-move = { $number }-жүріс: { $notation }

## Мәзір

ui-title = togyz — терминалдағы тоғызқұмалақ ойыны
# [W06]
ui-languages = Қазақша --lang kk · Кыргызча --lang ky · Русский --lang ru · English --lang en
ui-menu-continue = Ойынды жалғастыру
ui-menu-learn = Ережені үйрену
ui-menu-play = Компьютермен ойнау
ui-menu-two = Екі кісілік ойын
ui-menu-rules = Бір беттік ереже
ui-menu-analyze = Ойынды талдау
ui-menu-help = Анықтама
ui-menu-quit = Шығу
ui-menu-prompt = Таңдауыңыз [{ $default }]:
ui-menu-unknown = Мәзірде «{ $input }» жоқ. 1 мен { $count } аралығындағы нөмірді жазыңыз.

## Анықтама

help-usage = Қолданылуы
help-commands = Пәрмендер
help-arguments = Аргументтер
help-options = Параметрлер
help-global-options = Барлық пәрменге ортақ параметрлер
help-default = әдепкі мәні: { $value }
help-possible-values = мүмкін мәндері: { $values }
help-more = Пәрмен туралы толығырақ: togyz help ПӘРМЕН
help-value-command = ПӘРМЕН
help-value-options = ПАРАМЕТРЛЕР
help-value-file = ФАЙЛ
help-value-dir = ҚАЛТА
help-value-number = САН
help-value-name = АТ
help-value-value = МӘН
help-value-lang = ТІЛ
help-value-pit = ОТАУ
help-value-level = ДЕҢГЕЙ
help-value-seconds = СЕКУНД
help-value-clock = МИН+СЕК
help-value-moves = ЖҮРІСТЕР
# [?] «қалып» — глоссарийдегі «бастапқы қалып» үлгісімен; «жағдай» да айтылады.
help-value-position = ҚАЛЫП
help-value-step = ҚАДАМ
# [?] shell: «қабықша».
help-value-shell = ҚАБЫҚША
help-value-date = КҮН
help-value-numbers = НӨМІРЛЕР
help-value-player = ОЙЫНШЫ
help-value-seconds-added = СЕК+СЕК
help-command-play = компьютермен немесе басқа адаммен ойнау
help-command-resume = аяқталмаған соңғы ойынды жалғастыру
help-command-learn = ережені қадам-қадаммен, сурет пен жаттығу арқылы үйрену
help-command-analyze = ойындағы қателерді тауып, түсіндіру
help-command-replay = жазылған ойынды әр жүрісін түсіндіріп көрсету
help-command-rules = бір беттік ереже: ойын атының жазылу түрлері, әртүрлі түсінілетін тұстары
help-command-puzzle = есеп шығару
help-command-show = тақтадағы қалыпты көрсету
help-command-solve = ойын соңындағы қалыптың дәл нәтижесі
help-command-tables = ойын соңының кестелерін құру, тексеру, жою
help-command-tables-build = тақтадағы құмалағы көрсетілген саннан аспайтын барлық қалыптың кестесін құру
help-command-tables-info = қандай кесте барын көрсету
help-command-tables-verify = кестелердің бүлінбегенін және мәндерін тексеру
help-command-tables-remove = кестелерді жою
help-command-games = ойындар жинағы: енгізу, іздеу, статистика
help-command-games-import = файлдардағы ойындарды жинаққа енгізу
help-command-games-list = ойындардың тізімі
help-command-games-find = ойындарды іздеу
help-command-games-show = ойындарды әр жүрісін түсіндіріп көрсету
help-command-games-export = ойындарды таңдалған нотациямен жазу
help-command-games-openings = алғашқы жүрістер: қаншалықты жиі жүрілгені және нәтижелері
help-command-games-stats = ойындар жинағы сан түрінде
help-command-games-check = әр ойынды қайта ойнап, әр қатені көрсету
help-command-games-delete = ойындарды жою
help-command-stats = сіздің нәтижелеріңіз
# [?] engine: «ойын бағдарламасы»; «қозғалтқыш» та айтылады.
help-command-match = екі ойын бағдарламасының өзара ойыны
help-command-tui = толық экранды тақта
help-command-engine = стандартты енгізу мен шығару арқылы UGI хаттамасымен жұмыс істеу
help-command-locale = бағдарлама тілдері
help-command-locale-list = орнатылған тілдердің тізімі
help-command-locale-check = тіл файлындағы қателерді тауып, қалай түзетуді түсіндіру
help-command-locale-new = жаңа тіл бастау: барлық хабарламасы бар, аударуға дайын файл
help-command-locale-show = бір хабарламаны үлгі мәндерімен барлық тілде көрсету
help-command-locale-preview = тілдің барлық хабарламасын үлгі мәндерімен көрсету
help-command-config = баптауларды көру және өзгерту
help-command-config-show = барлық баптауды, мәнін және қайдан алынғанын көрсету
help-command-config-path = баптау файлының қайда екенін көрсету
help-command-config-set = файлдағы баптауды өзгерту
help-command-config-unset = баптауды файлдан алып тастау
help-command-completions = терминал қабықшасында сөздерді толықтыру
help-command-man = анықтамалық беттерін жазу
help-command-help = бағдарлама немесе бір пәрмен туралы анықтама
help-command-bench = іздеудің, ережелердің, баяндаудың және кестелердің жылдамдығын өлшеу
help-command-perft = берілген тереңдікке дейінгі қалыптарды санау
help-option-lang = бағдарлама тілі
help-option-locale-dir = қосымша тілдер қалтасы; бірнеше рет көрсетуге болады
help-option-style = тақта қалай көрсетіледі
help-option-color = түс қашан қолданылады
help-option-theme = түстер тақырыбы
help-option-narration = әр жүріс қаншалықты толық баяндалады
help-option-animate = құмалақ таратуды көрсету жылдамдығы
help-option-rules = ереже нұсқасы; бірнешеуі + белгісімен қосылады
help-option-pit-names = отауларды нөмірмен немесе дәстүрлі атымен атау
help-option-no-input = ешқашан сұрақ қоймау
help-option-config = баптау файлы
help-option-config-key = баптаудың аты
help-option-config-value = жаңа мәні
help-option-quiet = тек маңыздысын хабарлау
help-option-verbose = орындалып жатқан жұмысты толығырақ хабарлау
help-option-help = осы анықтаманы көрсету
help-option-version = нұсқасын көрсету
help-option-level = компьютердің күші, 1-ден 9-ға дейін
help-option-side = сіздің жағыңыз
help-option-two = бір экранда екі кісілік ойын
help-option-engine = UGI хаттамасын білетін басқа бағдарламамен ойнау
help-option-clock = ойынға берілетін минут және әр жүріске қосылатын секунд
help-option-tutor = нашар жүріс алдында ескерту; сол жүріс қайта терілсе, жасалады
help-option-confirm = әр жүрістің алдында растауды сұрау
help-option-outcomes = әр жүрістің не беретінін көрсету
help-option-odds = әлсіз жақтың қазанында ойын басында болатын құмалақ саны
help-option-hash = іздеуге арналған жад, мегабайт
help-option-fen = осы қалыптан бастау
help-option-record = ойынды осы файлға жазу; екі кісілік ойын сол файлда жалғасады
help-option-seed = кездейсоқ таңдаудың бастапқы саны
help-option-tables-stones = тақтадағы құмалақтың ең көп саны
help-option-tables-dir = кестелер қалтасы
help-option-tables-full = 6 құмалақтан аспайтын барлық қалыпты да салыстыру
help-option-solve-time = іздеуге берілетін ең көп уақыт, секунд
help-option-step = қай қадамнан бастау
help-option-list = қадамдар тізімін көрсету
help-option-all = барлық қадамды бірден көрсету
help-option-quiz = осынша жаңа сұрақ қою
help-option-puzzle = есептің нөмірі; нөмірсіз — қайталанатын не жаңа есеп
help-option-puzzle-theme = тек осы тақырыптағы есептер
help-option-puzzle-level = тек осы қиындықтағы есептер, 1-ден 9-ға дейін
help-option-daily = күн есебі, бәріне бірдей
help-option-mine = сақталған ойындарыңыздан алынған есептер
help-option-puzzle-count = есептің саны
help-option-puzzle-list = есептер тізімін көрсету
help-option-format = шығару пішімі
help-option-game-file = ойын жазбасы; - — стандартты енгізу, last — соңғы ойыныңыз
help-option-game = ойынның файлдағы нөмірі
help-option-time = әр жүрісті ойлауға берілетін уақыт
# [?] ply: «жартыжүріс».
help-option-depth = іздеу тереңдігі, жартыжүріс есебімен
help-option-stage = нені өлшеу керек; көрсетілмесе, бәрі өлшенеді
help-option-side-analyzed = кімнің қателері ізделеді
help-option-top = ең ірі қателердің осыншасын ғана көрсету
help-option-annotate = ойынды түсіндірмесімен осы файлға жазу
help-option-fail-on = мұндай қате болса, 5 кодымен аяқтау
help-option-stats-level = компьютердің тек осы деңгейімен ойналған ойындар
help-option-stats-side = тек өзіңіз осы жақта ойнаған ойындар
help-option-no-analysis = жүрістеріңізді ең жақсысымен салыстырмау: алғашқы рет бұл біраз уақыт алады
help-option-moves = файл орнына көрсетілетін жүрістер
help-option-from = қай жартыжүрістен бастау (жартыжүріс — бір ойыншының бір жүрісі), 1-ден бастап саналады
help-option-to = қай жартыжүрісте тоқтау
help-option-auto = осынша секундтан кейін келесі жүріске өзі өту
help-option-saved-game = жалғастырылатын ойын; көрсетілмесе, аяқталмаған соңғы ойын
help-option-walk = осы жазбаны көрсеткі пернелермен қарау; last — соңғы ойыныңыз
help-option-mouse = отауларды тінтуірмен басу; ондайда мәтінді белгілеуге болмайды
help-option-position = көрсетілетін қалып; - — стандартты енгізу; жазылмаса, бастапқы қалып
help-option-solve-position = нәтижесі ізделетін қалып; - — стандартты енгізу
help-option-command = түсіндірілетін пәрмен
help-option-shell = сөздерді толықтыратын қабықша
help-option-man-folder = беттер жазылатын қалта
help-option-import-files = ойын жазбалары; - — стандартты енгізу
help-option-lenient = қатеден кейін келесі ойыннан жалғастыру
help-option-limit = ең көп дегенде осынша ойын
help-option-player = ойыншының аты немесе оның бөлігі; бірнеше рет көрсетуге болады
help-option-date = ойын өткен жыл, ай немесе күн: 2025, 2025-01, 2025-01-08
help-option-since = осы күні немесе одан кейін өткен ойындар
help-option-until = осы күні немесе одан бұрын өткен ойындар
help-option-result = ойынның нәтижесі
help-option-opening = ойынның алғашқы жүрістері, мысалы «76 98 66»
help-option-tuzdyk = бастаушы не қостаушы тұздығының нөмірі
help-option-tuzdyk-white = бастаушы тұздығының нөмірі
help-option-tuzdyk-black = қостаушы тұздығының нөмірі
help-option-min-plies = кемінде осынша жартыжүріс
help-option-max-plies = ең көп дегенде осынша жартыжүріс
help-option-ended = ойынның немен аяқталғаны
help-option-reached = ойында кездескен қалып
help-option-game-numbers = жинақтағы ойындардың нөмірлері, мысалы 3 5 10-20
help-option-game-numbers-all = жинақтағы ойындардың нөмірлері, мысалы 3 5 10-20; жазылмаса, барлық ойын
help-option-output = стандартты шығаруға емес, осы файлға жазу
help-option-yes = барлық сұраққа «иә» деп жауап беру
help-option-opening-plies = қарастырылатын жартыжүрістердің саны
help-option-min-games = бұдан аз ойында кездескенін көрсетпеу
help-option-check-files = тексерілетін жазбалар; жазылмаса, ойындар жинағы
help-option-match-first = бірінші ойыншы: engine, tables, level:1 – level:9, alphabeta, greedy, random, weights:ФАЙЛ немесе ugi:ПӘРМЕН; параметрлері үтірден кейін жазылады, мысалы engine,threads=2,nodes=5000; не levels — әр деңгей өзінен бір төменгі деңгеймен ойнайды
help-option-match-second = екінші ойыншы
help-option-match-games = ойналатын ойын саны; әр екі ойынның басталуы бірдей, ойыншылар жақ ауыстырады
help-option-match-openings = әр жолында қалып немесе жүрістер жазылған файл; жазылмаса, ойынның басталуы кездейсоқ таңдалады
help-option-match-record = ойындарды осы файлға жазу; онда осы матчтың бір бөлігі болса, оны жалғастыру
help-option-move-time = әр жүріске берілетін миллисекунд
help-option-nodes = әр жүріс үшін қаралатын қалып саны
help-option-match-clock = ойынға берілетін секунд және әр жүріске қосылатын секунд: 10+0.1
help-option-concurrency = қатар ойналатын ойын саны
help-option-sprt = Эло бойынша осы екі айырманың бірі қабылданғанда тоқтау
help-option-locale-files = тіл файлдары немесе орнатылған тілдердің кодтары
help-option-locale-all = барлық орнатылған тілді тексеру
help-option-strict = ескертулерді қате деп санау
help-option-json = әр жолға бір JSON нысанын шығару
help-option-tag = тілдің коды, мысалы tr, kaa немесе uz-Latn
help-option-from-lang = мәтіндері ағылшыншамен қатар көрсетілетін екінші тіл
help-option-message = хабарламаның аты, мысалы narrate-sow
help-value-tag = КОД
help-value-message = ХАБАРЛАМА

## Анықтамалық беттері (man togyz)

man-manual = Пайдаланушы пәрмендері
man-name = АТАУЫ
man-title = терминалдағы тоғызқұмалақ ойыны
man-synopsis = ҚОЛДАНЫЛУЫ
man-description = СИПАТТАМАСЫ
man-commands = ПӘРМЕНДЕР
man-arguments = АРГУМЕНТТЕР
man-options = ПАРАМЕТРЛЕР
man-global-options = ОРТАҚ ПАРАМЕТРЛЕР
man-words = ОЙЫНДА ЖАЗЫЛАТЫН СӨЗДЕР
man-environment = ОРТА АЙНЫМАЛЫЛАРЫ
man-files = ФАЙЛДАР
man-exit = ШЫҒУ КОДТАРЫ
man-see-also = ТАҒЫ ҚАРАҢЫЗ
man-about = Тоғызқұмалақ — екі кісі ойнайтын халық ойыны, қырғыздар оны тогуз коргоол дейді. Бағдарлама сізбен тоғыз деңгейде ойнайды, әр жүрісті сөзбен баяндайды, ережені қадам-қадаммен үйретеді және жазылған ойынның қай жерінде қате кеткенін көрсетеді. Пәрмен жазылмаса, мәзір ашылады.
man-global-options-body = Барлық пәрменге ортақ параметрлер { $command } бетінде түсіндірілген.
man-env-options = аттас параметрлердің мәндері; пәрмен жолындағы параметр бұлардан басым, ал баптау файлы бұларға жол береді
man-env-config = қолданылатын баптау файлы
man-env-data-dir = ойындар, кестелер мен тілдер сақталатын қалта; көрсетілмесе, әдеттегі қалта қолданылады
man-env-locale-dir = қосымша тілдер қалталары
man-env-lang = бағдарлама тілі, егер ол басқаша таңдалмаса
man-env-no-color = мән берілсе, түстер қолданылмайды
man-file-config = баптаулар
man-file-games = өз ойындарыңыз
man-file-collection = жинаққа енгізілген ойындар
man-file-tables = ойын соңының кестелері
man-file-locales = өзіңіз қосқан тілдер
man-exit-done = сұралғанның бәрі орындалды
man-exit-failed = жұмыс барысында бірдеңе сәтсіз болды
man-exit-usage = пәрмен жолы түсініксіз
man-exit-bad-data = ойын жазбасында, қалыпта немесе басқа файлда қате бар; қатеге дейінгінің бәрі қолданылды
man-exit-findings = тексеру қателер тапты
man-exit-unmet = талап орындалмады: --fail-on атаған қате табылды
man-exit-interrupted = жұмыс үзілді; оған дейін істелгеннің бәрі сақталды

## Пәрмен жолының қателері

error-label = Қате
error-see-help = Анықтаманы көру үшін: { $command } --help
error-cli-unknown-option = Белгісіз параметр: «{ $input }».
error-cli-unknown-option-suggest = Белгісіз параметр: «{ $input }». «{ $suggestion }» деп жазғыңыз келді ме?
error-cli-unknown-command = Белгісіз пәрмен: «{ $input }».
error-cli-unknown-command-suggest = Белгісіз пәрмен: «{ $input }». «{ $suggestion }» деп жазғыңыз келді ме?
error-cli-unexpected-argument = Артық аргумент: «{ $input }».
error-cli-invalid-value = «{ $input }» мәні { $option } параметріне жарамайды. Мүмкін мәндері: { $allowed }.
error-cli-invalid-value-suggest = «{ $input }» мәні { $option } параметріне жарамайды. «{ $suggestion }» деп жазғыңыз келді ме?
error-cli-bad-value = «{ $input }» мәні { $option } параметріне жарамайды.
error-cli-not-a-number = { $option } параметріне бүтін сан керек, ал «{ $input }» — бүтін сан емес.
error-cli-range = «{ $input }» мәні { $option } параметрінің шегінен шығып кетті: сан { $min } мен { $max } аралығында болуы керек.
error-cli-missing-value = { $option } параметрінің мәні көрсетілмеген.
error-cli-missing-argument = Мына аргументтер жетіспейді: { $values }.
error-cli-missing-command = Пәрмен көрсетілмеген. Пәрмендер: { $allowed }.
error-cli-repeated = { $option } параметрін бір рет қана көрсетуге болады.
error-cli-conflict = { $option } және { $other } параметрлерін бірге қолдануға болмайды.
error-cli-unexpected-value = { $option } параметрі мән қабылдамайды, бірақ «{ $input }» көрсетілген.
error-cli-too-many-values = { $option } параметрінің мәні тым көп: «{ $input }» артық.
error-cli-too-few-values = { $option } параметріне кемінде { $min } мән керек; көрсетілгені: { $count }.
error-cli-wrong-count = { $option } параметріне дәл { $expected } мән керек; көрсетілгені: { $count }.
error-cli-no-equals = { $option } параметрінің мәнін теңдік белгісімен жазыңыз: { $option }=МӘН.
error-cli-not-utf8 = Аргументтердің бірі UTF-8 кодтауындағы мәтін емес.
error-cli-io = Мәтінді шығару мүмкін болмады.
error-cli-other = Пәрмен жолын түсіну мүмкін болмады.

## Ойын кезінде

ui-your-move = Кезек сізде.
ui-thinking = Компьютер ойланып жатыр…
ui-confirm-move = { $input } жүрісін жасайсыз ба? [и/ж]
ui-confirm-resign = Шынымен берілесіз бе? [и/ж]
ui-confirm-draw = { local-Mover } тең ойын ұсынды. Келісесіз бе? [и/ж]
ui-confirm-new = Осы ойынды тастап, жаңасын бастайсыз ба? [и/ж]
ui-confirm-overwrite = { $file } файлы бар. Үстінен жазу керек пе? [и/ж]
ui-answer-yes-no = «Иә» немесе «жоқ» деп жауап беріңіз.
ui-undone = { $count } жүріс қайтарылды.
ui-undone-both = Екі жүріс қайтарылды: сіздікі және қарсыластікі.
ui-redone = { $count } жүріс қайта жасалды.
ui-nothing-to-undo = Қайтаратын жүріс жоқ.
ui-nothing-to-redo = Қайта жасайтын жүріс жоқ.
ui-no-moves-yet = Әзірге ешкім жүрген жоқ.
ui-saved = Ойын сақталды. Жалғастыру үшін: togyz resume
ui-saved-file = Ойын { $file } файлына сақталды.
ui-saved-elsewhere = Сақталған ойынды басқа біреу өзгертіпті. Сіздің ойыныңыз { $file } файлына сақталады.
ui-save-needs-name = Ойынға ат беріңіз, мысалы: сақтау сабақ
ui-loaded = Ойын { $file } файлынан жүктелді.
ui-nothing-to-resume = Аяқталмаған ойын жоқ.
error-game-finished = { $file } файлындағы ойын аяқталған. Көру үшін: togyz replay { $file }
ui-resumed = Ойын жалғасады.
ui-saved-games = Сақталған ойындар: { $values }
ui-no-saved-games = Әзірге сақталған ойын жоқ.
ui-not-saved = Бұл ойынның соңғы жүрістері сақталған жоқ.
ui-new-game = Жаңа ойын: сіз — { local-side }, компьютердің деңгейі — { $level }.
ui-new-game-engine = Жаңа ойын: сіз — { local-side }, қарсыласыңыз — { $input }.
ui-new-game-two = Екі кісілік жаңа ойын. Бірінші болып бастаушы жүреді.
ui-help-tip = Пәрмендер тізімін көру үшін: анықтама
ui-after-game = Тағы ойнау үшін: жаңа. Бағдарламадан шығу үшін: шығу
ui-level-changed = Енді деңгей — { $level }.
ui-language-changed = Енді бағдарлама тілі — қазақша.
ui-tutor-changed = Ұстаз баптауы өзгерді.
ui-narration-changed = Баяндау баптауы өзгерді.
ui-choose-one = Біреуін таңдаңыз: { $values }
ui-flipped = Тақта айналдырылды.
ui-draw-offered = Сіз тең ойын ұсындыңыз.
ui-draw-accepted = Ұсыныс қабылданды: тең ойын.
ui-draw-declined = Ұсыныс қабылданбады. Ойын жалғасады.
ui-claim-accepted = Бұл қалып үшінші рет қайталанды: тең ойын.
ui-claim-declined = Тең ойын талап етуге болмайды: бұл қалып әлі үш рет қайталанған жоқ.
ui-claim-not-in-rules = Бұл ойында қайталанған қалып үшін тең ойын талап етілмейді.
ui-resigned-you = Сіз берілдіңіз.
ui-resigned = { local-Mover } берілді.
ui-time-over = { local-Mover-gen } уақыты бітті.
ui-goodbye = Сау болыңыз!
ui-locale-embedded = бағдарламаның ішінде
ui-locale-user = файлдан: { $file }
ui-locale-changed = бағдарламаның ішінде, өзгерістер файлдан: { $file }

## Толық экранды тақта

screen-title-told = Ойын барысы
screen-title-question = Жауабыңыз
screen-title-analysis = Талдау: бастаушы үшін, құмалақпен
screen-look-nothing = { $pit }-отау: ұтыс жоқ
screen-look-capture = { $pit }-отау: ұтып алу
screen-look-tuzdyk = { $pit }-отау: тұздық
screen-look-keys = Жүру үшін { $pit } пернесін тағы бір рет немесе Enter басыңыз. Esc — кері.
screen-offer = Аяқталмаған ойыныңыз бар. Оны жалғастырасыз ба?
screen-confirm-new = Осы ойынды тастап, жаңасын бастайсыз ба? Бұл ойын сақталады.
screen-yes-no = Enter немесе и — иә. Esc немесе ж — жоқ.
screen-after-game = n — тағы ойнау. q — шығу.
screen-walk = Оң жақ көрсеткі келесі жүрісті көрсетеді.
screen-best-line = Ең жақсы жүрістер: { $line }
screen-too-small = Терезе кішкентай: { $columns } баған, { $rows } жол керек. q — шығу
screen-key-pit = отау
screen-key-step = жүрістер
screen-key-help = анықтама
screen-key-language = тіл
screen-key-quit = шығу
screen-key-hint = кеңес
screen-key-undo = қайтару
screen-key-analysis = талдау
screen-help-pit = отауға қарау; сол перне екінші рет басылса — жүру
screen-help-arrows = көрші отауға қарау
screen-help-enter = қарап тұрған отаудан жүру
screen-help-escape = отауды таңдаудан бас тарту
screen-help-undo = жүрісті қайтару; қайтарылғанын қайта жасау
screen-help-hint = кеңес беру
screen-help-new = жаңа ойын
screen-help-level = компьютер деңгейін көтеру немесе түсіру
screen-help-step = алдыңғы жүріс, келесі жүріс
screen-help-ends = ойынның басы мен соңы
screen-help-flip = тақтаны айналдыру
screen-help-analysis = компьютердің осы қалып туралы пікірі
screen-help-narration = әр жүріс қаншалықты толық баяндалады
screen-help-language = келесі тіл
screen-help-scroll = бұрын айтылғандар
screen-help-help = осы бетті ашу және жабу
screen-help-suspend = қабықшаға шығу; fg осында қайтарады
screen-help-quit = шығу; ойын сақталады
screen-help-marks = Тақтада: () құмалақтар осыдан алынды, [] соңғы құмалақ осында түсті, <> қарап тұрған отау, ** оның соңғы құмалағы түсетін жер, X — тұздық.
screen-help-colours = Жасыл — ұтыс жоқ. Қызыл — ұтып алу. Алтын түс — тұздық.
screen-help-text = Экранды оқитын бағдарламамен: togyz play --style text
error-screen = Толық экранды тақтаға сурет сала алатын терминал керек.
error-screen-missing = Бұл бағдарлама толық экранды тақтасыз құрастырылған. Ойнау үшін: togyz play

## Жазылған ойын

ui-record-title = Ойынның жазбасы
ui-record-game = { $number }-ойын (барлығы { $total })
ui-record-white = Бастаушы: { $input }
ui-record-black = Қостаушы: { $input }
ui-record-event = Жарыс: { $input }
ui-record-site = Өткен жері: { $input }
ui-record-date = Күні: { $input }
ui-record-round = Тур: { $input }
ui-record-rules = Ереже: { $input }
ui-record-comment = Түсіндірме: { $input }
ui-record-win = Жазба бойынша { local-winner } жеңді; қалай жеңгені көрсетілмеген.
ui-record-draw = Жазба бойынша ойын тең аяқталды.
ui-record-unfinished = Жазба осымен бітеді, нәтижесі көрсетілмеген.

## Ойындар жинағы

ui-games-empty = Жинақта әзірше ойын жоқ. Ойын енгізу үшін: togyz games import ФАЙЛ
ui-games-progress = { $file }, ойын саны: { $count }
ui-games-lenient = { $file } файлының қалған бөлігі оқылған жоқ. Қатесі бар ойындарды өткізіп жіберу үшін: --lenient
ui-games-interrupted = Тоқтатылды. Осыған дейін енгізілген ойындар сақталды.
ui-match-progress = { $number }-ойын (барлығы { $total })
ui-tables-progress = Кестелер құрылуда: { $percent } %, қалған секунд: { $value }
ui-tables-checking = Мәндерді салыстыру: { $percent } %
ui-match-interrupted = Тоқтатылды. Осыған дейінгі ойындар есептелді, жазба файлындағылары сақталды.
ui-match-cut = { $file } файлындағы соңғы ойын үзіліп қалған. Ол қайта ойналады.
ui-match-crashed = { $number }-ойын: { $name } істен шығып, жеңілді.
ui-match-late = { $number }-ойын: { $name } уақытында жауап бермей, жеңілді.
ui-match-illegal = { $number }-ойын: { $name } «{ $input }» деп жауап берді; ондай жүріс жоқ, сондықтан жеңілді.
ui-match-disagrees = { $number }-ойын: { $name } { $option } сұрағына «{ $input }» деп жауап берді, дұрысы — { $value }.
ui-confirm-delete = Жинақтан { $count } ойын жойылсын ба? [и/ж]
ui-column-number = №
ui-column-date = Күні
ui-column-result = Нәтиже
ui-column-plies = Жартыжүріс
ui-column-score = Есеп
ui-column-ended = Немен аяқталды
ui-column-moves = Жүрістер
ui-column-games = Ойындар
ui-column-draws = Тең
ui-column-pit = Отау
# [?] «медиана» — реттелген қатардың ортасы; жеңілірек сөз бар ма?
ui-column-when = Жартыжүріс медианасы
ui-column-level = Деңгей
ui-column-side = Жақ
ui-column-wins = Жеңіс
ui-column-losses = Жеңіліс
ui-column-phase = Кезең
ui-column-loss = Шығын
ui-column-points = Ұпай
ui-ended-majority = құмалақтың жартысынан көбі
ui-ended-atsyrau = атсырау
ui-ended-resignation = берілу
ui-ended-agreement = келісім
ui-ended-repetition = қалыптың қайталануы
ui-ended-time = уақыт
ui-ended-unknown = белгісіз

## Сабақтар

ui-board-opponent = Қарсылас · { local-side }
ui-learn-yours = Сіз { $pit }-отаудан жүрдіңіз:
ui-learn-theirs = Қарсылас { $pit }-отаудан жүрді:
ui-learn-next = Enter — келесі қадам, b — артқа, q — шығу.
ui-learn-answer = Enter — жауабын көру, q — шығу.
ui-learn-done = Бұл соңғы қадам еді. Ойнау үшін: togyz play
ui-learn-exercise = { $number }-жаттығу (барлығы { $count })
ui-learn-keys = Жауабыңызды жазып, Enter басыңыз. Бос жол — өткізіп жіберу, h — кеңес, b — артқа, q — шығу.
ui-quiz-keys = Жауабыңызды жазып, Enter басыңыз. Бос жол — өткізіп жіберу, h — кеңес, q — шығу.
ui-learn-resumed = { $number }-қадамнан жалғастырамыз. Басынан бастау үшін: togyz learn 1
ui-learn-progress = Орындалған жаттығу: { $solved } (барлығы { $count }).
ui-learn-not-kept = Оқу барысы сақталмайды: { $file } файлына жазуға болмайды.
ui-learn-damaged = Оқу барысы жазылған { $file } файлы оқылмайды. Сабақ жалғаса береді, бірақ жаңасы сақталмайды. Қайта бастау үшін бұл файлды өшіріңіз.
ui-handout-title = Тоғызқұмалақ: қадам-қадаммен
ui-handout-quiz = Сұрақтар
ui-handout-exercises = Жаттығулар
ui-handout-answers = Жауаптар
ui-handout-written = Үлестірме парақ { $file } файлына жазылды.

## Puzzles

ui-puzzle-title = Есептер
ui-puzzle-heading = { $number }-есеп · { $level }-деңгей · { $values }
ui-puzzle-from-game = Сіздің ойыныңыз { $input }, { $number }-жүріс
ui-puzzle-daily = Күн есебі, { $value }
ui-puzzle-due = Бүгін қайталанатын есеп: { $count }.
ui-puzzle-task = Кезек сізде. Қай жүріс ең жақсы?
ui-puzzle-moves = Табылатын жүріс: { $count }
ui-puzzle-keys = Жүрісті жазыңыз, мысалы 7 немесе 76. Мына сөздер де жарайды: кеңес, жауап, өткізу, тақта, анықтама, шығу.
ui-puzzle-go-on = Жалғастырыңыз. Әлі табылатын жүріс: { $count }
ui-puzzle-rules = Есептер әдеттегі ойыннан алынған.
ui-puzzle-as-good = Бұл жүріс шешімдегіден кем емес.
ui-puzzle-solution = Шешімі: { $line }
ui-puzzle-only = Басқа бірде-бір жүріс бұл нәтижені сақтамайды.
ui-puzzle-worse = Бұл ең жақсы жүрістен шамамен { $stones } құмалаққа кем.
ui-puzzle-hint-pits = Мына отауларды салыстырыңыз: { $values }.
ui-puzzle-hint-last = Басқа кеңес жоқ. Шешімін көру үшін: жауап
ui-puzzle-hint-capture = Ұтып алатын құмалақ бар. Соңғы құмалақ қай отауға түсетінін санаңыз, тақтаны айналып өтетін жүрістерді де.
ui-puzzle-hint-tuzdyk = Тұздық алуға болады. Соңғы құмалақ түскенде 3 құмалақ болатын отауды іздеңіз.
ui-puzzle-hint-refusal = Мұнда тұздық алынуы мүмкін: не сіз аласыз, не қарсылас. Ол сізге неге түсетінін ойланыңыз.
ui-puzzle-hint-defence = Тақтаға қарсыластың көзімен қараңыз: ештеңе істемесеңіз, ол не ұтып алады?
ui-puzzle-hint-atsyrau = Екі жақтың қалған жүрістерін санаңыз: қарсыластың жүретін құмалағы таусылуы мүмкін.
ui-puzzle-hint-race = 82-ге жетуге аз құмалақ керек. Санап көріңіз.
ui-puzzle-hint-study = Құмалақ аз қалды. Әр жүрісті ойша соңына дейін ойнап көріңіз.
ui-puzzle-theme-capture = ұтып алу
ui-puzzle-theme-tuzdyk = тұздық
ui-puzzle-theme-refusal = тұздықтан бас тарту
ui-puzzle-theme-defence = қорғаныс
ui-puzzle-theme-atsyrau = атсырау
ui-puzzle-theme-race = 82-ге жарыс
ui-puzzle-theme-study = ойын соңы
ui-puzzle-next = Enter — келесі есеп, q — шығу.
ui-puzzle-again-on = Бұл есеп { $value } күні қайталанады.
ui-puzzle-score = Шығарылған есеп: { $solved } (барлығы { $count }).
ui-puzzle-solved = шығарылған
ui-puzzle-none = Мұндай есеп жоқ. Басқа тақырып не деңгей таңдаңыз; барлығын көру үшін: togyz puzzle --list
ui-puzzle-mine-none = Ойындарыңызда 5 құмалақ не нәтиже жоғалтқан жүріс әзірге жоқ.
ui-puzzle-mine-progress = Есеп іздеу: { $total } ойынның { $number }-ойыны
ui-puzzle-set-aside = Оқу барысы жазылған { $file } файлы оқылмайды. Ол { $other } деген атпен сақталды, жаңа файл басталды.

## Бас тарту мен қателер

error-pit-number = Отаулар сіздің сол жағыңыздан бастап 1-ден { NUM($pits, case: "dat") } дейін нөмірленген.
error-your-pit-empty = Сіздің { $pit }-отауыңыз бос. Таңдауға болады: { $values }.
error-your-pit-tuzdyk = Сіздің { $pit }-отауыңыз — қарсыластың тұздығы, одан ешкім жүрмейді.
error-landing-opponent = { $from }-отаудан жүргенде соңғы құмалақ қарсыластың { $typed }-отауына емес, { $to }-отауына түседі. { $suggestion } деп жазғыңыз келді ме?
error-landing-own = { $from }-отаудан жүргенде соңғы құмалақ өзіңіздің { $typed }-отауыңызға емес, { $to }-отауыңызға түседі. { $suggestion } деп жазғыңыз келді ме?
error-not-a-tuzdyk-move = { $input } жүрісінде тұздық алынбайды, сондықтан x белгісі артық. { $suggestion } деп жазғыңыз келді ме?
error-opponent-pit = Бұл — қарсыластың { $pit }-отауы; өз қатарыңыздан жүріңіз.
error-wrong-row = «{ $input }» жазбасында қатар дұрыс емес. { $suggestion } деп жазғыңыз келді ме?
error-wrong-kazan = Бұл жүрістен кейін қазаныңызда { $typed } емес, { $kazan } құмалақ болады. { $suggestion } деп жазғыңыз келді ме?
error-unknown-word = Белгісіз сөз: «{ $input }». Пәрмендер тізімін көру үшін: анықтама
error-unknown-word-suggest = Белгісіз сөз: «{ $input }». «{ $suggestion }» деп жазғыңыз келді ме?
error-game-over = Ойын аяқталды. Басқасын бастау үшін: жаңа
error-not-your-turn = Қазір сіздің кезегіңіз емес.
error-level-range = Деңгей — 1-ден 9-ға дейінгі сан.
error-no-clock = Бұл ойында сағат қолданылмайды.
error-not-a-count = «{ $input }» — жүріс саны емес.
error-game-name = «{ $input }» ойынның аты бола алмайды. Атта қиғаш сызық болмайды, ол нүктеден басталмайды.
error-no-computer = Бұл ойында екі адам ойнап отыр, компьютер қатыспайды.
error-file-not-found = { $file } файлы табылмады.
error-folder-not-found = { $file } қалтасы табылмады.
error-file-not-readable = { $file } файлын оқуға болмайды: рұқсат жоқ.
error-file-is-folder = { $file } — файл емес, қалта.
error-file-failed = { $file } файлын оқу мүмкін болмады.
error-file-not-writable = { $file } файлына жазуға болмайды.
error-tables-no-folder = Кестелерді сақтайтын үй қалтасы жоқ. Қалтаны --dir арқылы көрсетіңіз.
error-tables-damaged = { $file } кестесі бүлінген, ол қолданылмайды.
error-tables-version = { $file } кестесін бағдарламаның басқа нұсқасы құрған, ол қолданылмайды.
error-tables-wrong = { $file } кестесі мына қалыпқа қате мән береді: { $input }
error-tables-rebuild = Қайта құру үшін: { $command }
error-file-exists = { $file } файлы бұрыннан бар, ештеңе жазылған жоқ. Басқа атау таңдаңыз немесе сол ойынды жалғастырыңыз: togyz resume { $file }
error-file-empty = { $file } файлы бос.
error-file-not-a-game = { $file } файлы — ойын жазбасы емес.
error-file-truncated = { $file } файлы { $line }-жолда үзіліп қалған.
error-file-damaged = { $file } файлында сақталған ойын бүлінген. Файл өзгертілмейді.
error-file-many-games = { $file } файлында { $count } ойын бар, жалғастыру үшін біреу болуы керек. Көру үшін: togyz replay { $file }
error-file-too-large = { $file } файлы тым үлкен: { $megabytes } МБ-тан көп.
error-file-encoding = { $file } файлы UTF-8 кодтауындағы мәтін емес: алғашқы қате байт { $line }-жолда.
error-file-newer = { $file } файлын togyz бағдарламасының жаңарақ нұсқасы жазған. Файл өзгертілмейді.
error-file-no-game = { $file } файлында { $number }-ойын жоқ.
error-file-game-count = Ондағы ойын саны: { $count }.
error-match-other = { $file } файлы — осы матчтың жазбасы емес. Басқа файлды таңдаңыз не ойыншылар, шектеулер, бастапқы сан мен ойындардың басталуы бұрынғыдай болсын.
error-match-opening = { $file }, { $line }-жол: «{ $input }» — аяқталмаған ойынның қалпы да, ойнауға болатын жүрістер тізімі де емес.
error-match-weights = { $file } файлында нейрожелінің салмақтары жоқ не файл бүлінген.
error-match-weights-version = { $file } салмақтарын бағдарламаның басқа нұсқасы құрған, олар қолданылмайды.
error-engine-unnamed = Бұл ойында қарсыласыңыз — { $name }. Жалғастыру үшін бағдарламаны атаңыз: { $input }
error-engine-crashed = { $name } енді жауап бермейді. Ойын сақталды.
error-engine-late = { $name } тым ұзақ ойланады. Ойын сақталды.
error-engine-illegal = { $name } «{ $input }» деп жауап берді, бірақ олай жүруге болмайды. Ойын сақталды.
error-engine-memory = { $option } { $input } үшін жад жетпейді.
error-engine-table = Ойын соңының { $file } кестесі бүлінген не бағдарламаның басқа нұсқасынікі, ол қолданылмайды.
error-match-start = { $name } ойыншысын іске қосу мүмкін болмады не ол ugi, uci сөздеріне жауап бермейді.
error-no-last-game = Сізде әлі бірде-бір ойын жоқ. Ойнау үшін: togyz play
error-games-no-folder = Ойындарды қайда сақтау керегі белгісіз. TOGYZ_DATA_DIR айнымалысында қалтаны көрсетіңіз.
error-games-foreign = { $file } файлы — ойындар жинағы емес, оны басқа бағдарлама жасаған.
error-games-damaged = { $file } ойындар жинағы бүлінген.
error-games-damaged-hint = Файлды басқа жерге көшіріп, жазбаларды қайта енгізіңіз.
error-games-busy = { $file } ойындар жинағын басқа бағдарлама пайдаланып жатыр. Кейінірек қайталап көріңіз.
error-games-failed = { $file } ойындар жинағын пайдалану мүмкін болмады.
error-games-no-game = Жинақта { $number }-ойын жоқ.
error-games-differs = Жинақтағы { $number }-ойын туралы мәлімет оның жүрістеріне сәйкес келмейді.
error-games-needs-yes = Ештеңе жойылған жоқ. Сұрақсыз жою үшін: --yes
error-output-exists = { $file } файлы бұрыннан бар, ештеңе жазылған жоқ. Үстінен жазу үшін: --yes
error-record-notation = { local-place }: «{ $input }» — жүріс емес.
error-record-empty = { local-place }: { $input } жүрісі мүмкін емес, { $pit }-отау бос.
error-record-tuzdyk = { local-place }: { $input } жүрісі мүмкін емес, { $pit }-отау — тұздық.
error-record-landing = { local-place }: { $input } жүрісінде соңғы құмалақ { $typed }-отауға емес, { $to }-отауға түседі.
error-record-after-end = { local-place }: { $input } жүрісі мүмкін емес, ойын аяқталып қойған.
error-record-after-result = { local-place }: { $input } жүрісі ойын нәтижесінен кейін жазылған.
error-record-no-pit = { local-place }: { $input } жүрісі мүмкін емес, бұл тақтада { $pit }-отау жоқ.
error-record-wrong-side = { local-place }: { $input } жүрісі мүмкін емес, ол қарсыластың қатарынан басталады.
error-record-row = { local-place }: { $input } жүрісінде соңғы құмалақ екінші қатардағы { $to }-отауға түседі.
error-record-not-tuzdyk = { local-place }: { $input } жүрісіне тұздық белгісі қойылған, бірақ онда тұздық алынбайды.
error-record-not-tuzdyk-has-one = { local-place }: { $input } жүрісінде тұздық алынбайды: { local-mover-gen } тұздығы бұрыннан бар.
error-record-not-tuzdyk-ninth = { local-place }: { $input } жүрісінде тұздық алынбайды: { $to }-отау ешқашан тұздық бола алмайды.
error-record-not-tuzdyk-same-number = { local-place }: { $input } жүрісінде тұздық алынбайды: қарсыластың тұздығының нөмірі де — { $to }.
error-record-kazan = { local-place }: { $input } жазбасында { $typed } деп көрсетілген, бірақ { local-mover-gen } қазанында { $kazan } құмалақ бар.
# [?] «жүре алмай қалды» — жүруге құмалағы жоқ ойыншының кезегі қарсыласына өтуі.
error-record-skipped = { local-place }: мұнда ойыншы жүре алмай қалды деген белгі бар, бірақ ешкім жүре алмай қалған жоқ.
error-record-kazans = { $file }, { $line }-жол: есеп { $input } деп көрсетілген, бірақ қазандарда { $white } (бастаушы) және { $black } (қостаушы) құмалақ бар.
error-record-diagram-pit = { $file }, { $line }-жол: диаграммада { local-owner-gen } { $pit }-отауында «{ $input }» тұр, бірақ онда { $stones } құмалақ бар.
error-record-diagram-tuzdyk = { $file }, { $line }-жол: диаграммада { local-owner-gen } { $pit }-отауында «{ $input }» тұр, бірақ бұл отау — тұздық.
error-record-diagram-kazan = { $file }, { $line }-жол: диаграммада { local-owner-gen } қазанында «{ $input }» тұр, бірақ онда { $kazan } құмалақ бар.
error-record-tag = { $file }, { $line }-жол: «{ $input }» — дұрыс жазылмаған тег.
error-record-game = { $file }, { $line }-жол: Game тегінде белгісіз ойын көрсетілген: «{ $input }».
error-record-rules = { $file }, { $line }-жол: Rules тегінде белгісіз ереже көрсетілген: «{ $input }».
error-record-position = { $file }, { $line }-жол: FEN тегіндегі «{ $input }» — тақтадағы қалыптың жазбасы емес.
error-record-setup = { $file }, { $line }-жол: FEN тегіндегі қалып мүмкін емес: «{ $input }».
error-record-declared-win = { $file }, { $number }-ойын: жазбада { local-winner } жеңді деп көрсетілген, бірақ бұл жүрістерге сай келмейді.
error-record-declared-draw = { $file }, { $number }-ойын: жазбада ойын тең аяқталды деп көрсетілген, бірақ бұл жүрістерге сай келмейді.
error-record-declared-score = { $file }, { $number }-ойын: жазбада есеп { $input } деп көрсетілген, бірақ қазандарда { $white } (бастаушы) және { $black } (қостаушы) құмалақ бар.
error-record-fine = Алғашқы { $plies } жартыжүріс дұрыс, көру үшін: --to { $plies }
error-record-none-fine = Бұған дейін бірде-бір дұрыс жүріс жоқ.
error-no-ply = { $number }-жартыжүріс жоқ; ойындағы жартыжүріс саны: { $plies }.
error-from-after-to = --from { $first } мәні --to { $last } мәнінен кейін тұр.
error-position-missing = { $whole } құмалақтың орнына { $total } құмалақ бар; жетіспейтіні: { $count }.
error-position-extra = { $whole } құмалақтың орнына { $total } құмалақ бар; артығы: { $count }.
error-position-tuzdyk-ninth = { $pit }-отау ешқашан тұздық бола алмайды.
error-position-tuzdyk-same = Екі тұздық та { $pit }-отауда: аттас екі отау бірдей тұздық бола алмайды.
error-position-tuzdyk-stones = { $pit }-отаудағы тұздықта { $stones } құмалақ жатыр; тұздық әрқашан бос болады.
error-position-unreadable = «{ $input }» — тақтадағы қалыптың жазбасы емес.
error-position-empty = Қалып жазылмаған: мәтін бос.
error-position-rows = Қалып жазбасында «/» белгісімен бөлінген екі қатар болуы керек: алдымен қостаушының қатары, содан кейін бастаушының қатары.
error-position-width = { local-Side-gen } қатарында дәл { $pits } отау болуы керек.
error-position-pit = { local-Side-gen } қатарында сол жақтан { $number }-отау түсініксіз жазылған. Былай жазылады: 9S — тоғыз құмалақ, t — тұздық, жай сан — сонша бос отау.
error-position-two-tuzdyks = { local-Side-gen } қатарында бірден көп тұздық бар.
error-position-kazans = Қатарлардан кейін екі сан жазылуы керек: бастаушының және қостаушының қазанындағы құмалақ саны.
error-position-turn = Қазандардан кейін S немесе N әрпі тұруы керек: S — бастаушының кезегі, N — қостаушының кезегі.
error-position-number = Қалып жазбасының соңындағы жүріс нөмірі 1-ден кем емес сан болуы керек.
error-position-too-long = Қалып жазбасынан кейін артық мәтін тұр.
error-position-no-pit = { local-Side-gen } қатарында { $pit }-отау жоқ: отау саны — { $pits }.
error-position-no-tuzdyks = { $pit }-отау тұздық деп белгіленген, бірақ бұл ережеде тұздық жоқ.
error-position-example = Қалып былай жазылады: { $input }
    S әрпі бар сан — отаудағы құмалақ саны, жалғыз сан — қатар тұрған бос отаулардың саны, t — тұздық.
error-config-unknown-key = { $file }, { $line }-жол: «{ $input }» деген баптау жоқ.
error-config-unknown-key-suggest = { $file }, { $line }-жол: «{ $input }» деген баптау жоқ. «{ $suggestion }» деп жазғыңыз келді ме?
error-config-need-number = { $file }, { $line }-жол: { $option } баптауының мәні сан болуы керек.
error-config-need-text = { $file }, { $line }-жол: { $option } баптауының мәні тырнақшадағы мәтін болуы керек.
error-config-need-bool = { $file }, { $line }-жол: { $option } баптауының мәні true немесе false болуы керек.
error-config-need-list = { $file }, { $line }-жол: { $option } баптауының мәні тізім болуы керек.
error-config-value = { $file }, { $line }-жол: { $option } баптауының мәні «{ $input }» бола алмайды. Мүмкін мәндері: { $allowed }.
error-config-syntax = { $file }, { $line }-жол: баптау файлы TOML пішіміне сай емес.
error-config-no-key = «{ $input }» деген баптау жоқ. Баптаулар: { $allowed }.
error-config-no-key-suggest = «{ $input }» деген баптау жоқ. «{ $suggestion }» деп жазғыңыз келді ме?
error-config-no-folder = Бұл жүйеде баптауға арналған қалта белгісіз. Файлды көрсету үшін: --config
report-config-file = { $file }, { $line }-жол
report-config-default = әдеттегідей
report-config-detected = өздігінен анықталды
report-config-set = Енді { $option } — { $value }. Файл: { $file }
report-config-unset = { $option } енді берілмеген. Файл: { $file }
report-config-not-set = { $option } бұрын да берілмеген. Файл: { $file }
error-language = Мұнда «{ $input }» тілі жоқ. Орнатылғандары: { $values }. Жаңасын бастау үшін: togyz locale new { $input }. Қалтадан қосу үшін: --locale-dir ҚАЛТА
error-locale-folder-full = { $file } қалтасында тіл файлы тым көп: олардың бәрі бірдей қолданылмайды.
error-locale-not-a-file = { $file } — кәдімгі файл емес, сондықтан қолданылмайды.
error-locale-name = { $file } тіл файлы қолданылмайды: оның аты тіл коды емес.
error-locale-second = { $file } тіл файлы қолданылмайды: қалтада сол тілдің басқа файлы бар.
error-locale-too-large = { $file } тіл файлы қолданылмайды: тым үлкен.
error-locale-too-deep = { $file } тіл файлы қолданылмайды: { $line }-жолда жақшаның ішінде жақша тым көп.
error-locale-syntax = { $file }, { $line }-жол: хабарлама қате жазылған, сондықтан қолданылмайды.
error-locale-message = { $file }, { $line }-жол: { $input } хабарламасын қолдануға болмайды.
error-locale-skipped = { $input } хабарламасын { $value } тілінде айту мүмкін болмады: оның орнына басқа тіл қолданылды.
error-locale-tag = «{ $input }» — тіл коды емес. Мысалдар: tr, kaa, uz-Latn.
error-locale-exists = { $file } файлы бұрыннан бар, ештеңе жазылған жоқ. Басқа атау таңдаңыз.
error-no-message = «{ $input }» деген хабарлама жоқ.
error-no-message-suggest = «{ $input }» деген хабарлама жоқ. «{ $suggestion }» деп жазғыңыз келді ме?

## Тіл файлын тексеру

check-e01-encoding = Осы жерден бастап мәтін UTF-8 кодтауында емес: файл мүлде қолданылмайды.
check-e01-size = Файл бір мебибайттан үлкен: ол мүлде қолданылмайды.
check-e01-depth = Мұнда жақшалар бірінің ішіне бірі { $max } қабаттан терең салынған: файл мүлде қолданылмайды.
check-e01-number = Санда ең көбі { $max } таңба болуы мүмкін: хабарлама қолданылмайды.
check-e02-tab = Жол табуляциядан басталған, ал Fluent үшін бос орын болып саналмайды.
check-e02-mark = Мұнда, файлдың ортасында, көрінбейтін байт ретінің белгісі тұр.
check-e02-default = Таңдаудың дәл бір нұсқасы жұлдызшамен белгіленуі керек; мұнда олай емес.
check-e02-one-line = -> белгісінен кейін жол аяқталуы керек.
# [?] «ирек жақша» — фигурные скобки; басқаша айтыла ма?
check-e02-quotes = Ирек жақшаның ішінде мәтін тік тырнақшаға алынады, екеуі де бір жолда тұрады.
check-e02-unclosed = Мұнда жабатын ирек жақша тұруы керек.
check-e02-unopened = Бұл жабатын ирек жақша ештеңені жаппайды.
check-e02-stray = Бұл жол хабарламаны бастамайды да, жалғастырмайды да.
check-e02-empty = Мұнда мәтін жоқ.
check-e02-selector = Бұл бойынша таңдауға болмайды, ол мұнда тұра алмайды.
check-e02-nested = Ирек жақшаның тікелей ішінде ирек жақша тұр: хабарлама қолданылмайды.
check-e02-unreadable = Бұл Fluent ережесімен жазылмаған.
check-e03-twice = «{ $input }» мұнда екінші рет кездеседі; { $line }-жолдағысы қолданылады.
check-e03-both-kinds = «{ $input }» — хабарламаның да, терминнің де аты.
check-e03-like-function = «{ $input }» — функцияның аты.
check-e03-attribute = { $input } атрибуты екі рет берілген.
check-e03-variant = { $input } нұсқасы екі рет берілген.
check-e04-reference = «{ $input }» бұл тілде анықталмаған.
check-e04-no-text = «{ $input }» хабарламасының тек атрибуттары бар, өз мәтіні жоқ.
check-e04-function = Мұнда «{ $input }» функциясы жоқ.
check-e04-cycle = Осы жерден «{ $input }» хабарламасына қайта оралады: мәтін ешқашан аяқталмас еді.
check-e05-variable = Бағдарлама { $value } хабарламасына { $input } айнымалысын бермейді.
check-e05-helper = { $other } үшін { $input } айнымалысы керек, ал бағдарлама оны { $value } хабарламасына бермейді.
check-e05-term = { $other } термині { $input } айнымалысын көрсетеді, бірақ ол мұнда берілмеген: термин хабарламаның айнымалыларын көрмейді.
check-e06-case = number-ending ішінде «{ $input }» септігі жоқ.
check-e06-literal = Атаулы аргумент тікелей жазылуы керек: тырнақшадағы мәтін немесе сан.
check-e06-arguments = Аргументтер сәйкес емес: бір айнымалы, одан кейін атаулы аргументтер болуы керек.
check-e07-name = Файлдың аты — соңында .ftl тұрған тіл коды емес: файл қолданылмайды.
check-e07-second = Сол тілдің { $file } файлы бар, сол қолданылады: бұл файл қолданылмайды.
check-e08-character = Көрінбейтін { $input } таңбасы терминалға жіберілмейді.
# [?] «оқшаулау белгісі» — знак изоляции
check-e08-isolate = { $input } оқшаулау белгісі қолмен қойылған.
check-e09-unsayable = { $input } хабарламасын мына мәндермен айту мүмкін емес: { $values }.
check-e09-unsayable-plain = { $input } хабарламасын айту мүмкін емес.
check-e09-too-long = { $input } хабарламасы тым ұзын болып шығады.
check-e10-word = «{ $input }» сөзі басқа пәрменді білдіреді: { $other }.
check-w01-missing = { $count } хабарлама жетіспейді ({ $percent } % дайын): { $values }
check-w02-unknown = Бағдарлама «{ $input }» хабарламасын ешқашан айтпайды.
check-w02-unused = «{ $input }» еш жерде қолданылмайды.
check-w03-variable = Ағылшынша хабарламада { $input } бар, мұнда жоқ.
check-w04-missing = Таңдауда осы тілге қажет нұсқа жетіспейді: { $values }, мысалы, { $number } саны үшін.
# [?] «санат» — грамматикалық сан категориясы
check-w04-category = Бұл тілде «{ $input }» санатына ешбір сан жатпайды.
check-w04-order = { $input } нұсқасына ешқашан кезек келмейді: санды жоғарыдағы санат бұрын алады.
check-w04-key = { $other } ешқашан «{ $input }» болмайды.
check-w05-plurals = CLDR ішінде «{ $input }» үшін көптік ережелері жоқ: ағылшын тілінікі қолданылады.
check-w06-english = Бұл — ағылшынша мәтіннің дәл өзі.
check-w06-blanks = Мәтіннің не жолдың соңында бос орын тұр.
check-w06-quotes = Мәтіндегі тырнақша тік.
check-w06-dots = Көп нүктенің орнында үш нүкте тұр.
check-w07-changed = Бұл аударылғаннан кейін ағылшынша мәтін өзгерген.
check-w08-name = Тіл өзінің қалай аталатынын айтпайды.
check-w08-positional = { $input } термині тек атаулы аргументтерді алады: мынау ескерілмейді.
check-w08-option = «{ $input }» параметрі мұнда әсер етпейді.
check-cure-encoding = Файлды UTF-8 кодтауында сақтаңыз.
check-cure-size = Ішінде тек хабарламаларды қалдырыңыз: бүкіл тіл соның оннан бір бөлігін алады.
check-cure-depth = Ішкі бөлігін бөлек local-… хабарламасына шығарып, соған сілтеңіз.
check-cure-number = Санды қысқарақ жазыңыз.
check-cure-tab = Табуляцияның орнына бос орын қойыңыз.
check-cure-character = Оны өшіріңіз. Көрінбесе, жолды өшіріп, қайта теріңіз.
check-cure-default = Қалғанының бәріне жарайтын нұсқаның алдына * қойыңыз: *[other].
check-cure-one-line = Әр нұсқаны бөлек жолға, ал жабатын жақшаны соңғы жолға жазыңыз.
check-cure-quotes = Екі жағына да кәдімгі тік тырнақша қойыңыз.
check-cure-unclosed = Жақшаны жабыңыз. Оның ішінде бір ғана нәрсе тұрады: айнымалы, сілтеме немесе таңдау.
check-cure-unopened = Оны өшіріңіз немесе аттың алдына ашатын жақша қойыңыз.
check-cure-stray = Жоғарыдағы хабарламаның жалғасы болса, жолды бос орыннан бастаңыз; жаңа хабарлама болса, былай жазыңыз: аты = мәтін
check-cure-empty = Мәтінді жазыңыз немесе хабарламаны өшіріңіз: сонда ол басқа тілден алынады.
check-cure-selector = Айнымалы бойынша таңдаңыз.
check-cure-nested = Бір жұп жақшаны алып тастаңыз.
check-cure-unreadable = Басқа тілдегі сол хабарламамен салыстырыңыз: togyz locale show
check-cure-twice = Екеуінің бірін өшіріңіз.
check-cure-rename = Оған басқа ат беріңіз.
check-cure-suggest = «{ $suggestion }» деп жазғыңыз келді ме?
check-cure-reference = Сол хабарламаны жазыңыз немесе сілтемені алып тастаңыз.
check-cure-unknown = Оны өшіріңіз; өз көмекші хабарламаңыздың аты local-… болады.
check-cure-no-text = Оған мәтін беріңіз немесе атрибутына сілтеңіз.
check-cure-function = Функциялар: { $values }. number-ending ішінде олар жоқ.
check-cure-cycle = Солардың бірінде мәтінді тікелей жазыңыз.
check-cure-variables = Мұндағы айнымалылар: { $values }
check-cure-no-variables = Бұл хабарламаның айнымалысы жоқ: онсыз жазыңыз.
check-cure-term = Оны терминге беріңіз: { $value }. Немесе терминді айнымалыларды көретін local-… хабарламасына айналдырыңыз.
check-cure-case = Онда бар септіктер: { $values }. { $input } қосыңыз немесе солардың бірін алыңыз.
check-cure-endings = { $input } атрибуты бар number-ending хабарламасын жазыңыз: togyz locale new қараңыз.
check-cure-literal = Мәннің өзін жазыңыз. Айнымалы бойынша шешілуі керек болса, таңдау жасап, мәнді әр нұсқада жазыңыз.
check-cure-arguments = Алдымен бір айнымалыны, одан кейін атаулы аргументтерді жазыңыз.
check-cure-file-name = Оны тілдің кодымен атаңыз: tr.ftl, kaa.ftl, uz-Latn.ftl.
check-cure-second = Екі файлды біріктіріңіз.
check-cure-isolate = Оны өшіріңіз: тілге керек жерде бағдарлама өзі қояды.
check-cure-unsayable = Жалғаулар мен дәл сандарға сан болатын айнымалы керек; ағылшынша хабарламамен салыстырыңыз.
check-cure-too-long = Қысқартыңыз: сілтемеге сілтеме көбейе береді.
check-cure-word = Біріне басқа сөз таңдаңыз. Ағылшынша сөздер әрқашан жарайды.
check-cure-missing = Олар meta-fallback тілінен немесе ағылшын тілінен алынады.
check-cure-unused = Өшіріңіз немесе қолданыңыз.
check-cure-not-used = Сөйлем онсыз да дұрыс болса, үстіндегі түсініктемеге [W03] белгісін жазыңыз.
check-cure-no-category = Әрқайсысына нұсқа қосыңыз: { $values }. Немесе әдепкі нұсқаны *[other] деп атаңыз: ол қалғанының бәріне жарайды.
check-cure-category = Бұл тілдің санаттары: { $values }
check-cure-order = Дәл санды санаттың үстіне қойыңыз.
check-cure-key = Ол мыналардың бірі болады: { $allowed }
check-cure-plurals = Ұқсас тіл дәл солай санаса, соның ережелерін алыңыз: meta-plurals = kk
check-cure-english = Аударыңыз. Екеуі шынымен бірдей болса, үстіндегі түсініктемеге [W06] белгісін жазыңыз.
check-cure-blanks = Оларды өшіріңіз.
check-cure-typographic = Тілде қабылданғанын қойыңыз: «…», “…” немесе „…“.
check-cure-dots = Бір ғана … таңбасын жазыңыз.
check-cure-changed = Оны оқып ({ $command }), аударманы түзетіңіз де, түсініктемеге { $value } деп жазыңыз.
check-cure-name = Былай жазыңыз: meta-language-name = тілдің өзінше аты
check-cure-positional = Оған ат беріңіз немесе терминді айнымалыларды көретін local-… хабарламасына айналдырыңыз.
check-cure-option = Оны өшіріңіз. NUM тек case, ал NUMBER тек type параметрін біледі.
report-locale-clean = { $file }: ескерту жоқ.
report-locale-errors = Қателер: { $count }
report-locale-warnings = Ескертулер: { $count }
report-locale-written = { $file } файлында барлық хабарлама түсініктеме ретінде жазылған. Тексеру үшін: { $command }
ui-column-messages = Хабарламалар

## Жаңа тіл файлындағы түсініктемелер

# [?] «тор белгісі» — # таңбасы
ui-translate-intro =
    togyz тағы бір тілде: { $input }.
    Төменде барлық хабарлама тұр, әрқайсысы түсініктеме ретінде жазылған. Хабарламаны аудару үшін атының алдындағы тор белгісі мен бос орынды өшіріп, теңдік белгісінен кейін сөйлеміңізді жазыңыз.
    Бірнеше жолдық мәтін төрт бос орыннан басталатын жолдармен жалғасады.
    Әрқайсысының үстінде: ағылшынша және тағы бір тілдегі мәтіні, одан не шығатыны және айнымалылары. Ирек жақшадағы айнымалыны сөйлемге керек жеріне қойыңыз; орны еркін.
    Жоғын бағдарлама басқа тілде айтады: файл алғашқы хабарламадан бастап жұмыс істейді.
    Көру үшін: togyz --locale-dir . --lang { $input } learn
    Тексеру үшін: { $command }
ui-translate-name = Тілдің өзінше аты. Оны кодтың орнына жазыңыз.
ui-translate-fallback = Мұнда жоғын қай тілде айту керек (ағылшынша болмаса).
ui-translate-plurals = Бұл тілдегі көптік санаттары мен соларға жататын сандар: { $values }. Соңғы нұсқа жұлдызшамен белгіленеді.
ui-translate-no-plurals = CLDR ішінде бұл тілдің көптік ережелері жоқ; ағылшын тілінікі қолданылады. Басқа тілдің ережелерін алу үшін оны атаңыз:
ui-translate-endings = Цифрмен жазылған санға жалғау жалғанса ғана (мысалы, 3’e немесе 5-ке): әр септікке бір атрибут, әр жалғауға бір жол. Санның соңғы айтылатын сөзі маңызды. Ол NUM және case арқылы шақырылады.
ui-translate-helpers = Ағылшынша мәтіннің көмекші хабарламалары: көмектесетінін алыңыз. Сізде басқалары болуы мүмкін, аты local- деп басталса болды.
ui-translate-side = екі ойыншының бірі
ui-translate-number = сан
ui-translate-pit = отаудың нөмірі
ui-translate-text = сол қалпында көрсетілетін мәтін
ui-translate-wording = сол сөйлемнің бірнеше айтылуының бірін таңдайды, әр алуан болу үшін; қолданбауға болады

## Ойын кезіндегі сөздер

cmd-hint = кеңес, нұсқау
cmd-answer = жауап, шешім
cmd-skip = өткізу, келесі
cmd-why = неге, себебі
cmd-undo = қайтару, артқа
cmd-redo = қайталау, алға
cmd-board = тақта, қалып
cmd-outcomes = нәтижелер, болжам
cmd-moves = жүрістер, таңдау
cmd-score = есеп, ұпай
cmd-last = соңғы, алдыңғы
cmd-clock = сағат, уақыт
cmd-pit = отау, отауым
cmd-opp = қарсылас, қарсы
cmd-tuzdyk = тұздық, тұздықтар
cmd-level = деңгей, күш
cmd-tutor = ұстаз, мұғалім
cmd-narrate = баяндау, түсіндіру
cmd-lang = тіл, тілдер
cmd-flip = айналдыру, бұру
cmd-save = сақтау, сақта
cmd-load = жүктеу, ашу
cmd-export = экспорт, шығару
cmd-new = жаңа, жаңадан
# [?] бірге жазылған сөз (теңойын, талапету): бос орынсыз бір сөз болуы үшін.
cmd-draw = тең, теңойын
cmd-claim = талап, талапету
cmd-resign = берілу, берілемін
cmd-quit = шығу, аяқтау
cmd-help = анықтама, көмек
cmd-yes = иә, и
cmd-no = жоқ, ж
cmd-white = бастаушы, ақтар, ақ
cmd-black = қостаушы, қаралар, қара
# [?] жеребе: ойын басында жағын таңдау туралы.
cmd-random = жеребе, кездейсоқ
cmd-brief = қысқа, қысқаша
cmd-normal = кәдімгі, әдеттегі
cmd-teaching = толық, оқыту
cmd-off = өшіру, өшірулі
cmd-blunder = өрескел, өрескелдер
cmd-mistake = қателік, қателіктер
cmd-all = бәрі, барлығы

## Ойын кезіндегі анықтама

help-word-move = отаудан жүру, мысалы, 7 немесе 76
help-word-preview = жүріс жасамай, оның не беретінін көру, мысалы, 7?
help-word-hint = үш қадамдық кеңес: толығырағын қайта сұраңыз
help-word-answer = шешімін көрсету
help-word-skip = бұл есепті өткізіп жіберу
help-word-leave = есептерден шығу
help-word-why = соңғы жүрісті түсіндіру; одан алдыңғысы: неге 2
help-word-undo = жүрістерді қайтару, мысалы: қайтару 2
help-word-redo = қайтарылған жүрістерді қайта жасау
help-word-board = тақтаны көрсету
help-word-outcomes = әр жүріс не береді
help-word-moves = жүруге болатын отаулар
help-word-score = қазандардағы есеп
help-word-last = соңғы жүрісті қайта көрсету
help-word-clock = қалған уақыт
help-word-pit = отауыңызда не бар, мысалы: отау 7
help-word-opp = қарсыластың отауында не бар, мысалы: қарсылас 3
help-word-tuzdyk = тұздықтар қайда
help-word-level = деңгейді өзгерту, мысалы: деңгей 5
help-word-tutor = нашар жүріс алдында қашан ескертіледі, мысалы: ұстаз қателік
help-word-narrate = әр жүріс қаншалықты толық баяндалады, мысалы: баяндау қысқа
help-word-lang = тілді ауыстыру, мысалы: тіл ru
help-word-flip = тақтаны айналдыру
help-word-save = ойынды сақтау, мысалы: сақтау сабақ
help-word-load = ойынды жүктеу, мысалы: жүктеу сабақ
help-word-export = ойынның жазбасы: export, export playok, export ФАЙЛ
help-word-new = жаңа ойын бастау
help-word-draw = тең ойын ұсыну
help-word-claim = қалып қайталанғаны үшін тең ойын талап ету
help-word-resign = ойында берілу
help-word-quit = шығу; ойын сақталады
help-word-help = осы тізім

## Талдау

report-title = Ойынды талдау
report-blunder = өрескел қателік
report-mistake = қателік
report-inaccuracy = дәлсіздік
report-best-move = ең жақсы жүріс
report-blunders = Өрескел қателіктер: { $count }
report-mistakes = Қателіктер: { $count }
report-inaccuracies = Дәлсіздіктер: { $count }
report-none = Қателік табылмады.
# [?] «құмалақ қолдан кетеді» — қарсыласқа кетеді; «жоғалады» да айтылады.
report-this-blunder = Бұл — өрескел қателік: шамамен { $stones } құмалақ қолдан кетеді.
report-this-mistake = Бұл — қателік: шамамен { $stones } құмалақ қолдан кетеді.
report-this-inaccuracy = Бұл — дәлсіздік: шамамен { $stones } құмалақ қолдан кетеді.
report-this-best = Бұл ең жақсы жүріс болды.
report-better = { $notation } жүрісі жақсырақ еді.
report-accuracy = Дәлдік: { local-mover } — { $percent } %
report-turning-point = Бетбұрыс сәті: { $number }-жүріс ({ local-mover }), { $notation }
report-line-played = Ойында болған жүрістер: { $line }
report-line-after = Осы жүрістен кейін: { $line }
report-line-better = Жақсырақ жүрістер: { $line }
report-depth = Тереңдік: { $depth }
report-evaluation = Баға (бастаушы үшін, құмалақпен): { $value }
report-proven-win = Дәлелденді: { local-mover } жеңеді.
report-proven-loss = Дәлелденді: { local-mover } жеңіледі.
report-proven-draw = Дәлелденді: тең ойын.
report-tables-ready = Кестелер дайын.
report-tables-stopped = Тоқтатылды. Дайын файлдар сақталды; сол пәрменді қайта берсеңіз, жұмыс сол жерден жалғасады.
report-tables-folder = Қалта: { $file }
report-tables-stones = Тақтадағы құмалақ, ең көбі: { $value }
report-tables-files = Файлдар: { $number } / { $total }
report-tables-positions = Қалыптар: { $value }
report-tables-bytes = Дискідегі байт: { $value }
report-tables-good = Барлық бақылау қосындысы дұрыс. Тексерілген файл: { $value }
report-tables-values = Ережемен салыстырылған барлық мән дұрыс. Салыстырылған қалып: { $value }
report-tables-removed = Жойылған файл: { $value }
ui-confirm-tables = { $file } қалтасындағы барлық кесте жойылсын ба? [и/ж]
error-tables-rules = { $input } ережесі үшін ойын соңының кестесі жоқ. Әдеттегі ойынның кестесін құру үшін: --rules standard
report-solve-at-least-draw = Дәлелденді: { local-mover } жеңілмейді; жеңе ала ма, белгісіз.
report-solve-at-most-draw = Дәлелденді: { local-mover } жеңе алмайды; тең ойын бола ма, белгісіз.
report-solve-unknown = Бұл уақытта ештеңе дәлелденбеді. Көбірек уақыт беру: --time
report-solve-kazans = Соңғы құмалақтан кейінгі қазандар: бастаушы — { $white }, қостаушы — { $black }
report-solve-line = Ең жақсы ойын ({ $number } жартыжүріс): { $line }
report-solve-tables = Қалып ойын соңының кестелерінде бар.
report-solve-search = Іздеу тереңдігі: { $depth }; қаралған қалып: { $value }
report-progress = Талдау: { $total } жүрістің { $number }-жүрісі
report-graph = Әр жүрістен кейінгі баға, бастаушы үшін, құмалақпен
report-accuracy-opening = Ойын басындағы дәлдік, %: бастаушы — { $white }, қостаушы — { $black }
report-accuracy-middle = Ойын ортасындағы дәлдік, %: бастаушы — { $white }, қостаушы — { $black }
report-accuracy-end = Ойын соңындағы дәлдік, %: бастаушы — { $white }, қостаушы — { $black }
report-opening = Ойынның басталуы: { $line }
report-book = Бұрыннан белгілі алғашқы жартыжүріс саны: { $count }
report-tuzdyk = Тұздық: { local-mover }, { $number }-жүріс, қарсыластың { $pit }-отауы
report-nothing = Бірде-бір жүріс жасалмаған: талдайтын ештеңе жоқ.
report-analysed = Талданған жартыжүріс: { $number } (барлығы { $total })
report-left-out = Көрсетілмеген ұсақ қателіктер саны: { $count }
report-written = Жазылды: { $file }
report-tables = Ойын соңының кестелері қолданылды.
ui-analyze-left = қалған секунд: { $count }
ui-analyze-interrupted = Тоқтатылды. Осыған дейін талданғаны көрсетілді.
report-bench-depth = Іздеу тереңдігі, жартыжүріс: { $value }
report-bench-nodes = Қаралған қалыптар: { $value }
report-bench-time = Іздеу уақыты, миллисекунд: { $value }
report-bench-speed = Секундына қаралған қалыптар: { $value }
report-bench-narrated = Секундына баяндалған жүрістер: { $value }
report-bench-loaded = Тілдің жүктелуі, микросекунд: { $value }
report-bench-games = 1000 ойынды баяндау, миллисекунд: { $value }
report-bench-made = 8-тереңдік, әр жүріс жасалғанда: секундына { $value } жүріс, қарапайым массивтен { $ratio } есе көп
report-bench-counted = 8-тереңдік, соңғы жартыжүріс саналғанда: секундына { $value } қалып, қарапайым массивтен { $ratio } есе көп
report-bench-positions = Саналған қалып: { $value }
report-bench-reached = 16 қалыптағы орташа тереңдік ({ $time } миллисекундта), жартыжүріс: { $value }
report-bench-threads = Секундына қаралған қалыптар, бір және екі ағынмен: { $one } және { $two }, қатынасы { $ratio }
report-bench-vectors = { $bytes ->
    [0] Секундына қаралған қалыптар, векторлық пәрмендерсіз: { $value }
   *[other] Секундына қаралған қалыптар, { $bytes } байттық векторлармен: { $value }
}
report-bench-evaluation = Бір бағалау, наносекунд: { $value }
report-bench-weights = Бағалау салмақтары, байт: { $value }
report-bench-stop = Тоқтатқаннан кейін ең ұзақ күту, миллисекунд: { $value }
report-bench-first = Іске қосылғаннан кейінгі алғашқы жүріс, { $level }-деңгей, миллисекунд: { $value }
report-bench-analysis = Ойынды екі ядрода талдау, жартыжүріс: { $plies }, тереңдік: { $depth }, миллисекунд: { $value }
report-bench-memory = Жадтың ең көп қолданылуы, мегабайт: { $value }
report-bench-built = Ойын соңының кестелерін құру, құмалақ: { $stones }, миллисекунд: { $value }
report-bench-probe = Ойын соңының кестелеріне бір сұрау, наносекунд: { $value }
# [?] «бақылау саны» — екі нұсқаны салыстыратын сан.
report-bench-signature = Бақылау саны: { $value }
report-match-line = { $name }: { $count } ойында { $ratio } % ({ $value }), Эло { $elo }
report-match-pairs = 0, ½, 1, 1½, 2 ұпайлық ойын жұптары: { $value }
report-match-sprt-open = SPRT, Эло { $min } не { $max }: { $value }, шегі ±{ $bound }, әлі шешілген жоқ
report-match-sprt-shown = SPRT, Эло { $min } не { $max }: { $value }, шегі ±{ $bound }, { $max } қабылданды
report-match-sprt-refuted = SPRT, Эло { $min } не { $max }: { $value }, шегі ±{ $bound }, { $min } қабылданды
report-match-plies = Бір ойындағы жартыжүріс: { $value }
report-match-effort = { $name }: бір жүріске { $value } қалып, { $time } мс
report-match-nodes = { $name }: бір жүріске { $value } қалып
report-match-drawn = Тең ойын саны: қалып қайталанғандықтан — { $count }, ойын ұзаққа созылғандықтан — { $number }
report-match-faults = { $name } жеңілістері: істен шығып — { $crashes }, уақытында жауап бермей — { $time }, жоқ жүрістен — { $illegal }
report-match-disagreements = Ойын туралы қате жауап саны: { $count }
report-games-imported = { $count } ойын енгізілді.
report-games-duplicates = { $count } ойын жинақта бұрыннан бар еді.
report-games-faulty = Қатесі бар { $count } ойын енгізілген жоқ.
report-games-moveless = Жүрісі жоқ { $count } ойын енгізілген жоқ.
report-games-found = { $count } ойын табылды.
report-games-none-found = Бірде-бір ойын табылмады.
report-games-first = Тек алғашқы { $count } ойын көрсетілді.
report-games-exported = { $file } файлына { $count } ойын жазылды.
report-games-deleted = { $count } ойын жойылды.
report-games-checked = { $count } ойын тексерілді.
report-games-faults = { $count } қате табылды.
report-games-sound = Қате табылмады.
report-stats-games = Ойын саны: { $count }
report-stats-results = Нәтижелер
report-stats-win = { local-Winner } жеңді
report-stats-draw = Тең ойын
report-stats-unknown = Белгісіз
report-stats-endings = Ойындар немен аяқталды
report-stats-lengths = Ұзақтығы, жартыжүріс есебімен
report-stats-shortest = Ең қысқасы
report-stats-median = Медиана
report-stats-average = Орташа
report-stats-longest = Ең ұзағы
report-stats-tuzdyks = Тұздықтар
report-stats-tuzdyk-both = Екі жақта да бар
report-stats-tuzdyk-neither = Екі жақта да жоқ
report-stats-total = Барлығы
report-stats-openings = Алғашқы жүрістер
report-own-title = Компьютермен ойнаған ойындарыңыз
report-own-none = Компьютермен аяқталған ойын әзірге жоқ. Ойнау үшін: togyz play
report-own-unfinished = Аяқталмаған ойындар, есепке алынбады: { $count }
report-own-two = Екі адам ойнаған ойындар, есепке алынбады: { $count }
report-own-other-rules = Басқа ережемен ойналған ойындар, есепке алынбады: { $count }
report-own-loss = Бір жүрісте орта есеппен неше құмалақ жоғалтасыз
report-own-opening = Ойын басы
report-own-middle = Ойын ортасы
report-own-end = Ойын соңы
report-own-tuzdyks = Тұздық болған ойындар
report-own-tuzdyk = Сізде
report-own-tuzdyk-computer = Компьютерде
report-own-wins = Қатарынан ең көп жеңіс: { $count }
report-own-unbeaten = Қатарынан ең көп жеңіліссіз ойын: { $count }
report-own-wins-now = Қазір қатарынан жеңіс: { $count }
report-own-progress = Нәтиженің өзгеруі, ескі ойындардан жаңасына қарай
report-own-step = Бір жолдағы ойын саны, ең көбі: { $count }
ui-stats-progress = Талдау: { $total } ойынның { $number }-ойыны
ui-stats-interrupted = Тоқтатылды. Талданған ойындар: { $number } / { $total }. Келесі жолы осы жерден жалғасады.
explain-none = Мұны бір ғана себеппен түсіндіру қиын: жүріс нұсқаларын салыстырыңыз.
explain-only = Басқа жүріс жоқ еді.
explain-fine = Бұл — жақсы жүріс; { $notation } одан сәл ғана жақсырақ еді.
explain-later = Бұл жүрістің жақсы-жаманы сіз жауап бергеннен кейін айтылады.
explain-gives-up-win = Бұл жүрістен кейін сөзсіз жеңіс қолдан шығып кетеді.
explain-certain-loss = Бұл жүрістен кейін қарсылас сөзсіз жеңеді.
explain-missed-capture = Ұтып алу мүмкіндігі қолдан шығып кетті: { $pit }-отаудан жүргенде { $stones } құмалақ ұтып алынар еді.
explain-missed-tuzdyk = Тұздық алу мүмкіндігі қолдан шығып кетті: { $pit }-отаудан жүргенде қарсыластың { $target }-отауы тұздыққа айналар еді.
explain-allowed-capture = Бұл жүрістен кейін қарсылас өзінің { $pit }-отауынан жүріп, { $target }-отаудағы { $stones } құмалақты ұтып ала алады.
explain-allowed-tuzdyk = Бұл жүрістен кейін қарсылас өзінің { $pit }-отауынан жүріп, { $target }-отаудан тұздық ала алады.
explain-fed-tuzdyk = Бұл жүрісте қарсыластың тұздығына { $stones } құмалақ түсті.
explain-emptied-row = Бұл жүрістен кейін жүрген ойыншының өз қатарында құмалақ қалмайды: тақтада қалған құмалақтың бәрі қарсыласына тиюі мүмкін.
explain-wins = Бұл жүріс сөзсіз жеңіске жеткізеді; ойын соңына дейінгі жартыжүріс саны: { $plies }.
explain-wins-tables = Ойын соңының кестелері бойынша бұл жүріс жеңіске жеткізеді: соңында айырма { $stones } құмалақ болады.
explain-loses = Бұл жүрістен кейін жеңілістен құтылу мүмкін емес; ойын соңына дейінгі жартыжүріс саны: { $plies }.
explain-loses-tables = Ойын соңының кестелері бойынша бұл жүріс жеңіліске әкеледі: соңында айырма { $stones } құмалақ болады.
explain-missed-win = Дәлелденген жеңіс қолдан шығып кетті: { $notation } жүрісі сөзсіз жеңіске жеткізер еді; ойын соңына дейінгі жартыжүріс саны: { $plies }.
explain-missed-win-tables = Ойын соңының кестелері дәлелдеген жеңіс қолдан шығып кетті: { $notation } жүрісі жеңіске жеткізер еді, соңында айырма { $stones } құмалақ болар еді.
explain-captures = Бұл жүрісте { $stones } құмалақ ұтып алынады.
explain-makes-tuzdyk = Бұл жүрісте қарсыластың { $target }-отауы тұздыққа айналады.
explain-missed-tuzdyk-later = Жақсырақ жүрістерден кейін қарсыластың { $target }-отауы тұздыққа айналар еді.
explain-allowed-tuzdyk-later = Бұл жүрістерден кейін қарсылас { $target }-отаудан тұздық алады.
# [?] «қауіп төндіреді» — threatens.
explain-threatens-capture = Бұл жүріс қауіп төндіреді: келесі жүрісте { $pit }-отаудан жүріп, қарсыластың { $target }-отауындағы { $stones } құмалақты ұтып алуға болады.
explain-threatens-tuzdyk = Бұл жүріс қауіп төндіреді: келесі жүрісте { $pit }-отаудан жүріп, қарсыластың { $target }-отауынан тұздық алуға болады.
explain-prevents-capture = Әйтпесе қарсылас өзінің { $pit }-отауынан жүріп, { $target }-отаудағы { $stones } құмалақты ұтып ала алар еді.
explain-prevents-tuzdyk = Әйтпесе қарсылас өзінің { $pit }-отауынан жүріп, { $target }-отаудан тұздық ала алар еді.
explain-starves = Қарсыластың жүретін құмалағы қалмайды: тақтада қалған { $stones } құмалақ жүрген ойыншыға тиеді.
explain-starved = Жүрген ойыншының жүретін құмалағы қалмайды: тақтада қалған { $stones } құмалақ қарсыласына тиеді.
explain-escapes = Басқа жүрістен кейін жүрген ойыншының жүретін құмалағы қалмас еді: тақтада қалған { $stones } құмалақ қарсыласына тиер еді.
# [?] «айырмасы» — the difference of stones won and lost.
explain-balance = Нұсқаның соңында ұтып алынған және берілген құмалақтың айырмасы: мұнда { $value }, жақсырақ жүрістен кейін { $better }.
explain-row = Нұсқаның соңында өз қатарында қалған құмалақ: мұнда { $stones }, жақсырақ жүрістен кейін { $better }.
explain-term-kazan = Нұсқаның соңындағы қазандардың бағасы, құмалақпен: мұнда { $value }, жақсырақ жүрістен кейін { $better }.
explain-term-tuzdyk = Нұсқаның соңындағы тұздықтардың бағасы, құмалақпен: мұнда { $value }, жақсырақ жүрістен кейін { $better }.
explain-term-pits = Құмалақтардың нұсқа соңындағы орналасуының бағасы, құмалақпен: мұнда { $value }, жақсырақ жүрістен кейін { $better }.
explain-term-turn = Нұсқаның соңындағы жүру кезегінің бағасы, құмалақпен: мұнда { $value }, жақсырақ жүрістен кейін { $better }.

## Он төрт қадамдық оқулық: оқырман — бастаушы

tutorial-01-title = Тақта
tutorial-01-body =
    Әр ойыншының тоғыз отаудан тұратын қатары және ұтып алған құмалақтарын жинайтын бір қазаны бар.
    Төменгі қатар — сіздікі, жоғарғысы — қарсыластікі.
    Отаулар 1-ден 9-ға дейін нөмірленген, әр ойыншы өз жағынан солдан оңға қарай санайды.
    Сол себепті сіздің 9-отауыңыздың дәл үстінде, жоғарғы оң бұрышта, қарсыластың 1-отауы тұр.
tutorial-01-caption = Сіздің нөмірлеріңіз солдан оңға қарай, қарсыластікі оңнан солға қарай өседі.

tutorial-02-title = Бастапқы қалып
tutorial-02-body =
    Ойын басында әр отауда 9 құмалақ жатады.
    Отау саны — 18, демек ойында 162 құмалақ бар, ал екі қазан да бос.
    Бірінші болып бастаушы жүреді; бұл сабақтарда бастаушы — сізсіз.
    Мақсатыңыз — 82 құмалақ жинау, бұл жартысынан көп.
tutorial-02-caption = 18 отаудың әрқайсысында 9 құмалақ, екі қазанда да 0.

tutorial-03-title = Құмалақтар қай жаққа жүреді
tutorial-03-body =
    Құмалақтар тек сағат тіліне қарсы жүреді, ешқашан кері қайтпайды.
    Сіздің қатарыңызда олар оңға, 1-отаудан 9-отауға қарай жылжиды.
    Сіздің 9-отауыңыздан кейін қарсыластың 1-отауы келеді, ол жақта құмалақтар солға жүреді.
    Қарсыластың 9-отауынан кейін шеңбер тұйықталып, қайтадан сіздің 1-отауыңыз келеді.
tutorial-03-caption = Толық айналым: сіздің 1–9-отауларыңыз, одан кейін қарсыластың 1–9-отаулары.

tutorial-04-title = Құмалақ тарату
tutorial-04-body =
    Құмалағы бар бір отауыңызды таңдап, ондағы құмалақтың бәрін алыңыз.
    Құмалақ екеу немесе одан көп болса, біріншісін сол отаудың өзіне қайта салыңыз.
    Қалғанын келесі отауларға бір-бірден, ешқайсысын аттап өтпей салып шығыңыз.
    Мұнда 7-отаудағы 9 құмалақ сіздің 7, 8, 9-отауларыңызға және қарсыластың 1–6-отауларына таралады.
tutorial-04-caption = 7-отауда 1 құмалақ қалды, ал соңғысы қарсыластың 6-отауына түсті, енді онда 10 құмалақ бар. Мұның не беретінін келесі қадам айтады.
tutorial-04-question = Бастапқы қалыпқа қайта қараңыз. 5-отаудан жүрсеңіз, соңғы құмалақ қайда түседі?
tutorial-04-answer = Қарсыластың 4-отауына. 9 құмалақтың бесеуі сіздің 5–9-отауларыңызға, қалған төртеуі қарсыластың 1–4-отауларына түседі.

tutorial-05-title = Ұтып алу: жұп сан
tutorial-05-body =
    Жүрістің соңғы құмалағын бақылаңыз.
    Ол қарсыластың қатарына түссе, сол отаудағы құмалақты жаңасымен қоса санаңыз.
    Сан жұп болса (2, 4, 6 және т.б.), бәрі сіздің қазаныңызға салынады.
    Басқа отаулардан ештеңе алынбайды.
tutorial-05-caption = Тағы да 7-отау: қарсыластың 6-отауында 9 құмалақ бар еді, 9 + 1 = 10. Сіз 10 құмалақ ұтып алдыңыз, енді қазаныңызда 10 құмалақ бар.
tutorial-05-question = 6 және 7-отауларыңызда 12-ден құмалақ бар. Қайсысынан жүрсеңіз, көбірек ұтып аласыз?
tutorial-05-answer = 7-отаудан. Соңғы құмалақ қарсыластың 9-отауына түседі: 11 + 1 = 12, қазаныңыздағы құмалақ 12-ден 24-ке жетеді. 6-отаудан жүрсеңіз, соңғы құмалақ қарсыластың 8-отауына түседі: 1 + 1 = 2, тек 2 құмалақ ұтып аласыз.

tutorial-06-title = Жалғыз құмалақ
tutorial-06-body =
    Отауда бір ғана құмалақ болса, ол келесі отауға көше салады.
    Бұрынғы отауда ештеңе қалмайды.
    9-отаудан ол қарсыластың 1-отауына өтеді.
    Ол — жүрістің соңғы құмалағы, сондықтан ол жақта құмалақ ұтып алуға да болады.
tutorial-06-caption = 5-отаудағы жалғыз құмалақ 6-отауға көшті: 10 + 1 = 11. 5-отау енді бос.
tutorial-06-question = Сіз 9-отаудағы жалғыз құмалақпен жүресіз. Қарсыластың 1-отауында 11 құмалақ бар. Не болады?
tutorial-06-answer = Құмалақ қарсыластың 1-отауына түседі: 11 + 1 = 12, бұл — жұп сан. Сіз 12 құмалақ ұтып аласыз, қазаныңыздағы құмалақ 10-нан 22-ге жетеді.

tutorial-07-title = Тақ сан
tutorial-07-body =
    Соңғы құмалақ түскенде қарсыластың отауында тақ сан болса, ештеңе алынбайды.
    Барлық құмалақ түскен жерінде қалады, кезек қарсыласқа өтеді.
    Бір тақ сан ерекше: ол — 3.
    Ол туралы 9-қадамда білесіз.
tutorial-07-caption = 4-отаудағы 10 құмалақтың соңғысы қарсыластың 4-отауына түсті: 12 + 1 = 13. Бұл — тақ сан, қазандарда бұрынғыша 10 және 12 құмалақ.
tutorial-07-question = Мұнда қай жүріс құмалақ ұтып алады: 5-отаудан ба, 9-отаудан ба?
tutorial-07-answer = 9-отаудан. Ондағы 2 құмалақтың екіншісі қарсыластың 1-отауына түседі: 11 + 1 = 12, қазаныңыздағы құмалақ 10-нан 22-ге жетеді. 5-отаудан жүрсеңіз, соңғы құмалақ қарсыластың 5-отауына түседі: 12 + 1 = 13, бұл — тақ сан.

tutorial-08-title = Соңғы құмалақ өз қатарыңызға түссе
tutorial-08-body =
    Құмалақ тек қарсыластың қатарынан ұтып алынады.
    Соңғы құмалақ өз отауыңызға түссе, ондағы санның маңызы жоқ.
    Жұп болсын, тақ болсын, құмалақтар орнында қалады, жүріс аяқталады.
    Соңғы құмалақ тақтаны айналып, өз қатарыңызға қайтып келгенде де солай.
tutorial-08-caption = 2-отаудағы 3 құмалақтың соңғысы өзіңіздің 4-отауыңызға түсті: 11 + 1 = 12. Сан жұп, бірақ ештеңе алынбады.
tutorial-08-question = 6-отауда 15 құмалақ бар, соңғысы тақтаны айналып, 13 құмалағы бар 2-отауыңызға түседі. Құмалақ ұтып аласыз ба?
tutorial-08-answer = Жоқ. 13 + 1 = 14 — жұп сан, бірақ 2-отау өзіңіздікі. Қазаныңызда бұрынғыша 22 құмалақ қалады.

tutorial-09-title = Тұздық
tutorial-09-body =
    Соңғы құмалақ түскенде қарсыластың отауында дәл 3 құмалақ болса, отаудың өзі сіздікі болады.
    Ол сіздің тұздығыңызға айналады, ал 3 құмалағы қазаныңызға салынады.
    Тақтада тұздық X белгісімен көрсетіледі.
    Ол ойынның соңына дейін сіздікі болып қалады.
tutorial-09-caption = 8-отаудағы 10 құмалақтың соңғысы қарсыластың 8-отауына түсті: 2 + 1 = 3. Бұл отау сіздің тұздығыңыз болды, қазаныңыздағы құмалақ 22-ден 25-ке жетті.
tutorial-09-question = 3-отаудан жүрсеңіз, соңғы құмалақ қарсыластың 3 құмалағы бар 2-отауына түседі. Ол отау тұздығыңыз бола ма?
tutorial-09-answer = Жоқ. 3 + 1 = 4 — кәдімгі жұп сан: сіз 4 құмалақ ұтып аласыз, қазаныңыздағы құмалақ 22-ден 26-ға жетеді. Тұздық алу үшін соңғы құмалақ түскенге дейін отауда 2 құмалақ болуы керек.

tutorial-10-title = Тұздықтың үш шектеуі
tutorial-10-body =
    9-отау ешқашан тұздық бола алмайды.
    Бір ойында әр ойыншы бір ғана тұздық ала алады.
    Сіздің тұздығыңыз бен қарсыластың тұздығының нөмірі бірдей болмауы керек.
    Осы шектеулердің бірі кедергі болса, жүріс есептеледі, бірақ 3 құмалақ отауда қалады.
tutorial-10-caption-1 = 7-отаудағы 12 құмалақтың соңғысы қарсыластың 9-отауына түсті: 2 + 1 = 3. 9-отау тұздық бола алмайды, 3 құмалақ сонда қалады.
tutorial-10-caption-2 = Сіздің тұздығыңыз бар, ол — қарсыластың 8-отауы. 4-отаудағы 11 құмалақтың соңғысы қарсыластың 5-отауына түсті: 2 + 1 = 3, бірақ екінші тұздық алуға болмайды.
tutorial-10-caption-3 = Қарсыластың тұздығы — сіздің 7-отауыңыз. 6-отаудағы 11 құмалақтың соңғысы қарсыластың 7-отауына түсті: 2 + 1 = 3, бірақ аттас отаудан тұздық алынбайды. Жолда 1 құмалақ қарсыластың тұздығына түсіп, оның қазанындағы құмалақ 13-тен 14-ке жетті.
tutorial-10-question = Қарсыластың тұздығы — сіздің 7-отауыңыз. Оның қарсысында қарсыластың 2 құмалағы бар 3-отауы тұр, ал 2-отауыңыздан жүрсеңіз, соңғы құмалақ соған түседі. 3-отау сіздің тұздығыңыз бола ала ма?
# [?] «қарама-қарсы тұруы» — тақтада бетпе-бет орналасуы.
tutorial-10-answer = Иә. Тек нөмірлер салыстырылады, ал 3 пен 7 бірдей емес; отаулардың қарама-қарсы тұруының маңызы жоқ. 2 + 1 = 3: бұл отау сіздің тұздығыңыз болады, қазаныңыздағы құмалақ 36-дан 39-ға жетеді.

tutorial-11-title = Тұздық не істейді
tutorial-11-body =
    Тұздығыңызға түскен әр құмалақты кім салса да, ол бірден сіздің қазаныңызға салынады.
    Сондықтан тұздық әрдайым бос тұрады, одан ешкім жүре алмайды.
    Соңғы құмалақ тұздыққа түссе, ол тұздық иесіне тиеді, жүріс аяқталады.
    Қарсыластың сіздің қатарыңыздағы тұздығы да оған дәл солай қызмет етеді.
tutorial-11-caption = Сіздің тұздығыңыз — қарсыластың 1-отауы. 8-отаудағы 5 құмалақтың бірі соған түсіп, қазаныңыздағы құмалақ 39-дан 40-қа жетті. Соңғысы қарсыластың 3-отауына түсті: 12 + 1 = 13, бұл — тақ сан.
tutorial-11-question = 7-отаудағы 4 құмалақтың соңғысы сіздің тұздығыңызға түседі. Бұл жүріс не береді?
tutorial-11-answer = Дәл 1 құмалақ: қазаныңыздағы құмалақ 39-дан 40-қа жетеді. Басқа санайтын ештеңе жоқ.

tutorial-12-title = Ойын қалай аяқталады
tutorial-12-body =
    Қазанында 82 немесе одан көп құмалақ жиналған ойыншы бірден жеңеді.
    Екі қазанда да 81-ден құмалақ болса, бұл — тең ойын.
    Жүру кезегі келген ойыншының қатарында құмалақ болмаса, бұл — атсырау: ойын аяқталады, тақтада қалған құмалақ екінші ойыншыға тиеді.
    Қатарыңыз өз жүрісіңізден кейін босап қалса, ойын жалғаса береді: қарсылас жауап жүрісінде сізге жаңа құмалақ салуы мүмкін.
tutorial-12-caption-1 = 9-отаудағы 3 құмалақтың соңғысы қарсыластың 2-отауына түсті: 5 + 1 = 6. 76 + 6 = 82, сіз 82:46 есебімен жеңдіңіз.
tutorial-12-caption-2 = 1-отаудағы жалғыз құмалақ 2-отауға көшті, қарсыластың жүретін құмалағы жоқ: атсырау. Қалған 10 құмалақ сіздікі: 72 + 10 = 82, сіз 82:80 есебімен жеңдіңіз.
tutorial-12-question = Сізде 75, қарсыласта 81 құмалақ, қарсыластың қатары бос. Сіз 5-отаудағы жалғыз құмалақты 6-отауға көшіресіз. Ойын қалай аяқталады?
tutorial-12-answer = Тең аяқталады. Қарсылас жүре алмайды, сондықтан қатарыңыздағы 6 құмалақ қазаныңызға салынады: 75 + 6 = 81. Есеп — 81:81.

tutorial-13-title = Осы бағдарламада қалай ойнайды
tutorial-13-body =
    Отаудың нөмірін (мысалы, 7) жазып, Enter пернесін басыңыз: жүріс жасалады.
    7? деп жазсаңыз, жүрістің не беретіні ғана көрсетіледі, құмалақтар орнында қалады.
    «кеңес» сөзін жазсаңыз, бағдарлама кеңес береді; «қайтару» сіздің жүрісіңізді компьютердің жауабымен бірге қайтарады.
    «тіл ru» тілді ауыстырады, «анықтама» барлық пәрменді көрсетеді.
    «шығу» бағдарламадан шығарады, ойыныңыз сақталады.
    Ағылшынша hint, undo, lang, help, quit сөздері де жарайды.
tutorial-13-caption = Ойын басында 7? былай дейді: соңғы құмалақ қарсыластың 6-отауына түседі, 9 + 1 = 10, сіз 10 құмалақ ұтып аласыз.

tutorial-14-title = Жаңадан бастаған ойыншыға кеңес
tutorial-14-body =
    Жүрер алдында соңғы құмалақ түсетін отауды тауып, ондағы сан жұп бола ма, соны тексеріңіз.
    Содан кейін тақтаға қарсыластың көзімен қараңыз: тағы бір құмалақ тақ санды жұп етеді.
    Алдымен құмалағы көп отауларыңызды қорғаңыз.
    Тұздық алатын сәтті күтіңіз: ол ойын соңына дейін сізге қызмет етеді.
    Қатарыңызды бос қалдырмаңыз.
tutorial-14-caption = 7-отаудан жүргеніңізден кейін қарсылас өзінің 3-отауынан жауап бере алады: соңғы құмалақ сіздің 3-отауыңызға түседі, 9 + 1 = 10, сіз 10 құмалақтан айырыласыз.

# [?] «бір отау әрі … бері» — санау туралы.
tutorial-15-title = Санау: құмалақ қай отауға жетеді
tutorial-15-body =
    Отауда 10 құмалақ болса, соңғысы қарсыластың аттас отауына түседі.
    Бір құмалақ артық болса, соңғысы бір отау әрі, бір құмалақ кем болса, бір отау бері түседі.
    19 құмалақ тақтаны толық айналады: соңғысы шыққан отауына қайтып келеді.
tutorial-15-caption = 4-отауда 10 құмалақ бар: соңғысы қарсыластың 4-отауына түсті. 11 + 1 = 12, сіз 12 құмалақ ұтып алдыңыз.

tutorial-16-title = Ұтып алу қаупі
tutorial-16-body =
    Жүрер алдында бүкіл тақтаны қараңыз: әр жүрістің соңғы құмалағы қайда түседі?
    Сан тақ болса, тағы бір құмалақ оны жұп етеді.
    Бірнеше жүріспен құмалақ ұтып алуға болса, ең көп беретінін таңдаңыз.
    Қарсылас та солай санайды: оның келесі жүрісте не ұтып ала алатынын іздеңіз.
tutorial-16-caption = Мұнда үш жүріспен құмалақ ұтып алуға болады. Ең көбін 6-отау береді: 7 + 1 = 8. 8-отау 4 құмалақ, ал 9-отау тек 2 құмалақ береді.

tutorial-17-title = Қорғаныс
tutorial-17-body =
    Қарсылас бір отауыңыздан құмалақ ұтып алғалы тұрса, үш жолмен қорғануға болады.
    Сол отаудан жүріп, құмалағын алып кетіңіз.
    Немесе сол отауға бір құмалақ салыңыз: сонда қарсыластың соңғы құмалағы санды тақ етеді.
    Немесе қарсылас жүргелі тұрған отауға бір құмалақ салыңыз: сонда оның соңғы құмалағы бір отау әрі түседі.
    Бәрін құтқару мүмкін болмаса, құмалағы ең көп отауды құтқарыңыз.
tutorial-17-caption = Қарсылас 8-отауынан жүріп, сіздің 3-отауыңыздағы құмалақты ұтып алғалы тұр еді: 5 + 1 = 6. Жалғыз құмалағыңыз 2-отаудан 3-отауға көшті: енді 6 + 1 = 7 болады, бұл — тақ сан.

tutorial-18-title = Тұздықтың құны
tutorial-18-body =
    Ойын соңына дейін тұздыққа түскен әр құмалақ тұздық иесіне тиеді.
    Тұздықты неғұрлым ерте алсаңыз, ол соғұрлым көп құмалақ жинайды.
    Сондықтан тұздық көбіне бірнеше құмалақтан қымбат.
    2 құмалағы бар отауларыңызға мұқият болыңыз: қарсылас сол жерден тұздық ала алады.
tutorial-18-caption = Сіздің тұздығыңыз — қарсыластың 3-отауы. 8-отаудағы 7 құмалақтың бірі соған түсті, ал соңғысымен құмалақ ұтып алдыңыз: 7 + 1 = 8. Барлығы 8 + 1 = 9 құмалақ.

tutorial-19-title = 82 құмалақ үшін жарыс
tutorial-19-body =
    Ойын соңына қарай санаңыз: кімге тағы неше құмалақ керек?
    82 құмалақ жинаған ойыншы бірден жеңеді.
    Кезек қарсыласта, ал оның қатары бос болса, сіздің қатарыңызда қалған құмалақ сізге тиеді.
    Сондықтан қарсыласта құмалақ аз қалса, өз құмалағыңызды өз қатарыңызда сақтаңыз.
    Өз қатарыңызды да бос қалдырмаңыз.
tutorial-19-caption = Қарсыластың жүретін құмалағы қалмады: атсырау. Қатарыңызда қалған 6 құмалақ сіздікі: 78 + 6 = 84, сіз 84:78 есебімен жеңдіңіз.

## Жаттығулар: тақтадағы қалып туралы сұрақтар. Оқырман — бастаушы.

exercise-stones-own = Сіздің { $pit }-отауыңызда неше құмалақ бар?
exercise-stones-opponent = Қарсыластың { $pit }-отауында неше құмалақ бар?
exercise-next-own = Сіз құмалақ таратып жатырсыз. Бір құмалақ { $pit }-отауыңызға түсті. Келесісі қай отауға түседі?
exercise-next-opponent = Қарсылас құмалақ таратып жатыр. Бір құмалақ оның { $pit }-отауына түсті. Келесісі қай отауға түседі?
exercise-landing = { $pit }-отаудан жүрсеңіз, соңғы құмалақ қай отауға түседі?
exercise-reach = Қай отаудан жүрсеңіз, соңғы құмалақ қарсыластың { $target }-отауына жетеді?
exercise-playable = Қай отаулардан жүруге болады? Нөмірлерін түгел жазыңыз.
exercise-capture = Қай отаудан жүрсеңіз, құмалақ ұтып аласыз?
exercise-most = Қай отаудан жүрсеңіз, ең көп құмалақ ұтып аласыз?
exercise-gain = { $pit }-отаудан жүрсеңіз, қазаныңызға неше құмалақ салынады?
exercise-tuzdyk = Қай отаудан жүрсеңіз, тұздық аласыз?
exercise-may-tuzdyk = { $pit }-отаудан жүрсеңіз, тұздық аласыз ба? «Иә» немесе «жоқ» деп жазыңыз.
exercise-needed = Қазаныңызға қараңыз. Жеңу үшін тағы неше құмалақ керек?
exercise-win = Қай отаудан жүрсеңіз, бірден жеңесіз?
exercise-starve = Қай отаудан жүрсеңіз, қарсыластың жүретін құмалағы қалмайды?
exercise-result = { $pit }-отаудан жүрсеңіз, кім жеңеді? 1 — сіз; 2 — қарсылас; 3 — ешкім, ойын тең; 4 — әзірге ешкім, ойын жалғасады.
exercise-threat = Кезек қарсыласта. Ол қай отауыңыздан құмалақ ұтып ала алады?
exercise-defend = Қай отаудан жүрсеңіз, қарсылас ештеңе ұтып ала алмайды?

exercise-hint-board = Әр ойыншы отауларды өзінің сол жағынан бастап санайды: қарсыластың 1-отауы — жоғарғы оң бұрышта.
exercise-hint-count = Саусақпен көрсетіп санаңыз. Бірінші құмалақ өз отауында қалады, ал жалғыз құмалақ келесі отауға көшеді.
exercise-hint-playable = Құмалағы бар кез келген отауыңыздан жүруге болады. Бос отаудан да, тұздықтан да жүруге болмайды.
exercise-hint-even = Соңғы құмалақ қайда түсетінін табыңыз. Қарсыластың қатарында жұп сан ұтып алынады.
exercise-hint-three = Соңғы құмалақпен қоса қарсыластың отауында дәл 3 құмалақ болуы керек. 10-қадамдағы үш шектеуді еске түсіріңіз.
exercise-hint-gain = Ұтып алынатын құмалақты да, тұздығыңызға түсетінін де санаңыз. Ештеңе болмаса, 0 деп жазыңыз.
exercise-hint-needed = Жеңу үшін 82 құмалақ керек. Одан қазаныңыздағы құмалақты шегеріңіз.
exercise-hint-end = Алдымен қазандарды санаңыз. Содан кейін қарсыластың жүретін құмалағы бар ма, соны қараңыз.
exercise-hint-threat = Тақтаға қарсыластың көзімен қараңыз: оның әр жүрісінің соңғы құмалағы қайда түседі?
exercise-hint-defend = Жүрістеріңізді бір-бірлеп ойша жасап көріңіз. Әрқайсысынан кейін қарсылас не ұтып ала алатынын іздеңіз.

exercise-right = { $wording ->
    [1] Жарайсыз!
    [2] Дәл солай!
   *[other] Дұрыс!
 }
exercise-wrong = { $wording ->
    [1] Жоқ, олай емес.
    [2] Сәл қателестіңіз.
   *[other] Әзірге дұрыс емес.
 }
exercise-again = Тағы бір рет байқап көріңіз.
exercise-answer = Жауабы: { $values }.
exercise-safe = Сіздің { $pit }-отауыңыздан қарсылас қазір ештеңе ұтып ала алмайды.
exercise-missing = Жүруге болатын басқа отаулар да бар.
exercise-type-number = Санмен жауап беріңіз.
exercise-score = Дұрыс жауап: { $right } (барлығы { $count } сұрақ).

## Бір беттік ереже

rules-title = Тоғызқұмалақ ережесі
rules-board-title = Тақта және ойын басы
rules-board-body =
    Бір-біріне қарама-қарсы отырып екі адам ойнайды: бастаушы (ақ жағы) және қостаушы (қара жағы).
    Әр ойыншының тоғыз отаудан тұратын бір қатары және ұтып алған құмалағын салатын бір қазаны бар.
    Ойын басында әр отауда 9 құмалақ, барлығы 162 құмалақ жатады, ал екі қазан да бос.
    Әр ойыншы өз отауларын сол жағынан бастап 1-ден 9-ға дейін санайды.
    Бірінші болып бастаушы жүреді, содан кейін ойыншылар кезектесіп жүреді; кезекті өткізіп жіберуге болмайды.
rules-move-title = Жүріс
rules-move-body =
    Құмалағы бар кез келген отауыңызды таңдап, ондағы құмалақтың бәрін алыңыз да, сағат тіліне қарсы бір-бірден таратыңыз.
    Бірінші құмалақ сол отаудың өзіне қайта түседі, қалғандары келесі отауларға түседі; сіздің 9-отауыңыздан кейін қарсыластың 1-отауы келеді. Ешбір отауды аттап өтуге болмайды.
    Жалғыз құмалақ орнында қалмайды: ол келесі отауға көшеді.
    Құмалақ саны 19 немесе одан көп болса, олар тақтаны толық айналып шығады да, жүріс басталған отауға тағы бір құмалақ түседі.
rules-capture-title = Ұтып алу
rules-capture-body =
    Соңғы құмалақ қарсыластың отауына түсіп, ондағы сан жұп болса (2 де — жұп сан), ол отаудағы құмалақтың бәрі сіздің қазаныңызға салынады.
    Сан тақ болса немесе соңғы құмалақ өз қатарыңызға түссе, ештеңе алынбайды.
rules-tuzdyk-title = Тұздық
rules-tuzdyk-body =
    Соңғы құмалақ түскенде қарсыластың отауында дәл 3 құмалақ болса, ол отау ойынның соңына дейін сіздің тұздығыңыз болады, ал 3 құмалақ қазаныңызға салынады.
    Тұздыққа түскен құмалақты кім салса да, ол бірден тұздық иесінің қазанына салынады. Сондықтан тұздық әрқашан бос тұрады, одан ешкім жүре алмайды.
    Жүрістің соңғы құмалағы тұздыққа түссе, жүріс сонымен аяқталады.
    Үш шектеу бар: бір ойында әр ойыншы бір ғана тұздық ала алады; 9-отау ешқашан тұздық бола алмайды; екі тұздықтың нөмірі бірдей бола алмайды (аттас отаудан тұздық алынбайды).
    Осы шектеулердің бірі кедергі болса, жүріс есептеледі, ал 3 құмалақ отауда қалады.
rules-end-title = Ойынның аяқталуы
rules-end-body =
    Қазанында 82 немесе одан көп құмалақ жиналған ойыншы жеңеді, ойын бірден тоқтайды; соңғы құмалақтарды қарсыластың жүрісі әкелсе де солай.
    Екі қазанда да 81-ден құмалақ болса, ойын тең аяқталады.
    Кезегі келген ойыншының қатарында бірде-бір құмалақ болмаса, ол жүре алмайды: бұл — атсырау. Ойын аяқталады, ал тақтада қалған құмалақтар қарсыластың қазанына салынады, өйткені олар соның қатарында жатыр. Нәтижені жүре алмаған ойыншының қазаны шешеді: 81 құмалақ болса — тең ойын, одан кем болса — жеңіліс.
    Өз жүрісіңізден кейін қатарыңыз бос қалса, ойын бітпейді: қарсыластың жауабы сізге жаңа құмалақ әкелуі мүмкін.
rules-readings-title = Әртүрлі түсінілетін тұстары
rules-readings-body =
    Ереженің кейбір тұстары әртүрлі түсініледі. Бағдарлама жоғарыда жазылғандай ойнайды; басқа нұсқасы --rules параметрімен таңдалады, бірнешеуі + белгісімен қосылады.
    --rules extra-move: атсырау кезінде қарсылас бос қатарға құмалақ түсірмей жүре алса ғана, тақтада қалған құмалақтарды жинап алады. Қай отаудан жүрсе де, бос қатарға құмалақ түсетін болса, ол тағы бір рет жүруге міндетті, ойын жалғаса береді.
    --rules play-on: 82 құмалақ ойынды тоқтатпайды; нақты есепті білу үшін ойын соңына дейін жүргізіледі.
    --rules claim: бір қалып үшінші рет қайталанса, ойыншы тең ойын талап ете алады.
rules-variants-title = Кішірек ойындар
rules-variants-body =
    --rules bestemshe: бестемше — қатарда 5 отау, әр отауда 5 құмалақ, барлығы 50 құмалақ; тұздық жоқ; жеңу үшін 26 құмалақ жеткілікті. Балалар көбіне осы ойыннан бастайды.
    --rules qozdatu: қоздату — қатарда 7 отау, әр отауда 7 құмалақ, барлығы 98 құмалақ; тұздық жоқ; жеңу үшін 50 құмалақ жеткілікті.
    Бұл екі ойын ешқашан тең аяқталмайды.
rules-notation-title = Жүрістер қалай жазылады
rules-notation-body =
    Жүріс екі цифрмен жазылады: бірі — жүріс басталған отау, екіншісі — соңғы құмалақ түскен отау; әр отаудың нөмірі өз иесінің санауымен жазылады. 76 дегеніміз — жүріс 7-отаудан басталды, соңғы құмалақ 6-отауға түсті.
    Тұздық алынғанын x әрпі көрсетеді: 88x. Жүрісті жазғанда бірінші цифр жеткілікті: 7.
rules-pits-title = Отаулардың аттары
rules-spellings-title = Бір ойынның көп жазылуы
rules-spellings-body =
    Қазақша: тоғызқұмалақ, латын әрпімен toğyzqūmalaq, togyzqumalaq, togyzkumalak, toguzqumalak немесе toguz kumalak.
    Қырғызша: тогуз коргоол, латын әрпімен toguz korgool.
    Орысша: тогызкумалак, тогыз кумалак немесе тогыз-кумалак. Түрікше: dokuz kumalak.
    Қырғыз ойынының ережесі дәл осындай, бірақ өз атаулары бар.
rules-history-title = Ойынның тарихы
rules-history-body =
    Тоғызқұмалақ — манкала тектес ойын, оны қазақтар мен қырғыздар, сондай-ақ көрші халықтар ойнайды.
    Ойынның қашан пайда болғанын ешкім анық білмейді: бұл туралы жазба дерек бізге белгісіз.
    Малшыларға тақта керек болмаған: олар отауларды жерге қазған, ал ойынды «шопандар алгебрасы» деп те атаған (орысша Уикипедия, «Тогыз кумалак»).
    Ойын ережесін 1963 жылы «Юный техник» журналы жариялаған; онда «атсырау» деген сөз де бар.
    2020 жылы ЮНЕСКО бұл ойынды адамзаттың материалдық емес мәдени мұрасының тізіміне енгізді (01597-құжат).
