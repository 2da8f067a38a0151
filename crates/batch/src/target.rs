//! A place to write to: written completely or not at all.
use crate::disk::{Disk, DiskFile, RealDisk};
use crate::lock::{Lock, LockError};
use crate::place::with_suffix;
use core::fmt;
use std::fs::File;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// The suffix of a file until it is complete.
pub(crate) const PART: &str = ".part";
/// The suffix of the checkpoint of an output file, and that of a checkpoint until it is complete.
pub(crate) const CHECKPOINT: &str = ".part.checkpoint";
pub(crate) const NEW_CHECKPOINT: &str = ".part.checkpoint.new";
/// A place that a command writes to. See [`Outputs::claim`](crate::Outputs::claim).
#[derive(Debug)]
pub struct Target {
    given: PathBuf,
    pub(crate) kind: Kind,
}

#[derive(Debug)]
pub(crate) enum Kind {
    Stdout,
    Stderr,
    /// A device or a named pipe, open.
    Direct(File),
    /// A file, by its final name.
    File(PathBuf),
}

impl Target {
    pub(crate) fn new(given: &Path, kind: Kind) -> Self {
        Self { given: given.into(), kind }
    }
    /// Whether it is standard output.
    pub fn is_stdout(&self) -> bool {
        matches!(self.kind, Kind::Stdout)
    }
    /// Whether it is a file, which gets its name when it is complete; not a device or a pipe.
    pub fn is_file(&self) -> bool {
        matches!(self.kind, Kind::File(_))
    }
    /// The name it was given.
    pub fn name(&self) -> &Path {
        &self.given
    }
    /// Writes the whole content at once, replacing what is there. The mode of a file is kept; when
    /// this fails or the program dies, the old content is kept too.
    ///
    /// # Errors
    /// When it cannot be written, or another program is writing it.
    pub fn write_whole(&self, content: &[u8]) -> Result<(), WriteFailed> {
        self.fill(self.begin()?, content)
    }
    fn fill(&self, mut draft: Draft, content: &[u8]) -> Result<(), WriteFailed> {
        // Its errors name the place already.
        draft.put(|out| out.write_all(content)).map_err(|error| self.failed(error))?;
        draft.finish()
    }
    /// Starts to write content that comes in parts.
    ///
    /// # Errors
    /// When it cannot be written, or another program is writing it.
    pub fn begin(&self) -> Result<Draft, WriteFailed> {
        self.draft(self.take_lock()?)
    }
    /// Keeps every other program from writing it, for something that is written repeatedly. What a program
    /// that was killed has left of it, unfinished, is removed.
    ///
    /// # Errors
    /// When another program is writing it, the lock file cannot be created, or such a rest cannot be removed.
    pub fn lock(self) -> Result<Locked, WriteFailed> {
        let lock = self.take_lock()?;
        if let Kind::File(file) = &self.kind {
            let rest = with_suffix(file, PART);
            RealDisk.remove(&rest).map_err(|error| WriteFailed::Io(rest, error))?;
        }
        Ok(Locked { target: self, _lock: lock })
    }
    /// The lock of a file; nothing else has one.
    fn take_lock(&self) -> Result<Option<Lock>, WriteFailed> {
        match &self.kind {
            Kind::File(file) => Lock::beside(file).map(Some).map_err(WriteFailed::Locked),
            _ => Ok(None),
        }
    }
    /// A draft that keeps this lock.
    fn draft(&self, lock: Option<Lock>) -> Result<Draft, WriteFailed> {
        let name = self.given.clone();
        let (out, part): (Box<dyn DiskFile>, _) = match &self.kind {
            Kind::Stdout => (Box::new(Flushed(io::stdout())), None),
            Kind::Stderr => (Box::new(Flushed(io::stderr())), None),
            Kind::Direct(file) => {
                let file = file.try_clone().map_err(|error| self.failed(error))?;
                (Box::new(Flushed(io::BufWriter::new(file))), None)
            }
            Kind::File(file) => {
                let part = with_suffix(file, PART);
                let open = RealDisk.open(&part, 0, Some(file));
                let open = open.map_err(|error| self.failed(error))?;
                (open, Some(Growing { file: file.clone(), part, _lock: lock }))
            }
        };
        Ok(Draft { name, out: Some(out), growing: part })
    }
    fn failed(&self, error: io::Error) -> WriteFailed {
        WriteFailed::Io(self.given.clone(), error)
    }
}

/// A [`Target`] that no other program can write. See [`Target::lock`].
#[derive(Debug)]
pub struct Locked {
    target: Target,
    _lock: Option<Lock>,
}

impl Locked {
    /// Like [`Target::write_whole`], any number of times.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn write_whole(&self, content: &[u8]) -> Result<(), WriteFailed> {
        self.target.fill(self.target.draft(None)?, content)
    }
    /// The name it was given.
    pub fn name(&self) -> &Path {
        self.target.name()
    }
}

/// Why something could not be written.
#[derive(Debug)]
pub enum WriteFailed {
    /// Another program is writing it.
    Locked(LockError),
    /// The system refuses: the place, and the reason.
    Io(PathBuf, io::Error),
}

impl WriteFailed {
    /// Whether the reader of the output has gone.
    pub fn is_closed(&self) -> bool {
        matches!(self, Self::Io(_, error) if error.kind() == ErrorKind::BrokenPipe)
    }
}

impl fmt::Display for WriteFailed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Locked(error) => write!(f, "{error}"),
            Self::Io(name, error) => write!(f, "{}: {error}", name.display()),
        }
    }
}

impl core::error::Error for WriteFailed {}

/// Content on its way to a [`Target`]. A file has its name only after [`Draft::finish`]; one that
/// is dropped before leaves nothing behind.
pub struct Draft {
    name: PathBuf,
    out: Option<Box<dyn DiskFile>>,
    growing: Option<Growing>,
}

struct Growing {
    file: PathBuf,
    part: PathBuf,
    _lock: Option<Lock>,
}

impl fmt::Debug for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Draft").field("name", &self.name).finish_non_exhaustive()
    }
}

impl Draft {
    /// Ends it: everything is on disk, and the file has its name.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn finish(mut self) -> Result<(), WriteFailed> {
        let name = self.name.clone();
        let failed = |error| WriteFailed::Io(name.clone(), error);
        self.sync().map_err(failed)?;
        let Some(growing) = &self.growing else { return Ok(()) };
        RealDisk.replace(&growing.part, &growing.file).map_err(failed)?;
        self.growing = None;
        Ok(())
    }
    /// Ends it before it is complete: a file does not get its name, and what is written stays in the file
    /// that is returned. Other outputs have no such file.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn leave(mut self) -> Result<Option<PathBuf>, WriteFailed> {
        let name = self.name.clone();
        self.sync().map_err(|error| WriteFailed::Io(name.clone(), error))?;
        Ok(self.growing.take().map(|_| with_suffix(&name, PART)))
    }
    fn put<T: Default>(
        &mut self,
        put: impl FnOnce(&mut Box<dyn DiskFile>) -> io::Result<T>,
    ) -> io::Result<T> {
        self.out.as_mut().map_or(Ok(T::default()), put)
    }
    /// An error that names the place, which those who write to a [`Write`] do not know.
    fn named(&self, error: &io::Error) -> io::Error {
        io::Error::new(error.kind(), format!("{}: {error}", self.name.display()))
    }
    fn sync(&mut self) -> io::Result<()> {
        self.out.take().map_or(Ok(()), |mut out| out.sync())
    }
}

impl Write for Draft {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // Until it has ended, there is an output.
        self.put(|out| out.write(bytes)).map_err(|error| self.named(&error))
    }
    fn flush(&mut self) -> io::Result<()> {
        self.put(Write::flush).map_err(|error| self.named(&error))
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        if let Some(growing) = &self.growing {
            self.out = None;
            // There is no way to report it, and the output is not wanted in any case.
            let _ = RealDisk.remove(&growing.part);
        }
    }
}

/// What can only be flushed.
pub(crate) struct Flushed<W>(pub(crate) W);

impl<W: Write> Write for Flushed<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }
    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

impl<W: Write> DiskFile for Flushed<W> {
    fn sync(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}
