//! The program from Python: what `examples/python` shows.
#![allow(clippy::unwrap_used, reason = "a test may stop where it likes")]
use std::path::Path;
use std::process::Command;

const PRINTED: &str = "\
solved in 51 steps; the first:
In box 2, r1c6 is the only cell left that can hold 8.
verdict: unique
.8....4......6..28...2..69.....3.2.79.......18.1.4.....36..2...54..1......8....3. 2.0 Easy
9..3...5.4....58..5...1..79.7.2...6.3...6...8.5...1.2.14..2...5..59....1.9...3..4 1.5 Easy
.......16.9.7..8.3.....249.1...4.....549.623.....1...4.485.....5.1..3.7.92....... 1.2 Easy
different: 3
pencilmark: standard input: line 1, column 81: expected 81 cells, found 80: 1 is missing
  ....6...34..8.3..17...2...6.6....28....419..5....8..7
                                                       ^
pencilmark: standard input:1:1: 3 cells do not make a board; a 9x9 puzzle has 81, a 4x4 puzzle 16, a 6x6 puzzle 36, a 16x16 puzzle 256
pencilmark: standard input: stopped at line 1; --keep-going goes on behind it
the first of many: 1
";

#[test]
fn the_example_in_python_runs() {
    if Command::new("python3").arg("--version").output().is_err() {
        println!("note: python3 is absent; its example is not run");
        return;
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let run = Command::new("python3")
        .arg("-B")
        .arg(root.join("examples/python/pencilmark.py"))
        .env("PENCILMARK", env!("CARGO_BIN_EXE_pencilmark"))
        .output()
        .unwrap();
    assert_eq!(String::from_utf8_lossy(&run.stderr), "");
    assert_eq!(String::from_utf8_lossy(&run.stdout), PRINTED);
}
