//! Which of many puzzles are shipped: as even as can be over levels and themes.

use togyz_ai::Level;
use togyz_ai::puzzle::{Puzzle, Theme};

/// The first `kept` puzzles and others, `count` in all: each time one of the
/// theme and level of which there are fewest so far. The easiest come first.
pub(super) fn choose(puzzles: Vec<Puzzle>, kept: usize, count: usize) -> Vec<Puzzle> {
    let mut rest = puzzles;
    let others = rest.split_off(kept.min(rest.len()));
    let mut chosen = std::mem::replace(&mut rest, others);
    let mut counts = [[0_u32; Theme::ALL.len()]; Level::ALL.len()];
    for puzzle in &chosen {
        count_in(&mut counts, puzzle);
    }
    while chosen.len() < count && !rest.is_empty() {
        // The first of equals: in the order in which they were found.
        let scarcest = rest.iter().enumerate().min_by_key(|(place, puzzle)| {
            let level = &counts[level(puzzle)];
            let themes = puzzle.themes.iter().map(|theme| level[index(*theme)]);
            let in_level: u32 = level.iter().sum();
            (themes.min().unwrap_or(0) * 3 + in_level / 2, *place)
        });
        let Some((place, _)) = scarcest else { break };
        let puzzle = rest.remove(place);
        count_in(&mut counts, &puzzle);
        chosen.push(puzzle);
    }
    in_order(chosen)
}

/// The easiest first.
pub(super) fn in_order(mut puzzles: Vec<Puzzle>) -> Vec<Puzzle> {
    puzzles.sort_by_key(|puzzle| {
        (
            puzzle.rating.level,
            std::cmp::Reverse(puzzle.rating.solved),
            puzzle.line.len(),
        )
    });
    puzzles
}

fn count_in(counts: &mut [[u32; Theme::ALL.len()]; Level::ALL.len()], puzzle: &Puzzle) {
    for theme in &puzzle.themes {
        counts[level(puzzle)][index(*theme)] += 1;
    }
}

fn level(puzzle: &Puzzle) -> usize {
    usize::from(puzzle.rating.level.get()) - 1
}

fn index(theme: Theme) -> usize {
    Theme::ALL
        .iter()
        .take_while(|other| **other != theme)
        .count()
}

/// Prints how many puzzles there are of each level and theme.
pub(super) fn tell(puzzles: &[Puzzle]) {
    let head: Vec<String> = Theme::ALL
        .iter()
        .map(|theme| format!("{:>8}", theme.key()))
        .collect();
    println!("level  puzzles  moves{}", head.join(""));
    for number in Level::ALL {
        let of_level: Vec<&Puzzle> = puzzles
            .iter()
            .filter(|puzzle| puzzle.rating.level == number)
            .collect();
        let moves: usize = of_level.iter().map(|puzzle| puzzle.moves()).sum();
        let themes: Vec<String> = Theme::ALL
            .iter()
            .map(|theme| {
                let count = of_level
                    .iter()
                    .filter(|puzzle| puzzle.themes.contains(theme))
                    .count();
                format!("{count:>8}")
            })
            .collect();
        println!(
            "{number:>5}{:>9}{:>7}{}",
            of_level.len(),
            moves,
            themes.join("")
        );
    }
}
