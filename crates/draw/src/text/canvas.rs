//! A sheet of characters, each with its meaning. Drawing is independent of escape sequences, and
//! since every character is one column wide, what is aligned here is aligned in a terminal.
use super::ink::{Ink, Tone};
use super::look::Paint;
use whydoku_logic::render::Role;

/// Characters in lines; grows as needed.
#[derive(Clone, Debug, Default)]
pub(super) struct Canvas {
    lines: Vec<Vec<(char, Ink)>>,
}

impl Canvas {
    /// How many lines there are.
    pub(super) fn height(&self) -> usize {
        self.lines.len()
    }
    /// The length of the longest line.
    pub(super) fn width(&self) -> usize {
        self.lines.iter().map(Vec::len).max().unwrap_or(0)
    }
    fn at(&mut self, line: usize, column: usize) -> &mut (char, Ink) {
        if self.lines.len() <= line {
            self.lines.resize_with(line + 1, Vec::new);
        }
        let glyphs = &mut self.lines[line];
        if glyphs.len() <= column {
            glyphs.resize(column + 1, (' ', Ink::default()));
        }
        &mut glyphs[column]
    }
    /// Writes characters from a place on, and returns where the next would go. The background stays.
    pub(super) fn write(&mut self, line: usize, column: usize, text: &str, tone: Tone) -> usize {
        let mut next = column;
        for symbol in text.chars() {
            let glyph = self.at(line, next);
            glyph.0 = symbol;
            glyph.1.tone = tone;
            next += 1;
        }
        next
    }
    /// Sets the background of part of a line.
    pub(super) fn ground(&mut self, line: usize, columns: core::ops::Range<usize>, role: Role) {
        for column in columns {
            self.at(line, column).1.ground = Some(role);
        }
    }
    /// Copies another canvas to a place of this one.
    pub(super) fn paste(&mut self, top: usize, left: usize, other: &Self) {
        for (line, glyphs) in other.lines.iter().enumerate() {
            for (column, glyph) in glyphs.iter().enumerate() {
                *self.at(top + line, left + column) = *glyph;
            }
        }
    }
    /// Some columns of it.
    pub(super) fn part(&self, columns: core::ops::Range<usize>) -> Self {
        let cut = |line: &Vec<(char, Ink)>| {
            line[columns.start.min(line.len())..columns.end.min(line.len())].to_vec()
        };
        Self { lines: self.lines.iter().map(cut).collect() }
    }
    /// The text, without blanks at the ends of lines.
    pub(super) fn finish(self, paint: Paint) -> String {
        let mut text = String::new();
        for mut glyphs in self.lines {
            while glyphs.last().is_some_and(|glyph| glyph.0 == ' ' && glyph.1.ground.is_none()) {
                glyphs.pop();
            }
            match paint {
                Paint::Plain => text.extend(glyphs.iter().map(|glyph| glyph.0)),
                Paint::Ansi => painted(&glyphs, &mut text),
            }
            while text.ends_with(' ') {
                text.pop();
            }
            text.push('\n');
        }
        text
    }
}

fn painted(glyphs: &[(char, Ink)], text: &mut String) {
    let mut codes = String::new();
    for &(symbol, ink) in glyphs {
        let wanted = match (symbol, ink.ground) {
            (' ', None) => String::new(),
            _ => ink.codes(),
        };
        if wanted != codes {
            // Active attributes are switched off first, in the same sequence.
            let off = if codes.is_empty() { "" } else { "0" };
            let then = if codes.is_empty() || wanted.is_empty() { "" } else { ";" };
            text.extend(["\x1b[", off, then, &wanted, "m"]);
            codes = wanted;
        }
        text.push(symbol);
    }
    if !codes.is_empty() {
        text.push_str("\x1b[0m");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_ends_with_the_text_that_it_marks() {
        let mut canvas = Canvas::default();
        let next = canvas.write(0, 0, "a", Tone::Normal);
        canvas.write(0, next, "bc", Tone::Given);
        canvas.write(1, 2, "d", Tone::Normal);
        assert_eq!(canvas.clone().finish(Paint::Plain), "abc\n  d\n");
        assert_eq!(canvas.finish(Paint::Ansi), "a\x1b[1mbc\x1b[0m\n  d\n");
    }
    #[test]
    fn a_background_extends_under_blanks() {
        let mut canvas = Canvas::default();
        canvas.write(0, 1, "5", Tone::Normal);
        canvas.ground(0, 0..3, Role::Base);
        assert_eq!(canvas.clone().finish(Paint::Plain), " 5\n");
        assert_eq!(canvas.finish(Paint::Ansi), "\x1b[38;5;255;48;5;24m 5 \x1b[0m\n");
    }
}
