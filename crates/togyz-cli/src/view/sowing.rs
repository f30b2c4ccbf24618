//! A move stone by stone, to be shown as pictures that follow each other.

use togyz_core::{Move, Pit, Position, Side};

use super::board::{Board, Mark, Row};

/// The boards that a move goes through while it is sown, one for each stone,
/// with `bottom`'s row below: the pit that is played is marked, and the one
/// where the stone has just landed. None if the move cannot be played.
///
/// What the last stone then brings about is not shown yet.
pub fn sowing(before: &Position, mv: Move, bottom: Side) -> Vec<Board> {
    if before.check(mv).is_err() {
        return Vec::new();
    }
    let from = before.source(mv);
    let mut board = Board::new(before, bottom, None);
    on(&mut board, from, |_, cell| *cell = Some(0));
    let mut boards = Vec::new();
    for pit in before.path(mv) {
        match before.tuzdyk_owner(pit) {
            Some(owner) => row(&mut board, owner).kazan += 1,
            None => on(&mut board, pit, |_, cell| {
                *cell = cell.map(|stones| stones + 1);
            }),
        }
        let mut picture = board.clone();
        on(&mut picture, from, |mark, _| *mark = Mark::Taken);
        on(&mut picture, pit, |mark, _| *mark = Mark::Landed);
        boards.push(picture);
    }
    boards
}

fn row(board: &mut Board, side: Side) -> &mut Row {
    if board.top.side == side {
        &mut board.top
    } else {
        &mut board.bottom
    }
}

fn on(board: &mut Board, pit: Pit, change: impl FnOnce(&mut Mark, &mut Option<u8>)) {
    let mut cells = row(board, pit.side).cells.iter_mut();
    if let Some(cell) = cells.find(|cell| cell.no == pit.no) {
        change(&mut cell.mark, &mut cell.stones);
    }
}

#[cfg(test)]
mod tests {
    use togyz_core::{Game, Rules, Side};

    use super::sowing;
    use crate::view::{Board, LastMove};

    fn stones(board: &Board) -> u32 {
        let rows = [&board.top, &board.bottom].into_iter();
        rows.map(|row| {
            let cells = row.cells.iter().filter_map(|cell| cell.stones);
            cells.map(u32::from).sum::<u32>() + u32::from(row.kazan)
        })
        .sum()
    }

    #[test]
    fn the_last_picture_lacks_only_what_the_last_stone_brings() {
        let mut random = fastrand::Rng::with_seed(4);
        for name in Rules::NAMES {
            let rules: Rules = name.parse().expect("a name of rules");
            for _ in 0..10 {
                let mut game = Game::new(rules);
                while game.ending().is_none() {
                    let before = *game.position();
                    let moves: Vec<_> = before.legal_moves().into_iter().collect();
                    let mv = moves[random.usize(..moves.len())];
                    let pictures = sowing(&before, mv, Side::White);
                    let sown = before.stones(before.source(mv));
                    assert_eq!(pictures.len(), usize::from(sown));
                    game.play(mv).expect("a legal move");
                    let last = pictures.last().expect("a stone");
                    let start = Board::new(&before, Side::White, None);
                    assert_eq!(stones(last), stones(&start));
                    if before.take(mv).is_none() && game.ending().is_none() {
                        let marks = LastMove::of(&before, mv);
                        let mut after = Board::new(game.position(), Side::White, marks);
                        after.top.to_move = start.top.to_move;
                        after.bottom.to_move = start.bottom.to_move;
                        assert_eq!(last, &after);
                    }
                }
            }
        }
    }
}
