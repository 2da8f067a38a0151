//! X-wing, swordfish, jellyfish.
use super::changes::Changes;
use super::hint::Hint;
use super::position::Position;
use super::score::Score;
use super::subsets::effective;
use super::tables::{COUNTS, MEMBERS, bits, combinations, group_of, is_plural};
use super::technique::Technique;
use core::ops::ControlFlow;

/// A digit whose places in some lines lie in as many crossing lines.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fish {
    /// The first house of the kind of the base lines: 9 for rows, 18 for columns.
    pub(super) first_base: usize,
    /// The base lines.
    pub(super) base: u16,
    /// The cover lines.
    pub(super) cover: u16,
    pub(super) digit: usize,
}

impl Fish {
    /// The digit in the cover lines outside the base lines.
    pub(super) fn removals(self, board: &Position) -> Vec<u16> {
        let first_cover = 27 - self.first_base;
        let mut all = Vec::new();
        for line in bits(self.cover) {
            let group = group_of(first_cover + line, self.digit);
            let rest = board.groups[group] & !self.base;
            all.extend(bits(rest).map(|position| MEMBERS[group][position]));
        }
        all
    }
}

/// Visits every fish of this size and these digits: columns as base first, by lines, then by digit.
pub(super) fn each<T>(
    board: &Position,
    size: usize,
    digits: u16,
    mut visit: impl FnMut(Fish) -> ControlFlow<T>,
) -> ControlFlow<T> {
    for first_base in [18, 9] {
        let fitting = fitting_lines(board, first_base, size, digits);
        if fitting.iter().all(|lines| (lines.count_ones() as usize) < size) {
            continue;
        }
        for base in combinations(size, 9) {
            let base = base as u16;
            for digit in (0..9).filter(|&digit| fitting[digit] & base == base) {
                let cover = bits(base)
                    .fold(0, |union, line| union | board.places(first_base + line, digit));
                if cover.count_ones() as usize == size {
                    visit(Fish { first_base, base, cover, digit })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// For each of these digits that is not placed too often, the lines with 2 to `size` places for it.
fn fitting_lines(board: &Position, first_base: usize, size: usize, digits: u16) -> [u16; 9] {
    let mut fitting = [0; 9];
    let is_free = |&digit: &usize| usize::from(board.placed[digit]) + 2 * size <= 9;
    for digit in bits(digits & 0x1ff).filter(is_free) {
        for line in 0..9 {
            let places = board.places(first_base + line, digit);
            if is_plural(places) && usize::from(COUNTS[usize::from(places)]) <= size {
                fitting[digit] |= 1 << line;
            }
        }
    }
    fitting
}

/// Producers 8, 11 and 17.
pub(super) fn find(board: &Position, size: usize, changes: &Changes) -> Option<Hint> {
    let (technique, base) =
        [(Technique::XWing, 32), (Technique::Swordfish, 38), (Technique::Jellyfish, 52)][size - 2];
    let found = each(board, size, changes.digits, |fish| {
        effective(Hint::removing(technique, Score::plain(base), fish.removals(board)))
    });
    found.break_value()
}
