//! The exhaustive search, and its clauses.
use crate::position::Position;
use whydoku_core::{Candidate, Digit, Puzzle};
use whydoku_exact::Budget;
use whydoku_proof::Refutation;
use whydoku_proof::formula::variable;

/// The result of the search.
pub(crate) enum Refuted {
    /// Nothing remains, and these clauses prove it.
    Entirely(Refutation),
    /// There is this solution, other than the one that was set aside.
    Except(Vec<Digit>),
    /// The budget ran out.
    Unfinished,
}

/// Decisions between two calls of the budget's `stop`.
const DECISIONS_BETWEEN_QUESTIONS: u64 = 16;

/// Refutes `puzzle`, except for the solution `aside`.
pub(crate) fn refute<P: Position>(
    position: &mut P,
    puzzle: &Puzzle,
    aside: Option<&[Digit]>,
    budget: &Budget<'_>,
) -> Refuted {
    let weights = vec![1; position.place_count()];
    let side = puzzle.shape().side();
    Search { position, aside, side, weights, levels: Vec::new(), clauses: Refutation::new() }
        .run(puzzle, budget)
}

/// A decision being refuted.
struct Level {
    decision: Candidate,
    mark: usize,
}

struct Search<'a, P> {
    position: &'a mut P,
    aside: Option<&'a [Digit]>,
    side: usize,
    /// How often each place was the one that died, plus one: places that die often are decided
    /// first (Boussemart and others, *Boosting systematic search by weighting constraints*, 2004).
    weights: Vec<u32>,
    levels: Vec<Level>,
    clauses: Refutation,
}

impl<P: Position> Search<'_, P> {
    fn run(mut self, puzzle: &Puzzle, budget: &Budget<'_>) -> Refuted {
        let mut flow = self.position.open(puzzle);
        let mut decisions = 0;
        loop {
            if let Err(dead) = flow {
                self.position.blame(dead, &mut self.weights);
            } else if !self.position.is_filled() {
                if budget.nodes.is_some_and(|nodes| decisions >= nodes) {
                    return Refuted::Unfinished;
                }
                let ask = decisions % DECISIONS_BETWEEN_QUESTIONS == 0;
                if ask && budget.stop.is_due() {
                    return Refuted::Unfinished;
                }
                decisions += 1;
                flow = self.decide();
                continue;
            } else if self.aside != Some(&self.position.digits()) {
                return Refuted::Except(self.position.digits());
            }
            self.write_clause();
            let Some(level) = self.levels.pop() else {
                return Refuted::Entirely(self.clauses);
            };
            self.position.undo(level.mark);
            flow = self.position.eliminate(level.decision);
        }
    }
    fn decide(&mut self) -> Result<(), P::Dead> {
        let decision = self.choose();
        self.levels.push(Level { decision, mark: self.position.mark() });
        self.position.place(decision)
    }
    /// At the place with the fewest candidates for its weight, one that is not of the solution set
    /// aside where there is a choice: it can be refuted, and the rest then follows.
    fn choose(&self) -> Candidate {
        let ratio = |&place: &usize| {
            // Exact comparison of left / weight in whole numbers.
            u64::from(self.position.left(place)).pow(2) * (1 << 32) / u64::from(self.weights[place])
        };
        let open = (0..self.position.place_count()).filter(|&place| self.position.left(place) > 1);
        let place =
            open.min_by_key(ratio).expect("a position that is not filled has an open place");
        let false_one =
            |c: &Candidate| self.aside.is_none_or(|solution| solution[c.cell.index()] != c.digit);
        let mut candidates = self.position.candidates(place);
        candidates.find(false_one).expect("two candidates of a place are not both true")
    }
    /// Not all decisions that still stand. Popping a level makes this "not that decision, as long
    /// as the ones above it stand".
    fn write_clause(&mut self) {
        let literal = |level: &Level| -variable(level.decision, self.side);
        let clause: Vec<i32> = self.levels.iter().map(literal).collect();
        self.clauses.push(&clause);
    }
}
