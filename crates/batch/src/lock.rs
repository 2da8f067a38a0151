//! One writer at a time.
use crate::place::{Identity, with_suffix};
use core::fmt;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read, Seek, Write};
use std::path::{Path, PathBuf};

/// The start of a lock file; the number of the process follows.
const HEADING: &str = "whydoku is writing: process ";
/// A lock file is no longer than this.
const MOST: u64 = 100;

/// The right to write a file, until it is dropped or the program ends, however it ends.
///
/// It is a system lock on a small file, `NAME.lock`, which is removed with it. A lock file left behind by a
/// killed program is no longer locked and blocks nobody. On file systems without locks,
/// nothing is locked.
///
/// ```
/// use whydoku_batch::{Lock, LockError};
/// let file = std::env::temp_dir().join(format!("whydoku-doc-{}.game", std::process::id()));
/// let lock = Lock::beside(&file)?;
/// assert!(matches!(Lock::beside(&file), Err(LockError::Held { .. })));
/// drop(lock);
/// assert!(Lock::beside(&file).is_ok());
/// # Ok::<(), LockError>(())
/// ```
#[derive(Debug)]
pub struct Lock {
    path: PathBuf,
    /// Holds the lock; present until this is dropped.
    file: Option<File>,
}

/// Why a file could not be locked.
#[derive(Debug)]
pub enum LockError {
    /// Another program has it.
    Held {
        /// The file that is locked.
        file: PathBuf,
        /// The number of the process that has it, where that is known.
        process: Option<u32>,
    },
    /// The lock file cannot be created: its name, and why.
    Io(PathBuf, io::Error),
}

impl fmt::Display for LockError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Held { file, process } => {
                write!(f, "{} is being written by another whydoku", file.display())?;
                match process {
                    Some(number) => write!(f, " (process {number})"),
                    None => Ok(()),
                }
            }
            Self::Io(path, error) => write!(f, "cannot make {}: {error}", path.display()),
        }
    }
}

impl core::error::Error for LockError {}

impl Lock {
    /// Locks a file, which need not exist.
    ///
    /// # Errors
    /// [`LockError::Held`] when another program has the lock, or another part of this one;
    /// [`LockError::Io`] when the file beside it cannot be created.
    pub fn beside(file: &Path) -> Result<Self, LockError> {
        let path = with_suffix(file, ".lock");
        let fault = |error| LockError::Io(path.clone(), error);
        loop {
            let mut lock = open(&path).map_err(fault)?;
            match lock.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => {
                    let process = read(&mut lock).ok().and_then(|text| holder(&text));
                    return Err(LockError::Held { file: file.into(), process });
                }
                Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {}
                Err(TryLockError::Error(error)) => return Err(fault(error)),
            }
            // The previous owner may have removed the file after it was opened here.
            let opened = Identity::of_file(&lock);
            if opened.is_some() && opened != Identity::of(&path) {
                continue;
            }
            let text = read(&mut lock).map_err(fault)?;
            if !is_ours(&text) {
                let why = "it already exists and is not a lock file of this program";
                return Err(fault(io::Error::new(ErrorKind::AlreadyExists, why)));
            }
            let mut sign = || {
                lock.set_len(0)?;
                lock.rewind()?;
                // In one call: a process killed in between leaves the file empty or complete.
                lock.write_all(format!("{HEADING}{}\n", std::process::id()).as_bytes())
            };
            sign().map_err(fault)?;
            return Ok(Self { path, file: Some(lock) });
        }
    }
}

fn open(path: &Path) -> io::Result<File> {
    if fs::symlink_metadata(path).is_ok_and(|data| !data.is_file()) {
        return Err(io::Error::new(
            ErrorKind::AlreadyExists,
            "it already exists and is not a regular file",
        ));
    }
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    keep_in_place(&mut options);
    options.open(path)
}

/// On Windows, nothing can remove the file while it is open, so the locked file is always the one that
/// has the name; elsewhere [`Identity`] ensures that.
#[cfg(windows)]
fn keep_in_place(options: &mut OpenOptions) {
    use std::os::windows::fs::OpenOptionsExt;
    const SHARE_READ_AND_WRITE: u32 = 3;
    options.share_mode(SHARE_READ_AND_WRITE);
}

#[cfg(not(windows))]
fn keep_in_place(_: &mut OpenOptions) {}

fn read(file: &mut File) -> io::Result<String> {
    let mut bytes = Vec::new();
    file.rewind()?;
    (&*file).take(MOST).read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// The process that signed a lock file; `None` when it is not a lock file.
fn holder(text: &str) -> Option<u32> {
    text.strip_prefix(HEADING)?.trim_end().parse().ok()
}

/// Whether a lock file was written by this program: a complete one, or the remains of one whose program was
/// killed while it wrote it, on any file system.
fn is_ours(text: &str) -> bool {
    HEADING.starts_with(text)
        || text.strip_prefix(HEADING).is_some_and(|rest| {
            rest.trim_end_matches('\n').bytes().all(|byte| byte.is_ascii_digit())
        })
}

impl Drop for Lock {
    fn drop(&mut self) {
        if cfg!(windows) {
            // It cannot be removed before, nor when another process has opened it meanwhile.
            drop(self.file.take());
        }
        // Elsewhere while it is still locked, so that nobody else's is removed. A file left behind
        // does no harm.
        let _ = fs::remove_file(&self.path);
    }
}
