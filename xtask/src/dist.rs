//! `cargo xtask dist`: everything that a release publishes, made from the last commit.
//!
//! The command clones the commit into a folder of its own and runs itself there, with variables that keep the
//! folder, the clock and the user out of the results. So nothing that is not committed gets into a release,
//! and two builds have the same bytes.
mod archive;
mod deb;
mod inside;
mod packages;
mod program;
mod source;
mod tried;

use crate::tools::target_folder;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const USAGE: &str = "\
Usage: cargo xtask dist [--twice] [PART]...

Makes everything that a release publishes, from the last commit, in target/distribution/files, and tests it.
All parts are made, or those named:

  program  the program with its manual page and completions: tar.gz, on Linux also a package for Debian
  python   the wheel for this kind of machine, and the source for all others
  npm      the package for npm
  site     the page with its engine, as files for any web host

  --twice  makes everything in two folders and compares the bytes";

/// The parts that are made when none are named.
const PARTS: [&str; 4] = ["program", "python", "npm", "site"];

/// The argument with which this program calls itself inside the clone.
const INSIDE: &str = "--inside";

pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    if let [option, files, tools, parts @ ..] = arguments
        && option == INSIDE
    {
        return make(Path::new(files), Path::new(tools), parts);
    }
    let is_twice = arguments.first().is_some_and(|first| first == "--twice");
    let mut parts = arguments[usize::from(is_twice)..].to_vec();
    if parts.iter().any(|part| !PARTS.contains(&part.as_str())) {
        return Err(USAGE.to_owned());
    }
    if parts.is_empty() {
        parts = PARTS.map(str::to_owned).to_vec();
    }
    let place = target_folder()?.join("distribution");
    let first = made_in(&place, "one", &parts)?;
    if is_twice {
        let second = made_in(&place, "a-second-folder", &parts)?;
        compare(&contents(&first)?, &contents(&second)?)?;
    }
    let files = place.join("files");
    source::remove(&files)?;
    fs::rename(&first, &files).map_err(|error| format!("{}: {error}", files.display()))?;
    for (name, bytes) in contents(&files)? {
        println!("{:>9} KB  {name}", bytes.len().div_ceil(1000));
    }
    println!("made from the last commit, in {}", files.display());
    Ok(())
}

/// Makes the parts in a clone with this name; returns the folder that they are in.
fn made_in(place: &Path, name: &str, parts: &[String]) -> Result<PathBuf, String> {
    let tools = place.join("tools");
    inside::install_tools(&tools)?;
    let folder = place.join(name);
    source::check_out(&folder)?;
    let files = folder.join("target/files");
    println!("== dist: {} in {}", parts.join(", "), folder.display());
    let mut cargo = Command::new("cargo");
    cargo.args(["run", "--quiet", "--locked", "--package", "xtask", "--", "dist", INSIDE]);
    cargo.args([&files, &tools]).args(parts).current_dir(&folder);
    cargo.envs(source::surroundings(&folder)?);
    match cargo.status() {
        Ok(status) if status.success() => Ok(files),
        Ok(_) => Err("dist: not everything could be made".to_owned()),
        Err(error) => Err(format!("cargo cannot be run: {error}")),
    }
}

/// Makes the parts from the tree that this program was built from.
fn make(files: &Path, tools: &Path, parts: &[String]) -> Result<(), String> {
    source::remove(files)?;
    fs::create_dir_all(files).map_err(|error| format!("{}: {error}", files.display()))?;
    let made = Made { files, tools, time: source::time()? };
    for part in parts {
        match part.as_str() {
            "program" => program::make(&made)?,
            "python" => packages::python(&made)?,
            "npm" => packages::npm(&made)?,
            _ => packages::site(&made)?,
        }
    }
    packages::sum_up(files)
}

/// What is needed to make every part.
struct Made<'a> {
    /// The folder of the files to publish.
    files: &'a Path,
    /// The folder of the programs that list what is inside.
    tools: &'a Path,
    /// The time of every file in an archive: that of the commit, in seconds since 1970.
    time: u64,
}

impl Made<'_> {
    /// Writes a file to publish.
    fn put(&self, name: &str, bytes: &[u8]) -> Result<PathBuf, String> {
        let path = self.files.join(name);
        fs::write(&path, bytes).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(path)
    }
}

/// The version of the workspace, which is that of this crate.
const VERSION: &str = env!("CARGO_PKG_VERSION");

type Contents = BTreeMap<String, Vec<u8>>;

/// The files of a folder.
fn contents(folder: &Path) -> Result<Contents, String> {
    let read = || {
        fs::read_dir(folder)?
            .map(|entry| {
                let entry = entry?;
                let name = entry.file_name().to_string_lossy().into_owned();
                Ok((name, fs::read(entry.path())?))
            })
            .collect::<std::io::Result<_>>()
    };
    read().map_err(|error| format!("{}: {error}", folder.display()))
}

fn compare(one: &Contents, two: &Contents) -> Result<(), String> {
    let names = one.keys().chain(two.keys()).filter(|name| one.get(*name) != two.get(*name));
    let mut different: Vec<&str> = names.map(String::as_str).collect();
    different.sort_unstable();
    different.dedup();
    if different.is_empty() {
        println!("made twice in two folders: {} files, all identical", one.len());
        return Ok(());
    }
    Err(format!("dist: made twice, these differ: {}", different.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_differs_or_is_missing_is_named() {
        let files = |list: &[(&str, &str)]| -> Contents {
            list.iter().map(|(name, text)| ((*name).into(), text.as_bytes().to_vec())).collect()
        };
        let one = files(&[("a", "1"), ("b", "2")]);
        assert_eq!(compare(&one, &one.clone()), Ok(()));
        let other = files(&[("b", "3"), ("c", "4")]);
        let why = "dist: made twice, these differ: a, b, c";
        assert_eq!(compare(&one, &other), Err(why.to_owned()));
    }

    #[test]
    fn an_unknown_part_is_answered_with_the_list() {
        assert_eq!(run(&["programme".to_owned()]), Err(USAGE.to_owned()));
    }
}
