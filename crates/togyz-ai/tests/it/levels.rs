use togyz_ai::{Config, Engine, Level, Strength};
use togyz_core::{Game, Move, Position, Rules, Side};

use crate::positions::{Random, all_rules, random_game};

/// A level, quickened so that whole games fit into a test.
fn quick(level: Level) -> Strength {
    let strength = level.strength();
    Strength {
        nodes: strength.nodes.min(2000),
        ..strength
    }
}

#[test]
fn every_level_plays_whole_games_under_all_rules() {
    let mut engine = Engine::new(1);
    for (index, rules) in all_rules().into_iter().enumerate() {
        // Each game is played by two levels, and each level plays.
        let levels = [index % 9, (index + 4) % 9].map(|index| Level::ALL[index]);
        let mut game = Game::new(rules);
        while game.ending().is_none() && game.ply() < 300 {
            let strength = Strength {
                nodes: 500,
                ..levels[game.ply() % 2].strength()
            };
            let choice = engine.choose_at(&game, &strength, 7).unwrap();
            game.play(choice.mv).unwrap();
        }
        assert!(game.ending().is_some(), "{rules}: no end after 300 plies");
        assert_eq!(engine.choose(&game, Level::ALL[0], 7), None);
    }
}

#[test]
fn the_same_game_and_seed_give_the_same_move() {
    let mut random = Random(5);
    let mut used = Engine::with(Config {
        hash_megabytes: 1,
        threads: 2,
        ..Config::default()
    });
    for level in Level::ALL {
        let strength = quick(level);
        for seed in 0..4 {
            let game = random_game(Rules::default(), 20, &mut random);
            let fresh = Engine::new(1).choose_at(&game, &strength, seed);
            assert_eq!(used.choose_at(&game, &strength, seed), fresh);
        }
    }
}

#[test]
fn low_levels_vary_with_the_seed() {
    let game = Game::new(Rules::default());
    let mut engine = Engine::new(1);
    let mut first_moves: Vec<Move> = (0..20)
        .map(|seed| engine.choose(&game, Level::ALL[0], seed).unwrap().mv)
        .collect();
    first_moves.sort_unstable();
    first_moves.dedup();
    assert!(first_moves.len() >= 3, "{first_moves:?}");
}

#[test]
fn no_level_plays_a_move_beyond_its_cap() {
    let mut random = Random(6);
    let mut engine = Engine::new(1);
    for level in Level::ALL {
        let strength = Strength {
            overlooks: 0,
            ..quick(level)
        };
        for seed in 0..20 {
            let game = random_game(Rules::default(), 10, &mut random);
            let choice = engine.choose_at(&game, &strength, seed).unwrap();
            let (Some(best), Some(played)) = (
                choice.analysis.score.hundredths(),
                choice.score().hundredths(),
            ) else {
                continue;
            };
            assert!(best - played <= strength.cap, "level {level}");
        }
    }
}

#[test]
fn a_stopped_level_still_moves() {
    let mut engine = Engine::new(1);
    engine.stop_flag().raise();
    let game = Game::new(Rules::default());
    let choice = engine.choose(&game, Level::ALL[0], 1).unwrap();
    assert!(game.position().legal_moves().contains(choice.mv));
}

/// The move of a player who simply takes the largest capture.
fn greedy(position: &Position) -> Move {
    let side = position.side_to_move();
    let by_kazan = |mv: &Move| position.after(*mv).kazan(side);
    position
        .legal_moves()
        .iter()
        .max_by_key(by_kazan)
        .expect("the game goes on")
}

/// Points of the first player in `games` games, two for a win.
fn points(
    games: u64,
    mut first: impl FnMut(&Game, u64) -> Move,
    mut second: impl FnMut(&Game, u64) -> Move,
) -> u64 {
    let mut random = Random(8);
    let mut points = 0;
    for seed in 0..games {
        let side = if seed % 2 == 0 {
            Side::White
        } else {
            Side::Black
        };
        let mut game = random_game(Rules::default(), 2, &mut random);
        while game.ending().is_none() {
            let mv = if game.position().side_to_move() == side {
                first(&game, seed)
            } else {
                second(&game, seed)
            };
            game.play(mv).expect("legal");
        }
        points += match game.ending().and_then(|ending| ending.outcome.winner()) {
            Some(winner) if winner == side => 2,
            Some(_) => 0,
            None => 1,
        };
    }
    points
}

/// The moves of a level.
fn player(strength: Strength) -> impl FnMut(&Game, u64) -> Move {
    let mut engine = Engine::new(1);
    move |game, seed| {
        engine
            .choose_at(game, &strength, seed)
            .expect("the game goes on")
            .mv
    }
}

#[test]
fn level_1_loses_to_the_largest_capture() {
    let level_1 = player(Level::ALL[0].strength());
    let points = points(2000, |game, _| greedy(game.position()), level_1);
    assert!(points >= 2300, "{points} of 4000 points");
}

#[test]
fn level_5_beats_level_2() {
    let points = points(
        12,
        player(quick(Level::ALL[4])),
        player(Level::ALL[1].strength()),
    );
    assert!(points >= 18, "{points} of 24 points");
}

#[test]
fn more_levels_apart_is_clearer_still() {
    let points = points(
        8,
        player(quick(Level::ALL[7])),
        player(Level::ALL[2].strength()),
    );
    assert!(points >= 14, "{points} of 16 points");
}
