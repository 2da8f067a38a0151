//! The routes.
use crate::content::Space;
use crate::crowd::Crowd;
use crate::files::{Sent, asset, kept, negotiated, whole};
use crate::guard::{bytes_only, guarded, json_only};
use crate::leftover::{Patience, taken};
use crate::shared::Server;
use crate::work::Workers;
use crate::{Limits, api, form, page, pictures};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use std::sync::Arc;
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

/// How much work goes into compressing a file, which is done only once.
const THOROUGH: CompressionLevel = CompressionLevel::Precise(9);

/// Everything that is served.
pub(crate) fn router(limits: &Limits, crowd: &Arc<Crowd>) -> Router {
    let space = Space::new(limits);
    let server = Server { workers: Workers::new(limits), space: space.clone() };
    let style = || async { asset("text/css; charset=utf-8", include_bytes!("../assets/form.css")) };
    let describe = get(api::describe);
    let files = page::routes()
        .route("/form.css", get(style))
        .layer(CompressionLayer::new().quality(THOROUGH))
        .layer(from_fn_with_state(Sent::default(), kept));
    let of_pictures = Server { space: space.up_to(limits.picture), ..server.clone() };
    let pictures = Router::new()
        .route("/scan", post(pictures::read).layer(from_fn(bytes_only)))
        .layer(DefaultBodyLimit::max(limits.picture))
        .with_state(of_pictures);
    let answers = Router::new()
        .route("/form", get(form::show).post(form::submit))
        .route("/api", describe.post(api::call).layer(from_fn(json_only)))
        .fallback(|| async { (StatusCode::NOT_FOUND, "There is nothing here.\n") })
        .with_state(server)
        .merge(pictures)
        .layer(CompressionLayer::new().quality(CompressionLevel::Fastest))
        .layer(from_fn(whole));
    files
        .merge(answers)
        .layer(CatchPanicLayer::new())
        .layer(DefaultBodyLimit::max(limits.body))
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, limits.request))
        .layer(from_fn(negotiated))
        .layer(from_fn_with_state(Arc::clone(crowd), guarded))
        .layer(from_fn_with_state(Patience::new(limits), taken))
}
