//! The clocks of a game.

use std::time::Duration;

use togyz_core::notation::Tags;
use togyz_core::{BySide, Side};
use togyz_i18n::Message;

use super::Session;
use crate::app::Style;
use crate::error::Error;
use crate::player::{Clocks, Pace};

const CONTROL_TAG: &str = "TimeControl";
const LEFT_TAGS: BySide<&str> = BySide {
    white: "WhiteClock",
    black: "BlackClock",
};

/// The longest time of a clock, in seconds: a day.
const LONGEST: f64 = 86_400.0;

/// What both players have left, and since when the one to move thinks. Times
/// are told by the clock of the [world](crate::World).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameClock {
    base: Duration,
    increment: Duration,
    left: BySide<Duration>,
    /// `None` while nobody's time passes.
    since: Option<Duration>,
}

impl GameClock {
    /// The clock `MIN+SEC` or `MIN`: minutes for the game, and seconds added
    /// after each move. `None` if `text` is none, or there would be no time.
    pub fn parse(text: &str) -> Option<Self> {
        let (minutes, seconds) = text.split_once('+').unwrap_or((text, "0"));
        let base = time(60.0 * minutes.trim().parse::<f64>().ok()?)?;
        let increment = time(seconds.trim().parse().ok()?)?;
        (base > Duration::ZERO).then_some(Self {
            base,
            increment,
            left: BySide {
                white: base,
                black: base,
            },
            since: None,
        })
    }

    /// The same clock before the first move.
    pub(super) fn anew(&self) -> Self {
        Self {
            left: BySide {
                white: self.base,
                black: self.base,
            },
            since: None,
            ..*self
        }
    }

    /// The clock of a game that was kept; `None` where it had none.
    pub fn of(tags: &Tags) -> Option<Self> {
        let (base, increment) = tags.get(CONTROL_TAG)?.split_once('+')?;
        let left = |side| read_time(tags.get(LEFT_TAGS[side])?);
        Some(Self {
            base: time(base.parse().ok()?)?,
            increment: time(increment.parse().ok()?)?,
            left: BySide {
                white: left(Side::White)?,
                black: left(Side::Black)?,
            },
            since: None,
        })
    }

    /// Writes the clock among the tags of a record.
    pub(super) fn keep(&self, tags: &mut Tags, mover: Side, now: Duration) {
        let [base, increment] = [self.base, self.increment].map(|time| time.as_secs_f64());
        tags.set(CONTROL_TAG, format!("{base}+{increment}"));
        for side in Side::ALL {
            tags.set(LEFT_TAGS[side], shown(self.left(side, mover, now)));
        }
    }

    /// Lets the time of the player to move pass from `now` on, if it does not
    /// already.
    pub(super) fn start(&mut self, now: Duration) {
        self.since.get_or_insert(now);
    }

    /// Lets no time pass from `now` on.
    pub(super) fn stop(&mut self, mover: Side, now: Duration) {
        self.left[mover] = self.left(mover, mover, now);
        self.since = None;
    }

    /// `mover` has made a move, and the other player's time passes now, if
    /// time has passed at all.
    pub(super) fn press(&mut self, mover: Side, now: Duration) {
        let was_running = self.since.is_some();
        self.stop(mover, now);
        if was_running {
            self.left[mover] = self.left[mover].saturating_add(self.increment);
            self.since = Some(now);
        }
    }

    /// What `side` has left while `mover` is to move.
    pub(super) fn left(&self, side: Side, mover: Side, now: Duration) -> Duration {
        let spent = match self.since {
            Some(since) if side == mover => now.saturating_sub(since),
            Some(_) | None => Duration::ZERO,
        };
        self.left[side].saturating_sub(spent)
    }

    /// How another program is told of it.
    pub fn pace(&self) -> Pace {
        Pace::Clock {
            base: self.base,
            increment: self.increment,
        }
    }

    /// What both have left.
    pub(super) fn clocks(&self, mover: Side, now: Duration) -> Clocks {
        Clocks {
            white: self.left(Side::White, mover, now),
            black: self.left(Side::Black, mover, now),
        }
    }
}

impl Session<'_> {
    fn now(&self) -> Duration {
        (self.app.world.clock)()
    }

    /// Lets the time of the player to move pass. In a transcript none does.
    pub(super) fn start_clock(&mut self) {
        let now = self.now();
        if let Some(clock) = &mut self.clock
            && self.app.settings.interactive
            && self.game.ending().is_none()
        {
            clock.start(now);
        }
    }

    /// Lets no time pass any more, and keeps what is left.
    pub(super) fn stop_clock(&mut self) -> Result<(), Error> {
        let (mover, now) = (self.position().side_to_move(), self.now());
        match &mut self.clock {
            Some(clock) => {
                clock.stop(mover, now);
                self.save()
            }
            None => Ok(()),
        }
    }

    /// `mover` has moved.
    pub(super) fn press_clock(&mut self, mover: Side) {
        let (is_over, now) = (self.game.ending().is_some(), self.now());
        if let Some(clock) = &mut self.clock {
            clock.press(mover, now);
            if is_over {
                clock.stop(mover.opponent(), now);
            }
        }
    }

    /// What `side` has left, for the board.
    pub(super) fn time_left(&self, side: Side) -> Option<String> {
        let clock = self.clock.as_ref()?;
        let mover = self.position().side_to_move();
        Some(shown(clock.left(side, mover, self.now())))
    }

    /// Writes the clock into the record.
    pub(super) fn note_clock(&mut self) {
        let (mover, now) = (self.position().side_to_move(), self.now());
        if let Some(clock) = &self.clock {
            clock.keep(&mut self.keeper.origin.tags, mover, now);
        }
    }

    /// Ends the game if the player to move has no time left; whether it has
    /// ended so.
    pub(super) fn flag_falls(&mut self) -> Result<bool, Error> {
        let (mover, now) = (self.position().side_to_move(), self.now());
        let Some(clock) = &mut self.clock else {
            return Ok(false);
        };
        if !clock.left(mover, mover, now).is_zero() || self.game.lose_on_time(mover).is_err() {
            return Ok(false);
        }
        clock.stop(mover, now);
        self.ending_is_told = false;
        self.board_is_due = true;
        self.save()?;
        Ok(true)
    }

    /// Tells what both have left.
    pub(super) fn tell_clock(&mut self) -> Result<(), Error> {
        if self.clock.is_none() {
            return self.app.say(&Message::ErrorNoClock);
        }
        for side in [self.reader(), self.reader().opponent()] {
            let name = self.app.text(&self.opponent.player(side));
            let time = self.time_left(side).unwrap_or_default();
            let line = format!("{name} · {time}");
            let line = match self.app.settings.style {
                Style::Drawing(charset) => charset.drawable(&line),
                Style::Text => line,
            };
            self.app.line(&line)?;
        }
        Ok(())
    }
}

fn time(seconds: f64) -> Option<Duration> {
    (0.0..=LONGEST)
        .contains(&seconds)
        .then(|| Duration::from_secs_f64(seconds))
}

/// `9:58`, or with hours `1:09:58`; a second that has begun to run out counts.
pub(super) fn shown(time: Duration) -> String {
    let seconds = time.as_millis().div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

/// What [`shown`] has written; with what was added after moves it can be more
/// than a clock begins with.
fn read_time(text: &str) -> Option<Duration> {
    let mut seconds: u64 = 0;
    for part in text.split(':') {
        seconds = seconds.checked_mul(60)?.checked_add(part.parse().ok()?)?;
    }
    Some(Duration::from_secs(seconds))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn minutes_and_added_seconds() {
        let clock = GameClock::parse("10+5").expect("a clock");
        assert_eq!((clock.base, clock.increment), (600 * SECOND, 5 * SECOND));
        let clock = GameClock::parse("0.5").expect("a clock");
        assert_eq!((clock.base, clock.increment), (30 * SECOND, Duration::ZERO));
        for text in [
            "", "0", "-1", "x", "1+x", "1+-1", "NaN", "inf", "1441", "1+90000",
        ] {
            assert_eq!(GameClock::parse(text), None, "{text}");
        }
    }

    #[test]
    fn only_the_player_to_move_loses_time_and_gains_after_the_move() {
        let mut clock = GameClock::parse("1+2").expect("a clock");
        clock.start(10 * SECOND);
        clock.press(Side::White, 15 * SECOND);
        assert_eq!(
            clock.left(Side::White, Side::Black, 20 * SECOND),
            57 * SECOND
        );
        assert_eq!(
            clock.left(Side::Black, Side::Black, 20 * SECOND),
            55 * SECOND
        );
        clock.stop(Side::Black, 90 * SECOND);
        assert_eq!(
            clock.left(Side::Black, Side::Black, 99 * SECOND),
            Duration::ZERO
        );
    }

    #[test]
    fn a_kept_clock_goes_on_where_it_stood() {
        let mut clock = GameClock::parse("90+30").expect("a clock");
        clock.start(Duration::ZERO);
        clock.press(Side::White, 65 * SECOND);
        let mut tags = Tags::default();
        clock.keep(&mut tags, Side::Black, 75 * SECOND);
        let kept = GameClock::of(&tags).expect("a clock");
        clock.stop(Side::Black, 75 * SECOND);
        assert_eq!(kept, clock);
    }

    #[test]
    fn a_clock_that_has_grown_beyond_a_day_is_kept() {
        let mut clock = GameClock::parse("1440+30").expect("a clock");
        clock.start(Duration::ZERO);
        clock.press(Side::White, 10 * SECOND);
        clock.stop(Side::Black, 10 * SECOND);
        let mut tags = Tags::default();
        clock.keep(&mut tags, Side::Black, 10 * SECOND);
        assert_eq!(GameClock::of(&tags), Some(clock));
    }
}
