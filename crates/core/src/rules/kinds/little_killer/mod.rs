//! A clue at the end of a diagonal that the numbers along it add up to. Digits may repeat.
use crate::Kind;
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "little-killer",
    form: Form::Diagonal,
    numbers: [1, 1],
    words: &["little killer"],
    example: "little killer 20: from r1c4 to r4c1",
    usual: &[],
    fpuzzles: Some("littlekillersum"),
    solver: Some("LittleKiller"),
    strokes: &[Stroke::Arrow],
    meaning: Meaning { totals: Some(sum_of_cells), ..Meaning::new(holds) },
    theme: Some(Theme { name: "little-killers", also: &[], make }),
};

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    numbers(rule, number).iter().sum::<usize>() == value(rule)
}

/// Sums of about half of the diagonals, each read from one of its ends.
fn make(making: &mut Making<'_>) -> Vec<Rule> {
    let side = making.shape.side();
    let mut clues = Vec::new();
    // Diagonals that go down to the right, then their mirror images.
    for start in 0..2 * (2 * side - 3) {
        let (across, is_mirrored) = (start / 2, start % 2 == 1);
        let cells = (0..side).filter_map(|row| {
            let column = (row + across + 2).checked_sub(side).filter(|column| *column < side)?;
            let column = if is_mirrored { side - 1 - column } else { column };
            Some(Cell::at(row, column, side))
        });
        let mut cells: Vec<Cell> = cells.collect();
        if making.random.below(2) == 0 {
            cells.reverse();
        }
        let sum = cells.iter().map(|&cell| making.number(cell) as u32).sum();
        if making.random.below(2) == 0 {
            clues.push(Rule::new(Kind::LITTLE_KILLER, cells).with_number(sum));
        }
    }
    clues
}
