//! Pictures of puzzles that the page sends: read here, on this machine, and stored nowhere.
use crate::content::Content;
use crate::crowd::Client;
use crate::shared::Server;
use crate::work::{Cost, NoResult};
use axum::Extension;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// The declared type of pictures and their answers: bytes.
pub(crate) const BYTES: &str = "application/octet-stream";
/// The number of cells in the grids of pictures.
const CELLS: usize = 81;

/// Reads a picture. The answer is that of `whydoku-reader`, even where there is nothing to read.
pub(crate) async fn read(
    State(server): State<Server>,
    Extension(client): Extension<Arc<Client>>,
    content: Content,
) -> Result<Response, NoResult> {
    let working = client.work();
    let bytes = content.bytes.clone();
    let answer =
        server.workers.run(Cost::heavy(CELLS), move |_| whydoku_reader::answer(&bytes)).await?;
    drop(working);
    Ok(([(header::CONTENT_TYPE, BYTES)], answer).into_response())
}
