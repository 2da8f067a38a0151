//! Which requests are answered at all, and the headers of every answer.
use crate::crowd::{Client, Crowd};
use crate::pictures::BYTES;
use axum::body::HttpBody;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// Headers of every answer: no script or style from another site or inline in a page, no
/// guessing of types, no frames, no referrer for other sites.
const HEADERS: [(HeaderName, &str); 5] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
         connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // Not "no-referrer": with that a browser sends `Origin: null` with the form.
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];
/// The header in which a browser states whose page sent a request.
const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

type Refused = (StatusCode, &'static str);

/// Answers only requests for this machine (a name that an attacker points at the loopback address
/// is not ours) that no other site's page has sent, and adds the headers.
pub(crate) async fn guarded(
    State(crowd): State<Arc<Crowd>>,
    request: Request,
    next: Next,
) -> Response {
    let client = request.extensions().get::<Arc<Client>>().cloned();
    let refused = for_here(&request).and_then(|host| from_here(&request, host)).err();
    let is_work = request.method() == Method::POST;
    // A client that disagrees with a proxy about where a chunked request ends cannot smuggle in a second one.
    let is_last = request.headers().contains_key(header::TRANSFER_ENCODING);
    let mut response = match refused {
        Some(refused) => refused.into_response(),
        None => next.run(request).await,
    };
    if let (Some(client), true) = (client, is_work) {
        let bytes = response.body().size_hint().lower();
        crowd.holds(&client, usize::try_from(bytes).unwrap_or(usize::MAX));
    }
    let headers = response.headers_mut();
    if is_last {
        headers.insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// The only header with a name.
fn only<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    let mut all = headers.get_all(name).iter();
    let first = all.next()?.to_str().ok()?;
    all.next().is_none().then_some(first)
}

/// The host that the request names, if it is this machine.
fn for_here(request: &Request) -> Result<&str, Refused> {
    let host = only(request.headers(), &header::HOST);
    let host = host.ok_or((StatusCode::BAD_REQUEST, "A request needs one Host header.\n"))?;
    let target = request.uri().authority().map(axum::http::uri::Authority::as_str);
    if is_local(host) && target.is_none_or(is_local) {
        return Ok(host);
    }
    let words = "This server answers to 127.0.0.1 and localhost only.\n";
    Err((StatusCode::MISDIRECTED_REQUEST, words))
}

/// Rejects what a page of another site sends. Reading is allowed from anywhere: the browser does not
/// show the answer to the other site.
fn from_here(request: &Request, host: &str) -> Result<(), Refused> {
    if request.method().is_safe() {
        return Ok(());
    }
    let headers = request.headers();
    let is_own = |origin: &HeaderValue| {
        let origin = origin.to_str().ok().and_then(|origin| origin.strip_prefix("http://"));
        origin.is_some_and(|origin| origin.eq_ignore_ascii_case(host))
    };
    // A page that withholds its address sends `null`; then the browser's own header decides.
    let is_unnamed = |origin: &HeaderValue| {
        origin == "null" && only(headers, &SEC_FETCH_SITE) == Some("same-origin")
    };
    let is_near = |site: &HeaderValue| ["same-origin", "none"].iter().any(|near| site == near);
    let mut origins = headers.get_all(header::ORIGIN).iter();
    if origins.all(|origin| is_own(origin) || is_unnamed(origin))
        && headers.get_all(SEC_FETCH_SITE).iter().all(is_near)
    {
        return Ok(());
    }
    Err((StatusCode::FORBIDDEN, "Pages of other sites may not use this server.\n"))
}

/// Rejects a call that does not declare itself as JSON: a browser sends such a request to other sites
/// without asking them.
pub(crate) async fn json_only(request: Request, next: Next) -> Response {
    of_kind("application/json", request, next).await
}

/// Rejects a picture that is not declared as bytes, as [`json_only`] does with calls.
pub(crate) async fn bytes_only(request: Request, next: Next) -> Response {
    of_kind(BYTES, request, next).await
}

async fn of_kind(wanted: &str, request: Request, next: Next) -> Response {
    let kind = only(request.headers(), &header::CONTENT_TYPE);
    let kind = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default().trim();
    if request.method() == Method::POST && !kind.eq_ignore_ascii_case(wanted) {
        let words = format!("A call needs the header `Content-Type: {wanted}`.\n");
        return (StatusCode::UNSUPPORTED_MEDIA_TYPE, words).into_response();
    }
    next.run(request).await
}

fn is_local(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    ["127.0.0.1", "localhost", "[::1]"].iter().any(|own| name.eq_ignore_ascii_case(own))
}

#[cfg(test)]
mod tests {
    use super::is_local;

    #[test]
    fn only_names_of_this_machine_are_local() {
        for host in
            ["127.0.0.1", "127.0.0.1:8377", "localhost:80", "LocalHost", "[::1]:8377", "[::1]"]
        {
            assert!(is_local(host), "{host}");
        }
        for host in
            ["example.org", "localhost.example.org:80", "", "127.0.0.1:x", "::1", "x@localhost"]
        {
            assert!(!is_local(host), "{host}");
        }
    }
}
