//! Small unavoidable sets of a filled board: cells whose digits can change places, so that one of
//! them must be given.

/// Calls `each` with sets of cells of a board, bit `i` for cell `i`: those in which two lines of a
/// chute can change places. (Sets in which two digits change places save questions too, but finding
/// them takes longer than asking.)
pub(crate) fn each(board: &[u8; 81], mut each: impl FnMut(u128)) {
    for chute in 0..3 {
        for (a, b) in [(0, 1), (0, 2), (1, 2)] {
            let (a, b) = (chute * 3 + a, chute * 3 + b);
            cycles(|at| (a * 9 + at, b * 9 + at), board, &mut each);
            cycles(|at| (at * 9 + a, at * 9 + b), board, &mut each);
        }
    }
}

/// The cycles of the permutation that turns one line into another.
fn cycles(cells: impl Fn(usize) -> (usize, usize), board: &[u8; 81], each: &mut impl FnMut(u128)) {
    let mut place = [0_u8; 10];
    for at in 0..9 {
        place[usize::from(board[cells(at).0])] = at as u8;
    }
    let mut seen = 0_u16;
    for start in 0..9 {
        let (mut at, mut set) = (start, 0_u128);
        while seen >> at & 1 == 0 {
            seen |= 1 << at;
            let (a, b) = cells(at);
            set |= 1 << a | 1 << b;
            at = usize::from(place[usize::from(board[b])]);
        }
        // Two whole lines say little.
        if set != 0 && set.count_ones() < 18 {
            each(set);
        }
    }
}
