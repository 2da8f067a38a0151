//! What a printing house and a screen reader need from a PDF, read by another library: every font embedded, text that
//! can be extracted, tags.
use lopdf::{Dictionary, Document, Object};
use whydoku_core::{Digit, Entry, Puzzle, Shape};
use whydoku_print::{Booklet, Sheet, booklet};

const LINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

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
