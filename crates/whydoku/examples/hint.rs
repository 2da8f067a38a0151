//! Plays a few moves, makes a mistake, and asks for hints, which reveal only as much as requested.
//!
//! `cargo run -p whydoku --example hint`
use std::error::Error;
use std::io::{self, Write};
use whydoku::Puzzle;
use whydoku::board::{Candidate, Cell, Digit};
use whydoku::exact::Budget;
use whydoku::formats::{Options, parse};
use whydoku::logic::Search;
use whydoku::session::{Action, Game, HintLevel};
use whydoku::words::Names;

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn main() -> Result<(), Box<dyn Error>> {
    run(&mut io::stdout())
}

pub(crate) fn run(out: &mut dyn Write) -> Result<(), Box<dyn Error>> {
    let puzzle: Puzzle = parse(PUZZLE, &Options::default())?.puzzle;
    let names = Names::from(puzzle.shape());
    let mut game = Game::new(&puzzle);

    // A wrong digit: the hint reports it before anything else.
    let r1c3 = Cell::at(0, 2, 9);
    game.act(Action::Place(Candidate::new(r1c3, Digit::from_number(1))))?;
    let hint = game.hint(&Search::default_order(), &Budget::unlimited());
    for level in [HintLevel::Nudge, HintLevel::Where] {
        writeln!(out, "{}", hint.words(level, &names))?;
    }

    // After undoing it, the hint is the next step, revealed in four stages.
    game.undo();
    let hint = game.hint(&Search::default_order(), &Budget::unlimited());
    for (name, level) in HintLevel::ALL {
        writeln!(out, "{name}: {}", hint.words(level, &names))?;
    }
    Ok(())
}
