//! The components of the project: known vulnerabilities of dependencies.
use crate::root;
use std::process::Command;

/// Runs cargo-deny on licences, sources and duplicates, and on known vulnerabilities if the list of
/// them can be fetched. `tidy` checks the licences without it.
pub(crate) fn advise() -> Result<(), String> {
    if !installed("deny") {
        println!(
            "note: cargo-deny is not installed, so known vulnerabilities of the dependencies are not \
             checked; `cargo install --locked cargo-deny` installs it"
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
        println!(
            "note: the list of known vulnerabilities cannot be fetched here, so it was not checked"
        );
        return Ok(());
    }
    if deny(&["advisories"])? {
        Ok(())
    } else {
        Err("a dependency has a known vulnerability".into())
    }
}

fn deny(what: &[&str]) -> Result<bool, String> {
    let mut cargo = Command::new("cargo");
    cargo.args(["deny", "--all-features", "check"]).args(what).current_dir(root());
    let status = cargo.status().map_err(|error| format!("cargo cannot be run: {error}"))?;
    Ok(status.success())
}

/// Whether cargo has this subcommand.
pub(crate) fn installed(subcommand: &str) -> bool {
    let output = Command::new("cargo").args([subcommand, "--version"]).output();
    output.is_ok_and(|output| output.status.success())
}
