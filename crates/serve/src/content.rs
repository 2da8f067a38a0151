//! The content of a request, bounded in memory and time for all clients together. Space is taken by what has
//! arrived, not by what was promised, and who stops sending loses it to others.
use crate::Limits;
use crate::work::NoResult;
use axum::body::{Body, Bytes, HttpBody as _};
use axum::extract::{FromRef, FromRequest, Request};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use core::future::poll_fn;
use core::pin::Pin;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::Notify;

/// The size in bytes that nearly every call fits in. Larger ones share a space.
const SMALL: usize = 16 * 1024;
/// Bytes that count as progress: a client that sends one now and then has stopped.
const PROGRESS: usize = 16 * 1024;
/// Without progress for so long, a content gives its space to another that needs it.
const STALLED: Duration = Duration::from_millis(300);
/// How long to wait before space is asked for again.
const PAUSE: Duration = Duration::from_millis(20);

/// The space for large contents.
#[derive(Clone, Debug)]
pub(crate) struct Space {
    shared: Arc<Mutex<Shared>>,
    most: usize,
    time: Duration,
}

#[derive(Debug)]
struct Shared {
    left: usize,
    parcels: BTreeMap<u64, Parcel>,
    next: u64,
}

/// What a content has of the space.
#[derive(Debug)]
struct Parcel {
    bytes: usize,
    /// The bytes, and the time, at the last progress.
    moved: usize,
    alive: Instant,
    /// Whether more of it is to come. What has arrived is worked on, and keeps its space.
    is_arriving: bool,
    lost: Arc<Notify>,
}

impl Space {
    pub(crate) fn new(limits: &Limits) -> Self {
        let shared = Shared { left: limits.bodies, parcels: BTreeMap::new(), next: 0 };
        let shared = Arc::new(Mutex::new(shared));
        Self { shared, most: limits.body, time: limits.body_time }
    }
    /// The same space, for contents of another size.
    pub(crate) fn up_to(&self, most: usize) -> Self {
        Self { most, ..self.clone() }
    }
    fn enter(&self) -> Taken {
        let mut shared = locked(&self.shared);
        let number = shared.next;
        shared.next += 1;
        let lost = Arc::new(Notify::new());
        let parcel = Parcel {
            bytes: 0,
            moved: 0,
            alive: Instant::now(),
            is_arriving: true,
            lost: Arc::clone(&lost),
        };
        shared.parcels.insert(number, parcel);
        Taken { shared: Arc::clone(&self.shared), number, lost }
    }
}

fn locked(shared: &Mutex<Shared>) -> MutexGuard<'_, Shared> {
    // It is consistent between any two statements.
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Whether there was space.
#[derive(PartialEq, Eq, Debug)]
enum Asked {
    Given,
    Full,
    /// What was held before was given to another.
    Lost,
}

impl Shared {
    /// Space for a parcel of now so many bytes: free space, or that of the content that has made no progress for
    /// the longest time.
    fn ask(&mut self, number: u64, bytes: usize, now: Instant) -> Asked {
        loop {
            let Some(parcel) = self.parcels.get_mut(&number) else { return Asked::Lost };
            let more = bytes.saturating_sub(parcel.bytes);
            if more <= self.left {
                self.left -= more;
                parcel.bytes = parcel.bytes.max(bytes);
                if parcel.bytes >= parcel.moved + PROGRESS {
                    (parcel.moved, parcel.alive) = (parcel.bytes, now);
                }
                return Asked::Given;
            }
            let is_stalled = |(of, parcel): &(&u64, &Parcel)| {
                let idle = now.saturating_duration_since(parcel.alive);
                **of != number && parcel.is_arriving && parcel.bytes > 0 && idle >= STALLED
            };
            let stalled = self.parcels.iter().filter(is_stalled);
            let Some((idlest, _)) = stalled.min_by_key(|(_, parcel)| parcel.alive) else {
                return Asked::Full;
            };
            let idlest = *idlest;
            self.leave(idlest);
        }
    }
    fn leave(&mut self, number: u64) {
        if let Some(parcel) = self.parcels.remove(&number) {
            self.left += parcel.bytes;
            parcel.lost.notify_one();
        }
    }
}

/// The space of one content, until it is dropped.
#[derive(Debug)]
struct Taken {
    shared: Arc<Mutex<Shared>>,
    number: u64,
    lost: Arc<Notify>,
}

impl Taken {
    /// Space for now so many bytes, once there is some.
    async fn grow(&self, bytes: usize) -> Result<(), NoResult> {
        loop {
            let asked = locked(&self.shared).ask(self.number, bytes, Instant::now());
            match asked {
                Asked::Given => return Ok(()),
                Asked::Lost => return Err(NoResult::Busy),
                Asked::Full => tokio::time::sleep(PAUSE).await,
            }
        }
    }
    /// Everything has arrived.
    fn is_complete(&self) -> bool {
        let mut shared = locked(&self.shared);
        let parcel = shared.parcels.get_mut(&self.number);
        parcel.map(|parcel| parcel.is_arriving = false).is_some()
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        locked(&self.shared).leave(self.number);
    }
}

/// What was sent, and the space that it takes.
#[derive(Debug)]
pub(crate) struct Content {
    pub(crate) bytes: Bytes,
    _space: Taken,
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
        let length: Option<usize> = length.and_then(|length| length.to_str().ok()?.parse().ok());
        if length.is_some_and(|length| length > space.most) {
            return Err(too_long(space.most));
        }
        let taken = space.enter();
        let arriving = arrived(request.into_body(), &taken, space.most);
        let Ok(bytes) = tokio::time::timeout(space.time, arriving).await else {
            let words = "The content of the request took too long to arrive.\n";
            return Err((StatusCode::REQUEST_TIMEOUT, words).into_response());
        };
        let bytes = bytes?;
        if !taken.is_complete() {
            return Err(NoResult::Busy.into_response());
        }
        Ok(Self { bytes, _space: taken })
    }
}

fn too_long(most: usize) -> Response {
    let words = format!("The content of the request has more than {most} bytes.\n");
    (StatusCode::PAYLOAD_TOO_LARGE, words).into_response()
}

/// All that is sent, for which space is taken as it arrives.
async fn arrived(mut body: Body, taken: &Taken, most: usize) -> Result<Bytes, Response> {
    let mut bytes = Vec::new();
    loop {
        let frame = poll_fn(|cx| Pin::new(&mut body).poll_frame(cx));
        let frame = tokio::select! {
            frame = frame => frame,
            () = taken.lost.notified() => return Err(NoResult::Busy.into_response()),
        };
        let data = match frame {
            None => return Ok(bytes.into()),
            Some(Err(_)) => {
                let words = "The content of the request did not arrive.\n";
                return Err((StatusCode::BAD_REQUEST, words).into_response());
            }
            Some(Ok(frame)) => frame.into_data().unwrap_or_default(),
        };
        let length = bytes.len() + data.len();
        if length > most {
            return Err(too_long(most));
        }
        if length > SMALL {
            taken.grow(length).await.map_err(IntoResponse::into_response)?;
        }
        bytes.extend_from_slice(&data);
    }
}

#[cfg(test)]
mod tests {
    use super::{Asked, PROGRESS, STALLED, Space, Taken, locked};
    use crate::Limits;
    use std::time::Instant;

    fn space() -> Space {
        Space::new(&Limits { bodies: 10 * PROGRESS, ..Limits::default() })
    }
    fn ask(taken: &Taken, parts: usize, now: Instant) -> Asked {
        locked(&taken.shared).ask(taken.number, parts * PROGRESS, now)
    }

    #[test]
    fn who_stops_sending_loses_the_space_to_others() {
        let (space, begun) = (space(), Instant::now());
        let (slow, quick, new) = (space.enter(), space.enter(), space.enter());
        assert_eq!(ask(&slow, 4, begun), Asked::Given);
        assert_eq!(ask(&quick, 5, begun + STALLED / 2), Asked::Given);
        assert_eq!(ask(&new, 2, begun + STALLED / 2), Asked::Full, "nobody has stopped yet");
        // A byte is no progress.
        let byte = locked(&slow.shared).ask(slow.number, 4 * PROGRESS + 1, begun + STALLED / 2);
        assert_eq!(byte, Asked::Given);
        assert_eq!(ask(&new, 2, begun + STALLED), Asked::Given);
        assert_eq!(ask(&slow, 5, begun + STALLED), Asked::Lost);
        assert!(quick.is_complete() && !slow.is_complete());
        drop((slow, new));
        assert_eq!(locked(&space.shared).left, 5 * PROGRESS);
        // What is complete keeps its space.
        let last = space.enter();
        assert_eq!(ask(&last, 6, begun + 9 * STALLED), Asked::Full);
        drop(quick);
        assert_eq!(ask(&last, 10, begun + 9 * STALLED), Asked::Given);
    }
}
