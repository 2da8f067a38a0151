//! From puzzles to a book: sections, headings, words.
use crate::how_to;
use crate::item::Item;
use crate::kind::Kind;
use crate::options::{Options, Rating};
use std::collections::BTreeMap;
use whydoku_print::{Answers, Book, Cover, Section, Sheet, Words};
use whydoku_words::{Language, Message, message, said};

/// The messages of a level: its name, and what it is like.
const LEVELS: [[Message; 2]; 5] = [
    [message!("book-level-1"), message!("book-level-1-what")],
    [message!("book-level-2"), message!("book-level-2-what")],
    [message!("book-level-3"), message!("book-level-3-what")],
    [message!("book-level-4"), message!("book-level-4-what")],
    [message!("book-level-5"), message!("book-level-5-what")],
];

/// The messages of a level from 1 to 5.
fn level_of(level: Option<u8>) -> Option<[Message; 2]> {
    LEVELS.get(usize::from(level?.checked_sub(1)?)).copied()
}

/// The book of these puzzles.
pub fn compile(items: Vec<Item>, options: &Options) -> Book {
    let language = options.language;
    let text = |message: Message| message.text(language).to_owned();
    let how_to = if options.how_to { how_to::passages(&items, options) } else { Vec::new() };
    let back = if options.back.is_empty() {
        usual_back(items.len(), options)
    } else {
        options.back.clone()
    };
    Book {
        title: options.title.clone().unwrap_or_else(|| text(message!("book-title"))),
        subtitle: options.subtitle.clone(),
        author: options.author.clone(),
        imprint: options.imprint.clone(),
        language: language.id().to_owned(),
        day: options.day,
        layout: options.layout.clone(),
        how_to,
        sections: sections(items, options),
        words: Words {
            contents: text(message!("book-contents")),
            how_to: text(message!("book-how-to")),
            solutions: text(message!("booklet-solutions")),
            notes: text(message!("book-notes")),
            puzzles: text(message!("book-puzzles")),
            puzzle: text(message!("book-puzzle")),
        },
        cover: Cover { back, stock: options.stock, colour: options.cover_colour },
        fonts: options.fonts.clone(),
    }
}

/// What the back of a cover says if nobody wrote anything else.
fn usual_back(count: usize, options: &Options) -> Vec<String> {
    let language = options.language;
    let mut texts = vec![said!("book-back", { "count": count }).text(language)];
    if options.how_to {
        texts.push(message!("book-back-how-to").text(language).to_owned());
    }
    if options.layout.answers != Answers::Omitted {
        texts.push(message!("book-back-solutions").text(language).to_owned());
    }
    texts
}

/// Where a puzzle belongs: headings in the order of their first puzzles, or else kinds and levels.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    Headed(usize),
    Found(Kind, u8),
    InOrder,
}

/// Beyond every level.
const BEYOND: u8 = 6;

fn sections(items: Vec<Item>, options: &Options) -> Vec<Section> {
    let mut headings: Vec<String> = Vec::new();
    let mut groups: BTreeMap<Place, Vec<Item>> = BTreeMap::new();
    for item in items {
        let place = match &item.heading {
            Some(heading) => {
                let known = headings.iter().position(|known| known == heading);
                Place::Headed(known.unwrap_or_else(|| {
                    headings.push(heading.clone());
                    headings.len() - 1
                }))
            }
            None if options.sections => {
                Place::Found(Kind::of(&item.puzzle), item.assessed.level.unwrap_or(BEYOND))
            }
            None => Place::InOrder,
        };
        groups.entry(place).or_default().push(item);
    }
    let has_kinds = {
        let mut kinds: Vec<&Kind> = groups
            .keys()
            .filter_map(|place| match place {
                Place::Found(kind, _) => Some(kind),
                Place::Headed(_) | Place::InOrder => None,
            })
            .collect();
        kinds.dedup();
        kinds.len() > 1
    };
    let section = |(place, mut items): (Place, Vec<Item>)| {
        // The easiest first, and otherwise in order.
        if place != Place::InOrder {
            items.sort_by_key(|item| (item.assessed.level.unwrap_or(BEYOND), item.assessed.score));
        }
        let (heading, text) = heading(&place, &headings, has_kinds, options.language);
        Section {
            heading,
            text,
            sheets: items.into_iter().map(|item| sheet(item, options)).collect(),
        }
    };
    groups.into_iter().map(section).collect()
}

fn heading(
    place: &Place,
    headings: &[String],
    has_kinds: bool,
    language: Language,
) -> (String, Vec<String>) {
    match place {
        Place::InOrder => Default::default(),
        Place::Headed(at) => (headings[*at].clone(), Vec::new()),
        Place::Found(kind, level) => {
            let messages = level_of(Some(*level));
            let name = messages.map_or(message!("book-level-other"), |[name, _]| name);
            let level = name.text(language).to_owned();
            let what = messages.map(|[_, what]| what.text(language).to_owned());
            let heading = if has_kinds {
                let kind = kind.name(language);
                said!("book-kind-level", { "kind": kind, "level": level }).text(language)
            } else {
                level
            };
            (heading, what.into_iter().collect())
        }
    }
}

fn sheet(item: Item, options: &Options) -> Sheet {
    let level =
        level_of(item.assessed.level).map(|[name, _]| name.text(options.language).to_owned());
    let (stars, level) = match options.rating {
        Rating::Stars => (item.assessed.level, None),
        Rating::Words => (None, level),
        Rating::Omitted => (None, None),
    };
    let levels: Vec<String> = level.into_iter().chain(item.level).collect();
    Sheet {
        puzzle: item.puzzle,
        name: item.name,
        level: (!levels.is_empty()).then(|| levels.join(", ")),
        stars,
        solution: item.assessed.solution,
        link: item.link,
    }
}
