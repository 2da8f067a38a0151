//! A plain killer as one character a cell: the sum of a cage in one of its cells, and arrows that lead to it from the
//! others. How killers are written in the forum of players; Interactive Sudoku Solver takes them, too.
use crate::codec::{Ask, Codec, Found, Read, Write, about};
use crate::error::ParseError;
use crate::format::Format;
use crate::raw::Raw;
use whydoku_core::{Cell, Entry, Rule};
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "killer-line",
    aliases: &[],
    name: message!("format-killer-line"),
    recognised: about("81 characters, some of them arrows: `R<<<M<<<U^M...`"),
    holds: about(
        "cages; `A` is the sum 10, `Z` 35, `a` 36, `0` a cage without a sum; diagonal arrows are `` ` ``, `'`, `,` and `.`",
    ),
    read: Read::Whole(read),
    write: Write::Nothing,
};

const SIDE: usize = 9;

/// Reads a line with arrows.
fn read(raw: &Raw<'_>, ask: &Ask<'_>) -> Found {
    let cells: &[u8; SIDE * SIDE] = raw.body.as_bytes().try_into().ok()?;
    let known = |byte: &u8| byte.is_ascii_alphanumeric() || ARROWS.contains(byte);
    if !cells.iter().all(known) || !cells.iter().any(|byte| PLAIN.contains(byte)) {
        return None;
    }
    let shape = raw.shape(ask, SIDE);
    Some(shape.and_then(|shape| {
        let rules = cages(raw, cells, dots(raw, cells)?)?;
        let shape = raw.ruled(Format::KILLER_LINE, &shape, &rules)?;
        raw.puzzle(shape, vec![Entry::Unknown; SIDE * SIDE])
    }))
}

/// The arrows by which a text is known; `v` is a letter, too, and a blank may be a dot.
const PLAIN: &[u8] = b"<>^`',";
const ARROWS: &[u8] = b"<>^v`',.";

/// What a dot means.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Dots {
    /// An arrow to the lower right.
    Arrows,
    /// A cell without a cage.
    Blanks,
}

/// Beside other diagonal arrows a dot is one, and where some dot leads nowhere dots are blanks; otherwise either may be
/// meant.
fn dots(raw: &Raw<'_>, cells: &[u8; SIDE * SIDE]) -> Result<Dots, ParseError> {
    let mut all = (0..cells.len()).filter(|&at| cells[at] == b'.').peekable();
    let Some(&first) = all.peek() else { return Ok(Dots::Blanks) };
    if cells.iter().any(|byte| b"`',".contains(byte)) {
        Ok(Dots::Arrows)
    } else if all.any(|at| root(cells, at).is_none()) {
        Ok(Dots::Blanks)
    } else {
        let what = "its dots may be arrows to the lower right, or cells without a cage";
        Err(raw.broken(first, Format::KILLER_LINE, what))
    }
}

/// The cell with the sum of the cage of a cell, which arrows lead to.
fn root(cells: &[u8; SIDE * SIDE], from: usize) -> Option<usize> {
    let steps = core::iter::successors(Some(from), |&at| next(at, cells[at]));
    steps.take(cells.len()).find(|&at| sum_of(cells[at]).is_some())
}

/// Where an arrow leads.
fn next(cell: usize, arrow: u8) -> Option<usize> {
    let (row, column) = (cell / SIDE, cell % SIDE);
    let (down, right) = match arrow {
        b'<' => (0, -1),
        b'>' => (0, 1),
        b'^' => (-1, 0),
        b'v' => (1, 0),
        b'`' => (-1, -1),
        b'\'' => (-1, 1),
        b',' => (1, -1),
        b'.' => (1, 1),
        _ => return None,
    };
    let row = row.checked_add_signed(down).filter(|&row| row < SIDE)?;
    let column = column.checked_add_signed(right).filter(|&column| column < SIDE)?;
    Some(row * SIDE + column)
}

/// The sum that a character stands for.
fn sum_of(byte: u8) -> Option<u32> {
    let sum = match byte {
        b'0'..=b'9' => byte - b'0',
        b'A'..=b'Z' => byte - b'A' + 10,
        b'a'..=b'j' => byte - b'a' + 36,
        _ => return None,
    };
    Some(u32::from(sum))
}

fn cages(raw: &Raw<'_>, cells: &[u8; SIDE * SIDE], dots: Dots) -> Result<Vec<Rule>, ParseError> {
    let lost = |at: usize| {
        raw.broken(at, Format::KILLER_LINE, "an arrow does not lead to the sum of a cage")
    };
    let mut cages: Vec<(usize, Vec<Cell>)> = Vec::new();
    for at in 0..cells.len() {
        if cells[at] == b'.' && dots == Dots::Blanks {
            continue;
        }
        let root = root(cells, at).ok_or_else(|| lost(at))?;
        match cages.iter_mut().find(|(known, _)| *known == root) {
            Some((_, cage)) => cage.push(Cell::new(at)),
            None => cages.push((root, vec![Cell::new(at)])),
        }
    }
    // A sum of zero leaves it open.
    let sum = |root: usize| sum_of(cells[root]).filter(|&sum| sum > 0);
    let rule = |(root, cage): (usize, Vec<Cell>)| Rule::cage(cage, sum(root));
    Ok(cages.into_iter().map(rule).collect())
}
