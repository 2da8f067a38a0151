//! The names of the tests that the note gives, and what each found.
use pencilmark_core::{HouseKind, Shape};
use pencilmark_logic::{Search, Step, Technique, render};

/// A test that found something.
pub(crate) struct Fired {
    /// `test1`, `test2r`, ...
    pub(crate) test: &'static str,
    /// What follows and why.
    pub(crate) words: String,
}

impl Fired {
    pub(crate) fn new(step: &Step, shape: &Shape) -> Self {
        let words = render::plain(shape, &render::explain(step));
        Self { test: test_name(step, shape), words }
    }
}

/// Tests by technique: in rows, in columns, in squares.
const TESTS: [(&[Technique], [&str; 3]); 3] = [
    (&[Technique::HiddenSingle], ["test2r", "test2c", "test2s"]),
    (&[Technique::NakedPair, Technique::LockedPair], ["test3r", "test3c", "test3s"]),
    (&[Technique::NakedTriple, Technique::LockedTriple], ["test4r", "test4c", "test4s"]),
];

fn test_name(step: &Step, shape: &Shape) -> &'static str {
    for (techniques, names) in TESTS {
        for (kind, name) in
            [HouseKind::Row, HouseKind::Column, HouseKind::Box].into_iter().zip(names)
        {
            let here = |&technique: &Technique| {
                Search { technique, within: Some(kind) }.matches(step, shape)
            };
            if techniques.iter().any(here) {
                return name;
            }
        }
    }
    "test1"
}
