//! The index of a language by family and level, and the list of all pages for search engines.
use crate::html::Page;
use crate::technique::Entry;
use crate::words::say;
use crate::{Files, Site, is_page};
use std::fmt::Write;
use whydoku_draw::svg::Escaped;
use whydoku_logic::{Family, Level};
use whydoku_words::Language;

/// The index of a language.
pub(crate) fn page(site: &Site, language: Language) -> String {
    let own = site.entries.iter().find(|(one, _)| *one == language);
    let entries = own.map_or(&[][..], |(_, entries)| entries);
    let intro = say(language, "page-encyclopedia-intro", &[("n", &entries.len().to_string())]);
    let title = say(language, "page-techniques", &[]);
    let mut main =
        format!("<h1>{}</h1>\n<p class=\"also\">{}</p>\n", Escaped(&title), Escaped(&intro));
    main += &families(entries, language);
    main += &levels(entries, language);
    let languages = site.entries.iter().map(|(one, _)| *one).collect();
    let page =
        Page { language, file: "index", title, description: intro, preview: None, languages, main };
    page.html(site)
}

fn families(entries: &[Entry], language: Language) -> String {
    let mut text = "<div class=\"families\">\n".to_owned();
    for name in Family::ALL {
        let own: Vec<&Entry> =
            entries.iter().filter(|entry| entry.technique.info().family == name).collect();
        if own.is_empty() {
            continue;
        }
        let title = say(language, &format!("page-chapter-{name}"), &[]);
        let _ = writeln!(text, "<section>\n<h2 id=\"{name}\">{}</h2>\n<ul>", Escaped(&title));
        for entry in own {
            let level = entry.technique.info().level;
            let word = say(language, &format!("page-level-{level}"), &[]);
            let (link, word) = (link(entry), Escaped(&word));
            let _ = writeln!(text, "<li>{link} <small class=\"{level}\">{word}</small></li>");
        }
        text += "</ul>\n</section>\n";
    }
    text + "</div>\n"
}

fn levels(entries: &[Entry], language: Language) -> String {
    let title = say(language, "page-by-level", &[]);
    let mut text = format!("<h2 id=\"levels\">{}</h2>\n", Escaped(&title));
    for name in Level::ALL {
        let is_here = |entry: &&Entry| entry.technique.info().level == name;
        let own: Vec<String> = entries.iter().filter(is_here).map(link).collect();
        let word = say(language, &format!("page-level-{name}"), &[]);
        let _ =
            writeln!(text, "<h3>{}</h3>\n<p class=\"all\">{}</p>", Escaped(&word), own.join(" · "));
    }
    text
}

fn link(entry: &Entry) -> String {
    format!("<a href=\"{}.html\">{}</a>", entry.id(), Escaped(entry.name))
}

/// All pages, for search engines.
pub(crate) fn sitemap(site: &Site, files: &Files) -> String {
    let pages = files.keys().filter(|name| is_page(name));
    let place = |name: &str| format!("<url><loc>{}{name}</loc></url>\n", site.address);
    let all: String = std::iter::once(place("")).chain(pages.map(|name| place(name))).collect();
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n{all}</urlset>\n"
    )
}
