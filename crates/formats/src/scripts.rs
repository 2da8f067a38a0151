//! Digits and empty cells as they are written in other scripts and in chats: `٥`, `５`, `5️⃣`, `⬜`.
use std::borrow::Cow;

/// The zeros of scripts whose ten digits follow one another in Unicode: Arabic, Persian, `NKo`, Devanagari, Bengali,
/// Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam, Thai, Lao, Tibetan, Burmese, Khmer, Mongolian, and the wide
/// digits of East Asia.
const ZEROS: [u32; 19] = [
    0x660, 0x6F0, 0x7C0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66, 0xE50,
    0xED0, 0xF20, 0x1040, 0x17E0, 0x1810, 0xFF10,
];

/// Squares and dots that stand for an empty cell.
const EMPTY: [char; 15] =
    ['⬜', '⬛', '◻', '◼', '▢', '□', '◽', '◾', '▫', '▪', '・', '．', '＿', '－', '＊'];

/// What makes a keycap or a picture of the character before it.
const MADE_OF: [char; 2] = ['\u{FE0F}', '\u{20E3}'];

/// The text with plain digits and dots instead. Lines with letters stay as they are: they are prose, or data of a program
/// with names in them.
pub(crate) fn plain(text: &str) -> Cow<'_, str> {
    if text.is_ascii() || !text.chars().any(is_foreign) {
        return Cow::Borrowed(text);
    }
    let line = |line: &str| -> String {
        if line.chars().any(char::is_alphabetic) {
            return line.to_owned();
        }
        line.chars().filter(|c| !MADE_OF.contains(c)).map(|c| plain_char(c).unwrap_or(c)).collect()
    };
    Cow::Owned(text.split('\n').map(line).collect::<Vec<_>>().join("\n"))
}

/// Whether a character is one of these.
fn is_foreign(c: char) -> bool {
    !c.is_ascii() && (MADE_OF.contains(&c) || plain_char(c).is_some())
}

fn plain_char(c: char) -> Option<char> {
    if EMPTY.contains(&c) {
        return Some('.');
    }
    let number =
        ZEROS.iter().find_map(|zero| u32::from(c).checked_sub(*zero).filter(|n| *n < 10))?;
    char::from_digit(number, 10)
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn digits_of_other_scripts_become_plain_ones() {
        assert_eq!(plain("٥٣.\n۵۳.\n５３・"), "53.\n53.\n53.");
        assert_eq!(plain("5️⃣⬜3️⃣⬛"), "5.3.");
        assert_eq!(plain("१२३४५६७८९"), "123456789");
        assert_eq!(plain("Rätsel ５\n５"), "Rätsel ５\n5");
        assert_eq!(plain("12..⅓"), "12..⅓");
    }
}
