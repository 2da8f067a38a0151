//! Attempts on all cores, puzzles in the order of attempts.
use crate::numbers::grouped;
use crate::wrap::note;
use core::convert::Infallible;
use core::ops::Range;
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};
use whydoku_core::Stop;
use whydoku_generate::{Generated, Maker};
use whydoku_pipeline::{Next, Queue};

/// How often the progress line is refreshed.
const BETWEEN: Duration = Duration::from_millis(250);
/// How often workers check whether to end.
const LOOK: Duration = Duration::from_millis(20);
/// After this long without a puzzle, a note reports it, even if standard error is not a terminal.
const PATIENCE: Duration = Duration::from_mins(1);
/// How many handfuls per worker the workers may be ahead of the writer.
const AHEAD: usize = 64;

/// When the work is to end, attempts still running after this time are given up.
const GRACE: Duration = Duration::from_millis(100);

/// The workers that make puzzles, and how many puzzles are wanted.
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
    /// All puzzles that were wanted are made.
    Complete,
    /// There are no more puzzles.
    Exhausted,
    /// A signal arrived.
    Interrupted,
    /// The time limit was reached.
    Late,
    /// The reader has gone.
    Closed,
}

/// The result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Report {
    pub(super) found: u64,
    pub(super) attempts: u64,
    /// Attempts with missing puzzles, because there were too many.
    pub(super) cut: u64,
    pub(super) ended: Ended,
}

/// Attempts that are processed together.
type Handful = Range<u64>;

/// What workers and the writer share.
struct Shared {
    crew: Crew,
    handfuls: Queue<Handful, Vec<Generated>, Infallible>,
    done: AtomicBool,
    attempts: AtomicU64,
    cut: AtomicU64,
}

impl Crew {
    /// Makes puzzles and hands them over, in order. It does not wait for workers in the middle of a long
    /// attempt: they end with the program.
    pub(super) fn run(
        self,
        each: &mut dyn FnMut(&Generated) -> io::Result<()>,
    ) -> io::Result<Report> {
        let shared = Arc::new(Shared {
            handfuls: Queue::new(AHEAD * self.jobs),
            done: AtomicBool::new(self.count == 0),
            attempts: AtomicU64::new(0),
            cut: AtomicU64::new(0),
            crew: self,
        });
        for _ in 0..shared.crew.jobs {
            let shared = Arc::clone(&shared);
            thread::Builder::new().spawn(move || shared.work())?;
        }
        let mut writer = Writer::new(&shared);
        let result = writer.run(each);
        shared.done.store(true, Ordering::Relaxed);
        shared.handfuls.cancel();
        writer.close();
        result
    }
    /// All attempts, in handfuls: smaller ones when few puzzles are wanted.
    fn handfuls(&self) -> impl Iterator<Item = Handful> {
        let fair = self.count.div_ceil(self.jobs as u64).max(1);
        let size = self.maker.handful().min(fair.max(16));
        let total = self.maker.attempts();
        let first = (0..).map_while(move |number: u64| number.checked_mul(size));
        let first = first.take_while(move |&first| first < total);
        first.map(move |first| first..first.saturating_add(size).min(total))
    }
}

impl Shared {
    /// Whether nothing more is wanted.
    fn over(&self) -> bool {
        self.done.load(Ordering::Relaxed)
            || self.crew.stop.load(Ordering::Relaxed)
            || self.crew.end.is_some_and(|end| Instant::now() >= end)
    }
    /// Processes one handful after another.
    fn work(&self) {
        let Crew { maker, seed, .. } = &self.crew;
        let over = || self.over();
        while !over() {
            let Some((number, handful)) = self.handfuls.take() else { return };
            let size = handful.end - handful.start;
            let mut missing = |_, _| _ = self.cut.fetch_add(1, Ordering::Relaxed);
            let made = maker.make_and_tell(*seed, handful, Stop::when(&over), &mut missing);
            self.attempts.fetch_add(size, Ordering::Relaxed);
            self.handfuls.give(number, made);
        }
    }
}

/// Hands puzzles over and shows the progress.
struct Writer<'a> {
    shared: &'a Shared,
    found: u64,
    begin: Instant,
    shown: Option<Instant>,
    is_terminal: bool,
    has_warned: bool,
}

impl<'a> Writer<'a> {
    fn new(shared: &'a Shared) -> Self {
        Self {
            shared,
            found: 0,
            begin: Instant::now(),
            shown: None,
            is_terminal: io::stderr().is_terminal(),
            has_warned: false,
        }
    }
    fn run(&mut self, each: &mut dyn FnMut(&Generated) -> io::Result<()>) -> io::Result<Report> {
        let shared = self.shared;
        let mut handfuls = shared.crew.handfuls();
        let (mut has_all, mut over_since) = (false, None);
        loop {
            if shared.over() {
                let since = *over_since.get_or_insert_with(Instant::now);
                if since.elapsed() > GRACE {
                    break;
                }
            }
            while !has_all && over_since.is_none() && shared.handfuls.has_room() {
                if let Some(handful) = handfuls.next() {
                    shared.handfuls.push(handful);
                } else {
                    has_all = true;
                    shared.handfuls.end(Ok(()));
                }
            }
            match shared.handfuls.next(LOOK) {
                Next::Done(made) if !self.hand_over(&made, each)? => {
                    return Ok(self.report(Ended::Closed));
                }
                Next::Done(_) | Next::Idle => {}
                Next::End(_) => break,
            }
            if self.found >= shared.crew.count {
                return Ok(self.report(Ended::Complete));
            }
            self.show();
        }
        // Puzzles found out of order are not lost.
        for made in shared.handfuls.rest() {
            if !self.hand_over(&made, each)? {
                return Ok(self.report(Ended::Closed));
            }
        }
        let ended = if self.found >= shared.crew.count {
            Ended::Complete
        } else if shared.crew.stop.load(Ordering::Relaxed) {
            Ended::Interrupted
        } else if shared.over() {
            Ended::Late
        } else {
            Ended::Exhausted
        };
        Ok(self.report(ended))
    }
    fn attempts(&self) -> u64 {
        self.shared.attempts.load(Ordering::Relaxed)
    }
    fn report(&self, ended: Ended) -> Report {
        let cut = self.shared.cut.load(Ordering::Relaxed);
        Report { found: self.found, attempts: self.attempts(), cut, ended }
    }
    /// Hands puzzles over; false when the reader has gone.
    fn hand_over(
        &mut self,
        made: &[Generated],
        each: &mut dyn FnMut(&Generated) -> io::Result<()>,
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
            let (seconds, attempts) = (elapsed.as_secs(), self.attempts());
            let why = rarity(attempts);
            let attempts = grouped(attempts);
            note(format_args!(
                "nothing found in {seconds} s; attempts so far: {attempts}; {why} \
                 (--time-limit sets a limit, Ctrl-C ends it)"
            ));
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
            grouped(self.attempts())
        );
        // The job continues even if nothing can be shown.
        let _ = io::stderr().write_all(text.as_bytes());
    }
    /// Removes the progress line.
    fn close(&mut self) {
        if self.shown.take().is_some() {
            let _ = io::stderr().write_all(b"\r\x1b[K");
        }
    }
}

/// Fewer attempts than this do not show how rare a puzzle is.
const TELLING: u64 = 1_000;

/// What this many attempts without a puzzle mean.
pub(super) fn rarity(attempts: u64) -> &'static str {
    if attempts < TELLING {
        "each attempt takes a long time, and these are too few to say how rare such puzzles are"
    } else {
        "such puzzles are rare, or there are none"
    }
}
