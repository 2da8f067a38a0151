//! The languages as tables. The messages of `page.ftl` and `page-later.ftl` are for the page in a
//! browser, which fetches them as JSON; the program does not hold them twice. Those of the terminal are left out where the
//! feature is off, and so are those of judged paths, so that saying one there does not compile. Where no board
//! can have rules, there are none about ink, and those about rules are empty.
use crate::check::HOUSES;
use crate::read::{Book, Message};
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// The sentences of the page, and those that it fetches when they are first wanted.
const PAGE: [&str; 2] = ["page", "page-later"];
/// The files of what only the program in a terminal says.
const TERMINAL: [&str; 2] = ["play", "program"];
/// The file of what only books say.
const BOOKS: [&str; 1] = ["books"];
/// The file of what is wrong with a solution path.
const JUDGING: [&str; 1] = ["judge"];

/// The file of what is said about drawn rules, which only a reader of rules says.
const INK: [&str; 1] = ["ink"];

/// The file of what is said about rules beyond houses.
const RULES: &str = "rules";
/// The beginning of those below pictures.
const PICTURES_OF_RULES: &str = "picture-rule-";
/// The beginning of what lines look like in them.
const PICTURED_LINES: &str = "picture-line-";
/// The beginning of messages that are looked up by their ids alone.
const LAWS: &str = "law-";
/// What kinds of rules are called.
const NAMES: &str = "rule-";
/// Those of them that code names, where no board can have rules, too.
const NAMED: [&str; 3] = ["rule-broken", "rule-no-other", "picture-rule-typed"];

/// Whether a message is found by the id of a kind of rule, so that no code names it.
fn is_of_a_kind(key: &str, file: &str) -> bool {
    let is_name = file == RULES && key.starts_with(NAMES);
    let is_of_kind = is_name
        || [LAWS, PICTURES_OF_RULES, PICTURED_LINES].iter().any(|start| key.starts_with(start));
    is_of_kind && !NAMED.contains(&key)
}

/// Writes `catalogue.rs`, and the sentences of the page in each language.
pub(crate) fn tables(books: &[Book], folder: &Path) -> std::io::Result<()> {
    let Some(first) = books.first() else { return Ok(()) };
    let left_out = |feature: &str, files: &'static [&'static str]| {
        if std::env::var_os(feature).is_some() { &[] } else { files }
    };
    let terminal = left_out("CARGO_FEATURE_TERMINAL", &TERMINAL);
    let bound = left_out("CARGO_FEATURE_BOOKS", &BOOKS);
    let judging = left_out("CARGO_FEATURE_JUDGING", &JUDGING);
    let ink = left_out("CARGO_FEATURE_RULES", &INK);
    let is_held =
        |file: &str| [&PAGE, terminal, bound, judging, ink].iter().all(|out| !out.contains(&file));
    let knows_rules = std::env::var_os("CARGO_FEATURE_RULES").is_some();
    let told = |(key, message): &(&String, &Message)| {
        let is_known = knows_rules || !is_of_a_kind(key, &message.file);
        !key.contains('.') && is_known && is_held(&message.file)
    };
    let model: Vec<(&String, &Message)> = first.messages.iter().filter(told).collect();
    let mut text = format!("pub(crate) static IDS: [&str; {}] = [\n", model.len());
    for (key, _) in &model {
        line(&mut text, format_args!("{key:?},"));
    }
    line(&mut text, format_args!("];\npub(crate) static PLACES: [&[&str]; {}] = [", model.len()));
    for (_, one) in &model {
        line(&mut text, format_args!("&{:?},", one.places()));
    }
    line(&mut text, format_args!("];\npub(crate) static BOOKS: [Book; {}] = [", books.len()));
    for book in books {
        line(&mut text, format_args!("Book {{ id: {:?}, name: {:?},", book.id, book.name));
        line(&mut text, format_args!("is_whole: {}, texts: &[", book.is_whole));
        for (key, _) in &model {
            // Code for rules names these messages even where no board can have rules.
            let is_of_rules =
                |one: &Message| one.file == RULES || key.starts_with(PICTURES_OF_RULES);
            let worded = |one: &Message| {
                if is_of_rules(one) && !knows_rules {
                    "Some(Text::Plain(\"\"))".to_owned()
                } else {
                    written(one)
                }
            };
            let own = book.messages.get(*key).map_or("None".to_owned(), worded);
            line(&mut text, format_args!("{own},"));
        }
        line(&mut text, format_args!("], houses: &[{}] }},", houses(book)));
    }
    line(&mut text, format_args!("];\npub(crate) const PAGES: [[&str; 2]; {}] = [", books.len()));
    for book in books {
        line(&mut text, format_args!("["));
        for part in PAGE {
            let name = format!("{}-{part}.json", book.id);
            std::fs::write(folder.join(&name), page(first, book, part))?;
            let file = format!("concat!(env!(\"OUT_DIR\"), \"/{name}\")");
            line(&mut text, format_args!("include_str!({file}),"));
        }
        line(&mut text, format_args!("],"));
    }
    line(&mut text, format_args!("];\npub(crate) const PAGE: [&[(&str, &str)]; 2] = ["));
    for part in PAGE {
        line(&mut text, format_args!("&["));
        for (key, one) in first.messages.iter().filter(|(_, message)| message.file == part) {
            line(&mut text, format_args!("({key:?}, {:?}),", one.forms[0].1));
        }
        line(&mut text, format_args!("],"));
    }
    line(&mut text, format_args!("];"));
    std::fs::write(folder.join("catalogue.rs"), text)
}

/// Writes `lessons.rs`: for each language the ids of its lessons, in their order, each with the text.
pub(crate) fn lessons(books: &[Book], folder: &Path) -> std::io::Result<()> {
    let is_built_in = std::env::var_os("CARGO_FEATURE_LESSONS").is_some();
    let mut text = format!("pub(crate) static LESSONS: [&[(&str, &str)]; {}] = [\n", books.len());
    for book in books {
        let lessons = Path::new("languages").join(&book.id).join("lessons");
        let mut files: Vec<PathBuf> = Vec::new();
        if lessons.is_dir() {
            for file in std::fs::read_dir(lessons)? {
                files.push(file?.path().canonicalize()?);
            }
        }
        files.sort();
        line(&mut text, format_args!("&["));
        for file in files.iter().filter(|file| file.extension().is_some_and(|one| one == "md")) {
            let id = file.file_stem().unwrap_or_default().to_string_lossy();
            if is_built_in {
                let file = file.display().to_string();
                line(&mut text, format_args!("({id:?}, include_str!({file:?})),"));
            } else {
                line(&mut text, format_args!("({id:?}, \"\"),"));
            }
        }
        line(&mut text, format_args!("],"));
    }
    line(&mut text, format_args!("];"));
    std::fs::write(folder.join("lessons.rs"), text)
}

fn line(text: &mut String, words: std::fmt::Arguments<'_>) {
    writeln!(text, "{words}").expect("a string takes everything");
}

fn written(message: &Message) -> String {
    let Some(count) = &message.count else {
        return format!("Some(Text::Plain({:?}))", message.forms[0].1);
    };
    let form = |(form, text): &(String, String)| {
        let (first, rest) = form.split_at(1);
        format!("(Category::{}{rest}, {text:?})", first.to_uppercase())
    };
    let forms: Vec<String> = message.forms.iter().map(form).collect();
    format!("Some(Text::Counted({count:?}, &[{}]))", forms.join(", "))
}

/// The forms of the names of houses: `("in", ["in box {label}", ...])`.
fn houses(book: &Book) -> String {
    let forms = book.messages.keys().filter_map(|key| key.strip_prefix("house-row."));
    let of = |form: &str| {
        let one =
            |house: &&str| format!("{:?}", book.messages[&format!("{house}.{form}")].forms[0].1);
        let all: Vec<String> = HOUSES.iter().map(one).collect();
        format!("({form:?}, [{}])", all.join(", "))
    };
    forms.map(of).collect::<Vec<_>>().join(", ")
}

/// The sentences of a part of the page as JSON: a text, or the place of a number and a text for each form.
/// Where a language has none, English.
fn page(first: &Book, book: &Book, part: &str) -> String {
    let own = |(key, model): (&String, &Message)| {
        let message = book.messages.get(key).unwrap_or(model);
        let text = match &message.count {
            None => quoted(&message.forms[0].1),
            Some(count) => {
                let form = |(form, text): &(String, String)| format!("\"{form}\":{}", quoted(text));
                let forms: Vec<String> = message.forms.iter().map(form).collect();
                format!("{{\"by\":\"{count}\",{}}}", forms.join(","))
            }
        };
        format!("{}:{text}", quoted(key))
    };
    let sentences = first.messages.iter().filter(|(_, message)| message.file == part);
    format!("{{{}}}\n", sentences.map(own).collect::<Vec<_>>().join(",\n"))
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n"))
}
