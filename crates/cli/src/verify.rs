//! `whydoku verify`: is every step of a solution path proved?
use crate::args::{Common, VerifyArgs};
use crate::exit::{Exit, Failure};
use crate::input::read_up_to;
use crate::wrap::writeln_wrapped;
use std::fs::File;
use std::io::{self, Write};
use whydoku_core::Puzzle;
use whydoku_session::{NotProved, Path, flaw_said};
use whydoku_wire::{FlawJson, PathJson, VerdictJson, from_json, to_json};
use whydoku_words::{Language, said};

/// A longer text is not a solution path: those of 25x25 boards take a few MiB. In memory it takes
/// several times as much.
const MOST_BYTES: u64 = 64 << 20;

pub(crate) fn run(args: &VerifyArgs, common: &Common) -> Result<Exit, Failure> {
    let (name, text) = read(&args.file)?;
    let bad = |error: &dyn core::fmt::Display| Failure::bad(format!("{name}: {error}"));
    let json: PathJson = from_json(&text).map_err(|error| bad(&error))?;
    let (path, end) = json.read().map_err(|error| bad(&error))?;
    let verdict = judge(&path, end.as_ref(), json.outcome.as_deref(), common)?;
    let mut out = Common::out();
    if common.is_json() {
        writeln!(out, "{}", to_json(&verdict))?;
    } else {
        tell(&mut out, &verdict, path.in_turn, common.language)?;
    }
    Ok(if verdict.proved { Exit::Fine } else { Exit::NoSolution })
}

fn read(file: &str) -> Result<(String, String), Failure> {
    if file == "-" {
        let name = "standard input".to_owned();
        let text = read_up_to(MOST_BYTES, &name, io::stdin())?;
        return Ok((name, text));
    }
    let open = File::open(file).map_err(|error| Failure::bad(format!("{file}: {error}")))?;
    Ok((file.to_owned(), read_up_to(MOST_BYTES, file, open)?))
}

fn judge(
    path: &Path,
    end: Option<&Puzzle>,
    outcome: Option<&str>,
    common: &Common,
) -> Result<VerdictJson, Failure> {
    let names = common.names(path.start.shape());
    let ruling = path.verify().map_err(|error| {
        let said = said!("program-too-large-to-judge", { "problem": error.to_string() });
        Failure::bad(said.text(common.language))
    })?;
    let steps = path.steps.len();
    Ok(match ruling {
        Err(NotProved { step: at, flaw }) => {
            let step = &path.steps[at];
            let message = flaw_said(flaw, &step.conclusions, &names).words(&names);
            let technique = Some(step.name.clone()).filter(|name| !name.is_empty());
            let flaw = FlawJson { step: Some(at + 1), technique, message };
            VerdictJson { proved: false, steps, good: at, solved: false, flaw: Some(flaw) }
        }
        Ok(position) => {
            let solved = path.in_turn && position.is_solved();
            let wrong = path.wrong_end(&*position, end, outcome == Some("solved"));
            let flaw = wrong.map(|wrong| FlawJson {
                step: None,
                technique: None,
                message: wrong.said().words(&names),
            });
            VerdictJson { proved: flaw.is_none(), steps, good: steps, solved, flaw }
        }
    })
}

fn tell(
    out: &mut impl Write,
    verdict: &VerdictJson,
    in_turn: bool,
    language: Language,
) -> io::Result<()> {
    let Some(flaw) = &verdict.flaw else {
        let end = match (in_turn, verdict.solved) {
            (true, true) => said!("verify-solve"),
            (true, false) => said!("verify-not-filled"),
            (false, _) => said!("verify-same-position"),
        };
        let proved = said!("verify-proved", { "count": verdict.steps, "end": end });
        return writeln_wrapped(out, &proved.text(language));
    };
    let (all, what) = (verdict.steps, flaw.message.as_str());
    let said = match (flaw.step, &flaw.technique) {
        (Some(step), Some(name)) => said!("verify-step-of", {
            "step": step, "all": all, "technique": name.as_str(), "flaw": what,
        }),
        (Some(step), None) => said!("verify-step", { "step": step, "all": all, "flaw": what }),
        (None, _) => said!("verify-end", { "flaw": what }),
    };
    writeln_wrapped(out, &said.text(language))?;
    match (flaw.step, verdict.good) {
        (None, _) | (_, 0) => Ok(()),
        (_, good) => {
            writeln_wrapped(out, &said!("verify-before", { "count": good }).text(language))
        }
    }
}
