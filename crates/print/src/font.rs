//! Fonts: which characters they have, how wide these are, and the part of a font that a document needs.
use core::fmt;
use std::borrow::Cow;
use std::sync::{Arc, OnceLock};
use subsetter::GlyphRemapper;
use ttf_parser::{Face as Parsed, RawFace, Tag, name_id};

/// The fonts that come with the program: Noto Sans with Latin, Greek and Cyrillic, under the SIL Open Font License.
const REGULAR: &[u8] = include_bytes!("../fonts/NotoSans-Regular.ttf");
const BOLD: &[u8] = include_bytes!("../fonts/NotoSans-Bold.ttf");

/// Why a font cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FontError(&'static str);

impl fmt::Display for FontError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl core::error::Error for FontError {}

/// A character of a font.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Glyph {
    pub(crate) id: u16,
    /// In units of the font.
    pub(crate) advance: u16,
}

/// Lengths that a document says about a font, in thousandths of the font size.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Metrics {
    pub(crate) ascent: f32,
    pub(crate) descent: f32,
    pub(crate) capital: f32,
    pub(crate) slant: f32,
    pub(crate) bounds: [f32; 4],
}

/// A font file that has been read.
#[derive(Debug)]
pub(crate) struct Font {
    data: Cow<'static, [u8]>,
    /// Its name without what a PDF cannot have in names.
    pub(crate) name: String,
    pub(crate) metrics: Metrics,
    /// Whether its outlines are in the table `CFF `.
    pub(crate) is_compact: bool,
    units: f64,
    /// Sorted by the characters.
    glyphs: Vec<(char, Glyph)>,
}

impl Font {
    fn read(data: Cow<'static, [u8]>) -> Result<Self, FontError> {
        let face = Parsed::parse(&data, 0);
        let face = face.map_err(|_| FontError("this is no TrueType or OpenType font"))?;
        if face.permissions() == Some(ttf_parser::Permissions::Restricted)
            || !face.is_subsetting_allowed()
        {
            return Err(FontError(
                "its maker does not allow this font to be embedded in documents",
            ));
        }
        let tables = face.tables();
        if tables.glyf.is_none() && tables.cff.is_none() {
            return Err(FontError("this font has no outlines (glyf or CFF)"));
        }
        let units = f64::from(face.units_per_em());
        let part = |length: i16| (f64::from(length) * 1000.0 / units) as f32;
        let bounds = face.global_bounding_box();
        let metrics = Metrics {
            ascent: part(face.ascender()),
            descent: part(face.descender()),
            capital: part(face.capital_height().unwrap_or(face.ascender())),
            slant: face.italic_angle(),
            bounds: [bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max].map(part),
        };
        let is_compact = tables.glyf.is_none();
        let (name, glyphs) = (name(&face), glyphs(&face));
        Ok(Self { data, name, metrics, is_compact, units, glyphs })
    }
    pub(crate) fn glyph(&self, character: char) -> Option<Glyph> {
        let at = self.glyphs.binary_search_by_key(&character, |(known, _)| *known);
        at.ok().map(|at| self.glyphs[at].1)
    }
    /// The glyph that is printed for a character: a blank for every kind of space, and a question mark for what the
    /// font lacks.
    pub(crate) fn printed(&self, character: char) -> (char, Glyph) {
        let found = |character: char| self.glyph(character).map(|glyph| (character, glyph));
        let blank = character.is_whitespace() || character.is_control();
        let instead = if blank { ' ' } else { '?' };
        let none = (instead, Glyph { id: 0, advance: (self.units / 2.0) as u16 });
        found(character).or_else(|| found(instead)).unwrap_or(none)
    }
    /// A length of this many units in thousandths of the font size.
    pub(crate) fn thousandths(&self, units: u16) -> f64 {
        f64::from(units) * 1000.0 / self.units
    }
    /// The font with nothing but some glyphs, as a document embeds it.
    pub(crate) fn part(&self, glyphs: &GlyphRemapper) -> Vec<u8> {
        // A font that has been read has the tables that a subset needs; if one is damaged, all of it is embedded.
        let Ok(part) = subsetter::subset(&self.data, 0, glyphs) else { return self.data.to_vec() };
        if !self.is_compact {
            return part;
        }
        let raw = RawFace::parse(&part, 0).ok();
        let outlines = raw.and_then(|raw| raw.table(Tag::from_bytes(b"CFF ")).map(<[u8]>::to_vec));
        outlines.unwrap_or(part)
    }
    /// The width of a glyph in thousandths of the font size.
    pub(crate) fn width_of(&self, id: u16) -> f32 {
        let face = Parsed::parse(&self.data, 0).ok();
        let advance = face.and_then(|face| face.glyph_hor_advance(ttf_parser::GlyphId(id)));
        self.thousandths(advance.unwrap_or(0)) as f32
    }
}

fn name(face: &Parsed<'_>) -> String {
    let names = face.names();
    let mut postscript = names.into_iter().filter(|name| name.name_id == name_id::POST_SCRIPT_NAME);
    let name = postscript.find_map(|name| name.to_string()).unwrap_or_default();
    let name: String = name.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
    if name.is_empty() { "Font".to_owned() } else { name }
}

/// The characters with their glyphs, sorted.
fn glyphs(face: &Parsed<'_>) -> Vec<(char, Glyph)> {
    let mut glyphs = Vec::new();
    for table in face.tables().cmap.into_iter().flat_map(|cmap| cmap.subtables) {
        if !table.is_unicode() {
            continue;
        }
        table.codepoints(|point| {
            let (Some(character), Some(id)) = (char::from_u32(point), table.glyph_index(point))
            else {
                return;
            };
            let advance = face.glyph_hor_advance(id).unwrap_or(0);
            glyphs.push((character, Glyph { id: id.0, advance }));
        });
    }
    glyphs.sort_by_key(|(character, _)| *character);
    glyphs.dedup_by_key(|(character, _)| *character);
    glyphs
}

/// Regular or bold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Face {
    Regular,
    Bold,
}

/// The fonts of a document: a regular and a bold one.
///
/// Without others, both are Noto Sans with the characters of Latin, Greek and Cyrillic, which may be printed and
/// handed on without a fee (SIL Open Font License).
///
/// ```
/// use whydoku_print::Fonts;
/// let fonts = Fonts::default();
/// assert!(fonts.lacking("Судоку Łamigłówki Παζλ").is_empty());
/// assert_eq!(fonts.lacking("数独"), ['数', '独']);
/// ```
#[derive(Clone, Debug)]
pub struct Fonts {
    regular: Arc<Font>,
    bold: Arc<Font>,
}

impl Default for Fonts {
    fn default() -> Self {
        static OWN: OnceLock<Fonts> = OnceLock::new();
        let own = OWN.get_or_init(|| {
            Self::read(Cow::Borrowed(REGULAR), Some(Cow::Borrowed(BOLD)))
                .expect("the fonts of this crate can be read")
        });
        own.clone()
    }
}

impl Fonts {
    /// Fonts from files: a regular one, and a bold one; without a bold one, the regular one is used for both.
    ///
    /// # Errors
    /// When a file is no TrueType or OpenType font, or one whose maker forbids embedding it.
    pub fn new(regular: Vec<u8>, bold: Option<Vec<u8>>) -> Result<Self, FontError> {
        Self::read(Cow::Owned(regular), bold.map(Cow::Owned))
    }
    fn read(
        regular: Cow<'static, [u8]>,
        bold: Option<Cow<'static, [u8]>>,
    ) -> Result<Self, FontError> {
        let regular = Arc::new(Font::read(regular)?);
        let bold = bold.map(Font::read).transpose()?.map_or_else(|| regular.clone(), Arc::new);
        Ok(Self { regular, bold })
    }
    pub(crate) fn font(&self, face: Face) -> &Font {
        match face {
            Face::Regular => &self.regular,
            Face::Bold => &self.bold,
        }
    }
    /// The characters of a text that cannot be printed, each once, sorted: those that a font lacks, and those of
    /// scripts whose letters join or change places, such as Arabic, which needs more than putting letters side by side.
    pub fn lacking(&self, text: &str) -> Vec<char> {
        let is_lacking = |&character: &char| {
            let blank = character.is_whitespace() || character.is_control();
            let has = |font: &Font| font.glyph(character).is_some();
            !blank && (joins(character) || !has(&self.regular) || !has(&self.bold))
        };
        let mut lacking: Vec<char> = text.chars().filter(is_lacking).collect();
        lacking.sort_unstable();
        lacking.dedup();
        lacking
    }
}

/// Whether a character belongs to a script that is written from the right, or whose letters join, stack or move.
fn joins(character: char) -> bool {
    matches!(u32::from(character),
        0x0300..=0x036f | 0x0590..=0x0dff | 0x0e31..=0x0e3a | 0x0e47..=0x0e4e | 0x0eb1..=0x0ebc | 0x0ec8..=0x0ece
        | 0x0f00..=0x109f | 0x1700..=0x18af | 0x1900..=0x1cff | 0x200e | 0x200f | 0x202a..=0x202e
        | 0x2066..=0x2069 | 0xa800..=0xabff | 0xfb1d..=0xfdff | 0xfe70..=0xfeff | 0x10800..=0x11fff | 0x1e800..=0x1efff)
}

/// The characters of a text that the fonts of this crate lack, each once: a question mark is printed for them.
///
/// ```
/// assert_eq!(whydoku_print::lacking("Über Łódź"), []);
/// assert_eq!(whydoku_print::lacking("数独"), ['数', '独']);
/// ```
pub fn lacking(text: &str) -> Vec<char> {
    Fonts::default().lacking(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fonts_that_are_none_are_refused() {
        assert!(Fonts::new(Vec::new(), None).is_err());
        assert!(Fonts::new(b"not a font at all".to_vec(), None).is_err());
        let mut damaged = REGULAR.to_vec();
        damaged.truncate(200);
        assert!(Fonts::new(damaged, None).is_err());
        assert!(Fonts::new(REGULAR.to_vec(), None).is_ok());
    }
    #[test]
    fn letters_that_join_are_not_printed_side_by_side() {
        assert_eq!(Fonts::default().lacking("שלום").len(), 4);
        assert_eq!(Fonts::default().lacking("e\u{301}"), ['\u{301}']);
        assert!(Fonts::default().lacking("★ ≥ ≤ → ✓ – “”„‚ €\u{a0}\u{202f}\n").is_empty());
    }
}
