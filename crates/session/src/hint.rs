//! Hints: what is wrong, or otherwise the next step, revealed in stages.
use crate::board::Board;
use crate::method::Method;
use crate::walk::{GaveUp, Next, Walk};
use core::fmt;
use core::str::FromStr;
use whydoku_core::{Candidate, Cell, Clash, House, HouseKind, Rule};
use whydoku_exact::{Budget, Verdict, solve};
use whydoku_logic::{Argument, Search, Single, Step, Technique, render};
use whydoku_words::{Names, Said, Value, said};

/// How much a hint reveals.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum HintLevel {
    /// Where to look, roughly.
    Nudge,
    /// Which technique.
    Technique,
    /// In which cells.
    Where,
    /// Everything: what follows and why.
    Full,
}

impl HintLevel {
    /// All levels, from the smallest.
    pub const ALL: [(&'static str, Self); 4] = [
        ("nudge", Self::Nudge),
        ("technique", Self::Technique),
        ("where", Self::Where),
        ("full", Self::Full),
    ];
    /// The next level that reveals more.
    #[must_use]
    pub fn more(self) -> Self {
        match self {
            Self::Nudge => Self::Technique,
            Self::Technique => Self::Where,
            Self::Where | Self::Full => Self::Full,
        }
    }
}

/// A text that names no level of hints.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownHintLevel(String);

impl fmt::Display for UnknownHintLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a hint level; choose nudge, technique, where or full", self.0)
    }
}

impl core::error::Error for UnknownHintLevel {}

impl FromStr for HintLevel {
    type Err = UnknownHintLevel;
    fn from_str(text: &str) -> Result<Self, UnknownHintLevel> {
        let found = Self::ALL.iter().find(|(name, _)| *name == text);
        found.map(|(_, level)| *level).ok_or_else(|| UnknownHintLevel(text.into()))
    }
}

/// The next thing a player should know.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Hint {
    /// All done.
    Solved,
    /// A house has a digit twice.
    Clash(Clash),
    /// Digits already on the board break a rule beyond houses: the rule, and the cells that show it.
    Broken(Rule, Vec<Cell>),
    /// These cells do not hold the digit of the solution.
    Wrong(Vec<Cell>),
    /// These candidates were excluded but are true.
    Lost(Vec<Candidate>),
    /// The puzzle has no solution at all.
    NoSolution,
    /// The puzzle has several solutions, and the placed digits exclude them all.
    NoneLeft,
    /// The next step.
    Step(Step),
    /// No technique helps.
    Stuck,
    /// No technique in the order helps; others were not tried.
    Exhausted,
    /// None was found, but not everything was tried.
    GaveUp(GaveUp),
}

impl Hint {
    pub(crate) fn find(
        board: &Board,
        verdict: &Verdict,
        order: &[Search],
        budget: &Budget<'_>,
    ) -> Self {
        if let Some(clash) = board.puzzle.clashes().first() {
            return Self::Clash(*clash);
        }
        if let Some((number, cells)) = board.puzzle.broken_rules().into_iter().next() {
            return Self::Broken(board.puzzle.shape().rules()[number].clone(), cells);
        }
        if board.puzzle.is_filled() {
            return Self::Solved;
        }
        if let Some(mistake) = mistake(board, verdict, budget) {
            return mistake;
        }
        let Ok(walk) = Walk::new(&board.position(), Method::of(order.to_vec())) else {
            return Self::GaveUp(GaveUp::Effort);
        };
        match walk.next_within(budget.stop) {
            Next::Step(step) => Self::Step(easiest_to_see(step, board)),
            Next::Stuck => Self::Stuck,
            Next::Exhausted => Self::Exhausted,
            Next::GaveUp(why) => Self::GaveUp(why),
        }
    }

    /// The hint in words, revealing no more than `level`.
    pub fn words(&self, level: HintLevel, names: &Names<'_>) -> String {
        let said = match self {
            Self::Step(step) => return step_words(step, level, names),
            Self::Solved => said!("hint-solved"),
            Self::Clash(Clash { house, digit, first, second }) => said!("hint-clash", {
                "digit": *digit, "house": *house, "first": *first, "second": *second,
            }),
            Self::Broken(rule, _) => {
                said!("rule-broken", { "rule": whydoku_words::rule(rule) })
            }
            Self::Wrong(cells) if level < HintLevel::Where => {
                said!("hint-wrong-count", { "count": cells.len() })
            }
            Self::Wrong(cells) => said!("hint-wrong", { "cells": Value::row(cells) }),
            Self::Lost(lost) if level < HintLevel::Where => {
                said!("hint-lost-count", { "count": lost.len() })
            }
            Self::Lost(lost) => said!("hint-lost", { "candidates": Value::row(lost) }),
            Self::NoSolution => said!("hint-no-solution"),
            Self::NoneLeft => said!("hint-none-left"),
            Self::Stuck => said!("hint-stuck"),
            Self::Exhausted => said!("hint-exhausted"),
            Self::GaveUp(GaveUp::Limits) => said!("hint-gave-up"),
            Self::GaveUp(GaveUp::Effort) => said!("hint-gave-up-effort"),
        };
        said.words(names)
    }
}

/// What the player has got wrong, if anything.
fn mistake(board: &Board, verdict: &Verdict, budget: &Budget<'_>) -> Option<Hint> {
    let shape = board.puzzle.shape();
    match verdict {
        Verdict::None => Some(Hint::NoSolution),
        Verdict::Unique(solution) => {
            let wrong =
                |cell: &Cell| board.puzzle.digit(*cell).is_some_and(|d| d != solution[*cell]);
            let wrong: Vec<Cell> = shape.cells().filter(wrong).collect();
            if !wrong.is_empty() {
                return Some(Hint::Wrong(wrong));
            }
            let truths = shape.cells().map(|cell| Candidate::new(cell, solution[cell]));
            let lost = |k: &Candidate| {
                board.puzzle.digit(k.cell).is_none() && !board.candidates(k.cell).contains(k.digit)
            };
            let lost: Vec<Candidate> = truths.filter(lost).collect();
            (!lost.is_empty()).then_some(Hint::Lost(lost))
        }
        Verdict::Several(..) | Verdict::Unknown { .. } => {
            let left = solve(&board.position(), budget);
            matches!(left, Verdict::None).then_some(Hint::NoneLeft)
        }
    }
}

fn step_words(step: &Step, level: HintLevel, names: &Names<'_>) -> String {
    match level {
        HintLevel::Nudge => render::nudge(step, names),
        HintLevel::Technique => render::look_for(step, names),
        HintLevel::Where => whereabouts(step, names),
        HintLevel::Full => {
            let (name, why) = render::told(step, names);
            format!("{name}: {why}")
        }
    }
}

/// Which technique, and where. For a hidden single the house has been chosen: [`easiest_to_see`].
fn whereabouts(step: &Step, names: &Names<'_>) -> String {
    let house = match &step.argument {
        Argument::Single(single) if step.technique == Technique::HiddenSingle => single.house,
        _ => None,
    };
    let Some(house) = house else { return render::whereabouts(step, names) };
    let language = render::language_of(step, names.language);
    let technique = Said::new(step.technique.info().title);
    said!("whereabouts-single", { "technique": technique, "house": house })
        .words(&Names { language, ..*names })
}

/// The same single in the house where it is easiest to see: in a box rather than a line, and where few
/// cells are empty.
fn easiest_to_see(mut step: Step, board: &Board) -> Step {
    let Argument::Single(Single { candidate, house: Some(_) }) = step.argument else {
        return step;
    };
    let shape = board.puzzle.shape();
    let only_there = |house: &&House| {
        let mut others = shape.house(**house).cells.iter().filter(|&&cell| cell != candidate.cell);
        let is_whole = shape.house(**house).cells.len() == shape.side();
        is_whole && !others.any(|&cell| board.candidates(cell).contains(candidate.digit))
    };
    let effort = |house: &&House| {
        let info = shape.house(**house);
        let is_empty = |cell: &&Cell| board.puzzle.digit(**cell).is_none();
        (info.kind != HouseKind::Box, info.cells.iter().filter(is_empty).count())
    };
    let holding = shape.houses_of(candidate.cell).iter().filter(only_there);
    if let Some(&house) = holding.min_by_key(effort) {
        step.argument = Single { candidate, house: Some(house) }.into();
    }
    step
}
