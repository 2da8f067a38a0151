//! Prints a booklet: two puzzles, their solutions, and codes that open them elsewhere; with a file
//! as argument, into that file.
//!
//! `cargo run --release -p whydoku --example print -- booklet.pdf`
use std::error::Error;
use std::io::{self, Write};
use whydoku::exact::{Budget, solve};
use whydoku::formats::{Format, Meta, Options, export, parse};
use whydoku::print::{Booklet, PaperSize, PerPage, Sheet, booklet};

const PUZZLES: [(&str, &str); 2] = [
    ("easy", "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"),
    ("hard", ".2.....4..........4..97.........81.....365....87..153.....4..9..351..2..7..6..8.."),
];

fn main() -> Result<(), Box<dyn Error>> {
    if let Some(file) = std::env::args().nth(1) {
        std::fs::write(file, pages()?)?;
    }
    run(&mut io::stdout())
}

pub(crate) fn run(out: &mut dyn Write) -> Result<(), Box<dyn Error>> {
    let pdf = pages()?;
    let pages = String::from_utf8_lossy(&pdf).matches("/Type /Page\n").count();
    writeln!(out, "a PDF: {}, pages: {pages}", pdf.starts_with(b"%PDF-"))?;
    Ok(())
}

fn pages() -> Result<Vec<u8>, Box<dyn Error>> {
    let mut sheets = Vec::new();
    for (level, line) in PUZZLES {
        let puzzle = parse(line, &Options::default())?.puzzle;
        let solution = solve(&puzzle, &Budget::unlimited());
        let link = export(&puzzle, &Meta::default(), Format::SUDOKUPAD_LINK)?;
        sheets.push(Sheet {
            puzzle,
            name: None,
            level: Some(level.into()),
            stars: None,
            solution: solution.solution().map(|solution| solution.digits().to_vec()),
            link: Some(link),
        });
    }
    let style = Booklet {
        title: "For the weekend".into(),
        per_page: PerPage::new(2).ok_or("two a page")?,
        paper: PaperSize::A4,
        ..Booklet::default()
    };
    Ok(booklet(&sheets, &style))
}
