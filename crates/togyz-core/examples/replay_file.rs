//! Replays the games of a file: `cargo run --example replay_file -- games.txt`.
//! The file is read in pieces, so it may be of any size.
#![expect(clippy::print_stdout, reason = "an example talks to its reader")]

use std::fs::File;
use std::io::{self, BufRead, BufReader};

use togyz_core::notation::{Feed, ReadGame};
use togyz_core::{Event, Rules};

fn main() -> io::Result<()> {
    let Some(path) = std::env::args().nth(1) else {
        println!("Which file? cargo run --example replay_file -- games.txt");
        return Ok(());
    };
    let mut file = BufReader::new(File::open(path)?);
    let mut feed = Feed::new(Rules::default());
    let mut line = String::new();
    while file.read_line(&mut line)? > 0 {
        feed.push(&line, |game| tell(&game));
        line.clear();
    }
    feed.finish(|game| tell(&game));
    Ok(())
}

fn tell(read: &ReadGame) {
    let game = &read.record.game;
    let tag = |name| read.record.tags.get(name).unwrap_or("?");
    println!("line {}: {} – {}", read.line, tag("White"), tag("Black"));
    for played in game.played() {
        let mut position = played.before;
        let told = position.play_with(played.mv, |event| {
            if let Event::TuzdykMade { pit } = event {
                println!("    {}. tuzdyk in {pit}", played.number);
            }
        });
        told.expect("the reader has played the move");
    }
    let kazans = game.position().kazans();
    let (white, black) = (kazans.white, kazans.black);
    println!(
        "    {} plies, {white}–{black}, {:?}",
        game.ply(),
        game.ending()
    );
    if let Some(fault) = &read.fault {
        println!("    {fault}");
    }
}
