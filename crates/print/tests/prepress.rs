//! What a printing house and a screen reader need from a PDF, read by another library: every font embedded, text that
//! can be extracted, tags.
use hayro_syntax::Pdf;
use hayro_syntax::object::{Dict, Name, Object, Stream, String as PdfString};
use hayro_syntax::page::Page;
use std::collections::BTreeMap;
use whydoku_core::{Digit, Entry, Puzzle, Rule, Shape};
use whydoku_print::{
    Book, BookError, Booklet, Cover, Day, Inks, Layout, Passage, PerPage, Section, Sheet, Stock,
    book, booklet, cover,
};

const LINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn puzzle() -> Puzzle {
    let entry = |symbol| Digit::from_symbol(symbol).map_or(Entry::Unknown, Entry::Given);
    Puzzle::new(Shape::square(9).expect("a board"), LINE.chars().map(entry).collect())
        .expect("81 cells")
}

/// A name inside a dictionary.
fn name(of: &Dict<'_>, key: &[u8]) -> Option<String> {
    of.get::<Name<'_>>(key).map(|name| String::from_utf8_lossy(&name).into_owned())
}

/// Every dictionary of a document.
fn dictionaries(pdf: &Pdf) -> Vec<Dict<'_>> {
    let dictionary = |object| match object {
        Object::Dict(dict) => Some(dict),
        _ => None,
    };
    pdf.objects().into_iter().filter_map(dictionary).collect()
}

/// Every font of a document, as it is called inside.
fn fonts(pdf: &Pdf) -> Vec<String> {
    let mut names = Vec::new();
    for font in dictionaries(pdf) {
        if name(&font, b"Type").as_deref() != Some("Font") {
            continue;
        }
        if name(&font, b"Subtype").as_deref() == Some("Type0") {
            assert!(font.contains_key(b"ToUnicode"), "text cannot be extracted");
            continue;
        }
        let descriptor: Dict<'_> = font.get(b"FontDescriptor").expect("a descriptor");
        let has = |key: &[u8]| descriptor.contains_key(key);
        assert!(has(b"FontFile2") || has(b"FontFile3"), "not embedded");
        assert!(has(b"CIDSet"), "it is not said which letters are there");
        names.push(name(&descriptor, b"FontName").expect("a name"));
    }
    names
}

/// The characters that the numbers of a font stand for.
fn characters(font: &Dict<'_>) -> BTreeMap<u16, String> {
    let map = font.get::<Stream<'_>>(b"ToUnicode").expect("a map").decoded().expect("a stream");
    let map = String::from_utf8_lossy(&map).into_owned();
    let number = |text: &str| u16::from_str_radix(text.trim_matches(['<', '>']), 16).ok();
    let pairs = map.lines().filter_map(|line| {
        let (from, to) = line.trim().split_once(' ')?;
        let to = to.trim_matches(['<', '>']);
        let units = (0..to.len() / 4).filter_map(|at| number(&to[4 * at..4 * at + 4]));
        Some((number(from)?, String::from_utf16(&units.collect::<Vec<u16>>()).ok()?))
    });
    pairs.collect()
}

/// The text of a page as a program for searching finds it, and its operators.
fn read(page: &Page<'_>) -> (String, Vec<String>) {
    let (mut text, mut operators, mut known) = (String::new(), Vec::new(), BTreeMap::new());
    let mut operations = page.operations();
    while let Some(operation) = operations.next() {
        let operator = String::from_utf8_lossy(operation.operator).into_owned();
        match operation.operands().next() {
            Some(Object::Name(font)) if operator == "Tf" => {
                known = characters(&page.resources().get_font(font).expect("a font"));
            }
            Some(Object::String(codes)) if operator == "Tj" => {
                for code in codes.as_bytes().chunks_exact(2) {
                    text += &known[&u16::from_be_bytes([code[0], code[1]])];
                }
            }
            _ => {}
        }
        operators.push(operator);
    }
    (text, operators)
}

fn opened(bytes: &[u8]) -> Pdf {
    Pdf::new(bytes.to_vec()).expect("a PDF")
}

#[test]
fn fonts_are_embedded_and_text_can_be_found() {
    let name = Some("Судоку, Łamigłówki, Παζλ".to_owned());
    let sheet =
        Sheet { puzzle: puzzle(), name, level: None, stars: None, solution: None, link: None };
    let style = Booklet { title: "Übungen".into(), language: "de".into(), ..Booklet::default() };
    let bytes = booklet(&[sheet], &style);
    let pdf = opened(&bytes);
    let names = fonts(&pdf);
    assert_eq!(names.len(), 2, "{names:?}");
    assert!(names.iter().all(|name| name.contains("+NotoSans-")), "{names:?}");
    let (text, _) = read(&pdf.pages()[0]);
    for part in ["Übungen", "Судоку", "Łamigłówki", "Παζλ", "5"] {
        assert!(text.contains(part), "{part} in {text}");
    }
    let catalog: Dict<'_> = pdf.xref().get(pdf.xref().root_id()).expect("a catalogue");
    let root: Dict<'_> = catalog.get(b"StructTreeRoot").expect("a structure");
    assert!(root.contains_key(b"ParentTree") && root.contains_key(b"K"));
    for key in [&b"Lang"[..], b"MarkInfo", b"Outlines", b"Metadata"] {
        assert!(catalog.contains_key(key));
    }
}

fn book_of(count: usize, day: Option<Day>) -> Book {
    let solution: Option<Vec<Digit>> = SOLUTION.chars().map(Digit::from_symbol).collect();
    let sheet = Sheet {
        puzzle: puzzle(),
        name: None,
        level: None,
        stars: Some(3),
        solution,
        link: Some("https://example.org/#p=53".into()),
    };
    let section = Section { heading: "Easy".into(), text: Vec::new(), sheets: vec![sheet; count] };
    Book {
        title: "Судоку".into(),
        author: "Ł. Maker".into(),
        language: "en".into(),
        day,
        how_to: vec![Passage::Heading("Rules".into()), Passage::Paragraph("Fill it. ".repeat(400))],
        sections: vec![section],
        ..Book::default()
    }
}

fn printed(count: usize, day: Option<Day>) -> Vec<u8> {
    book(&book_of(count, day)).expect("a book").pdf
}

#[test]
fn a_book_is_what_pdf_x_1a_demands() {
    keeps_to_pdf_x_1a(&printed(5, "2026-11-28".parse().ok()));
}

fn keeps_to_pdf_x_1a(bytes: &[u8]) {
    assert!(bytes.starts_with(b"%PDF-1.4"));
    let pdf = opened(bytes);
    assert_eq!(fonts(&pdf).len(), 2);
    let has = |dict: &Dict<'_>, key: &[u8]| dict.contains_key(key);
    let dictionaries = dictionaries(&pdf);
    let info = dictionaries.iter().find(|dict| has(dict, b"GTS_PDFXVersion")).expect("an info");
    let text = |key: &[u8]| info.get::<PdfString<'_>>(key).map(|text| text.as_bytes().to_vec());
    assert_eq!(text(b"GTS_PDFXVersion").expect("a version"), b"PDF/X-1a:2003");
    assert!(text(b"CreationDate").expect("a day").starts_with(b"D:20261128"));
    assert_eq!(name(info, b"Trapped").as_deref(), Some("False"));
    assert!(has(info, b"ModDate") && has(info, b"Title"));
    assert!(String::from_utf8_lossy(bytes).contains("/ID ["));
    let catalog: Dict<'_> = pdf.xref().get(pdf.xref().root_id()).expect("a catalogue");
    assert!(has(&catalog, b"OutputIntents"));
    for page in pdf.pages().iter() {
        let entries = page.raw();
        assert!(has(entries, b"TrimBox") && !has(entries, b"Annots") && !has(entries, b"Group"));
        // Black alone: no operator sets another colour, an image, a shading or a state with transparency.
        let others = "rg RG k K cs CS sc SC scn SCN sh Do gs BI";
        for operator in read(page).1 {
            assert!(!others.split(' ').any(|other| other == operator), "{operator}");
        }
    }
}

#[test]
fn a_cover_has_back_spine_and_front_on_one_sheet_with_bleed() {
    let back = vec!["Für lange Reisen.".to_owned()];
    let made = Book {
        cover: Cover { back, stock: Stock::Cream, colour: None },
        ..book_of(1, "2026-11-28".parse().ok())
    };
    let bytes = cover(&made, 200).expect("a cover");
    keeps_to_pdf_x_1a(&bytes);
    let text = String::from_utf8_lossy(&bytes);
    // Twice 6 inches, half an inch of spine and an eighth of bleed on each side.
    assert!(
        text.contains("/MediaBox [0 0 918 666]") && text.contains("/TrimBox [9 9 909 657]"),
        "{text}"
    );
    let (text, _) = read(&opened(&bytes).pages()[0]);
    assert_eq!(text.matches("Судоку").count(), 2, "front and spine: {text}");
    assert!(text.contains("Für lange Reisen."), "{text}");
    let (thin, _) = read(&opened(&cover(&made, 78).expect("a cover")).pages()[0]);
    assert_eq!(thin.matches("Судоку").count(), 1, "{thin}");
    let wide = Layout { paper: "30x20in".parse().expect("a size"), ..Layout::default() };
    assert_eq!(cover(&Book { layout: wide, ..made }, 100), Err(BookError::WideCover));
}

#[test]
fn a_cover_has_one_colour_at_most_and_it_reaches_over_every_edge() {
    let colour: Inks = "100,70,0,10".parse().expect("a colour");
    let made = Book {
        cover: Cover { colour: Some(colour), ..Cover::default() },
        ..book_of(1, "2026-11-28".parse().ok())
    };
    let pdf = opened(&cover(&made, 200).expect("a cover"));
    let page = &pdf.pages()[0];
    let (_, operators) = read(page);
    assert_eq!(operators.iter().filter(|one| *one == "k").count(), 1);
    let others = "rg RG K cs CS sc SC scn SCN sh Do gs BI";
    assert!(!operators.iter().any(|one| others.split(' ').any(|other| other == one)));
    let content = String::from_utf8_lossy(page.page_stream().expect("operations")).into_owned();
    // From the corner of the bleed to the opposite one: 12.7 by 9.25 inches.
    assert!(content.contains("1 0.7 0 0.1 k") && content.contains("-9 -9 914.43 666 re"));
    // Letters are white on a dark ground, and black on a pale one.
    assert!(content.contains("1 g") && content.contains("1 G"), "{content}");
    assert!(!"0,0,40,0".parse::<Inks>().expect("a colour").is_dark());
    // The pages inside stay black alone.
    keeps_to_pdf_x_1a(&book(&made).expect("a book").pdf);
}

/// The boxes of a page: media, bleed and trim, as they are written.
fn boxes(layout: Layout) -> [Option<String>; 3] {
    let made = Book { layout, ..book_of(3, "2026-11-28".parse().ok()) };
    let bytes = book(&made).expect("a book").pdf;
    keeps_to_pdf_x_1a(&bytes);
    let text = String::from_utf8_lossy(&bytes).into_owned();
    ["/MediaBox ", "/BleedBox ", "/TrimBox "].map(|name| {
        let (_, after) = text.split_once(name)?;
        after.split_once(']').map(|(numbers, _)| numbers.to_owned())
    })
}

#[test]
fn a_book_has_no_bleed_unless_a_printer_wants_it() {
    let page = Some("[0 0 432 648".to_owned());
    assert_eq!(boxes(Layout::default()), [page.clone(), page.clone(), page]);
    let bleed = Layout { bleed: "0.125in".parse().ok(), ..Layout::default() };
    let sheet = Some("[0 0 450 666".to_owned());
    assert_eq!(boxes(bleed), [sheet.clone(), sheet, Some("[9 9 441 657".to_owned())]);
    let wide = Layout { bleed: "2in".parse().ok(), ..Layout::default() };
    let refused = book(&Book { layout: wide, ..book_of(1, None) });
    assert!(matches!(refused, Err(BookError::WideBleed)), "{refused:?}");
}

#[test]
fn the_page_of_a_heading_names_its_puzzle_or_puzzles() {
    let text = |count| -> String {
        let pdf = opened(&printed(count, None));
        pdf.pages().iter().map(|page| read(page).0).collect()
    };
    assert!(text(3).contains("Puzzles 1–3"), "{}", text(3));
    assert!(text(1).contains("Puzzle 1") && !text(1).contains("Puzzles"), "{}", text(1));
}

#[test]
fn a_screen_reader_finds_headings_numbers_and_boards() {
    let bytes = printed(3, None);
    let pdf = opened(&bytes);
    let (mut kinds, mut pictures) = (BTreeMap::new(), Vec::new());
    for element in dictionaries(&pdf) {
        let Some(kind) = name(&element, b"S").filter(|_| element.contains_key(b"P")) else {
            continue;
        };
        if kind == "Figure" {
            let text = element.get::<PdfString<'_>>(b"Alt").expect("words");
            pictures.push(String::from_utf8_lossy(text.as_bytes()).into_owned());
        }
        *kinds.entry(kind).or_insert(0) += 1;
    }
    assert_eq!(kinds["H2"], 3 + 3 + 1, "puzzles, solutions, and the rules: {kinds:?}");
    assert_eq!(kinds["TOCI"], 3, "how to solve, easy, solutions: {kinds:?}");
    assert!(
        pictures.iter().any(|text| text.starts_with("2: 5 3 - - 7 - - - -; 6")),
        "{pictures:?}"
    );
    let (numbers, _) = read(&pdf.pages()[0]);
    assert!(numbers.contains("Судоку") && numbers.contains("Ł. Maker"), "{numbers}");
    let rules: String = pdf.pages().iter().map(|page| read(page).0).collect();
    assert!(rules.contains("Fill it. Fill it.") && !rules.contains("it.Fill"), "{rules}");
    assert!(rules.contains("How to solve 3 "), "an entry of the contents and its page: {rules}");
    assert_eq!(bytes, printed(3, None));
}

#[test]
fn what_cannot_be_printed_well_is_refused() {
    let sheet =
        |puzzle| Sheet { puzzle, name: None, level: None, stars: None, solution: None, link: None };
    let made = |layout: Layout, title: &str| {
        let sheets = vec![sheet(puzzle())];
        let section = Section { heading: String::new(), text: Vec::new(), sheets };
        book(&Book { title: title.into(), layout, sections: vec![section], ..Book::default() })
    };
    let many = Layout { per_page: PerPage::grid(8, 8).expect("a grid"), ..Layout::default() };
    assert!(matches!(made(many, ""), Err(BookError::Small { number: 1, .. })));
    let large =
        Layout { large: true, per_page: PerPage::new(4).expect("a grid"), ..Layout::default() };
    assert!(matches!(made(large, ""), Err(BookError::Small { least: 20.0, .. })));
    let margins = Layout { outer: "3in".parse().ok(), ..Layout::default() };
    assert_eq!(made(margins, ""), Err(BookError::Margins));
    // A puzzle without givens has no digits to measure, but words below it.
    let shape =
        Shape::square(9).expect("a board").with_rules(vec![Rule::apart([1, 2])]).expect("a rule");
    let section = Section {
        heading: String::new(),
        text: Vec::new(),
        sheets: vec![sheet(Puzzle::empty(shape))],
    };
    assert!(book(&Book { sections: vec![section], ..Book::default() }).is_ok());
    assert_eq!(made(Layout::default(), "数独"), Err(BookError::Lacking(vec!['数', '独'])));
}
