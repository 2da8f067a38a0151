//! The common parts of all pages.
use crate::Site;
use crate::words::say;
use whydoku_draw::svg::Escaped;
use whydoku_words::Language;

/// A page without scripts needs no more than its own style.
const POLICY: &str = "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'";

/// A page before it is written.
pub(crate) struct Page<'a> {
    pub(crate) language: Language,
    /// The name of its file without the extension, the same in every language.
    pub(crate) file: &'a str,
    pub(crate) title: String,
    pub(crate) description: String,
    /// The picture for previews, from the folder of all languages; none for the index.
    pub(crate) preview: Option<String>,
    /// The languages in which this page exists.
    pub(crate) languages: Vec<Language>,
    /// Its content.
    pub(crate) main: String,
}

impl Page<'_> {
    /// The whole page.
    pub(crate) fn html(&self, site: &Site) -> String {
        let Self { language, title, description, main, .. } = self;
        let (title, description) = (Escaped(title), Escaped(description));
        format!(
            "<!doctype html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n\
             <title>{title} · Whydoku</title>\n\
             <meta name=\"description\" content=\"{description}\">\n\
             <meta property=\"og:title\" content=\"{title}\">\n\
             <meta property=\"og:description\" content=\"{description}\">\n\
             <meta property=\"og:type\" content=\"article\">\n\
             <meta property=\"og:site_name\" content=\"Whydoku\">\n{}{}\
             <link rel=\"icon\" href=\"../../icon.svg\">\n\
             <link rel=\"stylesheet\" href=\"../pages.css\">\n</head>\n<body>\n{}\
             <main>\n{main}</main>\n</body>\n</html>\n",
            self.picture(site),
            self.elsewhere(site),
            self.header(),
        )
    }
    fn picture(&self, site: &Site) -> String {
        let Some(preview) = &self.preview else { return String::new() };
        // Programs that show previews need full addresses; a path is better than nothing.
        let place = if site.address.is_empty() {
            format!("../{preview}")
        } else {
            format!("{}techniques/{preview}", site.address)
        };
        format!(
            "<meta property=\"og:image\" content=\"{place}\">\n\
             <meta name=\"twitter:card\" content=\"summary_large_image\">\n"
        )
    }
    /// Where the page is in other languages, and its own address if that is known.
    fn elsewhere(&self, site: &Site) -> String {
        if site.address.is_empty() {
            return String::new();
        }
        let place = |one: Language| format!("{}techniques/{one}/{}.html", site.address, self.file);
        let other = |&one: &Language| {
            format!("<link rel=\"alternate\" hreflang=\"{one}\" href=\"{}\">\n", place(one))
        };
        let others: String = self.languages.iter().map(other).collect();
        format!("<link rel=\"canonical\" href=\"{}\">\n{others}", place(self.language))
    }
    fn header(&self) -> String {
        let say = |id| say(self.language, id, &[]);
        let other = |one: &&Language| **one != self.language;
        let language = |one: &Language| {
            let (file, name) = (self.file, one.name());
            format!("<a href=\"../{one}/{file}.html\" hreflang=\"{one}\" lang=\"{one}\">{name}</a>")
        };
        let languages: String = self.languages.iter().filter(other).map(language).collect();
        format!(
            "<header><nav aria-label=\"Whydoku\"><a class=\"home\" href=\"../../\">Whydoku</a>\
             <a href=\"../../\">{}</a><a href=\"index.html\">{}</a>\
             <span class=\"languages\">{languages}</span></nav></header>\n",
            Escaped(&say("page-play")),
            Escaped(&say("page-techniques")),
        )
    }
}
