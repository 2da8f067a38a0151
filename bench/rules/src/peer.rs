//! Interactive Sudoku Solver beside the exact solver, on the same puzzles and alternating with it.
use whydoku_core::Puzzle;
use whydoku_formats::{Format, Meta, export};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// The variable for the folder of its sources.
const FOLDER: &str = "ISS_DIR";

/// The solver in its own Node process.
pub struct Peer {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Peer {
    /// Starts it, if the variable is set.
    pub fn start() -> Option<Self> {
        let folder = std::env::var_os(FOLDER)?;
        let mut process = Command::new("node")
            .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/peer.mjs"))
            .arg(folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("Node runs");
        let input = process.stdin.take().expect("its input is a pipe");
        let output = BufReader::new(process.stdout.take().expect("its output is a pipe"));
        Some(Self { process, input, output })
    }
    /// The milliseconds of processor time it takes for a puzzle with one solution, in our notation or else in
    /// its own; none if neither can express the puzzle.
    pub fn take(&mut self, id: &str, puzzle: &Puzzle, own: Option<&str>) -> Option<f64> {
        let format: Format = "solver-string".parse().expect("its text is a format");
        let text = match export(puzzle, &Meta::default(), format) {
            Ok(text) => text,
            Err(_) => own?.to_owned(),
        };
        writeln!(self.input, "{}", text.trim()).expect("it reads");
        let mut line = String::new();
        self.output.read_line(&mut line).expect("it answers");
        let mut words = line.split_whitespace();
        assert_eq!(words.next(), Some("1"), "{id}: the other solver disagrees on {text}");
        words.next().and_then(|word| word.parse().ok())
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
