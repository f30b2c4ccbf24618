### togyz по-русски.
### $mover, $owner, $winner, $side — "white" или "black"; $input, $file и подобные — текст, который
### показывается как есть; остальные переменные — целые числа.

meta-language-name = Русский

## Вспомогательные сообщения (local-…): только для этого файла.
## Прописная буква в имени — форма для начала предложения; gen — родительный, dat — дательный падеж.

local-Mover = { $mover ->
    [white] Белые
   *[black] Чёрные
 }
local-mover = { $mover ->
    [white] белые
   *[black] чёрные
 }
local-mover-gen = { $mover ->
    [white] белых
   *[black] чёрных
 }
local-Mover-dat = { $mover ->
    [white] Белым
   *[black] Чёрным
 }
local-owner-gen = { $owner ->
    [white] белых
   *[black] чёрных
 }
local-winner = { $winner ->
    [white] белые
   *[black] чёрные
 }
local-Loser = { $winner ->
    [white] Чёрные
   *[black] Белые
 }
local-loser-gen = { $winner ->
    [white] чёрных
   *[black] белых
 }
local-Side = { $side ->
    [white] Белые
   *[black] Чёрные
 }
local-side = { $side ->
    [white] белые
   *[black] чёрные
 }
local-side-gen = { $side ->
    [white] белых
   *[black] чёрных
 }
# Винительный = именительный: камень — неодушевлённое.
local-stones = { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
   *[many] { $stones } камней
 }
local-stones-gen = { $stones ->
    [one] { $stones } камня
   *[other] { $stones } камней
 }
local-captured = { $captured ->
    [one] { $captured } камень
    [few] { $captured } камня
   *[many] { $captured } камней
 }
local-kazan = { $kazan ->
    [one] { $kazan } камень
    [few] { $kazan } камня
   *[many] { $kazan } камней
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
local-place = { $file }, строка { $line }, ход { $number } ({ local-mover })

## Комментарий: что произошло на ходу

narrate-turn = Ход { local-mover-gen }.
narrate-sow = { $wording ->
    [1] Из лунки { $from } { local-mover } разложили { local-stones }.
    [2] { local-Mover } пошли из лунки { $from } и разложили { local-stones }.
   *[other] { local-Mover } разложили { local-stones } из лунки { $from }.
 }
narrate-single = { $wording ->
    [1] Единственный камень из лунки { $from } { local-mover } переставили в лунку { $to }.
   *[other] { local-Mover } переставили единственный камень из лунки { $from } в лунку { $to }.
 }
narrate-single-sum = { $wording ->
    [1] Единственный камень из лунки { $from } { local-mover } переставили в лунку { $to }: { $before } + 1 = { $made }, но в своём ряду камни не берут.
   *[other] { local-Mover } переставили единственный камень из лунки { $from } в лунку { $to }: { $before } + 1 = { $made }, но в своём ряду камни не берут.
 }
# [W03]
narrate-single-across = { local-Mover } переставили единственный камень из лунки { $from } в лунку { $to } соперника.
# [W03]
narrate-single-across-made = { $wording ->
    [1] Единственный камень из лунки { $from } { local-mover } переставили в лунку { $to } соперника: теперь в ней { $made }.
   *[other] { local-Mover } переставили единственный камень из лунки { $from } в лунку { $to } соперника: теперь в ней { $made }.
 }
# [W03]
narrate-single-across-sum = { $wording ->
    [1] Единственный камень из лунки { $from } { local-mover } переставили в лунку { $to } соперника: { $before } + 1 = { $made }.
   *[other] { local-Mover } переставили единственный камень из лунки { $from } в лунку { $to } соперника: { $before } + 1 = { $made }.
 }
narrate-lap = Камни обошли всю доску, и в лунку { $from } снова попал один камень.
narrate-last-opponent = { $wording ->
    [1] В ряду { local-owner-gen } последний камень попал в лунку { $to }: теперь в ней { $made }.
   *[other] Последний камень попал в ряд { local-owner-gen }, в лунку { $to }: теперь в ней { $made }.
 }
narrate-last-own = { $wording ->
    [1] Последний камень остался в ряду { local-mover-gen }, в лунке { $to }: взятия не было.
   *[other] Последний камень попал в собственный ряд { local-mover-gen }, в лунку { $to }: взятия не было.
 }
narrate-last-tuzdyk = Последний камень попал в туздык { local-owner-gen }: на этом ход закончился.
narrate-last-tuzdyk-one = Последний камень попал в туздык { local-owner-gen } и ушёл в их казан: на этом ход закончился.
narrate-capture = { $wording ->
    [1] Это чётное число, поэтому { local-mover } взяли { local-captured }.
    [2] Получилось чётное число: { local-mover } взяли { local-captured }.
   *[other] Число { $made } чётное: { local-mover } взяли { local-captured }.
 }
narrate-odd = { $wording ->
    [1] Это нечётное число, поэтому взятия не было.
    [2] Получилось нечётное число: взятия не было.
   *[other] Число { $made } нечётное: взятия не было.
 }
narrate-tuzdyk = Ровно 3 камня: лунка стала туздыком { local-mover-gen }, а эти камни ушли в их казан.
narrate-tuzdyk-ninth = В лунке стало 3 камня, но лунка { $to } никогда не может стать туздыком.
narrate-tuzdyk-has-one = В лунке стало 3 камня, но у { local-mover-gen } уже есть туздык.
narrate-tuzdyk-same-number = В лунке стало 3 камня, но у { local-owner-gen } уже есть туздык в лунке с тем же номером — { $to }.
narrate-tuzdyk-collect = { $captured ->
    [one] { $captured } камень попал
    [few] { $captured } камня попали
   *[many] { $captured } камней попали
 } в туздык { local-owner-gen } и { $captured ->
    [one] ушёл
   *[other] ушли
 } в их казан.
narrate-kazan = { $wording ->
    [1] У { local-mover-gen } в казане теперь { local-kazan }.
    [2] Казан { local-mover-gen } пополнился: теперь в нём { local-kazan }.
   *[other] В казане { local-mover-gen } теперь { local-kazan }.
 }
narrate-score = Счёт: белые — { $white }, чёрные — { $black }.
narrate-needed = { local-Mover-dat } до { $majority } не хватает { $needed ->
    [one] { $needed } камня
   *[other] { $needed } камней
 }.
narrate-both-captured = Оба игрока взяли по { $captured ->
    [one] { $captured } камню
    [few] { $captured } камня
   *[many] { $captured } камней
 }.

## Комментарий в одну строку

narrate-brief = { $from }→{ $to }, { $stones } ({ $white }:{ $black })
narrate-brief-capture = { $from }→{ $to }, { $stones }, +{ $captured } ({ $white }:{ $black })
narrate-brief-tuzdyk = { $from }→{ $to }x, { $stones }, +{ $captured } ({ $white }:{ $black })

## Комментарий для начинающих: числа и что теперь может соперник

narrate-last-opponent-sum = { $wording ->
    [1] В ряду { local-owner-gen } последний камень попал в лунку { $to }: { $before } + 1 = { $made }.
   *[other] Последний камень попал в ряд { local-owner-gen }, в лунку { $to }: { $before } + 1 = { $made }.
 }
narrate-last-own-sum = { $wording ->
    [1] Последний камень остался в ряду { local-mover-gen }, в лунке { $to }: { $before } + 1 = { $made }, но в своём ряду камни не берут.
   *[other] Последний камень попал в собственный ряд { local-mover-gen }, в лунку { $to }: { $before } + 1 = { $made }, но в своём ряду камни не берут.
 }
# [W03]
narrate-threat-capture = Теперь { local-mover } могут ходом из своей лунки { $pit } взять { local-stones } из лунки { $target } соперника.
# [W03]
narrate-threat-tuzdyk = { $wording ->
    [1] Кроме того, { local-mover } могут ходом из своей лунки { $pit } сделать лунку { $target } соперника своим туздыком.
   *[other] Теперь { local-mover } могут ходом из своей лунки { $pit } сделать лунку { $target } соперника своим туздыком.
 }
narrate-threat-none = Сейчас { local-mover } ничего не могут взять.

## Как закончилась партия

narrate-majority = В казане { local-owner-gen } { local-kazan }: для победы достаточно { $majority }.
narrate-majority-given = { local-Mover } своим ходом пополнили казан соперника. В казане { local-owner-gen } теперь { local-kazan }: для победы достаточно { $majority }.
narrate-atsyrau = { local-Mover-dat } нечем ходить: атсырау.
narrate-rest = { $rest ->
    [one] Оставшийся на доске { $rest } камень перешёл
    [few] Оставшиеся на доске { $rest } камня перешли
   *[many] Оставшиеся на доске { $rest } камней перешли
 } в казан { local-owner-gen }.
narrate-rest-none = На доске не осталось ни одного камня.
narrate-skipped = { local-Mover-dat } нечем ходить, но любой ход { local-owner-gen } принесёт камни в ряд { local-mover-gen }. Поэтому { local-mover } пропустили ход, и партия продолжается.
# Первым стоит число победителя: «победили чёрные со счётом 82:60».
narrate-win = Победили { local-winner } со счётом { $winner ->
    [white] { $white }:{ $black }
   *[black] { $black }:{ $white }
 }.
narrate-win-resignation = { local-Loser } сдались: победили { local-winner }.
narrate-win-time = У { local-loser-gen } закончилось время: победили { local-winner }.
narrate-draw = В обоих казанах по { $kazan ->
    [one] { $kazan } камню
    [few] { $kazan } камня
   *[many] { $kazan } камней
 }: ничья.
narrate-draw-agreement = Игроки согласились на ничью.
narrate-draw-repetition = Позиция возникла в третий раз: ничья.
narrate-draw-other = Партия закончилась вничью.

## Что даст ход (7?)

preview-last-opponent = Если пойти из лунки { $from }, последний камень попадёт в лунку { $to } соперника: { $before } + 1 = { $made }.
preview-last-own = Если пойти из лунки { $from }, последний камень попадёт в вашу лунку { $to }: { $before } + 1 = { $made }, но в своём ряду камни не берут.
preview-last-tuzdyk-own = Если пойти из лунки { $from }, последний камень попадёт в ваш туздык, и на этом ход закончится.
preview-last-tuzdyk-opponent = Если пойти из лунки { $from }, последний камень попадёт в туздык соперника, и на этом ход закончится.
preview-fed-own = В ваш туздык { $stones ->
    [one] попадёт { $stones } камень
    [few] попадут { $stones } камня
   *[many] попадёт { $stones } камней
 }.
preview-fed-opponent = В туздык соперника { $stones ->
    [one] попадёт { $stones } камень
    [few] попадут { $stones } камня
   *[many] попадёт { $stones } камней
 }.
preview-capture = Число { $made } чётное: вы возьмёте { local-captured }.
preview-odd = Число { $made } нечётное: взятия не будет.
preview-tuzdyk = Лунка станет вашим туздыком, а её 3 камня уйдут в ваш казан.
preview-tuzdyk-ninth = Но лунка { $to } никогда не может стать туздыком: 3 камня останутся в ней.
preview-tuzdyk-has-one = Но у вас уже есть туздык: 3 камня останутся в лунке.
preview-tuzdyk-same-number = Но у соперника уже есть туздык в лунке с тем же номером — { $to }: 3 камня останутся в лунке.
preview-majority-own = В вашем казане будет { local-kazan }: для победы достаточно { $majority }.
preview-majority-opponent = В казане соперника будет { local-kazan }: для победы достаточно { $majority }.
preview-atsyrau-own = Вам будет нечем ходить: атсырау.
preview-atsyrau-opponent = Сопернику будет нечем ходить: атсырау.
preview-rest-own = { $rest ->
    [one] Оставшийся на доске { $rest } камень перейдёт
    [few] Оставшиеся на доске { $rest } камня перейдут
   *[many] Оставшиеся на доске { $rest } камней перейдут
 } в ваш казан.
preview-rest-opponent = { $rest ->
    [one] Оставшийся на доске { $rest } камень перейдёт
    [few] Оставшиеся на доске { $rest } камня перейдут
   *[many] Оставшиеся на доске { $rest } камней перейдут
 } в казан соперника.
preview-rest-none = На доске не останется ни одного камня.
preview-skipped = Сопернику будет нечем ходить, но любой ваш ход принесёт ему новые камни: вы пойдёте ещё раз.
preview-win = Вы победите со счётом { $yours }:{ $theirs }.
preview-loss = Соперник победит со счётом { $theirs }:{ $yours }.
preview-draw = Партия закончится вничью.
preview-threat-capture = После этого соперник сможет ходом из своей лунки { $pit } взять { local-stones } из вашей лунки { $target }.
preview-threat-tuzdyk = { $wording ->
    [1] Кроме того, соперник сможет ходом из своей лунки { $pit } сделать вашу лунку { $target } своим туздыком.
   *[other] После этого соперник сможет ходом из своей лунки { $pit } сделать вашу лунку { $target } своим туздыком.
 }

## Доска: подписи и то же самое словами

ui-kazan = Казан
# Знак перед десятыми долями: 13,4.
ui-decimal-point = ,
ui-side = { local-Side }
ui-board-you = Вы · { local-side }
ui-board-computer = Компьютер · { local-side } · уровень { $level }
ui-board-engine = { $input } · { local-side }
ui-your-pits = Ваши лунки, начиная с лунки 1: { $values }.
ui-opponent-pits = Лунки соперника, начиная с лунки 1: { $values }.
ui-side-pits = Лунки { local-side-gen }, начиная с лунки 1: { $values }.
ui-your-pit = В вашей лунке { $pit } сейчас { local-stones }.
ui-opponent-pit = В лунке { $pit } соперника сейчас { local-stones }.
ui-your-pit-tuzdyk = Ваша лунка { $pit } — туздык соперника.
ui-opponent-pit-tuzdyk = Лунка { $pit } соперника — ваш туздык.
ui-no-tuzdyk = Туздыка пока ни у кого нет.
ui-side-tuzdyk = Туздык { local-owner-gen } — лунка { $pit } соперника.
ui-pit-legend = Традиционные названия лунок: 1 — { pit-name-1 }, 2 — { pit-name-2 }, 3 — { pit-name-3 }, 4 — { pit-name-4 }, 5 — { pit-name-5 }, 6 — { pit-name-6 }, 7 — { pit-name-7 }, 8 — { pit-name-8 }, 9 — { pit-name-9 }.
ui-pit-called = Её традиционное название — { local-pit-name }.
ui-moves = Можно выбрать: { $values }.
ui-score = В вашем казане { $yours }, в казане соперника { $theirs }.
ui-needed = До победы не хватает { $needed ->
    [one] { $needed } камня
   *[other] { $needed } камней
 }.

## Имена лунок

pit-name-1 = Арт
pit-name-2 = Тектурмас
pit-name-3 = Атотпес
pit-name-4 = Атсыратар
pit-name-5 = Бель
pit-name-6 = Бельбасар
pit-name-7 = Кандыкакпан
pit-name-8 = Кокмоин
pit-name-9 = Мандай

## Лунки и ходы, кратко

error-pit-range = Такой лунки нет. Выберите номер от 1 до { $pits }.
error-pit-empty = Лунка { $from } пуста. Выберите другую.
error-pit-tuzdyk = Лунка { $from } — туздык соперника. Ходить из неё нельзя.
error-not-a-number = «{ $input }» — это не номер лунки.
hint-capture = Попробуйте ход из лунки { $from }: вы возьмёте { local-captured }.
hint-tuzdyk = Попробуйте ход из лунки { $from }: лунка { $target } соперника станет вашим туздыком.
hint-move = Попробуйте ход из лунки { $from }.
hint-only = У вас только один ход: из лунки { $from }.
hint-look-win = Здесь можно наверняка выиграть. Найдите ход, который к этому ведёт.
hint-look-lost = Соперник может выиграть при любом вашем ходе. Найдите ход, после которого ему труднее всего.
hint-look-tuzdyk = Можно сразу сделать туздык. Найдите, из какой лунки для этого пойти.
hint-look-capture = Есть что взять. Посчитайте, куда попадёт последний камень из каждой лунки.
hint-look-starve = Соперника можно оставить без ходов. Поищите, как это сделать.
hint-look-escape = Следите, чтобы не остаться без ходов.
hint-look-threat = Думайте на ход вперёд: какой ход создаёт угрозу?
hint-look-guard = Соперник мог бы взять камни из вашего ряда. Найдите, какие, и защитите их.
hint-look-guard-tuzdyk = Соперник мог бы сделать туздык в вашем ряду. Найдите, где, и помешайте ему.
hint-look-careful = После некоторых ваших ходов соперник сможет что-то взять. Прежде чем ходить, посчитайте, что именно.
hint-look-row = Посмотрите на свои лунки с { $first } по { $last }.
hint-compare = Сравните свои лунки { $values }: что соперник может ответить на каждый ход?
hint-more = Чтобы узнать больше, попросите подсказку ещё раз.
hint-line = Лучшая игра отсюда: { $line }
hint-beside = Для сравнения — ход { $notation }:
hint-second = Следующий по силе: { $line }
hint-careful-blunder = Осторожно: ход { $notation } был бы грубой ошибкой.
hint-careful-mistake = Осторожно: ход { $notation } был бы ошибкой.
hint-careful-inaccuracy = Осторожно: ход { $notation } был бы неточностью.
hint-costs = Он теряет около { local-stones-gen }.
hint-elsewhere = Другой ход приносит больше.
hint-choice = Всё равно пойти: «да» или тот же ход ещё раз. Подумать ещё: «нет» или другой ход. Совет: «подсказка».
hint-think-again = Ход не сделан. Подумайте ещё.
hint-computer-blunder = Предыдущий ход компьютера, { $notation }, был грубой ошибкой.
hint-computer-mistake = Предыдущий ход компьютера, { $notation }, был ошибкой.
hint-computer-inaccuracy = Предыдущий ход компьютера, { $notation }, был неточностью.
hint-you-used = Вы этим воспользовались.
hint-you-missed = Лучше было ответить: { $line }
tutorial-start = В начале игры в каждой лунке по 9 камней, всего 162.
tutorial-goal = Для победы нужно 82 камня: это больше половины.
history-move = Ход { $number }: { $notation }

## Меню

ui-title = togyz — настольная игра тогызкумалак в терминале
# [W06]
ui-languages = Қазақша --lang kk · Кыргызча --lang ky · Русский --lang ru · English --lang en
ui-menu-continue = Продолжить партию
ui-menu-learn = Изучить правила
ui-menu-play = Играть с компьютером
ui-menu-two = Играть вдвоём
ui-menu-rules = Правила на одной странице
ui-menu-analyze = Разобрать партию
ui-menu-help = Справка
ui-menu-quit = Выход
ui-menu-prompt = Ваш выбор [{ $default }]:
ui-menu-unknown = Пункта «{ $input }» нет. Введите номер от 1 до { $count }.

## Справка

help-usage = Использование
help-commands = Команды
help-arguments = Аргументы
help-options = Параметры
help-global-options = Параметры для всех команд
help-default = по умолчанию: { $value }
help-possible-values = возможные значения: { $values }
help-more = Подробнее о команде: togyz help КОМАНДА
help-value-command = КОМАНДА
help-value-options = ПАРАМЕТРЫ
help-value-file = ФАЙЛ
help-value-dir = ПАПКА
help-value-number = ЧИСЛО
help-value-name = ИМЯ
help-value-value = ЗНАЧЕНИЕ
help-value-lang = ЯЗЫК
help-value-pit = ЛУНКА
help-value-level = УРОВЕНЬ
help-value-seconds = СЕКУНДЫ
help-value-clock = МИН+СЕК
help-value-moves = ХОДЫ
help-value-position = ПОЗИЦИЯ
help-value-step = ШАГ
help-value-shell = ОБОЛОЧКА
help-value-date = ДАТА
help-value-numbers = НОМЕРА
help-value-player = ИГРОК
help-value-seconds-added = СЕК+СЕК
help-command-play = играть с компьютером или с другим человеком
help-command-resume = продолжить последнюю неоконченную партию
help-command-learn = правила шаг за шагом, с рисунками и упражнениями
help-command-analyze = найти и объяснить ошибки в партии
help-command-replay = посмотреть записанную партию с пояснением каждого хода
help-command-rules = правила на одной странице, с вариантами игры и её названиями
help-command-puzzle = решить задачу
help-command-show = вывести позицию
help-command-solve = точный результат позиции в окончании
help-command-tables = таблицы окончаний: создать, проверить, удалить
help-command-tables-build = создать таблицы всех позиций, где на доске не больше указанного числа камней
help-command-tables-info = показать, какие таблицы есть
help-command-tables-verify = проверить, не повреждены ли таблицы и верны ли значения
help-command-tables-remove = удалить таблицы
help-command-games = коллекция партий: загрузка, поиск, статистика
help-command-games-import = загрузить партии из файлов
help-command-games-list = список партий
help-command-games-find = найти партии
help-command-games-show = показать партии с пояснением каждого хода
help-command-games-export = записать партии в выбранной нотации
help-command-games-openings = первые ходы: как часто их играли и с каким результатом
help-command-games-stats = коллекция партий в числах
help-command-games-check = переиграть каждую партию и указать каждую ошибку
help-command-games-delete = удалить партии
help-command-stats = ваши результаты
help-command-match = партии между движками
help-command-tui = доска на весь экран
help-command-engine = работа по протоколу UGI через стандартный ввод и вывод
help-command-locale = языки программы
help-command-locale-list = список установленных языков
help-command-locale-check = найти ошибки в файле языка и объяснить, как их исправить
help-command-locale-new = начать новый язык: файл со всеми сообщениями, готовый к переводу
help-command-locale-show = показать одно сообщение с примерами значений на всех языках
help-command-locale-preview = показать все сообщения языка с примерами значений
help-command-config = посмотреть и изменить настройки
help-command-config-show = показать каждую настройку, её значение и откуда оно взято
help-command-config-path = показать, где файл настроек
help-command-config-set = изменить настройку в файле
help-command-config-unset = убрать настройку из файла
help-command-completions = автодополнение команд в вашей оболочке
help-command-man = записать страницы справочного руководства
help-command-help = справка о программе или об одной команде
help-command-bench = измерить скорость перебора, правил, рассказа и таблиц
help-command-perft = сосчитать позиции до заданной глубины
help-option-lang = язык программы
help-option-locale-dir = папка с другими языками; можно указать несколько раз
help-option-style = как рисовать доску
help-option-color = когда использовать цвет
help-option-theme = цветовая тема
help-option-narration = насколько подробно пояснять ходы
help-option-animate = с какой скоростью показывать раскладывание камней
help-option-rules = вариант правил; несколько вариантов соединяют знаком +
help-option-pit-names = называть лунки номерами или традиционными именами
help-option-no-input = никогда не задавать вопросов
help-option-config = файл настроек
help-option-config-key = название настройки
help-option-config-value = её новое значение
help-option-quiet = сообщать только важное
help-option-verbose = сообщать подробнее о том, что делается
help-option-help = показать эту справку
help-option-version = показать версию
help-option-level = сила компьютера, от 1 до 9
help-option-side = за кого вы играете
help-option-two = игра вдвоём за одним экраном
help-option-engine = играть с другим движком UGI
help-option-clock = минуты на партию и секунды, добавляемые за каждый ход
help-option-tutor = предупреждать перед плохим ходом; если набрать его ещё раз, он будет сделан
help-option-confirm = переспрашивать перед каждым ходом
help-option-outcomes = показывать, что даст каждый ход
help-option-odds = сколько камней лежит в казане слабейшего игрока с самого начала
help-option-hash = память для перебора, в мегабайтах
help-option-fen = начать с этой позиции
help-option-record = записать партию в этот файл; партия на двоих в нём продолжается
help-option-seed = начальное число для случайного выбора
help-option-tables-stones = наибольшее число камней на доске
help-option-tables-dir = папка с таблицами
help-option-tables-full = сверить ещё и все позиции, где не больше 6 камней
help-option-solve-time = наибольшее время поиска, в секундах
help-option-step = с какого шага начать
help-option-list = показать список шагов
help-option-all = показать сразу все шаги
help-option-quiz = задать столько новых вопросов
help-option-puzzle = номер задачи; без него — то, что пора повторить, или новая
help-option-puzzle-theme = только задачи на эту тему
help-option-puzzle-level = только задачи этой трудности, от 1 до 9
help-option-daily = задача дня, одна для всех
help-option-mine = задачи из ваших сохранённых партий
help-option-puzzle-count = сколько задач
help-option-puzzle-list = показать список задач
help-option-format = формат вывода
help-option-game-file = запись партии; «-» — стандартный ввод, last — ваша последняя партия
help-option-game = номер партии в файле
help-option-time = время на обдумывание каждого хода
help-option-depth = глубина перебора в полуходах
help-option-stage = что измерить; если не указано, то всё
help-option-side-analyzed = чьи ошибки искать
help-option-top = показать только столько самых крупных ошибок
help-option-annotate = записать партию с примечаниями в этот файл
help-option-fail-on = завершиться с кодом 5, если есть такая ошибка
help-option-stats-level = только партии с компьютером этого уровня
help-option-stats-side = только партии, в которых вы играли за эту сторону
help-option-no-analysis = не сравнивать ваши ходы с лучшими: в первый раз это занимает время
help-option-moves = ходы для просмотра вместо файла
help-option-from = с какого полухода начать, считая с 1
help-option-to = каким полуходом закончить
help-option-auto = показывать следующий ход через столько секунд
help-option-saved-game = какую партию продолжить; без указания — последнюю неоконченную
help-option-walk = пройти по этой записи стрелками; last — ваша последняя партия
help-option-mouse = выбирать лунки мышью; выделять текст тогда нельзя
help-option-position = какую позицию вывести; «-» — стандартный ввод; без указания — начальную
help-option-solve-position = какую позицию решить; «-» — стандартный ввод
help-option-command = о какой команде рассказать
help-option-shell = оболочка, которая будет дополнять слова
help-option-man-folder = в какую папку их записать
help-option-import-files = записи партий; «-» — стандартный ввод
help-option-lenient = после ошибки продолжать со следующей партии
help-option-limit = не больше указанного числа партий
help-option-player = имя игрока или часть имени; можно указать несколько раз
help-option-date = год, месяц или день партии: 2025, 2025-01, 2025-01-08
help-option-since = партии этой даты и более поздние
help-option-until = партии этой даты и более ранние
help-option-result = результат партии
help-option-opening = первые ходы партии, например «76 98 66»
help-option-tuzdyk = номер туздыка одной из сторон
help-option-tuzdyk-white = номер туздыка белых
help-option-tuzdyk-black = номер туздыка чёрных
help-option-min-plies = не меньше указанного числа полуходов
help-option-max-plies = не больше указанного числа полуходов
help-option-ended = чем закончилась партия
help-option-reached = позиция, которая встретилась в партии
help-option-game-numbers = номера партий в коллекции, например 3 5 10-20
help-option-game-numbers-all = номера партий в коллекции, например 3 5 10-20; без указания — все партии
help-option-output = записать в этот файл, а не в стандартный вывод
help-option-yes = отвечать «да» на все вопросы
help-option-opening-plies = сколько полуходов рассматривать
help-option-min-games = не показывать того, что встретилось в меньшем числе партий
help-option-check-files = какие записи проверить; без указания — коллекция партий
help-option-match-first = первый игрок: engine, tables, от level:1 до level:9, alphabeta, greedy, random, weights:ФАЙЛ или ugi:КОМАНДА; параметры — после запятой, например engine,threads=2,nodes=5000; либо levels — каждый уровень против предыдущего
help-option-match-second = второй игрок
help-option-match-games = сколько партий сыграть; каждые две начинаются одинаково, со сменой сторон
help-option-match-openings = файл, где в каждой строке позиция или ходы; без указания — случайные начала
help-option-match-record = записать партии в этот файл; если в нём часть этого матча, продолжить его
help-option-move-time = миллисекунды на каждый ход
help-option-nodes = сколько позиций просматривать на каждый ход
help-option-match-clock = секунды на партию и секунды, добавляемые за каждый ход: 10+0.1
help-option-concurrency = сколько партий играть одновременно
help-option-sprt = остановиться, когда принята одна из этих двух разниц в Эло
help-option-locale-files = файлы языков или коды установленных языков
help-option-locale-all = проверить все установленные языки
help-option-strict = считать предупреждения ошибками
help-option-json = печатать по одному объекту JSON на строку
help-option-tag = код языка, например tr, kaa или uz-Latn
help-option-from-lang = второй язык, тексты которого показать рядом с английскими
help-option-message = имя сообщения, например narrate-sow
help-value-tag = КОД
help-value-message = СООБЩЕНИЕ

## Страницы руководства (man togyz)

man-manual = Команды пользователя
man-name = ИМЯ
man-title = настольная игра тогызкумалак в терминале
man-synopsis = СИНТАКСИС
man-description = ОПИСАНИЕ
man-commands = КОМАНДЫ
man-arguments = АРГУМЕНТЫ
man-options = ПАРАМЕТРЫ
man-global-options = ОБЩИЕ ПАРАМЕТРЫ
man-words = СЛОВА ВО ВРЕМЯ ПАРТИИ
man-environment = ПЕРЕМЕННЫЕ ОКРУЖЕНИЯ
man-files = ФАЙЛЫ
man-exit = КОДЫ ЗАВЕРШЕНИЯ
man-see-also = СМОТРИТЕ ТАКЖЕ
man-about = Тогызкумалак — настольная игра народов Центральной Азии, по-киргизски — тогуз коргоол. Программа играет с вами на девяти уровнях, рассказывает словами о каждом ходе, шаг за шагом учит правилам и показывает, где в записанной партии допущены ошибки. Без команды открывается меню.
man-global-options-body = Параметры, общие для всех команд, описаны на странице { $command }.
man-env-options = значения одноимённых параметров; параметр в командной строке важнее, а файл настроек уступает им
man-env-config = какой файл настроек использовать
man-env-data-dir = папка для партий, таблиц и языков вместо обычной
man-env-locale-dir = папки с дополнительными языками
man-env-lang = язык программы, если он не выбран иначе
man-env-no-color = если задана, цвета не используются
man-file-config = настройки
man-file-games = ваши собственные партии
man-file-collection = коллекция партий
man-file-tables = таблицы окончаний
man-file-locales = добавленные вами языки
man-exit-done = всё выполнено
man-exit-failed = сбой во время работы
man-exit-usage = командная строка составлена неверно
man-exit-bad-data = в записи партии, позиции или другом файле ошибка; всё, что до неё, использовано
man-exit-findings = проверка нашла ошибки
man-exit-unmet = требование не выполнено: найдена ошибка, названная в --fail-on
man-exit-interrupted = работа прервана; всё сделанное до этого сохранено

## Ошибки командной строки

error-label = Ошибка
error-see-help = Чтобы увидеть справку, введите: { $command } --help
error-cli-unknown-option = Неизвестный параметр: «{ $input }».
error-cli-unknown-option-suggest = Неизвестный параметр: «{ $input }». Возможно, вы имели в виду «{ $suggestion }»?
error-cli-unknown-command = Неизвестная команда: «{ $input }».
error-cli-unknown-command-suggest = Неизвестная команда: «{ $input }». Возможно, вы имели в виду «{ $suggestion }»?
error-cli-unexpected-argument = Лишний аргумент: «{ $input }».
error-cli-invalid-value = Значение «{ $input }» не подходит для { $option }. Возможные значения: { $allowed }.
error-cli-invalid-value-suggest = Значение «{ $input }» не подходит для { $option }. Возможно, вы имели в виду «{ $suggestion }»?
error-cli-bad-value = Значение «{ $input }» не подходит для { $option }.
error-cli-not-a-number = Для { $option } нужно целое число, а не «{ $input }».
error-cli-range = Значение «{ $input }» выходит за пределы для { $option }: допустимы числа от { $min } до { $max }.
error-cli-missing-value = Для { $option } нужно указать значение.
error-cli-missing-argument = Не указаны аргументы: { $values }.
error-cli-missing-command = Команда не указана. Команды: { $allowed }.
error-cli-repeated = { $option } можно указать только один раз.
error-cli-conflict = { $option } и { $other } нельзя указывать вместе.
error-cli-unexpected-value = { $option } не принимает значения, но указано «{ $input }».
error-cli-too-many-values = Слишком много значений для { $option }: «{ $input }» — лишнее.
error-cli-too-few-values = Для { $option } нужно не менее { $min ->
    [one] { $min } значения
   *[other] { $min } значений
 }; указано: { $count }.
error-cli-wrong-count = Для { $option } нужно ровно { $expected ->
    [one] { $expected } значение
    [few] { $expected } значения
   *[many] { $expected } значений
 }; указано: { $count }.
error-cli-no-equals = Укажите значение { $option } через знак равенства: { $option }=ЗНАЧЕНИЕ.
error-cli-not-utf8 = Один из аргументов — не текст в кодировке UTF-8.
error-cli-io = Не удалось вывести текст.
error-cli-other = Не удалось разобрать командную строку.

## Во время игры

ui-your-move = Ваш ход.
ui-thinking = Компьютер думает…
ui-confirm-move = Сделать ход { $input }? [д/н]
ui-confirm-resign = Сдать партию? [д/н]
ui-confirm-draw = { local-Mover } предложили ничью. Вы согласны? [д/н]
ui-confirm-new = Бросить эту партию и начать новую? [д/н]
ui-confirm-overwrite = Файл { $file } уже есть. Перезаписать его? [д/н]
ui-answer-yes-no = Ответьте «да» или «нет».
ui-undone = { $count ->
    [one] Отменён { $count } ход.
    [few] Отменены { $count } хода.
   *[many] Отменено { $count } ходов.
 }
ui-undone-both = Отменены два хода: ваш и соперника.
ui-redone = { $count ->
    [one] Повторён { $count } ход.
    [few] Повторены { $count } хода.
   *[many] Повторено { $count } ходов.
 }
ui-nothing-to-undo = Отменять нечего.
ui-nothing-to-redo = Повторять нечего.
ui-no-moves-yet = Ещё никто не ходил.
ui-saved = Партия сохранена. Чтобы продолжить, введите: togyz resume
ui-saved-file = Партия сохранена в файл { $file }.
ui-saved-elsewhere = Сохранённую партию изменил кто-то другой. Ваша сохраняется в файл { $file }.
ui-save-needs-name = Дайте партии имя, например: сохранить урок
ui-loaded = Партия загружена из файла { $file }.
ui-nothing-to-resume = Неоконченной партии нет.
error-game-finished = Партия в файле { $file } окончена. Чтобы увидеть её: togyz replay { $file }
ui-resumed = Партия продолжается.
ui-saved-games = Сохранённые партии: { $values }
ui-no-saved-games = Сохранённых партий пока нет.
ui-not-saved = Последние ходы этой партии не сохранены.
ui-new-game = Новая партия: вы играете за { local-side-gen }, уровень компьютера — { $level }.
ui-new-game-engine = Новая партия: вы играете за { local-side-gen }, ваш соперник — { $input }.
ui-new-game-two = Новая партия на двоих. Первыми ходят белые.
ui-help-tip = Чтобы увидеть список команд, введите: справка
ui-after-game = Чтобы сыграть ещё, введите: новая. Чтобы выйти: выход
ui-level-changed = Теперь уровень { $level }.
ui-language-changed = Теперь язык программы — русский.
ui-tutor-changed = Настройка наставника изменена.
ui-narration-changed = Подробность пояснений изменена.
ui-choose-one = Выберите одно: { $values }
ui-flipped = Доска перевёрнута.
ui-draw-offered = Вы предложили ничью.
ui-draw-accepted = Предложение принято. Партия закончилась вничью.
ui-draw-declined = Предложение отклонено. Партия продолжается.
ui-claim-accepted = Позиция возникла в третий раз: ничья.
ui-claim-declined = Требовать ничью нельзя: позиция ещё не возникла в третий раз.
ui-claim-not-in-rules = В этой партии нельзя требовать ничью из-за повторения позиции.
ui-resigned-you = Вы сдались.
ui-resigned = { local-Mover } сдались.
ui-time-over = У { local-mover-gen } закончилось время.
ui-goodbye = До свидания!
ui-locale-embedded = встроен
ui-locale-user = из файла: { $file }
ui-locale-changed = встроен, с изменениями из файла: { $file }

## Доска на весь экран

screen-title-told = Ход игры
screen-title-question = Ваш ответ
screen-title-analysis = Анализ: перевес белых, в камнях
screen-look-nothing = Лунка { $pit }: без взятия
screen-look-capture = Лунка { $pit }: взятие
screen-look-tuzdyk = Лунка { $pit }: туздык
screen-look-keys = Чтобы сделать ход, нажмите { $pit } ещё раз или Enter. Esc — назад.
screen-offer = У вас есть неоконченная партия. Продолжить её?
screen-confirm-new = Отложить эту партию и начать новую? Эта сохранится.
screen-yes-no = Enter или д — да. Esc или н — нет.
screen-after-game = n — сыграть ещё. q — выйти.
screen-walk = Стрелка вправо показывает следующий ход.
screen-best-line = Лучшие ходы: { $line }
screen-too-small = Окно мало: столбцов нужно { $columns }, строк { $rows }. q — выйти
screen-key-pit = лунка
screen-key-step = ходы
screen-key-help = справка
screen-key-language = язык
screen-key-quit = выход
screen-key-hint = подсказка
screen-key-undo = отмена
screen-key-analysis = анализ
screen-help-pit = посмотреть ход из лунки; та же клавиша ещё раз — сделать его
screen-help-arrows = посмотреть ход из соседней лунки
screen-help-enter = сделать ход из выбранной лунки
screen-help-escape = отменить выбор лунки
screen-help-undo = отменить ход; повторить отменённый
screen-help-hint = подсказка
screen-help-new = новая партия
screen-help-level = компьютер сильнее или слабее
screen-help-step = предыдущий ход, следующий ход
screen-help-ends = начало и конец партии
screen-help-flip = перевернуть доску
screen-help-analysis = что компьютер думает о позиции
screen-help-narration = насколько подробно пояснять ходы
screen-help-language = следующий язык
screen-help-scroll = что было сказано раньше
screen-help-help = открыть и закрыть эту страницу
screen-help-suspend = в оболочку; fg вернёт сюда
screen-help-quit = выйти; партия сохранится
screen-help-marks = На доске: () отсюда сделан ход, [] сюда лёг последний камень, <> выбранная лунка, ** куда лёг бы её последний камень, X — туздык.
screen-help-colours = Зелёный — без взятия. Красный — взятие. Золотой — туздык.
screen-help-text = С программой чтения с экрана: togyz play --style text
error-screen = Доске на весь экран нужен терминал, на котором её можно нарисовать.
error-screen-missing = Эта программа собрана без доски на весь экран. Чтобы играть: togyz play

## Записанная партия

ui-record-title = Запись партии
ui-record-game = Партия { $number } из { $total }
ui-record-white = Белые: { $input }
ui-record-black = Чёрные: { $input }
ui-record-event = Турнир: { $input }
ui-record-site = Место: { $input }
ui-record-date = Дата: { $input }
ui-record-round = Тур: { $input }
ui-record-rules = Правила: { $input }
ui-record-comment = Примечание: { $input }
ui-record-win = Судя по записи, победили { local-winner }; как именно, не указано.
ui-record-draw = Судя по записи, партия закончилась вничью.
ui-record-unfinished = Здесь запись кончается; результат не указан.

## Коллекция партий

ui-games-empty = В коллекции пока нет партий. Чтобы загрузить их, введите: togyz games import ФАЙЛ
ui-games-progress = { $file }, партий: { $count }
ui-games-lenient = Остаток файла { $file } не прочитан. Чтобы пропускать партии с ошибками, укажите: --lenient
ui-games-interrupted = Остановлено. Всё, что уже загружено, сохранено.
ui-match-progress = Партия { $number } из { $total }
ui-tables-progress = Создание таблиц: { $percent } %, осталось секунд: { $value }
ui-tables-checking = Сверка значений: { $percent } %
ui-match-interrupted = Остановлено. Сыгранные партии подсчитаны; те, что в файле записи, сохранены.
ui-match-cut = Последняя партия в файле { $file } обрывается. Она будет сыграна заново.
ui-match-crashed = Партия { $number }: у { $name } сбой, засчитано поражение.
ui-match-late = Партия { $number }: { $name } не отвечает вовремя, засчитано поражение.
ui-match-illegal = Партия { $number }: { $name } отвечает «{ $input }», такого хода нет, засчитано поражение.
ui-match-disagrees = Партия { $number }: { $name } на вопрос { $option } отвечает «{ $input }»; верно { $value }.
ui-confirm-delete = Удалить { $count ->
    [one] { $count } партию
    [few] { $count } партии
   *[many] { $count } партий
 } из коллекции? [д/н]
ui-column-number = №
ui-column-date = Дата
ui-column-result = Результат
ui-column-plies = Полуходы
ui-column-score = Счёт
ui-column-ended = Чем закончилась
ui-column-moves = Ходы
ui-column-games = Партии
ui-column-draws = Ничьи
ui-column-pit = Лунка
ui-column-when = Полуход (медиана)
ui-column-level = Уровень
ui-column-side = Сторона
ui-column-wins = Победы
ui-column-losses = Поражения
ui-column-phase = Стадия
ui-column-loss = Потеря
ui-column-points = Очки
ui-ended-majority = больше половины камней
ui-ended-atsyrau = атсырау
ui-ended-resignation = сдача
ui-ended-agreement = соглашение на ничью
ui-ended-repetition = повторение позиции
ui-ended-time = время
ui-ended-unknown = неизвестно

## Уроки

ui-board-opponent = Соперник · { local-side }
ui-learn-yours = Вы ходите из лунки { $pit }:
ui-learn-theirs = Соперник ходит из лунки { $pit }:
ui-learn-next = Enter — следующий шаг, b — назад, q — выход.
ui-learn-answer = Enter — показать ответ, q — выход.
ui-learn-done = Это был последний шаг. Чтобы сыграть, введите: togyz play
ui-learn-exercise = Упражнение { $number } из { $count }
ui-learn-keys = Напишите ответ и нажмите Enter. Пустая строка — пропустить, h — подсказка, b — назад, q — выход.
ui-quiz-keys = Напишите ответ и нажмите Enter. Пустая строка — пропустить, h — подсказка, q — выход.
ui-learn-resumed = Продолжаем с шага { $number }. Чтобы начать сначала: togyz learn 1
ui-learn-progress = Выполнено упражнений: { $solved } из { $count }.
ui-learn-not-kept = Ваши успехи не сохраняются: файл { $file } нельзя записать.
ui-learn-damaged = Файл { $file } с вашими успехами не читается. Урок продолжается, но новое не сохранится. Чтобы начать заново, удалите этот файл.
ui-handout-title = Тогызкумалак шаг за шагом
ui-handout-quiz = Вопросы
ui-handout-exercises = Упражнения
ui-handout-answers = Ответы
ui-handout-written = Раздаточный лист записан в файл { $file }.

## Puzzles

ui-puzzle-title = Задачи
ui-puzzle-heading = Задача { $number } · уровень { $level } · { $values }
ui-puzzle-from-game = Из вашей партии { $input }, ход { $number }
ui-puzzle-daily = Задача дня, { $value }
ui-puzzle-due = Задач на повторение сегодня: { $count }.
ui-puzzle-task = Ваш ход. Какой ход лучший?
ui-puzzle-moves = Найти ходов: { $count }
ui-puzzle-keys = Введите ход, например 7 или 76. Понимаются и слова: подсказка, ответ, пропустить, доска, справка, выход.
ui-puzzle-go-on = Дальше. Осталось найти ходов: { $count }
ui-puzzle-rules = Задачи взяты из обычной игры.
ui-puzzle-as-good = Этот ход не хуже хода из решения.
ui-puzzle-solution = Решение: { $line }
ui-puzzle-only = Никакой другой ход не сохраняет этот результат.
ui-puzzle-worse = Этот ход хуже лучшего примерно на { local-stones }.
ui-puzzle-hint-pits = Сравните лунки { $values }.
ui-puzzle-hint-last = Больше подсказок нет. Чтобы увидеть решение, введите: ответ
ui-puzzle-hint-capture = Есть что взять. Посчитайте, куда ляжет последний камень каждого хода, в том числе вокруг доски.
ui-puzzle-hint-tuzdyk = Можно получить туздык. Ищите лунку, где ваш последний камень станет третьим.
ui-puzzle-hint-refusal = Здесь может появиться туздык — ваш или соперника. Подумайте, чего он вам будет стоить.
ui-puzzle-hint-defence = Взгляните на доску глазами соперника: что он возьмёт, если ничего не сделать?
ui-puzzle-hint-atsyrau = Посчитайте, сколько ходов осталось у каждого: соперник может остаться без камней.
ui-puzzle-hint-race = До 82 осталось немного. Посчитайте камни.
ui-puzzle-hint-study = Камней осталось мало. Мысленно доиграйте каждый ход до конца.
ui-puzzle-theme-capture = взятие
ui-puzzle-theme-tuzdyk = туздык
ui-puzzle-theme-refusal = отказ от туздыка
ui-puzzle-theme-defence = защита
ui-puzzle-theme-atsyrau = атсырау
ui-puzzle-theme-race = гонка к 82
ui-puzzle-theme-study = этюд
ui-puzzle-next = Enter — следующая задача, q — выход.
ui-puzzle-again-on = Эта задача повторится { $value }.
ui-puzzle-score = Решено задач: { $solved } из { $count }.
ui-puzzle-solved = решена
ui-puzzle-none = Таких задач нет. Выберите другую тему или уровень; весь список: togyz puzzle --list
ui-puzzle-mine-none = В ваших партиях пока нет хода, который стоил 5 камней или результата.
ui-puzzle-mine-progress = Поиск задач: партия { $number } из { $total }
ui-puzzle-set-aside = Файл { $file } с вашими успехами не читается. Он сохранён под именем { $other }, начат новый.

## Отказы и ошибки

error-pit-number = Номера лунок — от 1 до { $pits }; каждый считает свои лунки слева.
error-your-pit-empty = Ваша лунка { $pit } пуста. Можно выбрать: { $values }.
error-your-pit-tuzdyk = Ваша лунка { $pit } — туздык соперника; из неё никто не ходит.
error-landing-opponent = Если пойти из лунки { $from }, последний камень попадёт в лунку { $to } соперника, а не в лунку { $typed }. Вы имели в виду { $suggestion }?
error-landing-own = Если пойти из лунки { $from }, последний камень попадёт в вашу лунку { $to }, а не в лунку { $typed }. Вы имели в виду { $suggestion }?
error-not-a-tuzdyk-move = Ход { $input } не создаёт туздыка, буква x здесь лишняя. Вы имели в виду { $suggestion }?
error-opponent-pit = Это лунка { $pit } соперника; ходите из своего ряда.
error-wrong-row = В записи «{ $input }» указан не тот ряд. Вы имели в виду { $suggestion }?
error-wrong-kazan = После этого хода в вашем казане будет { $kazan }, а не { $typed }. Вы имели в виду { $suggestion }?
error-unknown-word = Неизвестное слово: «{ $input }». Чтобы увидеть список команд, введите: справка
error-unknown-word-suggest = Неизвестное слово: «{ $input }». Возможно, вы имели в виду «{ $suggestion }»?
error-game-over = Партия окончена. Чтобы начать другую, введите: новая
error-not-your-turn = Сейчас не ваш ход.
error-level-range = Уровень — это число от 1 до 9.
error-no-clock = Эта партия играется без часов.
error-not-a-count = «{ $input }» — это не число ходов.
error-game-name = «{ $input }» не может быть именем партии. В имени нет косой черты, и оно не начинается с точки.
error-no-computer = Вы играете вдвоём, компьютер в партии не участвует.
error-file-not-found = Файл { $file } не найден.
error-folder-not-found = Папка { $file } не найдена.
error-file-not-readable = Файл { $file } нельзя прочитать: нет прав доступа.
error-file-is-folder = { $file } — папка, а не файл.
error-file-failed = Не удалось прочитать файл { $file }.
error-file-not-writable = Не удалось записать файл { $file }.
error-tables-no-folder = Нет домашней папки, где хранить таблицы. Укажите папку: --dir.
error-tables-damaged = Таблица { $file } повреждена и не используется.
error-tables-version = Таблица { $file } создана другой версией программы и не используется.
error-tables-wrong = Таблица { $file } даёт неверное значение позиции { $input }
error-tables-rebuild = Создать заново: { $command }
error-file-exists = Файл { $file } уже есть, ничего не записано. Выберите другое имя или продолжите ту партию: togyz resume { $file }
error-file-empty = Файл { $file } пуст.
error-file-not-a-game = Файл { $file } — не запись партии.
error-file-truncated = Файл { $file } обрывается на строке { $line }.
error-file-damaged = Сохранённая партия { $file } повреждена. Файл не изменён.
error-file-many-games = В файле { $file } { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
 }, а продолжить можно одну. Чтобы увидеть их: togyz replay { $file }
error-file-too-large = Файл { $file } слишком велик: больше { $megabytes } МБ.
error-file-encoding = Файл { $file } — не текст в кодировке UTF-8: первый неверный байт в строке { $line }.
error-file-newer = Файл { $file } записан более новой версией togyz. Он оставлен без изменений.
error-file-no-game = В файле { $file } нет партии с номером { $number }.
error-file-game-count = Партий в нём: { $count }.
error-match-other = Файл { $file } — не запись этого матча. Укажите другой файл или те же, что и раньше, игроков, ограничения, начальное число и начала партий.
error-match-opening = { $file }, строка { $line }: «{ $input }» — не позиция неоконченной партии и не список возможных ходов.
error-match-weights = В файле { $file } нет весов нейросети, или он повреждён.
error-match-weights-version = Веса { $file } созданы другой версией программы и не используются.
error-engine-unnamed = Эта партия идёт против { $name }. Чтобы продолжить, назовите программу: { $input }
error-engine-crashed = { $name } больше не отвечает. Партия сохранена.
error-engine-late = { $name } думает слишком долго. Партия сохранена.
error-engine-illegal = { $name } отвечает «{ $input }» — такого хода нет. Партия сохранена.
error-engine-memory = Для { $option } { $input } не хватает памяти.
error-engine-table = Таблица окончаний { $file } повреждена или создана другой версией программы; она не используется.
error-match-start = Игрока { $name } не удалось запустить, или он не отвечает на ugi и uci.
error-no-last-game = У вас ещё нет ни одной партии. Чтобы сыграть, введите: togyz play
error-games-no-folder = Неизвестно, где хранить партии. Укажите папку в переменной TOGYZ_DATA_DIR.
error-games-foreign = Файл { $file } — не коллекция партий: его создала другая программа.
error-games-damaged = Коллекция партий { $file } повреждена.
error-games-damaged-hint = Переместите файл в другое место и загрузите записи заново.
error-games-busy = Коллекция партий { $file } занята другой программой. Попробуйте позже.
error-games-failed = Не удалось использовать коллекцию партий { $file }.
error-games-no-game = В коллекции нет партии с номером { $number }.
error-games-differs = Сведения о партии { $number } в коллекции не сходятся с её ходами.
error-games-needs-yes = Ничего не удалено. Чтобы удалить без вопроса, укажите: --yes
error-output-exists = Файл { $file } уже есть, ничего не записано. Чтобы перезаписать его, укажите: --yes
error-record-notation = { local-place }: «{ $input }» — не ход.
error-record-empty = { local-place }: ход { $input } невозможен, лунка { $pit } пуста.
error-record-tuzdyk = { local-place }: ход { $input } невозможен, лунка { $pit } — туздык.
error-record-landing = { local-place }: при ходе { $input } последний камень попадает в лунку { $to }, а не в лунку { $typed }.
error-record-after-end = { local-place }: ход { $input } невозможен, партия уже окончена.
error-record-after-result = { local-place }: ход { $input } записан после результата партии.
error-record-no-pit = { local-place }: ход { $input } невозможен, на этой доске нет лунки { $pit }.
error-record-wrong-side = { local-place }: ход { $input } невозможен, он начинается в ряду соперника.
error-record-row = { local-place }: при ходе { $input } последний камень попадает в лунку { $to } другого ряда.
error-record-not-tuzdyk = { local-place }: ход { $input } отмечен как туздык, но туздыка не даёт.
error-record-not-tuzdyk-has-one = { local-place }: ход { $input } не даёт туздыка: у { local-mover-gen } он уже есть.
error-record-not-tuzdyk-ninth = { local-place }: ход { $input } не даёт туздыка: лунка { $to } никогда не может им стать.
error-record-not-tuzdyk-same-number = { local-place }: ход { $input } не даёт туздыка: у соперника туздык с тем же номером — { $to }.
error-record-kazan = { local-place }: в записи { $input } указано { $typed }, но в казане { local-mover-gen } { local-kazan }.
error-record-skipped = { local-place }: здесь отмечен пропуск хода, но хода никто не пропускал.
error-record-kazans = { $file }, строка { $line }: указан счёт { $input }, но в казанах { $white } (белые) и { $black } (чёрные).
error-record-diagram-pit = { $file }, строка { $line }: на диаграмме в ряду { local-owner-gen } лунка { $pit } показана как «{ $input }», а на самом деле в ней { local-stones }.
error-record-diagram-tuzdyk = { $file }, строка { $line }: на диаграмме в ряду { local-owner-gen } лунка { $pit } показана как «{ $input }», а на самом деле она — туздык.
error-record-diagram-kazan = { $file }, строка { $line }: на диаграмме казан { local-owner-gen } показан как «{ $input }», а на самом деле в нём { local-kazan }.
error-record-tag = { $file }, строка { $line }: «{ $input }» — неверно записанный тег.
error-record-game = { $file }, строка { $line }: в теге Game указана неизвестная игра: «{ $input }».
error-record-rules = { $file }, строка { $line }: в теге Rules указаны неизвестные правила: «{ $input }».
error-record-position = { $file }, строка { $line }: в теге FEN записана не позиция: «{ $input }».
error-record-setup = { $file }, строка { $line }: позиция в теге FEN невозможна: «{ $input }».
error-record-declared-win = { $file }, партия { $number }: в записи указана победа { $winner ->
    [white] белых
   *[black] чёрных
 }, но это не сходится с самой партией.
error-record-declared-draw = { $file }, партия { $number }: в записи указана ничья, но это не сходится с самой партией.
error-record-declared-score = { $file }, партия { $number }: в записи указан счёт { $input }, но в казанах { $white } (белые) и { $black } (чёрные).
error-record-fine = { $plies ->
    [1] Первый полуход верен, его можно посмотреть так: --to 1
    [one] Первые { $plies } полуход верны, их можно посмотреть так: --to { $plies }
    [few] Первые { $plies } полухода верны, их можно посмотреть так: --to { $plies }
   *[many] Первые { $plies } полуходов верны, их можно посмотреть так: --to { $plies }
 }
error-record-none-fine = До этого места нет ни одного верного полухода.
error-no-ply = Полухода { $number } нет; полуходов в партии: { $plies }.
error-from-after-to = --from { $first } указывает дальше, чем --to { $last }.
error-position-missing = Камней { $total } вместо { $whole }; не хватает: { $count }.
error-position-extra = Камней { $total } вместо { $whole }; лишних: { $count }.
error-position-tuzdyk-ninth = Лунка { $pit } никогда не может быть туздыком.
error-position-tuzdyk-same = Оба туздыка — в лунках с номером { $pit }, а номера двух туздыков не могут совпадать.
error-position-tuzdyk-stones = Лунка { $pit } — туздык, но в ней { local-stones }; туздык всегда пуст.
error-position-unreadable = «{ $input }» — не позиция.
error-position-empty = Позиция не записана: текст пуст.
error-position-rows = В записи позиции должно быть два ряда через «/»: сначала ряд чёрных, потом ряд белых.
error-position-width = В ряду { local-side-gen } должно быть ровно { $pits ->
    [one] { $pits } лунка
    [few] { $pits } лунки
   *[many] { $pits } лунок
 }.
error-position-pit = В ряду { local-side-gen } непонятно записана { $number }-я лунка слева. 9S — девять камней, t — туздык, число без буквы — столько пустых лунок.
error-position-two-tuzdyks = В ряду { local-side-gen } больше одного туздыка.
error-position-kazans = После рядов должны стоять два числа: сколько камней в казане белых и в казане чёрных.
error-position-turn = После казанов должна стоять буква S или N: S — ход белых, N — ход чёрных.
error-position-number = Номер хода в конце записи позиции должен быть числом не меньше 1.
error-position-too-long = После записи позиции стоит лишний текст.
error-position-no-pit = В ряду { local-side-gen } нет лунки { $pit }: лунки пронумерованы от 1 до { $pits }.
error-position-no-tuzdyks = Лунка { $pit } отмечена как туздык, но по этим правилам туздыков не бывает.
error-position-example = Позиция записывается так: { $input }
    Число с S — сколько камней в лунке, число без буквы — сколько пустых лунок подряд, t — туздык.
error-config-unknown-key = { $file }, строка { $line }: нет настройки «{ $input }».
error-config-unknown-key-suggest = { $file }, строка { $line }: нет настройки «{ $input }». Возможно, вы имели в виду «{ $suggestion }»?
error-config-need-number = { $file }, строка { $line }: значение настройки { $option } должно быть числом.
error-config-need-text = { $file }, строка { $line }: значение настройки { $option } должно быть текстом в кавычках.
error-config-need-bool = { $file }, строка { $line }: значение настройки { $option } должно быть true или false.
error-config-need-list = { $file }, строка { $line }: значение настройки { $option } должно быть списком.
error-config-value = { $file }, строка { $line }: настройка { $option } не может иметь значение «{ $input }». Возможные значения: { $allowed }.
error-config-syntax = { $file }, строка { $line }: файл настроек не соответствует формату TOML.
error-config-no-key = Нет настройки «{ $input }». Настройки: { $allowed }.
error-config-no-key-suggest = Нет настройки «{ $input }». Возможно, вы имели в виду «{ $suggestion }»?
error-config-no-folder = Система не называет папку для настроек. Чтобы назвать файл: --config
report-config-file = { $file }, строка { $line }
report-config-default = по умолчанию
report-config-detected = определено автоматически
report-config-set = Теперь { $option } — { $value }. Файл: { $file }
report-config-unset = { $option } больше не задано. Файл: { $file }
report-config-not-set = { $option } и так не было задано. Файл: { $file }
error-language = Языка «{ $input }» здесь нет. Установлены: { $values }. Чтобы начать новый: togyz locale new { $input }. Чтобы добавить из папки, укажите: --locale-dir ПАПКА
error-locale-folder-full = В папке { $file } слишком много файлов языков: используются не все.
error-locale-not-a-file = { $file } — не обычный файл, поэтому он не используется.
error-locale-name = Файл языка { $file } не используется: его имя — не код языка.
error-locale-second = Файл языка { $file } не используется: в папке есть другой файл того же языка.
error-locale-too-large = Файл языка { $file } не используется: он слишком велик.
error-locale-too-deep = Файл языка { $file } не используется: в строке { $line } слишком много скобок внутри скобок.
error-locale-syntax = { $file }, строка { $line }: сообщение записано неверно и не используется.
error-locale-message = { $file }, строка { $line }: сообщение { $input } нельзя использовать.
error-locale-skipped = Сообщение { $input } не удалось показать на языке { $value }: оно показано на другом языке.
error-locale-tag = «{ $input }» — не код языка. Примеры: tr, kaa, uz-Latn.
error-locale-exists = Файл { $file } уже есть, ничего не записано. Выберите другое имя.
error-no-message = Сообщения «{ $input }» нет.
error-no-message-suggest = Сообщения «{ $input }» нет. Возможно, вы имели в виду «{ $suggestion }»?

## Проверка файла языка

check-e01-encoding = Отсюда текст не в кодировке UTF-8: из файла ничего не используется.
check-e01-size = Файл больше одного мебибайта: из него ничего не используется.
check-e01-depth = Здесь скобки вложены глубже { $max } уровней: из файла ничего не используется.
check-e01-number = В числе может быть не больше { $max } знаков: сообщение не используется.
check-e02-tab = Строка начинается с табуляции, а Fluent не считает её пробелом.
check-e02-mark = Здесь, посреди файла, стоит невидимая метка порядка байтов.
check-e02-default = Ровно один вариант выбора должен быть отмечен звёздочкой; здесь это не так.
check-e02-one-line = После -> строка должна закончиться.
check-e02-quotes = Внутри фигурных скобок текст берут в прямые кавычки, обе в одной строке.
check-e02-unclosed = Здесь должна быть закрывающая фигурная скобка.
check-e02-unopened = Эта закрывающая фигурная скобка ничего не закрывает.
check-e02-stray = Эта строка не начинает сообщение и не продолжает его.
check-e02-empty = Здесь нет текста.
check-e02-selector = По этому нельзя выбирать, и здесь это стоять не может.
check-e02-nested = Фигурные скобки стоят прямо в фигурных скобках: сообщение не используется.
check-e02-unreadable = Это написано не по правилам Fluent.
check-e03-twice = «{ $input }» здесь во второй раз; действует то, что в строке { $line }.
check-e03-both-kinds = «{ $input }» — имя сразу и сообщения, и термина.
check-e03-like-function = «{ $input }» — имя функции.
check-e03-attribute = Атрибут { $input } указан дважды.
check-e03-variant = Вариант { $input } указан дважды.
check-e04-reference = «{ $input }» в этом языке не определено.
check-e04-no-text = У «{ $input }» есть только атрибуты, а своего текста нет.
check-e04-function = Функции «{ $input }» здесь нет.
check-e04-cycle = Отсюда путь ведёт обратно к «{ $input }»: сообщение никогда не закончилось бы.
check-e05-variable = Программа не передаёт { $input } сообщению { $value }.
check-e05-helper = Для { $other } нужна переменная { $input }, а программа не передаёт её сообщению { $value }.
check-e05-term = Термин { $other } показывает { $input }, но здесь она не передана: термин не видит переменных сообщения.
check-e06-case = В number-ending нет падежа «{ $input }».
check-e06-literal = Именованный аргумент должен быть написан прямо: текст в кавычках или число.
check-e06-arguments = Аргументы не подходят: нужна одна переменная, а за ней именованные аргументы.
check-e07-name = Имя файла — не код языка с .ftl на конце: файл не используется.
check-e07-second = Для того же языка есть { $file }, и действует он: этот файл не используется.
check-e08-character = Невидимый символ { $input } не пропускается в терминал.
check-e08-isolate = Знак изоляции { $input } поставлен вручную.
check-e09-unsayable = Сообщение { $input } нельзя показать с такими значениями: { $values }.
check-e09-unsayable-plain = Сообщение { $input } нельзя показать.
check-e09-too-long = Сообщение { $input } получается слишком длинным.
check-e10-word = Слово «{ $input }» уже означает другую команду, { $other }.
check-w01-missing = Не хватает сообщений: { $count } (готово { $percent } %): { $values }
check-w02-unknown = Программа никогда не показывает «{ $input }».
check-w02-unused = «{ $input }» нигде не используется.
check-w03-variable = В английском сообщении есть { $input }, а здесь нет.
check-w04-missing = В выборе нет того, что нужно этому языку: { $values }, например для числа { $number }.
check-w04-category = В этом языке ни одно число не относится к категории «{ $input }».
check-w04-order = До { $input } дело не дойдёт: число раньше попадает в категорию выше.
check-w04-key = { $other } никогда не бывает «{ $input }».
check-w05-plurals = В CLDR нет правил множественного числа для «{ $input }»: действуют английские.
check-w06-english = Это слово в слово английский текст.
check-w06-blanks = В конце текста или строки стоят пробелы.
check-w06-quotes = Кавычки в тексте прямые.
check-w06-dots = Вместо многоточия стоят три точки.
check-w07-changed = Английский текст изменился уже после перевода.
check-w08-name = Язык не говорит, как он сам себя называет.
check-w08-positional = Термин { $input } принимает только именованные аргументы: этот не действует.
check-w08-option = Параметр «{ $input }» здесь не действует.
check-cure-encoding = Сохраните файл в кодировке UTF-8.
check-cure-size = Оставьте в нём только сообщения: весь язык занимает десятую часть этого.
check-cure-depth = Вынесите внутреннюю часть в отдельное сообщение local-… и сошлитесь на него.
check-cure-number = Напишите число короче.
check-cure-tab = Замените табуляцию пробелами.
check-cure-character = Удалите этот знак. Если его не видно, удалите строку и наберите её заново.
check-cure-default = Поставьте * перед вариантом для всего остального: *[other].
check-cure-one-line = Пишите каждый вариант на отдельной строке, а закрывающую скобку — на последней.
check-cure-quotes = Поставьте обычные прямые кавычки с обеих сторон.
check-cure-unclosed = Закройте скобку. Внутри неё стоит что-то одно: переменная, ссылка или выбор.
check-cure-unopened = Удалите её или откройте скобку перед именем.
check-cure-stray = Если она продолжает сообщение выше, начните её с пробелов; если начинает новое, напишите: имя = текст
check-cure-empty = Напишите текст или удалите сообщение: тогда оно возьмётся из другого языка.
check-cure-selector = Выбирайте по переменной.
check-cure-nested = Уберите одну пару скобок.
check-cure-unreadable = Сравните с тем же сообщением на другом языке: togyz locale show
check-cure-twice = Удалите одно из двух.
check-cure-rename = Дайте ему другое имя.
check-cure-suggest = Возможно, вы имели в виду «{ $suggestion }»?
check-cure-reference = Напишите это сообщение или уберите ссылку.
check-cure-unknown = Удалите его; своё вспомогательное сообщение называется local-…
check-cure-no-text = Дайте ему текст или сошлитесь на его атрибут.
check-cure-function = Функции: { $values }. Внутри number-ending их нет.
check-cure-cycle = В одном из них напишите текст прямо.
check-cure-variables = Здесь есть переменные: { $values }
check-cure-no-variables = У этого сообщения нет переменных: обойдитесь без них.
check-cure-term = Передайте её термину: { $value }. Или сделайте его сообщением local-…: оно видит переменные.
check-cure-case = Там есть падежи: { $values }. Добавьте { $input } или возьмите один из них.
check-cure-endings = Напишите сообщение number-ending с атрибутом { $input }: см. togyz locale new
check-cure-literal = Напишите само значение. Чтобы решала переменная, сделайте выбор и напишите его в каждом варианте.
check-cure-arguments = Сначала напишите одну переменную, затем именованные аргументы.
check-cure-file-name = Назовите его по языку: tr.ftl, kaa.ftl, uz-Latn.ftl.
check-cure-second = Соедините оба файла в один.
check-cure-isolate = Удалите его: где языку это нужно, программа ставит такие знаки сама.
check-cure-unsayable = Окончаниям и точным числам нужна числовая переменная; сравните с английским сообщением.
check-cure-too-long = Сократите его: ссылки на ссылки умножаются.
check-cure-word = Подберите для одной из них другое слово. Английские слова действуют всегда.
check-cure-missing = Они берутся из языка meta-fallback или из английского.
check-cure-unused = Удалите или используйте.
check-cure-not-used = Если фраза верна и без этого, поставьте в комментарии над ней пометку [W03].
check-cure-no-category = Добавьте по варианту: { $values }. Или назовите вариант по умолчанию *[other]: он годится для всего остального.
check-cure-category = Категории этого языка: { $values }
check-cure-order = Поставьте точное число выше категории.
check-cure-key = Возможные значения: { $allowed }
check-cure-plurals = Если похожий язык считает так же, возьмите его правила: meta-plurals = kk
check-cure-english = Переведите. Если тексты и правда совпадают, поставьте в комментарии над сообщением пометку [W06].
check-cure-blanks = Удалите их.
check-cure-typographic = Поставьте принятые в языке: «…», “…” или „…“.
check-cure-dots = Поставьте один знак …
check-cure-changed = Прочитайте его ({ $command }), исправьте перевод и поставьте в комментарии { $value }.
check-cure-name = Напишите: meta-language-name = его название на нём самом
check-cure-positional = Дайте ему имя или сделайте термин сообщением local-…: оно видит переменные.
check-cure-option = Удалите его. NUM знает только case, а NUMBER — только type.
report-locale-clean = { $file }: замечаний нет.
report-locale-errors = Ошибок: { $count }
report-locale-warnings = Предупреждений: { $count }
report-locale-written = В файле { $file } есть все сообщения, в комментариях. Проверить его: { $command }
ui-column-messages = Сообщения

## Комментарии в файле нового языка

ui-translate-intro =
    togyz ещё на одном языке: { $input }.
    Ниже стоят все сообщения, каждое закомментировано. Чтобы перевести сообщение, удалите знак решётки и пробел перед именем и напишите фразу после знака равенства.
    Текст из нескольких строк продолжают строками, которые начинаются с четырёх пробелов.
    Над каждым: его текст по-английски и ещё на одном языке, что из него получается, и его переменные. Переменную в фигурных скобках ставьте там, где она нужна фразе; место свободное.
    Чего нет, программа скажет на другом языке: файл работает с первого же сообщения.
    Посмотреть: togyz --locale-dir . --lang { $input } learn
    Проверить: { $command }
ui-translate-name = Название языка на нём самом. Напишите его вместо кода.
ui-translate-fallback = На каком языке говорить то, чего здесь нет, если не по-английски.
ui-translate-plurals = Категории числа в этом языке и примеры чисел: { $values }. Последний вариант отмечают звёздочкой.
ui-translate-no-plurals = В CLDR нет правил множественного числа для этого языка; действуют английские. Чтобы взять правила другого языка, назовите его:
ui-translate-endings = Только если к числу цифрами добавляется окончание, как в 3’e или 5-ке: по атрибуту на падеж и по строке на окончание. Важно последнее произносимое слово числа. Вызывается через NUM и case.
ui-translate-helpers = Вспомогательные сообщения английского текста: берите те, что помогают. У вас могут быть другие, с любым именем на local-.
ui-translate-side = один из двух игроков
ui-translate-number = число
ui-translate-pit = номер лунки
ui-translate-text = текст, как есть
ui-translate-wording = выбирает одну из формулировок той же фразы, для разнообразия; можно опустить

## Слова во время игры

cmd-hint = подсказка, совет
cmd-answer = ответ, решение
cmd-skip = пропустить, дальше
cmd-why = почему, объяснить
cmd-undo = отменить, назад
cmd-redo = повторить, вперёд
cmd-board = доска, позиция
cmd-outcomes = исходы, итоги
cmd-moves = ходы, варианты
cmd-score = счёт, счет
cmd-last = последний, предыдущий
cmd-clock = часы, время
cmd-pit = лунка, моя
cmd-opp = соперник, чужая
cmd-tuzdyk = туздык, туздыки
cmd-level = уровень, сила
cmd-tutor = наставник, учитель
cmd-narrate = пояснения, рассказ
cmd-lang = язык, языки
cmd-flip = перевернуть, повернуть
cmd-save = сохранить, запись
cmd-load = загрузить, открыть
cmd-export = выгрузить, вывести
cmd-new = новая, заново
cmd-draw = ничья, ничью
cmd-claim = требовать, требую
cmd-resign = сдаться, сдаюсь
cmd-quit = выход, выйти
cmd-help = справка, помощь
cmd-yes = да, д
cmd-no = нет, н
cmd-white = белые, белыми
cmd-black = чёрные, черные, чёрными, черными
cmd-random = жребий, случайно
cmd-brief = кратко, коротко
cmd-normal = обычно, обычное
cmd-teaching = подробно, обучение
cmd-off = выкл, выключить
cmd-blunder = грубые, грубая
cmd-mistake = ошибки, ошибка
cmd-all = все, всё

## Справка во время игры

help-word-move = ход из лунки, например 7 или 76
help-word-preview = посмотреть, что даст ход, не делая его, например 7?
help-word-hint = подсказка в три шага: спросите ещё раз, чтобы узнать больше
help-word-answer = показать решение
help-word-skip = пропустить эту задачу
help-word-leave = выйти из задач
help-word-why = объяснить последний ход; предыдущий: почему 2
help-word-undo = отменить ходы, например: отменить 2
help-word-redo = повторить отменённые ходы
help-word-board = показать доску
help-word-outcomes = что даст каждый ход
help-word-moves = из каких лунок можно пойти
help-word-score = сколько камней в казанах
help-word-last = ещё раз последний ход
help-word-clock = сколько осталось времени
help-word-pit = что в вашей лунке, например: лунка 7
help-word-opp = что в лунке соперника, например: соперник 3
help-word-tuzdyk = где находятся туздыки
help-word-level = изменить уровень, например: уровень 5
help-word-tutor = когда предупреждать перед плохим ходом, например: наставник ошибки
help-word-narrate = насколько подробно пояснять ходы, например: пояснения кратко
help-word-lang = изменить язык, например: язык kk
help-word-flip = перевернуть доску
help-word-save = сохранить партию, например: сохранить урок
help-word-load = загрузить партию, например: загрузить урок
help-word-export = запись партии: export, export playok, export ФАЙЛ
help-word-new = начать новую партию
help-word-draw = предложить ничью
help-word-claim = потребовать ничью из-за повторения позиции
help-word-resign = сдать партию
help-word-quit = выйти; партия сохранится
help-word-help = этот список

## Разбор

report-title = Разбор партии
report-blunder = грубая ошибка
report-mistake = ошибка
report-inaccuracy = неточность
report-best-move = лучший ход
report-blunders = Грубые ошибки: { $count }
report-mistakes = Ошибки: { $count }
report-inaccuracies = Неточности: { $count }
report-none = Ошибок не найдено.
report-this-blunder = Это грубая ошибка: ход теряет около { local-stones-gen }.
report-this-mistake = Это ошибка: ход теряет около { local-stones-gen }.
report-this-inaccuracy = Это неточность: ход теряет около { local-stones-gen }.
report-this-best = Это был лучший ход.
report-better = Лучше был ход { $notation }.
report-accuracy = Точность: { local-mover } — { $percent } %
report-turning-point = Переломный момент: ход { $number } ({ local-mover }), { $notation }
report-line-played = В партии: { $line }
report-line-after = После этого хода: { $line }
report-line-better = Лучше: { $line }
report-depth = Глубина: { $depth }
report-evaluation = Оценка (в камнях, с точки зрения белых): { $value }
report-proven-win = Доказано: { local-mover } выигрывают.
report-proven-loss = Доказано: { local-mover } проигрывают.
report-proven-draw = Доказано: ничья.
report-tables-ready = Таблицы готовы.
report-tables-stopped = Остановлено. Готовые файлы сохранены; та же команда продолжит с этого места.
report-tables-folder = Папка: { $file }
report-tables-stones = Камней на доске, не больше: { $value }
report-tables-files = Файлы: { $number } из { $total }
report-tables-positions = Позиции: { $value }
report-tables-bytes = Байт на диске: { $value }
report-tables-good = Все контрольные суммы верны. Проверено файлов: { $value }
report-tables-values = Все сверенные с правилами значения верны. Сверено позиций: { $value }
report-tables-removed = Удалено файлов: { $value }
ui-confirm-tables = Удалить все таблицы в папке { $file }? [д/н]
error-tables-rules = Для правил { $input } таблиц окончаний нет. Чтобы построить таблицы обычной игры: --rules standard
report-solve-at-least-draw = Доказано: { local-mover } не проигрывают; могут ли они выиграть, неизвестно.
report-solve-at-most-draw = Доказано: { local-mover } не выигрывают; могут ли они добиться ничьей, неизвестно.
report-solve-unknown = За это время ничего не доказано. Дать больше времени: --time
report-solve-kazans = Казаны после последнего камня: белые — { $white }, чёрные — { $black }
report-solve-line = Лучшая игра (полуходов: { $number }): { $line }
report-solve-tables = Позиция есть в таблицах окончаний.
report-solve-search = Глубина поиска: { $depth }; позиций: { $value }
report-progress = Идёт разбор: ход { $number } из { $total }
report-graph = Оценка после каждого хода, в камнях, с точки зрения белых
report-accuracy-opening = Точность в дебюте, %: белые — { $white }, чёрные — { $black }
report-accuracy-middle = Точность в середине игры, %: белые — { $white }, чёрные — { $black }
report-accuracy-end = Точность в окончании, %: белые — { $white }, чёрные — { $black }
report-opening = Дебют: { $line }
report-book = Полуходов из дебютной книги: { $count }
report-tuzdyk = Туздык: { local-mover }, ход { $number }, лунка { $pit } соперника
report-nothing = Ходов не было: разбирать нечего.
report-analysed = Разобрано полуходов: { $number } из { $total }
report-left-out = Менее крупных ошибок, которые не показаны: { $count }
report-written = Записано: { $file }
report-tables = Использованы таблицы окончаний.
ui-analyze-left = осталось секунд: { $count }
ui-analyze-interrupted = Остановлено. Показано то, что уже разобрано.
report-bench-depth = Глубина перебора, полуходы: { $value }
report-bench-nodes = Просмотрено позиций: { $value }
report-bench-time = Время перебора, миллисекунды: { $value }
report-bench-speed = Просмотрено позиций в секунду: { $value }
report-bench-narrated = Пояснено ходов в секунду: { $value }
report-bench-loaded = Загрузка языка, микросекунд: { $value }
report-bench-games = Рассказ о 1000 партий, миллисекунд: { $value }
report-bench-made = Глубина 8, делается каждый ход: { $value } ходов в секунду, в { $ratio } раза больше, чем на простом массиве
report-bench-counted = Глубина 8, последний полуход подсчитан: { $value } позиций в секунду, в { $ratio } раза больше, чем на простом массиве
report-bench-positions = Подсчитано позиций: { $value }
report-bench-reached = Средняя глубина в 16 позициях за { $time } мс, полуходов: { $value }
report-bench-threads = Просмотрено позиций в секунду, один поток и два: { $one } и { $two }, отношение { $ratio }
report-bench-vectors = { $bytes ->
    [0] Просмотрено позиций в секунду, без векторных команд: { $value }
    [one] Просмотрено позиций в секунду, векторы по { $bytes } байту: { $value }
    [few] Просмотрено позиций в секунду, векторы по { $bytes } байта: { $value }
    [many] Просмотрено позиций в секунду, векторы по { $bytes } байт: { $value }
   *[other] Просмотрено позиций в секунду, векторы по { $bytes } байта: { $value }
}
report-bench-evaluation = Одна оценка, наносекунд: { $value }
report-bench-weights = Веса оценки, байт: { $value }
report-bench-stop = Самое долгое ожидание после остановки, миллисекунд: { $value }
report-bench-first = Первый ход после запуска, уровень { $level }, миллисекунд: { $value }
report-bench-analysis = Разбор партии на двух ядрах, полуходов: { $plies }, глубина: { $depth }, миллисекунд: { $value }
report-bench-memory = Память в пике, мегабайт: { $value }
report-bench-built = Создание таблиц окончаний, камней: { $stones }, миллисекунд: { $value }
report-bench-probe = Один запрос к таблицам окончаний, наносекунд: { $value }
report-bench-signature = Контрольное число: { $value }
report-match-line = { $name }: { $ratio } % в { $count ->
    [one] { $count } партии
    [few] { $count } партиях
    [many] { $count } партиях
   *[other] { $count } партии
 } ({ $value }), Эло { $elo }
report-match-pairs = Пары партий с 0, ½, 1, 1½, 2 очками: { $value }
report-match-sprt-open = SPRT, Эло { $min } или { $max }: { $value } из ±{ $bound }, пока не решено
report-match-sprt-shown = SPRT, Эло { $min } или { $max }: { $value } из ±{ $bound }, принято { $max }
report-match-sprt-refuted = SPRT, Эло { $min } или { $max }: { $value } из ±{ $bound }, принято { $min }
report-match-plies = Полуходов в партии: { $value }
report-match-effort = { $name }: { $value } позиций и { $time } мс на ход
report-match-nodes = { $name }: { $value } позиций на ход
report-match-drawn = Ничьих из-за повторения: { $count }; из-за длины партии: { $number }
report-match-faults = { $name } — поражения из-за сбоя: { $crashes }; по времени: { $time }; из-за невозможного хода: { $illegal }
report-match-disagreements = Неверных ответов о партии: { $count }
report-games-imported = { $count ->
    [one] Загружена { $count } партия.
    [few] Загружены { $count } партии.
   *[many] Загружено { $count } партий.
 }
report-games-duplicates = { $count ->
    [one] { $count } партия уже была в коллекции.
    [few] { $count } партии уже были в коллекции.
   *[many] { $count } партий уже было в коллекции.
 }
report-games-faulty = { $count ->
    [one] { $count } партия с ошибкой не загружена.
    [few] { $count } партии с ошибками не загружены.
   *[many] { $count } партий с ошибками не загружено.
 }
report-games-moveless = { $count ->
    [one] { $count } партия без ходов не загружена.
    [few] { $count } партии без ходов не загружены.
   *[many] { $count } партий без ходов не загружено.
 }
report-games-found = { $count ->
    [one] Найдена { $count } партия.
    [few] Найдены { $count } партии.
   *[many] Найдено { $count } партий.
 }
report-games-none-found = Ни одной партии не найдено.
report-games-first = { $count ->
    [1] Показана только первая партия.
   *[other] Показаны только первые партии: { $count }.
 }
report-games-exported = { $count ->
    [one] В файл { $file } записана { $count } партия.
    [few] В файл { $file } записаны { $count } партии.
   *[many] В файл { $file } записано { $count } партий.
 }
report-games-deleted = { $count ->
    [one] Удалена { $count } партия.
    [few] Удалены { $count } партии.
   *[many] Удалено { $count } партий.
 }
report-games-checked = { $count ->
    [one] Проверена { $count } партия.
    [few] Проверены { $count } партии.
   *[many] Проверено { $count } партий.
 }
report-games-faults = { $count ->
    [one] Найдена { $count } ошибка.
    [few] Найдены { $count } ошибки.
   *[many] Найдено { $count } ошибок.
 }
report-games-sound = Ошибок не найдено.
report-stats-games = Партий: { $count }
report-stats-results = Результаты
report-stats-win = Победили { local-winner }
report-stats-draw = Ничья
report-stats-unknown = Неизвестно
report-stats-endings = Чем закончились партии
report-stats-lengths = Длина в полуходах
report-stats-shortest = Самая короткая
report-stats-median = Медиана
report-stats-average = В среднем
report-stats-longest = Самая длинная
report-stats-tuzdyks = Туздыки
report-stats-tuzdyk-both = Есть у обеих сторон
report-stats-tuzdyk-neither = Нет ни у одной стороны
report-stats-total = Всего
report-stats-openings = Первые ходы
report-own-title = Ваши партии с компьютером
report-own-none = Законченных партий с компьютером пока нет. Чтобы сыграть: togyz play
report-own-unfinished = Неоконченные партии, не учтены: { $count }
report-own-two = Партии вдвоём, не учтены: { $count }
report-own-other-rules = Партии по другим правилам, не учтены: { $count }
report-own-loss = Сколько в среднем теряет ваш ход, в камнях
report-own-opening = Дебют
report-own-middle = Середина игры
report-own-end = Окончание
report-own-tuzdyks = Партии с туздыком
report-own-tuzdyk = У вас
report-own-tuzdyk-computer = У компьютера
report-own-wins = Самая длинная серия побед: { $count }
report-own-unbeaten = Самая длинная серия без поражений: { $count }
report-own-wins-now = Побед подряд сейчас: { $count }
report-own-progress = Как меняются результаты, от старых партий к новым
report-own-step = Партий в строке, не больше: { $count }
ui-stats-progress = Идёт разбор: партия { $number } из { $total }
ui-stats-interrupted = Остановлено. Разобрано партий: { $number } из { $total }. В следующий раз разбор продолжится отсюда.
explain-none = Одной причины нет: сравните варианты.
explain-only = Другого хода не было.
explain-fine = Это хороший ход; { $notation } был лишь немного лучше.
explain-later = Хорош ли этот ход, будет сказано после вашего ответа.
explain-gives-up-win = Этот ход упускает верный выигрыш.
explain-certain-loss = После этого хода соперник наверняка выигрывает.
explain-missed-capture = Упущено взятие: ходом из лунки { $pit } можно было взять { local-stones }.
explain-missed-tuzdyk = Упущен туздык: ходом из лунки { $pit } можно было сделать туздыком лунку { $target } соперника.
explain-allowed-capture = Этот ход позволяет сопернику пойти из лунки { $pit } и взять { local-stones } из лунки { $target }.
explain-allowed-tuzdyk = Этот ход позволяет сопернику пойти из лунки { $pit } и сделать туздыком лунку { $target }.
explain-fed-tuzdyk = Этот ход отдаёт в туздык соперника { local-stones }.
explain-emptied-row = Этот ход оставляет собственный ряд пустым: соперник сможет получить все камни, оставшиеся на доске.
explain-wins = Этот ход выигрывает форсированно; полуходов до конца: { $plies }.
explain-wins-tables = По таблицам окончаний этот ход выигрывает; перевес в конце, в камнях: { $stones }.
explain-loses = Этот ход проигрывает форсированно; полуходов до конца: { $plies }.
explain-loses-tables = По таблицам окончаний этот ход проигрывает; перевес соперника в конце, в камнях: { $stones }.
explain-missed-win = Упущен доказанный выигрыш: ход { $notation } выигрывал форсированно; полуходов до конца: { $plies }.
explain-missed-win-tables = Упущен выигрыш, доказанный таблицами окончаний: выигрывал ход { $notation }; перевес в конце, в камнях: { $stones }.
explain-captures = Этот ход берёт { local-stones }.
explain-makes-tuzdyk = Этот ход делает туздыком лунку { $target } соперника.
explain-missed-tuzdyk-later = В лучшем варианте лунка { $target } соперника становится туздыком.
explain-allowed-tuzdyk-later = В этом варианте соперник делает туздыком лунку { $target }.
explain-threatens-capture = Этот ход грозит взять { local-stones } из лунки { $target } соперника ходом из лунки { $pit }.
explain-threatens-tuzdyk = Этот ход грозит сделать туздыком лунку { $target } соперника ходом из лунки { $pit }.
explain-prevents-capture = Иначе соперник мог бы пойти из лунки { $pit } и взять { local-stones } из лунки { $target }.
explain-prevents-tuzdyk = Иначе соперник мог бы пойти из лунки { $pit } и сделать туздыком лунку { $target }.
explain-starves = Сопернику становится нечем ходить: камни, оставшиеся на доске ({ $stones }), достаются тому, кто сделал ход.
explain-starved = Сделавшему ход становится нечем ходить: камни, оставшиеся на доске ({ $stones }), достаются сопернику.
explain-escapes = После другого хода сделавшему его стало бы нечем ходить: камни, оставшиеся на доске ({ $stones }), достались бы сопернику.
explain-balance = Взятые камни минус отданные к концу варианта: здесь { $value }, после лучшего хода { $better }.
explain-row = Камни в собственном ряду в конце варианта: здесь { $stones }, после лучшего хода { $better }.
explain-term-kazan = Оценка казанов в конце варианта, в камнях: здесь { $value }, после лучшего хода { $better }.
explain-term-tuzdyk = Оценка туздыков в конце варианта, в камнях: здесь { $value }, после лучшего хода { $better }.
explain-term-pits = Оценка расстановки камней по лункам в конце варианта, в камнях: здесь { $value }, после лучшего хода { $better }.
explain-term-turn = Оценка очереди хода в конце варианта, в камнях: здесь { $value }, после лучшего хода { $better }.

## Учебник из четырнадцати шагов: читатель играет белыми

tutorial-01-title = Доска
tutorial-01-body =
    У каждого игрока есть ряд из девяти лунок и казан — место для взятых камней.
    Нижний ряд ваш, верхний — соперника.
    Лунки пронумерованы от 1 до 9, и каждый считает их слева направо со своей стороны.
    Поэтому лунка 1 соперника находится вверху справа, прямо над вашей лункой 9.
tutorial-01-caption = Ваши номера растут слева направо, номера соперника — справа налево.

tutorial-02-title = Начальная позиция
tutorial-02-body =
    В начале в каждой лунке лежит 9 камней.
    Лунок 18, значит, в игре 162 камня, а оба казана пусты.
    Первыми ходят белые; в этих уроках вы играете белыми.
    Ваша цель — собрать 82 камня, то есть больше половины.
tutorial-02-caption = По 9 камней в каждой из 18 лунок, в обоих казанах 0.

tutorial-03-title = Куда идут камни
tutorial-03-body =
    Камни движутся только против часовой стрелки и никогда не поворачивают назад.
    По вашему ряду их путь лежит вправо: от лунки 1 до лунки 9.
    За вашей лункой 9 следует лунка 1 соперника, и дальше камни идут влево.
    После лунки 9 соперника круг замыкается: снова ваша лунка 1.
tutorial-03-caption = Полный круг: ваши лунки 1–9, затем лунки 1–9 соперника.

tutorial-04-title = Как раскладывать камни
tutorial-04-body =
    Выберите любую свою лунку, в которой есть камни, и возьмите их все в руку.
    Если их два или больше, первый положите обратно в ту же лунку.
    Остальные раскладывайте по одному в следующие лунки, ни одной не пропуская.
    Здесь 9 камней из лунки 7 ложатся в ваши лунки 7, 8, 9 и в лунки 1–6 соперника.
tutorial-04-caption = В лунке 7 остался 1 камень, а последний попал в лунку 6 соперника: теперь в ней 10. Что это даёт, вы узнаете на следующем шаге.
tutorial-04-question = Вернитесь к начальной позиции. Куда попадёт последний камень, если пойти из лунки 5?
tutorial-04-answer = В лунку 4 соперника. Пять камней из 9 ложатся в ваши лунки 5–9, остальные четыре — в лунки 1–4 соперника.

tutorial-05-title = Взятие: чётное число
tutorial-05-body =
    Следите за последним камнем хода.
    Если он попал в ряд соперника, сосчитайте камни в этой лунке вместе с новым.
    Если число чётное (2, 4, 6 и так далее), все они уходят в ваш казан.
    Из других лунок ничего не берут.
tutorial-05-caption = Снова ход из лунки 7: в лунке 6 соперника было 9 камней, 9 + 1 = 10. Вы берёте 10 камней, теперь в вашем казане 10.
tutorial-05-question = В ваших лунках 6 и 7 по 12 камней. Какой из двух ходов возьмёт больше?
tutorial-05-answer = Ход из лунки 7. Последний камень попадает в лунку 9 соперника: 11 + 1 = 12, и в вашем казане становится 24 камня вместо 12. Ход из лунки 6 кончается в лунке 8 соперника: 1 + 1 = 2, это всего 2 камня.

tutorial-06-title = Единственный камень
tutorial-06-body =
    Если в лунке только один камень, он просто переходит в следующую лунку.
    В прежней лунке ничего не остаётся.
    Из лунки 9 он переходит к сопернику, в его лунку 1.
    Это последний камень хода, поэтому там он тоже может взять.
tutorial-06-caption = Единственный камень из лунки 5 переходит в лунку 6: 10 + 1 = 11. Лунка 5 теперь пуста.
tutorial-06-question = Вы ходите единственным камнем из лунки 9. В лунке 1 соперника 11 камней. Что произойдёт?
tutorial-06-answer = Камень попадёт в лунку 1 соперника: 11 + 1 = 12, число чётное. Вы возьмёте 12 камней, и в вашем казане станет 22 камня вместо 10.

tutorial-07-title = Нечётное число
tutorial-07-body =
    Если с последним камнем в лунке соперника стало нечётное число камней, взятия нет.
    Все камни остаются там, куда легли, и ход переходит к сопернику.
    Одно нечётное число особенное: ровно 3.
    О нём расскажет шаг 9.
tutorial-07-caption = Последний из 10 камней лунки 4 попадает в лунку 4 соперника: 12 + 1 = 13. Число нечётное, в казанах по-прежнему 10 и 12.
tutorial-07-question = Какой ход здесь берёт камни: из лунки 5 или из лунки 9?
tutorial-07-answer = Из лунки 9. Второй из её 2 камней попадает в лунку 1 соперника: 11 + 1 = 12, и в вашем казане становится 22 камня вместо 10. Ход из лунки 5 кончается в лунке 5 соперника: 12 + 1 = 13, число нечётное.

tutorial-08-title = Последний камень в своём ряду
tutorial-08-body =
    Брать камни можно только в ряду соперника.
    Если последний камень попал в вашу собственную лунку, число в ней неважно.
    Чётное оно или нечётное, камни остаются на месте, а ход окончен.
    Так же и тогда, когда последний камень обошёл доску и вернулся в ваш ряд.
tutorial-08-caption = Последний из 3 камней лунки 2 попадает в вашу лунку 4: 11 + 1 = 12. Число чётное, но взятия нет.
tutorial-08-question = В лунке 6 лежит 15 камней. Последний обойдёт доску и попадёт в вашу лунку 2, где уже 13 камней. Будет ли взятие?
tutorial-08-answer = Нет. 13 + 1 = 14 — число чётное, но лунка 2 ваша собственная. В вашем казане остаётся 22 камня.

tutorial-09-title = Туздык
tutorial-09-body =
    Если с последним камнем в лунке соперника стало ровно 3, вы получаете саму лунку.
    Она становится вашим туздыком, а её 3 камня уходят в ваш казан.
    На доске туздык отмечен знаком X.
    Он остаётся вашим до конца партии.
tutorial-09-caption = Последний из 10 камней лунки 8 попадает в лунку 8 соперника: 2 + 1 = 3. Она становится вашим туздыком, а в казане теперь 25 камней вместо 22.
tutorial-09-question = Последний камень из лунки 3 попадает в лунку 2 соперника, где лежат 3 камня. Станет ли она вашим туздыком?
tutorial-09-answer = Нет. 3 + 1 = 4 — обычное чётное число: вы берёте 4 камня, и в казане становится 26 вместо 22. Для туздыка в лунке до последнего камня должно быть ровно 2.

tutorial-10-title = Три ограничения для туздыка
tutorial-10-body =
    Лунка 9 никогда не может стать туздыком.
    За партию у игрока может быть только один туздык.
    Номер вашего туздыка не должен совпадать с номером туздыка соперника.
    Если мешает одно из этих ограничений, ход всё равно сделан, но 3 камня остаются в лунке.
tutorial-10-caption-1 = Последний из 12 камней лунки 7 попадает в лунку 9 соперника: 2 + 1 = 3. Лунка 9 туздыком не становится, 3 камня остаются в ней.
tutorial-10-caption-2 = У вас уже есть туздык — лунка 8 соперника. Последний из 11 камней лунки 4 попадает в лунку 5 соперника: 2 + 1 = 3, но второго туздыка быть не может.
tutorial-10-caption-3 = Туздык соперника — ваша лунка 7. Последний из 11 камней лунки 6 попадает в лунку 7 соперника: 2 + 1 = 3, но номер тот же. По пути 1 камень попал в туздык соперника: в казане соперника теперь 14 камней вместо 13.
tutorial-10-question = Туздык соперника — ваша лунка 7. Напротив неё лунка 3 соперника, в ней 2 камня, и ход из вашей лунки 2 кончается там. Может ли лунка 3 стать вашим туздыком?
tutorial-10-answer = Да. Сравнивают только номера, а 3 и 7 — разные номера. То, что лунки лежат друг против друга, неважно. 2 + 1 = 3: лунка становится вашим туздыком, и в вашем казане 39 камней вместо 36.

tutorial-11-title = Что делает туздык
tutorial-11-body =
    Каждый камень, попавший в ваш туздык, сразу уходит в ваш казан, кто бы его ни положил.
    Поэтому туздык всегда пуст, и ходить из него нельзя никому.
    Если в туздык попал последний камень, он достаётся хозяину туздыка, и ход окончен.
    Туздык соперника в вашем ряду точно так же работает на него.
tutorial-11-caption = Ваш туздык — лунка 1 соперника. Один из 5 камней лунки 8 попадает в него, и в вашем казане теперь 40 камней вместо 39. Последний ложится в лунку 3 соперника: 12 + 1 = 13, число нечётное.
tutorial-11-question = Последний из 4 камней лунки 7 попадает в ваш туздык. Что даёт этот ход?
tutorial-11-answer = Ровно 1 камень: в вашем казане становится 40 вместо 39. Больше считать нечего.

tutorial-12-title = Как заканчивается игра
tutorial-12-body =
    Игрок, в чьём казане набралось 82 камня или больше, сразу побеждает.
    Если в обоих казанах по 81 камню, это ничья.
    Если игроку пора ходить, а в его ряду нет камней, это атсырау: игра окончена, и оставшиеся на доске камни достаются другому игроку.
    Если ваш ряд опустел после вашего же хода, игра продолжается: соперник ответным ходом может положить вам новые камни.
tutorial-12-caption-1 = Последний из 3 камней лунки 9 попадает в лунку 2 соперника: 5 + 1 = 6. 76 + 6 = 82, и вы побеждаете со счётом 82:46.
tutorial-12-caption-2 = Единственный камень из лунки 1 переходит в лунку 2, и сопернику нечем ходить: атсырау. Оставшиеся 10 камней ваши: 72 + 10 = 82, вы побеждаете со счётом 82:80.
tutorial-12-question = У вас 75, у соперника 81, и ряд соперника пуст. Вы переводите единственный камень из лунки 5 в лунку 6. Чем закончится игра?
tutorial-12-answer = Ничьей. Сопернику нечем ходить, и 6 камней вашего ряда переходят в ваш казан: 75 + 6 = 81. Счёт 81:81.

tutorial-13-title = Как играть в этой программе
tutorial-13-body =
    Введите номер лунки, например 7, и нажмите Enter: ход будет сделан.
    7? только покажет, что даст этот ход; камни останутся на месте.
    «подсказка» даёт совет; «отменить» отменяет ваш ход вместе с ответом компьютера.
    «язык kk» меняет язык, «справка» показывает все команды.
    «выход» закрывает программу; партия сохраняется.
    Английские слова hint, undo, lang, help и quit тоже работают.
tutorial-13-caption = Что ответит 7? в начале игры: последний камень попадёт в лунку 6 соперника, 9 + 1 = 10, и вы возьмёте 10 камней.

tutorial-14-title = Советы новичкам
tutorial-14-body =
    Перед ходом найдите лунку, куда попадёт последний камень, и проверьте, станет ли число в ней чётным.
    Потом посмотрите на доску глазами соперника: один лишний камень делает нечётное число чётным.
    Прежде всего берегите лунки, где много камней.
    Ищите случай получить туздык: он работает на вас до конца партии.
    Не оставляйте свой ряд пустым.
tutorial-14-caption = После вашего хода из лунки 7 соперник может ответить из своей лунки 3: последний камень попадёт в вашу лунку 3, 9 + 1 = 10, и вы потеряете 10 камней.

tutorial-15-title = Счёт: докуда дойдёт камень
tutorial-15-body =
    Если в лунке 10 камней, последний попадёт в лунку соперника с тем же номером.
    На камень больше — на лунку дальше, на камень меньше — на лунку ближе.
    19 камней обходят всю доску: последний возвращается в ту же лунку.
tutorial-15-caption = В лунке 4 лежит 10 камней: последний попадает в лунку 4 соперника. 11 + 1 = 12, и вы берёте 12 камней.

tutorial-16-title = Угрозы
tutorial-16-body =
    Перед ходом осмотрите всю доску: куда попадёт последний камень при каждом ходе?
    Где число нечётное, ещё один камень сделает его чётным.
    Если взять можно разными ходами, выберите тот, что приносит больше всего.
    Соперник считает так же: ищите, что он сможет взять следующим ходом.
tutorial-16-caption = Здесь взять камни можно тремя ходами. Больше всего приносит лунка 6: 7 + 1 = 8. Лунка 8 даёт 4 камня, а лунка 9 — только 2.

tutorial-17-title = Защита
tutorial-17-body =
    Если соперник вот-вот возьмёт камни из вашей лунки, защититься можно тремя способами.
    Пойдите из этой лунки и уведите камни.
    Или добавьте в неё один камень: с последним камнем соперника число станет нечётным.
    Или положите один камень в лунку, из которой он хочет пойти: его последний камень ляжет на одну лунку дальше.
    Если всё спасти нельзя, спасайте самую полную лунку.
tutorial-17-caption = Соперник хотел пойти из лунки 8 и взять камни из вашей лунки 3: 5 + 1 = 6. Ваш единственный камень переходит из лунки 2 в лунку 3: теперь получится 6 + 1 = 7, число нечётное.

tutorial-18-title = Чего стоит туздык
tutorial-18-body =
    До конца партии каждый камень, попавший в туздык, достаётся хозяину туздыка.
    Чем раньше вы получите туздык, тем больше камней он соберёт.
    Поэтому туздык часто дороже нескольких камней.
    Следите за своими лунками, где лежит 2 камня: там соперник может сделать туздык.
tutorial-18-caption = Ваш туздык — лунка 3 соперника. Один из 7 камней лунки 8 попадает в него, а последним вы берёте камни: 7 + 1 = 8. Всего 8 + 1 = 9 камней.

tutorial-19-title = Гонка до 82
tutorial-19-body =
    К концу игры считайте: сколько камней ещё нужно каждому?
    Кто собрал 82 камня, сразу побеждает.
    Если сопернику пора ходить, а его ряд пуст, камни вашего ряда достаются вам.
    Поэтому, когда у соперника мало камней, держите свои в своём ряду.
    И не оставляйте свой ряд пустым.
tutorial-19-caption = Сопернику нечем ходить: атсырау. 6 камней, оставшихся в вашем ряду, — ваши: 78 + 6 = 84, вы побеждаете со счётом 84:78.

## Упражнения: вопросы о позиции. Читатель играет белыми.

exercise-stones-own = Сколько камней в вашей лунке { $pit }?
exercise-stones-opponent = Сколько камней в лунке { $pit } соперника?
exercise-next-own = Вы раскладываете камни. Один только что лёг в вашу лунку { $pit }. В какую лунку ляжет следующий?
exercise-next-opponent = Соперник раскладывает камни. Один только что лёг в его лунку { $pit }. В какую лунку ляжет следующий?
exercise-landing = Вы ходите из лунки { $pit }. В какую лунку попадёт последний камень?
exercise-reach = Из какой вашей лунки последний камень дойдёт до лунки { $target } соперника?
exercise-playable = Из каких лунок вы можете пойти? Напишите все номера.
exercise-capture = Из какой лунки пойти, чтобы взять камни?
exercise-most = Из какой лунки пойти, чтобы взять больше всего камней?
exercise-gain = Вы ходите из лунки { $pit }. Сколько камней попадёт в ваш казан?
exercise-tuzdyk = Из какой лунки пойти, чтобы получить туздык?
exercise-may-tuzdyk = Вы ходите из лунки { $pit }. Получите ли вы туздык? Ответьте «да» или «нет».
exercise-needed = Посмотрите на свой казан. Сколько ещё камней вам нужно для победы?
exercise-win = Из какой лунки пойти, чтобы сразу победить?
exercise-starve = Из какой лунки пойти, чтобы сопернику стало нечем ходить?
exercise-result = Вы ходите из лунки { $pit }. Кто победит? 1 — вы; 2 — соперник; 3 — никто, это ничья; 4 — пока никто, игра продолжается.
exercise-threat = Ходит соперник. Из какой вашей лунки он может взять камни?
exercise-defend = Из какой лунки пойти, чтобы соперник ничего не смог взять?

exercise-hint-board = Каждый считает лунки слева от себя: лунка 1 соперника — вверху справа.
exercise-hint-count = Ведите пальцем и считайте. Первый камень остаётся в своей лунке, а единственный переходит в следующую.
exercise-hint-playable = Пойти можно из любой своей лунки, где есть камни. Из пустой лунки и из туздыка ходить нельзя.
exercise-hint-even = Найдите, куда попадёт последний камень. В ряду соперника берут чётное число.
exercise-hint-three = Вместе с последним камнем в лунке соперника должно стать ровно 3. Вспомните три ограничения из шага 10.
exercise-hint-gain = Сосчитайте взятые камни и те, что попадут в ваш туздык. Если их нет, ответьте 0.
exercise-hint-needed = Для победы нужно 82 камня. Вычтите те, что уже в вашем казане.
exercise-hint-end = Сначала сосчитайте камни в казанах. Потом проверьте, есть ли сопернику чем ходить.
exercise-hint-threat = Посмотрите на доску глазами соперника: куда попадёт каждый его последний камень?
exercise-hint-defend = Переберите свои ходы в уме. После каждого ищите, что соперник сможет взять.

exercise-right = { $wording ->
    [1] Отлично!
    [2] Точно!
   *[other] Верно!
 }
exercise-wrong = { $wording ->
    [1] Нет, не так.
    [2] Не совсем.
   *[other] Пока неверно.
 }
exercise-again = Попробуйте ещё раз.
exercise-answer = Ответ: { $values }.
exercise-safe = Из вашей лунки { $pit } соперник сейчас ничего не может взять.
exercise-missing = Есть и другие лунки, из которых можно пойти.
exercise-type-number = Ответьте числом.
exercise-score = Верных ответов: { $right } из { $count }.

## Правила на одной странице

rules-title = Правила тогызкумалака
rules-board-title = Доска и начало
rules-board-body =
    Играют двое, сидя друг против друга: белые (по-казахски бастаушы) и чёрные (қостаушы).
    У каждого игрока ряд из девяти лунок и один казан для взятых камней.
    В начале в каждой лунке лежит 9 камней, всего их 162, а оба казана пусты.
    Свои лунки каждый считает слева, от 1 до 9.
    Первыми ходят белые, затем игроки ходят по очереди; пропускать ход нельзя.
rules-move-title = Ход
rules-move-body =
    Выберите любую свою непустую лунку, возьмите из неё все камни и раскладывайте их по одному против часовой стрелки.
    Первый камень возвращается в ту же лунку, остальные ложатся в следующие; за вашей лункой 9 идёт лунка 1 соперника. Ни одну лунку пропускать нельзя.
    Единственный камень на месте не остаётся: он переходит в следующую лунку.
    Если камней 19 или больше, они обходят всю доску, и лунка, с которой начался ход, получает ещё один камень.
rules-capture-title = Взятие
rules-capture-body =
    Если последний камень попал в лунку соперника и число камней в ней стало чётным (2 — тоже чётное), все они уходят в ваш казан.
    Если число нечётное или последний камень попал в ваш собственный ряд, взятия нет.
rules-tuzdyk-title = Туздык
rules-tuzdyk-body =
    Если с последним камнем в лунке соперника стало ровно 3, эта лунка становится вашим туздыком до конца партии, а 3 камня уходят в ваш казан.
    Камень, попавший в туздык, сразу уходит в казан хозяина туздыка, кто бы ни ходил. Поэтому туздык всегда пуст, и ходить из него нельзя никому.
    Если в туздык попал последний камень хода, на этом ход закончен.
    Есть три ограничения: за партию игрок может получить только один туздык; лунка 9 никогда не становится туздыком; номера двух туздыков не могут совпадать.
    Если туздык запрещён одним из них, ход остаётся в силе, а 3 камня остаются в лунке.
rules-end-title = Конец партии
rules-end-body =
    Игрок, в казане которого 82 камня или больше, победил, и партия сразу прекращается, даже если последние из них принёс ход соперника.
    Если в обоих казанах по 81 камню, это ничья.
    Если у игрока, чей сейчас ход, в ряду нет ни одного камня, ходить ему нечем: это атсырау. Партия заканчивается, а оставшиеся на доске камни уходят в казан соперника, в чьём ряду они лежат. Всё решает казан того, кому нечем ходить: 81 камень — ничья, меньше — поражение.
    Ряд, который опустел после вашего собственного хода, — ещё не конец: ответ соперника может принести в него новые камни.
rules-readings-title = Где правила толкуют по-разному
rules-readings-body =
    Некоторые места правил понимают по-разному. Программа играет так, как написано выше; другое толкование выбирают параметром --rules, несколько соединяют знаком +.
    --rules extra-move: при атсырау соперник забирает камни, только если у него есть ход, после которого пустой ряд останется пустым. Если же любой его ход приносит туда камни, он обязан сделать ещё один ход, и партия продолжается.
    --rules play-on: 82 камня не прекращают партию; её доигрывают до конца ради точного счёта.
    --rules claim: если та же позиция возникла в третий раз, игрок может потребовать ничью.
rules-variants-title = Игры поменьше
rules-variants-body =
    --rules bestemshe: бестемше — 5 лунок в ряду, по 5 камней в каждой, всего 50 камней; туздыка нет; для победы достаточно 26 камней. С этой игры часто начинают дети.
    --rules qozdatu: коздату — 7 лунок в ряду, по 7 камней в каждой, всего 98 камней; туздыка нет; для победы достаточно 50 камней.
    Ничьей в этих двух играх не бывает.
rules-notation-title = Как записывают ходы
rules-notation-body =
    Ход — это две цифры: лунка, из которой ходят, и лунка, куда попал последний камень. Каждый номер считают слева, со стороны хозяина лунки. 76 значит: ход из лунки 7, последний камень попал в лунку 6.
    Буква x отмечает туздык: 88x. Когда вы вводите ход, достаточно первой цифры: 7.
rules-pits-title = Имена лунок
rules-spellings-title = Одна игра, много написаний
rules-spellings-body =
    По-казахски: тоғызқұмалақ, латиницей toğyzqūmalaq, togyzqumalaq, togyzkumalak, toguzqumalak или toguz kumalak.
    По-киргизски: тогуз коргоол, латиницей toguz korgool.
    По-русски: тогызкумалак, тогыз кумалак или тогыз-кумалак. По-турецки: dokuz kumalak.
    Казахское название значит «девять шариков». У киргизской игры те же правила и свои слова для них.
rules-history-title = Откуда эта игра
rules-history-body =
    Тогызкумалак — игра семейства манкала; в неё играют казахи, киргизы и соседние народы.
    Сколько ей лет, точно не знает никто: письменные свидетельства о её начале нам неизвестны.
    Пастухам не нужна была доска: лунки выкапывали в земле, а игру называли «алгеброй чабанов» (русская Википедия, «Тогыз кумалак»).
    В 1963 году её правила напечатал журнал «Юный техник»; слово «атсырау» встречается уже там.
    В 2020 году ЮНЕСКО включила игру в список нематериального культурного наследия человечества (дело 01597).
