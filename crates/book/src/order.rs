//! The order for a book: a file of TOML that says what is to be in it.
use crate::options::{Options, Rating};
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Deserializer};
use whydoku_core::Shape;
use whydoku_formats::parse_shape;
use whydoku_generate::{BoardChoice, Difficulty, Mirror, Request, RuleKind};
use whydoku_print::{Answers, Day, Inks, Length, PaperSize, PerPage, Stock};
use whydoku_words::Language;

/// Something that is written as a text of its own kind.
fn read<'de, T: FromStr<Err: fmt::Display>, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    let text = String::deserialize(from)?;
    text.parse().map_err(serde::de::Error::custom)
}

fn read_some<'de, T: FromStr<Err: fmt::Display>, D: Deserializer<'de>>(
    from: D,
) -> Result<Option<T>, D::Error> {
    read(from).map(Some)
}

/// A number, or a text such as `2x3`.
fn read_layout<'de, D: Deserializer<'de>>(from: D) -> Result<Option<PerPage>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged, expecting = "a number of puzzles, or columns x rows such as \"2x3\"")]
    enum Either {
        Number(usize),
        Text(String),
    }
    let text = match Either::deserialize(from)? {
        Either::Number(number) => number.to_string(),
        Either::Text(text) => text,
    };
    text.parse().map(Some).map_err(serde::de::Error::custom)
}

fn read_answers<'de, D: Deserializer<'de>>(from: D) -> Result<Answers, D::Error> {
    match String::deserialize(from)?.as_str() {
        "end" => Ok(Answers::End),
        "foot" => Ok(Answers::Foot),
        "none" => Ok(Answers::Omitted),
        other => Err(serde::de::Error::custom(format!("{other:?}: choose end, foot or none"))),
    }
}

/// The levels of a section: `easy` to `extreme`, `3`, or `2..3`.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Levels(core::ops::RangeInclusive<u8>);

impl FromStr for Levels {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let unknown = || {
            format!(
                "{text:?} is not a level: choose easy, medium, hard, very hard or extreme, or 1 to 5, or 2..3"
            )
        };
        let names = ["easy", "medium", "hard", "very hard", "extreme"];
        let level = |text: &str| {
            let word = names.iter().position(|name| *name == text.trim().to_lowercase());
            let number = text.trim().parse().ok().filter(|number| (1..=5).contains(number));
            word.map(|at| at as u8 + 1).or(number)
        };
        let range = match text.split_once("..") {
            Some((least, most)) => level(least).zip(level(most)).map(|(least, most)| least..=most),
            None => level(text).map(|level| level..=level),
        };
        range.filter(|range| !range.is_empty()).map(Self).ok_or_else(unknown)
    }
}

fn read_levels<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Levels>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged, expecting = "a level such as \"easy\", 3 or \"2..3\"")]
    enum Either {
        Number(u64),
        Text(String),
    }
    let text = match Either::deserialize(from)? {
        Either::Number(number) => number.to_string(),
        Either::Text(text) => text,
    };
    text.parse().map(Some).map_err(serde::de::Error::custom)
}

fn one() -> u32 {
    1
}

fn yes() -> bool {
    true
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[allow(clippy::struct_excessive_bools, reason = "each is an entry of its own")]
struct Written {
    title: Option<String>,
    #[serde(default)]
    subtitle: String,
    #[serde(default)]
    author: String,
    #[serde(default)]
    imprint: Vec<String>,
    #[serde(default)]
    back: Vec<String>,
    #[serde(default, deserialize_with = "read")]
    stock: Stock,
    #[serde(default, deserialize_with = "read_some")]
    cover_colour: Option<Inks>,
    language: Option<toml::Spanned<String>>,
    #[serde(default, deserialize_with = "read_some")]
    date: Option<Day>,
    seed: Option<u64>,
    series: Option<String>,
    qr: Option<String>,
    #[serde(default)]
    fonts: Vec<String>,
    #[serde(default, deserialize_with = "read_some")]
    paper: Option<PaperSize>,
    #[serde(default, deserialize_with = "read_layout")]
    per_page: Option<PerPage>,
    #[serde(default, deserialize_with = "read_layout")]
    solutions_per_page: Option<PerPage>,
    #[serde(default, deserialize_with = "read_some")]
    inner_margin: Option<Length>,
    #[serde(default, deserialize_with = "read_some")]
    outer_margin: Option<Length>,
    #[serde(default, deserialize_with = "read_some")]
    bleed: Option<Length>,
    #[serde(default, deserialize_with = "read_answers")]
    answers: Answers,
    #[serde(default, deserialize_with = "read_some")]
    rating: Option<Rating>,
    #[serde(default)]
    large: bool,
    #[serde(default)]
    notes: bool,
    #[serde(default = "yes")]
    title_page: bool,
    #[serde(default = "yes")]
    contents: bool,
    #[serde(default = "yes")]
    how_to: bool,
    #[serde(default = "yes")]
    headings: bool,
    #[serde(default = "one")]
    first_number: u32,
    #[serde(default = "one")]
    first_page: u32,
    #[serde(default)]
    section: Vec<toml::Spanned<Part>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Part {
    heading: Option<String>,
    count: u64,
    size: Option<usize>,
    shape: Option<toml::Spanned<String>>,
    jigsaw: Option<usize>,
    #[serde(default)]
    rules: Vec<Named<RuleKind>>,
    #[serde(default, deserialize_with = "read_levels")]
    level: Option<Levels>,
    #[serde(default, deserialize_with = "read_some")]
    difficulty: Option<Difficulty>,
    #[serde(default, deserialize_with = "read_some")]
    symmetry: Option<Mirror>,
    #[serde(default)]
    minimal: bool,
}

#[derive(Deserialize)]
#[serde(bound = "T: FromStr<Err: fmt::Display>")]
struct Named<T>(#[serde(deserialize_with = "read")] T);

/// Why an order cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OrderError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1: characters, not bytes.
    pub column: usize,
    /// What is wrong there.
    pub message: String,
}

impl fmt::Display for OrderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.message)
    }
}

impl core::error::Error for OrderError {}

/// Puzzles that belong under one heading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ordered {
    /// The heading; without one, kind and level of each puzzle make it.
    pub heading: Option<String>,
    /// How many puzzles.
    pub count: u64,
    /// What they are like.
    pub request: Request,
    /// The line of the file where the section begins, from 1.
    pub line: usize,
}

/// An order that has been read.
#[derive(Clone, Debug)]
pub struct Order {
    /// What the book is to be like.
    pub options: Options,
    /// The seed of its puzzles.
    pub seed: u64,
    /// A folder with earlier books, none of whose puzzles may come again; relative to the file.
    pub series: Option<String>,
    /// The address of the page that the QR codes lead to; empty for `SudokuPad`.
    pub qr: Option<String>,
    /// Files with fonts, a regular and a bold one; relative to the file.
    pub fonts: Vec<String>,
    /// Its sections.
    pub sections: Vec<Ordered>,
}

impl Order {
    /// Reads an order.
    ///
    /// ```
    /// use whydoku_book::Order;
    /// let order = Order::read("seed = 7\n[[section]]\ncount = 20\nlevel = \"easy\"\n")?;
    /// assert_eq!(order.sections[0].count, 20);
    /// let error = Order::read("seed = 7\n[[section]]\ncount = 20\nlevel = \"soft\"\n").unwrap_err();
    /// assert_eq!((error.line, error.column), (4, 9));
    /// # Ok::<(), whydoku_book::OrderError>(())
    /// ```
    ///
    /// # Errors
    /// When it is not TOML, an entry is unknown or missing, or a value is not possible, with the place.
    pub fn read(text: &str) -> Result<Self, OrderError> {
        let (order, has_seed) = Self::of(text)?;
        if !has_seed {
            return Err(place(text, 0, "the entry `seed` is missing, a number of your choice"));
        }
        if order.sections.is_empty() {
            return Err(place(text, 0, "there is no [[section]], so the book would be empty"));
        }
        Ok(order)
    }
    /// Reads what a book is to be like, for puzzles that are there already: an order without seed and sections.
    ///
    /// # Errors
    /// The same as those of [`read`](Self::read), and when there is something about puzzles to be made.
    pub fn read_options(text: &str) -> Result<Self, OrderError> {
        let (order, has_seed) = Self::of(text)?;
        if has_seed || order.series.is_some() || !order.sections.is_empty() {
            let message = "seed, series and sections are for puzzles to be made";
            return Err(place(text, 0, message));
        }
        Ok(order)
    }
    /// The order, and whether it has a seed.
    fn of(text: &str) -> Result<(Self, bool), OrderError> {
        let written: Written = toml::from_str(text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            place(text, at, error.message())
        })?;
        let language = match &written.language {
            None => Language::ENGLISH,
            Some(name) => name
                .as_ref()
                .parse()
                .map_err(|error| place(text, name.span().start, &format!("{error}")))?,
        };
        let sections: Result<Vec<Ordered>, OrderError> =
            written.section.iter().map(|part| section(text, part)).collect();
        let (sections, seed, series) = (sections?, written.seed, written.series.clone());
        let (qr, fonts) = (written.qr.clone(), written.fonts.clone());
        let options = options(written, language);
        let order = Self { options, seed: seed.unwrap_or_default(), series, qr, fonts, sections };
        Ok((order, seed.is_some()))
    }
}

fn options(written: Written, language: Language) -> Options {
    let mut options = Options {
        language,
        title: written.title,
        subtitle: written.subtitle,
        author: written.author,
        imprint: written.imprint,
        back: written.back,
        stock: written.stock,
        cover_colour: written.cover_colour,
        day: written.date,
        rating: written.rating.unwrap_or_default(),
        how_to: written.how_to,
        ..Options::default()
    };
    let layout = &mut options.layout;
    layout.paper = written.paper.unwrap_or(layout.paper);
    layout.large = written.large;
    let usual = if written.large { PerPage::new(1) } else { None };
    layout.per_page = written.per_page.or(usual).unwrap_or(layout.per_page);
    layout.solutions = written.solutions_per_page;
    layout.inner = written.inner_margin;
    layout.outer = written.outer_margin;
    layout.bleed = written.bleed;
    layout.answers = written.answers;
    layout.notes = written.notes;
    layout.title_page = written.title_page;
    layout.contents = written.contents;
    layout.headings = written.headings;
    layout.first_number = written.first_number;
    layout.first_page = written.first_page;
    options
}

fn section(text: &str, part: &toml::Spanned<Part>) -> Result<Ordered, OrderError> {
    let (begin, part) = (part.span().start, part.as_ref());
    let fault = |message: &str| place(text, begin, message);
    let choices = [part.size.is_some(), part.shape.is_some(), part.jigsaw.is_some()];
    if choices.iter().filter(|choice| **choice).count() > 1 {
        return Err(fault("a section has one of size, shape and jigsaw"));
    }
    if part.level.is_some() && part.difficulty.is_some() {
        return Err(fault("a section has a level or a difficulty, not both"));
    }
    let board = match (&part.shape, part.jigsaw, part.size) {
        (Some(shape), ..) => {
            let named = parse_shape(shape.as_ref());
            let named = named.map_err(|error| place(text, shape.span().start, &error.to_string()));
            BoardChoice::Shape(named?)
        }
        (None, Some(side), _) if (2..=36).contains(&side) => BoardChoice::RandomJigsaw(side),
        (None, Some(_), _) => return Err(fault("a jigsaw has from 2 to 36 digits")),
        (None, None, size) => {
            let shape = Shape::usual(size.unwrap_or(9));
            BoardChoice::Shape(shape.map_err(|error| fault(&format!("size: {error}")))?)
        }
    };
    let level = part.level.as_ref().map(|Levels(range)| Difficulty::Ours(range.clone()));
    let request = Request {
        board,
        rules: part.rules.iter().map(|rule| rule.0).collect(),
        mirror: part.symmetry.unwrap_or(Mirror::None),
        minimal: part.minimal,
        difficulty: level.or_else(|| part.difficulty.clone()),
        ..Request::new(Shape::square(9).map_err(|error| fault(&error.to_string()))?)
    };
    let line = place(text, begin, "").line;
    Ok(Ordered { heading: part.heading.clone(), count: part.count, request, line })
}

/// A message with the line and the column of a byte.
fn place(text: &str, at: usize, message: &str) -> OrderError {
    let before = text.get(..at).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    OrderError { line, column, message: message.to_owned() }
}
