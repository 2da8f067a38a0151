//! Nine lines of nine cells as they stand in a text, with or without a frame.
use super::table::is_two_squares;
use crate::regions::is_latin;

/// The rows, columns and digits of the board.
pub(super) const SIDE: usize = 9;
/// No block is longer, in bytes, unless most of it is empty.
const LONGEST: usize = 4096;

/// Marks beside the digits of a cell, which are bits from 0 to 8.
pub(super) const DIGITS: u16 = (1 << SIDE) - 1;
pub(super) const BLANK: u16 = 1 << 9;
pub(super) const GIVEN: u16 = 1 << 10;
pub(super) const PLACED: u16 = 1 << 11;

/// How the cells are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// A character for each cell, with or without blanks between them.
    Symbols,
    /// Words of one or more digits.
    Words,
    /// Digits between commas.
    Fields,
    /// Digits with marks between bars.
    Marked,
}

/// What the lines hold.
#[derive(Debug)]
pub(super) struct Rows {
    pub(super) kind: Kind,
    /// The cells, except those of [`Kind::Symbols`].
    pub(super) cells: [u16; SIDE * SIDE],
    /// Every character that can only be meant for a cell.
    pub(super) symbols: Vec<u8>,
    /// How many of them there are in each row.
    pub(super) counts: [usize; SIDE],
    /// How many lines there are, with those that are only frame, and whether there are such lines.
    pub(super) lines: usize,
    pub(super) has_frame: bool,
}

impl Rows {
    /// Reads rows up to a blank line or, in a text that is `complete`, to its end; and says where that is.
    pub(super) fn read(text: &str, complete: bool) -> Option<(Self, usize)> {
        if !text.starts_with(|c: char| c.is_ascii_digit() || "., |+-:'".contains(c)) {
            return None;
        }
        let window = &text.as_bytes()[..text.len().min(LONGEST)];
        let mut reader = Reader::new(window.len());
        let mut at = 0;
        while at < window.len() {
            let rest = &window[at..];
            let end = rest.iter().position(|&byte| byte == b'\n');
            let line = &rest[..end.unwrap_or(rest.len())];
            let line = line.strip_suffix(b"\r").unwrap_or(line);
            if line.is_empty() {
                break;
            }
            if end.is_none() && !complete {
                return None;
            }
            reader.add(line)?;
            at += end.map_or(rest.len(), |end| end + 1);
        }
        let cut = at == window.len() && (!complete || window.len() < text.len());
        if cut { None } else { Some((reader.finish()?, at)) }
    }
}

/// Takes the lines one by one; `None` as soon as one of them is unusual.
struct Reader<'a> {
    rows: Rows,
    row: usize,
    /// The words of each row.
    words: [usize; SIDE],
    /// The last line of frame, and whether the last line was one.
    frame: &'a [u8],
    after_frame: bool,
    /// Whether a cell has a digit twice, or a blank and something else.
    odd: bool,
}

impl<'a> Reader<'a> {
    fn new(length: usize) -> Self {
        let rows = Rows {
            kind: Kind::Symbols,
            cells: [0; SIDE * SIDE],
            symbols: Vec::with_capacity(length),
            counts: [0; SIDE],
            lines: 0,
            has_frame: false,
        };
        let words = [0; SIDE];
        Self { rows, row: 0, words, frame: &[], after_frame: false, odd: false }
    }
    fn add(&mut self, line: &'a [u8]) -> Option<()> {
        self.rows.lines += 1;
        if line.get(1..4) == Some(b"---") {
            return self.add_frame(line);
        }
        self.after_frame = false;
        if self.row == 0 {
            self.rows.kind = kind_of(line);
        }
        let before = self.rows.symbols.len();
        let cells = self.rows.cells.as_chunks_mut::<SIDE>().0.get_mut(self.row)?;
        match self.rows.kind {
            Kind::Fields => read_fields(line, cells, &mut self.rows.symbols)?,
            Kind::Marked => read_marked(line, cells, &mut self.rows.symbols)?,
            Kind::Symbols | Kind::Words => {
                let (words, odd) = read_words(line, cells, &mut self.rows.symbols)?;
                self.words[self.row] = words;
                self.odd |= odd;
            }
        }
        self.rows.counts[self.row] = self.rows.symbols.len() - before;
        self.row += 1;
        Some(())
    }
    /// A line with a stroke. A line of nothing but dashes may be a row of blanks, if more of them follow.
    fn add_frame(&mut self, line: &'a [u8]) -> Option<()> {
        let is_corner = |byte: &u8| b"+.:'".contains(byte);
        let is_frame = self.frame == line
            || line.iter().all(|byte| *byte == b'-')
            || (line.iter().any(is_corner)
                && line.iter().all(|byte| is_corner(byte) || b"-| ".contains(byte)));
        if !is_frame || self.after_frame {
            return None;
        }
        (self.frame, self.after_frame, self.rows.has_frame) = (line, true, true);
        Some(())
    }
    /// The rows, if there are nine that only one format can have.
    fn finish(mut self) -> Option<Rows> {
        let rows = &mut self.rows;
        if rows.kind == Kind::Symbols {
            let nine = self.words.iter().all(|words| *words == SIDE);
            let few = self.words.iter().all(|words| *words < SIDE - 1);
            rows.kind = match rows.counts.iter().all(|count| *count == SIDE) {
                true if nine || few => Kind::Symbols,
                false if nine && !self.odd => Kind::Words,
                _ => return None,
            };
        }
        let is_cube = rows.symbols.len() == SIDE * SIDE * SIDE;
        let may_be_regions = rows.kind == Kind::Fields && may_be_regions(&[], &rows.symbols);
        let usual = self.row == SIDE && !is_cube && !may_be_regions;
        usual.then_some(self.rows)
    }
}

/// The layout, from the first row.
fn kind_of(line: &[u8]) -> Kind {
    let pieces = || line.split(|byte| *byte == b'|').count();
    if line.contains(&b',') {
        Kind::Fields
    } else if line.starts_with(b"|") && pieces() == SIDE + 2 {
        Kind::Marked
    } else {
        Kind::Symbols
    }
}

/// More bars than this could be one after each cell.
const MOST_BARS: usize = 4;

/// Reads characters with blanks and bars between them: the number of words, and whether one of them has a
/// character twice, or a blank and something else.
fn read_words(
    line: &[u8],
    cells: &mut [u16; SIDE],
    symbols: &mut Vec<u8>,
) -> Option<(usize, bool)> {
    if line.len() == SIDE && line.iter().all(|byte| matches!(byte, b'0'..=b'9' | b'.')) {
        // One word for all cells; so the rows cannot be of [`Kind::Words`], which alone needs them.
        symbols.extend_from_slice(line);
        return Some((1, false));
    }
    let (mut words, mut bars, mut inside, mut odd) = (0, 0, false, false);
    for &byte in line {
        let bit = match byte {
            b'1'..=b'9' => 1 << (byte - b'1'),
            b'.' | b'0' => BLANK,
            b' ' | b'|' => {
                bars += usize::from(byte == b'|');
                inside = false;
                continue;
            }
            _ => return None,
        };
        words += usize::from(!inside);
        inside = true;
        let cell = cells.get_mut(words - 1)?;
        odd |= *cell & (bit | BLANK) != 0 || (bit == BLANK && *cell != 0);
        *cell |= bit;
        symbols.push(byte);
    }
    (bars <= MOST_BARS).then_some((words, odd))
}

/// Reads digits between commas.
fn read_fields(line: &[u8], cells: &mut [u16; SIDE], symbols: &mut Vec<u8>) -> Option<()> {
    let mut fields = line.split(|byte| *byte == b',');
    for cell in cells {
        match fields.next()? {
            [] => {}
            [digit @ b'1'..=b'9'] => {
                *cell = 1 << (digit - b'1');
                symbols.push(*digit);
            }
            _ => return None,
        }
    }
    fields.next().is_none().then_some(())
}

/// Reads digits with marks between bars, candidates, and cells without anything.
fn read_marked(line: &[u8], cells: &mut [u16; SIDE], symbols: &mut Vec<u8>) -> Option<()> {
    let inner = line.strip_prefix(b"|")?.strip_suffix(b"|")?;
    let mut pieces = inner.split(|byte| *byte == b'|');
    for cell in cells {
        let piece = without_blanks(pieces.next()?);
        let (digits, mark) = match piece {
            [digit @ .., b'*'] => (digit, GIVEN),
            [digit @ .., b'-'] => (digit, PLACED),
            [b'.'] => (&[][..], BLANK),
            digits => (digits, 0),
        };
        *cell = mark;
        for &digit in digits {
            let bit = if matches!(digit, b'1'..=b'9') { 1 << (digit - b'1') } else { return None };
            if *cell & bit != 0 {
                return None;
            }
            *cell |= bit;
        }
        if mark & (GIVEN | PLACED) != 0 && digits.len() != 1 {
            return None;
        }
        symbols.extend_from_slice(piece);
    }
    pieces.next().is_none().then_some(())
}

/// Without blanks at either end.
fn without_blanks(mut piece: &[u8]) -> &[u8] {
    while let [b' ', rest @ ..] | [rest @ .., b' '] = piece {
        piece = rest;
    }
    piece
}

/// Whether the second half of these characters may name the regions of a jigsaw.
pub(super) fn may_be_regions(first: &[u8], second: &[u8]) -> bool {
    let count = first.len() + second.len();
    if !is_two_squares(count) {
        return false;
    }
    let names = || first.iter().chain(second).skip(count / 2);
    let different = names().fold(0_u128, |seen, name| seen | 1 << (name & 127)).count_ones();
    let are_names = names().all(u8::is_ascii_alphanumeric);
    let is_solved = || is_latin(&names().collect::<Vec<_>>());
    are_names && different as usize == (count / 2).isqrt() && !is_solved()
}
