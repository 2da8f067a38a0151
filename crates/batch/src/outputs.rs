//! Everything that a command writes, checked before the work begins.
use crate::lock::{Lock, LockError};
use crate::place::{Identity, folder_of, resolve, with_suffix};
use crate::target::{CHECKPOINT, Kind, NEW_CHECKPOINT, PART, Target};
use core::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf, is_separator};

/// Names of standard output and of standard error. Opened again by name, a file would be written
/// from its beginning, over what others write there.
const STDOUT: [&str; 4] = ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"];
const STDERR: [&str; 3] = ["/dev/stderr", "/dev/fd/2", "/proc/self/fd/2"];
/// Folders of files that the program received already open; they must not be replaced.
const OPEN_FILES: [&str; 2] = ["/dev/fd", "/proc"];
/// The suffixes of files that are made beside an output, and of the output itself.
const SUFFIXES: [&str; 5] = ["", PART, CHECKPOINT, NEW_CHECKPOINT, ".lock"];

/// Everything that one command reads and writes, so that none of it is written over another.
///
/// ```
/// use whydoku_batch::Outputs;
/// use std::path::Path;
/// let input = std::env::temp_dir().join(format!("whydoku-doc-{}.txt", std::process::id()));
/// std::fs::write(&input, "puzzles")?;
/// let mut outputs = Outputs::new();
/// outputs.reads(&input);
/// let refused = outputs.claim("-o", &input).expect_err("it would destroy the input");
/// assert!(refused.to_string().contains("this is the input"));
/// assert!(outputs.claim("-o", Path::new("/no/such/folder/out.txt")).is_err());
/// assert!(outputs.claim("-o", Path::new("-"))?.is_stdout());
/// # std::fs::remove_file(&input)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Default)]
pub struct Outputs {
    inputs: Vec<Name>,
    taken: Vec<(String, Name)>,
    takes_stdout: Option<String>,
}

/// A file by its final name, and by its identity.
#[derive(Debug)]
struct Name {
    path: PathBuf,
    identity: Option<Identity>,
}

impl Name {
    fn of(path: &Path) -> Self {
        let identity = Identity::of(path);
        Self { path: resolve(path).unwrap_or_else(|_| path.into()), identity }
    }
    fn is(&self, other: &Self) -> bool {
        self.path == other.path || (self.identity.is_some() && self.identity == other.identity)
    }
}

/// Why nothing can be written to a place. The message names the option and the place.
#[derive(Debug)]
pub struct Refused(String);

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for Refused {}

impl Outputs {
    /// Nothing is read or written yet.
    pub fn new() -> Self {
        Self::default()
    }
    /// Records a file that the command reads, which must not be written.
    pub fn reads(&mut self, path: &Path) {
        self.inputs.push(Name::of(path));
    }
    /// Records that standard input is read; it may be a file.
    pub fn reads_stdin(&mut self) {
        self.reads(Path::new("/dev/stdin"));
    }
    /// Records that `what`, such as "the rows", goes to standard output.
    ///
    /// # Errors
    /// When something else goes there already.
    pub fn claim_stdout(&mut self, what: &str) -> Result<(), Refused> {
        if let Some(other) = &self.takes_stdout {
            return Err(Refused(format!("{what} and {other} cannot both go to standard output")));
        }
        self.takes_stdout = Some(what.into());
        Ok(())
    }
    /// Claims a place for what the command writes because of `option`. `-` is standard output;
    /// links are followed; devices and named pipes are opened and written as they are.
    ///
    /// Waits until a named pipe has a reader.
    ///
    /// # Errors
    /// When nothing can be written there, or the command reads it or writes something else to it.
    pub fn claim(&mut self, option: &str, path: &Path) -> Result<Target, Refused> {
        let refuse =
            |why: &dyn fmt::Display| Refused(format!("{option} {}: {why}", path.display()));
        if STDOUT.iter().any(|name| path == Path::new(name)) {
            self.claim_stdout(option)?;
            return Ok(Target::new(path, Kind::Stdout));
        }
        if STDERR.iter().any(|name| path == Path::new(name)) {
            return Ok(Target::new(path, Kind::Stderr));
        }
        let file = look_at(path).map_err(|why| refuse(&why))?;
        let kind = match file {
            Found::Device => Kind::Direct(open_as_it_is(path).map_err(|error| refuse(&error))?),
            Found::Stream => {
                self.reserve(option, &[(path.into(), "")]).map_err(|why| refuse(&why))?;
                Kind::Direct(open_as_it_is(path).map_err(|error| refuse(&error))?)
            }
            Found::File(file) => {
                if is_stdout(&file) {
                    return Err(refuse(&"standard output already goes there"));
                }
                let names = SUFFIXES.map(|suffix| (with_suffix(&file, suffix), suffix));
                self.reserve(option, &names).map_err(|why| refuse(&why))?;
                can_replace(&file).map_err(|why| refuse(&why))?;
                Kind::File(file)
            }
        };
        Ok(Target::new(path, kind))
    }
    /// Claims names, each with the suffix after the given name.
    fn reserve(&mut self, option: &str, names: &[(PathBuf, &str)]) -> Result<(), String> {
        let mut new = Vec::new();
        for (path, suffix) in names {
            let name = Name::of(path);
            let this = match *suffix {
                "" => "this".to_owned(),
                _ => format!("{}, which is needed temporarily,", path.display()),
            };
            if self.inputs.iter().any(|input| input.is(&name)) {
                return Err(format!("{this} is the input; write to another file"));
            }
            if let Some((other, _)) = self.taken.iter().find(|(_, taken)| taken.is(&name)) {
                return Err(format!("{this} is already used by {other}; write to another file"));
            }
            new.push((option.to_owned(), name));
        }
        self.taken.extend(new);
        Ok(())
    }
}

/// Whether files can be created beside this one: its lock file is created for a moment to find out. Whether
/// another process has the lock is checked when writing begins.
fn can_replace(file: &Path) -> Result<(), String> {
    match Lock::beside(file) {
        Ok(_) | Err(LockError::Held { .. }) => Ok(()),
        Err(LockError::Io(_, error))
            if matches!(
                error.kind(),
                ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem
            ) =>
        {
            let folder = folder_of(file).display();
            Err(format!("its folder {folder} is not writable ({error})"))
        }
        Err(error) => Err(error.to_string()),
    }
}

/// Whether standard output goes to this file.
fn is_stdout(file: &Path) -> bool {
    let identity = Identity::of(file);
    identity.is_some() && identity == Identity::of(Path::new("/dev/stdout"))
}

/// The kinds of places that have a name.
enum Found {
    /// A device, to which anything may be written.
    Device,
    /// A named pipe, or a file that the program received already open.
    Stream,
    /// A regular file, existing or not; by its final name.
    File(PathBuf),
}

fn look_at(path: &Path) -> Result<Found, String> {
    if is_device_name(path) {
        return Ok(Found::Device);
    }
    let last = path.as_os_str().as_encoded_bytes().last().copied();
    let is_folder_name = last.is_some_and(|byte| is_separator(char::from(byte)));
    let words = |error: io::Error| match error.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory => {
            format!("there is no folder {}", folder_of(path).display())
        }
        _ => error.to_string(),
    };
    let metadata = match fs::metadata(path) {
        Ok(metadata) => metadata,
        Err(error) if error.kind() == ErrorKind::NotFound && !is_folder_name => {
            return resolve(path).map(Found::File).map_err(words);
        }
        Err(error) => return Err(words(error)),
    };
    if metadata.is_dir() {
        return Err("this is a directory; name a file in it".into());
    }
    if !metadata.is_file() {
        return kind_of_stream(&metadata);
    }
    if OPEN_FILES.iter().any(|folder| path.starts_with(folder)) {
        return Ok(Found::Stream);
    }
    // A file that may not be written is not replaced either.
    OpenOptions::new().write(true).open(path).map_err(|error| error.to_string())?;
    resolve(path).map(Found::File).map_err(words)
}

/// Whether this is one of the names that mean a device on Windows, in every folder and with any extension. The
/// system offers no other way to find out.
fn is_device_name(path: &Path) -> bool {
    let stem = path.file_stem().unwrap_or_default();
    cfg!(windows) && ["con", "nul"].iter().any(|name| stem.eq_ignore_ascii_case(name))
}

#[cfg(unix)]
fn kind_of_stream(metadata: &fs::Metadata) -> Result<Found, String> {
    use std::os::unix::fs::FileTypeExt;
    let kind = metadata.file_type();
    if kind.is_socket() {
        return Err("this is a socket".into());
    }
    Ok(if kind.is_char_device() { Found::Device } else { Found::Stream })
}

#[cfg(not(unix))]
fn kind_of_stream(_: &fs::Metadata) -> Result<Found, String> {
    Ok(Found::Stream)
}

fn open_as_it_is(path: &Path) -> io::Result<File> {
    OpenOptions::new().append(true).open(path)
}
