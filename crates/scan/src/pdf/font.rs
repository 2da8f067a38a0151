//! Which character each code of a font stands for, and how wide it is.
use super::budget::{Budget, For};
use super::unpack::unpacked;
use hayro_syntax::object::{Array, Dict, Name, Object, Stream};
use std::collections::BTreeMap;

/// A character that is not known: it is no digit, so a grid that contains it is not taken for text.
pub(super) const UNKNOWN: char = '\u{FFFD}';
/// The width of most characters of Helvetica, including every digit, in thousandths.
const USUAL_WIDTH: f64 = 556.0;
/// No more entries of a table are read than a font can have characters.
const MOST_CODES: u32 = 65_536;
/// What an entry of a table takes, in bytes.
const ENTRY: usize = 32;
/// The flag of a font with symbols in place of letters.
const SYMBOLIC: i32 = 4;

/// A font of a document.
#[derive(Debug, Default)]
pub(super) struct Font {
    /// Whether a code has two bytes.
    is_wide: bool,
    /// Whether codes are ASCII if nothing else says what they are.
    is_ascii: bool,
    characters: BTreeMap<u32, char>,
    widths: BTreeMap<u32, f64>,
    usual_width: f64,
    /// The unit of widths as a share of the size of the font.
    unit: f64,
}

impl Font {
    /// Reads a font, as far as the page can have its tables.
    pub(super) fn read(dict: &Dict<'_>, budget: &Budget) -> Self {
        let kind = dict.get::<Name<'_>>("Subtype");
        let kind = kind.as_ref().map_or("", Name::as_str).to_owned();
        let mut font = Self { unit: 0.001, usual_width: USUAL_WIDTH, ..Self::default() };
        if !budget.take(For::Page, dict.data().len()) {
            return font;
        }
        if kind == "Type0" {
            font.is_wide = true;
            let descendants = dict.get::<Array<'_>>("DescendantFonts");
            if let Some(inner) = descendants.and_then(|all| all.iter::<Dict<'_>>().next()) {
                font.wide_widths(&inner, budget);
            }
        } else {
            font.is_ascii = kind != "Type3" && !has_own_signs(dict);
            font.differences(dict);
            font.simple_widths(dict);
            if kind == "Type3" {
                let matrix = dict.get::<Array<'_>>("FontMatrix");
                font.unit = matrix.and_then(|all| all.iter::<f64>().next()).unwrap_or(0.001);
            }
        }
        if let Some(table) = dict.get::<Stream<'_>>("ToUnicode")
            && let Some(table) = unpacked(&table, budget, For::Page)
        {
            font.characters.extend(to_unicode(&table, budget));
        }
        font
    }
    /// The characters of a text, each with its width as a share of the size, and whether it is a space
    /// with a code of one byte.
    pub(super) fn text(&self, bytes: &[u8]) -> Vec<(char, f64, bool)> {
        let codes = bytes.chunks(if self.is_wide { 2 } else { 1 });
        let codes = codes.map(|code| code.iter().fold(0, |all, byte| all << 8 | u32::from(*byte)));
        codes.map(|code| (self.character(code), self.width(code), self.is_space(code))).collect()
    }
    fn is_space(&self, code: u32) -> bool {
        !self.is_wide && code == 32
    }
    fn character(&self, code: u32) -> char {
        let ascii = char::from_u32(code).filter(|text| self.is_ascii && text.is_ascii());
        self.characters.get(&code).copied().or(ascii).unwrap_or(UNKNOWN)
    }
    fn width(&self, code: u32) -> f64 {
        self.widths.get(&code).copied().unwrap_or(self.usual_width) * self.unit
    }
    /// Codes with another meaning than usual, by the names of their characters.
    fn differences(&mut self, dict: &Dict<'_>) {
        let encoding = dict.get::<Dict<'_>>("Encoding");
        let all = encoding.and_then(|encoding| encoding.get::<Array<'_>>("Differences"));
        let mut code = 0;
        for entry in all.iter().flat_map(Array::iter::<Object<'_>>) {
            match entry {
                Object::Number(number) => code = number.as_i64().clamp(0, 255) as u32,
                Object::Name(name) => {
                    self.characters.insert(code, named(name.as_str()));
                    code += 1;
                }
                _ => {}
            }
        }
    }
    fn simple_widths(&mut self, dict: &Dict<'_>) {
        let first = dict.get::<i32>("FirstChar").unwrap_or(0).clamp(0, 255) as u32;
        if let Some(widths) = dict.get::<Array<'_>>("Widths") {
            self.widths.extend((first..=255).zip(widths.iter::<f64>()));
        }
    }
    /// Widths of a font with codes of two bytes: `1 [500 600] 7 9 550`.
    fn wide_widths(&mut self, dict: &Dict<'_>, budget: &Budget) {
        self.usual_width = dict.get::<f64>("DW").unwrap_or(1000.0);
        let Some(all) = dict.get::<Array<'_>>("W") else { return };
        if !budget.take(For::Page, all.data().len()) {
            return;
        }
        let is_allowed = |_: &(u32, f64)| budget.take(For::Page, ENTRY);
        let mut waiting: Vec<f64> = Vec::new();
        for entry in all.iter::<Object<'_>>() {
            match entry {
                Object::Number(number) => waiting.push(number.as_f64()),
                Object::Array(widths) => {
                    let first = waiting.pop().unwrap_or(0.0).max(0.0) as u32;
                    let widths = (first..MOST_CODES).zip(widths.iter::<f64>());
                    self.widths.extend(widths.take_while(is_allowed));
                    waiting.clear();
                }
                _ => waiting.clear(),
            }
            if let [first, last, width] = waiting[..] {
                let last = (last.max(0.0) as u32).min(MOST_CODES);
                let widths = (first.max(0.0) as u32..=last).map(|code| (code, width));
                self.widths.extend(widths.take_while(is_allowed));
                waiting.clear();
            }
        }
    }
}

/// Whether codes of the font may mean anything and need not be ASCII.
fn has_own_signs(dict: &Dict<'_>) -> bool {
    let name = dict.get::<Name<'_>>("BaseFont");
    let is_dingbats = name.is_some_and(|name| name.as_str().contains("Dingbats"));
    let descriptor = dict.get::<Dict<'_>>("FontDescriptor");
    let flags = descriptor.as_ref().and_then(|of| of.get::<i32>("Flags")).unwrap_or(0);
    let is_inside = descriptor.is_some_and(|of| {
        ["FontFile", "FontFile2", "FontFile3"].iter().any(|key| of.contains_key(key))
    });
    is_dingbats || is_inside && flags & SYMBOLIC != 0 && !dict.contains_key("Encoding")
}

/// The character that has this name in fonts.
fn named(name: &str) -> char {
    const DIGITS: [&str; 10] =
        ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
    let digit = DIGITS.iter().position(|digit| *digit == name);
    let letter = || {
        let mut all = name.chars();
        all.next().filter(|letter| letter.is_ascii_alphabetic() && all.next().is_none())
    };
    let coded = || {
        let hex = name.strip_prefix("uni").filter(|hex| hex.len() == 4)?;
        char::from_u32(u32::from_str_radix(hex, 16).ok()?)
    };
    match (digit, name) {
        (Some(digit), _) => char::from_digit(digit as u32, 10).unwrap_or(UNKNOWN),
        (_, "space") => ' ',
        (_, "period") => '.',
        (_, "hyphen") => '-',
        _ => letter().or_else(coded).unwrap_or(UNKNOWN),
    }
}

/// The table of a font that says what its codes are: `beginbfchar` and `beginbfrange`.
fn to_unicode(table: &[u8], budget: &Budget) -> BTreeMap<u32, char> {
    let is_allowed = |_: &(u32, char)| budget.take(For::Page, ENTRY);
    let mut characters = BTreeMap::new();
    let (mut values, mut row): (Vec<u32>, Vec<u32>) = (Vec::new(), Vec::new());
    let (mut kind, mut is_list) = (0, false);
    for token in tokens(table) {
        match token {
            Token::Word(b"beginbfchar") => (kind, is_list) = (2, false),
            Token::Word(b"beginbfrange") => (kind, is_list) = (3, false),
            Token::Word(_) => kind = 0,
            Token::Open => is_list = true,
            Token::Close => {
                if let [first, ..] = values[..] {
                    let texts = row.drain(..).filter_map(char::from_u32);
                    characters.extend((first..MOST_CODES).zip(texts).take_while(is_allowed));
                }
                is_list = false;
                values.clear();
            }
            Token::Hex(text) if is_list => row.push(text),
            Token::Hex(value) => values.push(value),
        }
        match (kind, &values[..]) {
            (0, _) => values.clear(),
            (2, [code, text]) => {
                characters.extend(char::from_u32(*text).map(|text| (*code, text)));
                values.clear();
            }
            (3, [first, last, text]) => {
                let texts = (*text..).map(|text| char::from_u32(text).unwrap_or(UNKNOWN));
                let codes = *first..=(*last).min(MOST_CODES);
                characters.extend(codes.zip(texts).take_while(is_allowed));
                values.clear();
            }
            _ => {}
        }
    }
    characters
}

enum Token<'a> {
    Word(&'a [u8]),
    /// The first four bytes of a text in hexadecimal digits.
    Hex(u32),
    Open,
    Close,
}

fn tokens(table: &[u8]) -> impl Iterator<Item = Token<'_>> {
    let mut rest = table;
    core::iter::from_fn(move || {
        let start = rest.iter().position(|byte| !byte.is_ascii_whitespace())?;
        rest = &rest[start..];
        let (token, length) = match rest[0] {
            b'[' => (Token::Open, 1),
            b']' => (Token::Close, 1),
            b'<' => {
                let end = rest.iter().position(|byte| *byte == b'>').unwrap_or(rest.len());
                let digits =
                    rest[1.min(end)..end].iter().filter_map(|byte| (*byte as char).to_digit(16));
                let value = digits.take(8).fold(0, |all, digit| all << 4 | digit);
                (Token::Hex(value), (end + 1).min(rest.len()))
            }
            _ => {
                let is_end = |byte: &u8| byte.is_ascii_whitespace() || b"[]<".contains(byte);
                let end = rest.iter().skip(1).position(is_end).map_or(rest.len(), |at| at + 1);
                (Token::Word(&rest[..end]), end)
            }
        };
        rest = &rest[length..];
        Some(token)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_unicode_table_maps_codes_to_characters() {
        let table = b"/CIDInit /ProcSet findresource begin 1 begincodespacerange <00> <FF> endcodespacerange
            2 beginbfchar <05> <0031> <06><0039> endbfchar
            2 beginbfrange <10> <12> <0032> <20> <21> [<0037> <0038>] endbfrange";
        let mut all: Vec<(u32, char)> = to_unicode(table, &Budget::of(0)).into_iter().collect();
        all.sort_unstable();
        let expected = [(5, '1'), (6, '9'), (16, '2'), (17, '3'), (18, '4'), (32, '7'), (33, '8')];
        assert_eq!(all, expected);
    }
    #[test]
    fn names_of_digits_are_digits_and_other_names_are_unknown() {
        assert_eq!((named("seven"), named("B"), named("uni0034")), ('7', 'B', '4'));
        assert_eq!((named("g17"), named("a"), named("fi")), (UNKNOWN, 'a', UNKNOWN));
    }
}
