//! `whydoku check`: is a puzzle valid, how many solutions has it, is a move legal?
mod certificates;
mod proofs;
#[cfg(feature = "full")]
mod setting;

use crate::args::{CheckArgs, Common, Format, Picture};
use crate::exit::{Exit, Failure};
use crate::input::located;
use crate::jobs::{Task, answer};
use crate::picture::picture;
use crate::source::Source;
use crate::story::{convention, filled, say, tell_difference, tell_why};
use crate::wrap::{note, writeln_wrapped};
use proofs::Proofs;
use std::io::{self, Write};
use whydoku_core::{Cell, Entry, Puzzle, Stop};
use whydoku_exact::{Budget, Counted, Solution, Verdict, conflict, count, solve, superfluous};
use whydoku_formats::{ErrorKind, Move, Parsed, Posed, parse_move};
use whydoku_session::{check_move, why_none};
use whydoku_wire::{CertificateJson, CheckJson, MoveJson, from_json, to_json};
use whydoku_words::{Names, Said, Value, message, said};

pub(crate) fn run(args: &CheckArgs, common: &Common) -> Result<Exit, Failure> {
    let (parsed, proofs) = match what(args, common)? {
        What::Done(exit) => return Ok(exit),
        What::One(parsed, proofs) => (parsed, proofs),
    };
    let puzzle = &parsed.puzzle;
    let mut out = Common::out();
    if !args.moves.is_empty() {
        return check_moves(puzzle, &args.moves, common, &mut out);
    }
    let posed = parsed.posed();
    let puzzle = &posed.puzzle;
    tell_left_out(&posed, common);
    #[cfg(feature = "full")]
    if args.setting.is_used() {
        return setting::run(&args.setting, args.limit, puzzle, common, &mut out);
    }
    let limit = args.limit.unwrap_or(2);
    let (counted, verdict) = common.within_verdict(|budget| {
        let verdict = solve(puzzle, budget);
        (counted(puzzle, limit, &verdict, budget), verdict)
    });
    proofs.write(puzzle, common)?;
    if common.is_json() {
        writeln!(out, "{}", to_json(&CheckJson::new(puzzle, counted, &verdict)))?;
    } else {
        writeln_wrapped(&mut out, &parsed.summary_in(common.language))?;
        tell_verdict(puzzle, (counted, limit), &verdict, common, &mut out)?;
        if let Verdict::Unique(solution) = &verdict {
            tell_wrong(&parsed.puzzle, solution, common, &mut out)?;
        }
    }
    Ok(match verdict {
        Verdict::None => Exit::NoSolution,
        Verdict::Unique(_) => Exit::Fine,
        Verdict::Several(..) => Exit::Several,
        Verdict::Unknown { .. } => Exit::Unknown,
    })
}

/// Names the digits of a player that are not those of the solution.
fn tell_wrong(
    entered: &Puzzle,
    solution: &Solution,
    common: &Common,
    out: &mut impl Write,
) -> io::Result<()> {
    let shape = entered.shape();
    let is_wrong = |cell: &Cell| matches!(entered.entry(*cell), Entry::Placed(digit) if digit != solution[*cell]);
    let wrong: Vec<Cell> = shape.cells().filter(is_wrong).collect();
    if wrong.is_empty() {
        return Ok(());
    }
    say(out, &said!("hint-wrong", { "cells": Value::row(&wrong) }), &common.names(shape))
}

/// Says that digits and notes of a player were left out: the verdict is about the puzzle as it was set.
fn tell_left_out(posed: &Posed, common: &Common) {
    let &Posed { digits, notes, .. } = posed;
    if digits > 0 {
        note(said!("program-entries-left-out", { "count": digits }).text(common.language));
    }
    if notes > 0 {
        note(said!("program-notes-left-out", { "count": notes }).text(common.language));
    }
}

/// The work to do: a puzzle, lines, or nothing when everything is done already.
enum What {
    One(Box<Parsed>, Proofs),
    Done(Exit),
}

/// Finds out whether the input is one puzzle, a puzzle per line, or a certificate per line.
fn what(args: &CheckArgs, common: &Common) -> Result<What, Failure> {
    #[cfg(feature = "full")]
    if args.setting.is_used() {
        if !args.moves.is_empty() || args.lines || args.many.is_used() || args.proof.is_used() {
            let message = "--why, --superfluous, --true-candidates and --suggest are about one \
                           puzzle; leave out the options of moves, files, proofs and lines";
            return Err(Failure::bad(message));
        }
        let proofs = args.proof.targets(args.input.outputs())?;
        return Ok(What::One(args.input.read(common.language)?.into(), proofs));
    }
    if !args.moves.is_empty() {
        if args.lines || args.many.is_used() || args.proof.is_used() {
            let message = "--move judges moves of one puzzle; leave out the options of files, proofs \
                           and lines";
            return Err(Failure::bad(message));
        }
        let proofs = args.proof.targets(args.input.outputs())?;
        return Ok(What::One(args.input.read(common.language)?.into(), proofs));
    }
    let (source, has_certificates) = Source::of(&args.input)?.peek()?;
    if has_certificates {
        if args.proof.certify.is_some() || args.limit.is_some() {
            return Err(Failure::bad(
                "this is a file of certificates, which are checked as they are: --certify and \
                 --limit are for puzzles",
            ));
        }
        let source = export_first(source, args)?;
        let (input, many) = (&args.input, &args.many);
        return certificates::check_all(source, (input, many), common).map(What::Done);
    }
    let has_lines = args.lines || args.many.is_used() || common.format() == Format::Csv;
    if has_lines || source.is_large() {
        fits_lines(args)?;
        return check_lines(source, args, common).map(What::Done);
    }
    let proofs = args.proof.targets(source.outputs())?;
    let text = source.text()?;
    match args.input.parse(source.name(), &text, common.language)? {
        Ok(parsed) => Ok(What::One(parsed.into(), proofs)),
        Err(error) if matches!(error.kind, ErrorKind::Collection { .. }) => {
            fits_lines(args)?;
            check_lines(source.again(text), args, common).map(What::Done)
        }
        Err(error) => Err(located(source.name(), &error, common.language)),
    }
}

/// A verdict for each line.
fn check_lines(source: Source, args: &CheckArgs, common: &Common) -> Result<Exit, Failure> {
    let certify = args.proof.certify.as_deref().map(|path| ("--certify", path));
    let targets = args.many.targets(&source, certify)?;
    answer(source, Task::Check, &args.input, (&args.many, targets), None, common)
}

/// Rejects options that apply to a single puzzle only.
fn fits_lines(args: &CheckArgs) -> Result<(), Failure> {
    if args.proof.exports() {
        return Err(Failure::bad(
            "--cnf and --drat are for one puzzle; --certify writes a proof for each line",
        ));
    }
    match args.limit {
        None => Ok(()),
        Some(limit) => Err(Failure::bad(format!(
            "--limit is for one puzzle; `whydoku count --limit {limit}` counts for each line"
        ))),
    }
}

/// Writes the first certificate of a file for other programs, if requested.
fn export_first(source: Source, args: &CheckArgs) -> Result<Source, Failure> {
    if !args.proof.exports() {
        return Ok(source);
    }
    let proofs = args.proof.targets(source.outputs())?;
    let text = source.text()?;
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let read = from_json::<CertificateJson>(first).and_then(|json| json.read());
    let (puzzle, claim) =
        read.map_err(|error| Failure::bad(format!("{}: {error}", source.name())))?;
    proofs.export(&puzzle, &claim)?;
    Ok(source.again(text))
}

/// Continues counting where the verdict does not say enough.
fn counted(
    puzzle: &Puzzle,
    limit: u64,
    verdict: &Verdict,
    budget: &whydoku_exact::Budget<'_>,
) -> Counted {
    match verdict {
        Verdict::None => Counted { found: 0, complete: true },
        Verdict::Unique(_) => Counted { found: 1, complete: true },
        Verdict::Several(..) if limit <= 2 => Counted { found: limit, complete: true },
        Verdict::Unknown { found } => {
            Counted { found: u64::from(found.is_some()), complete: false }
        }
        Verdict::Several(..) => count(puzzle, limit, budget),
    }
}

fn tell_verdict(
    puzzle: &Puzzle,
    (counted, limit): (Counted, u64),
    verdict: &Verdict,
    common: &Common,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let names = common.names(puzzle.shape());
    for clash in puzzle.clashes() {
        let twice = said!("program-twice", {
            "digit": clash.digit, "house": clash.house,
            "cells": Value::row(&[clash.first, clash.second]),
        });
        say(out, &twice, &names)?;
    }
    let broken = puzzle.broken_rules();
    for (number, _) in &broken {
        let rule = whydoku_words::rule(&puzzle.shape().rules()[*number]);
        say(out, &said!("rule-broken", { "rule": rule }), &names)?;
    }
    match verdict {
        Verdict::Unique(_) => {
            say(out, &said!("program-valid"), &names)?;
            tell_superfluous(puzzle, common, &names, out)?;
        }
        Verdict::None => {
            say(out, &said!("program-not-valid"), &names)?;
            if puzzle.clashes().is_empty() && broken.is_empty() {
                tell_none(puzzle, common, &names, out)?;
            }
        }
        Verdict::Several(one, other) => {
            let all = counted.complete && counted.found < limit;
            let count = usize::try_from(counted.found).unwrap_or(usize::MAX);
            let several = match count {
                2 if !all => said!("program-several"),
                _ if all => said!("program-several-counted", { "count": count }),
                _ => said!("program-several-at-least", { "count": count }),
            };
            say(out, &several, &names)?;
            for solution in [one, other] {
                let full = filled(puzzle, solution, puzzle.shape());
                write!(out, "{}", picture(&full, None, Picture::Game, common))?;
            }
            tell_difference(out, one, other, &names)?;
        }
        Verdict::Unknown { found } => {
            let seconds = common.limit_seconds().to_string();
            let known = match found {
                Some(_) => said!("program-one-so-far", { "seconds": seconds }),
                None => said!("program-none-so-far", { "seconds": seconds }),
            };
            say(out, &known, &names)?;
        }
    }
    Ok(())
}

fn tell_none(
    puzzle: &Puzzle,
    common: &Common,
    names: &Names<'_>,
    out: &mut impl Write,
) -> io::Result<()> {
    let deadline = common.deadline();
    if puzzle.shape().is_ruled() {
        tell_conflict(puzzle, common, names, out)?;
    }
    match why_none(puzzle, Stop::when(&|| deadline.is_over())) {
        Ok(Some(why)) => tell_why(out, &why, names),
        _ if deadline.is_over() => say(out, &said!("program-not-shown-so-far"), names),
        _ => say(out, &said!("program-not-shown-at-all"), names),
    }
}

/// How many digits are tried to find out which rules are not needed: the answer must not be delayed.
const TRIED: u64 = 100_000;

/// Reports which rules are not needed, if there are any and the search is short.
fn tell_superfluous(
    puzzle: &Puzzle,
    common: &Common,
    names: &Names<'_>,
    out: &mut impl Write,
) -> io::Result<()> {
    let rules = puzzle.shape().rules();
    if rules.is_empty() {
        return Ok(());
    }
    let spare = common.within_limit(|budget| {
        superfluous(puzzle, &Budget { nodes: Some(TRIED), ..*budget }).unwrap_or_default()
    });
    if spare.is_empty() {
        return Ok(());
    }
    say(out, &said!("program-superfluous"), names)?;
    for &at in &spare {
        writeln_wrapped(out, &format!("  {}", whydoku_words::rule(&rules[at]).words(names)))?;
    }
    Ok(())
}

/// Reports which rules, givens and houses conflict with each other, if that is found in time.
fn tell_conflict(
    puzzle: &Puzzle,
    common: &Common,
    names: &Names<'_>,
    out: &mut impl Write,
) -> io::Result<()> {
    let Some(conflict) = common.within_limit(|budget| conflict(puzzle, budget)) else {
        return Ok(());
    };
    let rule = |&number: &usize| whydoku_words::rule(&puzzle.shape().rules()[number]);
    let mut parts: Vec<Said> = conflict.rules.iter().map(rule).collect();
    if !conflict.cells.is_empty() {
        parts.push(said!("program-conflict-givens", { "cells": Value::row(&conflict.cells) }));
    }
    if !conflict.houses.is_empty() {
        let houses = Value::all(&conflict.houses);
        parts.push(said!("program-conflict-houses", { "houses": houses }));
    }
    say(out, &said!("program-conflict", { "parts": parts }), names)
}

/// Judges moves, each on its own, and reports how letters were read.
fn check_moves(
    puzzle: &Puzzle,
    moves: &[String],
    common: &Common,
    out: &mut impl Write,
) -> Result<Exit, Failure> {
    let names = common.names(puzzle.shape());
    let letters = common.move_names();
    let by_letter = |text: &String| !text.trim_start().to_ascii_lowercase().starts_with('r');
    if !common.is_json() && moves.iter().any(by_letter) {
        writeln_wrapped(out, convention(letters).text(common.language))?;
    }
    let mut all_legal = true;
    for text in moves {
        let wrong = |why: &dyn core::fmt::Display| Failure::bad(format!("--move {text:?}: {why}"));
        let Move::Place(candidate) = parse_move(text, puzzle.shape().side(), letters)
            .map_err(|error| wrong(&error.said().text(common.language)))?
        else {
            return Err(wrong(&message!("program-only-digits").text(common.language)));
        };
        let ruling = check_move(puzzle, candidate);
        all_legal &= ruling.is_ok();
        let answer = match &ruling {
            Ok(()) => said!("program-legal").words(&names),
            Err(illegal) => said!("not-legal", { "reason": illegal.words(&names) }).words(&names),
        };
        if common.is_json() {
            let row = to_json(&MoveJson::new(candidate, &ruling, names));
            writeln!(out, "{row}")?;
        } else {
            writeln_wrapped(out, &format!("{}: {answer}", names.candidate(candidate)))?;
        }
    }
    Ok(if all_legal { Exit::Fine } else { Exit::NoSolution })
}
