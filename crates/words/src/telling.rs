//! A message put into words: tokens, so that a front end can link every name to the board.
use crate::catalogue::Text;
use crate::plural::Rule;
use crate::{Language, LineNumber, Names, Part, Said, Value, message};
use whydoku_core::{Candidate, Cell, Digit, House};

/// A piece of a text that people read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Token {
    /// Words.
    Text(String),
    /// A cell.
    Cell(Cell),
    /// A digit.
    Digit(Digit),
    /// A house.
    House(House),
    /// A digit in a cell.
    Candidate(Candidate),
}

/// A piece of a text.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Piece<'a> {
    /// Words.
    Text(&'a str),
    /// A place and, for a house, the form required.
    Place(&'a str, Option<&'a str>),
}

/// A text taken apart.
pub(crate) fn pieces(text: &str) -> impl Iterator<Item = Piece<'_>> {
    text.split('{').enumerate().flat_map(|(at, rest)| {
        let (place, after) = if at == 0 {
            (None, rest)
        } else {
            rest.split_once('}').map_or((None, rest), |(p, a)| (Some(p), a))
        };
        let place = place.map(|place| match place.split_once(':') {
            Some((place, form)) => Piece::Place(place, Some(form)),
            None => Piece::Place(place, None),
        });
        place.into_iter().chain((!after.is_empty()).then_some(Piece::Text(after)))
    })
}

impl Said {
    /// Whether a language has words for all of it.
    pub fn is_known_in(&self, language: Language) -> bool {
        let in_value = |value: &Value| match value {
            Value::Said(said) => said.is_known_in(language),
            Value::Series(all) => all.iter().all(|said| said.is_known_in(language)),
            _ => true,
        };
        language.is_whole()
            || (language.has(self.message) && self.places.iter().all(|(_, value)| in_value(value)))
    }
    /// In words, with the names of a board. In English if the language lacks words for any part of
    /// it, so that no sentence mixes two languages.
    pub fn words(&self, names: &Names<'_>) -> String {
        let names = Names { language: self.language(names.language), ..*names };
        plain(names, &self.tokens(&names))
    }
    /// The same for a message that mentions no cell and no house.
    pub fn text(&self, language: Language) -> String {
        let mut tokens = Vec::new();
        self.tell(&Teller { language: self.language(language), names: None }, &mut tokens);
        let words = |token| if let Token::Text(text) = token { text } else { String::new() };
        tokens.into_iter().map(words).collect()
    }
    /// The language that is used: the one wanted, or English.
    pub fn language(&self, wanted: Language) -> Language {
        if self.is_known_in(wanted) { wanted } else { Language::ENGLISH }
    }
    /// As tokens, in the language of the names, which must know all of it.
    pub fn tokens(&self, names: &Names<'_>) -> Vec<Token> {
        let mut tokens = Vec::new();
        self.tell(&Teller { language: names.language, names: Some(*names) }, &mut tokens);
        tokens
    }
    fn tell(&self, teller: &Teller<'_>, tokens: &mut Vec<Token>) {
        let text = match self.message.template(teller.language) {
            Text::Plain(text) => text,
            Text::Counted(place, forms) => {
                let rule = Rule::of(teller.language.id()).unwrap_or(Rule::Same);
                let count = self.places.iter().find_map(|(name, value)| match value {
                    Value::Count(count) if *name == place => Some(*count),
                    _ => None,
                });
                let category = rule.category(count.unwrap_or_default());
                let form = forms.iter().find(|(of, _)| *of == category).or(forms.last());
                form.map_or("", |(_, text)| text)
            }
        };
        for piece in pieces(text) {
            match piece {
                Piece::Text(text) => push(tokens, text),
                Piece::Place(place, form) => {
                    let filled = self.places.iter().find(|(name, _)| *name == place);
                    debug_assert!(filled.is_some(), "{:?}: {place} is not filled", self.message);
                    if let Some((_, value)) = filled {
                        teller.value(value, form, tokens);
                    }
                }
            }
        }
    }
}

/// The language of a text, and the names of its board.
struct Teller<'a> {
    language: Language,
    names: Option<Names<'a>>,
}

impl Teller<'_> {
    fn value(&self, value: &Value, form: Option<&str>, tokens: &mut Vec<Token>) {
        match value {
            Value::All(parts) => {
                let last = message!("list-all").text(self.language);
                self.list(parts, [self.next(), last], form, tokens);
            }
            Value::Any(parts) => {
                let last = message!("list-any").text(self.language);
                self.list(parts, [self.next(), last], form, tokens);
            }
            Value::Row(parts) => self.list(parts, [" "; 2], form, tokens),
            Value::Listed(parts) => self.list(parts, [self.next(); 2], form, tokens),
            Value::Count(count) => push(tokens, &count.to_string()),
            Value::Text(text) => push(tokens, text),
            Value::Said(said) => said.tell(self, tokens),
            Value::Series(all) => {
                for (at, said) in all.iter().enumerate() {
                    push(tokens, if at > 0 { "; " } else { "" });
                    said.tell(self, tokens);
                }
            }
        }
    }
    /// The separator between the things of a list.
    fn next(&self) -> &'static str {
        message!("list-next").text(self.language)
    }
    /// Things, with the separator between them and the one before the last.
    fn list(
        &self,
        parts: &[Part],
        [next, last]: [&str; 2],
        form: Option<&str>,
        tokens: &mut Vec<Token>,
    ) {
        for (at, part) in parts.iter().enumerate() {
            if at > 0 {
                push(tokens, if at + 1 == parts.len() { last } else { next });
            }
            self.part(*part, form, tokens);
        }
    }
    fn part(&self, part: Part, form: Option<&str>, tokens: &mut Vec<Token>) {
        match part {
            Part::Cell(cell) => tokens.push(Token::Cell(cell)),
            Part::Digit(digit) => tokens.push(Token::Digit(digit)),
            Part::Candidate(candidate) => tokens.push(Token::Candidate(candidate)),
            Part::Line(LineNumber(number)) => push(tokens, &format!("({number})")),
            Part::Number(number) => push(tokens, &number.to_string()),
            Part::House(house) => {
                let around =
                    form.zip(self.names.as_ref()).map(|(form, names)| names.around(house, form));
                let (before, after) = around.unwrap_or_default();
                push(tokens, before);
                tokens.push(Token::House(house));
                push(tokens, after);
            }
        }
    }
}

fn push(tokens: &mut Vec<Token>, text: &str) {
    if !text.is_empty() {
        tokens.push(Token::Text(text.to_owned()));
    }
}

/// Tokens as plain text, with the names of this board.
pub fn plain<'a>(names: impl Into<Names<'a>>, tokens: &[Token]) -> String {
    let names = names.into();
    let name = |token: &Token| match token {
        Token::Text(text) => text.clone(),
        Token::Cell(cell) => names.cell(*cell),
        Token::Digit(digit) => names.digit(*digit),
        Token::House(house) => names.house(*house),
        Token::Candidate(candidate) => names.candidate(*candidate),
    };
    tokens.iter().map(name).collect()
}
