//! The check itself.
use crate::formula::{candidate, not_this};
use crate::{Claim, Reasoning, Refutation, Rejection, solution};
use whydoku_core::{Puzzle, Shape};

/// How much a check may cost. The default is ample for boards up to 36x36.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Literals of all clauses of a proof together; each takes a few bytes of memory.
    pub literals: usize,
    /// Assignments made by unit propagation, about ten to a hundred million a second, and digits tried in the
    /// cells of rules.
    pub work: u64,
    /// Balances of a proof; each is examined repeatedly.
    pub balances: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { literals: 50_000_000, work: 20_000_000_000, balances: 10_000 }
    }
}

/// Checks that `claim` is true for `puzzle`. To check many puzzles of one shape, keep a [`Checker`].
///
/// # Errors
/// [`Rejection`] when the certificate proves nothing; the claim may still be true.
pub fn check(puzzle: &Puzzle, claim: &Claim, limits: &Limits) -> Result<(), Rejection> {
    Checker::new(puzzle.shape()).check(puzzle, claim, limits)
}

/// The tables of one shape, for checking many certificates of it.
#[derive(Debug)]
pub struct Checker {
    reasoning: Reasoning,
}

impl Checker {
    /// Builds the tables.
    pub fn new(shape: &Shape) -> Self {
        Self { reasoning: Reasoning::new(shape) }
    }
    /// The shape the tables are for.
    pub fn shape(&self) -> &Shape {
        self.reasoning.shape()
    }
    /// Checks that `claim` is true for `puzzle`; the tables are rebuilt if it has another shape.
    ///
    /// # Errors
    /// [`Rejection`] when the certificate proves nothing; the claim may still be true.
    pub fn check(
        &mut self,
        puzzle: &Puzzle,
        claim: &Claim,
        limits: &Limits,
    ) -> Result<(), Rejection> {
        if puzzle.shape() != self.shape() {
            *self = Self::new(puzzle.shape());
        }
        match claim {
            Claim::Several(one, other) => {
                solution::check(puzzle, one)?;
                solution::check(puzzle, other)?;
                if one == other { Err(Rejection::SameSolution) } else { Ok(()) }
            }
            Claim::None(refutation) => self.check_refutation(puzzle, &[], refutation, limits),
            Claim::Unique(digits, refutation) => {
                solution::check(puzzle, digits)?;
                let excluded = not_this(digits, self.shape().side());
                self.check_refutation(puzzle, &excluded, refutation, limits)
            }
        }
    }
    /// Checks that the formula of `puzzle`, with one more clause unless `extra` is empty, has no
    /// model.
    fn check_refutation(
        &mut self,
        puzzle: &Puzzle,
        extra: &[i32],
        refutation: &Refutation,
        limits: &Limits,
    ) -> Result<(), Rejection> {
        if refutation.literal_count() > limits.literals || refutation.len() > limits.literals {
            return Err(Rejection::TooLarge);
        }
        let side = self.shape().side();
        for (clause, literals) in (1..).zip(refutation.clauses()) {
            let foreign = |&&literal: &&i32| {
                literal.checked_abs().and_then(|variable| candidate(variable, side)).is_none()
            };
            if let Some(&literal) = literals.iter().find(foreign) {
                return Err(Rejection::Literal { clause, literal });
            }
        }
        if refutation.balances().len() > limits.balances {
            return Err(Rejection::TooLarge);
        }
        self.reasoning.set_balances(refutation.balances())?;
        self.reasoning.propagation.work_left = limits.work;
        self.refute(puzzle, extra, refutation)
    }
    fn refute(
        &mut self,
        puzzle: &Puzzle,
        extra: &[i32],
        refutation: &Refutation,
    ) -> Result<(), Rejection> {
        let opened = self.reasoning.open_for(puzzle);
        self.within_limits()?;
        if opened.is_err() || self.learn(extra)? {
            return Ok(());
        }
        // What was learned, and whether it is kept.
        let mut learned: Vec<(&[i32], bool)> = Vec::new();
        for (number, clause) in (1..).zip(refutation.clauses()) {
            if !self.follows(clause)? {
                return Err(Rejection::DoesNotFollow { clause: number });
            }
            if clause.is_empty() {
                return Ok(());
            }
            // A clause that starts with this one is weaker. So a search has few clauses at any time.
            while let Some((_, is_kept)) = learned.pop_if(|(last, _)| last.starts_with(clause)) {
                if is_kept {
                    self.reasoning.forget_last();
                }
            }
            let before = self.reasoning.learned();
            if self.learn(clause)? {
                return Ok(());
            }
            learned.push((clause, self.reasoning.learned() > before));
        }
        Err(Rejection::NotRefuted)
    }
    /// Adds a clause, if it is not empty, and draws conclusions; true when they contradict each other.
    fn learn(&mut self, clause: &[i32]) -> Result<bool, Rejection> {
        let contradiction = !clause.is_empty() && self.reasoning.learn(clause).is_err();
        self.within_limits()?;
        Ok(contradiction)
    }
    /// Whether assuming every literal of the clause false leads to a contradiction.
    fn follows(&mut self, clause: &[i32]) -> Result<bool, Rejection> {
        let reasoning = &mut self.reasoning;
        let mark = reasoning.mark();
        let mut assumed = clause.iter().map(|&literal| reasoning.propagation.assign(-literal));
        let contradiction = assumed.any(|result| result.is_err()) || reasoning.conclude().is_err();
        reasoning.undo(mark);
        self.within_limits()?;
        Ok(contradiction)
    }
    fn within_limits(&self) -> Result<(), Rejection> {
        let is_over = self.reasoning.propagation.work_left == 0;
        if is_over { Err(Rejection::TooLarge) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formula::for_each_clause;
    use whydoku_core::{Cell, Digit, Entry, Extra, Random, Relation, Rule};

    /// Unit propagation by the book: over every clause of the formula, until nothing changes.
    fn propagates_to_conflict(clauses: &[Vec<i32>], assumed: &[i32]) -> bool {
        let mut held: Vec<i32> = assumed.to_vec();
        loop {
            let before = held.len();
            for clause in clauses {
                if clause.iter().any(|literal| held.contains(literal)) {
                    continue;
                }
                let mut open = clause.iter().filter(|literal| !held.contains(&-**literal));
                match (open.next(), open.next()) {
                    (None, _) => return true,
                    (Some(&unit), None) => held.push(unit),
                    _ => {}
                }
            }
            if held.len() == before {
                return false;
            }
        }
    }

    fn some_puzzle(shape: &Shape, givens: usize, random: &mut Random) -> Puzzle {
        let mut puzzle = Puzzle::empty(shape.clone());
        for _ in 0..givens {
            let digit = Digit::new(random.below(shape.side()));
            puzzle.set(Cell::new(random.below(shape.cell_count())), Entry::Given(digit));
        }
        puzzle
    }

    #[test]
    fn the_groups_propagate_as_the_clauses_of_the_formula_do() {
        let four = Shape::square(4).unwrap();
        let shapes = [four.clone(), four.with(Extra::Diagonals).unwrap()];
        let mut random = Random::new(11);
        let variables: Vec<i32> = (1..=64).collect();
        let mut seen = [0; 2];
        for round in 0..300 {
            let puzzle = some_puzzle(&shapes[round % 2], round % 4, &mut random);
            let mut clauses = Vec::new();
            for_each_clause(&puzzle, &mut |clause| clauses.push(clause.to_vec()));
            let mut checker = Checker::new(puzzle.shape());
            let mut refuted = checker.reasoning.open(&puzzle).is_err();
            for _ in 0..6 {
                assert_eq!(refuted, propagates_to_conflict(&clauses, &[]));
                if refuted {
                    break;
                }
                let size = 1 + random.below(4);
                let sign = |r: &mut Random| if r.below(3) == 0 { 1 } else { -1 };
                let clause: Vec<i32> =
                    (0..size).map(|_| sign(&mut random) * variables[random.below(64)]).collect();
                let assumed: Vec<i32> = clause.iter().map(|literal| -literal).collect();
                let contradictory = assumed.iter().any(|l| assumed.contains(&-l));
                let expected = contradictory || propagates_to_conflict(&clauses, &assumed);
                assert_eq!(checker.follows(&clause).unwrap(), expected, "{puzzle:?} {clause:?}");
                seen[usize::from(expected)] += 1;
                refuted = checker.learn(&clause).unwrap();
                clauses.push(clause);
            }
        }
        assert!(seen.iter().all(|&times| times > 50), "{seen:?}");
    }

    #[test]
    fn clauses_that_do_not_follow_or_mean_nothing_are_rejected() {
        let empty = Puzzle::empty(Shape::square(4).unwrap());
        let verdict = |clauses: &[&[i32]]| {
            let claim = Claim::None(clauses.iter().copied().collect());
            check(&empty, &claim, &Limits::default())
        };
        assert_eq!(verdict(&[]), Err(Rejection::NotRefuted));
        assert_eq!(verdict(&[&[]]), Err(Rejection::DoesNotFollow { clause: 1 }));
        assert_eq!(verdict(&[&[-1, -2], &[5]]), Err(Rejection::DoesNotFollow { clause: 2 }));
        assert_eq!(verdict(&[&[1, 2, 3, 4]]), Err(Rejection::NotRefuted));
        for literal in [0, 65, -65, i32::MIN, i32::MAX] {
            assert_eq!(
                verdict(&[&[], &[1, literal]]),
                Err(Rejection::Literal { clause: 2, literal })
            );
        }
    }

    #[test]
    fn a_check_that_costs_too_much_is_given_up() {
        let empty = Puzzle::empty(Shape::square(4).unwrap());
        let claim = Claim::None([&[1, 2, 3, 4][..], &[]].into_iter().collect());
        let few = Limits { literals: 3, ..Limits::default() };
        assert_eq!(check(&empty, &claim, &few), Err(Rejection::TooLarge));
        let short = Limits { work: 1, ..Limits::default() };
        assert_eq!(check(&empty, &claim, &short), Err(Rejection::TooLarge));
    }

    #[test]
    fn the_two_solutions_must_be_valid_and_differ() {
        let puzzle = some_puzzle(&Shape::square(4).unwrap(), 0, &mut Random::new(1));
        let digits =
            |text: &str| -> Vec<Digit> { text.chars().filter_map(Digit::from_symbol).collect() };
        let one = digits("1234341221434321");
        let other = digits("1234341212434321");
        let verdict = |a: &[Digit], b: &[Digit]| {
            check(&puzzle, &Claim::Several(a.to_vec(), b.to_vec()), &Limits::default())
        };
        assert_eq!(verdict(&one, &one), Err(Rejection::SameSolution));
        assert_eq!(
            verdict(&one, &other).unwrap_err().to_string(),
            "column 1 has no 2 in a solution"
        );
        assert_eq!(
            verdict(&one[1..], &one).unwrap_err().to_string(),
            "a solution has 15 digits for 16 cells"
        );
        let swapped: Vec<Digit> = one.iter().map(|d| Digit::new(3 - d.index())).collect();
        assert_eq!(verdict(&one, &swapped), Ok(()));
    }

    #[test]
    fn a_solution_must_keep_every_rule_with_its_exceptions() {
        let digits: Vec<Digit> =
            "1234341221434321".chars().filter_map(Digit::from_symbol).collect();
        let other: Vec<Digit> = "2143431212343421".chars().filter_map(Digit::from_symbol).collect();
        let verdict = |rules| {
            let puzzle = Puzzle::empty(Shape::square(4).unwrap().with_rules(rules).unwrap());
            check(&puzzle, &Claim::Several(digits.clone(), other.clone()), &Limits::default())
        };
        let sum =
            |[a, b]: [usize; 2], n| Rule::pair([Cell::new(a), Cell::new(b)], Relation::sum(n));
        let both: Vec<&Vec<Digit>> = vec![&digits, &other];
        let four =
            |pair: [usize; 2]| both.iter().any(|d| d[pair[0]].number() + d[pair[1]].number() == 3);
        let beside = (0..16).flat_map(|a| [(a, a + 1), (a, a + 4)]);
        let edges = beside.filter(|&(a, b)| b < 16 && (b == a + 4 || a % 4 < 3));
        let threes: Vec<[usize; 2]> =
            edges.map(|(a, b)| [a, b]).filter(|&pair| four(pair)).collect();
        // Neighbours that add up to 3 are forbidden, except where another clue covers them.
        let none = Rule::no_other(vec![Relation::sum(3)]);
        let at_least = |pair: [usize; 2]| Rule::pair(pair.map(Cell::new), Relation::at_least(1));
        let marked = threes.iter().map(|&pair| at_least(pair));
        assert_eq!(verdict(marked.chain([none.clone()]).collect()), Ok(()));
        assert_eq!(verdict(vec![none]), Err(Rejection::RuleBroken { rule: 1 }));
        let broken = verdict(vec![sum([0, 1], 3), sum([0, 1], 4)]);
        assert_eq!(broken, Err(Rejection::RuleBroken { rule: 2 }));
    }

    /// A 1 in a corner of an otherwise empty 4x4 board, and a solution of it.
    fn corner() -> (Puzzle, Vec<Digit>) {
        let mut puzzle = Puzzle::empty(Shape::square(4).unwrap());
        puzzle.set(Cell::new(0), Entry::Given(Digit::new(0)));
        let solution = "1234341221434321".chars().filter_map(Digit::from_symbol).collect();
        (puzzle, solution)
    }

    #[test]
    fn a_unique_solution_must_be_valid_and_proved_unique() {
        let (puzzle, solution) = corner();
        let nothing: Refutation = [&[][..]].into_iter().collect();
        let verdict = |puzzle: &Puzzle, digits: &[Digit]| {
            let claim = Claim::Unique(digits.to_vec(), nothing.clone());
            check(puzzle, &claim, &Limits::default())
        };
        assert_eq!(verdict(&puzzle, &solution), Err(Rejection::DoesNotFollow { clause: 1 }));
        let entries = solution.iter().map(|&digit| Entry::Given(digit)).collect();
        let full = Puzzle::new(puzzle.shape().clone(), entries).unwrap();
        assert_eq!(verdict(&full, &solution), Ok(()));
        let mut wrong = solution.clone();
        wrong.swap(0, 1);
        assert!(matches!(verdict(&full, &wrong), Err(Rejection::AgainstPuzzle(_))));
    }

    #[test]
    fn a_clause_that_begins_with_a_later_clause_is_forgotten() {
        let (mut puzzle, _) = corner();
        puzzle.set(Cell::new(1), Entry::Given(Digit::new(1)));
        // As below: not both of these, and neither is false without the other.
        let [long, short] = [vec![-27, -34, 60], vec![-27, -34]];
        let kept = |clauses: &[&[i32]]| {
            let mut checker = Checker::new(puzzle.shape());
            let claim = Claim::None(clauses.iter().copied().collect());
            let verdict = checker.check(&puzzle, &claim, &Limits::default());
            assert_eq!(verdict, Err(Rejection::NotRefuted));
            checker.reasoning.learned()
        };
        assert_eq!(kept(&[&long]), 1);
        assert_eq!(kept(&[&long, &short]), 1);
        assert_eq!(kept(&[&short, &long]), 2);
        assert_eq!(kept(&[&long, &[-34, -27], &short]), 3, "only those at the end");
        assert_eq!(kept(&[&long, &long, &short]), 1);
    }

    #[test]
    fn a_checker_forgets_one_puzzle_before_the_next() {
        let (mut puzzle, _) = corner();
        puzzle.set(Cell::new(1), Entry::Given(Digit::new(1)));
        let empty = Puzzle::empty(puzzle.shape().clone());
        let mut checker = Checker::new(puzzle.shape());
        // Next to the 1 and 2 above, the second row has its 3 in the first box. So 3 in its third cell or 2
        // in the first of the next row is false; neither is by itself, so the clause is kept.
        let claim = Claim::None([&[-27, -34][..]].into_iter().collect());
        let limits = Limits::default();
        assert_eq!(checker.check(&puzzle, &claim, &limits), Err(Rejection::NotRefuted));
        let later = checker.check(&empty, &claim, &limits);
        assert_eq!(later, Err(Rejection::DoesNotFollow { clause: 1 }));
        let corner = Claim::None([&[-1][..]].into_iter().collect());
        let later = checker.check(&empty, &corner, &limits);
        assert_eq!(later, Err(Rejection::DoesNotFollow { clause: 1 }));
    }
}
