//! Names of files, and which of them mean the same file.
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// More links than this in a row form a circle.
const MOST_LINKS: usize = 40;

/// What distinguishes a file from every other one on this machine, whatever name led to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Identity(Inner);

#[cfg(unix)]
type Inner = (u64, u64);
#[cfg(not(unix))]
type Inner = PathBuf;

impl Identity {
    /// That of the file with this name, if there is one. Links are followed.
    #[cfg(unix)]
    pub(crate) fn of(path: &Path) -> Option<Self> {
        use std::os::unix::fs::MetadataExt;
        fs::metadata(path).ok().map(|data| Self((data.dev(), data.ino())))
    }
    /// That of the file with this name, if there is one. Links are followed.
    #[cfg(not(unix))]
    pub(crate) fn of(path: &Path) -> Option<Self> {
        fs::canonicalize(path).ok().map(Self)
    }
    /// That of an open file, where the system provides it.
    #[cfg(unix)]
    pub(crate) fn of_file(file: &fs::File) -> Option<Self> {
        use std::os::unix::fs::MetadataExt;
        file.metadata().ok().map(|data| Self((data.dev(), data.ino())))
    }
    #[cfg(not(unix))]
    pub(crate) fn of_file(_file: &fs::File) -> Option<Self> {
        None
    }
}

/// The file that a name finally refers to: links are followed, even to a file that does not exist yet.
///
/// # Errors
/// When the folder does not exist, or its name is not that of a folder, or links form a circle.
pub(crate) fn resolve(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_path_buf();
    for _ in 0..MOST_LINKS {
        if let Ok(to) = fs::read_link(&path) {
            path = folder_of(&path).join(to);
            continue;
        }
        let name = path.file_name().ok_or(io::ErrorKind::IsADirectory)?;
        let folder = fs::canonicalize(folder_of(&path))?;
        // Windows does not report it for the name below.
        return if folder.is_dir() {
            Ok(folder.join(name))
        } else {
            Err(io::ErrorKind::NotADirectory.into())
        };
    }
    Err(io::Error::other("its symbolic links form a loop"))
}

/// The folder a file is in.
pub(crate) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// A name with something after it.
pub(crate) fn with_suffix(name: &Path, suffix: &str) -> PathBuf {
    let mut name = name.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}
