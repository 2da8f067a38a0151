//! Every message is said somewhere: one that nobody says would be translated for nothing.
use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::Path;
use whydoku_core::Kind;
use whydoku_words::{Message, page_sentences};

/// The files of a folder with one of these endings, one after the other.
fn sources(folder: &Path, endings: &[&str], all: &mut String) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            sources(&path, endings, all)?;
        } else if endings.iter().any(|one| path.extension().is_some_and(|ending| ending == *one)) {
            *all += &fs::read_to_string(&path)?;
        }
    }
    Ok(())
}

#[test]
fn every_message_is_used() -> io::Result<()> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut all = String::new();
    for entry in fs::read_dir(here.join(".."))? {
        let source = entry?.path().join("src");
        if source.is_dir() {
            sources(&source, &["rs"], &mut all)?;
        }
    }
    // What other messages of a language begin with, and what techniques and kinds of rules are called, is not spelt
    // out; a test beside `rule_names` makes sure that messages about rules belong to kinds.
    let is_spelt = |message: &Message| {
        let id = message.id();
        let found = [
            "technique-",
            "unique-",
            "rule-",
            "law-",
            "picture-rule-",
            "picture-line-",
            "book-law-",
        ];
        let is_sign = id.strip_prefix("sign-").is_some_and(|kind| Kind::named(kind).is_some());
        !is_sign && !found.iter().any(|start| id.starts_with(start))
    };
    let unsaid: Vec<Message> = Message::all()
        .filter(is_spelt)
        .filter(|message| !all.contains(&format!("\"{}\"", message.id())))
        .collect();
    assert!(unsaid.is_empty(), "nobody says {unsaid:?}");
    Ok(())
}

/// What the modules of the page put together from parts.
const PARTS: [(&str, &[&str]); 14] = [
    ("page-level-", &["easy", "medium", "hard", "unfair", "extreme"]),
    ("page-takes-", &["easy", "medium", "hard", "unfair", "extreme"]),
    (
        "page-chapter-",
        &[
            "singles", "locked", "sets", "fish", "wings", "unique", "colours", "chains", "als",
            "nets", "exotic", "rules",
        ],
    ),
    ("page-pen-", &["line", "side", "circle", "cross"]),
    ("page-pen-told-", &["line", "side", "circle", "cross"]),
    (
        "page-rule-",
        &[
            "taxicab",
            "taxicab-what",
            "product",
            "product-one",
            "product-what",
            "low",
            "low-one",
            "low-what",
            "high",
            "high-one",
            "high-what",
            "same-set",
            "same-set-one",
            "same-set-what",
            "equal-sums",
            "equal-sums-one",
            "equal-sums-what",
            "equality-cage",
            "equality-cage-one",
            "equality-cage-what",
            "rellik",
            "rellik-one",
            "rellik-what",
            "entropy",
            "entropy-one",
            "entropy-what",
            "mixture",
            "mixture-one",
            "mixture-what",
            "counting-circles",
            "counting-circles-one",
            "counting-circles-what",
            "look-and-say",
            "look-and-say-one",
            "look-and-say-what",
            "index",
            "index-one",
            "index-what",
            "value-index",
            "value-index-one",
            "value-index-what",
            "same-difference",
            "same-difference-one",
            "same-difference-what",
            "lunchbox",
            "lunchbox-one",
            "lunchbox-what",
            "frame-sum",
            "frame-sum-one",
            "frame-sum-what",
            "hidden-skyscraper",
            "hidden-skyscraper-one",
            "hidden-skyscraper-what",
            "flatmates",
            "flatmates-one",
            "flatmates-what",
            "pair-table",
            "pair-table-one",
            "pair-table-what",
            "arrow",
            "arrow-one",
            "arrow-what",
            "between",
            "between-one",
            "between-what",
            "lockout",
            "lockout-one",
            "lockout-what",
            "region-sum",
            "region-sum-one",
            "region-sum-what",
            "sum-line",
            "sum-line-one",
            "sum-line-what",
            "at-least",
            "at-least-one",
            "at-least-what",
            "black-dot",
            "black-dot-one",
            "black-dot-what",
            "cage",
            "cage-one",
            "cage-what",
            "cage-with-repeats",
            "cage-with-repeats-one",
            "cage-with-repeats-what",
            "clone",
            "clone-one",
            "clone-what",
            "consecutive",
            "consecutive-what",
            "diagonal",
            "diagonal-what",
            "difference",
            "difference-one",
            "difference-what",
            "double-arrow",
            "double-arrow-one",
            "double-arrow-what",
            "entropic",
            "entropic-one",
            "entropic-what",
            "equal",
            "equal-one",
            "equal-what",
            "even",
            "even-one",
            "even-what",
            "extra",
            "extra-what",
            "greater",
            "greater-one",
            "greater-what",
            "king",
            "king-what",
            "knight",
            "knight-what",
            "little-killer",
            "little-killer-one",
            "little-killer-what",
            "maximum",
            "maximum-one",
            "maximum-what",
            "minimum",
            "minimum-one",
            "minimum-what",
            "modular",
            "modular-one",
            "modular-what",
            "move",
            "move-what",
            "nabner",
            "nabner-one",
            "nabner-what",
            "no-other",
            "no-other-what",
            "numbered-room",
            "numbered-room-one",
            "numbered-room-what",
            "odd",
            "odd-one",
            "odd-what",
            "palindrome",
            "palindrome-one",
            "palindrome-what",
            "parity-line",
            "parity-line-one",
            "parity-line-what",
            "quadruple",
            "quadruple-one",
            "quadruple-what",
            "ratio",
            "ratio-one",
            "ratio-what",
            "region",
            "region-what",
            "renban",
            "renban-one",
            "renban-what",
            "sandwich",
            "sandwich-one",
            "sandwich-what",
            "skyscraper",
            "skyscraper-one",
            "skyscraper-what",
            "slow-thermometer",
            "slow-thermometer-one",
            "slow-thermometer-what",
            "sum",
            "sum-one",
            "sum-what",
            "thermometer",
            "thermometer-one",
            "thermometer-what",
            "whisper",
            "whisper-one",
            "whisper-what",
            "white-dot",
            "white-dot-one",
            "white-dot-what",
            "window",
            "window-what",
            "x-sum",
            "x-sum-one",
            "x-sum-what",
            "xv",
            "xv-one",
            "xv-what",
            "zipper",
            "zipper-one",
            "zipper-what",
        ],
    ),
    (
        "page-legend-",
        &[
            "base",
            "base-fish",
            "cover",
            "cover-fish",
            "defining",
            "defining-fish",
            "fin",
            "off",
            "on",
            "placed",
            "removed",
            "seta",
            "setb",
            "setc",
        ],
    ),
    ("page-make-ahead-", &["none", "several", "unique", "unknown"]),
    (
        "page-make-how-",
        &[
            "arrow", "bulb", "cell", "copy", "corner", "diagonal", "given", "group", "line",
            "mark", "outside", "region", "twins",
        ],
    ),
    ("page-make-is-", &["none", "refused", "several", "unique", "unknown", "waiting"]),
    ("page-make-short-", &["none", "several", "unique", "unknown"]),
    ("page-make-", &["delete", "draw", "duplicate", "erase", "mirror", "select", "turn"]),
    ("page-notes-", &["corners", "keypad"]),
    ("page-house-", &["box", "region", "row", "column", "diagonal", "window", "extra"]),
];

#[test]
fn the_page_uses_exactly_its_own_messages() -> io::Result<()> {
    let mut all = String::new();
    sources(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/page"),
        &["js", "html"],
        &mut all,
    )?;
    // The pages of the techniques use the same sentences.
    let pages = Path::new(env!("CARGO_MANIFEST_DIR")).join("../encyclopedia/src");
    sources(&pages, &["rs"], &mut all)?;
    let quoted = all
        .split('"')
        .filter(|word| word.starts_with("page-") && *word != "page-" && !word.contains('{'));
    let mut said: BTreeSet<String> = quoted.map(str::to_owned).collect();
    for (start, ends) in PARTS {
        said.extend(ends.iter().map(|end| format!("{start}{end}")));
    }
    let known: BTreeSet<String> = page_sentences().map(str::to_owned).collect();
    assert_eq!(said, known);
    Ok(())
}
