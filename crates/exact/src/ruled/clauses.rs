//! A board with rules as clauses for a SAT solver, which learns from failures: that pays off where solutions are
//! hard to find.
use super::model::{Condition, Model, Watched};
use super::sets::{Mask, digits};

/// Clauses over variables numbered from 1; a negative number is a negated variable.
pub(super) struct Formula {
    /// The variable of each remaining candidate, at `cell * side + digit`; 0 for the others.
    pub(super) variables: Vec<i32>,
    /// The number of variables.
    pub(super) count: i32,
    literals: Vec<i32>,
    ends: Vec<usize>,
}

impl Formula {
    /// The formula for the remaining candidates of each cell. `None` for boards with totals or clues outside the grid:
    /// clauses cannot add, so the search is faster there.
    pub(super) fn new(model: &Model, masks: &[Mask]) -> Option<Self> {
        let is_added_up = |watched: &Watched| {
            matches!(
                watched.condition,
                Condition::Sum(_)
                    | Condition::Automaton(_)
                    | Condition::Line(_)
                    | Condition::Walk(_)
            )
        };
        if model.watched.iter().any(is_added_up) {
            return None;
        }
        let side = model.side;
        let mut formula = Self {
            variables: vec![0; masks.len() * side],
            count: 0,
            literals: Vec::new(),
            ends: Vec::new(),
        };
        for (cell, &mask) in masks.iter().enumerate() {
            for digit in digits(mask) {
                formula.variables[cell * side + digit as usize] = formula.next();
            }
        }
        formula.cells(model, masks);
        for watched in &model.watched {
            formula.condition(model, masks, watched);
        }
        Some(formula)
    }
    /// Every clause, as its literals.
    pub(super) fn clauses(&self) -> impl Iterator<Item = &[i32]> {
        let starts = core::iter::once(&0).chain(&self.ends);
        starts.zip(&self.ends).map(|(&from, &to)| &self.literals[from..to])
    }
    fn next(&mut self) -> i32 {
        self.count += 1;
        self.count
    }
    fn add(&mut self, clause: impl IntoIterator<Item = i32>) {
        self.literals.extend(clause);
        self.ends.push(self.literals.len());
    }
    fn variable(&self, model: &Model, cell: usize, digit: u32) -> i32 {
        self.variables[cell * model.side + digit as usize]
    }
    /// The variables of a digit in some cells.
    fn places(&self, model: &Model, masks: &[Mask], cells: &[usize], digit: u32) -> Vec<i32> {
        let has_place = |&&cell: &&usize| masks[cell] >> digit & 1 == 1;
        cells.iter().filter(has_place).map(|&cell| self.variable(model, cell, digit)).collect()
    }
    /// Each cell holds exactly one digit, and its peers hold others.
    fn cells(&mut self, model: &Model, masks: &[Mask]) {
        for (cell, &mask) in masks.iter().enumerate() {
            let own: Vec<i32> =
                digits(mask).map(|digit| self.variable(model, cell, digit)).collect();
            for (at, &later) in own.iter().enumerate() {
                for &earlier in &own[..at] {
                    self.add([-earlier, -later]);
                }
            }
            self.add(own);
            for &peer in model.peers[cell].iter().filter(|&&peer| usize::from(peer) > cell) {
                let peer = usize::from(peer);
                for digit in digits(mask & masks[peer]) {
                    let both = [cell, peer].map(|cell| -self.variable(model, cell, digit));
                    self.add(both);
                }
            }
        }
    }
    fn condition(&mut self, model: &Model, masks: &[Mask], watched: &Watched) {
        let cells = &watched.cells;
        match &watched.condition {
            Condition::House => {
                for digit in 0..model.side as u32 {
                    let places = self.places(model, masks, cells, digit);
                    self.add(places);
                }
            }
            Condition::Pair(number) => {
                let [a, b] = [cells[0], cells[1]];
                let [from_first, from_second] = &model.tables[*number];
                for (one, other, table) in [(a, b, from_first), (b, a, from_second)] {
                    for digit in digits(masks[one]) {
                        let partners = digits(table.of(1 << digit) & masks[other]);
                        let with = partners.map(|partner| self.variable(model, other, partner));
                        let clause: Vec<i32> =
                            with.chain([-self.variable(model, one, digit)]).collect();
                        self.add(clause);
                    }
                }
            }
            Condition::AtLeast(digit, least) => {
                let places = self.places(model, masks, cells, digit.trailing_zeros());
                self.at_least(&places, *least);
            }
            Condition::Never => self.add([]),
            // `Locked` follows from the houses; `new` refuses boards with the others.
            Condition::Locked
            | Condition::Sum(_)
            | Condition::Automaton(_)
            | Condition::Line(_)
            | Condition::Walk(_) => {}
        }
    }
    /// At least `least` of these literals hold, so among any `places.len() - least + 1` of them one does.
    fn at_least(&mut self, places: &[i32], least: usize) {
        if places.len() < least {
            return self.add([]);
        }
        let size = places.len() - least + 1;
        for set in 0..1_u32 << places.len() {
            if set.count_ones() as usize == size {
                let chosen = digits(set).map(|at| places[at as usize]).collect::<Vec<_>>();
                self.add(chosen);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruled::{Kept, State, learn::Learner};
    use crate::{Budget, budget::Meter};
    use whydoku_core::{Digit, Entry, Part, Puzzle, Random, Rule, Shape};
    use whydoku_testkit::{RULE_KINDS, naive_solutions, random_rule, random_solution};

    /// Random rules of the kinds that clauses can express.
    fn rules(shape: &Shape, round: usize, random: &mut Random) -> Vec<Rule> {
        let known = random_solution(shape, random);
        let rules = (0..3)
            .filter_map(|at| random_rule((round + at * 5) % RULE_KINDS, shape, &known, random));
        let adds_up = |rule: &Rule| {
            let adds = |part: &Part| {
                matches!(part, Part::Total(_) | Part::Outside(..) | Part::Automaton(..))
            };
            rule.parts(&[], 4).iter().any(adds)
        };
        rules.filter(|rule| !adds_up(rule)).collect()
    }

    #[test]
    fn the_clauses_hold_for_exactly_the_boards_that_keep_the_rules() {
        let mut random = Random::new(6);
        let plain = Shape::square(4).unwrap();
        let boards = naive_solutions(&Puzzle::empty(plain.clone()), usize::MAX);
        let mut counts = [0; 2];
        for round in 0..120 {
            let shape = plain.with_rules(rules(&plain, round, &mut random)).unwrap();
            let model = Model::new(&shape, &Kept::all(&shape));
            let state = State::new(&model);
            let formula = Formula::new(&model, &state.masks).unwrap();
            let meter = Meter::new(&Budget::unlimited());
            let mut learner = Learner::new(formula, 4, &meter);
            for board in &boards {
                let keeps = |rule: &Rule| rule.holds_among(shape.rules(), 4, board);
                // The clauses leave out which digits a rule allows in a single cell: the search begins with these.
                let allowed = board.iter().zip(&model.allowed);
                let is_allowed =
                    allowed.clone().all(|(digit, mask)| mask >> digit.index() & 1 == 1);
                let expected = shape.rules().iter().all(keeps);
                let holds = is_allowed && learner.has(board);
                assert_eq!(holds, expected, "{:?} {board:?}", shape.rules());
                counts[usize::from(expected)] += 1;
            }
        }
        assert!(counts.iter().all(|&count| count > 1000), "{counts:?}");
    }

    #[test]
    fn new_candidates_are_found_until_all_are_seen() {
        let mut random = Random::new(7);
        let plain = Shape::boxes(2, 3).unwrap();
        for round in 0..60 {
            let shape = plain.with_rules(rules(&plain, round, &mut random)).unwrap();
            let known = random_solution(&plain, &mut random);
            let mut puzzle = Puzzle::empty(shape.clone());
            for _ in 0..14 {
                let cell = whydoku_core::Cell::new(random.below(36));
                puzzle.set(cell, Entry::Given(known[cell.index()]));
            }
            let without = Puzzle::new(plain.clone(), puzzle.entries().to_vec()).unwrap();
            let mut expected = vec![0; 36];
            for board in naive_solutions(&without, usize::MAX) {
                if shape.rules().iter().all(|rule| rule.holds_among(shape.rules(), 6, &board)) {
                    let sets = expected.iter_mut().zip(&board);
                    sets.for_each(|(set, digit): (&mut Mask, &Digit)| *set |= 1 << digit.index());
                }
            }
            let model = Model::new(&shape, &Kept::all(&shape));
            let mut state = State::new(&model);
            let mut seen = vec![0; 36];
            if crate::ruled::open(&mut state, &puzzle, &Kept::all(&shape)) {
                let meter = Meter::new(&Budget::unlimited());
                let formula = Formula::new(&model, &state.masks).unwrap();
                let mut learner = Learner::new(formula, 6, &meter);
                let go_on = &mut |_: &[Digit]| core::ops::ControlFlow::Continue(());
                assert!(learner.cover(&state.masks, &mut seen, go_on));
            }
            assert_eq!(seen, expected, "{puzzle:?}");
        }
    }
}
