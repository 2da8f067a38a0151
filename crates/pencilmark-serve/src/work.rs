//! Work on boards: on threads of its own, a few at a time, with a deadline.
use crate::Limits;
use axum::http::{HeaderName, StatusCode, header};
use axum::response::{IntoResponse, Response};
use pencilmark_exact::Budget;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;

/// The threads that work, and the places to wait for one.
#[derive(Clone, Debug)]
pub(crate) struct Workers {
    slots: Arc<Semaphore>,
    queue: Arc<Semaphore>,
    patience: Duration,
    search: Duration,
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

/// Tells the work to stop when the client has gone.
struct StopOnDrop(Arc<AtomicBool>);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Workers {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            slots: Arc::new(Semaphore::new(limits.workers)),
            queue: Arc::new(Semaphore::new(limits.queue)),
            patience: limits.patience,
            search: limits.search,
        }
    }
    /// Does some work with a budget that ends at the deadline, or when the client goes.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Budget<'_>) -> T + Send + 'static,
    ) -> Result<T, NoResult> {
        let Ok(place) = self.queue.try_acquire() else { return Err(NoResult::Busy) };
        let slot = Arc::clone(&self.slots).acquire_owned();
        let Ok(Ok(slot)) = tokio::time::timeout(self.patience, slot).await else {
            return Err(NoResult::Busy);
        };
        drop(place);
        let gone = Arc::new(AtomicBool::new(false));
        let _guard = StopOnDrop(Arc::clone(&gone));
        let end = Instant::now() + self.search;
        let job = tokio::task::spawn_blocking(move || {
            let _slot = slot;
            let stop = move || gone.load(Ordering::Relaxed) || Instant::now() >= end;
            work(&Budget::until(&stop))
        });
        job.await.map_err(|_| NoResult::Broken)
    }
}
