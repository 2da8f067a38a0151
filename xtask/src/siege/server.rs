//! A full server: 1,000 idle and 1,000 slow clients, which reconnect a second after they are
//! disconnected, and 100 who only want an answer.
use super::crowd::{Manner, SLOW, hold};
use super::field::{Field, Tally};
use super::http::{Server, Service, call, game, get, serve_many, stop_after};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::{scope, sleep};
use std::time::Duration;

const HOSTILE: usize = 1000;
const CLIENTS: u64 = 100;
/// How long the server is observed unloaded, and how long loaded (times `--times`).
const QUIET: Duration = Duration::from_secs(15);
const SIEGE: Duration = Duration::from_mins(1);
/// How much longer answers may take under siege, in milliseconds.
const LONGER: f64 = 100.0;
/// The memory limit, in kilobytes.
const MEMORY: u64 = 100_000;
/// A puzzle for hints.
const BOARD: &str =
    "98.7.....6.....87...7.....56.5.4.........2.3......1..5.3.6...4...85.......9...3..";

pub(super) fn run(field: &Field) -> Result<Tally, String> {
    let mut tally = Tally::default();
    let mut server = Server::start(field)?;
    let to = server.address;
    let hint =
        format!(r#"{{"schema":1,"call":"hint","level":"full","game":"{}"}}"#, game(to, BOARD)?);
    let files = ["/", "/page/main.js", "/form.css"].map(|path| get(to, path));
    let requests: Vec<String> = files.into_iter().chain([call(to, &hint)]).collect();
    let before = server.open();
    let watch = |time: Duration, is_siege: bool| -> (Service, u64) {
        let (stop, made) = (AtomicBool::new(false), AtomicU64::new(0));
        let service = scope(|scope| {
            if is_siege {
                scope.spawn(|| hold(to, &[Manner::Idle], HOSTILE, &stop, &made));
                scope.spawn(|| hold(to, &SLOW, HOSTILE, &stop, &made));
            }
            scope.spawn(|| stop_after(time, &stop));
            serve_many(to, &requests, CLIENTS, field, &stop)
        });
        (service, made.load(Ordering::Relaxed))
    };
    let (quiet, _) = watch(QUIET, false);
    let (loud, made) = watch(SIEGE * u32::try_from(field.times).unwrap_or(u32::MAX), true);
    for (name, service) in [("unloaded", &quiet), ("under siege", &loud)] {
        let at = |hundredths| service.within(hundredths);
        println!(
            "siege server: {name}: {} answers, p50 {:.1} ms, p99 {:.1} ms, longest {:.1} ms",
            service.count(),
            at(50),
            at(99),
            at(100)
        );
        for failed in &service.failed {
            tally.breach(format!("{name}, an answer: {failed}"));
        }
    }
    let peak = server.peak();
    println!("siege server: {made} hostile connections, most memory {peak:?} kB");
    tally.count_many("answers under siege", loud.count() as u64);
    tally.count_many("hostile connections", made);
    if loud.within(99) > quiet.within(99) + LONGER {
        tally.breach(format!("p99 {:.1} ms, unloaded {:.1}", loud.within(99), quiet.within(99)));
    }
    if peak.is_some_and(|peak| peak > MEMORY) {
        tally.breach(format!("{peak:?} kB of memory"));
    }
    sleep(Duration::from_secs(1));
    let after = server.open();
    if after > before {
        tally.breach(format!("{after:?} open files, {before:?} before"));
    }
    tally.breaches.extend(server.fault(field));
    Ok(tally)
}
