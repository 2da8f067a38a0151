//! The page of a technique.
use crate::html::Page;
use crate::words::say;
use crate::{Site, picture};
use std::fmt::Write;
use whydoku_core::Puzzle;
use whydoku_draw::svg::Escaped;
use whydoku_logic::lesson::{Lesson, Passage};
use whydoku_logic::render::{self, View};
use whydoku_logic::{Technique, page as lesson_of};
use whydoku_words::Language;

/// A technique with its lesson.
pub(crate) struct Entry {
    pub(crate) technique: Technique,
    pub(crate) name: &'static str,
    lesson: Lesson<'static>,
    /// The position of the example, as written in the lesson and as a puzzle.
    example: (String, Puzzle),
    view: Option<View>,
}

impl Entry {
    /// Reads the lesson of a technique and finds the step of its example.
    pub(crate) fn new(technique: Technique, language: Language) -> Result<Self, String> {
        let lesson = Lesson::read(lesson_of(technique, language));
        let fault = |what: &str| format!("{language}/{technique}: {what}");
        let text = lesson.position().ok_or_else(|| fault("the lesson has no position"))?.to_owned();
        let game = picture::game(&text).map_err(|error| fault(&error))?;
        let opened = game.position_for_logic(&[technique.into()]);
        let mut position = opened.map_err(|error| fault(&error.to_string()))?;
        let step = lesson.example(technique, position.as_mut());
        let view = step.map(|step| render::view(&step));
        let name = render::name_of(technique, language);
        Ok(Self { technique, name, lesson, example: (text, game.board().position()), view })
    }
    /// Its id, which is the name of its file.
    pub(crate) fn id(&self) -> &'static str {
        self.technique.info().id
    }
    /// Its picture for previews.
    pub(crate) fn preview(&self) -> Result<Vec<u8>, String> {
        picture::preview(&self.example.1, self.view.as_ref())
    }
    /// Its subject, in a sentence or two.
    pub(crate) fn summary(&self) -> String {
        let first = self.lesson.passages.iter().find_map(|passage| match passage {
            Passage::Paragraph(text) => Some(text.as_str()),
            _ => None,
        });
        first_sentences(first.unwrap_or_default())
    }
    /// The address of its example on the board, with the candidates that are eliminated there.
    fn play(&self) -> String {
        format!("../../#t={}", encoded(&self.example.0))
    }
}

/// A text as a part of an address.
fn encoded(text: &str) -> String {
    let mut address = String::new();
    for byte in text.bytes() {
        let _ = match byte {
            b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z' | b'.' | b'-' => {
                write!(address, "{}", char::from(byte))
            }
            _ => write!(address, "%{byte:02X}"),
        };
    }
    address
}

/// The first sentences, as many as fit into the description of a page.
fn first_sentences(text: &str) -> String {
    const LENGTH: usize = 200;
    let mut summary = String::new();
    for sentence in text.split_inclusive(". ") {
        if !summary.is_empty() && summary.chars().count() + sentence.chars().count() > LENGTH {
            break;
        }
        summary += sentence;
    }
    summary.trim_end().to_owned()
}

/// The page of a technique, between an easier and a harder one.
pub(crate) fn page(
    site: &Site,
    language: Language,
    entry: &Entry,
    (easier, harder): (Option<&Entry>, Option<&Entry>),
) -> String {
    let family = entry.technique.info().family;
    let family = say(language, &format!("page-chapter-{family}"), &[]);
    let mut main = format!(
        "<p class=\"crumb\"><a href=\"index.html\">{}</a> › {}</p>\n<h1>{}</h1>\n{}{}",
        Escaped(&say(language, "page-techniques", &[])),
        Escaped(&family),
        Escaped(entry.name),
        also(entry, language),
        tags(entry, language),
    );
    let _ =
        writeln!(main, "<div class=\"two\">\n<article>\n{}</article>", sections(entry, language));
    let _ = writeln!(main, "{}</div>", figure(entry, language));
    let beside = [("page-easier", "before", easier), ("page-harder", "after", harder)];
    let _ = writeln!(main, "<nav class=\"next\" aria-label=\"{}\">", Escaped(&family));
    for (word, class, other) in beside {
        let Some(other) = other else { continue };
        let (id, name, word) = (other.id(), Escaped(other.name), say(language, word, &[]));
        let word = Escaped(&word);
        let _ = writeln!(
            main,
            "<a class=\"{class}\" href=\"{id}.html\"><small>{word}</small>{name}</a>"
        );
    }
    main += "</nav>\n";
    let languages = site.entries.iter().map(|(one, _)| *one);
    let page = Page {
        language,
        file: entry.id(),
        title: entry.name.to_owned(),
        description: entry.summary(),
        preview: Some(format!("{}.png", entry.id())),
        languages: languages.filter(|one| site.has(entry.technique, *one)).collect(),
        main,
    };
    page.html(site)
}

fn also(entry: &Entry, language: Language) -> String {
    if entry.lesson.also().is_empty() {
        return String::new();
    }
    let names = entry.lesson.also().join(" · ");
    let said = say(language, "page-also", &[("names", &names)]);
    format!("<p class=\"also\">{}</p>\n", Escaped(&said))
}

fn tags(entry: &Entry, language: Language) -> String {
    let info = entry.technique.info();
    let mut tags = vec![say(language, &format!("page-level-{}", info.level), &[])];
    if info.needs_unique {
        tags.push(say(language, "page-needs-unique", &[]));
    }
    let mut list = String::new();
    for tag in &tags {
        let _ = write!(list, "<li>{}</li>", Escaped(tag));
    }
    format!("<ul class=\"tags\">{list}</ul>\n")
}

/// The lesson in words. The position of the example is beside it; a near miss has its own picture.
fn sections(entry: &Entry, language: Language) -> String {
    let mut text = String::new();
    let (mut title, mut is_first) = ("", true);
    for passage in &entry.lesson.passages {
        let _ = match passage {
            Passage::Heading(heading) => {
                title = heading;
                writeln!(text, "<h2>{}</h2>", Escaped(heading))
            }
            Passage::Paragraph(words) => writeln!(text, "<p>{}</p>", Escaped(words)),
            Passage::Explanation(words) => writeln!(text, "<p class=\"said\">{}</p>", lines(words)),
            Passage::Position(_) if is_first => {
                is_first = false;
                Ok(())
            }
            Passage::Position(position) => near(position, title, language, &mut text),
            // The title and the other names are above; the step is below its picture; passages about finding
            // nothing are for the tests.
            Passage::Title(_) | Passage::Also(_) | Passage::Step(_) | Passage::Nothing(_) => Ok(()),
        };
    }
    text
}

/// Lines of a text, each on its own.
fn lines(words: &str) -> String {
    let lines: Vec<String> = words.lines().map(|line| Escaped(line).to_string()).collect();
    lines.join("<br>\n")
}

/// A position beside the text that discusses it.
fn near(position: &str, title: &str, language: Language, text: &mut String) -> std::fmt::Result {
    match picture::game(position) {
        Ok(game) => {
            let board = picture::board(&game.board().position(), None, title, language);
            writeln!(text, "<div class=\"near\">{board}</div>")
        }
        Err(_) => Ok(()),
    }
}

/// The picture of the example, and what can be done with it.
fn figure(entry: &Entry, language: Language) -> String {
    let board = picture::board(&entry.example.1, entry.view.as_ref(), entry.name, language);
    format!(
        "<figure>\n{board}<figcaption>{}</figcaption>\n<p class=\"acts\"><a href=\"{}\">{}</a>\
         <a class=\"primary\" href=\"../../#practise={}\">{}</a></p>\n</figure>\n",
        Escaped(entry.lesson.step().unwrap_or_default()),
        entry.play(),
        Escaped(&say(language, "page-play-example", &[])),
        entry.id(),
        Escaped(&say(language, "page-practise", &[])),
    )
}

#[cfg(test)]
mod tests {
    use super::encoded;

    #[test]
    fn characters_with_a_meaning_in_addresses_are_percent_encoded() {
        assert_eq!(encoded("1+2..:453 653\n"), "1%2B2..%3A453%20653%0A");
    }
}
