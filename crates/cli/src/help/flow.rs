//! The texts after the options of a command, set to a width. In the source their lines end where they fit best there.
use crate::wrap::hung;

/// How much an item is indented where its explanation does not fit beside it.
const BELOW: usize = 6;
/// The columns between an item and its explanation.
const GAP: usize = 3;
/// The fewest columns for an explanation beside its item.
const NARROW: usize = 24;

/// A text whose paragraphs are set anew. A line that is indented, blank, or ends with a colon stays a line of its own;
/// others belong together. An indented line has its explanation after two blanks or more; the explanations of
/// lines that follow each other begin in one column. A line without one, such as a part of a longer text (JSON), stays
/// as it is.
pub(super) fn flow(text: &str, width: usize) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut paragraph = String::new();
    let mut items: Vec<&str> = Vec::new();
    for line in text.lines() {
        if line.starts_with(' ') {
            lines.extend(end(&mut paragraph, width));
            items.push(line);
            continue;
        }
        lines.extend(list(&std::mem::take(&mut items), width));
        if line.is_empty() {
            lines.extend(end(&mut paragraph, width));
            lines.push(String::new());
            continue;
        }
        if !paragraph.is_empty() {
            paragraph.push(' ');
        }
        paragraph.push_str(line);
        if line.ends_with(':') {
            lines.extend(end(&mut paragraph, width));
        }
    }
    lines.extend(list(&items, width));
    lines.extend(end(&mut paragraph, width));
    lines.join("\n")
}

/// The paragraph that ends here, if there is one.
fn end(paragraph: &mut String, width: usize) -> Option<String> {
    let text = std::mem::take(paragraph);
    (!text.is_empty()).then(|| hung(&text, width, 0))
}

/// Indented lines that follow each other.
fn list(items: &[&str], width: usize) -> Vec<String> {
    let column = items.iter().filter_map(|line| Some(divided(line)?.0.len() + GAP)).max();
    let beside = column.filter(|column| column + NARROW <= width);
    items.iter().map(|line| item(line, beside, width)).collect()
}

/// An item and its explanation.
fn divided(line: &str) -> Option<(&str, &str)> {
    let indent = line.len() - line.trim_start().len();
    let gap = indent + line[indent..].find("  ")?;
    Some((&line[..gap], line[gap..].trim_start()))
}

/// An indented line whose explanation begins in this column, or below it.
fn item(line: &str, beside: Option<usize>, width: usize) -> String {
    match (divided(line), beside) {
        (None, _) => {
            let indent = line.len() - line.trim_start().len();
            hung(line, width, indent + 4)
        }
        (Some((item, explanation)), Some(column)) => {
            hung(&format!("{item:<column$}{explanation}"), width, column)
        }
        (Some((item, explanation)), None) => {
            let below = format!("{}{explanation}", " ".repeat(BELOW));
            format!("{item}\n{}", hung(&below, width, BELOW))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::flow;

    #[test]
    fn paragraphs_are_wrapped_once() {
        let text = "one two three\nfour five\n\nExamples:\n  a b\n  c d";
        assert_eq!(flow(text, 14), "one two three\nfour five\n\nExamples:\n  a b\n  c d");
        assert_eq!(flow(text, 99), "one two three four five\n\nExamples:\n  a b\n  c d");
        assert_eq!(flow("one two three\nfour five", 9), "one two\nthree\nfour five");
    }

    #[test]
    fn an_explanation_stays_beside_its_item_or_goes_below() {
        let text = "  solve   it is solved, step by step, with every reason";
        assert_eq!(
            flow(text, 36),
            "  solve   it is solved, step by\n          step, with every reason"
        );
        let uneven = "  a   one\n  bcd    two\n  efghi";
        assert_eq!(flow(uneven, 36), "  a     one\n  bcd   two\n  efghi");
        let long = "  solve first.txt --steps   it is solved";
        assert_eq!(flow(long, 30), "  solve first.txt --steps\n      it is solved");
    }
}
