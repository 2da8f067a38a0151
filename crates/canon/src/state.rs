//! What the first rows determine.
use crate::lines::Lines;
use crate::map::Map;
use crate::places::patterns;

/// A beginning: some rows and what they determine about columns and digits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct State {
    /// 9 when rows are columns of the board, else 0.
    pub(crate) base: u8,
    /// The lines that are rows of the image so far.
    pub(crate) rows: [u8; 9],
    /// The column at each place. The first places of a slot belong to its open columns; they
    /// hold [`NO_COLUMN`].
    pub(crate) columns: [u8; 9],
    /// The columns of the stack in each slot, as bits of the whole line.
    pub(crate) stacks: [u16; 3],
    /// The columns of each slot that hold nothing so far, as bits of the whole line.
    pub(crate) open: [u16; 3],
    /// The [`patterns`] of each slot.
    pub(crate) patterns: [u32; 3],
    /// The lines that are rows, as bits, without their base.
    pub(crate) used: u16,
    /// The new name of each digit, 0 where it has none.
    pub(crate) names: [u8; 16],
    /// The name for the next digit that has none.
    pub(crate) next: u8,
}

impl State {
    /// How many maps it represents when all rows are fixed.
    pub(crate) fn ways(&self) -> u32 {
        let factorial = |n: u32| (1..=n).product::<u32>();
        let columns: u32 = self.open.iter().map(|open| factorial(open.count_ones())).product();
        columns * factorial(u32::from(10 - self.next))
    }
    /// The places of a row that are taken if it is a line that holds digits at the places of the mask.
    #[inline]
    pub(crate) fn pattern(&self, mask: u16) -> u32 {
        let part = |slot: usize| {
            let held = mask >> self.stacks[slot].trailing_zeros() & 7;
            self.patterns[slot] >> (3 * held) & 7
        };
        part(0) << 6 | part(1) << 3 | part(2)
    }
    /// The first of these maps.
    pub(crate) fn to_map(self) -> Map {
        let mut columns = self.columns;
        for (slot, mut open) in self.open.into_iter().enumerate() {
            for place in 0.. {
                if open == 0 {
                    break;
                }
                columns[slot * 3 + place] = open.trailing_zeros() as u8;
                open &= open - 1;
            }
        }
        let mut digits: [u8; 10] = core::array::from_fn(|digit| self.names[digit]);
        let mut next = self.next;
        for name in &mut digits[1..] {
            if *name == 0 {
                *name = next;
                next += 1;
            }
        }
        let rows = self.rows.map(|line| line - self.base);
        Map { transposed: self.base > 0, rows, columns, digits }
    }
    /// The row that a line would be, as nine hexadecimal digits; anything above `best` when it is
    /// worse than that.
    #[inline]
    pub(crate) fn row(&self, lines: &Lines, line: usize, best: u64) -> u64 {
        let (digits, mask) = (&lines.digits[line], lines.masks[line]);
        let (mut row, mut next) = (0_u64, self.next);
        for slot in 0..3 {
            row <<= 12;
            if mask & self.stacks[slot] == 0 {
                continue;
            }
            let here = mask & self.open[slot];
            if here != 0 {
                row |= self.open_part(digits, here, slot, &mut next);
            }
            // A digit is in a row once, so nothing that gets a name here occurs again.
            for place in 0..3 {
                let digit = digits[usize::from(self.columns[slot * 3 + place] & 15)];
                let mut name = self.names[usize::from(digit & 15)];
                if self.next < 10 {
                    let is_new = u8::from(digit != 0) & u8::from(name == 0);
                    name |= next & is_new.wrapping_neg();
                    next += is_new;
                }
                row |= u64::from(name) << (8 - 4 * place);
            }
            if row > best >> (24 - 12 * slot) {
                return u64::MAX;
            }
        }
        row
    }
    /// The part of a row in open columns: nothing first, then known digits by their names, then new
    /// ones, whose order is free.
    fn open_part(&self, digits: &[u8; 16], mut here: u16, slot: usize, next: &mut u8) -> u64 {
        let (mut known, mut new) = (0_u16, 0);
        while here != 0 {
            let digit = usize::from(digits[here.trailing_zeros() as usize]);
            here &= here - 1;
            match self.names[digit & 15] {
                0 => new += 1,
                name => known |= 1 << name,
            }
        }
        let mut part = 0;
        while known != 0 {
            part = part << 4 | u64::from(known.trailing_zeros());
            known &= known - 1;
        }
        for _ in 0..new {
            part = part << 4 | u64::from(*next);
            *next += 1;
        }
        part << (12 - 4 * count(self.open[slot]))
    }
    /// Whether all columns have their places and all digits their names.
    pub(crate) fn is_settled(&self) -> bool {
        self.next == 10 && self.open == [0; 3]
    }
    /// Makes a line the next row, and nothing else.
    pub(crate) fn set_row(&mut self, line: usize, place: usize) {
        self.rows[place] = line as u8;
        self.used |= 1 << (line as u8 - self.base);
    }
    /// Adds all ways for a line to be the next row.
    pub(crate) fn take(&self, lines: &Lines, line: usize, place: usize, out: &mut Vec<State>) {
        let at = out.len();
        out.push(*self);
        out[at].set_row(line, place);
        if !self.is_settled() {
            resolve(out, at, &lines.digits[line], lines.masks[line], 0);
        }
    }
    /// Fixes the open columns of a slot that hold something: first those with known digits, by their
    /// names, then those with new digits in the order in which they occur here. Returns how many these are.
    fn fix(&mut self, slot: usize, digits: &[u8; 16], mask: u16) -> (usize, [u8; 3]) {
        let mut here = mask & self.open[slot];
        let mut place = slot * 3 + count(self.open[slot] & !mask);
        self.open[slot] &= !mask;
        let (mut known, mut known_count) = ([u8::MAX; 3], 0);
        let (mut new, mut new_count) = ([0_u8; 3], 0);
        while here != 0 {
            let column = here.trailing_zeros() as u8;
            here &= here - 1;
            match self.names[usize::from(digits[usize::from(column & 15)] & 15)] {
                0 => {
                    new[new_count % 3] = column;
                    new_count += 1;
                }
                name => {
                    known[known_count % 3] = name << 4 | column;
                    known_count += 1;
                }
            }
        }
        if known_count > 1 {
            known.sort_unstable();
        }
        for key in &known[..known_count] {
            self.columns[place] = key & 15;
            place += 1;
        }
        self.columns[place..place + new_count].copy_from_slice(&new[..new_count]);
        (new_count, new)
    }
    /// Records the current columns of a slot.
    #[inline]
    pub(crate) fn arrange(&mut self, slot: usize) {
        const WITHIN: [u8; 16] = [0, 1, 2, 0, 1, 2, 0, 1, 2, 3, 3, 3, 3, 3, 3, 3];
        let within = |place: usize| WITHIN[usize::from(self.columns[slot * 3 + place] & 15)];
        self.patterns[slot] = patterns([within(0), within(1), within(2)]);
    }
    /// Names the digits in the fixed columns of a slot that have no names.
    #[inline]
    fn name_slot(&mut self, digits: &[u8; 16], slot: usize) {
        for place in slot * 3..slot * 3 + 3 {
            let digit = digits[usize::from(self.columns[place] & 15)];
            let name = &mut self.names[usize::from(digit & 15)];
            let is_new = u8::from(digit != 0) & u8::from(*name == 0);
            *name |= self.next & is_new.wrapping_neg();
            self.next += is_new;
        }
    }
}

/// Fixes the open columns that hold something, from a slot on, of the state at a place of a list, and
/// adds a state for every other order that is free.
fn resolve(states: &mut Vec<State>, at: usize, digits: &[u8; 16], mask: u16, first: usize) {
    for slot in first..3 {
        let state = &mut states[at];
        if mask & state.stacks[slot] == 0 {
            continue;
        }
        if mask & state.open[slot] != 0 {
            let (new_count, new) = state.fix(slot, digits, mask);
            state.arrange(slot);
            if new_count > 1 {
                branch(states, at, slot, &new[..new_count], digits, mask);
            }
        }
        let state = &mut states[at];
        if state.next < 10 {
            state.name_slot(digits, slot);
        }
    }
}

/// Adds the states in which some columns, the last that were fixed in a slot, have another order.
fn branch(
    states: &mut Vec<State>,
    at: usize,
    slot: usize,
    new: &[u8],
    digits: &[u8; 16],
    mask: u16,
) {
    let place = (slot * 3..slot * 3 + 3).find(|&place| states[at].columns[place] == new[0]);
    let place = place.unwrap_or(slot * 3);
    for order in &orders(new.len())[1..] {
        let mut state = states[at];
        for (at, &which) in order.iter().enumerate() {
            state.columns[place + at] = new[usize::from(which)];
        }
        state.arrange(slot);
        state.name_slot(digits, slot);
        let added = states.len();
        states.push(state);
        resolve(states, added, digits, mask, slot + 1);
    }
}

/// How many bits are set, at most three. (Code for all processors cannot use an instruction that counts bits.)
fn count(bits: u16) -> usize {
    let two = bits & bits.wrapping_sub(1);
    let three = two & two.wrapping_sub(1);
    usize::from(bits != 0) + usize::from(two != 0) + usize::from(three != 0)
}

/// The entry for an open column: a place after the columns, where there is never a digit.
pub(crate) const NO_COLUMN: u8 = 9;

/// Every order of a few things.
pub(crate) fn orders(count: usize) -> &'static [&'static [u8]] {
    match count {
        0 => &[&[]],
        1 => &[&[0]],
        2 => &[&[0, 1], &[1, 0]],
        _ => &[&[0, 1, 2], &[0, 2, 1], &[1, 0, 2], &[1, 2, 0], &[2, 0, 1], &[2, 1, 0]],
    }
}
