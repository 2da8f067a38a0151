//! Whether crates are compiled whole or in small pieces. Pieces are worth their time and their disk space only if some are used
//! again: from nothing, tests of whole crates save a tenth of the processor time of compiling, and 4 of 10 gigabytes.
use crate::tools::target_folder;
use std::fs::{self, DirEntry};
use std::path::Path;
use std::process::Command;

/// The variable that tells Cargo which.
const IN_PIECES: &str = "CARGO_INCREMENTAL";
/// How the pieces of the largest crate of the program begin.
const LARGEST: &str = "pencilmark_logic-";

/// Whether a chore that compiles the program for tests should do so in whole crates: it has never been compiled in pieces here,
/// and nobody has decided otherwise.
pub(crate) fn is_wanted() -> bool {
    let pieces = target_folder().map(|folder| folder.join("debug/incremental"));
    std::env::var_os(IN_PIECES).is_none() && pieces.is_ok_and(|pieces| !has_largest(&pieces))
}

fn has_largest(pieces: &Path) -> bool {
    let is_it = |entry: &DirEntry| entry.file_name().to_string_lossy().starts_with(LARGEST);
    fs::read_dir(pieces).is_ok_and(|all| all.flatten().any(|entry| is_it(&entry)))
}

/// Starts this program once more, so that everything it starts inherits the variable.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let mut whole = Command::new(program);
    let ended = whole.args(arguments).env(IN_PIECES, "0").status();
    let ended = ended.map_err(|error| error.to_string())?;
    if ended.success() { Ok(()) } else { Err("not everything passed".into()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_pieces_of_the_program_itself_count() {
        let folder = std::env::temp_dir().join(format!("pieces-{}", std::process::id()));
        assert!(!has_largest(&folder), "there is no folder");
        fs::create_dir_all(folder.join("pencilmark_core-1a2b")).expect("a folder");
        assert!(!has_largest(&folder), "this program is made of it, too");
        fs::create_dir_all(folder.join("pencilmark_logic-1a2b")).expect("a folder");
        assert!(has_largest(&folder));
        fs::remove_dir_all(&folder).expect("no folder");
    }
}
