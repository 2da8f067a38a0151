//! Sudoku in the browser, for this machine: it listens only on the loopback address, keeps nothing
//! between two requests, and bounds every request in size, time and number.
//!
//! * `/` is the page to play and learn on.
//! * `/form` is the board as a plain form: choose a size, type digits, submit. No script.
//! * `/scan` reads a picture that the page sends, and keeps nothing of it.
//! * `/api` answers the calls of `whydoku-protocol`, and describes them when it is read.
mod accept;
mod api;
mod app;
mod content;
mod crowd;
mod files;
mod form;
mod guard;
mod leftover;
mod page;
mod pictures;
mod shared;
mod stream;
mod work;

pub use accept::serve;

use core::time::Duration;

/// The limits for clients. The defaults suit one machine with a few browsers.
#[derive(Clone, Debug)]
pub struct Limits {
    /// The most connections at one time. The idlest is closed to make room.
    pub connections: usize,
    /// The most connections of one address at one time.
    pub connections_of_a_peer: usize,
    /// The time from the first byte of a request to the end of its head, and idle time between requests.
    pub head: Duration,
    /// The time for a client to take 16 KiB of an answer, or the rest of it.
    pub write: Duration,
    /// The time for a whole request, including the work.
    pub request: Duration,
    /// The greatest age of a connection; the request in progress then is its last.
    pub connection: Duration,
    /// Bytes in the body of a request.
    pub body: usize,
    /// Bytes in the body of a request with a picture.
    pub picture: usize,
    /// Bytes of bodies larger than 16 KiB that have arrived, of all clients together.
    pub bodies: usize,
    /// The time for a body to arrive.
    pub body_time: Duration,
    /// Bytes of answers that clients have not taken yet, of all clients together.
    pub unread: usize,
    /// Boards processed at one time: this many that take a moment, as many that take longer, and
    /// one of more than 144 cells that takes longer.
    pub workers: usize,
    /// The most requests that wait for a worker of their kind; further ones are rejected at once.
    pub queue: usize,
    /// How long they wait before they are rejected.
    pub patience: Duration,
    /// How long work may take that is expected to take a moment. After that it waits with the others.
    pub moment: Duration,
    /// How long a search for solutions or steps may take.
    pub search: Duration,
    /// The same while others wait for it.
    pub share: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 1024,
            connections_of_a_peer: 896,
            head: Duration::from_secs(5),
            write: Duration::from_secs(10),
            request: Duration::from_secs(10),
            connection: Duration::from_mins(5),
            body: 256 * 1024,
            picture: usize::try_from(whydoku_reader::LONGEST).unwrap_or(usize::MAX),
            bodies: 8 * 1024 * 1024,
            body_time: Duration::from_secs(5),
            unread: 16 * 1024 * 1024,
            workers: std::thread::available_parallelism().map_or(2, core::num::NonZero::get),
            queue: 64,
            patience: Duration::from_secs(6),
            moment: Duration::from_millis(100),
            search: Duration::from_secs(2),
            share: Duration::from_millis(500),
        }
    }
}

/// Serves on a listener until Ctrl-C or a termination request of the system; then answers the requests in
/// progress and returns. A second Ctrl-C ends the program at once.
///
/// # Errors
/// When the threads cannot be started or the listener cannot be used.
pub fn run(listener: std::net::TcpListener, limits: Limits) -> std::io::Result<()> {
    listener.set_nonblocking(true)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async move {
        let listener = tokio::net::TcpListener::from_std(listener)?;
        serve(listener, limits, asked_to_stop()).await;
        Ok(())
    })
}

async fn asked_to_stop() {
    interrupted().await;
    tokio::spawn(async {
        interrupted().await;
        std::process::exit(130);
    });
}

#[cfg(unix)]
async fn interrupted() {
    use tokio::signal::unix::{SignalKind, signal};
    let Ok(mut terminate) = signal(SignalKind::terminate()) else {
        return core::future::pending().await;
    };
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        _ = terminate.recv() => {}
    }
}

#[cfg(not(unix))]
async fn interrupted() {
    let _ = tokio::signal::ctrl_c().await;
}
