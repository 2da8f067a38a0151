//! `SadMan` and `SudoCue` `.sdk` files: nine lines of nine with labelled lines before them, or the
//! sections `[Puzzle]` and `[State]`.
use crate::board::Reading;
use crate::codec::{Ask, Codec, Read, Write, Writer, about};
use crate::codecs::grid::write_cells;
use crate::codecs::stacked::{lay_over, read_grid};
use crate::error::{ErrorKind, ParseError};
use crate::lex::Line;
use crate::loss::Loss;
use crate::parsed::{Label, Meta, Options};
use crate::survey::Survey;
use crate::text::{Comment, Text};
use crate::warning::Warning;
use whydoku_core::{Entry, Puzzle};
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "sdk",
    aliases: &[],
    name: message!("format-sdk"),
    recognised: about("`#A...` labels before a grid, or `[Puzzle]`, `[State]`"),
    holds: about("givens, placed digits, labels"),
    read: Read::Cells { recognises, read, label: Some(label_of) },
    write: Write::Puzzle(Writer {
        symbols: true,
        lines: true,
        ..Writer::always(
            |out, puzzle, meta, _| write(out, puzzle, meta),
            &[Loss::Placed, Loss::Labels],
        )
    }),
};

/// Labelled lines, or a line that names a section.
fn recognises(text: &Text<'_>, survey: &Survey<'_>, _: &Options) -> bool {
    let labelled = text.comments.iter().any(|comment| label_of(comment).is_some());
    (labelled && survey.rows() > 1) || text.rows.iter().any(|row| section_name(row).is_some())
}

/// The subject of a comment, if it is a labelled line: `#`, a letter, and text without a gap. A
/// small letter after it makes it a word (`#Difficult`), unless it is an address.
pub(crate) fn label_of(comment: &Comment<'_>) -> Option<(Label, String)> {
    let mut symbols = comment.text.chars();
    let label = match symbols.next()? {
        'A' => Label::Author,
        'D' => Label::Description,
        'C' => Label::Comment,
        'B' => Label::Date,
        'S' => Label::Source,
        'L' => Label::Level,
        'U' => Label::Url,
        _ => return None,
    };
    let rest = symbols.as_str();
    let word = rest.starts_with(|c: char| c.is_lowercase() || c.is_whitespace());
    let address = label == Label::Url && rest.starts_with("http");
    (comment.is_hash_line && !rest.is_empty() && (!word || address))
        .then(|| (label, rest.to_string()))
}

fn section_name<'a>(row: &Line<'a>) -> Option<&'a str> {
    let name = row.content.strip_prefix('[')?.strip_suffix(']')?;
    (!name.is_empty() && name.chars().all(|c| c.is_ascii_alphabetic() || c == ' ')).then_some(name)
}

/// Sections that have nothing to do with the rules; any other section may.
const HARMLESS: [&str; 12] = [
    "colors",
    "colours",
    "pencilmarks",
    "pencil marks",
    "candidates",
    "comment",
    "comments",
    "notes",
    "solution",
    "settings",
    "info",
    "time",
];

/// Reads the puzzle, and the state if there is one.
fn read(text: &Text<'_>, _: &Survey<'_>, options: &Ask<'_>) -> Result<Reading, ParseError> {
    let text = &text.without_comments();
    let mut sections: Vec<(&Line<'_>, &str, Vec<Line<'_>>)> = Vec::new();
    let mut before = Vec::new();
    for row in &text.rows {
        match (section_name(row), sections.last_mut()) {
            (Some(name), _) => sections.push((row, name, Vec::new())),
            (None, Some((_, _, rows))) => rows.push(*row),
            (None, None) => before.push(*row),
        }
    }
    let Some((head, ..)) = sections.first() else { return read_grid(text, &before, options) };
    let find = |wanted: &str| {
        sections
            .iter()
            .find(|(_, name, rows)| name.eq_ignore_ascii_case(wanted) && !rows.is_empty())
    };
    let Some((_, _, rows)) = find("Puzzle") else {
        let kind = ErrorKind::MissingSection("[Puzzle]");
        return Err(text.error(kind, head.number, head.start));
    };
    let mut reading = read_grid(text, rows, options)?;
    if let Some((_, _, rows)) = find("State") {
        let state = read_grid(text, rows, options)?;
        lay_over(text, &mut reading, state, rows)?;
    }
    for (row, name, _) in &sections {
        let plain = name.to_ascii_lowercase();
        if !["puzzle", "state"].contains(&plain.as_str()) {
            if !HARMLESS.contains(&plain.as_str()) {
                let kind = ErrorKind::Rule { rule: row.content.to_string(), cell: None };
                return Err(text.error(kind, row.number, row.start));
            }
            let (name, line) = (row.content.to_string(), row.number);
            reading.warnings.push(Warning::SkippedSection { name, line });
        }
    }
    Ok(reading)
}

/// Labelled lines, then the puzzle, in two sections if there are placed digits.
pub(crate) fn write(out: &mut String, puzzle: &Puzzle, meta: &Meta) {
    let letters = [
        ('A', Label::Author),
        ('D', Label::Title),
        ('D', Label::Description),
        ('C', Label::Comment),
        ('B', Label::Date),
        ('S', Label::Source),
        ('L', Label::Level),
        ('U', Label::Url),
    ];
    for (letter, label) in letters {
        if let Some(text) = meta.label(label) {
            let text: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
            out.extend(['#', letter]);
            out.push_str(text.trim());
            out.push('\n');
        }
    }
    if puzzle.entries().iter().any(|entry| matches!(entry, Entry::Placed(_))) {
        out.push_str("[Puzzle]\n");
        write_cells(out, &puzzle.givens(), '.');
        out.push_str("[State]\n");
        write_cells(out, puzzle, '.');
    } else {
        write_cells(out, puzzle, '.');
    }
}
