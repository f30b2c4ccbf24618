//! The rules on a plain array, as a measure for the board of the core. It
//! counts and does nothing else: no events, no options, no other games.

/// Pits 1 to 9 of the player to move, then those of the opponent.
#[derive(Clone, Copy)]
pub(super) struct Plain {
    pits: [u8; 18],
    kazans: [u8; 2],
    /// The index of the tuzdyk of each player.
    tuzdyks: [Option<usize>; 2],
    over: bool,
}

/// Stones that win.
const MAJORITY: u8 = 82;

impl Plain {
    pub(super) const START: Self = Self {
        pits: [9; 18],
        kazans: [0, 0],
        tuzdyks: [None, None],
        over: false,
    };

    fn moves(&self) -> usize {
        let row = self.pits[..9].iter();
        if self.over {
            0
        } else {
            row.filter(|stones| **stones > 0).count()
        }
    }

    /// The position after a move, seen by the other player.
    fn after(mut self, from: usize) -> Self {
        let stones = self.pits[from];
        self.pits[from] = 0;
        let mut place = if stones == 1 { from + 1 } else { from };
        let mut last = place;
        for _ in 0..stones {
            last = place % 18;
            self.pits[last] += 1;
            place = last + 1;
        }
        for (kazan, tuzdyk) in self.kazans.iter_mut().zip(self.tuzdyks) {
            if let Some(place) = tuzdyk {
                *kazan += self.pits[place];
                self.pits[place] = 0;
            }
        }
        let made = self.pits[last];
        if last >= 9 && made > 0 {
            if made.is_multiple_of(2) {
                self.kazans[0] += made;
                self.pits[last] = 0;
            } else if made == 3
                && self.tuzdyks[0].is_none()
                && last != 17
                && self.tuzdyks[1] != Some(last - 9)
            {
                self.kazans[0] += made;
                self.pits[last] = 0;
                self.tuzdyks[0] = Some(last);
            }
        }
        self.turned()
    }

    fn turned(self) -> Self {
        let mut pits = [0; 18];
        pits[..9].copy_from_slice(&self.pits[9..]);
        pits[9..].copy_from_slice(&self.pits[..9]);
        let across = |tuzdyk: Option<usize>| tuzdyk.map(|place| (place + 9) % 18);
        let starved = pits[..9].iter().all(|stones| *stones == 0);
        Self {
            pits,
            kazans: [self.kazans[1], self.kazans[0]],
            tuzdyks: [across(self.tuzdyks[1]), across(self.tuzdyks[0])],
            over: starved || self.kazans.iter().any(|kazan| *kazan >= MAJORITY),
        }
    }

    /// Moves made to a depth, the last ply included.
    pub(super) fn make_every_move(&self, depth: u32) -> u64 {
        if depth == 0 || self.over {
            return 0;
        }
        (0..9)
            .filter(|from| self.pits[*from] > 0)
            .map(|from| 1 + self.after(from).make_every_move(depth - 1))
            .sum()
    }

    /// Positions at a depth, the last ply counted without being made.
    pub(super) fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.moves() as u64,
            _ if self.over => 0,
            _ => (0..9)
                .filter(|from| self.pits[*from] > 0)
                .map(|from| self.after(from).perft(depth - 1))
                .sum(),
        }
    }
}

#[cfg(test)]
mod tests {
    use togyz_core::{Position, Rules, perft};

    use super::Plain;

    #[test]
    fn the_plain_array_counts_the_same() {
        let start = Position::start(Rules::default());
        assert_eq!(Plain::START.perft(6), perft(&start, 6));
        assert_eq!(Plain::START.make_every_move(3), 9 + 73 + 613);
    }
}
