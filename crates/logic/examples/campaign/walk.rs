//! Positions, and the techniques that can be tried on them.
use core::ops::ControlFlow;
use std::time::{Duration, Instant};
use whydoku_core::{Puzzle, Random, Shape, Stop};
use whydoku_exact::{Budget, Verdict, solve};
use whydoku_logic::{Ended, Level, Position, Search, Step, Technique, position};

/// The time limit for one position; what was found until then counts.
const PATIENCE: Duration = Duration::from_secs(2);

/// Opens a puzzle, marked as unique if it is.
pub(crate) fn open(puzzle: &Puzzle) -> Result<(Box<dyn Position>, Verdict), String> {
    let verdict = solve(puzzle, &Budget::unlimited());
    let mut position = position(puzzle).map_err(|error| error.to_string())?;
    position.assume_unique(matches!(verdict, Verdict::Unique(_)));
    Ok((position, verdict))
}

/// Whether a technique is so rare or so slow that fewer trials of it have to suffice.
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

/// Whether a technique is so slow that it is not tried on every position.
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

/// Whether an image may have other steps. The symmetry of a board that is turned is lost when its rows
/// are exchanged; and on boards of more than nine digits only a limited number of houses is tried for a
/// large fish, in a different order in the image.
pub(crate) fn may_differ(technique: Technique, shape: &Shape) -> bool {
    let words = ["franken", "kraken", "leviathan", "mutant", "siamese", "squirmbag", "whale"];
    let is_bounded =
        shape.side() > 9 && words.iter().any(|word| technique.info().id.contains(word));
    is_bounded || technique == Technique::SymmetricalPlacement
}

/// Every step of some techniques, as far as the time limit allows; whether the search was
/// completed.
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

/// Easy techniques, used to continue when nothing else is tried.
pub(crate) fn easy(unique: bool) -> Vec<Search> {
    let mut order = Search::default_order();
    order.retain(|search| {
        let info = search.technique.info();
        info.level <= Level::Hard && (unique || !info.needs_unique)
    });
    order
}

/// Some of the techniques: the quick ones of a list, and each of the slow ones now and then.
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
