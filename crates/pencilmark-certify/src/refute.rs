//! The search that leaves nothing over, and its clauses.
use crate::singles::{Dead, Singles};
use pencilmark_core::{Candidate, Digit, Puzzle};
use pencilmark_exact::Budget;
use pencilmark_proof::Refutation;
use pencilmark_proof::formula::variable;

/// What became of the search.
pub(crate) enum Refuted {
    /// Nothing is left, and these clauses show it.
    Entirely(Refutation),
    /// There is this solution, other than the one that was set aside.
    Except(Vec<Digit>),
    /// The budget ran out.
    Unfinished,
}

/// Decisions between two questions to the budget's `stop`.
const DECISIONS_BETWEEN_QUESTIONS: u64 = 16;

/// Refutes `puzzle`, the solution `aside` apart.
pub(crate) fn refute(
    singles: &mut Singles,
    puzzle: &Puzzle,
    aside: Option<&[Digit]>,
    budget: &Budget<'_>,
) -> Refuted {
    let weights = vec![1; singles.place_count()];
    let side = puzzle.shape().side();
    Search { singles, aside, side, weights, levels: Vec::new(), clauses: Refutation::new() }
        .run(puzzle, budget)
}

/// A decision being refuted.
struct Level {
    decision: Candidate,
    mark: usize,
}

struct Search<'a> {
    singles: &'a mut Singles,
    aside: Option<&'a [Digit]>,
    side: usize,
    /// How often each place was the one that died, plus one: places that die often are decided
    /// first (Boussemart and others, *Boosting systematic search by weighting constraints*, 2004).
    weights: Vec<u32>,
    levels: Vec<Level>,
    clauses: Refutation,
}

impl Search<'_> {
    fn run(mut self, puzzle: &Puzzle, budget: &Budget<'_>) -> Refuted {
        let mut flow = self.singles.open(puzzle);
        let mut decisions = 0;
        loop {
            if let Err(Dead { place }) = flow {
                self.weights[place] += 1;
            } else if !self.singles.is_filled() {
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
            } else if self.aside != Some(&self.singles.digits()) {
                return Refuted::Except(self.singles.digits());
            }
            self.write_clause();
            let Some(level) = self.levels.pop() else {
                return Refuted::Entirely(self.clauses);
            };
            self.singles.undo(level.mark);
            flow = self.singles.eliminate(level.decision);
        }
    }
    fn decide(&mut self) -> Result<(), Dead> {
        let decision = self.choose();
        self.levels.push(Level { decision, mark: self.singles.mark() });
        self.singles.place(decision)
    }
    /// Of the place with the fewest candidates for its weight, one that is not of the solution set
    /// aside where there is a choice: it can be refuted, and the rest then follows.
    fn choose(&self) -> Candidate {
        let ratio = |&place: &usize| {
            // Exact comparison of left / weight in whole numbers.
            u64::from(self.singles.left(place)) * (1 << 32) / u64::from(self.weights[place])
        };
        let open = (0..self.singles.place_count()).filter(|&place| self.singles.left(place) > 1);
        let place =
            open.min_by_key(ratio).expect("a position that is not filled has an open place");
        let false_one =
            |c: &Candidate| self.aside.is_none_or(|solution| solution[c.cell.index()] != c.digit);
        let mut candidates = self.singles.candidates(place);
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
