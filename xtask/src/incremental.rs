//! When to compile without Cargo's incremental compilation. Its pieces are worth their time and their disk space only if some are
//! used again: compiling every test from nothing takes 8 % less processor time without it.
use crate::tools::target_folder;
use std::fs::{self, DirEntry};
use std::path::Path;
use std::process::Command;

/// Cargo's own variable.
const INCREMENTAL: &str = "CARGO_INCREMENTAL";
/// How the folder of the largest crate of the program begins.
const LARGEST: &str = "whydoku_logic-";

/// Whether a chore that compiles the program for tests should do without: the program has never been compiled incrementally here,
/// and nobody has decided otherwise.
pub(crate) fn is_useless() -> bool {
    let folder = target_folder().map(|target| target.join("debug/incremental"));
    std::env::var_os(INCREMENTAL).is_none() && folder.is_ok_and(|folder| !has_largest(&folder))
}

fn has_largest(folder: &Path) -> bool {
    let is_it = |entry: &DirEntry| entry.file_name().to_string_lossy().starts_with(LARGEST);
    fs::read_dir(folder).is_ok_and(|all| all.flatten().any(|entry| is_it(&entry)))
}

/// Starts this program once more without incremental compilation, so that everything it starts inherits the variable.
pub(crate) fn run_without(arguments: &[String]) -> Result<(), String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let ended = Command::new(program).args(arguments).env(INCREMENTAL, "0").status();
    let ended = ended.map_err(|error| error.to_string())?;
    if ended.success() { Ok(()) } else { Err("not everything passed".into()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crates_that_this_program_uses_itself_do_not_count() {
        let folder = std::env::temp_dir().join(format!("incremental-{}", std::process::id()));
        assert!(!has_largest(&folder), "a missing folder has no crates");
        fs::create_dir_all(folder.join("whydoku_core-1a2b")).expect("a folder");
        assert!(!has_largest(&folder));
        fs::create_dir_all(folder.join("whydoku_logic-1a2b")).expect("a folder");
        assert!(has_largest(&folder));
        fs::remove_dir_all(&folder).expect("no folder");
    }
}
