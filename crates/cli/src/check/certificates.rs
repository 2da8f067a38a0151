//! The job of `check` on a file with one certificate per line.
use crate::args::{Common, Input, Many};
use crate::exit::{Exit, Failure};
use crate::form::Form;
use crate::jobs::{Order, REJECTED, SMALL_CHUNK, UNIQUE};
use crate::signals::Signals;
use crate::source::Source;
use std::sync::atomic::{AtomicBool, Ordering};
use whydoku_batch::{Config, InputLine, Problem, ProblemKind, Rows, Worker};
use whydoku_proof::{Checker, Limits};
use whydoku_wire::{CertificateJson, RowJson, WireError, from_json};

/// A certificate longer than this is refused.
const LONGEST_CERTIFICATE: usize = 256 << 20;

/// Checks every certificate of a file.
pub(super) fn check_all(
    source: Source,
    (input, many): (&Input, &Many),
    common: &Common,
) -> Result<Exit, Failure> {
    let targets = many.targets(&source, None)?;
    let signals = Signals::catch()?;
    let worker = Certificates { form: Form::new(common), stop: signals.flag() };
    let config =
        Config { chunk: SMALL_CHUNK, longest_line: LONGEST_CERTIFICATE, ..Config::default() };
    let (identity, heading) = ("check certificates".into(), worker.heading().into());
    let reader = None;
    Order { source, targets, reader, input, identity, heading, footing: "", many, common }
        .run(config, &worker, &signals)
}

/// Checks the certificate of each line.
struct Certificates<'a> {
    form: Form,
    stop: &'a AtomicBool,
}

impl Certificates<'_> {
    fn heading(&self) -> &'static str {
        self.form.heading("line,puzzle,verdict,verified,reason\n")
    }
}

impl Worker for Certificates<'_> {
    type Scratch = Option<Checker>;
    fn scratch(&self) -> Option<Checker> {
        None
    }
    fn line(&self, line: InputLine<'_>, checker: &mut Option<Checker>, rows: &mut Rows) {
        if line.text.trim().is_empty() {
            return rows.skip();
        }
        if self.stop.load(Ordering::Relaxed) {
            return rows.give_up();
        }
        let read = from_json::<CertificateJson>(line.text).and_then(|json| {
            json.read().map(|(puzzle, claim)| (json.puzzle.givens, puzzle, claim))
        });
        let (givens, puzzle, claim) = match read {
            Ok(read) => read,
            Err(error) => {
                let (column, message) = match error {
                    WireError::Json { message, column, .. } if column > 0 => {
                        (Some(column), message)
                    }
                    error => (None, error.to_string()),
                };
                let problem = Problem::malformed(line.number, column, message);
                let mut placeholder = String::new();
                self.placeholder(&problem, &mut placeholder);
                return rows.malformed(problem, &placeholder);
            }
        };
        let checker = checker.get_or_insert_with(|| Checker::new(puzzle.shape()));
        let verdict = checker.check(&puzzle, &claim, &Limits::default());
        let why = verdict.as_ref().err().map(ToString::to_string).unwrap_or_default();
        let (class, answer) = match &verdict {
            Ok(()) => (UNIQUE, "verified".to_owned()),
            Err(_) => (REJECTED, format!("rejected: {why}")),
        };
        let text = format!("{}: {answer}", claim.id());
        let number = line.number.to_string();
        let verified = if verdict.is_ok() { "true" } else { "false" };
        let fields = [&number, &givens, claim.id(), verified, why.as_str()];
        rows.row(class, |row| {
            self.form.write(row, &text, &fields, || RowJson {
                line: line.number,
                puzzle: Some(givens.clone()),
                verdict: Some(claim.id().into()),
                verified: Some(verdict.is_ok()),
                reason: Some(why.clone()).filter(|why| !why.is_empty()),
                ..RowJson::default()
            });
        });
    }
    fn placeholder(&self, problem: &Problem, row: &mut String) {
        let word = if problem.kind == ProblemKind::Bug { "error" } else { "malformed" };
        let line = problem.line.to_string();
        let fields = [line.as_str(), "", word, "", problem.message.as_str()];
        self.form.write(row, word, &fields, || RowJson {
            line: problem.line,
            verdict: Some(word.into()),
            reason: Some(problem.message.clone()),
            ..RowJson::default()
        });
    }
}
