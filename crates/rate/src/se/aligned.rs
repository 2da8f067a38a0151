//! Aligned pair and triplet exclusion: combinations of digits that would empty another cell.
use super::changes::Changes;
use super::hint::Hint;
use super::position::Position;
use super::score::Score;
use super::tables::{Cells, HOUSE_CELLS, HOUSES_OF, PEER_CELLS, bits, cells, is_pair, is_single};
use super::technique::Technique;

/// The score of an aligned triplet.
pub(super) const TRIPLET: u16 = 75;

struct Bases {
    /// The cells that may take part, in reading order.
    list: Vec<usize>,
    set: Cells,
    /// For each cell, the peers with few candidates.
    excluders: [Cells; 81],
}

impl Bases {
    /// Cells with two candidates or more, a peer with 2 to `most` candidates and none with one.
    fn new(board: &Position, most: u32) -> Self {
        let single = board.cells_with(1..=1);
        let few = board.cells_with(2..=most);
        let mut bases = Self { list: Vec::new(), set: 0, excluders: [0; 81] };
        for cell in cells(board.cells_with(2..=9)) {
            bases.excluders[cell] = few & PEER_CELLS[cell];
            if bases.excluders[cell] != 0 && single & PEER_CELLS[cell] == 0 {
                bases.list.push(cell);
                bases.set |= 1 << cell;
            }
        }
        bases
    }
    /// Pairs of cells that share two excluders or more: by the second, then by the first.
    fn pairs(&self) -> impl Iterator<Item = (usize, usize)> {
        self.list.iter().enumerate().flat_map(move |(at, &second)| {
            let firsts = self.list[..at].iter();
            let share = move |&first: &usize| two(self.excluders[first] & self.excluders[second]);
            firsts.copied().filter(share).map(move |first| (first, second))
        })
    }
}

/// Whether a set has two cells or more.
fn two(set: Cells) -> bool {
    set & set.wrapping_sub(1) != 0
}

/// Producer 20.
pub(super) fn pairs(board: &Position, changes: &Changes) -> Option<Hint> {
    let bases = Bases::new(board, 2);
    for (first, second) in bases.pairs() {
        let all = 1 << first | 1 << second | PEER_CELLS[first] & PEER_CELLS[second];
        if all & changes.cells == 0 {
            continue;
        }
        let partners = partners(board, bases.excluders[first] & bases.excluders[second]);
        let apart = u16::from(PEER_CELLS[first] >> second & 1 == 1);
        let mut possible = [0_u16; 2];
        for one in bits(board.digits(first)) {
            let others = board.digits(second) & !partners[one] & !(apart << one);
            if others != 0 {
                possible = [possible[0] | 1 << one, possible[1] | others];
            }
        }
        let removals = impossible(board, [first, second], possible);
        if !removals.is_empty() {
            let technique = Technique::AlignedPairExclusion;
            return Some(Hint::removing(technique, Score::plain(62), removals));
        }
    }
    None
}

/// For each digit, those that cannot join it in two cells that see all these: they would empty one.
fn partners(board: &Position, excluders: Cells) -> [u16; 9] {
    let mut partners = [0; 9];
    for digits in cells(excluders).map(|cell| board.digits(cell)).filter(|&digits| is_pair(digits))
    {
        for digit in bits(digits) {
            partners[digit] |= digits & !(1 << digit);
        }
    }
    partners
}

fn impossible<const N: usize>(board: &Position, all: [usize; N], possible: [u16; N]) -> Vec<u16> {
    let mut removals = Vec::new();
    for (cell, possible) in all.into_iter().zip(possible) {
        let gone = board.digits(cell) & !possible;
        removals.extend(bits(gone).map(|digit| (cell * 9 + digit) as u16));
    }
    removals
}

/// Producer 22, which remembers where it last found nothing.
#[derive(Debug)]
pub(super) struct Triplets {
    /// The digits of all cells and the cells that could take part.
    last: Option<([u16; 81], Cells)>,
}

/// The cells that have changed since the last search.
struct Changed {
    digits: Cells,
    /// Or can take part now and could not then.
    any: Cells,
}

impl Triplets {
    pub(super) fn new() -> Self {
        Self { last: None }
    }
    pub(super) fn find(&mut self, board: &Position) -> Option<Hint> {
        let bases = Bases::new(board, 3);
        let digits: [u16; 81] = core::array::from_fn(|cell| board.digits(cell));
        let changes = self.last.as_ref().map_or(Changed { digits: !0, any: !0 }, |(old, set)| {
            let changed = |cell: &usize| old[*cell] != digits[*cell];
            let digits = (0..81).filter(changed).fold(0, |set, cell| set | 1 << cell);
            Changed { digits, any: digits | bases.set & !set }
        });
        let found = bases.pairs().find_map(|pair| with_thirds(board, &bases, pair, &changes));
        self.last = found.is_none().then_some((digits, bases.set));
        found
    }
}

/// Tries the third cells for which something has changed: one of the three, or a cell they all see.
fn with_thirds(
    board: &Position,
    bases: &Bases,
    (first, second): (usize, usize),
    changes: &Changed,
) -> Option<Hint> {
    let common = bases.excluders[first] & bases.excluders[second];
    let mut thirds = bases.set & !(1 << first) & !(1 << second);
    if changes.any & (1 << first | 1 << second) == 0 {
        let seen = changes.digits & PEER_CELLS[first] & PEER_CELLS[second];
        thirds &= cells(seen).fold(changes.any, |set, cell| set | PEER_CELLS[cell]);
    }
    thirds &= seen_by_two(common);
    if thirds == 0 {
        return None;
    }
    let (near, far) = (bases.excluders[first], bases.excluders[second]);
    for (from, mut among) in [(first, near & thirds), (second, far & thirds & !near)] {
        for house in HOUSES_OF[from] {
            let here = among & HOUSE_CELLS[usize::from(house)];
            among &= !here;
            for third in cells(here) {
                let excluders = common & bases.excluders[third];
                let removals = triplet(board, [first, second, third], excluders);
                if !removals.is_empty() {
                    let technique = Technique::AlignedTripletExclusion;
                    return Some(Hint::removing(technique, Score::plain(TRIPLET), removals));
                }
            }
        }
    }
    None
}

/// The cells that see two of a set or more.
fn seen_by_two(set: Cells) -> Cells {
    let (mut once, mut twice) = (0, 0);
    for cell in cells(set) {
        twice |= once & PEER_CELLS[cell];
        once |= PEER_CELLS[cell];
    }
    twice
}

/// The digits of three cells that are in no possible combination.
fn triplet(board: &Position, all: [usize; 3], excluders: Cells) -> Vec<u16> {
    let digits = all.map(|cell| board.digits(cell));
    let apart = |one: usize, other: usize| u16::from(PEER_CELLS[all[one]] >> all[other] & 1 == 1);
    let [to_second, to_third, between] = [apart(0, 1), apart(0, 2), apart(1, 2)];
    let partners = partners(board, excluders);
    let (mut threes, mut count) = ([0_u16; 20], 0);
    for three in cells(excluders).map(|cell| board.digits(cell)).filter(|&digits| !is_pair(digits))
    {
        threes[count] = three;
        count += 1;
    }
    let mut possible = [0_u16; 3];
    for one in bits(digits[0]) {
        let others = digits[1] & !partners[one] & !(to_second << one);
        let thirds = digits[2] & !partners[one] & !(to_third << one);
        for other in bits(others) {
            let mut left = thirds & !partners[other] & !(between << other);
            for rest in threes[..count].iter().map(|three| three & !(1 << one | 1 << other)) {
                if is_single(rest) {
                    left &= !rest;
                }
            }
            if left != 0 {
                possible = [possible[0] | 1 << one, possible[1] | 1 << other, possible[2] | left];
            }
        }
        if possible == digits {
            return Vec::new();
        }
    }
    impossible(board, all, possible)
}
