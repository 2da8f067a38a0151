//! Turns options into a request.
use crate::args::{GenerateArgs, Input};
use crate::exit::Failure;
use crate::input;
use std::fs::File;
use std::time::{SystemTime, UNIX_EPOCH};
use whydoku_core::Shape;
use whydoku_generate::{BoardChoice, Near, Request};
use whydoku_words::Language;

/// How many digits a board with random regions may have.
const JIGSAWS: core::ops::RangeInclusive<usize> = 2..=36;

pub(super) fn of(args: &GenerateArgs, language: Language) -> Result<Request, Failure> {
    let near = match &args.near {
        Some(text) => {
            let input = Input {
                puzzle: Some(text.clone()),
                shape: None,
                size: None,
                from: None,
                settled: Vec::new(),
            };
            let (minus, plus) = (args.change.minus, args.change.plus);
            Some(Near { puzzle: input.puzzle(language)?, minus, plus })
        }
        None => None,
    };
    let board = match (&near, args.jigsaw) {
        (Some(near), _) => BoardChoice::Shape(near.puzzle.shape().clone()),
        (None, Some(side)) => {
            if !JIGSAWS.contains(&side) {
                return Err(Failure::bad(format!("--jigsaw {side}: choose from 2 to 36 digits")));
            }
            BoardChoice::RandomJigsaw(side)
        }
        (None, None) => BoardChoice::Shape(shape(args)?),
    };
    let mut request = Request {
        board,
        rules: args.rules.clone(),
        mirror: args.symmetry,
        minimal: args.minimal,
        clues: None,
        pattern: None,
        technique: args.technique.map(|technique| (technique, args.need)),
        difficulty: args.difficulty.clone(),
        near,
        unbiased: args.unbiased,
    };
    let cells = request.side() * request.side();
    request.clues = args.clues.map(|clues| clues.least..=clues.most.unwrap_or(cells));
    request.pattern = match &args.pattern {
        Some(path) => {
            let name = path.display();
            let file = File::open(path);
            let file = file.map_err(|error| Failure::bad(format!("{name}: {error}")))?;
            let text = input::read_all(&name.to_string(), file)?;
            let cells: Vec<bool> = pattern(&text);
            let side = request.side();
            if cells.len() != side * side {
                return Err(Failure::bad(format!(
                    "{name}: {} cells; a pattern for this board has {} ({side} lines of {side}; \
                     . or 0 where nothing is given)",
                    cells.len(),
                    side * side
                )));
            }
            Some(cells)
        }
        None => None,
    };
    Ok(request)
}

fn shape(args: &GenerateArgs) -> Result<Shape, Failure> {
    match args.size {
        Some(size) => Shape::usual(size).map_err(|error| {
            let is_possible = JIGSAWS.contains(&size);
            let instead = if is_possible {
                format!("; --jigsaw {size} makes boards of {size} digits, with random regions")
            } else {
                String::new()
            };
            Failure::bad(format!("--size {size}: {error}{instead}"))
        }),
        None => match input::shape(args.shape.as_deref(), None)? {
            Some(shape) => Ok(shape),
            None => Shape::square(9).map_err(Failure::bad),
        },
    }
}

/// The cells of a picture: frames and blanks do not count, nor do lines that start with `#`.
fn pattern(text: &str) -> Vec<bool> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let cells = lines.flat_map(str::chars).filter(|symbol| {
        !symbol.is_whitespace() && !matches!(symbol, '|' | '+' | '-' | '=') && !is_frame(*symbol)
    });
    cells.map(|symbol| !matches!(symbol, '.' | '0' | '_' | '*')).collect()
}

/// Characters that draw boxes.
fn is_frame(symbol: char) -> bool {
    ('\u{2500}'..='\u{257F}').contains(&symbol)
}

/// A new seed, from the clock.
pub(super) fn fresh_seed() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    // Short enough to type again.
    (since.as_nanos() / 1_000 % 1_000_000_000) as u64
}
