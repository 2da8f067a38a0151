//! One puzzle at a time: nine vectors, one for each place within a box, and in each a lane for each
//! box.
//!
//! Work within a box moves no lane; between the boxes of a band or stack, lanes rotate
//! by one or two boxes.
mod branch;
mod sweep;

use super::lanes::Boxes;
use super::start::{Outcome, Start};
use branch::{Branch, branch};
use sweep::{Flow, settle};

/// The cells, by row and column within their box.
type Places<V> = [[V; 3]; 3];

/// The lanes that belong to a box.
const BOXES: u32 = 0x0777;

/// Alternatives that can wait; with more, the lanes take over.
const MOST_WAITING: usize = 32;

/// Where a cell is in the lanes of the nine vectors.
const PLACES: [u8; 81] = {
    let mut places = [0; 81];
    let mut cell = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        places[cell] = ((row % 3 * 3 + column % 3) * 16 + row / 3 * 4 + column / 3) as u8;
        cell += 1;
    }
    places
};

/// The board of a puzzle.
#[inline(always)]
fn open<V: Boxes>(start: &Start<'_>) -> Places<V> {
    match start {
        Start::Numbers(numbers) => V::open(numbers),
        Start::Sets(sets) => {
            let mut lanes = [0; 144];
            for (&place, &set) in PLACES.iter().zip(sets) {
                lanes[usize::from(place)] = set;
            }
            unpack(&lanes)
        }
    }
}

/// The lanes of the nine vectors in memory.
#[inline(always)]
fn pack<V: Boxes>(board: &Places<V>) -> [u16; 144] {
    let mut lanes = [0; 144];
    for place in 0..9 {
        V::store(board[place / 3][place % 3], &mut lanes[place * 16..]);
    }
    lanes
}

#[inline(always)]
fn unpack<V: Boxes>(lanes: &[u16; 144]) -> Places<V> {
    let mut board = [[V::splat(0); 3]; 3];
    for place in 0..9 {
        board[place / 3][place % 3] = V::load(&lanes[place * 16..]);
    }
    board
}

fn cells(lanes: &[u16; 144]) -> [u16; 81] {
    PLACES.map(|place| lanes[usize::from(place)])
}

/// Searches a puzzle until `limit` solutions are found, or until this many branches have
/// ended. Writes the first solution as sets, if it is wanted.
#[inline(always)]
pub(super) fn search<V: Boxes>(
    start: &Start<'_>,
    limit: u64,
    ends: u32,
    mut solution: Option<&mut [u16; 81]>,
) -> Outcome {
    // Not in a release: a puzzle takes less than a microsecond, and the callers have just checked.
    debug_assert!(V::is_there(), "the processor lacks the instructions of these vectors");
    let mut board = open::<V>(start);
    let mut waiting: Vec<[u16; 144]> = Vec::new();
    let (mut ended, mut found) = (0, 0);
    loop {
        let flow = settle(&mut board);
        if let Flow::Stuck | Flow::Still = flow {
            let is_over = ended >= ends || waiting.len() == MOST_WAITING;
            match if is_over { Branch::Loose } else { branch(&mut board) } {
                Branch::Nothing if matches!(flow, Flow::Stuck) => continue,
                Branch::Nothing => {}
                Branch::Loose => {
                    waiting.push(pack(&board));
                    return Outcome::Open(found, waiting.iter().map(cells).collect());
                }
                Branch::Two(other) => {
                    if waiting.capacity() == 0 {
                        waiting.reserve(MOST_WAITING / 2);
                    }
                    waiting.push(pack(&other));
                    continue;
                }
            }
        }
        if let Flow::Solved = flow {
            if let Some(solution) = solution.take() {
                *solution = cells(&pack(&board));
            }
            found += 1;
            if found >= limit {
                return Outcome::Done(found);
            }
        }
        let Some(next) = waiting.pop() else { return Outcome::Done(found) };
        board = unpack(&next);
        ended += 1;
    }
}
