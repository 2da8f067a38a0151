//! The short form of JSON in `SudokuPad`'s `scl` ids: names of properties are shortened and without
//! quotes, quotes are single, empty objects and colours are shortened too.

/// Short names and what they stand for.
const NAMES: [(&str, &str); 24] = [
    ("ce", "cells"),
    ("v", "value"),
    ("re", "regions"),
    ("ca", "cages"),
    ("cs", "cellSize"),
    ("ct", "center"),
    ("t", "title"),
    ("te", "text"),
    ("l", "lines"),
    ("a", "arrows"),
    ("o", "overlays"),
    ("u", "underlays"),
    ("w", "width"),
    ("h", "height"),
    ("c", "color"),
    ("c1", "borderColor"),
    ("c2", "backgroundColor"),
    ("th", "thickness"),
    ("wp", "wayPoints"),
    ("fs", "fontSize"),
    ("r", "rounded"),
    ("hl", "headLength"),
    ("vd", "videos"),
    ("d", "duration"),
];

/// The same as JSON that every reader accepts. Anything that makes no sense is passed on unchanged,
/// and the reader reports it.
pub(crate) fn strict(text: &str) -> String {
    let mut out = String::with_capacity(text.len() * 2);
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        match c {
            '\'' | '"' => rest = string(rest, c, &mut out),
            '[' | ',' | '{' | ':' | ']' | '}' => {
                rest = &rest[1..];
                out.push(c);
                let next = rest.trim_start().chars().next();
                let hole = matches!((c, next), ('[' | ',', Some(',')) | (',', Some(']')));
                if hole {
                    out.push_str("{}");
                }
            }
            c if c.is_whitespace() => rest = &rest[c.len_utf8()..],
            _ => {
                let end = rest.find(|c: char| "'\",:[]{}".contains(c)).unwrap_or(rest.len());
                let (word, after) = rest.split_at(end);
                let is_name = after.starts_with(':');
                bare(word.trim(), is_name, &mut out);
                rest = after;
            }
        }
    }
    out
}

/// A string in quotes; returns what follows.
fn string<'a>(text: &'a str, quote: char, out: &mut String) -> &'a str {
    out.push('"');
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        if escaped {
            // A quote of the other kind needs no backslash in JSON, and must not have one.
            if c != '\'' {
                out.push('\\');
            }
            out.push(c);
            escaped = false;
        } else if c == '\\' {
            escaped = true;
        } else if c == quote {
            out.push('"');
            return &text[at + 1..];
        } else if c == '"' {
            out.push_str("\\\"");
        } else {
            out.push(c);
        }
    }
    out.push('"');
    ""
}

/// A word without quotes: a name, a number, a truth value or a colour.
fn bare(word: &str, is_name: bool, out: &mut String) {
    let known = NAMES.iter().find(|(short, _)| *short == word);
    let json = match (word, known) {
        (_, Some((_, long))) if is_name => format!("\"{long}\""),
        _ if is_name => format!("\"{word}\""),
        ("t", _) => "true".to_string(),
        ("f", _) => "false".to_string(),
        ("#0", _) => "\"#000000\"".to_string(),
        ("#F", _) => "\"#FFFFFF\"".to_string(),
        ("true" | "false" | "null", _) => word.to_string(),
        _ if word.parse::<f64>().is_ok() => word.to_string(),
        _ => format!("\"{word}\""),
    };
    out.push_str(&json);
}

#[cfg(test)]
mod tests {
    use super::strict;

    #[test]
    fn short_names_quotes_holes_and_colours_become_strict_json() {
        let short =
            "{cs:50,ce:[[{v:9},,{v:'1'}],[,,]],re:[[[0,0],[0,1]]],m:{t:'it\\'s \"x\"'},c:#0,b:t}";
        let long = r##"{"cellSize":50,"cells":[[{"value":9},{},{"value":"1"}],[{},{},{}]],"regions":[[[0,0],[0,1]]],"m":{"title":"it's \"x\""},"color":"#000000","b":true}"##;
        assert_eq!(strict(short), long);
    }
}
