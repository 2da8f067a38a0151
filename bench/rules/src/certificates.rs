//! How many puzzles get an accepted certificate, how long these are, and how long they take.
use crate::share;
use cpu_time::ProcessTime;
use whydoku_certify::certify;
use whydoku_core::{Digit, Puzzle};
use whydoku_exact::Budget;
use whydoku_proof::{Claim, Limits, check};

/// The cost of the certificate of one puzzle; times are in milliseconds.
pub(crate) struct Certified {
    is_accepted: bool,
    writing: f64,
    checking: f64,
    clauses: f64,
    balances: f64,
}

/// Certifies one puzzle within a number of seconds, and checks the certificate.
pub(crate) fn take(id: &str, puzzle: &Puzzle, solution: &[Digit], limit: f64) -> Certified {
    let milliseconds = |start: ProcessTime| start.elapsed().as_secs_f64() * 1e3;
    let start = ProcessTime::now();
    let is_due = || start.elapsed().as_secs_f64() > limit;
    let claim = certify(puzzle, &Budget::until(&is_due));
    let writing = milliseconds(start);
    let mut certified =
        Certified { is_accepted: false, writing, checking: 0.0, clauses: 0.0, balances: 0.0 };
    let Some(claim) = claim else {
        println!("{id}: no certificate in {writing:.0} ms");
        return certified;
    };
    let Claim::Unique(found, refutation) = &claim else { panic!("{id}: {}", claim.id()) };
    assert_eq!(found, solution, "{id}");
    let start = ProcessTime::now();
    let verdict = check(puzzle, &claim, &Limits::default());
    certified.checking = milliseconds(start);
    certified.is_accepted = verdict.is_ok();
    if let Err(rejection) = verdict {
        println!("{id}: {rejection}");
    }
    certified.clauses = refutation.len() as f64;
    certified.balances = refutation.balances().len() as f64;
    certified
}

/// The heading of [`row`].
pub(crate) const HEADING: &str = "| family | puzzles | accepted | clauses: median | 95 % | most | balances: most | writing: median | 95 % | most | checking: median | 95 % | most |\n\
     |---|---|---|---|---|---|---|---|---|---|---|---|---|";

/// A row of the table. Lengths and times are of the certificates that are accepted.
pub(crate) fn row(name: &str, all: &[&Certified]) {
    let accepted: Vec<&&Certified> = all.iter().filter(|one| one.is_accepted).collect();
    let sorted = |value: fn(&Certified) -> f64| {
        let mut values: Vec<f64> = accepted.iter().map(|one| value(one)).collect();
        values.sort_by(f64::total_cmp);
        if values.is_empty() { vec![0.0] } else { values }
    };
    let three = |values: &[f64], places: usize| {
        [0.5, 0.95, 1.0].map(|part| format!("{:.places$}", share(values, part))).join(" | ")
    };
    println!(
        "| {name} | {} | {} | {} | {:.0} | {} | {} |",
        all.len(),
        accepted.len(),
        three(&sorted(|one| one.clauses), 0),
        share(&sorted(|one| one.balances), 1.0),
        three(&sorted(|one| one.writing), 1),
        three(&sorted(|one| one.checking), 1),
    );
}
