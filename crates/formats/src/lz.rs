//! LZ-string: the compression behind the links of f-puzzles and `SudokuPad`. It is our own, because
//! the output must have a limit: otherwise a hostile link of a few kilobytes could become
//! gigabytes.
//!
//! The format is that of pieroxy's lz-string 1.5 (`compressToBase64`): LZW over UTF-16 code units,
//! bits from the lowest, six to a character.

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The place of each byte in the alphabet; 64 for all others.
static VALUES: [u8; 256] = {
    let mut values = [64; 256];
    let mut at = 0;
    while at < ALPHABET.len() {
        values[ALPHABET[at] as usize] = at as u8;
        at += 1;
    }
    values
};

/// The first code of a dictionary; 0 to 2 mean that a character of 8 or 16 bits follows, or the
/// end.
const FIRST_CODE: usize = 3;
const END: usize = 2;

/// Packs bits into characters.
#[derive(Default)]
struct Bits {
    text: String,
    value: u64,
    count: u32,
}

impl Bits {
    /// The `width` lowest bits of a number (at least one), the lowest first.
    fn number(&mut self, number: usize, width: u32) {
        self.value = self.value << width | (number as u64).reverse_bits() >> (u64::BITS - width);
        self.count += width;
        while self.count >= 6 {
            self.count -= 6;
            self.text.push(char::from(ALPHABET[(self.value >> self.count) as usize & 63]));
        }
    }
    /// The rest, padded to whole groups of four characters.
    fn finish(mut self) -> String {
        self.number(0, 1);
        if self.count > 0 {
            self.number(0, 6 - self.count);
        }
        while !self.text.len().is_multiple_of(4) {
            self.text.push('=');
        }
        self.text
    }
}

/// The code of a character or a phrase.
#[derive(Clone, Copy)]
struct Known {
    /// The last character.
    unit: u16,
    /// The first of the phrases that are one character longer, and the next that is as long as this one and
    /// has the same beginning; 0 for none.
    longer: usize,
    next: usize,
}

/// Characters below this have a table.
const FREQUENT: usize = 128;

/// The codes of characters and phrases, and how wide a code is at this point.
struct Coder {
    bits: Bits,
    /// The codes of frequent characters met so far; 0 for the others.
    frequent: [usize; FREQUENT],
    /// The codes of all other characters met so far.
    rare: Vec<(u16, usize)>,
    /// By code, from the first one on.
    known: Vec<Known>,
    width: u32,
    room: usize,
}

/// A phrase to be sent: its code, and its character if that has not been sent before.
#[derive(Clone, Copy)]
struct Phrase {
    code: usize,
    fresh: Option<u16>,
}

impl Coder {
    fn new() -> Self {
        let (bits, rare, known) = (Bits::default(), Vec::new(), Vec::new());
        Self { bits, frequent: [0; FREQUENT], rare, known, width: 2, room: 2 }
    }
    /// A new code; `next` is the phrase that the new one precedes.
    fn code(&mut self, unit: u16, next: usize) -> usize {
        self.known.push(Known { unit, longer: 0, next });
        self.known.len() - 1 + FIRST_CODE
    }
    /// The phrase of one character.
    fn single(&mut self, unit: u16) -> Phrase {
        let code = match self.frequent.get(usize::from(unit)) {
            Some(code) => *code,
            None => self.rare.iter().find(|(rare, _)| *rare == unit).map_or(0, |(_, code)| *code),
        };
        if code > 0 {
            return Phrase { code, fresh: None };
        }
        let code = self.code(unit, 0);
        match self.frequent.get_mut(usize::from(unit)) {
            Some(slot) => *slot = code,
            None => self.rare.push((unit, code)),
        }
        Phrase { code, fresh: Some(unit) }
    }
    /// The longer phrase, if it is known.
    fn longer(&self, phrase: Phrase, unit: u16) -> Option<Phrase> {
        let mut code = self.known[phrase.code - FIRST_CODE].longer;
        while code > 0 {
            let known = self.known[code - FIRST_CODE];
            if known.unit == unit {
                return Some(Phrase { code, fresh: None });
            }
            code = known.next;
        }
        None
    }
    /// Makes the longer phrase known.
    fn learn(&mut self, phrase: Phrase, unit: u16) {
        let at = phrase.code - FIRST_CODE;
        self.known[at].longer = self.code(unit, self.known[at].longer);
    }
    fn send(&mut self, phrase: Phrase) {
        match phrase.fresh {
            Some(unit) => {
                let wide = unit > 255;
                self.bits.number(usize::from(wide), self.width);
                self.bits.number(usize::from(unit), if wide { 16 } else { 8 });
                spend(&mut self.room, &mut self.width);
            }
            None => self.bits.number(phrase.code, self.width),
        }
        spend(&mut self.room, &mut self.width);
    }
}

/// Compresses a text as `compressToBase64` does, byte for byte.
pub(crate) fn compress(text: &str) -> String {
    let mut coder = Coder::new();
    let mut phrase: Option<Phrase> = None;
    for unit in text.encode_utf16() {
        let next = coder.single(unit);
        let Some(current) = phrase else {
            phrase = Some(next);
            continue;
        };
        if let Some(longer) = coder.longer(current, unit) {
            phrase = Some(longer);
            continue;
        }
        coder.send(current);
        coder.learn(current, unit);
        phrase = Some(next);
    }
    if let Some(last) = phrase {
        coder.send(last);
    }
    coder.bits.number(END, coder.width);
    coder.bits.finish()
}

/// Takes bits from characters.
struct Source<'a> {
    values: &'a [u8],
    at: usize,
}

impl Source<'_> {
    fn number(&mut self, width: u32) -> Option<usize> {
        let mut number = 0;
        for place in 0..width {
            let value = usize::from(*self.values.get(self.at / 6)?);
            number |= ((value >> (5 - self.at % 6)) & 1) << place;
            self.at += 1;
        }
        Some(number)
    }
}

/// A phrase of the dictionary: a shorter one and a character.
#[derive(Clone, Copy)]
struct Entry {
    before: Option<usize>,
    unit: u16,
    first: u16,
    length: usize,
}

/// Decompresses the output of `compressToBase64`; `None` when it is damaged, is not text, or is
/// longer than `most` characters.
pub(crate) fn decompress(text: &str, most: usize) -> Option<String> {
    let value = |byte: &u8| Some(VALUES[usize::from(*byte)]).filter(|value| *value < 64);
    let bytes = text.trim_end_matches('=').as_bytes();
    let values: Vec<u8> = bytes.iter().map(value).collect::<Option<_>>()?;
    let mut source = Source { values: &values, at: 0 };
    let mut known: Vec<Entry> = Vec::new();
    let mut units: Vec<u16> = Vec::new();
    let (mut width, mut room) = (2_u32, 2_usize);
    let mut before: Option<usize> = None;
    loop {
        let code = source.number(width)?;
        let entry = match code {
            0 | 1 => {
                let unit = source.number(if code == 0 { 8 } else { 16 })? as u16;
                known.push(Entry { before: None, unit, first: unit, length: 1 });
                // The very first character does not count.
                if before.is_some() {
                    spend(&mut room, &mut width);
                } else {
                    (width, room) = (3, 4);
                }
                known.len() - 1
            }
            END => return String::from_utf16(&units).ok(),
            code => code - FIRST_CODE,
        };
        if let Some(shorter) = before {
            let first = match known.get(entry) {
                Some(entry) => entry.first,
                None if entry == known.len() => known.get(shorter)?.first,
                None => return None,
            };
            let Entry { first: begin, length, .. } = *known.get(shorter)?;
            let length = length + 1;
            let grown = Entry { before: Some(shorter), unit: first, first: begin, length };
            // A fresh character was pushed before the phrase that it makes longer.
            known.push(grown);
            spend(&mut room, &mut width);
        }
        append(&known, entry, &mut units, most)?;
        before = Some(entry);
    }
}

fn spend(room: &mut usize, width: &mut u32) {
    *room -= 1;
    if *room == 0 {
        *room = 1 << *width;
        *width += 1;
    }
}

/// Adds a phrase to the text, unless that becomes too long.
fn append(known: &[Entry], entry: usize, units: &mut Vec<u16>, most: usize) -> Option<()> {
    let mut at = Some(entry);
    let length = known.get(entry)?.length;
    let start = units.len();
    if length > most.saturating_sub(start) {
        return None;
    }
    while let Some(index) = at {
        let entry = known.get(index)?;
        units.push(entry.unit);
        at = entry.before;
    }
    units[start..].reverse();
    Some(())
}

/// The greatest length of an unpacked puzzle, in characters.
const MOST_UNPACKED: usize = 2_000_000;

/// Undoes the compression. In links a `+` may have become a blank, and `%2B` and the like have
/// already been undone; `None` if it is cut short or damaged.
pub(crate) fn unpack(packed: &str) -> Option<String> {
    let whole: String = packed.chars().map(|c| if c == ' ' { '+' } else { c }).collect();
    decompress(&whole, MOST_UNPACKED)
        .or_else(|| decompress(&whole.replace("//", "/"), MOST_UNPACKED))
        // The alphabet for links.
        .or_else(|| decompress(&whole.replace('-', "/").replace('$', "="), MOST_UNPACKED))
        .filter(|text| !text.is_empty())
}

/// Packed text for a link, where these three characters mean something else.
pub(crate) fn escaped(packed: &str) -> String {
    packed.replace('+', "%2B").replace('/', "%2F").replace('=', "%3D")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_the_original_are_read_and_reproduced() {
        let empty = r#"{"size":3,"grid":[[{},{},{}],[{},{},{}],[{},{},{}]]}"#;
        let link = "N4IgzglgXgpiBcBmANCA5gJwgEwQbT2AF9ljSiBdZQks4qm88iiooA==";
        assert_eq!(decompress(link, 1000).as_deref(), Some(empty));
        assert_eq!(compress(empty), link);
    }
    #[test]
    fn every_text_survives_a_round_trip() {
        let long = "abcabcabcäß漢字😀".repeat(50);
        for text in ["", "a", "aaaaaaaaaaaaaaaa", "5300700006", long.as_str()] {
            assert_eq!(decompress(&compress(text), 10_000).as_deref(), Some(text), "{text}");
        }
    }
    #[test]
    fn damaged_and_oversized_texts_are_refused() {
        assert_eq!(decompress("", 10), None);
        assert_eq!(decompress("N4Ig", 10), None);
        assert_eq!(decompress("!!", 10), None);
        let bomb = compress(&"a".repeat(10_000));
        assert!(bomb.len() < 400 && decompress(&bomb, 9_999).is_none());
    }
}
