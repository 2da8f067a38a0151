//! `whydoku transform`: the same puzzle, turned, reflected or relabelled.
use super::lines::{Found, Lines, Made, Writing};
use crate::args::{Common, TransformArgs, Turn};
use crate::exit::{Exit, Failure};
use crate::form::Form;
use crate::signals::Signals;
use crate::source::{Reader, Source};
use whydoku_core::{Digit, Puzzle, Shape, Symmetry};
use whydoku_generate::random_of;

pub(crate) fn run(args: &TransformArgs, common: &Common) -> Result<Exit, Failure> {
    let nothing = !args.transpose && args.rotate.is_none() && args.relabel.is_none();
    if nothing && !args.random {
        return Err(Failure::bad(
            "say what to change: --transpose, --rotate 90, --relabel 912345678 or --random",
        ));
    }
    let writing = Writing::new(args.to, Form::new(common))?;
    let source = Source::of(&args.input)?;
    let targets = args.many.targets(&source, None)?;
    let reader = Reader::of(&args.input, common.language)?;
    let source = source.laid_out(&reader)?;
    let signals = Signals::catch()?;
    let make = |number: u64, found: Found| {
        let text = image(found.puzzle(), number, args).and_then(|image| writing.text(&image));
        Some(text.map(|text| Made { text, notes: Vec::new() }))
    };
    let worker = Lines {
        form: Form::new(common),
        reader: reader.clone(),
        stop: signals.flag(),
        make: &make,
    };
    let TransformArgs { transpose, rotate, relabel, random, seed, .. } = args;
    let identity =
        format!("transform {transpose} {rotate:?} {relabel:?}, random {random}, seed {seed}");
    let order = writing.order((source, reader, targets), &args.input, identity, &args.many, common);
    order.run_fast(&worker, &signals)
}

fn image(mut puzzle: Puzzle, number: u64, args: &TransformArgs) -> Result<Puzzle, String> {
    let apply = |puzzle: &mut Puzzle, map: &dyn Fn(&Shape) -> Symmetry| {
        *puzzle = map(puzzle.shape()).puzzle(puzzle);
    };
    if args.transpose {
        apply(&mut puzzle, &Symmetry::transpose);
    }
    let turns = match args.rotate {
        None => 0,
        Some(Turn::Quarter) => 1,
        Some(Turn::Half) => 2,
        Some(Turn::ThreeQuarters) => 3,
    };
    for _ in 0..turns {
        apply(&mut puzzle, &Symmetry::rotate);
    }
    if args.random {
        let mut random = random_of(args.seed, number);
        puzzle = Symmetry::random(puzzle.shape(), &mut random).puzzle(&puzzle);
    }
    if let Some(names) = &args.relabel {
        let digits = if names == "first" { by_appearance(&puzzle) } else { named(names, &puzzle)? };
        let map = Symmetry::relabel(puzzle.shape(), &digits);
        puzzle = map.ok_or("--relabel: write every digit once")?.puzzle(&puzzle);
    }
    Ok(puzzle)
}

/// New names in the order in which digits appear.
fn by_appearance(puzzle: &Puzzle) -> Vec<Digit> {
    let mut order: Vec<Digit> = Vec::new();
    let present = puzzle.shape().cells().filter_map(|cell| puzzle.digit(cell));
    for digit in present.chain(puzzle.shape().digits()) {
        if !order.contains(&digit) {
            order.push(digit);
        }
    }
    let mut names: Vec<Digit> = order.clone();
    for (at, digit) in order.iter().enumerate() {
        names[digit.index()] = Digit::new(at);
    }
    names
}

/// New names from the option: a character for each digit.
fn named(names: &str, puzzle: &Puzzle) -> Result<Vec<Digit>, String> {
    let side = puzzle.shape().side();
    let digits: Option<Vec<Digit>> = names.chars().map(Digit::from_symbol).collect();
    let wrong =
        || format!("--relabel {names}: write the new names of the digits 1 to {side}, each once");
    digits.filter(|digits| digits.len() == side).ok_or_else(wrong)
}
