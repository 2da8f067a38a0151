//! The protocol of a game over HTTP.
use crate::work::{NoResult, Workers};
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

const JSON: &str = "application/json";

/// The description of the protocol.
pub(crate) async fn describe() -> Response {
    ([(header::CONTENT_TYPE, JSON)], pencilmark_protocol::OPENAPI).into_response()
}

/// A call. One that cannot be carried out is answered with the reason and status 400.
pub(crate) async fn call(
    State(workers): State<Workers>,
    body: Bytes,
) -> Result<Response, NoResult> {
    let reply = workers
        .run(move |budget| pencilmark_protocol::call(&String::from_utf8_lossy(&body), budget))
        .await?;
    let status = if reply.is_ok { StatusCode::OK } else { StatusCode::BAD_REQUEST };
    Ok((status, [(header::CONTENT_TYPE, JSON)], reply.json).into_response())
}
