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
use whydoku_exact::Budget;

/// The declared type of pictures and their answers: bytes.
pub(crate) const BYTES: &str = "application/octet-stream";

/// Reads a picture. The answer is that of `whydoku-reader`, even where there is nothing to read. When the client
/// has gone, the work ends.
pub(crate) async fn read(
    State(server): State<Server>,
    Extension(client): Extension<Arc<Client>>,
    content: Content,
) -> Result<Response, NoResult> {
    let working = client.work();
    let bytes = content.bytes.clone();
    let read = move |budget: &Budget<'_>| whydoku_reader::answer_until(&bytes, budget.stop);
    let answer = server.workers.run(Cost::picture(), read).await?;
    drop(working);
    let answer = answer.ok_or(NoResult::Busy)?;
    Ok(([(header::CONTENT_TYPE, BYTES)], answer).into_response())
}
