//! Telling steps.
use crate::args::{Notation, Telling};
use crate::wrap::{hung, text_width, wrapped, writeln_wrapped};
use pencilmark_core::{CellNames, Contradiction, Puzzle, Shape};
use pencilmark_exact::Solution;
use pencilmark_logic::render::notation::{Style, styled};
use pencilmark_logic::{Step, render};
use pencilmark_session::{Outcome, WhyNone, contradiction_words};
use pencilmark_words::Names;
use std::io::{self, Write};

/// One step, numbered, told as asked.
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
        Telling::Full => {
            let (name, why) = render::told(step, names);
            let told = set_in(&format!("{name}: {why}"));
            let rest = told.strip_prefix(name).unwrap_or(&told);
            writeln!(out, "{number:>3}. \x1b[1m{name}\x1b[0m{rest}")?;
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
            Self::Eureka => Style::Eureka,
            Self::Hodoku => Style::Hodoku,
        };
        Some(styled(step, names.shape, style))
    }
}

/// Text whose lines fit the terminal, all but the first set in by five.
fn set_in(text: &str) -> String {
    let width = text_width().saturating_sub(5);
    let paragraphs: Vec<String> = text.lines().map(|line| wrapped(line, width)).collect();
    paragraphs.join("\n").replace('\n', "\n     ")
}

/// What a person wants to know besides the closing message.
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
            None => writeln_wrapped(
                out,
                "The techniques in force do not show it; the exact solver tried every way and found none.",
            ),
        },
        Outcome::Stuck(Some(_)) | Outcome::Exhausted(Some(_)) => writeln_wrapped(
            out,
            "It has exactly one solution, but no technique in force goes on from here.",
        ),
        Outcome::GaveUp(_, Some(_)) => writeln_wrapped(out, "It has exactly one solution."),
        Outcome::Stuck(None) | Outcome::Exhausted(None) | Outcome::GaveUp(_, None) => {
            let words = "How many solutions it has could not be found within the time limit.";
            writeln_wrapped(out, words)
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
        writeln_wrapped(out, &pencilmark_session::BoardState::NoPossibles.to_string())?;
    }
    let why = contradiction_words(contradiction, names);
    writeln_wrapped(out, &format!("Here is why: {why}."))
}

/// Why there is no solution: the steps that matter, and where they lead.
pub(crate) fn tell_why(out: &mut impl Write, why: &WhyNone, names: &Names<'_>) -> io::Result<()> {
    if !why.steps.is_empty() {
        writeln_wrapped(out, "These steps follow from it:")?;
        for (at, step) in why.steps.iter().enumerate() {
            tell(out, at + 1, step, (Telling::Full, Notation::None), names)?;
        }
    }
    writeln_wrapped(out, &format!("But then {}.", why.words(names)))
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
    let digits = |cell| {
        format!("{} ({} or {})", names.cell(cell), names.digit(one[cell]), names.digit(other[cell]))
    };
    let shown: Vec<String> = cells.iter().take(6).map(|&cell| digits(cell)).collect();
    let more = if cells.len() > shown.len() { ", ..." } else { "" };
    let (count, shown) = (cells.len(), shown.join(", "));
    let words = "It has more than one solution: two of them differ in";
    writeln_wrapped(out, &format!("{words} {count} cells: {shown}{more}"))
}

/// A solution as a puzzle whose givens are those of `puzzle`.
pub(crate) fn filled(puzzle: &Puzzle, solution: &Solution, shape: &Shape) -> Puzzle {
    let mut filled = puzzle.clone();
    for cell in shape.cells() {
        if puzzle.digit(cell).is_none() {
            filled.set(cell, pencilmark_core::Entry::Placed(solution[cell]));
        }
    }
    filled
}

/// How letters are read, in words.
pub(crate) fn convention_words(names: CellNames) -> &'static str {
    match names {
        CellNames::LetterColumn => "A5 is column A, row 5 (the letter is the column)",
        CellNames::RowColumn | CellNames::LetterRow => {
            "A5 is row A, column 5 (the letter is the row; see --cells)"
        }
    }
}
