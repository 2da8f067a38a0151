//! Requests that no page of ours sends.
use crate::common::{exchange, get, post_with, server, status};
use whydoku_serve::Limits;

const CALL: &str = r#"{"schema":1,"call":"techniques"}"#;

#[test]
fn calls_of_other_sites_and_calls_that_are_not_json_are_refused() {
    let to = server(Limits::default());
    let json = "Content-Type: application/json\r\n";
    let own = format!("Origin: http://{to}\r\n");
    let cases = [
        (format!("{json}{own}"), "200"),
        (json.to_owned(), "200"),
        (format!("{json}Sec-Fetch-Site: same-origin\r\n"), "200"),
        (format!("{json}Sec-Fetch-Site: none\r\n"), "200"),
        (format!("Content-Type: Application/JSON; charset=utf-8\r\n{own}"), "200"),
        (format!("{json}Origin: http://evil.example\r\n"), "403"),
        (format!("{json}Origin: null\r\n"), "403"),
        (format!("{json}Origin: null\r\nSec-Fetch-Site: none\r\n"), "403"),
        (format!("{json}Origin: null\r\nSec-Fetch-Site: cross-site\r\n"), "403"),
        // A form of our own page, where the browser withholds the address.
        (format!("{json}Origin: null\r\nSec-Fetch-Site: same-origin\r\n"), "200"),
        (format!("{json}Origin: https://{to}\r\n"), "403"),
        (format!("{json}Origin: http://127.0.0.1:1\r\n"), "403"),
        (format!("{json}{own}Origin: http://evil.example\r\n"), "403"),
        (format!("{json}Sec-Fetch-Site: cross-site\r\n"), "403"),
        (format!("{json}{own}Sec-Fetch-Site: same-site\r\n"), "403"),
        (format!("Content-Type: text/plain\r\n{own}"), "415"),
        (format!("Content-Type: application/x-www-form-urlencoded\r\n{own}"), "415"),
        (own.clone(), "415"),
        (format!("{json}Content-Type: text/plain\r\n"), "415"),
    ];
    for (headers, expected) in cases {
        let answer = post_with(to, "/api", &format!("Host: {to}\r\n{headers}"), CALL);
        assert_eq!(status(&answer), expected, "{headers}");
    }
    let foreign = format!("Host: {to}\r\nOrigin: http://evil.example\r\n");
    assert_eq!(status(&post_with(to, "/form", &foreign, "size=4")), "403");
    assert_eq!(status(&post_with(to, "/form", &format!("Host: {to}\r\n{own}"), "size=4")), "200");
    // A link from another site may lead here.
    let link = format!(
        "GET / HTTP/1.1\r\nHost: {to}\r\nSec-Fetch-Site: cross-site\r\nConnection: close\r\n\r\n"
    );
    assert_eq!(status(&exchange(to, link.as_bytes())), "200");
}

#[test]
fn a_request_must_name_exactly_one_host_and_it_must_be_this_machine() {
    let to = server(Limits::default());
    let cases = [
        (format!("GET / HTTP/1.1\r\nHost: {to}\r\nHost: {to}\r\n"), "400"),
        (format!("GET / HTTP/1.1\r\nHost: {to}\r\nHost: evil.example\r\n"), "400"),
        ("GET / HTTP/1.1\r\n".to_owned(), "400"),
        (format!("GET http://evil.example/ HTTP/1.1\r\nHost: {to}\r\n"), "421"),
        (format!("GET http://{to}/ HTTP/1.1\r\nHost: {to}\r\n"), "200"),
    ];
    for (head, expected) in cases {
        let answer = exchange(to, format!("{head}Connection: close\r\n\r\n").as_bytes());
        assert_eq!(status(&answer), expected, "{head}");
    }
}

#[test]
fn nothing_is_smuggled_behind_an_ambiguous_request() {
    let to = server(Limits::default());
    let hidden = format!("GET /nothing HTTP/1.1\r\nHost: {to}\r\n\r\n");
    let head = format!("POST /form HTTP/1.1\r\nHost: {to}\r\n");
    let bodies = [
        // Both lengths: the chunks end before the hidden request.
        format!(
            "Transfer-Encoding: chunked\r\nContent-Length: {}\r\n\r\n0\r\n\r\n",
            hidden.len() + 5
        ),
        format!(
            "Content-Length: {}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            hidden.len() + 5
        ),
        // Two lengths.
        format!("Content-Length: 0\r\nContent-Length: {}\r\n\r\n", hidden.len()),
        // Encodings that other servers may read differently.
        "Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n".to_owned(),
        "Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n".to_owned(),
        "Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n".to_owned(),
        "Content-Length: +0\r\n\r\n".to_owned(),
    ];
    for body in bodies {
        let answer = exchange(to, format!("{head}{body}{hidden}").as_bytes());
        assert_eq!(answer.matches("HTTP/1.1 ").count(), 1, "{body}\n{answer}");
        assert!(!answer.contains("There is nothing here"), "{body}\n{answer}");
    }
}

/// The headers of an answer in lower case, and its body.
fn parts(answer: &str) -> (String, &str) {
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    (head.to_lowercase(), body)
}

fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
}

#[test]
fn files_are_compressed_and_sent_again_only_when_they_have_changed() {
    let to = server(Limits::default());
    let ask = |more: &str| {
        let head = "GET /page/main.js HTTP/1.1\r\nConnection: close\r\n";
        exchange(to, format!("{head}Host: {to}\r\n{more}\r\n").as_bytes())
    };
    let plain = ask("");
    let (plain_head, plain_body) = parts(&plain);
    assert_eq!(header(&plain_head, "content-encoding"), None);
    assert_eq!(header(&plain_head, "cache-control"), Some("no-cache"));
    let mut tags = vec![header(&plain_head, "etag").unwrap().to_owned()];
    for (accepted, encoding) in [("gzip", "gzip"), ("br, gzip;q=0.9", "gzip")] {
        // The second answer comes from memory.
        for _ in 0..2 {
            let answer = ask(&format!("Accept-Encoding: {accepted}\r\n"));
            let (head, _) = parts(&answer);
            assert_eq!(header(&head, "content-encoding"), Some(encoding));
            assert_eq!(header(&head, "vary"), Some("accept-encoding"));
            assert_eq!(header(&head, "content-type"), header(&plain_head, "content-type"));
            let length: usize = header(&head, "content-length").unwrap().parse().unwrap();
            assert!(length < plain_body.len(), "{length}");
            tags.push(header(&head, "etag").unwrap().to_owned());
            let again = format!(
                "Accept-Encoding: {accepted}\r\nIf-None-Match: {}\r\n",
                tags[tags.len() - 1]
            );
            let unchanged = ask(&again);
            assert_eq!(status(&unchanged), "304");
            assert_eq!(parts(&unchanged).1, "");
        }
    }
    tags.dedup();
    assert_eq!(tags.len(), 2, "each encoding has a tag of its own: {tags:?}");
    assert_eq!(status(&ask("If-None-Match: \"other\"\r\n")), "200");
    let missing = get(to, "/page/nothing.js");
    assert_eq!(status(&missing), "404");
    assert!(missing.to_lowercase().contains("cache-control: no-store"));
}

#[test]
fn answers_to_calls_are_compressed_and_never_cached() {
    let to = server(Limits::default());
    let headers =
        format!("Host: {to}\r\nContent-Type: application/json\r\nAccept-Encoding: gzip\r\n");
    let answer = post_with(to, "/api", &headers, CALL);
    let (head, _) = parts(&answer);
    assert_eq!((status(&answer), header(&head, "content-encoding")), ("200", Some("gzip")));
    assert_eq!(header(&head, "cache-control"), Some("no-store"));
    assert!(header(&head, "content-length").is_some(), "it is compressed at once: {head}");
}

#[test]
fn a_file_has_one_name_and_two_methods() {
    let to = server(Limits::default());
    let ask = |method: &str, path: &str| {
        let head = format!("{method} {path} HTTP/1.1\r\nConnection: close\r\n");
        exchange(to, format!("{head}Host: {to}\r\n\r\n").as_bytes())
    };
    // Whoever asks first asks only for the head.
    let path = "/page/techniques/x-wing.en.md";
    let asked = ask("HEAD", path);
    let (head, body) = parts(&asked);
    assert_eq!((status(&asked), body), ("200", ""));
    let whole = ask("GET", path);
    let (whole_head, whole_body) = parts(&whole);
    let length = whole_body.len().to_string();
    assert_eq!(header(&head, "content-length"), Some(length.as_str()));
    assert_eq!(header(&head, "etag"), header(&whole_head, "etag"));
    let escaped = ask("GET", "/page/techniques/%78-win%67.en.md");
    assert_eq!((status(&escaped), parts(&escaped).1), ("200", whole_body));
    for method in ["DELETE", "PUT", "PATCH", "OPTIONS"] {
        assert_eq!(status(&ask(method, path)), "405", "{method}");
        assert_eq!(status(&ask(method, "/page/main.js")), "405", "{method}");
    }
    for path in ["/page/techniques/x-wing.EN.md", "/page/techniques/x-wing%2Fen.md"] {
        assert_eq!(status(&ask("GET", path)), "404", "{path}");
    }
}
