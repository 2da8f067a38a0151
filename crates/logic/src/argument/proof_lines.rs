//! The lines of a proof as a person would tell them: what belongs together in one line, and cases within cases folded.
use super::proof_line::{Because, Claim, Line, about, named};
use crate::premise::Premise;
use crate::telling::Telling;
use whydoku_core::{Cell, DigitSet, KNOWS_RULES};
use whydoku_words::{LineNumber, Said, Value, message, said};

/// A case within a case is folded if more lines than these lie between its first and its last.
const FOLDED: usize = 6;

/// A line as it is told.
struct Row {
    /// How many nested cases it is in.
    depth: usize,
    /// Whether it begins a case.
    supposes: bool,
    /// Its number, from one.
    number: usize,
    said: Said,
    reason: Option<Said>,
}

/// Lines in words, each with its number. A supposition that at once leaves nothing of some fact, and
/// what follows from that, are one line to a reader, and so is all that a rule excludes for the same reason.
pub(super) fn told(lines: &[Line]) -> Vec<Telling> {
    let mut rows: Vec<Row> = Vec::new();
    // The number that stands for each line in the text.
    let mut numbers: Vec<usize> = Vec::with_capacity(lines.len());
    while numbers.len() < lines.len() {
        let at = numbers.len();
        let number = rows.len() + 1;
        let failure = lines[at..].first_chunk().and_then(|three| fails_at_once(at, three));
        let (row, taken) = if let Some((said, because)) = failure {
            let reason = named(message!("net-by"), &because, &numbers);
            (Row { depth: lines[at].depth - 1, supposes: false, number, said, reason }, 3)
        } else {
            let (said, taken) = excluded(&lines[at..]);
            let (depth, reason) = (lines[at].depth, lines[at].reason(&numbers));
            let supposes = lines[at].because == Because::Suppose;
            (Row { depth, supposes, number, said, reason }, taken)
        };
        rows.push(row);
        numbers.extend([number].repeat(taken));
    }
    folded(rows)
}

/// The story of some rows, with the inside of each long case within a case folded.
fn folded(rows: Vec<Row>) -> Vec<Telling> {
    // Where each row of a case within a case stands in it, and how many rows it has.
    let is_inner = |row: &Row| row.depth >= 2;
    let mut ends: Vec<usize> = (0..rows.len()).collect();
    for at in (0..rows.len()).rev() {
        let goes_on = rows
            .get(at + 1)
            .is_some_and(|next| is_inner(next) && !(next.supposes && next.depth == 2));
        if is_inner(&rows[at]) && goes_on {
            ends[at] = ends[at + 1];
        }
    }
    let mut story = Vec::new();
    let mut inside = Vec::new();
    let mut first = 0;
    for (at, row) in rows.into_iter().enumerate() {
        if row.supposes && row.depth == 2 {
            first = at;
        }
        let (is_first, is_last) = (at == first, at == ends[at]);
        let is_folded = row.depth >= 2 && !is_first && !is_last && ends[at] - first > FOLDED + 1;
        if is_last && !inside.is_empty() {
            story.push(Telling::Folded(core::mem::take(&mut inside)));
        }
        let into = if is_folded { &mut inside } else { &mut story };
        let number = LineNumber(row.number);
        into.push(Telling::Line { number, deeper: row.depth.saturating_sub(1) });
        into.push(row.said.into());
        into.push(row.reason.unwrap_or_else(|| said!("net-stop")).into());
    }
    story
}

/// What the first of some lines says, together with the following ones that say the same for the same reason of other
/// candidates; and how many lines these are.
fn excluded(lines: &[Line]) -> (Said, usize) {
    let first = &lines[0];
    let name = if KNOWS_RULES { first.because.name() } else { None };
    let Some(name) = name else { return (first.said(), 1) };
    let is_like = |line: &&Line| {
        let is_false = matches!(line.claim, Claim::False(_));
        is_false && line.depth == first.depth && line.because == first.because
    };
    let all = lines.iter().take_while(is_like);
    let mut gone: Vec<(Vec<Cell>, DigitSet)> = Vec::new();
    let mut count = 0;
    for line in all {
        let Claim::False(own) = line.claim else { break };
        count += 1;
        match gone.iter_mut().find(|(cells, _)| cells[..] == [own.cell]) {
            Some((_, digits)) => digits.insert(own.digit),
            None => gone.push((vec![own.cell], DigitSet::only(own.digit))),
        }
    }
    if count < 2 {
        return (first.said(), 1);
    }
    let mut alike: Vec<(Vec<Cell>, DigitSet)> = Vec::new();
    for (cells, digits) in gone {
        match alike.iter_mut().find(|(_, same)| *same == digits) {
            Some((known, _)) => known.extend(cells),
            None => alike.push((cells, digits)),
        }
    }
    let none = |(cells, digits): &(Vec<Cell>, DigitSet)| {
        let digits = Value::Any(digits.iter().map(Into::into).collect());
        Said::new(message!("net-none")).with("digits", digits).with_any("cells", cells)
    };
    let all = Value::all_said(alike.iter().map(none).collect());
    (Said::new(message!("net-none-by-rule")).with("none", all).with("rule", name), count)
}

/// A candidate that cannot be true, in one line, and the earlier lines on which it rests.
fn fails_at_once(at: usize, [supposed, end, after]: &[Line; 3]) -> Option<(Said, Vec<usize>)> {
    let (Claim::True(candidate), Because::Suppose) = (supposed.claim, &supposed.because) else {
        return None;
    };
    let Because::Last { premise, lines } = &end.because else { return None };
    let contrary = Because::Cases { premise: None, lines: vec![at] };
    if end.claim != Claim::Nothing || after.because != contrary {
        return None;
    }
    let said = match premise {
        Premise::Cell(cell) => {
            about(message!("net-fails-cell"), candidate).with("other-cell", *cell)
        }
        Premise::House(house, digit) => about(message!("net-fails-house"), candidate)
            .with("house", *house)
            .with("other-digit", *digit),
        _ => return None,
    };
    Some((said, lines.iter().copied().filter(|&line| line != at).collect()))
}
