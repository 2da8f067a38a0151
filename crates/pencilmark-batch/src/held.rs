//! A file that one program keeps for itself and writes again and again, such as a saved game.
use crate::disk::{Disk, RealDisk};
use crate::lock::Lock;
use crate::place::with_suffix;
use crate::target::{Kind, PART, Target, WriteFailed};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// A file that is locked as long as this lives. See [`Target::hold`].
///
/// ```
/// use pencilmark_batch::Outputs;
/// let file = std::env::temp_dir().join(format!("pencilmark-held-{}.txt", std::process::id()));
/// let held = Outputs::new().claim("--save", &file)?.hold()?;
/// held.write(b"one")?;
/// held.write(b"two")?;
/// assert_eq!(std::fs::read(held.file())?, b"two");
/// assert!(Outputs::new().claim("--save", &file)?.hold().is_err());
/// # drop(held);
/// # std::fs::remove_file(&file)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Held {
    given: PathBuf,
    file: PathBuf,
    _lock: Lock,
}

impl Target {
    /// Locks the file, which need not be there, for as long as the answer lives.
    ///
    /// # Errors
    /// When another program has it, or it is no file.
    pub fn hold(self) -> Result<Held, WriteFailed> {
        let given = self.name().to_owned();
        let Kind::File(file) = self.kind else {
            let error = io::Error::new(ErrorKind::InvalidInput, "this is no file");
            return Err(WriteFailed::Io(given, error));
        };
        let lock = Lock::beside(&file).map_err(WriteFailed::Locked)?;
        Ok(Held { given, file, _lock: lock })
    }
}

impl Held {
    /// The file by its name in the end, links followed.
    pub fn file(&self) -> &Path {
        &self.file
    }
    /// The name it was given.
    pub fn name(&self) -> &Path {
        &self.given
    }
    /// Writes the whole content in place of what is there, which stays when this fails or the
    /// program dies. When it returns, the content is on the disk.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn write(&self, content: &[u8]) -> Result<(), WriteFailed> {
        let part = with_suffix(&self.file, PART);
        let write = || {
            let mut out = RealDisk.open(&part, 0, Some(&self.file))?;
            out.write_all(content)?;
            out.sync()?;
            drop(out);
            RealDisk.replace(&part, &self.file)
        };
        write().map_err(|error| WriteFailed::Io(self.given.clone(), error))
    }
}
