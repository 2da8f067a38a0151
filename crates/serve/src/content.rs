//! The content of a request, bounded in memory and time for all clients together.
use crate::Limits;
use axum::body::Bytes;
use axum::extract::{FromRef, FromRequest, Request};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The size in bytes that nearly every call fits in. Larger ones share a space.
const SMALL: usize = 16 * 1024;

/// The space for large contents.
#[derive(Clone, Debug)]
pub(crate) struct Space {
    bytes: Arc<Semaphore>,
    most: usize,
    time: Duration,
}

impl Space {
    pub(crate) fn new(limits: &Limits) -> Self {
        let bytes = Arc::new(Semaphore::new(limits.bodies));
        Self { bytes, most: limits.body, time: limits.body_time }
    }
    /// The same space, for contents of another size.
    pub(crate) fn up_to(&self, most: usize) -> Self {
        Self { most, ..self.clone() }
    }
}

/// What was sent, and the space that it takes.
#[derive(Debug)]
pub(crate) struct Content {
    pub(crate) bytes: Bytes,
    _space: Option<OwnedSemaphorePermit>,
}

impl<S> FromRequest<S> for Content
where
    Space: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Response;

    async fn from_request(request: Request, shared: &S) -> Result<Self, Response> {
        let space = Space::from_ref(shared);
        let length = request.headers().get(header::CONTENT_LENGTH);
        let length = length.and_then(|length| length.to_str().ok()?.parse().ok());
        let length = length.unwrap_or(space.most).min(space.most);
        let taken = match u32::try_from(length) {
            Ok(length) if length as usize > SMALL => {
                let taken = Arc::clone(&space.bytes).try_acquire_many_owned(length);
                Some(taken.map_err(|_| crate::work::NoResult::Busy.into_response())?)
            }
            _ => None,
        };
        match tokio::time::timeout(space.time, Bytes::from_request(request, &())).await {
            Ok(Ok(bytes)) => Ok(Self { bytes, _space: taken }),
            Ok(Err(refused)) => Err(refused.into_response()),
            Err(_) => {
                let words = "The content of the request took too long to arrive.\n";
                Err((StatusCode::REQUEST_TIMEOUT, words).into_response())
            }
        }
    }
}
