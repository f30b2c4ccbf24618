//! What the other tests need: positions, rules, random numbers, games.

use std::ops::ControlFlow;

use togyz_ai::{Analysis, Engine, Limits, Progress, bench};
use togyz_core::{Atsyrau, Game, Majority, Move, Position, Repetition, Rules, Setup, Variant};

/// Never stops a search.
pub(crate) fn go_on(_: &Progress) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

#[track_caller]
pub(crate) fn position(text: &str, rules: Rules) -> Position {
    Setup::parse(text, rules)
        .expect("a position text")
        .position()
        .expect("a valid position")
}

/// Positions of the standard rules, from the start to the endgame.
pub(crate) fn standard() -> Vec<Position> {
    bench(1)
        .lines
        .iter()
        .map(|line| position(line.position, Rules::default()))
        .collect()
}

/// The named variants under all combinations of options.
pub(crate) fn all_rules() -> Vec<Rules> {
    let mut all = Vec::new();
    for (_, variant) in Variant::NAMED {
        for atsyrau in [Atsyrau::Collect, Atsyrau::ExtraMove] {
            for majority in [Majority::Stop, Majority::PlayOn] {
                for repetition in [Repetition::Ignored, Repetition::Claim] {
                    all.push(Rules {
                        variant,
                        atsyrau,
                        majority,
                        repetition,
                    });
                }
            }
        }
    }
    all
}

/// What a new engine thinks of a position.
pub(crate) fn analysis(position: &Position, limits: &Limits) -> Analysis {
    Engine::new(1).analyse_position(position, limits, go_on)
}

/// Random numbers, the same every time.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        usize::try_from(self.0 >> 33).expect("31 bits") % bound
    }

    pub(crate) fn legal_move(&mut self, position: &Position) -> Move {
        let legal = position.legal_moves();
        legal.iter().nth(self.below(legal.len())).expect("within")
    }
}

/// A game with `plies` random moves, or fewer if it ended before.
pub(crate) fn random_game(rules: Rules, plies: usize, random: &mut Random) -> Game {
    let mut game = Game::new(rules);
    while game.ply() < plies && game.ending().is_none() {
        let mv = random.legal_move(game.position());
        game.play(mv).expect("legal");
    }
    game
}
