//! Files with a puzzle, or a certificate, in each line: `count`, `solve --quick`, `check --lines`,
//! `rate`.
pub(crate) mod args;
mod certificates;
mod crew;
mod form;
mod laid_out;
mod opinion;
mod puzzles;
mod ratings;
mod sink;
mod source;
pub(crate) mod stop;
mod watch;

use crate::args::{CheckArgs, Common, CountArgs, Format, Input, Many, RateArgs, SolveArgs};
use crate::exit::{Exit, Failure};
use crate::wrap::{note, text_width};
use args::Targets;
use certificates::Certificates;
use crew::Threads;
pub(crate) use form::{Form, in_one_line, push_field};
pub(crate) use laid_out::{LONGEST_LINE, puzzle_of};
use pencilmark_batch::{Config, Ending, Files, Job, JobError, RealDisk, Report, Worker};
use pencilmark_core::{Puzzle, Stop};
use pencilmark_formats::{Format as TextFormat, Meta, Style, export};
use pencilmark_rate::se;
use puzzles::{Puzzles, Task};
use ratings::Ratings;
pub(crate) use source::Source;
use std::io::{self, Write};
use std::path::Path;
pub(crate) use stop::Signals;
use watch::Watch;

/// Classes of rows; see [`pencilmark_batch::Progress::classes`].
const UNIQUE: usize = 0;
const NONE: usize = 1;
const SEVERAL: usize = 2;
const UNKNOWN: usize = 3;
const REJECTED: usize = 4;

/// A chunk of lines that may take long each; see [`Config::chunk`].
const SMALL_CHUNK: usize = 4 << 10;
/// A chunk of lines that may take seconds each, and one of lines that turn out to take no time.
const RATED_CHUNK: usize = 1 << 10;
const RATED_CHUNK_AT_MOST: usize = 16 << 10;
/// A chunk of lines that take no time each: about three thousand puzzles, so that the lanes of the
/// exact solver are seldom short of work.
const LARGE_CHUNK: usize = 256 << 10;
/// A certificate longer than this is refused.
const LONGEST_CERTIFICATE: usize = 256 << 20;

pub(crate) fn count(args: &CountArgs, common: &Common) -> Result<Exit, Failure> {
    let source = Source::of(&args.input)?;
    let targets = args.many.targets(&source, None)?;
    puzzles(source, Task::Count(args.limit), &args.input, (&args.many, targets), None, common)
}

pub(crate) fn solve(args: &SolveArgs, common: &Common) -> Result<Exit, Failure> {
    let source = Source::of(&args.input)?;
    let targets = args.many.targets(&source, certify(args.certify.as_deref()))?;
    puzzles(source, Task::Solve, &args.input, (&args.many, targets), args.to, common)
}

pub(crate) fn check(source: Source, args: &CheckArgs, common: &Common) -> Result<Exit, Failure> {
    let targets = args.many.targets(&source, certify(args.proof.certify.as_deref()))?;
    puzzles(source, Task::Check, &args.input, (&args.many, targets), None, common)
}

/// The option behind a second output, and its file.
fn certify(path: Option<&Path>) -> Option<(&str, &Path)> {
    path.map(|path| ("--certify", path))
}

fn puzzles(
    source: Source,
    task: Task,
    input: &Input,
    (many, targets): (&Many, Targets),
    to: Option<Style>,
    common: &Common,
) -> Result<Exit, Failure> {
    let options = input.options()?;
    let source = source.laid_out(&options)?;
    let to_style = to.map(|style| format!(", to {style:?}")).unwrap_or_default();
    let identity = format!("{}{to_style}", task.identity());
    let signals = Signals::catch()?;
    let worker = Puzzles {
        task,
        form: Form::new(common),
        options,
        to,
        certifies: targets.beside.is_some(),
        limit: common.limit(),
        stop: signals.flag(),
    };
    let config = if worker.is_slow() {
        Config { chunk: SMALL_CHUNK, ..config() }
    } else {
        // The exact solver is fastest with many puzzles at a time.
        Config { chunk: LARGE_CHUNK, group: usize::MAX, ..config() }
    };
    let heading = worker.heading().into();
    Order { source, targets, input, identity, heading, footing: "", many, common }
        .run(config, &worker, &signals)
}

/// Checks every certificate of a file.
pub(crate) fn check_certificates(
    source: Source,
    (input, many): (&Input, &Many),
    common: &Common,
) -> Result<Exit, Failure> {
    let targets = many.targets(&source, None)?;
    let signals = Signals::catch()?;
    let worker = Certificates { form: Form::new(common), stop: signals.flag() };
    let config =
        Config { chunk: SMALL_CHUNK, longest_line: LONGEST_CERTIFICATE, ..Config::default() };
    let (identity, heading) = ("check certificates".into(), worker.heading().into());
    Order { source, targets, input, identity, heading, footing: "", many, common }
        .run(config, &worker, &signals)
}

/// Rates every puzzle of a source, or the one that is the `whole` of it; one that is `alone` with all
/// cores.
pub(crate) fn rate(
    source: Source,
    whole: Option<&Puzzle>,
    alone: bool,
    args: &RateArgs,
    common: &Common,
) -> Result<Exit, Failure> {
    let targets = args.many.targets(&source, None)?;
    let mut options = args.input.options()?;
    let source = match whole {
        Some(puzzle) => {
            let line = export(puzzle, &Meta::default(), TextFormat::JSON).map_err(Failure::bad)?;
            options.format = Some(TextFormat::JSON);
            Source::Text(line)
        }
        None => source.laid_out(&options)?,
    };
    let explainer = args.explainer(se::Table::Explainer);
    let identity =
        format!("rate {:?}, steps {}, {explainer:?}, alone {alone}", args.profiles(), args.steps);
    let (many, input) = (&args.many, &args.input);
    let signals = Signals::catch()?;
    let is_over = || ratings::is_over(signals.flag());
    let crew = Threads(many.workers().get());
    let worker = Ratings {
        profiles: args.profiles(),
        tells_steps: args.steps,
        explainer,
        form: Form::new(common),
        width: if many.output.is_none() { text_width() } else { usize::MAX },
        options,
        limit: common.limit(),
        stop: signals.flag(),
        is_over: Stop::when(&is_over),
        crew: alone.then_some(&crew).filter(|crew| crew.0 > 1),
    };
    let heading = if common.format() == Format::Csv { worker.columns() } else { String::new() };
    let config = Config { chunk: RATED_CHUNK, largest_chunk: RATED_CHUNK_AT_MOST, ..config() };
    Order { source, targets, input, identity, heading, footing: "", many, common }
        .run(config, &worker, &signals)
}

/// How jobs of puzzles run.
pub(crate) fn config() -> Config<'static> {
    Config { longest_line: LONGEST_LINE, ..Config::default() }
}

/// What is to be done, apart from the work itself.
pub(crate) struct Order<'a> {
    pub(crate) source: Source,
    pub(crate) targets: Targets,
    /// How lines are read.
    pub(crate) input: &'a Input,
    /// What else makes the rows what they are, apart from the options of every command.
    pub(crate) identity: String,
    pub(crate) heading: String,
    pub(crate) footing: &'static str,
    pub(crate) many: &'a Many,
    pub(crate) common: &'a Common,
}

impl Order<'_> {
    pub(crate) fn run<W: Worker>(
        self,
        config: Config<'_>,
        worker: &W,
        signals: &Signals,
    ) -> Result<Exit, Failure> {
        let identity = self.identity();
        let Self { source, targets, heading, footing, many, .. } = self;
        let Targets { output, errors, beside } = targets;
        let name = source.name().to_owned();
        let part = output.as_ref().filter(|output| output.is_file());
        let part = part.map(|output| format!("{}.part", output.name().display()));
        let config = Config {
            jobs: many.workers(),
            keep_going: many.keep_going,
            stop: Some(signals.flag()),
            ..config
        };
        let mut out = io::stdout().lock();
        let job = Job {
            input: source.open()?,
            shard: many.shard,
            output: output.filter(|output| !output.is_stdout()),
            stream: &mut out,
            beside,
            errors,
            heading: if many.wants_heading() { heading } else { String::new() },
            footing: if many.is_last() { footing.into() } else { String::new() },
            resume: many.resume,
            identity,
        };
        let mut watch = Watch::new(&name);
        silence_panics();
        let result = Files::run(job, &config, worker, &mut watch, &RealDisk);
        watch.close();
        match result {
            Ok(report) => Ok(self::exit(&report, part.as_deref(), signals, &name)),
            Err(JobError::Read(error)) => Err(Failure::bad(format!("{name}: {error}"))),
            Err(error) => Err(Failure::bad(error)),
        }
    }
    /// Everything that makes the rows what they are. A job that was begun with anything else of
    /// this is another job.
    fn identity(&self) -> String {
        let common = self.common;
        format!(
            "pencilmark {}: {}, {}, format {:?}, cells {:?}, language {}, time limit {} s",
            env!("CARGO_PKG_VERSION"),
            self.identity,
            self.input.identity(),
            common.format(),
            common.cells,
            common.language.id(),
            common.limit_seconds()
        )
    }
}

/// A panic becomes a row and a message of its own; the usual text would only be in the way.
fn silence_panics() {
    std::panic::set_hook(Box::new(|info| {
        if let Some(place) = info.location() {
            // When even this cannot be written, nobody can be told.
            let _ =
                writeln!(io::stderr(), "pencilmark: a bug at {}:{}", place.file(), place.line());
        }
    }));
}

/// Says how a job ended; `part` is the file with which it can be resumed.
fn exit(report: &Report, part: Option<&str>, signals: &Signals, name: &str) -> Exit {
    let progress = &report.progress;
    let part = part.map(|part| format!("; what is done is in {part}, and --resume goes on"));
    let part = part.unwrap_or_default();
    let classes = &progress.classes;
    match report.ending {
        Ending::Closed => Exit::Fine,
        Ending::Interrupted => {
            note(format_args!("{name}: stopped after line {}{part}", progress.lines));
            signals.exit()
        }
        Ending::Malformed => {
            let line = progress.lines + 1;
            note(format_args!(
                "{name}: stopped at line {line}; --keep-going goes on behind it{part}"
            ));
            Exit::BadInput
        }
        Ending::Complete if progress.bugs > 0 => Exit::BadInput,
        Ending::Complete if classes[UNKNOWN] > 0 => Exit::Unknown,
        Ending::Complete => {
            let negative = classes[NONE] + classes[SEVERAL] + classes[REJECTED];
            if negative + progress.malformed > 0 { Exit::NoSolution } else { Exit::Fine }
        }
    }
}
