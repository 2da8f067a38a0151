//! The names of the tests in docs/SEEDS.md, and what each found.
use whydoku_core::{HouseKind, Shape};
use whydoku_logic::{Search, Step, Technique, render};
use whydoku_session::Method;

/// A test that found something.
pub(crate) struct Fired {
    /// `test1`, `test2r`, ...
    pub(crate) test: &'static str,
    /// What follows and why.
    pub(crate) words: String,
}

impl Fired {
    pub(crate) fn new(step: &Step, shape: &Shape) -> Self {
        let words = render::plain(shape, &render::explain(step, shape));
        Self { test: test_name(step, shape), words }
    }
}

/// Tests by technique: in rows, in columns, in squares.
const TESTS: [(&[Technique], [&str; 3]); 3] = [
    (&[Technique::HiddenSingle], ["test2r", "test2c", "test2s"]),
    (SETS[0], ["test3r", "test3c", ""]),
    (SETS[1], ["test4r", "test4c", ""]),
];

/// Sets of two and of three possibles.
const SETS: [&[Technique]; 2] = [
    &[Technique::NakedPair, Technique::LockedPair],
    &[Technique::NakedTriple, Technique::LockedTriple],
];

/// The tests of docs/SEEDS.md: sets are searched for in rows and columns only.
pub(crate) fn method() -> Method {
    let mut method = Method::layout();
    let is_set = |search: &Search| SETS.iter().any(|set| set.contains(&search.technique));
    method.order.retain(|search| !(is_set(search) && search.within == Some(HouseKind::Box)));
    method
}

fn test_name(step: &Step, shape: &Shape) -> &'static str {
    for (techniques, names) in TESTS {
        for (kind, name) in
            [HouseKind::Row, HouseKind::Column, HouseKind::Box].into_iter().zip(names)
        {
            let here = |&technique: &Technique| {
                Search { technique, within: Some(kind) }.matches(step, shape)
            };
            if !name.is_empty() && techniques.iter().any(here) {
                return name;
            }
        }
    }
    "test1"
}
