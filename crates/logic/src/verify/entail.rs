//! Whether a set of premises can hold at once.
use super::count::{self, conflict};
use super::whole::Whole;
use std::collections::BTreeMap;
use whydoku_core::{Candidate, Cell, Digit, House, Puzzle, Shape};

/// How many choices are tried before the judge gives up. The steps that people use need a few
/// hundred.
const CHOICES: usize = 200_000;
/// This many counts of cells and their digits cost as much as one choice.
const COUNTS_PER_CHOICE: usize = 16;
/// Up to this many cells of one house are counted against their digits at once.
const COUNTED: usize = 9;
/// From this many cells of several houses on, they are counted against the room that the digits
/// have in them; for fewer, trying them out is just as fast.
const MANY: usize = 10;

/// Premises as lists of alternatives: at least one candidate of each list is true. The candidates
/// are numbered, and sets of them are bits.
#[derive(Debug)]
pub(super) struct Facts<'a> {
    shape: &'a Shape,
    candidates: Vec<Candidate>,
    /// For each candidate, those that cannot be true together with it.
    conflicts: Vec<Bits>,
    premises: Vec<Bits>,
    /// Premises that are about cells of one house, two or more.
    cells_of_houses: Vec<Vec<usize>>,
    wholes: Vec<Constraint<'a>>,
}

/// A rule or an equation, and what each of its cells can hold: the digit in place, or candidates.
#[derive(Debug)]
struct Constraint<'a> {
    whole: Whole<'a>,
    cells: Vec<Holds>,
}

#[derive(Debug)]
enum Holds {
    Digit(Digit),
    OneOf(Vec<usize>),
}

/// What is still possible at some point of the search.
#[derive(Clone)]
struct State {
    alive: Bits,
    /// Premises that no true candidate satisfies yet.
    open: Vec<usize>,
}

impl<'a> Facts<'a> {
    /// `wholes` must hold too; the alternatives of all their empty cells are among the others.
    pub(super) fn new(
        position: &'a Puzzle,
        alternatives: &[Vec<Candidate>],
        wholes: Vec<Whole<'a>>,
    ) -> Self {
        let shape = position.shape();
        let mut candidates: Vec<Candidate> = alternatives.iter().flatten().copied().collect();
        candidates.sort_unstable();
        candidates.dedup();
        let size = candidates.len();
        let bits = |wanted: &dyn Fn(Candidate) -> bool| {
            let mut bits = Bits::none(size);
            (0..size).filter(|&at| wanted(candidates[at])).for_each(|at| bits.insert(at));
            bits
        };
        let conflicts =
            candidates.iter().map(|&a| bits(&|b| conflict(shape, a, b))).collect::<Vec<_>>();
        let premises = alternatives.iter().map(|list| bits(&|k| list.contains(&k))).collect();
        let cells_of_houses = cells_of_houses(shape, alternatives);
        let holds = |&cell: &Cell| match position.digit(cell) {
            Some(digit) => Holds::Digit(digit),
            None => Holds::OneOf((0..size).filter(|&at| candidates[at].cell == cell).collect()),
        };
        let constraint = |whole: Whole<'a>| {
            let cells = whole.cells.iter().map(holds).collect();
            Constraint { whole, cells }
        };
        let wholes = wholes.into_iter().map(constraint).collect();
        Self { shape, candidates, conflicts, premises, cells_of_houses, wholes }
    }

    /// Whether every premise can hold with the candidates of `truths` true and those of
    /// `falsehoods` false, and no two true candidates in conflict. `None` if that could not be
    /// decided within the limit.
    pub(super) fn satisfiable(
        &self,
        truths: &[Candidate],
        falsehoods: &[Candidate],
    ) -> Option<bool> {
        let mut alive = Bits::none(self.candidates.len());
        for (at, &k) in self.candidates.iter().enumerate() {
            let excluded = |&truth: &Candidate| conflict(self.shape, truth, k);
            if !falsehoods.contains(&k) && !truths.iter().any(excluded) {
                alive.insert(at);
            }
        }
        let mut state = State { alive, open: (0..self.premises.len()).collect() };
        for truth in truths {
            if let Ok(at) = self.candidates.binary_search(truth) {
                self.assume(at, &mut state);
            }
        }
        let mut choices = CHOICES;
        if !self.consequences(&mut state, &mut choices)? || !self.digits_fit(&state) {
            return Some(false);
        }
        self.search(state, &mut choices)
    }

    /// Whether the digits have enough room in many cells. Trying them out would take too long.
    fn digits_fit(&self, state: &State) -> bool {
        let mut cells: BTreeMap<Cell, Vec<Candidate>> = BTreeMap::new();
        for &premise in &state.open {
            let left: Vec<Candidate> = self.premises[premise]
                .both(&state.alive)
                .iter()
                .map(|k| self.candidates[k])
                .collect();
            if let Some(first) =
                left.first().filter(|first| left.iter().all(|k| k.cell == first.cell))
            {
                cells.entry(first.cell).or_insert(left);
            }
        }
        let cells: Vec<Vec<Candidate>> = cells.into_values().collect();
        cells.len() < MANY || count::may_suffice(self.shape, &cells)
    }

    /// Draws every direct consequence, then takes the premise with the fewest alternatives and
    /// tries each of them.
    fn search(&self, mut state: State, choices: &mut usize) -> Option<bool> {
        if !self.consequences(&mut state, choices)? {
            return Some(false);
        }
        let left = |&at: &usize| self.premises[at].count_both(&state.alive);
        let Some(tightest) = state.open.iter().copied().min_by_key(left) else {
            // Every cell of a rule or an equation now has one digit.
            return Some(self.wholes.iter().all(|constraint| self.holds(constraint, &state)));
        };
        for at in self.premises[tightest].both(&state.alive).iter() {
            *choices = choices.checked_sub(1)?;
            let mut rest = state.clone();
            self.assume(at, &mut rest);
            if self.search(rest, choices)? {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Drops the premises that the candidate satisfies, and the candidates that it excludes.
    fn assume(&self, at: usize, state: &mut State) {
        state.open.retain(|&premise| !self.premises[premise].contains(at));
        state.alive.remove_all(&self.conflicts[at]);
    }

    /// Follows premises with one alternative, and cells of a house with barely enough digits, until
    /// nothing more follows. False when a premise cannot hold.
    fn consequences(&self, state: &mut State, choices: &mut usize) -> Option<bool> {
        loop {
            let before = (state.open.len(), state.alive.count());
            let mut at = 0;
            while let Some(&premise) = state.open.get(at) {
                let left = self.premises[premise].both(&state.alive);
                let mut left = left.iter();
                match (left.next(), left.next()) {
                    (None, _) => return Some(false),
                    (Some(only), None) => {
                        self.assume(only, state);
                        at = 0;
                    }
                    _ => at += 1,
                }
            }
            for group in &self.cells_of_houses {
                let open = |at: &usize| state.open.contains(at);
                let mut cells: Vec<usize> = group.iter().copied().filter(open).collect();
                // If there are too many, those with the fewest digits left, which are the likeliest to
                // have consequences.
                cells.sort_by_key(|&at| self.premises[at].count_both(&state.alive));
                cells.truncate(COUNTED);
                if cells.len() > 1 {
                    *choices = choices.checked_sub((1 << cells.len()) / COUNTS_PER_CHOICE)?;
                    if !self.enough_digits(&cells, state) {
                        return Some(false);
                    }
                }
            }
            if before == (state.open.len(), state.alive.count()) {
                break;
            }
        }
        for constraint in &self.wholes {
            *choices = choices.checked_sub(1)?;
            if !constraint.whole.may_hold(&self.left(constraint, state)) {
                return Some(false);
            }
        }
        Some(true)
    }

    /// What is left for each cell of a rule or an equation.
    fn left(&self, constraint: &Constraint<'_>, state: &State) -> Vec<Vec<Digit>> {
        let digits = |holds: &Holds| match holds {
            Holds::Digit(digit) => vec![*digit],
            Holds::OneOf(candidates) => {
                let alive = candidates.iter().filter(|&&at| state.alive.contains(at));
                alive.map(|&at| self.candidates[at].digit).collect()
            }
        };
        constraint.cells.iter().map(digits).collect()
    }

    /// Whether a rule or an equation holds when its cells have one digit each.
    fn holds(&self, constraint: &Constraint<'_>, state: &State) -> bool {
        let digits: Vec<Digit> = self.left(constraint, state).into_iter().flatten().collect();
        digits.len() == constraint.cells.len() && constraint.whole.holds(&digits)
    }

    /// Counts the digits of cells of one house, in every choice of them. Fewer than cells: impossible. As
    /// many: each of these digits is in one of these cells, and what conflicts with all of its places is
    /// false.
    fn enough_digits(&self, cells: &[usize], state: &mut State) -> bool {
        let digits_of = |&premise: &usize| {
            let alive = self.premises[premise].both(&state.alive);
            alive.iter().fold(0, |all, at| all | 1_u128 << self.candidates[at].digit.index())
        };
        let digits: Vec<u128> = cells.iter().map(digits_of).collect();
        let mut unions = vec![0; 1 << cells.len()];
        for subset in 1..unions.len() {
            let lowest = subset.trailing_zeros() as usize;
            unions[subset] = unions[subset & (subset - 1)] | digits[lowest];
            let (count, held) = (subset.count_ones(), unions[subset].count_ones());
            if held < count {
                return false;
            }
            if held == count && count > 1 {
                let of = (0..cells.len()).filter(|at| subset >> at & 1 == 1).map(|at| cells[at]);
                self.lock(of, state);
            }
        }
        true
    }

    /// Cells with as many digits as cells: removes what conflicts with all places of one of them.
    fn lock(&self, cells: impl Iterator<Item = usize>, state: &mut State) {
        let mut against: BTreeMap<_, Bits> = BTreeMap::new();
        for premise in cells {
            for at in self.premises[premise].both(&state.alive).iter() {
                let conflicts = &self.conflicts[at];
                against
                    .entry(self.candidates[at].digit)
                    .and_modify(|all| *all = all.both(conflicts))
                    .or_insert_with(|| conflicts.clone());
            }
        }
        for excluded in against.values() {
            state.alive.remove_all(excluded);
        }
    }
}

/// Premises that are about different cells of one house, two or more. No cell is counted twice.
fn cells_of_houses(shape: &Shape, alternatives: &[Vec<Candidate>]) -> Vec<Vec<usize>> {
    let mut cells: BTreeMap<Cell, usize> = BTreeMap::new();
    for (at, list) in alternatives.iter().enumerate() {
        let Some(first) = list.first() else { continue };
        if list.iter().all(|k| k.cell == first.cell && k.digit.index() < 128) {
            cells.entry(first.cell).or_insert(at);
        }
    }
    let mut groups: BTreeMap<House, Vec<usize>> = BTreeMap::new();
    for (cell, at) in cells {
        for &house in shape.houses_of(cell) {
            groups.entry(house).or_default().push(at);
        }
    }
    groups.into_values().filter(|group| group.len() > 1).collect()
}

/// A set of small numbers.
#[derive(Clone, Debug)]
struct Bits(Vec<u64>);

impl Bits {
    fn none(size: usize) -> Self {
        Self(vec![0; size.div_ceil(64)])
    }
    fn insert(&mut self, at: usize) {
        self.0[at / 64] |= 1 << (at % 64);
    }
    fn contains(&self, at: usize) -> bool {
        self.0[at / 64] >> (at % 64) & 1 == 1
    }
    fn remove_all(&mut self, others: &Self) {
        for (word, other) in self.0.iter_mut().zip(&others.0) {
            *word &= !other;
        }
    }
    fn both(&self, other: &Self) -> Self {
        Self(self.0.iter().zip(&other.0).map(|(a, b)| a & b).collect())
    }
    fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }
    fn count_both(&self, other: &Self) -> u32 {
        self.0.iter().zip(&other.0).map(|(a, b)| (a & b).count_ones()).sum()
    }
    fn iter(&self) -> impl Iterator<Item = usize> {
        let in_word = |(at, &word): (usize, &u64)| {
            (0..64).filter(move |bit| word >> bit & 1 == 1).map(move |bit| at * 64 + bit)
        };
        self.0.iter().enumerate().flat_map(in_word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cells of row 1 of a 9x9 board with these digits.
    fn row(cells: &[(usize, &[usize])]) -> Vec<Vec<Candidate>> {
        let list = |&(column, digits): &(usize, &[usize])| {
            let candidate = |&n: &usize| Candidate::new(Cell::new(column), Digit::from_number(n));
            digits.iter().map(candidate).collect()
        };
        cells.iter().map(list).collect()
    }
    fn can_hold(alternatives: &[Vec<Candidate>], truths: &[Candidate]) -> Option<bool> {
        let board = Puzzle::empty(Shape::square(9).unwrap());
        Facts::new(&board, alternatives, Vec::new()).satisfiable(truths, &[])
    }

    #[test]
    fn cells_with_too_few_digits_are_impossible_and_a_cell_counts_once() {
        let wide: &[usize] = &[1, 2, 3, 4, 5, 6, 7];
        let mut cells: Vec<(usize, &[usize])> = (0..8).map(|column| (column, wide)).collect();
        assert_eq!(can_hold(&row(&cells), &[]), Some(false));
        cells.pop();
        assert_eq!(can_hold(&row(&cells), &[]), Some(true));
        let twice: &[(usize, &[usize])] = &[(0, &[1]), (0, &[1, 2]), (0, &[1])];
        assert_eq!(can_hold(&row(twice), &[]), Some(true));
    }
    #[test]
    fn a_naked_set_excludes_candidates_that_see_all_places_of_a_digit() {
        // 12 12 in row 1: no 1 and no 2 elsewhere in it.
        let pair: &[(usize, &[usize])] = &[(0, &[1, 2]), (1, &[1, 2])];
        let [one, three] = [1, 3].map(|n| Candidate::new(Cell::new(8), Digit::from_number(n)));
        assert_eq!(can_hold(&row(pair), &[one]), Some(false));
        assert_eq!(can_hold(&row(pair), &[three]), Some(true));
    }
}
