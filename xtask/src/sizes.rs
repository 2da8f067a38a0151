//! The amount that a visitor of the site downloads, and the limit for it.
use crate::root;
use std::path::Path;
use std::process::Command;
use whydoku_words::Language;

/// The limit for the page and its engine, compressed as web hosts do (brotli), in bytes: everything
/// that a first visit needs to play on boards of up to 11x11 and to get hints there.
const LIMIT: u64 = 450_000;

/// The program that reads pictures, and its limit. The goal is 160 KB; telling print from handwriting over a whole grid
/// took 10 KB more.
pub(crate) const READER: &str = "reader.wasm";
const LIMIT_OF_READER: u64 = 172_000;

/// The names of the files that are fetched later.
pub(crate) const LIST: &str = "later.json";

/// Prints the sizes of a site.
///
/// # Errors
/// When a first visit or the reader of pictures downloads more than the limit.
pub(crate) fn run(folder: &Path) -> Result<(), String> {
    let script = root().join("web/sizes.mjs");
    let Ok(output) = Command::new("node").arg(script).arg(folder).output() else {
        println!("sizes: not measured, because that needs node");
        return Ok(());
    };
    let (mut first, mut rest) = ((0, 0), (0, 0));
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let mut words = line.split_whitespace();
        let (Some(name), Some(plain), Some(packed)) = (words.next(), words.next(), words.next())
        else {
            continue;
        };
        let [plain, packed] = [plain, packed].map(|word| word.parse::<u64>().unwrap_or(0));
        let sum = if is_for_later(name) { &mut rest } else { &mut first };
        (sum.0, sum.1) = (sum.0 + plain, sum.1 + packed);
        if name.starts_with("engine") || name == READER {
            println!("{name}: {} KB, {} KB with brotli", plain / 1000, packed / 1000);
        }
        if name == READER && packed > LIMIT_OF_READER {
            return Err(format!("{READER} has {packed} bytes; {LIMIT_OF_READER} are allowed"));
        }
    }
    println!("a first visit: {} KB, {} KB with brotli", first.0 / 1000, first.1 / 1000);
    println!(
        "large boards, other formats, techniques, other languages: {} KB, {} KB with brotli",
        rest.0 / 1000,
        rest.1 / 1000
    );
    match first.1 {
        0 => Err("the sizes of the site could not be measured".to_owned()),
        1..=LIMIT => Ok(()),
        more => Err(format!("a first visit downloads {more} bytes; {LIMIT} are allowed")),
    }
}

/// The size of a file of a site when it is compressed with brotli; `None` where node is missing.
pub(crate) fn packed(folder: &Path, file: &str) -> Option<u64> {
    let output =
        Command::new("node").arg(root().join("web/sizes.mjs")).arg(folder).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let line = text.lines().find(|line| line.split_whitespace().next() == Some(file))?;
    line.split_whitespace().nth(2)?.parse().ok()
}

/// What few visitors need: it is fetched on demand, or when the page has nothing else to do.
pub(crate) fn is_for_later(name: &str) -> bool {
    name.starts_with("page/techniques/")
        || name.starts_with("page/later/")
        || name == "engine-full.wasm"
        || name == READER
        || name == LIST
        || are_sentences_for_later(name)
}

/// The sentences of the page in a less common language, or for the code in `page/later`.
fn are_sentences_for_later(name: &str) -> bool {
    Language::all()
        .any(|one| name == rest_of(one) || one != Language::ENGLISH && name == words_of(one))
}

/// The file with the sentences of the page in a language.
pub(crate) fn words_of(language: Language) -> String {
    format!("page/words/{language}.json")
}

/// The file with the sentences of the parts of the page that a first visit does not need.
pub(crate) fn rest_of(language: Language) -> String {
    format!("page/words/{language}-later.json")
}
