//! Arrays as programs and programming languages write them: C (`int a[9][9] = {{5, 3, 0}, ...};`),
//! Python, numpy (`[[5 3 0]\n [6 0 0]]`, `array([[5., nan]])`), Java, Matlab. Rows in brackets, and
//! whatever a declaration puts around them.
use serde_json::Value;

/// Opening brackets, each with its closing one.
const BRACKETS: [(char, char); 3] = [('[', ']'), ('{', '}'), ('(', ')')];
/// The greatest length of a declaration, in characters.
const LONGEST_HEAD: usize = 200;
/// Words for an empty cell.
const NOTHING: [&str; 7] = ["None", "null", "NULL", "nil", "nan", "NaN", "undefined"];

/// The rows of the text as JSON, if it is an array of arrays.
pub(crate) fn rows_of(body: &str) -> Option<Value> {
    let start = start_of(body)?;
    if body[..start].chars().count() > LONGEST_HEAD {
        return None;
    }
    let (mut rows, mut row): (Vec<Value>, Option<Vec<Value>>) = (Vec::new(), None);
    let mut open: Vec<char> = Vec::new();
    let mut rest = &body[start..];
    while let Some(c) = rest.chars().next() {
        let mut length = c.len_utf8();
        if let Some(&(_, close)) = BRACKETS.iter().find(|(open, _)| *open == c) {
            open.push(close);
            match open.len() {
                1 => {}
                2 => row = Some(Vec::new()),
                _ => return None,
            }
        } else if open.last() == Some(&c) {
            open.pop();
            match open.len() {
                1 => rows.push(Value::Array(row.take()?)),
                _ => return is_tail(&rest[length..]).then_some(Value::Array(rows)),
            }
        } else if !(c.is_whitespace() || c == ',' || c == ';') {
            let (value, taken) = cell(rest)?;
            row.as_mut()?.push(value);
            length = taken;
        }
        rest = &rest[length..];
    }
    None
}

/// Where the outer one of two consecutive opening brackets is.
fn start_of(body: &str) -> Option<usize> {
    let opens = |c: char| BRACKETS.iter().any(|(open, _)| *open == c);
    let mut before: Option<usize> = None;
    for (at, c) in body.char_indices() {
        if opens(c) {
            // `array([[` has three; the last two hold the rows.
            if let Some(first) = before
                && !body[at + c.len_utf8()..].trim_start().starts_with(opens)
            {
                return Some(first);
            }
            before = Some(at);
        } else if !c.is_whitespace() {
            before = None;
        }
    }
    None
}

/// A cell and how many bytes it takes: a number, a text in quotes, a word for nothing.
fn cell(rest: &str) -> Option<(Value, usize)> {
    if let Some(quote @ ('"' | '\'')) = rest.chars().next() {
        let (text, _) = rest[1..].split_once(quote)?;
        return Some((Value::String(text.to_owned()), text.len() + 2));
    }
    let ends = |c: char| c.is_whitespace() || ",;)]}".contains(c);
    let word = &rest[..rest.find(ends)?];
    if NOTHING.contains(&word) || matches!(word, "." | "_" | "-" | "*" | "?") {
        return Some((Value::Null, word.len()));
    }
    // Numbers of numpy may be `5.` or `5.0`.
    let number = word.strip_suffix(".0").or_else(|| word.strip_suffix('.')).unwrap_or(word);
    let number: u64 = number.parse().ok()?;
    Some((Value::from(number), word.len()))
}

/// What may follow an array: the end of a declaration, `, dtype=int8)`.
fn is_tail(tail: &str) -> bool {
    tail.chars().count() < LONGEST_HEAD && !tail.contains(['[', '{'])
}

#[cfg(test)]
mod tests {
    use super::rows_of;

    #[test]
    fn arrays_of_many_languages_have_the_same_rows() {
        let expected = serde_json::json!([[1, 0, null], [2, "3", 4]]);
        for text in [
            "int a[2][3] = {\n {1, 0, .},\n {2, '3', 4},\n};",
            "{{1,0,NULL},{2,\"3\",4}}",
            "array([[1, 0, nan],\n       [2, '3', 4]], dtype=int64)",
            "[[1. 0. nan]\n [2.0 '3' 4.]]",
            "board = [\n  (1, 0, None),\n  (2, '3', 4),\n]\n",
        ] {
            assert_eq!(rows_of(text), Some(expected.clone()), "{text}");
        }
        for text in ["[1, 2]", "[[1, 2]", "[[1] 2]", "[[x]]", "", "[[1)]", "f(a)[["] {
            assert_eq!(rows_of(text), None, "{text}");
        }
    }
}
