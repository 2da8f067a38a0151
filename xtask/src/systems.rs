//! `cargo xtask systems`: systems and compilers that the tests do not run on must at least compile the
//! program.
use crate::tools::{step, target_folder};
use crate::{root, site};
use std::fs;
use std::process::Command;

/// The targets, and their common names. No part of the program needs a C compiler, so each of them can be
/// checked on any machine. What differs for Linux on ARM is compiled for one of these, or for the tests.
const TARGETS: [(&str, &str); 2] = [("x86_64-pc-windows-msvc", "Windows"), (MAC, "macOS on ARM")];

/// The target that has an ARM processor, and whose Python can be described instead of run.
const MAC: &str = "aarch64-apple-darwin";

/// A Python build without the global lock, as `pyo3` describes it: the Python package must compile for it,
/// too. There is no stable interface for such builds before 3.15, so its interface differs from that of the
/// wheel.
const FREE_THREADED: &str =
    "implementation=CPython\nversion=3.14\nbuild_flags=Py_GIL_DISABLED\npointer_width=64\n";

/// The oldest supported compiler.
const OLDEST: &str = env!("CARGO_PKG_RUST_VERSION");

const CHECK: [&str; 5] = ["check", "--locked", "--quiet", "--package", "whydoku-cli"];

/// Checks the program and the crates it is made of. Anything that cannot be checked here is
/// reported.
pub(crate) fn run() -> Result<(), String> {
    let mut cargo = Command::new("cargo");
    cargo.args(CHECK);
    let mut names = Vec::new();
    for (target, name) in TARGETS {
        match site::add(target) {
            Ok(()) => {
                cargo.args(["--target", target]);
                names.push(name);
            }
            Err(why) => println!("NOTE: nothing is compiled for {name}: {why}"),
        }
    }
    if !names.is_empty() {
        step("systems", &names.join(", "), cargo.current_dir(root()))?;
    }
    if names.contains(&"macOS on ARM") {
        free_threaded()?;
    }
    oldest_compiler()
}

/// Checks the Python package for a Python without the global lock.
fn free_threaded() -> Result<(), String> {
    let file = target_folder()?.join("free-threaded-python.txt");
    fs::write(&file, FREE_THREADED).map_err(|error| format!("{}: {error}", file.display()))?;
    let mut cargo = Command::new("cargo");
    cargo.args(["check", "--locked", "--quiet", "--package", "whydoku-python"]);
    cargo.args(["--target", MAC]).env("PYO3_CONFIG_FILE", &file);
    step("systems", "a free-threaded Python", cargo.current_dir(root()))
}

/// Checks the program with the oldest compiler, unless all the tests use that one anyway.
fn oldest_compiler() -> Result<(), String> {
    let version = Command::new("rustc").arg("--version").current_dir(root()).output();
    let version = version.map_err(|error| format!("rustc cannot be run: {error}"))?.stdout;
    if String::from_utf8_lossy(&version).starts_with(&format!("rustc {OLDEST}.")) {
        println!("== systems: Rust {OLDEST}, the oldest supported, is the compiler of all tests");
        return Ok(());
    }
    let mut rustup = Command::new("rustup");
    rustup.args(["toolchain", "install", OLDEST, "--profile", "minimal", "--no-self-update"]);
    if !rustup.output().is_ok_and(|output| output.status.success()) {
        println!(
            "NOTE: nothing is compiled with Rust {OLDEST}, the oldest supported: it is not installed"
        );
        return Ok(());
    }
    let mut cargo = Command::new("rustup");
    cargo.args(["run", OLDEST, "cargo"]).args(CHECK).args(["--package", "whydoku"]);
    step("systems", &format!("Rust {OLDEST}"), cargo.current_dir(root()))
}
