//! The actions of a player.
use crate::error::WireError;
use crate::name::Field;
use serde::{Deserialize, Serialize};
use whydoku_core::Shape;
use whydoku_session::{Action, Colour};

/// An action of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ActionJson {
    /// Writes a digit: `r1c5=7`.
    Place(String),
    /// Erases a placed digit, or the notes of a cell: `r1c5`.
    Erase(String),
    /// Writes or erases a note: `r1c5=7`.
    Note(String),
    /// Takes conclusions: `r1c5=7`, `r1c5<>7`.
    Take(Vec<String>),
    /// Fills in all candidates as notes.
    FillNotes,
    /// Back to the beginning.
    Restart,
    /// Writes a digit even against the rules: `r1c5=7`.
    Write(String),
    /// Writes or erases a note in the middle of a cell: `r1c5=7`.
    Centre(String),
    /// Excludes a candidate, or takes that back: `r1c5=7`.
    Exclude(String),
    /// Erases what a cell shows: first its digit, then its notes, then its colours: `r1c5`.
    Clear(String),
    /// Gives a cell (`r1c5`) or a candidate (`r1c5=7`) a colour, or takes it away.
    Paint {
        /// The cell or candidate.
        at: String,
        /// The colour, from 1 to 9.
        colour: u8,
    },
    /// Draws a stroke of the pen, or removes it: `line 1,1 1,3`, `circle 1,1` or `cross 2,1`. Points are a
    /// row and a column in half cells: odd numbers are the middles of cells, even ones the lines between
    /// them.
    Draw(String),
    /// Removes everything that was drawn.
    EraseSketch,
    /// Several actions as one undo. None of them may be such a list.
    Together(Vec<ActionJson>),
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
            Self::Write(text) => Action::Write(field.candidate(text)?),
            Self::Centre(text) => Action::Centre(field.candidate(text)?),
            Self::Exclude(text) => Action::Exclude(field.candidate(text)?),
            Self::Clear(text) => Action::Clear(field.cell(text)?),
            Self::Paint { at, colour } => {
                let number = Colour::from_number(*colour);
                let colour = number.ok_or_else(|| count("a colour from 1 to 9", *colour))?;
                if at.contains('=') {
                    Action::PaintCandidate(field.candidate(at)?, colour)
                } else {
                    Action::Paint(field.cell(at)?, colour)
                }
            }
            Self::Draw(stroke) => match stroke.parse() {
                Ok(stroke) => Action::Draw(stroke),
                Err(_) => return Err(count("a stroke of the pen", 0)),
            },
            Self::EraseSketch => Action::EraseSketch,
            Self::Together(actions) => {
                let single = |action: &Self| match action {
                    Self::Together(_) => Err(count("single actions", 0)),
                    action => action.read(shape),
                };
                Action::Together(actions.iter().map(single).collect::<Result<_, _>>()?)
            }
        })
    }
}

fn count(wanted: &str, found: u8) -> WireError {
    WireError::Count { field: "actions", found: usize::from(found), wanted: wanted.into() }
}
