//! What mail, forums and lists in YAML add to a puzzle: `>` or `-` before each line, Markdown fences around everything.
use crate::heading::PUZZLE_NAMES;
use crate::lex::is_gap;
use std::borrow::Cow;

/// Whether a line begins or ends a block of code.
pub(crate) fn is_fence(line: &str) -> bool {
    let line = line.trim_start_matches(is_gap);
    line.starts_with("```") || line.starts_with("~~~")
}

/// Whether a text is a list of rows in YAML and nothing else. A key with a value may change the puzzle, so a text with
/// one is no such list.
fn is_yaml(text: &str) -> bool {
    let lines = || text.lines().map(|line| line.trim_matches(is_gap)).filter(|l| !l.is_empty());
    let is_name =
        |line: &str| line.strip_suffix(':').is_some_and(|name| PUZZLE_NAMES.contains(&name));
    lines().any(|line| row_of(line).is_some())
        && lines().all(|line| row_of(line).is_some() || is_name(line))
        && lines().filter(|line| is_name(line)).count() < 2
}

/// The cells of a row in YAML: `- [5, 3, 0]`.
fn row_of(line: &str) -> Option<&str> {
    line.strip_prefix("- ")?.trim_start_matches(is_gap).strip_prefix('[')?.strip_suffix(']')
}

/// A line of a list in YAML without its dash and brackets; nothing of the line that names the list.
fn unlisted(line: &str) -> Cow<'_, str> {
    Cow::Borrowed(row_of(line.trim_matches(is_gap)).unwrap_or_default())
}

/// A line without quotation marks; each is replaced by a blank, so that columns stay the same.
pub(crate) fn unquoted(line: &str) -> Cow<'_, str> {
    let is_mark = |c: char| c == '>' || is_gap(c);
    let body = line.trim_start_matches(is_mark);
    let marks = &line[..line.len() - body.len()];
    if !marks.contains('>') || !line.trim_start_matches(is_gap).starts_with('>') {
        return Cow::Borrowed(line);
    }
    Cow::Owned(marks.replace('>', " ") + body)
}

/// The text without quotation marks and, if it has fences, with nothing but what is between them;
/// lines keep their numbers. `None` if it has neither.
pub(crate) fn undressed(text: &str) -> Option<String> {
    // Hardly any text can have either, so it need not be copied.
    let may_have_fence = text.contains("```") || text.contains("~~~");
    let may_be_list = text.contains("- [");
    if !may_have_fence && !may_be_list && !text.trim_start_matches(is_gap).starts_with('>') {
        return None;
    }
    // Each kind of line ending counts: a line that is left out must not take others with it.
    let text = &text.replace("\r\n", "\n").replace('\r', "\n");
    let quoted = is_quoted(text);
    let is_list = may_be_list && is_yaml(text);
    if !quoted && !is_list && !text.lines().any(is_fence) {
        return None;
    }
    let undressed = |line| match (quoted, is_list) {
        (true, _) => unquoted(line),
        (false, true) => unlisted(line),
        (false, false) => Cow::Borrowed(line),
    };
    let lines = || text.split('\n').map(undressed);
    let fenced = lines().any(|line| is_fence(&line));
    let (mut inside, mut out) = (!fenced, String::with_capacity(text.len()));
    for (at, line) in lines().enumerate() {
        if at > 0 {
            out.push('\n');
        }
        if is_fence(&line) {
            inside = !inside;
        } else if inside {
            out.push_str(&line);
        }
    }
    Some(out)
}

/// Whether every line that is not blank is quoted.
pub(crate) fn is_quoted(text: &str) -> bool {
    let mut lines = text.lines().map(|line| line.trim_matches(is_gap)).filter(|l| !l.is_empty());
    let mut any = false;
    lines.all(|line| {
        any = true;
        line.starts_with('>')
    }) && any
}

#[cfg(test)]
mod tests {
    use super::undressed;

    #[test]
    fn quote_markers_become_blanks_and_only_fenced_text_is_kept() {
        assert_eq!(undressed("12..\n..34\n"), None);
        assert_eq!(undressed("> 12\n> > 34\n").as_deref(), Some("  12\n    34\n"));
        assert_eq!(undressed("See:\n```txt\n12\n34\n```\nbye").as_deref(), Some("\n\n12\n34\n\n"));
        assert_eq!(undressed("> ```\n> 12\n> ```").as_deref(), Some("\n  12\n"));
        assert_eq!(undressed("1>2\n> 3\n"), None, "not every line is quoted");
        assert_eq!(undressed("grid:\n - [1, 2]\n").as_deref(), Some("\n1, 2\n"));
        for other in ["rules:\n", "diagonal: true\n", "grid:\n", "- [x] solved\n"] {
            assert_eq!(undressed(&format!("grid:\n- [1, 2]\n{other}")), None, "{other}");
        }
        assert_eq!(undressed("a\rb\r\n```\r12\r```").as_deref(), Some("\n\n\n12\n"));
    }
}
