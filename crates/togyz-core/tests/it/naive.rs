//! A second, plain implementation of the rules, to compare the library with.
//!
//! It is written from the text of the rules alone, uses no type of the library
//! and puts down one stone at a time. Players are 0 (White) and 1 (Black); pits
//! are *indexes* counted from 0, from their owner's left; only in texts are they
//! numbers counted from 1.

use std::cmp::Ordering;

/// White as an index.
pub(crate) const WHITE: usize = 0;
/// Black as an index.
pub(crate) const BLACK: usize = 1;

/// Which game is played, and by which reading of the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Options {
    /// Pits in a row (9, 5 or 7).
    pub(crate) pits: usize,
    /// Stones in each pit at the start (9, 5 or 7).
    pub(crate) stones: u32,
    /// Whether a pit can become a tuzdyk (not in Bestemshe and Qozdatu).
    pub(crate) tuzdyks: bool,
    /// Atsyrau: `false` is "collect", `true` is "extra move".
    pub(crate) extra_move: bool,
    /// After 82: `false` is "stop", `true` is "play on".
    pub(crate) play_on: bool,
}

impl Options {
    /// Togyzkumalak: 9 pits of 9 stones, 162 in all, won with 82.
    pub(crate) const TOGYZKUMALAK: Self = Self {
        pits: 9,
        stones: 9,
        tuzdyks: true,
        extra_move: false,
        play_on: false,
    };

    /// Bestemshe: 5 pits of 5 stones, 50 in all, no tuzdyk, won with 26.
    pub(crate) const BESTEMSHE: Self = Self {
        pits: 5,
        stones: 5,
        tuzdyks: false,
        ..Self::TOGYZKUMALAK
    };

    /// Qozdatu: 7 pits of 7 stones, 98 in all, no tuzdyk, won with 50.
    pub(crate) const QOZDATU: Self = Self {
        pits: 7,
        stones: 7,
        tuzdyks: false,
        ..Self::TOGYZKUMALAK
    };

    /// The same game with the other reading of atsyrau.
    pub(crate) fn with_extra_move(self) -> Self {
        Self {
            extra_move: true,
            ..self
        }
    }

    /// The same game, not stopped by an 82.
    pub(crate) fn with_play_on(self) -> Self {
        Self {
            play_on: true,
            ..self
        }
    }

    /// One half of all stones, what lies in one row at the start: 81, 25 or 49.
    pub(crate) fn half(self) -> u32 {
        vec![self.stones; self.pits].iter().sum()
    }
}

/// What ended a game on the board ("End").
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reason {
    /// A kazan holds 82 or more.
    Majority,
    /// The player to move has no stone in the own row.
    Atsyrau,
}

/// How a game ended ("End").
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct End {
    /// What ended it.
    pub(crate) reason: Reason,
    /// Who won; `None` is the draw, 81–81.
    pub(crate) winner: Option<usize>,
}

/// Why a 3 did not become a tuzdyk ("What the last stone does").
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Limit {
    /// The mover has one already.
    HasOne,
    /// It is pit 9, the last of the row.
    LastPit,
    /// It has the same number as the opponent's tuzdyk.
    SameNumber,
}

/// What one move did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Played {
    /// How many stones were taken from the pit.
    pub(crate) taken: u32,
    /// Row and pit where the last stone was put down.
    pub(crate) last: (usize, usize),
    /// Stones in that pit with the last one, or `None` if it is a tuzdyk.
    pub(crate) made: Option<u32>,
    /// Stones that fell into the tuzdyk of White and of Black.
    pub(crate) fed: [u32; 2],
    /// Stones captured by an even number; 0 if none.
    pub(crate) captured: u32,
    /// Whether the last pit became the mover's tuzdyk.
    pub(crate) new_tuzdyk: bool,
    /// Why a 3 did not become a tuzdyk.
    pub(crate) refused: Option<Limit>,
    /// Stones collected from the board at the end.
    pub(crate) swept: u32,
    /// Whether the player whose turn it was to be is passed over (extra move).
    pub(crate) skipped: bool,
}

/// A position, with the state of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Naive {
    /// Which game and which reading of the rules.
    pub(crate) options: Options,
    /// Stones in White's and in Black's pits.
    pub(crate) rows: [Vec<u32>; 2],
    /// Stones in White's and in Black's kazan.
    pub(crate) kazan: [u32; 2],
    /// White's tuzdyk (an index in Black's row) and Black's (in White's row).
    pub(crate) tuzdyk: [Option<usize>; 2],
    /// Who is to move.
    pub(crate) turn: usize,
    /// Starts at 1 and grows after Black's move.
    pub(crate) number: u32,
    /// How the game ended, if it did.
    pub(crate) over: Option<End>,
}

impl Naive {
    /// "Board and move": the same number of stones in each pit, White first.
    pub(crate) fn start(options: Options) -> Self {
        let row = vec![options.stones; options.pits];
        Self {
            options,
            rows: [row.clone(), row],
            kazan: [0, 0],
            tuzdyk: [None, None],
            turn: WHITE,
            number: 1,
            over: None,
        }
    }

    /// "Board and move": the pits one may play, in order: the mover's non-empty
    /// ones. A finished game has none.
    pub(crate) fn legal_moves(&self) -> Vec<usize> {
        let mut moves = Vec::new();
        if self.over.is_none() {
            for pit in 0..self.options.pits {
                if self.rows[self.turn][pit] > 0 {
                    moves.push(pit);
                }
            }
        }
        moves
    }

    /// A whole move: sowing, what the last stone does, then the end. `None`,
    /// and nothing is changed, if the pit cannot be played.
    pub(crate) fn play(&mut self, pit: usize) -> Option<Played> {
        if !self.legal_moves().contains(&pit) {
            return None;
        }
        let mut played = self.sow(pit);
        self.last_stone(&mut played);
        self.pass_turn();
        (played.swept, played.skipped) = self.settle();
        Some(played)
    }

    /// "Board and move": two or more stones: the first goes back into the pit,
    /// the rest one by one into the following pits; a single stone moves on.
    fn sow(&mut self, pit: usize) -> Played {
        let taken = self.rows[self.turn][pit];
        self.rows[self.turn][pit] = 0;
        let mut place = (self.turn, pit);
        if taken == 1 {
            place = self.next_place(place);
        }
        let mut fed = [0, 0];
        self.put_down(place, &mut fed);
        for _ in 1..taken {
            place = self.next_place(place);
            self.put_down(place, &mut fed);
        }
        Played {
            taken,
            last: place,
            made: None,
            fed,
            captured: 0,
            new_tuzdyk: false,
            refused: None,
            swept: 0,
            skipped: false,
        }
    }

    /// "Board and move": counter-clockwise, from 1 to 9 and on into the other
    /// row; no pit is skipped.
    fn next_place(&self, (row, pit): (usize, usize)) -> (usize, usize) {
        if pit + 1 < self.options.pits {
            (row, pit + 1)
        } else {
            (1 - row, 0)
        }
    }

    /// "Board and move": a stone sown into a tuzdyk goes to its owner's kazan
    /// at once, whoever sows it.
    fn put_down(&mut self, (row, pit): (usize, usize), fed: &mut [u32; 2]) {
        if self.is_tuzdyk(row, pit) {
            let owner = 1 - row;
            self.kazan[owner] += 1;
            fed[owner] += 1;
        } else {
            self.rows[row][pit] += 1;
        }
    }

    /// Whether a pit is a tuzdyk; it belongs to the opponent of the row's owner.
    pub(crate) fn is_tuzdyk(&self, row: usize, pit: usize) -> bool {
        self.tuzdyk[1 - row] == Some(pit)
    }

    /// "What the last stone does".
    fn last_stone(&mut self, played: &mut Played) {
        let (row, pit) = played.last;
        if self.is_tuzdyk(row, pit) {
            return;
        }
        let made = self.rows[row][pit];
        played.made = Some(made);
        if row == self.turn {
            return;
        }
        if made.is_multiple_of(2) {
            self.take_all(row, pit);
            played.captured = made;
        } else if made == 3 && self.options.tuzdyks {
            played.refused = self.limit(pit);
            if played.refused.is_none() {
                self.take_all(row, pit);
                self.tuzdyk[self.turn] = Some(pit);
                played.new_tuzdyk = true;
            }
        }
    }

    /// "What the last stone does": all stones of the pit to the mover's kazan.
    fn take_all(&mut self, row: usize, pit: usize) {
        self.kazan[self.turn] += self.rows[row][pit];
        self.rows[row][pit] = 0;
    }

    /// "What the last stone does" and the last line of "End": what forbids the
    /// mover a tuzdyk there, the first of the three limits that applies.
    fn limit(&self, pit: usize) -> Option<Limit> {
        if self.tuzdyk[self.turn].is_some() {
            Some(Limit::HasOne)
        } else if pit + 1 == self.options.pits {
            Some(Limit::LastPit)
        } else if self.tuzdyk[1 - self.turn] == Some(pit) {
            Some(Limit::SameNumber)
        } else {
            None
        }
    }

    /// "Position text": the number grows after Black's move (or skipped ply).
    fn pass_turn(&mut self) {
        if self.turn == BLACK {
            self.number += 1;
        }
        self.turn = 1 - self.turn;
    }

    /// "End": 82 first, then atsyrau of the player to move. Says how many stones
    /// were swept and whether the player to move was passed over. `play` does
    /// this itself; a position read from a text may need it.
    pub(crate) fn settle(&mut self) -> (u32, bool) {
        if self.over.is_some() {
            return (0, false);
        }
        if !self.options.play_on && self.leader_has_majority() {
            self.end(Reason::Majority);
            return (0, false);
        }
        if self.stones_in_row(self.turn) > 0 {
            return (0, false);
        }
        if self.options.extra_move && self.every_answer_feeds() {
            self.pass_turn();
            return (0, true);
        }
        let swept = self.sweep();
        self.end(Reason::Atsyrau);
        (swept, false)
    }

    /// "End": a kazan with 82 or more, whoever's move filled it.
    fn leader_has_majority(&self) -> bool {
        self.kazan[WHITE] > self.options.half() || self.kazan[BLACK] > self.options.half()
    }

    /// "End": the larger kazan wins, 81–81 is a draw.
    fn end(&mut self, reason: Reason) {
        let [white, black] = self.kazan;
        let winner = match white.cmp(&black) {
            Ordering::Greater => Some(WHITE),
            Ordering::Less => Some(BLACK),
            Ordering::Equal => None,
        };
        self.over = Some(End { reason, winner });
    }

    /// "Options", extra move: the starved player's opponent has moves, and not
    /// one of them leaves the starved row empty.
    fn every_answer_feeds(&self) -> bool {
        let starved = self.turn;
        let mut answering = self.clone();
        answering.turn = 1 - starved;
        let answers = answering.legal_moves();
        for &pit in &answers {
            let mut after = answering.clone();
            let mut played = after.sow(pit);
            after.last_stone(&mut played);
            if after.stones_in_row(starved) == 0 {
                return false;
            }
        }
        !answers.is_empty()
    }

    /// "End": the stones left go to the player on whose side they lie.
    fn sweep(&mut self) -> u32 {
        let mut swept = 0;
        for row in [WHITE, BLACK] {
            for pit in 0..self.options.pits {
                self.kazan[row] += self.rows[row][pit];
                swept += self.rows[row][pit];
                self.rows[row][pit] = 0;
            }
        }
        swept
    }

    /// The stones in the pits of one row.
    pub(crate) fn stones_in_row(&self, row: usize) -> u32 {
        self.rows[row].iter().sum()
    }

    /// All stones, on the board and in the kazans: always 162 (50, 98).
    pub(crate) fn stones_in_all(&self) -> u32 {
        self.stones_in_row(WHITE)
            + self.stones_in_row(BLACK)
            + self.kazan[WHITE]
            + self.kazan[BLACK]
    }

    /// "Options", repetition: the same stones, mover, kazans and tuzdyks; the
    /// number may differ.
    pub(crate) fn same_position(&self, other: &Self) -> bool {
        self.rows == other.rows
            && self.kazan == other.kazan
            && self.tuzdyk == other.tuzdyk
            && self.turn == other.turn
    }

    /// "Options", repetition: how often this position is among those of a game;
    /// a draw may be claimed from the third time on.
    pub(crate) fn occurrences(&self, game: &[Self]) -> usize {
        let mut count = 0;
        for position in game {
            if position.same_position(self) {
                count += 1;
            }
        }
        count
    }

    /// The number of move sequences of this length; a finished game has no
    /// children, and a skipped ply does not count as a move.
    pub(crate) fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut leaves = 0;
        for pit in self.legal_moves() {
            let mut next = self.clone();
            next.play(pit).expect("a legal move can be played");
            leaves += next.perft(depth - 1);
        }
        leaves
    }

    /// "Position text": Black's row from 9 to 1, White's from 1 to 9, kazans,
    /// who is to move, number.
    pub(crate) fn to_text(&self) -> String {
        let mut black = self.row_items(BLACK);
        black.reverse();
        let white = self.row_items(WHITE);
        format!(
            "{}/{} {} {} {} {}",
            join_row(&black),
            join_row(&white),
            self.kazan[WHITE],
            self.kazan[BLACK],
            if self.turn == WHITE { "S" } else { "N" },
            self.number,
        )
    }

    /// The pits of a row from the first to the last.
    fn row_items(&self, row: usize) -> Vec<Item> {
        let mut items = Vec::new();
        for pit in 0..self.options.pits {
            if self.is_tuzdyk(row, pit) {
                items.push(Item::Tuzdyk);
            } else {
                items.push(Item::Stones(self.rows[row][pit]));
            }
        }
        items
    }

    /// "Position text", read exactly as it stands: an end or a skipped ply is
    /// seen only by [`Naive::settle`].
    pub(crate) fn from_text(text: &str, options: Options) -> Result<Self, String> {
        let fields: Vec<&str> = text.split(' ').collect();
        let [board, white_kazan, black_kazan, turn, number] = fields[..] else {
            return Err(format!("not five fields: {text}"));
        };
        let (black, white) = board
            .split_once('/')
            .ok_or_else(|| format!("not two rows: {board}"))?;
        let mut black = split_row(black)?;
        black.reverse();
        let white = split_row(white)?;
        if white.len() != options.pits || black.len() != options.pits {
            return Err(format!("not {} pits in each row: {board}", options.pits));
        }
        let position = Self {
            options,
            rows: [stones_of(&white), stones_of(&black)],
            kazan: [read_number(white_kazan)?, read_number(black_kazan)?],
            tuzdyk: [tuzdyk_of(&black)?, tuzdyk_of(&white)?],
            turn: match turn {
                "S" => WHITE,
                "N" => BLACK,
                _ => return Err(format!("neither S nor N: {turn}")),
            },
            number: read_number(number)?,
            over: None,
        };
        position.check()?;
        Ok(position)
    }

    /// Whether a position can be one of a game: all stones are there, the
    /// tuzdyks keep to their limits, the number is at least 1.
    fn check(&self) -> Result<(), String> {
        if self.stones_in_all() != 2 * self.options.half() {
            return Err(format!("{} stones in all", self.stones_in_all()));
        }
        let [white, black] = self.tuzdyk;
        if !self.options.tuzdyks && (white.is_some() || black.is_some()) {
            return Err("a tuzdyk in a game without".to_owned());
        }
        let last = Some(self.options.pits - 1);
        if white == last || black == last {
            return Err("a tuzdyk in the last pit".to_owned());
        }
        if white.is_some() && white == black {
            return Err("two tuzdyks of the same number".to_owned());
        }
        if self.number == 0 {
            return Err("number 0".to_owned());
        }
        Ok(())
    }
}

/// One pit in a position text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Item {
    /// A pit with so many stones, perhaps none.
    Stones(u32),
    /// A tuzdyk lying there.
    Tuzdyk,
}

/// "Position text": `nS` = n stones, `t` = a tuzdyk, a bare number = that many
/// empty pits.
fn join_row(items: &[Item]) -> String {
    let mut words = Vec::new();
    let mut empty = 0;
    for &item in items {
        if item == Item::Stones(0) {
            empty += 1;
            continue;
        }
        if empty > 0 {
            words.push(empty.to_string());
            empty = 0;
        }
        words.push(match item {
            Item::Stones(stones) => format!("{stones}S"),
            Item::Tuzdyk => "t".to_owned(),
        });
    }
    if empty > 0 {
        words.push(empty.to_string());
    }
    words.join(",")
}

/// "Position text": the pits of a row in the order of the text.
fn split_row(text: &str) -> Result<Vec<Item>, String> {
    let mut items = Vec::new();
    for word in text.split(',') {
        if word == "t" || word == "T" {
            items.push(Item::Tuzdyk);
        } else if let Some(stones) = word.strip_suffix('S') {
            items.push(Item::Stones(read_count(stones)?));
        } else {
            for _ in 0..read_count(word)? {
                items.push(Item::Stones(0));
            }
        }
    }
    Ok(items)
}

/// The stones of a row; none in a tuzdyk, which is always empty.
fn stones_of(items: &[Item]) -> Vec<u32> {
    let mut stones = Vec::new();
    for &item in items {
        stones.push(match item {
            Item::Stones(stones) => stones,
            Item::Tuzdyk => 0,
        });
    }
    stones
}

/// The tuzdyk lying in a row; each player has at most one.
fn tuzdyk_of(items: &[Item]) -> Result<Option<usize>, String> {
    let mut found = None;
    for (pit, &item) in items.iter().enumerate() {
        if item == Item::Tuzdyk {
            if found.is_some() {
                return Err("two tuzdyks in a row".to_owned());
            }
            found = Some(pit);
        }
    }
    Ok(found)
}

/// A number of at least 1 that is not larger than the stones of any game.
fn read_count(text: &str) -> Result<u32, String> {
    match read_number(text)? {
        number @ 1..=162 => Ok(number),
        number => Err(format!("cannot be {number}")),
    }
}

/// A number of decimal digits, at most 9 of them.
fn read_number(text: &str) -> Result<u32, String> {
    let digits = !text.is_empty() && text.len() <= 9 && text.chars().all(|c| c.is_ascii_digit());
    if !digits {
        return Err(format!("not a number: {text}"));
    }
    text.parse().map_err(|_| format!("not a number: {text}"))
}
