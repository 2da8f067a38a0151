//! Pointing and claiming: a digit whose places in one house all lie in another.
use super::board::Board;
use super::hint::Hint;
use super::score::Score;
use super::tables::{CROSSINGS, MEMBERS, bits, group_of, is_plural, is_single};
use super::technique::Technique;
use core::ops::ControlFlow;

/// All places of a digit in `inner` lie in `outer` too.
#[derive(Clone, Copy, Debug)]
pub(super) struct Locked {
    pub(super) inner: usize,
    pub(super) outer: usize,
    pub(super) digit: usize,
}

impl Locked {
    fn is_pointing(self) -> bool {
        self.inner < 9
    }
    /// The places of the digit in the outer house that are not in the inner one.
    pub(super) fn removals(self, board: &Board) -> impl Iterator<Item = u16> {
        let group = group_of(self.outer, self.digit);
        let mask = board.groups[group] & !CROSSINGS[self.outer][self.inner];
        bits(mask).map(move |position| MEMBERS[group][position])
    }
}

/// Visits every locked digit: boxes and columns, boxes and rows, columns and boxes, rows and boxes.
pub(super) fn each<T>(
    board: &Board,
    mut visit: impl FnMut(Locked) -> ControlFlow<T>,
) -> ControlFlow<T> {
    for (inner_kind, outer_kind) in [(0, 2), (0, 1), (2, 0), (1, 0)] {
        for (inner, crossings) in CROSSINGS.iter().enumerate().skip(inner_kind * 9).take(9) {
            for (outer, &crossing) in crossings.iter().enumerate().skip(outer_kind * 9).take(9) {
                if crossing == 0 {
                    continue;
                }
                for digit in 0..9 {
                    let places = board.places(inner, digit);
                    if is_plural(places) && places & !crossing == 0 {
                        visit(Locked { inner, outer, digit })?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Producer 6: removes the digit from the rest of the outer house.
pub(super) fn plain(board: &Board) -> Option<Hint> {
    let found = each(board, |locked| {
        let removals: Vec<u16> = locked.removals(board).collect();
        if removals.is_empty() {
            return ControlFlow::Continue(());
        }
        let (technique, base) = if locked.is_pointing() {
            (Technique::Pointing, 26)
        } else {
            (Technique::Claiming, 28)
        };
        ControlFlow::Break(Hint::removing(technique, Score::plain(base), removals))
    });
    found.break_value()
}

/// Producer 2: the removal leaves one place in another house like the inner one.
pub(super) fn direct(board: &Board) -> Option<Hint> {
    let found = each(board, |locked| match only_place_left(board, locked) {
        None => ControlFlow::Continue(()),
        Some(candidate) => {
            let (technique, base) = if locked.is_pointing() {
                (Technique::DirectPointing, 17)
            } else {
                (Technique::DirectClaiming, 19)
            };
            ControlFlow::Break(Hint::placing(technique, base, candidate))
        }
    });
    found.break_value()
}

fn only_place_left(board: &Board, locked: Locked) -> Option<usize> {
    let kind = locked.inner / 9 * 9;
    for house in (kind..kind + 9).filter(|&house| house != locked.inner) {
        let crossing = CROSSINGS[house][locked.outer];
        let places = board.places(house, locked.digit);
        let left = places & !crossing;
        if crossing != 0 && is_plural(places) && is_single(left) {
            let position = left.trailing_zeros() as usize;
            return Some(usize::from(MEMBERS[group_of(house, locked.digit)][position]));
        }
    }
    None
}
