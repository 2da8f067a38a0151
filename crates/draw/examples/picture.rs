//! The first step of a puzzle as an SVG picture on standard output.
//!
//! `cargo run -p whydoku-draw --example picture > step.svg`
#![allow(clippy::print_stdout, reason = "this is an example")]
use whydoku_core::{Digit, Entry, Puzzle, Shape};
use whydoku_draw::svg::{Look, draw};
use whydoku_logic::{Search, position, render};

fn main() -> Result<(), Box<dyn core::error::Error>> {
    let line = "..34..6..867..........8..3....8..3...5..412....27..9..6.45.97..1..2.....7.5......";
    let entry = |symbol| Digit::from_symbol(symbol).map_or(Entry::Unknown, Entry::Given);
    let puzzle = Puzzle::new(Shape::square(9)?, line.chars().map(entry).collect());
    let position = position(&puzzle.ok_or("81 cells make a board")?)?;
    let step = position.first(&Search::default_order()).ok_or("there is a step")?;
    let style = Look { title: Some(step.technique.info().name.into()), ..Look::default() };
    println!("{}", draw(&position.to_puzzle(), Some(&render::view(&step)), &style));
    Ok(())
}
