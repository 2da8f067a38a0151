//! The engine of the page as a program: reads one call from standard input and writes its answer
//! to standard output. Built for `wasm32-wasip1`, it runs in a worker of the browser, with a fresh
//! instance for each call. So nothing is shared or leaked, and it needs no unsafe code.
use std::io::{Read, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};
use whydoku_exact::Budget;

/// How long a search for solutions may take. A page that cannot wait ends the worker.
const SEARCH: Duration = Duration::from_secs(20);
/// The longest call, in bytes, the same as for the server.
const LONGEST: u64 = 256 * 1024;

fn main() -> ExitCode {
    let mut request = Vec::new();
    if std::io::stdin().take(LONGEST).read_to_end(&mut request).is_err() {
        return ExitCode::FAILURE;
    }
    let end = Instant::now() + SEARCH;
    let stop = move || Instant::now() >= end;
    let reply = whydoku_protocol::call(&String::from_utf8_lossy(&request), &Budget::until(&stop));
    let written = std::io::stdout().write_all(reply.json.as_bytes());
    if written.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
