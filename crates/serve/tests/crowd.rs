//! Clients that demand too much, and what the others notice of them.
#![allow(clippy::unwrap_used, reason = "a test may stop where it likes")]
mod common;

use common::{connect, get, post, server, status};
use std::fmt::Write as _;
use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};
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

#[test]
fn large_bodies_share_a_memory_limit_and_small_ones_are_exempt() {
    let limits =
        Limits { bodies: 200_000, body_time: Duration::from_millis(1500), ..Limits::default() };
    let to = server(limits);
    let half = |_| {
        let mut stream = connect(to);
        write!(stream, "POST /form HTTP/1.1\r\nHost: {to}\r\nContent-Length: 90000\r\n\r\nsize")
            .unwrap();
        stream
    };
    let mut held: Vec<TcpStream> = (0..2).map(half).collect();
    std::thread::sleep(Duration::from_millis(200));
    let begun = Instant::now();
    let third = post(to, "/form", &"x".repeat(90_000));
    let small = post(to, "/form", "size=4");
    if begun.elapsed() < Duration::from_secs(1) {
        assert_eq!(status(&third), "503");
    }
    assert_eq!(status(&small), "200");
    let mut answer = [0; 12];
    held[0].read_exact(&mut answer).unwrap();
    assert_eq!(&answer, b"HTTP/1.1 408", "a body must arrive in time");
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
