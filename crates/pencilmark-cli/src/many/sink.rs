//! Jobs of rows, and jobs whose rows are not printed but looked at.
use super::args::Many;
use super::watch::Watch;
use super::{Order, SMALL_CHUNK, Signals, Source, config, exit, silence_panics};
use crate::common::Common;
use crate::exit::{Exit, Failure};
use pencilmark_batch::{Config, Ending, JobError, Observer, Problem, Progress, Sink, Worker, run};
use std::num::NonZeroUsize;
use std::thread::available_parallelism;

impl<'a> Order<'a> {
    /// An order of rows, one for each line.
    pub(crate) fn of_rows(
        source: Source,
        identity: String,
        heading: &'static str,
        many: &'a Many,
        common: &'a Common,
    ) -> Self {
        let heading = heading.to_owned();
        Self { source, identity, heading, footing: "", beside: None, many, common }
    }
    /// Does it, for lines that may take long each.
    pub(crate) fn run_slow<W: Worker>(
        self,
        worker: &W,
        signals: &Signals,
    ) -> Result<Exit, Failure> {
        self.run(Config { chunk: SMALL_CHUNK, ..config() }, worker, signals)
    }
    /// Does it, for lines that take no time each.
    pub(crate) fn run_fast<W: Worker>(
        self,
        worker: &W,
        signals: &Signals,
    ) -> Result<Exit, Failure> {
        self.run(config(), worker, signals)
    }
    /// Hands the rows to a sink. When it was interrupted the sink has what came before.
    pub(crate) fn into_sink<W: Worker, S: Sink>(
        self,
        worker: &W,
        signals: &Signals,
        sink: &mut S,
    ) -> Result<Exit, Failure> {
        let Self { source, many, .. } = self;
        let name = source.name().to_owned();
        let cores = available_parallelism().unwrap_or(NonZeroUsize::MIN);
        let config = Config {
            jobs: many.jobs.unwrap_or(cores),
            keep_going: many.keep_going,
            stop: Some(signals.flag()),
            chunk: SMALL_CHUNK,
            ..self::config()
        };
        let input = source.open()?.into_reader(0, None).map_err(Failure::bad)?;
        let mut watch = Watch::new(&name);
        silence_panics();
        let mut watched = Watched { sink, watch: &mut watch };
        let result = run(input, Progress::default(), &config, worker, &mut watched);
        watch.close();
        match result {
            Ok(report) if report.ending == Ending::Interrupted => {
                eprintln!("pencilmark: {name}: stopped after line {}", report.progress.lines);
                Ok(signals.exit())
            }
            Ok(report) => Ok(exit(&report, many, signals, &name)),
            Err(JobError::Read(error)) => Err(Failure::bad(format!("{name}: {error}"))),
            Err(error) => Err(Failure::bad(error)),
        }
    }
}

/// A sink whose job a person watches.
struct Watched<'a, 'w, S> {
    sink: &'a mut S,
    watch: &'a mut Watch<'w>,
}

impl<S: Sink> Sink for Watched<'_, '_, S> {
    fn rows(&mut self, text: &str, beside: &str) -> Result<(), JobError> {
        self.sink.rows(text, beside)
    }
    fn problem(&mut self, problem: &Problem) -> Result<(), JobError> {
        self.watch.problem(problem);
        self.sink.problem(problem)
    }
    fn progress(&mut self, progress: &Progress, due: bool, idle: bool) -> Result<(), JobError> {
        self.watch.progress(progress, None);
        self.sink.progress(progress, due, idle)
    }
}
