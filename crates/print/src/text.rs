//! Texts: how wide they are, and where lines break.
use crate::font::{Face, Fonts};

/// How a text is set.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Type<'f> {
    pub(crate) fonts: &'f Fonts,
    pub(crate) face: Face,
    /// The font size in points.
    pub(crate) size: f64,
    pub(crate) colour: &'static str,
}

/// The colours of text, and of text that matters less.
const INK: &str = "#16181d";
const SOFT: &str = "#4a4f58";

impl<'f> Type<'f> {
    pub(crate) fn new(fonts: &'f Fonts, face: Face, size: f64) -> Self {
        Self { fonts, face, size, colour: INK }
    }
    pub(crate) fn regular(fonts: &'f Fonts, size: f64) -> Self {
        Self::new(fonts, Face::Regular, size)
    }
    pub(crate) fn bold(fonts: &'f Fonts, size: f64) -> Self {
        Self::new(fonts, Face::Bold, size)
    }
    pub(crate) fn soft(self) -> Self {
        Self { colour: SOFT, ..self }
    }
    /// The width of a text in points.
    pub(crate) fn width(self, text: &str) -> f64 {
        let font = self.fonts.font(self.face);
        let widths = text.chars().map(|character| font.printed(character).1.advance);
        widths.map(|advance| font.thousandths(advance)).sum::<f64>() * self.size / 1000.0
    }
    /// A text truncated to fit, with three dots at its end if something was removed.
    pub(crate) fn fitted(self, text: &str, most: f64) -> String {
        if self.width(text) <= most {
            return text.to_owned();
        }
        let mut short: Vec<char> = text.chars().collect();
        while !short.is_empty() {
            short.pop();
            let line = short.iter().collect::<String>().trim_end().to_owned() + "...";
            if self.width(&line) <= most {
                return line;
            }
        }
        String::new()
    }
    /// The lines of a paragraph. `room` returns how wide the line with a number may be; a word that is
    /// wider than a line is cut.
    pub(crate) fn wrapped(self, text: &str, room: impl Fn(usize) -> f64) -> Vec<String> {
        let blank = self.width(" ");
        let (mut lines, mut used) = (vec![String::new()], 0.0);
        for word in text.split_whitespace() {
            let mut word = word;
            loop {
                let number = lines.len() - 1;
                let Some(line) = lines.last_mut() else { break };
                let gap = if line.is_empty() { 0.0 } else { blank };
                let width = self.width(word);
                if used + gap + width <= room(number) {
                    if !line.is_empty() {
                        line.push(' ');
                    }
                    line.push_str(word);
                    used += gap + width;
                    break;
                }
                if line.is_empty() {
                    let (head, rest) = word.split_at(self.head(word, room(number)));
                    line.push_str(head);
                    word = rest;
                    if word.is_empty() {
                        used = self.width(head);
                        break;
                    }
                }
                lines.push(String::new());
                used = 0.0;
            }
        }
        lines
    }
    /// How many bytes of a word fit; at least one character.
    fn head(self, word: &str, most: f64) -> usize {
        let ends = word.char_indices().map(|(at, c)| at + c.len_utf8());
        let fitting = ends.take_while(|&end| self.width(&word[..end]) <= most).last();
        fitting.unwrap_or_else(|| word.chars().next().map_or(0, char::len_utf8))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_wrapped_line_is_wider_than_its_space() {
        let fonts = Fonts::default();
        let text = "Hidden Single: In box 1, r2c2 is the only cell left that can hold 7. "
            .repeat(4)
            + &"Donaudampfschifffahrtsgesellschaft".repeat(3);
        for size in [6.0, 10.5, 40.0] {
            let room = |line: usize| if line < 3 { 120.0 } else { 300.0 };
            let bold = Type::bold(&fonts, size);
            let lines = bold.wrapped(&text, room);
            for (at, line) in lines.iter().enumerate() {
                assert!(bold.width(line) <= room(at) + 0.001, "{size}: {line}");
            }
            let squeezed = |text: &str| text.replace(' ', "");
            assert_eq!(squeezed(&lines.concat()), squeezed(&text));
        }
        assert_eq!(Type::regular(&fonts, 10.0).wrapped("", |_| 50.0), [""]);
    }
    #[test]
    fn long_names_are_cut() {
        let fonts = Fonts::default();
        let plain = Type::regular(&fonts, 10.0);
        let short = plain.fitted("A very long name of a puzzle", 80.0);
        assert!(short.ends_with("...") && plain.width(&short) <= 80.0, "{short}");
        assert_eq!(plain.fitted("short", 80.0), "short");
    }
}
