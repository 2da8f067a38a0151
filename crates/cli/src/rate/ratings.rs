//! The work on lines with one puzzle each: rating.
use super::deadline::hold;
use super::opinion::{Opinion, RatedStep};
use super::threads::Threads;
use crate::args::Profile;
use crate::clock::{Clock, Deadline};
use crate::form::{Form, in_one_line, push_field};
use crate::jobs::{NONE, SEVERAL, UNIQUE, UNKNOWN};
use crate::numbers::counted;
use crate::source::Reader;
use crate::wrap::hung;
use std::fmt::{Display, Write as _};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use whydoku_batch::{InputLine, Problem, ProblemKind, Rows, Worker};
use whydoku_core::{Digit, Entry, Puzzle, Stop};
use whydoku_exact::{Batch, Brief, Budget, Classic, Verdict, solve};
use whydoku_rate::{hodoku, se, whydoku};
use whydoku_wire::{RatingJson, to_json};

/// Rates each line.
pub(crate) struct Ratings<'a> {
    pub(crate) profiles: Vec<Profile>,
    /// Whether boards that these do not rate are rated on our own scale.
    pub(crate) falls_back: bool,
    pub(crate) tells_steps: bool,
    pub(crate) explainer: se::Options,
    pub(crate) form: Form,
    /// Columns that a line for people may take.
    pub(crate) width: usize,
    pub(crate) reader: Reader,
    pub(crate) limit: Duration,
    pub(crate) stop: &'a AtomicBool,
    /// Polled by the raters of all threads; see [`super::deadline::is_over`].
    pub(crate) is_over: Stop<'a>,
    /// The threads for a puzzle that is the only one.
    pub(crate) crew: Option<&'a Threads>,
}

/// The raters of a thread, which reuse their memory.
pub(crate) struct Raters<'a> {
    explainer: se::Rater<'a>,
    sukaku: se::Rater<'a>,
    /// The plain board rated most recently.
    board: Option<Puzzle>,
}

/// How long all the puzzles of a chunk may take to be solved. Together they take milliseconds,
/// unless one of them takes very long; then each gets its own time.
const TOGETHER: Duration = Duration::from_secs(1);

/// The result for a puzzle.
enum Found {
    /// Every profile's opinion, in order.
    Rated(Vec<Opinion>),
    /// It has no rating, for this reason.
    Unrated(usize, &'static str),
}

/// Why a puzzle has no opinion.
enum Fault {
    /// It took too long.
    Stopped,
    /// The profile does not rate such puzzles.
    Refused(String),
}

impl Fault {
    /// The profile does not rate boards of this kind, but ours does.
    fn refused_for_board(why: impl Display) -> Self {
        Self::Refused(format!("{why}; --profile whydoku rates other boards, too"))
    }
}

impl Ratings<'_> {
    /// A deadline that starts now. Threads that work together share one limit.
    fn deadline(&self) -> Deadline {
        match self.crew {
            Some(crew) => {
                let threads = u32::try_from(crew.0).unwrap_or(u32::MAX);
                Deadline::after(self.limit.saturating_mul(threads), Clock::Program)
            }
            None => Deadline::after(self.limit, Clock::Thread),
        }
    }
    /// The first line of CSV.
    pub(crate) fn columns(&self) -> String {
        let mut columns = vec!["puzzle"];
        columns.extend(self.profiles.iter().flat_map(|profile| profile.columns()));
        columns.extend(["hardest", "steps"]);
        columns.join(",") + "\n"
    }
    fn find(&self, puzzle: &Puzzle, raters: &mut Raters<'_>) -> Result<Found, Fault> {
        let solution = match solve(puzzle, &Budget::until(self.is_over)) {
            Verdict::Unique(solution) => solution,
            Verdict::None => return Ok(Found::Unrated(NONE, "no solution")),
            Verdict::Several(..) => return Ok(Found::Unrated(SEVERAL, "several solutions")),
            Verdict::Unknown { .. } => return Err(Fault::Stopped),
        };
        self.opinions(puzzle, solution.digits(), raters)
    }
    fn opinions(
        &self,
        puzzle: &Puzzle,
        solution: &[Digit],
        raters: &mut Raters<'_>,
    ) -> Result<Found, Fault> {
        let own = [Profile::Whydoku];
        let falls_back = self.falls_back && !puzzle.shape().is_classic();
        let profiles = if falls_back { &own[..] } else { &self.profiles };
        let opinions =
            profiles.iter().map(|&profile| self.opinion(profile, puzzle, solution, raters));
        opinions.collect::<Result<_, _>>().map(Found::Rated)
    }
    fn opinion(
        &self,
        profile: Profile,
        puzzle: &Puzzle,
        solution: &[Digit],
        raters: &mut Raters<'_>,
    ) -> Result<Opinion, Fault> {
        if self.stop.load(Ordering::Relaxed) {
            return Err(Fault::Stopped);
        }
        match profile {
            Profile::Se | Profile::Sukaku => {
                let rater =
                    if profile == Profile::Se { &mut raters.explainer } else { &mut raters.sukaku };
                let result = if self.tells_steps {
                    rater.steps(puzzle)
                } else {
                    rater.rate(puzzle).map(|rating| (rating, Vec::new()))
                };
                match result {
                    Ok((rating, steps)) => Ok(Opinion::explainer(profile, rating, &steps)),
                    Err(se::Error::Stopped) => Err(Fault::Stopped),
                    Err(error @ se::Error::Board) => Err(Fault::refused_for_board(error)),
                    Err(error) => Err(Fault::Refused(error.to_string())),
                }
            }
            Profile::Hodoku => hodoku::rate_until(puzzle, solution, self.is_over)
                .map(|rating| Opinion::hodoku(&rating, self.tells_steps))
                .map_err(|refusal| match refusal {
                    hodoku::Refusal::Stopped => Fault::Stopped,
                    hodoku::Refusal::Shape => Fault::refused_for_board(refusal),
                    other => Fault::Refused(other.to_string()),
                }),
            Profile::Whydoku => whydoku::rate(puzzle, true)
                .map(|(rating, passes)| {
                    Opinion::own(rating, &passes, puzzle.shape().side(), self.tells_steps)
                })
                .ok_or_else(|| Fault::Refused("boards beyond 36x36 are not rated".into())),
        }
    }
    fn write(&self, row: &mut String, line: u64, digits: &str, found: &Found) {
        match found {
            Found::Rated(opinions) => self.write_rated(row, line, digits, opinions),
            Found::Unrated(_, reason) => self.write_unrated(row, line, Some(digits), reason),
        }
    }
    fn write_rated(&self, row: &mut String, line: u64, digits: &str, opinions: &[Opinion]) {
        let Some(first) = opinions.first() else { return };
        if self.form.is_text() {
            return self.write_words(row, opinions);
        }
        if self.form.is_csv() {
            push_field(row, digits);
            for opinion in opinions {
                opinion.push_fields(row);
            }
            row.push(',');
            push_field(row, &first.hardest);
            let _ = write!(row, ",{}", first.steps);
            return;
        }
        let mut rating = RatingJson {
            line,
            puzzle: Some(digits.to_owned()),
            hardest: Some(first.hardest.to_string()),
            steps: Some(first.steps),
            ..RatingJson::default()
        };
        for opinion in opinions {
            opinion.fill(&mut rating);
        }
        row.push_str(&to_json(&rating));
    }
    /// The row for people, with the path under it.
    fn write_words(&self, row: &mut String, opinions: &[Opinion]) {
        let mut text = String::new();
        push_text(&mut text, opinions);
        for (at, line) in text.lines().enumerate() {
            let between = if at == 0 { "" } else { "\n" };
            let indent = if at == 0 { 2 } else { 7 };
            let _ = write!(row, "{between}{}", hung(line, self.width, indent));
        }
    }
    fn write_unrated(&self, row: &mut String, line: u64, digits: Option<&str>, reason: &str) {
        let blanks = self.profiles.iter().map(|profile| profile.columns().len()).sum();
        let mut fields = vec![digits.unwrap_or_default()];
        fields.extend(std::iter::repeat_n("", blanks));
        fields.extend([reason, ""]);
        let json = || RatingJson {
            line,
            puzzle: digits.map(str::to_owned),
            reason: Some(reason.to_owned()),
            ..RatingJson::default()
        };
        self.form.write(row, &format!("- {reason}"), &fields, json);
    }
}

/// The row for people, with the path under it.
fn push_text(text: &mut String, opinions: &[Opinion]) {
    for opinion in opinions {
        opinion.push_words(text);
        text.push_str("  ");
    }
    if let Some(first) = opinions.first() {
        let _ = write!(text, "{}, hardest: {}", counted(first.steps, "step"), first.hardest);
    }
    for opinion in opinions.iter().filter(|opinion| !opinion.path.is_empty()) {
        if opinions.len() > 1 {
            let _ = write!(text, "\n  {}:", opinion.profile.id());
        }
        for (at, RatedStep { score, technique, conclusions }) in opinion.path.iter().enumerate() {
            let at = at + 1;
            let _ = write!(text, "\n  {at:>3}. {score}: {technique}: {conclusions}");
        }
    }
}

impl<'a> Worker for Ratings<'a> {
    type Scratch = Raters<'a>;
    fn scratch(&self) -> Raters<'a> {
        let rater = |table| {
            let options = se::Options { table, ..self.explainer };
            let rater = se::Rater::new(options).until(self.is_over);
            match self.crew {
                Some(crew) => rater.with_crew(crew),
                None => rater,
            }
        };
        let (explainer, sukaku) = (rater(se::Table::Explainer), rater(se::Table::Sukaku));
        Raters { explainer, sukaku, board: None }
    }
    fn line(&self, line: InputLine<'_>, raters: &mut Raters<'a>, rows: &mut Rows) {
        let parsed = match self.reader.puzzle_of(&line) {
            Ok(Some(parsed)) => parsed,
            Ok(None) => return rows.skip(),
            Err(problem) => {
                return self.refuse(problem.line, problem.column, problem.message, rows);
            }
        };
        hold(Some(self.deadline()));
        let found = self.find(&parsed.puzzle, raters);
        let digits = in_one_line(&parsed.puzzle);
        self.answer(line.number, &digits, found, rows);
    }
    fn lines(&self, lines: &[InputLine<'_>], raters: &mut Raters<'a>, rows: &mut Rows) {
        let classics: Vec<Option<Classic>> =
            lines.iter().map(|line| self.classic(line.text)).collect();
        let together: Vec<Classic> = classics.iter().flatten().copied().collect();
        let briefs = self.solve_all(&together);
        let mut briefs = briefs.iter().flatten();
        for (&line, classic) in lines.iter().zip(&classics) {
            match classic.as_ref().and_then(|classic| Some((classic, briefs.next()?))) {
                Some((classic, brief)) => {
                    self.solved_line(line.number, classic, brief, raters, rows);
                }
                None => self.line(line, raters, rows),
            }
            if rows.has_given_up() {
                return;
            }
        }
    }
    fn placeholder(&self, problem: &Problem, row: &mut String) {
        let word = if problem.kind == ProblemKind::Bug { "error" } else { "malformed" };
        let reason = format!("{word}: {}", problem.message);
        self.write_unrated(row, problem.line, None, &reason);
    }
}

impl Ratings<'_> {
    /// A plain 9x9 puzzle in the most common form, read by the fast path.
    fn classic(&self, line: &str) -> Option<Classic> {
        let usual = self.reader.takes_digits();
        Classic::from_line(line.trim_end_matches('\r').as_bytes()).filter(|_| usual)
    }
    /// The verdict of the exact solver on many puzzles at once, unless that takes too long.
    fn solve_all(&self, puzzles: &[Classic]) -> Option<Vec<Brief>> {
        let end = Instant::now() + self.limit.min(TOGETHER);
        let stop = || self.stop.load(Ordering::Relaxed) || Instant::now() >= end;
        Batch::new().until(&stop).briefs(puzzles).ok()
    }
    /// Adds the row of a puzzle after the exact solver's verdict.
    fn solved_line(
        &self,
        line: u64,
        classic: &Classic,
        brief: &Brief,
        raters: &mut Raters<'_>,
        rows: &mut Rows,
    ) {
        let found = match brief {
            Brief::None => Ok(Found::Unrated(NONE, "no solution")),
            Brief::Several => Ok(Found::Unrated(SEVERAL, "several solutions")),
            Brief::Unique(numbers) => {
                hold(Some(self.deadline()));
                let board = raters.board.take();
                let mut board = board.unwrap_or_else(|| Classic::EMPTY.to_puzzle());
                for (at, &number) in classic.numbers().iter().enumerate() {
                    let entry = match number {
                        0 => Entry::Unknown,
                        number => Entry::Given(Digit::from_number(number.into())),
                    };
                    board.set(whydoku_core::Cell::new(at), entry);
                }
                let found = self.opinions(
                    &board,
                    &numbers.map(|number| Digit::from_number(number.into())),
                    raters,
                );
                raters.board = Some(board);
                found
            }
        };
        let symbols =
            classic.numbers().map(|number| if number == 0 { b'.' } else { b'0' + number });
        self.answer(line, &String::from_utf8_lossy(&symbols), found, rows);
    }
    /// Adds the row of a puzzle.
    fn answer(&self, line: u64, digits: &str, found: Result<Found, Fault>, rows: &mut Rows) {
        let found = match found {
            Ok(found) => found,
            Err(Fault::Stopped) if self.stop.load(Ordering::Relaxed) => return rows.give_up(),
            Err(Fault::Stopped) => {
                Found::Unrated(UNKNOWN, "could not be determined within the time limit")
            }
            Err(Fault::Refused(why)) => return self.refuse(line, None, why, rows),
        };
        let class = match found {
            Found::Rated(_) => UNIQUE,
            Found::Unrated(class, _) => class,
        };
        rows.row(class, |row| self.write(row, line, digits, &found));
    }
    fn refuse(&self, line: u64, column: Option<usize>, why: String, rows: &mut Rows) {
        let problem = Problem::malformed(line, column, why);
        let mut placeholder = String::new();
        self.placeholder(&problem, &mut placeholder);
        rows.malformed(problem, &placeholder);
    }
}
