//! Sizes of source files.
use crate::root;
use std::fs;
use std::path::{Path, PathBuf};

/// A file longer than this, not counting its tests, must be divided.
const MOST_LINES: usize = 400;

/// A source file: its path from the root, and its text.
pub(crate) struct Source {
    pub(crate) path: String,
    pub(crate) text: String,
}

impl Source {
    /// The lines before the file's own tests.
    pub(crate) fn body(&self) -> impl Iterator<Item = &str> {
        self.text.lines().take_while(|line| !line.starts_with("#[cfg(test)]"))
    }
}

/// Every Rust file of the house.
pub(crate) fn sources() -> Result<Vec<Source>, String> {
    let mut found = Vec::new();
    for folder in ["crates", "xtask"] {
        walk(&root().join(folder), &mut found)
            .map_err(|error| format!("cannot read {folder}: {error}"))?;
    }
    found.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(found)
}

fn walk(folder: &Path, found: &mut Vec<Source>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path: PathBuf = entry?.path();
        if path.is_dir() {
            if path.file_name().is_some_and(|name| name != "target") {
                walk(&path, found)?;
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path)?;
            let path = path.strip_prefix(root()).unwrap_or(&path).to_string_lossy().into_owned();
            found.push(Source { path, text });
        }
    }
    Ok(())
}

pub(crate) fn check(sources: &[Source]) -> Vec<String> {
    let long = |source: &&Source| source.body().count() > MOST_LINES;
    let fault = |source: &Source| {
        format!("{} has {} lines; divide it at {MOST_LINES}", source.path, source.body().count())
    };
    sources.iter().filter(long).map(fault).collect()
}
