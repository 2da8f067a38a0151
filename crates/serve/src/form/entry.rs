//! The submitted form.
use whydoku_core::{Cell, Digit, Entry, Puzzle, Shape, ShapeError};

/// The largest board here.
const MOST_DIGITS: usize = 25;
/// More fields than the largest board has are not read.
const MOST_FIELDS: usize = MOST_DIGITS * MOST_DIGITS + 8;

/// Why there is no board.
#[derive(Debug)]
pub(crate) enum Rejected {
    /// The number of digits is not the square of a smaller number.
    NotSquare,
    /// The board is larger than this page supports.
    TooLarge,
}

impl Rejected {
    pub(crate) fn words(&self) -> String {
        match self {
            // The sentence is the same for every number.
            Self::NotSquare => ShapeError::NotSquare(0).to_string(),
            Self::TooLarge => format!("Boards of up to {MOST_DIGITS} digits can be solved here."),
        }
    }
}

/// A submitted form.
pub(crate) enum Submitted {
    /// A board.
    Board(Puzzle),
    /// A board with cells that hold something other than a digit.
    Mistakes(Form),
}

/// A form to be corrected.
pub(crate) struct Form {
    pub(crate) shape: Shape,
    /// What was typed into each cell, in reading order.
    pub(crate) cells: Vec<String>,
    /// The cells that cannot be read.
    pub(crate) wrong: Vec<Cell>,
}

/// Names and contents of fields; those beyond the largest board are dropped.
pub(crate) fn fields(text: &[u8]) -> Vec<(String, String)> {
    let pairs = form_urlencoded::parse(text).take(MOST_FIELDS);
    pairs.map(|(name, content)| (name.into_owned(), content.into_owned())).collect()
}

/// The board with a number of digits.
pub(crate) fn shape(size: &str) -> Result<Shape, Rejected> {
    let digits: usize = size.trim().parse().map_err(|_| Rejected::NotSquare)?;
    let shape = Shape::square(digits).map_err(|_| {
        let root = digits.isqrt();
        if root > 1 && root * root == digits { Rejected::TooLarge } else { Rejected::NotSquare }
    })?;
    if digits > MOST_DIGITS { Err(Rejected::TooLarge) } else { Ok(shape) }
}

/// Reads a submitted form: `size`, and a field for each cell, named like the cell.
pub(crate) fn read(body: &[u8]) -> Result<Submitted, Rejected> {
    let fields = fields(body);
    let of = |name: &str| fields.iter().find(|(field, _)| field == name);
    let shape = shape(of("size").map_or("", |(_, size)| size))?;
    let mut puzzle = Puzzle::empty(shape.clone());
    let mut cells = vec![String::new(); shape.cell_count()];
    let mut wrong = Vec::new();
    for (name, content) in &fields {
        let Some(cell) = cell_named(name, &shape) else { continue };
        let content: String = content.trim().chars().take(8).collect();
        match content.as_str() {
            "" | "." | "0" => {}
            text => match digit(text, &shape).map(Entry::Given) {
                // A cell that is named twice has the same digit twice.
                Some(given) if [Entry::Unknown, given].contains(&puzzle.entry(cell)) => {
                    puzzle.set(cell, given);
                }
                _ => wrong.push(cell),
            },
        }
        cells[cell.index()] = content;
    }
    if wrong.is_empty() {
        return Ok(Submitted::Board(puzzle));
    }
    wrong.sort_unstable();
    wrong.dedup();
    Ok(Submitted::Mistakes(Form { shape, cells, wrong }))
}

/// The cell with a name such as `r1c5`.
fn cell_named(name: &str, shape: &Shape) -> Option<Cell> {
    let (row, column) = name.strip_prefix('r')?.split_once('c')?;
    let line = |text: &str| {
        let number: usize = text.parse().ok()?;
        (1..=shape.side()).contains(&number).then(|| number - 1)
    };
    Some(Cell::at(line(row)?, line(column)?, shape.side()))
}

/// A digit as its symbol (1 to 9, a, b, ...) or, from 10 on, as a number.
fn digit(text: &str, shape: &Shape) -> Option<Digit> {
    let mut symbols = text.chars();
    let digit = match (symbols.next(), symbols.next()) {
        (Some(symbol), None) => Digit::from_symbol(symbol)?,
        _ => Digit::from_number(
            text.parse().ok().filter(|number| (1..=MOST_DIGITS).contains(number))?,
        ),
    };
    (digit.index() < shape.side()).then_some(digit)
}
