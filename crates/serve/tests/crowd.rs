//! Clients that demand too much, and what the others notice of them.
use crate::common::{connect, exchange, get, post, post_with, server, status};
use std::fmt::Write as _;
use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;
use whydoku_serve::Limits;

/// A file of the page that is requested repeatedly.
const LARGE: &str = "/page/words/de.json";

/// Connections that request a large file many times and never read.
fn never_read(to: SocketAddr, count: usize) -> Vec<TcpStream> {
    let request = format!("GET {LARGE} HTTP/1.1\r\nHost: {to}\r\n\r\n").repeat(200);
    let begin = |_| {
        let mut stream = connect(to);
        stream.set_write_timeout(Some(Duration::from_millis(200))).unwrap();
        let _ = stream.write_all(request.as_bytes());
        stream
    };
    (0..count).map(begin).collect()
}

/// Everything that arrives until the server closes.
fn rest(stream: &mut TcpStream) -> String {
    let mut rest = Vec::new();
    let _ = stream.read_to_end(&mut rest);
    String::from_utf8_lossy(&rest).into_owned()
}

#[test]
fn clients_that_never_read_do_not_lock_others_out() {
    let limits = Limits { connections: 40, connections_of_a_peer: 40, ..Limits::default() };
    let to = server(limits);
    let _held = never_read(to, 60);
    for _ in 0..20 {
        assert_eq!(status(&get(to, "/form.css")), "200");
    }
}

#[test]
fn an_answer_that_is_never_read_is_given_up() {
    let to = server(Limits { write: Duration::from_millis(300), ..Limits::default() });
    let mut streams = never_read(to, 3);
    for stream in &mut streams {
        // Without a deadline it would be held for five minutes.
        let is_cut = (0..400).any(|_| {
            std::thread::sleep(Duration::from_millis(50));
            let timed_out = |error: &std::io::Error| {
                matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut)
            };
            stream.write_all(b"\r\n").is_err_and(|error| !timed_out(&error))
        });
        assert!(is_cut);
    }
}

#[test]
fn a_slow_reader_gets_everything() {
    let to = server(Limits { write: Duration::from_millis(1500), ..Limits::default() });
    let mut slow = connect(to);
    let times = 30;
    let one = format!("GET {LARGE} HTTP/1.1\r\nHost: {to}\r\n\r\n");
    let last = format!("GET {LARGE} HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\n\r\n");
    slow.write_all((one.repeat(times - 1) + &last).as_bytes()).unwrap();
    let (mut all, mut buffer) = (Vec::new(), vec![0; 16 * 1024]);
    loop {
        let read = slow.read(&mut buffer).unwrap();
        if read == 0 {
            break;
        }
        all.extend_from_slice(&buffer[..read]);
        std::thread::sleep(Duration::from_millis(30));
    }
    assert_eq!(String::from_utf8_lossy(&all).matches("HTTP/1.1 200 OK").count(), times);
}

#[test]
fn a_full_server_closes_the_idlest_connection() {
    let limits = Limits {
        connections: 3,
        connections_of_a_peer: 3,
        head: Duration::from_mins(1),
        ..Limits::default()
    };
    let to = server(limits);
    let ask = |stream: &mut TcpStream| {
        write!(stream, "GET /nothing HTTP/1.1\r\nHost: {to}\r\n\r\n").unwrap();
        let mut buffer = [0; 4096];
        stream.read(&mut buffer).is_ok_and(|read| read > 0)
    };
    let mut first = connect(to);
    assert!(ask(&mut first));
    let mut second = connect(to);
    assert!(ask(&mut second));
    let mut third = connect(to);
    assert!(ask(&mut third) && ask(&mut first));
    let mut fourth = connect(to);
    assert!(ask(&mut fourth));
    assert_eq!(rest(&mut second), "", "the idlest is closed");
    assert!(ask(&mut first) && ask(&mut third) && ask(&mut fourth));
}

/// Begins to send a form: says how long it is, and sends a part of it.
fn begun(to: SocketAddr, promised: usize, sent: usize) -> TcpStream {
    let mut stream = connect(to);
    let head = format!("POST /form HTTP/1.1\r\nHost: {to}\r\nContent-Length: {promised}\r\n\r\n");
    stream.write_all(head.as_bytes()).unwrap();
    stream.write_all("x".repeat(sent).as_bytes()).unwrap();
    stream
}

/// The status of the answer that a client has waited for.
fn answered(stream: &mut TcpStream) -> String {
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).unwrap();
    String::from_utf8_lossy(&answer[9..]).into_owned()
}

#[test]
fn large_bodies_share_a_memory_limit_and_who_stops_sending_loses_his_part() {
    let limits =
        Limits { bodies: 200_000, body_time: Duration::from_millis(2500), ..Limits::default() };
    let to = server(limits);
    let mut held: Vec<TcpStream> = (0..2).map(|_| begun(to, 99_000, 90_000)).collect();
    std::thread::sleep(Duration::from_millis(200));
    assert_eq!(status(&post(to, "/form", "size=4")), "200", "small ones are exempt");
    // There is no room for it until one of the others has made no progress for a while.
    assert_eq!(
        status(&post(to, "/form", &"x".repeat(90_000))),
        "400",
        "it was read: it is no form"
    );
    let mut ends: Vec<String> = held.iter_mut().map(answered).collect();
    ends.sort_unstable();
    assert_eq!(ends, ["408", "503"], "one has lost its part, the other did not arrive in time");
}

#[test]
fn promises_take_no_space() {
    let to = server(Limits::default());
    // Each promises as much as is allowed, and sends hardly anything.
    let _held: Vec<TcpStream> = (0..60).map(|_| begun(to, 256 * 1024, 10)).collect();
    std::thread::sleep(Duration::from_millis(200));
    for _ in 0..10 {
        assert_eq!(
            status(&post(to, "/form", &"x".repeat(200_000))),
            "400",
            "it was read: it is no form"
        );
    }
    assert_eq!(status(&scanned(to, 1600)), "200");
}

/// The request to read a white picture.
fn picture(to: SocketAddr, side: usize) -> Vec<u8> {
    let body = [format!("{side} {side}\n").as_bytes(), &vec![255; side * side]].concat();
    let head = format!(
        "POST /scan HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\nContent-Type: \
         application/octet-stream\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    [head.as_bytes(), &body].concat()
}

fn scanned(to: SocketAddr, side: usize) -> String {
    exchange(to, &picture(to, side))
}

#[test]
fn a_refused_upload_can_be_read() {
    let to = server(Limits::default());
    let body = "x".repeat(6_000_000);
    let kinds = [
        ("/form", "application/x-www-form-urlencoded", "413"),
        ("/api", "text/plain", "415"),
        ("/nothing", "text/plain", "404"),
        ("/page/main.js", "text/plain", "405"),
    ];
    for (path, kind, expected) in kinds {
        for _ in 0..5 {
            let headers = format!("Host: {to}\r\nContent-Type: {kind}\r\n");
            assert_eq!(status(&post_with(to, path, &headers, &body)), expected, "{path}");
        }
    }
    let strange = format!("Host: {to}\r\nOrigin: https://example.org\r\n");
    assert_eq!(status(&post_with(to, "/form", &strange, &body)), "403");
}

#[test]
fn pictures_of_clients_that_have_gone_are_not_read_to_the_end() {
    let limits = Limits { workers: 1, patience: Duration::from_secs(2), ..Limits::default() };
    let to = server(limits);
    for _ in 0..40 {
        let mut stream = connect(to);
        stream.write_all(&picture(to, 1600)).unwrap();
        std::thread::sleep(Duration::from_millis(30));
        drop(stream);
    }
    assert_eq!(status(&scanned(to, 40)), "200");
}

/// A saved game with an empty board.
fn empty_game(to: SocketAddr, side: usize) -> String {
    let request = format!(r#"{{"schema":1,"call":"load","text":"{}"}}"#, ".".repeat(side * side));
    let loaded = post(to, "/api", &request);
    loaded.split(r#""game":""#).nth(1).unwrap().split('"').next().unwrap().to_owned()
}

#[test]
fn quick_calls_never_wait_for_slow_ones() {
    let limits = Limits {
        search: Duration::from_secs(20),
        share: Duration::from_secs(20),
        patience: Duration::from_secs(1),
        workers: 1,
        ..Limits::default()
    };
    let to = server(limits);
    // Rating one of the hardest boards takes longer than everything else.
    let hard = "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";
    let loaded = post(to, "/api", &format!(r#"{{"schema":1,"call":"load","text":"{hard}"}}"#));
    let game = loaded.split(r#""game":""#).nth(1).unwrap().split('"').next().unwrap().to_owned();
    let rate = format!(r#"{{"schema":1,"call":"rate","game":"{game}"}}"#);
    let busy: Vec<TcpStream> = (0..2)
        .map(|_| {
            let mut stream = connect(to);
            let mut head = format!("POST /api HTTP/1.1\r\nHost: {to}\r\n");
            let _ =
                write!(head, "Content-Type: application/json\r\nContent-Length: {}", rate.len());
            write!(stream, "{head}\r\n\r\n{rate}").unwrap();
            stream
        })
        .collect();
    for _ in 0..20 {
        let shown = post(to, "/api", &format!(r#"{{"schema":1,"call":"show","game":"{game}"}}"#));
        assert_eq!(status(&shown), "200", "{shown}");
    }
    drop(busy);
}

#[test]
fn a_list_of_steps_that_is_cut_says_so() {
    let to = server(Limits { search: Duration::from_millis(50), ..Limits::default() });
    let game = empty_game(to, 25);
    let answer = post(to, "/api", &format!(r#"{{"schema":1,"call":"all-steps","game":"{game}"}}"#));
    assert_eq!(status(&answer), "200");
    assert!(answer.contains(r#""cut":true"#), "{}", &answer[..400]);
    assert!(answer.contains("found before time ran out."));
}
