//! The places of the cells of a line.
//!
//! In a slot (three places), open columns are the first places; the digits that a line holds there are at
//! the end of them. After them come the fixed columns in their order.

/// Three columns of a stack in the places of a slot, 3 for an open one, as an index.
const fn index(columns: [u8; 3]) -> usize {
    columns[0] as usize | (columns[1] as usize) << 2 | (columns[2] as usize) << 4
}

/// The places (4 for the first, 1 for the last) that are taken when a line holds digits in these
/// columns (1 for the first, 4 for the last).
const fn taken(columns: [u8; 3], held: u32) -> u32 {
    let (mut pattern, mut open, mut fixed) = (0, 0, 0);
    let mut place = 0;
    while place < 3 {
        if columns[place] == 3 {
            open += 1;
        } else {
            fixed |= 1 << columns[place];
            pattern |= (held >> columns[place] & 1) << (2 - place);
        }
        place += 1;
    }
    let in_open = (held & !fixed).count_ones();
    // `in_open` ones, the last of which is at the last open place.
    pattern | ((1 << in_open) - 1) << (3 - open)
}

/// For each arrangement of a slot the eight patterns of what a line can hold there, three bits each.
const PATTERNS: [u32; 64] = {
    let mut all = [0; 64];
    let mut at = 0;
    while at < 64 {
        let columns = [at as u8 & 3, at as u8 >> 2 & 3, at as u8 >> 4];
        if is_arrangement(columns) {
            let mut held = 0;
            while held < 8 {
                all[at] |= taken(columns, held) << (3 * held);
                held += 1;
            }
        }
        at += 1;
    }
    all
};

/// Open places come first, and no column twice.
const fn is_arrangement([a, b, c]: [u8; 3]) -> bool {
    let opens = (a == 3 || b != 3) && (b == 3 || c != 3);
    opens && (a == 3 || a != b && a != c) && (b == 3 || b != c)
}

/// What [`pattern`] needs to know about a slot, from its columns (0 to 2 within their stack, 3 for an
/// open one).
pub(crate) fn patterns(columns: [u8; 3]) -> u32 {
    PATTERNS[index(columns) & 63]
}

/// All three columns open.
pub(crate) const OPEN: u32 = PATTERNS[63];

/// How many places before the first that is taken are empty, from the nine of a pattern.
pub(crate) fn empty_before(pattern: u32) -> u32 {
    (pattern << 1 | 1).leading_zeros() - 22
}

/// How many places of a slot are empty before the first that is taken by a second row, which holds
/// digits in some columns, if a first row held digits in some: at best, because the order of the
/// columns of the first row is free. The index is the first in steps of eight and the second.
const EMPTY_SECOND: [u8; 64] = {
    let mut all = [0; 64];
    let mut at = 0;
    while at < 64 {
        let (first, second) = (at as u32 >> 3, at as u32 & 7);
        let in_open = (second & !first).count_ones();
        let ahead = if in_open > 0 { first.count_ones() + in_open } else { second.count_ones() };
        all[at] = 3 - ahead as u8;
        at += 1;
    }
    all
};

/// How many places are empty at best before the first that a second row takes.
pub(crate) fn empty_in_second(first: u16, second: u16, stacks: [u16; 3]) -> u8 {
    let mut empty = 0;
    for stack in stacks {
        let shift = stack.trailing_zeros();
        let at = (first >> shift & 7) << 3 | second >> shift & 7;
        let here = EMPTY_SECOND[usize::from(at)];
        empty += here;
        if here < 3 {
            break;
        }
    }
    empty
}
