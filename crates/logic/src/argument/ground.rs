//! Why a cell cannot hold certain digits because of a rule: what a teacher would point at.
use whydoku_core::{Candidate, Cell, Digit, DigitSet};

/// Why a cell cannot hold certain digits.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ground {
    /// The cell.
    pub cell: Cell,
    /// The digits that it cannot hold.
    pub digits: DigitSet,
    /// What is against them.
    pub against: Against,
}

/// What is against digits in a cell.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Against {
    /// Another cell would have to hold one of certain digits, and has none of them.
    Partner {
        /// The other cell.
        cell: Cell,
        /// The digits that it would have to hold.
        wanted: DigitSet,
        /// The digits that it can hold.
        has: DigitSet,
    },
    /// No digit goes with them.
    Alone,
    /// The cell is left with digits from the first to the second.
    Bounds {
        /// The least digit.
        least: Digit,
        /// The greatest digit.
        most: Digit,
    },
    /// Other cells cannot make what they would leave of a total.
    NotMade {
        /// The other cells.
        cells: Vec<Cell>,
        /// What is left for them, for one digit or another.
        rests: Vec<i64>,
    },
    /// What they would leave of a total is less than other cells add up to.
    TooLittle {
        /// The other cells.
        cells: Vec<Cell>,
        /// What is left for them at most.
        rest: i64,
        /// What they add up to at least.
        bound: i64,
    },
    /// What they would leave of a total is more than other cells add up to.
    TooMuch {
        /// The other cells.
        cells: Vec<Cell>,
        /// What is left for them at least.
        rest: i64,
        /// What they add up to at most.
        bound: i64,
    },
    /// Of two groups of cells that add up to the same, theirs would be greater, or less if `is_less`.
    Sides {
        /// The cells of their group, their own among them.
        cells: Vec<Cell>,
        /// What that group would add up to at least, or at most.
        own: i64,
        /// The cells of the other group.
        others: Vec<Cell>,
        /// What that group adds up to at most, or at least.
        bound: i64,
        /// Whether their group would be the smaller one.
        is_less: bool,
    },
    /// One cell after another would be left with certain digits, and the last with none.
    Forced {
        /// The cells and what they would be left with.
        path: Vec<(Cell, DigitSet)>,
        /// The cell that would be left with none.
        empty: Cell,
    },
    /// The digit is in one of these cells, which all see theirs.
    Seen {
        /// The cells.
        places: Vec<Cell>,
    },
    /// The digit that belongs to theirs would be in one of these cells.
    Counterpart {
        /// The digit.
        digit: Digit,
        /// The cells: none of them can hold it, or those that can are listed alone.
        cells: Vec<Cell>,
        /// What the cells between cannot add up to, if some cell can hold it.
        rest: Option<i64>,
    },
    /// The rule would count this many at least, or at most if `is_most`.
    Count {
        /// How many.
        count: usize,
        /// Whether this is the most.
        is_most: bool,
    },
    /// Each of certain cells, one of which holds a digit, would be excluded from it.
    Places,
    /// They leave a house no place for a digit that it needs.
    NoPlace,
    /// The other cells cannot be filled.
    Unfillable,
}

impl Ground {
    /// One digit of a cell.
    pub(crate) fn new(candidate: Candidate, against: Against) -> Self {
        Self { cell: candidate.cell, digits: DigitSet::only(candidate.digit), against }
    }
    /// The candidates that go.
    pub fn candidates(&self) -> impl Iterator<Item = Candidate> + use<> {
        let cell = self.cell;
        self.digits.iter().map(move |digit| Candidate::new(cell, digit))
    }
    /// Takes in another ground that can be told in the same sentence; whether it could.
    fn takes(&mut self, other: &Self) -> bool {
        use Against::{Count, NotMade, Partner, Sides, TooLittle, TooMuch};
        let is_one = match (&mut self.against, &other.against) {
            (Partner { cell, wanted, .. }, Partner { cell: to, wanted: more, .. }) => {
                let both = self.cell == other.cell && cell == to;
                let is_like = both && wanted.is_empty() == more.is_empty();
                if is_like {
                    *wanted |= *more;
                }
                is_like
            }
            (TooLittle { cells, rest, bound }, TooLittle { cells: to, rest: r, bound: b }) => {
                let (most, least) = ((*rest).max(*r), (*bound).min(*b));
                let is_like = self.cell == other.cell && cells == to && most < least;
                if is_like {
                    (*rest, *bound) = (most, least);
                }
                is_like
            }
            (TooMuch { cells, rest, bound }, TooMuch { cells: to, rest: r, bound: b }) => {
                let (least, most) = ((*rest).min(*r), (*bound).max(*b));
                let is_like = self.cell == other.cell && cells == to && least > most;
                if is_like {
                    (*rest, *bound) = (least, most);
                }
                is_like
            }
            (NotMade { cells, rests }, NotMade { cells: to, rests: more }) => {
                let is_like = self.cell == other.cell && cells == to;
                if is_like {
                    rests.extend(more);
                }
                is_like
            }
            (
                Sides { cells, own, others, bound, is_less },
                Sides { cells: to, own: o, others: beside, bound: b, is_less: less },
            ) => {
                let (own_end, bound_end) = if *less {
                    ((*own).max(*o), (*bound).min(*b))
                } else {
                    ((*own).min(*o), (*bound).max(*b))
                };
                let holds = if *less { own_end < bound_end } else { own_end > bound_end };
                let is_one = self.cell == other.cell && is_less == less;
                let is_like = is_one && cells == to && others == beside && holds;
                if is_like {
                    (*own, *bound) = (own_end, bound_end);
                }
                is_like
            }
            (Count { count, is_most }, Count { count: to, is_most: most }) => {
                let is_like = self.cell == other.cell && is_most == most;
                if is_like {
                    *count = if *most { (*count).max(*to) } else { (*count).min(*to) };
                }
                is_like
            }
            (Against::Forced { .. } | Against::Seen { .. }, _) => false,
            (one, more) => self.cell == other.cell && one == more,
        };
        if is_one {
            self.digits |= other.digits;
        }
        is_one
    }
}

/// Joins grounds that can be told in one sentence.
pub(crate) fn joined(grounds: Vec<Ground>) -> Vec<Ground> {
    let mut all: Vec<Ground> = Vec::new();
    for ground in grounds {
        if !all.iter_mut().any(|known| known.takes(&ground)) {
            all.push(ground);
        }
    }
    all
}
