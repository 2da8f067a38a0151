//! Puzzles on paper: a book as PDF, as `print --book` makes it, and its cover.
use crate::booklet::base64;
use crate::technique::named;
use crate::{failure, loaded};
use std::collections::BTreeSet;
use whydoku_book::{Item, Key, Options, Pages, assess, compile, key, pages_wanted};
use whydoku_core::{Cell, Entry, Puzzle, Random};
use whydoku_exact::{Budget, Verdict, solve};
use whydoku_formats::{Label, Options as Reading, ParseError, Parsed, Splitter};
use whydoku_print::{Answers, BookError, Layout, PerPage, book, cover};
use whydoku_wire::{AnswerJson, CallJson, FailureJson, TechniqueJson};
use whydoku_words::{Language, said};

/// The most puzzles in one book.
const MOST: usize = 500;

/// A puzzle and its name.
type Named = (Puzzle, Option<String>);

/// Makes the book that was asked for. Where the pages of techniques are not built in, and the book needs some that were
/// not sent, the answer names these techniques instead.
pub(crate) fn bound(
    call: &CallJson,
    language: Language,
    budget: &Budget<'_>,
    answer: &mut AnswerJson,
) -> Result<(), FailureJson> {
    let CallJson::Book { puzzles, text, lessons, cover: wants_cover, distinct, .. } = call else {
        return Err(failure(&"this call is about no book"));
    };
    let mut puzzles = read(puzzles, text, language)?;
    let mut doubles = doubles(&puzzles);
    if *distinct && !doubles.is_empty() {
        tell_apart(&mut puzzles, &doubles, budget);
        doubles = self::doubles(&puzzles);
    }
    let items = items(puzzles, language, budget)?;
    let sent = |(id, page): (&String, &String)| Ok((named(id)?, page.clone()));
    let pages: Pages = lessons.iter().map(sent).collect::<Result<_, FailureJson>>()?;
    let options = Options { pages, ..options(call, language)? };
    let missing = pages_wanted(&items, &options);
    if !missing.is_empty() {
        let describe = |technique| TechniqueJson::new(technique, language, false);
        answer.techniques = Some(missing.into_iter().map(describe).collect());
        return Ok(());
    }
    let count = items.len();
    let compiled = compile(items, &options);
    let made = book(&compiled).map_err(|error| refused(&error, language))?;
    if *wants_cover {
        let pdf = cover(&compiled, made.pages).map_err(|error| refused(&error, language))?;
        answer.cover = Some(base64(&pdf));
    }
    let mut told = said!("book-made", { "count": count, "pages": made.pages }).text(language);
    if !doubles.is_empty() {
        told.push(' ');
        told += &said!("book-doubles", { "count": doubles.len() }).text(language);
    }
    answer.message = Some(told);
    answer.pdf = Some(base64(&made.pdf));
    Ok(())
}

fn options(call: &CallJson, language: Language) -> Result<Options, FailureJson> {
    let CallJson::Book { title, author, day, per_page, paper, answers, large, .. } = call else {
        return Ok(Options::default());
    };
    let usual = Layout::default();
    let asked = per_page.map(|count| count.to_string().parse::<PerPage>());
    let asked = asked.transpose().map_err(|error| failure(&error))?;
    let large_print = if *large { PerPage::new(1) } else { None };
    let layout = Layout {
        paper: match paper.as_str() {
            "" => usual.paper,
            paper => paper.parse().map_err(|error| failure(&error))?,
        },
        per_page: asked.or(large_print).unwrap_or(usual.per_page),
        large: *large,
        answers: match answers.as_str() {
            "" | "end" => Answers::End,
            "foot" => Answers::Foot,
            "none" => Answers::Omitted,
            other => return Err(failure(&format!("{other:?}: choose end, foot or none"))),
        },
        ..usual
    };
    let day = if day.is_empty() { None } else { Some(day.parse()) };
    Ok(Options {
        language,
        title: (!title.is_empty()).then(|| title.clone()),
        author: author.clone(),
        day: day.transpose().map_err(|error| failure(&error))?,
        layout,
        ..Options::default()
    })
}

/// The puzzles of saved games, and after them those of a text.
fn read(saved: &[String], text: &str, language: Language) -> Result<Vec<Named>, FailureJson> {
    let mut puzzles = Vec::new();
    for game in saved {
        puzzles.push((loaded(game, language)?.puzzle().givens(), None));
    }
    let mut fault = None;
    let mut take = |found: Result<Parsed, ParseError>| match found {
        Ok(parsed) => {
            let name = parsed.meta.label(Label::Title).map(str::to_owned);
            puzzles.push((parsed.puzzle.givens(), name));
        }
        Err(error) => fault = fault.take().or(Some(error)),
    };
    let mut splitter = Splitter::of(text, Reading::default());
    splitter.push(text, &mut take);
    splitter.finish(&mut take);
    if let Some(error) = fault {
        let (line, column) = (Some(error.line), Some(error.column));
        return Err(FailureJson { line, column, ..failure(&error.words(language)) });
    }
    if puzzles.is_empty() || puzzles.len() > MOST {
        return Err(failure(&said!("book-size", { "most": MOST }).text(language)));
    }
    Ok(puzzles)
}

/// The puzzles that are the same as an earlier one up to symmetry.
fn doubles(puzzles: &[Named]) -> Vec<usize> {
    let mut known = BTreeSet::new();
    (0..puzzles.len()).filter(|&at| !known.insert(key(&puzzles[at].0))).collect()
}

/// Gives puzzles that are the same as earlier ones more givens, as few as make them different: so small a board that
/// this happens has not enough others.
fn tell_apart(puzzles: &mut [Named], doubles: &[usize], budget: &Budget<'_>) {
    let mut known: BTreeSet<Key> = puzzles.iter().map(|(puzzle, _)| key(puzzle)).collect();
    for &at in doubles {
        let puzzle = &mut puzzles[at].0;
        let Verdict::Unique(solution) = solve(puzzle, budget) else { continue };
        let cells = puzzle.shape().cells();
        let mut empty: Vec<Cell> = cells.filter(|&cell| puzzle.digit(cell).is_none()).collect();
        Random::new(at as u64).shuffle(&mut empty);
        for cell in empty {
            puzzle.set(cell, Entry::Given(solution.digits()[cell.index()]));
            if known.insert(key(puzzle)) {
                break;
            }
        }
    }
}

/// The puzzles with what a book says about them.
fn items(
    puzzles: Vec<Named>,
    language: Language,
    budget: &Budget<'_>,
) -> Result<Vec<Item>, FailureJson> {
    let mut items = Vec::with_capacity(puzzles.len());
    for (at, (puzzle, name)) in puzzles.into_iter().enumerate() {
        let assessed = assess(&puzzle, budget);
        if assessed.solution.is_none() {
            let number = at + 1;
            let said = if assessed.is_faulty {
                said!("book-faulty", { "number": number })
            } else {
                said!("book-unsolved", { "number": number })
            };
            return Err(failure(&said.text(language)));
        }
        items.push(Item { name, ..Item::new(puzzle, assessed) });
    }
    Ok(items)
}

fn refused(error: &BookError, language: Language) -> FailureJson {
    match error {
        BookError::Lacking(characters) => {
            let symbols: Vec<String> = characters.iter().copied().map(String::from).collect();
            let said = said!("booklet-lacking", { "symbols": symbols.join(" ") });
            failure(&said.text(language))
        }
        other => failure(other),
    }
}
