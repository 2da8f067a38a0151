//! Attempts on all cores, puzzles in the order of attempts.
use crate::many::grouped;
use pencilmark_generate::{Made, Maker};
use std::collections::BTreeMap;
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::{Duration, Instant};

/// Time between two looks of the progress line.
const BETWEEN: Duration = Duration::from_millis(250);
/// Time between two looks whether to end.
const LOOK: Duration = Duration::from_millis(20);
/// When nothing is found for so long, that is said even where there is no terminal.
const PATIENCE: Duration = Duration::from_mins(1);
/// Handfuls that a worker may be ahead of the writer, for each worker.
const AHEAD: u64 = 64;

/// When the work is to end, attempts that have not ended after this time are given up.
const GRACE: Duration = Duration::from_millis(100);

/// Who makes puzzles, and how many.
pub(super) struct Crew {
    pub(super) maker: Maker,
    pub(super) seed: u64,
    pub(super) count: u64,
    pub(super) jobs: usize,
    pub(super) stop: Arc<AtomicBool>,
    pub(super) end: Option<Instant>,
}

/// How it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ended {
    /// There are as many as wanted.
    Complete,
    /// There are no more.
    Exhausted,
    /// A signal came.
    Interrupted,
    /// The time was over.
    Late,
    /// Nobody reads on.
    Closed,
}

/// What came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Report {
    pub(super) found: u64,
    pub(super) attempts: u64,
    /// Attempts of which puzzles are missing, because there are too many.
    pub(super) cut: u64,
    pub(super) ended: Ended,
}

/// What workers and the writer share.
struct Shared {
    crew: Crew,
    /// Attempts of a handful.
    size: u64,
    done: AtomicBool,
    next: AtomicU64,
    written: AtomicU64,
    cut: AtomicU64,
}

/// The number of a handful, its puzzles, and whether they are all there.
type Handful = (u64, Vec<Made>, bool);

impl Crew {
    /// Makes puzzles and hands them over, in order. Workers in the middle of a long attempt are not
    /// waited for: they end with the program.
    pub(super) fn run(self, each: &mut dyn FnMut(&Made) -> io::Result<()>) -> io::Result<Report> {
        let fair = self.count.div_ceil(self.jobs as u64).max(1);
        let shared = Arc::new(Shared {
            size: self.maker.handful().min(fair.max(16)),
            done: AtomicBool::new(self.count == 0),
            next: AtomicU64::new(0),
            written: AtomicU64::new(0),
            cut: AtomicU64::new(0),
            crew: self,
        });
        let (send, receive) = mpsc::channel();
        for _ in 0..shared.crew.jobs {
            let (shared, send) = (Arc::clone(&shared), send.clone());
            thread::Builder::new().spawn(move || shared.work(&send))?;
        }
        drop(send);
        let mut writer = Writer::new(&shared);
        let result = writer.run(&receive, each);
        shared.done.store(true, Ordering::Relaxed);
        writer.close();
        result.map(|report| Report { cut: shared.cut.load(Ordering::Relaxed), ..report })
    }
}

impl Shared {
    /// Whether nothing more is wanted.
    fn over(&self) -> bool {
        self.done.load(Ordering::Relaxed)
            || self.crew.stop.load(Ordering::Relaxed)
            || self.crew.end.is_some_and(|end| Instant::now() >= end)
    }
    /// Makes one handful after the other.
    fn work(&self, send: &mpsc::Sender<Handful>) {
        let Crew { maker, seed, jobs, .. } = &self.crew;
        let total = maker.attempts();
        let over = || self.over();
        while !over() {
            let chunk = self.next.fetch_add(1, Ordering::Relaxed);
            let first = chunk.checked_mul(self.size).filter(|&first| first < total);
            let Some(first) = first else { return };
            while chunk > self.written.load(Ordering::Relaxed) + AHEAD * *jobs as u64 {
                if over() {
                    return;
                }
                thread::sleep(Duration::from_millis(5));
            }
            let end = first.saturating_add(self.size).min(total);
            let mut missing = |_, _| _ = self.cut.fetch_add(1, Ordering::Relaxed);
            let made = maker.make_and_tell(*seed, first..end, &over, &mut missing);
            if send.send((chunk, made, !over())).is_err() {
                return;
            }
        }
    }
}

/// Puts the handfuls back in order.
struct Writer<'a> {
    shared: &'a Shared,
    waiting: BTreeMap<u64, Vec<Made>>,
    next: u64,
    found: u64,
    chunks: u64,
    begin: Instant,
    shown: Option<Instant>,
    is_terminal: bool,
    has_warned: bool,
}

impl<'a> Writer<'a> {
    fn new(shared: &'a Shared) -> Self {
        Self {
            shared,
            waiting: BTreeMap::new(),
            next: 0,
            found: 0,
            chunks: 0,
            begin: Instant::now(),
            shown: None,
            is_terminal: io::stderr().is_terminal(),
            has_warned: false,
        }
    }
    fn run(
        &mut self,
        receive: &mpsc::Receiver<Handful>,
        each: &mut dyn FnMut(&Made) -> io::Result<()>,
    ) -> io::Result<Report> {
        let mut whole = true;
        let mut closed = false;
        let mut over_since = None;
        loop {
            if self.shared.over() {
                let since = *over_since.get_or_insert_with(Instant::now);
                if since.elapsed() > GRACE {
                    break;
                }
            }
            match receive.recv_timeout(LOOK) {
                Ok((chunk, made, is_whole)) => {
                    self.chunks += 1;
                    whole &= is_whole;
                    self.waiting.insert(chunk, made);
                    while whole && !closed {
                        let Some(made) = self.waiting.remove(&self.next) else { break };
                        self.next += 1;
                        self.shared.written.store(self.next, Ordering::Relaxed);
                        closed = !self.hand_over(&made, each)?;
                    }
                }
                Err(mpsc::RecvTimeoutError::Timeout) => {}
                Err(mpsc::RecvTimeoutError::Disconnected) => break,
            }
            if closed || self.found >= self.shared.crew.count {
                let ended = if closed { Ended::Closed } else { Ended::Complete };
                return Ok(self.report(ended));
            }
            self.show();
        }
        // What was found out of order is not lost.
        for made in core::mem::take(&mut self.waiting).into_values() {
            if !self.hand_over(&made, each)? {
                return Ok(self.report(Ended::Closed));
            }
        }
        let ended = if self.found >= self.shared.crew.count {
            Ended::Complete
        } else if self.shared.crew.stop.load(Ordering::Relaxed) {
            Ended::Interrupted
        } else if self.shared.over() {
            Ended::Late
        } else {
            Ended::Exhausted
        };
        Ok(self.report(ended))
    }
    fn report(&self, ended: Ended) -> Report {
        Report { found: self.found, attempts: self.chunks * self.shared.size, cut: 0, ended }
    }
    /// Hands puzzles over; false when nobody reads on.
    fn hand_over(
        &mut self,
        made: &[Made],
        each: &mut dyn FnMut(&Made) -> io::Result<()>,
    ) -> io::Result<bool> {
        for made in made {
            if self.found >= self.shared.crew.count {
                break;
            }
            match each(made) {
                Err(error) if error.kind() == ErrorKind::BrokenPipe => return Ok(false),
                result => result?,
            }
            self.found += 1;
        }
        Ok(true)
    }
    fn show(&mut self) {
        let elapsed = self.begin.elapsed();
        if self.found == 0 && !self.has_warned && elapsed > PATIENCE {
            self.has_warned = true;
            self.close();
            let (seconds, attempts) = (elapsed.as_secs(), self.chunks * self.shared.size);
            let why = rarity(attempts);
            let attempts = grouped(attempts);
            eprintln!(
                "pencilmark: nothing found in {seconds} s; attempts so far: {attempts}; {why} \
                 (--time-limit sets a limit, Ctrl-C ends it)"
            );
        }
        let recently = self.shown.is_some_and(|shown| shown.elapsed() < BETWEEN);
        if !self.is_terminal || recently || elapsed < BETWEEN {
            return;
        }
        self.shown = Some(Instant::now());
        let millis = u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX).max(1);
        let rate = self.found.saturating_mul(1000) / millis;
        let left = self.shared.crew.count.saturating_sub(self.found);
        let eta = match self.found {
            0 => "?".into(),
            found => {
                let seconds = u128::from(left) * u128::from(millis) / u128::from(found) / 1000;
                format!("{}:{:02}", seconds / 60, seconds % 60)
            }
        };
        let text = format!(
            "\r{} of {}  {} a second  {eta} left  ({} attempts)\x1b[K",
            grouped(self.found),
            grouped(self.shared.crew.count),
            grouped(rate),
            grouped(self.chunks * self.shared.size)
        );
        // A job goes on when nobody hears of it.
        let _ = io::stderr().write_all(text.as_bytes());
    }
    /// Takes the progress line away.
    fn close(&mut self) {
        if self.shown.take().is_some() {
            let _ = io::stderr().write_all(b"\r\x1b[K");
        }
    }
}

/// Fewer attempts than this say nothing of how rare something is.
const TELLING: u64 = 1_000;

/// What so many attempts without a puzzle mean.
pub(super) fn rarity(attempts: u64) -> &'static str {
    if attempts < TELLING {
        "each attempt takes long, and these are too few to say how rare such puzzles are"
    } else {
        "such puzzles are rare, or there are none"
    }
}
