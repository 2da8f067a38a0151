use super::*;
use crate::lesson::{Block, Lesson};

fn files(address: &str) -> Files {
    Site::new(address).and_then(|site| site.files()).expect("every lesson can be shown")
}

/// What stands between a beginning and a quotation mark, wherever it does.
fn quoted<'a>(text: &'a str, beginning: &str) -> Vec<&'a str> {
    text.split(beginning).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn every_technique_has_a_page_with_its_picture_and_no_link_leads_nowhere() {
    let files = files("");
    for technique in Technique::ALL {
        let name = format!("techniques/en/{technique}.html");
        let page = files.get(&name).unwrap_or_else(|| panic!("{name}"));
        let page = String::from_utf8_lossy(page);
        assert!(page.contains("<svg") && page.contains("<h1>"), "{name}");
        assert!(!page.contains("<script") && !page.contains("```"), "{name}");
        assert!(page.contains("<meta name=\"description\" content=\""), "{name}");
        assert!(files.contains_key(&format!("techniques/{technique}.png")));
    }
    for (name, bytes) in files.iter().filter(|(name, _)| is_page(name)) {
        let page = String::from_utf8_lossy(bytes);
        let folder = name.rsplit_once('/').map_or("", |(folder, _)| folder);
        for link in quoted(&page, "href=\"") {
            // The board and its icon are beside the folder of the pages.
            if link.starts_with("../../") {
                continue;
            }
            let to = match link.strip_prefix("../") {
                Some(rest) => format!("techniques/{rest}"),
                None => format!("{folder}/{link}"),
            };
            assert!(files.contains_key(&to), "{name} links to {link}");
        }
        assert!(!page.contains("page-"), "{name} has a sentence that is not in the catalogue");
    }
}

#[test]
fn a_known_address_is_in_the_sitemap_and_in_the_previews() {
    let files = files("https://sudoku.example/here");
    let text = |name: &str| String::from_utf8_lossy(&files[name]).into_owned();
    let place = "https://sudoku.example/here/techniques/de/x-wing.html";
    assert!(text("sitemap.xml").contains(&format!("<loc>{place}</loc>")));
    assert!(text("robots.txt").contains("https://sudoku.example/here/sitemap.xml"));
    let page = text("techniques/de/x-wing.html");
    assert!(page.contains(&format!("<link rel=\"canonical\" href=\"{place}\">")));
    assert!(page.contains("content=\"https://sudoku.example/here/techniques/x-wing.png\""));
    assert!(page.contains("hreflang=\"en\""));
}

#[test]
fn a_lesson_is_taken_apart() {
    let text = "# Name\nalso: one · two\n\n## The idea\nFirst.\nSecond.\n\nThird.\n\n## Example\n```position\n1234\n```\n```step\nName: 1\n```\n";
    let lesson = Lesson::read(text);
    assert_eq!((lesson.title.as_str(), lesson.also.len()), ("Name", 2));
    let [idea, example] = &lesson.sections[..] else { panic!("two sections") };
    let words = |text: &str| Block::Text(text.to_owned());
    assert_eq!(idea.blocks, [words("First. Second."), words("Third.")]);
    assert_eq!(example.position(), Some("1234"));
    assert_eq!(lesson.step.as_deref(), Some("Name: 1"));
    assert_eq!(lesson.summary(), "First. Second.");
}
