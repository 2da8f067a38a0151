//! The line of an error, made safe and short enough to show.

/// Characters shown before and after the place of the error.
const REACH: usize = 50;

/// Part of a line around a place in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Excerpt {
    text: String,
    /// Width of the text before the place, in columns of a terminal.
    indent: usize,
}

impl Excerpt {
    /// The part of `line` around the 1-based `column`.
    pub(crate) fn new(line: &str, column: usize) -> Self {
        let place = column.saturating_sub(1);
        let from = place.saturating_sub(REACH);
        let mut text = String::new();
        if from > 0 {
            text.push_str("...");
        }
        let mut indent = text.len();
        let mut rest = line.chars().skip(from);
        for (index, c) in rest.by_ref().take(place - from + REACH).enumerate() {
            let shown = shown(c);
            if from + index < place {
                indent += width(shown);
            }
            text.push(shown);
        }
        if rest.next().is_some() {
            text.push_str("...");
        }
        Self { text, indent }
    }
    pub(crate) fn text(&self) -> &str {
        &self.text
    }
    pub(crate) fn render(&self) -> String {
        let Self { text, indent } = self;
        if text.trim().is_empty() {
            return String::new();
        }
        format!("  {text}\n  {:indent$}^", "")
    }
}

/// Tabs become blanks; characters that could disturb a terminal become a replacement character.
fn shown(c: char) -> char {
    match c {
        '\t' => ' ',
        c if c.is_control() => '\u{FFFD}',
        '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{2069}' => '\u{FFFD}',
        c => c,
    }
}

/// Columns of a terminal a character takes: two for emoji and East Asian wide characters.
fn width(c: char) -> usize {
    match c {
        '\u{1100}'..='\u{115F}'
        | '\u{2E80}'..='\u{A4CF}'
        | '\u{AC00}'..='\u{D7A3}'
        | '\u{F900}'..='\u{FAFF}'
        | '\u{FE30}'..='\u{FE6F}'
        | '\u{FF00}'..='\u{FF60}'
        | '\u{FFE0}'..='\u{FFE6}'
        | '\u{1F300}'..='\u{1FAFF}'
        | '\u{20000}'..='\u{3FFFD}' => 2,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_caret_stands_under_the_place() {
        assert_eq!(Excerpt::new("12q4", 3).render(), "  12q4\n    ^");
        assert_eq!(Excerpt::new("\t1🙂q", 4).render(), "   1🙂q\n      ^");
        assert_eq!(Excerpt::new("12", 9).render(), "  12\n    ^");
    }
    #[test]
    fn long_lines_are_cut_and_control_characters_replaced() {
        let line = format!("{}\u{1b}q{}", "1".repeat(1000), "2".repeat(1000));
        let excerpt = Excerpt::new(&line, 1002);
        assert!(excerpt.text().starts_with("...111") && excerpt.text().ends_with("222..."));
        assert_eq!(excerpt.text().chars().count(), 106);
        let rendered = excerpt.render();
        let (shown, caret) = rendered.split_once('\n').unwrap();
        assert_eq!(shown.chars().nth(caret.find('^').unwrap()), Some('q'));
        assert!(!rendered.contains('\u{1b}'));
    }
}
