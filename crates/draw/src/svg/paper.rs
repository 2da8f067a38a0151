//! Writing SVG: numbers, text and the few elements that pictures are made of.
use core::fmt::{self, Display, Write as _};

/// A length or a coordinate in units of the picture, written with at most one decimal.
#[derive(Clone, Copy)]
pub(super) struct Unit(pub(super) f64);

impl Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // In whole tenths: formatting arbitrary numbers would add 14 KB to the page's engine.
        let tenths = (self.0 * 10.0).round_ties_even() as i64;
        let sign = if tenths < 0 { "-" } else { "" };
        let (whole, rest) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
        write!(f, "{sign}{whole}")?;
        if rest > 0 { write!(f, ".{rest}") } else { Ok(()) }
    }
}

/// A count as a length.
pub(super) fn units(count: usize) -> f64 {
    f64::from(u16::try_from(count).unwrap_or(u16::MAX))
}

pub(super) use crate::drawing::{Label, Mark, Pen, Point};

impl Pen {
    pub(super) fn new(colour: &'static str, width: f64) -> Self {
        Self { colour, width, dashes: "" }
    }
}

impl Display for Pen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "stroke=\"{}\" stroke-width=\"{}\"", self.colour, Unit(self.width))?;
        if self.dashes.is_empty() {
            return Ok(());
        }
        write!(f, " stroke-dasharray=\"{}\"", self.dashes)
    }
}

/// How a text is written.
#[derive(Clone, Copy)]
pub(super) struct Type {
    pub(super) colour: &'static str,
    pub(super) size: f64,
    pub(super) bold: bool,
}

/// A picture being drawn: marks, and markup around them that only SVG has.
#[derive(Default)]
pub(super) struct Paper {
    items: Vec<Item>,
    /// The origin of the marks that follow.
    origin: Option<Point>,
}

enum Item {
    Markup(String),
    /// A mark, its origin, and the name of the pattern that fills it in SVG.
    Mark(Mark, Option<Point>, String),
}

impl Paper {
    /// Writes markup unchanged.
    pub(super) fn raw(&mut self, markup: fmt::Arguments<'_>) {
        self.items.push(Item::Markup(markup.to_string()));
    }
    /// An element that holds only text.
    pub(super) fn words(&mut self, element: &str, text: &str) {
        self.raw(format_args!("<{element}>{}</{element}>", Escaped(text)));
    }
    /// Sets the origin of the marks that follow.
    pub(super) fn move_origin(&mut self, origin: Option<Point>) {
        self.origin = origin;
    }
    fn mark(&mut self, mark: Mark) {
        self.items.push(Item::Mark(mark, self.origin, String::new()));
    }
    /// A text around a point.
    pub(super) fn label(&mut self, at: Point, text: &str, style: Type) {
        let Type { colour, size, bold } = style;
        self.mark(Mark::Label(Label { at, text: text.to_owned(), colour, size, bold }));
    }
    pub(super) fn line(&mut self, from: Point, to: Point, pen: Pen) {
        self.mark(Mark::Line(from, to, pen));
    }
    /// A quadratic curve.
    pub(super) fn curve(&mut self, (from, bow, to): (Point, Point, Point), pen: Pen) {
        self.mark(Mark::Curve(from, bow, to, pen));
    }
    /// A closed shape through points.
    pub(super) fn polygon(&mut self, corners: &[Point], fill: &'static str, pen: Pen) {
        self.mark(Mark::Polygon(corners.to_vec(), fill, pen));
    }
    pub(super) fn circle(&mut self, at: Point, radius: f64, fill: &'static str, pen: Pen) {
        self.mark(Mark::Circle(at, radius, fill, pen));
    }
    /// A square with its upper left corner at a point, without an outline.
    pub(super) fn square(&mut self, at: Point, size: f64, fill: &'static str) {
        self.mark(Mark::Square(at, size, fill));
    }
    /// A square filled with a pattern; where there are no patterns, with stripes of a colour.
    pub(super) fn striped(
        &mut self,
        (at, size): (Point, f64),
        pattern: String,
        (colour, rising): (&'static str, bool),
    ) {
        let mark = Mark::Stripes(at, size, colour, rising);
        self.items.push(Item::Mark(mark, self.origin, pattern));
    }
    /// The picture as SVG, one element per line.
    pub(super) fn finish(self) -> String {
        let mut text = String::new();
        for item in self.items {
            let _ = match item {
                Item::Markup(markup) => writeln!(text, "{markup}"),
                Item::Mark(mark, _, pattern) => writeln!(text, "{}", Element(&mark, &pattern)),
            };
        }
        text
    }
    /// The marks alone, all with the same origin.
    pub(super) fn marks(self) -> Vec<Mark> {
        let marks = self.items.into_iter().filter_map(|item| match item {
            Item::Markup(_) => None,
            Item::Mark(mark, None, _) => Some(mark),
            Item::Mark(mark, Some(origin), _) => Some(moved(mark, origin)),
        });
        marks.collect()
    }
}

/// A mark with its origin at a point.
fn moved(mark: Mark, origin: Point) -> Mark {
    let to = |at: Point| at.shifted(origin.x, origin.y);
    match mark {
        Mark::Line(a, b, pen) => Mark::Line(to(a), to(b), pen),
        Mark::Curve(a, b, c, pen) => Mark::Curve(to(a), to(b), to(c), pen),
        Mark::Polygon(corners, fill, pen) => {
            Mark::Polygon(corners.into_iter().map(to).collect(), fill, pen)
        }
        Mark::Circle(at, radius, fill, pen) => Mark::Circle(to(at), radius, fill, pen),
        Mark::Square(at, side, fill) => Mark::Square(to(at), side, fill),
        Mark::Stripes(at, side, colour, rising) => Mark::Stripes(to(at), side, colour, rising),
        Mark::Label(label) => Mark::Label(Label { at: to(label.at), ..label }),
    }
}

/// A mark as an SVG element, and the name of the pattern that fills it.
struct Element<'a>(&'a Mark, &'a str);

impl Display for Element<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let open = |f: &mut fmt::Formatter<'_>, data: fmt::Arguments<'_>, pen: &Pen| {
            write!(f, "<path d=\"{data}\" fill=\"none\" {pen}/>")
        };
        let square = |f: &mut fmt::Formatter<'_>, at: &Point, side: f64, fill: &str| {
            let (x, y, side) = (Unit(at.x), Unit(at.y), Unit(side));
            write!(
                f,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\" fill=\"{fill}\"/>"
            )
        };
        match self.0 {
            Mark::Line(from, to, pen) => {
                let (x, y) = (Unit(to.x), Unit(to.y));
                open(f, format_args!("M{} {}L{x} {y}", Unit(from.x), Unit(from.y)), pen)
            }
            Mark::Curve(from, bow, to, pen) => {
                let (x, y, bow_x, bow_y) = (Unit(to.x), Unit(to.y), Unit(bow.x), Unit(bow.y));
                let (from_x, from_y) = (Unit(from.x), Unit(from.y));
                open(f, format_args!("M{from_x} {from_y}Q{bow_x} {bow_y} {x} {y}"), pen)
            }
            Mark::Polygon(corners, fill, pen) => {
                let point = |at: &Point| format!("{},{}", Unit(at.x), Unit(at.y));
                let points: Vec<String> = corners.iter().map(point).collect();
                write!(f, "<polygon points=\"{}\" fill=\"{fill}\" {pen}/>", points.join(" "))
            }
            Mark::Circle(at, radius, fill, pen) => {
                let (x, y, radius) = (Unit(at.x), Unit(at.y), Unit(*radius));
                write!(f, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{fill}\" {pen}/>")
            }
            Mark::Square(at, side, fill) => square(f, at, *side, fill),
            Mark::Stripes(at, side, ..) => square(f, at, *side, self.1),
            Mark::Label(label) => {
                let weight = if label.bold { " font-weight=\"bold\"" } else { "" };
                // Digits and capitals are about 0.72 of the size high; half of that centres them.
                write!(
                    f,
                    "<text x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"{}\"{weight}>{}</text>",
                    Unit(label.at.x),
                    Unit(label.at.y + 0.36 * label.size),
                    Unit(label.size),
                    label.colour,
                    Escaped(&label.text),
                )
            }
        }
    }
}

/// Text without any markup, for SVG and HTML. Characters that XML cannot hold become question
/// marks.
///
/// ```
/// use whydoku_draw::svg::Escaped;
/// assert_eq!(Escaped("a < b & 'c'").to_string(), "a &lt; b &amp; &#39;c&#39;");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Escaped<'a>(pub &'a str);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for character in self.0.chars() {
            match character {
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '&' => f.write_str("&amp;")?,
                '"' => f.write_str("&quot;")?,
                '\'' => f.write_str("&#39;")?,
                '\t' | '\n' => f.write_char(' ')?,
                '\u{fffe}' | '\u{ffff}' => f.write_char('?')?,
                control if control < ' ' => f.write_char('?')?,
                other => f.write_char(other)?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_numbers_have_no_decimals_and_others_have_one() {
        let text = |x: f64| Unit(x).to_string();
        assert_eq!([text(60.0), text(0.25), text(-0.01), text(7.55)], ["60", "0.2", "0", "7.6"]);
    }
    #[test]
    fn no_text_becomes_markup() {
        let text = Escaped("<script a='1'>\"&\u{1}").to_string();
        assert_eq!(text, "&lt;script a=&#39;1&#39;&gt;&quot;&amp;?");
    }
}
