//! The best two first rows of filled boards.
//!
//! The first row is 123456789 whatever it is made of. In the second, the first three digits come
//! from the other two stacks of the first row; 456 is best, when all come from one, and otherwise 457,
//! which is always available. In the first case any order of the first three columns fixes all others.
//! In the second the two columns with 4 and 5 can change places, and so on: the second row
//! continues with one digit of the first stack and the last two of the third, at places that show
//! which order is better.
use crate::lines::Lines;
use crate::state::{State, orders};

/// Two lines and two stacks that start with 456 or 457.
#[derive(Clone, Copy)]
struct Start {
    first: usize,
    second: usize,
    stacks: [usize; 3],
}

/// Every beginning of a filled board whose first row and the first part of the second are best.
pub(crate) fn begin(lines: &Lines) -> Vec<State> {
    let mut sets = [[0_u16; 3]; 18];
    let mut place = [[0_u8; 10]; 18];
    for (line, digits) in lines.digits.iter().enumerate() {
        for (column, &digit) in digits[..9].iter().enumerate() {
            sets[line][column / 3] |= 1 << digit;
            place[line][usize::from(digit)] = column as u8;
        }
    }
    let board = Filled { lines, place: &place };
    let mut states = Vec::with_capacity(32);
    let mut best = usize::MAX;
    for first in 0..18 {
        let band = first - first % 3;
        for second in (band..band + 3).filter(|&second| second != first) {
            for slot in 0..3 {
                let (a, b) = ((slot + 1) % 3, (slot + 2) % 3);
                let from_a = (sets[second][slot] & sets[first][a]).count_ones();
                let (a, b, most) = if from_a >= 2 { (a, b, from_a) } else { (b, a, 3 - from_a) };
                let start = Start { first, second, stacks: [slot, a, b] };
                let ranked = if most == 3 { (0, [0; 3]) } else { board.rank(&start, &sets) };
                if ranked.0 < best {
                    best = ranked.0;
                    states.clear();
                }
                if ranked.0 > best {
                    continue;
                }
                if most == 3 {
                    for order in orders(3) {
                        let column = |at: u8| slot as u8 * 3 + at;
                        let columns = [column(order[0]), column(order[1]), column(order[2])];
                        states.push(board.state(&start, columns));
                    }
                } else {
                    let [head, tail, last] = ranked.1;
                    states.push(board.state(&start, [head, tail, last]));
                    if ranked.0 == BOTH {
                        states.push(board.state(&start, [tail, head, last]));
                    }
                }
            }
        }
    }
    best_second(lines, states)
}

/// The rank at which both orders are equally good.
const BOTH: usize = 6;

struct Filled<'a> {
    lines: &'a Lines,
    place: &'a [[u8; 10]; 18],
}

impl Filled<'_> {
    /// How good a second row that starts with 457 can be, from 1, and the order of the first columns
    /// that makes it so.
    fn rank(&self, start: &Start, sets: &[[u16; 3]; 18]) -> (usize, [u8; 3]) {
        let Start { first, second, stacks: [slot, a, b] } = *start;
        let (top, below) = (&self.lines.digits[first], &self.lines.digits[second]);
        let from_a = sets[second][slot] & sets[first][a];
        let from_b = (sets[second][slot] & sets[first][b]).trailing_zeros() as usize;
        let two = [from_a.trailing_zeros() as usize, 15 - from_a.leading_zeros() as usize];
        let column = |digit: usize| self.place[second][digit];
        // The digit of the first part of the top row that is in the second part below.
        let x = (sets[second][a] & sets[first][slot]).trailing_zeros() as usize;
        let over = usize::from(top[usize::from(self.place[second][x])]);
        let under = usize::from(below[usize::from(self.place[first][x])]);
        let (rank, head) = match (two.contains(&over), two.contains(&under)) {
            (true, true) if over == under => (1, over),
            (true, true) => (2, over),
            (true, false) => (3, over),
            (false, true) => (4, under),
            (false, false) => (BOTH, two[0]),
        };
        let tail = two[0] + two[1] - head;
        (rank, [column(head), column(tail), column(from_b)])
    }
    /// The state after two rows, given the order of the first three columns.
    fn state(&self, start: &Start, columns: [u8; 3]) -> State {
        let Start { first, second, stacks: [slot, a, b] } = *start;
        let (top, below) = (&self.lines.digits[first], &self.lines.digits[second]);
        let mut order = [columns[0], columns[1], columns[2], 0, 0, 0, 0, 0, 0];
        // Below, digits of the second and third part of the top row appear in their order.
        let (mut seconds, mut thirds) = (3, 6);
        for at in 0..6 {
            if at == 3 && seconds < 6 {
                // One column of the second part is still missing; it is the last.
                let known = order[3] + order[4];
                order[5] = (9 * a as u8 + 3) - known;
            }
            let over = self.place[first][usize::from(below[usize::from(order[at])])];
            if usize::from(over) / 3 == a && at < 3 {
                order[seconds] = over;
                seconds += 1;
            } else if usize::from(over) / 3 == b {
                order[thirds] = over;
                thirds += 1;
            }
        }
        let mut names = [0; 16];
        for (at, &column) in order.iter().enumerate() {
            names[usize::from(top[usize::from(column)])] = at as u8 + 1;
        }
        let base = if first < 9 { 0 } else { 9 };
        let mut rows = [0; 9];
        rows[0] = first as u8;
        rows[1] = second as u8;
        let used = 1 << (rows[0] - base) | 1 << (rows[1] - base);
        let stacks = [slot, a, b].map(|stack| 7 << (3 * stack));
        let patterns = [0; 3];
        let columns = order;
        let mut state =
            State { base, rows, used, columns, stacks, open: [0; 3], patterns, names, next: 10 };
        (0..3).for_each(|slot| state.arrange(slot));
        state
    }
}

/// Those whose second row is best.
fn best_second(lines: &Lines, mut states: Vec<State>) -> Vec<State> {
    let second = |state: &State| {
        let digits = &lines.digits[usize::from(state.rows[1])];
        state.columns.iter().fold(0_u64, |row, &column| {
            row << 4 | u64::from(state.names[usize::from(digits[usize::from(column)])])
        })
    };
    let best = states.iter().map(second).min();
    states.retain(|state| Some(second(state)) == best);
    states
}
