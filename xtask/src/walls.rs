//! Walls inside the project: words that must not occur in certain places.
use crate::files::Source;
use crate::new_technique::GAP;

/// The place, the words that must not occur there, and the reason.
const WALLS: [(&str, &[&str], &str); 15] = [
    (
        "crates/logic/src/verify",
        &["families", "context", "sink", "Grid", "Geometry", "CellSet", "render"],
        "a judge shares no code with the accused",
    ),
    (
        "crates/logic/src/families",
        &["render::", "verify::"],
        "finders hold no words and do not judge themselves",
    ),
    (
        "crates/logic/src/render",
        &["families", "context", "Grid"],
        "projections look at the step alone",
    ),
    (
        "crates/proof/src",
        &["whydoku_exact", "whydoku_certify", "whydoku_logic", "serde", "Geometry"],
        "the checker of certificates shares no code with their author",
    ),
    ("crates/core", OUTSIDE_WORLD, "only front ends touch the outside world"),
    ("crates/logic/src", OUTSIDE_WORLD, "only front ends touch the outside world"),
    ("crates/formats/src", OUTSIDE_WORLD, "only front ends touch the outside world"),
    ("crates/draw/src", OUTSIDE_WORLD, "only front ends touch the outside world"),
    ("crates/session/src", OUTSIDE_WORLD, "only front ends touch the outside world"),
    ("crates/rate/src", OUTSIDE_WORLD, "only front ends touch the outside world"),
    ("crates/generate/src", OUTSIDE_WORLD, "only front ends touch the outside world"),
    ("crates/proof/src", OUTSIDE_WORLD, "only front ends touch the outside world"),
    ("crates/certify/src", OUTSIDE_WORLD, "only front ends touch the outside world"),
    ("crates/protocol/src", OUTSIDE_WORLD, "only front ends touch the outside world"),
    ("crates/wire/src", OUTSIDE_WORLD, "only front ends touch the outside world"),
];

const OUTSIDE_WORLD: &[&str] =
    &["std::fs", "std::env", "std::io", "std::net", "std::process", "std::thread", "std::time"];

/// Words that must not occur anywhere, in two halves so that this file does not name them.
const NOWHERE: [(&str, &str, &str); 5] = [
    ("#[ign", "ore", "a test that does not run proves nothing"),
    ("to", "do!(", "what is not done is absent"),
    ("unimpl", "emented!(", "what is not done is absent"),
    ("should_", "panic", "no input may panic"),
    (GAP.0, GAP.1, "`cargo xtask new-technique` left this to be written"),
];

/// The place that decides whether a board has rules beyond rows, columns and boxes.
const SHAPE: &str = "crates/core/src/shape.rs";

/// Code that makes this decision itself, and so might mistake a board with unknown rules for a plain
/// one.
const PLAIN_BY_HAND: (&str, &[&str]) =
    ("extras()", &[".is_empty()", ".len()", " ==", " !=", ".iter().count()"]);

pub(crate) fn check(sources: &[Source]) -> Vec<String> {
    let mut faults = Vec::new();
    for source in sources {
        for (place, words, why) in WALLS {
            if source.path.starts_with(place) {
                faults.extend(occurrences(source, words, why));
            }
        }
        if source.path.starts_with("crates/")
            && source.path.contains("/src/")
            && source.path != SHAPE
        {
            let (asked, answers) = PLAIN_BY_HAND;
            let words: Vec<String> =
                answers.iter().map(|answer| format!("{asked}{answer}")).collect();
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            faults.extend(occurrences(source, &words, "ask Shape::is_plain or is_classic"));
        }
        for (first, second, why) in NOWHERE {
            let word = format!("{first}{second}");
            let lines = source.text.lines().enumerate().filter(|(_, line)| line.contains(&word));
            faults
                .extend(lines.map(|(at, _)| format!("{}:{}: {word}: {why}", source.path, at + 1)));
        }
    }
    faults
}

fn occurrences(source: &Source, words: &[&str], why: &str) -> Vec<String> {
    let code = |line: &str| !line.trim_start().starts_with("//");
    let mut faults = Vec::new();
    for (at, line) in source.body().enumerate().filter(|(_, line)| code(line)) {
        for word in words {
            if line.contains(word) {
                faults.push(format!("{}:{}: {word}: {why}", source.path, at + 1));
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_finder_that_uses_words_is_reported_but_a_comment_is_not() {
        let source = |line: &str| Source {
            path: "crates/logic/src/families/fish.rs".into(),
            text: line.into(),
        };
        assert_eq!(check(&[source("use crate::render::Phrase;")]).len(), 1);
        assert!(check(&[source("// render::Phrase is not for us")]).is_empty());
    }
    #[test]
    fn only_the_shape_decides_whether_a_board_is_plain() {
        let source = |path: &str| Source {
            path: path.into(),
            text: format!("if shape.{}{} {{", PLAIN_BY_HAND.0, PLAIN_BY_HAND.1[0]),
        };
        assert_eq!(check(&[source("crates/rate/src/se/board.rs")]).len(), 1);
        assert!(check(&[source(SHAPE)]).is_empty());
    }
}
