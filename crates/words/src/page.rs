//! The first file of the web page, with English words in it, so that it can be read before anything
//! else is fetched.
use crate::Language;
use crate::catalogue::PAGE;

/// The ids of the sentences of the page.
pub fn page_sentences() -> impl Iterator<Item = &'static str> {
    PAGE.iter().copied().flatten().map(|(id, _)| *id)
}

/// The first file of the page with its words: an element with `data-t="id"` gets a text, one with
/// `data-t-label="id"` a label, and the empty list of languages is filled with the abbreviation of
/// each, its name for itself, and whether it is complete.
///
/// ```
/// let filled = whydoku_words::first_page(r#"<b data-t="page-undo"></b><i data-t-label="page-board">"#);
/// assert_eq!(
///     filled,
///     r#"<b data-t="page-undo">Undo</b><i data-t-label="page-board" aria-label="Board">"#
/// );
/// ```
pub fn first_page(html: &str) -> String {
    let language =
        |one: Language| format!("\"{}\":[\"{}\",{}]", one.id(), one.name(), one.is_whole());
    let languages: Vec<String> = Language::all().map(language).collect();
    let list = format!("<meta name=\"languages\" content='{{{}}}'>", languages.join(","));
    let mut page = html.replace("<meta name=\"languages\" content=\"\">", &list);
    for (id, text) in PAGE[0] {
        let (text_of, label_of) = (format!("data-t=\"{id}\">"), format!("data-t-label=\"{id}\""));
        page = page.replace(&text_of, &format!("{text_of}{text}"));
        page = page.replace(&label_of, &format!("{label_of} aria-label=\"{text}\""));
    }
    page
}
