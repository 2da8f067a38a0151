//! The program, as a worker of the page uses it.
#![allow(clippy::unwrap_used, reason = "a test may stop where it likes")]
use std::io::Write;
use std::process::{Command, Stdio};

/// What the program answers to a call.
fn answer(request: &[u8]) -> String {
    let mut program = Command::new(env!("CARGO_BIN_EXE_whydoku-wasm"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    program.stdin.take().unwrap().write_all(request).unwrap();
    let output = program.wait_with_output().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_call_is_answered_and_so_is_nonsense() {
    let loaded = answer(br#"{"schema":1,"call":"load","text":"1.....3..2.....4"}"#);
    assert!(loaded.starts_with(r#"{"schema":1,"game":"whydoku game 1\n"#), "{loaded}");
    for nonsense in [&b""[..], b"\xff\xfe", b"{}", b"[[[["] {
        assert!(answer(nonsense).contains(r#""error":{"error":"#));
    }
}
