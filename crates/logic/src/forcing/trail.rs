//! What holds under suppositions, in the order in which it was found, and why.
use super::{Facts, Literal};

/// Why something holds, until it is written down.
#[derive(Clone, Debug)]
pub(super) enum Reason {
    Supposed,
    Excluded(u32),
    Last(u32),
    Ruled(u32),
    Refuted(Box<Block>),
}

/// How a supposition ends.
#[derive(Clone, Copy, Debug)]
pub(crate) enum End {
    /// All alternatives of a premise are false.
    Nothing(u32),
    /// A rule of many cells cannot hold.
    Ruled(u32),
    /// Two candidates that exclude each other are both true.
    Clash(u32, u32),
    /// The goal has been shown.
    Shown(Literal),
}

/// Something that cannot hold.
#[derive(Clone, Copy, Debug)]
pub(super) enum Failing {
    /// A premise with no alternative left.
    Premise(u32),
    /// A rule of many cells.
    Rule(u32),
}

/// Why a line holds.
#[derive(Clone, Debug)]
pub(super) enum Why {
    Excluded(u32),
    /// It is the last of a premise; and what rules out the others.
    Last(u32, Vec<Literal>),
    /// A rule of many cells implies it; and what rules out candidates of its cells.
    Ruled(u32, Vec<Literal>),
    Refuted(Box<Block>),
}

/// A supposition, and the lines that it needs to come to its end.
#[derive(Clone, Debug)]
pub(crate) struct Block {
    pub(super) supposed: Literal,
    pub(super) steps: Vec<(Literal, Why)>,
    /// What cannot hold, a premise or a rule, and what rules it out; none if the last step is the
    /// goal.
    pub(super) nothing: Option<(Failing, Vec<Literal>)>,
    /// What it rests on outside the case.
    pub(super) outside: Vec<Literal>,
}

/// What holds, and why.
#[derive(Debug)]
pub(super) struct Trail<'a> {
    pub(super) facts: &'a Facts,
    /// For each literal, its place among the steps, if it holds.
    place: Vec<u32>,
    /// In the order of discovery.
    pub(super) steps: Vec<(Literal, Reason)>,
}

const NOWHERE: u32 = u32::MAX;

impl<'a> Trail<'a> {
    pub(super) fn new(facts: &'a Facts) -> Self {
        Self { facts, place: vec![NOWHERE; 2 * facts.len()], steps: Vec::new() }
    }
    pub(super) fn holds(&self, literal: Literal) -> bool {
        self.place[literal.index()] != NOWHERE
    }
    /// The place among the steps of a literal that holds.
    pub(super) fn place(&self, literal: Literal) -> usize {
        self.place[literal.index()] as usize
    }
    pub(super) fn len(&self) -> usize {
        self.steps.len()
    }
    pub(super) fn push(&mut self, literal: Literal, reason: Reason) {
        self.place[literal.index()] = self.steps.len() as u32;
        self.steps.push((literal, reason));
    }
    pub(super) fn pop(&mut self) -> Option<Literal> {
        let (literal, _) = self.steps.pop()?;
        self.place[literal.index()] = NOWHERE;
        Some(literal)
    }
    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.place.fill(NOWHERE);
        self.steps.clear();
    }
}
