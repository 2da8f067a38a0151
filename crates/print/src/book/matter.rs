//! Title page, contents, headings, and what is above and below the text of a page.
use super::Book;
use super::area::Area;
use super::flow::Sizes;
use super::plan::Plan;
use crate::booklet::Slot;
use crate::page::Page;
use crate::tag::Role;
use crate::text::Type;
use core::ops::Range;

/// The lines of a text, as even as they can be without becoming more.
fn balanced(text: &str, style: Type<'_>, width: f64) -> Vec<String> {
    let longest = text.split_whitespace().map(|word| style.width(word)).fold(0.0, f64::max);
    let mut lines = style.wrapped(text, |_| width);
    let mut narrower = width - style.size;
    while narrower > longest {
        let next = style.wrapped(text, |_| narrower);
        if next.len() > lines.len() {
            break;
        }
        lines = next;
        narrower -= style.size;
    }
    lines
}

/// A text around the middle of an area, in as many lines as it needs; returns where it ends.
fn centred(page: &mut Page, area: Slot, top: f64, text: &str, style: Type<'_>) -> f64 {
    let middle = area.x + area.width / 2.0;
    let mut y = top;
    for line in balanced(text, style, area.width) {
        page.text_around(middle, y + style.size, &line, style);
        y += style.size * 1.25;
    }
    y
}

pub(crate) fn title(page: &mut Page, book: &Book, area: Slot) {
    titled(page, book, area, area.y + area.height * 0.24);
    author(page, book, area, area.y + area.height * 0.86);
}

/// The size of the title.
fn title_size(book: &Book, area: Slot) -> f64 {
    let large = (area.width / 9.0).min(54.0);
    // A long title is smaller before one of its words breaks.
    let bold = Type::bold(&book.fonts, large);
    let longest = book.title.split_whitespace().map(|word| bold.width(word)).fold(0.0, f64::max);
    if longest > area.width { large * area.width / longest } else { large }
}

/// Title and subtitle below a line; returns where they end.
pub(crate) fn titled(page: &mut Page, book: &Book, area: Slot, top: f64) -> f64 {
    let (fonts, size) = (&book.fonts, title_size(book, area));
    let rule = |page: &mut Page, y: f64| {
        let (left, right) = (area.x + area.width * 0.2, area.x + area.width * 0.8);
        page.decoration(|page| page.rule((left, y), (right, y)));
    };
    rule(page, top - size * 0.6);
    let mut end = top;
    page.part(Role::Part, &book.title, |page| {
        end = centred(page, area, top, &book.title, Type::bold(fonts, size));
    });
    rule(page, end + size * 0.5);
    if book.subtitle.is_empty() {
        return end + size * 0.5;
    }
    let style = Type::regular(fonts, (size * 0.42).max(11.0));
    let top = end + size;
    page.part(Role::Paragraph, "", |page| {
        end = centred(page, area, top, &book.subtitle, style);
    });
    end
}

pub(crate) fn author(page: &mut Page, book: &Book, area: Slot, top: f64) {
    if book.author.is_empty() {
        return;
    }
    let style = Type::regular(&book.fonts, (title_size(book, area) * 0.38).max(11.0));
    page.part(Role::Paragraph, "", |page| {
        centred(page, area, top, &book.author, style);
    });
}

pub(crate) fn imprint(page: &mut Page, book: &Book, area: Slot) {
    let style = Type::regular(&book.fonts, Sizes::of(book).text * 0.85);
    let wrapped = book.imprint.iter().flat_map(|line| style.wrapped(line, |_| area.width));
    let lines: Vec<String> = wrapped.collect();
    let leading = style.size * 1.4;
    let top = area.y + area.height - leading * lines.len() as f64;
    page.part(Role::Paragraph, "", |page| {
        for (at, line) in lines.iter().enumerate() {
            page.text(area.x, top + style.size + leading * at as f64, line, style);
        }
    });
}

/// The heading of a part at the top of an area.
pub(crate) fn heading(page: &mut Page, book: &Book, area: Slot, text: &str) {
    let size = Sizes::of(book).part;
    let style = Type::bold(&book.fonts, size);
    page.part(Role::Part, text, |page| {
        page.text(area.x, area.y + size, &style.fitted(text, area.width), style);
    });
}

/// The distance between two lines of the contents.
fn line(book: &Book) -> f64 {
    Sizes::of(book).leading * 1.5
}

pub(crate) fn entries_on_a_page(book: &Book, area: Area) -> usize {
    let room = area.content(0).height - Sizes::of(book).part * 2.2;
    ((room / line(book)) as usize).max(1)
}

pub(crate) fn contents(
    page: &mut Page,
    book: &Book,
    area: Slot,
    plan: &Plan<'_>,
    entries: Range<usize>,
) {
    let sizes = Sizes::of(book);
    if entries.start == 0 {
        heading(page, book, area, &book.words.contents);
    }
    let style = Type::regular(&book.fonts, sizes.text * 1.1);
    let right = area.x + area.width;
    let dot = style.width(" .");
    let mut y = area.y + sizes.part * 2.2;
    for entry in &plan.entries[entries] {
        let number = printed(book, entry.page);
        let room = area.width - style.width(&number) - 4.0 * dot;
        let text = style.fitted(&entry.text, room);
        page.part(Role::Entry, &entry.text, |page| {
            page.text(area.x, y + style.size, &text, style);
            page.text_before(right, y + style.size, &number, style);
        });
        // The dots end in one column whatever is before them.
        let (from, to) = (area.x + style.width(&text) + dot, right - style.width(&number) - dot);
        let count = ((to - from) / dot).floor().max(0.0) as usize;
        page.decoration(|page| {
            page.text_before(to, y + style.size, " .".repeat(count).trim_start(), style.soft());
        });
        y += line(book);
    }
}

/// The number that is printed on a page.
fn printed(book: &Book, at: usize) -> String {
    (u64::from(book.layout.first_page) + at as u64).to_string()
}

pub(crate) fn page_number(page: &mut Page, book: &Book, inside: Slot, at: usize) {
    let style = Type::regular(&book.fonts, if book.layout.large { 14.0 } else { 9.0 });
    let (middle, baseline) = (inside.x + inside.width / 2.0, inside.y + inside.height - 2.5);
    page.decoration(|page| page.text_around(middle, baseline, &printed(book, at), style));
}

/// The line above a page: a heading where it is the first, decoration on the pages after it.
pub(crate) fn running_head(page: &mut Page, book: &Book, inside: Slot, text: &str, is_first: bool) {
    if text.is_empty() {
        return;
    }
    let size = if book.layout.large { 14.0 } else { 9.5 };
    let style =
        if is_first { Type::bold(&book.fonts, size) } else { Type::regular(&book.fonts, size) };
    let (middle, baseline) = (inside.x + inside.width / 2.0, inside.y + size);
    let fitted = style.fitted(text, inside.width);
    let paint = |page: &mut Page| page.text_around(middle, baseline, &fitted, style);
    if is_first {
        page.part(Role::Part, text, paint);
    } else {
        page.decoration(paint);
    }
}

/// The page of a section's heading.
pub(crate) fn section(page: &mut Page, book: &Book, area: Slot, plan: &Plan<'_>, at: usize) {
    let (section, sizes) = (&book.sections[at], Sizes::of(book));
    let size = (sizes.part * 1.5).min(area.width / 7.0);
    let top = area.y + area.height * 0.3;
    let mut y = top;
    page.part(Role::Part, &section.heading, |page| {
        y = centred(page, area, top, &section.heading, Type::bold(&book.fonts, size));
    });
    let first = plan.firsts[at];
    let (from, to) =
        (Plan::number(book, first), Plan::number(book, first + section.sheets.len().max(1) - 1));
    let range = if from == to {
        format!("{} {from}", book.words.puzzle)
    } else {
        format!("{} {from}–{to}", book.words.puzzles)
    };
    let small = Type::regular(&book.fonts, sizes.heading * 1.1);
    page.part(Role::Paragraph, "", |page| {
        y = centred(page, area, y + sizes.heading, range.trim(), small);
    });
    let narrow = Slot { x: area.x + area.width * 0.1, width: area.width * 0.8, ..area };
    y += sizes.leading;
    for text in &section.text {
        page.part(Role::Paragraph, "", |page| {
            y = centred(
                page,
                narrow,
                y + sizes.leading * 0.5,
                text,
                Type::regular(&book.fonts, sizes.text),
            );
        });
    }
}
