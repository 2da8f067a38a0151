//! Whether a job may continue what an earlier run has left.
use crate::checkpoint::{Checkpoint, Grown};
use crate::config::{Config, JobError};
use crate::disk::Disk;
use crate::growing::file_of;
use crate::input::Input;
use crate::place::with_suffix;
use crate::sum::{self, Found};
use crate::target::{CHECKPOINT, PART, Target};
use std::path::Path;

/// What to do when it may not.
const AGAIN: &str = "to start over, leave out --resume";

/// The outputs of a job: rows, second output, errors.
pub(crate) type Targets = [Option<Target>; 3];

/// What an earlier run of the same job has left; `None` when it did not reach a checkpoint.
pub(crate) fn earlier(
    targets: &Targets,
    fresh: Option<&Checkpoint>,
    disk: &dyn Disk,
) -> Result<Option<Checkpoint>, JobError> {
    let refuse = |why: String| Err(JobError::Resume(why));
    let Some(output) = file_of(targets[0].as_ref()) else {
        return refuse("only a job with an output file can be resumed".into());
    };
    let Some(fresh) = fresh else {
        return refuse("only a job that reads a regular file can be resumed".into());
    };
    let name = with_suffix(&output, CHECKPOINT);
    let text = disk
        .read(&name)
        .map_err(|error| JobError::Resume(format!("{} cannot be read: {error}", name.display())))?;
    let Some(text) = text else {
        if disk.exists(&output) {
            let output = output.display();
            return refuse(format!("{output} already exists, but has no checkpoint"));
        }
        return Ok(None);
    };
    let Some(earlier) = Checkpoint::read(&text) else {
        let name = name.display();
        return refuse(if Checkpoint::is_of_another_version(&text) {
            format!("{name} was written by another version of this program; {AGAIN}")
        } else {
            format!("{name} is damaged; {AGAIN}")
        });
    };
    if earlier.job != fresh.job {
        let (was, now) = (&earlier.job, &fresh.job);
        return refuse(format!("it was a different job: {was} (now: {now}); {AGAIN}"));
    }
    if earlier.input != fresh.input {
        return refuse(format!("the input has changed; {AGAIN}"));
    }
    Ok(Some(earlier))
}

/// Checks whether everything read and written up to the checkpoint is unchanged; false when
/// it was asked to stop.
pub(crate) fn is_unchanged(
    (input, start): (&mut Input, u64),
    targets: &Targets,
    earlier: &Checkpoint,
    config: &Config<'_>,
    disk: &dyn Disk,
) -> Result<bool, JobError> {
    let progress = &earlier.progress;
    match input.checksum(start, progress.offset, config.stop).map_err(JobError::Read)? {
        Found::Stopped => return Ok(false),
        Found::Sum(sum) if sum == progress.checksum => {}
        _ => {
            let lines = progress.lines;
            let why = format!("the input has changed before line {}; {AGAIN}", lines + 1);
            return Err(JobError::Resume(why));
        }
    }
    let grown = [earlier.output, earlier.beside, earlier.errors];
    for (target, grown) in targets.iter().zip(grown) {
        let Some(name) = file_of(target.as_ref()) else { continue };
        let part = with_suffix(&name, PART);
        // When a job is complete, some files may already have their names.
        let has_name = earlier.complete && !disk.exists(&part);
        let written = if has_name { &name } else { &part };
        if !is_as_written(written, grown, config, disk)? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Whether a file still starts with what was written; false when it was asked to stop.
fn is_as_written(
    part: &Path,
    grown: Grown,
    config: &Config<'_>,
    disk: &dyn Disk,
) -> Result<bool, JobError> {
    if grown.length == 0 {
        return Ok(true);
    }
    let found = disk
        .reader(part)
        .and_then(|reader| sum::of_reader(reader, grown.length, config.stop))
        .map_err(|error| JobError::Resume(format!("{} cannot be read: {error}", part.display())))?;
    match found {
        Found::Stopped => Ok(false),
        Found::Sum(sum) if sum == grown.checksum => Ok(true),
        Found::Sum(_) => {
            let part = part.display();
            Err(JobError::Resume(format!("{part} differs from what was written; {AGAIN}")))
        }
        Found::Short => {
            let part = part.display();
            Err(JobError::Resume(format!("{part} is shorter than what was written; {AGAIN}")))
        }
    }
}
