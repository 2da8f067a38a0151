//! What a player can do, and why it may be rejected.
use crate::paint::Colour;
use crate::rules::Illegal;
use crate::sketch::Stroke;
use core::fmt;
use whydoku_core::{Candidate, Cell};
use whydoku_logic::Conclusion;
use whydoku_words::{Names, Said, said};

/// One action of a player; one action is one undo.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// Places a digit, replacing any digit already there. Notes of that digit in the peers are removed.
    Place(Candidate),
    /// Erases a placed digit, or the notes of an empty cell.
    Erase(Cell),
    /// Writes a note, or erases it. With all candidates filled in, the note is a candidate.
    Note(Candidate),
    /// Fills in all candidates as notes; from then on, erasing a note excludes the candidate.
    FillNotes,
    /// Takes the conclusions of a step.
    Take(Vec<Conclusion>),
    /// Returns to the beginning.
    Restart,
    /// Places a digit even where another one forbids it, so that both are shown to clash. Notes of
    /// that digit in the peers are removed.
    Write(Candidate),
    /// Writes a note in the middle of the cell, or erases it. Such notes are only the player's:
    /// they are never candidates.
    Centre(Candidate),
    /// Excludes a candidate, or undoes that.
    Exclude(Candidate),
    /// Gives a cell a colour, or removes it.
    Paint(Cell, Colour),
    /// Gives a candidate a colour, changes the colour, or removes it.
    PaintCandidate(Candidate, Colour),
    /// Erases what a cell shows: a placed digit, otherwise its notes, otherwise its colours.
    Clear(Cell),
    /// Draws a stroke of the pen, or removes it.
    Draw(Stroke),
    /// Removes everything that was drawn.
    EraseSketch,
    /// Several actions as one; if one is rejected, all are.
    Together(Vec<Action>),
}

/// Why an action was not carried out. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refused {
    /// The rules forbid the digit there.
    Illegal(Illegal),
    /// The cell is a given.
    Given(Cell),
    /// The cell already has a digit, so it takes no notes.
    Filled(Cell),
    /// There is nothing to erase.
    Blank(Cell),
    /// The cell or the digit is not on this board.
    OffBoard,
}

impl Refused {
    /// The reason, as a message.
    pub fn said(&self, side: usize) -> Said {
        match self {
            Self::Illegal(illegal) => illegal.said(side),
            Self::Given(cell) => said!("refused-given", { "cell": *cell }),
            Self::Filled(cell) => said!("refused-filled", { "cell": *cell }),
            Self::Blank(cell) => said!("refused-blank", { "cell": *cell }),
            Self::OffBoard => said!("refused-off-board"),
        }
    }
    /// The reason in words.
    pub fn words(&self, names: &Names<'_>) -> String {
        self.said(names.shape.side()).words(names)
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal(illegal) => write!(f, "{illegal}"),
            Self::Given(_) => write!(f, "the cell came with the puzzle"),
            Self::Filled(_) => write!(f, "the cell has a digit"),
            Self::Blank(_) => write!(f, "the cell is blank already"),
            Self::OffBoard => write!(f, "there is no such cell or digit on this board"),
        }
    }
}

impl core::error::Error for Refused {}
