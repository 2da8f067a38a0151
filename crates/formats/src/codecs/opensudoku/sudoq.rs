//! Files of `SudoQ`: a field for each cell, with its digit in the solution and whether the player has to find it.
use super::xml::Tag;
use crate::board::Reading;
use crate::error::ParseError;
use crate::format::Format;
use crate::parsed::Options;
use crate::raw::Raw;
use whydoku_core::{Digit, Entry, Extra};

/// The kinds of boards that are read, their side, and the houses they have beside boxes.
const KINDS: [(&str, usize, Option<Extra>); 6] = [
    ("standard4x4", 4, None),
    ("standard6x6", 6, None),
    ("standard9x9", 9, None),
    ("standard16x16", 16, None),
    ("xsudoku", 9, Some(Extra::Diagonals)),
    ("hypersudoku", 9, Some(Extra::Windows)),
];

/// Reads the fields.
pub(super) fn read(
    raw: &Raw<'_>,
    options: &Options,
    sudoku: &Tag<'_>,
    tags: &[Tag<'_>],
) -> Result<Reading, ParseError> {
    let broken = |at: usize, what: &str| raw.broken(at, Format::OPENSUDOKU, what);
    let kind = sudoku.attribute("type").unwrap_or_default();
    let plain = kind.to_ascii_lowercase();
    let Some((_, side, extra)) = KINDS.iter().find(|(name, ..)| *name == plain) else {
        return Err(raw.rule(sudoku.at, &kind, None));
    };
    let mut shape = raw.shape(options, *side)?;
    if let Some(extra) = extra
        && options.shape.is_none()
    {
        shape = shape.with(extra.clone()).map_err(|error| broken(sudoku.at, &error.to_string()))?;
    }
    let mut cells: Vec<Option<(usize, bool)>> = vec![None; side * side];
    let mut field = None;
    for tag in tags {
        let number = |name: &str| tag.value(name)?.parse::<usize>().ok();
        if tag.name == "fieldmap" {
            let digit = number("solution").filter(|digit| digit <= side);
            let digit =
                digit.ok_or_else(|| broken(tag.at, "a field has no digit in its solution"))?;
            field = Some((digit, tag.value("editable") == Some("false")));
        } else if tag.name == "position" {
            let place = number("x").zip(number("y")).filter(|(x, y)| x.max(y) < side);
            let (x, y) =
                place.ok_or_else(|| broken(tag.at, "a field has no place on the board"))?;
            let cell = &mut cells[y * side + x];
            if cell.is_some() {
                return Err(broken(tag.at, "two fields have the same place"));
            }
            *cell = field;
        }
    }
    let cells: Option<Vec<(usize, bool)>> = cells.into_iter().collect();
    let cells = cells.ok_or_else(|| broken(sudoku.at, "some cells have no field"))?;
    // Every digit is in the solution, so that the first one shows itself.
    let has = |digit: usize| cells.iter().any(|(known, _)| *known == digit);
    let first = match (has(0), has(*side)) {
        (true, false) => 0,
        (false, true) => 1,
        _ => return Err(broken(sudoku.at, "the digits of its solution are not understood")),
    };
    let digits: Vec<Digit> = cells.iter().map(|(digit, _)| Digit::new(digit - first)).collect();
    let entry = |((_, given), digit): (&(usize, bool), &Digit)| {
        if *given { Entry::Given(*digit) } else { Entry::Unknown }
    };
    let mut reading = raw.puzzle(shape, cells.iter().zip(&digits).map(entry).collect())?;
    let solution = crate::solution::checked(&reading.puzzle, Some(digits));
    reading.keep(solution);
    Ok(reading)
}
