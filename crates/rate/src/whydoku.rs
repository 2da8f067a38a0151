//! Our own rating, meant for people: how hard does a puzzle feel to a learner?
//!
//! The puzzle is solved in passes. In each pass the easiest technique that finds anything is used
//! everywhere at once, so it is not a matter of luck which of its steps comes first, and a puzzle that
//! is turned, reflected or relabelled has exactly the same rating. A pass costs the weight of its
//! technique, and more when there is little to find: half as much again when there is one
//! thing to see, a quarter when there are two, and so on. The result has three parts:
//!
//! * the **level**, 1 to 5, of the hardest technique ([`Level`]);
//! * the **score**, the sum of all passes, a measure of the work;
//! * the **bottleneck**: the pass with the hardest technique in which there was least to find.
use core::fmt;
use std::collections::BTreeSet;
use whydoku_core::{Candidate, HouseKind, Puzzle};
use whydoku_logic::{Conclusion, Position, Search, Technique, position};

/// How hard a technique is to learn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// 1: cells that can be filled just by looking.
    Looking,
    /// 2: a digit, or two cells, confined to where houses cross.
    Noting,
    /// 3: three or more cells or lines at once.
    Combining,
    /// 4: wings, colours, short chains, uniqueness.
    Linking,
    /// 5: asking what follows from a candidate.
    Trying,
}

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Self; 5] =
        [Self::Looking, Self::Noting, Self::Combining, Self::Linking, Self::Trying];

    /// 1 to 5.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Looking => "looking",
            Self::Noting => "noting",
            Self::Combining => "combining",
            Self::Linking => "linking",
            Self::Trying => "trying",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Techniques that are tried together, their level, and the cost of a pass with them.
struct Rung {
    techniques: &'static [Technique],
    /// Only in houses of this kind, where that matters.
    within: Option<HouseKind>,
    level: Level,
    weight: u32,
}

const fn rung(techniques: &'static [Technique], level: Level, weight: u32) -> Rung {
    Rung { techniques, within: None, level, weight }
}

/// The ladder, easiest first. Techniques for rules beyond houses find nothing on a board without any.
const LADDER: [Rung; 19] = [
    rung(&[Technique::FullHouse], Level::Looking, 10),
    Rung {
        techniques: &[Technique::HiddenSingle],
        within: Some(HouseKind::Box),
        level: Level::Looking,
        weight: 12,
    },
    rung(&[Technique::HiddenSingle], Level::Looking, 18),
    rung(&[Technique::NakedSingle], Level::Looking, 24),
    rung(&[Technique::NoPartner], Level::Looking, 30),
    rung(&[Technique::Pointing, Technique::Claiming], Level::Noting, 40),
    rung(&[Technique::RuleCombinations, Technique::CommonPeer], Level::Noting, 50),
    rung(&[Technique::NakedPair, Technique::HiddenPair], Level::Noting, 60),
    rung(&[Technique::RequiredDigits], Level::Noting, 70),
    rung(&[Technique::InniesOuties], Level::Combining, 90),
    rung(
        &[Technique::NakedTriple, Technique::HiddenTriple, Technique::CrossHouseSubset],
        Level::Combining,
        100,
    ),
    rung(&[Technique::XWing], Level::Combining, 120),
    rung(&[Technique::RuleAndHouse, Technique::LinkedCells], Level::Combining, 140),
    rung(
        &[Technique::NakedQuad, Technique::HiddenQuad, Technique::Swordfish],
        Level::Combining,
        160,
    ),
    rung(&[Technique::Skyscraper, Technique::Kite, Technique::TurbotFish], Level::Linking, 180),
    rung(&[Technique::XyWing, Technique::XyzWing, Technique::WWing], Level::Linking, 200),
    rung(
        &[Technique::UniqueRectangle1, Technique::UniqueRectangle2, Technique::UniqueRectangle4],
        Level::Linking,
        200,
    ),
    rung(&[Technique::SimpleColoursTrap, Technique::SimpleColoursWrap], Level::Linking, 240),
    rung(&[Technique::XyChain], Level::Linking, 300),
];
/// The cost of a pass in which candidates are tried out, following singles and single rules.
const TRYING: u32 = 600;
/// The cost when even this finds nothing, which puts the puzzle beyond this rating.
const BEYOND: u32 = 5000;

/// The rating of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rating {
    /// The level of the hardest technique.
    pub level: Level,
    /// The work: the sum of all passes.
    pub score: u32,
    /// The hardest technique; none if candidates had to be tried out.
    pub hardest: Option<Technique>,
    /// The number of passes in which it was needed.
    pub times: u32,
    /// How many different conclusions it offered in the pass in which it offered least.
    pub bottleneck: u32,
    /// The number of passes.
    pub passes: u32,
    /// Whether the puzzle was solved; otherwise it is beyond this rating.
    pub is_solved: bool,
}

/// One pass.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pass {
    /// The technique; none if candidates were tried out. Where several techniques of one rung found
    /// something, the first of them.
    pub technique: Option<Technique>,
    /// The conclusions of all its steps, in order.
    pub conclusions: Vec<Conclusion>,
    /// Its cost.
    pub cost: u32,
}

/// Rates a puzzle of any shape up to 36x36, including those with rules beyond houses. `unique` means that it
/// has exactly one solution, so techniques may rely on it; `None` for larger boards.
///
/// ```
/// use whydoku_core::{Digit, Entry, Puzzle, Shape};
/// use whydoku_rate::whydoku::{Level, rate};
///
/// let line =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let entry = |symbol| Digit::from_symbol(symbol).map_or(Entry::Unknown, Entry::Given);
/// let puzzle = Puzzle::new(Shape::square(9)?, line.chars().map(entry).collect()).unwrap();
/// let (rating, passes) = rate(&puzzle, true).unwrap();
/// assert_eq!((rating.level, rating.is_solved), (Level::Looking, true));
/// assert_eq!(rating.score, passes.iter().map(|pass| pass.cost).sum());
/// # Ok::<(), whydoku_core::ShapeError>(())
/// ```
pub fn rate(puzzle: &Puzzle, unique: bool) -> Option<(Rating, Vec<Pass>)> {
    rate_up_to(puzzle, unique, Level::Trying)
}

/// Does the same for puzzles that are solved by techniques up to a level; `None` for harder ones, which takes less
/// time than to find out how hard they are.
pub fn rate_up_to(puzzle: &Puzzle, unique: bool, most: Level) -> Option<(Rating, Vec<Pass>)> {
    let mut position = position(puzzle).ok()?;
    position.assume_unique(unique);
    let mut rating = Rating {
        level: Level::Looking,
        score: 0,
        hardest: None,
        times: 0,
        bottleneck: 0,
        passes: 0,
        is_solved: true,
    };
    let mut passes = Vec::new();
    let mut hardest = 0;
    while !position.is_filled() {
        let Some((rung, pass)) = next(&*position, most) else {
            if most < Level::Trying {
                return None;
            }
            rating.is_solved = false;
            rating.level = Level::Trying;
            rating.score += BEYOND;
            break;
        };
        apply(&mut *position, &pass.conclusions);
        let found = pass.conclusions.len().try_into().unwrap_or(u32::MAX);
        let level = LADDER.get(rung).map_or(Level::Trying, |rung| rung.level);
        rating.passes += 1;
        rating.score += pass.cost;
        if rung > hardest || rating.passes == 1 {
            hardest = rung;
            (rating.level, rating.hardest) = (level, pass.technique);
            (rating.times, rating.bottleneck) = (1, found);
        } else if rung == hardest {
            rating.times += 1;
            rating.bottleneck = rating.bottleneck.min(found);
        }
        passes.push(pass);
    }
    Some((rating, passes))
}

/// The pass with the easiest technique that finds anything, and its place on the ladder; of techniques up to a
/// level.
fn next(position: &dyn Position, most: Level) -> Option<(usize, Pass)> {
    for (place, rung) in LADDER.iter().enumerate().filter(|(_, rung)| rung.level <= most) {
        let mut conclusions = BTreeSet::new();
        let mut first = None;
        for &technique in rung.techniques {
            let search = Search { technique, within: rung.within };
            let _ = position.search(&[search], &mut |step| {
                first = first.or(Some(technique));
                conclusions.extend(step.conclusions);
                core::ops::ControlFlow::Continue(())
            });
        }
        if first.is_some() {
            let conclusions: Vec<Conclusion> = conclusions.into_iter().collect();
            let cost = cost(rung.weight, conclusions.len());
            return Some((place, Pass { technique: first, conclusions, cost }));
        }
    }
    if most < Level::Trying {
        return None;
    }
    let conclusions: Vec<Conclusion> =
        refuted(position).into_iter().map(Conclusion::Eliminate).collect();
    let pass = Pass { technique: None, cost: cost(TRYING, conclusions.len()), conclusions };
    (!pass.conclusions.is_empty()).then_some((LADDER.len(), pass))
}

/// The weight, and more of it the less there is to find.
fn cost(weight: u32, found: usize) -> u32 {
    let found = u32::try_from(found.max(1)).unwrap_or(u32::MAX);
    weight + weight / found.saturating_mul(2)
}

/// The candidates from which a contradiction follows by singles alone; on boards with rules, also by what
/// each rule implies.
fn refuted(position: &dyn Position) -> Vec<Candidate> {
    let all = [
        Technique::NakedSingle,
        Technique::HiddenSingle,
        Technique::NoPartner,
        Technique::RuleCombinations,
    ];
    let used = if position.shape().is_ruled() { all.len() } else { 2 };
    let easy: Vec<Search> = all[..used].iter().map(|&technique| technique.into()).collect();
    let is_refuted = |&candidate: &Candidate| {
        let mut trial = position.copy();
        trial.place(candidate);
        loop {
            if trial.contradiction().is_some() {
                return true;
            }
            let Some(step) = trial.first(&easy) else { return false };
            trial.apply(&step);
        }
    };
    let shape = position.shape();
    let all = shape.cells().flat_map(|cell| {
        position.digits(cell).iter().map(move |digit| Candidate::new(cell, digit))
    });
    all.filter(is_refuted).collect()
}

/// Carries out a pass: one of its placements may eliminate what another step concludes.
fn apply(position: &mut dyn Position, conclusions: &[Conclusion]) {
    for &conclusion in conclusions {
        match conclusion {
            Conclusion::Place(candidate) if position.has(candidate) => position.place(candidate),
            Conclusion::Eliminate(candidate) if position.has(candidate) => {
                position.eliminate(candidate);
            }
            _ => {}
        }
    }
}
