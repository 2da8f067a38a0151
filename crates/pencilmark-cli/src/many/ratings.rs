//! The work on lines with a puzzle each: rating.
use super::crew::Threads;
use super::form::Form;
use super::opinion::{Opinion, RatedStep};
use super::{NONE, SEVERAL, UNIQUE, UNKNOWN};
use crate::rate::Profile;
use pencilmark_batch::{Line, Problem, ProblemKind, Rows, Worker};
use pencilmark_core::Puzzle;
use pencilmark_exact::{Budget, Solution, Verdict, solve};
use pencilmark_formats::{Options, parse_line};
use pencilmark_rate::{hodoku, pencilmark, se};
use pencilmark_wire::{PuzzleJson, RatingJson};
use std::cell::Cell;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Rates each line.
pub(crate) struct Ratings<'a> {
    pub(crate) profiles: Vec<Profile>,
    pub(crate) tells_steps: bool,
    pub(crate) explainer: se::Options,
    pub(crate) form: Form,
    pub(crate) options: Options,
    pub(crate) limit: Duration,
    pub(crate) stop: &'a AtomicBool,
    /// Asked by the raters of all threads; see [`Ratings::is_over`].
    pub(crate) is_over: &'a (dyn Fn() -> bool + Sync),
    /// Threads for a puzzle that is the only one.
    pub(crate) crew: Option<&'a Threads>,
}

thread_local! {
    /// When the puzzle this thread is rating has taken too long.
    static END: Cell<Option<Instant>> = const { Cell::new(None) };
}

/// When a puzzle has taken too long: each thread that works on it must know.
#[derive(Clone, Copy)]
pub(crate) struct Deadline(Option<Instant>);

impl Deadline {
    pub(crate) fn of_this_thread() -> Self {
        Self(END.get())
    }
    /// Makes it the deadline of the calling thread.
    pub(crate) fn hold(self) {
        END.set(self.0);
    }
}

/// Whether the puzzle this thread is rating has taken too long, or the job is to stop.
pub(crate) fn is_over(stop: &AtomicBool) -> bool {
    stop.load(Ordering::Relaxed) || END.get().is_some_and(|end| Instant::now() >= end)
}

/// The raters of a thread, which keep their memory.
pub(crate) struct Raters<'a> {
    explainer: se::Rater<'a>,
    sukaku: se::Rater<'a>,
}

/// What is found of a puzzle.
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

impl Ratings<'_> {
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
        let opinions =
            self.profiles.iter().map(|&profile| self.opinion(profile, puzzle, &solution, raters));
        opinions.collect::<Result<_, _>>().map(Found::Rated)
    }
    fn opinion(
        &self,
        profile: Profile,
        puzzle: &Puzzle,
        solution: &Solution,
        raters: &mut Raters<'_>,
    ) -> Result<Opinion, Fault> {
        if (self.is_over)() {
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
                    Err(error) => Err(Fault::Refused(error.to_string())),
                }
            }
            Profile::Hodoku => hodoku::rate_until(puzzle, solution.digits(), &self.is_over)
                .map(|rating| Opinion::hodoku(&rating, self.tells_steps))
                .map_err(|refusal| match refusal {
                    hodoku::Refusal::Stopped => Fault::Stopped,
                    other => Fault::Refused(other.to_string()),
                }),
            Profile::Pencilmark => pencilmark::rate(puzzle, true)
                .map(|(rating, passes)| Opinion::own(rating, &passes, self.tells_steps))
                .ok_or_else(|| Fault::Refused("boards beyond 36x36 are not rated".into())),
        }
    }
    fn write(&self, row: &mut String, line: u64, puzzle: &Puzzle, found: &Found) {
        let digits = PuzzleJson::new(puzzle).givens;
        match found {
            Found::Rated(opinions) => self.write_rated(row, line, &digits, opinions),
            Found::Unrated(_, reason) => self.write_unrated(row, line, Some(&digits), reason),
        }
    }
    fn write_rated(&self, row: &mut String, line: u64, digits: &str, opinions: &[Opinion]) {
        let Some(first) = opinions.first() else { return };
        let mut fields = vec![digits];
        fields
            .extend(opinions.iter().flat_map(|opinion| opinion.fields.iter().map(String::as_str)));
        let steps = first.steps.to_string();
        fields.extend([first.hardest.as_str(), &steps]);
        let json = || {
            let mut rating = RatingJson {
                line,
                puzzle: Some(digits.to_owned()),
                hardest: Some(first.hardest.clone()),
                steps: Some(first.steps),
                ..RatingJson::default()
            };
            for opinion in opinions {
                opinion.fill(&mut rating);
            }
            rating
        };
        self.form.write(row, &text(opinions), &fields, json);
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
fn text(opinions: &[Opinion]) -> String {
    let mut text = String::new();
    for opinion in opinions {
        let _ = write!(text, "{}  ", opinion.words);
    }
    if let Some(first) = opinions.first() {
        let _ = write!(text, "{} steps, hardest: {}", first.steps, first.hardest);
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
    text
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
        Raters { explainer: rater(se::Table::Explainer), sukaku: rater(se::Table::Sukaku) }
    }
    fn line(&self, line: Line<'_>, raters: &mut Raters<'a>, rows: &mut Rows) {
        let parsed = match parse_line(line.text, 1, &self.options) {
            Ok(Some(parsed)) => parsed,
            Ok(None) => return rows.skip(),
            Err(error) => {
                let column = Some(error.column).filter(|&column| column > 0);
                return self.refuse(line.number, column, error.kind.to_string(), rows);
            }
        };
        END.set(Instant::now().checked_add(self.limit));
        let found = match self.find(&parsed.puzzle, raters) {
            Ok(found) => found,
            Err(Fault::Stopped) if self.stop.load(Ordering::Relaxed) => return rows.give_up(),
            Err(Fault::Stopped) => Found::Unrated(UNKNOWN, "not known within the time limit"),
            Err(Fault::Refused(why)) => return self.refuse(line.number, None, why, rows),
        };
        let class = match found {
            Found::Rated(_) => UNIQUE,
            Found::Unrated(class, _) => class,
        };
        rows.row(class, |row| self.write(row, line.number, &parsed.puzzle, &found));
    }
    fn placeholder(&self, problem: &Problem, row: &mut String) {
        let word = if problem.kind == ProblemKind::Bug { "error" } else { "malformed" };
        let reason = format!("{word}: {}", problem.message);
        self.write_unrated(row, problem.line, None, &reason);
    }
}

impl Ratings<'_> {
    fn refuse(&self, line: u64, column: Option<usize>, why: String, rows: &mut Rows) {
        let problem = Problem::malformed(line, column, why);
        let mut placeholder = String::new();
        self.placeholder(&problem, &mut placeholder);
        rows.malformed(problem, &placeholder);
    }
}
