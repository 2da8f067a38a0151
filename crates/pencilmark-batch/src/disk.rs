//! The few things a job does with files, so that tests can make each of them fail.
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, ErrorKind, Seek, SeekFrom, Write};
use std::path::Path;

/// A file that is being written.
pub trait DiskFile: Write {
    /// Returns when everything written is on the disk.
    ///
    /// # Errors
    /// When it cannot be put there.
    fn sync(&mut self) -> io::Result<()>;
}

/// A place for files.
pub trait Disk {
    /// Opens a file for writing at its end, after cutting it to `keep` bytes; creates it when
    /// `keep` is zero.
    ///
    /// # Errors
    /// When it cannot be opened, or is shorter than `keep`.
    fn open(&self, path: &Path, keep: u64) -> io::Result<Box<dyn DiskFile>>;
    /// The content of a small file; `None` when there is none.
    ///
    /// # Errors
    /// When it is there and cannot be read.
    fn read(&self, path: &Path) -> io::Result<Option<String>>;
    /// Whether there is a file.
    fn exists(&self, path: &Path) -> bool;
    /// Gives a file another name, at once, in place of the file that had it.
    ///
    /// # Errors
    /// When it cannot be done.
    fn replace(&self, from: &Path, to: &Path) -> io::Result<()>;
    /// Removes a file if it is there.
    ///
    /// # Errors
    /// When it is there and cannot be removed.
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
    fn open(&self, path: &Path, keep: u64) -> io::Result<Box<dyn DiskFile>> {
        let new = keep == 0;
        let mut file = OpenOptions::new().write(true).create(new).truncate(new).open(path)?;
        if file.metadata()?.len() < keep {
            return Err(io::Error::new(ErrorKind::InvalidData, "it is shorter than it was"));
        }
        if !new {
            file.set_len(keep)?;
        }
        file.seek(SeekFrom::End(0))?;
        Ok(Box::new(RealFile(BufWriter::new(file))))
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
        // Makes the new name last through a loss of power; not every file system can do it.
        if let Some(folder) = to.parent() {
            let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
            let _ = File::open(folder).and_then(|folder| folder.sync_all());
        }
        Ok(())
    }
    fn remove(&self, path: &Path) -> io::Result<()> {
        match fs::remove_file(path) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }
}
