//! The forms of rows: text, CSV, JSON lines.
use crate::args::{Common, Format};
use whydoku_core::{Entry, Puzzle};
use whydoku_formats::{Exporter, Format as TextFormat, Meta, Style, WriteError, export};
use whydoku_wire::{Document, to_json};

/// The form of rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Form(Format);

impl Form {
    /// Text.
    pub(crate) const TEXT: Self = Self(Format::Text);

    pub(crate) fn new(common: &Common) -> Self {
        Self(common.format())
    }
    pub(crate) fn is_text(self) -> bool {
        self.0 == Format::Text
    }
    pub(crate) fn is_csv(self) -> bool {
        self.0 == Format::Csv
    }
    /// The first line of a file of rows with these columns.
    pub(crate) fn heading(self, columns: &'static str) -> &'static str {
        if self.0 == Format::Csv { columns } else { "" }
    }
    /// Writes a row: `text` unchanged, the `fields` as CSV, or `json`.
    pub(crate) fn write<D: Document>(
        self,
        row: &mut String,
        text: &str,
        fields: &[&str],
        json: impl FnOnce() -> D,
    ) {
        match self.0 {
            Format::Text => row.push_str(text),
            Format::Json | Format::Jsonl => row.push_str(&to_json(&json())),
            Format::Csv => {
                for (at, field) in fields.iter().enumerate() {
                    if at > 0 {
                        row.push(',');
                    }
                    push_field(row, field);
                }
            }
        }
    }
}

/// A puzzle on one line that loses nothing: its digits, with the regions of a jigsaw behind them; a place for each
/// candidate where candidates are known; JSON where neither says which puzzle it is.
pub(crate) fn in_one_line(puzzle: &Puzzle) -> String {
    let meta = Meta::default();
    let has_marks = puzzle.entries().iter().any(|entry| matches!(entry, Entry::Candidates(_)));
    let line = if has_marks { TextFormat::CANDIDATES } else { TextFormat::LINE };
    // A puzzle that has no format at all is too large to be made.
    faithful(puzzle, &meta, line)
        .or_else(|_| export(puzzle, &meta, TextFormat::JSON))
        .unwrap_or_default()
}

/// A puzzle in a format, unless it would be read as another puzzle.
pub(crate) fn faithful(
    puzzle: &Puzzle,
    meta: &Meta,
    style: impl Into<Style>,
) -> Result<String, WriteError> {
    Exporter::new(style)?.faithful().text(puzzle, meta)
}

/// A puzzle in a format or, if that has no place for its board, with its houses and rules in words.
pub(crate) fn shown(puzzle: &Puzzle, format: TextFormat) -> String {
    let meta = Meta::default();
    faithful(puzzle, &meta, format)
        .or_else(|_| faithful(puzzle, &meta, TextFormat::NOTATION))
        .unwrap_or_else(|_| whydoku_formats::write(puzzle, format))
}

/// One field of a CSV row (RFC 4180), in quotes where it needs them.
pub(crate) fn push_field(row: &mut String, field: &str) {
    if field.contains(['"', ',', '\n', '\r']) {
        row.push('"');
        row.push_str(&field.replace('"', "\"\""));
        row.push('"');
    } else {
        row.push_str(field);
    }
}

#[cfg(test)]
mod tests {
    use super::push_field;

    #[test]
    fn fields_with_commas_or_quotes_are_quoted() {
        let mut row = String::new();
        for field in ["plain", "a,b", "say \"7\"", "two\nlines"] {
            push_field(&mut row, field);
            row.push('|');
        }
        assert_eq!(row, "plain|\"a,b\"|\"say \"\"7\"\"\"|\"two\nlines\"|");
    }
}
