### togyz in English: the reference file. Every other language follows its messages one by one.
### $mover, $owner, $winner, $side are "white" or "black"; $input, $file and the like are text that is
### shown as it stands; every other variable is a whole number.
### $wording, from 0 to 2, chooses between wordings of one sentence: a language may have fewer or one.
### NUM($n, case: "…") writes a number with one of the endings defined in number-ending.

meta-language-name = English

## Endings for numbers written in digits.
## $n the number, $tail its last spoken word (0–10, 20, 30 … 100), $mod10, $mod100 remainders.

number-ending =
    .ord = { $mod100 ->
        [11] th
        [12] th
        [13] th
       *[other] { $mod10 ->
            [1] st
            [2] nd
            [3] rd
           *[other] th
        }
    }

## Helpers (local-…): private to this file; a translation may have others or none.

local-mover = { $mover ->
    [white] White
   *[black] Black
 }
local-owner = { $owner ->
    [white] White
   *[black] Black
 }
local-winner = { $winner ->
    [white] White
   *[black] Black
 }
local-loser = { $winner ->
    [white] Black
   *[black] White
 }
local-side = { $side ->
    [white] White
   *[black] Black
 }
local-stones = { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
 }
local-captured = { $captured ->
    [one] { $captured } stone
   *[other] { $captured } stones
 }
local-kazan = { $kazan ->
    [one] { $kazan } stone
   *[other] { $kazan } stones
 }
local-rest = { $rest ->
    [one] { $rest } stone
   *[other] { $rest } stones
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
local-place = { $file }, line { $line }, move { $number } ({ local-mover })

## Narration: what happened in a move

narrate-turn = { local-mover } to move.
narrate-sow = { $wording ->
    [1] From pit { $from } { local-mover } sowed { local-stones }.
    [2] { local-mover } played pit { $from } and sowed { local-stones }.
   *[other] { local-mover } sowed { local-stones } from pit { $from }.
 }
narrate-single = { $wording ->
    [1] The single stone in { local-mover }’s pit { $from } moved on to pit { $to }.
   *[other] { local-mover } moved the single stone from pit { $from } on to pit { $to }.
 }
narrate-single-sum = { $wording ->
    [1] The single stone in { local-mover }’s pit { $from } moved on to pit { $to }: { $before } + 1 = { $made }, but nothing is captured in one’s own row.
   *[other] { local-mover } moved the single stone from pit { $from } on to pit { $to }: { $before } + 1 = { $made }, but nothing is captured in one’s own row.
 }
narrate-single-across = { local-mover } moved the single stone from pit { $from } across to { local-owner }’s pit { $to }.
narrate-single-across-made = { $wording ->
    [1] The single stone in { local-mover }’s pit { $from } crossed to { local-owner }’s pit { $to }, making { $made }.
   *[other] { local-mover } moved the single stone from pit { $from } across to { local-owner }’s pit { $to }, making { $made }.
 }
narrate-single-across-sum = { $wording ->
    [1] The single stone in { local-mover }’s pit { $from } crossed to { local-owner }’s pit { $to }: { $before } + 1 = { $made }.
   *[other] { local-mover } moved the single stone from pit { $from } across to { local-owner }’s pit { $to }: { $before } + 1 = { $made }.
 }
narrate-lap = The stones went all the way round the board, and pit { $from } got one more.
narrate-last-opponent = { $wording ->
    [1] The last stone went to { local-owner }’s pit { $to }, making { $made }.
    [2] The sowing ended in { local-owner }’s pit { $to }, which then held { $made }.
   *[other] The last stone landed in { local-owner }’s pit { $to }, making { $made }.
 }
narrate-last-own = { $wording ->
    [1] The sowing ended in { local-mover }’s own pit { $to }: nothing was captured.
    [2] The last stone stayed in { local-mover }’s own row, in pit { $to }: nothing was captured.
   *[other] The last stone landed in { local-mover }’s own pit { $to }: nothing was captured.
 }
narrate-last-tuzdyk = The last stone fell into { local-owner }’s tuzdyk: the move ended there.
narrate-last-tuzdyk-one = The last stone fell into { local-owner }’s tuzdyk and went to { local-owner }’s kazan: the move ended there.
narrate-capture = { $wording ->
    [1] That is an even number, so { local-mover } captured { local-captured }.
    [2] An even number: { local-mover } captured { local-captured }.
   *[other] { $made } is even: { local-mover } captured { local-captured }.
 }
narrate-odd = { $wording ->
    [1] That is an odd number, so nothing was captured.
    [2] An odd number: nothing was captured.
   *[other] { $made } is odd: nothing was captured.
 }
narrate-tuzdyk = That made exactly 3: the pit became { local-mover }’s tuzdyk, and its 3 stones went to { local-mover }’s kazan.
narrate-tuzdyk-ninth = That made 3, but pit { $to } can never become a tuzdyk.
narrate-tuzdyk-has-one = That made 3, but { local-mover } already had a tuzdyk.
narrate-tuzdyk-same-number = That made 3, but { local-owner }’s tuzdyk has the same number, { $to }.
narrate-tuzdyk-collect = { local-captured } fell into { local-owner }’s tuzdyk and went to { local-owner }’s kazan.
narrate-kazan = { $wording ->
    [1] { local-mover } now has { local-kazan } in the kazan.
    [2] That brought { local-mover }’s kazan to { local-kazan }.
   *[other] { local-mover }’s kazan now holds { local-kazan }.
 }
narrate-score = Score: White { $white }, Black { $black }.
narrate-needed = { local-mover } needs { $needed } more to reach { $majority }.
narrate-both-captured = Each player has captured { local-captured }.

## Narration in one line

narrate-brief = { $from }→{ $to }, { $stones } ({ $white }:{ $black })
narrate-brief-capture = { $from }→{ $to }, { $stones }, +{ $captured } ({ $white }:{ $black })
narrate-brief-tuzdyk = { $from }→{ $to }x, { $stones }, +{ $captured } ({ $white }:{ $black })

## Narration for learners: the numbers, and what the other side can do now

narrate-last-opponent-sum = { $wording ->
    [1] The sowing ended in { local-owner }’s pit { $to }: { $before } + 1 = { $made }.
   *[other] The last stone landed in { local-owner }’s pit { $to }: { $before } + 1 = { $made }.
 }
narrate-last-own-sum = { $wording ->
    [1] The sowing ended in { local-mover }’s own pit { $to }: { $before } + 1 = { $made }, but nothing is captured in one’s own row.
   *[other] The last stone landed in { local-mover }’s own pit { $to }: { $before } + 1 = { $made }, but nothing is captured in one’s own row.
 }
narrate-threat-capture = { local-mover } can now capture { local-stones } from { local-owner }’s pit { $target } by playing pit { $pit }.
# $wording is 1 where the capture that can be made has just been told, otherwise 0.
narrate-threat-tuzdyk = { $wording ->
    [1] { local-mover } can also make { local-owner }’s pit { $target } a tuzdyk by playing pit { $pit }.
   *[other] { local-mover } can now make { local-owner }’s pit { $target } a tuzdyk by playing pit { $pit }.
 }
narrate-threat-none = { local-mover } cannot capture anything now.

## How a game ended

narrate-majority = { local-owner }’s kazan holds { local-kazan }: { $majority } are enough to win.
narrate-majority-given = { local-mover }’s own move added to the opponent’s kazan: { local-owner }’s kazan now holds { local-kazan }, and { $majority } are enough to win.
narrate-atsyrau = { local-mover } has no stones to play: atsyrau.
narrate-rest = The { local-rest } left on the board went to { local-owner }’s kazan.
narrate-rest-none = There were no stones left on the board.
narrate-skipped = { local-mover } has no stones to play, but every move { local-owner } can make brings stones into { local-mover }’s row. So { local-mover } missed a turn, and the game goes on.
# The winner's number comes first.
narrate-win = { local-winner } won { $winner ->
    [white] { $white }–{ $black }
   *[black] { $black }–{ $white }
 }.
narrate-win-resignation = { local-loser } resigned: { local-winner } won.
narrate-win-time = { local-loser } ran out of time: { local-winner } won.
narrate-draw = Both kazans hold { local-kazan }: a draw.
narrate-draw-agreement = The players agreed on a draw.
narrate-draw-repetition = The position occurred for the third time: a draw.
narrate-draw-other = The game is a draw.

## Preview: what a move would bring (7?)

preview-last-opponent = From pit { $from } the last stone lands in the opponent’s pit { $to }: { $before } + 1 = { $made }.
preview-last-own = From pit { $from } the last stone lands in your own pit { $to }: { $before } + 1 = { $made }, but nothing is captured in your own row.
preview-last-tuzdyk-own = From pit { $from } the last stone falls into your tuzdyk, and the move ends there.
preview-last-tuzdyk-opponent = From pit { $from } the last stone falls into the opponent’s tuzdyk, and the move ends there.
preview-fed-own = { $stones ->
    [one] { $stones } stone falls
   *[other] { $stones } stones fall
 } into your tuzdyk.
preview-fed-opponent = { $stones ->
    [one] { $stones } stone falls
   *[other] { $stones } stones fall
 } into the opponent’s tuzdyk.
preview-capture = { $made } is even: you capture { local-captured }.
preview-odd = { $made } is odd: nothing is captured.
preview-tuzdyk = The pit becomes your tuzdyk, and its 3 stones go to your kazan.
preview-tuzdyk-ninth = But pit { $to } can never become a tuzdyk: the 3 stones stay in it.
preview-tuzdyk-has-one = But you already have a tuzdyk: the 3 stones stay in the pit.
preview-tuzdyk-same-number = But the opponent’s tuzdyk has the same number, { $to }: the 3 stones stay in the pit.
preview-majority-own = Your kazan will hold { local-kazan }: { $majority } are enough to win.
preview-majority-opponent = The opponent’s kazan will hold { local-kazan }: { $majority } are enough to win.
preview-atsyrau-own = You will have no stones to play: atsyrau.
preview-atsyrau-opponent = The opponent will have no stones to play: atsyrau.
preview-rest-own = The { local-rest } left on the board will go to your kazan.
preview-rest-opponent = The { local-rest } left on the board will go to the opponent’s kazan.
preview-rest-none = There will be no stones left on the board.
preview-skipped = The opponent will have no stones to play, but every move you can make brings new ones: you will move again.
preview-win = You win { $yours }–{ $theirs }.
preview-loss = The opponent wins { $theirs }–{ $yours }.
preview-draw = The game ends in a draw.
preview-threat-capture = Then the opponent can capture { local-stones } from your pit { $target } by playing pit { $pit }.
# $wording is 1 where the capture that can be made has just been told, otherwise 0.
preview-threat-tuzdyk = { $wording ->
    [1] The opponent can also make your pit { $target } a tuzdyk by playing pit { $pit }.
   *[other] Then the opponent can make your pit { $target } a tuzdyk by playing pit { $pit }.
 }

## The board: labels, and what is on it in words

ui-kazan = Kazan
# What stands before the digits of a fraction: 13.4.
ui-decimal-point = .
ui-side = { local-side }
ui-board-you = You · { local-side }
ui-board-computer = Computer · { local-side } · level { $level }
ui-board-engine = { $input } · { local-side }
ui-your-pits = Your pits, starting with pit 1: { $values }.
ui-opponent-pits = The opponent’s pits, starting with pit 1: { $values }.
ui-side-pits = { local-side }’s pits, starting with pit 1: { $values }.
ui-your-pit = Your pit { $pit } holds { local-stones }.
ui-opponent-pit = The opponent’s pit { $pit } holds { local-stones }.
ui-your-pit-tuzdyk = Your pit { $pit } is the opponent’s tuzdyk.
ui-opponent-pit-tuzdyk = The opponent’s pit { $pit } is your tuzdyk.
ui-no-tuzdyk = Nobody has a tuzdyk yet.
ui-side-tuzdyk = { local-owner }’s tuzdyk is the opponent’s pit { $pit }.
ui-pit-legend = Traditional names of the pits: 1 { pit-name-1 }, 2 { pit-name-2 }, 3 { pit-name-3 }, 4 { pit-name-4 }, 5 { pit-name-5 }, 6 { pit-name-6 }, 7 { pit-name-7 }, 8 { pit-name-8 }, 9 { pit-name-9 }.
ui-pit-called = Its traditional name is { local-pit-name }.
ui-moves = You can play: { $values }.
ui-score = Your kazan holds { $yours }, the opponent’s { $theirs }.
ui-needed = { $needed ->
    [one] { $needed } more stone to win.
   *[other] { $needed } more stones to win.
 }

## Names of the pits

pit-name-1 = Art
pit-name-2 = Tekturmas
pit-name-3 = At otpes
pit-name-4 = Atsyratar
pit-name-5 = Bel
pit-name-6 = Belbasar
pit-name-7 = Qandyqaqpan
pit-name-8 = Kokmoiyn
pit-name-9 = Mangdai

## Pits and moves, short

error-pit-range = There is no such pit. Choose a number from 1 to { $pits }.
error-pit-empty = Pit { $from } is empty. Choose another one.
error-pit-tuzdyk = Pit { $from } is the opponent’s tuzdyk: you cannot move from it.
error-not-a-number = “{ $input }” is not a pit number.
hint-capture = Try pit { $from }: it captures { local-captured }.
hint-tuzdyk = Try pit { $from }: it makes the opponent’s pit { $target } your tuzdyk.
hint-move = Try pit { $from }.
hint-only = You have only one move: pit { $from }.
hint-look-win = You can make sure of the win here. Look for the move that does it.
hint-look-lost = The opponent can win here whatever you play. Look for the move that makes it hardest.
hint-look-tuzdyk = You can make a tuzdyk at once. Look for the pit that does it.
hint-look-capture = There are stones to capture. Count where the last stone of each pit lands.
hint-look-starve = The opponent can be left with nothing to play. Look for the way there.
hint-look-escape = Take care not to be left with nothing to play.
hint-look-threat = Think one move ahead: which move threatens something?
hint-look-guard = The opponent could capture stones from your row. Find out which, and guard them.
hint-look-guard-tuzdyk = The opponent could make a tuzdyk in your row. Find out where, and prevent it.
hint-look-careful = Some of your moves would let the opponent take something. Before you play, count what that could be.
hint-look-row = Look at your pits { $first } to { $last }.
hint-compare = Compare your pits { $values }: what could the opponent answer to each?
hint-more = To learn more, ask for a hint again.
hint-line = Best play from here: { $line }
hint-beside = For comparison, { $notation }:
hint-second = Next best: { $line }
hint-careful-blunder = Careful: { $notation } would be a blunder.
hint-careful-mistake = Careful: { $notation } would be a mistake.
hint-careful-inaccuracy = Careful: { $notation } would be an inaccuracy.
hint-costs = It loses about { local-stones }.
hint-elsewhere = Another move brings more.
hint-choice = Play it anyway: yes, or the same move again. Think again: no, or another move. For advice: hint.
hint-think-again = The move was not played. Think again.
hint-computer-blunder = The computer’s move before yours, { $notation }, was a blunder.
hint-computer-mistake = The computer’s move before yours, { $notation }, was a mistake.
hint-computer-inaccuracy = The computer’s move before yours, { $notation }, was an inaccuracy.
hint-you-used = You made use of it.
hint-you-missed = The best answer was: { $line }
tutorial-start = Every pit starts with 9 stones: 162 in all.
tutorial-goal = You win with 82 stones, more than half of 162.
history-move = { NUM($number, case: "ord") } move: { $notation }

## Menu

ui-title = togyz — the board game togyzkumalak in your terminal
ui-languages = Қазақша --lang kk · Кыргызча --lang ky · Русский --lang ru · English --lang en
ui-menu-continue = Go on with your game
ui-menu-learn = Learn the rules
ui-menu-play = Play against the computer
ui-menu-two = Two players
ui-menu-rules = The rules on one page
ui-menu-analyze = Analyse a game
ui-menu-help = Help
ui-menu-quit = Quit
ui-menu-prompt = Your choice [{ $default }]:
ui-menu-unknown = There is no item “{ $input }”. Type a number from 1 to { $count }.

## Help

help-usage = Usage
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-global-options = Options for every command
help-default = default: { $value }
help-possible-values = possible values: { $values }
help-more = More about a command: togyz help COMMAND
help-value-command = COMMAND
help-value-options = OPTIONS
help-value-file = FILE
help-value-dir = FOLDER
help-value-number = NUMBER
help-value-name = NAME
help-value-value = VALUE
help-value-lang = LANGUAGE
help-value-pit = PIT
help-value-level = LEVEL
help-value-seconds = SECONDS
help-value-clock = MIN+SEC
help-value-moves = MOVES
help-value-position = POSITION
help-value-step = STEP
help-value-shell = SHELL
help-value-date = DATE
help-value-numbers = NUMBERS
help-value-player = PLAYER
help-value-seconds-added = SEC+SEC
help-command-play = play against the computer or another person
help-command-resume = go on with the last unfinished game
help-command-learn = the rules, step by step, with pictures and exercises
help-command-analyze = find and explain the mistakes of a game
help-command-replay = walk through a recorded game, every move explained
help-command-rules = the rules on one page, with the variants and names of the game
help-command-puzzle = solve a puzzle
help-command-show = print a position
help-command-solve = the exact result of an endgame position
help-command-tables = build, verify and remove endgame tables
help-command-tables-build = build the tables of all positions with at most so many stones on the board
help-command-tables-info = show what tables there are
help-command-tables-verify = check the tables for damage and wrong values
help-command-tables-remove = remove the tables
help-command-games = collections of games: import, search, statistics
help-command-games-import = import the games of files
help-command-games-list = list the games
help-command-games-find = find games
help-command-games-show = show games, every move explained
help-command-games-export = write games in the notation of your choice
help-command-games-openings = first moves: how often they were played and with what results
help-command-games-stats = the collection in numbers
help-command-games-check = replay every game and name every fault
help-command-games-delete = delete games
help-command-stats = your results
help-command-match = engine against engine
help-command-tui = the full-screen board
help-command-engine = speak the UGI protocol on standard input and output
help-command-locale = languages of the program
help-command-locale-list = list the installed languages
help-command-locale-check = find what is wrong in a language file and say how to mend it
help-command-locale-new = begin a new language: a file with every message, ready to be translated
help-command-locale-show = show one message with sample values in every language
help-command-locale-preview = show all messages of a language with sample values
help-command-config = show and change the settings
help-command-config-show = show every setting, its value and where it comes from
help-command-config-path = show where the settings file is
help-command-config-set = change a setting in the file
help-command-config-unset = take a setting out of the file
help-command-completions = word completion for your shell
help-command-man = write the pages of the manual
help-command-help = help for the program or for one command
help-command-bench = measure the speed of the search, the rules, the sentences and the tables
help-command-perft = count the positions to a given depth
help-option-lang = language of the program
help-option-locale-dir = folder with more languages; may be repeated
help-option-style = how the board is drawn
help-option-color = when to use colour
help-option-theme = colour theme
help-option-narration = how much is said about each move
help-option-animate = speed at which sowing is shown
help-option-rules = variant of the rules; join several with +
help-option-pit-names = call the pits by number or by traditional name
help-option-no-input = never ask a question
help-option-config = settings file to use
help-option-config-key = the name of the setting
help-option-config-value = its new value
help-option-quiet = say only what matters
help-option-verbose = say more about what is being done
help-option-help = print this help
help-option-version = print the version
help-option-level = strength of the computer, from 1 to 9
help-option-side = your side
help-option-two = two people at one screen
help-option-engine = play against another UGI engine
help-option-clock = minutes for the game and seconds added for each move
help-option-tutor = warn before a bad move; the same move typed again is played
help-option-confirm = ask before each move is made
help-option-outcomes = show what each move would bring
help-option-odds = stones the weaker side starts with in its kazan
help-option-hash = memory for the search, in megabytes
help-option-fen = start from this position
help-option-record = write the game to this file; a game of two goes on in it
help-option-seed = seed of the random choices
help-option-tables-stones = stones on the board, at most
help-option-tables-dir = folder of the tables
help-option-tables-full = compare every position with at most 6 stones as well
help-option-solve-time = seconds to search, at most
help-option-step = step to begin with
help-option-list = list the steps
help-option-all = show all the steps at once
help-option-quiz = ask so many fresh questions
help-option-puzzle = number of a puzzle; without it, what is to be repeated, or a new one
help-option-puzzle-theme = only puzzles of this theme
help-option-puzzle-level = only puzzles of this difficulty, from 1 to 9
help-option-daily = the puzzle of the day, the same for everybody
help-option-mine = puzzles from your own saved games
help-option-puzzle-count = so many puzzles
help-option-puzzle-list = list the puzzles
help-option-format = output format
help-option-game-file = record of a game; - is standard input, last is your last game
help-option-game = number of the game in the file
help-option-time = time to think about each move
help-option-depth = search depth in plies
help-option-stage = what to measure; everything if it is not said
help-option-side-analyzed = whose mistakes to look for
help-option-top = show only this many of the largest mistakes
help-option-annotate = write the game with comments to this file
help-option-fail-on = exit with code 5 if there is such a mistake
help-option-stats-level = only games against this level of the computer
help-option-stats-side = only games in which you had this side
help-option-no-analysis = do not compare your moves with the best ones, which takes a while the first time
help-option-moves = moves to show, instead of a file
help-option-from = ply to begin with, counting from 1
help-option-to = ply to end with
help-option-auto = show the next move after so many seconds
help-option-saved-game = game to go on with; without it, the last unfinished one
help-option-walk = walk through this record with the arrow keys; last is your last game
help-option-mouse = let pits be clicked on; text can then not be selected
help-option-position = position to show; - is standard input; without it, the start
help-option-solve-position = position to solve; - is standard input
help-option-command = command to explain
help-option-shell = shell that is to complete words
help-option-man-folder = folder to write them to
help-option-import-files = records of games; - is standard input
help-option-lenient = go on with the next game after a fault
help-option-limit = at most this many games
help-option-player = name of a player or part of it; may be repeated
help-option-date = year, month or day of the game: 2025, 2025-01, 2025-01-08
help-option-since = games of this date or later
help-option-until = games of this date or earlier
help-option-result = result of the game
help-option-opening = first moves of the game, such as “76 98 66”
help-option-tuzdyk = number of a tuzdyk of either side
help-option-tuzdyk-white = number of White’s tuzdyk
help-option-tuzdyk-black = number of Black’s tuzdyk
help-option-min-plies = at least this many plies
help-option-max-plies = at most this many plies
help-option-ended = how the game ended
help-option-reached = position that occurred in the game
help-option-game-numbers = numbers of games in the collection, such as 3 5 10-20
help-option-game-numbers-all = numbers of games in the collection, such as 3 5 10-20; without them, all games
help-option-output = write to this file instead of standard output
help-option-yes = answer yes to every question
help-option-opening-plies = plies to look at
help-option-min-games = leave out what occurred in fewer games
help-option-check-files = records to check; without them, the collection
help-option-match-first = first player: engine, tables, level:1 to level:9, alphabeta, greedy, random, weights:FILE or ugi:COMMAND; options after it, such as engine,threads=2,nodes=5000; or levels for every level against the one below
help-option-match-second = second player
help-option-match-games = games to play; two games each have the same opening, with sides changed
help-option-match-openings = file with a position or moves on each line; without it, random openings
help-option-match-record = write the games to this file; if it holds a part of this match, go on with it
help-option-move-time = milliseconds for each move
help-option-nodes = positions to search for each move
help-option-match-clock = seconds for the game and seconds added for each move: 10+0.1
help-option-concurrency = games played at the same time
help-option-sprt = stop when one of these two differences in Elo is accepted
help-option-locale-files = language files, or tags of installed languages
help-option-locale-all = check every installed language
help-option-strict = let warnings count as errors
help-option-json = print one JSON object a line
help-option-tag = tag of the language, such as tr, kaa or uz-Latn
help-option-from-lang = second language whose texts are shown beside the English ones
help-option-message = id of the message, such as narrate-sow
help-value-tag = TAG
help-value-message = MESSAGE

## Pages of the manual (man togyz)

man-manual = User commands
man-name = NAME
man-title = the board game togyzkumalak in your terminal
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-commands = COMMANDS
man-arguments = ARGUMENTS
man-options = OPTIONS
man-global-options = GLOBAL OPTIONS
man-words = WORDS IN A GAME
man-environment = ENVIRONMENT
man-files = FILES
man-exit = EXIT STATUS
man-see-also = SEE ALSO
man-about = Togyzkumalak is a board game of Kazakhstan and Central Asia; the Kyrgyz call it toguz korgool. This program plays it with you at nine levels, tells every move in words, teaches the rules step by step, and shows where a recorded game went wrong. Without a command, a menu opens.
man-global-options-body = The options of every command are explained in { $command }.
man-env-options = the options of the same names; an option on the command line counts more, the settings file less
man-env-config = the settings file to use
man-env-data-dir = the folder in which togyz keeps games, tables and languages, instead of the usual one
man-env-locale-dir = folders with more languages
man-env-lang = the language of the program, where nothing else chooses one
man-env-no-color = if set, no colours are used
man-file-config = settings
man-file-games = your own games
man-file-collection = the collection of imported games
man-file-tables = endgame tables
man-file-locales = languages that you add
man-exit-done = everything asked for was done
man-exit-failed = something went wrong while running
man-exit-usage = the command line makes no sense
man-exit-bad-data = a record, a position or another file has a fault; everything before the fault was used
man-exit-findings = a check found errors
man-exit-unmet = what was asked for did not come true: a mistake named by --fail-on was found
man-exit-interrupted = interrupted; everything done so far is kept

## Command line errors

error-label = Error
error-see-help = To see the help, type: { $command } --help
error-cli-unknown-option = Unknown option: “{ $input }”.
error-cli-unknown-option-suggest = Unknown option: “{ $input }”. Did you mean “{ $suggestion }”?
error-cli-unknown-command = Unknown command: “{ $input }”.
error-cli-unknown-command-suggest = Unknown command: “{ $input }”. Did you mean “{ $suggestion }”?
error-cli-unexpected-argument = Unexpected argument: “{ $input }”.
error-cli-invalid-value = “{ $input }” is not a valid value for { $option }. Possible values: { $allowed }.
error-cli-invalid-value-suggest = “{ $input }” is not a valid value for { $option }. Did you mean “{ $suggestion }”?
error-cli-bad-value = “{ $input }” is not a valid value for { $option }.
error-cli-not-a-number = { $option } needs a whole number, not “{ $input }”.
error-cli-range = “{ $input }” is out of range for { $option }: it must be from { $min } to { $max }.
error-cli-missing-value = { $option } needs a value.
error-cli-missing-argument = These arguments are missing: { $values }.
error-cli-missing-command = No command is given. Commands: { $allowed }.
error-cli-repeated = { $option } may be given only once.
error-cli-conflict = { $option } and { $other } cannot be used together.
error-cli-unexpected-value = { $option } takes no value, but “{ $input }” is given.
error-cli-too-many-values = Too many values for { $option }: “{ $input }” is one too many.
error-cli-too-few-values = { $option } needs at least { $min ->
    [one] { $min } value
   *[other] { $min } values
 }; given: { $count }.
error-cli-wrong-count = { $option } needs exactly { $expected ->
    [one] { $expected } value
   *[other] { $expected } values
 }; given: { $count }.
error-cli-no-equals = Write the value of { $option } with an equals sign: { $option }=VALUE.
error-cli-not-utf8 = One of the arguments is not valid UTF-8 text.
error-cli-io = The text could not be written out.
error-cli-other = The command line could not be understood.

## In a game

ui-your-move = Your move.
ui-thinking = The computer is thinking…
ui-confirm-move = Play { $input }? [y/n]
ui-confirm-resign = Resign the game? [y/n]
ui-confirm-draw = { local-mover } offered a draw. Accept it? [y/n]
ui-confirm-new = Leave this game and start a new one? [y/n]
ui-confirm-overwrite = The file { $file } exists. Overwrite it? [y/n]
ui-answer-yes-no = Please answer yes or no.
ui-undone = { $count ->
    [one] Took back { $count } move.
   *[other] Took back { $count } moves.
 }
ui-undone-both = Took back two moves: yours and the opponent’s.
ui-redone = { $count ->
    [one] Played { $count } move again.
   *[other] Played { $count } moves again.
 }
ui-nothing-to-undo = There is no move to take back.
ui-nothing-to-redo = There is no move to play again.
ui-no-moves-yet = Nobody has moved yet.
ui-saved = Saved. Go on with: togyz resume
ui-saved-file = The game is saved to { $file }.
ui-saved-elsewhere = Somebody else has changed the saved game. Yours is saved to { $file }.
ui-save-needs-name = Give the game a name, for example: save lesson
ui-loaded = The game is loaded from { $file }.
ui-nothing-to-resume = There is no unfinished game.
error-game-finished = The game in { $file } is over. To see it: togyz replay { $file }
ui-resumed = The game goes on.
ui-saved-games = Saved games: { $values }
ui-no-saved-games = There are no saved games yet.
ui-not-saved = The last moves of this game are not saved.
ui-new-game = A new game: you are { local-side }, the computer plays at level { $level }.
ui-new-game-engine = A new game: you are { local-side }, your opponent is { $input }.
ui-new-game-two = A new game for two. White moves first.
ui-help-tip = For the list of commands type: help
ui-after-game = For another game type: new. To leave: quit
ui-level-changed = The level is now { $level }.
ui-language-changed = The language is now English.
ui-tutor-changed = The tutor setting is changed.
ui-narration-changed = The narration setting is changed.
ui-choose-one = Choose one: { $values }
ui-flipped = The board is turned round.
ui-draw-offered = You offered a draw.
ui-draw-accepted = The draw is accepted. The game is a draw.
ui-draw-declined = The draw is declined. The game goes on.
ui-claim-accepted = The position has occurred for the third time: a draw.
ui-claim-declined = No draw can be claimed: the position has not yet occurred for the third time.
ui-claim-not-in-rules = In this game a repeated position cannot be claimed as a draw.
ui-resigned-you = You resigned.
ui-resigned = { local-mover } resigned.
ui-time-over = { local-mover } ran out of time.
ui-goodbye = Goodbye!
ui-locale-embedded = built in
ui-locale-user = from file: { $file }
ui-locale-changed = built in, changed by file: { $file }

## The full-screen board

screen-title-told = The game
screen-title-question = Your answer
screen-title-analysis = Analysis, in stones for White
screen-look-nothing = Pit { $pit }: nothing
screen-look-capture = Pit { $pit }: capture
screen-look-tuzdyk = Pit { $pit }: tuzdyk
screen-look-keys = To play it, press { $pit } again or Enter. Esc: back.
screen-offer = You have an unfinished game. Go on with it?
screen-confirm-new = Leave this game and start a new one? This one is kept.
screen-yes-no = Enter or y: yes. Esc or n: no.
screen-after-game = n: another game. q: leave.
screen-walk = The right arrow shows the next move.
screen-best-line = Best line: { $line }
screen-too-small = Too small: { $columns } columns and { $rows } lines are needed. q: leave
screen-key-pit = pit
screen-key-step = moves
screen-key-help = help
screen-key-language = language
screen-key-quit = leave
screen-key-hint = hint
screen-key-undo = undo
screen-key-analysis = analysis
screen-help-pit = look at a pit; the same key again plays it
screen-help-arrows = look at the next pit
screen-help-enter = play the pit you look at
screen-help-escape = look at no pit
screen-help-undo = take back; play again what was taken back
screen-help-hint = advice
screen-help-new = a new game
screen-help-level = a stronger or a weaker computer
screen-help-step = the move before, the next move
screen-help-ends = the start and the end of the game
screen-help-flip = turn the board round
screen-help-analysis = what the computer thinks of the position
screen-help-narration = how much is said about each move
screen-help-language = the next language
screen-help-scroll = what was said before
screen-help-help = open and close this page
screen-help-suspend = back to the shell; fg returns here
screen-help-quit = leave; the game is kept
screen-help-marks = On the board: () stones were taken up here, [] the last one landed here, <> the pit you look at, ** where its last stone would land, X a tuzdyk.
screen-help-colours = Green: nothing is captured. Red: a capture. Gold: a tuzdyk.
screen-help-text = With a screen reader: togyz play --style text
error-screen = The full-screen board needs a terminal on which it can be drawn.
error-screen-missing = This togyz was built without the full-screen board. To play: togyz play

## A recorded game

ui-record-title = Record of a game
ui-record-game = Game { $number } of { $total }
ui-record-white = White: { $input }
ui-record-black = Black: { $input }
ui-record-event = Event: { $input }
ui-record-site = Place: { $input }
ui-record-date = Date: { $input }
ui-record-round = Round: { $input }
ui-record-rules = Rules: { $input }
ui-record-comment = Comment: { $input }
ui-record-win = According to the record { local-winner } won; it does not say how.
ui-record-draw = According to the record the game was a draw.
ui-record-unfinished = The record stops here and gives no result.

## Collections of games

ui-games-empty = The collection is empty. To fill it: togyz games import FILE
ui-games-progress = { $file }, games: { $count }
ui-games-lenient = The rest of { $file } was not read. To pass over games with faults: --lenient
ui-games-interrupted = Stopped. What was imported so far is kept.
ui-match-progress = Game { $number } of { $total }
ui-tables-progress = Building tables: { $percent } %, seconds left: { $value }
ui-tables-checking = Comparing values: { $percent } %
ui-match-interrupted = Stopped. The games so far are counted; those in the record file are kept.
ui-match-cut = The last game in { $file } breaks off. It will be played again.
ui-match-crashed = Game { $number }: { $name } has crashed and loses.
ui-match-late = Game { $number }: { $name } takes too long and loses.
ui-match-illegal = Game { $number }: { $name } answers “{ $input }”, which is no legal move, and loses.
ui-match-disagrees = Game { $number }: { $name } answers “{ $input }” to { $option }; { $value } is right.
ui-confirm-delete = Delete { $count ->
    [one] { $count } game
   *[other] { $count } games
 } from the collection? [y/n]
ui-column-number = No.
ui-column-date = Date
ui-column-result = Result
ui-column-plies = Plies
ui-column-score = Score
ui-column-ended = Ended by
ui-column-moves = Moves
ui-column-games = Games
ui-column-draws = Draws
ui-column-pit = Pit
ui-column-when = Median ply
ui-column-level = Level
ui-column-side = Side
ui-column-wins = Wins
ui-column-losses = Losses
ui-column-phase = Phase
ui-column-loss = Loss
ui-column-points = Points
ui-ended-majority = more than half of the stones
ui-ended-atsyrau = atsyrau
ui-ended-resignation = resignation
ui-ended-agreement = agreement
ui-ended-repetition = repetition
ui-ended-time = time
ui-ended-unknown = unknown

## The lessons

ui-board-opponent = Opponent · { local-side }
ui-learn-yours = You play pit { $pit }:
ui-learn-theirs = The opponent plays pit { $pit }:
ui-learn-next = Press Enter for the next step, b to go back, q to leave.
ui-learn-answer = Press Enter to see the answer, q to leave.
ui-learn-done = That was the last step. To play a game, type: togyz play
ui-learn-exercise = Exercise { $number } of { $count }
ui-learn-keys = Type your answer and press Enter. Enter alone skips; h is a hint, b goes back, q leaves.
ui-quiz-keys = Type your answer and press Enter. Enter alone skips; h is a hint, q leaves.
ui-learn-resumed = You go on with step { $number }. To begin again: togyz learn 1
ui-learn-progress = Exercises done: { $solved } of { $count }.
ui-learn-not-kept = Your progress is not kept: the file { $file } cannot be written.
ui-learn-damaged = The file { $file } with your progress cannot be read. The lesson goes on, but nothing new is kept. To start afresh, delete the file.
ui-handout-title = Togyzkumalak, step by step
ui-handout-quiz = Questions
ui-handout-exercises = Exercises
ui-handout-answers = Answers
ui-handout-written = The handout is in { $file }.

## Puzzles

ui-puzzle-title = Puzzles
ui-puzzle-heading = Puzzle { $number } · level { $level } · { $values }
ui-puzzle-from-game = From your game { $input }, move { $number }
ui-puzzle-daily = Puzzle of the day, { $value }
ui-puzzle-due = Puzzles to repeat today: { $count }.
ui-puzzle-task = It is your turn. Which move is best?
ui-puzzle-moves = Moves to find: { $count }
ui-puzzle-keys = Type a move, such as 7 or 76. The words hint, answer, skip, board, help and quit work too.
ui-puzzle-go-on = Go on. Moves still to find: { $count }
ui-puzzle-rules = Puzzles are positions of the usual game.
ui-puzzle-as-good = This move is as good as the one in the solution.
ui-puzzle-solution = Solution: { $line }
ui-puzzle-only = No other move keeps this result.
ui-puzzle-worse = It is about { local-stones } worse than the best move.
ui-puzzle-hint-pits = Compare the pits { $values }.
ui-puzzle-hint-last = There are no more hints. The word answer shows the solution.
ui-puzzle-hint-capture = There is something to capture. Count where each of your last stones lands, also round the board.
ui-puzzle-hint-tuzdyk = A tuzdyk can be won. Look for a pit in which your last stone makes 3.
ui-puzzle-hint-refusal = A tuzdyk can be made here, by you or by the opponent. Ask what it costs you, and who gets it.
ui-puzzle-hint-defence = Look at the board as the opponent: what would be taken from you if you did nothing?
ui-puzzle-hint-atsyrau = Count the moves that are left to each side: the opponent can run out of stones.
ui-puzzle-hint-race = You need few stones to reach 82. Count them.
ui-puzzle-hint-study = Few stones are left. Play every move to the end in your head.
ui-puzzle-theme-capture = capture
ui-puzzle-theme-tuzdyk = tuzdyk
ui-puzzle-theme-refusal = refused tuzdyk
ui-puzzle-theme-defence = defence
ui-puzzle-theme-atsyrau = atsyrau
ui-puzzle-theme-race = race to 82
ui-puzzle-theme-study = endgame study
ui-puzzle-next = Press Enter for the next puzzle, q to leave.
ui-puzzle-again-on = You will see this puzzle again on { $value }.
ui-puzzle-score = Solved: { $solved } of { $count }.
ui-puzzle-solved = solved
ui-puzzle-none = No puzzle fits that. Choose another theme or level; to see them all, type: togyz puzzle --list
ui-puzzle-mine-none = In your games there is no move yet that lost 5 stones or the result.
ui-puzzle-mine-progress = Looking for puzzles: game { $number } of { $total }
ui-puzzle-set-aside = The file { $file } with your progress cannot be read. It is kept as { $other }, and a new one is begun.

## Refusals and errors

error-pit-number = Pits are numbered 1 to { $pits }, from your left.
error-your-pit-empty = Your pit { $pit } is empty. You can play: { $values }.
error-your-pit-tuzdyk = Your pit { $pit } is the opponent’s tuzdyk; nobody plays from it.
error-landing-opponent = From pit { $from } the last stone lands in the opponent’s pit { $to }, not { $typed }. Did you mean { $suggestion }?
error-landing-own = From pit { $from } the last stone lands in your own pit { $to }, not { $typed }. Did you mean { $suggestion }?
error-not-a-tuzdyk-move = { $input } makes no tuzdyk, so leave out the x. Did you mean { $suggestion }?
error-opponent-pit = That is the opponent’s pit { $pit }; you play from your own row.
error-wrong-row = “{ $input }” names the wrong row. Did you mean { $suggestion }?
error-wrong-kazan = After this move your kazan holds { $kazan }, not { $typed }. Did you mean { $suggestion }?
error-unknown-word = I don’t know “{ $input }”. For the list of commands type: help
error-unknown-word-suggest = I don’t know “{ $input }”. Did you mean “{ $suggestion }”?
error-game-over = The game is over. For another one type: new
error-not-your-turn = It is not your turn.
error-level-range = The level is a number from 1 to 9.
error-no-clock = This game is played without a clock.
error-not-a-count = “{ $input }” is not a number of moves.
error-game-name = “{ $input }” cannot be the name of a game. A name has no slashes and does not begin with a dot.
error-no-computer = Two people are playing this game; the computer does not take part.
error-file-not-found = The file { $file } was not found.
error-folder-not-found = The folder { $file } was not found.
error-file-not-readable = The file { $file } cannot be read: you do not have permission.
error-file-is-folder = { $file } is a folder, not a file.
error-file-failed = The file { $file } could not be read.
error-file-not-writable = The file { $file } cannot be written.
error-tables-no-folder = There is no home folder to keep tables in. Name a folder with --dir.
error-tables-damaged = The table { $file } is damaged and is not used.
error-tables-version = The table { $file } was made by another version of this program and is not used.
error-tables-wrong = The table { $file } gives a wrong value for { $input }
error-tables-rebuild = To build it anew: { $command }
error-file-exists = The file { $file } exists already; nothing was written. Choose another name, or go on with that game: togyz resume { $file }
error-file-empty = The file { $file } is empty.
error-file-not-a-game = The file { $file } is not a record of a game.
error-file-truncated = The file { $file } breaks off at line { $line }.
error-file-damaged = The saved game { $file } is damaged. It is left as it is.
error-file-many-games = The file { $file } holds { $count ->
    [one] { $count } game
   *[other] { $count } games
 }, not one to go on with. To see them: togyz replay { $file }
error-file-too-large = The file { $file } is too large: more than { $megabytes } MB.
error-file-encoding = The file { $file } is not UTF-8 text: the first bad byte is in line { $line }.
error-file-newer = The file { $file } was written by a newer version of togyz. It is left as it is.
error-file-no-game = The file { $file } has no game number { $number }.
error-file-game-count = { $count ->
    [one] It holds { $count } game.
   *[other] It holds { $count } games.
 }
error-match-other = The file { $file } is not a record of this match. Choose another file, or the same players, limits, seed and openings as before.
error-match-opening = { $file }, line { $line }: “{ $input }” is neither a position in play nor a list of legal moves.
error-match-weights = The file { $file } does not hold the weights of a network, or it is damaged.
error-match-weights-version = The weights { $file } were made by another version of this program and cannot be used.
error-engine-unnamed = This game is played against { $name }. To go on with it, name the program: { $input }
error-engine-crashed = { $name } does not answer any more. The game is kept as it stands.
error-engine-late = { $name } takes too long to answer. The game is kept as it stands.
error-engine-illegal = { $name } answers “{ $input }”, which is no legal move. The game is kept as it stands.
error-engine-memory = There is not enough memory for { $option } { $input }.
error-engine-table = The endgame table { $file } is damaged or of another version; it is not used.
error-match-start = The player { $name } cannot be started, or does not answer to ugi or uci.
error-no-last-game = You have not played a game yet. To play one, type: togyz play
error-games-no-folder = It is not known where to keep games. Set TOGYZ_DATA_DIR to a folder.
error-games-foreign = { $file } is not a collection of games: another program made it.
error-games-damaged = The collection of games { $file } is damaged.
error-games-damaged-hint = Move the file elsewhere and import the records again.
error-games-busy = Another program is using the collection of games { $file }. Try again later.
error-games-failed = The collection of games { $file } cannot be used.
error-games-no-game = There is no game { $number } in the collection.
error-games-differs = What the collection says about game { $number } does not agree with its moves.
error-games-needs-yes = Nothing was deleted. To delete without being asked: --yes
error-output-exists = The file { $file } exists; nothing was written. To overwrite it: --yes
error-record-notation = { local-place }: “{ $input }” is not a move.
error-record-empty = { local-place }: { $input } cannot be played: pit { $pit } is empty.
error-record-tuzdyk = { local-place }: { $input } cannot be played: pit { $pit } is a tuzdyk.
error-record-landing = { local-place }: in { $input } the last stone lands in pit { $to }, not { $typed }.
error-record-after-end = { local-place }: { $input } cannot be played: the game is already over.
error-record-after-result = { local-place }: { $input } stands after the result of the game.
error-record-no-pit = { local-place }: { $input } cannot be played: there is no pit { $pit } on this board.
error-record-wrong-side = { local-place }: { $input } cannot be played: it starts in the other player’s row.
error-record-row = { local-place }: in { $input } the last stone lands in pit { $to } of the other row.
error-record-not-tuzdyk = { local-place }: { $input } is marked as making a tuzdyk, but it makes none.
error-record-not-tuzdyk-has-one = { local-place }: { $input } makes no tuzdyk: { local-mover } already has one.
error-record-not-tuzdyk-ninth = { local-place }: { $input } makes no tuzdyk: pit { $to } can never become one.
error-record-not-tuzdyk-same-number = { local-place }: { $input } makes no tuzdyk: the opponent’s tuzdyk has the same number, { $to }.
error-record-kazan = { local-place }: { $input } gives { $typed }, but { local-mover }’s kazan holds { local-kazan }.
error-record-skipped = { local-place }: a missed turn is marked here, but nobody had to miss a turn.
error-record-kazans = { $file }, line { $line }: the score is given as { $input }, but the kazans hold { $white } (White) and { $black } (Black).
error-record-diagram-pit = { $file }, line { $line }: the diagram shows “{ $input }” in { local-owner }’s pit { $pit }, but it holds { local-stones }.
error-record-diagram-tuzdyk = { $file }, line { $line }: the diagram shows “{ $input }” in { local-owner }’s pit { $pit }, but that pit is a tuzdyk.
error-record-diagram-kazan = { $file }, line { $line }: the diagram shows “{ $input }” in { local-owner }’s kazan, but it holds { local-kazan }.
error-record-tag = { $file }, line { $line }: “{ $input }” is not a well-formed tag.
error-record-game = { $file }, line { $line }: the tag Game names an unknown game: “{ $input }”.
error-record-rules = { $file }, line { $line }: the tag Rules names unknown rules: “{ $input }”.
error-record-position = { $file }, line { $line }: the tag FEN holds no position: “{ $input }”.
error-record-setup = { $file }, line { $line }: the position in the tag FEN is impossible: “{ $input }”.
error-record-declared-win = { $file }, game { $number }: the record declares a win for { local-winner }, but that does not agree with the moves.
error-record-declared-draw = { $file }, game { $number }: the record declares a draw, but that does not agree with the moves.
error-record-declared-score = { $file }, game { $number }: the record gives the score as { $input }, but the kazans hold { $white } (White) and { $black } (Black).
error-record-fine = { $plies ->
    [one] The first { $plies } ply is fine: --to { $plies } shows it.
   *[other] The first { $plies } plies are fine: --to { $plies } shows them.
 }
error-record-none-fine = No ply before this place could be read.
error-no-ply = There is no ply { $number }; the game has { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
 }.
error-from-after-to = --from { $first } comes after --to { $last }.
error-position-missing = { $total } stones instead of { $whole }; missing: { $count }.
error-position-extra = { $total } stones instead of { $whole }; too many: { $count }.
error-position-tuzdyk-ninth = Pit { $pit } can never be a tuzdyk.
error-position-tuzdyk-same = Both tuzdyks are in pits number { $pit }: two tuzdyks with the same number are not allowed.
error-position-tuzdyk-stones = The tuzdyk in pit { $pit } holds { local-stones }; a tuzdyk is always empty.
error-position-unreadable = “{ $input }” is not a position.
error-position-empty = No position is given: the text is empty.
error-position-rows = A position has two rows with one “/” between them: first Black’s row, then White’s.
error-position-width = { local-side }’s row must have exactly { $pits ->
    [one] { $pits } pit
   *[other] { $pits } pits
 }.
error-position-pit = { local-side }’s row: pit { $number } from the left cannot be read. Write 9S for nine stones, t for a tuzdyk, a number alone for that many empty pits.
error-position-two-tuzdyks = { local-side }’s row has more than one tuzdyk.
error-position-kazans = After the rows come two numbers: the stones in White’s kazan and in Black’s.
error-position-turn = After the kazans comes S or N: S if White is to move, N if Black is.
error-position-number = The move number at the end of a position must be a number, 1 or more, written in digits.
error-position-too-long = There is extra text after the end of the position.
error-position-no-pit = { local-side }’s row has no pit { $pit }: the pits are numbered 1 to { $pits }.
error-position-no-tuzdyks = Pit { $pit } is marked as a tuzdyk, but there are no tuzdyks under these rules.
error-position-example = A position is written like this: { $input }
    A number with S is a pit with so many stones, a number alone so many empty pits, t a tuzdyk.
error-config-unknown-key = { $file }, line { $line }: there is no setting “{ $input }”.
error-config-unknown-key-suggest = { $file }, line { $line }: there is no setting “{ $input }”. Did you mean “{ $suggestion }”?
error-config-need-number = { $file }, line { $line }: the setting { $option } must be a number.
error-config-need-text = { $file }, line { $line }: the setting { $option } must be text in quotation marks.
error-config-need-bool = { $file }, line { $line }: the setting { $option } must be true or false.
error-config-need-list = { $file }, line { $line }: the setting { $option } must be a list.
error-config-value = { $file }, line { $line }: the setting { $option } cannot be “{ $input }”. Possible values: { $allowed }.
error-config-syntax = { $file }, line { $line }: the settings file is not valid TOML.
error-config-no-key = There is no setting “{ $input }”. Settings: { $allowed }.
error-config-no-key-suggest = There is no setting “{ $input }”. Did you mean “{ $suggestion }”?
error-config-no-folder = This system names no folder for settings. To name a file: --config
report-config-file = { $file }, line { $line }
report-config-default = as usual
report-config-detected = detected
report-config-set = { $option } is now { $value }. File: { $file }
report-config-unset = { $option } is no longer set. File: { $file }
report-config-not-set = { $option } was not set. File: { $file }
error-language = There is no language “{ $input }” here. Installed: { $values }. To begin a new one: togyz locale new { $input }. To add one from a folder: --locale-dir FOLDER
error-locale-folder-full = The folder { $file } holds too many language files: not all of them are used.
error-locale-not-a-file = { $file } is not an ordinary file and is not used.
error-locale-name = The language file { $file } is not used: its name is not a language tag.
error-locale-second = The language file { $file } is not used: the folder has another one for the same language.
error-locale-too-large = The language file { $file } is not used: it is too large.
error-locale-too-deep = The language file { $file } is not used: line { $line } has too many brackets inside one another.
error-locale-syntax = { $file }, line { $line }: this message is written incorrectly and is not used.
error-locale-message = { $file }, line { $line }: the message { $input } cannot be used.
error-locale-skipped = The message { $input } could not be said in the language { $value }: it is said in another language.
error-locale-tag = “{ $input }” is not a language tag. Examples: tr, kaa, uz-Latn.
error-locale-exists = The file { $file } exists; nothing was written. Choose another name.
error-no-message = There is no message “{ $input }”.
error-no-message-suggest = There is no message “{ $input }”. Did you mean “{ $suggestion }”?

## Checking a language file

check-e01-encoding = From here on this is not UTF-8 text: nothing in the file is used.
check-e01-size = The file is larger than one mebibyte: nothing in it is used.
check-e01-depth = Here braces are nested more than { $max } deep: nothing in the file is used.
check-e01-number = A number may have at most { $max } characters: the message is not used.
check-e02-tab = The line is indented with a TAB, which Fluent does not take for a blank.
check-e02-mark = An invisible byte order mark stands here, in the middle of the file.
check-e02-default = Exactly one variant of a choice must be marked with an asterisk; here that is not so.
check-e02-one-line = After -> the line must end.
check-e02-quotes = Inside braces text stands in straight quotation marks, both in one line.
check-e02-unclosed = A closing brace was expected here.
check-e02-unopened = This closing brace closes nothing.
check-e02-stray = This line neither begins a message nor continues one.
check-e02-empty = There is no text here.
check-e02-selector = A choice cannot be made by this, and it cannot stand here.
check-e02-nested = Braces stand directly inside braces: the message is not used.
check-e02-unreadable = This is not Fluent.
check-e03-twice = “{ $input }” is here a second time; the one in line { $line } counts.
check-e03-both-kinds = “{ $input }” is the name of both a message and a term.
check-e03-like-function = “{ $input }” is the name of a function.
check-e03-attribute = The attribute { $input } is there twice.
check-e03-variant = The variant { $input } is there twice.
check-e04-reference = “{ $input }” is not defined in this language.
check-e04-no-text = “{ $input }” has attributes only and no text of its own.
check-e04-function = There is no function “{ $input }” here.
check-e04-cycle = This leads back to “{ $input }”: the message would never end.
check-e05-variable = The program does not pass { $input } to { $value }.
check-e05-helper = { $other } needs { $input }, which the program does not pass to { $value }.
check-e05-term = The term { $other } shows { $input }, but it is not given here: a term does not see the variables of a message.
check-e06-case = number-ending does not define the case “{ $input }”.
check-e06-literal = A named argument must be written out, as a text in quotation marks or a number.
check-e06-arguments = The arguments do not fit: there must be one variable, and then named arguments.
check-e07-name = The name of the file is not a language tag with .ftl after it: the file is not used.
check-e07-second = { $file } is for the same language and counts: this file is not used.
check-e08-character = The invisible character { $input } is not let through to the terminal.
check-e08-isolate = The isolation mark { $input } is written by hand.
check-e09-unsayable = { $input } cannot be said with these values: { $values }.
check-e09-unsayable-plain = { $input } cannot be said.
check-e09-too-long = { $input } becomes too long.
check-e10-word = The word “{ $input }” already stands for another command, { $other }.
check-w01-missing = { $count ->
    [one] { $count } message is
   *[other] { $count } messages are
 } missing ({ $percent }% done): { $values }
check-w02-unknown = The program never says “{ $input }”.
check-w02-unused = Nothing uses “{ $input }”.
check-w03-variable = The English message tells { $input }, this one does not.
check-w04-missing = The choice lacks what this language needs: { $values }, for example for the number { $number }.
check-w04-category = In this language no number belongs to the category “{ $input }”.
check-w04-order = { $input } is never reached: a category above it takes the number first.
check-w04-key = { $other } is never “{ $input }”.
check-w05-plurals = CLDR has no plural rules for “{ $input }”: those of English are used.
check-w06-english = This is word for word the English text.
check-w06-blanks = There are blanks at the end of the text or of the line.
check-w06-quotes = The quotation marks in the text are straight.
check-w06-dots = Three full stops stand for an ellipsis.
check-w07-changed = The English text has changed since this was translated.
check-w08-name = The language does not say what it calls itself.
check-w08-positional = The term { $input } takes named arguments only: this one is ignored.
check-w08-option = The option “{ $input }” has no effect here.
check-cure-encoding = Save the file in the encoding UTF-8.
check-cure-size = Keep nothing in it but messages: a whole language takes a tenth of that.
check-cure-depth = Put the inner part into a message of its own, local-…, and refer to it.
check-cure-number = Write a shorter number.
check-cure-tab = Put blanks in the place of the TAB.
check-cure-character = Delete it. If it cannot be seen, delete the line and type it again.
check-cure-default = Put * before the variant that is right for everything else: *[other].
check-cure-one-line = Write each variant on a line of its own, and the closing brace on the last.
check-cure-quotes = Type plain straight quotation marks, one on each side.
check-cure-unclosed = Close the brace. Inside braces stands one thing only: one variable, one reference or one choice.
check-cure-unopened = Delete it, or open the brace before the name.
check-cure-stray = If it goes on with the message above, begin it with blanks; if it begins a message, write: name = text
check-cure-empty = Write the text, or delete the message: then it falls back to another language.
check-cure-selector = Choose by a variable.
check-cure-nested = Take one pair of braces away.
check-cure-unreadable = Compare it with the same message in another language: togyz locale show
check-cure-twice = Delete one of the two.
check-cure-rename = Give it another name.
check-cure-suggest = Did you mean “{ $suggestion }”?
check-cure-reference = Write the message, or take the reference out.
check-cure-unknown = Delete it; a helper of your own is called local-…
check-cure-no-text = Give it a text, or refer to one of its attributes.
check-cure-function = Functions: { $values }. Within number-ending there are none.
check-cure-cycle = Write the text out in one of the two.
check-cure-variables = Variables here: { $values }
check-cure-no-variables = This message has no variables: write it without.
check-cure-term = Give it to the term: { $value }. Or make the term a message, local-…, which sees the variables.
check-cure-case = Cases defined there: { $values }. Add { $input }, or use one of them.
check-cure-endings = Write the message number-ending with the attribute { $input }: see togyz locale new
check-cure-literal = Write the value itself. To decide by a variable, make a choice and write it in each variant.
check-cure-arguments = Write one variable first and what is named after it.
check-cure-file-name = Name it after the language: tr.ftl, kaa.ftl, uz-Latn.ftl.
check-cure-second = Join the two files into one.
check-cure-isolate = Delete it: where a language needs them, the program puts them itself.
check-cure-unsayable = Endings and exact numbers need a variable that is a number; compare it with the English message.
check-cure-too-long = Shorten it: references that refer to references multiply.
check-cure-word = Choose another word for one of the two. The English words always work as well.
check-cure-missing = They are said in the language of meta-fallback, or in English.
check-cure-unused = Delete it, or use it.
check-cure-not-used = If the sentence is right without it, write the mark [W03] into the comment above it.
check-cure-no-category = Add a variant for each of them: { $values }. Or call the default *[other]: it is right for all the rest.
check-cure-category = Categories of this language: { $values }
check-cure-order = Put the exact number above the category.
check-cure-key = It is one of these: { $allowed }
check-cure-plurals = If a language you know counts alike, borrow its rules: meta-plurals = kk
check-cure-english = Translate it. If the two really are alike, write the mark [W06] into the comment above it.
check-cure-blanks = Delete them.
check-cure-typographic = Use those of the language: “…”, «…» or „…“.
check-cure-dots = Write the single character …
check-cure-changed = Read it ({ $command }), correct the translation, and write { $value } into the comment.
check-cure-name = Write: meta-language-name = its name in itself
check-cure-positional = Give it a name, or make the term a message, local-…, which sees the variables.
check-cure-option = Delete it. NUM knows case, and NUMBER knows type.
report-locale-clean = { $file }: nothing was found.
report-locale-errors = { $count ->
    [one] { $count } error
   *[other] { $count } errors
 }
report-locale-warnings = { $count ->
    [one] { $count } warning
   *[other] { $count } warnings
 }
report-locale-written = { $file } holds every message, in comments. To have it checked: { $command }
ui-column-messages = Messages

## Comments in a new language file

ui-translate-intro =
    togyz in one more language: { $input }.
    Every message stands below, commented out. To translate one, delete the number sign and the blank before its name and write your sentence after the equals sign.
    A text of several lines goes on in lines that begin with four blanks.
    Above each: its text in English and in another language, what comes out of it, and its variables. Keep a variable, in braces, wherever the sentence needs it; its place is free.
    The program says what is missing in another language: the file works from the first message on.
    To see it: togyz --locale-dir . --lang { $input } learn
    To have it checked: { $command }
ui-translate-name = The name of the language in the language itself. Write it in the place of the tag.
ui-translate-fallback = The language in which to say what is missing here, if it is not English.
ui-translate-plurals = Plural categories of this language, with numbers that belong to them: { $values }. The last variant carries an asterisk.
ui-translate-no-plurals = CLDR has no plural rules for this language; those of English are used. To borrow those of another language, name it:
ui-translate-endings = Only if a number written in digits takes an ending, such as 3’e or 5-ке: one attribute for each case, one line for each ending. The number counts by its last spoken word. Ask for it with NUM and case.
ui-translate-helpers = Helpers of the English text, to be copied where they help. Yours may be others, with any name that begins with local-.
ui-translate-side = one of the two players
ui-translate-number = a number
ui-translate-pit = the number of a pit
ui-translate-text = a text, shown as it is
ui-translate-wording = chooses between wordings of the same sentence, for variety; may be left out

## In-game words

cmd-hint = hint, tip
cmd-answer = answer, solution
cmd-skip = skip, next
cmd-why = why, explain
cmd-undo = undo, back
cmd-redo = redo, forward
cmd-board = board, position
cmd-outcomes = outcomes, preview
cmd-moves = moves, legal
cmd-score = score, points
cmd-last = last, previous
cmd-clock = clock, time
cmd-pit = pit, mine
cmd-opp = opp, opponent
cmd-tuzdyk = tuzdyk, tuzdyks
cmd-level = level, strength
cmd-tutor = tutor, teacher
cmd-narrate = narrate, narration
cmd-lang = lang, language
cmd-flip = flip, turn
cmd-save = save, store
cmd-load = load, open
cmd-export = export, write
cmd-new = new, restart
cmd-draw = draw, tie
cmd-claim = claim, demand
cmd-resign = resign, surrender
cmd-quit = quit, exit
cmd-help = help, commands
cmd-yes = yes, y
cmd-no = no, n
cmd-white = white, first
cmd-black = black, second
cmd-random = random, lot
cmd-brief = brief, short
cmd-normal = normal, usual
cmd-teaching = teaching, full
cmd-off = off, none
cmd-blunder = blunder, blunders
cmd-mistake = mistake, mistakes
cmd-all = all, everything

## In-game help

help-word-move = play a pit, for example 7 or 76
help-word-preview = what a move would bring, without playing it, for example 7?
help-word-hint = advice in three steps: ask again for more
help-word-answer = show the solution
help-word-skip = leave this puzzle unsolved
help-word-leave = leave the puzzles
help-word-why = explain the last move; why 2: the one before it
help-word-undo = take back moves, for example undo 2
help-word-redo = play again the moves taken back
help-word-board = show the board
help-word-outcomes = what each move would bring
help-word-moves = the pits you can play
help-word-score = how many stones are in the kazans
help-word-last = the last move once more
help-word-clock = the time left
help-word-pit = what is in your pit, for example pit 7
help-word-opp = what is in the opponent’s pit, for example opp 3
help-word-tuzdyk = where the tuzdyks are
help-word-level = change the level, for example level 5
help-word-tutor = when to warn before a bad move, for example tutor mistake
help-word-narrate = how much is said about each move, for example narrate brief
help-word-lang = change the language, for example lang ky
help-word-flip = turn the board round
help-word-save = save the game, for example save lesson
help-word-load = load a game, for example load lesson
help-word-export = the game as a record: export, export playok, export FILE
help-word-new = start a new game
help-word-draw = offer a draw
help-word-claim = claim a draw by repetition
help-word-resign = resign the game
help-word-quit = leave; the game is kept
help-word-help = this list

## Analysis

report-title = Analysis of the game
report-blunder = blunder
report-mistake = mistake
report-inaccuracy = inaccuracy
report-best-move = best move
report-blunders = Blunders: { $count }
report-mistakes = Mistakes: { $count }
report-inaccuracies = Inaccuracies: { $count }
report-none = No mistakes were found.
report-this-blunder = This was a blunder: it loses about { local-stones }.
report-this-mistake = This was a mistake: it loses about { local-stones }.
report-this-inaccuracy = This was an inaccuracy: it loses about { local-stones }.
report-this-best = This was the best move.
report-better = A better move was { $notation }.
report-accuracy = Accuracy: { local-mover } { $percent }%
report-turning-point = Turning point: move { $number } ({ local-mover }), { $notation }
report-line-played = Line played: { $line }
report-line-after = After this move: { $line }
report-line-better = Better line: { $line }
report-depth = Depth: { $depth }
report-evaluation = Evaluation (in stones, for White): { $value }
report-proven-win = Proven: { local-mover } wins.
report-proven-loss = Proven: { local-mover } loses.
report-proven-draw = Proven: a draw.
report-tables-ready = The tables are ready.
report-tables-stopped = Stopped. The finished files are kept; the same command goes on from there.
report-tables-folder = Folder: { $file }
report-tables-stones = Stones on the board, at most: { $value }
report-tables-files = Files: { $number } of { $total }
report-tables-positions = Positions: { $value }
report-tables-bytes = Bytes on disk: { $value }
report-tables-good = All checksums hold. Files checked: { $value }
report-tables-values = All values compared with the rules are right. Positions compared: { $value }
report-tables-removed = Files removed: { $value }
ui-confirm-tables = Remove all tables in { $file }? [y/n]
error-tables-rules = There are no endgame tables for the rules { $input }. To build those of the usual game: --rules standard
report-solve-at-least-draw = Proven: { local-mover } cannot lose; whether there is a win is open.
report-solve-at-most-draw = Proven: { local-mover } cannot win; whether there is a draw is open.
report-solve-unknown = Nothing could be proven in this time. More time: --time
report-solve-kazans = Kazans after the last stone, White’s and Black’s: { $white } and { $black }
report-solve-line = Best play, plies { $number }: { $line }
report-solve-tables = The endgame tables know the position.
report-solve-search = Searched to depth { $depth }; positions: { $value }
report-progress = Analysing: move { $number } of { $total }
report-graph = Evaluation after each move, in stones, for White
report-accuracy-opening = Accuracy in the opening, %: White { $white }, Black { $black }
report-accuracy-middle = Accuracy in the middle game, %: White { $white }, Black { $black }
report-accuracy-end = Accuracy in the endgame, %: White { $white }, Black { $black }
report-opening = Opening: { $line }
report-book = Plies known from the book of openings: { $count }
report-tuzdyk = Tuzdyk: { local-mover }, move { $number }, the opponent’s pit { $pit }
report-nothing = No move was played: there is nothing to analyse.
report-analysed = Plies analysed: { $number } of { $total }
report-left-out = Smaller mistakes that are not shown: { $count }
report-written = Written: { $file }
report-tables = Endgame tables were used.
ui-analyze-left = seconds left: { $count }
ui-analyze-interrupted = Stopped. What was analysed so far is told.
report-bench-depth = Search depth, plies: { $value }
report-bench-nodes = Positions searched: { $value }
report-bench-time = Search time, milliseconds: { $value }
report-bench-speed = Positions searched per second: { $value }
report-bench-narrated = Moves narrated per second: { $value }
report-bench-loaded = Language loaded, microseconds: { $value }
report-bench-games = 1000 games narrated, milliseconds: { $value }
report-bench-made = Depth 8, every move made: { $value } moves per second, { $ratio } times the plain array
report-bench-counted = Depth 8, the last ply counted: { $value } positions per second, { $ratio } times the plain array
report-bench-positions = Positions counted: { $value }
report-bench-reached = Mean depth over 16 positions in { $time } milliseconds: { $value }
report-bench-threads = Positions searched per second, one thread and two: { $one } and { $two }, ratio { $ratio }
report-bench-vectors = { $bytes ->
    [0] Positions searched per second, without vector instructions: { $value }
   *[other] Positions searched per second, vectors of { $bytes } bytes: { $value }
}
report-bench-evaluation = One evaluation, nanoseconds: { $value }
report-bench-weights = Weights of the evaluation, bytes: { $value }
report-bench-stop = Longest wait after a stop, milliseconds: { $value }
report-bench-first = First move of a new engine, level { $level }, milliseconds: { $value }
report-bench-analysis = A game analysed on two cores, plies: { $plies }, depth: { $depth }, milliseconds: { $value }
report-bench-memory = Peak memory, megabytes: { $value }
report-bench-built = Endgame tables to { $stones } stones, built in milliseconds: { $value }
report-bench-probe = One question to the endgame tables, nanoseconds: { $value }
report-bench-signature = Signature: { $value }
report-match-line = { $name }: { $ratio } % in { $count ->
    [one] { $count } game
   *[other] { $count } games
 } ({ $value }), Elo { $elo }
report-match-pairs = Pairs with 0, ½, 1, 1½, 2 points: { $value }
report-match-sprt-open = SPRT { $min } or { $max } Elo: { $value } of ±{ $bound }, not decided yet
report-match-sprt-shown = SPRT { $min } or { $max } Elo: { $value } of ±{ $bound }, { $max } is accepted
report-match-sprt-refuted = SPRT { $min } or { $max } Elo: { $value } of ±{ $bound }, { $min } is accepted
report-match-plies = Plies per game: { $value }
report-match-effort = { $name }: { $value } positions and { $time } ms per move
report-match-nodes = { $name }: { $value } positions per move
report-match-drawn = Drawn by repetition: { $count }; for length: { $number }
report-match-faults = { $name } lost by a crash: { $crashes }; by time: { $time }; by an illegal move: { $illegal }
report-match-disagreements = Wrong answers about the game: { $count }
report-games-imported = { $count ->
    [one] { $count } game was imported.
   *[other] { $count } games were imported.
 }
report-games-duplicates = { $count ->
    [one] { $count } game was there already.
   *[other] { $count } games were there already.
 }
report-games-faulty = { $count ->
    [one] { $count } game has a fault and was not imported.
   *[other] { $count } games have faults and were not imported.
 }
report-games-moveless = { $count ->
    [one] { $count } game has no moves and was not imported.
   *[other] { $count } games have no moves and were not imported.
 }
report-games-found = { $count ->
    [one] { $count } game was found.
   *[other] { $count } games were found.
 }
report-games-none-found = No game was found.
report-games-first = { $count ->
    [one] Only the first game is shown.
   *[other] Only the first { $count } games are shown.
 }
report-games-exported = { $count ->
    [one] { $count } game was written to { $file }.
   *[other] { $count } games were written to { $file }.
 }
report-games-deleted = { $count ->
    [one] { $count } game was deleted.
   *[other] { $count } games were deleted.
 }
report-games-checked = { $count ->
    [one] { $count } game was checked.
   *[other] { $count } games were checked.
 }
report-games-faults = { $count ->
    [one] { $count } fault was found.
   *[other] { $count } faults were found.
 }
report-games-sound = No fault was found.
report-stats-games = Games: { $count }
report-stats-results = Results
report-stats-win = { local-winner } won
report-stats-draw = Draw
report-stats-unknown = Unknown
report-stats-endings = How the games ended
report-stats-lengths = Length in plies
report-stats-shortest = Shortest
report-stats-median = Median
report-stats-average = Average
report-stats-longest = Longest
report-stats-tuzdyks = Tuzdyks
report-stats-tuzdyk-both = Both sides have one
report-stats-tuzdyk-neither = Neither side has one
report-stats-total = Total
report-stats-openings = First moves
report-own-title = Your games against the computer
report-own-none = There are no finished games against the computer yet. To play one: togyz play
report-own-unfinished = Unfinished games, not counted: { $count }
report-own-two = Games of two people, not counted: { $count }
report-own-other-rules = Games under other rules, not counted: { $count }
report-own-loss = What your moves lost on average, in stones
report-own-opening = Opening
report-own-middle = Middle game
report-own-end = Endgame
report-own-tuzdyks = Games with a tuzdyk
report-own-tuzdyk = You
report-own-tuzdyk-computer = The computer
report-own-wins = Most wins in a row: { $count }
report-own-unbeaten = Most games in a row without a loss: { $count }
report-own-wins-now = Wins in a row now: { $count }
report-own-progress = Progress, from the oldest games to the newest
report-own-step = Games in each line, at most: { $count }
ui-stats-progress = Analysing: game { $number } of { $total }
ui-stats-interrupted = Stopped. Games analysed: { $number } of { $total }. The next time goes on from there.
explain-none = There is no single reason: compare the lines.
explain-only = It was the only move.
explain-fine = This was a good move; { $notation } was only a little better.
explain-later = Whether it was a good move is told after your answer.
explain-gives-up-win = This move gives up a certain win.
explain-certain-loss = After this move the opponent’s win is certain.
explain-missed-capture = This move misses a capture: pit { $pit } would have captured { local-stones }.
explain-missed-tuzdyk = This move misses a tuzdyk: pit { $pit } would have made the opponent’s pit { $target } a tuzdyk.
explain-allowed-capture = This move lets the opponent capture { local-stones } from pit { $target } by playing pit { $pit }.
explain-allowed-tuzdyk = This move lets the opponent make pit { $target } a tuzdyk by playing pit { $pit }.
explain-fed-tuzdyk = This move drops { local-stones } into the opponent’s tuzdyk.
explain-emptied-row = This move leaves the mover’s own row empty: the opponent can then get all the stones left on the board.
explain-wins = This move wins by force; plies to the end: { $plies }.
explain-wins-tables = By the endgame tables this move wins, in the end by { local-stones }.
explain-loses = This move loses by force; plies to the end: { $plies }.
explain-loses-tables = By the endgame tables this move loses, in the end by { local-stones }.
explain-missed-win = This move misses a proven win: { $notation } wins by force; plies to the end: { $plies }.
explain-missed-win-tables = This move misses a win that the endgame tables prove: { $notation } wins, in the end by { local-stones }.
explain-captures = This move captures { local-stones }.
explain-makes-tuzdyk = This move makes the opponent’s pit { $target } a tuzdyk.
explain-missed-tuzdyk-later = The better line makes the opponent’s pit { $target } a tuzdyk.
explain-allowed-tuzdyk-later = In this line the opponent makes pit { $target } a tuzdyk.
explain-threatens-capture = This move threatens to capture { local-stones } from the opponent’s pit { $target } by playing pit { $pit }.
explain-threatens-tuzdyk = This move threatens to make the opponent’s pit { $target } a tuzdyk by playing pit { $pit }.
explain-prevents-capture = Otherwise the opponent could capture { local-stones } from pit { $target } by playing pit { $pit }.
explain-prevents-tuzdyk = Otherwise the opponent could make pit { $target } a tuzdyk by playing pit { $pit }.
explain-starves = The opponent is left with nothing to play: the stones left on the board ({ $stones }) go to the mover.
explain-starved = The mover is left with nothing to play: the stones left on the board ({ $stones }) go to the opponent.
explain-escapes = After the other move the mover would have been left with nothing to play: the stones left on the board ({ $stones }) would have gone to the opponent.
explain-balance = Stones won less stones lost by the end of the line: { $value } here, { $better } after the better move.
explain-row = Stones kept in the own row at the end of the line: { $stones } here, { $better } after the better move.
explain-term-kazan = What the kazans are worth at the end of the line, in stones: { $value } here, { $better } after the better move.
explain-term-tuzdyk = What the tuzdyks are worth at the end of the line, in stones: { $value } here, { $better } after the better move.
explain-term-pits = How the stones stand in the pits at the end of the line, in stones: { $value } here, { $better } after the better move.
explain-term-turn = What the turn is worth at the end of the line, in stones: { $value } here, { $better } after the better move.

## Tutorial in fourteen steps: the reader is White

tutorial-01-title = The board
tutorial-01-body =
    Each player has a row of nine pits and one kazan, a store for captured stones.
    The lower row is yours, the upper one is the opponent’s.
    Pits are numbered 1 to 9, and both players count from their own left.
    So the opponent’s pit 1 is at the top right, just above your pit 9.
tutorial-01-caption = Your numbers grow from left to right, the opponent’s from right to left.

tutorial-02-title = The starting position
tutorial-02-body =
    At the start every pit holds 9 stones.
    There are 18 pits, so 162 stones are in play, and both kazans are empty.
    White moves first; in these lessons you are White.
    Your goal is to gather 82 stones, more than half.
tutorial-02-caption = 9 stones in each of the 18 pits, 0 in both kazans.

tutorial-03-title = Which way the stones go
tutorial-03-body =
    All stones travel counter-clockwise, and they never turn back.
    In your row they go right, from pit 1 to pit 9.
    After your pit 9 comes the opponent’s pit 1, and there they go left.
    After the opponent’s pit 9 the circle closes at your pit 1.
tutorial-03-caption = Once round the board: your pits 1–9, then the opponent’s pits 1–9.

tutorial-04-title = Sowing
tutorial-04-body =
    Choose one of your pits that has stones in it, and pick up all of them.
    If there are two or more, put the first one back into the same pit.
    Then drop one stone into each following pit and skip none.
    Here the 9 stones from pit 7 go to your pits 7, 8 and 9 and to the opponent’s pits 1 to 6.
tutorial-04-caption = Pit 7 keeps 1 stone; the last one lands in the opponent’s pit 6 and makes 10 there. The next step tells what that brings.
tutorial-04-question = Look at the starting position again. Where does the last stone land if you play pit 5?
tutorial-04-answer = In the opponent’s pit 4. Five of the 9 stones go to your pits 5 to 9, the other four to the opponent’s pits 1 to 4.

tutorial-05-title = Capturing: an even number
tutorial-05-body =
    Watch the last stone of your move.
    If it lands in the opponent’s row, count the stones in that pit, the new one included.
    If the number is even (2, 4, 6 and so on), all of them go to your kazan.
    Nothing is taken from the other pits.
tutorial-05-caption = Pit 7 again: the opponent’s pit 6 had 9 stones, and 9 + 1 = 10. You capture 10; your kazan now holds 10.
tutorial-05-question = Your pits 6 and 7 hold 12 stones each. Which of them captures more?
tutorial-05-answer = Pit 7. Its last stone lands in the opponent’s pit 9: 11 + 1 = 12, and your kazan grows from 12 to 24. Pit 6 ends in the opponent’s pit 8: 1 + 1 = 2, so it captures only 2.

tutorial-06-title = A single stone
tutorial-06-body =
    One stone alone in a pit does not stay: it moves on to the next pit.
    Nothing is left behind.
    From pit 9 it crosses over into the opponent’s pit 1.
    It is the last stone of your move, so over there it can capture too.
tutorial-06-caption = The only stone in pit 5 moves on to pit 6: 10 + 1 = 11. Pit 5 is now empty.
tutorial-06-question = You play the single stone in pit 9. The opponent’s pit 1 holds 11 stones. What happens?
tutorial-06-answer = The stone lands in the opponent’s pit 1: 11 + 1 = 12, an even number. You capture 12, and your kazan grows from 10 to 22.

tutorial-07-title = An odd number
tutorial-07-body =
    If the last stone makes an odd number in the opponent’s pit, you capture nothing.
    All stones stay where they have fallen, and it is the opponent’s turn.
    One odd number is special: exactly 3.
    You will meet it in step 9.
tutorial-07-caption = The last of the 10 stones from pit 4 lands in the opponent’s pit 4: 12 + 1 = 13. That is odd, so the kazans stay at 10 and 12.
tutorial-07-question = Which move captures here: pit 5 or pit 9?
tutorial-07-answer = Pit 9. The second of its 2 stones lands in the opponent’s pit 1: 11 + 1 = 12, and your kazan grows from 10 to 22. Pit 5 ends in the opponent’s pit 5: 12 + 1 = 13 is odd.

tutorial-08-title = Landing in your own row
tutorial-08-body =
    You can capture only in the opponent’s row.
    When your last stone ends up on your own side, the number in that pit does not matter.
    Even or odd, the stones stay, and your turn is over.
    The same is true when the last stone comes home after a trip round the board.
tutorial-08-caption = The last of the 3 stones from pit 2 lands in your own pit 4: 11 + 1 = 12. The number is even, but nothing is captured.
tutorial-08-question = Pit 6 holds 15 stones, and the last one comes all the way round to your pit 2, which holds 13. Do you capture?
tutorial-08-answer = No. 13 + 1 = 14 is even, but pit 2 is your own. Your kazan stays at 22.

tutorial-09-title = The tuzdyk
tutorial-09-body =
    If your last stone makes exactly 3 in an opponent’s pit, you win the pit itself.
    It becomes your tuzdyk, and its 3 stones go to your kazan.
    The board shows it as X.
    It stays yours until the end of the game.
tutorial-09-caption = The last of the 10 stones from pit 8 lands in the opponent’s pit 8: 2 + 1 = 3. The pit becomes your tuzdyk; your kazan grows from 22 to 25.
tutorial-09-question = From pit 3 the last stone lands in the opponent’s pit 2, which holds 3 stones. Will that pit become your tuzdyk?
tutorial-09-answer = No. 3 + 1 = 4 is an ordinary even number: you capture 4, and your kazan grows from 22 to 26. For a tuzdyk there must be 2 stones before your last one arrives.

tutorial-10-title = Three limits of the tuzdyk
tutorial-10-body =
    Pit 9 can never become a tuzdyk.
    A player can have only one tuzdyk in a game.
    Your tuzdyk and the opponent’s must not have the same number.
    If one of these limits forbids it, your move still counts, but the 3 stones stay in the pit.
tutorial-10-caption-1 = The last of the 12 stones from pit 7 lands in the opponent’s pit 9: 2 + 1 = 3. Pit 9 cannot be a tuzdyk, so the 3 stones stay.
tutorial-10-caption-2 = You already have a tuzdyk, the opponent’s pit 8. The last of the 11 stones from pit 4 lands in the opponent’s pit 5: 2 + 1 = 3, but you cannot have a second one.
tutorial-10-caption-3 = The opponent’s tuzdyk is your pit 7. The last of the 11 stones from pit 6 lands in the opponent’s pit 7: 2 + 1 = 3, but the number is the same. On the way 1 stone fell into the opponent’s tuzdyk: their kazan grew from 13 to 14.
tutorial-10-question = The opponent’s tuzdyk is your pit 7. Facing it is the opponent’s pit 3, which holds 2 stones, and your pit 2 ends there. Can pit 3 become your tuzdyk?
tutorial-10-answer = Yes. Only the numbers are compared, and 3 is not 7; facing each other does not matter. 2 + 1 = 3, so the pit becomes your tuzdyk and your kazan grows from 36 to 39.

tutorial-11-title = What a tuzdyk does
tutorial-11-body =
    Any stone that falls into your tuzdyk goes to your kazan at once, no matter who sows it.
    So a tuzdyk is always empty, and nobody can play from it.
    If the last stone falls into a tuzdyk, the tuzdyk’s owner gets it and the move is over.
    The opponent’s tuzdyk in your row works for them in the same way.
tutorial-11-caption = Your tuzdyk is the opponent’s pit 1. One of the 5 stones from pit 8 falls into it, and your kazan grows from 39 to 40. The last one lands in the opponent’s pit 3: 12 + 1 = 13, odd.
tutorial-11-question = The last of the 4 stones from pit 7 falls into your tuzdyk. What does this move bring you?
tutorial-11-answer = Exactly 1 stone: your kazan grows from 39 to 40. There is nothing more to count.

tutorial-12-title = How the game ends
tutorial-12-body =
    A player whose kazan holds 82 stones or more wins at once.
    If each kazan holds 81, the game is a draw.
    If a player is to move and has no stones in their row, that is atsyrau: the game ends, and the other player takes the stones left on the board.
    If your row is empty after your own move, the game goes on: the opponent’s answer may bring you new stones.
tutorial-12-caption-1 = The last of the 3 stones from pit 9 lands in the opponent’s pit 2: 5 + 1 = 6. 76 + 6 = 82, and you win 82–46.
tutorial-12-caption-2 = The single stone in pit 1 moves on to pit 2, and the opponent has no stones to play: atsyrau. The 10 stones left are yours: 72 + 10 = 82, and you win 82–80.
tutorial-12-question = You have 75, the opponent 81, and the opponent’s row is empty. You move the single stone from pit 5 to pit 6. How does the game end?
tutorial-12-answer = In a draw. The opponent cannot move, so the 6 stones left in your row go to your kazan: 75 + 6 = 81. The score is 81–81.

tutorial-13-title = Playing in this program
tutorial-13-body =
    Type the number of a pit, for example 7, and press Enter to play it.
    7? only shows what the move would bring; nothing is played.
    “hint” gives you advice; “undo” takes back your move together with the computer’s reply.
    “lang kk” changes the language, and “help” lists all commands.
    “quit” leaves the program; your game is kept.
tutorial-13-caption = What 7? tells you at the start: the last stone lands in the opponent’s pit 6, 9 + 1 = 10, and you would capture 10 stones.

tutorial-14-title = Advice for beginners
tutorial-14-body =
    Before you move, find the pit where your last stone will land, and check whether its number becomes even.
    Then look at the board as the opponent: one more stone turns an odd number into an even one.
    Guard your fullest pits first.
    Watch for a chance to make a tuzdyk: it works for you until the end.
    Do not let your row run empty.
tutorial-14-caption = After your move from pit 7 the opponent can answer from pit 3: the last stone lands in your pit 3, 9 + 1 = 10, and you lose 10 stones.

tutorial-15-title = Counting: how far a pit reaches
tutorial-15-body =
    From a pit with 10 stones the last one lands in the opponent’s pit with the same number.
    One stone more reaches one pit further; one stone less, one pit less far.
    19 stones go all round the board, and the last one comes back to the pit it left.
tutorial-15-caption = Pit 4 holds 10 stones: the last one lands in the opponent’s pit 4. 11 + 1 = 12, and you capture 12 stones.

tutorial-16-title = Threats
tutorial-16-body =
    Before you move, look at the whole board: where would each last stone land?
    Where the number is odd, one more stone makes it even.
    If several moves capture, choose the one that brings the most.
    The opponent counts in the same way: look for what they can capture next.
tutorial-16-caption = Three moves capture here. Pit 6 brings the most: 7 + 1 = 8. Pit 8 brings 4 stones, and pit 9 only 2.

tutorial-17-title = Defence
tutorial-17-body =
    If the opponent is about to capture from your pit, there are three ways to defend.
    Play from that pit, and take its stones away.
    Or add one stone to it: then the opponent’s last stone makes an odd number.
    Or drop one stone into the pit they want to play: then their last stone goes one pit further.
    If you cannot save everything, save your fullest pit.
tutorial-17-caption = The opponent wanted to play pit 8 and capture from your pit 3: 5 + 1 = 6. Your single stone moves from pit 2 to pit 3: now it would be 6 + 1 = 7, an odd number.

tutorial-18-title = What a tuzdyk is worth
tutorial-18-body =
    Every stone that falls into a tuzdyk goes to its owner, until the end of the game.
    The earlier you make one, the more stones it gathers.
    So a tuzdyk is often worth more than a few stones.
    Watch your own pits with 2 stones: there the opponent can make a tuzdyk.
tutorial-18-caption = Your tuzdyk is the opponent’s pit 3. One of the 7 stones from pit 8 falls into it, and the last one captures: 7 + 1 = 8. Together that is 8 + 1 = 9 stones.

tutorial-19-title = The race to 82
tutorial-19-body =
    Near the end, count: how many stones does each player still need?
    Whoever has 82 wins at once.
    If the opponent is to move and their row is empty, the stones left in your row are yours.
    So when the opponent has few stones, keep yours in your own row.
    And do not let your own row run empty.
tutorial-19-caption = The opponent has no stones to play: atsyrau. The 6 stones left in your row are yours: 78 + 6 = 84, and you win 84–78.

## Exercises: questions about a board, put to a learner. The reader is White.

exercise-stones-own = How many stones are in your pit { $pit }?
exercise-stones-opponent = How many stones are in the opponent’s pit { $pit }?
exercise-next-own = You are sowing. A stone has just gone into your pit { $pit }. Which pit gets the next one?
exercise-next-opponent = The opponent is sowing. A stone has just gone into the opponent’s pit { $pit }. Which pit gets the next one?
exercise-landing = You play pit { $pit }. In which pit does the last stone land?
exercise-reach = From which of your pits does the last stone reach the opponent’s pit { $target }?
exercise-playable = Which pits can you play? Type all their numbers.
exercise-capture = Which of your pits captures stones?
exercise-most = Which of your pits captures the most stones?
exercise-gain = You play pit { $pit }. How many stones go to your kazan?
exercise-tuzdyk = Which of your pits makes a tuzdyk?
exercise-may-tuzdyk = You play pit { $pit }. Do you get a tuzdyk? Answer yes or no.
exercise-needed = Look at your kazan. How many more stones do you need to win?
exercise-win = Which of your pits wins at once?
exercise-starve = Which of your pits leaves the opponent without a stone to play?
exercise-result = You play pit { $pit }. Who wins? 1: you; 2: the opponent; 3: nobody, it is a draw; 4: nobody yet, the game goes on.
exercise-threat = It is the opponent’s turn. From which of your pits can they capture?
exercise-defend = Which of your pits can you play so that the opponent can capture nothing?

exercise-hint-board = Each player counts from their own left: the opponent’s pit 1 is at the top right.
exercise-hint-count = Point and count. The first stone stays in its pit; a single stone moves on to the next one.
exercise-hint-playable = You can play every pit of yours that holds a stone. An empty pit or a tuzdyk cannot be played.
exercise-hint-even = Find where the last stone lands. In the opponent’s row an even number is captured.
exercise-hint-three = It must be exactly 3, with the last stone, in the opponent’s row. Remember the three limits in step 10.
exercise-hint-gain = Count what is captured and what falls into your tuzdyk. If it is nothing, answer 0.
exercise-hint-needed = 82 stones win. Take away what is in your kazan.
exercise-hint-end = First count the kazans. Then see whether the opponent has a stone to play.
exercise-hint-threat = Look at the board as the opponent: where would each of their last stones land?
exercise-hint-defend = Try your moves one by one in your head. After each, look for what the opponent could capture.

exercise-right = { $wording ->
    [1] Well done!
    [2] Exactly!
   *[other] Right!
 }
exercise-wrong = { $wording ->
    [1] No, not that.
    [2] Not quite.
   *[other] Not yet right.
 }
exercise-again = Try once more.
exercise-answer = The answer: { $values }.
exercise-safe = The opponent can capture nothing from your pit { $pit } now.
exercise-missing = There are more pits that you can play.
exercise-type-number = Please answer with a number.
exercise-score = Right answers: { $right } of { $count }.

## The rules on one page

rules-title = The rules of togyzkumalak
rules-board-title = Board and start
rules-board-body =
    Two players sit facing each other: White (bastaushy) and Black (qostaushy).
    Each has a row of nine pits and one kazan for the stones won.
    At the start every pit holds 9 stones, 162 in all, and both kazans are empty.
    Each player counts the pits of their own row from the left, 1 to 9.
    White moves first; after that the players take turns, and nobody may pass.
rules-move-title = The move
rules-move-body =
    Choose one of your pits that is not empty, take up all its stones and sow them one by one, counter-clockwise.
    The first stone goes back into the same pit, the others into the pits that follow; after your pit 9 comes the opponent’s pit 1. No pit is skipped.
    A single stone does not stay where it is: it moves on to the next pit.
    With 19 stones or more the sowing goes all round the board, and the pit it began in gets a stone once more.
rules-capture-title = Capturing
rules-capture-body =
    If the last stone lands in an opponent’s pit and the number there becomes even (2 is even too), all the stones of that pit go to your kazan.
    If the number is odd, or if the last stone lands in your own row, nothing is captured.
rules-tuzdyk-title = The tuzdyk
rules-tuzdyk-body =
    If the last stone makes exactly 3 in an opponent’s pit, that pit is your tuzdyk until the end of the game, and the 3 stones go to your kazan.
    A stone that falls into a tuzdyk goes to its owner’s kazan at once, whoever sows it. So a tuzdyk is always empty, and nobody plays from it.
    If the last stone of a move falls into a tuzdyk, the move ends there.
    There are three limits: a player gets only one tuzdyk in a game; pit 9 never becomes one; the two tuzdyks never have the same number.
    Where a limit forbids the tuzdyk, the move stands, and the 3 stones stay in the pit.
rules-end-title = The end of the game
rules-end-body =
    A player who has 82 stones or more in their kazan has won, and the game stops at once, even if it was the opponent’s move that brought the last of them.
    With 81 stones in each kazan the game is a draw.
    A player who is to move and has no stones in their row cannot play: this is atsyrau. The game ends, and the stones left on the board go to the opponent, in whose row they lie. The kazan of the player who cannot play decides: 81 stones are a draw, fewer are a loss.
    A row that is empty after one’s own move is not yet the end: the opponent’s answer may bring it new stones.
rules-readings-title = Where rule books differ
rules-readings-body =
    Some points are read in more than one way. The program plays as written above; another reading is chosen with --rules, and several are joined with +.
    --rules extra-move: at atsyrau the opponent collects the stones only if they have a move that leaves the empty row empty. If every move of theirs brings stones into it, they must play once more, and the game goes on.
    --rules play-on: 82 stones do not stop the game; it is played to the end for the exact score.
    --rules claim: when the same position occurs for the third time, a player may claim a draw.
rules-variants-title = Smaller games
rules-variants-body =
    --rules bestemshe: Bestemshe has 5 pits in a row with 5 stones in each, 50 stones in all, and no tuzdyk; 26 stones win. Children often begin with it.
    --rules qozdatu: Qozdatu has 7 pits in a row with 7 stones in each, 98 stones in all, and no tuzdyk; 50 stones win.
    Neither of the two can end in a draw.
rules-notation-title = How moves are written
rules-notation-body =
    A move is two digits: the pit that is played and the pit where the last stone lands, each counted from its owner’s left. 76 means: from pit 7, and the last stone landed in pit 6.
    The letter x marks a tuzdyk: 88x. When you type a move, the first digit is enough: 7.
rules-pits-title = Names of the pits
rules-spellings-title = One game, many spellings
rules-spellings-body =
    In Kazakh: тоғызқұмалақ, in Latin letters toğyzqūmalaq, togyzqumalaq, togyzkumalak, toguzqumalak or toguz kumalak.
    In Kyrgyz: тогуз коргоол, in Latin letters toguz korgool.
    In Russian: тогызкумалак, тогыз кумалак or тогыз-кумалак. In Turkish: dokuz kumalak.
    The Kazakh name means “nine pellets”. The Kyrgyz game has the same rules and its own words for them.
rules-history-title = Where the game comes from
rules-history-body =
    Togyzkumalak is one of the sowing games called mancala; Kazakhs and Kyrgyz play it, and their neighbours too.
    How old it is, nobody knows for certain: we know of no written record of its beginnings.
    Herders needed no board: they dug the pits in the ground, and the game has been called the herders’ algebra (Russian Wikipedia, “Тогыз кумалак”).
    In 1963 the magazine “Юный техник” printed its rules; the word atsyrau stands there already.
    In 2020 UNESCO put the game on the list of the intangible cultural heritage of humanity (file 01597).
