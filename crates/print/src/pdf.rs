//! PDF pages: texts and drawings in points, with the origin in the upper left corner.
use crate::png::rgb;
use crate::text::{Face, bytes, width};
use core::str::FromStr;
use pdf_writer::types::{LineCapStyle, LineJoinStyle};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use whydoku_core::UnknownName;
use whydoku_draw::drawing::{Drawing, Label, Mark, Pen, Point, stripes};
use whydoku_draw::qr::Qr;

/// Control points of a quarter of a circle.
const ARC: f64 = 0.552_284_75;
/// The opacity of a stripe and of the tint below it.
const TINT: f64 = 0.12;
const STRIPE: f64 = 0.45;

/// The paper size.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum PaperSize {
    /// 210 by 297 millimetres.
    #[default]
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

impl PaperSize {
    /// Width and height in points.
    pub(crate) fn points(self) -> (f64, f64) {
        match self {
            Self::A4 => (595.276, 841.89),
            Self::Letter => (612.0, 792.0),
        }
    }
}

impl FromStr for PaperSize {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        match text.to_ascii_lowercase().as_str() {
            "a4" => Ok(Self::A4),
            "letter" => Ok(Self::Letter),
            _ => Err(UnknownName::new(text, " is not a paper size; choose a4 or letter")),
        }
    }
}

/// A text on a page.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Type {
    pub(crate) face: Face,
    pub(crate) size: f64,
    pub(crate) colour: &'static str,
}

impl Type {
    pub(crate) fn new(face: Face, size: f64) -> Self {
        Self { face, size, colour: "#16181d" }
    }
    pub(crate) fn soft(self) -> Self {
        Self { colour: "#4a4f58", ..self }
    }
    pub(crate) fn width(self, text: &str) -> f64 {
        width(text, self.face, self.size)
    }
}

/// One page being painted.
pub(crate) struct Page {
    content: Content,
    height: f64,
    /// The extents of everything on it: left, top, right, bottom.
    pub(crate) extents: Vec<[f64; 4]>,
}

impl Page {
    pub(crate) fn new(paper: PaperSize) -> Self {
        Self { content: Content::new(), height: paper.points().1, extents: Vec::new() }
    }
    fn y(&self, y: f64) -> f32 {
        (self.height - y) as f32
    }
    /// A text whose baseline starts at a point.
    pub(crate) fn text(&mut self, x: f64, y: f64, text: &str, style: Type) {
        let name = if style.face == Face::Bold { Name(b"B") } else { Name(b"R") };
        self.extents.push([x, y - style.size, x + style.width(text), y + style.size * 0.25]);
        let y = self.y(y);
        self.fill(style.colour);
        self.content.begin_text();
        self.content.set_font(name, style.size as f32);
        self.content.next_line(x as f32, y);
        self.content.show(Str(&bytes(text)));
        self.content.end_text();
    }
    /// A text whose baseline ends at a point.
    pub(crate) fn text_before(&mut self, x: f64, y: f64, text: &str, style: Type) {
        self.text(x - style.width(text), y, text, style);
    }
    /// A text around a point of its baseline.
    pub(crate) fn text_around(&mut self, x: f64, y: f64, text: &str, style: Type) {
        self.text(x - style.width(text) / 2.0, y, text, style);
    }
    /// A QR code in a square with this upper left corner, its quiet zone around it.
    pub(crate) fn qr(&mut self, x: f64, y: f64, side: f64, qr: &Qr) {
        self.extents.push([x, y, x + side, y + side]);
        let module = side / qr.side() as f64;
        self.fill("#000000");
        for (row, column, length) in qr.runs() {
            let (left, top) = (x + column as f64 * module, y + row as f64 * module);
            let bottom = self.y(top + module);
            self.content.rect(left as f32, bottom, (length as f64 * module) as f32, module as f32);
        }
        self.content.fill_nonzero();
    }
    /// A drawing with its upper left corner at a point, in this width.
    pub(crate) fn drawing(&mut self, x: f64, y: f64, width: f64, drawing: &Drawing) {
        let place = Place { x, y, scale: width / drawing.width };
        let before = self.extents.len();
        for mark in &drawing.marks {
            self.mark(mark, place);
        }
        self.extents.truncate(before);
        self.extents.push([x, y, x + width, y + drawing.height * place.scale]);
    }
    fn fill(&mut self, colour: &str) {
        let [r, g, b] = rgb(colour).map(|part| f32::from(part) / 255.0);
        self.content.set_fill_rgb(r, g, b);
    }
    fn mark(&mut self, mark: &Mark, place: Place) {
        let pen = |pen: &Pen| Pen { width: pen.width * place.scale, ..*pen };
        match mark {
            Mark::Line(from, to, p) => {
                self.line(place.at(*from), place.at(*to), &pen(p), place.scale);
            }
            Mark::Curve(from, bow, to, p) => {
                let [from, bow, to] = [from, bow, to].map(|point| place.at(*point));
                self.pen(&pen(p), place.scale);
                self.move_to(from);
                // A quadratic curve as a cubic one.
                let towards = |end: Point| Point {
                    x: end.x + (bow.x - end.x) * 2.0 / 3.0,
                    y: end.y + (bow.y - end.y) * 2.0 / 3.0,
                };
                self.cubic_to(towards(from), towards(to), to);
                self.content.stroke();
            }
            Mark::Polygon(corners, fill, p) => {
                self.pen(&pen(p), place.scale);
                for (at, corner) in corners.iter().enumerate() {
                    let corner = place.at(*corner);
                    if at == 0 { self.move_to(corner) } else { self.line_to(corner) }
                }
                self.content.close_path();
                self.close(fill);
            }
            Mark::Circle(at, radius, fill, p) => {
                self.pen(&pen(p), place.scale);
                self.circle(place.at(*at), radius * place.scale);
                self.close(fill);
            }
            Mark::Square(at, side, fill) => {
                self.square(place.at(*at), side * place.scale, fill, 1.0);
            }
            Mark::Stripes(at, side, colour, rising) => {
                self.square(place.at(*at), side * place.scale, colour, TINT);
                for (from, to) in stripes(*at, *side, *rising) {
                    let pen = Pen { colour, width: 1.2 * place.scale, dashes: "" };
                    self.pen_tinted(&pen, place.scale, STRIPE);
                    self.move_to(place.at(from));
                    self.line_to(place.at(to));
                    self.content.stroke();
                }
            }
            Mark::Label(label) => self.label(label, place),
            _ => {}
        }
    }
    fn label(&mut self, label: &Label, place: Place) {
        let face = if label.bold { Face::Bold } else { Face::Regular };
        let style = Type { face, size: label.size * place.scale, colour: label.colour };
        let at = place.at(label.at);
        self.text_around(at.x, at.y + 0.36 * style.size, &label.text, style);
    }
    fn line(&mut self, from: Point, to: Point, pen: &Pen, scale: f64) {
        self.pen(pen, scale);
        self.move_to(from);
        self.line_to(to);
        self.content.stroke();
    }
    /// A square in a tint: this fraction of the colour on white.
    fn square(&mut self, at: Point, side: f64, colour: &str, tint: f64) {
        let [r, g, b] = tinted(colour, tint);
        self.content.set_fill_rgb(r, g, b);
        let bottom = self.y(at.y + side);
        self.content.rect(at.x as f32, bottom, side as f32, side as f32);
        self.content.fill_nonzero();
    }
    fn circle(&mut self, at: Point, radius: f64) {
        let point = |x: f64, y: f64| Point { x: at.x + x * radius, y: at.y + y * radius };
        self.move_to(point(1.0, 0.0));
        self.cubic_to(point(1.0, ARC), point(ARC, 1.0), point(0.0, 1.0));
        self.cubic_to(point(-ARC, 1.0), point(-1.0, ARC), point(-1.0, 0.0));
        self.cubic_to(point(-1.0, -ARC), point(-ARC, -1.0), point(0.0, -1.0));
        self.cubic_to(point(ARC, -1.0), point(1.0, -ARC), point(1.0, 0.0));
        self.content.close_path();
    }
    /// Paints the path: its outline, and its inside unless that stays empty.
    fn close(&mut self, fill: &str) {
        if fill == "none" {
            self.content.stroke();
        } else {
            let [r, g, b] = tinted(fill, 1.0);
            self.content.set_fill_rgb(r, g, b);
            self.content.fill_nonzero_and_stroke();
        }
    }
    fn pen(&mut self, pen: &Pen, scale: f64) {
        self.pen_tinted(pen, scale, 1.0);
    }
    fn pen_tinted(&mut self, pen: &Pen, scale: f64, tint: f64) {
        let [r, g, b] = tinted(pen.colour, tint);
        let lengths = pen.dashes.split(' ').filter_map(|length| length.parse::<f64>().ok());
        let dashes: Vec<f32> = lengths.map(|length| (length * scale) as f32).collect();
        self.content.set_stroke_rgb(r, g, b);
        self.content.set_line_width(pen.width as f32);
        self.content.set_line_cap(LineCapStyle::RoundCap);
        self.content.set_line_join(LineJoinStyle::MiterJoin);
        self.content.set_dash_pattern(dashes, 0.0);
    }
    fn move_to(&mut self, to: Point) {
        let y = self.y(to.y);
        self.content.move_to(to.x as f32, y);
    }
    fn line_to(&mut self, to: Point) {
        let y = self.y(to.y);
        self.content.line_to(to.x as f32, y);
    }
    fn cubic_to(&mut self, a: Point, b: Point, to: Point) {
        let (a_y, b_y, y) = (self.y(a.y), self.y(b.y), self.y(to.y));
        self.content.cubic_to(a.x as f32, a_y, b.x as f32, b_y, to.x as f32, y);
    }
}

#[cfg(test)]
/// Checks that everything is on its page, inside a margin, and that no two things overlap.
pub(crate) fn check_extents(paper: PaperSize, pages: &[Page]) {
    let (width, height) = paper.points();
    for (number, page) in pages.iter().enumerate() {
        for (at, one) in page.extents.iter().enumerate() {
            let inside = one[0] >= 30.0 && one[1] >= 30.0;
            let inside = inside && one[2] <= width - 30.0 && one[3] <= height - 30.0;
            assert!(inside, "page {}: {one:?} of {width}x{height}", number + 1);
            for other in &page.extents[..at] {
                let apart = |low: usize| {
                    one[low + 2] <= other[low] + 0.01 || other[low + 2] <= one[low] + 0.01
                };
                assert!(apart(0) || apart(1), "page {}: {one:?} and {other:?}", number + 1);
            }
        }
    }
}

/// A colour mixed with white.
fn tinted(colour: &str, tint: f64) -> [f32; 3] {
    rgb(colour).map(|part| (1.0 - (1.0 - f64::from(part) / 255.0) * tint) as f32)
}

/// The position of a drawing on the page.
#[derive(Clone, Copy)]
struct Place {
    x: f64,
    y: f64,
    scale: f64,
}

impl Place {
    fn at(self, point: Point) -> Point {
        Point { x: self.x + point.x * self.scale, y: self.y + point.y * self.scale }
    }
}

/// Assembles the pages.
pub(crate) fn document(title: &str, paper: PaperSize, pages: Vec<Page>) -> Vec<u8> {
    let (width, height) = paper.points();
    let mut pdf = Pdf::new();
    let [catalog, tree, regular, bold, info] = [1, 2, 3, 4, 5].map(Ref::new);
    let page_of = |at: usize| Ref::new(6 + 2 * at as i32);
    let content_of = |at: usize| Ref::new(7 + 2 * at as i32);
    pdf.catalog(catalog).pages(tree);
    pdf.document_info(info).title(TextStr(title)).producer(TextStr("Whydoku"));
    pdf.pages(tree).kids((0..pages.len()).map(page_of)).count(pages.len() as i32);
    for (font, name) in [(regular, &b"Helvetica"[..]), (bold, b"Helvetica-Bold")] {
        let mut font = pdf.type1_font(font);
        font.base_font(Name(name)).encoding_predefined(Name(b"WinAnsiEncoding"));
    }
    for (at, page) in pages.into_iter().enumerate() {
        let mut entry = pdf.page(page_of(at));
        entry.parent(tree).media_box(Rect::new(0.0, 0.0, width as f32, height as f32));
        entry.contents(content_of(at));
        entry.resources().fonts().pair(Name(b"R"), regular).pair(Name(b"B"), bold);
        entry.finish();
        let content = page.content.finish();
        let packed = miniz_oxide::deflate::compress_to_vec_zlib(&content, 6);
        pdf.stream(content_of(at), &packed).filter(Filter::FlateDecode);
    }
    pdf.finish()
}
