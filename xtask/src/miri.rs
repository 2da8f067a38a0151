//! `cargo xtask miri`: tests of the solver in an interpreter that detects every misuse of memory.
use crate::root;
use std::process::{Command, Stdio};

const INSTALL: &str = "\
miri is not installed. It comes with nightly toolchains only:
  rustup toolchain install nightly --component miri,rust-src";

/// The instruction sets that are tried: the one that every processor has, then the 256-bit vectors,
/// which the interpreter supports.
const RUNS: [(&str, &str); 2] =
    [("portable", ""), ("AVX2", "-Ctarget-feature=+avx2,+bmi1,+bmi2,+lzcnt,+popcnt")];

/// The SAT solver `batsat` is not ours: its `core.rs` takes two borrows of one vector where the
/// experimental rules that the interpreter checks (Stacked Borrows) allow only one. The tests of other
/// solutions use it. The engine for rules has no unsafe code, and takes hours in an interpreter, as does an
/// empty board of 25x25.
const UNIT_TESTS: &[&str] = &[
    "--lib",
    "--",
    "--skip",
    "sat::",
    "--skip",
    "another::",
    "--skip",
    "ruled::",
    "--skip",
    "drawn::",
];

/// Of the tests of the whole crate those that are small enough.
const SMALL_TESTS: &[&str] = &["--test", "all", "small::"];

pub(crate) fn run() -> Result<(), String> {
    let version = Command::new("cargo")
        .args(["+nightly", "miri", "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    if !version.is_ok_and(|status| status.success()) {
        return Err(INSTALL.into());
    }
    let parts = [("unit tests", UNIT_TESTS), ("small boards", SMALL_TESTS)];
    for ((name, flags), (part, tests)) in RUNS.iter().flat_map(|run| parts.map(|part| (run, part)))
    {
        println!("== miri: {name} path, {part}");
        let status = Command::new("cargo")
            .args(["+nightly", "miri", "test", "-p", "whydoku-exact"])
            .args(tests)
            .env("RUSTFLAGS", flags)
            .current_dir(root())
            .status();
        match status {
            Ok(status) if status.success() => {}
            Ok(_) => return Err(format!("miri found something on the {name} path")),
            Err(error) => return Err(format!("cargo cannot be run: {error}")),
        }
    }
    Ok(())
}
