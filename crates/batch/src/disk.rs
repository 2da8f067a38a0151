//! The few things a job does with files, so that tests can make each of them fail.
use crate::place::folder_of;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::Path;

/// A file that is being written.
pub trait DiskFile: Write {
    /// Returns when everything written is on the disk.
    ///
    /// # Errors
    /// When it cannot be written there.
    fn sync(&mut self) -> io::Result<()>;
}

/// A place for files.
pub trait Disk {
    /// Opens a file for writing at its end, after truncating it to `keep` bytes; makes a new one, in
    /// place of any existing file, when `keep` is zero. A new one can be read by everyone who can read
    /// the file `like`, if there is such a file.
    ///
    /// # Errors
    /// When it cannot be opened, or is shorter than `keep`.
    fn open(&self, path: &Path, keep: u64, like: Option<&Path>) -> io::Result<Box<dyn DiskFile>>;
    /// Opens a file to read what was written.
    ///
    /// # Errors
    /// When it cannot be opened.
    fn reader(&self, path: &Path) -> io::Result<Box<dyn Read>>;
    /// The content of a small file; `None` when there is none.
    ///
    /// # Errors
    /// When it exists and cannot be read.
    fn read(&self, path: &Path) -> io::Result<Option<String>>;
    /// Whether there is a file.
    fn exists(&self, path: &Path) -> bool;
    /// Renames a file atomically, replacing the file that had the name.
    ///
    /// # Errors
    /// When it cannot be done.
    fn replace(&self, from: &Path, to: &Path) -> io::Result<()>;
    /// Removes a file if it exists.
    ///
    /// # Errors
    /// When it exists and cannot be removed.
    fn remove(&self, path: &Path) -> io::Result<()>;
}

/// The disk of this machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct RealDisk;

struct RealFile(BufWriter<File>);

impl Write for RealFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }
    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

impl DiskFile for RealFile {
    fn sync(&mut self) -> io::Result<()> {
        self.0.flush()?;
        self.0.get_ref().sync_data()
    }
}

impl Disk for RealDisk {
    fn open(&self, path: &Path, keep: u64, like: Option<&Path>) -> io::Result<Box<dyn DiskFile>> {
        if keep == 0 {
            // The existing name may be a link, whose file is not ours.
            self.remove(path)?;
            let file = OpenOptions::new().write(true).create_new(true).open(path)?;
            like.map_or(Ok(()), |like| resemble(&file, like))?;
            return Ok(Box::new(RealFile(BufWriter::new(file))));
        }
        let mut file = OpenOptions::new().write(true).open(path)?;
        if file.metadata()?.len() < keep {
            return Err(io::Error::new(ErrorKind::InvalidData, "it is shorter than it was"));
        }
        file.set_len(keep)?;
        file.seek(SeekFrom::End(0))?;
        Ok(Box::new(RealFile(BufWriter::new(file))))
    }
    fn reader(&self, path: &Path) -> io::Result<Box<dyn Read>> {
        Ok(Box::new(File::open(path)?))
    }
    fn read(&self, path: &Path) -> io::Result<Option<String>> {
        match fs::read_to_string(path) {
            Ok(text) => Ok(Some(text)),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }
    fn exists(&self, path: &Path) -> bool {
        path.exists()
    }
    fn replace(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)?;
        // Makes the new name survive a loss of power; not every file system supports it.
        let _ = File::open(folder_of(to)).and_then(|folder| folder.sync_all());
        Ok(())
    }
    fn remove(&self, path: &Path) -> io::Result<()> {
        match fs::remove_file(path) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }
}

/// Gives a new file the mode of an existing one, and its owner where that is allowed.
fn resemble(file: &File, like: &Path) -> io::Result<()> {
    let old = match fs::metadata(like) {
        Ok(old) => old,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(error),
    };
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, fchown};
        let new = file.metadata()?;
        if (new.uid(), new.gid()) != (old.uid(), old.gid()) {
            // Only the system's administrator can give files away.
            let _ = fchown(file, Some(old.uid()), Some(old.gid()));
        }
    }
    file.set_permissions(old.permissions())
}
