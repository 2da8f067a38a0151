//! Attempts on all cores, puzzles in the order of attempts.
use crate::many::grouped;
use pencilmark_generate::{Made, Maker};
use std::collections::BTreeMap;
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

/// Time between two looks of the progress line.
const BETWEEN: Duration = Duration::from_millis(250);
/// When nothing is found for so long, that is said even where there is no terminal.
const PATIENCE: Duration = Duration::from_mins(1);
/// Handfuls that a worker may be ahead of the writer, for each worker.
const AHEAD: u64 = 64;

/// Who makes puzzles, and how many.
pub(super) struct Crew<'a> {
    pub(super) maker: &'a Maker,
    pub(super) seed: u64,
    pub(super) count: u64,
    pub(super) jobs: usize,
    pub(super) stop: &'a AtomicBool,
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

impl Crew<'_> {
    /// Makes puzzles and hands them over, in order.
    pub(super) fn run(&self, each: &mut dyn FnMut(&Made) -> io::Result<()>) -> io::Result<Report> {
        let total = self.maker.attempts();
        let fair = self.count.div_ceil(self.jobs as u64).max(1);
        let size = self.maker.handful().min(fair.max(16));
        let done = AtomicBool::new(self.count == 0);
        let (next, written, cut) = (AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(0));
        let over = || {
            done.load(Ordering::Relaxed)
                || self.stop.load(Ordering::Relaxed)
                || self.end.is_some_and(|end| Instant::now() >= end)
        };
        let (send, receive) = mpsc::channel::<(u64, Vec<Made>, bool)>();
        thread::scope(|scope| {
            for _ in 0..self.jobs {
                let (send, over, next, written) = (send.clone(), &over, &next, &written);
                let cut = &cut;
                scope.spawn(move || {
                    while !over() {
                        let chunk = next.fetch_add(1, Ordering::Relaxed);
                        let Some(first) = chunk.checked_mul(size).filter(|&first| first < total)
                        else {
                            return;
                        };
                        while chunk > written.load(Ordering::Relaxed) + AHEAD * self.jobs as u64 {
                            if over() {
                                return;
                            }
                            thread::sleep(Duration::from_millis(5));
                        }
                        let end = first.saturating_add(size).min(total);
                        let mut missing = |_, _| _ = cut.fetch_add(1, Ordering::Relaxed);
                        let attempts = first..end;
                        let made =
                            self.maker.make_and_tell(self.seed, attempts, over, &mut missing);
                        if send.send((chunk, made, !over())).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(send);
            let mut writer = Writer::new(self, size, &written);
            let result = writer.run(&receive, &over, each);
            done.store(true, Ordering::Relaxed);
            writer.close();
            result.map(|report| Report { cut: cut.load(Ordering::Relaxed), ..report })
        })
    }
}

/// Puts the handfuls back in order.
struct Writer<'a> {
    crew: &'a Crew<'a>,
    size: u64,
    written: &'a AtomicU64,
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
    fn new(crew: &'a Crew<'a>, size: u64, written: &'a AtomicU64) -> Self {
        Self {
            crew,
            size,
            written,
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
        receive: &mpsc::Receiver<(u64, Vec<Made>, bool)>,
        over: &(impl Fn() -> bool + Sync),
        each: &mut dyn FnMut(&Made) -> io::Result<()>,
    ) -> io::Result<Report> {
        let mut whole = true;
        let mut closed = false;
        loop {
            match receive.recv_timeout(BETWEEN) {
                Ok((chunk, made, is_whole)) => {
                    self.chunks += 1;
                    whole &= is_whole;
                    self.waiting.insert(chunk, made);
                    while whole && !closed {
                        let Some(made) = self.waiting.remove(&self.next) else { break };
                        self.next += 1;
                        self.written.store(self.next, Ordering::Relaxed);
                        closed = !self.hand_over(&made, each)?;
                    }
                }
                Err(mpsc::RecvTimeoutError::Timeout) => {}
                Err(mpsc::RecvTimeoutError::Disconnected) => break,
            }
            if closed || self.found >= self.crew.count {
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
        let ended = if self.found >= self.crew.count {
            Ended::Complete
        } else if self.crew.stop.load(Ordering::Relaxed) {
            Ended::Interrupted
        } else if over() {
            Ended::Late
        } else {
            Ended::Exhausted
        };
        Ok(self.report(ended))
    }
    fn report(&self, ended: Ended) -> Report {
        Report { found: self.found, attempts: self.chunks * self.size, cut: 0, ended }
    }
    /// Hands puzzles over; false when nobody reads on.
    fn hand_over(
        &mut self,
        made: &[Made],
        each: &mut dyn FnMut(&Made) -> io::Result<()>,
    ) -> io::Result<bool> {
        for made in made {
            if self.found >= self.crew.count {
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
            let (seconds, attempts) = (elapsed.as_secs(), self.chunks * self.size);
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
        let left = self.crew.count.saturating_sub(self.found);
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
            grouped(self.crew.count),
            grouped(rate),
            grouped(self.chunks * self.size)
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
