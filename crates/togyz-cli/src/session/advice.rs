//! What the engine advises in a position, in words.
//!
//! A hint, the explanation of a move and the warning before one come from one
//! and the same [`Advice`], and `togyz analyze` asks for the same analysis, so
//! that they cannot contradict each other.

use std::ops::ControlFlow;

use togyz_ai::explain::{Claim, Reason, faults, merits};
use togyz_ai::{Analysis, Engine, Limits, Line, Proven, Score};
use togyz_core::{Game, Move, PitNo, Played, Position};
use togyz_i18n::about::{clue, hint};
use togyz_i18n::{Message, pit_list};

use crate::app::App;
use crate::grade::Grade;
use crate::verdict::{self, Verdict, notation, reasons, shown};

/// Positions that are looked at: some 0.1 seconds, and the same advice on every
/// machine.
const NODES: u64 = 200_000;
/// A move that loses less than this, in hundredths of a stone, is worth a look.
const NEAR: i32 = 200;

/// An analysis of all moves of a position.
#[derive(Debug, Clone)]
pub(crate) struct Advice {
    position: Position,
    analysis: Analysis,
    /// The first of the lines, which are sorted.
    best: Line,
}

/// The analysis of all moves. The engine forgets all else first: the same game
/// always gets the same one.
pub(crate) fn analyse(engine: &mut Engine, game: &Game) -> Analysis {
    engine.new_game();
    let limits = Limits::nodes(NODES).with_lines(PitNo::ALL.len());
    engine.analyse(game, &limits, |_| ControlFlow::Continue(()))
}

/// How much of the advice a hint tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Step {
    /// Where to look.
    Where,
    /// Which pits are worth comparing.
    Which,
    /// The move, and why.
    Move,
}

impl Advice {
    /// Asks the engine. `None` if the game is over.
    pub(crate) fn ask(engine: &mut Engine, game: &Game) -> Option<Self> {
        let analysis = analyse(engine, game);
        Some(Self {
            position: *game.position(),
            best: analysis.lines.first()?.clone(),
            analysis,
        })
    }

    /// The analysis behind it.
    pub(crate) const fn analysis(&self) -> &Analysis {
        &self.analysis
    }

    /// What it says of a move.
    pub(crate) fn verdict(&self, mv: Move) -> Verdict {
        Verdict::of(&self.position, &self.analysis, mv)
    }

    /// Whether there is no choice.
    pub(crate) fn is_forced(&self) -> bool {
        self.analysis.lines.len() == 1
    }

    /// What the first move of `line` is good for.
    fn merits(&self, line: &Line) -> Vec<Reason> {
        let lines = &self.analysis.lines;
        let other = lines.iter().find(|other| other.mv != line.mv);
        merits(&self.position, line, other)
    }

    /// A hint, sentence by sentence.
    pub(crate) fn hint(&self, app: &App, step: Step) -> Vec<String> {
        let only = Message::HintOnly {
            from: self.best.mv.0,
        };
        if self.is_forced() {
            return vec![app.text(&only)];
        }
        let messages = match step {
            Step::Where => self.clues(),
            Step::Which => vec![Message::HintCompare {
                values: pit_list(self.candidates()),
            }],
            Step::Move => return self.told(app),
        };
        let messages = messages.iter().chain([&Message::HintMore]);
        messages.map(|message| app.text(message)).collect()
    }

    /// What there is to gain or to guard against; else a part of the row.
    fn clues(&self) -> Vec<Message> {
        if wins(self.best.score) {
            return vec![Message::HintLookWin];
        }
        if wins(-self.best.score) {
            return vec![Message::HintLookLost];
        }
        let merits = self.merits(&self.best);
        let mut clues: Vec<Message> = merits.iter().filter_map(|why| clue(&why.claim)).collect();
        clues.truncate(2);
        if !clues.is_empty() {
            return clues;
        }
        let is_gift = |why: &Reason| matches!(why.claim, Claim::Allows(_));
        let mut others = self.analysis.lines.iter();
        if others.any(|line| faults(&self.position, line, &self.best).iter().any(is_gift)) {
            clues.push(Message::HintLookCareful);
        }
        clues.push(self.part_of_row());
        clues
    }

    /// The half of the row in which the best move is, if it has others, too.
    fn part_of_row(&self) -> Message {
        let pits = self.position.rules().variant.pits();
        let half = pits.div_ceil(2);
        let best = self.best.mv.0.get();
        let part = if best <= half {
            1..=half
        } else {
            pits - half + 1..=pits
        };
        let moves = self.analysis.lines.iter().map(|line| line.mv.0.get());
        let part = if moves.filter(|no| part.contains(no)).count() > 1 {
            part
        } else {
            1..=pits
        };
        let pit = |no| PitNo::new(no).unwrap_or(self.best.mv.0);
        Message::HintLookRow {
            first: pit(*part.start()),
            last: pit(*part.end()),
        }
    }

    /// Two or three pits: the best move, and those that come near it.
    fn candidates(&self) -> Vec<PitNo> {
        let lines = &self.analysis.lines;
        let near = |line: &&Line| self.verdict(line.mv).loss < NEAR;
        let count = lines.iter().take_while(near).count().clamp(2, 3);
        let mut pits: Vec<PitNo> = lines.iter().take(count).map(|line| line.mv.0).collect();
        pits.sort_unstable();
        pits
    }

    /// The best move, and why.
    fn told(&self, app: &App) -> Vec<String> {
        let (position, best) = (&self.position, &self.best);
        let mut told = vec![app.text(&hint(position, best.mv))];
        // The advice itself tells what is taken.
        let is_told = |why: &Reason| matches!(why.claim, Claim::Takes(_));
        let merits = self.merits(best);
        let more: Vec<Reason> = merits.iter().filter(|why| !is_told(why)).cloned().collect();
        told.extend(reasons(app, position, &more));
        let line = Message::HintLine {
            line: shown(position, best),
        };
        let Some(second) = self.analysis.lines.get(1).filter(|_| merits.is_empty()) else {
            told.push(app.text(&line));
            return told;
        };
        // Why not another one?
        let faults = faults(position, second, best);
        if faults.is_empty() {
            told.push(app.text(&Message::ExplainNone));
            told.push(app.text(&line));
            let line = shown(position, second);
            told.push(app.text(&Message::HintSecond { line }));
        } else {
            told.push(app.text(&line));
            let notation = notation(position, second.mv);
            told.push(app.text(&Message::HintBeside { notation }));
            told.extend(reasons(app, position, &faults));
        }
        told
    }

    /// The warning before a move whose grade is at least `least`, with what
    /// refutes it; the better move stays for who thinks again to find.
    pub(crate) fn warning(&self, app: &App, mv: Move, least: Grade) -> Option<Vec<String>> {
        let position = &self.position;
        let verdict = self.verdict(mv);
        let grade = verdict.grade.filter(|grade| *grade >= least)?;
        let notation = notation(position, mv);
        let careful = match grade {
            Grade::Blunder => Message::HintCarefulBlunder { notation },
            Grade::Mistake => Message::HintCarefulMistake { notation },
            Grade::Inaccuracy => Message::HintCarefulInaccuracy { notation },
        };
        let refutes = |why: &&Reason| match why.claim {
            Claim::Loses { .. }
            | Claim::LosesByTables { .. }
            | Claim::Allows(_)
            | Claim::Feeds { .. }
            | Claim::EmptiesRow
            | Claim::IsStarved { .. } => true,
            Claim::Wins { .. }
            | Claim::WinsByTables { .. }
            | Claim::MissesWin { .. }
            | Claim::MissesWinByTables { .. }
            | Claim::Takes(_)
            | Claim::Misses(_)
            | Claim::Threatens(_)
            | Claim::Prevents(_)
            | Claim::Starves { .. }
            | Claim::EscapesStarving { .. }
            | Claim::Balance { .. }
            | Claim::Row { .. }
            | Claim::Term { .. } => false,
        };
        let refutation: Vec<Reason> = verdict.reasons.iter().filter(refutes).cloned().collect();
        let misses = |why: &Reason| matches!(why.claim, Claim::Misses(_));
        let elsewhere = refutation.is_empty() && verdict.reasons.iter().any(misses);
        let costs = verdict.stones().map(|stones| Message::HintCosts { stones });
        let mut told = vec![app.text(&careful)];
        let messages = [
            costs.or_else(|| result(&verdict)),
            elsewhere.then_some(Message::HintElsewhere),
        ];
        told.extend(messages.iter().flatten().map(|message| app.text(message)));
        told.extend(reasons(app, position, &refutation));
        let after = verdict::after(position, &verdict.line);
        told.extend(after.map(|message| app.text(&message)));
        Some(told)
    }

    /// A move that was played, explained.
    pub(crate) fn explained(&self, app: &App, played: &Played) -> Vec<String> {
        let position = &self.position;
        let verdict = self.verdict(played.mv);
        let mut told = vec![verdict::heading(played, verdict.grade)];
        if verdict.grade.is_some() {
            told.extend(result(&verdict).map(|message| app.text(&message)));
            told.extend(verdict::sentences(app, position, &verdict));
            return told;
        }
        let is_best = verdict.best.mv == played.mv;
        told.push(app.text(&if self.is_forced() {
            Message::ExplainOnly
        } else if is_best {
            Message::ReportThisBest
        } else {
            Message::ExplainFine {
                notation: notation(position, verdict.best.mv),
            }
        }));
        told.extend(reasons(app, position, &self.merits(&verdict.line)));
        let better = (!is_best).then(|| verdict::better(position, &verdict));
        let after = verdict::after(position, &verdict.line);
        let lines = better.into_iter().chain(after);
        told.extend(lines.map(|message| app.text(&message)));
        told
    }

    /// What a move does that is still to be answered, without a judgement or a
    /// line, which would give the answer away.
    pub(crate) fn unjudged(&self, app: &App, played: &Played) -> Vec<String> {
        let line = Line {
            mv: played.mv,
            score: Score::DRAW,
            pv: vec![played.mv],
        };
        let mut told = vec![verdict::heading(played, None)];
        let merits = merits(&self.position, &line, None);
        told.extend(reasons(app, &self.position, &merits));
        told.push(app.text(&Message::ExplainLater));
        told
    }

    /// What is said of a move of the computer once it was answered with
    /// `answer`, if its grade is at least `least`. `next` is the advice that the
    /// answer could have followed.
    pub(crate) fn answered(
        &self,
        app: &App,
        mv: Move,
        least: Grade,
        (answer, next): (Move, &Self),
    ) -> Option<Vec<String>> {
        let verdict = self.verdict(mv);
        let grade = verdict.grade.filter(|grade| *grade >= least)?;
        let notation = notation(&self.position, mv);
        let mut messages = vec![match grade {
            Grade::Blunder => Message::HintComputerBlunder { notation },
            Grade::Mistake => Message::HintComputerMistake { notation },
            Grade::Inaccuracy => Message::HintComputerInaccuracy { notation },
        }];
        messages.push(if next.verdict(answer).loss < NEAR {
            Message::HintYouUsed
        } else {
            Message::HintYouMissed {
                line: shown(&next.position, &next.best),
            }
        });
        Some(messages.iter().map(|message| app.text(message)).collect())
    }
}

/// What becomes of the result, where it is proven.
fn result(verdict: &Verdict) -> Option<Message> {
    let (best, here) = (verdict.best.score, verdict.line.score);
    if wins(best) && !wins(here) {
        return Some(Message::ExplainGivesUpWin);
    }
    (wins(-here) && !wins(-best)).then_some(Message::ExplainCertainLoss)
}

/// Whether the win is proven.
fn wins(score: Score) -> bool {
    matches!(
        score.proven(),
        Some(Proven::Win { .. } | Proven::TableWin { .. })
    )
}
