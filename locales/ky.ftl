### togyz кыргызча.
### $mover, $owner, $winner, $side — "white" же "black"; $input, $file сыяктуулар — ошол бойдон
### көрсөтүлүүчү текст; калган өзгөрмөлөрдүн баары — бүтүн сан.
### NUM($n, case: "…") санды number-ending ичинде көрсөтүлгөн мүчө менен жазат.
### [?] Атоолор: «отоо» (же «үй»), «туздук» (же «туз»), «актар — каралар» (же «баштоочу — коштоочу»).

meta-language-name = Кыргызча

## Цифра менен жазылган сандын мүчөлөрү: dat — барыш, loc — жатыш, abl — чыгыш, acc — табыш,
## gen — илик жөндөмөсү. $tail — сандын акыркы айтылган сөзү.

number-ending =
    .dat = { $tail ->
        [0] гө
        [3] кө
        [4] кө
        [5] ке
        [6] га
        [9] га
        [10] го
        [20] га
        [30] га
        [40] ка
        [50] гө
        [60] ка
        [70] ке
        [90] го
        [100] гө
       *[other] ге
    }
    .loc = { $tail ->
        [0] дө
        [3] тө
        [4] тө
        [5] те
        [6] да
        [9] да
        [10] до
        [20] да
        [30] да
        [40] та
        [50] дө
        [60] та
        [70] те
        [90] до
        [100] дө
       *[other] де
    }
    .abl = { $tail ->
        [0] дөн
        [3] төн
        [4] төн
        [5] тен
        [6] дан
        [9] дан
        [10] дон
        [20] дан
        [30] дан
        [40] тан
        [50] дөн
        [60] тан
        [70] тен
        [90] дон
        [100] дөн
       *[other] ден
    }
    .acc = { $tail ->
        [0] дү
        [1] ди
        [2] ни
        [3] тү
        [4] тү
        [5] ти
        [6] ны
        [7] ни
        [8] ди
        [20] ны
        [40] ты
        [50] нү
        [60] ты
        [70] ти
        [80] ди
        [100] дү
       *[other] ду
    }
    .gen = { $tail ->
        [0] дүн
        [1] дин
        [2] нин
        [3] түн
        [4] түн
        [5] тин
        [6] нын
        [7] нин
        [8] дин
        [20] нын
        [40] тын
        [50] нүн
        [60] тын
        [70] тин
        [80] дин
        [100] дүн
       *[other] дун
    }
    .dist = { $tail ->
        [0] дөн
        [3] төн
        [4] төн
        [5] тен
        [6] дан
        [9] дан
        [10] дон
        [20] дан
        [30] дан
        [40] тан
        [50] дөн
        [60] тан
        [70] тен
        [90] дон
        [100] дөн
       *[other] ден
    }

## Көмөкчү билдирүүлөр (local-…): ушул файл үчүн гана.
## Баш тамга менен жазылганы — сүйлөмдүн башындагы түрү; gen — илик, dat — барыш, loc — жатыш жөндөмөсү.

local-Mover = { $mover ->
    [white] Актар
   *[black] Каралар
 }
local-mover = { $mover ->
    [white] актар
   *[black] каралар
 }
local-mover-gen = { $mover ->
    [white] актардын
   *[black] каралардын
 }
local-Mover-gen = { $mover ->
    [white] Актардын
   *[black] Каралардын
 }
local-Mover-dat = { $mover ->
    [white] Актарга
   *[black] Караларга
 }
local-mover-loc = { $mover ->
    [white] актарда
   *[black] караларда
 }
local-owner = { $owner ->
    [white] актар
   *[black] каралар
 }
local-owner-dat = { $owner ->
    [white] актарга
   *[black] караларга
 }
local-owner-gen = { $owner ->
    [white] актардын
   *[black] каралардын
 }
local-Owner-gen = { $owner ->
    [white] Актардын
   *[black] Каралардын
 }
local-Winner = { $winner ->
    [white] Актар
   *[black] Каралар
 }
local-winner = { $winner ->
    [white] актар
   *[black] каралар
 }
local-Loser = { $winner ->
    [white] Каралар
   *[black] Актар
 }
local-Loser-gen = { $winner ->
    [white] Каралардын
   *[black] Актардын
 }
local-Side = { $side ->
    [white] Актар
   *[black] Каралар
 }
local-side = { $side ->
    [white] актар
   *[black] каралар
 }
local-Side-gen = { $side ->
    [white] Актардын
   *[black] Каралардын
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
local-place = { $file }, { $line }-сап, { $number }-жүрүш ({ local-mover })

## Баяндоо: жүрүштө эмне болду

narrate-turn = Кезек { local-mover-loc }.
narrate-sow = { $wording ->
    [1] { local-Mover } { $from }-отоодон жүрүп, { $stones } коргоолду септи.
    [2] { $from }-отоодон жүргөн { local-mover } { $stones } коргоолду септи.
   *[other] { local-Mover } { $from }-отоодогу { $stones } коргоолду септи.
 }
# [?]
narrate-single = { $wording ->
    [1] { local-Mover } { $from }-отоодогу жалгыз коргоолду { $to }-отоого жылдырды.
   *[other] { local-Mover-gen } { $from }-отоосундагы жалгыз коргоол { $to }-отоого өттү.
 }
narrate-single-sum = { $wording ->
    [1] { local-Mover } { $from }-отоодогу жалгыз коргоолду { $to }-отоого жылдырды: { $before } + 1 = { $made }, бирок өз катарынан коргоол алынбайт.
   *[other] { local-Mover-gen } { $from }-отоосундагы жалгыз коргоол { $to }-отоого өттү: { $before } + 1 = { $made }, бирок өз катарынан коргоол алынбайт.
 }
narrate-single-across = { local-Mover-gen } { $from }-отоосундагы жалгыз коргоол { local-owner-gen } { $to }-отоосуна өттү.
narrate-single-across-made = { $wording ->
    [1] { local-Mover } { $from }-отоодогу жалгыз коргоолду { local-owner-gen } { $to }-отоосуна жылдырды, эми анда { $made } коргоол бар.
   *[other] { local-Mover-gen } { $from }-отоосундагы жалгыз коргоол { local-owner-gen } { $to }-отоосуна өттү, эми анда { $made } коргоол бар.
 }
narrate-single-across-sum = { $wording ->
    [1] { local-Mover } { $from }-отоодогу жалгыз коргоолду { local-owner-gen } { $to }-отоосуна жылдырды: { $before } + 1 = { $made }.
   *[other] { local-Mover-gen } { $from }-отоосундагы жалгыз коргоол { local-owner-gen } { $to }-отоосуна өттү: { $before } + 1 = { $made }.
 }
narrate-lap = Коргоолдор тактаны толук айланып чыкты да, { $from }-отоого дагы бир коргоол түштү.
# [?]
narrate-last-opponent = { $wording ->
    [1] Акыркысы { local-owner-gen } { $to }-отоосуна түштү, эми анда { $made } коргоол бар.
    [2] Себүү { local-owner-gen } { $to }-отоосунда аяктады, эми анда { $made } коргоол бар.
   *[other] Акыркы коргоол { local-owner-gen } { $to }-отоосуна түштү, эми анда { $made } коргоол бар.
 }
narrate-last-own = { $wording ->
    [1] Себүү { local-mover-gen } өз { $to }-отоосунда аяктады: эч нерсе алынган жок.
   *[other] Акыркы коргоол { local-mover-gen } өз { $to }-отоосуна түштү: эч нерсе алынган жок.
 }
narrate-last-tuzdyk = Акыркы коргоол { local-owner-gen } туздугуна түштү: жүрүш ушуну менен аяктады.
narrate-last-tuzdyk-one = Акыркы коргоол { local-owner-gen } туздугуна түшүп, алардын казанына кетти: жүрүш ушуну менен аяктады.
narrate-capture = { $wording ->
    [1] Бул — жуп сан, ошондуктан { local-mover } { $captured } коргоол утуп алды.
    [2] Жуп сан чыкты: { local-mover } { $captured } коргоол утуп алды.
   *[other] { $made } — жуп сан: { local-mover } { $captured } коргоол утуп алды.
 }
narrate-odd = { $wording ->
    [1] Бул — так сан, ошондуктан эч нерсе алынган жок.
    [2] Так сан чыкты: эч нерсе алынган жок.
   *[other] { $made } — так сан: эч нерсе алынган жок.
 }
# [?] «туура 3» же «так 3»: «так» — «так сан» дегенди да билдирет.
narrate-tuzdyk = Отоодо туура 3 коргоол болду: бул отоо { local-mover-gen } туздугуна айланып, 3 коргоол алардын казанына салынды.
narrate-tuzdyk-ninth = Отоодо 3 коргоол болду, бирок { $to }-отоо эч качан туздук боло албайт.
narrate-tuzdyk-has-one = Отоодо 3 коргоол болду, бирок { local-mover-gen } туздугу мурунтан эле бар болчу.
narrate-tuzdyk-same-number = Отоодо 3 коргоол болду, бирок { local-owner-gen } туздугунун номери да { $to }: номери бирдей отоону туздук кылууга болбойт.
narrate-tuzdyk-collect = { local-Owner-gen } туздугуна { $captured } коргоол түшүп, алардын казанына кетти.
narrate-kazan = { $wording ->
    [1] { local-Mover-gen } казанындагы коргоол { NUM($kazan, case: "dat") } жетти.
   *[other] { local-Mover-gen } казанында эми { $kazan } коргоол бар.
 }
narrate-score = Эсеп: актар — { $white }, каралар — { $black }.
# [W03]
narrate-needed = { local-Mover-dat } жеңиш үчүн дагы { $needed } коргоол керек.
narrate-both-captured = Эки оюнчу тең { NUM($captured, case: "abl") } коргоол утуп алды.

## Бир саптык баяндоо

narrate-brief = { $from }→{ $to }, { $stones } ({ $white }:{ $black })
narrate-brief-capture = { $from }→{ $to }, { $stones }, +{ $captured } ({ $white }:{ $black })
narrate-brief-tuzdyk = { $from }→{ $to }x, { $stones }, +{ $captured } ({ $white }:{ $black })

## Үйрөнүүчүгө баяндоо: сандар жана атаандаш эми эмне кыла алары

narrate-last-opponent-sum = { $wording ->
    [1] Себүү { local-owner-gen } { $to }-отоосунда аяктады: { $before } + 1 = { $made }.
   *[other] Акыркы коргоол { local-owner-gen } { $to }-отоосуна түштү: { $before } + 1 = { $made }.
 }
narrate-last-own-sum = { $wording ->
    [1] Себүү { local-mover-gen } өз { $to }-отоосунда аяктады: { $before } + 1 = { $made }, бирок өз катарынан коргоол алынбайт.
   *[other] Акыркы коргоол { local-mover-gen } өз { $to }-отоосуна түштү: { $before } + 1 = { $made }, бирок өз катарынан коргоол алынбайт.
 }
narrate-threat-capture = Эми { local-mover } өз { $pit }-отоосунан жүрүп, { local-owner-gen } { $target }-отоосундагы { $stones } коргоолду утуп ала алат.
narrate-threat-tuzdyk = { $wording ->
    [1] Ошондой эле { local-mover } өз { $pit }-отоосунан жүрүп, { local-owner-gen } { $target }-отоосун туздук кыла алат.
   *[other] Эми { local-mover } өз { $pit }-отоосунан жүрүп, { local-owner-gen } { $target }-отоосун туздук кыла алат.
 }
narrate-threat-none = Азыр { local-mover } эч нерсе утуп ала албайт.

## Оюн кантип аяктады

narrate-majority = { local-Owner-gen } казанында { $kazan } коргоол бар, жеңиш үчүн { $majority } коргоол жетиштүү.
narrate-majority-given = { local-Mover } өз жүрүшү менен { local-owner-gen } казанына коргоол кошту: эми анда { $kazan } коргоол бар, жеңиш үчүн { $majority } коргоол жетиштүү.
# [?] «атсырау» үчүн кыргызча термин табылган жок.
narrate-atsyrau = { local-Mover-gen } жүрө турган коргоолу калган жок.
narrate-rest = Тактада калган { $rest } коргоол { local-owner-gen } казанына кошулду.
narrate-rest-none = Тактада бир да коргоол калган жок.
# [?] «кезек кайра … өттү» — жүрө албаган оюнчунун кезеги атаандашына өтүшү.
narrate-skipped = { local-Mover-gen } жүрө турган коргоолу калган жок, бирок { local-owner } кайсы отоодон жүрсө да, { local-mover-gen } катарына коргоол түшөт: кезек кайра { local-owner-dat } өттү.
# Биринчи жеңгендин саны жазылат: «Каралар 82:60 эсебинде жеңди».
narrate-win = { local-Winner } { $winner ->
    [white] { $white }:{ $black }
   *[black] { $black }:{ $white }
 } эсебинде жеңди.
narrate-win-resignation = { local-Loser } багынып берди: { local-winner } жеңди.
narrate-win-time = { local-Loser-gen } убактысы бүттү: { local-winner } жеңди.
narrate-draw = Эки казанда { NUM($kazan, case: "abl") } коргоол бар: оюн тең чыкты.
narrate-draw-agreement = Оюнчулар тең чыгууга макул болушту.
narrate-draw-repetition = Бул абал үчүнчү жолу кайталанды: оюн тең чыкты.
narrate-draw-other = Оюн тең чыкты.

## Жүрүш эмне берет (7?)

preview-last-opponent = { $from }-отоодон жүрсөңүз, акыркы коргоол атаандаштын { $to }-отоосуна түшөт: { $before } + 1 = { $made }.
preview-last-own = { $from }-отоодон жүрсөңүз, акыркы коргоол өзүңүздүн { $to }-отооңузга түшөт: { $before } + 1 = { $made }, бирок өз катарыңыздан коргоол алынбайт.
preview-last-tuzdyk-own = { $from }-отоодон жүрсөңүз, акыркы коргоол өзүңүздүн туздугуңузга түшөт, жүрүш ушуну менен аяктайт.
preview-last-tuzdyk-opponent = { $from }-отоодон жүрсөңүз, акыркы коргоол атаандаштын туздугуна түшөт, жүрүш ушуну менен аяктайт.
preview-fed-own = Туздугуңузга { $stones } коргоол түшөт.
preview-fed-opponent = Атаандаштын туздугуна { $stones } коргоол түшөт.
preview-capture = { $made } — жуп сан: сиз { $captured } коргоол утуп аласыз.
preview-odd = { $made } — так сан: эч нерсе алынбайт.
preview-tuzdyk = Бул отоо сиздин туздугуңуз болот, ал эми 3 коргоолу казаныңызга салынат.
preview-tuzdyk-ninth = Бирок { $to }-отоо эч качан туздук боло албайт: 3 коргоол ошол жерде калат.
preview-tuzdyk-has-one = Бирок сиздин туздугуңуз мурунтан эле бар: 3 коргоол отоодо калат.
preview-tuzdyk-same-number = Бирок атаандаштын туздугунун номери да { $to }, номери бирдей отоону туздук кылууга болбойт: 3 коргоол отоодо калат.
preview-majority-own = Казаныңызда { $kazan } коргоол болот, жеңиш үчүн { $majority } коргоол жетиштүү.
preview-majority-opponent = Атаандаштын казанында { $kazan } коргоол болот, жеңиш үчүн { $majority } коргоол жетиштүү.
preview-atsyrau-own = Сиздин жүрө турган коргоолуңуз калбайт.
preview-atsyrau-opponent = Атаандаштын жүрө турган коргоолу калбайт.
preview-rest-own = Тактада калган { $rest } коргоол сиздин казаныңызга кошулат.
preview-rest-opponent = Тактада калган { $rest } коргоол атаандаштын казанына кошулат.
preview-rest-none = Тактада бир да коргоол калбайт.
preview-skipped = Атаандаштын жүрө турган коргоолу калбайт, бирок сиз кайсы отоодон жүрсөңүз да, анын катарына коргоол түшөт: дагы бир жолу сиз жүрөсүз.
preview-win = Сиз { $yours }:{ $theirs } эсебинде жеңесиз.
preview-loss = Атаандаш { $theirs }:{ $yours } эсебинде жеңет.
preview-draw = Оюн тең чыгат.
preview-threat-capture = Андан кийин атаандаш өзүнүн { $pit }-отоосунан жүрүп, сиздин { $target }-отооңуздагы { $stones } коргоолду утуп ала алат.
preview-threat-tuzdyk = { $wording ->
    [1] Ошондой эле атаандаш өзүнүн { $pit }-отоосунан жүрүп, сиздин { $target }-отооңузду туздук кыла алат.
   *[other] Андан кийин атаандаш өзүнүн { $pit }-отоосунан жүрүп, сиздин { $target }-отооңузду туздук кыла алат.
 }

## Такта: жазуулар жана тактадагы абал сөз менен

ui-kazan = Казан
# Ондук бөлчөктүн белгиси: 13,4.
ui-decimal-point = ,
ui-side = { local-Side }
ui-board-you = Сиз · { local-side }
ui-board-computer = Компьютер · { local-side } · { $level }-деңгээл
ui-board-engine = { $input } · { local-side }
ui-your-pits = Сиздин отоолоруңуз, 1-отоодон баштап: { $values }.
ui-opponent-pits = Атаандаштын отоолору, 1-отоодон баштап: { $values }.
ui-side-pits = { local-Side-gen } отоолору, 1-отоодон баштап: { $values }.
ui-your-pit = Сиздин { $pit }-отооңузда { $stones } коргоол бар.
ui-opponent-pit = Атаандаштын { $pit }-отоосунда { $stones } коргоол бар.
ui-your-pit-tuzdyk = Сиздин { $pit }-отооңуз — атаандаштын туздугу.
ui-opponent-pit-tuzdyk = Атаандаштын { $pit }-отоосу — сиздин туздугуңуз.
ui-no-tuzdyk = Азырынча эч кимде туздук жок.
ui-side-tuzdyk = { local-Owner-gen } туздугу — атаандаштын { $pit }-отоосу.
ui-pit-legend = Отоолордун салттуу аттары: 1 — { pit-name-1 }, 2 — { pit-name-2 }, 3 — { pit-name-3 }, 4 — { pit-name-4 }, 5 — { pit-name-5 }, 6 — { pit-name-6 }, 7 — { pit-name-7 }, 8 — { pit-name-8 }, 9 — { pit-name-9 }.
ui-pit-called = Салттуу аты — { local-pit-name }.
ui-moves = Тандоого болот: { $values }.
ui-score = Сиздин казаныңызда { $yours }, атаандаштын казанында { $theirs } коргоол бар.
ui-needed = Жеңиш үчүн дагы { $needed } коргоол керек.

## Отоолордун аттары

pit-name-1 = Куйрук
pit-name-2 = Ат өтпөс
pit-name-3 = Жаман үй
pit-name-4 = Текилдек
pit-name-5 = Бел
pit-name-6 = Далы
pit-name-7 = Эки тишти
pit-name-8 = Көк моюн
pit-name-9 = Ооз

## Отоолор жана жүрүштөр, кыскача

error-pit-range = Мындай отоо жок. 1 менен { $pits } арасындагы номерди тандаңыз.
error-pit-empty = { $from }-отоо бош. Башка отоону тандаңыз.
error-pit-tuzdyk = { $from }-отоо — атаандаштын туздугу, андан жүрүүгө болбойт.
error-not-a-number = «{ $input }» — отоонун номери эмес.
hint-capture = { $from }-отоодон жүрүп көрүңүз: { $captured } коргоол утуп аласыз.
hint-tuzdyk = { $from }-отоодон жүрүп көрүңүз: атаандаштын { $target }-отоосу туздугуңуз болот.
hint-move = { $from }-отоодон жүрүп көрүңүз.
hint-only = Сизде бир гана жүрүш бар: { $from }-отоодон.
hint-look-win = Бул жерде сөзсүз жеңүүгө болот. Ага жеткирген жүрүштү табыңыз.
hint-look-lost = Кандай жүрсөңүз да, атаандаш жеңе алат. Анын жеңишин барынча кыйындаткан жүрүштү издеңиз.
hint-look-tuzdyk = Бир отоону дароо туздук кылууга болот. Кайсы отоодон жүрүү керегин табыңыз.
hint-look-capture = Утуп ала турган коргоол бар. Ар бир отоонун акыркы коргоолу кайда түшөрүн санап көрүңүз.
hint-look-starve = Атаандашты жүрүшсүз калтырууга болот. Анын жолун издеңиз.
hint-look-escape = Абайлаңыз: жүрүшсүз калышыңыз мүмкүн.
hint-look-threat = Бир жүрүш алдыга ойлоңуз: кайсы жүрүш атаандашка коркунуч туудурат?
hint-look-guard = Атаандаш сиздин катарыңыздан коргоол утуп ала алат. Кайсы отооңуз коркунучта экенин таап, коргоңуз.
hint-look-guard-tuzdyk = Атаандаш сиздин катарыңыздагы бир отоону туздук кыла алат. Кайсы отоо экенин таап, жол бербеңиз.
hint-look-careful = Кээ бир жүрүштөрүңүз атаандашка утуп алууга жол ачат. Жүрөрдөн мурун анын эмне ала аларын санап көрүңүз.
hint-look-row = { $first }–{ $last }-отоолоруңузга караңыз.
hint-compare = Бул отоолоруңузду салыштырыңыз: { $values }. Атаандаш ар бирине кандай жооп бере алат?
hint-more = Көбүрөөк билүү үчүн кеңешти кайра сураңыз.
hint-line = Эң жакшы жүрүштөр: { $line }
hint-beside = Салыштыруу үчүн { $notation } жүрүшү:
hint-second = Андан кийинки жакшысы: { $line }
hint-careful-blunder = Абайлаңыз: { $notation } жүрүшү орой ката болот.
hint-careful-mistake = Абайлаңыз: { $notation } жүрүшү ката болот.
hint-careful-inaccuracy = Абайлаңыз: { $notation } жүрүшү майда ката болот.
hint-costs = Болжол менен { $stones } коргоол колдон кетет.
hint-elsewhere = Мындан пайдалуураак жүрүш бар.
hint-choice = Ошентсе да жүрүү үчүн: «ооба» же ошол эле жүрүш. Дагы ойлонуу үчүн: «жок» же башка жүрүш. Кеңеш алуу үчүн: «кеңеш».
hint-think-again = Жүрүш жасалган жок. Дагы ойлонуңуз.
hint-computer-blunder = Компьютердин мурунку { $notation } жүрүшү орой ката эле.
hint-computer-mistake = Компьютердин мурунку { $notation } жүрүшү ката эле.
hint-computer-inaccuracy = Компьютердин мурунку { $notation } жүрүшү майда ката эле.
hint-you-used = Сиз аны пайдалана алдыңыз.
hint-you-missed = Эң жакшы жооп: { $line }
tutorial-start = Оюндун башында ар бир отоодо 9дан коргоол болот, баары 162.
tutorial-goal = 82 коргоол чогулткан жеңет: бул 162нин жарымынан көп.
history-move = { $number }-жүрүш: { $notation }

## Меню

ui-title = togyz — терминалдагы тогуз коргоол оюну
# [W06]
ui-languages = Қазақша --lang kk · Кыргызча --lang ky · Русский --lang ru · English --lang en
ui-menu-continue = Оюнду улантуу
ui-menu-learn = Эрежени үйрөнүү
ui-menu-play = Компьютер менен ойноо
ui-menu-two = Эки кишилик оюн
ui-menu-rules = Бир беттик эреже
ui-menu-analyze = Оюнду талдоо
ui-menu-help = Жардам
ui-menu-quit = Чыгуу
ui-menu-prompt = Тандооңуз [{ $default }]:
ui-menu-unknown = Менюда «{ $input }» жок. 1 менен { $count } арасындагы номерди жазыңыз.

## Жардам

help-usage = Колдонулушу
help-commands = Буйруктар
help-arguments = Аргументтер
help-options = Параметрлер
help-global-options = Бардык буйруктарга орток параметрлер
help-default = демейки мааниси: { $value }
help-possible-values = мүмкүн болгон маанилер: { $values }
help-more = Буйрук жөнүндө кененирээк: togyz help БУЙРУК
help-value-command = БУЙРУК
help-value-options = ПАРАМЕТРЛЕР
help-value-file = ФАЙЛ
help-value-dir = ПАПКА
help-value-number = САН
help-value-name = АТ
help-value-value = МААНИ
help-value-lang = ТИЛ
help-value-pit = ОТОО
help-value-level = ДЕҢГЭЭЛ
help-value-seconds = СЕКУНД
help-value-clock = МҮН+СЕК
help-value-moves = ЖҮРҮШТӨР
help-value-position = АБАЛ
help-value-step = КАДАМ
# [?] shell: «кабыкча».
help-value-shell = КАБЫКЧА
help-value-date = КҮН
help-value-numbers = НОМЕРЛЕР
help-value-player = ОЮНЧУ
help-value-seconds-added = СЕК+СЕК
help-command-play = компьютер же башка киши менен ойноо
help-command-resume = бүтпөгөн акыркы оюнду улантуу
help-command-learn = эрежени кадам-кадам, сүрөт жана көнүгүү менен үйрөнүү
help-command-analyze = оюндагы каталарды таап, түшүндүрүү
help-command-replay = жазылган оюнду ар бир жүрүшүн түшүндүрүп көрсөтүү
help-command-rules = бир беттик эреже: оюн атынын жазылыштары, ар башкача түшүнүлгөн жерлери
help-command-puzzle = маселе чечүү
help-command-show = тактадагы абалды көрсөтүү
help-command-solve = оюндун аягындагы абалдын анык жыйынтыгы
help-command-tables = оюндун аягынын таблицаларын түзүү, текшерүү, өчүрүү
help-command-tables-build = тактадагы коргоолу көрсөтүлгөн сандан ашпаган бардык абалдын таблицасын түзүү
help-command-tables-info = кандай таблица бар экенин көрсөтүү
help-command-tables-verify = таблицалардын бузулбаганын жана маанилерин текшерүү
help-command-tables-remove = таблицаларды өчүрүү
help-command-games = оюндар жыйнагы: киргизүү, издөө, статистика
help-command-games-import = файлдардагы оюндарды жыйнакка киргизүү
help-command-games-list = оюндардын тизмеси
help-command-games-find = оюндарды издөө
help-command-games-show = оюндарды ар бир жүрүшүн түшүндүрүп көрсөтүү
help-command-games-export = оюндарды тандалган нотация менен жазуу
help-command-games-openings = алгачкы жүрүштөр: канчалык көп жүрүлгөнү жана жыйынтыктары
help-command-games-stats = оюндар жыйнагы сан түрүндө
help-command-games-check = ар бир оюнду кайра ойноп, ар бир катаны көрсөтүү
help-command-games-delete = оюндарды өчүрүү
help-command-stats = сиздин жыйынтыктарыңыз
# [?] engine: «оюн программасы»; «кыймылдаткыч» да айтылат.
help-command-match = эки оюн программасынын өз ара оюну
help-command-tui = толук экрандуу такта
help-command-engine = стандарттуу киргизүү жана чыгаруу аркылуу UGI протоколу менен иштөө
help-command-locale = программанын тилдери
help-command-locale-list = орнотулган тилдердин тизмеси
help-command-locale-check = тил файлындагы каталарды таап, кантип оңдоону түшүндүрүү
help-command-locale-new = жаңы тил баштоо: бардык билдирүүсү бар, которууга даяр файл
help-command-locale-show = бир билдирүүнү үлгү маанилер менен бардык тилде көрсөтүү
help-command-locale-preview = тилдин бардык билдирүүсүн үлгү маанилер менен көрсөтүү
help-command-config = жөндөөлөрдү көрүү жана өзгөртүү
help-command-config-show = ар бир жөндөөнү, маанисин жана кайдан алынганын көрсөтүү
help-command-config-path = жөндөөлөр файлы кайда экенин көрсөтүү
help-command-config-set = файлдагы жөндөөнү өзгөртүү
help-command-config-unset = жөндөөнү файлдан алып салуу
help-command-completions = терминалдын кабыкчасында сөздөрдү толуктоо
help-command-man = колдонмонун барактарын жазуу
help-command-help = программа же бир буйрук жөнүндө жардам
help-command-bench = издөөнүн, эрежелердин, баяндоонун жана таблицалардын ылдамдыгын өлчөө
help-command-perft = берилген тереңдикке чейинки абалдарды саноо
help-option-lang = программанын тили
help-option-locale-dir = кошумча тилдердин папкасы; бир нече жолу көрсөтүүгө болот
help-option-style = такта кандай көрсөтүлөт
help-option-color = түс качан колдонулат
help-option-theme = түстөрдүн темасы
help-option-narration = ар бир жүрүш канчалык толук баяндалат
help-option-animate = коргоол себүүнү көрсөтүү ылдамдыгы
help-option-rules = эреженин варианты; бир нечеси + белгиси менен кошулат
help-option-pit-names = отоолорду номери же салттуу аты менен атоо
help-option-no-input = эч качан суроо бербөө
help-option-config = жөндөөлөр файлы
help-option-config-key = жөндөөнүн аты
help-option-config-value = жаңы мааниси
help-option-quiet = маанилүүсүн гана билдирүү
help-option-verbose = аткарылып жаткан ишти кененирээк билдирүү
help-option-help = ушул жардамды көрсөтүү
help-option-version = версиясын көрсөтүү
help-option-level = компьютердин күчү, 1ден 9га чейин
help-option-side = сиздин тарабыңыз
help-option-two = бир экранда эки кишилик оюн
help-option-engine = UGI протоколун билген башка программа менен ойноо
help-option-clock = оюнга берилген мүнөт жана ар бир жүрүшкө кошулган секунд
help-option-tutor = начар жүрүштүн алдында эскертүү; ошол эле жүрүш кайра жазылса, жасалат
help-option-confirm = ар бир жүрүштүн алдында ырастоону суроо
help-option-outcomes = ар бир жүрүш эмне берерин көрсөтүү
help-option-odds = алсыз тараптын казанында оюндун башында болгон коргоолдордун саны
help-option-hash = издөө үчүн эс тутум, мегабайт
help-option-fen = ушул абалдан баштоо
help-option-record = оюнду ушул файлга жазуу; эки кишилик оюн ошол файлда уланат
help-option-seed = кокустан тандоонун баштапкы саны
help-option-tables-stones = тактадагы коргоолдун эң көп саны
help-option-tables-dir = таблицалардын папкасы
help-option-tables-full = 6 коргоолдон ашпаган бардык абалды да салыштыруу
help-option-solve-time = издөөгө берилген эң көп убакыт, секунд
help-option-step = кайсы кадамдан баштоо
help-option-list = кадамдардын тизмесин көрсөтүү
help-option-all = бардык кадамды дароо көрсөтүү
help-option-quiz = ушунча жаңы суроо берүү
help-option-puzzle = маселенин номери; номерсиз — кайталана турган же жаңы маселе
help-option-puzzle-theme = ушул темадагы маселелер гана
help-option-puzzle-level = ушул кыйындыктагы маселелер гана, 1ден 9га чейин
help-option-daily = күндүн маселеси, баарына бирдей
help-option-mine = сакталган оюндарыңыздан алынган маселелер
help-option-puzzle-count = маселенин саны
help-option-puzzle-list = маселелердин тизмесин көрсөтүү
help-option-format = чыгаруу форматы
help-option-game-file = оюндун жазуусу; - — стандарттуу киргизүү, last — акыркы оюнуңуз
help-option-game = оюндун файлдагы номери
help-option-time = ар бир жүрүштү ойлонууга берилген убакыт
# [?] ply: «жарым жүрүш».
help-option-depth = издөөнүн тереңдиги, жарым жүрүш эсебинде
help-option-stage = эмнени өлчөө керек; көрсөтүлбөсө, баары өлчөнөт
help-option-side-analyzed = кимдин каталары изделет
help-option-top = эң чоң каталардын ушунчасын гана көрсөтүү
help-option-annotate = оюнду түшүндүрмөсү менен ушул файлга жазуу
help-option-fail-on = мындай ката болсо, 5 коду менен аяктоо
help-option-stats-level = компьютердин ушул деңгээли менен гана ойнолгон оюндар
help-option-stats-side = өзүңүз ушул тарапта ойногон оюндар гана
help-option-no-analysis = жүрүштөрүңүздү эң жакшысы менен салыштырбоо; салыштыруу биринчи жолу бир аз созулат
help-option-moves = файлдын ордуна көрсөтүлө турган жүрүштөр
help-option-from = кайсы жарым жүрүштөн баштоо (жарым жүрүш — бир оюнчунун бир жүрүшү), 1ден баштап саналат
help-option-to = кайсы жарым жүрүштө токтоо
help-option-auto = ушунча секунддан кийин кийинки жүрүшкө өзү өтүү
help-option-saved-game = улантыла турган оюн; көрсөтүлбөсө, бүтпөгөн акыркы оюн
help-option-walk = бул жазууну жебе баскычтар менен кароо; last — акыркы оюнуңуз
help-option-mouse = отоолорду чычкан менен басуу; андайда текстти белгилөөгө болбойт
help-option-position = көрсөтүлө турган абал; - — стандарттуу киргизүү; жазылбаса, баштапкы абал
help-option-solve-position = жыйынтыгы изделе турган абал; - — стандарттуу киргизүү
help-option-command = түшүндүрүлө турган буйрук
help-option-shell = сөздөрдү толуктай турган кабыкча
help-option-man-folder = барактар жазыла турган папка
help-option-import-files = оюн жазуулары; - — стандарттуу киргизүү
help-option-lenient = катадан кийин кийинки оюндан улантуу
help-option-limit = эң көп дегенде ушунча оюн
help-option-player = оюнчунун аты же анын бир бөлүгү; бир нече жолу көрсөтүүгө болот
help-option-date = оюн өткөн жыл, ай же күн: 2025, 2025-01, 2025-01-08
help-option-since = ушул күнү же андан кийин өткөн оюндар
help-option-until = ушул күнү же андан мурун өткөн оюндар
help-option-result = оюндун жыйынтыгы
help-option-opening = оюндун алгачкы жүрүштөрү, мисалы «76 98 66»
help-option-tuzdyk = актардын же каралардын туздугунун номери
help-option-tuzdyk-white = актардын туздугунун номери
help-option-tuzdyk-black = каралардын туздугунун номери
help-option-min-plies = жок дегенде ушунча жарым жүрүш
help-option-max-plies = эң көп дегенде ушунча жарым жүрүш
help-option-ended = оюндун эмне менен аяктаганы
help-option-reached = оюнда кездешкен абал
help-option-game-numbers = жыйнактагы оюндардын номерлери, мисалы 3 5 10-20
help-option-game-numbers-all = жыйнактагы оюндардын номерлери, мисалы 3 5 10-20; жазылбаса, бардык оюн
help-option-output = стандарттуу чыгарууга эмес, ушул файлга жазуу
help-option-yes = бардык суроого «ооба» деп жооп берүү
help-option-opening-plies = карала турган жарым жүрүштөрдүн саны
help-option-min-games = мындан аз оюнда кездешкенин көрсөтпөө
help-option-check-files = текшериле турган жазуулар; жазылбаса, оюндар жыйнагы
help-option-match-first = биринчи оюнчу: engine, tables, level:1 – level:9, alphabeta, greedy, random, weights:ФАЙЛ же ugi:БУЙРУК; параметрлери үтүрдөн кийин жазылат, мисалы engine,threads=2,nodes=5000; же levels — ар бир деңгээл өзүнөн бир төмөнкү деңгээл менен ойнойт
help-option-match-second = экинчи оюнчу
help-option-match-games = ойноло турган оюндардын саны; ар бир эки оюндун башталышы бирдей, оюнчулар тарап алмашат
help-option-match-openings = ар бир сабында абал же жүрүштөр жазылган файл; жазылбаса, оюндун башталышы кокустан тандалат
help-option-match-record = оюндарды ушул файлга жазуу; анда ушул матчтын бир бөлүгү болсо, аны улантуу
help-option-move-time = ар бир жүрүшкө берилген миллисекунд
help-option-nodes = ар бир жүрүш үчүн карала турган абалдардын саны
help-option-match-clock = оюнга берилген секунд жана ар бир жүрүшкө кошула турган секунд: 10+0.1
help-option-concurrency = бир убакта ойноло турган оюндардын саны
help-option-sprt = Эло боюнча ушул эки айырманын бири кабыл алынганда токтоо
help-option-locale-files = тил файлдары же орнотулган тилдердин коддору
help-option-locale-all = бардык орнотулган тилди текшерүү
help-option-strict = эскертүүлөрдү ката деп эсептөө
help-option-json = ар бир сапка бирден JSON объектисин чыгаруу
help-option-tag = тилдин коду, мисалы tr, kaa же uz-Latn
help-option-from-lang = тексттери англисче менен катар көрсөтүлүүчү экинчи тил
help-option-message = билдирүүнүн аты, мисалы narrate-sow
help-value-tag = КОД
help-value-message = БИЛДИРҮҮ

## Колдонмонун барактары (man togyz)

man-manual = Колдонуучунун буйруктары
man-name = АТАЛЫШЫ
man-title = терминалдагы тогуз коргоол оюну
man-synopsis = КОЛДОНУЛУШУ
man-description = СЫПАТТАМАСЫ
man-commands = БУЙРУКТАР
man-arguments = АРГУМЕНТТЕР
man-options = ПАРАМЕТРЛЕР
man-global-options = ОРТОК ПАРАМЕТРЛЕР
man-words = ОЮНДА ЖАЗЫЛУУЧУ СӨЗДӨР
man-environment = ЧӨЙРӨНҮН ӨЗГӨРМӨЛӨРҮ
man-files = ФАЙЛДАР
man-exit = ЧЫГУУ КОДДОРУ
man-see-also = ДАГЫ КАРАҢЫЗ
man-about = Тогуз коргоол — эки киши ойной турган элдик оюн, казактар аны тоғызқұмалақ дешет. Программа сиз менен тогуз деңгээлде ойнойт, ар бир жүрүштү сөз менен баяндайт, эрежени кадам-кадам үйрөтөт жана жазылган оюндун кайсы жеринде ката кеткенин көрсөтөт. Буйрук жазылбаса, меню ачылат.
man-global-options-body = Бардык буйруктарга орток параметрлер { $command } барагында түшүндүрүлгөн.
man-env-options = ушундай эле аталыштагы параметрлердин маанилери; буйрук сабындагы параметр булардан күчтүү, жөндөөлөр файлы алсызыраак
man-env-config = колдонула турган жөндөөлөр файлы
man-env-data-dir = оюндар, таблицалар жана тилдер сакталуучу папка; көрсөтүлбөсө, кадимки папка колдонулат
man-env-locale-dir = кошумча тилдердин папкалары
man-env-lang = программанын тили, эгер ал башкача тандалбаса
man-env-no-color = маани берилсе, түстөр колдонулбайт
man-file-config = жөндөөлөр
man-file-games = өз оюндарыңыз
man-file-collection = жыйнакка киргизилген оюндар
man-file-tables = оюндун аягынын таблицалары
man-file-locales = өзүңүз кошкон тилдер
man-exit-done = суралгандын баары аткарылды
man-exit-failed = иштеп жатканда мүчүлүштүк чыкты
man-exit-usage = буйрук сабы туура эмес жазылган
man-exit-bad-data = оюндун жазуусунда, абалда же башка файлда ката бар; катага чейинкинин баары колдонулду
man-exit-findings = текшерүү каталарды тапты
man-exit-unmet = талап аткарылган жок: --fail-on атаган ката табылды
man-exit-interrupted = иш үзүлдү; ага чейин жасалгандын баары сакталды

## Буйрук сабынын каталары

error-label = Ката
error-see-help = Жардамды көрүү үчүн: { $command } --help
error-cli-unknown-option = Белгисиз параметр: «{ $input }».
error-cli-unknown-option-suggest = Белгисиз параметр: «{ $input }». «{ $suggestion }» деп жазгыңыз келдиби?
error-cli-unknown-command = Белгисиз буйрук: «{ $input }».
error-cli-unknown-command-suggest = Белгисиз буйрук: «{ $input }». «{ $suggestion }» деп жазгыңыз келдиби?
error-cli-unexpected-argument = Ашыкча аргумент: «{ $input }».
error-cli-invalid-value = «{ $input }» мааниси { $option } параметрине жарабайт. Мүмкүн болгон маанилер: { $allowed }.
error-cli-invalid-value-suggest = «{ $input }» мааниси { $option } параметрине жарабайт. «{ $suggestion }» деп жазгыңыз келдиби?
error-cli-bad-value = «{ $input }» мааниси { $option } параметрине жарабайт.
error-cli-not-a-number = { $option } параметрине бүтүн сан керек, ал эми «{ $input }» — бүтүн сан эмес.
error-cli-range = «{ $input }» мааниси { $option } параметринин чегинен чыгып кетти: сан { $min } менен { $max } арасында болушу керек.
error-cli-missing-value = { $option } параметринин мааниси көрсөтүлгөн эмес.
error-cli-missing-argument = Бул аргументтер жетишпейт: { $values }.
error-cli-missing-command = Буйрук көрсөтүлгөн эмес. Буйруктар: { $allowed }.
error-cli-repeated = { $option } параметрин бир гана жолу көрсөтүүгө болот.
error-cli-conflict = { $option } жана { $other } параметрлерин чогуу колдонууга болбойт.
error-cli-unexpected-value = { $option } параметри маани кабыл албайт, бирок «{ $input }» көрсөтүлгөн.
error-cli-too-many-values = { $option } параметринин маанилери өтө көп: «{ $input }» ашыкча.
error-cli-too-few-values = { $option } параметрине кеминде { $min } маани керек; көрсөтүлгөнү: { $count }.
error-cli-wrong-count = { $option } параметрине туура { $expected } маани керек; көрсөтүлгөнү: { $count }.
error-cli-no-equals = { $option } параметринин маанисин барабардык белгиси менен жазыңыз: { $option }=МААНИ.
error-cli-not-utf8 = Аргументтердин бири UTF-8 коддоосундагы текст эмес.
error-cli-io = Текстти чыгаруу мүмкүн болгон жок.
error-cli-other = Буйрук сабын түшүнүү мүмкүн болгон жок.

## Оюн учурунда

ui-your-move = Кезек сизде.
ui-thinking = Компьютер ойлонуп жатат…
ui-confirm-move = { $input } жүрүшүн жасайсызбы? [о/ж]
ui-confirm-resign = Чын эле багынып бересизби? [о/ж]
ui-confirm-draw = { local-Mover } тең чыгууну сунуштады. Макулсузбу? [о/ж]
ui-confirm-new = Бул оюнду таштап, жаңысын баштайсызбы? [о/ж]
ui-confirm-overwrite = { $file } файлы бар. Үстүнөн жазуу керекпи? [о/ж]
ui-answer-yes-no = «Ооба» же «жок» деп жооп бериңиз.
ui-undone = { $count } жүрүш кайтарылды.
ui-undone-both = Эки жүрүш кайтарылды: сиздики жана атаандаштыкы.
ui-redone = { $count } жүрүш кайра жасалды.
ui-nothing-to-undo = Кайтара турган жүрүш жок.
ui-nothing-to-redo = Кайра жасай турган жүрүш жок.
ui-no-moves-yet = Азырынча эч ким жүрө элек.
ui-saved = Оюн сакталды. Улантуу үчүн: togyz resume
ui-saved-file = Оюн { $file } файлына сакталды.
ui-saved-elsewhere = Сакталган оюнду башка бирөө өзгөртүптүр. Сиздин оюнуңуз { $file } файлына сакталат.
ui-save-needs-name = Оюнга ат бериңиз, мисалы: сактоо сабак
ui-loaded = Оюн { $file } файлынан жүктөлдү.
ui-nothing-to-resume = Бүтпөгөн оюн жок.
error-game-finished = { $file } файлындагы оюн аяктаган. Көрүү үчүн: togyz replay { $file }
ui-resumed = Оюн уланат.
ui-saved-games = Сакталган оюндар: { $values }
ui-no-saved-games = Азырынча сакталган оюн жок.
ui-not-saved = Бул оюндун акыркы жүрүштөрү сакталган жок.
ui-new-game = Жаңы оюн: сиз — { local-side }, компьютердин деңгээли — { $level }.
ui-new-game-engine = Жаңы оюн: сиз — { local-side }, атаандашыңыз — { $input }.
ui-new-game-two = Эки кишилик жаңы оюн. Биринчи актар жүрөт.
ui-help-tip = Буйруктардын тизмесин көрүү үчүн: жардам
ui-after-game = Дагы ойноо үчүн: жаңы. Программадан чыгуу үчүн: чыгуу
ui-level-changed = Эми деңгээл — { $level }.
ui-language-changed = Эми программанын тили — кыргызча.
ui-tutor-changed = Устаттын жөндөөсү өзгөрдү.
ui-narration-changed = Баяндоонун жөндөөсү өзгөрдү.
ui-choose-one = Бирин тандаңыз: { $values }
ui-flipped = Такта айландырылды.
ui-draw-offered = Сиз тең чыгууну сунуштадыңыз.
ui-draw-accepted = Сунуш кабыл алынды: оюн тең чыкты.
ui-draw-declined = Сунуш кабыл алынган жок. Оюн уланат.
ui-claim-accepted = Бул абал үчүнчү жолу кайталанды: оюн тең чыкты.
ui-claim-declined = Тең чыгууну талап кылууга болбойт: бул абал али үч жолу кайталана элек.
ui-claim-not-in-rules = Бул оюнда кайталанган абал үчүн тең чыгууну талап кылууга болбойт.
# [?] resign: «багынып берүү»; «жеңилүүнү моюнга алуу» да айтылат.
ui-resigned-you = Сиз багынып бердиңиз.
ui-resigned = { local-Mover } багынып берди.
ui-time-over = { local-Mover-gen } убактысы бүттү.
ui-goodbye = Кош болуңуз!
ui-locale-embedded = программанын ичинде
ui-locale-user = файлдан: { $file }
ui-locale-changed = программанын ичинде, өзгөртүүлөр файлдан: { $file }

## Толук экрандуу такта

screen-title-told = Оюндун жүрүшү
screen-title-question = Жообуңуз
screen-title-analysis = Талдоо: актар үчүн, коргоол менен
screen-look-nothing = { $pit }-отоо: утуш жок
screen-look-capture = { $pit }-отоо: утуп алуу
screen-look-tuzdyk = { $pit }-отоо: туздук
screen-look-keys = Жүрүү үчүн: кайра { $pit } же Enter. Esc — артка.
screen-offer = Бүтпөгөн оюнуңуз бар. Аны улантасызбы?
screen-confirm-new = Бул оюнду таштап, жаңысын баштайсызбы? Бул оюн сакталат.
screen-yes-no = Enter же о — ооба. Esc же ж — жок.
screen-after-game = n — дагы ойноо. q — чыгуу.
screen-walk = Оң жебе кийинки жүрүштү көрсөтөт.
screen-best-line = Эң жакшы жүрүштөр: { $line }
screen-too-small = Терезе кичине: { $columns } мамыча, { $rows } сап керек. q — чыгуу
screen-key-pit = отоо
screen-key-step = жүрүштөр
screen-key-help = жардам
screen-key-language = тил
screen-key-quit = чыгуу
screen-key-hint = кеңеш
screen-key-undo = кайтаруу
screen-key-analysis = талдоо
screen-help-pit = отоону кароо; ошол эле баскыч экинчи жолу басылса — жүрүү
screen-help-arrows = коңшу отоону кароо
screen-help-enter = карап турган отоодон жүрүү
screen-help-escape = отоо тандоодон баш тартуу
screen-help-undo = жүрүштү кайтаруу; кайтарылганын кайра жасоо
screen-help-hint = кеңеш берүү
screen-help-new = жаңы оюн
screen-help-level = компьютердин деңгээлин көтөрүү же түшүрүү
screen-help-step = мурунку жүрүш, кийинки жүрүш
screen-help-ends = оюндун башы жана аягы
screen-help-flip = тактаны айландыруу
screen-help-analysis = компьютердин бул абал жөнүндөгү пикири
screen-help-narration = ар бир жүрүш канчалык толук баяндалат
screen-help-language = кийинки тил
screen-help-scroll = мурда айтылгандар
screen-help-help = бул бетти ачуу жана жабуу
screen-help-suspend = кабыкчага чыгуу; fg бул жерге кайтарат
screen-help-quit = чыгуу; оюн сакталат
screen-help-marks = Тактада: () коргоолдор ушул жерден алынды, [] акыркы коргоол ушул жерге түштү, <> сиз карап турган отоо, ** анын акыркы коргоолу түшө турган жер, X — туздук.
screen-help-colours = Жашыл — утуш жок. Кызыл — утуп алуу. Алтын түс — туздук.
screen-help-text = Экранды окуган программа менен: togyz play --style text
error-screen = Толук экрандуу тактаны көрсөтө ала турган терминал керек.
error-screen-missing = Бул программа толук экрандуу тактасыз түзүлгөн. Ойноо үчүн: togyz play

## Жазылган оюн

ui-record-title = Оюндун жазуусу
ui-record-game = { $number }-оюн (баары { $total })
ui-record-white = Актар: { $input }
ui-record-black = Каралар: { $input }
ui-record-event = Мелдеш: { $input }
ui-record-site = Өткөн жери: { $input }
ui-record-date = Күнү: { $input }
ui-record-round = Тур: { $input }
ui-record-rules = Эреже: { $input }
ui-record-comment = Түшүндүрмө: { $input }
ui-record-win = Жазуу боюнча { local-winner } жеңди; кантип жеңгени көрсөтүлгөн эмес.
ui-record-draw = Жазуу боюнча оюн тең аяктады.
ui-record-unfinished = Жазуу ушуну менен бүтөт, жыйынтыгы көрсөтүлгөн эмес.

## Оюндар жыйнагы

ui-games-empty = Жыйнакта азырынча оюн жок. Оюн киргизүү үчүн: togyz games import ФАЙЛ
ui-games-progress = { $file }, оюндардын саны: { $count }
ui-games-lenient = { $file } файлынын калган бөлүгү окулган жок. Катасы бар оюндарды өткөрүп жиберүү үчүн: --lenient
ui-games-interrupted = Токтотулду. Буга чейин киргизилген оюндар сакталды.
ui-match-progress = { $number }-оюн (баары { $total })
ui-tables-progress = Таблицалар түзүлүүдө: { $percent } %, калган секунд: { $value }
ui-tables-checking = Маанилерди салыштыруу: { $percent } %
ui-match-interrupted = Токтотулду. Буга чейинки оюндар эсептелди, жазуу файлындагылары сакталды.
ui-match-cut = { $file } файлындагы акыркы оюн үзүлүп калган. Ал кайра ойнолот.
ui-match-crashed = { $number }-оюн: { $name } иштен чыгып, жеңилди.
ui-match-late = { $number }-оюн: { $name } убагында жооп бербей, жеңилди.
ui-match-illegal = { $number }-оюн: { $name } «{ $input }» деп жооп берди; мындай жүрүш жок, ошондуктан жеңилди.
ui-match-disagrees = { $number }-оюн: { $name } { $option } суроосуна «{ $input }» деп жооп берди, туурасы — { $value }.
ui-confirm-delete = Жыйнактан { $count } оюн өчүрүлсүнбү? [о/ж]
ui-column-number = №
ui-column-date = Күнү
ui-column-result = Жыйынтык
ui-column-plies = Жарым жүрүш
ui-column-score = Эсеп
ui-column-ended = Эмне менен аяктады
ui-column-moves = Жүрүштөр
ui-column-games = Оюндар
ui-column-draws = Тең
ui-column-pit = Отоо
# [?] «медиана» — иреттелген катардын ортосу; жеңилирээк сөз барбы?
ui-column-when = Жарым жүрүштүн медианасы
ui-column-level = Деңгээл
ui-column-side = Тарап
ui-column-wins = Жеңиш
ui-column-losses = Жеңилүү
ui-column-phase = Бөлүгү
ui-column-loss = Жоготуу
ui-column-points = Упай
ui-ended-majority = коргоолдун жарымынан көбү
ui-ended-atsyrau = жүрө турган коргоол калган жок
ui-ended-resignation = багынып берүү
ui-ended-agreement = макулдашуу
ui-ended-repetition = абалдын кайталанышы
ui-ended-time = убакыт
ui-ended-unknown = белгисиз

## Сабактар

ui-board-opponent = Атаандаш · { local-side }
ui-learn-yours = Сиз { $pit }-отоодон жүрдүңүз:
ui-learn-theirs = Атаандаш { $pit }-отоодон жүрдү:
ui-learn-next = Enter — кийинки кадам, b — артка, q — чыгуу.
ui-learn-answer = Enter — жообун көрүү, q — чыгуу.
ui-learn-done = Бул акыркы кадам эле. Ойноо үчүн: togyz play
ui-learn-exercise = { $number }-көнүгүү (баары { $count })
ui-learn-keys = Жообуңузду жазып, Enter басыңыз. Бош сап — өткөрүп жиберүү, h — кеңеш, b — артка, q — чыгуу.
ui-quiz-keys = Жообуңузду жазып, Enter басыңыз. Бош сап — өткөрүп жиберүү, h — кеңеш, q — чыгуу.
ui-learn-resumed = { $number }-кадамдан улантабыз. Башынан баштоо үчүн: togyz learn 1
ui-learn-progress = Аткарылган көнүгүү: { $solved } (баары { $count }).
ui-learn-not-kept = Жетишкендигиңиз сакталбайт: { $file } файлына жазууга болбойт.
ui-learn-damaged = Жетишкендигиңиз жазылган { $file } файлы окулбайт. Сабак улана берет, бирок жаңысы сакталбайт. Кайра баштоо үчүн бул файлды өчүрүңүз.
ui-handout-title = Тогуз коргоол: кадам-кадам менен
ui-handout-quiz = Суроолор
ui-handout-exercises = Көнүгүүлөр
ui-handout-answers = Жооптор
ui-handout-written = Таратма барак { $file } файлына жазылды.

## Маселелер

ui-puzzle-title = Маселелер
ui-puzzle-heading = { $number }-маселе · { $level }-деңгээл · { $values }
ui-puzzle-from-game = Өз оюнуңуздан: { $input }, { $number }-жүрүш
ui-puzzle-daily = Күндүн маселеси, { $value }
ui-puzzle-due = Бүгүн кайталана турган маселе: { $count }.
ui-puzzle-task = Кезек сизде. Кайсы жүрүш эң жакшы?
ui-puzzle-moves = Табуу керек: { $count } жүрүш
ui-puzzle-keys = Жүрүштү жазыңыз, мисалы 7 же 76. Бул сөздөр да жарайт: кеңеш, жооп, өткөрүү, такта, жардам, чыгуу.
ui-puzzle-go-on = Улантыңыз. Дагы табуу керек: { $count } жүрүш
ui-puzzle-rules = Маселелер адаттагы оюндан алынган.
ui-puzzle-as-good = Бул жүрүш чечимдегиден кем эмес.
ui-puzzle-solution = Чечими: { $line }
ui-puzzle-only = Башка бир да жүрүш бул жыйынтыкты сактабайт.
ui-puzzle-worse = Бул эң жакшы жүрүштөн болжол менен { $stones } коргоолго кем.
ui-puzzle-hint-pits = Бул отоолорду салыштырыңыз: { $values }.
ui-puzzle-hint-last = Башка кеңеш жок. Чечимин көрүү үчүн: жооп
ui-puzzle-hint-capture = Утуп ала турган коргоол бар. Акыркы коргоол кайсы отоого түшөрүн санаңыз, тактаны айланып өткөн жүрүштөрдө да.
ui-puzzle-hint-tuzdyk = Туздук алууга болот. Акыркы коргоол түшкөндө 3 коргоол боло турган отоону издеңиз.
ui-puzzle-hint-refusal = Бул жерде туздук болушу мүмкүн: же сиздики, же атаандаштыкы. Андан ким көбүрөөк пайда көрөрүн ойлонуңуз.
ui-puzzle-hint-defence = Тактага атаандаштын көзү менен караңыз: эч нерсе кылбасаңыз, ал эмнени утуп алат?
ui-puzzle-hint-atsyrau = Эки тараптын калган жүрүштөрүн санаңыз: атаандаштын жүрө турган коргоолу түгөнүшү мүмкүн.
ui-puzzle-hint-race = 82ге жетүүгө аз эле коргоол калды. Санап көрүңүз.
ui-puzzle-hint-study = Коргоол аз калды. Ар бир жүрүштү ойдо аягына чейин ойноп көрүңүз.
ui-puzzle-theme-capture = утуп алуу
ui-puzzle-theme-tuzdyk = туздук
ui-puzzle-theme-refusal = туздуктан баш тартуу
ui-puzzle-theme-defence = коргонуу
# [?] «атсырау» үчүн кыргызча термин табылган жок.
ui-puzzle-theme-atsyrau = жүрүшсүз калтыруу
ui-puzzle-theme-race = 82ге жарыш
ui-puzzle-theme-study = оюндун аягы
ui-puzzle-next = Enter — кийинки маселе, q — чыгуу.
ui-puzzle-again-on = Бул маселе { $value } күнү кайталанат.
ui-puzzle-score = Чечилген маселе: { $solved } (баары { $count }).
ui-puzzle-solved = чечилген
ui-puzzle-none = Мындай маселе жок. Башка тема же деңгээл тандаңыз; баарын көрүү үчүн: togyz puzzle --list
ui-puzzle-mine-none = Оюндарыңызда 5 коргоол жоготкон же жыйынтыкты начарлаткан жүрүш азырынча жок.
ui-puzzle-mine-progress = Маселе издөө: { $total } оюндун { $number }-оюну
ui-puzzle-set-aside = Жетишкендигиңиз жазылган { $file } файлы окулбайт. Ал { $other } деген ат менен сакталды, жаңы файл башталды.

## Баш тартуу жана каталар

error-pit-number = Отоолор сиздин сол жагыңыздан баштап 1ден { NUM($pits, case: "dat") } чейин номерленген.
error-your-pit-empty = Сиздин { $pit }-отооңуз бош. Тандоого болот: { $values }.
error-your-pit-tuzdyk = Сиздин { $pit }-отооңуз — атаандаштын туздугу, андан эч ким жүрбөйт.
error-landing-opponent = { $from }-отоодон жүргөндө акыркы коргоол атаандаштын { $typed }-отоосуна эмес, { $to }-отоосуна түшөт. { $suggestion } деп жазгыңыз келдиби?
error-landing-own = { $from }-отоодон жүргөндө акыркы коргоол өзүңүздүн { $typed }-отооңузга эмес, { $to }-отооңузга түшөт. { $suggestion } деп жазгыңыз келдиби?
error-not-a-tuzdyk-move = { $input } жүрүшүндө туздук алынбайт, ошондуктан x белгиси ашыкча. { $suggestion } деп жазгыңыз келдиби?
error-opponent-pit = Бул — атаандаштын { $pit }-отоосу; өз катарыңыздан жүрүңүз.
error-wrong-row = «{ $input }» жазуусунда катар туура эмес. { $suggestion } деп жазгыңыз келдиби?
error-wrong-kazan = Бул жүрүштөн кийин казаныңызда { $typed } эмес, { $kazan } коргоол болот. { $suggestion } деп жазгыңыз келдиби?
error-unknown-word = Белгисиз сөз: «{ $input }». Буйруктардын тизмесин көрүү үчүн: жардам
error-unknown-word-suggest = Белгисиз сөз: «{ $input }». «{ $suggestion }» деп жазгыңыз келдиби?
error-game-over = Оюн аяктады. Башкасын баштоо үчүн: жаңы
error-not-your-turn = Азыр сиздин кезегиңиз эмес.
error-level-range = Деңгээл — 1ден 9га чейинки сан.
error-no-clock = Бул оюнда саат колдонулбайт.
error-not-a-count = «{ $input }» — жүрүштөрдүн саны эмес.
error-game-name = «{ $input }» оюндун аты боло албайт. Атта жантык сызык болбойт, ал чекиттен башталбайт.
error-no-computer = Бул оюнда эки киши ойноп жатат, компьютер катышпайт.
error-file-not-found = { $file } файлы табылган жок.
error-folder-not-found = { $file } папкасы табылган жок.
error-file-not-readable = { $file } файлын окууга болбойт: уруксат жок.
error-file-is-folder = { $file } — файл эмес, папка.
error-file-failed = { $file } файлын окуу мүмкүн болгон жок.
error-file-not-writable = { $file } файлына жазууга болбойт.
error-tables-no-folder = Таблицаларды сактай турган үй папкасы жок. Папканы --dir менен көрсөтүңүз.
error-tables-damaged = { $file } таблицасы бузулган, ал колдонулбайт.
error-tables-version = { $file } таблицасын программанын башка версиясы түзгөн, ал колдонулбайт.
error-tables-wrong = { $file } таблицасы бул абалга туура эмес маани берет: { $input }
error-tables-rebuild = Кайра түзүү үчүн: { $command }
error-file-exists = { $file } файлы мурунтан эле бар, эч нерсе жазылган жок. Башка ат тандаңыз же ошол оюнду улантыңыз: togyz resume { $file }
error-file-empty = { $file } файлы бош.
error-file-not-a-game = { $file } файлы — оюндун жазуусу эмес.
error-file-truncated = { $file } файлы { $line }-сапта үзүлүп калган.
error-file-damaged = { $file } файлында сакталган оюн бузулган. Файл өзгөртүлбөйт.
error-file-many-games = { $file } файлында { $count } оюн бар, улантуу үчүн бирөө болушу керек. Көрүү үчүн: togyz replay { $file }
error-file-too-large = { $file } файлы өтө чоң: { $megabytes } МБдан көп.
error-file-encoding = { $file } файлы UTF-8 коддоосундагы текст эмес: биринчи ката байт { $line }-сапта.
error-file-newer = { $file } файлын togyz программасынын жаңыраак версиясы жазган. Файл өзгөртүлбөйт.
error-file-no-game = { $file } файлында { $number }-оюн жок.
error-file-game-count = Андагы оюндардын саны: { $count }.
error-match-other = { $file } файлы — ушул матчтын жазуусу эмес. Башка файлды тандаңыз же оюнчулар, чектөөлөр, баштапкы сан жана оюндардын башталышы мурункудай болсун.
error-match-opening = { $file }, { $line }-сап: «{ $input }» — бүтпөгөн оюндун абалы да, ойносо боло турган жүрүштөрдүн тизмеси да эмес.
error-match-weights = { $file } файлында нейротармактын салмактары жок же файл бузулган.
error-match-weights-version = { $file } салмактарын программанын башка версиясы түзгөн, алар колдонулбайт.
error-engine-unnamed = Бул оюнда атаандашыңыз — { $name }. Улантуу үчүн программаны атаңыз: { $input }
error-engine-crashed = { $name } жооп бербей калды. Оюн сакталды.
error-engine-late = { $name } өтө көпкө ойлонот. Оюн сакталды.
error-engine-illegal = { $name } «{ $input }» деп жооп берди, бирок мындай жүрүүгө болбойт. Оюн сакталды.
error-engine-memory = { $option } { $input } үчүн эс тутум жетпейт.
error-engine-table = Оюндун аягынын { $file } таблицасы бузулган же программанын башка версиясыныкы, ал колдонулбайт.
error-match-start = { $name } оюнчусун иштетүү мүмкүн болгон жок же ал ugi, uci сөздөрүнө жооп бербейт.
error-no-last-game = Сизде азырынча бир да оюн жок. Ойноо үчүн: togyz play
error-games-no-folder = Оюндарды кайда сактоо керектиги белгисиз. TOGYZ_DATA_DIR өзгөрмөсүндө папканы көрсөтүңүз.
error-games-foreign = { $file } файлы — оюндар жыйнагы эмес, аны башка программа түзгөн.
error-games-damaged = { $file } оюндар жыйнагы бузулган.
error-games-damaged-hint = Файлды башка жерге көчүрүп, жазууларды кайра киргизиңиз.
error-games-busy = { $file } оюндар жыйнагын башка программа колдонуп жатат. Кийинчерээк кайталап көрүңүз.
error-games-failed = { $file } оюндар жыйнагын колдонуу мүмкүн болгон жок.
error-games-no-game = Жыйнакта { $number }-оюн жок.
error-games-differs = Жыйнактагы { $number }-оюн жөнүндө маалымат анын жүрүштөрүнө туура келбейт.
error-games-needs-yes = Эч нерсе өчүрүлгөн жок. Суроосуз өчүрүү үчүн: --yes
error-output-exists = { $file } файлы мурунтан эле бар, эч нерсе жазылган жок. Үстүнөн жазуу үчүн: --yes
error-record-notation = { local-place }: «{ $input }» — жүрүш эмес.
error-record-empty = { local-place }: { $input } жүрүшү мүмкүн эмес, { $pit }-отоо бош.
error-record-tuzdyk = { local-place }: { $input } жүрүшү мүмкүн эмес, { $pit }-отоо — туздук.
error-record-landing = { local-place }: { $input } жүрүшүндө акыркы коргоол { $typed }-отоого эмес, { $to }-отоого түшөт.
error-record-after-end = { local-place }: { $input } жүрүшү мүмкүн эмес, оюн аяктап калган.
error-record-after-result = { local-place }: { $input } жүрүшү оюндун жыйынтыгынан кийин жазылган.
error-record-no-pit = { local-place }: { $input } жүрүшү мүмкүн эмес, бул тактада { $pit }-отоо жок.
error-record-wrong-side = { local-place }: { $input } жүрүшү мүмкүн эмес, ал атаандаштын катарынан башталат.
error-record-row = { local-place }: { $input } жүрүшүндө акыркы коргоол экинчи катардагы { $to }-отоого түшөт.
error-record-not-tuzdyk = { local-place }: { $input } жүрүшүнө туздук белгиси коюлган, бирок анда туздук алынбайт.
error-record-not-tuzdyk-has-one = { local-place }: { $input } жүрүшүндө туздук алынбайт: { local-mover-gen } туздугу мурунтан эле бар.
error-record-not-tuzdyk-ninth = { local-place }: { $input } жүрүшүндө туздук алынбайт: { $to }-отоо эч качан туздук боло албайт.
error-record-not-tuzdyk-same-number = { local-place }: { $input } жүрүшүндө туздук алынбайт: атаандаштын туздугунун номери да — { $to }.
error-record-kazan = { local-place }: { $input } жазуусунда { $typed } деп көрсөтүлгөн, бирок { local-mover-gen } казанында { $kazan } коргоол бар.
# [?] «жүрө албай калды» — жүрө турган коргоолу жок оюнчунун кезеги атаандашына өтүшү.
error-record-skipped = { local-place }: бул жерде оюнчу жүрө албай калды деген белги бар, бирок эч ким жүрө албай калган жок.
error-record-kazans = { $file }, { $line }-сап: эсеп { $input } деп көрсөтүлгөн, бирок казандарда { $white } (актар) жана { $black } (каралар) коргоол бар.
error-record-diagram-pit = { $file }, { $line }-сап: диаграммада { local-owner-gen } { $pit }-отоосунда «{ $input }» турат, бирок анда { $stones } коргоол бар.
error-record-diagram-tuzdyk = { $file }, { $line }-сап: диаграммада { local-owner-gen } { $pit }-отоосунда «{ $input }» турат, бирок бул отоо — туздук.
error-record-diagram-kazan = { $file }, { $line }-сап: диаграммада { local-owner-gen } казанында «{ $input }» турат, бирок анда { $kazan } коргоол бар.
error-record-tag = { $file }, { $line }-сап: «{ $input }» — туура жазылбаган тег.
error-record-game = { $file }, { $line }-сап: Game тегинде белгисиз оюн көрсөтүлгөн: «{ $input }».
error-record-rules = { $file }, { $line }-сап: Rules тегинде белгисиз эреже көрсөтүлгөн: «{ $input }».
error-record-position = { $file }, { $line }-сап: FEN тегиндеги «{ $input }» — тактадагы абалдын жазуусу эмес.
error-record-setup = { $file }, { $line }-сап: FEN тегиндеги абал мүмкүн эмес: «{ $input }».
error-record-declared-win = { $file }, { $number }-оюн: жазууда { local-winner } жеңди деп көрсөтүлгөн, бирок бул жүрүштөргө туура келбейт.
error-record-declared-draw = { $file }, { $number }-оюн: жазууда оюн тең аяктады деп көрсөтүлгөн, бирок бул жүрүштөргө туура келбейт.
error-record-declared-score = { $file }, { $number }-оюн: жазууда эсеп { $input } деп көрсөтүлгөн, бирок казандарда { $white } (актар) жана { $black } (каралар) коргоол бар.
error-record-fine = Алгачкы { $plies } жарым жүрүш туура, көрүү үчүн: --to { $plies }
error-record-none-fine = Буга чейин бир да туура жүрүш жок.
error-no-ply = { $number }-жарым жүрүш жок; оюндагы жарым жүрүштөрдүн саны: { $plies }.
error-from-after-to = --from { $first } мааниси --to { $last } маанисинен кийин турат.
error-position-missing = { $whole } коргоолдун ордуна { $total } коргоол бар; жетишпегени: { $count }.
error-position-extra = { $whole } коргоолдун ордуна { $total } коргоол бар; ашыкчасы: { $count }.
error-position-tuzdyk-ninth = { $pit }-отоо эч качан туздук боло албайт.
error-position-tuzdyk-same = Эки туздук тең { $pit }-отоодо: номери бирдей эки отоо туздук боло албайт.
error-position-tuzdyk-stones = { $pit }-отоодогу туздукта { $stones } коргоол жатат; туздук дайыма бош болот.
error-position-unreadable = «{ $input }» — тактадагы абалдын жазуусу эмес.
error-position-empty = Абал жазылган эмес: текст бош.
error-position-rows = Абалдын жазуусунда «/» белгиси менен бөлүнгөн эки катар болушу керек: адегенде каралардын катары, андан кийин актардын катары.
error-position-width = { local-Side-gen } катарында туура { $pits } отоо болушу керек.
# [?] «жөн эле сан» — тамгасыз жазылган сан.
error-position-pit = { local-Side-gen } катарында сол жактан { $number }-отоо түшүнүксүз жазылган. Мындай жазылат: 9S — тогуз коргоол, t — туздук, жөн эле сан — ошончо бош отоо.
error-position-two-tuzdyks = { local-Side-gen } катарында бирден көп туздук бар.
error-position-kazans = Катарлардан кийин эки сан жазылышы керек: актардын жана каралардын казанындагы коргоолдун саны.
error-position-turn = Казандардан кийин S же N тамгасы турушу керек: S — актардын кезеги, N — каралардын кезеги.
error-position-number = Абалдын жазуусунун аягындагы жүрүштүн номери 1ден кем эмес сан болушу керек.
error-position-too-long = Абалдын жазуусунан кийин ашыкча текст бар.
error-position-no-pit = { local-Side-gen } катарында { $pit }-отоо жок: отоолордун саны — { $pits }.
error-position-no-tuzdyks = { $pit }-отоо туздук деп белгиленген, бирок бул эрежеде туздук жок.
error-position-example = Абал мындай жазылат: { $input }
    S тамгасы бар сан — отоодогу коргоолдордун саны, жалгыз сан — катар турган бош отоолордун саны, t — туздук.
error-config-unknown-key = { $file }, { $line }-сап: «{ $input }» деген жөндөө жок.
error-config-unknown-key-suggest = { $file }, { $line }-сап: «{ $input }» деген жөндөө жок. «{ $suggestion }» деп жазгыңыз келдиби?
error-config-need-number = { $file }, { $line }-сап: { $option } жөндөөсүнүн мааниси сан болушу керек.
error-config-need-text = { $file }, { $line }-сап: { $option } жөндөөсүнүн мааниси тырмакчадагы текст болушу керек.
error-config-need-bool = { $file }, { $line }-сап: { $option } жөндөөсүнүн мааниси true же false болушу керек.
error-config-need-list = { $file }, { $line }-сап: { $option } жөндөөсүнүн мааниси тизме болушу керек.
error-config-value = { $file }, { $line }-сап: { $option } жөндөөсүнүн мааниси «{ $input }» боло албайт. Мүмкүн болгон маанилер: { $allowed }.
error-config-syntax = { $file }, { $line }-сап: жөндөөлөр файлы TOML форматына туура келбейт.
error-config-no-key = «{ $input }» деген жөндөө жок. Жөндөөлөр: { $allowed }.
error-config-no-key-suggest = «{ $input }» деген жөндөө жок. «{ $suggestion }» деп жазгыңыз келдиби?
error-config-no-folder = Бул системада жөндөөлөр үчүн папка белгисиз. Файлды көрсөтүү үчүн: --config
report-config-file = { $file }, { $line }-сап
report-config-default = адаттагыдай
report-config-detected = өзү аныкталды
report-config-set = Эми { $option } — { $value }. Файл: { $file }
report-config-unset = { $option } алып салынды. Файл: { $file }
report-config-not-set = { $option } файлда жок эле. Файл: { $file }
error-language = Бул жерде «{ $input }» тили жок. Орнотулгандары: { $values }. Жаңысын баштоо үчүн: togyz locale new { $input }. Папкадан кошуу үчүн: --locale-dir ПАПКА
error-locale-folder-full = { $file } папкасында тил файлдары өтө көп: алардын баары эле колдонулбайт.
error-locale-not-a-file = { $file } — кадимки файл эмес, ошондуктан колдонулбайт.
error-locale-name = { $file } тил файлы колдонулбайт: анын аты тилдин коду эмес.
error-locale-second = { $file } тил файлы колдонулбайт: папкада ошол эле тилдин башка файлы бар.
error-locale-too-large = { $file } тил файлы колдонулбайт: өтө чоң.
error-locale-too-deep = { $file } тил файлы колдонулбайт: { $line }-сапта кашаанын ичинде кашаа өтө көп.
error-locale-syntax = { $file }, { $line }-сап: билдирүү ката жазылган, ошондуктан колдонулбайт.
error-locale-message = { $file }, { $line }-сап: { $input } билдирүүсүн колдонууга болбойт.
error-locale-skipped = { $input } билдирүүсүн { $value } тилинде айтуу мүмкүн болгон жок: анын ордуна башка тил колдонулду.
error-locale-tag = «{ $input }» — тил коду эмес. Мисалдар: tr, kaa, uz-Latn.
error-locale-exists = { $file } файлы мурунтан эле бар, эч нерсе жазылган жок. Башка ат тандаңыз.
error-no-message = «{ $input }» деген билдирүү жок.
error-no-message-suggest = «{ $input }» деген билдирүү жок. «{ $suggestion }» деп жазгыңыз келдиби?

## Тил файлын текшерүү

check-e01-encoding = Ушул жерден баштап текст UTF-8 коддоосунда эмес: файл таптакыр колдонулбайт.
check-e01-size = Файл бир мебибайттан чоң: ал таптакыр колдонулбайт.
check-e01-depth = Бул жерде кашаалар биринин ичине бири { $max } кабаттан терең салынган: файл таптакыр колдонулбайт.
check-e01-number = Санда эң көп { $max } белги болушу мүмкүн: билдирүү колдонулбайт.
check-e02-tab = Сап табуляциядан башталган, ал Fluent үчүн боштук болуп эсептелбейт.
check-e02-mark = Бул жерде, файлдын ортосунда, көрүнбөгөн байт иретинин белгиси турат.
check-e02-default = Тандоонун бир эле варианты жылдызча менен белгилениши керек; бул жерде андай эмес.
check-e02-one-line = -> белгисинен кийин сап бүтүшү керек.
# [?] «ийри кашаа» — фигурные скобки; башкача айтылабы?
check-e02-quotes = Ийри кашаанын ичинде текст түз тырмакчага алынат, экөө тең бир сапта турат.
check-e02-unclosed = Бул жерде жабуучу ийри кашаа турушу керек.
check-e02-unopened = Бул жабуучу ийри кашаа эч нерсени жаппайт.
check-e02-stray = Бул сап билдирүүнү баштабайт да, улантпайт да.
check-e02-empty = Бул жерде текст жок.
check-e02-selector = Бул боюнча тандоого болбойт, ал бул жерде тура албайт.
check-e02-nested = Ийри кашаанын түз ичинде ийри кашаа турат: билдирүү колдонулбайт.
check-e02-unreadable = Бул Fluent эрежеси менен жазылган эмес.
check-e03-twice = «{ $input }» бул жерде экинчи жолу кездешет; { $line }-саптагысы колдонулат.
check-e03-both-kinds = «{ $input }» — билдирүүнүн да, терминдин да аты.
check-e03-like-function = «{ $input }» — функциянын аты.
check-e03-attribute = { $input } атрибуту эки жолу берилген.
check-e03-variant = { $input } варианты эки жолу берилген.
check-e04-reference = «{ $input }» бул тилде аныкталган эмес.
check-e04-no-text = «{ $input }» билдирүүсүнүн атрибуттары гана бар, өз тексти жок.
check-e04-function = Бул жерде «{ $input }» функциясы жок.
check-e04-cycle = Ушул жерден «{ $input }» билдирүүсүнө кайра келет: текст эч качан бүтпөйт эле.
check-e05-variable = Программа { $value } билдирүүсүнө { $input } өзгөрмөсүн бербейт.
check-e05-helper = { $other } үчүн { $input } өзгөрмөсү керек, ал эми программа аны { $value } билдирүүсүнө бербейт.
check-e05-term = { $other } термини { $input } өзгөрмөсүн көрсөтөт, бирок ал бул жерде берилген эмес: термин билдирүүнүн өзгөрмөлөрүн көрбөйт.
check-e06-case = number-ending ичинде «{ $input }» жөндөмөсү жок.
check-e06-literal = Аталган аргумент түз жазылышы керек: тырмакчадагы текст же сан.
check-e06-arguments = Аргументтер туура келбейт: бир өзгөрмө, андан кийин аталган аргументтер болушу керек.
check-e07-name = Файлдын аты — аягында .ftl турган тил коду эмес: файл колдонулбайт.
check-e07-second = Ошол эле тилдин { $file } файлы бар, ошол колдонулат: бул файл колдонулбайт.
check-e08-character = Көрүнбөгөн { $input } белгиси терминалга өткөрүлбөйт.
# [?] «обочолоо белгиси» — знак изоляции
check-e08-isolate = { $input } обочолоо белгиси кол менен коюлган.
check-e09-unsayable = { $input } билдирүүсүн мындай маанилер менен айтуу мүмкүн эмес: { $values }.
check-e09-unsayable-plain = { $input } билдирүүсүн айтуу мүмкүн эмес.
check-e09-too-long = { $input } билдирүүсү өтө узун болуп чыгат.
check-e10-word = «{ $input }» сөзү башка буйрукту билдирет: { $other }.
check-w01-missing = { $count } билдирүү жетишпейт ({ $percent } % даяр): { $values }
check-w02-unknown = Программа «{ $input }» билдирүүсүн эч качан айтпайт.
check-w02-unused = «{ $input }» эч жерде колдонулбайт.
check-w03-variable = Англисче билдирүүдө { $input } бар, бул жерде жок.
check-w04-missing = Тандоодо бул тилге керектүү вариант жетишпейт: { $values }, мисалы, { $number } саны үчүн.
# [?] «категория» — грамматикалык сан категориясы
check-w04-category = Бул тилде «{ $input }» категориясына эч бир сан кирбейт.
check-w04-order = { $input } вариантына эч качан кезек келбейт: санды жогорудагы категория мурун алат.
check-w04-key = { $other } эч качан «{ $input }» болбойт.
check-w05-plurals = CLDR ичинде «{ $input }» үчүн көптүк эрежелери жок: англис тилиники колдонулат.
check-w06-english = Бул — англисче тексттин так өзү.
check-w06-blanks = Тексттин же саптын аягында боштук турат.
check-w06-quotes = Тексттеги тырмакча түз.
check-w06-dots = Көп чекиттин ордунда үч чекит турат.
check-w07-changed = Бул которулгандан кийин англисче текст өзгөргөн.
check-w08-name = Тил өзүнүн кандай аталарын айтпайт.
check-w08-positional = { $input } термини аталган аргументтерди гана алат: бул эске алынбайт.
check-w08-option = «{ $input }» параметри бул жерде таасир этпейт.
check-cure-encoding = Файлды UTF-8 коддоосунда сактаңыз.
check-cure-size = Ичинде билдирүүлөрдү гана калтырыңыз: бүт тил анын ондон бир бөлүгүн ээлейт.
check-cure-depth = Ички бөлүгүн өзүнчө local-… билдирүүсүнө чыгарып, ага шилтеме бериңиз.
check-cure-number = Санды кыскараак жазыңыз.
check-cure-tab = Табуляциянын ордуна боштук коюңуз.
check-cure-character = Аны өчүрүңүз. Көрүнбөсө, сапты өчүрүп, кайра териңиз.
check-cure-default = Калганынын баарына туура келген варианттын алдына * коюңуз: *[other].
check-cure-one-line = Ар бир вариантты өзүнчө сапка, ал эми жабуучу кашааны акыркы сапка жазыңыз.
check-cure-quotes = Эки жагына тең кадимки түз тырмакча коюңуз.
check-cure-unclosed = Кашааны жабыңыз. Анын ичинде бир гана нерсе турат: өзгөрмө, шилтеме же тандоо.
check-cure-unopened = Аны өчүрүңүз же аттын алдына ачуучу кашаа коюңуз.
check-cure-stray = Жогорудагы билдирүүнүн уландысы болсо, сапты боштуктан баштаңыз; жаңы билдирүү болсо, мындай жазыңыз: аты = текст
check-cure-empty = Текстти жазыңыз же билдирүүнү өчүрүңүз: анда ал башка тилден алынат.
check-cure-selector = Өзгөрмө боюнча тандаңыз.
check-cure-nested = Бир жуп кашааны алып салыңыз.
check-cure-unreadable = Башка тилдеги ошол эле билдирүү менен салыштырыңыз: togyz locale show
check-cure-twice = Экөөнүн бирин өчүрүңүз.
check-cure-rename = Ага башка ат бериңиз.
check-cure-suggest = «{ $suggestion }» деп жазгыңыз келдиби?
check-cure-reference = Ошол билдирүүнү жазыңыз же шилтемени алып салыңыз.
check-cure-unknown = Аны өчүрүңүз; өз көмөкчү билдирүүңүздүн аты local-… болот.
check-cure-no-text = Ага текст бериңиз же атрибутуна шилтеме бериңиз.
check-cure-function = Функциялар: { $values }. number-ending ичинде алар жок.
check-cure-cycle = Алардын биринде текстти түз жазыңыз.
check-cure-variables = Бул жердеги өзгөрмөлөр: { $values }
check-cure-no-variables = Бул билдирүүнүн өзгөрмөсү жок: ансыз жазыңыз.
check-cure-term = Аны терминге бериңиз: { $value }. Же терминди өзгөрмөлөрдү көргөн local-… билдирүүсүнө айландырыңыз.
check-cure-case = Анда бар жөндөмөлөр: { $values }. { $input } кошуңуз же алардын бирин алыңыз.
check-cure-endings = { $input } атрибуту бар number-ending билдирүүсүн жазыңыз: togyz locale new караңыз.
check-cure-literal = Маанинин өзүн жазыңыз. Өзгөрмө боюнча чечилиши керек болсо, тандоо жасап, маанини ар бир вариантта жазыңыз.
check-cure-arguments = Адегенде бир өзгөрмөнү, андан кийин аталган аргументтерди жазыңыз.
check-cure-file-name = Аны тилдин коду менен атаңыз: tr.ftl, kaa.ftl, uz-Latn.ftl.
check-cure-second = Эки файлды бириктириңиз.
check-cure-isolate = Аны өчүрүңүз: тилге керек жерде программа өзү коёт.
check-cure-unsayable = Мүчөлөргө жана так сандарга сан болгон өзгөрмө керек; англисче билдирүү менен салыштырыңыз.
check-cure-too-long = Кыскартыңыз: шилтемеге шилтеме көбөйө берет.
check-cure-word = Бирине башка сөз тандаңыз. Англисче сөздөр дайыма жарайт.
check-cure-missing = Алар meta-fallback тилинен же англис тилинен алынат.
check-cure-unused = Өчүрүңүз же колдонуңуз.
check-cure-not-used = Сүйлөм ансыз да туура болсо, үстүндөгү түшүндүрмөгө [W03] белгисин жазыңыз.
check-cure-no-category = Ар бирине вариант кошуңуз: { $values }. Же демейки вариантты *[other] деп атаңыз: ал калганынын баарына жарайт.
check-cure-category = Бул тилдин категориялары: { $values }
check-cure-order = Так санды категориянын үстүнө коюңуз.
check-cure-key = Ал булардын бири болот: { $allowed }
check-cure-plurals = Окшош тил ошондой эле санаса, анын эрежелерин алыңыз: meta-plurals = kk
check-cure-english = Которуңуз. Экөө чын эле бирдей болсо, үстүндөгү түшүндүрмөгө [W06] белгисин жазыңыз.
check-cure-blanks = Аларды өчүрүңүз.
check-cure-typographic = Тилде кабыл алынганын коюңуз: «…», “…” же „…“.
check-cure-dots = Бир гана … белгисин жазыңыз.
check-cure-changed = Аны окуп ({ $command }), котормону оңдоңуз да, түшүндүрмөгө { $value } деп жазыңыз.
check-cure-name = Мындай жазыңыз: meta-language-name = тилдин өзүнчө аты
check-cure-positional = Ага ат бериңиз же терминди өзгөрмөлөрдү көргөн local-… билдирүүсүнө айландырыңыз.
check-cure-option = Аны өчүрүңүз. NUM бир гана case, ал эми NUMBER бир гана type параметрин билет.
report-locale-clean = { $file }: эскертүү жок.
report-locale-errors = Каталар: { $count }
report-locale-warnings = Эскертүүлөр: { $count }
report-locale-written = { $file } файлында бардык билдирүү түшүндүрмө катары жазылган. Текшерүү үчүн: { $command }
ui-column-messages = Билдирүүлөр

## Жаңы тил файлындагы түшүндүрмөлөр

# [?] «тор белгиси» — # белгиси
ui-translate-intro =
    togyz дагы бир тилде: { $input }.
    Төмөндө бардык билдирүү турат, ар бири түшүндүрмө катары жазылган. Билдирүүнү которуу үчүн атынын алдындагы тор белгиси менен боштукту өчүрүп, барабардык белгисинен кийин сүйлөмүңүздү жазыңыз.
    Бир нече саптык текст төрт боштуктан башталган саптар менен уланат.
    Ар биринин үстүндө: англисче жана дагы бир тилдеги тексти, андан эмне чыгары жана өзгөрмөлөрү. Ийри кашаадагы өзгөрмөнү сүйлөмгө керек жерине коюңуз; орду эркин.
    Жогун программа башка тилде айтат: файл биринчи билдирүүдөн баштап иштейт.
    Көрүү үчүн: togyz --locale-dir . --lang { $input } learn
    Текшерүү үчүн: { $command }
ui-translate-name = Тилдин өзүнчө аты. Аны коддун ордуна жазыңыз.
ui-translate-fallback = Бул жерде жогун кайсы тилде айтуу керек (англисче болбосо).
ui-translate-plurals = Бул тилдеги көптүк категориялары жана аларга кирген сандар: { $values }. Акыркы вариант жылдызча менен белгиленет.
ui-translate-no-plurals = CLDR ичинде бул тилдин көптүк эрежелери жок; англис тилиники колдонулат. Башка тилдин эрежелерин алуу үчүн аны атаңыз:
ui-translate-endings = Цифра менен жазылган санга мүчө уланса гана (мисалы, 3’e же 5-ке): ар бир жөндөмөгө бир атрибут, ар бир мүчөгө бир сап. Сандын акыркы айтылган сөзү маанилүү. Ал NUM жана case аркылуу чакырылат.
ui-translate-helpers = Англисче тексттин көмөкчү билдирүүлөрү: жардам бергенин алыңыз. Сизде башкалары болушу мүмкүн, аты local- деп башталса болду.
ui-translate-side = эки оюнчунун бири
ui-translate-number = сан
ui-translate-pit = отоонун номери
ui-translate-text = ошол бойдон көрсөтүлүүчү текст
ui-translate-wording = ошол эле сүйлөмдүн бир нече айтылышынын бирин тандайт, ар түрдүү болуш үчүн; колдонбосо да болот

## Оюн учурундагы сөздөр

cmd-hint = кеңеш, көрсөтмө
cmd-answer = жооп, чечим
cmd-skip = өткөрүү, кийинки
cmd-why = эмнеге, себеби
cmd-undo = кайтаруу, артка
cmd-redo = кайталоо, алдыга
cmd-board = такта, абал
cmd-outcomes = натыйжалар, божомол
cmd-moves = жүрүштөр, тандоо
cmd-score = эсеп, упай
cmd-last = акыркы, мурунку
cmd-clock = саат, убакыт
cmd-pit = отоо, отоом
cmd-opp = атаандаш, каршы
cmd-tuzdyk = туздук, туздуктар
cmd-level = деңгээл, күч
cmd-tutor = устат, мугалим
cmd-narrate = баяндоо, түшүндүрүү
cmd-lang = тил, тилдер
cmd-flip = айландыруу, буруу
cmd-save = сактоо, сакта
cmd-load = жүктөө, ачуу
cmd-export = экспорт, чыгаруу
cmd-new = жаңы, жаңыдан
# [?] бирге жазылган сөз (теңчыгуу, талапкылуу): боштуксуз бир сөз болушу үчүн.
cmd-draw = тең, теңчыгуу
cmd-claim = талап, талапкылуу
cmd-resign = багынуу, багынам
cmd-quit = чыгуу, бүтүрүү
cmd-help = жардам, маалымат
# [?] кириллица «о» (ооба) латын «o» (outcomes) менен окшош көрүнөт: ырастоодо гана колдонулсун.
cmd-yes = ооба, о
cmd-no = жок, ж
cmd-white = актар, ак, баштоочу
cmd-black = каралар, кара, коштоочу
# [?] чучукулак: оюн башында тарапты тандоо жөнүндө.
cmd-random = чучукулак, кокустан
cmd-brief = кыска, кыскача
cmd-normal = кадимки, адаттагы
cmd-teaching = толук, окутуу
cmd-off = өчүрүү, өчүк
cmd-blunder = орой, оройлор
cmd-mistake = ката, каталар
cmd-all = баары, бардыгы

## Оюн учурундагы жардам

help-word-move = отоодон жүрүү, мисалы, 7 же 76
help-word-preview = жүрүш жасабай, анын эмне берерин көрүү, мисалы, 7?
help-word-hint = үч кадамдуу кеңеш; көбүрөөк билүү үчүн кайра сураңыз
help-word-answer = чечимин көрсөтүү
help-word-skip = бул маселени өткөрүп жиберүү
help-word-leave = маселелерден чыгуу
help-word-why = акыркы жүрүштү түшүндүрүү; андан мурункусу: эмнеге 2
help-word-undo = жүрүштөрдү кайтаруу, мисалы: кайтаруу 2
help-word-redo = кайтарылган жүрүштөрдү кайра жасоо
help-word-board = тактаны көрсөтүү
help-word-outcomes = ар бир жүрүш эмне берет
help-word-moves = жүрүүгө боло турган отоолор
help-word-score = казандардагы эсеп
help-word-last = акыркы жүрүштү кайра көрсөтүү
help-word-clock = калган убакыт
help-word-pit = отооңузда эмне бар, мисалы: отоо 7
help-word-opp = атаандаштын отоосунда эмне бар, мисалы: атаандаш 3
help-word-tuzdyk = туздуктар кайда
help-word-level = деңгээлди өзгөртүү, мисалы: деңгээл 5
help-word-tutor = начар жүрүштүн алдында качан эскертилет, мисалы: устат ката
help-word-narrate = ар бир жүрүш канчалык толук баяндалат, мисалы: баяндоо кыска
help-word-lang = тилди алмаштыруу, мисалы: тил kk
help-word-flip = тактаны айландыруу
help-word-save = оюнду сактоо, мисалы: сактоо сабак
help-word-load = оюнду жүктөө, мисалы: жүктөө сабак
help-word-export = оюндун жазуусу: export, export playok, export ФАЙЛ
help-word-new = жаңы оюн баштоо
help-word-draw = тең чыгууну сунуштоо
help-word-claim = абал кайталанганы үчүн тең чыгууну талап кылуу
help-word-resign = багынып берүү
help-word-quit = чыгуу; оюн сакталат
help-word-help = ушул тизме

## Талдоо

report-title = Оюнду талдоо
report-blunder = орой ката
report-mistake = ката
# [?] inaccuracy: «майда ката»; «так эместик» да айтылат, бирок «так сан» менен чаташат.
report-inaccuracy = майда ката
report-best-move = эң жакшы жүрүш
report-blunders = Орой каталар: { $count }
report-mistakes = Каталар: { $count }
report-inaccuracies = Майда каталар: { $count }
report-none = Ката табылган жок.
# [?] «коргоол колдон кетет» — атаандашка кетет; «жоголот» да айтылат.
report-this-blunder = Бул — орой ката: болжол менен { $stones } коргоол колдон кетет.
report-this-mistake = Бул — ката: болжол менен { $stones } коргоол колдон кетет.
report-this-inaccuracy = Бул — майда ката: болжол менен { $stones } коргоол колдон кетет.
report-this-best = Бул эң жакшы жүрүш болду.
report-better = { $notation } жүрүшү жакшыраак болмок.
report-accuracy = Тактык: { local-mover } — { $percent } %
report-turning-point = Бурулуш учуру: { $number }-жүрүш ({ local-mover }), { $notation }
report-line-played = Оюнда болгон жүрүштөр: { $line }
report-line-after = Ушул жүрүштөн кийин: { $line }
report-line-better = Жакшыраак жүрүштөр: { $line }
report-depth = Тереңдик: { $depth }
report-evaluation = Баа (актар үчүн, коргоол менен): { $value }
report-proven-win = Далилденди: { local-mover } жеңет.
report-proven-loss = Далилденди: { local-mover } жеңилет.
report-proven-draw = Далилденди: оюн тең чыгат.
report-tables-ready = Таблицалар даяр.
report-tables-stopped = Токтотулду. Даяр файлдар сакталды; ошол эле буйрукту кайра берсеңиз, иш ошол жерден уланат.
report-tables-folder = Папка: { $file }
report-tables-stones = Тактадагы коргоол, эң көбү: { $value }
report-tables-files = Файлдар: { $number } / { $total }
report-tables-positions = Абалдар: { $value }
report-tables-bytes = Дисктеги байт: { $value }
report-tables-good = Бардык текшерүү суммалары туура. Текшерилген файл: { $value }
report-tables-values = Эрежелер менен салыштырылган бардык маани туура. Салыштырылган абал: { $value }
report-tables-removed = Өчүрүлгөн файл: { $value }
ui-confirm-tables = { $file } папкасындагы бардык таблица өчүрүлсүнбү? [о/ж]
error-tables-rules = { $input } эрежеси үчүн оюндун аягынын таблицасы жок. Адаттагы оюндун таблицасын түзүү үчүн: --rules standard
report-solve-at-least-draw = Далилденди: { local-mover } жеңилбейт; жеңе алабы, белгисиз.
report-solve-at-most-draw = Далилденди: { local-mover } жеңе албайт; оюн тең чыгабы, белгисиз.
report-solve-unknown = Бул убакытта эч нерсе далилденген жок. Көбүрөөк убакыт берүү: --time
report-solve-kazans = Акыркы коргоолдон кийинки казандар: актар — { $white }, каралар — { $black }
report-solve-line = Эң жакшы оюн ({ $number } жарым жүрүш): { $line }
report-solve-tables = Абал оюндун аягынын таблицаларында бар.
report-solve-search = Издөөнүн тереңдиги: { $depth }; каралган абал: { $value }
report-progress = Талдоо: { $total } жүрүштүн { $number }-жүрүшү
report-graph = Ар бир жүрүштөн кийинки баа, актар үчүн, коргоол менен
report-accuracy-opening = Оюндун башындагы тактык, %: актар — { $white }, каралар — { $black }
report-accuracy-middle = Оюндун ортосундагы тактык, %: актар — { $white }, каралар — { $black }
report-accuracy-end = Оюндун аягындагы тактык, %: актар — { $white }, каралар — { $black }
report-opening = Оюндун башталышы: { $line }
report-book = Мурунтан белгилүү алгачкы жарым жүрүштөрдүн саны: { $count }
report-tuzdyk = Туздук: { local-mover }, { $number }-жүрүш, атаандаштын { $pit }-отоосу
report-nothing = Бир да жүрүш жасалган эмес: талдай турган эч нерсе жок.
report-analysed = Талданган жарым жүрүш: { $number } (баары { $total })
report-left-out = Көрсөтүлбөгөн майдараак каталардын саны: { $count }
report-written = Жазылды: { $file }
report-tables = Оюндун аягынын таблицалары колдонулду.
ui-analyze-left = калган секунд: { $count }
ui-analyze-interrupted = Токтотулду. Буга чейин талданганы көрсөтүлдү.
report-bench-depth = Издөөнүн тереңдиги, жарым жүрүш: { $value }
report-bench-nodes = Каралган абалдар: { $value }
report-bench-time = Издөө убактысы, миллисекунд: { $value }
report-bench-speed = Секундасына каралган абалдар: { $value }
report-bench-narrated = Секундасына баяндалган жүрүштөр: { $value }
report-bench-loaded = Тилдин жүктөлүшү, микросекунд: { $value }
report-bench-games = 1000 оюнду баяндоо, миллисекунд: { $value }
report-bench-made = 8-тереңдик, ар бир жүрүш жасалганда: секундасына { $value } жүрүш, жөнөкөй массивден { $ratio } эсе көп
report-bench-counted = 8-тереңдик, акыркы жарым жүрүш саналганда: секундасына { $value } абал, жөнөкөй массивден { $ratio } эсе көп
report-bench-positions = Саналган абал: { $value }
report-bench-reached = 16 абалдагы орточо тереңдик ({ $time } миллисекундда), жарым жүрүш: { $value }
report-bench-threads = Секундасына каралган абалдар, бир жана эки агым менен: { $one } жана { $two }, катышы { $ratio }
report-bench-vectors = { $bytes ->
    [0] Секундасына каралган абалдар, вектордук буйруктарсыз: { $value }
   *[other] Секундасына каралган абалдар, { $bytes } байттык векторлор менен: { $value }
}
report-bench-evaluation = Бир баалоо, наносекунд: { $value }
report-bench-weights = Баалоо салмактары, байт: { $value }
report-bench-stop = Токтоткондон кийинки эң узак күтүү, миллисекунд: { $value }
report-bench-first = Ишке киргенден кийинки биринчи жүрүш, { $level }-деңгээл, миллисекунд: { $value }
report-bench-analysis = Оюнду эки ядродо талдоо, жарым жүрүш: { $plies }, тереңдик: { $depth }, миллисекунд: { $value }
report-bench-memory = Эс тутумдун эң көп колдонулушу, мегабайт: { $value }
report-bench-built = Оюндун аягынын таблицаларын түзүү, коргоол: { $stones }, миллисекунд: { $value }
report-bench-probe = Оюндун аягынын таблицаларына бир суроо, наносекунд: { $value }
# [?] «текшерүү саны» — эки версияны салыштыруучу сан.
report-bench-signature = Текшерүү саны: { $value }
report-match-line = { $name }: { $count } оюнда { $ratio } % ({ $value }), Эло { $elo }
report-match-pairs = 0, ½, 1, 1½, 2 упайлуу оюн жуптары: { $value }
report-match-sprt-open = SPRT, Эло { $min } же { $max }: { $value }, чеги ±{ $bound }, азырынча чечиле элек
report-match-sprt-shown = SPRT, Эло { $min } же { $max }: { $value }, чеги ±{ $bound }, { $max } кабыл алынды
report-match-sprt-refuted = SPRT, Эло { $min } же { $max }: { $value }, чеги ±{ $bound }, { $min } кабыл алынды
report-match-plies = Бир оюндагы жарым жүрүш: { $value }
report-match-effort = { $name }: бир жүрүшкө { $value } абал, { $time } мс
report-match-nodes = { $name }: бир жүрүшкө { $value } абал
report-match-drawn = Тең оюндардын саны: абал кайталангандыктан — { $count }, оюн узакка созулгандыктан — { $number }
report-match-faults = { $name } жеңилүүлөрү: иштен чыгып — { $crashes }, убагында жооп бербей — { $time }, жок жүрүштөн — { $illegal }
report-match-disagreements = Оюн тууралуу ката жооптордун саны: { $count }
report-games-imported = { $count } оюн киргизилди.
report-games-duplicates = { $count } оюн жыйнакта мурунтан эле бар болчу.
report-games-faulty = Катасы бар { $count } оюн киргизилген жок.
report-games-moveless = Жүрүшү жок { $count } оюн киргизилген жок.
report-games-found = { $count } оюн табылды.
report-games-none-found = Бир да оюн табылган жок.
report-games-first = Алгачкы { $count } оюн гана көрсөтүлдү.
report-games-exported = { $file } файлына { $count } оюн жазылды.
report-games-deleted = { $count } оюн өчүрүлдү.
report-games-checked = { $count } оюн текшерилди.
report-games-faults = { $count } ката табылды.
report-games-sound = Ката табылган жок.
report-stats-games = Оюндардын саны: { $count }
report-stats-results = Жыйынтыктар
report-stats-win = { local-Winner } жеңди
report-stats-draw = Тең чыкты
report-stats-unknown = Белгисиз
report-stats-endings = Оюндар эмне менен аяктады
report-stats-lengths = Узундугу, жарым жүрүш эсебинде
report-stats-shortest = Эң кыскасы
report-stats-median = Медиана
report-stats-average = Орточо
report-stats-longest = Эң узуну
report-stats-tuzdyks = Туздуктар
report-stats-tuzdyk-both = Эки тарапта тең бар
report-stats-tuzdyk-neither = Эки тарапта тең жок
report-stats-total = Баары
report-stats-openings = Алгачкы жүрүштөр
report-own-title = Компьютер менен ойногон оюндарыңыз
report-own-none = Компьютер менен аягына чейин ойногон оюнуңуз азырынча жок. Ойноо үчүн: togyz play
report-own-unfinished = Бүтпөгөн оюндар (эсепке алынган жок): { $count }
report-own-two = Эки киши ойногон оюндар (эсепке алынган жок): { $count }
report-own-other-rules = Башка эреже менен ойнолгон оюндар (эсепке алынган жок): { $count }
report-own-loss = Бир жүрүштө орто эсеп менен канча коргоол жоготосуз
report-own-opening = Оюндун башы
report-own-middle = Оюндун ортосу
report-own-end = Оюндун аягы
report-own-tuzdyks = Туздук болгон оюндар
report-own-tuzdyk = Сизде
report-own-tuzdyk-computer = Компьютерде
report-own-wins = Катары менен эң көп жеңиш: { $count }
report-own-unbeaten = Катары менен жеңилбей ойногон эң көп оюн: { $count }
report-own-wins-now = Азыр катары менен жеңиш: { $count }
report-own-progress = Жыйынтыктын өзгөрүшү, эски оюндардан жаңыларына карай
report-own-step = Бир саптагы оюндун саны, эң көбү: { $count }
ui-stats-progress = Талдоо: { $total } оюндун { $number }-оюну
ui-stats-interrupted = Токтотулду. Талданган оюндар: { $number } / { $total }. Кийинки жолу ушул жерден уланат.
explain-none = Муну бир гана себеп менен түшүндүрүү кыйын: жүрүш варианттарын салыштырыңыз.
explain-only = Башка жүрүш жок эле.
explain-fine = Бул — жакшы жүрүш; { $notation } андан бир аз гана жакшыраак болмок.
explain-later = Бул жүрүштүн жакшы-жаманы сиз жооп бергенден кийин айтылат.
explain-gives-up-win = Бул жүрүштөн кийин сөзсүз жеңиш колдон чыгып кетет.
explain-certain-loss = Бул жүрүштөн кийин атаандаш сөзсүз жеңет.
explain-missed-capture = Утуп алуу мүмкүнчүлүгү колдон чыгып кетти: { $pit }-отоодон жүргөндө { $stones } коргоол утуп алынмак.
explain-missed-tuzdyk = Туздук алуу мүмкүнчүлүгү колдон чыгып кетти: { $pit }-отоодон жүргөндө атаандаштын { $target }-отоосу туздукка айланмак.
explain-allowed-capture = Бул жүрүштөн кийин атаандаш өзүнүн { $pit }-отоосунан жүрүп, { $target }-отоодогу { $stones } коргоолду утуп ала алат.
explain-allowed-tuzdyk = Бул жүрүштөн кийин атаандаш өзүнүн { $pit }-отоосунан жүрүп, { $target }-отоону туздук кыла алат.
explain-fed-tuzdyk = Бул жүрүштө атаандаштын туздугуна { $stones } коргоол түштү.
explain-emptied-row = Бул жүрүштөн кийин жүргөн оюнчунун өз катарында коргоол калбайт: тактада калган коргоолдун баары атаандашына тийиши мүмкүн.
explain-wins = Бул жүрүш сөзсүз жеңишке жеткирет; оюндун аягына чейинки жарым жүрүштүн саны: { $plies }.
explain-wins-tables = Оюндун аягынын таблицалары боюнча бул жүрүш жеңишке жеткирет: аягында айырма { $stones } коргоол болот.
explain-loses = Бул жүрүштөн кийин жеңилүүдөн кутулуу мүмкүн эмес; оюндун аягына чейинки жарым жүрүштүн саны: { $plies }.
explain-loses-tables = Оюндун аягынын таблицалары боюнча бул жүрүш жеңилүүгө алып келет: аягында айырма { $stones } коргоол болот.
explain-missed-win = Далилденген жеңиш колдон чыгып кетти: { $notation } жүрүшү сөзсүз жеңишке жеткирмек; оюндун аягына чейинки жарым жүрүштүн саны: { $plies }.
explain-missed-win-tables = Оюндун аягынын таблицалары далилдеген жеңиш колдон чыгып кетти: { $notation } жүрүшү жеңишке жеткирмек, аягында айырма { $stones } коргоол болмок.
explain-captures = Бул жүрүштө { $stones } коргоол утуп алынат.
explain-makes-tuzdyk = Бул жүрүштө атаандаштын { $target }-отоосу туздукка айланат.
explain-missed-tuzdyk-later = Жакшыраак жүрүштөрдөн кийин атаандаштын { $target }-отоосу туздукка айланмак.
explain-allowed-tuzdyk-later = Бул жүрүштөрдөн кийин атаандаш { $target }-отоону туздук кылат.
# [?] «коркунуч туудурат» — threatens.
explain-threatens-capture = Бул жүрүш коркунуч туудурат: кийинки жүрүштө { $pit }-отоодон жүрүп, атаандаштын { $target }-отоосундагы { $stones } коргоолду утуп алууга болот.
explain-threatens-tuzdyk = Бул жүрүш коркунуч туудурат: кийинки жүрүштө { $pit }-отоодон жүрүп, атаандаштын { $target }-отоосун туздук кылууга болот.
explain-prevents-capture = Болбосо атаандаш өзүнүн { $pit }-отоосунан жүрүп, { $target }-отоодогу { $stones } коргоолду утуп ала алмак.
explain-prevents-tuzdyk = Болбосо атаандаш өзүнүн { $pit }-отоосунан жүрүп, { $target }-отоону туздук кыла алмак.
explain-starves = Атаандаштын жүрө турган коргоолу калбайт: тактада калган { $stones } коргоол жүргөн оюнчуга тиет.
explain-starved = Жүргөн оюнчунун жүрө турган коргоолу калбайт: тактада калган { $stones } коргоол атаандашына тиет.
explain-escapes = Башка жүрүштөн кийин жүргөн оюнчунун жүрө турган коргоолу калмак эмес: тактада калган { $stones } коргоол атаандашына тиймек.
# [?] «айырмасы» — the difference of stones won and lost.
explain-balance = Варианттын аягында утуп алынган жана берилген коргоолдун айырмасы: мында { $value }, жакшыраак жүрүштөн кийин { $better }.
explain-row = Варианттын аягында өз катарында калган коргоол: мында { $stones }, жакшыраак жүрүштөн кийин { $better }.
explain-term-kazan = Варианттын аягындагы казандардын баасы, коргоол менен: мында { $value }, жакшыраак жүрүштөн кийин { $better }.
explain-term-tuzdyk = Варианттын аягындагы туздуктардын баасы, коргоол менен: мында { $value }, жакшыраак жүрүштөн кийин { $better }.
explain-term-pits = Коргоолдордун варианттын аягындагы жайгашуусунун баасы, коргоол менен: мында { $value }, жакшыраак жүрүштөн кийин { $better }.
explain-term-turn = Варианттын аягындагы жүрүү кезегинин баасы, коргоол менен: мында { $value }, жакшыраак жүрүштөн кийин { $better }.

## Он төрт кадамдуу окуу китеби: окурман — актар

tutorial-01-title = Такта
tutorial-01-body =
    Ар бир оюнчунун тогуз отоодон турган катары жана утуп алган коргоолдорун чогулткан бир казаны бар.
    Төмөнкү катар — сиздики, жогоркусу — атаандаштыкы.
    Отоолор 1ден 9га чейин номерленген, ар бир оюнчу өз тарабынан солдон оңго карай санайт.
    Ошол себептен сиздин 9-отооңуздун дал үстүндө, жогорку оң бурчта, атаандаштын 1-отоосу турат.
tutorial-01-caption = Сиздин номерлериңиз солдон оңго, атаандаштыкы оңдон солго карай өсөт.

tutorial-02-title = Баштапкы абал
tutorial-02-body =
    Оюндун башында ар бир отоодо 9 коргоол жатат.
    Отоолордун саны — 18, демек оюнда 162 коргоол бар, ал эми эки казан тең бош.
    Биринчи актар жүрөт; бул сабактарда сиз актар менен ойнойсуз.
    Максатыңыз — 82 коргоол чогултуу, бул жарымынан көп.
tutorial-02-caption = 18 отоонун ар биринде 9 коргоол, эки казанда тең 0.

tutorial-03-title = Коргоолдор кайсы тарапка жүрөт
tutorial-03-body =
    Коргоолдор саат жебесине каршы гана жүрөт, эч качан артка кайтпайт.
    Сиздин катарыңызда алар оңго, 1-отоодон 9-отоого карай жылат.
    Сиздин 9-отооңуздан кийин атаандаштын 1-отоосу келет, ал жакта коргоолдор солго жүрөт.
    Атаандаштын 9-отоосунан кийин айлануу аяктап, кайра сиздин 1-отооңуз келет.
tutorial-03-caption = Толук айлануу: сиздин 1–9-отоолоруңуз, андан кийин атаандаштын 1–9-отоолору.

tutorial-04-title = Коргоол себүү
tutorial-04-body =
    Коргоолу бар бир отооңузду тандап, андагы коргоолдун баарын алыңыз.
    Коргоол экөө же андан көп болсо, биринчисин ошол эле отоого кайра салыңыз.
    Калганын кийинки отоолорго бирден, эч бирин аттап кетпей салып чыгыңыз.
    Бул жерде 7-отоодогу 9 коргоол сиздин 7, 8, 9-отоолоруңузга жана атаандаштын 1–6-отоолоруна себилет.
tutorial-04-caption = 7-отоодо 1 коргоол калды, ал эми акыркысы атаандаштын 6-отоосуна түштү, эми анда 10 коргоол бар. Мунун эмне берерин кийинки кадам айтат.
tutorial-04-question = Баштапкы абалга кайра караңыз. 5-отоодон жүрсөңүз, акыркы коргоол кайда түшөт?
tutorial-04-answer = Атаандаштын 4-отоосуна. 9 коргоолдун бешөө сиздин 5–9-отоолоруңузга, калган төртөө атаандаштын 1–4-отоолоруна түшөт.

tutorial-05-title = Утуп алуу: жуп сан
tutorial-05-body =
    Жүрүштүн акыркы коргоолуна көз салыңыз.
    Ал атаандаштын катарына түшсө, ошол отоодогу коргоолду жаңысы менен кошо санаңыз.
    Сан жуп болсо (2, 4, 6 ж.б.), баары сиздин казаныңызга салынат.
    Башка отоолордон эч нерсе алынбайт.
tutorial-05-caption = Дагы 7-отоо: атаандаштын 6-отоосунда 9 коргоол бар эле, 9 + 1 = 10. Сиз 10 коргоол утуп алдыңыз, эми казаныңызда 10 коргоол бар.
tutorial-05-question = 6 жана 7-отоолоруңузда 12ден коргоол бар. Кайсынысынан жүрсөңүз, көбүрөөк утуп аласыз?
tutorial-05-answer = 7-отоодон. Акыркы коргоол атаандаштын 9-отоосуна түшөт: 11 + 1 = 12, казаныңыздагы коргоол 12ден 24кө жетет. 6-отоодон жүрсөңүз, акыркы коргоол атаандаштын 8-отоосуна түшөт: 1 + 1 = 2, болгону 2 коргоол утуп аласыз.

tutorial-06-title = Жалгыз коргоол
tutorial-06-body =
    Отоодо бир гана коргоол болсо, ал жөн гана кийинки отоого өтөт.
    Мурунку отоодо эч нерсе калбайт.
    9-отоодон ал атаандаштын 1-отоосуна өтөт.
    Ал — жүрүштүн акыркы коргоолу, ошондуктан ал жакта коргоол утуп алууга да болот.
tutorial-06-caption = 5-отоодогу жалгыз коргоол 6-отоого өттү: 10 + 1 = 11. 5-отоо эми бош.
tutorial-06-question = Сиз 9-отоодогу жалгыз коргоол менен жүрөсүз. Атаандаштын 1-отоосунда 11 коргоол бар. Эмне болот?
tutorial-06-answer = Коргоол атаандаштын 1-отоосуна түшөт: 11 + 1 = 12, бул — жуп сан. Сиз 12 коргоол утуп аласыз, казаныңыздагы коргоол 10дон 22ге жетет.

tutorial-07-title = Так сан
tutorial-07-body =
    Акыркы коргоол түшкөндө атаандаштын отоосунда так сан болсо, эч нерсе алынбайт.
    Бардык коргоолдор түшкөн жеринде калат, кезек атаандашка өтөт.
    Бир так сан өзгөчө: ал — 3.
    Ал тууралуу 9-кадамда билесиз.
tutorial-07-caption = 4-отоодогу 10 коргоолдун акыркысы атаандаштын 4-отоосуна түштү: 12 + 1 = 13. Бул — так сан, казандарда мурункудай эле 10 жана 12 коргоол.
tutorial-07-question = Бул жерде кайсы жүрүш коргоол утуп алат: 5-отоодонбу же 9-отоодонбу?
tutorial-07-answer = 9-отоодон. Андагы 2 коргоолдун экинчиси атаандаштын 1-отоосуна түшөт: 11 + 1 = 12, казаныңыздагы коргоол 10дон 22ге жетет. 5-отоодон жүрсөңүз, акыркы коргоол атаандаштын 5-отоосуна түшөт: 12 + 1 = 13, бул — так сан.

tutorial-08-title = Акыркы коргоол өз катарыңызга түшсө
tutorial-08-body =
    Коргоол атаандаштын катарынан гана утуп алынат.
    Акыркы коргоол өз отооңузга түшсө, андагы сандын мааниси жок.
    Жуп болсун, так болсун, коргоолдор ордунда калат, жүрүш аяктайт.
    Акыркы коргоол тактаны айланып, өз катарыңызга кайтып келгенде да ошондой.
tutorial-08-caption = 2-отоодогу 3 коргоолдун акыркысы өзүңүздүн 4-отооңузга түштү: 11 + 1 = 12. Сан жуп, бирок эч нерсе алынган жок.
tutorial-08-question = 6-отоодо 15 коргоол бар, акыркысы тактаны айланып, 13 коргоолу бар 2-отооңузга түшөт. Коргоол утуп аласызбы?
tutorial-08-answer = Жок. 13 + 1 = 14 — жуп сан, бирок 2-отоо өзүңүздүкү. Казаныңызда мурункудай эле 22 коргоол калат.

# [?] «туура 3» — «дал 3» деген мааниде (үлгү котормодогудай).
tutorial-09-title = Туздук
tutorial-09-body =
    Акыркы коргоол түшкөндө атаандаштын отоосунда туура 3 коргоол болсо, отоонун өзү сиздики болот.
    Ал сиздин туздугуңузга айланат, ал эми 3 коргоолу казаныңызга салынат.
    Тактада туздук X белгиси менен көрсөтүлөт.
    Ал оюндун аягына чейин сиздики болуп калат.
tutorial-09-caption = 8-отоодогу 10 коргоолдун акыркысы атаандаштын 8-отоосуна түштү: 2 + 1 = 3. Бул отоо сиздин туздугуңуз болду, казаныңыздагы коргоол 22ден 25ке жетти.
tutorial-09-question = 3-отоодон жүрсөңүз, акыркы коргоол атаандаштын 3 коргоолу бар 2-отоосуна түшөт. Ал отоо туздугуңуз болобу?
tutorial-09-answer = Жок. 3 + 1 = 4 — кадимки жуп сан: сиз 4 коргоол утуп аласыз, казаныңыздагы коргоол 22ден 26га жетет. Туздук үчүн акыркы коргоол түшкөнгө чейин отоодо 2 коргоол болушу керек.

tutorial-10-title = Туздуктун үч чектөөсү
tutorial-10-body =
    9-отоо эч качан туздук боло албайт.
    Бир оюнда ар бир оюнчунун бир гана туздугу болот.
    Сиздин туздугуңуз менен атаандаштын туздугунун номери бирдей болбошу керек.
    Ушул чектөөлөрдүн бири тоскоол болсо, жүрүш эсептелет, бирок 3 коргоол отоодо калат.
tutorial-10-caption-1 = 7-отоодогу 12 коргоолдун акыркысы атаандаштын 9-отоосуна түштү: 2 + 1 = 3. 9-отоо туздук боло албайт, 3 коргоол ошол жерде калат.
tutorial-10-caption-2 = Сиздин туздугуңуз бар, ал — атаандаштын 8-отоосу. 4-отоодогу 11 коргоолдун акыркысы атаандаштын 5-отоосуна түштү: 2 + 1 = 3, бирок экинчи туздук алууга болбойт.
tutorial-10-caption-3 = Атаандаштын туздугу — сиздин 7-отооңуз. 6-отоодогу 11 коргоолдун акыркысы атаандаштын 7-отоосуна түштү: 2 + 1 = 3, бирок номери бирдей отоону туздук кылууга болбойт. Жолдо 1 коргоол атаандаштын туздугуна түшүп, анын казанындагы коргоол 13төн 14кө жетти.
tutorial-10-question = Атаандаштын туздугу — сиздин 7-отооңуз. Анын маңдайында атаандаштын 2 коргоолу бар 3-отоосу турат, ал эми 2-отооңуздан жүрсөңүз, акыркы коргоол ошого түшөт. 3-отоо сиздин туздугуңуз боло алабы?
# [?] «маңдай-тескей» — тактада бетме-бет жайгашуу.
tutorial-10-answer = Ооба. Номерлер гана салыштырылат, ал эми 3 менен 7 бирдей эмес; отоолордун маңдай-тескей турганынын мааниси жок. 2 + 1 = 3: бул отоо сиздин туздугуңуз болот, казаныңыздагы коргоол 36дан 39га жетет.

tutorial-11-title = Туздук эмне кылат
tutorial-11-body =
    Туздугуңузга түшкөн ар бир коргоолду ким салбасын, ал дароо сиздин казаныңызга кетет.
    Ошондуктан туздук дайыма бош турат, андан эч ким жүрө албайт.
    Акыркы коргоол туздукка түшсө, ал туздуктун ээсине тиет, жүрүш аяктайт.
    Атаандаштын сиздин катарыңыздагы туздугу да ага дал ошондой кызмат кылат.
tutorial-11-caption = Сиздин туздугуңуз — атаандаштын 1-отоосу. 8-отоодогу 5 коргоолдун бири ошого түшүп, казаныңыздагы коргоол 39дан 40ка жетти. Акыркысы атаандаштын 3-отоосуна түштү: 12 + 1 = 13, бул — так сан.
tutorial-11-question = 7-отоодогу 4 коргоолдун акыркысы сиздин туздугуңузга түшөт. Бул жүрүш эмне берет?
tutorial-11-answer = Болгону 1 коргоол: казаныңыздагы коргоол 39дан 40ка жетет. Башка саный турган эч нерсе жок.

# [?] «атсырау» үчүн кыргызча термин табылган жок, ошондуктан сүрөттөп айтылды.
tutorial-12-title = Оюн кантип аяктайт
tutorial-12-body =
    Казанында 82 же андан көп коргоол чогулган оюнчу дароо жеңет.
    Эки казанда тең 81ден коргоол болсо, оюн тең чыгат.
    Жүрүү кезеги келген оюнчунун катарында коргоол жок болсо, оюн аяктайт, тактада калган коргоолдор экинчи оюнчуга тиет.
    Катарыңыз өз жүрүшүңүздөн кийин бош калса, оюн улана берет: атаандаш жооп жүрүшүндө сизге жаңы коргоол салышы мүмкүн.
tutorial-12-caption-1 = 9-отоодогу 3 коргоолдун акыркысы атаандаштын 2-отоосуна түштү: 5 + 1 = 6. 76 + 6 = 82, сиз 82:46 эсебинде жеңдиңиз.
tutorial-12-caption-2 = 1-отоодогу жалгыз коргоол 2-отоого өттү, атаандаштын жүрө турган коргоолу жок. Калган 10 коргоол сиздики: 72 + 10 = 82, сиз 82:80 эсебинде жеңдиңиз.
tutorial-12-question = Сизде 75, атаандашта 81 коргоол, атаандаштын катары бош. Сиз 5-отоодогу жалгыз коргоолду 6-отоого өткөрөсүз. Оюн кантип аяктайт?
tutorial-12-answer = Тең чыгат. Атаандаш жүрө албайт, ошондуктан катарыңыздагы 6 коргоол казаныңызга кошулат: 75 + 6 = 81. Эсеп — 81:81.

tutorial-13-title = Бул программада кантип ойнойт
tutorial-13-body =
    Отоонун номерин (мисалы, 7) жазып, Enter баскычын басыңыз: жүрүш жасалат.
    7? деп жазсаңыз, жүрүштүн эмне берери гана көрсөтүлөт, коргоолдор ордунда калат.
    «кеңеш» сөзүн жазсаңыз, программа кеңеш берет; «кайтаруу» сиздин жүрүшүңүздү компьютердин жообу менен кошо кайтарат.
    «тил kk» тилди алмаштырат, «жардам» бардык буйруктарды көрсөтөт.
    «чыгуу» программадан чыгарат, оюнуңуз сакталат.
    Англисче hint, undo, lang, help, quit сөздөрү да жарайт.
tutorial-13-caption = Оюндун башында 7? мындай дейт: акыркы коргоол атаандаштын 6-отоосуна түшөт, 9 + 1 = 10, сиз 10 коргоол утуп аласыз.

tutorial-14-title = Жаңы баштаган оюнчуга кеңеш
tutorial-14-body =
    Жүрөр алдында акыркы коргоол түшө турган отоону таап, андагы сан жуп болобу, ошону текшериңиз.
    Андан кийин тактага атаандаштын көзү менен караңыз: дагы бир коргоол так санды жуп кылат.
    Алгач коргоолу көп отоолоруңузду коргоңуз.
    Туздук ала турган учурду күтүңүз: ал оюндун аягына чейин сизге кызмат кылат.
    Катарыңызды бош калтырбаңыз.
tutorial-14-caption = Сиз 7-отоодон жүргөндөн кийин атаандаш өзүнүн 3-отоосунан жооп бере алат: акыркы коргоол сиздин 3-отооңузга түшөт, 9 + 1 = 10, сиз 10 коргоолдон ажырайсыз.

# [?] «бир отоо ары … бери» — саноо тууралуу.
tutorial-15-title = Саноо: коргоол кайсы отоого жетет
tutorial-15-body =
    Отоодо 10 коргоол болсо, акыркысы атаандаштын номери бирдей отоосуна түшөт.
    Бир коргоол ашык болсо, акыркысы бир отоо ары, бир коргоол кем болсо, бир отоо бери түшөт.
    19 коргоол тактаны толук айланат: акыркысы чыккан отоосуна кайтып келет.
tutorial-15-caption = 4-отоодо 10 коргоол бар: акыркысы атаандаштын 4-отоосуна түштү. 11 + 1 = 12, сиз 12 коргоол утуп алдыңыз.

tutorial-16-title = Утуп алуу коркунучу
tutorial-16-body =
    Жүрөр алдында бүт тактаны караңыз: ар бир жүрүштүн акыркы коргоолу кайда түшөт?
    Сан так болсо, дагы бир коргоол аны жуп кылат.
    Бир нече жүрүш менен коргоол утуп алууга болсо, эң көп бергенин тандаңыз.
    Атаандаш да ошондой санайт: ал кийинки жүрүштө эмнени утуп ала аларын издеңиз.
tutorial-16-caption = Бул жерде үч жүрүш менен коргоол утуп алууга болот. Эң көбүн 6-отоо берет: 7 + 1 = 8. 8-отоо 4 коргоол, ал эми 9-отоо 2 гана коргоол берет.

tutorial-17-title = Коргонуу
tutorial-17-body =
    Атаандаш бир отооңуздан коргоол утуп алганы турса, үч жол менен коргонууга болот.
    Ошол отоодон жүрүп, коргоолун алып кетиңиз.
    Же ошол отоого бир коргоол салыңыз: анда атаандаштын акыркы коргоолу санды так кылат.
    Же атаандаш жүргөнү турган отоого бир коргоол салыңыз: анда анын акыркы коргоолу бир отоо ары түшөт.
    Баарын сактап калууга болбосо, коргоолу эң көп отоону сактаңыз.
tutorial-17-caption = Атаандаш 8-отоосунан жүрүп, сиздин 3-отооңуздагы коргоолду утуп алганы турган эле: 5 + 1 = 6. Жалгыз коргоолуңуз 2-отоодон 3-отоого өттү: эми 6 + 1 = 7 болот, бул — так сан.

tutorial-18-title = Туздуктун баасы
tutorial-18-body =
    Оюндун аягына чейин туздукка түшкөн ар бир коргоол туздуктун ээсине тиет.
    Туздукту канчалык эрте алсаңыз, ал ошончолук көп коргоол чогултат.
    Ошондуктан туздук көбүнчө бир нече коргоолдон кымбат.
    2 коргоолу бар отоолоруңузга көз салыңыз: атаандаш ошол жерден туздук ала алат.
tutorial-18-caption = Сиздин туздугуңуз — атаандаштын 3-отоосу. 8-отоодогу 7 коргоолдун бири ошого түштү, ал эми акыркысы менен коргоол утуп алдыңыз: 7 + 1 = 8. Баары болуп 8 + 1 = 9 коргоол.

tutorial-19-title = 82 коргоол үчүн жарыш
tutorial-19-body =
    Оюндун аягына карай санаңыз: кимге дагы канча коргоол керек?
    82 коргоол чогулткан оюнчу дароо жеңет.
    Кезек атаандашта, ал эми анын катары бош болсо, сиздин катарыңызда калган коргоол сизге тиет.
    Ошондуктан атаандашта коргоол аз калса, өз коргоолуңузду өз катарыңызда сактаңыз.
    Өз катарыңызды да бош калтырбаңыз.
tutorial-19-caption = Атаандаштын жүрө турган коргоолу калган жок. Катарыңызда калган 6 коргоол сиздики: 78 + 6 = 84, сиз 84:78 эсебинде жеңдиңиз.

## Көнүгүүлөр: тактадагы абал тууралуу суроолор. Окурман — актар.

exercise-stones-own = Сиздин { $pit }-отооңузда канча коргоол бар?
exercise-stones-opponent = Атаандаштын { $pit }-отоосунда канча коргоол бар?
exercise-next-own = Сиз коргоол сээп жатасыз. Бир коргоол { $pit }-отооңузга түштү. Кийинкиси кайсы отоого түшөт?
exercise-next-opponent = Атаандаш коргоол сээп жатат. Бир коргоол анын { $pit }-отоосуна түштү. Кийинкиси кайсы отоого түшөт?
exercise-landing = { $pit }-отоодон жүрсөңүз, акыркы коргоол кайсы отоого түшөт?
exercise-reach = Кайсы отоодон жүрсөңүз, акыркы коргоол атаандаштын { $target }-отоосуна жетет?
exercise-playable = Кайсы отоолордон жүрүүгө болот? Номерлеринин баарын жазыңыз.
exercise-capture = Кайсы отоодон жүрсөңүз, коргоол утуп аласыз?
exercise-most = Кайсы отоодон жүрсөңүз, эң көп коргоол утуп аласыз?
exercise-gain = { $pit }-отоодон жүрсөңүз, казаныңызга канча коргоол салынат?
exercise-tuzdyk = Кайсы отоодон жүрсөңүз, туздук аласыз?
exercise-may-tuzdyk = { $pit }-отоодон жүрсөңүз, туздук аласызбы? «Ооба» же «жок» деп жазыңыз.
exercise-needed = Казаныңызга караңыз. Жеңиш үчүн дагы канча коргоол керек?
exercise-win = Кайсы отоодон жүрсөңүз, дароо жеңесиз?
exercise-starve = Кайсы отоодон жүрсөңүз, атаандаштын жүрө турган коргоолу калбайт?
exercise-result = { $pit }-отоодон жүрсөңүз, ким жеңет? 1 — сиз; 2 — атаандаш; 3 — эч ким, оюн тең чыгат; 4 — азырынча эч ким, оюн уланат.
exercise-threat = Кезек атаандашта. Ал кайсы отооңуздан коргоол утуп ала алат?
exercise-defend = Кайсы отоодон жүрсөңүз, атаандаш эч нерсе утуп ала албайт?

exercise-hint-board = Ар бир оюнчу отоолорду өзүнүн сол жагынан баштап санайт: атаандаштын 1-отоосу — жогорку оң бурчта.
exercise-hint-count = Манжа менен көрсөтүп санаңыз. Биринчи коргоол өз отоосунда калат, ал эми жалгыз коргоол кийинки отоого өтөт.
exercise-hint-playable = Коргоолу бар ар бир отооңуздан жүрүүгө болот. Бош отоодон да, туздуктан да жүрүүгө болбойт.
exercise-hint-even = Акыркы коргоол кайда түшөрүн табыңыз. Атаандаштын катарында жуп сан утуп алынат.
# [?] «туура 3».
exercise-hint-three = Акыркы коргоол менен кошо атаандаштын отоосунда туура 3 коргоол болушу керек. 10-кадамдагы үч чектөөнү эстеңиз.
exercise-hint-gain = Утуп алынган коргоолду да, туздугуңузга түшкөнүн да санаңыз. Эч нерсе болбосо, 0 деп жазыңыз.
exercise-hint-needed = Жеңиш үчүн 82 коргоол керек. Андан казаныңыздагы коргоолду кемитиңиз.
exercise-hint-end = Алгач казандарды санаңыз. Андан кийин атаандаштын жүрө турган коргоолу барбы, ошону караңыз.
exercise-hint-threat = Тактага атаандаштын көзү менен караңыз: анын ар бир жүрүшүнүн акыркы коргоолу кайда түшөт?
exercise-hint-defend = Жүрүштөрүңүздү бирден оюңузда жасап көрүңүз. Ар биринен кийин атаандаш эмнени утуп ала аларын издеңиз.

exercise-right = { $wording ->
    [1] Баракелде!
    [2] Дал ошондой!
   *[other] Туура!
 }
exercise-wrong = { $wording ->
    [1] Жок, андай эмес.
    [2] Бир аз жаңылдыңыз.
   *[other] Азырынча туура эмес.
 }
exercise-again = Дагы бир жолу аракет кылыңыз.
exercise-answer = Жообу: { $values }.
exercise-safe = Сиздин { $pit }-отооңуздан атаандаш азыр эч нерсе утуп ала албайт.
exercise-missing = Жүрүүгө боло турган башка отоолор да бар.
exercise-type-number = Сан менен жооп бериңиз.
exercise-score = Туура жооп: { $right } (баары { $count } суроо).

## Бир беттик эреже

rules-title = Тогуз коргоолдун эрежеси
rules-board-title = Такта жана оюндун башталышы
rules-board-body =
    Бири-бирине каршы отуруп эки киши ойнойт: актар жана каралар.
    Ар бир оюнчунун тогуз отоодон турган бир катары жана утуп алган коргоолду сала турган бир казаны бар.
    Оюндун башында ар бир отоодо 9 коргоол, баары болуп 162 коргоол жатат, ал эми эки казан тең бош.
    Ар бир оюнчу өз отоолорун сол жагынан баштап 1ден 9га чейин санайт.
    Биринчи актар жүрөт, андан кийин оюнчулар кезектешип жүрүшөт; кезекти өткөрүп жиберүүгө болбойт.
rules-move-title = Жүрүш
rules-move-body =
    Коргоолу бар каалаган отооңузду тандап, андагы коргоолдун баарын алыңыз да, саат жебесине каршы бирден себиңиз.
    Биринчи коргоол ошол эле отоого кайра түшөт, калгандары кийинки отоолорго түшөт; сиздин 9-отооңуздан кийин атаандаштын 1-отоосу келет. Эч бир отоону аттап кетүүгө болбойт.
    Жалгыз коргоол ордунда калбайт: ал кийинки отоого өтөт.
    Коргоолдун саны 19 же андан көп болсо, алар тактаны толук айланып чыгат да, жүрүш башталган отоого дагы бир коргоол түшөт.
rules-capture-title = Утуп алуу
rules-capture-body =
    Акыркы коргоол атаандаштын отоосуна түшүп, андагы сан жуп болсо (2 да — жуп сан), ал отоодогу коргоолдун баары сиздин казаныңызга салынат.
    Сан так болсо же акыркы коргоол өз катарыңызга түшсө, эч нерсе алынбайт.
rules-tuzdyk-title = Туздук
# [?] «туура 3» — «дал 3» деген мааниде.
rules-tuzdyk-body =
    Акыркы коргоол түшкөндө атаандаштын отоосунда туура 3 коргоол болсо, ал отоо оюндун аягына чейин сиздин туздугуңуз болот, ал эми 3 коргоол казаныңызга салынат.
    Туздукка түшкөн коргоолду ким салбасын, ал дароо туздуктун ээсинин казанына кетет. Ошондуктан туздук дайыма бош турат, андан эч ким жүрө албайт.
    Жүрүштүн акыркы коргоолу туздукка түшсө, жүрүш ушуну менен аяктайт.
    Үч чектөө бар: бир оюнда ар бир оюнчу бир гана туздук ала алат; 9-отоо эч качан туздук боло албайт; эки туздуктун номери бирдей боло албайт.
    Ушул чектөөлөрдүн бири тоскоол болсо, жүрүш эсептелет, ал эми 3 коргоол отоодо калат.
rules-end-title = Оюндун аякташы
# [?] «атсырау» — казакча сөз; кыргызча термин табылган жок.
rules-end-body =
    Казанында 82 же андан көп коргоол чогулган оюнчу жеңет, оюн дароо токтойт; акыркы коргоолдорду атаандаштын жүрүшү алып келсе да ошондой.
    Эки казанда тең 81ден коргоол болсо, оюн тең чыгат.
    Кезеги келген оюнчунун катарында бир да коргоол болбосо, ал жүрө албайт (казактар муну атсырау дейт). Оюн аяктайт, ал эми тактада калган коргоолдор атаандаштын казанына кошулат, анткени алар анын катарында жатат. Жыйынтыкты жүрө албаган оюнчунун казаны чечет: 81 коргоол болсо — тең, андан аз болсо — жеңилүү.
    Өз жүрүшүңүздөн кийин катарыңыз бош калса, оюн бүтпөйт: атаандаштын жообу сизге жаңы коргоол алып келиши мүмкүн.
rules-readings-title = Ар башкача түшүнүлгөн жерлери
rules-readings-body =
    Эреженин кээ бир жерлери ар башкача түшүнүлөт. Программа жогоруда жазылгандай ойнойт; башка варианты --rules параметри менен тандалат, бир нечеси + белгиси менен кошулат.
    --rules extra-move: бир оюнчу жүрө албай калганда атаандашы бош катарга коргоол түшүрбөй жүрө алса гана, тактада калган коргоолдорду жыйнап алат. Кайсы отоодон жүрсө да, бош катарга коргоол түшсө, ал дагы бир жолу жүрүүгө милдеттүү, оюн улана берет.
    --rules play-on: 82 коргоол оюнду токтотпойт; анык эсепти билүү үчүн оюн аягына чейин ойнолот.
    --rules claim: бир абал үчүнчү жолу кайталанса, оюнчу тең чыгууну талап кыла алат.
rules-variants-title = Кичирээк оюндар
rules-variants-body =
    --rules bestemshe: бестемше — катарда 5 отоо, ар бир отоодо 5 коргоол, баары болуп 50 коргоол; туздук жок; жеңиш үчүн 26 коргоол жетиштүү. Балдар көбүнчө ушул оюндан баштайт.
    --rules qozdatu: коздату — катарда 7 отоо, ар бир отоодо 7 коргоол, баары болуп 98 коргоол; туздук жок; жеңиш үчүн 50 коргоол жетиштүү.
    Бул эки оюн эч качан тең чыкпайт.
rules-notation-title = Жүрүштөр кантип жазылат
rules-notation-body =
    Жүрүш эки цифра менен жазылат: бири — жүрүш башталган отоо, экинчиси — акыркы коргоол түшкөн отоо; ар бир отоонун номери өз ээсинин саноосу боюнча жазылат. 76 дегени — жүрүш 7-отоодон башталды, акыркы коргоол 6-отоого түштү.
    Туздук алынганын x тамгасы көрсөтөт: 88x. Жүрүштү жазганда биринчи цифра жетиштүү: 7.
rules-pits-title = Отоолордун аттары
rules-spellings-title = Бир оюндун көп жазылышы
rules-spellings-body =
    Кыргызча: тогуз коргоол, латын тамгасы менен toguz korgool.
    Казакча: тоғызқұмалақ, латын тамгасы менен toğyzqūmalaq, togyzqumalaq, togyzkumalak, toguzqumalak же toguz kumalak.
    Орусча: тогызкумалак, тогыз кумалак же тогыз-кумалак. Түркчө: dokuz kumalak.
    Казак оюнунун эрежеси дал ушундай, бирок өз атоолору бар.
rules-history-title = Оюндун тарыхы
rules-history-body =
    Тогуз коргоол — манкала тибиндеги оюн, аны кыргыздар менен казактар, ошондой эле коңшу элдер ойношот.
    Оюндун качан пайда болгонун эч ким анык билбейт: бул жөнүндө жазма маалымат бизге белгисиз.
    Малчыларга тактанын кереги жок болчу: алар отоолорду жерге казышкан, ал эми оюнду «чабандардын алгебрасы» деп да аташкан (орусча Википедия, «Тогыз кумалак»).
    Оюндун эрежелерин 1963-жылы «Юный техник» журналы жарыялаган; анда «атсырау» деген сөз да бар.
    2020-жылы ЮНЕСКО бул оюнду адамзаттын материалдык эмес маданий мурасынын тизмесине киргизген (01597-иш).
