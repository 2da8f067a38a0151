//! The words around a lesson, taken from the sentences of the page.
use std::collections::BTreeMap;
use std::sync::LazyLock;
use whydoku_words::Language;

/// By language and id, the sentences that have only one form.
static SENTENCES: LazyLock<BTreeMap<String, BTreeMap<String, String>>> = LazyLock::new(|| {
    let read = |json: &str| -> BTreeMap<String, serde_json::Value> {
        serde_json::from_str(json).unwrap_or_default()
    };
    let of = |language: Language| {
        let all = read(language.page()).into_iter().chain(read(language.page_later()));
        all.filter_map(|(id, text)| Some((id, text.as_str()?.to_owned()))).collect()
    };
    Language::all().map(|language| (language.id().to_owned(), of(language))).collect()
});

/// A sentence of the page in a language, with the values of its places.
pub(crate) fn say(language: Language, id: &str, values: &[(&str, &str)]) -> String {
    let sentence = SENTENCES.get(language.id()).and_then(|all| all.get(id));
    let sentence = sentence.map_or(id, String::as_str).to_owned();
    values.iter().fold(sentence, |text, (name, value)| text.replace(&format!("{{{name}}}"), value))
}
