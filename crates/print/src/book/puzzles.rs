//! Pages of puzzles.
use super::area::grid;
use super::plan::{Leaf, Plan};
use super::{Answers, Book, BookError, matter, solutions};
use crate::booklet::{Sheet, Slot, in_words};
use crate::page::Page;
use crate::tag::Role;
use crate::text::Type;
use core::ops::Range;
use whydoku_core::{Cell, Digit, Entry, Puzzle};
use whydoku_draw::drawing::{Drawing, Mark};
use whydoku_draw::qr::Qr;
use whydoku_draw::svg::{Look, Show, Theme, drawing};

/// The smallest digits in points: of puzzles, and of puzzles in large print.
const LEAST: f64 = 7.0;
const LEAST_IN_LARGE_PRINT: f64 = 20.0;
/// The side of a module of a QR code: a third of a millimetre, below which telephones fail.
const MODULE: f64 = 0.95;
/// The distance between two lines for notes.
const NOTE: f64 = 20.0;

/// Where the parts of a puzzle are.
struct Place {
    /// Left and top corner of the board, and its side.
    board: (f64, f64, f64),
    head: f64,
    code: Option<(f64, f64, f64)>,
    notes: Option<Slot>,
}

/// The size of the text above a puzzle.
fn head_size(book: &Book, slot: Slot) -> f64 {
    if book.layout.large { 18.0 } else { (slot.width.min(slot.height) / 20.0).clamp(7.5, 12.0) }
}

/// The parts of a page for puzzles, above the answers if they are at its foot.
fn slots(book: &Book, area: Slot) -> Vec<Slot> {
    let per_page = book.layout.per_page;
    let count = per_page.count();
    let foot = if book.layout.answers == Answers::Foot {
        solutions::height_at_foot(area.width, count)
    } else {
        0.0
    };
    let gap = if count > 6 { 12.0 } else { 18.0 };
    let area = Slot { height: area.height - foot, ..area };
    grid(area, (per_page.across(), per_page.down()), gap)
}

fn place(book: &Book, slot: Slot, qr: Option<&Qr>) -> Place {
    let head = head_size(book, slot) * 1.55;
    let code = qr.map_or(0.0, |qr| qr.side() as f64 * MODULE);
    let beside = slot.width - code > slot.height;
    let notes = if book.layout.notes { (slot.height * 0.12).max(2.4 * NOTE) } else { 0.0 };
    let (across, down) = match (qr.is_some(), beside) {
        (false, _) => (0.0, 0.0),
        (true, true) => (code + 10.0, 0.0),
        // The code shares the space below the board with the notes.
        (true, false) => (0.0, (code + 8.0 - notes).max(0.0)),
    };
    let side = (slot.width - across).min(slot.height - head - down - notes).max(1.0);
    let x = slot.x + (slot.width - side - across) / 2.0;
    let spare = slot.height - head - side - down - notes;
    // What is left over is below, except for a third, unless it is for notes.
    let y = slot.y + if book.layout.notes { 0.0 } else { spare / 3.0 };
    let below = y + head + side;
    let code = qr.map(|_| {
        if beside {
            (x + side + 10.0, below - code, code)
        } else {
            (x + side - code, below + 8.0, code)
        }
    });
    let notes = book.layout.notes.then(|| Slot {
        x,
        y: below,
        width: if code.is_some() && !beside {
            side - code.map_or(0.0, |it| it.2) - 12.0
        } else {
            side
        },
        height: slot.y + slot.height - below,
    });
    Place { board: (x, y + head, side), head: y, code, notes }
}

pub(crate) fn running_head(
    page: &mut Page,
    book: &Book,
    inside: Slot,
    section: usize,
    is_first: bool,
) {
    // A heading with a page of its own is not one again.
    let is_first = is_first && !book.layout.headings;
    matter::running_head(page, book, inside, &book.sections[section].heading, is_first);
}

pub(crate) fn paint(
    page: &mut Page,
    book: &Book,
    area: Slot,
    plan: &Plan<'_>,
    (section, range): (usize, Range<usize>),
) {
    let first = plan.firsts[section];
    let slots = slots(book, area);
    for (at, slot) in range.clone().zip(&slots) {
        one(page, book, *slot, &book.sections[section].sheets[at], Plan::number(book, first + at));
    }
    if book.layout.answers == Answers::Foot {
        solutions::at_foot(page, book, area, plan, first + range.start..first + range.end);
    }
}

fn one(page: &mut Page, book: &Book, slot: Slot, sheet: &Sheet, number: u32) {
    let qr = sheet.link.as_deref().and_then(Qr::new);
    let place = place(book, slot, qr.as_ref());
    let (x, y, side) = place.board;
    let picture = picture(book, sheet);
    // Sentences below a board make its picture taller, and so narrower than its square.
    let width = side * picture.width / picture.width.max(picture.height);
    let left = x + (side - width) / 2.0;
    heading(page, book, slot, sheet, number, (left, place.head, width));
    let words = in_words(&sheet.puzzle);
    page.part(Role::Picture, &format!("{number}: {words}"), |page| {
        crate::booklet::in_square(page, (x, y, side), &picture);
    });
    if let (Some(qr), Some((x, y, side))) = (qr, place.code) {
        let link = sheet.link.as_deref().unwrap_or_default();
        page.part(Role::Picture, link, |page| page.qr(x, y, side, &qr));
    }
    if let Some(area) = place.notes {
        notes(page, book, area);
    }
}

/// Number and name on the left, how hard it is on the right.
fn heading(
    page: &mut Page,
    book: &Book,
    slot: Slot,
    sheet: &Sheet,
    number: u32,
    (left, top, width): (f64, f64, f64),
) {
    let size = head_size(book, slot);
    let (bold, plain) = (Type::bold(&book.fonts, size), Type::regular(&book.fonts, size * 0.88));
    let stars = sheet.stars.map(|stars| {
        let full = usize::from(stars.min(5));
        "★".repeat(full) + &"☆".repeat(5 - full)
    });
    let level = [stars, sheet.level.clone()].into_iter().flatten().collect::<Vec<_>>().join(" ");
    let level = plain.fitted(&level, width * 0.7);
    let name = match &sheet.name {
        Some(name) => format!("{number}. {name}"),
        None => number.to_string(),
    };
    let name = bold.fitted(&name, width - plain.width(&level) - size);
    let baseline = top + size;
    page.part(Role::Heading, "", |page| page.text(left, baseline, &name, bold));
    if !level.is_empty() {
        page.part(Role::Paragraph, "", |page| {
            page.text_before(left + width, baseline, &level, plain);
        });
    }
}

pub(crate) fn picture(book: &Book, sheet: &Sheet) -> Drawing {
    drawn(book, &sheet.puzzle)
}

fn drawn(book: &Book, puzzle: &Puzzle) -> Drawing {
    let show = if book.layout.candidates { Show::Candidates } else { Show::Digits };
    let language = book.language.parse().unwrap_or_default();
    drawing(puzzle, None, &Look { show, theme: Theme::Paper, language, ..Look::default() })
}

/// Lines to write on.
fn notes(page: &mut Page, book: &Book, area: Slot) {
    let size = if book.layout.large { 14.0 } else { 8.0 };
    let style = Type::regular(&book.fonts, size).soft();
    page.decoration(|page| {
        page.text(area.x, area.y + 8.0 + size, &style.fitted(&book.words.notes, area.width), style);
        let mut y = area.y + 8.0 + size + NOTE;
        while y <= area.y + area.height {
            page.rule((area.x, y), (area.x + area.width, y));
            y += NOTE;
        }
    });
}

/// Fails if the digits of a puzzle would be too small.
pub(crate) fn check(book: &Book, plan: &Plan<'_>) -> Result<(), BookError> {
    let least = if book.layout.large { LEAST_IN_LARGE_PRINT } else { LEAST };
    // Boards of one size have digits of one size, so looking at one of each is enough.
    let mut seen: Vec<(usize, bool)> = Vec::new();
    for (at, leaf) in plan.leaves.iter().enumerate() {
        let Leaf::Puzzles(section, range) = leaf else { continue };
        for sheet in range.clone() {
            let number = Plan::number(book, plan.firsts[*section] + sheet);
            let sheet = &book.sections[*section].sheets[sheet];
            let shape = sheet.puzzle.shape();
            let kind = (shape.side(), !shape.rules().is_empty() || sheet.link.is_some());
            if !kind.1 && seen.contains(&kind) {
                continue;
            }
            seen.push(kind);
            let slot = slots(book, plan.area.content(at))[0];
            let qr = sheet.link.as_deref().and_then(Qr::new);
            let size = digits(
                &drawn(book, &with_a_digit(&sheet.puzzle)),
                place(book, slot, qr.as_ref()).board.2,
            );
            if size < least {
                return Err(BookError::Small { number, size, least });
            }
        }
    }
    Ok(())
}

/// The puzzle with at least one digit, whose size can be measured.
fn with_a_digit(puzzle: &Puzzle) -> Puzzle {
    let mut puzzle = puzzle.clone();
    if puzzle.given_count() == 0 {
        puzzle.set(Cell::new(0), Entry::Given(Digit::new(0)));
    }
    puzzle
}

/// The size of the largest digits of a drawing in a square, in points.
fn digits(picture: &Drawing, side: f64) -> f64 {
    let sizes = picture.marks.iter().filter_map(|mark| match mark {
        Mark::Label(label) => Some(label.size),
        _ => None,
    });
    let largest = sizes.fold(0.0, f64::max);
    if largest == 0.0 { f64::INFINITY } else { largest * side / picture.width.max(picture.height) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::letters::Letters;
    use crate::page::Ink;
    use whydoku_core::{Rule, Shape};

    #[test]
    fn number_and_stars_are_above_the_board_and_not_beside_it() {
        let book = Book::default();
        let shape = Shape::square(9).expect("a board");
        let shape = shape.with_rules(vec![Rule::apart([1, 2]), Rule::apart([1, 1])]);
        let puzzle = Puzzle::empty(shape.expect("rules"));
        let (name, level, solution, link) = (None, None, None, None);
        let sheet = Sheet { puzzle, name, level, stars: Some(2), solution, link };
        let mut page = Page::new(book.layout.paper, Ink::Black, &Letters::new(&book.fonts));
        let slot = Slot { x: 40.0, y: 40.0, width: 300.0, height: 340.0 };
        one(&mut page, &book, slot, &sheet, 1);
        let [number, stars, board] = page.extents[..] else { panic!("{:?}", page.extents) };
        assert!((number[0] - board[0]).abs() < 0.01 && (stars[2] - board[2]).abs() < 0.01);
        assert!(board[0] > slot.x + 1.0, "the sentences need room");
    }
}
