//! Calls of a front end on a game, and the answers. A call carries the whole game as
//! [`Game::save`](pencilmark_session::Game::save) writes it and the answer carries it back, so that
//! whoever answers keeps nothing.
use crate::name::Field;
use crate::{FailureJson, HintJson, StepJson, WireError};
use pencilmark_core::{Entry, Shape};
use pencilmark_session::{Action, Game, Progress};
use serde::{Deserialize, Serialize};

/// A call, and the picture wanted with its answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RequestJson {
    /// What is to be done.
    #[serde(flatten)]
    pub call: CallJson,
    /// What is to be drawn afterwards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<PictureJson>,
}

/// What is to be done; `game` is a saved game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "call", rename_all = "kebab-case")]
pub enum CallJson {
    /// Begins a game with a puzzle in any format that is read, or goes on with a saved game.
    Load {
        /// The puzzle.
        text: String,
    },
    /// Only shows how the board looks.
    Show {
        /// The game.
        game: String,
    },
    /// Carries out actions, one after another; when one is refused, none is.
    Act {
        /// The game.
        game: String,
        /// The actions.
        actions: Vec<ActionJson>,
    },
    /// Takes the last action back, if there is one.
    Undo {
        /// The game.
        game: String,
    },
    /// Carries out again what was undone last, if there is something.
    Redo {
        /// The game.
        game: String,
    },
    /// The next thing a player should know.
    Hint {
        /// The game.
        game: String,
        /// `nudge`, `technique`, `where` or `full`.
        level: String,
    },
    /// All steps from here to the end, and the verdict.
    Steps {
        /// The game.
        game: String,
    },
    /// How many solutions the puzzle has, and which placed digits are wrong.
    Check {
        /// The game.
        game: String,
    },
}

/// An action of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ActionJson {
    /// Writes a digit: `r1c5=7`.
    Place(String),
    /// Wipes a placed digit, or the notes of a cell: `r1c5`.
    Erase(String),
    /// Writes or wipes a note: `r1c5=7`.
    Note(String),
    /// Takes conclusions: `r1c5=7`, `r1c5<>7`.
    Take(Vec<String>),
    /// Fills in all candidates as notes.
    FillNotes,
    /// Back to the beginning.
    Restart,
}

impl ActionJson {
    /// The action described.
    ///
    /// # Errors
    /// When a cell or a digit is not on the board.
    pub fn read(&self, shape: &Shape) -> Result<Action, WireError> {
        let field = Field { shape, path: "actions" };
        Ok(match self {
            Self::Place(text) => Action::Place(field.candidate(text)?),
            Self::Erase(text) => Action::Erase(field.cell(text)?),
            Self::Note(text) => Action::Note(field.candidate(text)?),
            Self::Take(texts) => Action::Take(
                texts.iter().map(|text| field.conclusion(text)).collect::<Result<_, _>>()?,
            ),
            Self::FillNotes => Action::FillNotes,
            Self::Restart => Action::Restart,
        })
    }
}

/// A picture.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PictureJson {
    /// `digits`, `notes` (what the player wrote), `candidates` (all that are left) or `levels`.
    pub view: String,
    /// `light`, `dark` or `contrast`.
    pub theme: String,
    /// A step to highlight.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<StepJson>,
}

/// What came of a call. Fields that a call has no use for are absent.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct AnswerJson {
    /// Why nothing was done; then all other fields are absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<FailureJson>,
    /// The game after the call.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// How the board looks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardJson>,
    /// The picture, as SVG.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub svg: Option<String>,
    /// What a loaded text was read as, and what is odd about it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub summary: Option<String>,
    /// The hint.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hint: Option<HintJson>,
    /// The steps to the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub steps: Option<Vec<StepJson>>,
    /// One word: where the steps end, or how many solutions there are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verdict: Option<String>,
    /// The verdict in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// Cells whose placed digit is not that of the only solution.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wrong: Option<Vec<String>>,
}

/// How a board looks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BoardJson {
    /// Cells in a row.
    pub side: usize,
    /// The names of the digits, ascending.
    pub digits: Vec<String>,
    /// The cells, in reading order.
    pub cells: Vec<CellJson>,
    /// The houses, each with the numbers of its cells from zero.
    pub houses: Vec<HouseJson>,
    /// How often each digit still has to be placed, ascending by digit.
    pub remaining: Vec<usize>,
    /// Whether all candidates are filled in as notes.
    pub filled_in: bool,
    /// How many actions can be undone.
    pub undo: usize,
    /// How many can be redone.
    pub redo: usize,
    /// Whether every cell is filled and every rule kept.
    pub solved: bool,
}

/// A cell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
}

/// A house.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HouseJson {
    /// Its name.
    pub name: String,
    /// Its cells, numbered from zero in reading order.
    pub cells: Vec<usize>,
}

impl BoardJson {
    /// Describes the board of a game.
    pub fn new(game: &Game) -> Self {
        let (shape, board) = (game.shape(), game.board());
        let puzzle = board.puzzle();
        let clashes = puzzle.clashes();
        let cell = |cell| CellJson {
            name: shape.cell_name(cell),
            digit: puzzle.digit(cell).map(|digit| shape.digit_name(digit)),
            given: matches!(puzzle.entry(cell), Entry::Given(_)),
            clash: clashes.iter().any(|clash| clash.first == cell || clash.second == cell),
            notes: match puzzle.digit(cell) {
                Some(_) => Vec::new(),
                None => board.notes(cell).iter().map(|digit| shape.digit_name(digit)).collect(),
            },
        };
        let houses = (0..shape.houses().len()).map(pencilmark_core::House::new);
        Self {
            side: shape.side(),
            digits: shape.digits().map(|digit| shape.digit_name(digit)).collect(),
            cells: shape.cells().map(cell).collect(),
            houses: houses
                .map(|house| HouseJson {
                    name: shape.house_name(house),
                    cells: shape.house(house).cells.iter().map(|cell| cell.index()).collect(),
                })
                .collect(),
            remaining: game.remaining().into_iter().map(|(_, left)| left).collect(),
            filled_in: board.is_filled_in(),
            undo: game.actions().len(),
            redo: game.undone().len(),
            solved: game.progress() == Progress::Solved,
        }
    }
}
