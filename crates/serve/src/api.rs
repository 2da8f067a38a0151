//! The protocol of a game over HTTP.
use crate::content::Content;
use crate::crowd::Client;
use crate::shared::Server;
use crate::work::{Cost, NoResult};
use axum::Extension;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use whydoku_protocol::{Call, Reply, Weight};

const JSON: &str = "application/json";

/// The description of the protocol.
pub(crate) async fn describe() -> Response {
    ([(header::CONTENT_TYPE, JSON)], whydoku_protocol::OPENAPI).into_response()
}

/// A call. One that cannot be carried out is answered with the reason and status 400.
pub(crate) async fn call(
    State(server): State<Server>,
    Extension(client): Extension<Arc<Client>>,
    content: Content,
) -> Result<Response, NoResult> {
    let reply = match Call::read(&String::from_utf8_lossy(&content.bytes)) {
        Err(refused) => refused,
        Ok(call) => {
            let cost = match call.weight() {
                Weight::Light { cells } => Cost::light(cells),
                Weight::Heavy { cells } => Cost::heavy(cells),
            };
            let working = client.work();
            let reply = server.workers.run(cost, move |budget| call.answer(budget)).await?;
            drop(working);
            reply
        }
    };
    Ok(response(reply))
}

fn response(reply: Reply) -> Response {
    let status = if reply.is_ok { StatusCode::OK } else { StatusCode::BAD_REQUEST };
    (status, [(header::CONTENT_TYPE, JSON)], reply.json).into_response()
}
