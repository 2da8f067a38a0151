//! What the project is built from: known faults of dependencies, and builds that come out the same.
use crate::root;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Asks cargo-deny about licences, sources and duplicates, and about known faults where the list of
/// them can be fetched. `tidy` checks the licences without it.
pub(crate) fn advise() -> Result<(), String> {
    if !installed("deny") {
        println!(
            "note: cargo-deny is not installed, so nobody asked for known faults of the \
             dependencies; `cargo install --locked cargo-deny` gets it"
        );
        return Ok(());
    }
    println!("== supply: cargo deny check");
    if !deny(&["licenses", "bans", "sources"])? {
        return Err("cargo deny found something".into());
    }
    // Without the list there is nothing to check against.
    let listed = Command::new("cargo").args(["deny", "fetch", "db"]).current_dir(root()).output();
    if !listed.is_ok_and(|output| output.status.success()) {
        println!("note: the list of known faults cannot be fetched here, so none was looked up");
        return Ok(());
    }
    if deny(&["advisories"])? { Ok(()) } else { Err("a dependency has a known fault".into()) }
}

fn deny(what: &[&str]) -> Result<bool, String> {
    let mut cargo = Command::new("cargo");
    cargo.args(["deny", "--all-features", "check"]).args(what).current_dir(root());
    let status = cargo.status().map_err(|error| format!("cargo cannot be run: {error}"))?;
    Ok(status.success())
}

/// Builds the program twice, in two folders, and compares the bytes.
pub(crate) fn reproduce() -> Result<(), String> {
    let place = root().join("target/reproduce");
    let mut programs = Vec::new();
    for name in ["one", "a-second-folder"] {
        let folder = place.join(name);
        checkout(&folder)?;
        println!("== reproduce: building in {}", folder.display());
        programs.push(build(&folder)?);
    }
    if programs[0] != programs[1] {
        return Err("the two builds differ".into());
    }
    println!("two builds in two folders: {} bytes, all the same", programs[0].len());
    Ok(())
}

/// The last commit, in a folder of its own.
fn checkout(folder: &Path) -> Result<(), String> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    let status = Command::new("git").args(["clone", "--quiet"]).arg(root()).arg(folder).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        _ => Err("git cannot clone the project".into()),
    }
}

/// The bytes of the program, built as for a release. Paths of this machine are written otherwise.
fn build(folder: &Path) -> Result<Vec<u8>, String> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home =
        home.or_else(|| std::env::var_os("HOME").map(|home| PathBuf::from(home).join(".cargo")));
    let mut flags = format!("--remap-path-prefix={}=/pencilmark", folder.display());
    if let Some(home) = home {
        let also = format!(" --remap-path-prefix={}=/cargo", home.display());
        flags.push_str(&also);
    }
    let status = Command::new("cargo")
        .args(["build", "--locked", "--profile", "dist", "--quiet"])
        .env("RUSTFLAGS", flags)
        .env("CARGO_TARGET_DIR", folder.join("target"))
        .current_dir(folder)
        .status();
    if !status.is_ok_and(|status| status.success()) {
        return Err("the program does not build".into());
    }
    let program = folder.join("target/dist/pencilmark");
    fs::read(&program).map_err(|error| format!("{}: {error}", program.display()))
}

/// Whether cargo has this subcommand.
pub(crate) fn installed(subcommand: &str) -> bool {
    let output = Command::new("cargo").args([subcommand, "--version"]).output();
    output.is_ok_and(|output| output.status.success())
}
