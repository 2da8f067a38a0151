//! A text of rules as sentences of words.

/// A word, number or sign, in lower case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Word {
    pub(crate) text: String,
}

/// A sentence as it was written, and its words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sentence {
    pub(crate) written: String,
    pub(crate) words: Vec<Word>,
}

/// The longest text of rules that is read, in bytes; more is nobody's rules.
pub(crate) const LONGEST: usize = 1 << 14;

/// The signs that are words of their own.
const SIGNS: [char; 14] = [',', ';', ':', '(', ')', '[', ']', '{', '}', '/', '<', '>', '=', '+'];

/// The sentences of a text, in order.
pub(crate) fn sentences(text: &str) -> Vec<Sentence> {
    let text = plain(text);
    let mut found = Vec::new();
    let mut start = 0;
    let bytes = text.as_bytes();
    // What is in brackets belongs to the sentence around it, unless the brackets end with a full stop of their own.
    let mut open = 0_usize;
    for (at, c) in text.char_indices() {
        let next = bytes.get(at + 1).copied();
        if open == 0 && is_run_on(&text, at) {
            push(&mut found, &text[start..at]);
            start = at;
        }
        match c {
            // One that is never closed is a slip of the pen, and must not swallow the rules behind it.
            '(' if is_closed(&text[at..]) => open += 1,
            ')' => open = open.saturating_sub(1),
            '\n' => open = 0,
            _ => {}
        }
        let closes = c == ')' && open == 0 && at > 0 && bytes[at - 1] == b'.';
        let ends = closes
            || match c {
                _ if open > 0 => false,
                '\n' | '!' | '?' => true,
                '.' => {
                    // A blank may be missing: `a line.A circle`.
                    let before = at.checked_sub(1).map(|at| bytes[at]);
                    let is_run_on = before.is_some_and(|byte| byte.is_ascii_lowercase())
                        && next.is_some_and(|next| next.is_ascii_uppercase());
                    (is_run_on || next.is_none_or(|next| !next.is_ascii_alphanumeric()))
                        && !is_short(&text[start..at])
                }
                _ => false,
            };
        if ends {
            push(&mut found, &text[start..at]);
            start = at + 1;
        }
    }
    push(&mut found, &text[start..]);
    found
}

/// Whether a sentence begins here although not even a full stop is before it: `a 1:2 ratioDigits along arrows`.
fn is_run_on(text: &str, at: usize) -> bool {
    const BEGINNINGS: [&str; 7] =
        ["Digits ", "Cells ", "Numbers ", "Along ", "Each ", "Every ", "Adjacent "];
    let before = text[..at].chars().next_back();
    before.is_some_and(char::is_lowercase)
        && BEGINNINGS.iter().any(|beginning| text[at..].starts_with(beginning))
}

/// Whether the bracket at the beginning is closed on its line.
fn is_closed(text: &str) -> bool {
    let mut open = 0_usize;
    for c in text.chars().take_while(|c| *c != '\n') {
        match c {
            '(' => open += 1,
            ')' => open -= 1,
            _ => {}
        }
        if open == 0 {
            return true;
        }
    }
    false
}

fn push(found: &mut Vec<Sentence>, written: &str) {
    let words = words(written);
    if words.iter().any(|word| word.text.chars().any(char::is_alphanumeric)) {
        found.push(Sentence { written: written.trim().to_owned(), words });
    } else if let Some(last) = found.last_mut() {
        last.words.extend(words);
    }
}

/// Whether a full stop ends a short word and not a sentence.
fn is_short(before: &str) -> bool {
    let last = before.rsplit(|c: char| c.is_whitespace() || c == '(').next().unwrap_or_default();
    let last = last.to_lowercase();
    matches!(
        last.as_str(),
        "e.g"
            | "i.e"
            | "eg"
            | "ie"
            | "e"
            | "i"
            | "z"
            | "z.b"
            | "d"
            | "d.h"
            | "bzw"
            | "vs"
            | "etc"
            | "incl"
            | "resp"
    ) || last.is_empty()
}

/// The text with plain quotes, dashes and spaces, and without the marks of lists.
fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let text = text.replace("\\n", "\n");
    for c in text.chars() {
        match c {
            '\u{2018}' | '\u{2019}' | '\u{201b}' | '\u{60}' | '\u{b4}' => out.push('\''),
            '\u{201c}' | '\u{201d}' | '\u{201e}' | '"' | '*' | '_' | '\u{ab}' | '\u{bb}' => {
                out.push(' ');
            }
            '\u{2010}' | '\u{2011}' => out.push('-'),
            '\u{2012}'..='\u{2015}' => out.push_str(" - "),
            '\u{d7}' => out.push('x'),
            '\r' | '\u{2022}' | '\u{b7}' | '\u{25cf}' | '\u{25aa}' | '\u{2023}' => out.push('\n'),
            '\u{2265}' => out.push_str(" at least "),
            '\u{25cb}' | '\u{25ef}' | '\u{26aa}' => out.push_str(" white dot "),
            '\u{26ab}' => out.push_str(" black dot "),
            '\u{2026}' => out.push_str(". "),
            '\u{200b}' | '\u{feff}' | '\u{fe0f}' => {}
            c if c.is_whitespace() && c != '\n' => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

/// The words of a sentence.
fn words(sentence: &str) -> Vec<Word> {
    let mut found = Vec::new();
    let lower = sentence.to_lowercase();
    for part in without_labels(&lower) {
        if part == "-" || part == "--" {
            found.push(Word { text: "-".into() });
            continue;
        }
        let mut rest = part;
        while !rest.is_empty() {
            rest = one(rest, &mut found);
        }
    }
    found
}

/// The parts of a sentence without the number of a list before it, and without abbreviations in brackets: `1)`, `(GW)`.
fn without_labels(sentence: &str) -> impl Iterator<Item = &str> {
    let is_label = |at: usize, part: &str| {
        let bare = part.trim_end_matches([')', '.', ':', ',']);
        let is_number = at == 0
            && bare.len() < part.len()
            && bare.len() < 3
            && bare.bytes().all(|byte| byte.is_ascii_digit());
        let inside =
            part.strip_prefix('(').and_then(|rest| rest.trim_end_matches(':').strip_suffix(')'));
        is_number
            || inside.is_some_and(|inside| {
                inside.len() < 3 && inside.bytes().all(|byte| byte.is_ascii_alphabetic())
            })
    };
    sentence
        .split_whitespace()
        .enumerate()
        .filter(move |(at, part)| !is_label(*at, part))
        .map(|(_, part)| part)
}

/// Takes one word off the beginning of a part without spaces.
fn one<'a>(part: &'a str, found: &mut Vec<Word>) -> &'a str {
    let mut chars = part.chars();
    let Some(first) = chars.next() else { return "" };
    if part.starts_with("http") || part.starts_with("www.") {
        found.push(Word { text: "link".into() });
        return "";
    }
    if let Some(length) = ratio(part).or_else(|| range(part)) {
        found.push(Word { text: part[..length].replace('-', " - ").replace(' ', "") });
        return &part[length..];
    }
    // An abbreviation behind a name: `whispers(GW)`.
    if let Some((inside, rest)) = part.strip_prefix('(').and_then(|rest| rest.split_once(')'))
        && (1..3).contains(&inside.len())
        && inside.bytes().all(|byte| byte.is_ascii_alphabetic())
    {
        return rest;
    }
    if SIGNS.contains(&first) {
        found.push(Word { text: first.to_string() });
        return chars.as_str();
    }
    if !first.is_alphanumeric() {
        return chars.as_str();
    }
    let end = part.find(|c: char| !c.is_alphanumeric() && c != '\'').unwrap_or(part.len());
    let word = part[..end].trim_end_matches('\'');
    let word = word.strip_suffix("'s").unwrap_or(word);
    found.push(Word { text: number(word).map_or_else(|| word.replace('\'', ""), str::to_owned) });
    &part[end..]
}

/// The length of a ratio such as `1:2` at the beginning.
fn ratio(part: &str) -> Option<usize> {
    let (before, after) = part.split_once(':')?;
    let digits = after.len() - after.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let is_one = !before.is_empty() && before.chars().all(|c| c.is_ascii_digit());
    (is_one && digits > 0).then_some(before.len() + 1 + digits)
}

/// The length of a range such as `1-9` or a size such as `3x3` at the beginning.
fn range(part: &str) -> Option<usize> {
    let first = part.len() - part.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let sign = part[first..].chars().next().filter(|c| first > 0 && matches!(c, '-' | 'x'))?;
    let after = &part[first + sign.len_utf8()..];
    let second = after.len() - after.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    (second > 0).then_some(first + sign.len_utf8() + second)
}

/// Number words as digits.
fn number(word: &str) -> Option<&'static str> {
    Some(match word {
        "eins" => "1",
        "three" | "drei" => "3",
        "four" | "vier" => "4",
        "five" | "fünf" | "fuenf" => "5",
        "six" | "sechs" => "6",
        "seven" | "sieben" => "7",
        "eight" | "acht" => "8",
        "nine" | "neun" => "9",
        "ten" | "zehn" => "10",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::sentences;

    fn split(text: &str) -> Vec<String> {
        sentences(text)
            .into_iter()
            .map(|one| one.words.into_iter().map(|word| word.text).collect::<Vec<_>>().join(" "))
            .collect()
    }

    #[test]
    fn sentences_end_where_a_reader_ends_them() {
        assert_eq!(
            split(
                "Dots (e.g. 1:2) in a 3x3 box. Digits 1-9 don\u{2019}t repeat!\n\u{2022} the knight's move"
            ),
            ["dots ( e g 1:2 ) in a 3x3 box", "digits 1-9 dont repeat", "the knight move"]
        );
    }
    #[test]
    fn a_bracket_that_is_never_closed_swallows_no_sentence() {
        assert_eq!(
            split("Sets (ie one (1) each. Knights rule.\nDots (all of them. Here)"),
            ["sets ( ie one ( 1 ) each", "knights rule", "dots ( all of them here )"]
        );
    }
    #[test]
    fn a_sentence_may_begin_where_a_full_stop_is_missing() {
        assert_eq!(
            split("a 1:2 ratioDigits along arrows. YouTube and SudokuPad"),
            ["a 1:2 ratio", "digits along arrows", "youtube and sudokupad"]
        );
    }
    #[test]
    fn numbers_are_digits_and_links_are_one_word() {
        assert_eq!(split("at least five, see https://example.org/a.b"), ["at least 5 , see link"]);
    }
}
