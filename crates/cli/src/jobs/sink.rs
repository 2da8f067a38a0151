//! Jobs whose rows are processed instead of printed.
use super::order::{Order, SMALL_CHUNK, config, exit, silence_panics};
use super::watch::Watch;
use crate::exit::{Exit, Failure};
use crate::signals::Signals;
use crate::wrap::note;
use std::io::Write;
use whydoku_batch::{
    Config, Draft, Ending, JobError, Observer, Problem, Progress, Sink, Worker, run,
};

impl Order<'_> {
    /// Hands the rows to a sink. If the job is interrupted, the sink has all earlier rows. Of the
    /// outputs, it handles only the one for errors.
    pub(crate) fn into_sink<W: Worker, S: Sink>(
        self,
        worker: &W,
        signals: &Signals,
        sink: &mut S,
    ) -> Result<Exit, Failure> {
        let Self { source, targets, reader, many, .. } = self;
        let name = source.name().to_owned();
        let errors = targets.errors.map(|target| target.begin()).transpose();
        let mut errors = errors.map_err(Failure::bad)?;
        let config = Config {
            jobs: many.workers(),
            keep_going: many.keep_going,
            stop: Some(signals.flag()),
            chunk: SMALL_CHUNK,
            ..config()
        };
        let input = source.open()?.into_reader(0, None).map_err(Failure::bad)?;
        let mut watch = Watch::new(&name);
        silence_panics();
        let mut watched = Watched { sink, watch: &mut watch, errors: errors.as_mut() };
        let result = run(input, Progress::default(), &config, worker, &mut watched);
        watch.close();
        if let Some(reader) = reader {
            reader.tell(&name);
        }
        if let (Some(errors), Ok(_)) = (errors, &result) {
            errors.finish().map_err(Failure::bad)?;
        }
        match result {
            Ok(report) if report.ending == Ending::Interrupted => {
                note(format_args!("{name}: stopped after line {}", report.progress.lines));
                Ok(signals.exit())
            }
            Ok(report) => Ok(exit(&report, None, signals, &name)),
            Err(JobError::Read(error)) => Err(Failure::bad(format!("{name}: {error}"))),
            Err(error) => Err(Failure::bad(error)),
        }
    }
}

/// A sink whose job a person watches.
struct Watched<'a, 'w, S> {
    sink: &'a mut S,
    watch: &'a mut Watch<'w>,
    errors: Option<&'a mut Draft>,
}

impl<S: Sink> Sink for Watched<'_, '_, S> {
    fn rows(&mut self, text: &str, beside: &str) -> Result<(), JobError> {
        self.sink.rows(text, beside)
    }
    fn problem(&mut self, problem: &Problem) -> Result<(), JobError> {
        self.watch.problem(problem);
        if let Some(errors) = &mut self.errors {
            let mut row = String::new();
            self.watch.problem_row(problem, &mut row);
            let written = writeln!(errors, "{row}");
            written.map_err(|error| JobError::Write("the errors".into(), error))?;
        }
        self.sink.problem(problem)
    }
    fn progress(&mut self, progress: &Progress, due: bool, idle: bool) -> Result<(), JobError> {
        self.watch.progress(progress, None);
        self.sink.progress(progress, due, idle)
    }
}
