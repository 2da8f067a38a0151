//! Sizes and places of source files.
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

/// Every Rust file of the project.
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
    sources
        .iter()
        .flat_map(|source| [too_long(source), misplaced(source), empty(source)])
        .flatten()
        .collect()
}

fn too_long(source: &Source) -> Option<String> {
    let lines = source.body().count();
    (lines > MOST_LINES)
        .then(|| format!("{} has {lines} lines; divide it at {MOST_LINES}", source.path))
}

/// A file that somebody created by mistake.
fn empty(source: &Source) -> Option<String> {
    source.text.trim().is_empty().then(|| format!("{} is empty; delete it", source.path))
}

/// Where a module is a folder as a whole, so that it can be added and removed as one.
const FOLDERS: &str = "crates/core/src/rules/kinds/";

/// A module with a folder is `name.rs` beside `name/`. Only kinds of rules and code shared by several tests are a
/// `mod.rs`: a kind is one folder, and cargo takes every file in `tests` for a test.
fn misplaced(source: &Source) -> Option<String> {
    let folder = source.path.strip_suffix("/mod.rs")?;
    let is_shared = folder.split('/').rev().nth(1) == Some("tests");
    (!is_shared && !source.path.starts_with(FOLDERS))
        .then(|| format!("{}: a module with a folder is {folder}.rs", source.path))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(path: &str, text: &str) -> Vec<String> {
        check(&[Source { path: path.into(), text: text.into() }])
    }

    #[test]
    fn a_module_lies_beside_its_folder() {
        assert_eq!(faults("crates/logic/src/chain.rs", "mod x;"), [""; 0]);
        assert_eq!(faults("crates/cli/tests/common/mod.rs", "mod x;"), [""; 0]);
        let wrong = "crates/logic/src/chain/mod.rs";
        let why = "a module with a folder is crates/logic/src/chain.rs";
        assert_eq!(faults(wrong, "mod x;"), [format!("{wrong}: {why}")]);
    }
    #[test]
    fn a_long_file_is_reported_and_its_tests_do_not_count() {
        let (most, tests) = ("//\n".repeat(MOST_LINES), "#[cfg(test)]\n".repeat(9));
        assert_eq!(faults("xtask/src/long.rs", &format!("{most}{tests}")), [""; 0]);
        assert_eq!(faults("xtask/src/long.rs", &format!("{most}\n")).len(), 1);
    }
    #[test]
    fn a_file_without_text_is_reported() {
        let path = "crates/logic/tests/nothing.rs";
        assert_eq!(faults(path, "\n"), [format!("{path} is empty; delete it")]);
    }
}
