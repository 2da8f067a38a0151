//! The kinds of puzzles that are made, one after another.
use core::time::Duration;
use cpu_time::ThreadTime;
use whydoku_core::{Extra, Kind, Puzzle, Shape, Stop};
use whydoku_generate::{BoardChoice, Maker, Request, RuleKind};

/// Attempts to make one puzzle.
const ATTEMPTS: u64 = 200;

/// Puzzles of one request.
pub(crate) struct Family {
    name: String,
    maker: Maker,
}

impl Family {
    pub(crate) fn name(&self) -> &str {
        &self.name
    }
}

/// What is requested in addition to one solution.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ask {
    /// Any number of givens, and all clues.
    All,
    /// Superfluous clues are also removed.
    Minimal,
    /// At least this many givens.
    Givens(usize),
}

/// Each kind of rule alone and some together, with all clues and with superfluous ones removed.
pub(crate) fn families() -> Vec<Family> {
    use RuleKind as K;
    let mut wanted: Vec<(&str, Vec<K>, Ask)> = Vec::new();
    wanted.push(("9", Vec::new(), Ask::All));
    wanted.push(("9+diagonals", Vec::new(), Ask::All));
    wanted.extend(K::all().map(|kind| ("9", vec![kind], Ask::All)));
    let minimal = [K::KILLER, K::Dots, K::Xv, K::Parity, K::BlackDots, K::Of(Kind::X_SUM)];
    wanted.extend(minimal.map(|kind| ("9", vec![kind], Ask::Minimal)));
    // Where a rule says little about a cell, puzzles with few givens are hard.
    let easier =
        [K::AntiKnight, K::AntiKing, K::NonConsecutive, K::WhiteDots, K::Of(Kind::LITTLE_KILLER)];
    wanted.extend(easier.map(|kind| ("9", vec![kind], Ask::Givens(22))));
    wanted.extend([
        ("jigsaw 9", vec![K::KILLER], Ask::All),
        ("jigsaw 9", vec![K::AntiKnight], Ask::Givens(18)),
        ("9+diagonals", vec![K::KILLER], Ask::All),
        ("9", vec![K::AntiKnight, K::Dots], Ask::All),
        ("9", vec![K::AntiKnight, K::AntiKing], Ask::All),
        ("9", vec![K::KILLER, K::AntiKnight], Ask::All),
        ("9", vec![K::KILLER, K::Xv], Ask::Minimal),
        ("9", vec![K::AllDots, K::Of(Kind::SANDWICH)], Ask::All),
        ("6", vec![K::KILLER, K::Inequalities], Ask::Minimal),
    ]);
    wanted.into_iter().filter_map(|(board, kinds, ask)| family(board, kinds, ask)).collect()
}

fn family(board: &str, rules: Vec<RuleKind>, ask: Ask) -> Option<Family> {
    let shape = Shape::usual(if board.starts_with('6') { 6 } else { 9 }).ok()?;
    let choice = if board.starts_with("jigsaw") {
        BoardChoice::RandomJigsaw(9)
    } else if board.ends_with("diagonals") {
        BoardChoice::Shape(shape.with(Extra::Diagonals).ok()?)
    } else {
        BoardChoice::Shape(shape.clone())
    };
    let mut name: Vec<String> = Vec::new();
    name.extend((board != "9").then(|| board.trim_start_matches("9+").to_owned()));
    name.extend(rules.iter().map(ToString::to_string));
    if name.is_empty() {
        name.push("classic".into());
    }
    let mut request = Request { board: choice, rules, ..Request::new(shape) };
    match ask {
        Ask::All => {}
        Ask::Minimal => {
            name.push("minimal".into());
            request.minimal = true;
        }
        Ask::Givens(least) => {
            name.push(format!("{least} givens"));
            request.clues = Some(least..=81);
        }
    }
    let name = name.join(", ");
    Maker::new(request).ok().map(|maker| Family { name, maker })
}

/// A puzzle that depends only on its seed and number, if it is made in time.
pub(crate) fn puzzle(
    family: &Family,
    seed: u64,
    number: u64,
    patience: Duration,
) -> Option<Puzzle> {
    let end = ThreadTime::now().as_duration() + patience;
    let stop = move || ThreadTime::now().as_duration() >= end;
    (number * ATTEMPTS..(number + 1) * ATTEMPTS).find_map(|attempt| {
        let made = family.maker.make(seed, attempt..attempt + 1, Stop::when(&stop));
        made.first().map(|made| made.puzzle.to_puzzle())
    })
}
