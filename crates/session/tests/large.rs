//! On boards of more than twelve digits every technique we know takes part, and the end of a walk is
//! reported correctly.
use core::sync::atomic::{AtomicU32, Ordering};
use whydoku_core::{Digit, Entry, Puzzle, Shape, Stop};
use whydoku_exact::Budget;
use whydoku_logic::{Search, Technique};
use whydoku_session::{Game, GaveUp, Hint, HintLevel, Method, Next, Outcome, Walk};

/// `generate --size 16 --minimal --seed 5`: needs almost locked sets.
const SIXTEEN: &str = "\
3.5...f...c4..g....d.4.1....c..e9ge.62....5........7...d.2.8b...\
e..g...8.5..a........3a..g.9..725.4......b..91..d.c.....712...5.\
.8.67g.5..4.1d3b......1..9........d.2fc...8......e3..6..2..af.8.\
4......b..9e.6.........a56.....98.25e..9...7.3.g1a..4...........";

fn puzzle(shape: Shape, text: &str) -> Puzzle {
    let entry = |symbol| Digit::from_symbol(symbol).map_or(Entry::Unknown, Entry::Given);
    Puzzle::new(shape, text.chars().map(entry).collect()).unwrap()
}

fn sixteen() -> Puzzle {
    puzzle(Shape::square(16).unwrap(), SIXTEEN)
}

#[test]
fn a_large_board_is_solved_by_the_usual_method() {
    let mut walk = Walk::new(&sixteen(), Method::usual()).unwrap();
    let steps = walk.run();
    assert_eq!(walk.outcome(&Budget::unlimited()), Outcome::Solved);
    let hardest = steps.iter().map(|step| step.technique.info().level).max();
    assert!(hardest > Some(whydoku_logic::Level::Hard), "{hardest:?}");
}

/// Where `solve` gave up on the large board before: easy techniques are exhausted.
fn where_it_gets_hard() -> Puzzle {
    let mut order = Search::default_order();
    order.retain(|search| search.technique.info().level <= whydoku_logic::Level::Hard);
    let mut walk = Walk::new(&sixteen(), Method::of(order)).unwrap();
    walk.run();
    let outcome = walk.outcome(&Budget::unlimited());
    assert!(matches!(outcome, Outcome::Exhausted(Some(_))), "{outcome:?}");
    assert_eq!(outcome.message(), "Unable to solve with these techniques alone.");
    assert_eq!(outcome.id(), "stuck");
    walk.position().to_puzzle()
}

#[test]
fn a_hint_on_a_large_board_uses_every_technique() {
    let hard = where_it_gets_hard();
    let hint = |order: &[Search]| Game::new(&hard).hint(order, &Budget::unlimited());
    assert!(matches!(hint(&Search::default_order()), Hint::Step(_)));
    let none = hint(&[Technique::XWing.into()]);
    assert_eq!(none, Hint::Exhausted);
    let names = hard.shape().into();
    assert_eq!(none.words(HintLevel::Nudge, &names), "None of these techniques helps here.");
}

#[test]
fn a_walk_or_a_hint_that_hits_its_limits_gives_up() {
    let hard = where_it_gets_hard();
    let asked = AtomicU32::new(0);
    let stop = || asked.fetch_add(1, Ordering::Relaxed) >= 5;
    let mut walk = Walk::new(&hard, Method::usual()).unwrap();
    assert!(walk.advance_within(Stop::when(&stop)).is_empty());
    let outcome = walk.outcome(&Budget::unlimited());
    assert!(matches!(outcome, Outcome::GaveUp(GaveUp::Limits, Some(_))), "{outcome:?}");
    assert_eq!(outcome.id(), "gave-up");
    assert!(!outcome.message().contains("smart logic"));
    assert_eq!(walk.next_within(Stop::when(&|| true)), Next::GaveUp(GaveUp::Limits));
    let over = || true;
    let hint = Game::new(&hard).hint(&Search::default_order(), &Budget::until(&over));
    assert_eq!(hint, Hint::GaveUp(GaveUp::Limits));
}

/// Nothing follows on an empty board; but that may be reported only after everything was tried.
#[test]
fn a_walk_is_stuck_only_after_every_technique_was_tried_to_the_end() {
    let next = |shape: Shape| {
        let walk = Walk::new(&Puzzle::empty(shape), Method::usual()).unwrap();
        walk.next_within(Stop::NEVER)
    };
    assert_eq!(next(Shape::square(4).unwrap()), Next::Stuck);
    assert_eq!(next(Shape::usual(10).unwrap()), Next::GaveUp(GaveUp::Effort));
}
