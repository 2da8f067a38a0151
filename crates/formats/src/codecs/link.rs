//! Links: their content is read by the rules of the site, or as the longest run of cells.
mod puzz_link;

use super::{fpuzzles, sudokupad};
use crate::codec::{Ask, Codec, Found, Read, Write, about};
use crate::error::ErrorKind;
use crate::format::Format;
use crate::lex::BLANKS;
use crate::percent::decoded;
use crate::raw::Raw;
use crate::rules::{changes_puzzle, is_classic_word};
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "link",
    aliases: &[],
    name: message!("format-link"),
    recognised: about("`://`, or `#p=` and `#s=` of our own page"),
    holds: about("what it carries"),
    read: Read::Whole(read),
    write: Write::As(Format::new("share")),
};

/// Parameters that hold a puzzle as some text that is recognised on its own: `SudokuWiki`'s `bd` and
/// `n`, `SudokuExchange`'s `s`, our own `p` and `s`, and the names that other sites use.
const CARRIERS: [&str; 9] = ["bd", "n", "s", "p", "q", "puzzle", "board", "sudoku", "grid"];

/// Reads the content of a link.
fn read(raw: &Raw<'_>, ask: &Ask<'_>) -> Found {
    let body = raw.body;
    let own =
        body.strip_prefix('#').filter(|rest| rest.starts_with("p=") || rest.starts_with("s="));
    let is_link = (body.contains("://") || own.is_some()) && !body.contains(char::is_whitespace);
    if !is_link {
        return None;
    }
    let says_more = |(name, value): &(&str, &str)| changes_puzzle(name) && !is_classic_word(value);
    if let Some((rule, _)) = parameters(body).find(says_more) {
        let at = body.find(rule).unwrap_or(0);
        if let Err(error) = raw.refuse(raw.rule(at, rule, None)) {
            return Some(Err(error));
        }
    }
    if let Some(found) = puzz_link::read(raw, ask, body) {
        return Some(found);
    }
    let found = match payload_of(&decoded(body), body) {
        Payload::Packed(text) => fpuzzles::read_text(raw, ask, &text),
        Payload::Id(id) => {
            let known = sudokupad::read_id(raw, ask, &id);
            known
                .or_else(|| sudokupad::read_bare_id(raw, ask, &id))
                .unwrap_or_else(|| Err(raw.error(0, ErrorKind::OnServer)))
                .map(|reading| reading.of_format(Format::SUDOKUPAD))
        }
        Payload::Text(text) => {
            ask.packed(raw, &text).unwrap_or_else(|| Err(raw.error(0, ErrorKind::EmptyLink)))
        }
        Payload::Server => Err(raw.error(0, ErrorKind::OnServer)),
        Payload::None => Err(raw.error(0, ErrorKind::EmptyLink)),
    };
    Some(found)
}

/// The parameters of a link.
fn parameters(link: &str) -> impl Iterator<Item = (&str, &str)> {
    let parts = link.split(['?', '&', '#']).skip(1);
    parts.filter_map(|part| part.split_once('='))
}

/// The packed text within a link to a program that draws puzzles, with the prefix that says how it is packed.
pub(crate) fn packed_in(body: &str) -> Option<String> {
    if !body.contains("://") || body.contains(char::is_whitespace) {
        return None;
    }
    match payload_of(&decoded(body), body) {
        Payload::Packed(text) => Some(format!("fpuzzles{text}")),
        Payload::Id(id) => Some(id),
        _ => None,
    }
}

/// The content of a link.
enum Payload {
    /// A packed puzzle of f-puzzles or `SudokuMaker`.
    Packed(String),
    /// An id of `SudokuPad`.
    Id(String),
    /// A puzzle in some format.
    Text(String),
    /// The name of a puzzle that only a server knows.
    Server,
    /// Nothing that could be a puzzle.
    None,
}

fn payload_of(link: &str, original: &str) -> Payload {
    let has = |site: &str| link.contains(site);
    let parameter = |names: &[&str]| {
        let parts = link.split(['?', '&', '#']).skip(1);
        let mut pairs = parts.filter_map(|part| part.split_once('='));
        pairs
            .find(|(name, value)| names.contains(name) && !value.is_empty())
            .map(|(_, value)| value)
    };
    let text = |text: &str| Payload::Text(text.to_string());
    if has("sudokumaker.app") {
        return match parameter(&["puzzle"]) {
            Some(packed) => Payload::Packed(packed.to_string()),
            None => Payload::Server,
        };
    }
    if has("f-puzzles.com") {
        return match parameter(&["load"]) {
            Some(packed) => Payload::Packed(packed.to_string()),
            None if parameter(&["id"]).is_some() => Payload::Server,
            None => Payload::None,
        };
    }
    if has("sudokupad") || has("crackingthecryptic.com") || has("sudocle") {
        // Sudocle's links also have the prefix in the name of a parameter.
        if let Some(packed) = parameter(&["fpuzzles", "fpuz"]) {
            return Payload::Packed(packed.strip_prefix("fpuzzles").unwrap_or(packed).to_string());
        }

        let path = original.split(['?', '#']).next().unwrap_or_default();
        let last = path.trim_end_matches('/').rsplit('/').next().unwrap_or_default();
        let id = parameter(&["puzzleid", "id"]).map_or_else(|| decoded(last), str::to_string);
        // A packed id may contain slashes, and it may follow a `?` or `#`.
        let packed = ["fpuzzles", "fpuz", "ctc", "scl", "scf"];
        let whole = packed.iter().find_map(|prefix| {
            let at = path.find(&format!("/{prefix}"))?;
            Some(decoded(&path[at + 1..]))
        });
        let behind = original.split(['?', '#', '&']).skip(1);
        let mut behind = behind.filter(|part| packed.iter().any(|p| part.starts_with(p)));
        let whole = whole.or_else(|| behind.next().map(decoded));
        return Payload::Id(whole.unwrap_or(id));
    }
    if has("sgtatham/puzzles") {
        return link.split_once('#').map_or(Payload::None, |(_, id)| text(id));
    }
    if let Some(value) = parameter(&CARRIERS) {
        return text(value);
    }
    longest_run(link).map_or(Payload::None, |run| text(&run))
}

/// The longest run of characters that could be 81 cells.
fn longest_run(link: &str) -> Option<String> {
    let is_cell = |c: char| c.is_ascii_digit() || (BLANKS.contains(&c) && c.is_ascii());
    let runs = link.split(|c| !is_cell(c)).filter(|run| run.len() >= 81);
    let run = runs.max_by_key(|run| run.len())?;
    Some(run.trim_matches(['.', '-', '_']).to_string()).filter(|t| t.len() == 81).or_else(|| {
        // A dot or a hyphen of the address may touch the cells.
        (run.len() == 81).then(|| run.to_string())
    })
}
