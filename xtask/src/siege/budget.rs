//! Six clients who request every step on boards of 25x25, without a pause, and ten who make short
//! calls.
use super::field::{Field, Random, Tally};
use super::http::{Server, ask, call, game, serve_many, status, stop_after};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread::scope;
use std::time::Duration;

const GREEDY: u64 = 6;
const CLIENTS: u64 = 10;
const SIEGE: Duration = Duration::from_secs(40);
const SIDE: usize = 25;
/// The memory limit, in kilobytes.
const MEMORY: u64 = 400_000;
/// The time limit for 99 of 100 answers to short calls, in milliseconds.
const MOMENT: f64 = 500.0;
/// The acceptable statuses of long calls: the steps, or a refusal because others come first.
const FINE: [&str; 2] = ["200", "503"];

pub(super) fn run(field: &Field) -> Result<Tally, String> {
    let mut tally = Tally::default();
    let mut server = Server::start(field)?;
    let to = server.address;
    let mut random = field.random(0);
    let mut costly = Vec::new();
    for kept in [0, 30, 45, 60] {
        let game = game(to, &board(kept, &mut random))?;
        for name in ["all-steps", "steps", "log"] {
            costly.push(call(to, &format!(r#"{{"schema":1,"call":"{name}","game":"{game}"}}"#)));
        }
    }
    let small = game(
        to,
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    )?;
    let cheap = ["show", "undo", "hint"].map(|name| {
        let fields = if name == "hint" { r#","level":"full""# } else { "" };
        call(to, &format!(r#"{{"schema":1,"call":"{name}","game":"{small}"{fields}}}"#))
    });
    let (stop, answers) = (AtomicBool::new(false), Mutex::new(Vec::new()));
    let service = scope(|scope| {
        for number in 0..GREEDY {
            let (stop, answers, costly) = (&stop, &answers, &costly);
            scope.spawn(move || {
                let mut random = field.random(number + 1);
                while !stop.load(Ordering::Relaxed) {
                    let answer = status(&ask(to, &costly[random.below(costly.len())]));
                    answers.lock().unwrap_or_else(PoisonError::into_inner).push(answer);
                }
            });
        }
        scope.spawn(|| stop_after(SIEGE * u32::try_from(field.times).unwrap_or(u32::MAX), &stop));
        serve_many(to, &cheap, CLIENTS, field, &stop)
    });
    for answer in answers.into_inner().unwrap_or_else(PoisonError::into_inner) {
        tally.count(if answer == "200" { "long calls" } else { "long calls turned away" });
        if !FINE.contains(&answer.as_str()) {
            tally.breach(format!("a long call: {answer}"));
        }
    }
    let (usual, late) = (service.within(50), service.within(99));
    let peak = server.peak();
    println!(
        "siege budget: short calls p50 {usual:.1} ms, p99 {late:.1} ms; most memory {peak:?} kB"
    );
    tally.count_many("short calls", service.count() as u64);
    for failed in &service.failed {
        tally.breach(format!("a short call: {failed}"));
    }
    if late > MOMENT {
        tally.breach(format!("p99 of short calls {late:.1} ms"));
    }
    if peak.is_some_and(|peak| peak > MEMORY) {
        tally.breach(format!("{peak:?} kB of memory"));
    }
    tally.breaches.extend(server.fault(field));
    Ok(tally)
}

/// A full and correct board of which `kept` digits in a hundred are kept.
fn board(kept: usize, random: &mut Random) -> String {
    let digit = |row: usize, column: usize| (5 * (row % 5) + row / 5 + column) % SIDE + 1;
    let cells = (0..SIDE * SIDE).map(|cell| {
        let number = u32::try_from(digit(cell / SIDE, cell % SIDE)).unwrap_or(0);
        if random.below(100) < kept { char::from_digit(number, 36).unwrap_or('.') } else { '.' }
    });
    cells.collect()
}
