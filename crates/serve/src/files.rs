//! Files that are part of the program: compressed once, and revalidated by their content.
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use core::hash::Hasher as _;
use std::collections::BTreeMap;
use std::hash::DefaultHasher;
use std::sync::{Arc, Mutex, PoisonError};

/// How answers are compressed. Every browser accepts it; denser encodings cost more than they save on the
/// loopback address.
const ENCODING: &str = "gzip";

/// A file that is part of the program.
pub(crate) fn asset(kind: &'static str, bytes: &'static [u8]) -> Response {
    ([(header::CONTENT_TYPE, kind)], bytes).into_response()
}

/// Files as they were sent, by path and encoding. A path is written in one way only ([`plain`]), so their number
/// is bounded by the program's files.
#[derive(Clone, Default)]
pub(crate) struct Sent(Arc<Mutex<BTreeMap<(String, &'static str), File>>>);

#[derive(Clone)]
struct File {
    headers: HeaderMap,
    bytes: Bytes,
}

/// Answers with a file: from memory when it was sent before, without content when the client has it.
pub(crate) async fn kept(State(sent): State<Sent>, mut request: Request, next: Next) -> Response {
    let is_head = request.method() == Method::HEAD;
    if !is_head && request.method() != Method::GET {
        return next.run(request).await;
    }
    // What is kept has a content, whoever asks first.
    *request.method_mut() = Method::GET;
    if let Some(uri) = plain(request.uri().path()).and_then(|path| path.parse().ok()) {
        *request.uri_mut() = uri;
    }
    let encoding = request.headers().get(header::ACCEPT_ENCODING).map_or("", |value| chosen(value));
    let known = request.headers().get(header::IF_NONE_MATCH).cloned();
    let key = (request.uri().path().to_owned(), encoding);
    let before = sent.0.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
    let file = match before {
        Some(file) => file,
        None => match File::of(next.run(request).await).await {
            Ok(file) => {
                let mut all = sent.0.lock().unwrap_or_else(PoisonError::into_inner);
                all.insert(key, file.clone());
                file
            }
            Err(other) => return other,
        },
    };
    let tag = file.headers.get(header::ETAG);
    if known.zip(tag).is_some_and(|(known, tag)| has(&known, tag)) {
        let mut headers = file.headers;
        headers.remove(header::CONTENT_TYPE);
        headers.remove(header::CONTENT_ENCODING);
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    if is_head {
        let mut headers = file.headers;
        headers.insert(header::CONTENT_LENGTH, HeaderValue::from(file.bytes.len()));
        return (headers, Body::empty()).into_response();
    }
    (file.headers, file.bytes).into_response()
}

/// A path without escapes of characters that need none, if it has any escapes: `%78-wing` is `x-wing`.
fn plain(path: &str) -> Option<String> {
    let (before, mut rest) = path.split_once('%')?;
    let mut plain = before.to_owned();
    loop {
        let code = rest.get(..2).and_then(|code| u8::from_str_radix(code, 16).ok());
        match code.filter(|code| code.is_ascii_alphanumeric() || b"-._~".contains(code)) {
            Some(code) => {
                plain.push(char::from(code));
                rest = &rest[2..];
            }
            None => plain.push('%'),
        }
        match rest.split_once('%') {
            Some((before, after)) => {
                plain.push_str(before);
                rest = after;
            }
            None => return Some(plain + rest),
        }
    }
}

impl File {
    /// The file that an answer holds, or the answer when it holds none.
    async fn of(response: Response) -> Result<Self, Response> {
        if response.status() != StatusCode::OK {
            return Err(response);
        }
        let (mut parts, body) = response.into_parts();
        let Ok(bytes) = to_bytes(body, usize::MAX).await else {
            return Err(StatusCode::INTERNAL_SERVER_ERROR.into_response());
        };
        parts.headers.remove(header::CONTENT_LENGTH);
        parts.headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        parts.headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        let mut hasher = DefaultHasher::new();
        hasher.write(&bytes);
        if let Ok(tag) = HeaderValue::try_from(format!("\"{:016x}\"", hasher.finish())) {
            parts.headers.insert(header::ETAG, tag);
        }
        Ok(Self { headers: parts.headers, bytes })
    }
}

/// Whether `If-None-Match` names a tag.
fn has(known: &HeaderValue, tag: &HeaderValue) -> bool {
    let (Ok(known), Ok(tag)) = (known.to_str(), tag.to_str()) else { return false };
    known.split(',').map(str::trim).any(|one| one == "*" || one.trim_start_matches("W/") == tag)
}

/// Compresses whole answers at once: a compressor for each slow client would take
/// megabytes each.
pub(crate) async fn whole(request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    if !response.headers().contains_key(header::CONTENT_ENCODING) {
        return response;
    }
    let (parts, body) = response.into_parts();
    match to_bytes(body, usize::MAX).await {
        Ok(bytes) => Response::from_parts(parts, Body::from(bytes)),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

/// Leaves only the chosen encoding in a request, so that there are few kinds of answers.
pub(crate) async fn negotiated(mut request: Request, next: Next) -> Response {
    if let Some(value) = request.headers_mut().remove(header::ACCEPT_ENCODING) {
        let encoding = chosen(&value);
        if !encoding.is_empty() {
            let value = HeaderValue::from_static(encoding);
            request.headers_mut().insert(header::ACCEPT_ENCODING, value);
        }
    }
    next.run(request).await
}

/// The encoding of the answer to a client: [`ENCODING`] if the client accepts it, otherwise none, as an
/// empty name.
fn chosen(accepted: &HeaderValue) -> &'static str {
    let accepted = accepted.to_str().unwrap_or_default();
    let takes = accepted.split(',').any(|one| {
        let (name, weight) = one.split_once(';').unwrap_or((one, ""));
        let weight = weight.trim().strip_prefix("q=").map_or(Ok(1.0), str::parse::<f32>);
        name.trim().eq_ignore_ascii_case(ENCODING) && weight.is_ok_and(|weight| weight > 0.0)
    });
    if takes { ENCODING } else { "" }
}

#[cfg(test)]
mod tests {
    use super::{HeaderValue, chosen, has, plain};

    #[test]
    fn a_path_is_written_in_one_way() {
        for (path, expected) in [
            ("/page/techniques/%78-wing.txt", Some("/page/techniques/x-wing.txt")),
            ("/%78%2Dwing%2e%7e", Some("/x-wing.~")),
            ("/x-wing.txt", None),
            // What must be escaped stays so, and what is no escape.
            ("/a%2Fb%20%", Some("/a%2Fb%20%")),
            ("/%+1%xy%2578", Some("/%+1%xy%2578")),
        ] {
            assert_eq!(plain(path).as_deref(), expected, "{path}");
        }
    }

    #[test]
    fn answers_are_compressed_for_clients_that_accept_it() {
        let cases = [
            ("deflate, gzip, br, zstd", "gzip"),
            ("gzip;q=0, br", ""),
            ("GZIP ; q=0.5", "gzip"),
            ("deflate", ""),
            ("", ""),
            ("gzip;q=x", ""),
        ];
        for (accepted, expected) in cases {
            assert_eq!(chosen(&HeaderValue::from_static(accepted)), expected, "{accepted}");
        }
    }

    #[test]
    fn entity_tags_are_compared_weakly_and_in_lists() {
        let tag = HeaderValue::from_static("\"a\"");
        for (known, expected) in [
            ("\"a\"", true),
            ("W/\"a\"", true),
            ("\"b\", \"a\"", true),
            ("*", true),
            ("\"b\"", false),
            ("a", false),
        ] {
            assert_eq!(has(&HeaderValue::from_static(known), &tag), expected, "{known}");
        }
    }
}
