//! Row after row: the best is kept, the rest is dropped.
use crate::lines::Lines;
use crate::map::Map;
use crate::places::{OPEN, empty_before, empty_in_second};
use crate::state::{NO_COLUMN, State};

/// A state, by its number, and a line that can be its next row.
type Next = (u32, u32);

/// A map that leads to the canonical form, and how many do.
pub(crate) fn run(lines: &Lines) -> (Map, u64) {
    let mut states = begin(lines);
    let mut after = Vec::with_capacity(16);
    let mut found: Vec<Next> = Vec::with_capacity(32);
    for place in 1..9 {
        emptiest(lines, &states, place, &mut found);
        if found.len() > 1 {
            keep_best(lines, &states, &mut found);
        }
        after.clear();
        if let ([state], &[(_, line)]) = (&mut states[..], &found[..])
            && state.is_settled()
        {
            state.set_row(line as usize, place);
            continue;
        }
        for &(at, line) in &found {
            states[at as usize].take(lines, line as usize, place, &mut after);
        }
        core::mem::swap(&mut states, &mut after);
    }
    let count = u128::from(states[0].ways()).saturating_mul(states.len() as u128);
    (states[0].to_map(), u64::try_from(count).unwrap_or(u64::MAX))
}

/// The next rows with the most empty places at first: none is better, whatever comes later.
fn emptiest(lines: &Lines, states: &[State], place: usize, found: &mut Vec<Next>) {
    let mut most_empty = 0;
    found.clear();
    if let ([state], 2 | 5 | 8) = (states, place) {
        // The last line of a band: there is nothing to choose.
        let line = candidates(state, place).trailing_zeros() + u32::from(state.base);
        found.push((0, line));
        return;
    }
    for (at, state) in states.iter().enumerate() {
        let mut candidates = candidates(state, place);
        while candidates != 0 {
            let line = candidates.trailing_zeros() + u32::from(state.base);
            candidates &= candidates - 1;
            let empty = empty_before(state.pattern(lines.masks[line as usize]));
            if empty < most_empty {
                continue;
            }
            if empty > most_empty {
                most_empty = empty;
                found.clear();
            }
            found.push((at as u32, line));
        }
    }
}

/// Keeps the best of the next rows.
fn keep_best(lines: &Lines, states: &[State], found: &mut Vec<Next>) {
    let mut best = u64::MAX >> 4;
    let mut kept = 0;
    for at in 0..found.len() {
        let (state, line) = found[at];
        let row = states[state as usize].row(lines, line as usize, best);
        if row > best {
            continue;
        }
        if row < best {
            best = row;
            kept = 0;
        }
        found[kept] = (state, line);
        kept += 1;
    }
    found.truncate(kept);
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

/// Every order of three stacks.
const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// For each mask of a line: a number that is smaller the better it is as a first row, and which of
/// [`ORDERS`] make it so, as bits. Fewer digits in the first slot are better, then in the second.
const AS_FIRST: [(u8, u8); 512] = {
    let mut all = [(u8::MAX, 0); 512];
    let mut at = 0;
    while at < 6 * 512 {
        let (mask, order) = (at as u32 / 6, ORDERS[at % 6]);
        let key = count(mask >> (3 * order[0])) << 4
            | count(mask >> (3 * order[1])) << 2
            | count(mask >> (3 * order[2]));
        let (best, orders) = &mut all[mask as usize];
        if key < *best {
            *best = key;
            *orders = 0;
        }
        if key == *best {
            *orders |= 1 << (at % 6);
        }
        at += 1;
    }
    all
};

/// How many of the last three bits are set.
const fn count(bits: u32) -> u8 {
    (bits & 7).count_ones() as u8
}

/// Every beginning with a first row that is as good as any, of a board with unknown cells.
fn begin(lines: &Lines) -> Vec<State> {
    let best = lines.masks.iter().map(|&mask| AS_FIRST[usize::from(mask)].0).min();
    // Of these only beginnings after which the second row can have the most empty places at first.
    let (mut beginnings, mut count, mut most_empty) = ([(0, 0); 108], 0, 0);
    for (line, &mask) in lines.masks.iter().enumerate() {
        let (key, mut orders) = AS_FIRST[usize::from(mask)];
        if Some(key) != best {
            continue;
        }
        let band = line - line % 3;
        let others = [band + usize::from(line == band), band + 2 - usize::from(line == band + 2)];
        while orders != 0 {
            let order = orders.trailing_zeros() as u8;
            orders &= orders - 1;
            let stacks = stacks_of(order);
            let [a, b] = others.map(|other| empty_in_second(mask, lines.masks[other], stacks));
            let empty = a.max(b);
            if empty < most_empty {
                continue;
            }
            if empty > most_empty {
                most_empty = empty;
                count = 0;
            }
            beginnings[count] = (line as u8, order);
            count += 1;
        }
    }
    let mut states = Vec::with_capacity(16);
    for &(line, order) in &beginnings[..count] {
        let stacks = stacks_of(order);
        let state = State {
            base: if line < 9 { 0 } else { 9 },
            rows: [0; 9],
            columns: [NO_COLUMN; 9],
            stacks,
            open: stacks,
            patterns: [OPEN; 3],
            used: 0,
            names: [0; 16],
            next: 1,
        };
        state.take(lines, line.into(), 0, &mut states);
    }
    states
}

/// The columns of each slot, as bits of a line, in one of [`ORDERS`].
fn stacks_of(order: u8) -> [u16; 3] {
    ORDERS[usize::from(order)].map(|stack| 7 << (3 * stack))
}
