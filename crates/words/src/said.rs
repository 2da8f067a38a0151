//! A message before it is put into words: its id, and what fills its places.
use crate::Message;
use whydoku_core::{Candidate, Cell, Digit, DigitSet, House};

/// A message and what fills its places.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    pub(crate) message: Message,
    pub(crate) places: Vec<(&'static str, Value)>,
}

/// The content of a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// Things that are all meant: `a, b and c`.
    All(Vec<Part>),
    /// Things one of which is meant: `a, b or c`.
    Any(Vec<Part>),
    /// Things one after the other: `a b c`.
    Row(Vec<Part>),
    /// Things of a plain list: `a, b, c`.
    Listed(Vec<Part>),
    /// A count. It chooses the form of the message.
    Count(usize),
    /// Text that means the same in every language.
    Text(String),
    /// Another message.
    Said(Box<Said>),
    /// Messages, one after the other: `a; b`.
    Series(Vec<Said>),
}

/// Something that a message mentions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// A cell.
    Cell(Cell),
    /// A digit.
    Digit(Digit),
    /// A house.
    House(House),
    /// A digit in a cell.
    Candidate(Candidate),
    /// A line of the explanation.
    Line(LineNumber),
    /// A number.
    Number(usize),
}

/// The number of a line, from one; written `(3)`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct LineNumber(pub usize);

macro_rules! parts {
    ($($name:ident: $of:ty),*) => { $(
        impl From<$of> for Part {
            fn from(thing: $of) -> Self {
                Self::$name(thing)
            }
        }
        impl From<$of> for Value {
            fn from(thing: $of) -> Self {
                Self::All(vec![thing.into()])
            }
        }
    )* };
}
impl From<usize> for Part {
    fn from(number: usize) -> Self {
        Self::Number(number)
    }
}
parts!(Cell: Cell, Digit: Digit, House: House, Candidate: Candidate, Line: LineNumber);

impl From<DigitSet> for Value {
    fn from(digits: DigitSet) -> Self {
        Self::All(digits.iter().map(Part::Digit).collect())
    }
}
impl From<usize> for Value {
    fn from(count: usize) -> Self {
        Self::Count(count)
    }
}
impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}
impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}
impl From<Said> for Value {
    fn from(said: Said) -> Self {
        Self::Said(Box::new(said))
    }
}
impl FromIterator<Cell> for Value {
    fn from_iter<T: IntoIterator<Item = Cell>>(cells: T) -> Self {
        Self::All(cells.into_iter().map(Part::Cell).collect())
    }
}
impl From<Vec<Said>> for Value {
    fn from(said: Vec<Said>) -> Self {
        Self::Series(said)
    }
}

impl Value {
    /// Things that are all meant.
    pub fn all<T: Into<Part> + Copy>(of: &[T]) -> Self {
        Self::All(of.iter().map(|&thing| thing.into()).collect())
    }
    /// Messages that are all meant: `a, b and c`.
    ///
    /// ```
    /// use whydoku_words::{Language, Said, Value, message, said};
    /// let words = ["list-all", "list-any", "list-all"].map(|_| Said::new(message!("sign-odd")));
    /// let said = said!("list-said-and", { "one": Value::all_said(words.to_vec()), "other": "even" });
    /// assert_eq!(said.text(Language::ENGLISH), "odd, odd and odd and even");
    /// ```
    pub fn all_said(all: Vec<Said>) -> Self {
        let mut rest = all.into_iter().rev();
        let Some(last) = rest.next() else { return Self::Series(Vec::new()) };
        let join = |message, one, other: Said| {
            Said::new(message).with("one", Self::from(one)).with("other", Self::from(other))
        };
        let (and, comma) = (crate::message!("list-said-and"), crate::message!("list-said-next"));
        let joined = rest
            .enumerate()
            .fold(last, |later, (at, one)| join(if at == 0 { and } else { comma }, one, later));
        joined.into()
    }
    /// Things one of which is meant.
    pub fn any<T: Into<Part> + Copy>(of: &[T]) -> Self {
        Self::Any(of.iter().map(|&thing| thing.into()).collect())
    }
    /// Things one after the other.
    pub fn row<T: Into<Part> + Copy>(of: &[T]) -> Self {
        Self::Row(of.iter().map(|&thing| thing.into()).collect())
    }
    /// Things of a plain list.
    pub fn listed<T: Into<Part> + Copy>(of: &[T]) -> Self {
        Self::Listed(of.iter().map(|&thing| thing.into()).collect())
    }
    /// Whether there is nothing to say.
    pub fn is_empty(&self) -> bool {
        match self {
            Self::All(parts) | Self::Any(parts) | Self::Row(parts) | Self::Listed(parts) => {
                parts.is_empty()
            }
            Self::Series(all) => all.is_empty(),
            Self::Count(_) | Self::Text(_) | Self::Said(_) => false,
        }
    }
}

impl From<Message> for Said {
    fn from(message: Message) -> Self {
        Self::new(message)
    }
}

impl Said {
    /// A message whose places still have to be filled. [`said!`](crate::said) checks at once that they
    /// are.
    pub fn new(message: Message) -> Self {
        Self { message, places: Vec::new() }
    }
    /// The message.
    pub fn message(&self) -> Message {
        self.message
    }
    /// What fills its places, in the order in which they were filled.
    pub fn places(&self) -> &[(&'static str, Value)] {
        &self.places
    }
    /// Fills a place.
    #[must_use]
    pub fn with(mut self, place: &'static str, value: impl Into<Value>) -> Self {
        self.places.push((place, value.into()));
        self
    }
    /// Fills a place with things that are all meant.
    #[must_use]
    pub fn with_all<T: Into<Part> + Copy>(self, place: &'static str, all: &[T]) -> Self {
        self.with(place, Value::all(all))
    }
    /// Fills a place with things one of which is meant.
    #[must_use]
    pub fn with_any<T: Into<Part> + Copy>(self, place: &'static str, any: &[T]) -> Self {
        self.with(place, Value::any(any))
    }
    /// Whether something fills a place.
    pub fn fills(&self, place: &str) -> bool {
        self.places.iter().any(|(name, value)| *name == place && !value.is_empty())
    }
}
