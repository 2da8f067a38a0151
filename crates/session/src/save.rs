//! A game as text, and back. A saved game is its puzzle and its actions; the board follows from them.
//!
//! ```text
//! whydoku game 1
//! shape 2x2
//! cells 1* . 2- c1,4 ...
//! rule knight
//! place r1c2 3
//! take r2c2=4 r3c2<>1
//! undone 1
//! ```
//!
//! A file has the first line `whydoku game 2 checksum 1a2b3c4d` instead: the CRC-32 of everything
//! after it, so that a damaged file is not read as another game.
use crate::action::Action;
use crate::game::Game;
use crate::paint::Colour;
use core::fmt::{self, Write as _};
use whydoku_core::{Candidate, Cell, Digit, DigitSet, Entry, Puzzle, Shape};
use whydoku_formats::{RuleFault, parse_rule, parse_shape, shape_text};
use whydoku_logic::Conclusion;
use whydoku_words::{Language, rule_lines};

const FIRST_LINE: &str = "whydoku game 1";
/// The beginning of the first line of a game with a checksum.
const WITH_SUM: &str = "whydoku game 2 checksum ";

/// The beginning of a line with a rule of the board.
const RULE: &str = "rule ";

/// Why a text is not a saved game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaveError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: String,
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl core::error::Error for SaveError {}

impl Game {
    /// The game as text, including undone actions, which can still be redone after loading.
    ///
    /// ```
    /// use whydoku_core::{Puzzle, Shape};
    /// use whydoku_session::{Action, Game};
    /// let mut game = Game::new(&Puzzle::empty(Shape::square(4)?));
    /// game.act(Action::FillNotes).unwrap();
    /// assert_eq!(Game::load(&game.save()).unwrap().board(), game.board());
    /// # Ok::<(), whydoku_core::ShapeError>(())
    /// ```
    pub fn save(&self) -> String {
        let (shape, puzzle) = (self.shape(), self.puzzle());
        let cells: Vec<String> = puzzle.entries().iter().map(entry_text).collect();
        let mut text =
            format!("{FIRST_LINE}\nshape {}\ncells {}\n", shape_text(shape), cells.join(" "));
        for line in rule_lines(shape) {
            let _ = writeln!(text, "{RULE}{line}");
        }
        for action in self.actions().chain(self.undone()) {
            text.push_str(&action_text(action, shape));
            text.push('\n');
        }
        let _ = writeln!(text, "undone {}", self.undone().len());
        text
    }

    /// The same for a file: with a checksum in the first line.
    ///
    /// ```
    /// use whydoku_core::{Puzzle, Shape};
    /// use whydoku_session::Game;
    /// let game = Game::new(&Puzzle::empty(Shape::square(4)?));
    /// let file = game.save_with_checksum();
    /// assert!(Game::load(&file).is_ok());
    /// let damaged = file.replacen(". .", "1* .", 1);
    /// assert!(Game::load(&damaged).unwrap_err().to_string().contains("damaged"));
    /// # Ok::<(), whydoku_core::ShapeError>(())
    /// ```
    pub fn save_with_checksum(&self) -> String {
        let text = self.save();
        let rest = text.split_once('\n').map_or("", |(_, rest)| rest);
        format!("{WITH_SUM}{:08x}\n{rest}", checksum(rest))
    }

    /// Reads a saved game, with a checksum or without.
    ///
    /// # Errors
    /// The checksum is wrong; or a line is not as [`Game::save`] writes it, or contains an action
    /// the board does not allow.
    pub fn load(text: &str) -> Result<Self, SaveError> {
        check_sum(text)?;
        Self::read(text)
    }

    /// Whether a saved game has rules beyond houses, without reading it.
    ///
    /// ```
    /// use whydoku_core::{Puzzle, Rule, Shape};
    /// use whydoku_session::Game;
    /// let plain = Shape::square(4)?;
    /// let knight = plain.with_rules(vec![Rule::apart([1, 2])])?;
    /// let saved = |shape| Game::new(&Puzzle::empty(shape)).save();
    /// assert!(Game::is_saved_with_rules(&saved(knight)));
    /// assert!(!Game::is_saved_with_rules(&saved(plain)));
    /// # Ok::<(), whydoku_core::ShapeError>(())
    /// ```
    pub fn is_saved_with_rules(text: &str) -> bool {
        text.lines().any(|line| line.starts_with(RULE))
    }

    fn read(text: &str) -> Result<Self, SaveError> {
        let fault = |line: usize, problem: String| SaveError { line, problem };
        let mut lines = text.lines().enumerate().map(|(at, line)| (at + 1, line.trim_end()));
        let mut header = |wanted: &str| match lines.next() {
            Some((line, text)) => match text.strip_prefix(wanted) {
                Some(rest) => Ok((line, rest.trim_start().to_owned())),
                None => Err(fault(line, format!("expected {wanted:?}"))),
            },
            None => Err(fault(1, format!("the file ends before {wanted:?}"))),
        };
        if text.starts_with(WITH_SUM) {
            header(WITH_SUM)?;
        } else {
            let (line, rest) = header(FIRST_LINE)?;
            if !rest.is_empty() {
                return Err(fault(line, format!("expected {FIRST_LINE:?} and nothing else")));
            }
        }
        let (line, shape) = header("shape ")?;
        let shape = parse_shape(&shape).map_err(|error| fault(line, error.to_string()))?;
        let (line, cells) = header("cells ")?;
        let entries: Option<Vec<Entry>> = cells.split_whitespace().map(parse_entry).collect();
        let mut lines = lines.peekable();
        let mut rules = Vec::new();
        while let Some((line, text)) = lines.next_if(|(_, text)| text.starts_with(RULE)) {
            let read = parse_rule(&text[RULE.len()..], &shape);
            let wrong = |wrong: RuleFault| fault(line, wrong.said().text(Language::ENGLISH));
            rules.extend(read.map_err(wrong)?);
        }
        let shape = shape.with_rules(rules).map_err(|error| fault(line, error.to_string()))?;
        let puzzle = entries.and_then(|entries| Puzzle::new(shape, entries));
        let puzzle =
            puzzle.ok_or_else(|| fault(line, "these cells do not fit the board".into()))?;
        let mut game = Self::new(&puzzle);
        for (line, text) in lines {
            if let Some(count) = text.strip_prefix("undone ") {
                let count: usize =
                    count.parse().map_err(|_| fault(line, format!("{count:?} is not a number")))?;
                for _ in 0..count {
                    if !game.undo() {
                        return Err(fault(line, "more actions are undone than were done".into()));
                    }
                }
                break;
            }
            let action = parse_action(text, game.shape());
            let action = action.ok_or_else(|| fault(line, format!("{text:?} is not an action")))?;
            game.act(action).map_err(|refused| fault(line, refused.to_string()))?;
        }
        Ok(game)
    }
}

/// Compares a text with the checksum in its first line, if there is one.
fn check_sum(text: &str) -> Result<(), SaveError> {
    let Some(rest) = text.strip_prefix(WITH_SUM) else { return Ok(()) };
    // Line endings may have changed on the way from another system.
    let rest = rest.replace("\r\n", "\n");
    let (sum, rest) = rest.split_once('\n').unwrap_or((&rest, ""));
    if sum == format!("{:08x}", checksum(rest)) {
        return Ok(());
    }
    let problem = "the checksum does not match, so the file is damaged or was changed by hand";
    Err(SaveError { line: 1, problem: problem.into() })
}

/// The usual CRC-32, computed bit by bit: games are short, and the page is spared the tables.
fn checksum(text: &str) -> u32 {
    let step = |sum: u32, _| (sum >> 1) ^ (0xedb8_8320 & (sum & 1).wrapping_neg());
    !text.bytes().fold(!0, |sum, byte| (0..8).fold(sum ^ u32::from(byte), step))
}

fn entry_text(entry: &Entry) -> String {
    match entry {
        Entry::Unknown => ".".into(),
        Entry::Given(digit) => format!("{}*", digit.number()),
        Entry::Placed(digit) => format!("{}-", digit.number()),
        Entry::Candidates(digits) => {
            let digits: Vec<String> = digits.iter().map(|d| d.number().to_string()).collect();
            format!("c{}", digits.join(","))
        }
    }
}

fn parse_entry(text: &str) -> Option<Entry> {
    if text == "." {
        return Some(Entry::Unknown);
    }
    if let Some(list) = text.strip_prefix('c') {
        let digits = list.split(',').filter(|part| !part.is_empty()).map(parse_digit);
        return digits.collect::<Option<DigitSet>>().map(Entry::Candidates);
    }
    match (text.strip_suffix('*'), text.strip_suffix('-')) {
        (Some(digit), _) => parse_digit(digit).map(Entry::Given),
        (_, Some(digit)) => parse_digit(digit).map(Entry::Placed),
        _ => None,
    }
}

fn parse_digit(text: &str) -> Option<Digit> {
    let number: usize = text.parse().ok()?;
    (1..=64).contains(&number).then(|| Digit::from_number(number))
}

fn action_text(action: &Action, shape: &Shape) -> String {
    let both = |k: &Candidate| format!("{} {}", shape.cell_name(k.cell), k.digit.number());
    match action {
        Action::Place(candidate) => format!("place {}", both(candidate)),
        Action::Note(candidate) => format!("note {}", both(candidate)),
        Action::Erase(cell) => format!("erase {}", shape.cell_name(*cell)),
        Action::FillNotes => "fill".into(),
        Action::Restart => "restart".into(),
        Action::Write(candidate) => format!("write {}", both(candidate)),
        Action::Centre(candidate) => format!("centre {}", both(candidate)),
        Action::Exclude(candidate) => format!("exclude {}", both(candidate)),
        Action::Clear(cell) => format!("clear {}", shape.cell_name(*cell)),
        Action::Paint(cell, colour) => {
            format!("paint {} {}", shape.cell_name(*cell), colour.number())
        }
        Action::PaintCandidate(candidate, colour) => {
            format!("tint {} {}", both(candidate), colour.number())
        }
        Action::Draw(stroke) => format!("draw {stroke}"),
        Action::EraseSketch => "erase-sketch".into(),
        Action::Together(actions) => {
            let texts: Vec<String> = actions.iter().map(|one| action_text(one, shape)).collect();
            format!("together {}", texts.join("; "))
        }
        Action::Take(conclusions) => {
            let one = |conclusion: &Conclusion| {
                let sign = if matches!(conclusion, Conclusion::Place(_)) { "=" } else { "<>" };
                let Candidate { cell, digit } = conclusion.candidate();
                format!(" {}{sign}{}", shape.cell_name(cell), digit.number())
            };
            format!("take{}", conclusions.iter().map(one).collect::<String>())
        }
    }
}

fn parse_action(text: &str, shape: &Shape) -> Option<Action> {
    let Some(parts) = text.strip_prefix("together") else { return parse_single(text, shape) };
    // One inside another is read as a single one, so that no text is deeply nested.
    let parts = parts.split("; ").map(|part| part.trim().trim_start_matches("together "));
    let parts = parts.filter(|part| !part.is_empty() && *part != "together");
    parts.map(|part| parse_single(part, shape)).collect::<Option<_>>().map(Action::Together)
}

fn parse_single(text: &str, shape: &Shape) -> Option<Action> {
    if let Some(stroke) = text.strip_prefix("draw ") {
        return stroke.parse().ok().map(Action::Draw);
    }
    let mut words = text.split_whitespace();
    let verb = words.next()?;
    let mut cell = || parse_cell(words.next()?, shape);
    match verb {
        "place" => Some(Action::Place(Candidate::new(cell()?, parse_digit(words.next()?)?))),
        "write" => Some(Action::Write(Candidate::new(cell()?, parse_digit(words.next()?)?))),
        "note" => Some(Action::Note(Candidate::new(cell()?, parse_digit(words.next()?)?))),
        "centre" => Some(Action::Centre(Candidate::new(cell()?, parse_digit(words.next()?)?))),
        "exclude" => Some(Action::Exclude(Candidate::new(cell()?, parse_digit(words.next()?)?))),
        "clear" => cell().map(Action::Clear),
        "paint" => Some(Action::Paint(cell()?, parse_colour(words.next()?)?)),
        "tint" => {
            let candidate = Candidate::new(cell()?, parse_digit(words.next()?)?);
            Some(Action::PaintCandidate(candidate, parse_colour(words.next()?)?))
        }
        "erase" => cell().map(Action::Erase),
        "fill" => Some(Action::FillNotes),
        "erase-sketch" => Some(Action::EraseSketch),
        "restart" => Some(Action::Restart),
        "take" => {
            words.map(|word| parse_conclusion(word, shape)).collect::<Option<_>>().map(Action::Take)
        }
        _ => None,
    }
}

fn parse_colour(text: &str) -> Option<Colour> {
    text.parse().ok().and_then(Colour::from_number)
}

fn parse_conclusion(text: &str, shape: &Shape) -> Option<Conclusion> {
    if let Some((cell, digit)) = text.split_once("<>") {
        let candidate = Candidate::new(parse_cell(cell, shape)?, parse_digit(digit)?);
        return Some(Conclusion::Eliminate(candidate));
    }
    let (cell, digit) = text.split_once('=')?;
    Some(Conclusion::Place(Candidate::new(parse_cell(cell, shape)?, parse_digit(digit)?)))
}

fn parse_cell(text: &str, shape: &Shape) -> Option<Cell> {
    let (row, column) = text.strip_prefix('r')?.split_once('c')?;
    let line =
        |text: &str| text.parse::<usize>().ok()?.checked_sub(1).filter(|&at| at < shape.side());
    Some(Cell::at(line(row)?, line(column)?, shape.side()))
}

#[cfg(test)]
mod tests {
    use super::checksum;
    use crate::Game;
    use whydoku_core::{Cell, Puzzle, Relation, Rule, Shape};

    #[test]
    fn a_saved_game_keeps_the_rules_of_its_board() {
        let cells = [Cell::new(0), Cell::new(1)];
        let rules = vec![
            Rule::cage(cells.to_vec(), Some(5)),
            Rule::pair(cells, Relation::difference(3)),
            Rule::apart([1, 2]),
        ];
        let board = Shape::square(4).and_then(|shape| shape.with_rules(rules));
        let game = Game::new(&Puzzle::empty(board.expect("a board")));
        let loaded = Game::load(&game.save_with_checksum()).expect("it was just saved");
        assert_eq!(loaded.puzzle(), game.puzzle());
        let slip = game.save().replace("rule cage", "rule cagee");
        let error = Game::load(&slip).expect_err("no such rule").to_string();
        assert!(error.starts_with("line 4: ") && error.contains("did you mean 'cage'"), "{error}");
    }
    #[test]
    fn the_checksum_has_the_check_value_of_crc_32() {
        assert_eq!(checksum("123456789"), 0xcbf4_3926);
    }
}
