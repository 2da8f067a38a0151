//! Running text: paragraphs and pictures, broken into pages.
use super::{Book, Passage};
use crate::booklet::Slot;
use crate::page::Page;
use crate::tag::Role;
use crate::text::Type;
use whydoku_draw::drawing::Drawing;

/// What is in a place of a page, with its distance from the top.
#[derive(Clone, Debug)]
pub(crate) enum Piece<'b> {
    Heading(Vec<String>),
    Lines(Vec<String>),
    Picture(&'b Drawing, &'b str, f64),
}

/// A page of running text.
pub(crate) type Sheet<'b> = Vec<(f64, Piece<'b>)>;

/// Sizes of running text, larger in large print.
#[derive(Clone, Copy)]
pub(crate) struct Sizes {
    pub(crate) text: f64,
    pub(crate) leading: f64,
    pub(crate) heading: f64,
    /// The heading of a part of the book.
    pub(crate) part: f64,
}

impl Sizes {
    pub(crate) fn of(book: &Book) -> Self {
        let scale = if book.layout.large { 1.6 } else { 1.0 };
        Self {
            text: 9.5 * scale,
            leading: 13.0 * scale,
            heading: 11.5 * scale,
            part: 20.0 * scale.min(1.4),
        }
    }
}

/// Breaks passages into pages of this size; the first begins this far below the top.
pub(crate) fn broken(book: &Book, area: Slot, first: f64) -> Vec<Sheet<'_>> {
    let sizes = Sizes::of(book);
    let mut flow = Breaker { pages: vec![Vec::new()], y: first, height: area.height };
    for (at, passage) in book.how_to.iter().enumerate() {
        match passage {
            Passage::Heading(text) => {
                let lines = Type::bold(&book.fonts, sizes.heading).wrapped(text, |_| area.width);
                let height = lines.len() as f64 * sizes.heading * 1.25 + 4.0;
                // A heading stays with what is below it, up to its picture.
                let below = book.how_to[at + 1..]
                    .iter()
                    .take_while(|passage| !matches!(passage, Passage::Heading(_)));
                let below: Vec<&Passage> = below.collect();
                let picture = below.iter().position(|it| matches!(it, Passage::Picture(..)));
                let lines_of = |passage: &&&Passage| match passage {
                    Passage::Paragraph(text) => {
                        Type::regular(&book.fonts, sizes.text).wrapped(text, |_| area.width).len()
                    }
                    Passage::Heading(_) | Passage::Picture(..) => 0,
                };
                let together = match picture {
                    Some(at) => {
                        let lines: usize = below.iter().take(at + 2).map(|it| lines_of(&it)).sum();
                        side(area) + (lines as f64 + 1.0) * sizes.leading
                    }
                    None => 3.0 * sizes.leading,
                };
                flow.need((height + together).min(area.height));
                if flow.y > first || flow.pages.len() > 1 && flow.y > 0.0 {
                    flow.y += sizes.leading * 0.5;
                }
                flow.put(Piece::Heading(lines), height);
            }
            Passage::Paragraph(text) => {
                let lines = Type::regular(&book.fonts, sizes.text).wrapped(text, |_| area.width);
                flow.lines(lines, sizes.leading);
            }
            Passage::Picture(drawing, text) => {
                let side = side(area);
                let ratio = drawing.height / drawing.width;
                let width = side * (1.0 / ratio).min(1.0);
                flow.need(width * ratio + sizes.leading * 0.6);
                flow.put(Piece::Picture(drawing, text, width), width * ratio + sizes.leading * 0.6);
            }
        }
    }
    flow.pages.retain(|page| !page.is_empty());
    flow.pages
}

/// The side of a picture: as large as its candidates need.
fn side(area: Slot) -> f64 {
    (area.width * 0.66).min(area.height * 0.45).min(260.0)
}

struct Breaker<'b> {
    pages: Vec<Sheet<'b>>,
    y: f64,
    height: f64,
}

impl<'b> Breaker<'b> {
    fn need(&mut self, height: f64) {
        if self.y + height > self.height && self.y > 0.0 {
            self.pages.push(Vec::new());
            self.y = 0.0;
        }
    }
    fn put(&mut self, piece: Piece<'b>, height: f64) {
        if let Some(page) = self.pages.last_mut() {
            page.push((self.y, piece));
        }
        self.y += height;
    }
    /// A paragraph, over as many pages as it needs.
    fn lines(&mut self, mut lines: Vec<String>, leading: f64) {
        while !lines.is_empty() {
            self.need(leading * lines.len().min(2) as f64);
            let room = (((self.height - self.y) / leading) as usize).clamp(1, lines.len());
            let rest = lines.split_off(room);
            self.put(Piece::Lines(core::mem::replace(&mut lines, rest)), leading * room as f64);
        }
        self.y += leading * 0.45;
    }
}

/// Paints a page of running text.
pub(crate) fn paint(page: &mut Page, book: &Book, area: Slot, sheet: &Sheet<'_>) {
    let sizes = Sizes::of(book);
    for (y, piece) in sheet {
        let top = area.y + y;
        match piece {
            Piece::Heading(lines) => {
                let bold = Type::bold(&book.fonts, sizes.heading);
                page.part(Role::Heading, "", |page| {
                    for (at, line) in lines.iter().enumerate() {
                        let y = top + sizes.heading * (1.0 + 1.25 * at as f64);
                        page.text(area.x, y, line, bold);
                    }
                });
            }
            Piece::Lines(lines) => {
                let plain = Type::regular(&book.fonts, sizes.text);
                page.part(Role::Paragraph, "", |page| {
                    for (at, line) in lines.iter().enumerate() {
                        let y = top + sizes.text + sizes.leading * at as f64;
                        page.text(area.x, y, line, plain);
                    }
                });
            }
            Piece::Picture(drawing, text, width) => {
                let left = area.x + (area.width - width) / 2.0;
                page.part(Role::Picture, text, |page| page.drawing(left, top, *width, drawing));
            }
        }
    }
}
