//! The words of a line that states a rule, taken one by one.
use crate::clues::Place;
use crate::error::RuleFault;
use crate::lex::{Line, Token, is_gap};
use whydoku_core::{Cell, Extra, Rule, Shape};

/// What is wrong, and the column.
pub(crate) type Fault = (RuleFault, usize);

/// A separator between cells and numbers, which has no meaning.
fn is_between(c: char) -> bool {
    is_gap(c) || matches!(c, ',' | ';')
}

/// The words of a line; a colon, a sign, and a dash between cells are words of their own.
pub(super) fn tokens<'a>(line: &Line<'a>) -> Vec<Token<'a>> {
    let mut tokens: Vec<Token<'a>> = Vec::new();
    let mut begun: Option<(usize, usize)> = None;
    let content = line.content;
    let token = |from: usize, to: usize, column: usize| Token {
        text: &content[from..to],
        line: line.number,
        column,
    };
    for (column, (at, c)) in content.char_indices().enumerate() {
        let column = line.start + column;
        let begins_a_cell = || begun.is_none_or(|(from, _)| looks_like_cell(&content[from..at]));
        let is_sign =
            matches!(c, ':' | '=' | '>' | '<') || (matches!(c, '-' | '–') && begins_a_cell());
        if is_between(c) || is_sign {
            tokens.extend(begun.take().map(|(from, column)| token(from, at, column)));
        } else if begun.is_none() {
            begun = Some((at, column));
        }
        if is_sign {
            tokens.push(token(at, at + c.len_utf8(), column));
        }
    }
    tokens.extend(begun.map(|(from, column)| token(from, content.len(), column)));
    tokens
}

/// `r1c1`, or `r12c345` for all the cells of some rows and columns.
pub(super) fn looks_like_cell(word: &str) -> bool {
    let numbers = word.strip_prefix(['r', 'R']).and_then(|rest| rest.split_once(['c', 'C']));
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    numbers.is_some_and(|(row, column)| is_number(row) && is_number(column))
}

/// The contents of a line.
#[derive(Debug, Default)]
pub(crate) struct Read {
    pub(crate) rules: Vec<Rule>,
    pub(crate) extras: Vec<Extra>,
}

/// Takes a line word by word.
pub(super) struct Reader<'a> {
    pub(super) shape: &'a Shape,
    /// The word for the rule, and a correct line.
    pub(super) form: [&'static str; 2],
    pub(super) tokens: &'a [Token<'a>],
    pub(super) at: usize,
    /// The column after the line.
    pub(super) end: usize,
    pub(super) said: Read,
}

impl<'a> Reader<'a> {
    pub(super) fn peek(&self) -> Option<Token<'a>> {
        self.tokens.get(self.at).copied()
    }
    pub(super) fn column(&self) -> usize {
        self.peek().map_or(self.end, |token| token.column)
    }
    /// The line is not correct from here on.
    pub(super) fn form(&self) -> Fault {
        let [rule, example] = self.form;
        (RuleFault::Form { rule, example }, self.column())
    }
    pub(super) fn takes(&mut self, words: &[&str]) -> bool {
        let is_there = self
            .peek()
            .is_some_and(|token| words.iter().any(|word| token.text.eq_ignore_ascii_case(word)));
        self.at += usize::from(is_there);
        is_there
    }
    pub(super) fn has_number(&self) -> bool {
        self.peek().is_some_and(|token| token.text.starts_with(|c: char| c.is_ascii_digit()))
    }
    pub(super) fn number<N: core::str::FromStr>(&mut self) -> Result<N, Fault> {
        let token = self.peek().filter(|token| token.text != ":").ok_or_else(|| self.form())?;
        let word = || token.text.chars().take(20).collect();
        let number = token.text.parse().map_err(|_| (RuleFault::Number(word()), token.column))?;
        self.at += 1;
        Ok(number)
    }

    /// The cells up to the end or a sign between two lists.
    pub(super) fn cells(&mut self) -> Result<Vec<Cell>, Fault> {
        self.takes(&[":"]);
        let mut cells = Vec::new();
        loop {
            let is_long = self.takes(&["from"]);
            let Some(token) = self.peek().filter(|token| token.text != "=") else { break };
            let group = self.group(token)?;
            self.at += 1;
            match (self.takes(&["to", "-", "–"]), &group[..]) {
                (true, &[first]) => {
                    let last = self.peek().ok_or_else(|| self.form())?;
                    let line = match self.group(last)?[..] {
                        [last] => self.straight(first, last),
                        _ => None,
                    };
                    cells.extend(line.ok_or_else(|| self.form())?);
                    self.at += 1;
                }
                (true, _) => return Err(self.form()),
                (false, _) if is_long => return Err(self.form()),
                (false, group) => cells.extend(group),
            }
            self.takes(&[">"]);
        }
        if cells.is_empty() { Err(self.form()) } else { Ok(cells) }
    }
    /// The cell that a word names, or on boards of up to nine rows all cells of some rows and columns.
    fn group(&self, token: Token<'_>) -> Result<Vec<Cell>, Fault> {
        let side = self.shape.side();
        let word: String = token.text.chars().take(20).collect();
        let wrong = || (RuleFault::Cell { word: word.clone(), side }, token.column);
        if !looks_like_cell(token.text) {
            return Err(wrong());
        }
        if side > 9 {
            let cell = Place::parse(token.text).and_then(|place| place.cell(side));
            return Ok(vec![cell.ok_or_else(wrong)?]);
        }
        let (rows, columns) = token.text[1..].split_once(['c', 'C']).ok_or_else(wrong)?;
        let lines = |text: &str| -> Option<Vec<usize>> {
            let line =
                |c: char| c.to_digit(10).map(|n| n as usize).filter(|n| (1..=side).contains(n));
            text.chars().map(line).collect()
        };
        let (rows, columns) = lines(rows).zip(lines(columns)).ok_or_else(wrong)?;
        let row =
            |row: usize| columns.iter().map(move |column| Cell::at(row - 1, column - 1, side));
        Ok(rows.into_iter().flat_map(row).collect())
    }
    /// The cells from one to the other along a row, a column or a diagonal.
    fn straight(&self, first: Cell, last: Cell) -> Option<Vec<Cell>> {
        let side = self.shape.side();
        let apart = |from: usize, to: usize| to.cast_signed() - from.cast_signed();
        let down = apart(first.row(side), last.row(side));
        let right = apart(first.column(side), last.column(side));
        let is_straight = down == 0 || right == 0 || down.abs() == right.abs();
        let mut cells = vec![first];
        if is_straight && first != last {
            let ray = Place::of(first, side).ray([down.signum(), right.signum()], side);
            cells.extend(ray.into_iter().take(down.unsigned_abs().max(right.unsigned_abs())));
        }
        is_straight.then_some(cells)
    }
}
