//! `whydoku solve`: the main command.
use crate::args::{Common, Picture, SolveArgs, Telling, Until};
use crate::clock::Deadline;
use crate::exit::{Exit, Failure};
use crate::jobs::{Task, answer};
use crate::picture::picture;
use crate::source::Source;
use crate::story::{say, tell, tell_outcome};
use crate::terminal::BOLD;
use crate::wrap::writeln_wrapped;
use std::io::Write;
use std::time::Duration;
use whydoku_core::{Digit, Puzzle, Stop};
use whydoku_exact::Solution;
use whydoku_formats::{Format, write};
use whydoku_logic::Step;
use whydoku_logic::render::name_of;
use whydoku_rate::{Brief, se};
use whydoku_session::{
    BoardState, GaveUp, Journal, Method, Next, Outcome, Pace, Walk, contradiction_words, why_none,
};
use whydoku_wire::{BriefRatingJson, PuzzleJson, ReportJson, StepJson, digits_line, to_json};
use whydoku_words::{Names, said};

pub(crate) fn run(args: &SolveArgs, common: &Common) -> Result<Exit, Failure> {
    if args.quick {
        return quick(args, common);
    }
    let parsed = args.input.read(common.language)?;
    let puzzle = parsed.puzzle.clone();
    let deadline = common.deadline_of_steps();
    let is_over = || deadline.is_over();
    let walk = Walk::new_within(&puzzle, method(args), Stop::when(&is_over)).map_err(|error| {
        let said = said!("program-too-large-to-solve", { "problem": error.to_string() });
        Failure::bad(said.text(common.language))
    })?;
    let names = common.names(puzzle.shape());
    let mut out = Common::out();
    let quiet = common.is_json();
    if !quiet {
        writeln_wrapped(&mut out, &parsed.summary_in(names.language))?;
        writeln!(out, "{}", picture(&puzzle, None, Picture::Game, common))?;
        if args.trace {
            writeln!(out, "{}", write(&puzzle, Format::MARKED))?;
            writeln!(out, "{}", write(&walk.position().to_puzzle(), Format::MARKED))?;
        }
    }
    let mut tour = Tour { walk, journal: None, steps: Vec::new(), stopped: false, deadline };
    if args.log {
        tour.journal = Some(Journal::begin(tour.walk.position()));
    }
    tour.go(args, &names, quiet, &mut out)?;
    let spent = tour.deadline.spent();
    let outcome =
        (!tour.stopped).then(|| common.within_verdict(|budget| tour.walk.outcome(budget)));
    let message = outcome.as_ref().map(|outcome| message(args, outcome, spent, &names));
    let rated = || outcome.as_ref().and_then(|outcome| brief(&tour, outcome, common));
    if quiet {
        writeln!(out, "{}", to_json(&report(&tour, (outcome.as_ref(), message, rated()), &names)))?;
    } else {
        close(args, common, &tour, outcome.as_ref().zip(message), &names, &mut out)?;
        // Rating a hard puzzle takes longer than solving it, and the answer should not have to wait.
        out.flush()?;
        if let Some(brief) = rated() {
            writeln!(out, "{brief}")?;
        }
    }
    Ok(outcome.as_ref().map_or(Exit::Fine, exit))
}

/// Only the solutions, one per line.
fn quick(args: &SolveArgs, common: &Common) -> Result<Exit, Failure> {
    let source = Source::of(&args.input)?;
    let certify = args.certify.as_deref().map(|path| ("--certify", path));
    let targets = args.many.targets(&source, certify)?;
    answer(source, Task::Solve, &args.input, (&args.many, targets), args.to, common)
}

fn method(args: &SolveArgs) -> Method {
    if args.techniques.is_empty() {
        args.method.clone()
    } else {
        Method::of(args.techniques.clone())
    }
}

/// The whole result, for programs.
fn report(
    tour: &Tour,
    (outcome, message, brief): (Option<&Outcome>, Option<String>, Option<Brief>),
    names: &Names<'_>,
) -> ReportJson {
    let end = tour.walk.position().to_puzzle();
    let line = |solution: &Solution| digits_line(names.shape, solution.digits());
    let solutions = match outcome {
        Some(Outcome::Solved) => {
            let digits: Option<Vec<_>> = names.shape.cells().map(|cell| end.digit(cell)).collect();
            digits.iter().map(|digits| digits_line(names.shape, digits)).collect()
        }
        Some(
            Outcome::Stuck(Some(only))
            | Outcome::Exhausted(Some(only))
            | Outcome::GaveUp(_, Some(only)),
        ) => vec![line(only)],
        Some(Outcome::Several(one, other)) => vec![line(one), line(other)],
        _ => Vec::new(),
    };
    let reason = match outcome {
        Some(Outcome::NoSolution(Some(contradiction))) => {
            Some(contradiction_words(contradiction, names))
        }
        _ => None,
    };
    ReportJson {
        puzzle: PuzzleJson::new(tour.walk.start()),
        steps: tour.steps.iter().map(|step| StepJson::new(step, *names)).collect(),
        position: Some(PuzzleJson::new(&end)),
        outcome: outcome.map_or("stopped", Outcome::id).into(),
        message: message.unwrap_or_else(|| "Stopped as requested.".into()),
        solutions,
        reason,
        rating: brief.map(|brief| brief_json(&brief)),
    }
}

/// How hard a puzzle with one solution is, if that is known quickly.
fn brief(tour: &Tour, outcome: &Outcome, common: &Common) -> Option<Brief> {
    let end = tour.walk.position().to_puzzle();
    let solution: Vec<Digit> = match outcome {
        Outcome::Solved => {
            end.shape().cells().map(|cell| end.digit(cell)).collect::<Option<_>>()?
        }
        Outcome::Stuck(Some(only))
        | Outcome::Exhausted(Some(only))
        | Outcome::GaveUp(_, Some(only)) => only.digits().to_vec(),
        _ => return None,
    };
    let start = tour.walk.start();
    common.within_limit(|budget| Brief::of(start, &solution, budget.stop))
}

fn brief_json(brief: &Brief) -> BriefRatingJson {
    let explainer = |tenths: fn(&se::Rating) -> u16| {
        brief.explainer.as_ref().map(|rating| f64::from(tenths(rating)) / 10.0)
    };
    BriefRatingJson {
        er: explainer(|rating| rating.er),
        ep: explainer(|rating| rating.ep),
        ed: explainer(|rating| rating.ed),
        hodoku_level: brief.hodoku.map(|(level, _)| level.to_string()),
        hodoku_score: brief.hodoku.map(|(_, score)| score),
        words: brief.to_string(),
    }
}

/// The closing message, with the time spent if the search was cut short.
fn message(args: &SolveArgs, outcome: &Outcome, spent: Duration, names: &Names<'_>) -> String {
    let seconds = seconds(spent);
    match outcome {
        Outcome::GaveUp(GaveUp::Limits, _) => {
            said!("program-gave-up-after", { "seconds": seconds }).words(names)
        }
        // What ends by itself in a moment does not end because of the time.
        Outcome::GaveUp(GaveUp::Effort, _) if spent >= Duration::from_secs(1) => {
            said!("program-gave-up-effort-after", { "seconds": seconds }).words(names)
        }
        // A method with a name has a closing message of its own.
        Outcome::Exhausted(_) if args.techniques.is_empty() => {
            Outcome::Stuck(None).message_in(names.language).into()
        }
        _ => outcome.message_in(names.language).into(),
    }
}

/// A time in words: never no time, when there was some.
fn seconds(spent: Duration) -> String {
    let seconds = spent.as_secs_f64();
    if seconds < 9.95 { format!("{:.1}", seconds.max(0.1)) } else { format!("{seconds:.0}") }
}

/// The exit code of a verdict.
fn exit(outcome: &Outcome) -> Exit {
    match outcome {
        Outcome::Solved => Exit::Fine,
        Outcome::NoSolution(_) => Exit::NoSolution,
        Outcome::Several(..) => Exit::Several,
        Outcome::Stuck(_) | Outcome::Exhausted(_) => Exit::Stuck,
        Outcome::GaveUp(..) => Exit::Unknown,
    }
}

/// A walk in progress, with what is reported about it.
struct Tour {
    walk: Walk,
    journal: Option<Journal>,
    steps: Vec<Step>,
    stopped: bool,
    /// When the search for steps ends.
    deadline: Deadline,
}

impl Tour {
    fn go(
        &mut self,
        args: &SolveArgs,
        names: &Names<'_>,
        quiet: bool,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        loop {
            if self.stops_here(args) {
                self.stopped = true;
                return Ok(());
            }
            let mut now = self.walk.position().copy();
            let taken = self.walk.advance_within(Stop::when(&|| self.deadline.is_over()));
            if taken.is_empty() {
                return Ok(());
            }
            for step in taken {
                let mut after = now.copy();
                after.apply(&step);
                if let Some(journal) = &mut self.journal {
                    journal.record(&step, &*now, &*after);
                }
                now = after;
                self.steps.push(step);
                if let (Some(step), false) = (self.steps.last(), quiet) {
                    tell(out, self.steps.len(), step, (args.steps, args.notation), names)?;
                }
            }
            if args.trace && !quiet {
                writeln!(out, "\n{}", write(&now.to_puzzle(), Format::MARKED))?;
            }
        }
    }
    /// Whether `--until` is reached. A pass is never interrupted.
    fn stops_here(&self, args: &SolveArgs) -> bool {
        match &args.until {
            None => false,
            Some(Until::Step(count)) => self.steps.len() >= *count,
            Some(Until::Technique(search)) => {
                let deadline = self.deadline;
                let next = self.walk.next_within(Stop::when(&|| deadline.is_over()));
                let shape = self.walk.position().shape();
                matches!(next, Next::Step(step) if search.matches(&step, shape))
            }
        }
    }
}

fn close(
    args: &SolveArgs,
    common: &Common,
    tour: &Tour,
    outcome: Option<(&Outcome, String)>,
    names: &Names<'_>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    if let Some(journal) = &tour.journal {
        for note in journal.notes() {
            writeln_wrapped(out, &note.words(names))?;
        }
    }
    let end: Puzzle = tour.walk.position().to_puzzle();
    if args.steps != Telling::None && !tour.steps.is_empty() || args.log {
        writeln!(out)?;
    }
    // Without any step, the board is still the one shown first.
    if !tour.steps.is_empty() || args.view != Picture::Game {
        writeln!(out, "{}", picture(&end, None, args.view, common))?;
    }
    let Some((outcome, message)) = outcome else {
        let state = BoardState::of(tour.walk.position());
        let count = tour.steps.len();
        say(out, &said!("program-stopped", { "count": count, "state": state.said() }), names)?;
        return Ok(());
    };
    let end = format!("{BOLD}{message}{BOLD:#}{}", summary(tour, args, names));
    writeln_wrapped(out, &end)?;
    let why = match outcome {
        Outcome::NoSolution(None) => {
            let deadline = common.deadline();
            let is_over = || deadline.is_over();
            why_none(tour.walk.start(), Stop::when(&is_over)).ok().flatten()
        }
        _ => None,
    };
    tell_outcome(out, outcome, why.as_ref(), names)?;
    Ok(())
}

/// How long the path was and what the hardest step was.
fn summary(tour: &Tour, args: &SolveArgs, names: &Names<'_>) -> String {
    let Some(hardest) = tour.steps.iter().map(|step| step.technique).max() else {
        return String::new();
    };
    let (count, technique) = (tour.steps.len(), name_of(hardest, names.language));
    let said = match method(args).pace {
        Pace::Pass => {
            said!("program-steps-in-passes", { "count": count, "technique": technique })
        }
        Pace::Step => said!("program-steps", { "count": count, "technique": technique }),
    };
    format!(" {}", said.words(names))
}
