//! A page being painted: texts and drawings in points, with the origin in the upper left corner.
mod ground;

use crate::letters::Letters;
use crate::paper::PaperSize;
use crate::png::rgb;
use crate::tag::{Part, Role};
use crate::text::Type;
use pdf_writer::types::{LineCapStyle, LineJoinStyle};
use pdf_writer::{Content, Name, Str};
use whydoku_draw::drawing::{Drawing, Label, Mark, Pen, Point, stripes};
use whydoku_draw::qr::Qr;

/// Control points of a quarter of a circle.
const ARC: f64 = 0.552_284_75;
/// The opacity of a stripe and of the tint below it.
const TINT: f64 = 0.12;
const STRIPE: f64 = 0.45;
/// The same of a stripe in black, under a digit in black.
const SCREENED: f64 = 0.25;

/// No line in black is thinner than this many points: it would vanish here and there.
const FINEST: f64 = 0.5;
/// A line thinner than this many points is printed in solid black unless it is paler than this.
const THIN: f64 = 1.0;
const PALE: f32 = 0.85;

/// What is printed with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ink {
    /// Red, green and blue, for printers at home.
    Colour,
    /// Black alone, with tints of it: what a printing house takes for text.
    Black,
}

/// One page being painted.
pub(crate) struct Page {
    content: Content,
    width: f64,
    height: f64,
    ink: Ink,
    letters: Letters,
    /// The strip around it that is cut off.
    bleed: f64,
    /// Whether it is painted in white on a dark ground.
    is_reversed: bool,
    /// Whether texts are being painted that are read out, each of them with a blank at its end: otherwise the last word of a
    /// line and the first of the next become one.
    is_read: bool,
    /// The colours and the pen that were set last.
    fill: Option<[f32; 3]>,
    pen: Option<([f32; 3], f64, Vec<f32>)>,
    /// Its parts, for screen readers. What lies in none of them is decoration.
    pub(crate) parts: Vec<Part>,
    /// The extents of everything on it: left, top, right, bottom.
    pub(crate) extents: Vec<[f64; 4]>,
}

/// A length as it is written: nobody sees the hundredth part of a point.
fn written(length: f64) -> f32 {
    ((length * 100.0).round() / 100.0) as f32
}

impl Page {
    pub(crate) fn new(paper: PaperSize, ink: Ink, letters: &Letters) -> Self {
        let (width, height) = paper.points();
        let mut content = Content::new();
        content.set_line_cap(LineCapStyle::RoundCap);
        content.set_line_join(LineJoinStyle::MiterJoin);
        Self {
            content,
            width,
            height,
            ink,
            letters: letters.clone(),
            bleed: 0.0,
            is_reversed: false,
            is_read: false,
            fill: None,
            pen: None,
            parts: Vec::new(),
            extents: Vec::new(),
        }
    }
    pub(crate) fn width(&self) -> f64 {
        self.width
    }
    pub(crate) fn height(&self) -> f64 {
        self.height
    }
    /// The operations that paint it.
    pub(crate) fn operations(self) -> Vec<u8> {
        self.content.finish().into_vec()
    }
    fn y(&self, y: f64) -> f32 {
        written(self.height - y)
    }
    /// Paints a part with a role. `text` is the bookmark of a heading, or what a picture shows.
    pub(crate) fn part(&mut self, role: Role, text: &str, paint: impl FnOnce(&mut Self)) {
        let name = match role {
            Role::Part => &b"H1"[..],
            Role::Heading => b"H2",
            Role::Paragraph => b"P",
            Role::Entry => b"TOCI",
            Role::Picture => b"Figure",
        };
        let mut mark = self.content.begin_marked_content_with_properties(Name(name));
        mark.properties().identify(self.parts.len() as i32);
        drop(mark);
        self.parts.push(Part { role, text: text.to_owned() });
        // What a picture shows is said by its text.
        self.is_read = !matches!(role, Role::Picture);
        paint(self);
        self.is_read = false;
        self.content.end_marked_content();
    }
    /// Paints what is not worth reading out: lines, the numbers of pages.
    pub(crate) fn decoration(&mut self, paint: impl FnOnce(&mut Self)) {
        self.content.begin_marked_content(Name(b"Artifact"));
        paint(self);
        self.content.end_marked_content();
    }
    /// Paints something upside down within a rectangle: `paint` paints it upright.
    pub(crate) fn upside_down(&mut self, area: [f64; 4], paint: impl FnOnce(&mut Self)) {
        let [left, top, right, bottom] = area;
        let (x, y) = (written(left + right), written(2.0 * self.height - top - bottom));
        self.turned([-1.0, 0.0, 0.0, -1.0, x, y], area, paint);
    }
    /// Paints something that is read from top to bottom within a rectangle: `paint` paints it upright, with the
    /// upper right corner as its origin.
    pub(crate) fn sideways(&mut self, area: [f64; 4], paint: impl FnOnce(&mut Self)) {
        let [_, top, right, _] = area;
        let (x, y) = (written(right - self.height), written(self.height - top));
        self.turned([0.0, -1.0, 1.0, 0.0, x, y], area, paint);
    }
    fn turned(&mut self, how: [f32; 6], area: [f64; 4], paint: impl FnOnce(&mut Self)) {
        let before = self.extents.len();
        self.content.save_state();
        self.content.transform(how);
        paint(self);
        self.content.restore_state();
        (self.fill, self.pen) = (None, None);
        self.extents.truncate(before);
        self.extents.push(area);
    }
    /// A text whose baseline starts at a point.
    pub(crate) fn text(&mut self, x: f64, y: f64, text: &str, style: Type<'_>) {
        if text.is_empty() {
            return;
        }
        let name = if style.face == crate::font::Face::Bold { Name(b"B") } else { Name(b"R") };
        self.extents.push([x, y - style.size, x + style.width(text), y + style.size * 0.25]);
        let y = self.y(y);
        self.fill(style.colour, 1.0);
        let mut bytes = self.letters.encoded(text, style.face);
        if self.is_read {
            bytes.extend(self.letters.encoded(" ", style.face));
        }
        self.content.begin_text();
        self.content.set_font(name, written(style.size));
        self.content.next_line(written(x), y);
        self.content.show(Str(&bytes));
        self.content.end_text();
    }
    /// A text whose baseline ends at a point.
    pub(crate) fn text_before(&mut self, x: f64, y: f64, text: &str, style: Type<'_>) {
        self.text(x - style.width(text), y, text, style);
    }
    /// A text around a point of its baseline.
    pub(crate) fn text_around(&mut self, x: f64, y: f64, text: &str, style: Type<'_>) {
        self.text(x - style.width(text) / 2.0, y, text, style);
    }
    /// A thin line from one point to another.
    pub(crate) fn rule(&mut self, from: (f64, f64), to: (f64, f64)) {
        let pen = Pen { colour: "#000000", width: 0.5, dashes: "" };
        let point = |(x, y)| Point { x, y };
        self.line(point(from), point(to), &pen, 1.0);
        self.extents.push([from.0, from.1, to.0, to.1]);
    }
    /// A QR code in a square with this upper left corner, its quiet zone around it.
    pub(crate) fn qr(&mut self, x: f64, y: f64, side: f64, qr: &Qr) {
        self.extents.push([x, y, x + side, y + side]);
        let module = side / qr.side() as f64;
        self.fill("#000000", 1.0);
        for (row, column, length) in qr.runs() {
            let (left, top) = (x + column as f64 * module, y + row as f64 * module);
            let bottom = self.y(top + module);
            let length = written(length as f64 * module);
            self.content.rect(written(left), bottom, length, written(module));
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
    fn mark(&mut self, mark: &Mark, place: Place) {
        let pen = |pen: &Pen| Pen { width: pen.width * place.scale, ..*pen };
        match mark {
            Mark::Line(from, to, p) => {
                self.line(place.at(*from), place.at(*to), &pen(p), place.scale);
            }
            Mark::Curve(from, bow, to, p) => {
                self.curve([from, bow, to].map(|point| place.at(*point)), &pen(p), place.scale);
            }
            Mark::Polygon(corners, fill, p) => {
                self.pen(&pen(p), place.scale, 1.0);
                self.ready(fill);
                for (at, corner) in corners.iter().enumerate() {
                    let corner = place.at(*corner);
                    if at == 0 { self.move_to(corner) } else { self.line_to(corner) }
                }
                self.content.close_path();
                self.close(fill);
            }
            Mark::Circle(at, radius, fill, p) => {
                self.pen(&pen(p), place.scale, 1.0);
                self.ready(fill);
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
                    self.pen(
                        &pen,
                        place.scale,
                        if self.ink == Ink::Black { SCREENED } else { STRIPE },
                    );
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
        let letters = self.letters.clone();
        let (fonts, size) = (letters.fonts(), label.size * place.scale);
        let style = if label.bold { Type::bold(fonts, size) } else { Type::regular(fonts, size) };
        let at = place.at(label.at);
        let style = Type { colour: label.colour, ..style };
        self.text_around(at.x, at.y + 0.36 * style.size, &label.text, style);
    }
    fn line(&mut self, from: Point, to: Point, pen: &Pen, scale: f64) {
        self.pen(pen, scale, 1.0);
        self.move_to(from);
        self.line_to(to);
        self.content.stroke();
    }
    /// A quadratic curve, as a cubic one.
    fn curve(&mut self, [from, bow, to]: [Point; 3], pen: &Pen, scale: f64) {
        self.pen(pen, scale, 1.0);
        self.move_to(from);
        let towards = |end: Point| Point {
            x: end.x + (bow.x - end.x) * 2.0 / 3.0,
            y: end.y + (bow.y - end.y) * 2.0 / 3.0,
        };
        self.cubic_to(towards(from), towards(to), to);
        self.content.stroke();
    }
    /// A square in a tint: this fraction of the colour on white.
    fn square(&mut self, at: Point, side: f64, colour: &str, tint: f64) {
        self.fill(colour, tint);
        let bottom = self.y(at.y + side);
        self.content.rect(written(at.x), bottom, written(side), written(side));
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
    /// Sets the fill of a shape before its path begins.
    fn ready(&mut self, fill: &str) {
        if fill != "none" {
            self.fill(fill, 1.0);
        }
    }
    /// Paints the path: its outline, and its inside unless that stays empty.
    fn close(&mut self, fill: &str) {
        if fill == "none" {
            self.content.stroke();
        } else {
            self.content.fill_nonzero_and_stroke();
        }
    }
    /// Sets the colour of insides and letters, unless it is set.
    fn fill(&mut self, colour: &str, tint: f64) {
        let components = self.tinted(colour, tint);
        if self.fill != Some(components) {
            self.fill = Some(components);
            let [r, g, b] = components;
            match self.ink {
                Ink::Colour => self.content.set_fill_rgb(r, g, b),
                Ink::Black => self.content.set_fill_gray(r),
            };
        }
    }
    /// Sets the pen, unless it is set.
    fn pen(&mut self, pen: &Pen, scale: f64, tint: f64) {
        let mut components = self.tinted(pen.colour, tint);
        // A tint is printed as a row of dots, of which a thin line would be too few.
        if self.ink == Ink::Black && tint >= 1.0 && pen.width < THIN && components[0] < PALE {
            components = [0.0; 3];
        }
        let lengths = pen.dashes.split(' ').filter_map(|length| length.parse::<f64>().ok());
        let dashes: Vec<f32> = lengths.map(|length| written(length * scale)).collect();
        let width = if self.ink == Ink::Black { pen.width.max(FINEST) } else { pen.width };
        let wanted = (components, width, dashes);
        if self.pen.as_ref() == Some(&wanted) {
            return;
        }
        let [r, g, b] = components;
        match self.ink {
            Ink::Colour => self.content.set_stroke_rgb(r, g, b),
            Ink::Black => self.content.set_stroke_gray(r),
        };
        self.content.set_line_width(written(width));
        self.content.set_dash_pattern(wanted.2.iter().copied(), 0.0);
        self.pen = Some(wanted);
    }
    /// A colour mixed with white; all three components are the same where only black is printed.
    fn tinted(&self, colour: &str, tint: f64) -> [f32; 3] {
        let [r, g, b] = rgb(colour).map(f64::from);
        let parts = match self.ink {
            Ink::Colour => [r, g, b],
            // As bright as the colour appears.
            Ink::Black => [0.299 * r + 0.587 * g + 0.114 * b; 3],
        };
        parts.map(|part| {
            let part = 1.0 - (1.0 - part / 255.0) * tint;
            // What is nearly black would be printed as a screen of dots.
            let part = if self.ink == Ink::Black && part < 0.3 { 0.0 } else { part };
            let part = if self.is_reversed { 1.0 - part } else { part };
            ((part * 1000.0).round() / 1000.0) as f32
        })
    }
    fn move_to(&mut self, to: Point) {
        let y = self.y(to.y);
        self.content.move_to(written(to.x), y);
    }
    fn line_to(&mut self, to: Point) {
        let y = self.y(to.y);
        self.content.line_to(written(to.x), y);
    }
    fn cubic_to(&mut self, a: Point, b: Point, to: Point) {
        let (a_y, b_y, y) = (self.y(a.y), self.y(b.y), self.y(to.y));
        self.content.cubic_to(written(a.x), a_y, written(b.x), b_y, written(to.x), y);
    }
}

#[cfg(test)]
/// Checks that everything is on its page, inside a margin, and that no two things overlap.
pub(crate) fn check_extents(paper: PaperSize, margin: f64, pages: &[Page]) {
    let (width, height) = paper.points();
    for (number, page) in pages.iter().enumerate() {
        for (at, one) in page.extents.iter().enumerate() {
            let inside = one[0] >= margin && one[1] >= margin;
            let inside = inside && one[2] <= width - margin && one[3] <= height - margin;
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
