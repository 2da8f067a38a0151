//! A book of one puzzle, as often as one likes: how long it takes and how large it is.
//!
//! `cargo run --release -p whydoku-print --example book -- book.pdf 1800`
#![allow(clippy::print_stdout, reason = "this is a program")]
use std::time::Instant;
use whydoku_core::{Digit, Entry, Puzzle, Shape};
use whydoku_print::{Book, Day, Section, Sheet, book};

const LINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn main() -> Result<(), Box<dyn core::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().ok_or("the name of a file is missing")?;
    let count: usize = arguments.next().map_or(Ok(4), |count| count.parse())?;
    let entry = |symbol| Digit::from_symbol(symbol).map_or(Entry::Unknown, Entry::Given);
    let puzzle = Puzzle::new(Shape::square(9)?, LINE.chars().map(entry).collect());
    let puzzle = puzzle.ok_or("81 cells make a board")?;
    let solution: Option<Vec<Digit>> = SOLUTION.chars().map(Digit::from_symbol).collect();
    let sheet = Sheet {
        puzzle,
        name: None,
        level: Some("easy".into()),
        stars: Some(1),
        solution,
        link: None,
    };
    let section = Section { heading: "Easy".into(), text: Vec::new(), sheets: vec![sheet; count] };
    let (title, day) = ("One puzzle".to_owned(), "2026-11-28".parse::<Day>().ok());
    let made = Book { title, sections: vec![section], day, ..Book::default() };
    let begin = Instant::now();
    let bound = book(&made)?;
    println!("{} pages, {} bytes, {:?}", bound.pages, bound.pdf.len(), begin.elapsed());
    std::fs::write(file, bound.pdf)?;
    Ok(())
}
