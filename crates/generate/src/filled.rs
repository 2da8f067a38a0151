//! Random filled boards, from which most puzzles are made.
use whydoku_core::Random;

/// A random filled plain 9x9 board: 81 numbers from 1 to 9, in reading order. The same generator
/// state gives the same board forever.
///
/// The first band and the first stack are drawn uniformly; the last four boxes are filled by a
/// search with random choices. So every board can occur, and nearly equally often: boards whose
/// first band and stack leave few completions occur a little too often.
///
/// ```
/// use whydoku_core::Random;
/// let board = whydoku_generate::random_board(&mut Random::new(1));
/// assert!(board.chunks(9).all(|row| (1..=9).all(|number| row.contains(&number))));
/// ```
pub fn random_board(random: &mut Random) -> [u8; 81] {
    loop {
        let mut board = [0; 81];
        let mut first: [u8; 9] = core::array::from_fn(|at| at as u8 + 1);
        random.shuffle(&mut first);
        for (at, &number) in first.iter().enumerate() {
            board[at / 3 * 9 + at % 3] = number;
        }
        chute(&first, random, |line, at, number| board[line * 9 + 3 + at] = number);
        let turned = core::array::from_fn(|at| first[at % 3 * 3 + at / 3]);
        chute(&turned, random, |line, at, number| board[(3 + at) * 9 + line] = number);
        if finish(&mut board, random) {
            return board;
        }
    }
}

/// Draws the other two boxes of a chute, given the first by its three lines. Each of the 56 ways
/// to distribute the digits, and every order in a segment, is equally likely.
fn chute(first: &[u8; 9], random: &mut Random, mut set: impl FnMut(usize, usize, u8)) {
    let [mut a, mut b, mut c]: [[u8; 3]; 3] =
        core::array::from_fn(|line| core::array::from_fn(|at| first[line * 3 + at]));
    for line in [&mut a, &mut b, &mut c] {
        random.shuffle(line);
    }
    // The first line of the second box takes `k` digits of line b and the rest of line c.
    let k = match random.below(56) {
        0 => 0,
        1..28 => 1,
        28..55 => 2,
        _ => 3,
    };
    let join = |x: &[u8], y: &[u8]| -> [u8; 3] {
        let mut all = x.iter().chain(y);
        core::array::from_fn(|_| all.next().copied().unwrap_or(0))
    };
    let second = [join(&b[..k], &c[k..]), join(&c[..k], &a[k..]), join(&b[k..], &a[..k])];
    let third = [join(&b[k..], &c[..k]), join(&c[k..], &a[..k]), join(&b[..k], &a[k..])];
    for (box_at, lines) in [second, third].into_iter().enumerate() {
        for (line, mut segment) in lines.into_iter().enumerate() {
            random.shuffle(&mut segment);
            for (at, number) in segment.into_iter().enumerate() {
                set(line, box_at * 3 + at, number);
            }
        }
    }
}

/// Digits that may be tried before the board is abandoned for another; ordinary ones need 60.
const MOST_TRIES: usize = 400;

/// Row, column and box of each cell of the last four boxes (which are numbered from zero).
const PLACES: [(usize, usize, usize); 36] = {
    let mut places = [(0, 0, 0); 36];
    let mut at = 0;
    while at < 36 {
        let (row, column) = (3 + at / 6, 3 + at % 6);
        places[at] = (row, column, (row / 3 - 1) * 2 + column / 3 - 1);
        at += 1;
    }
    places
};

/// Fills the last four boxes with random choices. False when it takes too long.
fn finish(board: &mut [u8; 81], random: &mut Random) -> bool {
    let (mut rows, mut columns, mut boxes) = ([0_u16; 9], [0_u16; 9], [0_u16; 4]);
    for (cell, &number) in board.iter().enumerate().filter(|(_, number)| **number > 0) {
        rows[cell / 9] |= 1 << number;
        columns[cell % 9] |= 1 << number;
    }
    // Digits not yet tried in each of the 36 cells.
    let mut left = [0_u16; 37];
    let (mut at, mut tries) = (0, 0);
    left[0] = 0x3FE & !(rows[3] | columns[3]);
    loop {
        let (row, column, in_box) = PLACES[at];
        if left[at] == 0 {
            let Some(before) = at.checked_sub(1) else { return false };
            at = before;
            let (row, column, in_box) = PLACES[at];
            let bit = 1 << board[row * 9 + column];
            rows[row] &= !bit;
            columns[column] &= !bit;
            boxes[in_box] &= !bit;
            continue;
        }
        tries += 1;
        if tries > MOST_TRIES {
            return false;
        }
        let bit = random_bit(left[at], random);
        left[at] &= !bit;
        board[row * 9 + column] = bit.trailing_zeros() as u8;
        rows[row] |= bit;
        columns[column] |= bit;
        boxes[in_box] |= bit;
        at += 1;
        let Some(&(row, column, in_box)) = PLACES.get(at) else { return true };
        left[at] = 0x3FE & !(rows[row] | columns[column] | boxes[in_box]);
    }
}

fn random_bit(set: u16, random: &mut Random) -> u16 {
    let mut rest = set;
    let skip = if set.is_power_of_two() { 0 } else { random.below(set.count_ones() as usize) };
    for _ in 0..skip {
        rest &= rest - 1;
    }
    rest & rest.wrapping_neg()
}
