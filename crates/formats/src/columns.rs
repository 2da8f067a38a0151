//! Tables: which column holds the puzzle and which its solution, from the heading or, without one, from the first
//! rows. A damaged row is then said to be damaged; its solution is not taken for the puzzle.
use crate::codecs::line::looks_open;
use crate::detect::parse_line_carefully;
use crate::error::{ErrorKind, ParseError};
use crate::format::Format;
use crate::heading::{PUZZLE_NAMES, is_aside, is_heading};
use crate::lex::{MAX_SYMBOL_SIDE, is_gap};
use crate::parsed::{Options, Parsed};
use crate::regions::is_latin;
use crate::rules::{changes_puzzle, is_classic_word};
use crate::sentences::rules_in_words;
use crate::solution;
use crate::usual;
use crate::warning::Warning;
use std::borrow::Cow;

/// Names of the column of the solution.
const SOLUTION_NAMES: [&str; 5] = ["solution", "solutions", "answer", "answers", "solved"];
/// Characters between columns.
const SEPARATORS: [char; 3] = [',', ';', '\t'];
/// Rows at the beginning that show which columns hold what.
const ROWS: usize = 40;
/// Shorter fields cannot be boards.
const SHORTEST_BOARD: usize = 12;

/// Which columns of a table hold the puzzle and its solution.
///
/// ```
/// use whydoku_formats::{Columns, Options};
/// let text = "id,solution,puzzle\n1,1234341221434321,12............21\n2,1234341221434321,12...\n";
/// let options = Options::default();
/// let columns = Columns::of(text, &options).unwrap();
/// let row = |number: usize| columns.parse_line(text.lines().nth(number - 1).unwrap(), number, &options);
/// assert_eq!(row(2)?.unwrap().puzzle.given_count(), 4);
/// let error = row(3).unwrap_err();
/// assert_eq!((error.line, error.column), (3, 20));
/// # Ok::<(), whydoku_formats::ParseError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Columns {
    separator: char,
    /// The line of the heading, from one, if there is one; and its names.
    heading: Option<usize>,
    names: Vec<String>,
    puzzle: usize,
    solution: Option<usize>,
    /// Whether a column may hold something that makes it another puzzle, or rules in words.
    is_suspicious: bool,
}

/// A field of a row, without quotes, and the column of its first character, from one.
struct Field<'a> {
    column: usize,
    text: Cow<'a, str>,
}

impl Columns {
    /// Determines the columns from the beginning of a text, which may end anywhere. `None` if it is not a table, or
    /// if its rows must be read one by one.
    pub fn of(head: &str, options: &Options) -> Option<Self> {
        if options.format.is_some_and(|asked| asked.read_as() != Format::LINE) {
            return None;
        }
        let head = head.strip_prefix('\u{FEFF}').unwrap_or(head);
        let mut lines = (1..).zip(head.lines()).filter(|(_, line)| !is_aside(line));
        let (number, first) = lines.next()?;
        let rows: Vec<&str> = lines.map(|(_, line)| line).take(ROWS).collect();
        if let Some(columns) = Self::of_heading(first, number) {
            return columns.fits(&rows).then_some(columns);
        }
        let rows: Vec<&str> = core::iter::once(first).chain(rows).take(ROWS).collect();
        Self::of_rows(&rows)
    }
    /// The columns that a heading names, if it has more than one name.
    pub(crate) fn of_heading(line: &str, number: usize) -> Option<Self> {
        let separator = SEPARATORS.into_iter().find(|separator| line.contains(*separator))?;
        if !is_heading(line) {
            return None;
        }
        let names: Vec<String> = fields(line, separator)
            .iter()
            .map(|field| field.text.trim_matches(is_gap).to_owned())
            .collect();
        let find = |known: &[&str]| {
            let at =
                |wanted: &&str| names.iter().position(|name| name.eq_ignore_ascii_case(wanted));
            known.iter().find_map(at)
        };
        let puzzle = find(&PUZZLE_NAMES)?;
        let solution = find(&SOLUTION_NAMES).filter(|solution| *solution != puzzle);
        let is_suspicious = names.iter().any(|name| changes_puzzle(name));
        Some(Self { separator, heading: Some(number), names, puzzle, solution, is_suspicious })
    }
    /// Whether rows can be those of a table, and not the lines of a grid below a title.
    fn fits(&self, rows: &[&str]) -> bool {
        let is_long = |part: &str| part.trim_matches(is_gap).chars().count() >= SHORTEST_BOARD;
        match rows {
            [] | [_] => true,
            rows => rows.iter().any(|row| row.split(self.separator).any(is_long)),
        }
    }
    /// The columns of most rows, if they have puzzles in one column and in no other column anything that could be a
    /// part of them.
    fn of_rows(rows: &[&str]) -> Option<Self> {
        let separator = SEPARATORS.into_iter().find(|separator| {
            2 * rows.iter().filter(|row| row.contains(*separator)).count() > rows.len()
        })?;
        let table: Vec<Vec<Field<'_>>> = rows.iter().map(|row| fields(row, separator)).collect();
        let width = table.iter().map(Vec::len).max()?;
        let count = |at: usize, holds: fn(&str) -> bool| {
            let field = |row: &Vec<Field<'_>>| row.get(at).is_some_and(|field| holds(&field.text));
            table.iter().filter(|row| field(row)).count()
        };
        let puzzle = (0..width).max_by_key(|&at| (count(at, is_puzzle), width - at))?;
        if 2 * count(puzzle, is_puzzle) <= rows.len() {
            return None;
        }
        let other = |at: &usize| *at != puzzle && count(*at, is_whole) > 0;
        let mut others = (0..width).filter(other);
        let solution = others.next();
        let is_solution = solution.is_none_or(|at| {
            2 * count(at, is_solved) > rows.len() && count(at, is_solved) + 1 >= count(at, is_whole)
        });
        (is_solution && others.next().is_none()).then_some(Self {
            separator,
            heading: None,
            names: Vec::new(),
            puzzle,
            solution,
            is_suspicious: false,
        })
    }
    /// Whether the puzzle is in the first column.
    pub fn begin_with_puzzle(&self) -> bool {
        self.puzzle == 0
    }
    /// The number of the line that is the heading, if there is one.
    pub fn heading(&self) -> Option<usize> {
        self.heading
    }
    /// Reads a row; `number` is the number of the line, for error messages. `None` for a line that is blank or only
    /// a comment, and for the heading.
    ///
    /// # Errors
    /// A [`ParseError`] that names the row and the column, as for [`crate::parse`].
    pub fn parse_line(
        &self,
        line: &str,
        number: usize,
        options: &Options,
    ) -> Result<Option<Parsed>, ParseError> {
        if let Some(found) = usual::read_row(line, self.bound(), options) {
            return Ok(Some(found));
        }
        self.parse_carefully(line, number, options)
    }
    /// What the fast reader must know.
    pub(crate) fn bound(&self) -> usual::Bound {
        usual::Bound {
            separator: self.separator,
            puzzle: self.puzzle,
            solution: self.solution,
            suspicious: self.is_suspicious,
        }
    }
    /// The same without a look at what most rows hold.
    pub(crate) fn parse_carefully(
        &self,
        line: &str,
        number: usize,
        options: &Options,
    ) -> Result<Option<Parsed>, ParseError> {
        if is_aside(line) || self.heading == Some(number) {
            return Ok(None);
        }
        let fields = fields(line, self.separator);
        let error = |at: usize, kind: ErrorKind| {
            let column = fields.get(at).map_or(line.chars().count() + 1, |field| field.column);
            let kind = ErrorKind::Column { name: self.name(at), fault: Box::new(kind) };
            ParseError::new(kind, number, column, line)
        };
        if self.is_suspicious {
            self.refuse_what_may_be_rules(&fields, &error)?;
        }
        let text = |at: usize| fields.get(at).map(|field| field.text.trim_matches(is_gap));
        let cells = text(self.puzzle).unwrap_or_default();
        let found = parse_line_carefully(cells, number, options).map_err(|fault| {
            // A field is not the first of some lines.
            let kind = match fault.kind {
                ErrorKind::LineCount { found: 1, expected } => ErrorKind::NoBoardOf(expected),
                kind => kind,
            };
            let mut at_field = error(self.puzzle, kind);
            let column = at_field.column + fault.column.saturating_sub(1);
            at_field.move_to(column, line);
            at_field
        })?;
        let mut parsed = found.ok_or_else(|| error(self.puzzle, ErrorKind::Empty))?;
        let solution = self.solution.and_then(text).filter(|text| !text.is_empty());
        match solution.map(|text| solution::of_text(&parsed.puzzle, text)) {
            Some(Ok(digits)) => parsed.meta.solution = Some(digits),
            Some(Err(fault)) => parsed.warnings.push(Warning::WrongSolution(fault)),
            None => {}
        }
        let in_words = self.names.iter().zip(&fields).filter(|(name, _)| is_in_words(name));
        let in_words = in_words.filter_map(|(_, field)| rules_in_words(&field.text));
        parsed.warnings.extend(in_words.map(Warning::RulesInWords));
        let is_other = |at: &usize| *at != self.puzzle && Some(*at) != self.solution;
        let rest: Vec<&str> = (0..fields.len())
            .filter(is_other)
            .filter_map(text)
            .filter(|text| !text.is_empty())
            .collect();
        if !rest.is_empty() {
            parsed.meta.comments.push(rest.join(" "));
        }
        Ok(Some(parsed))
    }
    /// Refuses a field that may say that the puzzle is not a plain one.
    fn refuse_what_may_be_rules(
        &self,
        fields: &[Field<'_>],
        error: &impl Fn(usize, ErrorKind) -> ParseError,
    ) -> Result<(), ParseError> {
        for (at, (name, field)) in self.names.iter().zip(fields).enumerate() {
            if at != self.puzzle
                && !is_in_words(name)
                && changes_puzzle(name)
                && !is_classic_word(&field.text)
            {
                let rule = crate::raw::shown(&format!("{name} {}", field.text));
                return Err(error(at, ErrorKind::Rule { rule, cell: None }));
            }
        }
        Ok(())
    }
    /// The name of a column in messages.
    fn name(&self, at: usize) -> String {
        match self.names.get(at) {
            Some(name) => crate::raw::shown(name),
            None => (at + 1).to_string(),
        }
    }
}

/// Whether a column holds rules in words, which are told but not read.
fn is_in_words(name: &str) -> bool {
    matches!(name.to_ascii_lowercase().as_str(), "rules" | "ruleset")
}

/// The fields of a row. Quotes around a field are dropped, and two quotes within them stand for one (RFC 4180).
fn fields(line: &str, separator: char) -> Vec<Field<'_>> {
    let line = line.trim_end_matches('\r');
    let mut fields = Vec::new();
    let (mut rest, mut column) = (line, 1);
    loop {
        let quoted = rest.strip_prefix('"').and_then(quoted);
        let (text, taken) = quoted.map_or_else(
            || {
                let end = rest.find(separator).unwrap_or(rest.len());
                (Cow::from(&rest[..end]), end)
            },
            |(text, taken)| (text, taken + 1),
        );
        let before = text.len() - text.trim_start_matches(is_gap).len();
        let quote = usize::from(rest.starts_with('"'));
        let start = column + quote + text[..before].chars().count();
        fields.push(Field { column: start, text });
        let after = &rest[taken..];
        // What follows the closing quote up to the separator says nothing.
        let Some(at) = after.find(separator) else { return fields };
        column += rest[..taken + at].chars().count() + 1;
        rest = &after[at + separator.len_utf8()..];
    }
}

/// The text up to a closing quote, and how many bytes it takes with that quote.
fn quoted(rest: &str) -> Option<(Cow<'_, str>, usize)> {
    let mut at = 0;
    loop {
        at += rest[at..].find('"')?;
        if !rest[at + 1..].starts_with('"') {
            return Some((rest[..at].replace("\"\"", "\"").into(), at + 1));
        }
        at += 2;
    }
}

/// Whether a field has the characters of a whole board: a digit, a letter or a blank for each cell.
fn is_whole(field: &str) -> bool {
    let field = field.trim_matches(is_gap);
    let count = field.chars().count();
    let side = count.isqrt();
    side * side == count
        && (4..=MAX_SYMBOL_SIDE).contains(&side)
        && field.chars().all(|c| c.is_ascii_alphanumeric() || crate::lex::BLANKS.contains(&c))
        && field.chars().any(|c| c.is_ascii_digit() || c == '.')
}

/// The same, with empty cells.
fn is_puzzle(field: &str) -> bool {
    is_whole(field) && looks_open(field.trim_matches(is_gap))
}

/// The same, with each digit once in each line.
fn is_solved(field: &str) -> bool {
    is_whole(field) && is_latin(&field.trim_matches(is_gap).chars().collect::<Vec<char>>())
}

/// Whether the text is a table with one row: [`crate::parse`] reads it; one with more is a collection.
pub(crate) fn of_one_row(text: &str, options: &Options) -> Option<Result<Parsed, ParseError>> {
    let first = text.trim_start_matches(is_gap).lines().next().unwrap_or_default();
    if !first.contains(SEPARATORS) || !is_heading(first) {
        return None;
    }
    let columns = Columns::of(text, options)?;
    let heading = columns.heading?;
    let mut rows = (1..).zip(text.lines()).filter(|(at, line)| *at > heading && !is_aside(line));
    let Some((number, row)) = rows.next() else {
        return Some(Err(ParseError::new(ErrorKind::OnlyHeading, heading, 1, first)));
    };
    let more = rows.count();
    if more > 0 {
        let kind = ErrorKind::Collection { puzzles: more + 1 };
        return Some(Err(ParseError::new(kind, number, 1, row)));
    }
    columns.parse_line(row, number, options).transpose()
}
