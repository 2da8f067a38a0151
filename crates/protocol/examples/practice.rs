//! Makes the lists of puzzles to practise on: `cargo run --release -p whydoku-protocol --example
//! practice -- PUZZLES SEED [FILE]`. Random minimal puzzles are solved step by step; whenever a
//! technique is the hardest so far, everything easier was exhausted there, and the puzzle goes on
//! its list, up to thirty of each. FILE holds further puzzles, one per line, such as those that
//! `whydoku generate --technique` makes for rare techniques.
#![allow(clippy::print_stdout, reason = "this is a program")]
use std::collections::BTreeMap;
use std::error::Error;
use std::path::Path;
use whydoku_core::{Entry, Puzzle, Random, Shape, Stop};
use whydoku_formats::{Meta, Options, Style, export, parse};
use whydoku_generate::{minimal_of, random_filled};
use whydoku_logic::{Search, Technique};
use whydoku_session::{Method, Walk};

/// Puzzles of each list.
const MOST: usize = 30;

type Lists = BTreeMap<Technique, Vec<String>>;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [puzzles, seed, rest @ ..] = &arguments[..] else {
        return Err("Usage: practice PUZZLES SEED [FILE]".into());
    };
    let (puzzles, mut random) = (puzzles.parse::<usize>()?, Random::new(seed.parse()?));
    let mut lists = Lists::new();
    if let Some(file) = rest.first() {
        for line in std::fs::read_to_string(file)?.lines() {
            sort_in(&parse(line, &Options::default())?.puzzle, &mut lists)?;
        }
    }
    for _ in 0..puzzles {
        sort_in(&minimal(&mut random)?, &mut lists)?;
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("practice");
    for (technique, list) in &lists {
        let id = technique.info().id;
        println!("{id}: {}", list.len());
        std::fs::write(folder.join(format!("{id}.txt")), list.join("\n") + "\n")?;
    }
    Ok(())
}

fn minimal(random: &mut Random) -> Result<Puzzle, Box<dyn Error>> {
    let shape = Shape::square(9)?;
    let digits = random_filled(&shape, random, Stop::NEVER).ok_or("no board")?;
    let mut full = Puzzle::empty(shape.clone());
    for (cell, digit) in shape.cells().zip(digits) {
        full.set(cell, Entry::Given(digit));
    }
    minimal_of(&full, random, Stop::NEVER).map_err(|stopped| format!("{stopped:?}").into())
}

/// Adds a puzzle to the lists of the techniques that are the hardest so far at some point of its
/// path.
fn sort_in(puzzle: &Puzzle, lists: &mut Lists) -> Result<(), Box<dyn Error>> {
    let mut walk = Walk::new(puzzle, Method::of(Search::default_order()))?;
    let mut hardest = None;
    let mut full_house = None;
    loop {
        let before = walk.position().to_puzzle();
        let taken = walk.advance();
        let Some(technique) = taken.first().map(|step| step.technique) else { break };
        if technique == Technique::FullHouse {
            // Where a board has one, the placed digits are the puzzle.
            full_house.get_or_insert(before);
        } else if hardest < Some(technique) {
            hardest = Some(technique);
            add(lists, technique, puzzle)?;
        }
    }
    full_house.map_or(Ok(()), |before| add(lists, Technique::FullHouse, &before))
}

fn add(lists: &mut Lists, technique: Technique, puzzle: &Puzzle) -> Result<(), Box<dyn Error>> {
    let list = lists.entry(technique).or_default();
    if list.len() < MOST {
        let mut digits = Puzzle::empty(puzzle.shape().clone());
        for cell in puzzle.shape().cells() {
            if let Some(digit) = puzzle.digit(cell) {
                digits.set(cell, Entry::Given(digit));
            }
        }
        list.push(export(&digits, &Meta::default(), "line".parse::<Style>()?)?);
    }
    Ok(())
}
