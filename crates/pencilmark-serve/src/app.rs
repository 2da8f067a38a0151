//! What is answered where, and what every answer carries.
use crate::Limits;
use crate::work::Workers;
use crate::{api, form, page};
use axum::Router;
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::timeout::TimeoutLayer;

/// Headers of every answer: no script or style from anywhere else or from within a page, no
/// guessing of types, no frames, no traces elsewhere.
const HEADERS: [(HeaderName, &str); 5] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
         connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// All that is served.
pub(crate) fn router(limits: &Limits) -> Router {
    Router::new()
        .merge(page::routes())
        .route("/form", get(form::show).post(form::submit))
        .route(
            "/form.css",
            get(|| async {
                asset("text/css; charset=utf-8", include_bytes!("../assets/form.css"))
            }),
        )
        .route("/api", get(api::describe).post(api::call))
        .fallback(|| async { (StatusCode::NOT_FOUND, "There is nothing here.\n") })
        .with_state(Workers::new(limits))
        .layer(CatchPanicLayer::new())
        .layer(DefaultBodyLimit::max(limits.body))
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, limits.request))
        .layer(middleware::from_fn(guarded))
}

/// A file that is part of the program.
pub(crate) fn asset(kind: &'static str, bytes: &'static [u8]) -> Response {
    ([(header::CONTENT_TYPE, kind)], bytes).into_response()
}

/// Answers only requests for this machine (a name that an attacker points at the loopback address
/// is not ours), and adds the headers.
async fn guarded(request: Request, next: Next) -> Response {
    let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
    let mut response = match host {
        Some(host) if is_local(host) => next.run(request).await,
        _ => {
            let words = "This server answers to 127.0.0.1 and localhost only.\n";
            (StatusCode::MISDIRECTED_REQUEST, words).into_response()
        }
    };
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

fn is_local(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    ["127.0.0.1", "localhost", "[::1]"].contains(&name)
}

#[cfg(test)]
mod tests {
    use super::is_local;

    #[test]
    fn only_names_of_this_machine_are_local() {
        for host in ["127.0.0.1", "127.0.0.1:8377", "localhost:80", "[::1]:8377", "[::1]"] {
            assert!(is_local(host), "{host}");
        }
        for host in ["example.org", "localhost.example.org:80", "", "127.0.0.1:x", "::1"] {
            assert!(!is_local(host), "{host}");
        }
    }
}
