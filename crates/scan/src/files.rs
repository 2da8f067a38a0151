//! Decodes pictures from the bytes of JPEG, PNG, WebP and GIF files. Nothing larger than
//! [`MOST_PIXELS`] is decoded, whatever a file claims about itself.
use crate::exif;
use crate::picture::{MOST_PIXELS, Picture, PictureError};
use core::fmt;
use std::io::Cursor;

/// The kinds of files in which people have pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileKind {
    /// Photographs from most cameras.
    Jpeg,
    /// Screenshots.
    Png,
    /// Pictures of the web.
    WebP,
    /// Old pictures of the web; the first frame is read.
    Gif,
    /// Photographs from Apple's telephones, which cannot be read here.
    Heic,
    /// Documents, which cannot be read here.
    Pdf,
}

impl FileKind {
    /// The kind of file that begins with these bytes.
    pub fn of(bytes: &[u8]) -> Option<Self> {
        let brand = |brands: &[&[u8]]| {
            bytes.get(4..8) == Some(b"ftyp")
                && bytes.get(8..12).is_some_and(|brand| brands.contains(&brand))
        };
        match bytes {
            [0xFF, 0xD8, 0xFF, ..] => Some(Self::Jpeg),
            [0x89, b'P', b'N', b'G', ..] => Some(Self::Png),
            [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => Some(Self::WebP),
            [b'G', b'I', b'F', b'8', ..] => Some(Self::Gif),
            [b'%', b'P', b'D', b'F', ..] => Some(Self::Pdf),
            _ if brand(&[b"heic", b"heix", b"hevc", b"mif1", b"msf1", b"avif"]) => Some(Self::Heic),
            _ => None,
        }
    }
}

impl fmt::Display for FileKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Jpeg => "JPEG",
            Self::Png => "PNG",
            Self::WebP => "WebP",
            Self::Gif => "GIF",
            Self::Heic => "HEIC",
            Self::Pdf => "PDF",
        })
    }
}

/// Why the bytes of a file give no picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileError {
    /// The bytes do not begin like any known kind of picture.
    Unknown,
    /// The kind is known but cannot be read here.
    Unreadable(FileKind),
    /// The file ends early, or contradicts itself.
    Damaged {
        /// What kind of file it is.
        kind: FileKind,
        /// What the decoder says.
        why: String,
    },
    /// The picture is too large, or has no pixels.
    Picture(PictureError),
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("not a picture: JPEG, PNG, WebP and GIF can be read"),
            Self::Unreadable(kind) => {
                write!(f, "{kind} cannot be read: convert it to JPEG or PNG first")
            }
            Self::Damaged { kind, why } => write!(f, "the {kind} file is damaged: {why}"),
            Self::Picture(error) => write!(f, "{error}"),
        }
    }
}

impl core::error::Error for FileError {}

impl From<PictureError> for FileError {
    fn from(error: PictureError) -> Self {
        Self::Picture(error)
    }
}

/// Decodes a file, and turns the picture as the notes of the camera (EXIF) say.
///
/// # Errors
/// When the bytes are not a picture, or one that cannot be read, is damaged, or is too large.
pub fn decode(bytes: &[u8]) -> Result<Picture, FileError> {
    let kind = FileKind::of(bytes).ok_or(FileError::Unknown)?;
    let damaged = |why: String| FileError::Damaged { kind, why };
    let Decoded { width, height, pixels, exif } = match kind {
        FileKind::Jpeg => jpeg(bytes),
        FileKind::Png => png(bytes),
        FileKind::WebP => webp(bytes),
        FileKind::Gif => gif(bytes),
        FileKind::Heic | FileKind::Pdf => return Err(FileError::Unreadable(kind)),
    }
    .map_err(|failed| match failed {
        Failed::Picture(error) => FileError::Picture(error),
        Failed::Damaged(why) => damaged(why),
    })?;
    let picture = match pixels {
        Pixels::Grey(bytes) => Picture::grey(width, height, bytes)?,
        Pixels::Rgb(bytes) => Picture::rgb(width, height, &bytes)?,
        Pixels::Rgba(bytes) => Picture::rgba(width, height, &bytes)?,
        Pixels::Tinted(bytes) => {
            let (pixels, _) = bytes.as_chunks::<3>();
            let grey = pixels.iter().map(|pixel| pixel[0]).collect();
            Picture::tinted(width, height, grey, pixels.iter().copied().map(tint).collect())?
        }
    };
    Ok(exif::oriented(picture, exif::orientation(&exif)))
}

enum Pixels {
    Grey(Vec<u8>),
    /// Light, how blue and how red, as a JPEG has them.
    Tinted(Vec<u8>),
    Rgb(Vec<u8>),
    Rgba(Vec<u8>),
}

struct Decoded {
    width: usize,
    height: usize,
    pixels: Pixels,
    exif: Vec<u8>,
}

enum Failed {
    Picture(PictureError),
    Damaged(String),
}

fn because(error: impl fmt::Display) -> Failed {
    Failed::Damaged(error.to_string())
}

/// The sides, unless their picture has too many pixels.
fn bounded(width: usize, height: usize) -> Result<(usize, usize), Failed> {
    if width == 0 || height == 0 {
        return Err(Failed::Picture(PictureError::Empty));
    }
    match width.checked_mul(height) {
        Some(pixels) if pixels <= MOST_PIXELS => Ok((width, height)),
        _ => Err(Failed::Picture(PictureError::TooLarge { width, height })),
    }
}

/// The sides of a JPEG picture, unless it has too many pixels.
#[cfg(feature = "pdf")]
pub(crate) fn jpeg_sides(bytes: &[u8]) -> Option<(usize, usize)> {
    use zune_core::bytestream::ZCursor;
    let most = usize::from(u16::MAX);
    let options = zune_core::options::DecoderOptions::default();
    let options = options.set_max_width(most).set_max_height(most);
    let mut decoder = zune_jpeg::JpegDecoder::new_with_options(ZCursor::new(bytes), options);
    decoder.decode_headers().ok()?;
    let (width, height) = decoder.dimensions()?;
    bounded(width, height).ok()
}

/// The colours of larger photographs are not decoded: that takes time, and colours matter on screens.
const MOST_TINTED: usize = 4_000_000;

fn jpeg(bytes: &[u8]) -> Result<Decoded, Failed> {
    use zune_core::bytestream::ZCursor;
    use zune_core::colorspace::ColorSpace;
    use zune_core::options::DecoderOptions;
    let most = usize::from(u16::MAX);
    let begun = |space| {
        let options = DecoderOptions::default()
            .set_max_width(most)
            .set_max_height(most)
            .jpeg_set_max_scans(64)
            .jpeg_set_out_colorspace(space);
        let mut decoder = zune_jpeg::JpegDecoder::new_with_options(ZCursor::new(bytes), options);
        decoder.decode_headers().map_err(because).map(|()| decoder)
    };
    let mut decoder = begun(ColorSpace::Luma)?;
    let (width, height) = decoder.dimensions().unwrap_or_default();
    let (width, height) = bounded(width, height)?;
    let is_tinted = decoder.input_colorspace() == Some(ColorSpace::YCbCr);
    if is_tinted && width * height <= MOST_TINTED {
        decoder = begun(ColorSpace::YCbCr)?;
    }
    let exif = decoder.exif().cloned().unwrap_or_default();
    // The decoder does not turn a picture with four inks into a grey one.
    let is_grey = decoder.output_colorspace() == Some(ColorSpace::Luma);
    let pixels = decoder.decode().map_err(because)?;
    let pixels = match pixels.len() / (width * height) {
        1 if is_grey => Pixels::Grey(pixels),
        3 if decoder.output_colorspace() == Some(ColorSpace::YCbCr) => Pixels::Tinted(pixels),
        3 => Pixels::Rgb(pixels),
        4 => Pixels::Grey(pixels.chunks_exact(4).map(|ink| ink[3]).collect()),
        _ => Pixels::Grey(pixels),
    };
    Ok(Decoded { width, height, pixels, exif })
}

/// The tint of a pixel as a JPEG has it.
fn tint([_, blue, red]: [u8; 3]) -> u8 {
    let [blue, red] = [blue, red].map(|own| i32::from(own) - 128);
    (128 + (943 * blue - 348 * red) / 1000).clamp(0, 255) as u8
}

fn png(bytes: &[u8]) -> Result<Decoded, Failed> {
    use png::{ColorType, Transformations};
    let mut decoder = png::Decoder::new(Cursor::new(bytes));
    decoder.set_transformations(Transformations::normalize_to_color8());
    let info = decoder.read_header_info().map_err(because)?;
    let (width, height) = bounded(info.width as usize, info.height as usize)?;
    let mut reader = decoder.read_info().map_err(because)?;
    let exif = reader.info().exif_metadata.as_deref().unwrap_or_default().to_vec();
    let size = reader.output_buffer_size().ok_or_else(|| because("no size"))?;
    let mut pixels = vec![0; size];
    let frame = reader.next_frame(&mut pixels).map_err(because)?;
    pixels.truncate(frame.buffer_size());
    let pixels = match frame.color_type {
        ColorType::Grayscale => Pixels::Grey(pixels),
        ColorType::Rgb => Pixels::Rgb(pixels),
        ColorType::Rgba => Pixels::Rgba(pixels),
        ColorType::GrayscaleAlpha => Pixels::Rgba(
            pixels.chunks_exact(2).flat_map(|pair| [pair[0], pair[0], pair[0], pair[1]]).collect(),
        ),
        ColorType::Indexed => return Err(because("a palette where colours should be")),
    };
    Ok(Decoded { width, height, pixels, exif })
}

fn webp(bytes: &[u8]) -> Result<Decoded, Failed> {
    let mut decoder = image_webp::WebPDecoder::new(Cursor::new(bytes)).map_err(because)?;
    let (width, height) = decoder.dimensions();
    let (width, height) = bounded(width as usize, height as usize)?;
    decoder.set_memory_limit(16 * MOST_PIXELS);
    let exif = decoder.exif_metadata().ok().flatten().unwrap_or_default();
    let size = decoder.output_buffer_size().ok_or_else(|| because("no size"))?;
    let mut pixels = vec![0; size];
    decoder.read_image(&mut pixels).map_err(because)?;
    let pixels = if decoder.has_alpha() { Pixels::Rgba(pixels) } else { Pixels::Rgb(pixels) };
    Ok(Decoded { width, height, pixels, exif })
}

/// The first frame, on white paper.
fn gif(bytes: &[u8]) -> Result<Decoded, Failed> {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    options.set_memory_limit(gif::MemoryLimit::Bytes(
        core::num::NonZeroU64::new(4 * MOST_PIXELS as u64).unwrap_or(core::num::NonZeroU64::MIN),
    ));
    let mut decoder = options.read_info(Cursor::new(bytes)).map_err(because)?;
    let (width, height) = bounded(usize::from(decoder.width()), usize::from(decoder.height()))?;
    let frame = decoder.read_next_frame().map_err(because)?;
    let frame = frame.ok_or_else(|| because("it has no frame"))?;
    let (left, top) = (usize::from(frame.left), usize::from(frame.top));
    let mut pixels = vec![255; width * height * 4];
    let rows = frame.buffer.chunks_exact((usize::from(frame.width) * 4).max(1));
    for (row, line) in rows.enumerate().take_while(|(row, _)| top + row < height) {
        let shown = line.len().min(width.saturating_sub(left) * 4);
        let start = ((top + row) * width + left.min(width)) * 4;
        pixels[start..start + shown].copy_from_slice(&line[..shown]);
    }
    Ok(Decoded { width, height, pixels: Pixels::Rgba(pixels), exif: Vec::new() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_that_cannot_be_read_are_named() {
        let heic = decode(b"\0\0\0\x18ftypheic\0\0\0\0").unwrap_err();
        assert_eq!(heic, FileError::Unreadable(FileKind::Heic));
        assert_eq!(heic.to_string(), "HEIC cannot be read: convert it to JPEG or PNG first");
        assert_eq!(decode(b"%PDF-1.7").unwrap_err(), FileError::Unreadable(FileKind::Pdf));
        assert_eq!(decode(b"53..7....").unwrap_err(), FileError::Unknown);
        assert_eq!(decode(b"").unwrap_err(), FileError::Unknown);
    }
    #[test]
    fn a_small_file_that_claims_a_huge_picture_is_refused() {
        // It claims a huge screen, but its only frame has one pixel.
        let file = b"GIF89a\xFF\xFF\xFF\xFF\x80\0\0\0\0\0\xFF\xFF\xFF,\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0;";
        let huge = decode(file).unwrap_err();
        let error = PictureError::TooLarge { width: 65_535, height: 65_535 };
        assert_eq!(huge, FileError::Picture(error));
    }
    #[test]
    fn a_file_that_ends_early_is_damaged() {
        for start in
            [&b"\x89PNG\r\n\x1a\n\0\0"[..], b"\xFF\xD8\xFF\xE0\0", b"RIFF\0\0\0\0WEBP", b"GIF89a"]
        {
            assert!(matches!(decode(start), Err(FileError::Damaged { .. })), "{start:?}");
        }
    }
}
