//! What a player can do, and what it does to the board.
use crate::game::Board;
use crate::rules::{Illegal, check_move};
use core::fmt;
use pencilmark_core::{Candidate, Cell, DigitSet, Entry, Names};
use pencilmark_logic::Conclusion;

/// One action of a player; one action is one undo.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// Writes a digit; a digit that stands there is replaced. Notes of that digit in the peers go.
    Place(Candidate),
    /// Wipes a digit that was placed, or the notes of an empty cell.
    Erase(Cell),
    /// Writes a note, or wipes it. With all candidates filled in, the note is a candidate.
    Note(Candidate),
    /// Fills in all candidates as notes; from then on a note that is wiped is a candidate excluded.
    FillNotes,
    /// Takes the conclusions of a step.
    Take(Vec<Conclusion>),
    /// Back to the beginning.
    Restart,
}

/// Why an action was not carried out. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refused {
    /// The rules forbid the digit there.
    Illegal(Illegal),
    /// The cell came with the puzzle.
    Given(Cell),
    /// The cell already has a digit, so it takes no notes.
    Filled(Cell),
    /// There is nothing to wipe.
    Blank(Cell),
    /// The cell or the digit is not on this board.
    OffBoard,
}

impl Refused {
    /// The reason in words.
    pub fn words(&self, names: &Names<'_>) -> String {
        match self {
            Self::Illegal(illegal) => illegal.words(names),
            Self::Given(cell) => format!("{} came with the puzzle", names.cell(*cell)),
            Self::Filled(cell) => {
                format!("{} has a digit; wipe it before taking notes", names.cell(*cell))
            }
            Self::Blank(cell) => format!("{} is blank already", names.cell(*cell)),
            Self::OffBoard => "there is no such cell or digit on this board".into(),
        }
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

impl Action {
    /// The board after this action.
    ///
    /// # Errors
    /// Why the board does not allow it.
    pub(crate) fn on(&self, board: &Board, start: &Board) -> Result<Board, Refused> {
        self.check_names(board)?;
        let mut next = board.clone();
        match self {
            Self::Place(candidate) => next.write(*candidate)?,
            Self::Erase(cell) => next.wipe(*cell)?,
            Self::Note(candidate) => next.toggle(*candidate)?,
            Self::FillNotes => next.fill(),
            Self::Restart => next = start.clone(),
            Self::Take(conclusions) => {
                for conclusion in conclusions {
                    match conclusion {
                        Conclusion::Place(candidate) => next.write(*candidate)?,
                        Conclusion::Eliminate(candidate) => next.exclude(*candidate),
                    }
                }
            }
        }
        Ok(next)
    }
    fn check_names(&self, board: &Board) -> Result<(), Refused> {
        let shape = board.puzzle().shape();
        let known_cell = |cell: Cell| cell.index() < shape.cell_count();
        let known = |k: Candidate| known_cell(k.cell) && k.digit.index() < shape.side();
        let all_known = match self {
            Self::Place(k) => known_cell(k.cell),
            Self::Note(k) => known(*k),
            Self::Erase(cell) => known_cell(*cell),
            Self::Take(conclusions) => conclusions.iter().all(|c| known(c.candidate())),
            Self::FillNotes | Self::Restart => true,
        };
        if all_known { Ok(()) } else { Err(Refused::OffBoard) }
    }
}

impl Board {
    fn write(&mut self, candidate: Candidate) -> Result<(), Refused> {
        check_move(&self.puzzle, candidate).map_err(Refused::Illegal)?;
        let Candidate { cell, digit } = candidate;
        self.puzzle.set(cell, Entry::Placed(digit));
        self.notes[cell.index()] = DigitSet::EMPTY;
        let shape = self.puzzle.shape().clone();
        for peer in shape.cells().filter(|&peer| shape.are_peers(cell, peer)) {
            self.notes[peer.index()].remove(digit);
        }
        Ok(())
    }
    fn wipe(&mut self, cell: Cell) -> Result<(), Refused> {
        match self.puzzle.entry(cell) {
            Entry::Given(_) => return Err(Refused::Given(cell)),
            Entry::Placed(_) => self.puzzle.set(cell, Entry::Unknown),
            Entry::Unknown | Entry::Candidates(_) => {
                if self.notes[cell.index()].is_empty() {
                    return Err(Refused::Blank(cell));
                }
                self.notes[cell.index()] = DigitSet::EMPTY;
            }
        }
        Ok(())
    }
    fn toggle(&mut self, candidate: Candidate) -> Result<(), Refused> {
        let Candidate { cell, digit } = candidate;
        if self.puzzle.digit(cell).is_some() {
            return Err(Refused::Filled(cell));
        }
        let marks = if self.filled { &mut self.excluded } else { &mut self.notes };
        let marks = &mut marks[cell.index()];
        if marks.contains(digit) {
            marks.remove(digit);
        } else {
            marks.insert(digit);
        }
        Ok(())
    }
    fn fill(&mut self) {
        self.filled = true;
        self.notes.fill(DigitSet::EMPTY);
    }
    fn exclude(&mut self, candidate: Candidate) {
        self.excluded[candidate.cell.index()].insert(candidate.digit);
        self.notes[candidate.cell.index()].remove(candidate.digit);
    }
}
