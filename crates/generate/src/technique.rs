//! Puzzles that need a technique.
use crate::singles::Singles;
use core::{fmt, str::FromStr};
use whydoku_core::{Candidate, Cell, Digit, Entry, Puzzle, Random, UnknownName};
use whydoku_exact::Classic;
use whydoku_logic::{Conclusion, Position, Search, Technique, position};

/// How a puzzle needs a technique.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Need {
    /// Singles and the technique together solve it; singles alone do not.
    #[default]
    Only,
    /// The same, and the technique is used exactly once.
    Once,
    /// Every technique up to this one, in the usual order, solves it; those before it do not.
    Bottleneck,
}

impl FromStr for Need {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        match text {
            "only" => Ok(Self::Only),
            "once" => Ok(Self::Once),
            "bottleneck" => Ok(Self::Bottleneck),
            _ => Err(UnknownName::new(text, " is not one of only, once, bottleneck")),
        }
    }
}

impl fmt::Display for Need {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Only => "only",
            Self::Once => "once",
            Self::Bottleneck => "bottleneck",
        })
    }
}

/// The singles, which every puzzle needs.
pub(crate) const SINGLES: [Technique; 3] =
    [Technique::FullHouse, Technique::NakedSingle, Technique::HiddenSingle];

/// A requested technique.
#[derive(Clone, Debug)]
pub(crate) struct Wanted {
    technique: Technique,
    need: Need,
    /// What may be used in addition to singles, the requested technique last.
    order: Vec<Search>,
}

/// Where a walk ended, and how often it took the requested technique.
struct Walked {
    position: Box<dyn Position>,
    uses: usize,
}

impl Wanted {
    pub(crate) fn new(technique: Technique, need: Need) -> Self {
        let mut order: Vec<Search> = Vec::new();
        if need == Need::Bottleneck {
            let usual = Search::default_order().into_iter().map(|search| search.technique);
            let before = usual.take_while(|&other| other != technique);
            order.extend(before.filter(|other| !SINGLES.contains(other)).map(Search::from));
        }
        order.push(technique.into());
        Self { technique, need, order }
    }
    /// Whether a puzzle with one solution needs the technique as requested.
    pub(crate) fn holds(&self, puzzle: &Puzzle) -> bool {
        let Some(walked) = self.walk(puzzle) else { return false };
        self.is_right(&walked)
    }
    fn is_right(&self, walked: &Walked) -> bool {
        let uses = match self.need {
            Need::Once => walked.uses == 1,
            Need::Only | Need::Bottleneck => walked.uses > 0,
        };
        uses && walked.position.is_filled()
    }
    /// Walks through a puzzle: singles where there are any, else the first of the order.
    fn walk(&self, puzzle: &Puzzle) -> Option<Walked> {
        let mut position = position(puzzle).ok()?;
        position.assume_unique(true);
        let mut uses = 0;
        let mut order: Vec<Search> = SINGLES.map(Search::from).to_vec();
        order.extend(&self.order);
        while !position.is_filled() {
            let Some(step) = position.first(&order) else { break };
            uses += usize::from(step.technique == self.technique);
            position.apply(&step);
        }
        Some(Walked { position, uses })
    }
    /// Turns a plain puzzle into one that needs the technique, by giving more of its solution, if
    /// the technique can be used where singles first end.
    pub(crate) fn adapt(
        &self,
        puzzle: &[u8; 81],
        solution: &[u8; 81],
        may_add: bool,
        random: &mut Random,
    ) -> Option<[u8; 81]> {
        let mut board = Singles::new(puzzle);
        board.run(|_, _| ());
        if board.is_filled() {
            return None;
        }
        let mut position = opened(&board)?;
        let mut given = *puzzle;
        let mut used = 0;
        while !board.is_filled() {
            if let Some(step) = position.first(&self.order) {
                used += usize::from(step.technique == self.technique);
                if used > 1 && self.need == Need::Once {
                    return None;
                }
                for conclusion in &step.conclusions {
                    carry_out(*conclusion, &mut board, &mut *position);
                }
            } else if used > 0 && may_add {
                let open: Vec<usize> = (0..81).filter(|&c| !board.is_placed(c)).collect();
                let cell = open[random.below(open.len())];
                given[cell] = solution[cell];
                let bit = 1 << (solution[cell] - 1);
                board.place(cell, bit);
                position.place(candidate(cell, bit));
            } else {
                return None;
            }
            board.run(|cell, bit| position.place(candidate(cell, bit)));
        }
        let classic = Classic::from_numbers(given)?;
        let whole = used > 0 && (given == *puzzle || self.holds(&classic.to_puzzle()));
        whole.then_some(given)
    }
}

fn candidate(cell: usize, bit: u16) -> Candidate {
    Candidate::new(Cell::new(cell), Digit::new(bit.trailing_zeros() as usize))
}

fn carry_out(conclusion: Conclusion, board: &mut Singles, position: &mut dyn Position) {
    let Candidate { cell, digit } = conclusion.candidate();
    let bit = 1 << digit.index();
    match conclusion {
        Conclusion::Place(_) => {
            board.place(cell.index(), bit);
            position.place(conclusion.candidate());
        }
        Conclusion::Eliminate(_) => {
            board.remove(cell.index(), bit);
            position.eliminate(conclusion.candidate());
        }
    }
}

/// The position of a board at which singles have ended.
fn opened(board: &Singles) -> Option<Box<dyn Position>> {
    let mut puzzle = Classic::EMPTY.to_puzzle();
    for cell in 0..81 {
        let set = board.set(cell);
        puzzle.set(
            Cell::new(cell),
            if board.is_placed(cell) {
                Entry::Given(Digit::new(set.trailing_zeros() as usize))
            } else {
                let digits = (0..9).filter(|digit| set >> digit & 1 == 1).map(Digit::new);
                Entry::Candidates(digits.collect())
            },
        );
    }
    let mut position = position(&puzzle).ok()?;
    position.assume_unique(true);
    Some(position)
}
