//! Tables of the board in three vectors: how its lanes turn, and where its ways are.
use crate::nine::lanes::ALL;
use crate::nine::sweep::WAYS;

/// Lane `i` of `turned(rows, boxes, cells)` is the lane so many rows, segments and cells on.
const fn turned(rows: usize, segments: usize, cells: usize) -> [u16; 32] {
    let mut from = [0; 32];
    let mut i = 0;
    while i < 32 {
        let (r, b, c) = ((i / 9 + rows) % 3, (i / 3 % 3 + segments) % 3, (i % 3 + cells) % 3);
        // Lanes that are not in use are zero and stay zero.
        from[i] = if i < 27 { r * 9 + b * 3 + c } else { i } as u16;
        i += 1;
    }
    from
}

pub(super) static CELL_1: [u16; 32] = turned(0, 0, 1);
pub(super) static CELL_2: [u16; 32] = turned(0, 0, 2);
pub(super) static BOX_1: [u16; 32] = turned(0, 1, 0);
pub(super) static BOX_2: [u16; 32] = turned(0, 2, 0);
pub(super) static ROW_1: [u16; 32] = turned(1, 0, 0);
pub(super) static ROW_2: [u16; 32] = turned(2, 0, 0);
pub(super) static ROW_1_BOX_1: [u16; 32] = turned(1, 1, 0);
pub(super) static ROW_2_BOX_2: [u16; 32] = turned(2, 2, 0);
pub(super) static ROW_1_BOX_2: [u16; 32] = turned(1, 2, 0);
pub(super) static ROW_2_BOX_1: [u16; 32] = turned(2, 1, 0);

/// Sets of digits for the bytes 0 (any digit) and 1 to 9.
pub(super) static SETS: [u16; 32] = {
    let mut sets = [0; 32];
    sets[0] = ALL;
    let mut digit = 1;
    while digit <= 9 {
        sets[digit] = 1 << (digit - 1);
        digit += 1;
    }
    sets
};

/// For each line of a band: which lane has the segment that each way gives it.
pub(super) static WAY_LANES: [[u16; 32]; 3] = {
    let mut lanes = [[0; 32]; 3];
    let mut line = 0;
    while line < 3 {
        let mut way = 0;
        while way < 6 {
            lanes[line][way] = (line * 9 + WAYS[way][line] * 3) as u16;
            way += 1;
        }
        line += 1;
    }
    lanes
};

/// For each line and segment, the ways that give it to it.
pub(super) const WAYS_WITH: [[u8; 3]; 3] = {
    let mut with = [[0; 3]; 3];
    let mut way = 0;
    while way < 6 {
        let mut line = 0;
        while line < 3 {
            with[line][WAYS[way][line]] |= 1 << way;
            line += 1;
        }
        way += 1;
    }
    with
};

/// For each set of ways, a line and segment that halves it best.
pub(super) const HALVING: [(u8, u8); 64] = {
    let mut halving = [(0, 0); 64];
    let mut set = 0;
    while set < 64 {
        let (mut best, mut at) = (0, 0);
        while at < 9 {
            let with = (WAYS_WITH[at / 3][at % 3] & set as u8).count_ones();
            let without = (set as u32).count_ones() - with;
            let score = if with < without { with } else { without };
            if score > best {
                best = score;
                halving[set] = ((at / 3) as u8, (at % 3) as u8);
            }
            at += 1;
        }
        set += 1;
    }
    halving
};
