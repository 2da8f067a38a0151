//! Solvers that take turns with the same lines.
use cpu_time::ThreadTime;
use whydoku_exact::{Backend, Batch, Classic};

/// The bytes of a line: 81 characters and a zero.
pub const LINE: usize = 82;
/// A puzzle as text.
pub type Line = [u8; LINE];

/// A peer that takes this many times as long as the fastest in the first pass takes no more turns.
const FAR_BEHIND: f64 = 3.0;

/// A way to count the solutions of all lines up to two.
pub struct Solver {
    /// The program and its version; after a comma, how it was built.
    pub name: String,
    /// Whether it is not ours.
    pub is_peer: bool,
    count: Box<dyn Fn(&[Line]) -> Vec<u64>>,
    /// The seconds of its fastest turn; infinite if an answer was wrong.
    pub best: f64,
}

impl Solver {
    pub fn new(name: &str, is_peer: bool, count: impl Fn(&[Line]) -> Vec<u64> + 'static) -> Self {
        Self { name: name.to_string(), is_peer, count: Box::new(count), best: f64::MAX }
    }
    /// The name without how it was built.
    pub fn short(&self) -> &str {
        self.name.split(',').next().unwrap_or_default()
    }
}

pub fn classics(lines: &[Line]) -> Vec<Classic> {
    lines.iter().map(|line| Classic::from_line(&line[..81]).expect("a puzzle")).collect()
}

/// Our own ways: each of these backends in batches, then one by one.
pub fn ours(backends: &[Backend]) -> Vec<Solver> {
    let batch = |&backend: &Backend| {
        Solver::new(&format!("batch {backend:?}"), false, move |lines| {
            Batch::new().backend(backend).counts(&classics(lines), 2).expect("nothing stops it")
        })
    };
    let one = |&backend: &Backend| {
        let count = move |line: &Line| {
            Classic::from_line(&line[..81]).expect("a puzzle").count_on(backend, 2)
        };
        Solver::new(&format!("one {backend:?}"), false, move |lines| {
            lines.iter().map(count).collect()
        })
    };
    backends.iter().map(batch).chain(backends.iter().map(one)).collect()
}

/// Lets all solvers take this many turns, in each of which a solver has at least a hundredth of a second, and
/// notes the best time of each.
///
/// # Panics
/// If one of our own counts is not that of the first solver. A peer with another count loses its time.
pub fn take(solvers: &mut [Solver], lines: &[Line], passes: usize) {
    let expected = (solvers[0].count)(lines);
    for solver in &mut *solvers {
        solver.best = f64::MAX;
        let counts = (solver.count)(lines);
        let Some(at) = (0..lines.len()).find(|&at| counts[at] != expected[at]) else { continue };
        let line = std::str::from_utf8(&lines[at][..81]).expect("ASCII");
        let wrong = format!("{} solutions, not {}: {line}", counts[at], expected[at]);
        assert!(solver.is_peer, "{}: {wrong}", solver.name);
        eprintln!("left out: {}: {wrong}", solver.name);
        solver.best = f64::INFINITY;
    }
    for pass in 0..passes {
        let fastest = fastest(solvers).map_or(f64::MAX, |solver| solver.best);
        for solver in &mut *solvers {
            let is_behind = pass > 0 && solver.is_peer && solver.best > FAR_BEHIND * fastest;
            if !is_behind && solver.best.is_finite() {
                solver.best = solver.best.min(turn(solver, lines, &expected));
            }
        }
    }
}

/// The fastest peer.
pub fn fastest(solvers: &[Solver]) -> Option<&Solver> {
    let peers = solvers.iter().filter(|solver| solver.is_peer);
    peers.min_by(|a, b| a.best.total_cmp(&b.best))
}

/// The seconds of processor time that a warm solver takes for all lines: the minimum of as many passes as
/// it can do in a hundredth of a second.
fn turn(solver: &Solver, lines: &[Line], expected: &[u64]) -> f64 {
    let turn = ThreadTime::now();
    let mut best = f64::MAX;
    while turn.elapsed().as_secs_f64() < 0.01 {
        let start = ThreadTime::now();
        let counts = (solver.count)(lines);
        best = best.min(start.elapsed().as_secs_f64());
        assert!(counts == expected, "{} changes its mind", solver.name);
    }
    best
}
