//! Draws the next step of a puzzle as SVG and as PNG; with a folder as argument, into files there.
//!
//! `cargo run --release -p whydoku --example draw -- folder`
use std::error::Error;
use std::io::{self, Write};
use std::path::Path;
use whydoku::board::CellNames;
use whydoku::draw::svg::{self, Look, Theme};
use whydoku::draw::text;
use whydoku::formats::{Options, parse};
use whydoku::logic::{Search, position, render};
use whydoku::print::png;

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn main() -> Result<(), Box<dyn Error>> {
    if let Some(folder) = std::env::args().nth(1) {
        let (picture, pixels) = step()?;
        std::fs::write(Path::new(&folder).join("step.svg"), picture)?;
        std::fs::write(Path::new(&folder).join("step.png"), pixels)?;
    }
    run(&mut io::stdout())
}

pub(crate) fn run(out: &mut dyn Write) -> Result<(), Box<dyn Error>> {
    let puzzle = parse(PUZZLE, &Options::default())?.puzzle;
    writeln!(out, "{}", text::game(&puzzle, None, &text::TextLook::default()))?;
    let (picture, pixels) = step()?;
    let words = picture.split("<title>").nth(1).and_then(|rest| rest.split('<').next());
    writeln!(out, "the picture is called: {}", words.unwrap_or_default())?;
    writeln!(out, "a PNG: {}", pixels.starts_with(b"\x89PNG"))?;
    Ok(())
}

/// The next step, with its picture.
fn step() -> Result<(String, Vec<u8>), Box<dyn Error>> {
    let position = position(&parse(PUZZLE, &Options::default())?.puzzle)?;
    let step = position.first(&Search::default_order()).ok_or("there is a step")?;
    let style = Look {
        theme: Theme::ColourBlind,
        names: Some(CellNames::default()),
        title: Some(render::plain(position.shape(), &render::explain(&step, position.shape()))),
        ..Look::default()
    };
    let (puzzle, view) = (position.to_puzzle(), render::view(&step));
    let picture = svg::draw(&puzzle, Some(&view), &style);
    let pixels = png(&svg::drawing(&puzzle, Some(&view), &style), 800)?;
    Ok((picture, pixels))
}
