use super::*;
use whydoku_logic::Family;

fn files(address: &str) -> Files {
    Site::new(address).and_then(|site| site.files()).expect("every lesson can be shown")
}

/// Every text between this beginning and a quotation mark.
fn quoted<'a>(text: &'a str, beginning: &str) -> Vec<&'a str> {
    text.split(beginning).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn every_technique_has_a_page_with_its_picture_and_no_link_is_broken() {
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
fn the_address_of_the_site_is_in_the_sitemap_and_in_the_previews() {
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

/// The page's course is a selection of the families, in their order.
#[test]
fn the_chapters_of_the_course_are_families() {
    let list = include_str!("../../../web/page/later/chapters.js");
    let chapters: Vec<&str> = list.lines().filter(|line| line.starts_with("  [\"")).collect();
    let mut families = Family::ALL.into_iter();
    for chapter in &chapters {
        let mut names = quoted(chapter, "\"").into_iter().step_by(2);
        let name = names.next().expect("a chapter has a name");
        let family = families.find(|family| family.id() == name).expect("families in their order");
        for id in names {
            let technique: Technique = id.parse().expect("a technique");
            assert_eq!(technique.info().family, family, "{id}");
        }
    }
    assert!(chapters.len() > 9, "the list is not written as it was");
}
