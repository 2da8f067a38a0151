//! Rows of long jobs: one JSON text for each puzzle of a file with one puzzle a line.
use serde::{Deserialize, Serialize};

/// The result for one line. Fields that a job does not request are absent.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct RowJson {
    /// The number of the line, from one.
    pub line: u64,
    /// The puzzle as digits in reading order, `.` for an empty cell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<String>,
    /// `unique`, `none`, `several`, `unknown`, `malformed` or `error`; for a certificate, what it
    /// claims.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verdict: Option<String>,
    /// How many solutions were found, at most the limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<u64>,
    /// The solution, if it is the only one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solution: Option<String>,
    /// Whether a certificate holds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verified: Option<bool>,
    /// Why there is no answer, in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// A line of a file that could not be processed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ProblemJson {
    /// The name of the file.
    pub file: String,
    /// The number of the line, from one.
    pub line: u64,
    /// The place in the line in characters, from one, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
    /// What is wrong, in words.
    pub message: String,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{from_json, to_json};

    #[test]
    fn a_row_holds_only_what_was_requested_and_is_read_back() {
        let row = RowJson {
            line: 3,
            verdict: Some("unique".into()),
            count: Some(1),
            ..RowJson::default()
        };
        let text = to_json(&row);
        assert_eq!(text, r#"{"schema":1,"line":3,"verdict":"unique","count":1}"#);
        assert_eq!(from_json(&text), Ok(row));
    }
    #[test]
    fn a_problem_keeps_quotes_and_line_ends_of_its_message() {
        let (file, message) = ("a \"b\".txt".to_owned(), "two\nlines".to_owned());
        let problem = ProblemJson { file, line: 1, column: Some(2), message };
        let text = to_json(&problem);
        assert!(!text.contains('\n'));
        assert_eq!(from_json(&text), Ok(problem));
    }
}
