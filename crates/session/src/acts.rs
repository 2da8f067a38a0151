//! The effects of a player's actions on the board.
use crate::action::{Action, Refused};
use crate::board::Board;
use crate::rules::check_move;
use crate::sketch::Sketch;
use whydoku_core::{Candidate, Cell, DigitSet, Entry};
use whydoku_logic::Conclusion;

impl Action {
    /// The board after this action.
    ///
    /// # Errors
    /// Why the board does not allow it.
    pub(crate) fn on(&self, board: &Board, start: &Board) -> Result<Board, Refused> {
        let mut next = board.clone();
        self.change(&mut next, start)?;
        Ok(next)
    }
    fn change(&self, next: &mut Board, start: &Board) -> Result<(), Refused> {
        self.check_names(next)?;
        match self {
            Self::Place(candidate) => next.write(*candidate)?,
            Self::Write(candidate) => next.write_anyway(*candidate)?,
            Self::Erase(cell) => next.wipe(*cell)?,
            Self::Clear(cell) => next.clear(*cell)?,
            Self::Note(candidate) => next.toggle(*candidate)?,
            Self::Centre(candidate) => next.toggle_centre(*candidate)?,
            Self::Exclude(candidate) => next.toggle_excluded(*candidate)?,
            Self::Paint(cell, colour) => next.paint.toggle_cell(*cell, *colour),
            Self::PaintCandidate(candidate, colour) => {
                next.paint.toggle_candidate(*candidate, *colour);
            }
            Self::Draw(stroke) => next.sketch.toggle(*stroke),
            Self::EraseSketch => next.sketch = Sketch::default(),
            Self::FillNotes => next.fill(),
            Self::Restart => *next = start.clone(),
            Self::Take(conclusions) => {
                for conclusion in conclusions {
                    match conclusion {
                        Conclusion::Place(candidate) => next.write(*candidate)?,
                        Conclusion::Eliminate(candidate) => next.exclude(*candidate),
                    }
                }
            }
            Self::Together(actions) => {
                for action in actions {
                    action.change(next, start)?;
                }
            }
        }
        Ok(())
    }
    fn check_names(&self, board: &Board) -> Result<(), Refused> {
        let shape = board.puzzle().shape();
        let known_cell = |cell: Cell| cell.index() < shape.cell_count();
        let known = |k: Candidate| known_cell(k.cell) && k.digit.index() < shape.side();
        let all_known = match self {
            Self::Place(k) => known_cell(k.cell),
            Self::Write(k)
            | Self::Note(k)
            | Self::Centre(k)
            | Self::Exclude(k)
            | Self::PaintCandidate(k, _) => known(*k),
            Self::Erase(cell) | Self::Clear(cell) | Self::Paint(cell, _) => known_cell(*cell),
            Self::Take(conclusions) => conclusions.iter().all(|c| known(c.candidate())),
            Self::Draw(stroke) => stroke.fits(shape.side()),
            // The parts of several actions are checked one by one.
            Self::FillNotes | Self::Restart | Self::EraseSketch | Self::Together(_) => true,
        };
        if all_known { Ok(()) } else { Err(Refused::OffBoard) }
    }
}

impl Board {
    fn write(&mut self, candidate: Candidate) -> Result<(), Refused> {
        check_move(&self.puzzle, candidate).map_err(Refused::Illegal)?;
        self.put(candidate);
        Ok(())
    }
    fn write_anyway(&mut self, candidate: Candidate) -> Result<(), Refused> {
        if matches!(self.puzzle.entry(candidate.cell), Entry::Given(_)) {
            return Err(Refused::Given(candidate.cell));
        }
        self.put(candidate);
        Ok(())
    }
    fn put(&mut self, Candidate { cell, digit }: Candidate) {
        self.puzzle.set(cell, Entry::Placed(digit));
        self.notes[cell.index()] = DigitSet::EMPTY;
        self.centre[cell.index()] = DigitSet::EMPTY;
        let shape = self.puzzle.shape().clone();
        let houses = shape.houses_of(cell).iter();
        for &peer in houses.flat_map(|&house| &shape.house(house).cells) {
            self.notes[peer.index()].remove(digit);
            self.centre[peer.index()].remove(digit);
        }
        for bond in self.rules.bonds(cell) {
            for notes in [&mut self.notes, &mut self.centre] {
                let notes = &mut notes[bond.cell.index()];
                *notes = *notes - bond.excluded(digit, *notes);
            }
        }
    }
    fn clear(&mut self, cell: Cell) -> Result<(), Refused> {
        let at = cell.index();
        if let Entry::Placed(_) = self.puzzle.entry(cell) {
            self.puzzle.set(cell, Entry::Unknown);
            return Ok(());
        }
        self.write_out(cell);
        let had_notes = !(self.notes[at].is_empty() && self.centre[at].is_empty());
        self.notes[at] = DigitSet::EMPTY;
        self.centre[at] = DigitSet::EMPTY;
        if had_notes || self.paint.clear(cell) {
            return Ok(());
        }
        Err(match self.puzzle.entry(cell) {
            Entry::Given(_) => Refused::Given(cell),
            _ => Refused::Blank(cell),
        })
    }
    /// Changes one of the marks of an empty cell: those that `marks` finds.
    fn toggle_in(
        &mut self,
        Candidate { cell, digit }: Candidate,
        marks: impl FnOnce(&mut Self) -> &mut Vec<DigitSet>,
    ) -> Result<(), Refused> {
        if self.puzzle.digit(cell).is_some() {
            return Err(Refused::Filled(cell));
        }
        let marks = &mut marks(self)[cell.index()];
        if marks.contains(digit) {
            marks.remove(digit);
        } else {
            marks.insert(digit);
        }
        Ok(())
    }
    fn toggle_centre(&mut self, candidate: Candidate) -> Result<(), Refused> {
        self.toggle_in(candidate, |board| &mut board.centre)
    }
    fn toggle_excluded(&mut self, candidate: Candidate) -> Result<(), Refused> {
        self.toggle_in(candidate, |board| &mut board.excluded)
    }
    fn wipe(&mut self, cell: Cell) -> Result<(), Refused> {
        match self.puzzle.entry(cell) {
            Entry::Given(_) => return Err(Refused::Given(cell)),
            Entry::Placed(_) => self.puzzle.set(cell, Entry::Unknown),
            Entry::Unknown | Entry::Candidates(_) => {
                self.write_out(cell);
                if self.notes[cell.index()].is_empty() {
                    return Err(Refused::Blank(cell));
                }
                self.notes[cell.index()] = DigitSet::EMPTY;
            }
        }
        Ok(())
    }
    fn toggle(&mut self, candidate: Candidate) -> Result<(), Refused> {
        let filled = self.filled;
        self.toggle_in(
            candidate,
            |board| {
                if filled { &mut board.excluded } else { &mut board.notes }
            },
        )
    }
    fn fill(&mut self) {
        self.filled = true;
        self.notes.fill(DigitSet::EMPTY);
    }
    /// Before an empty cell is erased on a board with all candidates filled in, those become notes
    /// of the player: only notes are erased, and no candidate is excluded by it.
    fn write_out(&mut self, cell: Cell) {
        if !self.filled || self.puzzle.digit(cell).is_some() {
            return;
        }
        let shape = self.puzzle.shape();
        self.notes = shape.cells().map(|cell| self.candidates(cell)).collect();
        self.filled = false;
    }
    fn exclude(&mut self, candidate: Candidate) {
        self.excluded[candidate.cell.index()].insert(candidate.digit);
        self.notes[candidate.cell.index()].remove(candidate.digit);
    }
}
