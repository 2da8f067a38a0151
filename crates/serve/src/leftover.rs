//! What is still being sent of a request that has been answered. A server that closes while a client sends makes
//! the client's system throw the answer away, so a refusal would never be read: the rest is taken and dropped.
use crate::Limits;
use axum::Error;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::Response;
use core::future::poll_fn;
use core::pin::Pin;
use core::task::{Context, Poll};
use hyper::body::{Frame, SizeHint};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// At most so many bytes are taken: as many as the largest content that is allowed, twice.
const TIMES: usize = 2;

/// How much is taken, and for how long.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Patience {
    bytes: usize,
    time: Duration,
}

impl Patience {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self { bytes: TIMES * limits.picture.max(limits.body), time: limits.body_time }
    }
}

/// Answers when the client has sent everything, or enough.
pub(crate) async fn taken(
    State(patience): State<Patience>,
    request: Request,
    next: Next,
) -> Response {
    // Who asks first whether to send its content does not send it after a refusal.
    if request.headers().contains_key(header::EXPECT) || request.body().is_end_stream() {
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    let body = Arc::new(Mutex::new(body));
    let lent = Body::new(Lent(Arc::clone(&body)));
    let response = next.run(Request::from_parts(parts, lent)).await;
    let rest = async {
        let mut budget = patience.bytes;
        while let Some(Ok(frame)) = poll_fn(|cx| poll(&body, cx)).await {
            let Some(less) = budget.checked_sub(frame.data_ref().map_or(0, Bytes::len)) else {
                break;
            };
            budget = less;
        }
    };
    // Who does not end in time may not see the answer.
    let _ = tokio::time::timeout(patience.time, rest).await;
    response
}

fn poll(body: &Mutex<Body>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, Error>>> {
    let mut body = body.lock().unwrap_or_else(PoisonError::into_inner);
    if body.is_end_stream() {
        return Poll::Ready(None);
    }
    Pin::new(&mut *body).poll_frame(cx)
}

/// The content of a request, of which something may be left.
struct Lent(Arc<Mutex<Body>>);

impl HttpBody for Lent {
    type Data = Bytes;
    type Error = Error;

    fn poll_frame(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Error>>> {
        poll(&self.0, cx)
    }
    fn is_end_stream(&self) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).is_end_stream()
    }
    fn size_hint(&self) -> SizeHint {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).size_hint()
    }
}
