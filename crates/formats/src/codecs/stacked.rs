//! Several grids of one puzzle, as Simple Sudoku copies them: the givens, then the givens with the
//! placed digits, then digits and candidates.
use crate::board::{Reading, has_usual};
use crate::codec::{Ask, Codec, Write, about, cells};
use crate::error::{ErrorKind, ParseError};
use crate::lex::Line;
use crate::parsed::Options;
use crate::survey::Survey;
use crate::text::Text;
use whydoku_core::Entry;
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "stacked",
    aliases: &[],
    name: message!("format-stacked"),
    recognised: about(
        "the givens, then what is placed, then candidates, as Simple Sudoku copies them",
    ),
    holds: about("givens, placed digits, candidates"),
    read: cells(recognises, read),
    write: Write::Nothing,
};

/// Two or three times as many rows as a row has cells.
fn recognises(_: &Text<'_>, survey: &Survey<'_>, options: &Options) -> bool {
    grids(survey, options).is_some()
}

/// How many rows each grid has.
fn grids(survey: &Survey<'_>, options: &Options) -> Option<usize> {
    let rows = survey.rows();
    let whole = |side: &usize| {
        let grid = survey.symbols.iter().take(*side);
        has_usual(*side) && grid.into_iter().all(|row| row.len() == *side)
    };
    let asked = |side: &usize| options.shape.as_ref().is_none_or(|s| s.side() == *side);
    [2, 3]
        .into_iter()
        .filter(|&count| rows.is_multiple_of(count))
        .map(|count| rows / count)
        .filter(asked)
        .find(whole)
}

/// Reads the grids one by one and lays them over each other.
fn read(text: &Text<'_>, survey: &Survey<'_>, options: &Ask<'_>) -> Result<Reading, ParseError> {
    let side = grids(survey, options).unwrap_or(survey.rows());
    let mut layers = text.rows.chunks(side.max(1));
    let Some(first) = layers.next() else {
        return crate::codecs::grid::read(text, survey, options);
    };
    let mut reading = read_grid(text, first, options)?;
    for layer in layers {
        let state = read_grid(text, layer, options)?;
        lay_over(text, &mut reading, state, layer)?;
    }
    Ok(reading)
}

/// Reads some of the rows as a text of their own.
pub(crate) fn read_grid(
    text: &Text<'_>,
    rows: &[Line<'_>],
    options: &Ask<'_>,
) -> Result<Reading, ParseError> {
    if rows.is_empty() {
        return Err(text.error(ErrorKind::Empty, text.first_number(), 1));
    }
    let part = text.with_rows(rows);
    options.cells(&part).map(|reading| Reading { format: None, ..reading })
}

/// Adds a later state of the same puzzle: its digits are placed, its candidates are the ones left.
///
/// # Errors
/// When a digit of the first grid differs: then there are two puzzles.
pub(crate) fn lay_over(
    text: &Text<'_>,
    reading: &mut Reading,
    state: Reading,
    rows: &[Line<'_>],
) -> Result<(), ParseError> {
    let (line, column) =
        rows.first().map_or((text.first_number(), 1), |row| (row.number, row.start));
    let shape = reading.puzzle.shape().clone();
    if *state.puzzle.shape() != shape {
        return Err(text.error(ErrorKind::TwoPuzzles, line, column));
    }
    // A different puzzle differs nearly everywhere; a slip in a state differs in a cell or two.
    let differs = |cell: &_| {
        let (known, now) = (reading.puzzle.digit(*cell), state.puzzle.digit(*cell));
        let candidates = matches!(state.puzzle.entry(*cell), Entry::Candidates(_));
        known.is_some() && known != now && !candidates
    };
    let different: Vec<_> = shape.cells().filter(differs).collect();
    if let Some(cell) = different.first() {
        let kind = if different.len() > 2 {
            ErrorKind::TwoPuzzles
        } else {
            ErrorKind::StateDiffers { cell: shape.cell_name(*cell) }
        };
        return Err(text.error(kind, line, column));
    }
    for cell in shape.cells() {
        match (reading.puzzle.entry(cell), state.puzzle.entry(cell)) {
            (Entry::Given(_) | Entry::Placed(_), _) | (_, Entry::Unknown) => {}
            (_, Entry::Given(digit) | Entry::Placed(digit)) => {
                reading.puzzle.set(cell, Entry::Placed(digit));
            }
            (_, candidates) => reading.puzzle.set(cell, candidates),
        }
    }
    reading.warnings.extend(state.warnings);
    Ok(())
}
