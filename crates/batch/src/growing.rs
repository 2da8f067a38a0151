//! A place that rows are written to as they come.
use crate::checkpoint::Grown;
use crate::config::JobError;
use crate::disk::{Disk, DiskFile};
use crate::lock::Lock;
use crate::place::with_suffix;
use crate::sum;
use crate::target::{Flushed, Kind, PART, Target};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// A file that gets its name when it is complete, or a device, a pipe or standard output.
pub(crate) struct Growing {
    /// The final name of the file; `None` for a device, a pipe or standard output.
    pub(crate) file: Option<PathBuf>,
    /// The current file, for messages.
    shown: PathBuf,
    out: Box<dyn DiskFile>,
    pub(crate) grown: Grown,
}

impl Growing {
    /// Opens it after what an earlier run has written.
    pub(crate) fn open(disk: &dyn Disk, target: Target, keep: Grown) -> Result<Self, JobError> {
        let given = target.name().to_owned();
        Ok(match target.kind {
            Kind::File(name) => {
                let part = with_suffix(&name, PART);
                let out = disk.open(&part, keep.length, Some(&name)).map_err(failed(&part))?;
                Self { file: Some(name), shown: part, out, grown: keep }
            }
            Kind::Direct(file) => {
                let out = Box::new(Flushed(BufWriter::new(file)));
                Self { file: None, shown: given, out, grown: keep }
            }
            Kind::Stderr => {
                let out = Box::new(Flushed(io::stderr()));
                Self { file: None, shown: given, out, grown: keep }
            }
            Kind::Stdout => {
                let out = Box::new(Flushed(io::stdout()));
                Self { file: None, shown: "standard output".into(), out, grown: keep }
            }
        })
    }
    pub(crate) fn write(&mut self, text: &str) -> Result<(), JobError> {
        let bytes = text.as_bytes();
        self.grown.length += bytes.len() as u64;
        self.grown.checksum = sum::continued(self.grown.checksum, bytes);
        self.out.write_all(bytes).map_err(failed(&self.shown))
    }
    /// Returns when everything is on the disk, or on its way to the reader.
    pub(crate) fn sync(&mut self) -> Result<(), JobError> {
        self.out.sync().map_err(failed(&self.shown))
    }
}

/// The lock of a target, if it is a file.
pub(crate) fn lock(target: Option<&Target>) -> Result<Option<Lock>, JobError> {
    match target.map(|target| &target.kind) {
        Some(Kind::File(name)) => Lock::beside(name).map(Some).map_err(JobError::Locked),
        _ => Ok(None),
    }
}

/// The final name of a target's file.
pub(crate) fn file_of(target: Option<&Target>) -> Option<PathBuf> {
    match &target?.kind {
        Kind::File(name) => Some(name.clone()),
        _ => None,
    }
}

pub(crate) fn failed(path: &Path) -> impl FnOnce(io::Error) -> JobError {
    move |error| JobError::Write(path.display().to_string(), error)
}
