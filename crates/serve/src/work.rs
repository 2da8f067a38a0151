//! Work on boards: on its own threads, with a deadline, in four queues, so that fast work
//! never waits for work that takes seconds, boards do not wait for pictures, and only one piece of work that takes
//! much memory runs at a time.
use crate::Limits;
use axum::http::{HeaderName, StatusCode, header};
use axum::response::{IntoResponse, Response};
use core::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};
use whydoku_exact::Budget;

/// From this many cells on (12 digits) a search may take hundreds of megabytes.
const LARGE: usize = 144;

/// What some work may cost.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cost {
    /// Whether it is usually done in a moment.
    is_light: bool,
    is_picture: bool,
    cells: usize,
}

impl Cost {
    /// Reading a picture: it takes as long as it takes, or until the request must be answered.
    pub(crate) fn picture() -> Self {
        Self { is_light: false, is_picture: true, cells: 0 }
    }
    /// Work on a board of `cells` cells that is usually done in a moment.
    pub(crate) fn light(cells: usize) -> Self {
        Self { is_light: true, is_picture: false, cells }
    }
    /// Work that may take as long as it is allowed to.
    pub(crate) fn heavy(cells: usize) -> Self {
        Self { is_light: false, is_picture: false, cells }
    }
}

/// Threads that take turns, and the places to wait for one: first come, first served.
#[derive(Clone, Debug)]
struct Line {
    slots: Arc<Semaphore>,
    queue: Arc<Semaphore>,
    patience: Duration,
    waiting: Arc<AtomicUsize>,
    /// How long a piece of work may take, and how long when others wait.
    time: [Duration; 2],
    /// Whether each piece of work has a thread that ends with it, and frees its memory for the next.
    has_own_threads: bool,
}

/// The lines.
#[derive(Clone, Debug)]
pub(crate) struct Workers {
    quick: Line,
    long: Line,
    pictures: Line,
    large: Line,
}

/// Why there is no result.
#[derive(Debug)]
pub(crate) enum NoResult {
    /// All workers are busy.
    Busy,
    /// The work panicked, which is a fault of this program.
    Broken,
}

impl IntoResponse for NoResult {
    fn into_response(self) -> Response {
        let retry: [(HeaderName, &str); 1] = [(header::RETRY_AFTER, "1")];
        match self {
            Self::Busy => {
                let words = "The server is busy with other boards. Try again in a moment.\n";
                (StatusCode::SERVICE_UNAVAILABLE, retry, words).into_response()
            }
            Self::Broken => {
                let words = "This is a fault of the server, not of the request.\n";
                (StatusCode::INTERNAL_SERVER_ERROR, words).into_response()
            }
        }
    }
}

/// Signals that the work is to stop because the client has gone.
struct StopOnDrop(Arc<AtomicBool>);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// One more waiting request, until it is dropped.
struct Waiting<'a>(&'a AtomicUsize);

impl<'a> Waiting<'a> {
    fn new(count: &'a AtomicUsize) -> Self {
        count.fetch_add(1, Ordering::Relaxed);
        Self(count)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Line {
    fn new(limits: &Limits, slots: usize, time: [Duration; 2]) -> Self {
        Self {
            slots: Arc::new(Semaphore::new(slots)),
            queue: Arc::new(Semaphore::new(limits.queue)),
            patience: limits.patience,
            waiting: Arc::default(),
            time,
            has_own_threads: false,
        }
    }
    /// A thread's turn.
    async fn turn(&self) -> Result<OwnedSemaphorePermit, NoResult> {
        let _place = self.queue.try_acquire().map_err(|_| NoResult::Busy)?;
        let _waiting = Waiting::new(&self.waiting);
        let slot = Arc::clone(&self.slots).acquire_owned();
        match tokio::time::timeout(self.patience, slot).await {
            Ok(Ok(slot)) => Ok(slot),
            _ => Err(NoResult::Busy),
        }
    }
    /// Does some work, and returns whether it was cut short.
    async fn run<T: Send + 'static>(
        &self,
        work: &Arc<impl Fn(&Budget<'_>) -> T + Send + Sync + 'static>,
    ) -> Result<(T, bool), NoResult> {
        let slot = self.turn().await?;
        let gone = Arc::new(AtomicBool::new(false));
        let _guard = StopOnDrop(Arc::clone(&gone));
        let (work, waiting, [long, short]) =
            (Arc::clone(work), Arc::clone(&self.waiting), self.time);
        let job = move || {
            let _slot = slot;
            let (begun, cut) = (Instant::now(), AtomicBool::new(false));
            let stop = || {
                let most = if waiting.load(Ordering::Relaxed) > 0 { short } else { long };
                let is_over = gone.load(Ordering::Relaxed) || begun.elapsed() >= most;
                cut.fetch_or(is_over, Ordering::Relaxed) || is_over
            };
            let result = work(&Budget::until(&stop));
            (result, cut.load(Ordering::Relaxed))
        };
        if !self.has_own_threads {
            return tokio::task::spawn_blocking(job).await.map_err(|_| NoResult::Broken);
        }
        let (send, result) = oneshot::channel();
        // When the client has gone, nobody receives.
        let thread = std::thread::Builder::new().spawn(move || drop(send.send(job())));
        drop(thread.map_err(|_| NoResult::Busy)?);
        result.await.map_err(|_| NoResult::Broken)
    }
}

impl Workers {
    pub(crate) fn new(limits: &Limits) -> Self {
        let (search, share) = (limits.search, limits.search.min(limits.share));
        let large = Line::new(limits, limits.workers.min(1), [search, share]);
        Self {
            quick: Line::new(limits, limits.workers, [limits.moment; 2]),
            long: Line::new(limits, limits.workers, [search, share]),
            pictures: Line::new(limits, limits.workers, [limits.request; 2]),
            large: Line { has_own_threads: true, ..large },
        }
    }
    /// Does some work with a budget that ends at the deadline, or when the client disconnects. Work that should
    /// take a moment but takes longer is started again in the line for slow work.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        cost: Cost,
        work: impl Fn(&Budget<'_>) -> T + Send + Sync + 'static,
    ) -> Result<T, NoResult> {
        let work = Arc::new(work);
        if cost.is_light {
            let (result, was_cut) = self.quick.run(&work).await?;
            if !was_cut {
                return Ok(result);
            }
        }
        let line = match cost {
            Cost { is_picture: true, .. } => &self.pictures,
            Cost { cells, .. } if cells > LARGE => &self.large,
            _ => &self.long,
        };
        Ok(line.run(&work).await?.0)
    }
}
