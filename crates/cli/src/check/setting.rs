//! What the setter of a puzzle asks: `check --why`, `--superfluous`, `--true-candidates` and `--suggest`.
use crate::args::{Common, Picture, SettingArgs};
use crate::exit::{Exit, Failure};
use crate::picture::picture;
use crate::story::{say, tell_why};
use crate::wrap::writeln_wrapped;
use std::io::{self, Write};
use whydoku_core::{DigitSet, Entry, Puzzle};
use whydoku_exact::{Budget, count};
use whydoku_setting::{Counts, Item, Suggested, Suggestions, Superfluous, Why, Wish};
use whydoku_setting::{counts, suggest, superfluous, why};
use whydoku_wire::{
    PuzzlePieceJson, SuggestedJson, SuggestionsJson, SuperfluousJson, TrueCandidatesJson, WhyJson,
    to_json,
};
use whydoku_words::{Names, Value, said};

/// How many solutions of a candidate are counted unless another limit is given.
const USUAL_LIMIT: u64 = 20;

pub(crate) fn run(
    args: &SettingArgs,
    limit: Option<u64>,
    puzzle: &Puzzle,
    common: &Common,
    out: &mut impl Write,
) -> Result<Exit, Failure> {
    if limit.is_some() && !args.true_candidates {
        return Err(Failure::bad(
            "--limit counts solutions; of these questions only --true-candidates does",
        ));
    }
    if args.why {
        tell_conflict(puzzle, common, out)
    } else if args.superfluous {
        tell_superfluous(puzzle, common, out)
    } else if args.true_candidates {
        tell_counts(puzzle, limit.unwrap_or(USUAL_LIMIT), common, out)
    } else {
        let wish = args.suggest.unwrap_or(Wish::Given);
        tell_suggestions(puzzle, wish, (args.seed, args.most), common, out)
    }
}

/// Where an answer is missing: what is known about the solutions.
fn unanswered(puzzle: &Puzzle, common: &Common) -> Exit {
    match common.within_limit(|budget| count(puzzle, 2, budget)) {
        whydoku_exact::Counted { found: 2.., .. } => Exit::Several,
        whydoku_exact::Counted { complete: false, .. } => Exit::Unknown,
        whydoku_exact::Counted { found: 1, .. } => Exit::Fine,
        whydoku_exact::Counted { .. } => Exit::NoSolution,
    }
}

fn piece(puzzle: &Puzzle, item: Item, names: &Names<'_>) -> PuzzlePieceJson {
    match item {
        Item::Given(cell) => PuzzlePieceJson::given(puzzle, cell, names),
        Item::Rule(number) => PuzzlePieceJson::rule(puzzle, number, names),
    }
}

fn pieces(puzzle: &Puzzle, items: &[Item], names: &Names<'_>) -> Vec<PuzzlePieceJson> {
    items.iter().map(|&item| piece(puzzle, item, names)).collect()
}

fn tell_pieces(out: &mut impl Write, pieces: &[PuzzlePieceJson]) -> io::Result<()> {
    pieces.iter().try_for_each(|piece| writeln_wrapped(out, &format!("  {}", piece.words)))
}

/// `--why`.
fn tell_conflict(puzzle: &Puzzle, common: &Common, out: &mut impl Write) -> Result<Exit, Failure> {
    let names = common.names(puzzle.shape());
    let Some(why) = common.within_limit(|budget| why(puzzle, budget)) else {
        let exit = unanswered(puzzle, common);
        let seconds = common.limit_seconds().to_string();
        let said = match exit {
            Exit::Unknown | Exit::NoSolution => {
                said!("program-why-unknown", { "seconds": seconds })
            }
            _ => said!("program-why-not"),
        };
        if common.is_json() {
            return Err(Failure::bad(said.words(&names)));
        }
        say(out, &said, &names)?;
        return Ok(if exit == Exit::NoSolution { Exit::Unknown } else { exit });
    };
    let Why { cells, rules, houses, is_minimal, core, steps } = &why;
    let items = cells.iter().copied().map(Item::Given).chain(rules.iter().copied().map(Item::Rule));
    let pieces = pieces(puzzle, &items.collect::<Vec<_>>(), &names);
    if common.is_json() {
        let json = WhyJson::new(pieces, houses, *is_minimal, (core, steps.as_ref()), names);
        writeln!(out, "{}", to_json(&json))?;
        return Ok(Exit::NoSolution);
    }
    let heading =
        if *is_minimal { said!("program-why-minimal") } else { said!("program-why-perhaps") };
    say(out, &heading, &names)?;
    tell_pieces(out, &pieces)?;
    if !houses.is_empty() {
        say(out, &said!("program-why-houses", { "houses": Value::all(houses) }), &names)?;
    }
    match steps {
        Some(steps) => tell_why(out, steps, &common.names(core.shape()))?,
        None => say(out, &said!("program-not-shown-at-all"), &names)?,
    }
    Ok(Exit::NoSolution)
}

/// `--superfluous`.
fn tell_superfluous(
    puzzle: &Puzzle,
    common: &Common,
    out: &mut impl Write,
) -> Result<Exit, Failure> {
    let names = common.names(puzzle.shape());
    let Some(spare) = common.within_limit(|budget| superfluous(puzzle, budget)) else {
        let said = said!("program-spare-not-unique");
        if common.is_json() {
            return Err(Failure::bad(said.words(&names)));
        }
        say(out, &said, &names)?;
        return Ok(unanswered(puzzle, common));
    };
    let Superfluous { alone, together, undecided } = &spare;
    let (each, all) = (pieces(puzzle, alone, &names), pieces(puzzle, together, &names));
    if common.is_json() {
        let complete = undecided.is_empty();
        writeln!(out, "{}", to_json(&SuperfluousJson { alone: each, together: all, complete }))?;
        return Ok(Exit::Fine);
    }
    if alone.is_empty() {
        if undecided.is_empty() {
            say(out, &said!("program-spare-none"), &names)?;
        }
    } else {
        say(out, &said!("program-superfluous"), &names)?;
        tell_pieces(out, &each)?;
    }
    if alone.len() > 1 {
        say(out, &said!("program-spare-together", { "count": together.len() }), &names)?;
        if together.len() > 1 {
            tell_pieces(out, &all)?;
        }
    }
    if !undecided.is_empty() {
        say(out, &said!("program-spare-undecided", { "count": undecided.len() }), &names)?;
    }
    Ok(Exit::Fine)
}

/// `--true-candidates`.
fn tell_counts(
    puzzle: &Puzzle,
    limit: u64,
    common: &Common,
    out: &mut impl Write,
) -> Result<Exit, Failure> {
    let counts = common.within_limit(|budget| counts(puzzle, limit, budget));
    let exit = match counts.solutions {
        _ if !counts.is_complete => Exit::Unknown,
        0 => Exit::NoSolution,
        1 if limit > 1 => Exit::Fine,
        _ => Exit::Several,
    };
    let names = common.names(puzzle.shape());
    if common.is_json() {
        let Counts { solutions, is_complete, .. } = counts;
        let cells = puzzle.shape().cells().map(|cell| counts.of_cell(cell).to_vec()).collect();
        let settled = counts.settled();
        let json = TrueCandidatesJson { solutions, limit, complete: is_complete, settled, cells };
        writeln!(out, "{}", to_json(&json))?;
        return Ok(exit);
    }
    let found = usize::try_from(counts.solutions).unwrap_or(usize::MAX);
    let said = match found {
        0 if counts.is_complete => said!("program-true-none"),
        _ if counts.solutions >= limit => said!("program-true-at-least", { "count": found }),
        1 => said!("program-true-one"),
        _ => said!("program-true-all", { "count": found }),
    };
    say(out, &said, &names)?;
    if found > 0 {
        tell_table(puzzle, &counts, common, out)?;
    }
    if !counts.is_complete {
        say(out, &said!("program-true-cut"), &names)?;
    }
    Ok(exit)
}

/// The board with its true candidates, and the numbers of each cell that is not settled.
fn tell_table(
    puzzle: &Puzzle,
    counts: &Counts,
    common: &Common,
    out: &mut impl Write,
) -> io::Result<()> {
    let names = common.names(puzzle.shape());
    let shape = puzzle.shape();
    let mut shown = puzzle.clone();
    for cell in shape.cells() {
        if puzzle.digit(cell).is_none() {
            let left: DigitSet =
                shape.digits().filter(|&digit| counts.of(cell, digit) > 0).collect();
            shown.set(cell, left.single().map_or(Entry::Candidates(left), Entry::Placed));
        }
    }
    write!(out, "{}", picture(&shown, None, Picture::Candidates, common))?;
    say(out, &said!("program-true-settled", { "count": counts.settled() }), &names)?;
    for cell in shape.cells() {
        let numbers = shape.digits().filter(|&digit| counts.of(cell, digit) > 0);
        let numbers: Vec<String> = numbers
            .map(|digit| format!("{} x{}", shape.digit_name(digit), counts.of(cell, digit)))
            .collect();
        if numbers.len() > 1 {
            writeln!(out, "  {:<6} {}", names.cell(cell), numbers.join("  "))?;
        }
    }
    Ok(())
}

/// `--suggest`.
fn tell_suggestions(
    puzzle: &Puzzle,
    wish: Wish,
    drawn: (u64, usize),
    common: &Common,
    out: &mut impl Write,
) -> Result<Exit, Failure> {
    let names = common.names(puzzle.shape());
    let ask = |budget: &Budget<'_>| suggest(puzzle, wish, drawn, budget);
    let Some(found) = common.within_limit(ask) else {
        let exit = unanswered(puzzle, common);
        let seconds = common.limit_seconds().to_string();
        let said = if exit == Exit::NoSolution {
            said!("program-not-valid")
        } else {
            said!("program-why-unknown", { "seconds": seconds })
        };
        if common.is_json() {
            return Err(Failure::bad(said.words(&names)));
        }
        say(out, &said, &names)?;
        return Ok(if exit == Exit::NoSolution { exit } else { Exit::Unknown });
    };
    let clue = |clue: &Suggested| {
        let Suggested { rules, given, solutions, replaces } = clue;
        SuggestedJson::new(puzzle.shape(), (rules, *given), *solutions, replaces, &names)
    };
    let clues: Vec<SuggestedJson> = found.list.iter().map(clue).collect();
    if common.is_json() {
        let Suggestions { is_unique: unique, is_complete: complete, .. } = found;
        writeln!(out, "{}", to_json(&SuggestionsJson { unique, complete, clues }))?;
    } else {
        tell_clues(&found, &clues, &names, out)?;
    }
    Ok(match (found.list.is_empty(), found.is_complete) {
        (true, false) => Exit::Unknown,
        (true, true) => Exit::Stuck,
        (false, _) => Exit::Fine,
    })
}

fn tell_clues(
    found: &Suggestions,
    clues: &[SuggestedJson],
    names: &Names<'_>,
    out: &mut impl Write,
) -> io::Result<()> {
    let heading = match (clues.is_empty(), found.is_unique) {
        (true, _) => said!("program-suggest-none"),
        (false, true) => said!("program-suggest-list-unique"),
        (false, false) => said!("program-suggest-list"),
    };
    say(out, &heading, names)?;
    for (clue, json) in found.list.iter().zip(clues) {
        let line = json.given.iter().chain(&json.lines).cloned().collect::<Vec<_>>().join("; ");
        let effect = match usize::try_from(clue.solutions).unwrap_or(usize::MAX) {
            _ if !clue.replaces.is_empty() => {
                said!("program-suggest-replaces", { "cells": Value::row(&clue.replaces) })
            }
            1 => said!("program-suggest-unique"),
            count @ 100.. => said!("program-suggest-many", { "count": count }),
            count => said!("program-suggest-several", { "count": count }),
        };
        writeln_wrapped(out, &format!("  {line}   ({})", effect.words(names)))?;
    }
    if !found.is_complete {
        say(out, &said!("program-suggest-cut"), names)?;
    }
    Ok(())
}
