//! Solves a puzzle: each step is what the first successful search found.
use super::cells::Spot;
use super::found::Found;
use super::links::Links;
use super::memory::Memory;
use super::position::Position;
use super::profile::{Kind, Level};
use super::{
    als, chains, colours, fish, forcing, franken, loops, sets, single_digit, sue_de_coq, unique,
    wings, xy_chains,
};
use core::fmt;
use whydoku_core::{Candidate, Cell, Digit, Entry, Puzzle, Stop};

/// Puzzles with fewer givens are rejected, as in the original.
const FEWEST_GIVENS: usize = 10;

/// One step of the path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The kind of step; its row has the score.
    pub kind: Kind,
    /// The digit placed, if the step places one.
    pub placed: Option<Candidate>,
    /// The candidates eliminated, in this order.
    pub eliminated: Vec<Candidate>,
}

/// Level, score and path of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rating {
    /// The level of the hardest step, raised when the score is too high for it.
    pub level: Level,
    /// The sum of the scores of the steps.
    pub score: u32,
    /// The steps, in order.
    pub steps: Vec<Step>,
}

impl Rating {
    /// The hardest kind of step: by level, then by score, then the first to occur.
    pub fn hardest(&self) -> Option<Kind> {
        let kinds = self.steps.iter().rev().map(|step| step.kind);
        kinds.max_by_key(|kind| (kind.row().level, kind.row().score))
    }
}

/// Why a puzzle has no rating.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The board is not 9x9 with boxes of three by three, or has extra houses.
    Shape,
    /// There are fewer than ten givens.
    Givens,
    /// The puzzle has no solution, or not the one it was said to have.
    Contradiction,
    /// The function given to [`rate_until`] returned true.
    Stopped,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Shape => "this rating is for plain 9x9 boards",
            Self::Givens => "this rating needs at least 10 givens",
            Self::Contradiction => "the puzzle has no solution",
            Self::Stopped => "stopped before the rating was known",
        })
    }
}

impl core::error::Error for Refusal {}

/// Rates a puzzle that has exactly one solution. The solution is a parameter because the original
/// guesses from it when everything else fails.
///
/// # Errors
/// [`Refusal`] when the puzzle is of another shape, has too few givens, or does not have this
/// solution.
pub fn rate(puzzle: &Puzzle, solution: &[Digit]) -> Result<Rating, Refusal> {
    rate_until(puzzle, solution, Stop::NEVER)
}

/// Like [`rate`], but asks `stop` before each search for a technique beyond singles, and gives up when
/// it returns true.
///
/// # Errors
/// As [`rate`], and [`Refusal::Stopped`].
pub fn rate_until(puzzle: &Puzzle, solution: &[Digit], stop: Stop<'_>) -> Result<Rating, Refusal> {
    let mut solver = Solver {
        board: open(puzzle)?,
        memory: Memory::default(),
        solution,
        known: Known::default(),
    };
    let mut steps = Vec::with_capacity(solver.board.empty.count_ones() as usize);
    let (mut level, mut score) = (Level::Easy, 0);
    while !solver.board.is_filled() {
        let found = solver.next(stop)?.ok_or(Refusal::Contradiction)?;
        let row = found.kind.row();
        level = level.max(row.level);
        score += row.score;
        solver.apply(&found);
        steps.push(Step {
            kind: found.kind,
            placed: found.placed.as_ref().map(candidate),
            eliminated: found.eliminated.iter().map(candidate).collect(),
        });
    }
    Ok(Rating { level: level.raised_by(score), score, steps })
}

fn candidate(&(cell, digit): &Spot) -> Candidate {
    Candidate { cell: Cell::new(cell), digit: Digit::new(digit) }
}

/// The board of a puzzle.
fn open(puzzle: &Puzzle) -> Result<Position, Refusal> {
    let shape = puzzle.shape();
    if !shape.is_classic() {
        return Err(Refusal::Shape);
    }
    if puzzle.given_count() < FEWEST_GIVENS {
        return Err(Refusal::Givens);
    }
    let mut board = Position::new();
    for (cell, entry) in puzzle.entries().iter().enumerate() {
        match entry {
            Entry::Given(digit) => board.give((cell, digit.index())),
            Entry::Placed(digit) => board.place((cell, digit.index())),
            Entry::Unknown | Entry::Candidates(_) => {}
        }
    }
    for (cell, entry) in puzzle.entries().iter().enumerate() {
        if let Entry::Candidates(left) = entry {
            let gone = (0..9).filter(|&digit| !left.contains(Digit::new(digit)));
            gone.for_each(|digit| board.eliminate((cell, digit)));
        }
    }
    Ok(board)
}

impl Known {
    fn sets(&mut self, board: &Position) -> &als::Sets {
        self.sets.get_or_insert_with(|| als::Sets::new(board))
    }
    fn grouped(&mut self, board: &Position) -> &Links {
        self.grouped.get_or_insert_with(|| Links::new(board, true))
    }
}

/// A position, and what earlier searches have found out about it.
struct Solver<'a> {
    board: Position,
    memory: Memory,
    solution: &'a [Digit],
    known: Known,
}

/// What has been worked out for a position and serves several searches.
#[derive(Default)]
struct Known {
    rectangles: Option<Vec<Found>>,
    avoidable: Option<Vec<Found>>,
    sets: Option<als::Sets>,
    /// The links of candidates and groups.
    grouped: Option<Links>,
}

impl Solver<'_> {
    fn apply(&mut self, found: &Found) {
        self.known = Known::default();
        found.placed.iter().for_each(|&spot| self.board.place(spot));
        found.eliminated.iter().for_each(|&spot| self.board.eliminate(spot));
    }
    fn next(&mut self, stop: Stop<'_>) -> Result<Option<Found>, Refusal> {
        let mut last = 0;
        for &kind in Kind::ALL {
            let index = kind.row().index;
            if index == last {
                continue;
            }
            last = index;
            if kind > Kind::HiddenSingle && stop.is_due() {
                return Err(Refusal::Stopped);
            }
            if kind == Kind::LockedPair {
                self.memory.note_changes(&self.board);
            }
            let found = self.search(kind);
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }
    /// Searches for this kind of step, and for the others with the same index.
    fn search(&mut self, kind: Kind) -> Option<Found> {
        let Self { board, memory, .. } = self;
        match kind {
            Kind::FullHouse | Kind::NakedSingle | Kind::HiddenSingle => sets::single(board, kind),
            Kind::LockedPair => sets::locked::<2>(board, memory, kind),
            Kind::LockedTriple => sets::locked::<3>(board, memory, kind),
            Kind::LockedCandidates1 => sets::pointing(board, memory),
            Kind::LockedCandidates2 => sets::claiming(board, memory),
            Kind::NakedPair => sets::naked::<2>(board, memory, kind),
            Kind::NakedTriple => sets::naked::<3>(board, memory, kind),
            Kind::NakedQuadruple => sets::naked::<4>(board, memory, kind),
            Kind::HiddenPair => sets::hidden::<2>(board, memory, kind),
            Kind::HiddenTriple => sets::hidden::<3>(board, memory, kind),
            Kind::HiddenQuadruple => sets::hidden::<4>(board, memory, kind),
            Kind::XWing => fish::basic::<2>(board, memory, kind),
            Kind::Swordfish => fish::basic::<3>(board, memory, kind),
            Kind::Jellyfish => fish::basic::<4>(board, memory, kind),
            Kind::RemotePair => wings::remote_pair(board),
            Kind::BugPlus1 => wings::bug_plus_1(board),
            Kind::Skyscraper => single_digit::skyscraper(board, memory),
            Kind::TwoStringKite => single_digit::kite(board, memory),
            Kind::TurbotFish => single_digit::turbot(board, memory),
            Kind::EmptyRectangle => single_digit::empty_rectangle(board, memory),
            Kind::WWing => wings::w_wing(board),
            Kind::XyWing => wings::xy_wing(board),
            Kind::XyzWing => wings::xyz_wing(board),
            Kind::FinnedXWing | Kind::SashimiXWing => {
                let kinds = [Kind::FinnedXWing, Kind::SashimiXWing];
                fish::finned::<2>(board, memory, kinds, kind)
            }
            Kind::FinnedSwordfish | Kind::SashimiSwordfish => {
                let kinds = [Kind::FinnedSwordfish, Kind::SashimiSwordfish];
                fish::finned::<3>(board, memory, kinds, kind)
            }
            Kind::FinnedJellyfish | Kind::SashimiJellyfish => {
                let kinds = [Kind::FinnedJellyfish, Kind::SashimiJellyfish];
                fish::finned::<4>(board, memory, kinds, kind)
            }
            _ => self.rare(kind),
        }
    }
    fn rare(&mut self, kind: Kind) -> Option<Found> {
        let Self { board, memory, known, .. } = self;
        match kind {
            Kind::Uniqueness1
            | Kind::Uniqueness2
            | Kind::Uniqueness3
            | Kind::Uniqueness4
            | Kind::Uniqueness5
            | Kind::Uniqueness6
            | Kind::HiddenRectangle => {
                let found = known.rectangles.get_or_insert_with(|| unique::rectangles(board));
                found.iter().find(|found| found.kind == kind).cloned()
            }
            Kind::AvoidableRectangle1 | Kind::AvoidableRectangle2 => {
                let found = known.avoidable.get_or_insert_with(|| unique::avoidable(board));
                found.iter().find(|found| found.kind == kind).cloned()
            }
            Kind::SueDeCoq => sue_de_coq::find(board, memory),
            Kind::SimpleColorsTrap => colours::simple(board, memory),
            Kind::MultiColors1 => colours::multi(board, memory),
            Kind::XChain => chains::x_chain(board, memory),
            Kind::XyChain => xy_chains::xy_chain(board),
            Kind::ContinuousLoop => loops::find(board, &Links::new(board, false), false),
            Kind::GroupedContinuousLoop => loops::find(board, known.grouped(board), true),
            Kind::AlsXz => als::xz(known.sets(board)),
            Kind::AlsXyWing => als::xy_wing(known.sets(board)),
            Kind::AlsXyChain => als::chain(known.sets(board)),
            Kind::ForcingChainContradiction => forcing::chains(board, known.grouped(board)),
            Kind::ForcingNetContradiction => forcing::nets(board, known.grouped(board)),
            Kind::FrankenXWing => franken::find::<2>(board, memory, kind, false),
            Kind::FrankenSwordfish => franken::find::<3>(board, memory, kind, false),
            Kind::FinnedFrankenXWing => franken::find::<2>(board, memory, kind, true),
            Kind::FinnedFrankenSwordfish => franken::find::<3>(board, memory, kind, true),
            Kind::BruteForce => self.guess(),
            _ => None,
        }
    }
    /// Gives the middle one of the empty cells its digit.
    fn guess(&self) -> Option<Found> {
        let middle = self.board.empty.count_ones() as usize / 2;
        let cell = super::cells::cells(self.board.empty).nth(middle)?;
        let digit = self.solution.get(cell)?.index();
        let fits = self.board.candidates[cell] & 1 << digit != 0;
        fits.then(|| Found::placing(Kind::BruteForce, (cell, digit)))
    }
}
