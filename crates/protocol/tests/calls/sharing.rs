//! What leaves the program: text, codes, booklets.
use super::*;

#[test]
fn a_link_becomes_a_qr_code() {
    let answer = ask(json!({"call": "qr", "text": "https://example.org/#s=1"}));
    let svg = answer["svg"].as_str().unwrap();
    // 25 modules for such a short text, and 4 light ones on each side.
    assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 33 33\""));
    for corner in ["M4 4h7v1h-7z", "M22 4h7v1h-7z", "M4 28h7v1h-7z"] {
        assert!(svg.contains(corner), "{corner} is not in {svg}");
    }
    assert!(!svg.contains("M22 28h7v1h-7z"), "no eye is in the fourth corner: {svg}");
    let reason = refused(json!({"call": "qr", "text": "x".repeat(3_000)}));
    assert_eq!(reason, "the text is too long for a QR code");
}

#[test]
fn puzzles_become_a_booklet() {
    let game = ask(json!({"call": "load", "text": EASY}))["game"].clone();
    let booklet = json!({
        "call": "booklet", "puzzles": [game, game, game], "names": ["One", "Two"], "title": "For the train",
        "per_page": 2, "paper": "letter", "large": true,
    });
    // A PDF begins with `%PDF-`.
    assert!(ask(booklet.clone())["pdf"].as_str().unwrap().starts_with("JVBERi0"));
    let with = |field: &str, value: Value| {
        let mut call = booklet.clone();
        call[field] = value;
        refused(call)
    };
    assert_eq!(with("puzzles", json!([])), "A booklet has from 1 to 200 puzzles.");
    assert!(with("per_page", json!(5)).starts_with("\"5\": a page takes 1, 2, 4, 6, 9 or 12 "));
    assert!(with("paper", json!("a3")).contains("choose a4, a5, b5, letter"));
    assert!(with("title", json!("数独")).contains("no 数 独"));
    assert!(with("puzzles", json!(["nonsense"])).contains("whydoku game"));
}

#[test]
fn puzzles_become_a_book_with_a_cover() {
    let game = ask(json!({"call": "load", "text": EASY}))["game"].clone();
    let book = json!({
        "call": "book", "puzzles": [game], "text": format!("{EASY}\n{EASY}\n"), "title": "For the train",
        "author": "A. Maker", "day": "2026-11-28", "per_page": 2, "paper": "5x8in", "answers": "foot", "cover": true,
    });
    let answer = ask(book.clone());
    for field in ["pdf", "cover"] {
        assert!(answer[field].as_str().unwrap().starts_with("JVBERi0"), "{field}");
    }
    let told = answer["message"].as_str().unwrap();
    assert!(told.starts_with("3 puzzles on "), "{told}");
    assert!(told.ends_with(
        " pages. 2 puzzles are the same as another one, turned, reflected or with other digits."
    ));
    assert!(answer.get("techniques").is_none(), "the pages are built in");
    let with = |field: &str, value: Value| {
        let mut call = book.clone();
        call[field] = value;
        refused(call)
    };
    let none = refused(json!({"call": "book", "puzzles": []}));
    assert_eq!(none, "A book has from 1 to 500 puzzles.");
    assert_eq!(
        with("text", json!(EASY.replacen("53", "..", 1) + "\n")),
        "Puzzle 2 does not have exactly one solution, so it is not for a book."
    );
    assert!(with("answers", json!("top")).contains("choose end, foot or none"));
    assert!(with("title", json!("数独")).contains("no 数 独"));
    assert!(with("day", json!("yesterday")).contains("is not a day"));
}

#[test]
fn a_book_of_new_puzzles_has_none_twice() {
    let turned: String = EASY.chars().rev().collect();
    let book = |text: String| {
        let asked = json!({"call": "book", "puzzles": [], "text": text, "distinct": true});
        let told = ask(asked)["message"].as_str().unwrap().to_owned();
        assert!(told.ends_with(" pages."), "{told}");
        told
    };
    assert!(book(format!("{EASY}\n{turned}\n{EASY}\n")).starts_with("3 puzzles on "));
    // There are 36 puzzles of this size with no given too many; a hundred of them get others.
    let small = "1.....3..4.....2\n".repeat(100);
    assert!(book(small).starts_with("100 puzzles on "));
}

#[test]
fn boards_are_written_as_text_and_the_log_tells_the_path() {
    let game = ask(json!({"call": "load", "text": EASY}))["game"].clone();
    let write = |format: &str| {
        ask(json!({"call": "write", "game": game, "format": format}))["text"].clone()
    };
    for format in write("").as_str().unwrap().lines() {
        let again = ask(json!({"call": "load", "text": write(format)}));
        let first = &again["board"]["cells"][0];
        let same = first["digit"] == "5" || first["candidates"] == json!(["5"]);
        assert!(same, "{format}");
    }
    assert_eq!(write("line"), EASY);
    let log = ask(json!({"call": "log", "game": game}))["text"].as_str().unwrap().to_owned();
    assert!(log.contains("excluded    5 from ") && log.ends_with("Successfully Solved!"), "{log}");
    assert!(
        !ask(json!({"call": "all-steps", "game": game}))["steps"].as_array().unwrap().is_empty()
    );
}
