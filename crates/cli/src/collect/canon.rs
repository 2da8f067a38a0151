//! `whydoku canon`: canonical forms.
use super::dedupe::Dedupe;
use super::lines::{Found, Lines, Made};
use crate::args::{CanonArgs, Common};
use crate::exit::{Exit, Failure};
use crate::form::Form;
use crate::jobs::Order;
use crate::printing::end;
use crate::signals::Signals;
use crate::source::{Reader, Source};
use std::io;
use whydoku_canon::{canonical, is_consistent, to_line};
use whydoku_exact::Classic;

pub(crate) fn run(args: &CanonArgs, common: &Common) -> Result<Exit, Failure> {
    if args.dedupe && Form::new(common) != Form::TEXT {
        return Err(Failure::bad("--dedupe prints lines of text only"));
    }
    let source = Source::of(&args.input)?;
    let mut targets = args.many.targets(&source, None)?;
    let reader = Reader::of(&args.input, common.language)?;
    let source = source.laid_out(&reader)?;
    let signals = Signals::catch()?;
    let make = |_: u64, found: Found| {
        Some(match found {
            Found::Plain(classic) if is_consistent(classic.numbers()) => Ok(row(&classic, args)),
            Found::Plain(_) => {
                Err("a house contains a digit twice; only Sudokus have a canonical form".into())
            }
            Found::Other(_) => Err("canonical forms are for plain 9x9 boards of digits".into()),
        })
    };
    // Duplicates are recognized by the row's text, so rows are made first and formatted later.
    let form = if args.dedupe { Form::TEXT } else { Form::new(common) };
    let worker = Lines { form, reader: reader.clone(), stop: signals.flag(), make: &make };
    let identity = format!("canon, automorphisms {}", args.automorphisms);
    let heading = Form::new(common).heading(if args.automorphisms {
        "line,form,automorphisms\n"
    } else {
        "line,form\n"
    });
    let output = if args.dedupe { targets.output.take() } else { None };
    let order = Order::of_rows(
        (source, reader, targets),
        &args.input,
        identity,
        heading,
        &args.many,
        common,
    );
    if !args.dedupe {
        return order.run_fast(&worker, &signals);
    }
    let draft = output.map(|target| target.begin()).transpose().map_err(Failure::bad)?;
    let mut dedupe = Dedupe::new(args.scratch.clone());
    // After Ctrl-C the rows read so far are written, but the file does not get its final name.
    let exit = order.into_sink(&worker, &signals, &mut dedupe)?;
    match draft {
        Some(mut draft) => {
            dedupe.finish(&mut draft)?;
            end(draft, matches!(exit, Exit::Fine | Exit::NoSolution))?;
        }
        None => dedupe.finish(&mut io::BufWriter::new(io::stdout().lock()))?,
    }
    Ok(exit)
}

/// The form, or with `--keep` the form and the puzzle.
fn row(classic: &Classic, args: &CanonArgs) -> Made {
    let found = canonical(classic.numbers());
    let mut text = to_line(&found.form);
    let mut notes = Vec::new();
    if args.keep {
        text.push_str(&classic.to_string());
    }
    if args.automorphisms {
        notes.push(("automorphisms", found.automorphisms.to_string()));
    }
    Made { text, notes }
}
