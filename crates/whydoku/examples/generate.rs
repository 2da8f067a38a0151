//! Makes puzzles to order. A seed always makes the same puzzles.
//!
//! `cargo run --release -p whydoku --example generate`
use std::error::Error;
use std::io::{self, Write};
use whydoku::formats::{Format, write};
use whydoku::generate::{Maker, Mirror, Request};
use whydoku::{Shape, Stop};

fn main() -> Result<(), Box<dyn Error>> {
    run(&mut io::stdout())
}

pub(crate) fn run(out: &mut dyn Write) -> Result<(), Box<dyn Error>> {
    let requests = [
        ("minimal", Request { minimal: true, ..Request::new(Shape::square(9)?) }),
        (
            "symmetric, rated",
            Request {
                mirror: Mirror::HalfTurn,
                difficulty: Some("hodoku medium".parse()?),
                ..Request::new(Shape::square(9)?)
            },
        ),
        ("6x6", Request::new(Shape::boxes(2, 3)?)),
    ];
    for (name, request) in requests {
        // Each attempt yields a puzzle or nothing; attempts may be distributed over threads.
        let maker = Maker::new(request)?;
        let mut first = 0;
        let made = loop {
            let made = maker.make(7, first..first + 16, Stop::NEVER);
            if let Some(made) = made.into_iter().next() {
                break made;
            }
            first += 16;
        };
        let rated = made.rated.as_deref().unwrap_or("not rated");
        writeln!(out, "{name}: {} ({rated})", write(&made.puzzle.to_puzzle(), Format::LINE))?;
    }

    // Impossible requests are rejected with the reason.
    let request = Request { clues: Some(10..=16), ..Request::new(Shape::square(9)?) };
    if let Err(impossible) = Maker::new(request) {
        writeln!(out, "16 givens: {impossible}")?;
    }
    Ok(())
}
