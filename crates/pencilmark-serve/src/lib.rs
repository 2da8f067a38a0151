//! Sudoku in the browser, for this machine: it listens on the loopback address alone, keeps nothing
//! between two requests, and bounds every request in size, time and number.
//!
//! * `/` is the page to play and learn on.
//! * `/form` is the board as a plain form: choose a size, type digits, submit. No script.
//! * `/api` answers the calls of `pencilmark-protocol`, and describes them when it is read.
mod accept;
mod api;
mod app;
mod form;
mod page;
mod work;

pub use accept::serve;

use core::time::Duration;

/// What a client may ask for. The defaults fit one machine with a few browsers.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Connections at one time; further ones wait to be accepted.
    pub connections: usize,
    /// From the first byte of a request to the end of its head, and idle time between requests.
    pub head: Duration,
    /// For a whole request, work included.
    pub request: Duration,
    /// For one connection, however many requests it carries.
    pub connection: Duration,
    /// Bytes in the body of a request.
    pub body: usize,
    /// Boards worked on at one time.
    pub workers: usize,
    /// Requests that wait for a worker; further ones are turned away at once.
    pub queue: usize,
    /// How long they wait before they are turned away.
    pub patience: Duration,
    /// How long a search for solutions may take.
    pub search: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 1024,
            head: Duration::from_secs(5),
            request: Duration::from_secs(10),
            connection: Duration::from_mins(5),
            body: 256 * 1024,
            workers: std::thread::available_parallelism().map_or(2, core::num::NonZero::get),
            queue: 64,
            patience: Duration::from_secs(1),
            search: Duration::from_secs(2),
        }
    }
}

/// Serves on a listener until Ctrl-C or a request of the system to end; then answers what is under
/// way and returns. A second Ctrl-C ends the program at once.
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
