//! What our own drawings write around a grid: rules of the whole board in words below it, and numbers at the ends of
//! rows, columns and diagonals. It is recognised by its exact size and place, so that other text near a grid is not.
use super::Character;
use super::lattice::Lattice;

/// The side of a cell in the units of the drawings.
const UNITS: f64 = 60.0;
/// By how many units the size and the place of a text may differ.
const OFF: f64 = 0.4;
/// The size of the words below, how far below the grid the middle of their first line is, without and with numbers
/// below the grid, the distance between lines, and how many there may be.
const WORDS: f64 = 14.0;
const BELOW: [f64; 2] = [14.0, 51.0];
const LINE: f64 = 22.0;
const MOST_LINES: usize = 8;
/// The size of a number at the end of a row or column, and its distance from the grid.
const END: (f64, f64) = (17.0, 20.0);
/// The size of a number at the end of a diagonal, and how far above or below the point where that ends it may be.
const DIAGONAL: (f64, [f64; 3]) = (15.0, [23.0, 12.0, 25.0]);
/// Numbers are no farther from the grid than this.
const MARGIN: f64 = 40.0;

/// How many lines of words are below the grid.
pub(super) fn lines(lattice: &Lattice, characters: &[Character]) -> usize {
    let [left, _, right, bottom] = lattice.place();
    let unit = lattice.pitch() / UNITS;
    let has = |down: f64| {
        characters.iter().any(|character| {
            let (x, y) = character.middle();
            (left..right).contains(&x)
                && is_at(character.size, WORDS, unit)
                && is_at(y - bottom, down, unit)
        })
    };
    let below = |line: usize| BELOW.iter().any(|first| has(first + LINE * line as f64));
    (0..MOST_LINES).filter(|line| below(*line)).count()
}

/// Whether there are numbers at the ends of rows, columns or diagonals.
pub(super) fn has_numbers(lattice: &Lattice, characters: &[Character]) -> bool {
    let [left, top, right, bottom] = lattice.place();
    let unit = lattice.pitch() / UNITS;
    let margin = MARGIN * unit;
    characters.iter().any(|character| {
        let (x, y) = character.middle();
        let is_near = (left - margin..right + margin).contains(&x)
            && (top - margin..bottom + margin).contains(&y);
        let is_beside = !(left..right).contains(&x);
        let (size, away) = END;
        let mut middles = lattice.rows.windows(2).map(|row| f64::midpoint(row[0], row[1]));
        let ends_row = is_beside && middles.any(|middle| is_at(y - middle, 0.0, unit));
        let ends_column =
            !is_beside && (is_at(top - y, away, unit) || is_at(y - bottom, away, unit));
        let is_end = is_at(character.size, size, unit) && (ends_row || ends_column);
        let (size, aways) = DIAGONAL;
        let ends_diagonal = || {
            let places = lattice.rows.iter().flat_map(|row| aways.map(|away| (row, away)));
            places.into_iter().any(|(row, away)| is_at((y - row).abs(), away, unit))
        };
        let is_outside = lattice.cell((x, y)).is_none();
        is_near && is_outside && (is_end || is_at(character.size, size, unit) && ends_diagonal())
    })
}

fn is_at(length: f64, units: f64, unit: f64) -> bool {
    (length - units * unit).abs() < OFF * unit
}
