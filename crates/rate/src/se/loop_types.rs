//! What follows from a unique rectangle or loop: types 1 to 4.
use super::hint::Hint;
use super::position::Position;
use super::score::Score;
use super::subsets::candidates;
use super::tables::{
    HOUSES, HOUSES_OF, PEER_CELLS, POSITIONS, bits, cells, combinations, is_plural, is_single,
};
use super::technique::Technique;

/// A closed walk over cells that all have two digits in common.
#[derive(Clone, Debug)]
pub(super) struct UniqueLoop {
    /// In the order of the walk.
    pub(super) cells: Vec<u8>,
    /// The two digits.
    pub(super) pair: u16,
}

type Report<'a> = &'a mut dyn FnMut(Hint, u8);

/// Two loop cells with digits other than the pair.
struct Roof {
    cells: [usize; 2],
    pair: u16,
    extra: u16,
    base: u16,
    is_rectangle: bool,
}

/// Reports what follows, with the number of its type; some of it may remove nothing.
pub(super) fn each(board: &Position, found: &UniqueLoop, report: Report<'_>) {
    let pair = found.pair;
    let others = |cell: usize| board.digits(cell) & !pair;
    let extras: Vec<usize> = found
        .cells
        .iter()
        .map(|&cell| usize::from(cell))
        .filter(|&cell| others(cell) != 0)
        .collect();
    let extra = extras.iter().fold(0, |mask, &cell| mask | others(cell));
    let base = match found.cells.len() {
        4 => 45,
        6 => 46,
        8 => 47,
        _ => 50,
    };
    let is_rectangle = found.cells.len() == 4;
    match *extras {
        [] => {}
        [cell] => {
            let removals = bits(pair).map(|digit| (cell * 9 + digit) as u16).collect();
            let technique = name(1, is_rectangle);
            report(Hint::removing(technique, Score::plain(base), removals), 1);
        }
        [first, second] => {
            let roof = Roof { cells: [first, second], pair, extra, base, is_rectangle };
            if is_single(extra) {
                report(type_2(board, &extras, extra, base, is_rectangle), 2);
            } else {
                roof.type_3(board, report);
            }
            roof.type_4(board, report);
        }
        _ if is_single(extra) => report(type_2(board, &extras, extra, base, is_rectangle), 2),
        _ => {}
    }
}

fn name(kind: u8, is_rectangle: bool) -> Technique {
    match (kind, is_rectangle) {
        (1, true) => Technique::UniqueRectangle1,
        (2, true) => Technique::UniqueRectangle2,
        (3, true) => Technique::UniqueRectangle3,
        (_, true) => Technique::UniqueRectangle4,
        (1, false) => Technique::UniqueLoop1,
        (2, false) => Technique::UniqueLoop2,
        (3, false) => Technique::UniqueLoop3,
        (_, false) => Technique::UniqueLoop4,
    }
}

fn type_2(board: &Position, extras: &[usize], extra: u16, base: u16, is_rectangle: bool) -> Hint {
    let seen = extras.iter().fold(board.empty, |seen, &cell| seen & PEER_CELLS[cell]);
    let removals = candidates(cells(seen), |cell| board.digits(cell) & extra);
    Hint::removing(name(2, is_rectangle), Score::plain(base), removals)
}

impl Roof {
    fn type_4(&self, board: &Position, report: Report<'_>) {
        let digits = [first_digit(self.pair), first_digit(self.pair & (self.pair - 1))];
        for (locked, other) in [(digits[0], digits[1]), (digits[1], digits[0])] {
            let is_locked = |house: usize| {
                let here = self.positions(house).iter().fold(0, |mask, &at| mask | 1_u16 << at);
                board.places(house, locked) & !here == 0
            };
            if shared_houses(self.cells[0], self.cells[1]).any(is_locked) {
                let removals = self.cells.map(|cell| (cell * 9 + other) as u16).to_vec();
                let technique = name(4, self.is_rectangle);
                report(Hint::removing(technique, Score::plain(self.base), removals), 4);
                return;
            }
        }
    }
    fn positions(&self, house: usize) -> [usize; 2] {
        self.cells.map(|cell| usize::from(POSITIONS[cell][house / 9]))
    }
    fn type_3(&self, board: &Position, report: Report<'_>) {
        for size in self.extra.count_ones() as usize..=7 {
            for house in shared_houses(self.cells[0], self.cells[1]) {
                if 2 * size <= usize::from(board.room[house]) {
                    self.naked(board, house, size, report);
                }
                if 2 * size < usize::from(board.room[house]) {
                    self.hidden(board, house, size, report);
                }
            }
        }
    }
    /// The roof as one cell of a naked subset.
    fn naked(&self, board: &Position, house: usize, size: usize, report: Report<'_>) {
        let [first, second] = self.positions(house);
        let common = board.digits(self.cells[0]) & board.digits(self.cells[1]) & !self.pair;
        let digits = |at: usize| board.digits(usize::from(HOUSES[house][at]));
        for choice in combinations(size, 9).map(|choice| choice as u16) {
            if choice >> first & 1 == 0 || choice >> second & 1 == 1 {
                continue;
            }
            let members = choice & !(1 << first);
            if !bits(members).all(|at| is_plural(digits(at))) {
                continue;
            }
            let real = bits(members).fold(0, |mask, at| mask | digits(at));
            let union = real | self.extra;
            if union.count_ones() as usize != size || (real | common) != union {
                continue;
            }
            let others = bits(!choice & 0x1ff & !(1 << second));
            let others = others.map(|at| usize::from(HOUSES[house][at]));
            let removals = candidates(others, |cell| board.digits(cell) & union);
            self.report_3(size, size - 1, removals, report);
        }
    }
    /// The roof as one cell of a hidden subset that has the digits of the pair.
    fn hidden(&self, board: &Position, house: usize, size: usize, report: Report<'_>) {
        let second = self.positions(house)[1];
        let free = !(self.pair | self.extra) & 0x1ff;
        for choice in combinations(size - 2, 9).map(|choice| choice as u16) {
            if choice & !free != 0 {
                continue;
            }
            let digits = choice | self.pair;
            let places = |digit: usize| board.places(house, digit) & !(1 << second);
            let union = bits(digits).fold(0, |mask, digit| mask | places(digit));
            if bits(digits).any(|digit| places(digit) == 0) || union.count_ones() as usize != size {
                continue;
            }
            let members = bits(union).map(|at| usize::from(HOUSES[house][at]));
            let members = members.filter(|cell| !self.cells.contains(cell));
            let removals = candidates(members, |cell| board.digits(cell) & !digits);
            self.report_3(size, size - 2, removals, report);
        }
    }
    fn report_3(&self, size: usize, supplement: usize, removals: Vec<u16>, report: Report<'_>) {
        let score = Score::sized(self.base, supplement as u16, size as u8);
        report(Hint::removing(name(3, self.is_rectangle), score, removals), 3);
    }
}

/// The kinds of house (box, row, column) that all these cells share.
pub(super) fn common_houses(all: &[usize]) -> impl Iterator<Item = usize> {
    (0..3).filter_map(move |kind| {
        let house = HOUSES_OF[*all.first()?][kind];
        all.iter().all(|&cell| HOUSES_OF[cell][kind] == house).then_some(usize::from(house))
    })
}

/// The houses that two cells share: box, row, column.
pub(super) fn shared_houses(one: usize, other: usize) -> impl Iterator<Item = usize> {
    (0..3)
        .filter(move |&kind| HOUSES_OF[one][kind] == HOUSES_OF[other][kind])
        .map(move |kind| usize::from(HOUSES_OF[one][kind]))
}

/// The lowest digit of a mask.
pub(super) fn first_digit(mask: u16) -> usize {
    bits(mask).next().unwrap_or_default()
}
