//! What the requests of all clients share.
use crate::content::Space;
use crate::work::Workers;
use axum::extract::FromRef;

/// What requests share.
#[derive(Clone, Debug)]
pub(crate) struct Server {
    pub(crate) workers: Workers,
    pub(crate) space: Space,
}

impl FromRef<Server> for Space {
    fn from_ref(server: &Server) -> Self {
        server.space.clone()
    }
}
