//! XML of `OpenSudoku` (and programs that write the same) and of `KSudoku`: the first puzzle in it.
//! Only tags, attributes and texts are examined; nothing in these files needs more.
use crate::append::push_number;
use crate::board::Reading;
use crate::codec::{Ask, Codec, Found, POSITION, Read, Write, WriteError, Writer, about};
use crate::error::{ErrorKind, ParseError};
use crate::format::Format;
use crate::parsed::{Label, Meta, Options};
use crate::raw::Raw;
use crate::rules::is_rule;
use whydoku_core::{Digit, DigitSet, Entry, Puzzle, Regions};
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "opensudoku",
    aliases: &["xml", "ksudoku"],
    name: message!("format-opensudoku"),
    recognised: about("begins with `<`"),
    holds: about("OpenSudoku: all and notes; KSudoku: givens"),
    read: Read::Whole(read),
    write: Write::Puzzle(Writer {
        frame: (HEAD, FOOT),
        ..Writer::new(|out, puzzle, meta, _| write_game(out, puzzle, meta), POSITION)
    }),
};

const SIDE: usize = 9;

/// Reads a text that begins with a tag.
fn read(raw: &Raw<'_>, options: &Ask<'_>) -> Found {
    raw.body.starts_with('<').then(|| read_file(raw, options))
}

fn read_file(raw: &Raw<'_>, options: &Options) -> Result<Reading, ParseError> {
    let tags = tags(raw.body);
    for rule in tags.iter().filter(|tag| tag.name != "game" && is_rule(tag.name)) {
        raw.refuse(raw.rule(rule.at, rule.name, None))?;
    }
    let games: Vec<&Tag<'_>> = tags
        .iter()
        .filter(|tag| matches!(tag.name, "game" | "sudoku") && tag.value("data").is_some())
        .collect();
    if games.len() > 1 {
        return Err(raw.error(games[1].at, ErrorKind::Collection { puzzles: games.len() }));
    }
    if let Some(game) = games.first() {
        let mut reading = read_data(raw, options, game)?;
        note(&mut reading, &tags, game);
        return Ok(reading);
    }
    let Some(values) = tags.iter().find(|tag| tag.name == "values") else {
        return Err(raw.broken(0, Format::OPENSUDOKU, "it contains no puzzle of a known kind"));
    };
    if let Some(graph) = tags.iter().find(|tag| tag.name == "graph") {
        let is_plain = |name: &str| {
            graph.attribute(name).is_none_or(|kind| {
                ["", "sudoku", "plain"].contains(&kind.to_ascii_lowercase().as_str())
            })
        };
        if let Some(name) = ["type", "specific-type"].into_iter().find(|name| !is_plain(name)) {
            let kind = graph.attribute(name).unwrap_or_default();
            raw.refuse(raw.rule(graph.at, &kind, None))?;
        }
    }
    read_values(raw, options, values)
}

/// A tag and the text after it.
#[derive(Debug)]
struct Tag<'a> {
    at: usize,
    name: &'a str,
    attributes: &'a str,
    text: &'a str,
}

impl Tag<'_> {
    /// The value of an attribute, with character references resolved.
    fn attribute(&self, name: &str) -> Option<String> {
        self.value(name).map(resolved)
    }
    /// The value of an attribute as it stands.
    fn value(&self, name: &str) -> Option<&str> {
        let mut rest = self.attributes;
        while let Some((key, after)) = rest.split_once('=') {
            let after = after.trim_start();
            let quote = after.chars().next().filter(|c| matches!(c, '"' | '\''))?;
            let (value, next) = after[1..].split_once(quote)?;
            if key.trim() == name {
                return Some(value);
            }
            rest = next;
        }
        None
    }
}

/// The opening tags of a text; comments and declarations are skipped.
fn tags(body: &str) -> Vec<Tag<'_>> {
    let mut tags = Vec::new();
    let mut at = 0;
    while let Some(open) = body[at..].find('<').map(|found| at + found) {
        let rest = &body[open + 1..];
        if let Some(comment) = rest.strip_prefix("!--") {
            at = body.len() - comment.split_once("-->").map_or("", |(_, after)| after).len();
            continue;
        }
        let Some(close) = end_of_tag(rest) else { break };
        at = open + 1 + close + 1;
        let inner = rest[..close].trim_end_matches('/');
        let end = inner.find(char::is_whitespace).unwrap_or(inner.len());
        let (name, attributes) = inner.split_at(end);
        if name.starts_with(|c: char| c.is_ascii_alphabetic()) {
            let text = body[at..].split('<').next().unwrap_or_default();
            tags.push(Tag { at: open, name, attributes, text });
        }
    }
    tags
}

/// Where the `>` of a tag is; one in quotes does not count.
fn end_of_tag(rest: &str) -> Option<usize> {
    let mut quote = None;
    rest.bytes().position(|byte| match (quote, byte) {
        (None, b'>') => true,
        (None, b'"' | b'\'') => {
            quote = Some(byte);
            false
        }
        (Some(open), byte) => {
            quote = (open != byte).then_some(open);
            false
        }
        (None, _) => false,
    })
}

/// Replaces character references by characters; unknown ones remain.
fn resolved(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('&') {
        out.push_str(before);
        let reference = after.split_once(';').filter(|(name, _)| name.len() <= 8);
        let character = reference.and_then(|(name, _)| match name {
            "lt" => Some('<'),
            "gt" => Some('>'),
            "amp" => Some('&'),
            "quot" => Some('"'),
            "apos" => Some('\''),
            name => {
                let number = name.strip_prefix('#')?;
                let hex = number.strip_prefix('x').map(|hex| u32::from_str_radix(hex, 16));
                char::from_u32(hex.unwrap_or_else(|| number.parse()).ok()?)
            }
        });
        if let (Some(character), Some((_, after))) = (character, reference) {
            out.push(character);
            rest = after;
        } else {
            out.push('&');
            rest = after;
        }
    }
    out + rest
}

/// The data of a game: 81 digits, or fields for each cell.
fn read_data(raw: &Raw<'_>, options: &Options, game: &Tag<'_>) -> Result<Reading, ParseError> {
    let data = game.attribute("data").unwrap_or_default();
    let broken = |what: String| raw.broken(game.at, Format::OPENSUDOKU, what);
    let (version, fields) = match data.strip_prefix("version:") {
        Some(rest) => {
            let (version, fields) = rest.split_once(['\n', '\r']).unwrap_or((rest, ""));
            let (version, fields) = match version.trim().split_once(' ') {
                // A line end in an attribute may have become a blank.
                Some((version, first)) => (version.trim().to_string(), first.to_string()),
                None => (version.trim().to_string(), fields.to_string()),
            };
            (version.parse::<usize>().unwrap_or(0), fields)
        }
        None if data.contains('|') => (3, data.clone()),
        None => (0, String::new()),
    };
    let entries = if version == 0 && !data.starts_with("version") {
        let entry = |c: char| match c.to_digit(10) {
            None if !matches!(c, '.' | '-' | '_') => None,
            None | Some(0) => Some(Entry::Unknown),
            Some(number) => Some(Entry::Given(Digit::from_number(number as usize))),
        };
        let symbols = data.chars().filter(|c| !c.is_whitespace());
        symbols.map(entry).collect::<Option<Vec<_>>>()
    } else {
        cells(&fields, version)
    };
    let entries = entries.ok_or_else(|| broken("the data of a game is not understood".into()))?;
    let found = entries.len();
    if found != SIDE * SIDE {
        return Err(raw.error(game.at, ErrorKind::CellCount { found, expected: SIDE * SIDE }));
    }
    raw.puzzle(raw.shape(options, SIDE)?, entries)
}

/// Cells as fields, each followed by a bar: value, notes (one or two fields), perhaps a colour, and
/// whether the player may change it.
fn cells(fields: &str, version: usize) -> Option<Vec<Entry>> {
    let width = match version {
        1..=3 => 3,
        4 => 4,
        5 => 5,
        _ => return None,
    };
    // An old version wrote the bar after the notes twice.
    let fields = fields.trim().replace("||", "|");
    let parts: Vec<&str> = fields.trim_end_matches('|').split('|').map(str::trim).collect();
    let cell = |parts: &[&str]| {
        let value: usize = parts.first()?.parse().ok().filter(|value| *value <= SIDE)?;
        let editable = *parts.get(width - 1)? == "1";
        let (corner, centre) = (
            notes(parts[1], version)?,
            match version {
                4 | 5 => notes(parts[2], version)?,
                _ => DigitSet::EMPTY,
            },
        );
        let notes = if centre.is_empty() { corner } else { centre };
        Some(match (value, editable) {
            (0, _) if notes.is_empty() => Entry::Unknown,
            (0, _) => Entry::Candidates(notes),
            (value, true) => Entry::Placed(Digit::from_number(value)),
            (value, false) => Entry::Given(Digit::from_number(value)),
        })
    };
    parts.chunks(width).map(cell).collect()
}

/// Notes: a list in the first version, a mask in the others.
fn notes(field: &str, version: usize) -> Option<DigitSet> {
    if version == 1 {
        let numbers = field.split(',').filter(|part| !matches!(*part, "" | "-"));
        return numbers
            .map(|part| part.trim().parse().ok().filter(|n| (1..=SIDE).contains(n)))
            .map(|number| number.map(Digit::from_number))
            .collect();
    }
    field.parse::<u64>().ok().filter(|mask| *mask < 1 << SIDE).map(DigitSet::from_bits)
}

/// What else the file says: the name of the folder, the note of the game, names in elements.
fn note(reading: &mut Reading, tags: &[Tag<'_>], game: &Tag<'_>) {
    let folder = tags.iter().find(|tag| tag.name == "folder").and_then(|tag| tag.attribute("name"));
    let element = |name: &str| {
        let tag = tags.iter().find(|tag| tag.name == name)?;
        Some(resolved(tag.text.trim()))
    };
    let labels = [
        (Label::Title, folder.or_else(|| element("name"))),
        (Label::Author, element("author")),
        (Label::Description, element("description")),
        (Label::Comment, game.attribute("note").or_else(|| element("comment"))),
        (Label::Date, element("created")),
        (Label::Source, element("source")),
        (Label::Level, element("level")),
        (Label::Url, element("sourceURL")),
    ];
    let told = labels.into_iter().filter_map(|(label, text)| Some((label, text?)));
    reading.labels.extend(told.filter(|(_, text)| !text.is_empty()));
}

/// The values of `KSudoku`: a character a cell; letters are digits if no digit occurs. The program
/// itself begins with `b`; if an `a` occurs, that is 1.
fn read_values(raw: &Raw<'_>, options: &Options, values: &Tag<'_>) -> Result<Reading, ParseError> {
    let symbols: Vec<char> = values.text.chars().filter(|c| !c.is_whitespace()).collect();
    let side = symbols.len().isqrt();
    if side * side != symbols.len() || !(4..=25).contains(&side) {
        return Err(raw.error(values.at, ErrorKind::NoBoardOf(symbols.len())));
    }
    let digits = symbols.iter().any(char::is_ascii_digit);
    let first = if symbols.iter().any(|c| c.eq_ignore_ascii_case(&'a')) { 'a' } else { 'b' };
    let entry = |c: &char| {
        let index = match c {
            '_' | '-' | '.' | '0' => return Some(Entry::Unknown),
            c if digits => c.to_digit(36)?.checked_sub(1)?,
            c => u32::from(c.to_ascii_lowercase()).checked_sub(u32::from(first))?,
        };
        Some(index as usize).filter(|i| *i < side).map(|i| Entry::Given(Digit::new(i)))
    };
    let entries: Option<Vec<Entry>> = symbols.iter().map(entry).collect();
    let entries = entries.ok_or_else(|| {
        raw.broken(values.at, Format::OPENSUDOKU, "its values are not understood")
    })?;
    raw.puzzle(raw.shape(options, side)?, entries)
}

/// The text before the games of an `OpenSudoku` file.
pub(crate) const HEAD: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n\
     <opensudoku version=\"2\">\n<folder name=\"Whydoku\" created=\"0\">\n";
/// The text after them.
pub(crate) const FOOT: &str = "</folder>\n</opensudoku>\n";

/// The `<game .../>` of a puzzle, on one line.
pub(crate) fn write_game(out: &mut String, puzzle: &Puzzle, meta: &Meta) -> Result<(), WriteError> {
    let shape = puzzle.shape();
    if shape.side() != SIDE || !matches!(shape.regions(), Regions::Boxes { .. }) {
        return Err(WriteError::Sides(&[9]));
    }
    let plain = puzzle.entries().iter().all(|e| matches!(e, Entry::Given(_) | Entry::Unknown));
    let note = meta.label(Label::Title).or_else(|| meta.label(Label::Comment)).unwrap_or_default();
    out.push_str("<game created=\"0\" state=\"");
    out.push(if plain { '1' } else { '0' });
    out.push_str("\" time=\"0\" last_played=\"0\" note=\"");
    push_escaped(out, note);
    out.push_str("\" data=\"");
    if plain {
        crate::codecs::line::write(out, puzzle, '0');
    } else {
        push_fields(out, puzzle);
    }
    out.push_str("\"/>");
    Ok(())
}

/// The fields of version 4: value, corner notes, centre notes, whether it may be changed.
fn push_fields(out: &mut String, puzzle: &Puzzle) {
    out.push_str("version: 4&#10;");
    for entry in puzzle.entries() {
        let (value, mask, end) = match entry {
            Entry::Unknown => (0, 0, "|1|"),
            Entry::Given(digit) => (digit.number(), 0, "|0|"),
            Entry::Placed(digit) => (digit.number(), 0, "|1|"),
            Entry::Candidates(digits) => (0, digits.bits(), "|1|"),
        };
        push_number(out, value as u64);
        out.push_str("|0|");
        push_number(out, mask);
        out.push_str(end);
    }
}

fn push_escaped(out: &mut String, text: &str) {
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '"' => out.push_str("&quot;"),
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_have_attributes_in_either_quotes_and_references_are_resolved() {
        let tags =
            tags("<?xml v='1'?><!-- <game data='no'> --><a x='1 > 0' y=\"&#10;&amp;&nope;\">t</a>");
        assert_eq!(tags.len(), 1, "{tags:?}");
        assert_eq!(tags[0].attribute("x").as_deref(), Some("1 > 0"));
        assert_eq!(tags[0].attribute("y").as_deref(), Some("\n&&nope;"));
        assert_eq!((tags[0].attribute("z"), tags[0].text), (None, "t"));
    }
}
