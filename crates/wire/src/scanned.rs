//! The result of reading a picture: grids with every doubt and every change that the rules made.
use crate::rule::RuleJson;
use serde::{Deserialize, Serialize};

/// The grids of a picture.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ScannedJson {
    /// The grids, the clearest first.
    pub grids: Vec<ScannedGridJson>,
    /// Why nothing was read, in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
}

/// A grid of a picture.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ScannedGridJson {
    /// The file, if there may be several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// The page of a document with pages, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub page: Option<usize>,
    /// Which grid of the file it is, from 1.
    pub grid: usize,
    /// How many cells there are in a row.
    pub side: usize,
    /// The puzzle on one line: the givens in reading order, `.` for every other cell.
    pub puzzle: String,
    /// Rows and columns of its boxes, as in a shape, if they are not those that are usual for its size, or if it
    /// has cages.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boxes: Option<[usize; 2]>,
    /// If it has no boxes but regions of other shapes: the region of each cell, as in a shape.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub regions: Option<String>,
    /// Its cages, if it has any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<RuleJson>,
    /// The first cells of cages that a person should check: their sums could not be read for certain.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub doubtful_cages: Vec<String>,
    /// Whether its boxes could not be seen, so that the usual ones are assumed.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub guessed: bool,
    /// The puzzle with what a person has written into it, as the end of a link, or as the text of a JSON object for boards
    /// other than the usual one of 9x9: givens, entered digits and pencil marks. Only `whydoku scan --json` writes it, and only if there is more than givens.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Whether it can be used without checking: one solution, few changes, no cell guessed.
    pub sure: bool,
    /// Whether the puzzle as read has exactly one solution; absent if that was not determined: for text,
    /// which is read exactly, unless it has cages, and by the reader of pictures for boards other than a plain
    /// one of 9x9.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unique: Option<bool>,
    /// How much less likely the reading is than the look of the cells alone suggests, as a natural
    /// logarithm.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost: Option<f64>,
    /// The corners in the picture, in pixels, or on the page, in points: upper left, upper right,
    /// lower right, lower left of the upright grid.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub corners: Vec<[f64; 2]>,
    /// The cells in reading order. Absent if text was read, which leaves no doubt.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cells: Vec<ScannedCellJson>,
    /// Whether more than lines, digits and cages is drawn in the grid: rules that are not read, or
    /// cages whose outlines are not complete.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub more: bool,
    /// If the puzzle does not have exactly one solution: single cells that would give one if they
    /// were read differently, the likeliest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub proposals: Vec<ProposalJson>,
}

/// A cell of a grid in a picture.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[expect(clippy::struct_excessive_bools, reason = "each is a separate observation")]
pub struct ScannedCellJson {
    /// The cell: `r3c5`.
    pub cell: String,
    /// The likeliest number judging by the look of the cell alone; 0 for no digit.
    pub seen: u8,
    /// What it is read as in the whole grid. If that is not `seen`, the rules changed it.
    pub taken: u8,
    /// How likely it is to hold no digit (first), and each digit.
    pub chances: Vec<f64>,
    /// How likely it is to hold pencil marks and no digit: a part of the first chance.
    pub marks: f64,
    /// How likely its digit is to have been written by hand; absent where there is no digit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by_hand: Option<f64>,
    /// Whether its digit was entered by a person, and is no part of the puzzle.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub entered: bool,
    /// Whether its digit was entered, and the solution of the givens has another one.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub wrong: bool,
    /// Whether its digit looks entered but was taken for a given, because without such digits there would not be exactly
    /// one solution.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub may_be_entered: bool,
    /// The digits of its pencil marks, as far as they could be read; `a` stands for 10, and so on.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub candidates: String,
    /// Whether a person should check it.
    pub doubtful: bool,
}

/// A cell that would give exactly one solution if it were read differently. Nothing was changed.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ProposalJson {
    /// The cell: `r3c5`.
    pub cell: String,
    /// The number to read instead; 0 for no digit.
    pub number: u8,
    /// How likely the cell is to hold that number, judging by its look.
    pub chance: f64,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{from_json, to_json};

    #[test]
    fn a_grid_read_from_text_has_no_cells_and_is_read_back() {
        let puzzle = "1.....3..2.....4".to_owned();
        let grid = ScannedGridJson { grid: 1, side: 4, puzzle, sure: true, ..Default::default() };
        let text = to_json(&grid);
        assert_eq!(
            text,
            r#"{"schema":1,"grid":1,"side":4,"puzzle":"1.....3..2.....4","sure":true}"#
        );
        assert_eq!(from_json(&text), Ok(grid));
    }
}
