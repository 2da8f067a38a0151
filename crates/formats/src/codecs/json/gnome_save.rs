//! A save of GNOME Sudoku: the cells that are not empty, each with its place.
use super::keys;
use crate::board::Reading;
use crate::error::ParseError;
use crate::format::Format;
use crate::parsed::Options;
use crate::raw::Raw;
use crate::typed;
use crate::values::{digit_of, digit_set, note_labels};
use serde_json::Value;
use whydoku_core::Entry;

/// Reads the object of a save.
pub(super) fn read(raw: &Raw<'_>, options: &Options, value: &Value) -> Result<Reading, ParseError> {
    typed::check(raw, Format::JSON, value, keys::GNOME)?;
    let side = 9;
    let mut entries = vec![Entry::Unknown; side * side];
    for (index, cell) in value["cells"].as_array().into_iter().flatten().enumerate() {
        let broken = || {
            let what = format!("cell {} of the list has no place on the board", index + 1);
            raw.broken(0, Format::JSON, what)
        };
        let place = |at: usize| cell["position"][at].as_u64().filter(|&n| n < side as u64);
        let (row, column) = place(0).zip(place(1)).ok_or_else(broken)?;
        if cell["value"].as_u64().is_some_and(|value| value > side as u64) {
            let (row, column, value) = (row + 1, column + 1, &cell["value"]);
            let what = format!("r{row}c{column} holds {value}, which is not a digit");
            return Err(raw.broken(0, Format::JSON, what));
        }
        let fixed = cell["fixed"].as_bool().unwrap_or(false);
        let entry = match digit_of(&cell["value"], side) {
            Some(digit) if fixed => Entry::Given(digit),
            Some(digit) => Entry::Placed(digit),
            None => match digit_set(&cell["earmarks"], side) {
                Some(set) if !set.is_empty() => Entry::Candidates(set),
                _ => Entry::Unknown,
            },
        };
        let known = &mut entries[row as usize * side + column as usize];
        if *known != Entry::Unknown && *known != entry {
            let what = format!("r{}c{} is in the list twice", row + 1, column + 1);
            return Err(raw.broken(0, Format::JSON, what));
        }
        *known = entry;
    }
    let mut reading = raw.puzzle(raw.shape(options, side)?, entries)?.with_notes();
    note_labels(&mut reading, value);
    Ok(reading)
}
