//! Naked and hidden pairs, triplets and quads.
use super::changes::Changes;
use super::hint::Hint;
use super::position::Position;
use super::score::Score;
use super::tables::{
    COUNTS, HOUSE_ORDER, HOUSES, MEMBERS, bits, combinations, group_of, is_pair, is_plural,
    is_single,
};
use super::technique::Technique;
use core::ops::ControlFlow;

/// Digits confined to as many cells of a house.
#[derive(Clone, Copy, Debug)]
pub(super) struct Subset {
    pub(super) house: usize,
    /// The cells, as positions in the house.
    pub(super) positions: u16,
    pub(super) digits: u16,
}

impl Subset {
    pub(super) fn cells(self, positions: u16) -> impl Iterator<Item = usize> {
        bits(positions).map(move |position| usize::from(HOUSES[self.house][position]))
    }
    /// What a naked subset removes: its digits from the rest of the house.
    pub(super) fn naked_removals(self, board: &Position) -> Vec<u16> {
        let others = self.cells(!self.positions & 0x1ff);
        candidates(others, |cell| board.digits(cell) & self.digits)
    }
    /// What a hidden subset removes: other digits from its cells.
    pub(super) fn hidden_removals(self, board: &Position) -> Vec<u16> {
        candidates(self.cells(self.positions), |cell| board.digits(cell) & !self.digits)
    }
}

/// The candidates of these cells that are in a mask of digits.
pub(super) fn candidates(
    cells: impl Iterator<Item = usize>,
    digits: impl Fn(usize) -> u16,
) -> Vec<u16> {
    let mut all = Vec::new();
    for cell in cells {
        all.extend(bits(digits(cell)).map(|digit| (cell * 9 + digit) as u16));
    }
    all
}

/// Chooses `size` of the masks so that their union has `size` bits; masks of fewer than two or
/// more than `size` bits never take part. Visits the choice and the union.
fn choose<T>(
    masks: [u16; 9],
    size: usize,
    mut visit: impl FnMut(u16, u16) -> ControlFlow<T>,
) -> ControlFlow<T> {
    if size == 2 {
        return pairs(masks, visit);
    }
    let mut fitting = [0_usize; 9];
    let mut count = 0;
    for (index, mask) in masks.into_iter().enumerate() {
        if is_plural(mask) && usize::from(COUNTS[usize::from(mask)]) <= size {
            fitting[count] = index;
            count += 1;
        }
    }
    if count < size {
        return ControlFlow::Continue(());
    }
    for choice in combinations(size, count) {
        let (mut chosen, mut union) = (0_u16, 0_u16);
        for at in bits(choice as u16) {
            chosen |= 1 << fitting[at];
            union |= masks[fitting[at]];
        }
        if usize::from(COUNTS[usize::from(union)]) == size {
            visit(chosen, union)?;
        }
    }
    ControlFlow::Continue(())
}

/// The same for two masks: equal ones of two bits.
fn pairs<T>(masks: [u16; 9], mut visit: impl FnMut(u16, u16) -> ControlFlow<T>) -> ControlFlow<T> {
    for (later, &mask) in masks.iter().enumerate().filter(|(_, mask)| is_pair(**mask)) {
        for (earlier, _) in masks[..later].iter().enumerate().filter(|(_, other)| **other == mask) {
            visit(1 << earlier | 1 << later, mask)?;
        }
    }
    ControlFlow::Continue(())
}

/// Visits every naked subset of this size in these houses.
pub(super) fn each_naked<T>(
    board: &Position,
    size: usize,
    houses: u32,
    mut visit: impl FnMut(Subset) -> ControlFlow<T>,
) -> ControlFlow<T> {
    for &house in HOUSE_ORDER.iter().filter(|&&house| houses >> house & 1 == 1) {
        if usize::from(board.room[house]) >= 2 * size {
            let digits = HOUSES[house].map(|cell| board.digits(usize::from(cell)));
            choose(digits, size, |positions, digits| visit(Subset { house, positions, digits }))?;
        }
    }
    ControlFlow::Continue(())
}

/// Visits every hidden subset of this size in those of these houses that have more than `room` empty cells.
pub(super) fn each_hidden<T>(
    board: &Position,
    (size, room): (usize, usize),
    houses: u32,
    mut visit: impl FnMut(Subset) -> ControlFlow<T>,
) -> ControlFlow<T> {
    for &house in HOUSE_ORDER.iter().filter(|&&house| houses >> house & 1 == 1) {
        if usize::from(board.room[house]) > room {
            let mut places = [0; 9];
            places.copy_from_slice(&board.groups[group_of(house, 0)..group_of(house, 9)]);
            choose(places, size, |digits, positions| visit(Subset { house, positions, digits }))?;
        }
    }
    ControlFlow::Continue(())
}

/// Producers 7, 10 and 16.
pub(super) fn naked(board: &Position, size: usize, changes: &Changes) -> Option<Hint> {
    let (technique, base) =
        [(Technique::NakedPair, 30), (Technique::NakedTriplet, 36), (Technique::NakedQuad, 50)]
            [size - 2];
    let found = each_naked(board, size, changes.houses, |subset| {
        effective(Hint::removing(technique, Score::plain(base), subset.naked_removals(board)))
    });
    found.break_value()
}

/// Producers 9, 12 and 18.
pub(super) fn hidden(board: &Position, size: usize, changes: &Changes) -> Option<Hint> {
    let (technique, base) =
        [(Technique::HiddenPair, 34), (Technique::HiddenTriplet, 40), (Technique::HiddenQuad, 54)]
            [size - 2];
    let found = each_hidden(board, (size, 2 * size), changes.houses, |subset| {
        effective(Hint::removing(technique, Score::plain(base), subset.hidden_removals(board)))
    });
    found.break_value()
}

/// Stops at a hint that removes something.
pub(super) fn effective(hint: Hint) -> ControlFlow<Hint> {
    if hint.removals.is_empty() { ControlFlow::Continue(()) } else { ControlFlow::Break(hint) }
}

/// Producers 3 and 5: a hidden subset leaves another digit of the house one place.
pub(super) fn direct(board: &Position, size: usize, changes: &Changes) -> Option<Hint> {
    let (technique, base) =
        [(Technique::DirectHiddenPair, 20), (Technique::DirectHiddenTriplet, 25)][size - 2];
    let found = each_hidden(board, (size, size), changes.houses, |subset| {
        for digit in bits(!subset.digits & 0x1ff) {
            let group = group_of(subset.house, digit);
            let left = board.groups[group] & !subset.positions;
            if is_plural(board.groups[group]) && is_single(left) {
                let candidate = usize::from(MEMBERS[group][left.trailing_zeros() as usize]);
                return ControlFlow::Break(Hint::placing(technique, base, candidate));
            }
        }
        ControlFlow::Continue(())
    });
    found.break_value()
}
