//! Writing SVG: numbers, text and the few elements that pictures are made of.
use core::fmt::{self, Display, Write as _};

/// A length or a place in units of the picture, written with one decimal at most.
#[derive(Clone, Copy)]
pub(super) struct Unit(pub(super) f64);

impl Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = format!("{:.1}", self.0);
        let text = text.strip_suffix(".0").unwrap_or(&text);
        f.write_str(if text == "-0" { "0" } else { text })
    }
}

/// A count as a length.
pub(super) fn units(count: usize) -> f64 {
    f64::from(u16::try_from(count).unwrap_or(u16::MAX))
}

/// A point.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Point {
    pub(super) x: f64,
    pub(super) y: f64,
}

impl Point {
    pub(super) fn shifted(self, x: f64, y: f64) -> Self {
        Self { x: self.x + x, y: self.y + y }
    }
}

/// How a line is drawn.
#[derive(Clone, Copy)]
pub(super) struct Pen {
    pub(super) colour: &'static str,
    pub(super) width: f64,
    /// Lengths of dashes and gaps; empty for an unbroken line.
    pub(super) dashes: &'static str,
}

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

/// An SVG text being written, one element a line.
#[derive(Default)]
pub(super) struct Paper {
    text: String,
}

impl Paper {
    /// Writes markup as it is.
    pub(super) fn raw(&mut self, markup: fmt::Arguments<'_>) {
        let _ = self.text.write_fmt(markup);
        self.text.push('\n');
    }
    /// An element that holds nothing but a text.
    pub(super) fn words(&mut self, element: &str, text: &str) {
        self.raw(format_args!("<{element}>{}</{element}>", Escaped(text)));
    }
    /// A text around a point.
    pub(super) fn label(&mut self, at: Point, text: &str, style: Type) {
        let weight = if style.bold { " font-weight=\"bold\"" } else { "" };
        // Digits and capitals are about 0.72 of the size high; half of that centres them.
        self.raw(format_args!(
            "<text x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"{}\"{weight}>{}</text>",
            Unit(at.x),
            Unit(at.y + 0.36 * style.size),
            Unit(style.size),
            style.colour,
            Escaped(text),
        ));
    }
    pub(super) fn line(&mut self, from: Point, to: Point, pen: Pen) {
        self.path(
            &format!("M{} {}L{} {}", Unit(from.x), Unit(from.y), Unit(to.x), Unit(to.y)),
            pen,
        );
    }
    /// An open path.
    pub(super) fn path(&mut self, data: &str, pen: Pen) {
        self.raw(format_args!("<path d=\"{data}\" fill=\"none\" {pen}/>"));
    }
    /// A closed shape through points.
    pub(super) fn polygon(&mut self, corners: &[Point], fill: &str, pen: Pen) {
        let points: Vec<String> =
            corners.iter().map(|at| format!("{},{}", Unit(at.x), Unit(at.y))).collect();
        self.raw(format_args!("<polygon points=\"{}\" fill=\"{fill}\" {pen}/>", points.join(" ")));
    }
    pub(super) fn circle(&mut self, at: Point, radius: f64, fill: &str, pen: Pen) {
        let (x, y, radius) = (Unit(at.x), Unit(at.y), Unit(radius));
        self.raw(format_args!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{fill}\" {pen}/>"
        ));
    }
    /// A square with its upper left corner at a point, without an outline.
    pub(super) fn square(&mut self, at: Point, size: f64, fill: &str) {
        let (x, y, size) = (Unit(at.x), Unit(at.y), Unit(size));
        self.raw(format_args!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{size}\" height=\"{size}\" fill=\"{fill}\"/>"
        ));
    }
    pub(super) fn finish(self) -> String {
        self.text
    }
}

/// Text in which nothing is markup. Characters that XML cannot hold become question marks.
pub(super) struct Escaped<'a>(pub(super) &'a str);

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
    fn whole_numbers_have_no_decimals_and_others_one() {
        let text = |x: f64| Unit(x).to_string();
        assert_eq!([text(60.0), text(0.25), text(-0.01), text(7.55)], ["60", "0.2", "0", "7.5"]);
    }
    #[test]
    fn no_text_becomes_markup() {
        let text = Escaped("<script a='1'>\"&\u{1}").to_string();
        assert_eq!(text, "&lt;script a=&#39;1&#39;&gt;&quot;&amp;?");
    }
}
