//! How the board of a game looks.
use crate::name;
use serde::{Deserialize, Serialize};
use whydoku_core::Entry;
use whydoku_session::{Game, Progress};

/// How a board looks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BoardJson {
    /// Cells in a row.
    pub side: usize,
    /// The names of the digits, ascending.
    pub digits: Vec<String>,
    /// The cells, in reading order.
    pub cells: Vec<CellJson>,
    /// The houses, each with the numbers of its cells from zero.
    pub houses: Vec<HouseJson>,
    /// How many times each digit still has to be placed, ascending by digit.
    pub remaining: Vec<usize>,
    /// Whether all candidates are filled in as notes.
    pub filled_in: bool,
    /// How many actions can be undone.
    pub undo: usize,
    /// How many can be redone.
    pub redo: usize,
    /// Whether every cell is filled and every rule is satisfied.
    pub solved: bool,
    /// What the player drew: lines, circles and crosses, written as in the action `draw`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sketch: Vec<String>,
}

/// A cell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CellJson {
    /// Its name.
    pub name: String,
    /// Its digit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digit: Option<String>,
    /// Whether the digit came with the puzzle.
    pub given: bool,
    /// Whether a peer holds the same digit.
    pub clash: bool,
    /// The notes of an empty cell.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// The notes in the middle of an empty cell.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub centre: Vec<String>,
    /// The candidates of an empty cell.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub candidates: Vec<String>,
    /// Its colours, from 1 to 9.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub colours: Vec<u8>,
}

/// A house.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HouseJson {
    /// Its name.
    pub name: String,
    /// Its kind: `box`, `region`, `row`, `column`, `diagonal`, `window` or `extra`.
    pub kind: String,
    /// What distinguishes it from the others of its kind.
    pub label: String,
    /// Its cells, numbered from zero in reading order.
    pub cells: Vec<usize>,
}

impl BoardJson {
    /// Describes the board of a game.
    pub fn new(game: &Game) -> Self {
        let (shape, board) = (game.shape(), game.board());
        let puzzle = board.puzzle();
        let (clashes, broken) = (puzzle.clashes(), puzzle.broken_rules());
        let cell = |cell| CellJson {
            name: shape.cell_name(cell),
            digit: puzzle.digit(cell).map(|digit| shape.digit_name(digit)),
            given: matches!(puzzle.entry(cell), Entry::Given(_)),
            clash: clashes.iter().any(|clash| clash.first == cell || clash.second == cell)
                || broken.iter().any(|(_, cells)| cells.contains(&cell)),
            notes: match puzzle.digit(cell) {
                Some(_) => Vec::new(),
                None => name::digits(shape, board.notes(cell)),
            },
            centre: name::digits(shape, board.centre_notes(cell)),
            candidates: name::digits(shape, board.candidates(cell)),
            colours: board.paint().of_cell(cell).iter().map(|colour| colour.number()).collect(),
        };
        let houses = (0..shape.houses().len()).map(whydoku_core::House::new);
        Self {
            side: shape.side(),
            digits: shape.digits().map(|digit| shape.digit_name(digit)).collect(),
            cells: shape.cells().map(cell).collect(),
            houses: houses
                .map(|house| HouseJson {
                    name: shape.house_name(house),
                    kind: shape.house_word(house).into(),
                    label: shape.house(house).number.to_string(),
                    cells: shape.house(house).cells.iter().map(|cell| cell.index()).collect(),
                })
                .collect(),
            remaining: game.remaining().into_iter().map(|(_, left)| left).collect(),
            filled_in: board.is_filled_in(),
            undo: game.actions().len(),
            redo: game.undone().len(),
            solved: game.progress() == Progress::Solved,
            sketch: board.sketch().strokes().map(|stroke| stroke.to_string()).collect(),
        }
    }
}
