//! The parts of a document that `hayro-syntax` unpacks by itself and keeps: those that hold other objects, and
//! those that say where objects are. They are measured before the document is opened.
use super::filters::{self, Fault};
use super::unpack::{self, LAYERS};
use hayro_syntax::Filter;
use hayro_syntax::object::{Array, Dict, FromBytes, Name, Object, Stream};
use std::borrow::Cow;
use std::collections::BTreeSet;

/// What these parts may take, in bytes, with what is remembered of each object.
const MOST: usize = 256 << 20;
/// So much is remembered of an object that is packed with others, at most: it may be a page. No object is shorter
/// than [`SHORTEST`] with the place where it is.
const PACKED_OBJECT: usize = 512;
const SHORTEST: usize = 8;
/// The same for an object that stands alone, and for the place of an object.
const PLAIN_OBJECT: usize = 256;
const OBJECT_PLACE: usize = 64;
/// One byte of a part may become so many, if nothing else is known: of LZW, and of Deflate.
const LZW_GAIN: usize = 4096;
const FLATE_GAIN: usize = 1032;
/// A dictionary is looked for in so many bytes, and only then in all that follow.
const WINDOW: usize = 4096;
/// How often whatever follows is read in vain, in the window and beyond it, and how often a document is unpacked as a
/// whole, if parts of it lie in each other.
const MOST_FAILURES: usize = 4096;
const MOST_LONG_FAILURES: usize = 32;
const MOST_PASSES: usize = 4;

/// Whether the parts that are unpacked before anything is read take more than they may. Parts that cannot be
/// measured, because they are encrypted or damaged, count as much as they could become.
pub(super) fn is_too_much(bytes: &[u8]) -> bool {
    let mut left = Left {
        kept: MOST,
        unpacked: MOST_PASSES * bytes.len() + MOST,
        failures: MOST_FAILURES,
        long_failures: MOST_LONG_FAILURES,
    };
    measure(bytes, &mut left).is_none()
}

/// What is left of the limits.
struct Left {
    kept: usize,
    unpacked: usize,
    failures: usize,
    long_failures: usize,
}

impl Left {
    fn keep(&mut self, bytes: usize) -> Option<()> {
        self.kept = self.kept.checked_sub(bytes)?;
        Some(())
    }
}

/// An object that is a part with bytes of its own.
struct Part<'a> {
    /// Its number, if it stands where it is expected.
    number: Option<u32>,
    stream: Stream<'a>,
    /// Its bytes and what follows them, to the end of the document.
    rest: &'a [u8],
}

/// `None` if a limit is exceeded.
fn measure(bytes: &[u8], left: &mut Left) -> Option<()> {
    const OBJECT: &[u8] = b"obj";
    let mut parts = Vec::new();
    for (at, _) in bytes.windows(3).enumerate().filter(|(_, word)| *word == OBJECT) {
        if at > 0 && bytes[at - 1].is_ascii_alphabetic() {
            continue;
        }
        left.keep(PLAIN_OBJECT)?;
        parts.extend(part(bytes, at, left).ok()?);
    }
    // Which parts hold other objects, if that is certain.
    let mut holders = Some(BTreeSet::new());
    for part in parts.iter().filter(|part| part.stream.dict().contains_key("W")) {
        places(part, &mut holders, left)?;
    }
    let holds = |part: &Part<'_>| match (&holders, part.number) {
        (Some(holders), Some(number)) => holders.contains(&number),
        _ => true,
    };
    for part in &parts {
        let dict = part.stream.dict();
        let says_so = dict.contains_key("First")
            || dict.get::<Name<'_>>("Type").is_some_and(|name| name.as_str() == "ObjStm");
        if says_so || holds(part) {
            let length = length(part, left)?.0;
            let objects = dict.get::<usize>("N").unwrap_or(0).min(length / SHORTEST);
            left.keep(length.checked_add(objects.checked_mul(PACKED_OBJECT)?)?)?;
        }
    }
    Some(())
}

/// A limit is exceeded.
struct TooMuch;

/// The part that begins after the word `obj` at this place, if one does.
fn part<'a>(bytes: &'a [u8], at: usize, left: &mut Left) -> Result<Option<Part<'a>>, TooMuch> {
    let rest = after_blanks(&bytes[at + 3..]);
    if !rest.starts_with(b"<<") {
        return Ok(None);
    }
    let window = &rest[..rest.len().min(WINDOW)];
    let dict = Dict::from_bytes(window).or_else(|| {
        left.failures = left.failures.saturating_sub(1);
        if left.failures == 0 || window.len() == rest.len() {
            return None;
        }
        left.long_failures = left.long_failures.saturating_sub(1);
        Dict::from_bytes(rest).inspect(|_| left.long_failures += 1)
    });
    if left.failures.min(left.long_failures) == 0 {
        return Err(TooMuch);
    }
    let Some(dict) = dict else { return Ok(None) };
    let inside = after_blanks(rest.get(dict.data().len()..).unwrap_or_default());
    if !inside.starts_with(b"stream") {
        return Ok(None);
    }
    let Some(stream) = Stream::from_bytes(rest) else { return Ok(None) };
    left.unpacked = left.unpacked.checked_sub(stream.raw_data().len()).ok_or(TooMuch)?;
    let rest = &inside[b"stream".len()..];
    let ends = rest.iter().take(2).take_while(|byte| b"\r\n".contains(byte)).count();
    Ok(Some(Part { number: number(&bytes[..at]), stream, rest: &rest[ends..] }))
}

/// What follows white space and comments.
fn after_blanks(mut bytes: &[u8]) -> &[u8] {
    loop {
        let blanks = bytes.iter().take_while(|byte| byte.is_ascii_whitespace() || **byte == 0);
        bytes = &bytes[blanks.count()..];
        if bytes.first() != Some(&b'%') {
            return bytes;
        }
        let comment = bytes.iter().take_while(|byte| !matches!(byte, b'\n' | b'\r'));
        bytes = &bytes[comment.count()..];
    }
}

/// The number of the object whose word `obj` follows these bytes: `12 0 obj`.
fn number(before: &[u8]) -> Option<u32> {
    let blank = |bytes: &[u8]| bytes.iter().rev().take_while(|b| b.is_ascii_whitespace()).count();
    let digits = |bytes: &[u8]| bytes.iter().rev().take_while(|b| b.is_ascii_digit()).count();
    let before = &before[..before.len() - blank(before)];
    let before = &before[..before.len() - digits(before)];
    let space = blank(before);
    let before = &before[..before.len() - space];
    let own = &before[before.len() - digits(before)..];
    (space > 0).then(|| core::str::from_utf8(own).ok()?.parse().ok()).flatten()
}

/// Counts the places of objects in a part that lists them, and notes which parts hold others.
fn places(part: &Part<'_>, holders: &mut Option<BTreeSet<u32>>, left: &mut Left) -> Option<()> {
    let widths = part.stream.dict().get::<Array<'_>>("W")?;
    let widths: Vec<usize> = widths.iter::<u8>().map(usize::from).take(4).collect();
    let [kind, second, third] = widths[..] else { return Some(()) };
    // As it is read: the kind has one byte if it has any.
    let row = (kind.min(1) + second + third).max(1);
    let (length, bytes) = length(part, left)?;
    left.keep(length.checked_add((length / row).checked_mul(OBJECT_PLACE)?)?)?;
    let Some(bytes) = bytes else {
        *holders = None;
        return Some(());
    };
    for entry in bytes.chunks_exact(row).filter(|entry| kind > 0 && entry[0] == 2) {
        let number = entry[1..=second].iter().fold(0, |all, byte| all << 8 | u64::from(*byte));
        if let Some(all) = holders {
            all.extend(u32::try_from(number));
        }
    }
    Some(())
}

/// How long a part is when it is unpacked, or may be; and its bytes, if that is certain. `None` if it is longer
/// than what is left.
fn length<'a>(part: &'a Part<'_>, left: &mut Left) -> Option<(usize, Option<Cow<'a, [u8]>>)> {
    let dict = part.stream.dict();
    let layers = unpack::layers(&part.stream);
    let is_said_elsewhere = ["F", "Filter"].iter().any(|key| {
        dict.get_raw::<Object<'_>>(key).is_some_and(|named| named.as_obj_ref().is_some())
    });
    let names = dict.get::<Array<'_>>("F").or_else(|| dict.get("Filter"));
    let one = usize::from(dict.contains_key("F") || dict.contains_key("Filter"));
    let count = names.map_or(one, |names| names.raw_iter().count());
    if is_said_elsewhere || count != layers.len() || count > LAYERS {
        return None;
    }
    // If it is said elsewhere how long the part is, it ends where its packing ends.
    let is_here = dict.get::<usize>("Length").is_some();
    let mut bytes = if is_here { part.stream.raw_data() } else { Cow::Borrowed(part.rest) };
    for (at, (filter, settings)) in layers.iter().enumerate() {
        let gain = if *filter == Filter::LzwDecode { LZW_GAIN } else { FLATE_GAIN };
        match filters::unpack(*filter, &bytes, settings, left.kept) {
            Err(Fault::TooLong) => return None,
            // A picture is not unpacked, and does not hold other objects.
            Err(Fault::Other) => return Some((0, Some(Cow::Borrowed(&[])))),
            Ok(layer) if layer.is_whole => {
                left.unpacked = left.unpacked.checked_sub(layer.used)?;
                bytes = Cow::Owned(layer.bytes);
            }
            Ok(_) => {
                let layers = (layers.len() - at) as u32;
                let most = bytes.len().checked_mul(gain.checked_pow(layers)?)?;
                return (most <= left.kept).then_some((most, None));
            }
        }
    }
    Some((bytes.len(), Some(bytes)))
}

#[cfg(test)]
mod tests;
