//! Texts in Helvetica: the byte of a character, its width, and where lines break.
//!
//! The widths are those of Adobe's font metrics for the fonts that every PDF reader has.

/// Helvetica, or Helvetica-Bold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Face {
    Regular,
    Bold,
}

/// Widths of the characters from the blank to the tilde, in thousandths of the font size.
const REGULAR: [u16; 95] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const BOLD: [u16; 95] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667,
    611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556,
    278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
];
/// A width that no character of Latin-1 beyond those exceeds.
const WIDEST: u16 = 1000;

/// The characters of Windows-1252 between 0x80 and 0x9F.
const SPECIAL: [(char, u8); 27] = [
    ('\u{20ac}', 0x80),
    ('\u{201a}', 0x82),
    ('\u{192}', 0x83),
    ('\u{201e}', 0x84),
    ('\u{2026}', 0x85),
    ('\u{2020}', 0x86),
    ('\u{2021}', 0x87),
    ('\u{2c6}', 0x88),
    ('\u{2030}', 0x89),
    ('\u{160}', 0x8a),
    ('\u{2039}', 0x8b),
    ('\u{152}', 0x8c),
    ('\u{17d}', 0x8e),
    ('\u{2018}', 0x91),
    ('\u{2019}', 0x92),
    ('\u{201c}', 0x93),
    ('\u{201d}', 0x94),
    ('\u{2022}', 0x95),
    ('\u{2013}', 0x96),
    ('\u{2014}', 0x97),
    ('\u{2dc}', 0x98),
    ('\u{2122}', 0x99),
    ('\u{161}', 0x9a),
    ('\u{203a}', 0x9b),
    ('\u{153}', 0x9c),
    ('\u{17e}', 0x9e),
    ('\u{178}', 0x9f),
];

/// The byte of a character in Windows-1252.
fn byte(c: char) -> Option<u8> {
    match c {
        ' '..='~' | '\u{a0}'..='\u{ff}' => Some(c as u8),
        c if c.is_whitespace() || c.is_control() => Some(b' '),
        c => SPECIAL.iter().find(|(known, _)| *known == c).map(|(_, byte)| *byte),
    }
}

/// The bytes of a text in Windows-1252; characters without one become question marks.
pub(crate) fn bytes(text: &str) -> Vec<u8> {
    text.chars().map(|c| byte(c).unwrap_or(b'?')).collect()
}

/// The characters of a text that the fonts of every PDF reader lack, each once: a question mark is
/// printed for them. Those fonts have the letters of western Europe.
///
/// ```
/// assert_eq!(whydoku_print::lacking("Über Łódź"), ['Ł', 'ź']);
/// ```
pub fn lacking(text: &str) -> Vec<char> {
    let mut lacking: Vec<char> = text.chars().filter(|&c| byte(c).is_none()).collect();
    lacking.sort_unstable();
    lacking.dedup();
    lacking
}

/// An upper bound on the width of a text.
pub(crate) fn width(text: &str, face: Face, size: f64) -> f64 {
    let widths = if face == Face::Bold { &BOLD } else { &REGULAR };
    let known = |byte: u8| byte.checked_sub(32).and_then(|at| widths.get(usize::from(at)));
    let sum: u64 = bytes(text).iter().map(|&byte| u64::from(*known(byte).unwrap_or(&WIDEST))).sum();
    sum as f64 * size / 1000.0
}

/// A text truncated to fit, with three dots at its end if something was removed.
pub(crate) fn fitted(text: &str, face: Face, size: f64, most: f64) -> String {
    if width(text, face, size) <= most {
        return text.to_owned();
    }
    let mut short: Vec<char> = text.chars().collect();
    while !short.is_empty() {
        short.pop();
        let line = short.iter().collect::<String>().trim_end().to_owned() + "...";
        if width(&line, face, size) <= most {
            return line;
        }
    }
    String::new()
}

/// The lines of a paragraph. `room` returns how wide the line with a number may be; a word that is
/// wider than a line is cut.
pub(crate) fn wrapped(
    text: &str,
    face: Face,
    size: f64,
    room: impl Fn(usize) -> f64,
) -> Vec<String> {
    let mut lines: Vec<String> = vec![String::new()];
    for word in text.split_whitespace() {
        let mut word = word.to_owned();
        loop {
            let number = lines.len() - 1;
            let Some(line) = lines.last_mut() else { break };
            let gap = if line.is_empty() { "" } else { " " };
            let longer = format!("{line}{gap}{word}");
            if width(&longer, face, size) <= room(number) {
                *line = longer;
                break;
            }
            if line.is_empty() {
                let cut = head(&word, face, size, room(number));
                let rest = word.split_off(cut);
                *line = core::mem::replace(&mut word, rest);
                if word.is_empty() {
                    break;
                }
            }
            lines.push(String::new());
        }
    }
    lines
}

/// How many bytes of a word fit; at least one character.
fn head(word: &str, face: Face, size: f64, most: f64) -> usize {
    let ends = word.char_indices().map(|(at, c)| at + c.len_utf8());
    let fitting = ends.take_while(|&end| width(&word[..end], face, size) <= most).last();
    fitting.unwrap_or_else(|| word.chars().next().map_or(0, char::len_utf8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_wrapped_line_is_wider_than_its_space() {
        let text = "Hidden Single: In box 1, r2c2 is the only cell left that can hold 7. "
            .repeat(4)
            + &"Donaudampfschifffahrtsgesellschaft".repeat(3);
        for size in [6.0, 10.5, 40.0] {
            let room = |line: usize| if line < 3 { 120.0 } else { 300.0 };
            let lines = wrapped(&text, Face::Bold, size, room);
            for (at, line) in lines.iter().enumerate() {
                assert!(width(line, Face::Bold, size) <= room(at), "{size}: {line}");
            }
            let squeezed = |text: &str| text.replace(' ', "");
            assert_eq!(squeezed(&lines.concat()), squeezed(&text));
        }
        assert_eq!(wrapped("", Face::Regular, 10.0, |_| 50.0), [""]);
    }
    #[test]
    fn long_names_are_cut_and_every_character_has_a_byte() {
        let short = fitted("A very long name of a puzzle", Face::Regular, 10.0, 80.0);
        assert!(short.ends_with("...") && width(&short, Face::Regular, 10.0) <= 80.0, "{short}");
        assert_eq!(fitted("short", Face::Regular, 10.0, 80.0), "short");
        assert_eq!(bytes("Ö – ’数\n"), [0xd6, 32, 0x96, 32, 0x92, b'?', 32]);
        assert_eq!(
            bytes("„Šœ‹"),
            [0x84, 0x8a, 0x9c, 0x8b],
            "quotes and letters of all of the west"
        );
    }
}
