//! Pointing and claiming: a digit whose places in one house all lie in another.
use super::changes::Changes;
use super::hint::Hint;
use super::position::Position;
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
    pub(super) fn removals(self, board: &Position) -> impl Iterator<Item = u16> {
        let group = group_of(self.outer, self.digit);
        let mask = board.groups[group] & !CROSSINGS[self.outer][self.inner];
        bits(mask).map(move |position| MEMBERS[group][position])
    }
}

/// For each mask of two places or more: bits 0 to 2 if all are in the first, second or third
/// three positions, bits 3 to 5 if all have the same remainder modulo three.
static CONFINED: [u8; 512] = confined();

const fn confined() -> [u8; 512] {
    let mut all = [0; 512];
    let mut mask = 0;
    while mask < 512_u16 {
        let mut third = 0;
        while third < 3 {
            let is_plural = mask & mask.wrapping_sub(1) != 0;
            if is_plural && mask & !(0b111 << (3 * third)) == 0 {
                all[mask as usize] |= 1 << third;
            }
            if is_plural && mask & !(0b001_001_001 << third) == 0 {
                all[mask as usize] |= 8 << third;
            }
            third += 1;
        }
        mask += 1;
    }
    all
}

/// Visits each of these digits wherever it is locked: boxes and columns, boxes and rows, columns and boxes, rows and boxes.
pub(super) fn each<T>(
    board: &Position,
    digits: u16,
    mut visit: impl FnMut(Locked) -> ControlFlow<T>,
) -> ControlFlow<T> {
    for (inner_kind, by_remainder) in [(0, true), (0, false), (2, false), (1, false)] {
        for at in 0..9 {
            let inner = inner_kind * 9 + at;
            let places = &board.groups[group_of(inner, 0)..group_of(inner, 9)];
            let shift = if by_remainder { 3 } else { 0 };
            let confined = |digit: usize| CONFINED[usize::from(places[digit])] >> shift & 7;
            let any = bits(digits & 0x1ff).fold(0, |any, digit| any | confined(digit));
            for third in bits(u16::from(any)) {
                let outer = match (inner_kind, by_remainder) {
                    (0, true) => 18 + at % 3 * 3 + third,
                    (0, false) => 9 + at / 3 * 3 + third,
                    (2, _) => third * 3 + at / 3,
                    _ => at / 3 * 3 + third,
                };
                for digit in bits(digits & 0x1ff).filter(|&digit| confined(digit) >> third & 1 == 1)
                {
                    visit(Locked { inner, outer, digit })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Producer 6: removes the digit from the rest of the outer house.
pub(super) fn plain(board: &Position, changes: &Changes) -> Option<Hint> {
    let found = each(board, changes.digits, |locked| {
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

/// Producer 2: the removal leaves one place in another house of the same kind as the inner one.
pub(super) fn direct(board: &Position, changes: &Changes) -> Option<Hint> {
    let found = each(board, changes.digits, |locked| match only_place_left(board, locked) {
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

fn only_place_left(board: &Position, locked: Locked) -> Option<usize> {
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
