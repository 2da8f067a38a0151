//! Slips in the records of pictures: cells whose recorded digit is not the one that the picture shows. Each was
//! checked by looking at the picture; without this list, a right reading would be counted as wrong.
use std::fmt::Write as _;

/// A picture without its folder and ending, a cell, what is recorded there, and what the picture shows.
type Slip = (&'static str, (usize, usize), u8, u8);

const SLIPS: [Slip; 7] = [
    ("alexdej__paper-hand-filled-pencil", (1, 2), 2, 5),
    ("alexdej__sudoku-help-v0-rysf2a34qeye1", (7, 2), 5, 3),
    ("dataedd___33_3803709", (1, 6), 5, 8),
    ("dataedd___33_3803709", (6, 8), 5, 8),
    ("mineshpatel__106", (5, 1), 9, 3),
    ("mineshpatel__106", (9, 2), 8, 9),
    ("mineshpatel__124", (9, 5), 2, 4),
];

/// Corrects what is recorded for a picture.
pub(crate) fn correct(file: &str, recorded: &mut [u8]) {
    let name = file.split_once('.').map_or(file, |(name, _)| name);
    for (_, (row, column), wrong, right) in SLIPS.iter().filter(|slip| slip.0 == name) {
        if let Some(cell) = recorded.get_mut(9 * row + column - 10).filter(|cell| **cell == *wrong)
        {
            *cell = *right;
        }
    }
}

/// The corrections, a line each.
pub(crate) fn list() -> String {
    let mut list = "Records corrected because the picture shows another digit:\n".to_owned();
    for (name, (row, column), wrong, right) in SLIPS {
        let _ = writeln!(list, "{name} r{row}c{column}: {right}, recorded as {wrong}");
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_named_cell_of_the_named_picture_is_corrected() {
        let mut recorded = vec![8; 81];
        correct("mineshpatel__106.jpg", &mut recorded);
        let mut right = vec![8; 81];
        right[73] = 9;
        assert_eq!(recorded, right, "r9c2; r5c1 is not recorded as 9 here");
        correct("mineshpatel__1240.jpg", &mut recorded);
        assert_eq!(recorded, right);
        assert!(list().contains("mineshpatel__106 r9c2: 9, recorded as 8\n"));
    }
}
