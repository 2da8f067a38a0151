//! XML of `OpenSudoku` (and programs that write the same) and of `KSudoku`: the first puzzle in it.
//! Only tags, attributes and texts are examined; nothing in these files needs more.
mod ksudoku;
mod sudoq;
pub(crate) mod xml;

use crate::append::push_number;
use crate::board::Reading;
use crate::codec::{Ask, Codec, Found, POSITION, Read, Write, WriteError, Writer, about};
use crate::error::{ErrorKind, ParseError};
use crate::format::Format;
use crate::parsed::{Label, Meta, Options};
use crate::raw::Raw;
use crate::rules::{changes_puzzle, is_classic_word};
use whydoku_core::{Digit, DigitSet, Entry, Puzzle, Regions};

use whydoku_words::message;
use xml::{Tag, resolved, tags};

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "opensudoku",
    aliases: &["xml", "ksudoku"],
    name: message!("format-opensudoku"),
    recognised: about("begins with `<`"),
    holds: about("OpenSudoku: all and notes; KSudoku: givens, regions, groups, sums of cages"),
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
    refuse_unknown(raw, &tags)?;
    let games: Vec<&Tag<'_>> = tags
        .iter()
        .filter(|tag| matches!(tag.name, "game" | "sudoku") && data_of(tag).is_some())
        .collect();
    if games.len() > 1 {
        return Err(raw.error(games[1].at, ErrorKind::Collection { puzzles: games.len() }));
    }
    if let Some(sudoku) = tags.iter().find(|tag| tag.name == "sudoku")
        && tags.iter().any(|tag| tag.name == "fieldmap")
    {
        return sudoq::read(raw, options, sudoku, &tags);
    }
    if let Some(game) = games.first() {
        let mut reading = read_data(raw, options, game)?;
        note(&mut reading, &tags, game);
        return Ok(reading);
    }
    let Some(values) = tags.iter().find(|tag| tag.name == "values") else {
        return Err(raw.error(0, ErrorKind::NotRead("XML without a puzzle of a known kind")));
    };
    ksudoku::read(raw, options, values, &tags)
}

/// The cells of a game as they stand; `OpenSudoku` 2 has another name for them.
fn data_of<'a>(game: &'a Tag<'_>) -> Option<&'a str> {
    game.value("data").or_else(|| game.value("cells_data"))
}

/// Refuses elements that are not known, and attributes that say which board it is.
fn refuse_unknown(raw: &Raw<'_>, tags: &[Tag<'_>]) -> Result<(), ParseError> {
    let is_custom = tags.iter().any(ksudoku::is_custom);
    for tag in tags {
        let is_part = is_custom && ksudoku::PARTS.contains(&tag.name);
        if !is_part && !xml::is_known(tag.name) {
            raw.refuse(raw.rule(tag.at, tag.name, None))?;
        }
        // The kind of a graph is examined where its values are read.
        let names = xml::names_of(tag.attributes).into_iter();
        let names = names.filter(|name| !xml::is_plain_attribute(name));
        let is_plain = |name: &str| tag.value(name).is_none_or(is_classic_word);
        let rule = names.filter(|name| changes_puzzle(name)).find(|name| !is_plain(name));
        if let Some(rule) = rule {
            raw.refuse(raw.rule(tag.at, rule, None))?;
        }
    }
    Ok(())
}

/// The data of a game: 81 digits, or fields for each cell.
fn read_data(raw: &Raw<'_>, options: &Options, game: &Tag<'_>) -> Result<Reading, ParseError> {
    let data = data_of(game).map(resolved).unwrap_or_default();
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
    Ok(raw.puzzle(raw.shape(options, SIDE)?, entries)?.with_notes())
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
        (Label::Comment, note_of(game).or_else(|| element("comment"))),
        (Label::Date, element("created")),
        (Label::Source, element("source")),
        (Label::Level, element("level")),
        (Label::Url, element("sourceURL")),
    ];
    let told = labels.into_iter().filter_map(|(label, text)| Some((label, text?)));
    reading.labels.extend(told.filter(|(_, text)| !text.is_empty()));
}

fn note_of(game: &Tag<'_>) -> Option<String> {
    game.attribute("note").or_else(|| game.attribute("user_note"))
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
