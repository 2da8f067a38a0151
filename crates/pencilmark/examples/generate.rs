//! Makes puzzles to order. A seed makes the same puzzles for ever.
//!
//! `cargo run --release -p pencilmark --example generate`
use pencilmark::Shape;
use pencilmark::formats::{Style, write};
use pencilmark::generate::{Maker, Mirror, Wish};
use std::error::Error;
use std::io::{self, Write};

fn main() -> Result<(), Box<dyn Error>> {
    run(&mut io::stdout())
}

pub(crate) fn run(out: &mut dyn Write) -> Result<(), Box<dyn Error>> {
    let wishes = [
        ("minimal", Wish { minimal: true, ..Wish::new(Shape::square(9)?) }),
        (
            "symmetric, rated",
            Wish {
                mirror: Mirror::HalfTurn,
                difficulty: Some("hodoku medium".parse()?),
                ..Wish::new(Shape::square(9)?)
            },
        ),
        ("6x6", Wish::new(Shape::boxes(2, 3)?)),
    ];
    for (name, wish) in wishes {
        // Each attempt yields a puzzle or nothing; attempts may be spread over threads.
        let maker = Maker::new(wish)?;
        let mut first = 0;
        let made = loop {
            let made = maker.make(7, first..first + 16, &|| false);
            if let Some(made) = made.into_iter().next() {
                break made;
            }
            first += 16;
        };
        let rated = made.rated.as_deref().unwrap_or("not rated");
        writeln!(out, "{name}: {} ({rated})", write(&made.puzzle.to_puzzle(), Style::Line('.')))?;
    }

    // What cannot be is refused with its reason.
    let wish = Wish { clues: Some(10..=16), ..Wish::new(Shape::square(9)?) };
    if let Err(impossible) = Maker::new(wish) {
        writeln!(out, "16 givens: {impossible}")?;
    }
    Ok(())
}
