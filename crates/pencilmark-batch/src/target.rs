//! Where a command writes: looked at before the work begins, written as a whole or not at all.
use crate::disk::{Disk, DiskFile, RealDisk};
use crate::lock::{Lock, LockError};
use crate::place::{Identity, folder_of, resolve, with_suffix};
use core::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// What a file is called until it is whole.
pub(crate) const PART: &str = ".part";
/// The checkpoint of an output file, and what that is called until it is whole.
pub(crate) const CHECKPOINT: &str = ".part.checkpoint";
pub(crate) const NEW_CHECKPOINT: &str = ".part.checkpoint.new";
/// Names of files that the program was given open; they are not to be replaced.
const OPEN_FILES: [&str; 4] = ["/dev/stdout", "/dev/stderr", "/dev/fd", "/proc"];
/// What is behind the names of files that are made beside an output, and its own name.
const SUFFIXES: [&str; 5] = ["", PART, CHECKPOINT, NEW_CHECKPOINT, ".lock"];

/// Everything that one command reads and writes, so that none of it is written over another.
///
/// ```
/// use pencilmark_batch::Outputs;
/// use std::path::Path;
/// let input = std::env::temp_dir().join(format!("pencilmark-doc-{}.txt", std::process::id()));
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

/// A file by its name in the end, and by what it is.
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
    /// Notes a file that the command reads, which must not be written.
    pub fn reads(&mut self, path: &Path) {
        self.inputs.push(Name::of(path));
    }
    /// Notes that standard input is read; it may be a file.
    pub fn reads_stdin(&mut self) {
        self.reads(Path::new("/dev/stdin"));
    }
    /// Notes that `what`, such as "the rows", goes to standard output.
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
    /// Takes a place for what the command writes because of `option`. `-` is standard output;
    /// links are followed; devices and named pipes are opened and written as they are.
    ///
    /// A named pipe that nobody reads is waited for.
    ///
    /// # Errors
    /// When nothing can be written there, or the command reads it or writes something else to it.
    pub fn claim(&mut self, option: &str, path: &Path) -> Result<Target, Refused> {
        let refuse =
            |why: &dyn fmt::Display| Refused(format!("{option} {}: {why}", path.display()));
        if path.as_os_str() == "-" {
            self.claim_stdout(option)?;
            return Ok(Target { given: path.into(), kind: Kind::Stdout });
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
                    return Err(refuse(&"standard output goes there already"));
                }
                let names = SUFFIXES.map(|suffix| (with_suffix(&file, suffix), suffix));
                self.reserve(option, &names).map_err(|why| refuse(&why))?;
                Kind::File(file)
            }
        };
        Ok(Target { given: path.into(), kind })
    }
    /// Takes names, with what is behind the one that was given.
    fn reserve(&mut self, option: &str, names: &[(PathBuf, &str)]) -> Result<(), String> {
        let mut new = Vec::new();
        for (path, suffix) in names {
            let name = Name::of(path);
            let this = match *suffix {
                "" => "this".to_owned(),
                _ => format!("{}, which is needed meanwhile,", path.display()),
            };
            if self.inputs.iter().any(|input| input.is(&name)) {
                return Err(format!("{this} is the input; write to another file"));
            }
            if let Some((other, _)) = self.taken.iter().find(|(_, taken)| taken.is(&name)) {
                return Err(format!("{this} is taken by {other}; write to another file"));
            }
            new.push((option.to_owned(), name));
        }
        self.taken.extend(new);
        Ok(())
    }
}

/// Whether standard output goes to this file.
fn is_stdout(file: &Path) -> bool {
    let identity = Identity::of(file);
    identity.is_some() && identity == Identity::of(Path::new("/dev/stdout"))
}

/// What has a name.
enum Found {
    /// A device, to which anything may be written.
    Device,
    /// A named pipe, or a file that the program was given open.
    Stream,
    /// A regular file, or none yet; by its name in the end.
    File(PathBuf),
}

fn look_at(path: &Path) -> Result<Found, String> {
    let is_folder_name = path.as_os_str().as_encoded_bytes().last() == Some(&b'/');
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

/// A place that a command writes to. See [`Outputs::claim`].
#[derive(Debug)]
pub struct Target {
    given: PathBuf,
    pub(crate) kind: Kind,
}

#[derive(Debug)]
pub(crate) enum Kind {
    Stdout,
    /// A device or a named pipe, open.
    Direct(File),
    /// A file, by its name in the end.
    File(PathBuf),
}

impl Target {
    /// Whether it is standard output.
    pub fn is_stdout(&self) -> bool {
        matches!(self.kind, Kind::Stdout)
    }
    /// Whether it is a file, which gets its name when it is whole; not a device or a pipe.
    pub fn is_file(&self) -> bool {
        matches!(self.kind, Kind::File(_))
    }
    /// The name it was given.
    pub fn name(&self) -> &Path {
        &self.given
    }
    /// Writes the whole content at once, in place of what is there. The mode of a file stays; when
    /// this fails or the program dies, what was there stays too.
    ///
    /// # Errors
    /// When it cannot be written, or another program is writing it.
    pub fn write_whole(&self, content: &[u8]) -> Result<(), WriteFailed> {
        let mut draft = self.begin()?;
        draft.write_all(content).map_err(|error| self.failed(error))?;
        draft.finish()
    }
    /// Begins to write content that comes bit by bit.
    ///
    /// # Errors
    /// When it cannot be written, or another program is writing it.
    pub fn begin(&self) -> Result<Draft, WriteFailed> {
        let name = self.given.clone();
        let (out, part): (Box<dyn DiskFile>, _) = match &self.kind {
            Kind::Stdout => (Box::new(Flushed(io::stdout())), None),
            Kind::Direct(file) => {
                let file = file.try_clone().map_err(|error| self.failed(error))?;
                (Box::new(Flushed(io::BufWriter::new(file))), None)
            }
            Kind::File(file) => {
                let lock = Lock::beside(file).map_err(WriteFailed::Locked)?;
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

/// Why something could not be written.
#[derive(Debug)]
pub enum WriteFailed {
    /// Another program is writing it.
    Locked(LockError),
    /// The system refuses: where, and why.
    Io(PathBuf, io::Error),
}

impl WriteFailed {
    /// Whether whoever reads the output has gone.
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
    _lock: Lock,
}

impl fmt::Debug for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Draft").field("name", &self.name).finish_non_exhaustive()
    }
}

impl Draft {
    /// Ends it: everything is on the disk, and the file has its name.
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
    /// Ends it before it is whole: a file does not get its name; what is written stays in the file
    /// that is answered. Elsewhere it is where it was written, and there is no such file.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn leave(mut self) -> Result<Option<PathBuf>, WriteFailed> {
        let name = self.name.clone();
        self.sync().map_err(|error| WriteFailed::Io(name.clone(), error))?;
        Ok(self.growing.take().map(|_| with_suffix(&name, PART)))
    }
    fn sync(&mut self) -> io::Result<()> {
        self.out.take().map_or(Ok(()), |mut out| out.sync())
    }
}

impl Write for Draft {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.out.as_mut().map_or(Ok(bytes.len()), |out| out.write(bytes))
    }
    fn flush(&mut self) -> io::Result<()> {
        self.out.as_mut().map_or(Ok(()), Write::flush)
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        if let Some(growing) = &self.growing {
            self.out = None;
            // Nobody can be told; it is not what was asked for in any case.
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
