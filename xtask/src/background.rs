//! Chores that run in the background, so that no core waits for the slowest test.
use std::process::{Command, Output};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::Instant;

/// Chores that run one after another in the background. The output of each is printed in one piece when it ends.
pub(crate) struct Background {
    thread: JoinHandle<Result<(), String>>,
    given_up: Arc<AtomicBool>,
}

impl Background {
    /// Starts these chores of `cargo xtask`, beginning with the first.
    pub(crate) fn begin(chores: Vec<&'static str>) -> Self {
        println!("== background: {}", chores.join(", "));
        let given_up = Arc::new(AtomicBool::new(false));
        let asked = Arc::clone(&given_up);
        let thread = std::thread::spawn(move || {
            let wanted = || !asked.load(Ordering::Relaxed);
            chores.into_iter().take_while(|_| wanted()).try_for_each(carry_out)
        });
        Self { thread, given_up }
    }

    /// Waits for all of them.
    pub(crate) fn end(self) -> Result<(), String> {
        self.thread.join().unwrap_or_else(|_| Err("a chore in the background panicked".into()))
    }

    /// Starts no further chore, and waits for the one that is running.
    pub(crate) fn give_up(self) {
        self.given_up.store(true, Ordering::Relaxed);
        let _ = self.end();
    }
}

/// Runs a chore in a process of its own, and prints its output in one piece.
fn carry_out(chore: &str) -> Result<(), String> {
    let begun = Instant::now();
    let program = std::env::current_exe().map_err(|error| format!("{chore}: {error}"))?;
    let output = Command::new(program).arg(chore).output();
    let output = output.map_err(|error| format!("{chore}: {error}"))?;
    print!("{}", report(chore, &output, begun.elapsed().as_secs()));
    if output.status.success() { Ok(()) } else { Err(format!("{chore} failed")) }
}

/// The output of a chore, between two lines that name it. Its standard error is left out unless it failed.
fn report(chore: &str, output: &Output, seconds: u64) -> String {
    let said = String::from_utf8_lossy(&output.stdout);
    let complaints = String::from_utf8_lossy(&output.stderr);
    if output.status.success() {
        format!("== background: {chore}\n{said}== background: {chore} passed in {seconds} s\n")
    } else {
        format!(
            "== background: {chore}\n{said}{complaints}== background: {chore} FAILED after {seconds} s\n"
        )
    }
}
