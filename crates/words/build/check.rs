//! What is wrong with a language.
use crate::plural::{Category, Rule};
use crate::read::{Book, Message};
use std::collections::BTreeSet;

/// The kinds of houses, in the order of the tables.
pub(crate) const HOUSES: [&str; 7] = [
    "house-box",
    "house-region",
    "house-row",
    "house-column",
    "house-diagonal",
    "house-window",
    "house-extra",
];

/// What can be seen without another language: wrong plurals, unknown forms of houses.
pub(crate) fn alone(book: &Book) -> Vec<String> {
    let Some(rule) = Rule::of(&book.id) else {
        return vec![format!("{}: src/plural.rs has no rule for this language", book.id)];
    };
    let wanted: BTreeSet<&str> = rule.categories().iter().map(|form| form.name()).collect();
    let mut faults = Vec::new();
    for (key, message) in &book.messages {
        let at = at(book, key, message);
        let forms: BTreeSet<&str> = message.forms.iter().map(|(form, _)| form.as_str()).collect();
        if message.count.is_some() && (forms != wanted || forms.len() != message.forms.len()) {
            faults.push(format!("{at} has the forms {forms:?}; this language needs {wanted:?}"));
        }
        if forms.iter().any(|form| Category::named(form).is_none()) {
            faults.push(format!("{at} has a form that is none of one, few, many, other"));
        }
        if let Some((house, form)) = key.split_once('.')
            && !(HOUSES.contains(&house) && message.places() == ["house"])
        {
            faults.push(format!("{at}: only names of houses have forms ({form}), of {{ $house }}"));
        }
        for form in message.forms.iter().flat_map(|(_, text)| forms_of_houses(text)) {
            let lacks = |house: &&&str| !book.messages.contains_key(&format!("{house}.{form}"));
            if let Some(house) = HOUSES.iter().find(lacks) {
                faults.push(format!("{at} uses the form {form:?}, which {house} does not have"));
            }
        }
    }
    faults
}

/// What differs from the first language: messages that are missing, unknown or in another file,
/// and places.
pub(crate) fn against(first: &Book, book: &Book) -> Vec<String> {
    let mut faults = Vec::new();
    for (key, message) in book.messages.iter().filter(|(key, _)| !key.contains('.')) {
        let at = at(book, key, message);
        let Some(model) = first.messages.get(key) else {
            faults.push(format!("{at} is not a message of {}", first.id));
            continue;
        };
        if model.file != message.file {
            faults.push(format!("{at} belongs into {}.ftl, as in {}", model.file, first.id));
        }
        let (places, own) = (model.places(), message.places());
        let is_missing = |place: &&&str| {
            !own.contains(place) && !model.optional.iter().any(|one| one == **place)
        };
        if places.iter().find(is_missing).is_some() || own.iter().any(|one| !places.contains(one)) {
            let model = places;
            faults.push(format!("{at} has the places {own:?}, in {} {model:?}", first.id));
        }
    }
    let needed = |key: &&String| {
        let always = HOUSES.contains(&key.as_str()) || key.starts_with("list-");
        !key.contains('.') && (book.is_whole || always) && !book.messages.contains_key(*key)
    };
    let missing = first.messages.keys().filter(needed);
    faults.extend(missing.map(|key| format!("{}: {key} is missing", book.id)));
    faults
}

fn at(book: &Book, key: &str, message: &Message) -> String {
    format!("{}/{}.ftl: {key}", book.id, message.file)
}

fn forms_of_houses(text: &str) -> impl Iterator<Item = &str> {
    let places = text.split('{').skip(1).filter_map(|rest| rest.split('}').next());
    places.filter_map(|place| place.split_once(':').map(|(_, form)| form))
}

impl Category {
    /// The form with this name.
    pub(crate) fn named(name: &str) -> Option<Self> {
        [Self::One, Self::Few, Self::Many, Self::Other].into_iter().find(|one| one.name() == name)
    }
    /// Its name.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::One => "one",
            Self::Few => "few",
            Self::Many => "many",
            Self::Other => "other",
        }
    }
}

impl Rule {
    /// The forms that a language with this rule has.
    pub(crate) fn categories(self) -> &'static [Category] {
        match self {
            Self::Same => &[Category::Other],
            Self::OneAlone | Self::UpToOne => &[Category::One, Category::Other],
            Self::UpToFour => &[Category::One, Category::Few, Category::Other],
            Self::Polish | Self::EastSlavic => &[Category::One, Category::Few, Category::Many],
        }
    }
}
