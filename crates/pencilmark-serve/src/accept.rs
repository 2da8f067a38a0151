//! Accepting connections. `axum::serve` sets no timer, so that clients could hold connections with
//! half a request for ever; this loop does.
use crate::{Limits, app};
use core::future::Future;
use core::pin::pin;
use core::time::Duration;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use hyper_util::service::TowerToHyperService;
use std::sync::Arc;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The largest head of a request, in bytes.
const HEAD_BYTES: usize = 16 * 1024;

/// Serves on a listener until `stop` is ready. Then no connection is accepted any more, requests
/// under way are answered, and idle connections are closed.
pub async fn serve(listener: TcpListener, limits: Limits, stop: impl Future<Output = ()>) {
    let app = app::router(&limits);
    let places = Arc::new(Semaphore::new(limits.connections));
    let open = GracefulShutdown::new();
    let mut stop = pin!(stop);
    loop {
        tokio::select! {
            () = &mut stop => break,
            accepted = accept(&listener, &places) => {
                let Some((stream, place)) = accepted else { break };
                let parts = (app.clone(), limits.clone(), open.watcher());
                tokio::spawn(converse(stream, parts, place));
            }
        }
    }
    drop(listener);
    // Whoever does not let go in time is cut off.
    let _ = tokio::time::timeout(limits.request, open.shutdown()).await;
}

/// The next connection, with a place for it; nothing when the server is at its end.
async fn accept(
    listener: &TcpListener,
    places: &Arc<Semaphore>,
) -> Option<(TcpStream, OwnedSemaphorePermit)> {
    // The place is taken first, so that connections beyond the limit wait in the system's queue.
    let place = Arc::clone(places).acquire_owned().await.ok()?;
    loop {
        match listener.accept().await {
            Ok((stream, _)) => return Some((stream, place)),
            // Out of file descriptors, or the client has gone: others may do better soon.
            Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    }
}

async fn converse(
    stream: TcpStream,
    (app, limits, watcher): (axum::Router, Limits, Watcher),
    _place: OwnedSemaphorePermit,
) {
    // Only delays small answers when it fails.
    let _ = stream.set_nodelay(true);
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head)
        .max_buf_size(HEAD_BYTES)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(app));
    // A connection that breaks or runs out of time is the client's affair.
    let _ = tokio::time::timeout(limits.connection, watcher.watch(connection)).await;
}
