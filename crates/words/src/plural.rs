//! Which form of a word goes with a number: the cardinal rules of CLDR 48 for whole numbers
//! (<https://www.unicode.org/cldr/charts/48/supplemental/language_plural_rules.html>). The build
//! script uses this file too, to check that a language has the forms it needs.

/// A form of a word, as CLDR calls it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Category {
    One,
    Few,
    Many,
    Other,
}

/// How the forms in a language depend on a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rule {
    /// No distinction: Japanese.
    Same,
    /// One, and the rest: English.
    OneAlone,
    /// Nothing and one, and the rest: French. (Millions, which CLDR sets apart, do not occur.)
    UpToOne,
    /// One, two to four, and the rest: Czech.
    UpToFour,
    /// One, numbers that end in two to four, and the rest: Polish.
    Polish,
    /// By the last digits: Russian.
    EastSlavic,
}

/// The rules by the abbreviation of the language.
const RULES: [(Rule, &[&str]); 6] = [
    (Rule::Same, &["id", "ja", "ko", "th", "vi", "zh"]),
    (
        Rule::OneAlone,
        &[
            "bg", "ca", "da", "de", "el", "en", "es", "et", "eu", "fi", "gl", "hu", "it", "nb",
            "nl", "sv", "tr",
        ],
    ),
    (Rule::UpToOne, &["fr", "pt"]),
    (Rule::UpToFour, &["cs", "sk"]),
    (Rule::Polish, &["pl"]),
    (Rule::EastSlavic, &["ru", "uk"]),
];

impl Rule {
    /// The rule of a language, if it is known here.
    pub(crate) fn of(language: &str) -> Option<Self> {
        RULES.iter().find(|(_, languages)| languages.contains(&language)).map(|(rule, _)| *rule)
    }
    /// The form that goes with a number.
    pub(crate) fn category(self, number: usize) -> Category {
        let few = (2..=4).contains(&(number % 10)) && !(12..=14).contains(&(number % 100));
        match self {
            Self::OneAlone | Self::UpToFour | Self::Polish if number == 1 => Category::One,
            Self::UpToOne if number <= 1 => Category::One,
            Self::EastSlavic if number % 10 == 1 && number % 100 != 11 => Category::One,
            Self::UpToFour if (2..=4).contains(&number) => Category::Few,
            Self::Polish | Self::EastSlavic if few => Category::Few,
            Self::Polish | Self::EastSlavic => Category::Many,
            _ => Category::Other,
        }
    }
}
