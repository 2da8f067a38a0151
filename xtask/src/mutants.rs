//! The test of the tests: `cargo-mutants` changes one function after another, and the tests of its crate must notice.
//! What may go unnoticed is listed in `.cargo/mutants.toml`, each entry with its reason.
use crate::root;
use crate::supply::installed;
use std::process::Command;

/// The crates whose tests must notice every change: those that prove and judge.
const CRATES: [&str; 6] = [
    "whydoku-core",
    "whydoku-exact",
    "whydoku-logic",
    "whydoku-proof",
    "whydoku-certify",
    "whydoku-batch",
];

/// Runs it on all these crates, or with the options of `cargo mutants`: `--package whydoku-proof`, `--file
/// '*/fish.rs'`, `--in-diff change.diff`, `--iterate` to go on where the last run ended.
///
/// # Errors
/// When some change is not noticed and not listed, or the tool is missing.
pub(crate) fn run(options: &[String]) -> Result<(), String> {
    if !installed("mutants") {
        return Err("get it with `cargo install --locked cargo-mutants`".to_owned());
    }
    let mut cargo = Command::new("cargo");
    cargo.arg("mutants").args(options).current_dir(root());
    if !options.iter().any(|option| option == "--package" || option == "--file") {
        cargo.args(CRATES.iter().flat_map(|name| ["--package", name]));
    }
    match cargo.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err("some change was not noticed; mutants.out/missed.txt lists them".to_owned()),
        Err(error) => Err(format!("cargo mutants cannot be run: {error}")),
    }
}
