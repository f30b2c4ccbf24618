//! Records to tell: games, moments of games, and records with faults.

/// One of the shortest games that White can win, as it might be recorded.
pub(crate) const WON: &str = "\
[White \"Aigerim\"]
[Black \"Bakyt\"]
[Date \"2026.01.02\"]
[Result \"1-0\"]

1. 5 1 {too early} 2. 3 5 3. 8 3 4. 7 4 5. 6 5 6. 4 1-0
";

/// A game that White loses soon, and a bare list of moves.
pub(crate) const LOST: &str = "226946172369";

/// Positions and the pits played there, each for one thing that can happen.
pub(crate) const MOMENTS: [(&str, &str, &str); 25] = [
    ("an even and an odd number", START, "79"),
    (
        "a single stone moves on, to the own row",
        "2S,19S,1S,20S,13S,1S,8S,5S,1S/1,2S,10S,17S,16S,6S,1S,9S,5S 14 12 N 13",
        "4",
    ),
    (
        "a single stone leaves pit 9 and captures",
        "3S,7S,1S,3S,14S,5S,t,1S,1S/10S,3S,20S,8S,1,2S,1S,1,1S 58 24 S 15",
        "9",
    ),
    (
        "a single stone leaves pit 9 in vain",
        "1S,2S,1S,t,4S,1,3S,1S,1S/4S,1S,1S,1S,4S,2S,t,3S,2S 80 51 N 54",
        "9",
    ),
    (
        "White makes a tuzdyk",
        "11S,2S,12S,12S,1S,13S,13S,3S,1S/11S,1S,9S,9S,9S,1S,10S,10S,2S 22 10 S 3",
        "8",
    ),
    (
        "Black makes a tuzdyk after a lap and feeds White's",
        "9S,21S,2S,4S,1S,t,20S,1S,3S/1S,1,2S,3S,1S,3S,1,4S,4S 31 52 N 15",
        "8",
    ),
    (
        "pit 9 refuses White",
        "2S,1S,1,18S,2S,1,3S,8S,1/1,2S,1,5S,1S,3S,13S,11S,1S 62 30 S 21",
        "8",
    ),
    (
        "pit 9 refuses Black",
        "5S,4S,13S,14S,14S,1S,13S,4S,1/5S,1S,2S,1S,17S,3S,18S,1S,2S 2 42 N 7",
        "5",
    ),
    (
        "White has one already",
        "4S,5S,12S,1S,1S,t,2S,1S,6S/2S,2S,10S,4S,5S,6S,13S,4S,4S 58 22 S 28",
        "9",
    ),
    (
        "Black has one already",
        "3S,1S,2S,2S,2S,t,1S,3S,2S/1,2S,t,1S,1S,1S,4S,4S,3S 80 50 N 53",
        "9",
    ),
    (
        "Black's has the same number",
        "25S,1S,1S,2S,2S,4S,8S,1S,2S/t,2S,14S,5S,1,1S,1,24S,1S 32 37 S 24",
        "9",
    ),
    (
        "White's has the same number",
        "5S,21S,6S,1,1S,23S,6S,1S,t/1S,2S,4S,3S,3S,1S,19S,1S,2S 29 34 N 20",
        "8",
    ),
    (
        "both tuzdyks are fed on a lap that captures",
        "1,t,2S,1S,6S,1S,2S,1,1S/t,2,7S,3S,1,2S,4S,28S 48 57 S 35",
        "9",
    ),
    (
        "the other's tuzdyk is fed twice",
        "9S,4S,1S,1,1S,1S,5S,6S,1S/19S,1S,3S,1S,23S,21S,11S,t,6S 24 25 S 14",
        "5",
    ),
    (
        "the last stone falls into the own tuzdyk",
        "2S,t,3S,18S,20S,1S,5S,4S,1S/3S,3S,2S,2S,1,12S,7S,6S,5S 24 44 S 15",
        "6",
    ),
    (
        "the last stone falls into the other's tuzdyk",
        "5S,23S,2S,24S,18S,t,1S,1S,3S/2S,1S,2S,18S,1S,9S,3S,11S,7S 19 12 N 18",
        "5",
    ),
    (
        "a lap that captures",
        "9S,17S,2S,10S,2S,3S,10S,3S,2S/2S,4S,7S,5S,2S,5S,2S,27S,2S 36 12 S 26",
        "8",
    ),
    (
        "82 by a capture",
        "1S,1S,2S,2S,2S,t,1,3S,2S/1S,1S,t,2S,1S,1S,4S,4S,3S 81 51 S 55",
        "9",
    ),
    (
        "White fills Black's kazan",
        "3S,1S,4S,7S,4S,5S,13S,1S,1/2S,1,4S,4S,4S,1,2S,t,1S 26 81 S 31",
        "7",
    ),
    (
        "Black fills White's kazan",
        "2,t,4S,3S,1,1S,1S,1/t,1,2S,1,1S,2,4S,7S 81 58 N 64",
        "6",
    ),
    (
        "atsyrau, and one stone is left",
        "2,t,4,1S,1/1,t,7 80 81 N 85",
        "2",
    ),
    (
        "atsyrau, and stones are left",
        "6,t,2/t,1,1S,1,6S,1,1S,1S,1 76 77 S 75",
        "3",
    ),
    (
        "a draw with stones left",
        "7,t,1/4,2S,1S,2S,t,2S 75 80 S 73",
        "7",
    ),
    (
        "a draw with no stones left",
        "8,t/3,1S,t,4 81 80 S 103",
        "4",
    ),
    (
        "a player is passed over",
        "1,t,7/t,6,1S,23S 62 76 S 60",
        "89",
    ),
];

const START: &str = "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1";

/// Every kind of fault, said in every language; in brackets what is wrong.
pub(crate) const FAULTS: [(&str, &str); 19] = [
    ("unreadable", "1. 76 9x8 2. 66"),
    ("an empty pit", "1. 76 98 2. 66 87 3. 77 76 4. 66"),
    (
        "a tuzdyk",
        "[FEN \"8S,t,3S,18S,20S,1S,5S,4S,1S/3S,3S,2S,2S,1,12S,1S,6S,5S 24 44 N 15\"]\n\n15. - 8",
    ),
    ("landing elsewhere", "1. 76 98 2. 65"),
    ("the other row", "g1f1"),
    ("the other player's pit", "g1d2 g1d2"),
    ("no such pit", "[Game \"Bestemshe\"]\n\n1. 7"),
    ("no tuzdyk", "1. 76x"),
    (
        "no second tuzdyk",
        "[FEN \"4S,5S,12S,1S,1S,t,2S,1S,6S/2S,2S,10S,4S,5S,6S,13S,4S,4S 58 22 S 28\"]\n\n28. 93x",
    ),
    (
        "no tuzdyk in pit 9",
        "[FEN \"2S,1S,1,18S,2S,1,3S,8S,1/1,2S,1,5S,1S,3S,13S,11S,1S 62 30 S 21\"]\n\n21. 89x",
    ),
    (
        "no tuzdyk of one number",
        "[FEN \"25S,1S,1S,2S,2S,4S,8S,1S,2S/t,2S,14S,5S,1,1S,1,24S,1S 32 37 S 24\"]\n\n24. 91x",
    ),
    ("another kazan", "1. 76(12) 98"),
    (
        "after the end",
        "[FEN \"8,t/1S,2S,2,2S,2,2S,3S 72 80 S 70\"]\n\n70. 12 23",
    ),
    ("nobody was passed over", "1. 76 - 2. 66"),
    (
        "a diagram",
        "1. 76 98\n0\n9 9 9 - 10 10 10 10 11\n10 10 10 10 10 10 1 11 10\n10\n2. 66",
    ),
    ("a bad tag", "[White Aigerim]\n\n1. 76"),
    ("an unknown game", "[Game \"Chess\"]\n\n1. 76"),
    (
        "an impossible position",
        "[FEN \"9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,8S 0 0 S 1\"]\n\n1. 76",
    ),
    ("an unclosed comment", "1. 76 {so\n98"),
];
