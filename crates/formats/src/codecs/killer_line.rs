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
    holds: about("cages; `A` is the sum 10, `Z` 35, `a` 36; a dot is a cell without a cage"),
    read: Read::Whole(read),
    write: Write::Nothing,
};

const SIDE: usize = 9;

/// Reads a line with arrows.
fn read(raw: &Raw<'_>, ask: &Ask<'_>) -> Found {
    let cells: &[u8; SIDE * SIDE] = raw.body.as_bytes().try_into().ok()?;
    let known = |byte: &u8| byte.is_ascii_alphanumeric() || b"<>^.".contains(byte);
    if !cells.iter().all(known) || !cells.iter().any(|byte| b"<>^".contains(byte)) {
        return None;
    }
    let shape = raw.shape(ask, SIDE);
    Some(shape.and_then(|shape| {
        let rules = cages(raw, cells)?;
        let shape = raw.ruled(Format::KILLER_LINE, &shape, &rules)?;
        raw.puzzle(shape, vec![Entry::Unknown; SIDE * SIDE])
    }))
}

/// Where an arrow leads.
fn next(cell: usize, arrow: u8) -> Option<usize> {
    let (row, column) = (cell / SIDE, cell % SIDE);
    match arrow {
        b'<' => (column > 0).then(|| cell - 1),
        b'>' => (column + 1 < SIDE).then(|| cell + 1),
        b'^' => (row > 0).then(|| cell - SIDE),
        b'v' => (row + 1 < SIDE).then(|| cell + SIDE),
        _ => None,
    }
}

/// The sum that a character stands for.
fn sum_of(byte: u8) -> Option<u32> {
    let sum = match byte {
        b'1'..=b'9' => byte - b'0',
        b'A'..=b'Z' => byte - b'A' + 10,
        b'a'..=b'j' => byte - b'a' + 36,
        _ => return None,
    };
    Some(u32::from(sum))
}

fn cages(raw: &Raw<'_>, cells: &[u8; SIDE * SIDE]) -> Result<Vec<Rule>, ParseError> {
    let broken = |at: usize, what: &str| raw.broken(at, Format::KILLER_LINE, what);
    let mut cages: Vec<(usize, Vec<Cell>)> = Vec::new();
    for (at, &byte) in cells.iter().enumerate() {
        if byte == b'.' {
            continue;
        }
        let (mut root, mut steps) = (at, 0);
        while sum_of(cells[root]).is_none() {
            root = next(root, cells[root])
                .filter(|_| steps < cells.len())
                .ok_or_else(|| broken(at, "an arrow does not lead to the sum of a cage"))?;
            steps += 1;
        }
        match cages.iter_mut().find(|(known, _)| *known == root) {
            Some((_, cage)) => cage.push(Cell::new(at)),
            None => cages.push((root, vec![Cell::new(at)])),
        }
    }
    let rule = |(root, cage): (usize, Vec<Cell>)| Rule::cage(cage, sum_of(cells[root]));
    Ok(cages.into_iter().map(rule).collect())
}
