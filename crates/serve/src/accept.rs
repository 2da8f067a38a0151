//! Accepting connections. `axum::serve` sets no timer, so clients could hold connections with
//! half a request forever; this loop does set one.
use crate::crowd::{Client, Crowd, Place};
use crate::stream::Watched;
use crate::{Limits, app};
use axum::Router;
use core::future::Future;
use core::pin::pin;
use core::time::Duration;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use socket2::SockRef;
use std::sync::Arc;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// The largest head of a request, in bytes.
const HEAD_BYTES: usize = 16 * 1024;
/// The most connections that the system holds until they are accepted.
const BACKLOG: i32 = 4096;
/// The most sent bytes that the system buffers for a client. With more, a client that reads
/// slowly could not be distinguished from one that does not read.
const SEND_BYTES: usize = 64 * 1024;

/// Serves on a listener until `stop` is ready. Then no more connections are accepted, requests
/// in progress are answered, and idle connections are closed.
pub async fn serve(listener: TcpListener, limits: Limits, stop: impl Future<Output = ()>) {
    let crowd = Crowd::new(&limits);
    let app = app::router(&limits, &crowd);
    let (end, ending) = watch::channel(());
    // If the system refuses, the server works without it.
    let _ = SockRef::from(&listener).listen(BACKLOG);
    let _ = SockRef::from(&listener).set_send_buffer_size(SEND_BYTES);
    let mut stop = pin!(stop);
    loop {
        tokio::select! {
            () = &mut stop => break,
            (stream, place) = accept(&listener, &crowd) => {
                let talk = converse(stream, place, app.clone(), limits.clone(), ending.clone());
                tokio::spawn(talk);
            }
        }
    }
    drop(listener);
    drop(end);
    crowd.empty(limits.request).await;
}

/// The next connection, with a place for it.
async fn accept(listener: &TcpListener, crowd: &Arc<Crowd>) -> (TcpStream, Place) {
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => return (stream, crowd.enter(peer.ip())),
            // The client has gone, or the system has no file descriptors left: then the idlest
            // connection makes room.
            Err(error) => {
                if !is_of_the_client(&error) {
                    crowd.make_room();
                }
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
        }
    }
}

fn is_of_the_client(error: &std::io::Error) -> bool {
    use std::io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

async fn converse(
    stream: TcpStream,
    place: Place,
    app: Router,
    limits: Limits,
    mut ending: watch::Receiver<()>,
) {
    // If it fails, small answers are merely delayed.
    let _ = stream.set_nodelay(true);
    let client = Arc::clone(&place.client);
    let app = TowerToHyperService::new(app);
    let service = service_fn(|mut request: Request<Incoming>| {
        client.is_alive();
        request.extensions_mut().insert::<Arc<Client>>(Arc::clone(&client));
        app.call(request)
    });
    let stream = Watched::new(stream, Arc::clone(&client), limits.write);
    let mut connection = pin!(
        http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(limits.head)
            .max_buf_size(HEAD_BYTES)
            .serve_connection(TokioIo::new(stream), service)
    );
    let mut old = pin!(tokio::time::sleep(limits.connection));
    let mut last = false;
    loop {
        tokio::select! {
            // A connection that breaks or times out is the client's concern.
            _ = connection.as_mut() => break,
            () = client.evicted() => break,
            _ = ending.changed(), if !last => last = true,
            () = &mut old, if !last => last = true,
        }
        // The request in progress is the last one.
        connection.as_mut().graceful_shutdown();
    }
}
