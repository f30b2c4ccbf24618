//! A walk through a record.

use togyz_core::notation::Record;
use togyz_core::{BySide, Game};
use togyz_i18n::{Message, Wording};

use super::keys::Command;
use super::screen::{Role, Screen, Told};
use crate::commands::replay;

/// A record, and the place that is shown.
#[derive(Debug)]
pub struct Walk {
    record: Record,
    /// What the record says about itself before the first move.
    heading: Vec<Message>,
    /// What is wrong with it, if it breaks off.
    fault: Vec<Message>,
    /// How many plies have been played.
    ply: usize,
    pub(super) names: BySide<Message>,
}

/// A recorded game is told in the same words every time.
const SEED: u64 = 0;

impl Walk {
    /// A walk that begins before the first move. `place` says which of several
    /// games it is, and `fault`, after the last move, why the record breaks off
    /// there.
    pub fn new(record: Record, place: Option<Message>, fault: Vec<Message>) -> Self {
        Self {
            heading: place.into_iter().chain(replay::heading(&record)).collect(),
            names: replay::names(&record),
            fault,
            ply: 0,
            record,
        }
    }

    /// Every move of the record.
    pub(super) const fn whole(&self) -> &Game {
        &self.record.game
    }

    /// How many plies have been played.
    pub(super) const fn ply(&self) -> usize {
        self.ply
    }

    pub(super) fn go_to(&mut self, ply: usize) {
        self.ply = ply.min(self.record.game.ply());
    }

    /// The game as far as it is shown.
    fn game(&self) -> Game {
        let mut game = self.record.game.clone();
        while game.ply() > self.ply {
            game.undo();
        }
        game
    }

    fn is_at_end(&self) -> bool {
        self.ply == self.record.game.ply()
    }

    /// What there is to say beside what the last move did.
    fn remarks(&self) -> Vec<Message> {
        let comments = self.record.comments.iter();
        let mut remarks: Vec<Message> = comments
            .filter(|comment| comment.ply == self.ply)
            .map(|comment| Message::UiRecordComment {
                input: comment.text.trim().to_owned(),
            })
            .collect();
        if self.is_at_end() {
            if self.fault.is_empty() {
                remarks.extend(replay::result(&self.record, self.ply > 0));
            } else {
                remarks.extend(self.fault.iter().cloned());
            }
        }
        remarks
    }
}

impl Screen {
    pub(super) fn walk_by(&mut self, command: Command) {
        match command {
            Command::Left | Command::Undo => {
                self.walk(|walk| walk.go_to(walk.ply.saturating_sub(1)));
            }
            Command::Right | Command::Redo | Command::Enter => {
                self.walk(|walk| walk.go_to(walk.ply + 1));
            }
            Command::First => self.walk(|walk| walk.go_to(0)),
            Command::Last => self.walk(|walk| walk.go_to(usize::MAX)),
            _ => {}
        }
    }

    /// Goes on in the record, and tells the move that led there.
    pub(super) fn walk(&mut self, go: impl FnOnce(&mut Walk)) {
        let Role::Replay(walk) = &mut self.role else {
            return;
        };
        go(walk);
        let game = walk.game();
        let (ply, remarks, heading) = (walk.ply, walk.remarks(), walk.heading.clone());
        self.told.clear();
        if game != self.game {
            self.set(game);
        }
        self.back = 0;
        match self.game.played().last().copied() {
            Some(last) => {
                let mut events = Vec::new();
                let mut after = last.before;
                if after.play_with(last.mv, |event| events.push(event)).is_ok() {
                    let wording = Wording::new(SEED, ply - 1);
                    self.tell_move(&last.before, last.mv, &events, wording);
                }
            }
            None => self.told.extend(heading.into_iter().map(Told::plain)),
        }
        self.told.extend(remarks.into_iter().map(Told::plain));
        if ply == 0 {
            self.told.push(Told::plain(Message::ScreenWalk));
        }
    }
}

impl Told {
    pub(super) fn plain(message: Message) -> Self {
        Self {
            start: String::new(),
            messages: vec![message],
        }
    }
}
