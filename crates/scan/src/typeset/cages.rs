//! The cages of a grid in a document: broken lines just inside the cells, and small numbers in their corners.
use super::lattice::Lattice;
use super::{Character, Line};
use crate::cages::{self, Cage, INSET};

/// By how much, as a share of a cell, lines and text may miss their places.
const OFF: f64 = 0.02;
/// The share of its length that is drawn of a line around a cage, and around one in which digits may repeat.
const DASHED: f64 = 0.6;
const DOTTED: f64 = 0.25;
/// The size of the number of a cage, and how far below the upper side of its cell it is, as shares of the cell.
const SUM_SIZE: f64 = 13.0 / 60.0;
const SUM_DOWN: f64 = 9.5 / 60.0;

/// The cages of a grid. `None` if broken lines in it are not the outlines of cages, each with its number.
pub(super) fn read(
    lattice: &Lattice,
    across: &[Line],
    down: &[Line],
    characters: &[Character],
) -> Option<Vec<Cage>> {
    let side = lattice.rows.len() - 1;
    let mut inks: Vec<Option<f64>> = vec![None; 4 * side * side];
    let lines = across.iter().map(|line| (line, false)).chain(down.iter().map(|line| (line, true)));
    for (line, is_down) in lines.filter(|(line, _)| line.ink < 1.0) {
        let Some(cell) = lattice.cell(line.middle(is_down)) else { continue };
        let own = &mut inks[4 * cell + way(lattice, cell, line, is_down)?];
        if own.replace(line.ink).is_some() {
            return None;
        }
    }
    let cages = cages::outlined(side, |cell, way| inks[4 * cell + way].is_some())?;
    let mut sums = sums(lattice, characters);
    let kind = |cells: &[usize]| {
        let own = || cells.iter().flat_map(|cell| inks[4 * cell..4 * cell + 4].iter().flatten());
        let all = |share: f64| own().all(|ink| (ink - share).abs() < OFF);
        if all(DASHED) { Some(false) } else { all(DOTTED).then_some(true) }
    };
    let cages = cages.into_iter().map(|cells| {
        let sum = core::mem::take(&mut sums[cells[0]]).parse().ok()?;
        let may_repeat = kind(&cells)?;
        let cage = Cage { cells, sum: Some(sum), may_repeat, is_doubtful: false };
        cage.is_possible(side).then_some(cage)
    });
    let cages = cages.collect::<Option<Vec<Cage>>>()?;
    // A number that belongs to no cage is another rule.
    sums.iter().all(String::is_empty).then_some(cages)
}

/// Along which side of its cell a line goes, if it goes where the outline of a cage does.
fn way(lattice: &Lattice, cell: usize, line: &Line, is_down: bool) -> Option<usize> {
    let side = lattice.rows.len() - 1;
    let (row, column) = (&lattice.rows[cell / side..], &lattice.columns[cell % side..]);
    let (off, along) = if is_down { (column, row) } else { (row, column) };
    let share = |all: &[f64], at: f64| (at - all[0]) / (all[1] - all[0]);
    let is_at = |at: f64, place: f64| (at - place).abs() < OFF;
    let at = share(off, line.at);
    let (from, to) = (share(along, line.from), share(along, line.to));
    // Where the cage goes on beyond a corner, the line ends at the side of the cell or as far beyond it.
    let ends = [-INSET, 0.0, INSET];
    let is_whole =
        ends.iter().any(|end| is_at(from, *end)) && ends.iter().any(|end| is_at(to, 1.0 - end));
    match (is_whole, is_at(at, INSET), is_at(at, 1.0 - INSET)) {
        (true, true, false) => Some(if is_down { 3 } else { 0 }),
        (true, false, true) => Some(if is_down { 1 } else { 2 }),
        _ => None,
    }
}

/// What is written where the number of a cage goes in each cell.
fn sums(lattice: &Lattice, characters: &[Character]) -> Vec<String> {
    let side = lattice.rows.len() - 1;
    let mut sums = vec![String::new(); side * side];
    let mut characters: Vec<&Character> = characters.iter().collect();
    characters.sort_by(|a, b| a.x.total_cmp(&b.x));
    for character in characters {
        let (x, y) = character.middle();
        let Some(cell) = lattice.cell((x, y)) else { continue };
        let row = &lattice.rows[cell / side..];
        let pitch = row[1] - row[0];
        let is_sum = |at: f64, place: f64| (at / pitch - place).abs() < OFF;
        if is_sum(character.size, SUM_SIZE) && is_sum(y - row[0], SUM_DOWN) {
            sums[cell].push(character.text);
        }
    }
    sums
}
