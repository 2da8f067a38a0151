//! Filled boards.
//!
//! The first row is 123456789 whatever it is made of. The second starts with three digits of the other
//! two stacks of the first: 456 is best, where all come from one stack. Otherwise it is 457, which is
//! always possible, and best continued with 189. That takes two columns in which the two lines have
//! the same two digits; hardly any board has none. The two rows determine everything else: the
//! third line of the band is next, and the other lines are ordered by their first digits.
//!
//! Columns and digits are masked with 15 where they are indexes into arrays of sixteen, which spares the checks of bounds.
use crate::lines::Lines;
use crate::map::Map;
use crate::state::orders;

/// For each line the column of each digit.
type Places = [[u8; 16]; 18];

/// Two lines of a band as the first two rows.
#[derive(Clone, Copy)]
struct Pair {
    first: usize,
    second: usize,
    /// For each column, the one in which the first line has what the second has here.
    over: [u8; 16],
}

impl Pair {
    fn new(lines: &Lines, places: &Places, first: usize, second: usize) -> Self {
        let digits = &lines.digits[second];
        let over = core::array::from_fn(|column| places[first][usize::from(digits[column] & 15)]);
        Self { first, second, over }
    }
    fn over(&self, column: u8) -> u8 {
        self.over[usize::from(column & 15)]
    }
    /// How many stacks further the first line has most digits that the second has in a stack, the
    /// same for all three; and whether it has all three of them there.
    fn turn(&self) -> (u8, bool) {
        let next = (0..3).filter(|&column| stack(self.over(column)) == 1).count();
        (if next > 1 { 1 } else { 2 }, next % 3 == 0)
    }
    /// The three columns of a stack, this one first, then the other one whose digit is in the same
    /// stack above.
    fn begin_with(&self, head: u8) -> [u8; 3] {
        const NEXT: [u8; 16] = [1, 2, 0, 4, 5, 3, 7, 8, 6, 0, 0, 0, 0, 0, 0, 0];
        let next = NEXT[usize::from(head & 15)];
        let last = NEXT[usize::from(next & 15)];
        let is_tail = stack(self.over(next)) == stack(self.over(head));
        if is_tail { [head, next, last] } else { [head, last, next] }
    }
    /// The order of all columns, given the first three: digits of the second and third stack appear in
    /// order below.
    fn columns(&self, begin: [u8; 3], turn: u8) -> [u8; 9] {
        let [a, b, c] = begin;
        let second = (stack(a) + turn) % 3;
        let third = 3 - second - stack(a);
        let mut columns = [a, b, c, 0, 0, 0, 0, 0, 0];
        let (mut seconds, mut thirds) = (3, 6);
        for at in 0..6 {
            if at == 3 && seconds < 6 {
                // One column of the second stack is still missing; it is the last.
                columns[5] = 9 * second + 3 - columns[3] - columns[4];
            }
            let over = self.over(columns[at]);
            if at < 3 && stack(over) == second {
                columns[seconds] = over;
                seconds += 1;
            } else if stack(over) == third {
                columns[thirds] = over;
                thirds += 1;
            }
        }
        columns
    }
    /// The second row, as nine hexadecimal digits.
    fn row(&self, columns: &[u8; 9]) -> u64 {
        let mut names = [0_u8; 16];
        for (name, &column) in (1..).zip(columns) {
            names[usize::from(column & 15)] = name;
        }
        let name = |&column: &u8| u64::from(names[usize::from(self.over(column) & 15)]);
        columns.iter().fold(0, |row, column| row << 4 | name(column))
    }
}

/// The stack of a column.
fn stack(column: u8) -> u8 {
    const STACKS: [u8; 16] = [0, 0, 0, 1, 1, 1, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0];
    STACKS[usize::from(column & 15)]
}

/// The second rows that start with 457 follow all that start with 456.
const SPLIT: u64 = 0x4_5700_0000;

/// The best beginnings so far.
struct Best {
    /// The second row.
    row: u64,
    /// The two lines, and the order of the columns.
    found: Vec<(usize, usize, [u8; 9])>,
}

impl Best {
    /// Considers two lines in both orders.
    fn consider(&mut self, lines: &Lines, places: &Places, one: usize, other: usize) {
        let pair = Pair::new(lines, places, one, other);
        let (turn, is_whole) = pair.turn();
        if is_whole {
            self.offer_whole(&pair, turn);
            self.offer_whole(&Pair::new(lines, places, other, one), 3 - turn);
            return;
        }
        if self.row < SPLIT {
            return;
        }
        let is_swap = |column: &u8| pair.over(pair.over(*column)) == *column;
        let mut swaps = (0..9).filter(is_swap).fold(0_u16, |all, column| all | 1 << column);
        if swaps == 0 {
            return;
        }
        let back = Pair::new(lines, places, other, one);
        while swaps != 0 {
            let column = swaps.trailing_zeros() as u8;
            swaps &= swaps - 1;
            // It suits one of the two orders of the lines.
            let fits = stack(pair.over(column)) == (stack(column) + turn) % 3;
            let (pair, turn) = if fits { (&pair, turn) } else { (&back, 3 - turn) };
            self.offer(pair, pair.begin_with(column), turn);
        }
    }
    /// Offers every beginning with 456: any three columns of a stack in any order.
    fn offer_whole(&mut self, pair: &Pair, turn: u8) {
        for first in [0, 3, 6] {
            for order in orders(3) {
                let begin = [first + order[0], first + order[1], first + order[2]];
                self.offer(pair, begin, turn);
            }
        }
    }
    /// Offers every beginning with 457.
    fn offer_all(&mut self, pair: &Pair) {
        let (turn, _) = pair.turn();
        for column in 0..9 {
            let begin = pair.begin_with(column);
            if stack(pair.over(column)) == (stack(column) + turn) % 3 {
                self.offer(pair, begin, turn);
            }
        }
    }
    /// Keeps a beginning if none is better.
    fn offer(&mut self, pair: &Pair, begin: [u8; 3], turn: u8) {
        let columns = pair.columns(begin, turn);
        let row = pair.row(&columns);
        if row > self.row {
            return;
        }
        if row < self.row {
            self.found.clear();
            self.row = row;
        }
        self.found.push((pair.first, pair.second, columns));
    }
}

/// A map, and how many are as good.
pub(crate) fn run(lines: &Lines) -> (Map, u64) {
    let mut places = [[0; 16]; 18];
    for (places, digits) in places.iter_mut().zip(&lines.digits) {
        for (column, digit) in (0..9).zip(digits) {
            places[usize::from(digit & 15)] = column;
        }
    }
    let mut best = Best { row: u64::MAX, found: Vec::with_capacity(16) };
    let pairs =
        || (0..18).flat_map(|one| (one + 1..one - one % 3 + 3).map(move |other| (one, other)));
    pairs().for_each(|(one, other)| best.consider(lines, &places, one, other));
    if best.found.is_empty() {
        for (one, other) in pairs().flat_map(|(one, other)| [(one, other), (other, one)]) {
            best.offer_all(&Pair::new(lines, &places, one, other));
        }
    }
    let begun = best.found.iter();
    let mut images: Vec<Image> = begun
        .map(|(first, second, columns)| Image::new(lines, *first, *second, *columns))
        .collect();
    keep_best(&mut images, |image| image.row(lines, 2));
    for image in &mut images {
        image.order_bands(lines);
    }
    for place in 3..9 {
        keep_best(&mut images, |image| image.row(lines, place));
    }
    (images[0].to_map(), images.len() as u64)
}

/// Keeps those with the smallest key.
fn keep_best(images: &mut Vec<Image>, key: impl Fn(&Image) -> u64) {
    if images.len() > 1 {
        let best = images.iter().map(&key).min();
        images.retain(|image| Some(key(image)) == best);
    }
}

/// An image of the board.
#[derive(Clone, Copy)]
struct Image {
    /// The line that becomes each row.
    rows: [u8; 9],
    columns: [u8; 9],
    /// The new name of each digit.
    names: [u8; 16],
}

impl Image {
    /// The first three rows, given two.
    fn new(lines: &Lines, first: usize, second: usize, columns: [u8; 9]) -> Self {
        let digits = &lines.digits[first];
        let mut names = [0; 16];
        for (name, &column) in (1..).zip(&columns) {
            names[usize::from(digits[usize::from(column & 15)] & 15)] = name;
        }
        let band = first / 3 * 9 + 3;
        let mut rows = [0; 9];
        for (row, line) in rows.iter_mut().zip([first, second, band - first - second]) {
            *row = line as u8;
        }
        Self { rows, columns, names }
    }
    fn name(&self, lines: &Lines, line: u8, column: u8) -> u8 {
        let digit = lines.digits[usize::from(line) % 18][usize::from(column & 15)];
        self.names[usize::from(digit & 15)]
    }
    /// Puts the lines of the other bands in the order of their first digits.
    fn order_bands(&mut self, lines: &Lines) {
        let base = self.rows[0] / 9 * 9;
        let own = (self.rows[0] - base) / 3;
        let mut bands = [(own + 1) % 3, (own + 2) % 3].map(|band| {
            let line = |at: u8| base + 3 * band + at;
            let mut keys =
                [0, 1, 2].map(|at| (self.name(lines, line(at), self.columns[0]), line(at)));
            keys.sort_unstable();
            keys
        });
        bands.sort_unstable();
        for (row, (_, line)) in self.rows[3..].iter_mut().zip(bands.into_iter().flatten()) {
            *row = line;
        }
    }
    /// A row, as nine hexadecimal digits.
    fn row(&self, lines: &Lines, place: usize) -> u64 {
        let name = |&column: &u8| u64::from(self.name(lines, self.rows[place], column));
        self.columns.iter().fold(0, |row, column| row << 4 | name(column))
    }
    fn to_map(self) -> Map {
        let base = self.rows[0] / 9 * 9;
        let rows = self.rows.map(|line| line - base);
        let digits = core::array::from_fn(|digit| self.names[digit]);
        Map { transposed: base > 0, rows, columns: self.columns, digits }
    }
}
