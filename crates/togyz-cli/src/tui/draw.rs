//! The screen in characters.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use togyz_ai::{Proven, Score};
use togyz_core::{Move, Pit, Played, Position, Side};
use togyz_i18n::about::stones;
use togyz_i18n::{Message, preview};
use unicode_width::UnicodeWidthStr;

use super::areas::{Areas, MIN_COLUMNS, MIN_ROWS};
use super::help;
use super::screen::{Analysis, Effect, Question, Role, Screen, Told, notation};
use super::thinker::Insight;
use crate::app::wrap;
use crate::view::{self, Board, Brings, Charset, Hue, Ink, LastMove, Look, Piece, Plate, Tone};

/// A line of the screen, in pieces.
pub(super) type Line = Vec<(String, Style)>;

impl Screen {
    /// Draws everything.
    pub fn draw(&self, buffer: &mut Buffer) {
        let area = buffer.area;
        let Some(areas) = Areas::of(area, self.analysis != Analysis::Closed) else {
            let message = Message::ScreenTooSmall {
                columns: MIN_COLUMNS.into(),
                rows: MIN_ROWS.into(),
            };
            self.put(buffer, area, &wrapped(&self.text(&message), area.width));
            return;
        };
        if let Some(first) = self.help {
            let page = self.titled(buffer, area, &Message::UiMenuHelp);
            let lines = self.help_lines(page.width);
            self.put(buffer, page, lines.get(first..).unwrap_or_default());
            return;
        }
        self.put(buffer, areas.board, &self.board_lines(areas.board));
        let is_asked = self.question.is_some() || self.chosen.is_some();
        match areas.moves {
            // What is asked is not cut for a list below it.
            Some(moves) if is_asked && moves.x == areas.told.x => {
                self.draw_asked(buffer, areas.told.union(moves));
            }
            moves => {
                if is_asked {
                    self.draw_asked(buffer, areas.told);
                } else {
                    self.draw_told(buffer, areas.told);
                }
                if let Some(area) = moves {
                    self.draw_moves(buffer, area);
                }
            }
        }
        if let Some(area) = areas.analysis {
            self.draw_analysis(buffer, area);
        }
        let keys = self.key_line(areas.keys.width);
        self.put(buffer, areas.keys, &[keys]);
    }

    /// Plays or looks at what was clicked on.
    pub(super) fn click(&mut self, column: u16, row: u16) -> Option<Effect> {
        if self.help.is_some() || self.question.is_some() {
            return None;
        }
        let area = Rect::new(0, 0, self.size.width, self.size.height);
        let areas = Areas::of(area, self.analysis != Analysis::Closed)?;
        let pieces = self.board_pieces(areas.board);
        let line = pieces.get(usize::from(row.checked_sub(areas.board.y)?))?;
        let mut at = areas.board.x;
        let piece = line.iter().find(|piece| {
            at = at.saturating_add(columns(&piece.text));
            column < at
        })?;
        let pit: Pit = piece.pit?;
        let is_own = self.players().is_some() && pit.side == self.position().side_to_move();
        if is_own {
            self.pick(Move(pit.no))
        } else {
            None
        }
    }

    fn board_lines(&self, area: Rect) -> Vec<Line> {
        let style = |piece: Piece| {
            let style = self.tone(piece.tone);
            (piece.text, style)
        };
        let lines = self.board_pieces(area).into_iter();
        lines
            .map(|line| line.into_iter().map(style).collect())
            .collect()
    }

    /// The board, always in the same lines: where nothing says what the moves of
    /// a side would bring, there is an empty one.
    fn board_pieces(&self, area: Rect) -> Vec<Vec<Piece>> {
        const COMPACT_ROWS: u16 = 8;
        let position = self.position();
        let last = self.game.played().last();
        let last = last.and_then(|last| LastMove::of(&last.before, last.mv));
        let board = Board::new(position, self.bottom, last);
        let board = match self.chosen {
            Some(mv) => board.looking_at(position, mv),
            None => board,
        };
        let width = usize::from(area.width);
        let look = Look {
            charset: self.voice.charset,
            ink: self.voice.ink,
            width: if area.height > COMPACT_ROWS {
                width
            } else {
                width.min(view::FULL_WIDTH - 1)
            },
        };
        let [top, bottom] =
            [self.bottom.opponent(), self.bottom].map(|side| self.plate(side, width));
        let outcomes = self.is_persons_turn().then(|| view::outcomes(position));
        let mut lines = view::lines(&board, [&top, &bottom], outcomes.as_deref(), look);
        let is_told = outcomes.is_some();
        if !(is_told && board.top.to_move) {
            lines.insert(1, Vec::new());
        }
        if !(is_told && board.bottom.to_move) {
            lines.insert(lines.len() - 1, Vec::new());
        }
        lines
    }

    /// Who plays a side; what does not fit into `width` columns is left out.
    fn plate(&self, side: Side, width: usize) -> Plate {
        /// Columns of a plate beside the name and the word for the kazan.
        const REST: usize = 9;
        let name = match &self.role {
            Role::Play(players) => players.opponent.player(side),
            Role::Replay(walk) => walk.names[side].clone(),
        };
        let kazan = self.text(&Message::UiKazan);
        let room = width.saturating_sub(kazan.width() + REST);
        let mut name = self.text(&name);
        while name.width() > room
            && let Some((shorter, _)) = name.rsplit_once(" · ")
        {
            name = shorter.to_owned();
        }
        Plate {
            name: self.voice.charset.fitted(&name, room),
            kazan,
        }
    }

    fn draw_told(&self, buffer: &mut Buffer, area: Rect) {
        let page = self.titled(buffer, area, &Message::ScreenTitleTold);
        let lines = self.told_lines(page.width);
        let end = lines.len().saturating_sub(self.back);
        let first = end.saturating_sub(page.height.into());
        self.put(buffer, page, &lines[first..end]);
    }

    fn draw_asked(&self, buffer: &mut Buffer, area: Rect) {
        let Asked {
            title,
            mut lines,
            answers,
        } = self.asked(area.width);
        let page = self.titled_with(buffer, area, title);
        // How to answer is seen in any case.
        let room = usize::from(page.height).saturating_sub(answers.len());
        lines.truncate(room);
        lines.extend(answers);
        self.put(buffer, page, &lines);
    }

    fn asked(&self, width: u16) -> Asked {
        let mut lines = Vec::new();
        let mut say = |message: &Message| lines.extend(wrapped(&self.text(message), width));
        if let Some(question) = self.question {
            say(&match question {
                Question::TakeUp => Message::ScreenOffer,
                Question::New => Message::ScreenConfirmNew,
            });
            return Asked {
                title: (self.text(&Message::ScreenTitleQuestion), Style::new()),
                lines,
                answers: wrapped(&self.text(&Message::ScreenYesNo), width),
            };
        }
        let Some(mv) = self.chosen else {
            return Asked::default();
        };
        for message in preview(self.position(), mv) {
            say(&message);
        }
        let pit = mv.0;
        let (title, tone) = match Brings::of(self.position(), mv) {
            Brings::Nothing => (Message::ScreenLookNothing { pit }, Tone::Quiet),
            Brings::Capture => (Message::ScreenLookCapture { pit }, Tone::Capture),
            Brings::Tuzdyk => (Message::ScreenLookTuzdyk { pit }, Tone::Gold),
        };
        Asked {
            title: (self.text(&title), self.tone(tone)),
            lines,
            answers: wrapped(&self.text(&Message::ScreenLookKeys { pit }), width),
        }
    }

    fn told_lines(&self, width: u16) -> Vec<Line> {
        let mut lines = Vec::new();
        for Told { start, messages } in &self.told {
            let sentences: Vec<String> =
                messages.iter().map(|message| self.text(message)).collect();
            let text = sentences.join(" ");
            let text = if start.is_empty() {
                text
            } else {
                format!("{start}  {text}")
            };
            lines.extend(wrapped(&text, width));
        }
        let is_thinking = match &self.role {
            Role::Play(players) => players.opponent.is_to_move(&self.game),
            Role::Replay(_) => false,
        };
        if is_thinking {
            lines.extend(wrapped(&self.text(&Message::UiThinking), width));
        }
        lines
    }

    /// How many lines of what was said stand above the pane.
    pub(super) fn hidden_lines(&self) -> usize {
        let area = Rect::new(0, 0, self.size.width, self.size.height);
        let Some(areas) = Areas::of(area, self.analysis != Analysis::Closed) else {
            return 0;
        };
        let shown = usize::from(areas.told.height.saturating_sub(1));
        self.told_lines(areas.told.width)
            .len()
            .saturating_sub(shown)
    }

    fn draw_moves(&self, buffer: &mut Buffer, area: Rect) {
        let page = self.titled(buffer, area, &Message::UiColumnMoves);
        let (game, current) = match &self.role {
            Role::Play(_) => (&self.game, self.game.ply()),
            Role::Replay(walk) => (walk.whole(), walk.ply()),
        };
        let rows = move_rows(game.played());
        let at = rows
            .iter()
            .position(|row| row.plies.iter().flatten().any(|(ply, _)| *ply == current));
        let height = usize::from(page.height);
        // The current move stands in the middle, as far as the list allows it.
        let first = at
            .map_or(0, |at| (at + 1).saturating_sub(height.div_ceil(2)))
            .min(rows.len().saturating_sub(height));
        let here = match self.voice.charset {
            Charset::Unicode => "›",
            Charset::Ascii => ">",
        };
        let lines: Vec<Line> = rows[first..]
            .iter()
            .map(|row| {
                let mut line = vec![(format!("{:>4}.", row.number), Style::new())];
                for column in &row.plies {
                    let (text, style) = match column {
                        Some((ply, text)) if *ply == current => (
                            format!("{here}{text}"),
                            Style::new().add_modifier(Modifier::BOLD),
                        ),
                        Some((_, text)) => (format!(" {text}"), Style::new()),
                        None => (String::new(), Style::new()),
                    };
                    line.push((format!(" {text:<6}"), style));
                }
                line
            })
            .collect();
        self.put(buffer, page, &lines);
    }

    fn draw_analysis(&self, buffer: &mut Buffer, area: Rect) {
        let page = self.titled(buffer, area, &Message::ScreenTitleAnalysis);
        let Analysis::Open(seen) = &self.analysis else {
            return;
        };
        let lines = match seen {
            Some(insight) => self.insight(insight, page.width),
            None if self.game.ending().is_some() => Vec::new(),
            None => wrapped(&self.text(&Message::UiThinking), page.width),
        };
        self.put(buffer, page, &lines);
    }

    fn insight(&self, insight: &Insight, width: u16) -> Vec<Line> {
        let mover = self.position().side_to_move();
        let score = match mover {
            Side::White => insight.score,
            Side::Black => -insight.score,
        };
        let value = match (score.hundredths(), score.proven()) {
            (Some(hundredths), _) => self.voice.catalog.decimal(&stones(hundredths)),
            (None, Some(Proven::Win { .. } | Proven::TableWin { .. })) => "1–0".to_owned(),
            (None, _) => "0–1".to_owned(),
        };
        let value = format!("{value:<6} ");
        let room = usize::from(width).saturating_sub(value.width()).min(40);
        let mut lines = vec![vec![
            (value, Style::new().add_modifier(Modifier::BOLD)),
            (bar(score, room, self.voice.charset), Style::new()),
        ]];
        let depth = Message::ReportDepth {
            depth: insight.depth,
        };
        let winner = match score.proven() {
            None => None,
            Some(Proven::Win { .. } | Proven::TableWin { .. }) => Some(Side::White),
            Some(Proven::Loss { .. } | Proven::TableLoss { .. }) => Some(Side::Black),
        };
        let mut told = vec![self.text(&depth)];
        told.extend(winner.map(|mover| self.text(&Message::ReportProvenWin { mover })));
        lines.extend(wrapped(&told.join("  "), width));
        let line = line_of(self.position(), &insight.line);
        lines.extend(wrapped(
            &self.text(&Message::ScreenBestLine { line }),
            width,
        ));
        lines
    }

    /// The keys that matter most, as many as fit.
    fn key_line(&self, width: u16) -> Line {
        let mut line = Line::new();
        let mut used = 0;
        for (key, word) in help::shortest(&self.role, self.voice.charset) {
            let word = self.text(&word);
            let gap = if used == 0 { 0 } else { 2 };
            let wanted = gap + key.width() + 1 + word.width();
            if used + wanted > width.into() {
                continue;
            }
            used += wanted;
            line.push((" ".repeat(gap), Style::new()));
            line.push((key.to_owned(), Style::new().add_modifier(Modifier::BOLD)));
            line.push((format!(" {word}"), Style::new()));
        }
        line
    }

    /// Draws the title of a pane, and returns the rest of it.
    fn titled(&self, buffer: &mut Buffer, area: Rect, title: &Message) -> Rect {
        self.titled_with(buffer, area, (self.text(title), Style::new()))
    }

    fn titled_with(&self, buffer: &mut Buffer, area: Rect, title: (String, Style)) -> Rect {
        let dash = match self.voice.charset {
            Charset::Unicode => "─",
            Charset::Ascii => "-",
        };
        let (title, style) = title;
        let title = self
            .voice
            .charset
            .fitted(&title, usize::from(area.width).saturating_sub(4));
        let rest = usize::from(area.width).saturating_sub(title.width() + 4);
        let line = vec![
            (format!("{dash}{dash} "), Style::new()),
            (title, style.add_modifier(Modifier::BOLD)),
            (format!(" {}", dash.repeat(rest)), Style::new()),
        ];
        self.put(buffer, Rect { height: 1, ..area }, &[line]);
        Rect {
            y: area.y + 1,
            height: area.height.saturating_sub(1),
            ..area
        }
    }

    /// Writes lines from the top of an area; what does not fit is left out.
    fn put(&self, buffer: &mut Buffer, area: Rect, lines: &[Line]) {
        let area = area.intersection(buffer.area);
        for (line, y) in lines.iter().zip(area.top()..area.bottom()) {
            let mut x = area.x;
            for (text, style) in line {
                let room = usize::from(area.right().saturating_sub(x));
                let text = self.voice.charset.drawable(text);
                (x, _) = buffer.set_stringn(x, y, text, room, *style);
            }
        }
    }

    fn tone(&self, tone: Tone) -> Style {
        let Ink::Coloured(theme) = self.voice.ink else {
            // Without colours a tuzdyk is bold all the same.
            return match tone {
                Tone::Tuzdyk => Style::new().add_modifier(Modifier::BOLD),
                Tone::Plain | Tone::Taken | Tone::Quiet | Tone::Capture | Tone::Gold => {
                    Style::new()
                }
            };
        };
        let paint = theme.paint(tone);
        let attributes = [
            (paint.bold, Modifier::BOLD),
            (paint.underlined, Modifier::UNDERLINED),
            (paint.reversed, Modifier::REVERSED),
        ];
        let mut style = Style::new();
        for (is_on, attribute) in attributes {
            if is_on {
                style = style.add_modifier(attribute);
            }
        }
        match paint.hue {
            Some(Hue::Red) => style.fg(Color::Red),
            Some(Hue::Green) => style.fg(Color::Green),
            Some(Hue::Yellow) => style.fg(Color::Yellow),
            Some(Hue::Magenta) => style.fg(Color::Magenta),
            Some(Hue::Cyan) => style.fg(Color::Cyan),
            None => style,
        }
    }
}

/// A question, or the move that is looked at.
#[derive(Default)]
struct Asked {
    title: (String, Style),
    lines: Vec<Line>,
    /// The keys that answer it.
    answers: Vec<Line>,
}

fn columns(text: &str) -> u16 {
    u16::try_from(text.width()).unwrap_or(u16::MAX)
}

/// A move of both players.
struct MoveRow {
    number: u16,
    /// White's and Black's ply with the number of plies after it.
    plies: [Option<(usize, String)>; 2],
}

fn move_rows(played: &[Played]) -> Vec<MoveRow> {
    let mut rows: Vec<MoveRow> = Vec::new();
    for (ply, played) in (1..).zip(played) {
        let column = match played.before.side_to_move() {
            Side::White => 0,
            Side::Black => 1,
        };
        let text = notation(&played.before, played.mv);
        match rows.last_mut() {
            Some(row) if row.number == played.number && row.plies[column].is_none() => {
                row.plies[column] = Some((ply, text));
            }
            _ => {
                let mut plies = [None, None];
                plies[column] = Some((ply, text));
                rows.push(MoveRow {
                    number: played.number,
                    plies,
                });
            }
        }
    }
    rows
}

/// How the chances stand: White's part is full.
fn bar(score: Score, width: usize, charset: Charset) -> String {
    let (full, empty) = match charset {
        Charset::Unicode => ("█", "░"),
        Charset::Ascii => ("#", "-"),
    };
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::cast_precision_loss,
        reason = "a part of a few columns"
    )]
    let white = (score.chance() * width as f64).round() as usize;
    let white = white.min(width);
    format!("{}{}", full.repeat(white), empty.repeat(width - white))
}

/// The moves of a line as they are written.
fn line_of(position: &Position, moves: &[Move]) -> String {
    const MOST: usize = 12;
    let mut position = *position;
    let mut texts = Vec::new();
    for mv in moves.iter().take(MOST) {
        if position.check(*mv).is_err() {
            break;
        }
        texts.push(notation(&position, *mv));
        position = position.after(*mv);
    }
    texts.join(" ")
}

/// `text` in lines of at most so many columns.
pub(super) fn wrapped(text: &str, width: u16) -> Vec<Line> {
    wrap(text, width.into())
        .lines()
        .map(|line| vec![(line.to_owned(), Style::new())])
        .collect()
}
