//! Material that is not part of the project: collections of puzzles, recordings of other programs, photographs.
use std::io::Write;
use std::path::{Path, PathBuf};

/// The variable that names the folder with the material; a relative path begins at the root of the project.
const VARIABLE: &str = "WHYDOKU_DATA";

/// A file or folder of the material that the variable `WHYDOKU_DATA` names, such as `solver/17_clue.txt`. If there is none,
/// standard error says that a test was skipped, and for want of what; `CONTRIBUTING.md` says where to get it. Panics if the
/// variable names something that is not a folder: a mistyped name must not pass for a test.
///
/// ```
/// # if std::env::var_os("WHYDOKU_DATA").is_none() {
/// assert_eq!(whydoku_testkit::data("solver/17_clue.txt"), None, "and the test says why it compares nothing");
/// # }
/// ```
pub fn data(path: &str) -> Option<PathBuf> {
    let named = std::env::var_os(VARIABLE).map(PathBuf::from);
    let folder = named.map(|named| folder(&named).unwrap_or_else(|why| panic!("{why}")));
    match look(folder, path) {
        Ok(path) => Some(path),
        Err(why) => {
            // Directly, because the test runner shows what `eprintln!` prints only for tests that fail; in one piece,
            // because tests run side by side.
            let _ = std::io::stderr().write_all(format!("skipped: {why}\n").as_bytes());
            None
        }
    }
}

/// The folder with this name.
fn folder(named: &Path) -> Result<PathBuf, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(named);
    let is_there = folder.is_dir();
    is_there
        .then_some(folder)
        .ok_or_else(|| format!("{VARIABLE} names {}, which is not a folder", named.display()))
}

/// The file or folder in the folder with the material.
fn look(folder: Option<PathBuf>, path: &str) -> Result<PathBuf, String> {
    let Some(folder) = folder else {
        return Err(format!("{VARIABLE} is not set, so there is no {path} (see CONTRIBUTING.md)"));
    };
    let found = folder.join(path);
    if found.exists() {
        return Ok(found);
    }
    Err(format!("the folder of {VARIABLE} has no {path} (see CONTRIBUTING.md)"))
}

#[cfg(test)]
mod tests {
    use super::{folder, look};

    #[test]
    fn material_is_found_relative_to_the_project() {
        let crates = folder("crates".as_ref()).expect("a folder of the project");
        let found = look(Some(crates), "testkit/Cargo.toml").expect("this crate");
        assert!(found.is_file(), "{}", found.display());
    }

    #[test]
    fn what_is_missing_is_named() {
        let unset = look(None, "solver/17_clue.txt").expect_err("nothing is named");
        let why =
            "WHYDOKU_DATA is not set, so there is no solver/17_clue.txt (see CONTRIBUTING.md)";
        assert_eq!(unset, why);
        let crates = folder("crates".as_ref()).ok();
        let absent = look(crates, "nothing").expect_err("no such file");
        assert_eq!(absent, "the folder of WHYDOKU_DATA has no nothing (see CONTRIBUTING.md)");
    }

    #[test]
    fn a_mistyped_folder_is_not_taken_for_none() {
        let why = folder("no such folder".as_ref()).expect_err("there is none");
        assert_eq!(why, "WHYDOKU_DATA names no such folder, which is not a folder");
    }
}
