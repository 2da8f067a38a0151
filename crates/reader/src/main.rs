//! The reader of the page as a program: takes a picture on standard input and writes what it has read to
//! standard output. Built for `wasm32-wasip1`, it runs in a worker of the browser, so no picture leaves the device.
use std::io::{Read, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut request = Vec::new();
    if std::io::stdin().take(whydoku_reader::LONGEST).read_to_end(&mut request).is_err() {
        return ExitCode::FAILURE;
    }
    let written = std::io::stdout().write_all(&whydoku_reader::answer(&request));
    if written.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
