//! The task for each row, and the answers.
use super::row::{Fault, Row};
use super::table::{Kind, Table, Value};
use super::text::Texts;
use crate::rating::{Profile, Rated, Raters, Unrated};
use arrow_array::StructArray;
use core::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use whydoku::canon::{canonical_form, is_consistent, to_line};
use whydoku::exact::{Batch, Brief, Budget, Classic, Verdict, count, solve};
use whydoku::wire::digits_line;
use whydoku::{Digit, Puzzle, Stop};

/// The task for each puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Task {
    /// The number of solutions, up to a limit.
    Count(u64),
    /// The solution, if there is only one.
    Solve,
    /// Whether there is only one.
    Check,
    /// The canonical form.
    Canonical,
    /// How hard it is.
    Rate(Vec<Profile>),
}

/// The result for one puzzle.
enum Answer {
    Count(Option<u64>),
    /// A verdict, and the solution if requested.
    Verdict(&'static str, Option<String>),
    Form(String),
    Rated(&'static str, Rated),
}

/// The exact solver's results for many plain puzzles together.
enum Known {
    Counts(Vec<u64>),
    Briefs(Vec<Brief>),
    Nothing,
}

impl Task {
    /// Rows that a thread takes at a time: enough that counting is fast, few enough that threads
    /// finish together even if one puzzle takes a thousand times as long to rate as another.
    pub(super) fn rows_at_once(&self) -> usize {
        match self {
            Self::Count(_) | Self::Solve | Self::Check => 8192,
            Self::Canonical => 512,
            Self::Rate(_) => 64,
        }
    }
    /// A table without rows, for the answers.
    pub(super) fn table(&self) -> Table {
        let verdict = ("verdict", Kind::Text);
        match self {
            Self::Count(_) => Table::new(&[("count", Kind::Whole)]),
            Self::Solve => Table::new(&[verdict, ("solution", Kind::Text)]),
            Self::Check => Table::new(&[verdict]),
            Self::Canonical => Table::new(&[("form", Kind::Text)]),
            Self::Rate(profiles) => {
                let ratings = profiles.iter().flat_map(|profile| fields(*profile)).copied();
                Table::new(&core::iter::once(verdict).chain(ratings).collect::<Vec<_>>())
            }
        }
    }
    /// The answers for some rows of a chunk. They are worthless once the task is to stop.
    pub(super) fn answer(
        &self,
        texts: &Texts<'_>,
        rows: Range<usize>,
        stop: Stop<'_>,
    ) -> StructArray {
        let mut table = self.table();
        let rows: Vec<Row> = rows.map(|row| Row::read(texts.get(row))).collect();
        let plain = |row: &Row| if let Row::Classic(classic) = row { Some(*classic) } else { None };
        let classics: Vec<Classic> = rows.iter().filter_map(plain).collect();
        let Some(known) = self.together(&classics, stop) else { return table.finish() };
        let mut raters = None;
        let mut at = 0;
        for row in &rows {
            let answer = match row {
                Row::Null => {
                    table.push_null();
                    continue;
                }
                Row::Bad(fault) => Err(fault.clone()),
                Row::Other(puzzle) => guarded(|| self.other(puzzle, stop)),
                Row::Classic(classic) => {
                    at += 1;
                    guarded(|| self.classic(classic, &known, at - 1, &mut raters, stop))
                }
            };
            match answer {
                Ok(answer) => self.push(&mut table, &answer),
                Err(fault) => table.push_fault(&fault),
            }
        }
        table.finish()
    }
    /// Results that are found faster for many puzzles together; none once the task is to stop.
    fn together(&self, puzzles: &[Classic], stop: Stop<'_>) -> Option<Known> {
        let batch = Batch::new().until(stop);
        Some(match self {
            Self::Count(limit) => Known::Counts(batch.counts(puzzles, *limit).ok()?),
            Self::Check => Known::Counts(batch.counts(puzzles, 2).ok()?),
            Self::Solve | Self::Rate(_) => Known::Briefs(batch.briefs(puzzles).ok()?),
            Self::Canonical => Known::Nothing,
        })
    }
    /// The answer for a plain puzzle, the one at this place of the known results.
    fn classic<'a>(
        &self,
        puzzle: &Classic,
        known: &Known,
        at: usize,
        raters: &mut Option<Raters<'a>>,
        stop: Stop<'a>,
    ) -> Result<Answer, Fault> {
        Ok(match (self, known) {
            (Self::Count(_), Known::Counts(counts)) => Answer::Count(Some(counts[at])),
            (_, Known::Counts(counts)) => {
                Answer::Verdict(["none", "unique", "several"][counts[at].min(2) as usize], None)
            }
            (Self::Rate(profiles), Known::Briefs(briefs)) => match &briefs[at] {
                Brief::None => Answer::Rated("none", Rated::default()),
                Brief::Several => Answer::Rated("several", Rated::default()),
                Brief::Unique(numbers) => {
                    let digits = numbers.map(|number| Digit::from_number(number.into()));
                    // Taken out meanwhile: raters that panicked are not used again.
                    let mut mine = raters.take().unwrap_or_else(|| Raters::new(profiles, stop));
                    let answer = rated(&mut mine, &puzzle.to_puzzle(), &digits, profiles);
                    *raters = Some(mine);
                    answer?
                }
            },
            (_, Known::Briefs(briefs)) => match &briefs[at] {
                Brief::None => Answer::Verdict("none", None),
                Brief::Several => Answer::Verdict("several", None),
                Brief::Unique(numbers) => {
                    let solution = numbers.iter().map(|&number| char::from(b'0' + number));
                    Answer::Verdict("unique", Some(solution.collect()))
                }
            },
            (_, Known::Nothing) => form(puzzle)?,
        })
    }
    /// The answer for any other puzzle.
    fn other(&self, puzzle: &Puzzle, stop: Stop<'_>) -> Result<Answer, Fault> {
        let budget = Budget::until(stop);
        if let Self::Count(limit) = self {
            let counted = count(puzzle, *limit, &budget);
            return Ok(Answer::Count(counted.complete.then_some(counted.found)));
        }
        if *self == Self::Canonical {
            return Err(Fault::refused("canonical forms are for plain 9x9 boards of digits"));
        }
        let verdict = solve(puzzle, &budget);
        let word = word(&verdict);
        match (self, verdict) {
            (Self::Rate(profiles), Verdict::Unique(solution)) => {
                rated(&mut Raters::new(profiles, stop), puzzle, solution.digits(), profiles)
            }
            (Self::Rate(_), _) => Ok(Answer::Rated(word, Rated::default())),
            (Self::Solve, Verdict::Unique(solution)) => {
                let line = digits_line(puzzle.shape(), solution.digits());
                Ok(Answer::Verdict(word, Some(line)))
            }
            _ => Ok(Answer::Verdict(word, None)),
        }
    }
    fn push(&self, table: &mut Table, answer: &Answer) {
        match answer {
            Answer::Count(count) => table.push(&[Value::of(*count, Value::Whole)]),
            Answer::Verdict(word, solution) => {
                table.push(&[Value::Text(word), Value::of(solution.as_deref(), Value::Text)]);
            }
            Answer::Form(form) => table.push(&[Value::Text(form)]),
            Answer::Rated(word, rated) => {
                let mut values = vec![Value::Text(word)];
                if let Self::Rate(profiles) = self {
                    values.extend(profiles.iter().flat_map(|profile| opinion(*profile, rated)));
                }
                table.push(&values);
            }
        }
    }
}

/// The fields of a profile.
fn fields(profile: Profile) -> &'static [(&'static str, Kind)] {
    match profile {
        Profile::Explainer | Profile::Sukaku => {
            &[("er", Kind::Real), ("ep", Kind::Real), ("ed", Kind::Real)]
        }
        Profile::Hodoku => &[("hodoku_level", Kind::Text), ("hodoku_score", Kind::Small)],
        Profile::Own => &[("level", Kind::Small), ("score", Kind::Small)],
    }
}

/// The values of these fields.
fn opinion(profile: Profile, rated: &Rated) -> Vec<Value<'static>> {
    let tenths = |tenths: u16| Value::Real(f64::from(tenths) / 10.0);
    match profile {
        Profile::Explainer | Profile::Sukaku => {
            let rating = rated.explainer.as_ref();
            let values = rating.map(|rating| [rating.er, rating.ep, rating.ed].map(tenths));
            values.map_or_else(|| vec![Value::Null; 3], Vec::from)
        }
        Profile::Hodoku => vec![
            Value::of(rated.hodoku, |(level, _)| Value::Text(level.name())),
            Value::of(rated.hodoku, |(_, score)| Value::Small(score)),
        ],
        Profile::Own => vec![
            Value::of(rated.own, |(level, _)| Value::Small(level.into())),
            Value::of(rated.own, |(_, score)| Value::Small(score)),
        ],
    }
}

fn rated(
    raters: &mut Raters<'_>,
    puzzle: &Puzzle,
    solution: &[Digit],
    profiles: &[Profile],
) -> Result<Answer, Fault> {
    match raters.rate(puzzle, solution, profiles) {
        Ok(rated) => Ok(Answer::Rated("unique", rated)),
        Err(Unrated::Stopped) => Ok(Answer::Rated("unknown", Rated::default())),
        Err(Unrated::Refused(why)) => Err(Fault::refused(why)),
    }
}

fn form(puzzle: &Classic) -> Result<Answer, Fault> {
    if is_consistent(puzzle.numbers()) {
        Ok(Answer::Form(to_line(&canonical_form(puzzle.numbers()))))
    } else {
        Err(Fault::refused("a house contains a digit twice; only Sudokus have a canonical form"))
    }
}

fn word(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::Unique(_) => "unique",
        Verdict::None => "none",
        Verdict::Several(..) => "several",
        Verdict::Unknown { .. } => "unknown",
    }
}

/// An answer. A panic of this library becomes a fault of the row, and does not end the column.
fn guarded(work: impl FnOnce() -> Result<Answer, Fault>) -> Result<Answer, Fault> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| Err(Fault::bug()))
}
