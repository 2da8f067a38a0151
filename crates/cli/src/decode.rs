//! Texts as programs and systems store them: compressed with gzip or zstd, or as UTF-16. The
//! encoding is detected from the beginning of a file, not from its name.
use flate2::read::MultiGzDecoder;
use ruzstd::decoding::StreamingDecoder;
use std::io::{self, Cursor, ErrorKind, Read};

/// How many layers are decoded, such as gzip and then UTF-16.
const DEEPEST: usize = 3;
/// Enough bytes to detect how a text is stored.
const MAGIC: usize = 4;

/// A text as UTF-8, however it is stored. Nothing is read before it is needed.
pub(crate) struct Decoded {
    state: State,
    depth: usize,
}

enum State {
    /// Not examined yet.
    Unknown(Box<dyn Read + Send>),
    Known(Box<dyn Read + Send>),
    /// An error occurred; nothing more is read.
    Broken,
}

impl Decoded {
    pub(crate) fn new(source: impl Read + Send + 'static) -> Self {
        Self { state: State::Unknown(Box::new(source)), depth: DEEPEST }
    }
}

impl Read for Decoded {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if let State::Unknown(source) = &mut self.state {
            let source = core::mem::replace(source, Box::new(io::empty()));
            self.state = State::Broken;
            self.state = State::Known(opened(source, self.depth)?);
        }
        match &mut self.state {
            State::Known(source) => source.read(into),
            State::Unknown(_) | State::Broken => Ok(0),
        }
    }
}

/// Whether a text with this beginning is stored in some other way than as UTF-8.
pub(crate) fn is_encoded(begin: &[u8]) -> bool {
    matches!(
        begin,
        [0x1F, 0x8B, ..] | [0x28, 0xB5, 0x2F, 0xFD, ..] | [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..]
    )
}

fn opened(mut source: Box<dyn Read + Send>, depth: usize) -> io::Result<Box<dyn Read + Send>> {
    let mut begin = Vec::new();
    // A program that writes one line at a time may wait for an answer before it writes more.
    while begin.len() < MAGIC && (begin.is_empty() || may_be_encoded(&begin)) {
        let mut more = [0; MAGIC];
        match source.read(&mut more[..MAGIC - begin.len()]) {
            Ok(0) => break,
            Ok(count) => begin.extend_from_slice(&more[..count]),
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    let whole = Cursor::new(begin.clone()).chain(source);
    if depth == 0 {
        return Ok(Box::new(whole));
    }
    let inner =
        |source: Box<dyn Read + Send>| Decoded { state: State::Unknown(source), depth: depth - 1 };
    Ok(match begin.as_slice() {
        [0x1F, 0x8B, ..] => Box::new(inner(Box::new(Named("gzip", MultiGzDecoder::new(whole))))),
        [0x28, 0xB5, 0x2F, 0xFD] => {
            let unpacked = StreamingDecoder::new(whole).map_err(|error| broken("zstd", error))?;
            Box::new(inner(Box::new(Named("zstd", unpacked))))
        }
        [0xFF, 0xFE, ..] => Box::new(Utf16::new(Box::new(whole), u16::from_le_bytes)),
        [0xFE, 0xFF, ..] => Box::new(Utf16::new(Box::new(whole), u16::from_be_bytes)),
        _ => Box::new(whole),
    })
}

fn may_be_encoded(begin: &[u8]) -> bool {
    matches!(begin.first(), Some(0x1F | 0x28 | 0xFF | 0xFE))
}

fn broken(what: &str, error: impl core::fmt::Display) -> io::Error {
    let words = format!("this starts like {what}, but it is cut short or damaged ({error})");
    io::Error::new(ErrorKind::InvalidData, words)
}

/// A compressed text whose errors name the compression.
struct Named<R>(&'static str, R);

impl<R: Read> Read for Named<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        self.1.read(into).map_err(|error| match error.kind() {
            ErrorKind::Interrupted => error,
            _ => broken(self.0, error),
        })
    }
}

/// UTF-16 as UTF-8. Invalid units become a replacement character, which no puzzle contains.
struct Utf16 {
    source: Box<dyn Read + Send>,
    unit: fn([u8; 2]) -> u16,
    /// Bytes and units whose other part has not been read yet.
    bytes: Vec<u8>,
    units: Vec<u16>,
    out: Cursor<Vec<u8>>,
}

impl Utf16 {
    fn new(source: Box<dyn Read + Send>, unit: fn([u8; 2]) -> u16) -> Self {
        Self { source, unit, bytes: Vec::new(), units: Vec::new(), out: Cursor::default() }
    }
    /// Reads more; false at the end.
    fn fill(&mut self) -> io::Result<bool> {
        let mut buffer = [0; 16 << 10];
        let count = self.source.read(&mut buffer)?;
        self.bytes.extend_from_slice(&buffer[..count]);
        let whole = self.bytes.len() / 2 * 2;
        let pairs = self.bytes[..whole].chunks_exact(2);
        self.units.extend(pairs.map(|pair| (self.unit)([pair[0], pair[1]])));
        self.bytes.drain(..whole);
        // The second half of a character may not have arrived yet.
        let half = self.units.last().is_some_and(|unit| (0xD800..0xDC00).contains(unit));
        let kept = usize::from(half && count > 0);
        let ready = self.units.len() - kept;
        let text: String = char::decode_utf16(self.units.drain(..ready))
            .map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER))
            .collect();
        self.out = Cursor::new(text.into_bytes());
        Ok(count > 0)
    }
}

impl Read for Utf16 {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        loop {
            let count = self.out.read(into)?;
            if count > 0 || into.is_empty() {
                return Ok(count);
            }
            if !self.fill()? && self.out.get_ref().is_empty() {
                return Ok(0);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Decoded;
    use std::io::{self, Read, Write};

    /// A reader that returns one byte at a time.
    struct Slow(io::Cursor<Vec<u8>>);

    impl Read for Slow {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            let most = into.len().min(1);
            self.0.read(&mut into[..most])
        }
    }

    fn decoded(bytes: &[u8]) -> String {
        let mut texts = [String::new(), String::new()];
        Decoded::new(io::Cursor::new(bytes.to_vec())).read_to_string(&mut texts[0]).unwrap();
        Decoded::new(Slow(io::Cursor::new(bytes.to_vec()))).read_to_string(&mut texts[1]).unwrap();
        assert_eq!(texts[0], texts[1]);
        texts[0].clone()
    }

    fn utf16(text: &str) -> Vec<u8> {
        "\u{FEFF}"
            .chars()
            .chain(text.chars())
            .collect::<String>()
            .encode_utf16()
            .flat_map(u16::to_le_bytes)
            .collect()
    }

    fn packed(bytes: &[u8]) -> Vec<u8> {
        let mut out = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        out.write_all(bytes).unwrap();
        out.finish().unwrap()
    }

    #[test]
    fn every_encoding_and_compression_yields_the_same_text() {
        let text = "12..\nä€𝄞\n".repeat(20_000);
        assert_eq!(decoded(text.as_bytes()), text);
        assert_eq!(decoded(&packed(text.as_bytes())), text);
        assert_eq!(decoded(&utf16(&text)), format!("\u{FEFF}{text}"));
        assert_eq!(decoded(&packed(&utf16(&text))), format!("\u{FEFF}{text}"));
        let big: Vec<u8> = utf16(&text).chunks(2).flat_map(|pair| [pair[1], pair[0]]).collect();
        assert_eq!(decoded(&big), format!("\u{FEFF}{text}"));
        let both = [packed(b"12..\n"), packed(b"..34\n")].concat();
        assert_eq!(decoded(&both), "12..\n..34\n", "files that were joined");
        // Four cells, compressed with zstd.
        let zstd = b"\x28\xb5\x2f\xfd\x20\x05\x29\x00\x0012..\n";
        assert_eq!(decoded(zstd), "12..\n");
        assert_eq!(decoded(b""), "");
        assert_eq!(decoded(b"\x1f"), "\u{1f}");
    }

    #[test]
    fn an_error_in_a_damaged_file_names_its_compression() {
        let mut text = String::new();
        let whole = packed("12..\n".repeat(1000).as_bytes());
        let error = Decoded::new(io::Cursor::new(whole[..whole.len() / 2].to_vec()))
            .read_to_string(&mut text)
            .unwrap_err();
        assert!(error.to_string().contains("gzip"), "{error}");
        let error = Decoded::new(&b"\x28\xb5\x2f\xfdnothing"[..]).read_to_string(&mut text);
        assert!(error.unwrap_err().to_string().contains("zstd"));
    }
}
