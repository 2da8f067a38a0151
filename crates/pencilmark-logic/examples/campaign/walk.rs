//! Positions, and what can be tried on them.
use core::ops::ControlFlow;
use pencilmark_core::{Puzzle, Random, Shape, Stop};
use pencilmark_exact::{Budget, Verdict, solve};
use pencilmark_logic::{Ended, Level, Position, Search, Step, Technique, position};
use std::time::{Duration, Instant};

/// What one position may cost; what was found until then counts.
const PATIENCE: Duration = Duration::from_secs(2);

/// A puzzle opened, as unique as it is.
pub(crate) fn open(puzzle: &Puzzle) -> Result<(Box<dyn Position>, Verdict), String> {
    let verdict = solve(puzzle, &Budget::unlimited());
    let mut position = position(puzzle).map_err(|error| error.to_string())?;
    position.assume_unique(matches!(verdict, Verdict::Unique(_)));
    Ok((position, verdict))
}

/// Whether a technique is so rare or so slow that fewer trials of it must do.
pub(crate) fn is_exotic(technique: Technique) -> bool {
    let words = [
        "deadly",
        "dual",
        "exocet",
        "fireworks",
        "forcing",
        "franken",
        "gurth",
        "kraken",
        "leviathan",
        "matrix",
        "mutant",
        "nested",
        "nishio",
        "oddagon",
        "sector",
        "siamese",
        "sk-loop",
        "squirmbag",
        "symmetr",
        "template",
        "tridagon",
        "whale",
    ];
    words.iter().any(|word| technique.info().id.contains(word))
}

/// Whether a technique takes so long that it is not tried on every position.
pub(crate) fn is_slow(technique: Technique) -> bool {
    let words = [
        "exocet",
        "forcing",
        "franken",
        "kraken",
        "leviathan",
        "mutant",
        "nested",
        "nishio",
        "siamese",
        "squirmbag",
        "whale",
    ];
    words.iter().any(|word| technique.info().id.contains(word))
}

/// Whether an image may have other steps. How a board looks when it is turned is lost when its rows are
/// exchanged; and on boards of more than nine digits only a limited number of houses is tried for a large
/// fish, in another order in the image.
pub(crate) fn may_differ(technique: Technique, shape: &Shape) -> bool {
    let words = ["franken", "kraken", "leviathan", "mutant", "siamese", "squirmbag", "whale"];
    let is_bounded =
        shape.side() > 9 && words.iter().any(|word| technique.info().id.contains(word));
    is_bounded || technique == Technique::SymmetricalPlacement
}

/// Every step of some techniques, as far as patience reaches; whether it did.
pub(crate) fn search(position: &dyn Position, order: &[Search]) -> (Vec<Step>, bool) {
    let end = Instant::now() + PATIENCE;
    let stop = move || Instant::now() >= end;
    let mut steps = Vec::new();
    let ended = position.search_within(order, Stop::when(&stop), &mut |step| {
        steps.push(step);
        ControlFlow::Continue(())
    });
    (steps, ended != Ended::Broken)
}

/// The singles.
pub(crate) fn singles() -> Vec<Search> {
    [Technique::FullHouse, Technique::HiddenSingle, Technique::NakedSingle].map(Search::from).into()
}

/// Easy ways on when nothing else is tried.
pub(crate) fn easy(unique: bool) -> Vec<Search> {
    let mut order = Search::default_order();
    order.retain(|search| {
        let info = search.technique.info();
        info.level <= Level::Hard && (unique || !info.needs_unique)
    });
    order
}

/// Some of the techniques: those of a list that are quick, and each of the slow ones now and then.
pub(crate) fn some(from: &[Technique], random: &mut Random) -> Vec<Search> {
    let mut order: Vec<Search> = from
        .iter()
        .filter(|technique| !is_slow(**technique) || random.below(25) == 0)
        .map(|&technique| technique.into())
        .collect();
    random.shuffle(&mut order);
    order
}

pub(crate) fn nine() -> Result<Shape, String> {
    Shape::square(9).map_err(|error| error.to_string())
}
