//! Unpacks the parts of a document, never to more than a limit: `hayro-syntax` would unpack anything, whatever
//! its length.
use flate2::bufread::DeflateDecoder;
use hayro_syntax::Filter;
use hayro_syntax::object::Dict;
use std::io::Read;
use weezl::decode::Decoder;
use weezl::{BitOrder, LzwStatus};

/// What a part unpacks to.
pub(super) struct Unpacked {
    pub(super) bytes: Vec<u8>,
    /// How much of what was packed was needed.
    pub(super) used: usize,
    /// Whether everything could be unpacked. Otherwise this is what stands before the damage.
    pub(super) is_whole: bool,
}

/// Why a part could not be unpacked.
pub(super) enum Fault {
    /// It would be longer than the limit.
    TooLong,
    /// It is packed in a way that is not known here, such as a picture.
    Other,
}

/// Unpacks one layer to at most this many bytes.
pub(super) fn unpack(
    filter: Filter,
    packed: &[u8],
    settings: &Dict<'_>,
    most: usize,
) -> Result<Unpacked, Fault> {
    let mut out = Out { bytes: Vec::new(), most };
    let mut used = packed.len();
    let is_whole = match filter {
        Filter::FlateDecode => flate(packed, &mut used, &mut out)?,
        Filter::LzwDecode => lzw(packed, settings.get::<i32>("EarlyChange") != Some(0), &mut out)?,
        Filter::AsciiHexDecode => hexadecimal(packed, &mut out)?,
        Filter::Ascii85Decode => base_85(packed, &mut out)?,
        Filter::RunLengthDecode => runs(packed, &mut out)?,
        _ => return Err(Fault::Other),
    };
    let mut bytes = out.bytes;
    if matches!(filter, Filter::FlateDecode | Filter::LzwDecode) {
        predict(&mut bytes, settings).ok_or(Fault::Other)?;
    }
    Ok(Unpacked { bytes, used, is_whole })
}

/// Bytes that do not grow beyond a limit.
struct Out {
    bytes: Vec<u8>,
    most: usize,
}

impl Out {
    fn add(&mut self, more: &[u8]) -> Result<(), Fault> {
        if more.len() > self.most - self.bytes.len() {
            return Err(Fault::TooLong);
        }
        self.bytes.extend_from_slice(more);
        Ok(())
    }
}

fn flate(packed: &[u8], used: &mut usize, out: &mut Out) -> Result<bool, Fault> {
    // Two bytes say how it was packed. Errors in them stop some readers and not others.
    let has_start = matches!(packed, [kind, flags, ..]
        if kind & 15 == 8 && flags & 32 == 0 && (u16::from(*kind) << 8 | u16::from(*flags)) % 31 == 0);
    let start = if has_start { 2 } else { 0 };
    let mut reader = DeflateDecoder::new(&packed[start..]);
    let mut buffer = [0; 16_384];
    loop {
        match reader.read(&mut buffer) {
            Ok(0) => {
                *used = start + reader.total_in() as usize;
                return Ok(true);
            }
            Ok(count) => out.add(&buffer[..count])?,
            Err(_) => return Ok(false),
        }
    }
}

fn lzw(packed: &[u8], is_early: bool, out: &mut Out) -> Result<bool, Fault> {
    let make = if is_early { Decoder::with_tiff_size_switch } else { Decoder::new };
    let mut decoder = make(BitOrder::Msb, 8);
    let (mut rest, mut buffer) = (packed, [0; 16_384]);
    loop {
        let step = decoder.decode_bytes(rest, &mut buffer);
        rest = &rest[step.consumed_in..];
        out.add(&buffer[..step.consumed_out])?;
        match step.status {
            Ok(LzwStatus::Ok) => {}
            Ok(LzwStatus::NoProgress | LzwStatus::Done) => return Ok(true),
            Err(_) => return Ok(false),
        }
    }
}

fn hexadecimal(packed: &[u8], out: &mut Out) -> Result<bool, Fault> {
    let mut high = None;
    for byte in packed.iter().take_while(|byte| **byte != b'>') {
        if byte.is_ascii_whitespace() || *byte == 0 {
            continue;
        }
        let Some(digit) = (*byte as char).to_digit(16) else { return Ok(false) };
        match high.take() {
            None => high = Some(digit),
            Some(high) => out.add(&[(high << 4 | digit) as u8])?,
        }
    }
    high.map_or(Ok(()), |high| out.add(&[(high << 4) as u8]))?;
    Ok(true)
}

/// Four bytes as five characters from `!` to `u`; `z` for four zeros.
fn base_85(packed: &[u8], out: &mut Out) -> Result<bool, Fault> {
    let (mut value, mut count) = (0_u64, 0);
    for byte in packed.iter().take_while(|byte| **byte != b'~') {
        match byte {
            b'z' if count == 0 => out.add(&[0; 4])?,
            b'!'..=b'u' => {
                (value, count) = (value * 85 + u64::from(byte - b'!'), count + 1);
                if count == 5 {
                    let Ok(four) = u32::try_from(value) else { return Ok(false) };
                    out.add(&four.to_be_bytes())?;
                    (value, count) = (0, 0);
                }
            }
            _ if byte.is_ascii_whitespace() || *byte == 0 => {}
            _ => return Ok(false),
        }
    }
    if count > 1 {
        let full = (count..5).fold(value, |all, _| all * 85 + 84);
        let Ok(four) = u32::try_from(full) else { return Ok(false) };
        out.add(&four.to_be_bytes()[..count - 1])?;
    }
    Ok(count != 1)
}

/// A length, and either so many bytes or one byte so many times.
fn runs(packed: &[u8], out: &mut Out) -> Result<bool, Fault> {
    let mut rest = packed;
    while let [length, after @ ..] = rest {
        let length = usize::from(*length);
        rest = match length {
            128 => return Ok(true),
            0..128 => {
                let Some((plain, after)) = after.split_at_checked(length + 1) else {
                    return Ok(false);
                };
                out.add(plain)?;
                after
            }
            _ => {
                let [byte, after @ ..] = after else { return Ok(false) };
                out.add(&[*byte; 128][..257 - length])?;
                after
            }
        };
    }
    Ok(false)
}

/// Undoes what made pictures easier to pack: each byte is told as its difference to one before it. `None` if
/// this is done in a way that is not known here.
fn predict(bytes: &mut Vec<u8>, settings: &Dict<'_>) -> Option<()> {
    let number = |key: &str, usual| settings.get::<usize>(key).unwrap_or(usual).max(1);
    let (colours, bits) = (number("Colors", 1), number("BitsPerComponent", 8));
    let pixel = colours.checked_mul(bits)?;
    let row = pixel.checked_mul(number("Columns", 1))?.div_ceil(8);
    match number("Predictor", 1) {
        1 => Some(()),
        2 if bits == 8 => {
            for row in bytes.chunks_mut(row) {
                for at in colours..row.len() {
                    row[at] = row[at].wrapping_add(row[at - colours]);
                }
            }
            Some(())
        }
        10..=15 => {
            png_rows(bytes, row, pixel.div_ceil(8));
            Some(())
        }
        _ => None,
    }
}

/// Rows as in PNG files: before each stands how it is to be read. They are moved together in place.
fn png_rows(bytes: &mut Vec<u8>, row: usize, pixel: usize) {
    let (mut from, mut to) = (0, 0);
    while from + 1 < bytes.len() {
        let (kind, length) = (bytes[from], row.min(bytes.len() - from - 1));
        bytes.copy_within(from + 1..=from + length, to);
        for at in 0..length {
            let left = if at < pixel { 0 } else { bytes[to + at - pixel] };
            let above = if to == 0 { 0 } else { bytes[to + at - row] };
            let both = if at < pixel || to == 0 { 0 } else { bytes[to + at - row - pixel] };
            let guess = match kind {
                1 => left,
                2 => above,
                3 => u8::midpoint(left, above),
                4 => paeth(left, above, both),
                _ => 0,
            };
            bytes[to + at] = bytes[to + at].wrapping_add(guess);
        }
        from += row + 1;
        to += length;
    }
    bytes.truncate(to);
}

/// Which of three neighbours is nearest to left + above - both.
fn paeth(left: u8, above: u8, both: u8) -> u8 {
    let [a, b, c] = [left, above, both].map(i32::from);
    let guess = a + b - c;
    let (by_left, by_above, by_both) = ((guess - a).abs(), (guess - b).abs(), (guess - c).abs());
    if by_left <= by_above && by_left <= by_both {
        left
    } else if by_above <= by_both {
        above
    } else {
        both
    }
}
