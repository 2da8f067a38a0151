//! A job with its files: the output grows beside its name, checkpoints tell how far it is.
use crate::checkpoint::Checkpoint;
use crate::config::{Config, Ending, JobError, Progress, Report};
use crate::disk::{Disk, DiskFile};
use crate::input::{Input, Shard};
use crate::pipeline;
use crate::rows::{Problem, Worker};
use crate::sink::Sink;
use core::fmt;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Sees a job as it goes.
pub trait Observer {
    /// Told each problem, to tell a person.
    fn problem(&mut self, problem: &Problem);
    /// Writes a problem as one line of the file of errors, without a line feed.
    fn problem_row(&self, problem: &Problem, row: &mut String);
    /// Told now and then how far the job is; `total` is the size of the input where it is known.
    fn progress(&mut self, progress: &Progress, total: Option<u64>);
}

/// A job: from where to where.
pub struct Job<'a> {
    /// Where lines come from.
    pub input: Input,
    /// Only this part of the input, which must be a regular file then.
    pub shard: Option<Shard>,
    /// The file for the rows. It grows as `NAME.part` and gets its name when it is whole.
    pub output: Option<PathBuf>,
    /// Where rows go when there is no file for them.
    pub stream: &'a mut dyn Write,
    /// The file for the second output ([`Rows::beside`](crate::Rows::beside)), made in the same way.
    pub beside: Option<PathBuf>,
    /// The file for problems, a line for each, made in the same way.
    pub errors: Option<PathBuf>,
    /// Text before the first row, with its line feed.
    pub heading: String,
    /// Text after the last row, written when the whole input is dealt with.
    pub footing: String,
    /// Whether to go on with what an earlier run of the same job has left.
    pub resume: bool,
    /// What makes the rows what they are: program, version, options. Line feeds are replaced.
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
    /// What checkpoints say of the job; `None` when there are none.
    checkpoint: Option<Checkpoint>,
    total: Option<u64>,
}

impl fmt::Debug for Files<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Files").field("checkpoint", &self.checkpoint).finish_non_exhaustive()
    }
}

/// A file that gets its name when it is whole.
struct Growing {
    name: PathBuf,
    part: PathBuf,
    file: Box<dyn DiskFile>,
    length: u64,
}

impl Growing {
    fn open(disk: &dyn Disk, name: &Path, keep: u64) -> Result<Self, JobError> {
        let part = with_suffix(name, ".part");
        let file = disk.open(&part, keep).map_err(failed(&part))?;
        Ok(Self { name: name.into(), part, file, length: keep })
    }
    fn write(&mut self, text: &str) -> Result<(), JobError> {
        self.length += text.len() as u64;
        self.file.write_all(text.as_bytes()).map_err(failed(&self.part))
    }
    fn sync(&mut self) -> Result<(), JobError> {
        self.file.sync().map_err(failed(&self.part))
    }
}

fn with_suffix(name: &Path, suffix: &str) -> PathBuf {
    let mut name = name.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// What a checkpoint is called until it is whole.
const NEW: &str = ".new";

/// The checkpoint of an output file.
fn checkpoint_of(output: &Path) -> PathBuf {
    with_suffix(output, ".part.checkpoint")
}

fn failed(path: &Path) -> impl FnOnce(io::Error) -> JobError {
    move |error| JobError::Write(path.display().to_string(), error)
}

impl<'a> Files<'a> {
    /// Does a job: all of it, or what an earlier run has left.
    ///
    /// When it ends early, what is done stays in `NAME.part` with a checkpoint beside it.
    ///
    /// # Errors
    /// When the input cannot be read or a file not written, or the job cannot be resumed: there is
    /// nothing to resume, or options, version or input are not the same.
    pub fn run<W: Worker>(
        mut job: Job<'a>,
        config: &Config<'_>,
        worker: &W,
        observer: &'a mut dyn Observer,
        disk: &'a dyn Disk,
    ) -> Result<Report, JobError> {
        let part = job.input.part(job.shard)?;
        let identity = job.input.identity().map_err(JobError::Read)?;
        let shard = job.shard.map(|shard| format!(", shard {shard}")).unwrap_or_default();
        let also = |name: &Option<PathBuf>, what| if name.is_some() { what } else { "" };
        let (beside, errors) =
            (also(&job.beside, ", second output"), also(&job.errors, ", errors"));
        let start =
            Progress { offset: part.start, lines: part.lines_before, ..Progress::default() };
        let fresh = identity.filter(|_| job.output.is_some()).map(|input| Checkpoint {
            job: format!("{}{shard}{beside}{errors}", job.identity).replace(['\n', '\r'], " "),
            input,
            output: 0,
            beside: 0,
            errors: 0,
            progress: start,
            complete: false,
        });
        let earlier = if job.resume { earlier(&job, fresh.as_ref(), disk)? } else { None };
        let total = part.end;
        let checkpoint = earlier.clone().or(fresh);
        if earlier.as_ref().is_some_and(|earlier| earlier.complete) {
            let all = [job.errors, job.beside, job.output];
            return name_all(disk, &all, checkpoint.as_ref());
        }
        let from = checkpoint.as_ref().map_or(start, |checkpoint| checkpoint.progress);
        let Job { input, output, beside, errors, stream, heading, footing, .. } = job;
        if let Some(output) = output.as_deref().filter(|_| earlier.is_none()) {
            // Of another run; it does not belong to what is written now.
            let old = checkpoint_of(output);
            disk.remove(&old).map_err(failed(&old))?;
        }
        let keep = earlier.as_ref().map_or([0; 3], |e| [e.output, e.beside, e.errors]);
        let grow = |name: Option<PathBuf>, keep| {
            name.map(|name| Growing::open(disk, &name, keep)).transpose()
        };
        let output = grow(output, keep[0])?;
        let (beside, errors) = (grow(beside, keep[1])?, grow(errors, keep[2])?);
        let mut files = Self { disk, observer, stream, output, beside, errors, checkpoint, total };
        if earlier.is_none() {
            files.rows(&heading, "")?;
        }
        let input = input.into_reader(from.offset, part.end).map_err(JobError::Read)?;
        let report = pipeline::run(input, from, config, worker, &mut files)?;
        if report.ending == Ending::Complete && !footing.is_empty() {
            files.rows(&footing, "")?;
            files.stream.flush().map_err(failed(Path::new("the output")))?;
        }
        files.finish(report)
    }
    fn finish(mut self, report: Report) -> Result<Report, JobError> {
        for growing in self.growing() {
            growing.sync()?;
        }
        // A stream cannot be resumed, so the files beside it are as whole as they will be.
        if report.ending != Ending::Complete && self.output.is_some() {
            return Ok(report);
        }
        let mut checkpoint = self.checkpoint.take();
        if let Some(checkpoint) = &mut checkpoint {
            self.measure(checkpoint, &report.progress);
            checkpoint.complete = true;
            self.save(checkpoint)?;
        }
        let name = |growing: Option<Growing>| growing.map(|growing| growing.name);
        let all = [name(self.errors), name(self.beside), name(self.output)];
        name_all(self.disk, &all, checkpoint.as_ref())?;
        Ok(report)
    }
    fn growing(&mut self) -> impl Iterator<Item = &mut Growing> {
        [&mut self.output, &mut self.beside, &mut self.errors].into_iter().flatten()
    }
    /// Notes how long the files are now.
    fn measure(&self, checkpoint: &mut Checkpoint, progress: &Progress) {
        let length = |growing: &Option<Growing>| growing.as_ref().map_or(0, |g| g.length);
        checkpoint.progress = *progress;
        checkpoint.output = length(&self.output);
        checkpoint.beside = length(&self.beside);
        checkpoint.errors = length(&self.errors);
    }
    /// Puts the data on the disk, then the checkpoint in place of the one before.
    fn save(&mut self, checkpoint: &Checkpoint) -> Result<(), JobError> {
        for growing in self.growing() {
            growing.sync()?;
        }
        let Some(output) = &self.output else { return Ok(()) };
        let name = checkpoint_of(&output.name);
        let new = with_suffix(&name, NEW);
        let write = || {
            let mut file = self.disk.open(&new, 0)?;
            file.write_all(checkpoint.to_string().as_bytes())?;
            file.sync()?;
            self.disk.replace(&new, &name)
        };
        write().map_err(failed(&name))
    }
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
        if self.output.is_none() {
            let flush = due || idle;
            let flushed = if flush { self.stream.flush() } else { Ok(()) };
            return flushed.map_err(failed(Path::new("the output")));
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

/// What an earlier run of the same job has left; `None` when it has not come to a checkpoint.
fn earlier(
    job: &Job<'_>,
    fresh: Option<&Checkpoint>,
    disk: &dyn Disk,
) -> Result<Option<Checkpoint>, JobError> {
    let refuse = |why: String| Err(JobError::Resume(why));
    let Some(output) = &job.output else {
        return refuse("only a job with an output file can go on".into());
    };
    let Some(fresh) = fresh else {
        return refuse("only a job that reads a regular file can go on".into());
    };
    let name = checkpoint_of(output);
    let text = disk
        .read(&name)
        .map_err(|error| JobError::Resume(format!("{} cannot be read: {error}", name.display())))?;
    let Some(text) = text else {
        if disk.exists(output) {
            let output = output.display();
            return refuse(format!("{output} is there already, and no checkpoint of it"));
        }
        return Ok(None);
    };
    let Some(earlier) = Checkpoint::read(&text) else {
        return refuse(format!("{} is damaged", name.display()));
    };
    if earlier.job != fresh.job {
        return refuse(format!("it was another job: {} (now: {})", earlier.job, fresh.job));
    }
    if earlier.input != fresh.input {
        return refuse("the input has changed".into());
    }
    Ok(Some(earlier))
}

/// Gives whole files their names, the output last, and removes the checkpoint. Can be repeated
/// after a failure.
fn name_all(
    disk: &dyn Disk,
    names: &[Option<PathBuf>; 3],
    checkpoint: Option<&Checkpoint>,
) -> Result<Report, JobError> {
    for name in names.iter().flatten() {
        name_one(disk, name)?;
    }
    if let [.., Some(output)] = names {
        let name = checkpoint_of(output);
        for name in [with_suffix(&name, NEW), name] {
            disk.remove(&name).map_err(failed(&name))?;
        }
    }
    let progress = checkpoint.map(|checkpoint| checkpoint.progress).unwrap_or_default();
    Ok(Report { progress, ending: Ending::Complete })
}

fn name_one(disk: &dyn Disk, name: &Path) -> Result<(), JobError> {
    let part = with_suffix(name, ".part");
    if disk.exists(&part) { disk.replace(&part, name).map_err(failed(name)) } else { Ok(()) }
}
