//! The reasons for which a cell cannot hold certain digits, in words.
use super::ground::{Against, Ground};
use crate::premise::Clue;
use whydoku_core::{Cell, DigitSet, Form};
use whydoku_words::{Message, Part, Said, Value, message, rule};

/// The sentences for some grounds, each of which continues an explanation. `is_named` says whether a single rule has been
/// named before.
pub(super) fn sentences(
    grounds: &[Ground],
    clues: &[Clue],
    group: &[Cell],
    is_named: bool,
) -> Vec<Said> {
    let mut told = Vec::new();
    let mut done: Vec<&Ground> = Vec::new();
    for ground in grounds {
        if done.contains(&ground) {
            continue;
        }
        // Several cells for one reason.
        let is_for_all = matches!(
            ground.against,
            Against::Unfillable | Against::NoPlace | Against::Bounds { .. } | Against::Count { .. }
        );
        let is_of_side = matches!(&ground.against, Against::Sides { cells, .. } if cells.len() > 1);
        let is_for_digits = is_of_side
            || matches!(ground.against, Against::Seen { .. } | Against::Places | Against::Alone);
        let like = |other: &&Ground| match (&ground.against, &other.against) {
            (Against::Bounds { .. }, Against::Bounds { .. }) => true,
            (one, more) if is_for_all => one == more,
            (one, more) if is_for_digits => one == more && ground.digits == other.digits,
            _ => ground == *other,
        };
        let all: Vec<&Ground> = grounds.iter().filter(like).collect();
        told.push(sentence(&all, clues, group, is_named));
        done.extend(all);
    }
    told
}

/// The largest number of digits that a cell would need and that are listed.
const MOST_WANTED: usize = 4;

fn sentence(all: &[&Ground], clues: &[Clue], group: &[Cell], is_named: bool) -> Said {
    let Some(ground) = all.first() else { return Said::new(message!("ground-end")) };
    let own = |message: Message| {
        Said::new(message).with("digits", any(ground.digits)).with("cell", ground.cell)
    };
    let cells: Vec<Cell> = all.iter().map(|one| one.cell).collect();
    match &ground.against {
        Against::Partner { cell, wanted, has } => {
            let other = *cell;
            let (many, few) = (wanted.len() > MOST_WANTED, has.len() <= MOST_WANTED);
            // What is wanted is not listed if it is much, or nothing.
            let is_plain = many || wanted.is_empty();
            let said = own(match (is_plain, few) {
                (true, _) if has.len() == 1 => message!("ground-partner-beside"),
                (false, _) if has.len() == 1 => message!("ground-partner-is"),
                (true, _) => message!("ground-partner-many"),
                (false, true) => message!("ground-partner"),
                (false, false) => message!("ground-partner-not"),
            });
            let said = if is_plain { said } else { said.with("wanted", any(*wanted)) };
            let said = if is_plain || few { said.with("has", any(*has)) } else { said };
            because(said.with("other", other), clues, &[ground.cell, other], is_named)
        }
        Against::Alone => {
            let said = Said::new(message!("ground-alone")).with("digits", any(ground.digits));
            because(said.with_any("cells", &cells), clues, &cells[..1], is_named)
        }
        Against::Places => {
            let said = Said::new(message!("ground-places")).with("digits", any(ground.digits));
            // The rules have not been named before.
            told_by(said.with_any("cells", &cells), clues, &cells[..1])
        }
        Against::Bounds { .. } => {
            let bounds = Value::Series(all.iter().map(|one| bounds(one)).collect());
            Said::new(message!("ground-bounds")).with("bounds", bounds)
        }
        Against::Forced { path, empty } => {
            let step = |(cell, digits): &(Cell, DigitSet)| {
                let said = Said::new(message!("ground-forced-step")).with("cell", *cell);
                said.with("digits", any(*digits))
            };
            let path = Value::Series(path.iter().map(step).collect());
            own(message!("ground-forced")).with("path", path).with("empty", *empty)
        }
        Against::Seen { places } => {
            let said = Said::new(message!("ground-seen")).with("digits", ground.digits);
            said.with_any("places", places).with_any("cells", &cells)
        }
        Against::Counterpart { digit, cells: to, rest } => {
            let said = match rest {
                None => own(message!("ground-counterpart")),
                Some(rest) => own(message!("ground-counterpart-gap")).with("rest", number(*rest)),
            };
            said.with("digit", *digit).with_any("cells", to)
        }
        Against::Count { count, is_most } => {
            let most = message!("ground-count-most");
            let said = Said::new(if *is_most { most } else { message!("ground-count-least") });
            said.with("candidates", candidates(all)).with("count", Value::Count(*count))
        }
        Against::NoPlace => {
            Said::new(message!("ground-no-place")).with("candidates", candidates(all))
        }
        Against::Unfillable => {
            let said = |message| Said::new(message).with("candidates", candidates(all));
            if clues.iter().any(|clue| clue.rule.form() == Form::Outside) {
                return said(message!("ground-unfillable-line"));
            }
            let rest: Vec<Cell> =
                group.iter().filter(|cell| !cells.contains(cell)).copied().collect();
            let rest = if rest.is_empty() { group.to_vec() } else { rest };
            said(message!("ground-unfillable")).with_all("cells", &rest)
        }
        Against::Sides { cells: side, own: sum, others, bound, is_less } if side.len() > 1 => {
            let more = message!("ground-side-more");
            let said = Said::new(if *is_less { message!("ground-side-less") } else { more });
            let said = said.with("digits", any(ground.digits)).with_any("where", &cells);
            let said = said.with_all("cells", side).with("own", number(*sum));
            said.with_all("others", others).with("bound", number(*bound))
        }
        against => by_total(own, against, ground.digits.len() == 1),
    }
}

/// The sentences about a total.
fn by_total(own: impl Fn(Message) -> Said, against: &Against, is_one: bool) -> Said {
    match against {
        Against::TooLittle { cells, rest, bound } => {
            let one = message!("ground-too-little");
            let said = own(if is_one { one } else { message!("ground-too-little-many") });
            said.with_all("cells", cells).with("rest", number(*rest)).with("bound", number(*bound))
        }
        Against::TooMuch { cells, rest, bound } => {
            let one = message!("ground-too-much");
            let said = own(if is_one { one } else { message!("ground-too-much-many") });
            said.with_all("cells", cells).with("rest", number(*rest)).with("bound", number(*bound))
        }
        Against::NotMade { cells, rests } => {
            let part = |&rest: &i64| usize::try_from(rest).map(Part::Number);
            let rest = match rests.iter().map(part).collect::<Result<Vec<_>, _>>() {
                Ok(parts) => Value::Any(parts),
                Err(_) => number(rests.first().copied().unwrap_or_default()), // less than nothing
            };
            own(message!("ground-not-made")).with_all("cells", cells).with("rest", rest)
        }
        Against::Sides { others, bound, is_less, .. } => {
            let more = message!("ground-alone-more");
            let said = own(if *is_less { message!("ground-alone-less") } else { more });
            said.with_all("others", others).with("bound", number(*bound))
        }
        _ => Said::new(message!("ground-end")),
    }
}

/// `r1c2 from 2 to 8`, or the only digit.
fn bounds(ground: &Ground) -> Said {
    let Against::Bounds { least, most } = ground.against else {
        return Said::new(message!("ground-end"));
    };
    if least == most {
        let said = Said::new(message!("ground-bounds-one"));
        return said.with("cell", ground.cell).with("least", least);
    }
    let said = Said::new(message!("ground-bounds-two")).with("cell", ground.cell);
    said.with("least", least).with("most", most)
}

/// A ground with the rules that name these cells, unless there is only one rule, which has been named.
fn because(ground: Said, clues: &[Clue], cells: &[Cell], is_named: bool) -> Said {
    if clues.len() < 2 && is_named {
        return Said::new(message!("ground-plain")).with("ground", ground);
    }
    told_by(ground, clues, cells)
}

/// A ground with the rules that name these cells.
fn told_by(ground: Said, clues: &[Clue], cells: &[Cell]) -> Said {
    let names = |clue: &&Clue| {
        let own = clue.rule.cells();
        clue.rule.form() == Form::Board || cells.iter().all(|cell| own.contains(cell))
    };
    let some: Vec<Said> = clues.iter().filter(names).map(|clue| rule(&clue.rule)).collect();
    let rules =
        if some.is_empty() { clues.iter().map(|clue| rule(&clue.rule)).collect() } else { some };
    Said::new(message!("ground-because"))
        .with("rules", Value::all_said(rules))
        .with("ground", ground)
}

/// The digits of some grounds in their cells: `4 or 5 in r1c1 or r1c3; 7 in r1c2`.
fn candidates(all: &[&Ground]) -> Value {
    let mut there: Vec<(DigitSet, Vec<Cell>)> = Vec::new();
    for ground in all {
        match there.iter_mut().find(|(digits, _)| *digits == ground.digits) {
            Some((_, cells)) => cells.push(ground.cell),
            None => there.push((ground.digits, vec![ground.cell])),
        }
    }
    let one = |(digits, cells): &(DigitSet, Vec<Cell>)| {
        Said::new(message!("ground-there")).with("digits", any(*digits)).with_any("cells", cells)
    };
    Value::Series(there.iter().map(one).collect())
}

fn any(digits: DigitSet) -> Value {
    Value::Any(digits.iter().map(Into::into).collect())
}

fn number(number: i64) -> Value {
    Value::Text(number.to_string())
}
