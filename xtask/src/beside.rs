//! Chores that run beside another, so that no core waits for the slowest test.
use std::process::{Command, Output};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::Instant;

/// Chores that run one after the other in the background. What they print is kept until they are waited for.
pub(crate) struct Beside {
    thread: JoinHandle<Result<(), String>>,
    given_up: Arc<AtomicBool>,
}

impl Beside {
    /// Begins with the first of these chores of `cargo xtask`.
    pub(crate) fn begin(chores: &'static [&'static str]) -> Self {
        println!("== beside what follows: {}", chores.join(", "));
        let given_up = Arc::new(AtomicBool::new(false));
        let asked = Arc::clone(&given_up);
        let thread = std::thread::spawn(move || {
            let wanted = || !asked.load(Ordering::Relaxed);
            chores.iter().take_while(|_| wanted()).try_for_each(|chore| carry_out(chore))
        });
        Self { thread, given_up }
    }

    /// Waits for all of them.
    pub(crate) fn end(self) -> Result<(), String> {
        self.thread.join().unwrap_or_else(|_| Err("a chore in the background panicked".into()))
    }

    /// Begins with none of those that have not begun, and waits for the one that has.
    pub(crate) fn give_up(self) {
        self.given_up.store(true, Ordering::Relaxed);
        let _ = self.end();
    }
}

/// Runs a chore in a process of its own, and prints what it said in one piece.
fn carry_out(chore: &str) -> Result<(), String> {
    let begun = Instant::now();
    let program = std::env::current_exe().map_err(|error| format!("{chore}: {error}"))?;
    let output = Command::new(program).arg(chore).output();
    let output = output.map_err(|error| format!("{chore}: {error}"))?;
    print!("{}", told(chore, &output, begun.elapsed().as_secs()));
    if output.status.success() { Ok(()) } else { Err(format!("{chore} failed")) }
}

/// What a chore printed, between two lines that name it. What only matters when it fails is left out otherwise.
fn told(chore: &str, output: &Output, seconds: u64) -> String {
    let said = String::from_utf8_lossy(&output.stdout);
    let complaints = String::from_utf8_lossy(&output.stderr);
    if output.status.success() {
        format!("== beside: {chore}\n{said}== beside: {chore} passed in {seconds} s\n")
    } else {
        format!(
            "== beside: {chore}\n{said}{complaints}== beside: {chore} FAILED after {seconds} s\n"
        )
    }
}
