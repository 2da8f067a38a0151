//! Why a cell cannot hold certain digits because of a rule: what a teacher would point at.
use crate::premise::Clue;
use whydoku_core::{Candidate, Cell, Digit, DigitSet, Form};
use whydoku_words::{Message, Said, Value, message, rule};

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
        /// What is left for them.
        rest: i64,
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
        use Against::{Partner, TooLittle, TooMuch};
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

/// The sentences for some grounds, each of which continues an explanation. `is_named` says whether a single rule has been
/// named before.
pub(super) fn sentences(
    grounds: &[Ground],
    clues: &[Clue],
    group: &[Cell],
    is_named: bool,
) -> Vec<Said> {
    let mut told = Vec::new();
    let mut done: Vec<&Ground> = Vec::new();
    for ground in grounds {
        if done.contains(&ground) {
            continue;
        }
        // Several cells for one reason.
        let is_for_all = matches!(
            ground.against,
            Against::Unfillable | Against::NoPlace | Against::Bounds { .. }
        );
        let is_for_digits =
            matches!(ground.against, Against::Seen { .. } | Against::Places | Against::Alone);
        let like = |other: &&Ground| match (&ground.against, &other.against) {
            (Against::Bounds { .. }, Against::Bounds { .. }) => true,
            (one, more) if is_for_all => one == more,
            (one, more) if is_for_digits => one == more && ground.digits == other.digits,
            _ => ground == *other,
        };
        let all: Vec<&Ground> = grounds.iter().filter(like).collect();
        told.push(sentence(&all, clues, group, is_named));
        done.extend(all);
    }
    told
}

/// The largest number of digits that a cell would need and that are listed.
const MOST_WANTED: usize = 4;

fn sentence(all: &[&Ground], clues: &[Clue], group: &[Cell], is_named: bool) -> Said {
    let Some(ground) = all.first() else { return Said::new(message!("ground-end")) };
    let own = |message: Message| {
        Said::new(message).with("digits", any(ground.digits)).with("cell", ground.cell)
    };
    let cells: Vec<Cell> = all.iter().map(|one| one.cell).collect();
    match &ground.against {
        Against::Partner { cell, wanted, has } => {
            let other = *cell;
            let (many, few) = (wanted.len() > MOST_WANTED, has.len() <= MOST_WANTED);
            // What is wanted is not listed if it is much, or nothing.
            let is_plain = many || wanted.is_empty();
            let said = own(match (is_plain, few) {
                (true, _) if has.len() == 1 => message!("ground-partner-beside"),
                (false, _) if has.len() == 1 => message!("ground-partner-is"),
                (true, _) => message!("ground-partner-many"),
                (false, true) => message!("ground-partner"),
                (false, false) => message!("ground-partner-not"),
            });
            let said = if is_plain { said } else { said.with("wanted", any(*wanted)) };
            let said = if is_plain || few { said.with("has", any(*has)) } else { said };
            because(said.with("other", other), clues, &[ground.cell, other], is_named)
        }
        Against::Alone => {
            let said = Said::new(message!("ground-alone")).with("digits", any(ground.digits));
            because(said.with_any("cells", &cells), clues, &cells[..1], is_named)
        }
        Against::Places => {
            let said = Said::new(message!("ground-places")).with("digits", any(ground.digits));
            // The rules have not been named before.
            told_by(said.with_any("cells", &cells), clues, &cells[..1])
        }
        Against::Bounds { .. } => {
            let bounds = Value::Series(all.iter().map(|one| bounds(one)).collect());
            Said::new(message!("ground-bounds")).with("bounds", bounds)
        }
        Against::Forced { path, empty } => {
            let step = |(cell, digits): &(Cell, DigitSet)| {
                let said = Said::new(message!("ground-forced-step")).with("cell", *cell);
                said.with("digits", any(*digits))
            };
            let path = Value::Series(path.iter().map(step).collect());
            own(message!("ground-forced")).with("path", path).with("empty", *empty)
        }
        Against::Seen { places } => {
            let said = Said::new(message!("ground-seen")).with("digits", ground.digits);
            said.with_any("places", places).with_any("cells", &cells)
        }
        Against::NoPlace => {
            Said::new(message!("ground-no-place")).with("candidates", candidates(all))
        }
        Against::Unfillable => {
            let said = |message| Said::new(message).with("candidates", candidates(all));
            if clues.iter().any(|clue| clue.rule.form() == Form::Outside) {
                return said(message!("ground-unfillable-line"));
            }
            let rest: Vec<Cell> =
                group.iter().filter(|cell| !cells.contains(cell)).copied().collect();
            let rest = if rest.is_empty() { group.to_vec() } else { rest };
            said(message!("ground-unfillable")).with_all("cells", &rest)
        }
        against => by_total(own, against, ground.digits.len() == 1),
    }
}

/// The sentences about a total.
fn by_total(own: impl Fn(Message) -> Said, against: &Against, is_one: bool) -> Said {
    match against {
        Against::TooLittle { cells, rest, bound } => {
            let one = message!("ground-too-little");
            let said = own(if is_one { one } else { message!("ground-too-little-many") });
            said.with_all("cells", cells).with("rest", number(*rest)).with("bound", number(*bound))
        }
        Against::TooMuch { cells, rest, bound } => {
            let one = message!("ground-too-much");
            let said = own(if is_one { one } else { message!("ground-too-much-many") });
            said.with_all("cells", cells).with("rest", number(*rest)).with("bound", number(*bound))
        }
        Against::NotMade { cells, rest } => {
            own(message!("ground-not-made")).with_all("cells", cells).with("rest", number(*rest))
        }
        Against::Sides { cells, own: sum, others, bound, is_less } => {
            let alone = cells.len() == 1;
            let said = own(match (alone, *is_less) {
                (true, false) => message!("ground-alone-more"),
                (true, true) => message!("ground-alone-less"),
                (false, false) => message!("ground-side-more"),
                (false, true) => message!("ground-side-less"),
            });
            let said = said.with_all("others", others).with("bound", number(*bound));
            if alone { said } else { said.with_all("cells", cells).with("own", number(*sum)) }
        }
        _ => Said::new(message!("ground-end")),
    }
}

/// `r1c2 from 2 to 8`, or the only digit.
fn bounds(ground: &Ground) -> Said {
    let Against::Bounds { least, most } = ground.against else {
        return Said::new(message!("ground-end"));
    };
    if least == most {
        let said = Said::new(message!("ground-bounds-one"));
        return said.with("cell", ground.cell).with("least", least);
    }
    let said = Said::new(message!("ground-bounds-two")).with("cell", ground.cell);
    said.with("least", least).with("most", most)
}

/// A ground with the rules that name these cells, unless there is only one rule, which has been named.
fn because(ground: Said, clues: &[Clue], cells: &[Cell], is_named: bool) -> Said {
    if clues.len() < 2 && is_named {
        return Said::new(message!("ground-plain")).with("ground", ground);
    }
    told_by(ground, clues, cells)
}

/// A ground with the rules that name these cells.
fn told_by(ground: Said, clues: &[Clue], cells: &[Cell]) -> Said {
    let names = |clue: &&Clue| {
        let own = clue.rule.cells();
        clue.rule.form() == Form::Board || cells.iter().all(|cell| own.contains(cell))
    };
    let some: Vec<Said> = clues.iter().filter(names).map(|clue| rule(&clue.rule)).collect();
    let rules =
        if some.is_empty() { clues.iter().map(|clue| rule(&clue.rule)).collect() } else { some };
    Said::new(message!("ground-because"))
        .with("rules", Value::all_said(rules))
        .with("ground", ground)
}

/// The digits of some grounds in their cells: `4 or 5 in r1c1 or r1c3; 7 in r1c2`.
fn candidates(all: &[&Ground]) -> Value {
    let mut there: Vec<(DigitSet, Vec<Cell>)> = Vec::new();
    for ground in all {
        match there.iter_mut().find(|(digits, _)| *digits == ground.digits) {
            Some((_, cells)) => cells.push(ground.cell),
            None => there.push((ground.digits, vec![ground.cell])),
        }
    }
    let one = |(digits, cells): &(DigitSet, Vec<Cell>)| {
        Said::new(message!("ground-there")).with("digits", any(*digits)).with_any("cells", cells)
    };
    Value::Series(there.iter().map(one).collect())
}

fn any(digits: DigitSet) -> Value {
    Value::Any(digits.iter().map(Into::into).collect())
}

fn number(number: i64) -> Value {
    Value::Text(number.to_string())
}
