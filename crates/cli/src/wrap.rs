//! Text for people, wrapped at the width of the terminal.
use crate::terminal::terminal_width;
use std::io::{self, IsTerminal, Write};

/// The columns available for text on standard output; no limit when that is not a terminal, for `grep`
/// and the like.
pub(crate) fn text_width() -> usize {
    if io::stdout().is_terminal() { terminal_width() } else { usize::MAX }
}

/// The same for standard error.
pub(crate) fn error_width() -> usize {
    let size = terminal_size::terminal_size_of(io::stderr());
    size.map_or(usize::MAX, |(width, _)| usize::from(width.0).max(1))
}

/// Prints a message on standard error, after the name of the program, wrapped at the width of the
/// terminal.
pub(crate) fn note(words: impl core::fmt::Display) {
    let width = error_width();
    for line in format!("whydoku: {words}").lines() {
        eprintln!("{}", wrapped(line, width));
    }
}

/// Writes lines, wrapped at the width of the terminal. A wrapped line keeps its indent.
pub(crate) fn writeln_wrapped(out: &mut impl Write, text: &str) -> io::Result<()> {
    let width = text_width();
    for line in text.lines() {
        writeln!(out, "{}", wrapped(line, width))?;
    }
    Ok(())
}

/// One line, wrapped at blanks so that its parts have at most `width` columns; escape sequences take
/// none. A word that is longer stays whole.
pub(crate) fn wrapped(line: &str, width: usize) -> String {
    let indent = line.len() - line.trim_start_matches(' ').len();
    hung(line, width, if indent * 2 > width { 0 } else { indent })
}

/// The same with all lines but the first indented by `indent`.
pub(crate) fn hung(line: &str, width: usize, indent: usize) -> String {
    if columns(line) <= width {
        return line.to_owned();
    }
    let (mut text, mut column, mut is_blank) = (String::new(), 0, true);
    for word in line.split_inclusive(' ') {
        let whole = columns(word.trim_end_matches(' '));
        if !is_blank && column + whole > width {
            text.truncate(text.trim_end_matches(' ').len());
            text.push('\n');
            text.extend(std::iter::repeat_n(' ', indent));
            (column, is_blank) = (indent, true);
            if whole == 0 {
                continue;
            }
        }
        text.push_str(word);
        column += columns(word);
        is_blank &= whole == 0;
    }
    text
}

/// How many columns a text takes; escape sequences take none.
pub(crate) fn columns(text: &str) -> usize {
    let (mut count, mut inside) = (0, false);
    for symbol in text.chars() {
        match symbol {
            '\x1b' => inside = true,
            'm' if inside => inside = false,
            _ if inside => {}
            _ => count += 1,
        }
    }
    count
}

/// Lines in as many columns as fit into `width`, filled one after another from top to bottom.
pub(crate) fn side_by_side(lines: &[String], width: usize) -> Vec<String> {
    const GAP: usize = 3;
    let longest = lines.iter().map(|line| columns(line)).max().unwrap_or(0);
    let across = ((width + GAP) / (longest + GAP)).max(1);
    let down = lines.len().div_ceil(across);
    let row = |at: usize| {
        let cells = lines.iter().skip(at).step_by(down.max(1));
        let padded = cells.map(|line| format!("{line:<longest$}"));
        padded.collect::<Vec<_>>().join(&" ".repeat(GAP)).trim_end().to_owned()
    };
    (0..down).map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::{columns, hung, side_by_side, wrapped};

    #[test]
    fn lines_are_set_side_by_side_if_they_fit() {
        let lines = ["a".to_owned(), "bb".into(), "ccc".into(), "d".into(), "e".into()];
        assert_eq!(side_by_side(&lines, 9), ["a     d", "bb    e", "ccc"]);
        assert_eq!(side_by_side(&lines, 8), lines);
        assert_eq!(side_by_side(&lines, 2), lines);
        assert_eq!(side_by_side(&[], 9), [] as [String; 0]);
    }
    #[test]
    fn lines_are_wrapped_at_spaces_and_keep_their_indent() {
        assert_eq!(wrapped("one two three", 9), "one two\nthree");
        assert_eq!(wrapped("  one two three", 9), "  one two\n  three");
        assert_eq!(hung("  1. one two three", 12, 5), "  1. one two\n     three");
        assert_eq!(wrapped("short", 9), "short");
        assert_eq!(wrapped("53..7....6..195 and", 5), "53..7....6..195\nand");
    }
    #[test]
    fn escape_sequences_have_no_width() {
        assert_eq!(columns("\x1b[1mone\x1b[0m"), 3);
        assert_eq!(wrapped("\x1b[1mone\x1b[0m two", 7), "\x1b[1mone\x1b[0m two");
    }
}
