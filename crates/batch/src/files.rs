//! A job with its files: the output grows beside its final name, and checkpoints record how far it is.
use crate::checkpoint::{Checkpoint, Grown};
use crate::config::{Config, Ending, JobError, Progress, Report};
use crate::disk::Disk;
use crate::growing::{Growing, failed, file_of, lock};
use crate::input::{Input, Shard};
use crate::pipeline;
use crate::place::with_suffix;
use crate::resume::{Targets, earlier, is_unchanged};
use crate::rows::{Problem, Worker};
use crate::sink::Sink;
use crate::target::{CHECKPOINT, NEW_CHECKPOINT, PART, Target};
use core::fmt;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Watches a running job.
pub trait Observer {
    /// Called with each problem, to show it to a person.
    fn problem(&mut self, problem: &Problem);
    /// Writes a problem as one line of the file of errors, without a line feed.
    fn problem_row(&self, problem: &Problem, row: &mut String);
    /// Called now and then with the progress of the job; `total` is the size of the input where it is known.
    fn progress(&mut self, progress: &Progress, total: Option<u64>);
}

/// A job: its input and its outputs.
pub struct Job<'a> {
    /// Where lines come from.
    pub input: Input,
    /// Only this part of the input, which must then be a regular file.
    pub shard: Option<Shard>,
    /// Where the rows go, if not to `stream`. A file grows as `NAME.part` and gets its name when it
    /// is complete; meanwhile no other job can write to it.
    pub output: Option<Target>,
    /// Where rows go when there is no other place for them.
    pub stream: &'a mut dyn Write,
    /// Where the second output goes ([`Rows::beside`](crate::Rows::beside)), written in the same way.
    pub beside: Option<Target>,
    /// Where problems go, one line each, written in the same way.
    pub errors: Option<Target>,
    /// Text before the first row, with its line feed.
    pub heading: String,
    /// Text after the last row, written when the whole input is processed.
    pub footing: String,
    /// Whether to continue what an earlier run of the same job has left.
    pub resume: bool,
    /// What determines the rows: program, version, options. Line feeds are replaced.
    pub identity: String,
}

impl fmt::Debug for Job<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Job")
            .field("input", &self.input)
            .field("output", &self.output)
            .field("identity", &self.identity)
            .finish_non_exhaustive()
    }
}

/// Files that are being written. See [`Files::run`].
pub struct Files<'a> {
    disk: &'a dyn Disk,
    observer: &'a mut dyn Observer,
    stream: &'a mut dyn Write,
    output: Option<Growing>,
    beside: Option<Growing>,
    errors: Option<Growing>,
    /// The output, when it is a file.
    file: Option<PathBuf>,
    /// The checkpoint of the job; `None` when there are no checkpoints.
    checkpoint: Option<Checkpoint>,
    total: Option<u64>,
}

impl fmt::Debug for Files<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Files").field("checkpoint", &self.checkpoint).finish_non_exhaustive()
    }
}

impl<'a> Files<'a> {
    /// Runs a job: all of it, or the rest after an earlier run.
    ///
    /// When it ends early, the finished part stays in `NAME.part` with a checkpoint beside it. A job is
    /// continued only when what it has read and written so far is unchanged.
    ///
    /// # Errors
    /// When the input cannot be read or a file cannot be written, another job writes one of the files, or
    /// the job cannot be resumed: there is nothing to resume, or the options, version, input or written
    /// part are not the same.
    pub fn run<W: Worker>(
        job: Job<'a>,
        config: &Config<'_>,
        worker: &W,
        observer: &'a mut dyn Observer,
        disk: &'a dyn Disk,
    ) -> Result<Report, JobError> {
        let Job { mut input, shard, output, stream, beside, errors, .. } = job;
        let part = input.part(shard)?;
        let targets: Targets = [output, beside, errors];
        let [first, second, third] = &targets;
        // Held until the job ends.
        let _locks = [lock(first.as_ref())?, lock(second.as_ref())?, lock(third.as_ref())?];
        let start =
            Progress { offset: part.start, lines: part.lines_before, ..Progress::default() };
        let identity = name_of_job(&job.identity, shard, &targets);
        let fresh = fresh(&mut input, identity, &targets, start)?;
        let earlier = if job.resume { earlier(&targets, fresh.as_ref(), disk)? } else { None };
        if let Some(earlier) = &earlier {
            let input = (&mut input, part.start);
            if !is_unchanged(input, &targets, earlier, config, disk)? {
                return Ok(Report { progress: earlier.progress, ending: Ending::Interrupted });
            }
            if earlier.complete {
                return name_all(
                    disk,
                    &targets.each_ref().map(|target| file_of(target.as_ref())),
                    Some(earlier),
                );
            }
        }
        let begins = earlier.is_none();
        let checkpoint = earlier.or(fresh);
        let from = checkpoint.as_ref().map_or(start, |checkpoint| checkpoint.progress);
        let mut files = Self {
            disk,
            observer,
            stream,
            output: None,
            beside: None,
            errors: None,
            file: file_of(targets[0].as_ref()),
            checkpoint,
            total: part.end,
        };
        files.open(targets, begins)?;
        if begins {
            files.rows(&job.heading, "")?;
        }
        let input = input.into_reader(from.offset, part.end).map_err(JobError::Read)?;
        let report = pipeline::run(input, from, config, worker, &mut files)?;
        if report.ending == Ending::Complete && !job.footing.is_empty() {
            files.rows(&job.footing, "")?;
        }
        files.finish(report)
    }
    /// Opens everything that is written.
    fn open(&mut self, targets: Targets, begins: bool) -> Result<(), JobError> {
        if let Some(output) = self.file.as_deref().filter(|_| begins) {
            // It belongs to another run, not to what is written now.
            let old = with_suffix(output, CHECKPOINT);
            self.disk.remove(&old).map_err(failed(&old))?;
        }
        let keep = self.checkpoint.as_ref().map(|c| [c.output, c.beside, c.errors]);
        let keep = keep.unwrap_or_default();
        let open = |target: Option<Target>, keep| {
            target.map(|target| Growing::open(self.disk, target, keep)).transpose()
        };
        let [output, beside, errors] = targets;
        let output = open(output, keep[0])?;
        (self.beside, self.errors) = (open(beside, keep[1])?, open(errors, keep[2])?);
        self.output = output;
        Ok(())
    }
    fn finish(mut self, report: Report) -> Result<Report, JobError> {
        for growing in self.growing() {
            growing.sync()?;
        }
        if self.output.is_none() {
            self.flush(report.ending)?;
        }
        // A stream cannot be resumed, so the files beside it are as complete as they will ever be.
        if report.ending != Ending::Complete && self.file.is_some() {
            return Ok(report);
        }
        let mut checkpoint = self.checkpoint.take();
        if let Some(checkpoint) = &mut checkpoint {
            self.measure(checkpoint, &report.progress);
            checkpoint.complete = true;
            self.save(checkpoint)?;
        }
        let all = [&self.output, &self.beside, &self.errors];
        let all = all.map(|growing| growing.as_ref().and_then(|growing| growing.file.clone()));
        name_all(self.disk, &all, checkpoint.as_ref())?;
        Ok(report)
    }
    /// Flushes the stream, whose reader may have gone.
    fn flush(&mut self, ending: Ending) -> Result<(), JobError> {
        if ending == Ending::Closed {
            return Ok(());
        }
        self.stream.flush().map_err(failed(Path::new("the output")))
    }
    fn growing(&mut self) -> impl Iterator<Item = &mut Growing> {
        [&mut self.output, &mut self.beside, &mut self.errors].into_iter().flatten()
    }
    /// Records how long the files are now.
    fn measure(&self, checkpoint: &mut Checkpoint, progress: &Progress) {
        let grown =
            |growing: &Option<Growing>| growing.as_ref().map_or(Grown::default(), |g| g.grown);
        checkpoint.progress = *progress;
        checkpoint.output = grown(&self.output);
        checkpoint.beside = grown(&self.beside);
        checkpoint.errors = grown(&self.errors);
    }
    /// Writes the data to disk, then the checkpoint in place of the previous one.
    fn save(&mut self, checkpoint: &Checkpoint) -> Result<(), JobError> {
        for growing in self.growing() {
            growing.sync()?;
        }
        let Some(output) = &self.file else { return Ok(()) };
        let [name, new] = [CHECKPOINT, NEW_CHECKPOINT].map(|suffix| with_suffix(output, suffix));
        let write = || {
            let mut file = self.disk.open(&new, 0, None)?;
            file.write_all(checkpoint.to_string().as_bytes())?;
            file.sync()?;
            self.disk.replace(&new, &name)
        };
        write().map_err(failed(&name))
    }
}

/// The name of a job in its checkpoints, on one line.
fn name_of_job(identity: &str, shard: Option<Shard>, targets: &Targets) -> String {
    let shard = shard.map(|shard| format!(", shard {shard}")).unwrap_or_default();
    let also = |target: &Option<Target>, what| if target.is_some() { what } else { "" };
    let [_, beside, errors] = targets;
    let (beside, errors) = (also(beside, ", second output"), also(errors, ", errors"));
    format!("{identity}{shard}{beside}{errors}").replace(['\n', '\r'], " ")
}

/// The checkpoint before anything is done; `None` when the job cannot be resumed.
fn fresh(
    input: &mut Input,
    job: String,
    targets: &Targets,
    start: Progress,
) -> Result<Option<Checkpoint>, JobError> {
    let identity = input.identity().map_err(JobError::Read)?;
    let Some(input) = identity.filter(|_| file_of(targets[0].as_ref()).is_some()) else {
        return Ok(None);
    };
    let none = Grown::default();
    let files = Checkpoint {
        job,
        input,
        output: none,
        beside: none,
        errors: none,
        progress: start,
        complete: false,
    };
    Ok(Some(files))
}

impl Sink for Files<'_> {
    fn rows(&mut self, text: &str, beside: &str) -> Result<(), JobError> {
        if let Some(file) = &mut self.beside {
            file.write(beside)?;
        }
        match &mut self.output {
            Some(output) => output.write(text),
            None => self.stream.write_all(text.as_bytes()).map_err(failed(Path::new("the output"))),
        }
    }
    fn problem(&mut self, problem: &Problem) -> Result<(), JobError> {
        self.observer.problem(problem);
        let Some(errors) = &mut self.errors else { return Ok(()) };
        let mut row = String::new();
        self.observer.problem_row(problem, &mut row);
        row.push('\n');
        errors.write(&row)
    }
    fn progress(&mut self, progress: &Progress, due: bool, idle: bool) -> Result<(), JobError> {
        self.observer.progress(progress, self.total);
        if self.file.is_none() && (due || idle) {
            match &mut self.output {
                Some(output) => output.sync()?,
                None => self.stream.flush().map_err(failed(Path::new("the output")))?,
            }
        }
        if !due {
            return Ok(());
        }
        let Some(mut checkpoint) = self.checkpoint.take() else { return Ok(()) };
        self.measure(&mut checkpoint, progress);
        let saved = self.save(&checkpoint);
        self.checkpoint = Some(checkpoint);
        saved
    }
}

/// Gives complete files their names, the output last, and removes the checkpoint. Can be repeated
/// after a failure.
fn name_all(
    disk: &dyn Disk,
    [output, beside, errors]: &[Option<PathBuf>; 3],
    checkpoint: Option<&Checkpoint>,
) -> Result<Report, JobError> {
    for name in [errors, beside, output].into_iter().flatten() {
        name_one(disk, name)?;
    }
    if let Some(output) = output {
        for suffix in [NEW_CHECKPOINT, CHECKPOINT] {
            let name = with_suffix(output, suffix);
            disk.remove(&name).map_err(failed(&name))?;
        }
    }
    let progress = checkpoint.map(|checkpoint| checkpoint.progress).unwrap_or_default();
    Ok(Report { progress, ending: Ending::Complete })
}

fn name_one(disk: &dyn Disk, name: &Path) -> Result<(), JobError> {
    let part = with_suffix(name, PART);
    if disk.exists(&part) { disk.replace(&part, name).map_err(failed(name)) } else { Ok(()) }
}
