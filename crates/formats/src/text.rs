//! The text as lines: comments set aside, frames dropped, all places known.
use crate::error::{ErrorKind, ParseError};
use crate::lex::{Line, is_bar, is_frame, is_gap, symbols};

/// A comment: what follows `#` or `//`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Comment<'a> {
    pub(crate) text: &'a str,
    /// Whether it began with `#` at the start of its line.
    pub(crate) is_hash_line: bool,
}

/// A text prepared for recognition.
#[derive(Clone, Debug)]
pub(crate) struct Text<'a> {
    raw: Vec<&'a str>,
    first_number: usize,
    /// Lines that contain something other than comments and frames.
    pub(crate) rows: Vec<Line<'a>>,
    pub(crate) comments: Vec<Comment<'a>>,
    /// Whether any line was dropped as frame.
    pub(crate) has_frame: bool,
}

impl<'a> Text<'a> {
    /// Splits a text whose first line has the number `first_number`.
    pub(crate) fn new(text: &'a str, first_number: usize) -> Self {
        let raw = lines(text.strip_prefix('\u{FEFF}').unwrap_or(text));
        let mut comments = Vec::new();
        let mut lines = Vec::new();
        for (index, line) in raw.iter().enumerate() {
            let (code, comment) = cut_comment(line);
            comments.extend(comment);
            let content = code.trim_start_matches(is_gap);
            let start = code[..code.len() - content.len()].chars().count() + 1;
            let content = content.trim_end_matches(is_gap);
            if !content.is_empty() {
                lines.push(Line { number: first_number + index, start, content });
            }
        }
        let content_lines = lines.len();
        let rows = without_frames(lines);
        let has_frame = rows.len() < content_lines;
        Self { raw, first_number, rows, comments, has_frame }
    }
    /// The same text with only these rows.
    pub(crate) fn with_rows(&self, rows: &[Line<'a>]) -> Self {
        Self { rows: rows.to_vec(), ..self.clone() }
    }
    /// The same text without its comments.
    pub(crate) fn without_comments(&self) -> Self {
        Self { comments: Vec::new(), ..self.clone() }
    }
    /// An error at a place of this text.
    pub(crate) fn error(&self, kind: ErrorKind, line: usize, column: usize) -> ParseError {
        let raw = line.checked_sub(self.first_number).and_then(|index| self.raw.get(index));
        ParseError::new(kind, line, column, raw.copied().unwrap_or_default())
    }
    /// The number of the first line.
    pub(crate) fn first_number(&self) -> usize {
        self.first_number
    }
    /// The whole line with this number, comment and all.
    pub(crate) fn raw_line(&self, number: usize) -> &'a str {
        let index = number.checked_sub(self.first_number);
        index.and_then(|index| self.raw.get(index)).copied().unwrap_or_default()
    }
}

/// Lines end with LF, CR LF or CR.
pub(crate) fn lines(text: &str) -> Vec<&str> {
    let mut lines = Vec::new();
    for line in text.split('\n') {
        let line = line.strip_suffix('\r').unwrap_or(line);
        lines.extend(line.split('\r'));
    }
    lines
}

/// A comment begins with `//` or `#` at the start of the line or after a gap. A `#` right before a
/// digit inside a line is not a comment: it marks a candidate in grids from forums.
fn cut_comment(line: &str) -> (&str, Option<Comment<'_>>) {
    let mut before: Option<char> = None;
    let mut own_line = true;
    for (at, c) in line.char_indices() {
        let rest = &line[at + c.len_utf8()..];
        let may_begin = before.is_none_or(is_gap);
        let is_comment = match c {
            '#' if may_begin => own_line || !rest.starts_with(|c: char| c.is_ascii_digit()),
            '/' if may_begin => rest.starts_with('/'),
            _ => false,
        };
        if is_comment {
            let text = rest.trim_start_matches(['/', '#']).trim_matches(is_gap);
            return (&line[..at], Some(Comment { text, is_hash_line: own_line && c == '#' }));
        }
        before = Some(c);
        own_line &= is_gap(c);
    }
    (line, None)
}

/// Drops the frame lines. A line of nothing but `-` is a row of blanks where other rows use `-` as
/// a blank and are equally long, where three of them follow each other, or where there are no
/// others.
fn without_frames(lines: Vec<Line<'_>>) -> Vec<Line<'_>> {
    let bars = |line: &Line<'_>| line.content.chars().filter(|&c| is_bar(c)).count();
    let length = |line: &Line<'_>| (symbols(line).len(), bars(line));
    let dashed = |line: &&Line<'_>| !is_frame(line.content) && line.content.contains('-');
    let only_dashes = |line: &Line<'_>| {
        line.content.contains('-')
            && line.content.chars().all(|c| c == '-' || is_gap(c) || is_bar(c))
    };
    let kinds: Vec<bool> = lines.iter().map(only_dashes).collect();
    if kinds.iter().all(|&only_dashes| only_dashes) {
        return lines;
    }
    let model = lines.iter().find(dashed).map(length);
    let runs =
        kinds.chunk_by(|a, b| a == b).flat_map(|run| core::iter::repeat_n(run.len(), run.len()));
    let is_row = |(line, run): &(&Line<'_>, usize)| {
        let row_of_blanks = || only_dashes(line) && (*run >= 3 || model == Some(length(line)));
        !is_frame(line.content) || row_of_blanks()
    };
    lines.iter().zip(runs).filter(is_row).map(|(line, _)| *line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(text: &str) -> Vec<(usize, usize, &str)> {
        let text = Text::new(text, 1);
        text.rows.iter().map(|row| (row.number, row.start, row.content)).collect()
    }

    #[test]
    fn comments_and_frames_are_set_aside_and_places_kept() {
        let text = "\u{FEFF}# a puzzle\r\n  12.. // top\r\n+--+--+\r\n\r\n\u{A0}34.. # 5\r\n";
        assert_eq!(rows(text), [(2, 3, "12.."), (5, 2, "34..")]);
        let comments: Vec<_> = Text::new(text, 1).comments.iter().map(|c| c.text).collect();
        assert_eq!(comments, ["a puzzle", "top", "5"]);
    }
    #[test]
    fn a_line_of_dashes_is_a_row_where_dashes_are_blanks() {
        assert_eq!(rows("1---\n----\n----\n---2").len(), 4);
        assert_eq!(rows("1..|.\n-----\n2..|.").len(), 2);
    }
    #[test]
    fn a_hash_before_a_digit_inside_a_line_marks_a_candidate() {
        assert_eq!(rows("12 #58 3")[0].2, "12 #58 3");
        assert_eq!(rows("12 # 58")[0].2, "12");
    }
}
