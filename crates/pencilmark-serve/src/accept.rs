//! Accepting connections. `axum::serve` sets no timer, so that clients could hold connections with
//! half a request for ever; this loop does.
use crate::{Limits, app};
use core::time::Duration;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::sync::Arc;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The largest head of a request, in bytes.
const HEAD_BYTES: usize = 16 * 1024;

/// Serves on a listener for ever.
pub async fn serve(listener: TcpListener, limits: Limits) {
    let app = app::router(&limits);
    let places = Arc::new(Semaphore::new(limits.connections));
    loop {
        // The place is taken first, so that connections beyond the limit wait in the system's queue.
        let Ok(place) = Arc::clone(&places).acquire_owned().await else { return };
        match listener.accept().await {
            Ok((stream, _)) => {
                tokio::spawn(converse(stream, app.clone(), limits.clone(), place));
            }
            // Out of file descriptors, or the client has gone: others may do better soon.
            Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    }
}

async fn converse(
    stream: TcpStream,
    app: axum::Router,
    limits: Limits,
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
    let _ = tokio::time::timeout(limits.connection, connection).await;
}
