//! The digits that the base of an exocet can have, and where they can then be.
use whydoku_core::{Candidate, Cell, Digit, DigitSet, Geometry, Grid, House};

/// Boards with three boxes in a row, each of three by three: only there are three lines exactly what
/// the argument needs.
pub(super) const BOX: usize = 3;
pub(super) const SIDE: usize = 9;

/// The places on a line that already has the digit. Nothing more is required of it: the candidates on
/// the other lines take account of it.
pub(super) const HAS_IT: u16 = u16::MAX;

/// Two base cells, three lines across theirs, and a target on the second and the third of these.
/// Places on a line are bits.
#[derive(Clone, Debug)]
pub(super) struct Exocet {
    /// Whether rows and columns are exchanged.
    pub(super) turned: bool,
    /// The line of the base.
    pub(super) line: usize,
    pub(super) base: [Cell; 2],
    /// The candidates of the base, together and of each cell.
    pub(super) digits: DigitSet,
    pub(super) base_digits: [DigitSet; 2],
    /// The lines across: through the box of the base, through the other two boxes.
    pub(super) across: [usize; 3],
    pub(super) houses: [House; 3],
    /// The places of the digits on them: their candidates, or [`HAS_IT`].
    pub(super) places: Vec<(Digit, [u16; 3])>,
    pub(super) targets: [usize; 2],
    pub(super) target_digits: [DigitSet; 2],
}

/// A digit of the base is in the first target, in the second, or somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum At {
    First,
    Second,
    Neither,
}

/// Whether three lines can have a digit at such places, with no two on the same line across.
fn fit([a, b, c]: [u16; 3]) -> bool {
    let all = |bits: u16, count: u32| bits.count_ones() >= count;
    all(a, 1)
        && all(b, 1)
        && all(c, 1)
        && all(a | b, 2)
        && all(a | c, 2)
        && all(b | c, 2)
        && all(a | b | c, 3)
}

/// Whether each digit of the base with such places must be in a target.
pub(super) fn are_caught(free: &[[u16; 3]], targets: [usize; 2]) -> bool {
    let without = |places: u16, target: usize| {
        if places == HAS_IT { HAS_IT } else { places & !(1 << target) }
    };
    let fits = |&[first, second, third]: &[u16; 3]| {
        fit([first, without(second, targets[0]), without(third, targets[1])])
    };
    !free.iter().any(fits)
}

impl Exocet {
    /// The same with targets.
    pub(super) fn with_targets<const W: usize>(&self, grid: &Grid<W>, targets: [usize; 2]) -> Self {
        let mut exocet = Self { targets, ..self.clone() };
        exocet.target_digits = exocet.target_cells().map(|cell| grid.digits(cell));
        exocet
    }
    /// For each digit of the base, its places on the three lines if it is in the base.
    pub(super) fn free(&self) -> Vec<[u16; 3]> {
        let open = |places: [u16; 3]| {
            [0, 1, 2].map(|line| {
                if places[line] == HAS_IT { HAS_IT } else { places[line] & !self.beside(line) }
            })
        };
        self.places.iter().map(|(_, places)| open(*places)).collect()
    }
    /// The places on one of the lines that see the base.
    fn beside(&self, line: usize) -> u16 {
        let first = self.line / BOX * BOX;
        let in_box = (first..first + BOX).fold(0, |all, place| all | 1 << place);
        if line == 0 { in_box } else { 1 << self.line }
    }
    /// Whether a digit that is in the base can be in all three lines.
    fn fits(&self, digit: Digit, at: At) -> bool {
        fit(self.room(digit, at, &|_, _| true).map(|(_, places)| places))
    }
    /// Where a digit that is in the base can be on the three lines, in ascending order of the
    /// lines, at places that `free` allows.
    fn room(&self, digit: Digit, at: At, free: &dyn Fn(usize, usize) -> bool) -> [(usize, u16); 3] {
        let places = self.places.iter().find(|(of, _)| *of == digit);
        let places = places.map_or([0; 3], |(_, places)| *places);
        let mut left = [0, 1, 2].map(|line| {
            if places[line] == HAS_IT {
                return (self.across[line], HAS_IT);
            }
            let open = places[line] & !self.beside(line);
            let open =
                (0..SIDE).filter(|&place| open >> place & 1 == 1 && free(place, self.across[line]));
            let bits = open.fold(0_u16, |all, place| all | 1 << place);
            (self.across[line], bits)
        });
        let [first, second] = self.targets.map(|place| 1 << place);
        for (line, target, holds) in [(1, first, At::First), (2, second, At::Second)] {
            if left[line].1 != HAS_IT {
                left[line].1 &= if at == holds { target } else { !target };
            }
        }
        left.sort_unstable();
        left
    }
    /// The digits of the two base cells, with those of the two targets, that are possible together.
    fn cases(&self) -> Vec<Case> {
        let mut cases = Vec::new();
        for a in self.base_digits[0] {
            for b in self.base_digits[1].iter().filter(|&b| b != a) {
                for [first, second] in [[a, b], [b, a]] {
                    let held = self.target_digits[0].contains(first)
                        && self.target_digits[1].contains(second);
                    if held && self.fits(first, At::First) && self.fits(second, At::Second) {
                        cases.push(Case { base: [a, b], targets: [first, second] });
                    }
                }
            }
        }
        cases
    }
}

/// The digits of the base cells and the targets.
#[derive(Clone, Copy, Debug)]
struct Case {
    base: [Digit; 2],
    targets: [Digit; 2],
}

impl Case {
    fn digits(self) -> DigitSet {
        self.base.into_iter().collect()
    }
    /// The target that holds a digit.
    fn at(self, digit: Digit) -> At {
        if self.targets[0] == digit {
            At::First
        } else if self.targets[1] == digit {
            At::Second
        } else {
            At::Neither
        }
    }
}

/// One exocet, or two that share their lines, and every case.
#[derive(Debug)]
pub(super) struct Joint<'e> {
    exocets: Vec<&'e Exocet>,
    /// Each joint case: one case of each exocet.
    cases: Vec<Vec<Case>>,
    /// What the cases allow in the base cells and the targets of each exocet.
    pub(super) allowed: Vec<[DigitSet; 4]>,
}

impl<'e> Joint<'e> {
    pub(super) fn one(exocet: &'e Exocet) -> Self {
        let cases = exocet.cases().into_iter().map(|case| vec![case]).collect();
        Self::new(vec![exocet], cases)
    }
    pub(super) fn two(one: &'e Exocet, other: &'e Exocet) -> Self {
        let (here, there) = (one.cases(), other.cases());
        let pairs = here.iter().flat_map(|&a| there.iter().map(move |&b| vec![a, b]));
        let exocets = vec![one, other];
        let fits = |case: &Vec<Case>| {
            let both = case.iter().fold(DigitSet::EMPTY, |all, one| all | one.digits());
            both.iter().all(|digit| is_possible(&exocets, case, digit, &|_, _| true))
                && agree(&exocets, case)
        };
        let cases = pairs.filter(fits).collect();
        Self::new(exocets, cases)
    }
    fn new(exocets: Vec<&'e Exocet>, cases: Vec<Vec<Case>>) -> Self {
        let allowed = (0..exocets.len())
            .map(|at| {
                let mut all = [DigitSet::EMPTY; 4];
                for case in &cases {
                    let held = case[at].base.into_iter().chain(case[at].targets);
                    all.iter_mut().zip(held).for_each(|(all, digit)| all.insert(digit));
                }
                all
            })
            .collect();
        Self { exocets, cases, allowed }
    }
    /// The digits that are in a base in every case.
    pub(super) fn known(&self) -> DigitSet {
        let digits =
            |case: &Vec<Case>| case.iter().fold(DigitSet::EMPTY, |all, one| all | one.digits());
        self.cases.iter().map(digits).reduce(|a, b| a & b).unwrap_or_default()
    }
    /// Whether in some case the digit can also be there.
    pub(super) fn allows<const W: usize>(
        &self,
        candidate: Candidate,
        geometry: &Geometry<W>,
    ) -> bool {
        let seen = geometry.peers(candidate.cell);
        let first = self.exocets[0];
        let free = |place: usize, line: usize| {
            let cell = first.cell(place, line);
            cell == candidate.cell || !seen.contains(cell)
        };
        let possible = |case: &&Vec<Case>| {
            let beside = self.exocets.iter().zip(*case).any(|(exocet, one)| {
                let held = exocet.base.into_iter().zip(one.base);
                held.into_iter()
                    .any(|(cell, digit)| digit == candidate.digit && seen.contains(cell))
            });
            !beside && is_possible(&self.exocets, case, candidate.digit, &free)
        };
        self.cases.iter().any(|case| possible(&case))
    }
}

/// Whether a digit can be in all three lines according to the exocets that have it in their base.
fn is_possible(
    exocets: &[&Exocet],
    case: &[Case],
    digit: Digit,
    free: &dyn Fn(usize, usize) -> bool,
) -> bool {
    let mut left = [u16::MAX; 3];
    for (exocet, one) in exocets.iter().zip(case).filter(|(_, one)| one.digits().contains(digit)) {
        let room = exocet.room(digit, one.at(digit), free);
        left.iter_mut().zip(room).for_each(|(left, (_, places))| *left &= places);
    }
    fit(left)
}

/// Whether two exocets agree on a cell that is a target of both.
fn agree(exocets: &[&Exocet], case: &[Case]) -> bool {
    let held = |at: usize| exocets[at].target_cells().into_iter().zip(case[at].targets);
    held(0).all(|(cell, digit)| held(1).all(|(other, also)| cell != other || digit == also))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An exocet of 1, 2, 3 and 4 with a base and lines like these. The lines have all the digits.
    fn exocet(line: usize, base: [Cell; 2], across: [usize; 3], targets: [usize; 2]) -> Exocet {
        let digits = DigitSet::first(4);
        Exocet {
            turned: false,
            line,
            base,
            digits,
            base_digits: [digits; 2],
            across,
            houses: [House::new(0); 3],
            places: digits.iter().map(|digit| (digit, [HAS_IT; 3])).collect(),
            targets,
            target_digits: [digits; 2],
        }
    }

    #[test]
    fn two_exocets_put_the_same_digit_into_a_shared_target() {
        // r1c1 and r1c2 with r2c4 and r3c7; r2c5 and r2c6 with r1c3 and r3c7.
        let cells = |row, columns: [usize; 2]| columns.map(|column| Cell::at(row, column, SIDE));
        let one = exocet(0, cells(0, [0, 1]), [2, 3, 6], [1, 2]);
        let other = exocet(1, cells(1, [4, 5]), [3, 2, 6], [0, 2]);
        assert_eq!(one.target_cells()[1], other.target_cells()[1]);
        let joint = Joint::two(&one, &other);
        // Any of four digits there, and with it any of the other three in each of the bases, in
        // either cell.
        assert_eq!(joint.cases.len(), 4 * (3 * 2) * (3 * 2));
        assert!(joint.cases.iter().all(|both| both[0].targets[1] == both[1].targets[1]));
    }
}
