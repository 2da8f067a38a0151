//! Puzzles to order: `cargo run -p whydoku-generate --example order`
#![allow(clippy::print_stdout, reason = "an example shows what it finds")]
use whydoku_core::{Extra, Shape, Stop};
use whydoku_generate::{BoardChoice, Maker, Mirror, Need, Request};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let nine = Shape::square(9)?;
    let plain = Request::new(nine.clone());
    let requests = [
        ("minimal", Request { minimal: true, ..plain.clone() }),
        (
            "half turn, 26 to 30",
            Request { mirror: Mirror::HalfTurn, clues: Some(26..=30), ..plain.clone() },
        ),
        ("rated", Request { difficulty: Some("se 4.2..4.4".parse()?), ..plain.clone() }),
        (
            "needs it",
            Request { technique: Some(("xy-wing".parse()?, Need::Once)), ..plain.clone() },
        ),
        (
            "diagonals",
            Request { board: BoardChoice::Shape(nine.with(Extra::Diagonals)?), ..plain.clone() },
        ),
        ("jigsaw", Request { board: BoardChoice::RandomJigsaw(6), ..plain }),
    ];
    for (name, request) in requests {
        let maker = Maker::new(request)?;
        // Attempts are independent, so threads can share them; here they run one by one.
        let made = (0..).map(|n| maker.make(7, n * 64..(n + 1) * 64, Stop::NEVER));
        let first = made.flatten().next().ok_or("attempts never end")?;
        let puzzle = first.puzzle.to_puzzle();
        let symbol = |cell| puzzle.digit(cell).map_or(".".into(), |digit| digit.to_string());
        let line: String = puzzle.shape().cells().map(symbol).collect();
        println!("{name}: {line} {}", first.rated.unwrap_or_default());
    }
    Ok(())
}
