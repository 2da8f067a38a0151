//! What is written for people: every link within the project leads somewhere, and the long documents stay short.
use crate::root;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Component, Path, PathBuf};
use std::process::Command;

/// The most words of a document. What was measured and tried goes into `docs/notes`.
const MOST_WORDS: [(&str, usize); 3] =
    [("docs/DESIGN.md", 3_000), ("docs/SOLVER.md", 3_000), ("docs/TECHNIQUES.md", 3_000)];

/// Every document by its path from the root.
type Documents = BTreeMap<PathBuf, String>;

pub(crate) fn check() -> Vec<String> {
    let documents = match documents() {
        Ok(documents) => documents,
        Err(why) => return vec![why],
    };
    let mut faults = too_long(&documents);
    let exists = |path: &Path| root().join(path).exists();
    faults.extend(broken(&documents, &exists));
    faults
}

/// The Markdown files that git knows or would add.
fn documents() -> Result<Documents, String> {
    let list = ["ls-files", "--cached", "--others", "--exclude-standard", "*.md"];
    let listed = Command::new("git").args(list).current_dir(root()).output();
    let listed = listed.map_err(|error| format!("git cannot be run: {error}"))?;
    let names = String::from_utf8_lossy(&listed.stdout).into_owned();
    let read = |name: &str| {
        let text = fs::read_to_string(root().join(name)).ok()?;
        Some((PathBuf::from(name), text))
    };
    Ok(names.lines().filter_map(read).collect())
}

fn too_long(documents: &Documents) -> Vec<String> {
    let long = MOST_WORDS.iter().filter_map(|&(path, most)| {
        let words = documents.get(Path::new(path))?.split_whitespace().count();
        (words >= most).then(|| {
            format!("{path} has {words} words; move what was measured or tried to docs/notes, to stay under {most}")
        })
    });
    long.collect()
}

fn broken(documents: &Documents, exists: &dyn Fn(&Path) -> bool) -> Vec<String> {
    let mut faults = Vec::new();
    for (path, text) in documents {
        for (line, target) in links(text) {
            if let Some(why) = fault(path, target, documents, exists) {
                faults.push(format!("{}:{line}: the link to {target} {why}", path.display()));
            }
        }
    }
    faults
}

/// What is wrong with a link of a document; links to other sites are not examined.
fn fault(
    from: &Path,
    target: &str,
    documents: &Documents,
    exists: &dyn Fn(&Path) -> bool,
) -> Option<&'static str> {
    if target.contains("://") || target.starts_with("mailto:") {
        return None;
    }
    let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
    let path = if file.is_empty() { from.to_owned() } else { beside(from, file) };
    if !exists(&path) && !documents.contains_key(&path) {
        return Some("leads to no file");
    }
    let document = documents.get(&path)?;
    let found = anchor.is_empty() || anchors(document).any(|one| one == anchor);
    (!found).then_some("leads to no heading of that file")
}

/// A path that is written relative to a document.
fn beside(document: &Path, file: &str) -> PathBuf {
    let mut path = document.parent().map(Path::to_owned).unwrap_or_default();
    for part in Path::new(file).components() {
        match part {
            Component::ParentDir => drop(path.pop()),
            Component::CurDir => {}
            part => path.push(part),
        }
    }
    path
}

/// The lines of a text that are not in a code block, with their numbers.
fn prose(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut is_code = false;
    text.lines().zip(1..).filter_map(move |(line, number)| {
        let fence = line.trim_start().starts_with("```");
        is_code ^= fence;
        (!is_code && !fence).then_some((number, line))
    })
}

/// The targets of links, with their lines.
fn links(text: &str) -> impl Iterator<Item = (usize, &str)> {
    prose(text).flat_map(|(number, line)| {
        let ends = line.match_indices("](").map(|(at, open)| &line[at + open.len()..]);
        let written = ends.filter_map(|rest| rest.split_once(')')).map(|(target, _)| target);
        let pictures = ["src=\"", "srcset=\""].into_iter().flat_map(move |before| {
            line.split(before)
                .skip(1)
                .filter_map(|rest| rest.split_once('"'))
                .map(|(target, _)| target)
        });
        written.chain(pictures).map(move |target| (number, target))
    })
}

/// What a link names after `#`, as code hosts make it from the headings.
fn anchors(text: &str) -> impl Iterator<Item = String> {
    let headings = prose(text).filter_map(|(_, line)| line.strip_prefix('#'));
    headings.map(|line| {
        let kept = line.trim_start_matches('#').trim().to_lowercase();
        let kept = kept.chars().filter(|&c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
        kept.collect::<String>().replace(' ', "-")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn project(texts: &[(&str, &str)]) -> Documents {
        texts.iter().map(|&(path, text)| (path.into(), text.to_owned())).collect()
    }

    #[test]
    fn a_link_must_lead_to_a_file_and_a_heading() {
        let documents = project(&[
            ("README.md", "[a](docs/A.md#more-than-that) [b](docs/B.md)\n<img src=\"c.png\">"),
            (
                "docs/A.md",
                "# A\n\n## More, than `that`\n[r](../README.md) [x](#nowhere) [s](https://x.y)",
            ),
        ]);
        let faults = broken(&documents, &|path| path == Path::new("c.png"));
        assert_eq!(
            faults,
            [
                "README.md:1: the link to docs/B.md leads to no file",
                "docs/A.md:4: the link to #nowhere leads to no heading of that file",
            ]
        );
    }

    #[test]
    fn code_blocks_have_no_links() {
        let documents =
            project(&[("A.md", "```\n[a](b.md)\n# Not a heading\n```\n[c](#not-a-heading)")]);
        let faults = broken(&documents, &|_| false);
        assert_eq!(faults, ["A.md:5: the link to #not-a-heading leads to no heading of that file"]);
    }

    #[test]
    fn a_document_that_is_too_long_is_reported() {
        let most = MOST_WORDS[0].1;
        assert_eq!(too_long(&project(&[(MOST_WORDS[0].0, &"a ".repeat(most - 1))])), [""; 0]);
        assert_eq!(too_long(&project(&[(MOST_WORDS[0].0, &"a ".repeat(most))])).len(), 1);
    }
}
