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

impl Row {
    fn told(&self) -> [Telling; 3] {
        let number = LineNumber(self.number);
        let reason = self.reason.clone().unwrap_or_else(|| said!("net-stop"));
        let line = Telling::Line { number, deeper: self.depth.saturating_sub(1) };
        [line, self.said.clone().into(), reason.into()]
    }
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
    folded(&rows)
}

/// The story of some rows, with the inside of each long case within a case folded.
fn folded(rows: &[Row]) -> Vec<Telling> {
    // A case within a case up to the next one; every other row stands alone.
    let goes_on = |_: &Row, next: &Row| next.depth >= 2 && !(next.supposes && next.depth == 2);
    let mut story = Vec::new();
    for part in rows.chunk_by(goes_on) {
        match part {
            [first, inside @ .., last] if inside.len() > FOLDED => {
                story.extend(first.told());
                story.push(Telling::Folded(inside.iter().flat_map(Row::told).collect()));
                story.extend(last.told());
            }
            _ => story.extend(part.iter().flat_map(Row::told)),
        }
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
