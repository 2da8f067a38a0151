//! Small unavoidable sets of a filled board: cells whose digits can change places, so that one of
//! them must be given.

/// Calls `each` with sets of cells of a board, bit `i` for cell `i`: those in which two lines of a
/// chute can change places. (Sets in which two digits change places save questions too, but finding
/// them takes longer than asking.)
pub(crate) fn each(board: &[u8; 81], mut each: impl FnMut(u128)) {
    let mut lines = [[[0_u8; 9]; 9]; 2];
    let mut places = [[[0_u8; 16]; 9]; 2];
    for row in 0..9 {
        for column in 0..9 {
            let number = board[row * 9 + column];
            lines[0][row][column] = number;
            lines[1][column][row] = number;
            places[0][row][usize::from(number & 15)] = column as u8;
            places[1][column][usize::from(number & 15)] = row as u8;
        }
    }
    for chute in 0..3 {
        for (a, b) in [(0, 1), (0, 2), (1, 2)] {
            let (a, b) = (chute * 3 + a, chute * 3 + b);
            cycles(&places[0][a], &lines[0][b], |at| each(at << (9 * a) | at << (9 * b)));
            cycles(&places[1][a], &lines[1][b], |at| {
                let in_column = spread(at);
                each(in_column << a | in_column << b);
            });
        }
    }
}

/// Nine bits, each nine places from the next.
fn spread(bits: u128) -> u128 {
    let three = |bits: u128| bits & 1 | (bits & 2) << 8 | (bits & 4) << 16;
    three(bits) | three(bits >> 3) << 27 | three(bits >> 6) << 54
}

/// The cycles of the permutation that turns one line into another, as bits of the line, given the place of
/// each digit in the one and the contents of the other.
fn cycles(place: &[u8; 16], other: &[u8; 9], mut each: impl FnMut(u128)) {
    let mut left = 0x1FF_u16;
    while left != 0 {
        let (mut at, before) = (left.trailing_zeros() as usize, left);
        while left >> at & 1 == 1 {
            left &= !(1 << at);
            at = usize::from(place[usize::from(other[at] & 15)]) % 9;
        }
        let cycle = before & !left;
        // Two whole lines are of little use.
        if cycle != 0x1FF {
            each(cycle.into());
        }
    }
}
