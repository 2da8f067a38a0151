//! Digits and letters as strokes: the few characters of a picture, drawn so that no font is needed.
//! The design is this project's own.
use tiny_skia::{Path, PathBuilder};
use whydoku_draw::drawing::Point;

/// Height of a capital.
const HEIGHT: f64 = 100.0;
/// Width of a character, and of the gap after it.
const WIDTH: f64 = 60.0;
const GAP: f64 = 24.0;
/// Height of a capital as a fraction of the font size, as in most fonts.
const CAPITAL: f64 = 0.72;

/// The strokes of a character: points in a box 60 wide and 100 high with `y` downwards. `M` starts a
/// stroke, `L` is a line, `C` a cubic curve, `Z` closes.
fn outline(character: char) -> &'static str {
    let capital = (character.is_ascii_uppercase()).then(|| character as usize - 'A' as usize);
    let small = (character.is_ascii_lowercase()).then(|| character as usize - 'a' as usize);
    match (character.to_digit(10), capital, small) {
        (Some(digit), ..) => DIGITS[digit as usize],
        (_, Some(at), _) => CAPITALS[at],
        (_, _, Some(at)) => SMALL[at],
        _ if character == ' ' => "",
        _ if character == '-' => "M8 50L52 50",
        _ if character == '=' => "M8 36L52 36M8 64L52 64",
        _ if character == '\u{2265}' => "M8 6L52 38L8 70M8 92L52 92",
        _ if character == ',' => "M30 94L30 98L22 116",
        _ if character == ':' => "M30 42L30 45M30 92L30 95",
        _ if character == '.' => "M30 97L30 100",
        _ if character == '(' => "M42 -6C24 20 24 82 42 108",
        _ if character == ')' => "M18 -6C36 20 36 82 18 108",
        _ if character == '/' => "M50 0L10 100",
        _ if character == '+' => "M8 50L52 50M30 28L30 72",
        _ if character == '_' => "M4 108L56 108",
        _ if character == '\'' => "M30 0L28 20",
        _ if character == 'ä' => {
            "M20 8L20 10M40 8L40 10M52 34L52 100M52 50C46 37 38 31 29 31C14 31 5 46 5 66C5 87 14 101 29 101C38 101 46 95 52 82"
        }
        _ if character == 'ö' => {
            "M20 8L20 10M40 8L40 10M30 31C46 31 55 46 55 66C55 87 46 101 30 101C14 101 5 87 5 66C5 46 14 31 30 31Z"
        }
        _ if character == 'ü' => {
            "M20 8L20 10M40 8L40 10M8 34L8 78C8 93 15 101 28 101C40 101 48 93 52 78M52 34L52 100"
        }
        _ => "M8 0L52 0L52 100L8 100Z",
    }
}

const DIGITS: [&str; 10] = [
    "M30 0C47 0 56 18 56 50C56 82 47 100 30 100C13 100 4 82 4 50C4 18 13 0 30 0Z",
    "M14 22L36 2L36 100",
    "M6 27C6 10 16 0 30 0C45 0 55 10 55 26C55 42 42 55 6 100L56 100",
    "M6 18C10 6 18 0 30 0C45 0 53 10 53 24C53 38 43 47 26 47C45 47 56 57 56 73C56 90 44 100 29 100C16 100 8 94 4 82",
    "M44 100L44 0L3 70L58 70",
    "M52 0L14 0L9 46C15 40 22 37 31 37C47 37 57 50 57 68C57 88 46 100 29 100C16 100 8 94 4 83",
    "M51 14C46 5 40 0 31 0C14 0 4 20 4 58C4 84 14 100 31 100C47 100 57 87 57 69C57 51 47 40 32 40C18 40 8 50 4 64",
    "M4 0L56 0L22 100",
    "M30 46C15 46 8 36 8 24C8 10 16 0 30 0C44 0 52 10 52 24C52 36 45 46 30 46C14 46 4 58 4 73C4 90 14 100 30 100C46 100 56 90 56 73C56 58 46 46 30 46Z",
    "M9 86C14 95 20 100 29 100C46 100 56 80 56 42C56 16 46 0 29 0C13 0 3 13 3 31C3 49 13 60 28 60C42 60 52 50 56 36",
];

const CAPITALS: [&str; 26] = [
    "M2 100L30 0L58 100M12 66L48 66",
    "M8 0L8 100L30 100C46 100 56 90 56 73C56 58 48 47 30 47L8 47L30 47C44 47 52 38 52 24C52 10 46 0 30 0Z",
    "M55 18C49 6 41 0 31 0C14 0 4 20 4 50C4 80 14 100 31 100C41 100 49 94 55 82",
    "M8 0L8 100L26 100C46 100 56 80 56 50C56 20 46 0 26 0Z",
    "M52 0L8 0L8 100L53 100M8 48L46 48",
    "M52 0L8 0L8 100M8 48L46 48",
    "M55 18C49 6 41 0 31 0C14 0 4 20 4 50C4 80 14 100 31 100C41 100 50 95 56 84L56 54L34 54",
    "M6 0L6 100M54 0L54 100M6 48L54 48",
    "M30 0L30 100",
    "M44 0L44 72C44 91 36 100 24 100C13 100 6 93 4 82",
    "M8 0L8 100M54 0L8 58M24 38L56 100",
    "M10 0L10 100L54 100",
    "M4 100L4 0L30 60L56 0L56 100",
    "M6 100L6 0L54 100L54 0",
    "M30 0C48 0 57 20 57 50C57 80 48 100 30 100C12 100 3 80 3 50C3 20 12 0 30 0Z",
    "M8 100L8 0L32 0C48 0 55 12 55 27C55 43 48 54 32 54L8 54",
    "M30 0C48 0 57 20 57 50C57 80 48 100 30 100C12 100 3 80 3 50C3 20 12 0 30 0ZM38 76L58 106",
    "M8 100L8 0L32 0C48 0 55 12 55 27C55 43 48 54 32 54L8 54M30 54L56 100",
    "M53 18C48 6 40 0 30 0C15 0 6 10 6 24C6 38 16 44 31 49C47 54 56 61 56 75C56 90 45 100 30 100C17 100 8 94 3 82",
    "M2 0L58 0M30 0L30 100",
    "M6 0L6 66C6 88 15 100 30 100C45 100 54 88 54 66L54 0",
    "M3 0L30 100L57 0",
    "M0 0L15 100L30 30L45 100L60 0",
    "M5 0L55 100M55 0L5 100",
    "M4 0L30 50L56 0M30 50L30 100",
    "M6 0L54 0L5 100L56 100",
];

const SMALL: [&str; 26] = [
    "M52 34L52 100M52 50C46 37 38 31 29 31C14 31 5 46 5 66C5 87 14 101 29 101C38 101 46 95 52 82",
    "M8 0L8 100M8 50C14 37 22 31 31 31C46 31 55 46 55 66C55 87 46 101 31 101C22 101 14 95 8 82",
    "M52 44C47 35 40 31 31 31C15 31 5 46 5 66C5 87 15 101 31 101C40 101 47 96 52 87",
    "M52 0L52 100M52 50C46 37 38 31 29 31C14 31 5 46 5 66C5 87 14 101 29 101C38 101 46 95 52 82",
    "M6 63L55 63C55 43 46 31 31 31C15 31 5 46 5 66C5 87 15 101 32 101C42 101 49 96 53 88",
    "M50 2C46 0 43 0 40 0C28 0 22 8 22 22L22 100M6 34L44 34",
    "M52 34L52 104C52 120 44 128 29 128C20 128 13 125 8 119M52 50C46 37 38 31 29 31C14 31 5 46 5 66C5 87 14 101 29 101C38 101 46 95 52 82",
    "M8 0L8 100M8 56C12 40 20 31 32 31C46 31 53 40 53 56L53 100",
    "M30 34L30 100M30 6L30 8",
    "M34 34L34 106C34 122 26 128 12 126M34 6L34 8",
    "M10 0L10 100M50 34L10 72M24 60L52 100",
    "M30 0L30 100",
    "M5 34L5 100M5 52C8 39 13 31 19 31C27 31 30 38 30 50L30 100M30 52C33 39 38 31 44 31C52 31 56 38 56 50L56 100",
    "M8 34L8 100M8 56C12 40 20 31 32 31C46 31 53 40 53 56L53 100",
    "M30 31C46 31 55 46 55 66C55 87 46 101 30 101C14 101 5 87 5 66C5 46 14 31 30 31Z",
    "M8 34L8 128M8 50C14 37 22 31 31 31C46 31 55 46 55 66C55 87 46 101 31 101C22 101 14 95 8 82",
    "M52 34L52 128M52 50C46 37 38 31 29 31C14 31 5 46 5 66C5 87 14 101 29 101C38 101 46 95 52 82",
    "M14 34L14 100M14 56C18 40 28 31 46 33",
    "M50 44C46 35 39 31 30 31C17 31 9 38 9 48C9 58 16 62 30 65C45 68 53 73 53 84C53 95 44 101 30 101C18 101 10 96 6 87",
    "M22 10L22 82C22 96 28 101 38 101C42 101 46 100 50 98M6 34L46 34",
    "M8 34L8 78C8 93 15 101 28 101C40 101 48 93 52 78M52 34L52 100",
    "M5 34L30 100L55 34",
    "M2 34L16 100L30 44L44 100L58 34",
    "M8 34L52 100M52 34L8 100",
    "M6 34L30 98M54 34L26 108C22 120 16 127 6 126",
    "M8 34L52 34L8 100L53 100",
];

/// The strokes of a text around a point; nothing for an empty text.
pub(crate) fn strokes(text: &str, at: Point, size: f64) -> Option<Path> {
    let count = text.chars().count();
    let scale = size * CAPITAL / HEIGHT;
    let width = count as f64 * (WIDTH + GAP) - GAP;
    let (mut left, top) = (at.x - width * scale / 2.0, at.y - size * CAPITAL / 2.0);
    let mut path = PathBuilder::new();
    for character in text.chars() {
        draw(&mut path, outline(character), (left, top, scale));
        left += (WIDTH + GAP) * scale;
    }
    path.finish()
}

fn draw(path: &mut PathBuilder, outline: &str, (left, top, scale): (f64, f64, f64)) {
    let commands = outline.char_indices().filter(|(_, c)| c.is_ascii_alphabetic());
    for (at, command) in commands {
        let rest = &outline[at + 1..];
        let end = rest.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(rest.len());
        let numbers: Vec<f64> =
            rest[..end].split(' ').filter_map(|number| number.parse().ok()).collect();
        let x = |at: usize| (left + numbers[at] * scale) as f32;
        let y = |at: usize| (top + numbers[at] * scale) as f32;
        match (command, numbers.len()) {
            ('M', 2) => path.move_to(x(0), y(1)),
            ('L', 2) => path.line_to(x(0), y(1)),
            ('C', 6) => path.cubic_to(x(0), y(1), x(2), y(3), x(4), y(5)),
            _ => path.close(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_outline_consists_of_complete_commands() {
        for outline in DIGITS.iter().chain(&CAPITALS).chain(&SMALL) {
            assert!(outline.starts_with('M'), "{outline}");
            let starts = outline.char_indices().filter(|(_, c)| c.is_ascii_alphabetic());
            for (at, command) in starts {
                let rest = &outline[at + 1..];
                let end = rest.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(rest.len());
                let numbers: Vec<f64> =
                    rest[..end].split(' ').filter_map(|number| number.parse().ok()).collect();
                let wanted = match command {
                    'M' | 'L' => 2,
                    'C' => 6,
                    _ => 0,
                };
                assert_eq!(numbers.len(), wanted, "{command} of {outline}");
                assert!(numbers.iter().all(|n| (-5.0..=130.0).contains(n)), "{outline}");
            }
        }
    }
    #[test]
    fn a_text_is_centred() {
        let at = Point { x: 50.0, y: 20.0 };
        for text in ["0", "8", "H", "16", "36"] {
            let bounds = strokes(text, at, 20.0).expect("it has strokes").bounds();
            let middle = f32::midpoint(bounds.top(), bounds.bottom());
            assert!((middle - 20.0).abs() < 0.5, "{text}: {bounds:?}");
            assert!((f32::midpoint(bounds.left(), bounds.right()) - 50.0).abs() < 1.5, "{text}");
        }
        assert!(strokes("", at, 20.0).is_none());
    }
}
