//! Real requests over the loopback address.
use crate::common::{connect, exchange, get, post, server, server_until, status};
use std::fmt::Write as _;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;
use whydoku_serve::Limits;

/// Solved by the tests of docs/SEEDS.md.
const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// Beyond them, with one solution.
const HARD: &str =
    "..34..6..867..........8..3....8..3...5..412....27..9..6.45.97..1..2.....7.5......";

/// A filled-in form.
fn form(size: usize, cells: &str) -> String {
    let mut body = format!("size={size}");
    for (at, digit) in cells.chars().enumerate().filter(|(_, digit)| *digit != '.') {
        let _ = write!(body, "&r{}c{}={digit}", at / size + 1, at % size + 1);
    }
    body
}

#[test]
fn sizes_are_squares_and_others_get_the_message_of_the_seed() {
    let to = server(Limits::default());
    for size in [4, 9, 16, 25] {
        let page = get(to, &format!("/form?size={size}"));
        assert_eq!(status(&page), "200");
        assert_eq!(page.matches("<input name=\"r").count(), size * size);
    }
    for size in ["8", "1", "0", "", "nine", "-4", "99999999999999999999999"] {
        let page = get(to, &format!("/form?size={size}"));
        assert_eq!(status(&page), "400", "{size}");
        assert!(page.contains(
            "The number of digits must be a square of a smaller number. Valid selections are \
             4 (the square of 2), 9 (the square of 3), 16 (the square of 4), etcetera."
        ));
    }
    assert!(get(to, "/form?size=36").contains("Boards of up to 25 digits"));
    assert!(get(to, "/form").contains("<a href=\"/form?size=25\">25</a>"));
}

#[test]
fn the_form_gives_the_three_closing_messages() {
    let to = server(Limits::default());
    let solved = post(to, "/form", &form(9, EASY));
    assert!(solved.contains("role=\"status\">Successfully Solved!</p>"));
    assert!(solved.contains("The board is: finished."));
    assert!(
        solved.contains("<li>test2s: In box 5, ") || solved.contains("<li>test1: "),
        "{solved}"
    );
    let stuck = post(to, "/form", &form(9, HARD));
    assert!(stuck.contains("role=\"status\">Unable to solve using smart logic.</p>"));
    assert!(stuck.contains("The board is: not finished, and we can continue working."));
    assert!(stuck.contains("<small>1 2 "), "possibles are shown");
    let twice = post(to, "/form", &form(4, "11.............."));
    assert!(twice.contains("role=\"status\">Unable to solve as this Sudoku has no solution</p>"));
    let bare = post(to, "/form", &form(4, "123....4........"));
    assert!(bare.contains("Unable to solve as this Sudoku has no solution</p>"), "{bare}");
    assert!(bare.contains("UNABLE TO PROCEED: Found that unsolved cell has no POSSIBLES"));
    let empty = post(to, "/form", &form(4, ""));
    assert!(empty.contains("It has more than one solution."));
}

#[test]
fn letters_are_digits_of_large_boards_and_a_full_board_is_checked() {
    let to = server(Limits::default());
    let first_row = "123456789abcdef.";
    let answer = post(to, "/form", &form(16, first_row));
    assert!(answer.contains("<i>g</i>"), "the last digit of the row is placed");
    assert!(answer.contains("<li>test1: ") || answer.contains("<li>test2r: "));
    let numbers = post(to, "/form", "size=16&r1c1=16&r1c2=A");
    assert!(numbers.contains("<b>g</b>") && numbers.contains("<b>a</b>"));
    let wrong = post(to, "/form", "size=4&r1c1=5&r2c2=%3Cb%3E&r3c3=2");
    assert_eq!(status(&wrong), "400");
    assert!(wrong.contains("Not a digit of this board (use 1 to 4): r1c1, r2c2"));
    assert!(wrong.contains("value=\"&lt;b&gt;\"") && !wrong.contains("<b>"));
    assert_eq!(status(&post(to, "/form", "size=4&r1c1=1&r1c1=1")), "200");
    let twice = post(to, "/form", "size=4&r1c1=1&r1c1=2");
    assert!(twice.contains("Not a digit of this board (use 1 to 4): r1c1"), "{twice}");
}

#[test]
fn every_answer_forbids_inline_scripts_and_other_hosts_are_refused() {
    let to = server(Limits::default());
    for path in ["/", "/form", "/form.css", "/nothing", "/form?size=8"] {
        let answer = get(to, path).to_lowercase();
        assert!(answer.contains("content-security-policy: default-src 'none'; script-src 'self'"));
        assert!(answer.contains("x-content-type-options: nosniff"), "{path}");
        assert!(!answer.contains("unsafe-inline"));
    }
    let foreign = b"GET /form HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n";
    assert_eq!(status(&exchange(to, foreign)), "421");
    assert_eq!(status(&get(to, "/nothing")), "404");
}

#[test]
fn requests_beyond_the_limits_are_refused() {
    let limits = Limits { body: 1000, head: Duration::from_millis(300), ..Limits::default() };
    let to = server(limits);
    assert_eq!(status(&post(to, "/form", &"x".repeat(1001))), "413");
    let long = format!("/form?{}", "y".repeat(20_000));
    assert!(["414", "431"].contains(&status(&get(to, &long))));
    // The server does not wait for half a request.
    let mut slow = connect(to);
    slow.write_all(b"GET /form HT").unwrap();
    let mut rest = Vec::new();
    let _ = slow.read_to_end(&mut rest);
    assert!(!String::from_utf8_lossy(&rest).contains("200 OK"));
    // No worker: rejected, with a time to come back.
    let none = Limits { workers: 0, patience: Duration::from_millis(10), ..Limits::default() };
    let answer = post(server(none), "/form", &form(9, EASY)).to_lowercase();
    assert_eq!(status(&answer), "503");
    assert!(answer.contains("retry-after: 1"));
}

#[test]
fn a_body_that_never_ends_is_given_up() {
    let to = server(Limits { request: Duration::from_millis(300), ..Limits::default() });
    let head = format!(
        "POST /form HTTP/1.1\r\nHost: {to}\r\nContent-Length: 100\r\nConnection: close\r\n\r\nsize"
    );
    assert_eq!(status(&exchange(to, head.as_bytes())), "503");
}

/// A call with something odd in every field.
fn hostile_call(odd: &str, random: [u64; 3]) -> String {
    let calls = ["load", "show", "act", "hint", "count", "lesson", "practise", "write", ""];
    let odd = odd.replace(['\0', '"'], "x");
    let games = ["whydoku game 1\\nshape 2x2", &odd, EASY];
    let (call, game) = (calls[(random[0] % 9) as usize], games[(random[1] % 3) as usize]);
    let actions = format!(
        r#"[{{"together":[{{"together":["restart"]}}]}},{{"paint":{{"at":"{game}","colour":200}}}}]"#
    );
    let (fields, seed) = (r#""schema":1,"level":"full""#, random[2]);
    format!(
        r#"{{{fields},"call":"{call}","game":"{game}","text":"{game}","actions":{actions},"technique":"{game}","seed":{seed},"format":"{game}"}}"#
    )
}

#[test]
fn hostile_requests_never_break_the_server() {
    let to = server(Limits { head: Duration::from_millis(200), ..Limits::default() });
    let mut seed = 0x9e37_79b9_7f4a_7c15_u64;
    let mut next = || {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        seed
    };
    // WHYDOKU_HOSTILE=10000 for the long run.
    let rounds = std::env::var("WHYDOKU_HOSTILE").ok().and_then(|text| text.parse().ok());
    for round in 0..rounds.unwrap_or(600) {
        let pieces = [
            "size=",
            "9",
            "&",
            "r1c1",
            "=",
            "%",
            "%ff",
            "r0c0=1",
            "r99999c9=2",
            "\0",
            "é",
            "size=25",
        ];
        let body: String = (0..round % 40).map(|_| pieces[(next() % 12) as usize]).collect();
        let answer = match round % 4 {
            3 => post(to, "/api", &hostile_call(&body, [next(), next(), next()])),
            0 => get(to, &format!("/form?{}", body.replace(['\0', 'é', ' '], "+"))),
            1 => post(to, "/form", &body),
            _ => exchange(to, format!("{body}\r\n\r\n").as_bytes()),
        };
        assert_ne!(status(&answer), "500", "{body:?}");
    }
    assert_eq!(status(&get(to, "/form")), "200");
}

#[test]
fn a_server_that_is_stopped_answers_requests_under_way_and_no_others() {
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let (to, thread) = server_until(Limits::default(), async {
        let _ = stopped.await;
    });
    let mut idle = connect(to);
    let body = form(9, EASY);
    let mut late = connect(to);
    let head = format!("POST /form HTTP/1.1\r\nHost: {to}\r\nContent-Length: {}\r\n", body.len());
    let head = format!("{head}Connection: close\r\nExpect: 100-continue\r\n\r\n");
    late.write_all(head.as_bytes()).unwrap();
    // The server has read the head and wants the body: only then is the request under way.
    let mut go_on = [0; b"HTTP/1.1 100 Continue\r\n\r\n".len()];
    late.read_exact(&mut go_on).unwrap();
    assert_eq!(&go_on, b"HTTP/1.1 100 Continue\r\n\r\n");
    late.write_all(&body.as_bytes()[..9]).unwrap();
    assert_eq!(status(&get(to, "/form")), "200");
    stop.send(()).unwrap();
    let mut nothing = Vec::new();
    let _ = idle.read_to_end(&mut nothing);
    assert!(nothing.is_empty(), "an idle connection is closed");
    assert!(TcpStream::connect(to).is_err(), "nobody is let in");
    late.write_all(&body.as_bytes()[9..]).unwrap();
    let mut answer = String::new();
    late.read_to_string(&mut answer).unwrap();
    assert!(answer.contains("Successfully Solved!"));
    thread.join().unwrap();
}

#[test]
fn five_hundred_connections_are_held_while_a_hard_board_is_rated_and_solved() {
    let to = server(Limits::default());
    let held: Vec<TcpStream> = (0..500).map(|_| connect(to)).collect();
    // One of the boards that resist logic longest: Sudoku Explainer 11 and more.
    let hard = "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";
    let request = format!(r#"{{"schema":1,"call":"load","text":"{hard}"}}"#);
    let loaded = post(to, "/api", &request);
    let game = loaded.split(r#""game":""#).nth(1).unwrap().split('"').next().unwrap().to_owned();
    let workers = ["rate", "steps"].map(|call| {
        let request = format!(r#"{{"schema":1,"call":"{call}","game":"{game}"}}"#);
        std::thread::spawn(move || status(&post(to, "/api", &request)).to_owned())
    });
    for mut connection in held {
        let request = format!("GET /form.css HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\n\r\n");
        connection.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        connection.read_to_string(&mut answer).unwrap();
        assert_eq!(status(&answer), "200");
    }
    for worker in workers {
        assert_eq!(worker.join().unwrap(), "200");
    }
}

#[test]
fn the_protocol_answers_over_http() {
    let to = server(Limits::default());
    let loaded = post(to, "/api", &format!(r#"{{"schema":1,"call":"load","text":"{EASY}"}}"#));
    assert_eq!(status(&loaded), "200");
    assert!(loaded.contains("content-type: application/json"));
    assert!(loaded.contains(r#""game":"whydoku game 1\n"#));
    let refused = post(to, "/api", "{}");
    assert_eq!(status(&refused), "400");
    assert!(refused.contains(r#""error":{"error":"#));
    assert!(get(to, "/api").contains(r#""openapi": "3.1.0""#));
}

#[test]
fn the_page_links_to_its_files_and_has_nothing_inline() {
    let to = server(Limits::default());
    let page = get(to, "/");
    assert_eq!(status(&page), "200");
    assert!(!page.contains("<style") && !page.contains(" style=") && !page.contains(" onclick"));
    for (file, kind) in [("page/styles/page.css", "text/css"), ("page/main.js", "text/javascript")]
    {
        assert!(page.contains(&format!("\"{file}\"")), "{file}");
        let file = get(to, &format!("/{file}"));
        assert!(status(&file) == "200" && file.contains(&format!("content-type: {kind}")));
    }
}
