//! Row after row: what is best is kept, the rest is dropped.
use crate::filled;
use crate::lines::Lines;
use crate::map::Map;

/// A beginning: some rows and what they decide of columns and digits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct State {
    /// 9 when rows are columns of the board, else 0.
    pub(crate) base: u8,
    /// The lines that are rows of the image so far.
    pub(crate) rows: [u8; 9],
    /// The column at each place. The first places of a slot belong to its open columns; there
    /// stands [`NO_COLUMN`].
    pub(crate) columns: [u8; 9],
    /// The columns of the stack in each slot, as bits of the whole line.
    pub(crate) stacks: [u16; 3],
    /// The columns of each slot that hold nothing so far, as bits of the whole line.
    pub(crate) open: [u16; 3],
    /// The lines that are rows, as bits, without their base.
    pub(crate) used: u16,
    /// The new name of each digit, 0 where it has none.
    pub(crate) names: [u8; 16],
    /// The name for the next digit that has none.
    pub(crate) next: u8,
}

impl State {
    /// How many maps it stands for when all rows are fixed.
    pub(crate) fn ways(&self) -> u32 {
        let factorial = |n: u32| (1..=n).product::<u32>();
        let columns: u32 = self.open.iter().map(|open| factorial(open.count_ones())).product();
        columns * factorial(u32::from(10 - self.next))
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
    fn row(&self, lines: &Lines, line: usize, best: u64) -> u64 {
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
            // A digit is in a row once, so nothing that gets a name here is met again.
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
    /// All ways in which a line can be the next row.
    fn take(&self, lines: &Lines, line: usize, place: usize, out: &mut Vec<State>) {
        let mut state = *self;
        state.rows[place] = line as u8;
        state.used |= 1 << (line as u8 - self.base);
        state.resolve(&lines.digits[line], lines.masks[line], 0, out);
    }
    /// Fixes the open columns that hold something, in every order that is free, from a slot on.
    fn resolve(mut self, digits: &[u8; 16], mask: u16, first: usize, out: &mut Vec<State>) {
        for slot in first..3 {
            if mask & self.stacks[slot] == 0 {
                continue;
            }
            let mut here = mask & self.open[slot];
            if here != 0 {
                let mut place = slot * 3 + count(self.open[slot] & !mask);
                self.open[slot] &= !mask;
                // The columns by their names; those with new digits in every order.
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
                let set = |state: &mut Self, order: &[u8]| {
                    for (at, &which) in order.iter().enumerate() {
                        state.columns[place + at] = new[usize::from(which)];
                    }
                };
                let [orders @ .., last] = orders(new_count) else { return };
                for order in orders {
                    let mut state = self;
                    set(&mut state, order);
                    state.name_slot(digits, slot);
                    state.resolve(digits, mask, slot + 1, out);
                }
                set(&mut self, last);
            }
            if self.next < 10 {
                self.name_slot(digits, slot);
            }
        }
        out.push(self);
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

/// How many bits are set, of three at most. (Ordinary processors have to be told that they can count.)
fn count(bits: u16) -> usize {
    let two = bits & bits.wrapping_sub(1);
    let three = two & two.wrapping_sub(1);
    usize::from(bits != 0) + usize::from(two != 0) + usize::from(three != 0)
}

/// What stands where a column is open: a place behind the columns, where there is never a digit.
pub(crate) const NO_COLUMN: u8 = 9;

/// Every order of so few things.
pub(crate) fn orders(count: usize) -> &'static [&'static [u8]] {
    match count {
        0 => &[&[]],
        1 => &[&[0]],
        2 => &[&[0, 1], &[1, 0]],
        _ => &[&[0, 1, 2], &[0, 2, 1], &[1, 0, 2], &[1, 2, 0], &[2, 0, 1], &[2, 1, 0]],
    }
}

/// The states that lead to the canonical form, at least one.
pub(crate) fn run(lines: &Lines) -> Vec<State> {
    let (mut states, first) =
        if lines.is_filled { (filled::begin(lines), 2) } else { (begin(lines), 1) };
    let mut after = Vec::with_capacity(16);
    let mut found: Vec<(u32, u8)> = Vec::with_capacity(32);
    for place in first..9 {
        if let ([state], 8) = (&mut states[..], place) {
            // There is nothing to choose.
            let line = candidates(state, 8).trailing_zeros() as usize + usize::from(state.base);
            after.clear();
            state.take(lines, line, 8, &mut after);
            core::mem::swap(&mut states, &mut after);
            break;
        }
        let (mut best, mut most_empty) = (u64::MAX >> 4, 0);
        found.clear();
        for (at, state) in states.iter().enumerate() {
            let mut candidates = candidates(state, place);
            while candidates != 0 {
                let line = candidates.trailing_zeros() as usize + usize::from(state.base);
                candidates &= candidates - 1;
                // The more slots are empty at first, the better, whatever comes then.
                let empty = empty_slots(lines.masks[line], state.stacks);
                if empty < most_empty {
                    continue;
                }
                if empty > most_empty {
                    most_empty = empty;
                    best = u64::MAX >> 4;
                }
                let row = state.row(lines, line, best);
                if row > best {
                    continue;
                }
                if row < best {
                    best = row;
                    found.clear();
                }
                found.push((at as u32, line as u8));
            }
        }
        after.clear();
        for &(at, line) in &found {
            states[at as usize].take(lines, line.into(), place, &mut after);
        }
        core::mem::swap(&mut states, &mut after);
    }
    states
}

/// How many slots of a line are empty before the first that is not; two if all are.
fn empty_slots(mask: u16, stacks: [u16; 3]) -> u8 {
    u8::from(mask & stacks[0] == 0) + u8::from(mask & (stacks[0] | stacks[1]) == 0)
}

/// The lines (without their base) that can be the row at a place.
fn candidates(state: &State, place: usize) -> u16 {
    if place.is_multiple_of(3) {
        0x1FF & !state.used
    } else {
        let band = (state.rows[place - 1] - state.base) / 3;
        (7 << (3 * band)) & !state.used
    }
}

/// The bits of three.
const COUNTS: [u8; 8] = [0, 1, 1, 2, 1, 2, 2, 3];

/// Every beginning with a first row that is as good as any, of a board with unknown cells.
fn begin(lines: &Lines) -> Vec<State> {
    let counts = |line: usize| {
        let mask = usize::from(lines.masks[line]);
        [mask & 7, mask >> 3 & 7, mask >> 6 & 7].map(|part| COUNTS[part])
    };
    let mut best = [3; 3];
    let mut first: Vec<usize> = Vec::with_capacity(18);
    for line in 0..18 {
        let [a, b, c] = counts(line);
        let (low, high) = (a.min(b), a.max(b));
        let key = [low.min(c), low.max(high.min(c)), high.max(c)];
        if key < best || first.is_empty() {
            best = key;
            first.clear();
        }
        if key == best {
            first.push(line);
        }
    }
    // Of these only beginnings after which the second row can have most empty slots.
    let mut most_empty = 0;
    let mut beginnings: Vec<(usize, [u16; 3])> = Vec::with_capacity(16);
    for line in first {
        let counts = counts(line);
        let band = line - line % 3;
        for order in orders(3) {
            let stacks: [u8; 3] = [order[0], order[1], order[2]];
            if stacks.map(|stack| counts[usize::from(stack)]) != best {
                continue;
            }
            let stacks = stacks.map(|stack| 7 << (3 * stack));
            let second = (band..band + 3).filter(|&second| second != line);
            let empty = second.map(|second| empty_slots(lines.masks[second], stacks)).max();
            let empty = empty.unwrap_or(0);
            if empty > most_empty {
                most_empty = empty;
                beginnings.clear();
            }
            if empty == most_empty {
                beginnings.push((line, stacks));
            }
        }
    }
    let mut states = Vec::with_capacity(16);
    for (line, stacks) in beginnings {
        let state = State {
            base: if line < 9 { 0 } else { 9 },
            rows: [0; 9],
            columns: [NO_COLUMN; 9],
            stacks,
            open: stacks,
            used: 0,
            names: [0; 16],
            next: 1,
        };
        state.take(lines, line, 0, &mut states);
    }
    states
}
