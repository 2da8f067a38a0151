//! Lays out the pages of a book, and paints each.
use super::area::Area;
use super::flow::{self, Sizes};
use super::plan::{Entry, Leaf, Plan};
use super::{Answers, Book, BookError, matter, puzzles, solutions};
use crate::booklet::Sheet;
use crate::page::Page;

/// Lays out a book. The margin next to the spine depends on the number of pages, which depends on it.
pub(crate) fn plan(book: &Book) -> Result<Plan<'_>, BookError> {
    let mut pages = 0;
    // The margin only grows with the pages, so this ends.
    loop {
        let area = Area::new(book, pages)?;
        let plan = within(book, area);
        let count = plan.leaves.len();
        if count <= pages || Area::new(book, count)? == area {
            return Ok(plan);
        }
        pages = count;
    }
}

fn within(book: &Book, area: Area) -> Plan<'_> {
    let layout = &book.layout;
    let sheets: Vec<&Sheet> = book.sections.iter().flat_map(|section| &section.sheets).collect();
    let firsts = book.sections.iter().scan(0, |first, section| {
        let this = *first;
        *first += section.sheets.len();
        Some(this)
    });
    let mut plan =
        Plan { area, leaves: Vec::new(), entries: Vec::new(), firsts: firsts.collect(), sheets };
    if layout.title_page {
        plan.leaves.push(Leaf::Title);
        if !book.imprint.is_empty() {
            plan.leaves.push(Leaf::Imprint);
        }
    }
    let entries = count_of_entries(book, &plan);
    let per_page = matter::entries_on_a_page(book, area);
    if layout.contents && entries > 0 {
        let pages = entries.div_ceil(per_page);
        let on_page = |page: usize| page * per_page..((page + 1) * per_page).min(entries);
        plan.leaves.extend((0..pages).map(|page| Leaf::Contents(on_page(page))));
    }
    text(book, &mut plan);
    sections(book, &mut plan);
    if layout.answers == Answers::End {
        solutions(book, &mut plan);
    }
    if plan.leaves.is_empty() {
        plan.leaves.push(Leaf::Title);
    }
    plan
}

/// The number of lines in the table of contents.
fn count_of_entries(book: &Book, plan: &Plan<'_>) -> usize {
    let solved = book.layout.answers == Answers::End
        && plan.sheets.iter().any(|sheet| sheet.solution.is_some());
    let headed = book.sections.iter().filter(|section| !section.heading.is_empty()).count();
    headed + usize::from(solved) + usize::from(!book.how_to.is_empty())
}

fn text<'b>(book: &'b Book, plan: &mut Plan<'b>) {
    if book.how_to.is_empty() {
        return;
    }
    plan.entries.push(Entry { text: book.words.how_to.clone(), page: plan.leaves.len() });
    let first = Sizes::of(book).part * 1.9;
    let pages = flow::broken(book, plan.area.content(0), first);
    let leaves = pages.into_iter().enumerate().map(|(at, page)| Leaf::Text(page, at == 0));
    plan.leaves.extend(leaves);
}

fn sections(book: &Book, plan: &mut Plan<'_>) {
    let per_page = book.layout.per_page.count();
    for (at, section) in book.sections.iter().enumerate() {
        if !section.heading.is_empty() {
            let text = section.heading.clone();
            plan.entries.push(Entry { text, page: plan.leaves.len() });
            if book.layout.headings {
                plan.leaves.push(Leaf::Heading(at));
            }
        }
        let count = section.sheets.len();
        let mut first = 0;
        while first < count {
            let end = (first + per_page).min(count);
            plan.leaves.push(Leaf::Puzzles(at, first..end));
            first = end;
        }
    }
}

fn solutions<'b>(book: &'b Book, plan: &mut Plan<'b>) {
    let solved = |at: &usize| plan.sheets[*at].solution.is_some();
    let numbers: Vec<usize> = (0..plan.sheets.len()).filter(solved).collect();
    let (Some(&first), Some(&last)) = (numbers.first(), numbers.last()) else { return };
    plan.entries.push(Entry { text: book.words.solutions.clone(), page: plan.leaves.len() });
    let (mut at, mut is_first) = (first, true);
    while at <= last {
        // Boards of different sizes do not share a page, so that each has the size that it needs.
        let side = plan.sheets[at].puzzle.shape().side();
        let layout = solutions::layout(book, plan.area, side);
        let same = |at: &usize| plan.sheets[*at].puzzle.shape().side() == side;
        let end = (at..=last).take_while(same).count().min(layout.0 * layout.1) + at;
        plan.leaves.push(Leaf::Solutions(at..end, layout, is_first));
        (at, is_first) = (end, false);
    }
}

impl Leaf<'_> {
    /// Paints the page with this number, counted from 0.
    pub(crate) fn paint(&self, page: &mut Page, book: &Book, plan: &Plan<'_>, at: usize) {
        let area = plan.area.content(at);
        match self {
            Leaf::Title => return matter::title(page, book, plan.area.inside(at)),
            Leaf::Imprint => return matter::imprint(page, book, plan.area.inside(at)),
            Leaf::Contents(entries) => matter::contents(page, book, area, plan, entries.clone()),
            Leaf::Text(sheet, is_first) => {
                if *is_first {
                    matter::heading(page, book, area, &book.words.how_to);
                }
                flow::paint(page, book, area, sheet);
            }
            Leaf::Heading(section) => matter::section(page, book, area, plan, *section),
            Leaf::Puzzles(section, range) => {
                puzzles::running_head(page, book, plan.area.inside(at), *section, range.start == 0);
                puzzles::paint(page, book, area, plan, (*section, range.clone()));
            }
            Leaf::Solutions(range, layout, is_first) => {
                matter::running_head(
                    page,
                    book,
                    plan.area.inside(at),
                    &book.words.solutions,
                    *is_first,
                );
                solutions::paint(page, book, area, plan, (range.clone(), *layout));
            }
        }
        matter::page_number(page, book, plan.area.inside(at), at);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Layout, Passage, Section};
    use crate::letters::Letters;
    use crate::page::{Ink, check_extents};
    use crate::per_page::PerPage;
    use whydoku_core::{Digit, Puzzle, Shape};

    fn book(paper: &str, per_page: usize, answers: Answers) -> Book {
        let shape = Shape::square(9).expect("a board");
        let solution = shape.cells().map(|cell| Digit::new(cell.index() % 9)).collect();
        let sheet = Sheet {
            puzzle: Puzzle::empty(shape),
            name: None,
            level: None,
            stars: Some(3),
            solution: Some(solution),
            link: Some("https://example.org/#p=53".into()),
        };
        let section =
            Section { heading: "Easy".into(), text: vec!["Look.".into()], sheets: vec![sheet; 13] };
        let layout = Layout {
            paper: paper.parse().expect("a size"),
            per_page: PerPage::new(per_page).expect("a number"),
            answers,
            ..Layout::default()
        };
        let text = |count| Passage::Paragraph("Fill it. ".repeat(count));
        Book {
            title: "Sudoku".into(),
            author: "A. Maker".into(),
            imprint: vec!["2026".into()],
            layout,
            how_to: vec![Passage::Heading("Rules".into()), text(400)],
            sections: vec![section],
            ..Book::default()
        }
    }

    #[test]
    fn nothing_on_any_page_of_a_book_comes_near_the_cut() {
        for (paper, per_page, answers) in [
            ("6x9in", 2, Answers::End),
            ("a4", 6, Answers::Foot),
            ("5x8in", 1, Answers::End),
            ("10x5in", 2, Answers::Foot),
        ] {
            let book = book(paper, per_page, answers);
            let plan = plan(&book).expect("a plan");
            for (at, leaf) in plan.leaves.iter().enumerate() {
                let letters = Letters::new(&book.fonts);
                let mut page = Page::new(book.layout.paper, Ink::Black, &letters);
                leaf.paint(&mut page, &book, &plan, at);
                // A quarter of an inch is what printers on demand ask for.
                check_extents(book.layout.paper, 18.0, &[page]);
            }
        }
    }
}
