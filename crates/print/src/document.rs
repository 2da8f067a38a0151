//! Assembles pages into a PDF: fonts, tags, bookmarks and what the document says about itself.
use crate::embed;
use crate::font::{Face, Fonts};
use crate::letters::Letters;
use crate::page::{Ink, Page};
use crate::paper::PaperSize;
use crate::structure::Structure;
use core::fmt;
use pdf_writer::types::{NumberingStyle, OutputIntentSubtype, TrappingStatus};
use pdf_writer::{Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use xmp_writer::{DateTime, LangId, Timezone, XmpWriter};

/// What a document says about itself.
#[derive(Clone, Debug)]
pub(crate) struct About {
    pub(crate) title: String,
    pub(crate) author: String,
    pub(crate) subject: String,
    /// The language of its texts, such as `en`.
    pub(crate) language: String,
    /// The day on which it was made. A document with a day says that it keeps to PDF/X-1a.
    pub(crate) day: Option<Day>,
    /// The number of the first page.
    pub(crate) first_page: u32,
}

impl About {
    pub(crate) fn new(title: &str) -> Self {
        let (author, subject, language) = Default::default();
        Self { title: title.to_owned(), author, subject, language, day: None, first_page: 1 }
    }
}

/// A day of the calendar.
///
/// ```
/// use whydoku_print::Day;
/// assert_eq!("2026-11-28".parse::<Day>().unwrap().to_string(), "2026-11-28");
/// assert!("2026-13-01".parse::<Day>().is_err());
/// assert_eq!(Day::since_1970(20_000).to_string(), "2024-10-04");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Day {
    year: u16,
    month: u8,
    of_month: u8,
}

impl Day {
    /// The day that is this many days after the first of January 1970.
    pub fn since_1970(days: u32) -> Self {
        // The civil calendar counted from the first of March of year 0, in eras of 400 years.
        let days = u64::from(days) + 719_468;
        let (era, of_era) = (days / 146_097, days % 146_097);
        let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let month = (5 * of_year + 2) / 153;
        let day = of_year - (153 * month + 2) / 5 + 1;
        let (later, month) = if month < 10 { (0, month + 3) } else { (1, month - 9) };
        let year = year + era * 400 + later;
        Self { year: year.min(9999) as u16, month: month as u8, of_month: day as u8 }
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.of_month)
    }
}

impl core::str::FromStr for Day {
    type Err = whydoku_core::UnknownName;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut parts = text.trim().splitn(3, '-').map(|part| part.parse::<u16>().ok());
        let mut part = || parts.next().flatten();
        let (year, month, day) = (part(), part(), part());
        let found = year
            .zip(month)
            .zip(day)
            .filter(|((_, month), day)| (1..=12).contains(month) && (1..=31).contains(day));
        let unknown = " is not a day; write it as 2026-11-28";
        let ((year, month), day) =
            found.ok_or_else(|| whydoku_core::UnknownName::new(text, unknown))?;
        Ok(Self { year: year.min(9999), month: month as u8, of_month: day as u8 })
    }
}

/// A document being written. A page is packed as soon as it is painted.
pub(crate) struct Document {
    pdf: Pdf,
    about: About,
    paper: PaperSize,
    ink: Ink,
    /// The strip around a page that is cut off.
    bleed: f64,
    letters: Letters,
    next: Ref,
    pages: Vec<Ref>,
    structure: Structure,
}

const CATALOG: Ref = Ref::new(1);
const TREE: Ref = Ref::new(2);
const REGULAR: Ref = Ref::new(3);
const BOLD: Ref = Ref::new(4);

impl Document {
    pub(crate) fn new(about: About, paper: PaperSize, ink: Ink, fonts: &Fonts) -> Self {
        let mut pdf = Pdf::new();
        // PDF/X-1a is defined for this version; everything else here is content with it.
        pdf.set_version(1, 4);
        let mut next = Ref::new(5);
        let structure = Structure::new(&mut next);
        let letters = Letters::new(fonts);
        Self { pdf, about, paper, ink, bleed: 0.0, letters, next, pages: Vec::new(), structure }
    }
    /// The same with a strip of this many points around each page that is cut off; places on a page are counted from the
    /// corner of what is left of it.
    pub(crate) fn with_bleed(self, bleed: f64) -> Self {
        Self { bleed, ..self }
    }
    /// A page to paint.
    pub(crate) fn blank(&self) -> Page {
        Page::new(self.paper, self.ink, &self.letters).within(self.bleed)
    }
    /// Appends a painted page.
    pub(crate) fn push(&mut self, page: Page) {
        let (id, content) = (self.next.bump(), self.next.bump());
        let key = self.pages.len() as i32;
        self.pages.push(id);
        let (width, height) = (page.width() as f32, page.height() as f32);
        let cut = self.bleed as f32;
        let whole = Rect::new(0.0, 0.0, width + 2.0 * cut, height + 2.0 * cut);
        let trimmed = Rect::new(cut, cut, width + cut, height + cut);
        let mut entry = self.pdf.page(id);
        entry.parent(TREE).media_box(whole).trim_box(trimmed).bleed_box(whole);
        entry.contents(content).struct_parents(key);
        entry.resources().fonts().pair(Name(b"R"), REGULAR).pair(Name(b"B"), BOLD);
        entry.finish();
        self.structure.page(&mut self.pdf, &mut self.next, id, &page.parts);
        let packed = miniz_oxide::deflate::compress_to_vec_zlib(&page.operations(), 6);
        self.pdf.stream(content, &packed).filter(Filter::FlateDecode);
    }
    /// The whole document.
    pub(crate) fn finish(mut self) -> Vec<u8> {
        let (root, outline) = self.structure.end(&mut self.pdf, &mut self.next);
        let count = self.pages.len() as i32;
        self.pdf.pages(TREE).kids(self.pages.iter().copied()).count(count);
        let (pdf, next) = (&mut self.pdf, &mut self.next);
        self.letters.each(|face, used| {
            let (id, name) = match face {
                Face::Regular => (REGULAR, b'R'),
                Face::Bold => (BOLD, b'B'),
            };
            embed::font(pdf, next, id, self.letters.fonts().font(face), used, name);
        });
        let metadata = self.metadata();
        self.catalog(root, outline, metadata);
        self.info();
        let name = fingerprint(self.pdf.as_bytes());
        self.pdf.set_file_id((name.clone(), name));
        self.pdf.finish()
    }
    fn catalog(&mut self, root: Ref, outline: Option<Ref>, metadata: Ref) {
        let label = (self.about.first_page != 1).then(|| self.next.bump());
        let mut catalog = self.pdf.catalog(CATALOG);
        catalog.pages(TREE).metadata(metadata);
        catalog.mark_info().marked(true);
        catalog.viewer_preferences().display_doc_title(true);
        if !self.about.language.is_empty() {
            catalog.lang(TextStr(&self.about.language));
        }
        if let Some(outline) = outline {
            catalog.outlines(outline);
        }
        if self.about.day.is_some() {
            // The usual press of book printers in North America; with black alone it changes nothing on paper.
            let mut intents = catalog.output_intents();
            let mut intent = intents.push();
            intent.subtype(OutputIntentSubtype::PDFX);
            intent.output_condition_identifier(TextStr("CGATS TR 001"));
            intent.output_condition(TextStr("SWOP"));
            intent.registry_name(TextStr("http://www.color.org"));
        }
        catalog.pair(Name(b"StructTreeRoot"), root);
        if let Some(label) = label {
            catalog.page_labels().nums().insert(0, label);
        }
        catalog.finish();
        if let Some(label) = label {
            let mut entry = self.pdf.indirect(label).start::<pdf_writer::writers::PageLabel<'_>>();
            entry.style(NumberingStyle::Arabic).offset(self.about.first_page as i32);
        }
    }
    fn info(&mut self) {
        let id = self.next.bump();
        let about = &self.about;
        let mut info = self.pdf.document_info(id);
        info.title(TextStr(&about.title)).producer(TextStr("Whydoku")).creator(TextStr("Whydoku"));
        for (key, text) in [(&b"Author"[..], &about.author), (b"Subject", &about.subject)] {
            if !text.is_empty() {
                info.pair(Name(key), TextStr(text));
            }
        }
        if let Some(Day { year, month, of_month: day }) = about.day {
            let date = pdf_writer::Date::new(year).month(month).day(day);
            let date = date.hour(0).minute(0).second(0).utc_offset_hour(0).utc_offset_minute(0);
            info.creation_date(date).modified_date(date).trapped(TrappingStatus::NotTrapped);
            info.pair(Name(b"GTS_PDFXVersion"), Str(b"PDF/X-1a:2003"));
        }
    }
    fn metadata(&mut self) -> Ref {
        let about = &self.about;
        let mut xmp = XmpWriter::new();
        xmp.title([(None, about.title.as_str())]).format("application/pdf");
        if !about.author.is_empty() {
            xmp.creator([about.author.as_str()]);
        }
        if !about.subject.is_empty() {
            xmp.description([(None, about.subject.as_str())]);
        }
        if !about.language.is_empty() {
            xmp.language([LangId(&about.language)]);
        }
        xmp.producer("Whydoku").creator_tool("Whydoku").num_pages(self.pages.len() as u32);
        if let Some(Day { year, month, of_month: day }) = about.day {
            let date = DateTime {
                year,
                month: Some(month),
                day: Some(day),
                hour: Some(0),
                minute: Some(0),
                second: Some(0),
                timezone: Some(Timezone::Utc),
            };
            xmp.create_date(date).modify_date(date).metadata_date(date);
            xmp.trapped(false).pdfx_version("PDF/X-1a:2003");
        }
        let text = xmp.finish(None);
        let id = self.next.bump();
        self.pdf.metadata(id, text.as_bytes());
        id
    }
}

/// Sixteen bytes that differ between documents: the same bytes have the same (FNV-1a with two beginnings).
fn fingerprint(bytes: &[u8]) -> Vec<u8> {
    let hash = |start: u64| {
        bytes
            .iter()
            .fold(start, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
    };
    [hash(0xcbf2_9ce4_8422_2325), hash(0x6c62_272e_07bb_0142)].map(u64::to_be_bytes).concat()
}
