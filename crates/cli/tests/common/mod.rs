//! Running the real program.
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// A puzzle that singles solve.
pub(crate) const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// Its solution.
pub(crate) const SOLVED: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
/// A puzzle with one solution, beyond singles, pairs and triples.
pub(crate) const HARD: &str =
    "..34..6..867..........8..3....8..3...5..412....27..9..6.45.97..1..2.....7.5......";

/// What the program did.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs `whydoku` with these arguments and nothing on standard input.
pub(crate) fn run(arguments: &[&str]) -> Run {
    run_with(arguments, "")
}

/// Runs `whydoku` with these arguments and this text on standard input.
pub(crate) fn run_with(arguments: &[&str], input: &str) -> Run {
    run_in(&[], arguments, input)
}

/// The same with these environment variables.
pub(crate) fn run_in(variables: &[(&str, &str)], arguments: &[&str], input: &str) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_whydoku"))
        .args(arguments)
        .env("XDG_STATE_HOME", folder("state"))
        .env("LC_ALL", "C.UTF-8")
        .env_remove("CLICOLOR_FORCE")
        .envs(variables.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The program may end without reading it, which is fine.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    Run {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// A fresh folder for the files of one test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// A file in the folder of a test.
pub(crate) fn file(within: &str, name: &str, text: &str) -> String {
    let path = folder(within).join(name);
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}
