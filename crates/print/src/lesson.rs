//! Lesson sheets: a solution path, step by step, with pictures and sentences.
use crate::document::{About, Document};
use crate::font::Fonts;
use crate::page::{Ink, Page};
use crate::paper::PaperSize;
use crate::tag::Role;
use crate::text::Type;
use whydoku_draw::drawing::Drawing;

/// The margin of a page.
const MARGIN: f64 = 48.0;
/// The side of a picture.
const PICTURE: f64 = 218.0;
/// The gap between a picture and its sentences, and between two steps.
const GAP: f64 = 18.0;
/// The size of the sentences, and their line spacing.
const SIZE: f64 = 10.0;
const LEADING: f64 = 14.0;
/// The heading of a step.
const HEADING: f64 = 12.0;

/// A step of a lesson.
#[derive(Clone, Debug)]
pub struct LessonStep {
    /// Its name, such as `12. X-Wing`.
    pub name: String,
    /// Why it follows.
    pub text: String,
    /// The position with what the step shows in it; without one only the sentence is printed.
    pub picture: Option<Drawing>,
}

/// How a lesson sheet looks.
#[derive(Clone, Debug, Default)]
pub struct Lesson {
    /// The title at the beginning.
    pub title: String,
    /// The text below the title, such as the rating.
    pub subtitle: String,
    /// The paper.
    pub paper: PaperSize,
    /// The language of the texts, such as `en`, for screen readers; empty if it is unknown.
    pub language: String,
    /// The fonts.
    pub fonts: Fonts,
}

/// A page that is being filled from the top.
struct Flow<'a> {
    style: &'a Lesson,
    document: &'a Document,
    pages: Vec<Page>,
    y: f64,
}

impl<'a> Flow<'a> {
    fn regular(&self, size: f64) -> Type<'a> {
        Type::regular(&self.style.fonts, size)
    }
    fn bold(&self, size: f64) -> Type<'a> {
        Type::bold(&self.style.fonts, size)
    }
    fn width(&self) -> f64 {
        self.style.paper.points().0 - 2.0 * MARGIN
    }
    fn bottom(&self) -> f64 {
        self.style.paper.points().1 - MARGIN - 20.0
    }
    /// Continues on the next page unless there is this much room.
    fn need(&mut self, height: f64) {
        if self.pages.is_empty() || self.y + height > self.bottom() {
            self.pages.push(self.document.blank());
            self.y = MARGIN;
            let number = self.pages.len().to_string();
            let (width, height) = self.style.paper.points();
            let foot = self.regular(9.0).soft();
            let title = foot.fitted(&self.style.title, self.width() - 40.0);
            if let Some(page) = self.pages.last_mut() {
                page.decoration(|page| {
                    page.text(MARGIN, height - MARGIN + 8.0, &title, foot);
                    page.text_before(width - MARGIN, height - MARGIN + 8.0, &number, foot);
                });
            }
        }
    }
    fn text(&mut self, role: Role, (x, y): (f64, f64), text: &str, style: Type<'_>) {
        if let Some(page) = self.pages.last_mut() {
            page.part(role, text, |page| page.text(x, y, text, style));
        }
    }
    /// Lines over the whole width, over as many pages as they need.
    fn lines(&mut self, lines: &[String], style: Type<'_>) {
        for line in lines {
            self.need(LEADING);
            self.text(Role::Paragraph, (MARGIN, self.y + SIZE), line, style);
            self.y += LEADING;
        }
    }
    /// Name and sentence in one paragraph.
    fn paragraph(&mut self, step: &LessonStep) {
        let (bold, plain) = (self.bold(SIZE), self.regular(SIZE));
        let name = bold.fitted(&step.name, self.width());
        let indent = bold.width(&name) + SIZE;
        let room = |line: usize| self.width() - if line == 0 { indent } else { 0.0 };
        // Beside a name that is nearly as long as the line there is no room for a word.
        let (indent, lines) = if room(0) < self.width() / 4.0 {
            (0.0, plain.wrapped(&step.text, |_| self.width()))
        } else {
            (indent, plain.wrapped(&step.text, room))
        };
        let below = usize::from(indent == 0.0);
        self.need(LEADING * ((lines.len() + below).min(3)) as f64);
        self.text(Role::Heading, (MARGIN, self.y + SIZE), &name, bold);
        if below == 0 {
            self.text(Role::Paragraph, (MARGIN + indent, self.y + SIZE), &lines[0], plain);
        }
        self.y += LEADING;
        self.lines(&lines[1 - below..], plain);
        self.y += GAP / 3.0;
    }
    fn step(&mut self, step: &LessonStep) {
        let Some(picture) = &step.picture else { return self.paragraph(step) };
        let (bold, plain) = (self.bold(HEADING), self.regular(SIZE));
        let beside = |line: usize| {
            let narrow = line < ((PICTURE - HEADING - 8.0) / LEADING) as usize;
            if narrow { self.width() - PICTURE - GAP } else { self.width() }
        };
        let lines = plain.wrapped(&step.text, beside);
        let height = PICTURE * picture.height / picture.width;
        self.need(height);
        let (left, top) = (MARGIN + PICTURE + GAP, self.y);
        let room = self.width() - PICTURE - GAP;
        let name = bold.fitted(&step.name, room);
        self.text(Role::Heading, (left, top + HEADING), &name, bold);
        if let Some(page) = self.pages.last_mut() {
            page.part(Role::Picture, &step.name, |page| {
                page.drawing(MARGIN, top, PICTURE, picture);
            });
        }
        let beside = ((PICTURE - HEADING - 8.0) / LEADING) as usize;
        let first = &lines[..lines.len().min(beside)];
        for (at, line) in first.iter().enumerate() {
            let y = top + HEADING + 8.0 + LEADING * at as f64 + SIZE;
            self.text(Role::Paragraph, (left, y), line, plain);
        }
        self.y = top + height + 4.0;
        self.lines(&lines[first.len()..], plain);
        self.y += GAP;
    }
}

/// A PDF with the steps of a solution path; `start` is the puzzle it starts from.
pub fn lesson(start: &Drawing, steps: &[LessonStep], style: &Lesson) -> Vec<u8> {
    let about = About { language: style.language.clone(), ..About::new(&style.title) };
    let mut document = Document::new(about, style.paper, Ink::Colour, &style.fonts);
    for page in pages(start, steps, style, &document) {
        document.push(page);
    }
    document.finish()
}

fn pages(start: &Drawing, steps: &[LessonStep], style: &Lesson, document: &Document) -> Vec<Page> {
    let mut flow = Flow { style, document, pages: Vec::new(), y: 0.0 };
    let side = 260.0;
    flow.need(side);
    let head = flow.bold(18.0);
    for (at, line) in head.wrapped(&style.title, |_| flow.width()).iter().enumerate() {
        let role = if at == 0 { Role::Part } else { Role::Paragraph };
        flow.text(role, (MARGIN, flow.y + head.size), line, head);
        flow.y += head.size * 1.3;
    }
    let plain = flow.regular(SIZE).soft();
    let lines = plain.wrapped(&style.subtitle, |_| flow.width());
    flow.lines(&lines, plain);
    flow.y += 6.0;
    let height = side * start.height / start.width;
    flow.need(height);
    let (x, y) = (MARGIN + (flow.width() - side) / 2.0, flow.y);
    if let Some(page) = flow.pages.last_mut() {
        page.part(Role::Picture, &style.title, |page| page.drawing(x, y, side, start));
    }
    flow.y += height + GAP;
    for step in steps {
        flow.step(step);
    }
    flow.pages
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::check_extents;
    use whydoku_core::{Puzzle, Shape};
    use whydoku_draw::svg::{Look, Show, drawing};

    #[test]
    fn short_and_very_long_sentences_stay_on_their_pages() {
        let board = Puzzle::empty(Shape::square(9).expect("a board"));
        let look = Look { show: Show::Levels, ..Look::default() };
        let picture = drawing(&board, None, &look);
        let step = |words: usize, picture: Option<Drawing>| LessonStep {
            name: format!(
                "1. A step of {words} words whose name is not exactly short either, is it"
            ),
            text: "therefore ".repeat(words),
            picture,
        };
        for paper in [PaperSize::A4, PaperSize::LETTER] {
            let steps: Vec<LessonStep> = [1, 30, 300, 3000, 2]
                .into_iter()
                .flat_map(|words| [step(words, None), step(words, Some(picture.clone()))])
                .collect();
            let title = "A title that takes more than one line ".repeat(3);
            let subtitle = "24 givens ".repeat(30);
            let style = Lesson { title, subtitle, paper, ..Lesson::default() };
            let document = Document::new(About::new(""), paper, Ink::Colour, &style.fonts);
            let pages = pages(&picture, &steps, &style, &document);
            assert!(pages.len() > 8, "{}", pages.len());
            check_extents(paper, 30.0, &pages);
        }
    }
}
