//! The work of a job, and how it ends.
use super::class::{NONE, REJECTED, SEVERAL, UNKNOWN};
use super::targets::Targets;
use super::watch::Watch;
use crate::args::{Common, Input, Many};
use crate::exit::{Exit, Failure};
use crate::signals::Signals;
use crate::source::laid_out::LONGEST_LINE;
use crate::source::{Reader, Source};
use crate::wrap::note;
use std::io::{self, Write};
use whydoku_batch::{Config, Ending, Files, Job, JobError, RealDisk, Report, Worker};

/// The size of a chunk when a line may take a long time; see [`Config::chunk`].
pub(crate) const SMALL_CHUNK: usize = 4 << 10;

/// How jobs of puzzles run.
pub(crate) fn config() -> Config<'static> {
    Config { longest_line: LONGEST_LINE, ..Config::default() }
}

/// A job, apart from the work itself.
pub(crate) struct Order<'a> {
    pub(crate) source: Source,
    pub(crate) targets: Targets,
    /// What the lines are read by.
    pub(crate) reader: Option<Reader>,
    /// How lines are read.
    pub(crate) input: &'a Input,
    /// What determines the rows, apart from the options of every command.
    pub(crate) identity: String,
    pub(crate) heading: String,
    pub(crate) footing: &'static str,
    pub(crate) many: &'a Many,
    pub(crate) common: &'a Common,
}

impl<'a> Order<'a> {
    /// An order for rows, one for each line.
    pub(crate) fn of_rows(
        (source, reader, targets): (Source, Reader, Targets),
        input: &'a Input,
        identity: String,
        heading: &'static str,
        many: &'a Many,
        common: &'a Common,
    ) -> Self {
        let heading = heading.to_owned();
        let reader = Some(reader);
        Self { source, targets, reader, input, identity, heading, footing: "", many, common }
    }
    /// Runs it, for lines that may take a long time each.
    pub(crate) fn run_slow<W: Worker>(
        self,
        worker: &W,
        signals: &Signals,
    ) -> Result<Exit, Failure> {
        self.run(Config { chunk: SMALL_CHUNK, ..config() }, worker, signals)
    }
    /// Runs it, for lines that take almost no time each.
    pub(crate) fn run_fast<W: Worker>(
        self,
        worker: &W,
        signals: &Signals,
    ) -> Result<Exit, Failure> {
        self.run(config(), worker, signals)
    }
    pub(crate) fn run<W: Worker>(
        self,
        config: Config<'_>,
        worker: &W,
        signals: &Signals,
    ) -> Result<Exit, Failure> {
        let identity = self.identity();
        let Self { source, targets, reader, heading, footing, many, .. } = self;
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
        if let Some(reader) = reader {
            reader.tell(&name);
        }
        match result {
            Ok(report) => Ok(exit(&report, part.as_deref(), signals, &name)),
            Err(JobError::Read(error)) => Err(Failure::bad(format!("{name}: {error}"))),
            Err(error) => Err(Failure::bad(error)),
        }
    }
    /// Everything that determines the rows. A job that was started with a different identity is another
    /// job.
    fn identity(&self) -> String {
        let common = self.common;
        format!(
            "whydoku {}: {}, {}, format {:?}, cells {:?}, language {}, time limit {} s",
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

/// A panic becomes a row and a message of its own; the usual text would only be a distraction.
pub(super) fn silence_panics() {
    std::panic::set_hook(Box::new(|info| {
        if let Some(place) = info.location() {
            // There is no other place to report a failure of this write.
            let _ = writeln!(io::stderr(), "whydoku: a bug at {}:{}", place.file(), place.line());
        }
    }));
}

/// Reports how a job ended; `part` is the file with which it can be resumed.
pub(super) fn exit(report: &Report, part: Option<&str>, signals: &Signals, name: &str) -> Exit {
    let progress = &report.progress;
    let part = part.map(|part| format!("; the finished part is in {part}; --resume continues"));
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
                "{name}: stopped at line {line}; --keep-going continues after it{part}"
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
