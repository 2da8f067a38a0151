//! `pencilmark verify`: is every step of a way through a puzzle proved?
use crate::args::{Common, VerifyArgs};
use crate::exit::{Exit, Failure};
use crate::input::read_up_to;
use crate::wrap::writeln_wrapped;
use pencilmark_core::{Cell, Puzzle};
use pencilmark_logic::Position;
use pencilmark_session::{NotProved, Path, flaw_words};
use pencilmark_wire::{FlawJson, PathJson, VerdictJson, from_json, to_json};
use std::fs::File;
use std::io::{self, Write};

/// A longer text is no way through a puzzle: those of 25x25 boards take a few MiB. Read into memory
/// it takes several times as much.
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
        tell(&mut out, &verdict, path.in_turn)?;
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
        Failure::bad(format!("{error}: steps are judged on boards up to 36x36"))
    })?;
    let steps = path.steps.len();
    Ok(match ruling {
        Err(NotProved { step: at, flaw }) => {
            let step = &path.steps[at];
            let message = flaw_words(flaw, &step.conclusions, &names);
            let technique = Some(step.name.clone()).filter(|name| !name.is_empty());
            let flaw = FlawJson { step: Some(at + 1), technique, message };
            VerdictJson { proved: false, steps, good: at, solved: false, flaw: Some(flaw) }
        }
        Ok(position) => {
            let solved = path.in_turn && position.is_solved();
            let wrong = wrong_end(&*position, end, outcome, solved, path.in_turn);
            let flaw = wrong.map(|message| FlawJson { step: None, technique: None, message });
            VerdictJson { proved: flaw.is_none(), steps, good: steps, solved, flaw }
        }
    })
}

/// Where the steps do not lead where it is said.
fn wrong_end(
    position: &dyn Position,
    end: Option<&Puzzle>,
    outcome: Option<&str>,
    solved: bool,
    in_turn: bool,
) -> Option<String> {
    if in_turn && outcome == Some("solved") && !solved {
        return Some("the steps are said to solve the puzzle, and do not".into());
    }
    let end = end?;
    if end.shape() != position.shape() {
        return Some("the position at the end is of another board".into());
    }
    // Who states no candidates says nothing of them.
    let (reached, stated) = (position.to_puzzle(), end.entries());
    let differs = |cell: &Cell| {
        let said = stated[cell.index()];
        said.digit() != reached.digit(*cell)
            || (matches!(said, pencilmark_core::Entry::Candidates(_))
                && said != reached.entry(*cell))
    };
    let cell = position.shape().cells().find(differs)?;
    let name = position.shape().cell_name(cell);
    Some(format!("the steps do not lead to the stated position: {name} differs"))
}

fn tell(out: &mut impl Write, verdict: &VerdictJson, in_turn: bool) -> io::Result<()> {
    let steps = match verdict.steps {
        1 => "1 step".to_owned(),
        count => format!("{count} steps"),
    };
    let Some(flaw) = &verdict.flaw else {
        let end = match (in_turn, verdict.solved) {
            (true, true) => " They solve the puzzle.",
            (true, false) => " They do not fill the board.",
            (false, _) => " Each was judged in the same position.",
        };
        let words = format!("{steps}, each proved from what it states alone.{end}");
        return writeln_wrapped(out, &words);
    };
    let all = verdict.steps;
    match (flaw.step, &flaw.technique) {
        (Some(step), Some(name)) => write!(out, "Step {step} of {all} ({name}) is not proved: ")?,
        (Some(step), None) => write!(out, "Step {step} of {all} is not proved: ")?,
        (None, _) => write!(out, "Every step is proved, but ")?,
    }
    writeln_wrapped(out, &format!("{}.", flaw.message))?;
    match (flaw.step, verdict.good) {
        (None, _) | (_, 0) => Ok(()),
        (_, 1) => writeln!(out, "The step before it is proved."),
        (_, good) => writeln!(out, "The {good} steps before it are proved."),
    }
}
