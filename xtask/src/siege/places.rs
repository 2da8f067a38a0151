//! Kinds of places to write to, and the state each must have afterwards.
use super::field::{Ended, Field, write};
use std::fs;
use std::os::unix::fs::{FileTypeExt, PermissionsExt, symlink};
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// A kind of place.
pub(super) struct Place {
    /// What it is, in words.
    pub(super) what: &'static str,
    /// Its name in the folder.
    pub(super) name: &'static str,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// It is refused in any case, and stays as it is.
    Refused,
    Input,
    InputLink,
    InputTwin,
    /// It gets the whole content.
    New,
    Secret,
    Link,
    Dangling,
    Pipe,
    Null,
    /// It can be opened, but accepts nothing.
    Full,
    Directory,
    Foreign,
    ReadOnlyFolder,
    ReadOnlyFile,
}

const fn place(what: &'static str, name: &'static str, kind: Kind) -> Place {
    Place { what, name, kind }
}

pub(super) const PLACES: &[Place] = &[
    place("the input", "", Kind::Input),
    place("a link to the input", "link-to-input.svg", Kind::InputLink),
    place("another name of the input", "twin.svg", Kind::InputTwin),
    place("a new file", "new.svg", Kind::New),
    place("a file of mode 0600", "secret.svg", Kind::Secret),
    place("a link to a file", "link.svg", Kind::Link),
    place("a link to nothing yet", "dangling.svg", Kind::Dangling),
    place("a named pipe", "pipe.svg", Kind::Pipe),
    place("a device that takes everything", "null.svg", Kind::Null),
    place("a device that takes nothing", "full.svg", Kind::Full),
    place("a directory", "folder.svg", Kind::Directory),
    place("a missing folder", "absent/out.svg", Kind::Refused),
    place("a missing folder with a trailing slash", "absent/", Kind::Refused),
    place("a file whose lock has a foreign file's name", "foreign.svg", Kind::Foreign),
    place("a folder that cannot be written", "locked/out.svg", Kind::ReadOnlyFolder),
    place("a file that cannot be written", "fixed/out.svg", Kind::ReadOnlyFile),
];

/// A user id that belongs to nobody on most systems: an attack that runs as the administrator could
/// write everywhere.
const NOBODY: u32 = 65_534;

/// A place that is ready for use.
pub(super) struct Scene<'a> {
    place: &'a Place,
    /// The output argument for the program.
    pub(super) out: String,
    path: PathBuf,
    other: PathBuf,
    reader: Option<Child>,
}

impl Place {
    /// Whether it can be made on this system.
    pub(super) fn is_possible(&self) -> bool {
        !matches!(self.kind, Kind::Null | Kind::Full) || is_administrator()
    }
    /// Makes it.
    pub(super) fn prepare(&self, field: &Field, input: &str) -> Result<Scene<'_>, String> {
        let name = if self.kind == Kind::Input { input } else { self.name };
        let path = field.path(name);
        let other = field.path("other.svg");
        let input = field.path(input);
        let fault = |error: std::io::Error| format!("{}: {error}", self.what);
        let mut reader = None;
        match self.kind {
            Kind::InputLink => symlink(&input, &path).map_err(fault)?,
            Kind::InputTwin => fs::hard_link(&input, &path).map_err(fault)?,
            Kind::Secret => {
                write(&path, b"old")?;
                fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).map_err(fault)?;
            }
            Kind::Link => {
                write(&other, b"old")?;
                symlink("other.svg", &path).map_err(fault)?;
            }
            Kind::Dangling => symlink("other.svg", &path).map_err(fault)?,
            Kind::Pipe => {
                Command::new("mkfifo").arg(&path).status().map_err(fault)?;
                let got = fs::File::create(&other).map_err(fault)?;
                reader = Some(Command::new("cat").arg(&path).stdout(got).spawn().map_err(fault)?);
            }
            Kind::Directory => fs::create_dir(&path).map_err(fault)?,
            Kind::Foreign => write(&field.path("foreign.svg.lock"), b"my notes")?,
            Kind::ReadOnlyFolder | Kind::ReadOnlyFile => {
                let folder = path.parent().unwrap_or(&path).to_path_buf();
                fs::create_dir(&folder).map_err(fault)?;
                write(&path, b"old")?;
                let (mode_of_file, mode_of_folder) =
                    if self.kind == Kind::ReadOnlyFile { (0o444, 0o777) } else { (0o666, 0o555) };
                let set = |path: &PathBuf, mode| {
                    fs::set_permissions(path, fs::Permissions::from_mode(mode))
                };
                set(&path, mode_of_file).map_err(fault)?;
                set(&folder, mode_of_folder).map_err(fault)?;
            }
            Kind::Null => make_device(&path, "3")?,
            Kind::Full => make_device(&path, "7")?,
            Kind::Refused | Kind::Input | Kind::New => {}
        }
        let out = if name.ends_with('/') {
            format!("{}/", field.name("absent"))
        } else {
            path.to_string_lossy().into_owned()
        };
        Ok(Scene { place: self, out, path, other, reader })
    }
}

impl Scene<'_> {
    /// Takes permissions away from the program if the place is about permissions.
    pub(super) fn adapt(&self, command: &mut Command) {
        let is_about_rights = matches!(self.place.kind, Kind::ReadOnlyFolder | Kind::ReadOnlyFile);
        if is_about_rights && is_administrator() {
            command.uid(NOBODY).gid(NOBODY);
        }
        command.stdin(Stdio::null());
    }
    /// The differences from the required state.
    pub(super) fn faults(&mut self, ended: &Ended, whole: &[u8]) -> Vec<String> {
        let mut faults = Vec::new();
        let done = matches!(ended.code, Some(0 | 1));
        let refused = ended.code == Some(2) && !ended.err.is_empty();
        let mut must = |holds: bool, what: &str| {
            if !holds {
                faults.push(what.to_owned());
            }
        };
        let holds =
            |path: &PathBuf, content: &[u8]| fs::read(path).is_ok_and(|found| found == content);
        let mode =
            |path: &PathBuf| fs::metadata(path).map_or(0, |data| data.permissions().mode() & 0o777);
        match self.place.kind {
            Kind::Refused | Kind::Input | Kind::InputLink | Kind::InputTwin => {
                must(refused, "it is not refused");
            }
            Kind::New => must(done && holds(&self.path, whole), "it is incomplete"),
            Kind::Secret => {
                must(done && holds(&self.path, whole), "it is incomplete");
                must(mode(&self.path) == 0o600, "its mode has changed");
            }
            Kind::Link | Kind::Dangling => {
                must(done && holds(&self.other, whole), "the file it points to is incomplete");
                let is_link = fs::symlink_metadata(&self.path).is_ok_and(|data| data.is_symlink());
                must(is_link, "it is no longer a link");
            }
            Kind::Pipe => {
                if let Some(reader) = self.reader.take() {
                    end(reader);
                }
                must(done && holds(&self.other, whole), "its reader does not get everything");
                let data = fs::symlink_metadata(&self.path);
                must(data.is_ok_and(|data| data.file_type().is_fifo()), "it is no longer a pipe");
            }
            Kind::Null => {
                must(done, "it cannot be written");
                must(is_device(&self.path), "it is no longer a device");
            }
            Kind::Full => {
                must(refused || whole.is_empty(), "nothing arrives, and no error is reported");
                must(is_device(&self.path), "it is no longer a device");
            }
            Kind::Directory => must(refused && self.path.is_dir(), "it is not refused"),
            Kind::Foreign => {
                let lock = self.path.with_extension("svg.lock");
                must(holds(&lock, b"my notes"), "the foreign file is changed");
            }
            Kind::ReadOnlyFolder | Kind::ReadOnlyFile => {
                must(refused && holds(&self.path, b"old"), "it is not refused");
            }
        }
        faults
    }
    /// Removes it, but not the input.
    pub(super) fn clear(self) -> Result<(), String> {
        let folder = self.path.parent().map(PathBuf::from).unwrap_or_default();
        let remove = || match self.place.kind {
            Kind::Input | Kind::Refused => Ok(()),
            Kind::Directory => fs::remove_dir(&self.path),
            Kind::ReadOnlyFolder | Kind::ReadOnlyFile => fs::remove_dir_all(folder),
            Kind::Foreign => {
                let _ = fs::remove_file(&self.path);
                fs::remove_file(self.path.with_extension("svg.lock"))
            }
            _ => {
                // Not every kind of place has another file.
                let _ = fs::remove_file(&self.other);
                match fs::remove_file(&self.path) {
                    Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(()),
                    result => result,
                }
            }
        };
        remove().map_err(|error| format!("{}: {error}", self.place.what))
    }
}

/// Waits for the reader of a pipe. If nobody wrote to it, the reader would wait forever.
fn end(mut reader: Child) {
    let begin = Instant::now();
    while begin.elapsed() < Duration::from_secs(2) {
        if reader.try_wait().is_ok_and(|status| status.is_some()) {
            return;
        }
        sleep(Duration::from_millis(1));
    }
    // Its own child, which may have ended already.
    let _ = reader.kill();
    let _ = reader.wait();
}

/// Makes a memory device in the folder. Those of the system are never attacked: if the attack can
/// write to their folder, as the administrator can, it would lose them to a program that replaces
/// devices.
fn make_device(path: &PathBuf, minor: &str) -> Result<(), String> {
    let made = Command::new("mknod").arg(path).args(["c", "1", minor]).status();
    match made {
        Ok(status) if status.success() => Ok(()),
        _ => Err("devices cannot be made".into()),
    }
}

fn is_device(path: &PathBuf) -> bool {
    fs::symlink_metadata(path).is_ok_and(|data| data.file_type().is_char_device())
}

/// Whether devices can be made, which takes an administrator.
fn is_administrator() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.starts_with(b"0\n"))
}
