//! What a character can be before anything is known about the board: a gap, a bar, a blank, or
//! something that must be a digit.

/// The largest side with one character for each digit.
pub(crate) const MAX_SYMBOL_SIDE: usize = 35;

/// Characters that stand for an empty cell, in the order in which they are mentioned.
pub(crate) const BLANKS: [char; 9] = ['0', '.', 'X', '*', '_', '-', '?', 'x', '·'];

/// A line with some content, without the gaps around it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<'a> {
    /// 1-based.
    pub(crate) number: usize,
    /// Column of the first character of `content`, 1-based, in characters.
    pub(crate) start: usize,
    pub(crate) content: &'a str,
}

impl Line<'_> {
    /// The column after its last character.
    pub(crate) fn end(&self) -> usize {
        self.start + self.content.chars().count()
    }
}

/// White space, and characters without width that get copied along with text.
pub(crate) fn is_gap(c: char) -> bool {
    c.is_whitespace() || is_invisible(c)
}

/// Characters without width: byte order mark, zero width space and joiners, soft hyphen.
pub(crate) fn is_invisible(c: char) -> bool {
    matches!(c, '\u{FEFF}' | '\u{200B}'..='\u{200D}' | '\u{2060}' | '\u{AD}')
}

/// Upright lines of a frame, and the box drawing characters.
pub(crate) fn is_bar(c: char) -> bool {
    matches!(c, '|' | '!' | '\u{2500}'..='\u{257F}')
}

/// Characters between cells that are neither gap nor bar.
fn is_separator(c: char) -> bool {
    matches!(c, ',' | ';' | ':' | '\'' | '`' | '"')
}

fn is_horizontal(c: char) -> bool {
    matches!(c, '-' | '=' | '─' | '━' | '═' | '┄' | '┅' | '┈' | '┉' | '╌' | '╍')
}

/// Whether the line is only frame: no digit or letter, and a run of horizontal strokes.
pub(crate) fn is_frame(content: &str) -> bool {
    let (mut run, mut longest, mut corner) = (0, 0, false);
    for c in content.chars() {
        run = if is_horizontal(c) { run + 1 } else { 0 };
        longest = longest.max(run);
        corner |= c == '+' || ('\u{2500}'..='\u{257F}').contains(&c);
        let part = is_gap(c) || is_bar(c) || is_horizontal(c) || "+:.'`*".contains(c);
        if !part {
            return false;
        }
    }
    longest >= if corner { 1 } else { 3 }
}

/// A piece of a line that stands for a cell, with its place in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token<'a> {
    pub(crate) text: &'a str,
    /// 1-based.
    pub(crate) line: usize,
    /// 1-based, in characters.
    pub(crate) column: usize,
}

impl Token<'_> {
    /// The character, if it is just one.
    pub(crate) fn symbol(&self) -> Option<char> {
        let mut chars = self.text.chars();
        chars.next().filter(|_| chars.next().is_none())
    }
}

/// Every character of the line that can only be meant for a cell. A `+` right before a digit or
/// letter belongs to it: it means that the digit is placed.
pub(crate) fn symbols<'a>(line: &Line<'a>) -> Vec<Token<'a>> {
    let Line { number, start, content } = *line;
    let mut tokens = Vec::with_capacity(content.len());
    let mut plus = None;
    for (column, (at, c)) in content.char_indices().enumerate() {
        let column = start + column;
        if c == '+' {
            plus = Some((at, column));
            continue;
        }
        let skipped = is_gap(c) || is_bar(c) || is_separator(c);
        if !skipped {
            let (from, column) = plus.filter(|_| c.is_ascii_alphanumeric()).unwrap_or((at, column));
            let text = &content[from..at + c.len_utf8()];
            tokens.push(Token { text, line: number, column });
        }
        plus = None;
    }
    tokens
}

/// The parts of a line between separators, without the gaps around them; empty parts count.
pub(crate) fn split<'a>(line: &Line<'a>, separator: impl Fn(char) -> bool) -> Vec<Token<'a>> {
    let Line { number, start, content } = *line;
    let mut parts = Vec::new();
    let mut from = (0, start);
    for (column, (at, c)) in content.char_indices().enumerate() {
        if separator(c) {
            parts.push(trimmed(&content[from.0..at], number, from.1));
            from = (at + c.len_utf8(), start + column + 1);
        }
    }
    parts.push(trimmed(&content[from.0..], number, from.1));
    parts
}

fn trimmed(part: &str, line: usize, column: usize) -> Token<'_> {
    let text = part.trim_start_matches(is_gap);
    let column = column + part[..part.len() - text.len()].chars().count();
    Token { text: text.trim_end_matches(is_gap), line, column }
}

/// The words of a line: the text between gaps and bars.
pub(crate) fn words<'a>(line: &Line<'a>) -> Vec<Token<'a>> {
    let mut words = split(line, |c| is_gap(c) || is_bar(c));
    words.retain(|word| !word.text.is_empty());
    words
}

/// Words that may also be separated by commas and semicolons; quotes around them are dropped.
pub(crate) fn fields<'a>(line: &Line<'a>) -> Vec<Token<'a>> {
    let mut words = split(line, |c| is_gap(c) || is_bar(c) || matches!(c, ',' | ';' | '"'));
    words.retain(|word| !word.text.is_empty());
    words
}

/// The text between the bars of a line. A bar at either end opens and closes the row; it does not
/// add an empty piece.
pub(crate) fn pieces<'a>(line: &Line<'a>) -> Vec<Token<'a>> {
    let mut pieces = split(line, is_bar);
    if pieces.first().is_some_and(|piece| piece.text.is_empty()) {
        pieces.remove(0);
    }
    if pieces.last().is_some_and(|piece| piece.text.is_empty()) {
        pieces.pop();
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(content: &str) -> Line<'_> {
        Line { number: 1, start: 1, content }
    }
    fn texts<'a>(tokens: &[Token<'a>]) -> Vec<&'a str> {
        tokens.iter().map(|token| token.text).collect()
    }

    #[test]
    fn frames_are_distinguished_from_rows_of_blanks() {
        for frame in ["---+---+---", "+--+--+", ".-----.-----.", "*-----------*", "╔═══╗", "==="]
        {
            assert!(is_frame(frame), "{frame}");
        }
        for row in ["...|...|...", "***", "___", "..", "1-----", "--|--"] {
            assert!(!is_frame(row), "{row}");
        }
    }
    #[test]
    fn a_plus_before_a_digit_belongs_to_it() {
        let line = line("1+2 | + 3");
        let tokens = symbols(&line);
        assert_eq!(texts(&tokens), ["1", "+2", "3"]);
        assert_eq!(tokens.iter().map(|t| t.column).collect::<Vec<_>>(), [1, 2, 9]);
    }
    #[test]
    fn pieces_keep_empty_cells_and_drop_the_outer_bars() {
        assert_eq!(texts(&pieces(&line("| 5* |   |12 |"))), ["5*", "", "12"]);
        assert_eq!(texts(&words(&line("| 53. | .7. |"))), ["53.", ".7."]);
    }
}
