//! The tree that a release is made from, and what its builds must not depend on.
use crate::root;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The variable from which packers take the time of their files (<https://reproducible-builds.org>).
const TIME: &str = "SOURCE_DATE_EPOCH";

/// The last commit, in a folder of its own.
pub(super) fn check_out(folder: &Path) -> Result<(), String> {
    let changes = git(&["status", "--porcelain"])?;
    if !changes.is_empty() {
        println!("NOTE: uncommitted changes are left out:\n{changes}");
    }
    remove(folder)?;
    let status = Command::new("git").args(["clone", "--quiet"]).arg(root()).arg(folder).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        _ => Err("git cannot clone the project".into()),
    }
}

/// Variables that make a build in this folder identical to one in any other.
pub(super) fn surroundings(folder: &Path) -> Result<Vec<(&'static str, String)>, String> {
    let mut flags = vec![format!("--remap-path-prefix={}=/whydoku", folder.display())];
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home =
        home.or_else(|| std::env::var_os("HOME").map(|home| PathBuf::from(home).join(".cargo")));
    if let Some(home) = home {
        flags.push(format!("--remap-path-prefix={}=/cargo", home.display()));
    }
    Ok(vec![
        // As a list, in which folder names may contain blanks.
        ("CARGO_ENCODED_RUSTFLAGS", flags.join("\x1f")),
        ("CARGO_TARGET_DIR", folder.join("target").display().to_string()),
        (TIME, git(&["log", "-1", "--format=%ct"])?),
        ("LC_ALL", "C".to_owned()),
        ("TZ", "UTC".to_owned()),
    ])
}

/// The time that this build was told to give all files.
pub(super) fn time() -> Result<u64, String> {
    let time = std::env::var(TIME).ok().and_then(|time| time.parse().ok());
    time.ok_or_else(|| format!("the variable {TIME} must be a number of seconds"))
}

/// Removes a folder, if it is there.
pub(super) fn remove(folder: &Path) -> Result<(), String> {
    if !folder.exists() {
        return Ok(());
    }
    fs::remove_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))
}

fn git(arguments: &[&str]) -> Result<String, String> {
    let output = Command::new("git").args(arguments).current_dir(root()).output();
    match output {
        Ok(output) if output.status.success() => {
            Ok(String::from_utf8_lossy(&output.stdout).trim_end().to_owned())
        }
        _ => Err(format!("git {} failed", arguments.join(" "))),
    }
}
