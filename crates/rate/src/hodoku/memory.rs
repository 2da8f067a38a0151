//! What need not be searched again: whether there is a pattern of one digit depends on the places of
//! that digit alone, and whether a subset of a house eliminates something there or elsewhere depends on the
//! candidates of that house, because elsewhere there are only fewer than before.
use super::cells::{Cells, Digits, Houses, SEATS, digits, members};
use super::found::Found;
use super::position::Position;
use super::profile::Kind;

/// The rows and columns.
pub(super) const LINES: Houses = (1 << 18) - 1;
/// The blocks.
pub(super) const BLOCKS: Houses = ((1 << 9) - 1) << 18;

/// Where searches found nothing, and what has changed since.
#[derive(Debug)]
pub(super) struct Memory {
    /// For each kind of step and each digit, the places that the digit had when a search last found nothing.
    /// At first there are none: a digit without places has no pattern. Empty until the first search: most
    /// puzzles are solved by singles.
    barren: Vec<[Cells; 9]>,
    /// For each kind of step, the houses that have changed since a search of them found nothing.
    changed: [Houses; Kind::ALL.len()],
    /// The candidates of each cell when changes were last looked for; at first none.
    candidates: [Digits; 81],
}

impl Default for Memory {
    fn default() -> Self {
        Self { barren: Vec::new(), changed: [0; Kind::ALL.len()], candidates: [0; 81] }
    }
}

impl Memory {
    /// Notes which houses have changed. Searches of houses rely on it.
    pub(super) fn note_changes(&mut self, board: &Position) {
        let mut changed = 0;
        for (cell, (&before, &now)) in self.candidates.iter().zip(&board.candidates).enumerate() {
            if before != now {
                changed |= SEATS[cell].iter().fold(0, |all, seat| all | 1 << seat.house);
            }
        }
        self.candidates = board.candidates;
        self.changed.iter_mut().for_each(|houses| *houses |= changed);
    }
    /// The first find of a search that looks at one house of these groups after the other. It skips the houses
    /// that have not changed since it found nothing there.
    pub(super) fn by_house(
        &mut self,
        kind: Kind,
        groups: &[Houses],
        mut search: impl FnMut(usize) -> Option<Found>,
    ) -> Option<Found> {
        let changed = &mut self.changed[kind as usize];
        for group in groups {
            for house in members(*changed & group) {
                let found = search(house);
                if found.is_some() {
                    return found;
                }
                *changed &= !(1 << house);
            }
        }
        None
    }
    /// For a search that looks at several houses together: those that have changed since it found nothing.
    pub(super) fn changed(&self, kind: Kind) -> Houses {
        self.changed[kind as usize]
    }
    /// Notes that such a search has found nothing.
    pub(super) fn note_nothing(&mut self, kind: Kind) {
        self.changed[kind as usize] = 0;
    }
    fn of(&mut self, kind: Kind) -> &mut [Cells; 9] {
        if self.barren.is_empty() {
            self.barren.resize(Kind::ALL.len(), [0; 9]);
        }
        &mut self.barren[kind as usize]
    }
    /// The first find of a search that looks at one digit after the other. It skips the digits whose
    /// places have not changed since it found nothing for them.
    pub(super) fn by_digit(
        &mut self,
        board: &Position,
        kind: Kind,
        mut search: impl FnMut(usize) -> Option<Found>,
    ) -> Option<Found> {
        let barren = self.of(kind);
        for digit in 0..9 {
            if barren[digit] == board.places[digit] {
                continue;
            }
            let found = search(digit);
            if found.is_some() {
                return found;
            }
            barren[digit] = board.places[digit];
        }
        None
    }
    /// For a search that compares all its finds: the digits whose places have changed since it found
    /// nothing for them.
    pub(super) fn fresh(&mut self, board: &Position, kind: Kind) -> Digits {
        let barren = self.of(kind);
        let is_fresh = |digit: &usize| barren[*digit] != board.places[*digit];
        (0..9).filter(is_fresh).fold(0, |fresh, digit| fresh | 1 << digit)
    }
    /// Notes that such a search has found nothing for these digits.
    pub(super) fn note_barren(&mut self, board: &Position, kind: Kind, barren: Digits) {
        for digit in digits(barren) {
            self.of(kind)[digit] = board.places[digit];
        }
    }
}
