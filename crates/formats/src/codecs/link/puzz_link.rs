//! Links of puzz.link and pzv.jp: `p?sudoku/9/9/` and the cells, where a letter from `g` stands for a run of blanks.
use crate::board::Reading;
use crate::codec::Ask;
use crate::error::{ErrorKind, ParseError};
use crate::format::Format;
use crate::raw::Raw;
use whydoku_core::{Digit, Entry};

/// The sites whose links are written like this.
const SITES: [&str; 4] = ["puzz.link/", "pzv.jp/", "pzprxs.vercel.app/", "pzplus.tck.mn/"];

/// Reads a link of one of these sites; `None` if it is of another one.
pub(super) fn read(
    raw: &Raw<'_>,
    ask: &Ask<'_>,
    link: &str,
) -> Option<Result<Reading, ParseError>> {
    if !SITES.iter().any(|site| link.contains(site)) {
        return None;
    }
    let at = link.find('?').map_or(link.len(), |at| at + 1);
    let mut parts = link[at..].split('/');
    if parts.next() != Some("sudoku") {
        return Some(Err(
            raw.error(0, ErrorKind::NotRead("a puzzle of puzz.link that is no plain Sudoku"))
        ));
    }
    let mut parts: Vec<&str> = parts.collect();
    // Variants of the board and of its rules come before its size.
    if parts.first().is_some_and(|part| part.parse::<usize>().is_err()) {
        let rule = parts.remove(0);
        if rule != "v:" {
            return Some(Err(raw.rule(at, rule, None)));
        }
    }
    let [columns, rows, cells] = parts[..] else { return Some(Err(broken(raw, at))) };
    let side = columns.parse().ok().filter(|_| columns == rows);
    let Some(side) = side else { return Some(Err(broken(raw, at))) };
    Some(board(raw, ask, side, cells, at))
}

fn broken(raw: &Raw<'_>, at: usize) -> ParseError {
    raw.broken(at, Format::LINK, "its board or its cells are not understood; copy the whole link")
}

fn board(
    raw: &Raw<'_>,
    ask: &Ask<'_>,
    side: usize,
    cells: &str,
    at: usize,
) -> Result<Reading, ParseError> {
    let shape = raw.shape(ask, side)?;
    let mut entries = Vec::with_capacity(shape.cell_count());
    let mut rest = cells.trim_end_matches('/');
    while let Some(c) = rest.chars().next() {
        let (skip, length) = match c {
            '-' => (1, 2),
            '+' => (1, 3),
            _ => (0, 1),
        };
        let number = rest.get(skip..skip + length).ok_or_else(|| broken(raw, at))?;
        match c {
            // A cell in which a number is hinted at, and none is known.
            '.' => entries.push(Entry::Unknown),
            'g'..='z' => {
                let run = usize::try_from(u32::from(c) - u32::from('f')).unwrap_or(0);
                entries.extend(vec![Entry::Unknown; run]);
            }
            _ => {
                let number = usize::from_str_radix(number, 16).map_err(|_| broken(raw, at))?;
                if !(1..=side).contains(&number) {
                    let digit = number.to_string();
                    return Err(raw.error(at, ErrorKind::DigitTooLarge { digit, side }));
                }
                entries.push(Entry::Given(Digit::from_number(number)));
            }
        }
        rest = &rest[skip + length..];
    }
    raw.puzzle(shape, entries)
}
