//! The file a game is saved in.
use crate::exit::Failure;
use std::env;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

/// A file that is replaced as a whole, so that it is never half written.
pub(super) struct Store {
    path: PathBuf,
    usual: bool,
}

impl Store {
    /// The given file, or the usual one: `pencilmark/last.game` under `XDG_STATE_HOME`.
    pub(super) fn new(path: Option<&Path>) -> Result<Self, Failure> {
        if let Some(path) = path {
            return Ok(Self { path: path.into(), usual: false });
        }
        let state = env::var_os("XDG_STATE_HOME").filter(|home| !home.is_empty());
        let home = env::var_os("HOME").filter(|home| !home.is_empty());
        let state = state
            .map(PathBuf::from)
            .or_else(|| home.map(|home| Path::new(&home).join(".local/state")))
            .ok_or_else(|| Failure::bad("no home directory: say where to save with --save FILE"))?;
        Ok(Self { path: state.join("pencilmark/last.game"), usual: true })
    }
    pub(super) fn path(&self) -> &Path {
        &self.path
    }
    /// What `--resume` needs behind it.
    pub(super) fn argument(&self) -> String {
        if self.usual { String::new() } else { format!(" {}", self.path.display()) }
    }
    /// Before a new game takes the usual place, the last one moves aside; a file that was named
    /// must not exist.
    pub(super) fn keep_previous(&self) -> Result<(), Failure> {
        if !self.path.exists() {
            return Ok(());
        }
        if !self.usual {
            let path = self.path.display();
            return Err(Failure::bad(format!(
                "{path} exists; go on with it (--resume {path}) or name another file"
            )));
        }
        let aside = self.path.with_file_name("previous.game");
        fs::rename(&self.path, &aside).map_err(|error| self.fault(&error))
    }
    /// Writes a new file beside the old one, then puts it in its place.
    pub(super) fn write(&self, text: &str) -> Result<(), Failure> {
        let write = || {
            if let Some(folder) = self.path.parent().filter(|f| !f.as_os_str().is_empty()) {
                fs::create_dir_all(folder)?;
            }
            let mut name = self.path.file_name().unwrap_or_default().to_owned();
            name.push(".new");
            let beside = self.path.with_file_name(name);
            let mut file = File::create(&beside)?;
            file.write_all(text.as_bytes())?;
            file.sync_all()?;
            fs::rename(&beside, &self.path)
        };
        write().map_err(|error| self.fault(&error))
    }
    fn fault(&self, error: &std::io::Error) -> Failure {
        Failure::bad(format!("{}: {error}", self.path.display()))
    }
}
