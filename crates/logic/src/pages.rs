//! The pages of the techniques in any language. The engine of the web page, which is sent over
//! networks, is built without any: the web page fetches the one it wants.
use crate::catalog::Technique;
use whydoku_words::Language;

/// The page of a technique in a language, if there is one.
fn own(technique: Technique, language: Language) -> Option<&'static str> {
    let info = technique.info();
    if language == Language::ENGLISH { Some(info.page) } else { language.lesson(info.id) }
}

/// The language of the page of a technique: the one wanted, or English.
pub fn page_language(technique: Technique, wanted: Language) -> Language {
    if own(technique, wanted).is_some() { wanted } else { Language::ENGLISH }
}

/// The page of a technique, in the language wanted or else in English; empty without the feature
/// `pages`.
pub fn page(technique: Technique, wanted: Language) -> &'static str {
    own(technique, wanted).unwrap_or(technique.info().page)
}
