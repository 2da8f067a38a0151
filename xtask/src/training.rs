//! `cargo xtask train-digits`, `scan` and `damage-pictures`: train and measure the net that reads digits.
use crate::root;
use std::process::Command;

/// Builds the trainer for this machine's own processor, which halves the time, and runs one of its
/// chores. Even then no operation is fused with another, so the weights are the same on every machine.
pub(crate) fn run(chore: &str, arguments: &[String]) -> Result<(), String> {
    let status = Command::new("cargo")
        .args(["run", "--release", "--locked", "--quiet", "-p", "whydoku-training"])
        .args(["--target-dir", "target/training", "--", chore])
        .args(arguments)
        .env("RUSTFLAGS", "-Ctarget-cpu=native")
        .current_dir(root())
        .status()
        .map_err(|error| format!("cargo cannot be run: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{chore} failed")) }
}
