//! What need not be searched again: whether there is a pattern of one digit depends on the places of
//! that digit alone.
use super::cells::{Cells, Digits, digits};
use super::found::Found;
use super::position::Position;
use super::profile::Kind;

/// For each kind of step and each digit, the places that the digit had when a search last found
/// nothing. At first there are none: a digit without places has no pattern.
#[derive(Debug, Default)]
pub(super) struct Memory {
    /// Empty until the first search: most puzzles are solved by singles.
    barren: Vec<[Cells; 9]>,
}

impl Memory {
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
