//! Two puzzles as a PDF booklet, and one of them as a PNG.
//!
//! `cargo run -p whydoku-print --example booklet -- booklet.pdf picture.png`
use whydoku_core::{Digit, Entry, Puzzle, Shape};
use whydoku_draw::svg::{Look, Show, drawing};
use whydoku_print::{Booklet, PerPage, Sheet, booklet, png};

const LINES: [&str; 2] = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "..34..6..867..........8..3....8..3...5..412....27..9..6.45.97..1..2.....7.5......",
];

fn main() -> Result<(), Box<dyn core::error::Error>> {
    let mut names = std::env::args().skip(1);
    let entry = |symbol| Digit::from_symbol(symbol).map_or(Entry::Unknown, Entry::Given);
    let mut sheets = Vec::new();
    for line in LINES {
        let puzzle = Puzzle::new(Shape::square(9)?, line.chars().map(entry).collect());
        let puzzle = puzzle.ok_or("81 cells make a board")?;
        let link = Some(format!("https://example.org/#p={line}"));
        sheets.push(Sheet { puzzle, name: None, level: None, stars: None, solution: None, link });
    }
    if let Some(name) = names.next() {
        let per_page = PerPage::new(2).unwrap_or_default();
        let style = Booklet { title: "Two puzzles".into(), per_page, ..Booklet::default() };
        std::fs::write(name, booklet(&sheets, &style))?;
    }
    if let Some(name) = names.next() {
        let style = Look { show: Show::Digits, ..Look::default() };
        std::fs::write(name, png(&drawing(&sheets[0].puzzle, None, &style), 600)?)?;
    }
    Ok(())
}
