//! The files of a folder as they are at one moment, to be restored later.
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

/// Files with their content; `None` if there is no such file.
pub(super) struct State(BTreeMap<PathBuf, Option<Vec<u8>>>);

impl State {
    pub(super) fn of(paths: &[PathBuf]) -> Self {
        Self(paths.iter().map(|path| (path.clone(), fs::read(path).ok())).collect())
    }
    pub(super) fn file(&self, path: &PathBuf) -> Option<&[u8]> {
        self.0.get(path).and_then(|content| content.as_deref())
    }
    /// Restores everything.
    pub(super) fn restore(&self) -> Result<(), String> {
        for (path, content) in &self.0 {
            let done = match content {
                Some(bytes) => fs::write(path, bytes),
                None if path.exists() => fs::remove_file(path),
                None => Ok(()),
            };
            done.map_err(|error| format!("{}: {error}", path.display()))?;
        }
        Ok(())
    }
}
