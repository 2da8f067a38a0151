//! What a printing house and a screen reader need from a PDF, read by another library: every font embedded, text that
//! can be extracted, tags.
use lopdf::{Dictionary, Document, Object};
use whydoku_core::{Digit, Entry, Puzzle, Shape};
use whydoku_print::{
    Book, BookError, Booklet, Day, Layout, Passage, PerPage, Section, Sheet, book, booklet,
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

fn dictionary<'a>(pdf: &'a Document, of: &'a Dictionary, key: &[u8]) -> &'a Dictionary {
    let value = of.get(key).unwrap_or_else(|_| panic!("no {}", String::from_utf8_lossy(key)));
    let value = pdf.dereference(value).expect("an object").1;
    value.as_dict().expect("a dictionary")
}

/// Every font of a document, as it is called inside.
fn fonts(pdf: &Document) -> Vec<String> {
    let mut names = Vec::new();
    for object in pdf.objects.values() {
        let Ok(font) = object.as_dict() else { continue };
        if font.get(b"Type").and_then(Object::as_name).ok() != Some(b"Font") {
            continue;
        }
        if font.get(b"Subtype").and_then(Object::as_name).ok() == Some(b"Type0") {
            assert!(font.has(b"ToUnicode"), "text cannot be extracted");
            continue;
        }
        let descriptor = dictionary(pdf, font, b"FontDescriptor");
        assert!(descriptor.has(b"FontFile2") || descriptor.has(b"FontFile3"), "not embedded");
        let name = descriptor.get(b"FontName").and_then(Object::as_name).expect("a name");
        names.push(String::from_utf8_lossy(name).into_owned());
    }
    names
}

#[test]
fn fonts_are_embedded_and_text_can_be_found() {
    let name = Some("Судоку, Łamigłówki, Παζλ".to_owned());
    let sheet =
        Sheet { puzzle: puzzle(), name, level: None, stars: None, solution: None, link: None };
    let style = Booklet { title: "Übungen".into(), language: "de".into(), ..Booklet::default() };
    let bytes = booklet(&[sheet], &style);
    let pdf = Document::load_mem(&bytes).expect("a PDF");
    let names = fonts(&pdf);
    assert_eq!(names.len(), 2, "{names:?}");
    assert!(names.iter().all(|name| name.contains("+NotoSans-")), "{names:?}");
    let text = pdf.extract_text(&[1]).expect("text");
    for part in ["Übungen", "Судоку", "Łamigłówki", "Παζλ", "5"] {
        assert!(text.contains(part), "{part} in {text}");
    }
    let catalog = pdf.catalog().expect("a catalogue");
    let root = dictionary(&pdf, catalog, b"StructTreeRoot");
    assert!(root.has(b"ParentTree") && root.has(b"K"));
    assert!(catalog.has(b"Lang") && catalog.has(b"MarkInfo") && catalog.has(b"Outlines"));
}

fn book_of(count: usize, day: Option<Day>) -> Vec<u8> {
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
    let made = Book {
        title: "Судоку".into(),
        author: "Ł. Maker".into(),
        language: "en".into(),
        day,
        how_to: vec![Passage::Heading("Rules".into()), Passage::Paragraph("Fill it. ".repeat(400))],
        sections: vec![section],
        ..Book::default()
    };
    book(&made).expect("a book").pdf
}

#[test]
fn a_book_is_what_pdf_x_1a_demands() {
    let bytes = book_of(5, "2026-11-28".parse().ok());
    assert!(bytes.starts_with(b"%PDF-1.4"));
    let pdf = Document::load_mem(&bytes).expect("a PDF");
    assert_eq!(fonts(&pdf).len(), 2);
    let info = dictionary(&pdf, &pdf.trailer, b"Info");
    let text = |key: &[u8]| info.get(key).and_then(Object::as_str).map(<[u8]>::to_vec);
    assert_eq!(text(b"GTS_PDFXVersion").expect("a version"), b"PDF/X-1a:2003");
    assert!(text(b"CreationDate").expect("a day").starts_with(b"D:20261128"));
    assert_eq!(info.get(b"Trapped").and_then(Object::as_name).ok(), Some(&b"False"[..]));
    assert!(pdf.trailer.has(b"ID") && info.has(b"ModDate") && info.has(b"Title"));
    let catalog = pdf.catalog().expect("a catalogue");
    let intents = catalog.get(b"OutputIntents").and_then(Object::as_array).expect("an intent");
    assert_eq!(intents.len(), 1);
    for page in pdf.get_pages().into_values() {
        let entries = pdf.get_dictionary(page).expect("a page");
        assert!(entries.has(b"TrimBox") && !entries.has(b"Annots") && !entries.has(b"Group"));
        // Black alone: no operator sets another colour, an image, a shading or a state with transparency.
        for operation in pdf.get_and_decode_page_content(page).expect("a content").operations {
            let others = [
                "rg", "RG", "k", "K", "cs", "CS", "sc", "SC", "scn", "SCN", "sh", "Do", "gs", "BI",
            ];
            assert!(!others.contains(&operation.operator.as_str()), "{}", operation.operator);
        }
    }
}

#[test]
fn a_screen_reader_finds_headings_numbers_and_boards() {
    let bytes = book_of(3, None);
    let pdf = Document::load_mem(&bytes).expect("a PDF");
    let mut kinds = std::collections::BTreeMap::new();
    let mut pictures = Vec::new();
    for object in pdf.objects.values() {
        let Ok(element) = object.as_dict() else { continue };
        let Ok(kind) = element.get(b"S").and_then(Object::as_name) else { continue };
        if !element.has(b"P") {
            continue;
        }
        *kinds.entry(String::from_utf8_lossy(kind).into_owned()).or_insert(0) += 1;
        if kind == b"Figure" {
            let text = element.get(b"Alt").and_then(Object::as_str).expect("words");
            pictures.push(String::from_utf8_lossy(text).into_owned());
        }
    }
    assert_eq!(kinds["H2"], 3 + 3 + 1, "puzzles, solutions, and the rules: {kinds:?}");
    assert_eq!(kinds["TOCI"], 3, "how to solve, easy, solutions: {kinds:?}");
    assert!(
        pictures.iter().any(|text| text.starts_with("2: 5 3 - - 7 - - - -; 6")),
        "{pictures:?}"
    );
    let numbers = pdf.extract_text(&[1]).expect("text");
    assert!(numbers.contains("Судоку") && numbers.contains("Ł. Maker"), "{numbers}");
    assert_eq!(bytes, book_of(3, None));
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
    assert_eq!(made(Layout::default(), "数独"), Err(BookError::Lacking(vec!['数', '独'])));
}
