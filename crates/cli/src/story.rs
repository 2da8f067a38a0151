//! Steps in words.
use crate::args::{Notation, Telling};
use crate::terminal::BOLD;
use crate::wrap::{hung, text_width, wrapped, writeln_wrapped};
use std::io::{self, Write};
use whydoku_core::{Cell, CellNames, Contradiction, Puzzle, Shape};
use whydoku_exact::Solution;
use whydoku_logic::render::notation::{self, styled};
use whydoku_logic::{Step, render};
use whydoku_session::{Outcome, WhyNone, contradiction_words};
use whydoku_words::{Message, Names, Said, message, said};

/// One step, numbered, in the requested form.
pub(crate) fn tell(
    out: &mut impl Write,
    number: usize,
    step: &Step,
    (telling, notation): (Telling, Notation),
    names: &Names<'_>,
) -> io::Result<()> {
    match telling {
        Telling::None => Ok(()),
        Telling::Short => {
            let usual = || render::notation::step(step, names.shape);
            let line = notation.of(step, names).unwrap_or_else(usual);
            writeln!(out, "{}", hung(&format!("{number:>3}. {line}"), text_width(), 5))
        }
        Telling::Full | Telling::Whole => {
            let (name, brief) = render::told(step, names);
            let is_whole = telling == Telling::Whole;
            let whole = || render::plain(*names, &render::explain_whole(step, *names));
            let why = if is_whole { whole() } else { brief };
            let told = set_in(&format!("{name}: {why}"));
            let rest = told.strip_prefix(name).unwrap_or(&told);
            writeln!(out, "{number:>3}. {BOLD}{name}{BOLD:#}{rest}")?;
            match notation.of(step, names) {
                Some(line) => writeln_wrapped(out, &format!("     {line}")),
                None => Ok(()),
            }
        }
    }
}

impl Notation {
    /// A step in this notation, if one is wanted.
    pub(crate) fn of(self, step: &Step, names: &Names<'_>) -> Option<String> {
        let style = match self {
            Self::None => return None,
            Self::Eureka => notation::Notation::Eureka,
            Self::Hodoku => notation::Notation::Hodoku,
        };
        Some(styled(step, names.shape, style))
    }
}

/// Text whose lines fit the terminal; all but the first are indented by five.
fn set_in(text: &str) -> String {
    let width = text_width().saturating_sub(5);
    let paragraphs: Vec<String> = text.lines().map(|line| wrapped(line, width)).collect();
    paragraphs.join("\n").replace('\n', "\n     ")
}

/// At most this many cells in which two solutions differ are named.
const MOST_SHOWN: usize = 6;

/// A message, in lines that fit the terminal.
pub(crate) fn say(out: &mut impl Write, said: &Said, names: &Names<'_>) -> io::Result<()> {
    writeln_wrapped(out, &said.words(names))
}

/// What a person wants to know in addition to the closing message.
pub(crate) fn tell_outcome(
    out: &mut impl Write,
    outcome: &Outcome,
    why: Option<&WhyNone>,
    names: &Names<'_>,
) -> io::Result<()> {
    match outcome {
        Outcome::Solved => Ok(()),
        Outcome::NoSolution(Some(contradiction)) => tell_contradiction(out, contradiction, names),
        Outcome::NoSolution(None) => match why {
            Some(why) => tell_why(out, why, names),
            None => say(out, &said!("program-not-shown"), names),
        },
        Outcome::Stuck(Some(_)) | Outcome::Exhausted(Some(_)) => {
            say(out, &said!("program-one-but-stuck"), names)
        }
        Outcome::GaveUp(_, Some(_)) => say(out, &said!("program-one"), names),
        Outcome::Stuck(None) | Outcome::Exhausted(None) | Outcome::GaveUp(_, None) => {
            say(out, &said!("program-count-unknown"), names)
        }
        Outcome::Several(one, other) => tell_difference(out, one, other, names),
    }
}

fn tell_contradiction(
    out: &mut impl Write,
    contradiction: &Contradiction,
    names: &Names<'_>,
) -> io::Result<()> {
    if let Contradiction::NoCandidate(_) = contradiction {
        say(out, &whydoku_session::BoardState::NoPossibles.said(), names)?;
    }
    let why = contradiction_words(contradiction, names);
    say(out, &said!("program-why", { "reason": why }), names)
}

/// Why there is no solution: the steps that matter, and where they lead.
pub(crate) fn tell_why(out: &mut impl Write, why: &WhyNone, names: &Names<'_>) -> io::Result<()> {
    if !why.steps.is_empty() {
        say(out, &said!("program-steps-follow"), names)?;
        for (at, step) in why.steps.iter().enumerate() {
            tell(out, at + 1, step, (Telling::Full, Notation::None), names)?;
        }
    }
    say(out, &said!("program-but-then", { "reason": why.words(names) }), names)
}

/// Where two solutions differ.
pub(crate) fn tell_difference(
    out: &mut impl Write,
    one: &Solution,
    other: &Solution,
    names: &Names<'_>,
) -> io::Result<()> {
    let differ = |cell: &_| one[*cell] != other[*cell];
    let cells: Vec<_> = names.shape.cells().filter(differ).collect();
    let differs = |&cell: &Cell| {
        let said = said!("program-cell-differs", {
            "cell": cell, "one": one[cell], "other": other[cell],
        });
        said.words(names)
    };
    let mut shown: Vec<String> = cells.iter().take(MOST_SHOWN).map(differs).collect();
    shown.extend((cells.len() > MOST_SHOWN).then(|| "...".to_owned()));
    let said = said!("program-solutions-differ", {
        "count": cells.len(), "cells": shown.join(", "),
    });
    say(out, &said, names)
}

/// A solution as a puzzle whose givens are those of `puzzle`.
pub(crate) fn filled(puzzle: &Puzzle, solution: &Solution, shape: &Shape) -> Puzzle {
    let mut filled = puzzle.clone();
    for cell in shape.cells() {
        if puzzle.digit(cell).is_none() {
            filled.set(cell, whydoku_core::Entry::Placed(solution[cell]));
        }
    }
    filled
}

/// How letters are read.
pub(crate) fn convention(names: CellNames) -> Message {
    match names {
        CellNames::LetterColumn => message!("letter-is-column"),
        CellNames::RowColumn | CellNames::LetterRow => message!("letter-is-row"),
    }
}
