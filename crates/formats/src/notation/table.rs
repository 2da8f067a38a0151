//! The words for rules.
use super::reader::{Fault, Reader};
use crate::lex::Token;
use whydoku_core::{CellRule, OutsideRule, Relation};

/// A word for a rule.
pub(crate) struct Row {
    /// The words, the usual one first.
    pub(crate) names: &'static [&'static str],
    /// A line with it.
    pub(crate) example: &'static str,
    pub(crate) needs: Needs,
}

/// What follows a word.
#[derive(Clone, Copy)]
pub(crate) enum Needs {
    /// Nothing: the word is enough.
    Nothing(fn(&mut Reader<'_>)),
    /// Cells and numbers.
    More(fn(&mut Reader<'_>) -> Result<(), Fault>),
    /// The board itself, which is read first.
    Board,
}

impl Row {
    /// Whether nothing needs to follow.
    pub(crate) fn may_be_alone(&self) -> bool {
        matches!(self.needs, Needs::Nothing(_))
    }
}

const fn row(
    names: &'static [&'static str],
    example: &'static str,
    read: fn(&mut Reader<'_>) -> Result<(), Fault>,
) -> Row {
    Row { names, example, needs: Needs::More(read) }
}

const fn alone(
    names: &'static [&'static str],
    example: &'static str,
    says: fn(&mut Reader<'_>),
) -> Row {
    Row { names, example, needs: Needs::Nothing(says) }
}

const fn board(names: &'static [&'static str], example: &'static str) -> Row {
    Row { names, example, needs: Needs::Board }
}

/// All of them.
#[allow(
    clippy::redundant_closure_for_method_calls,
    reason = "a method alone is one for readers of one lifetime"
)]
pub(crate) static TABLE: [Row; 36] = [
    row(&["cage", "killer cage", "killer"], "cage 15: r1c1 r1c2", |line| line.cage()),
    alone(&["knight", "anti-knight", "antiknight"], "knight", |line| line.moves([1, 2])),
    alone(&["king", "anti-king", "antiking"], "king", |line| line.moves([1, 1])),
    row(&["move"], "move 1 3", |line| line.any_move()),
    alone(&["nonconsecutive", "non-consecutive"], "nonconsecutive", |line| line.nonconsecutive()),
    row(&["no other"], "no other: white dot, black dot", |line| line.no_other()),
    row(&["white dot", "dot white"], "white dot: r1c1 r1c2, r5c5 r6c5", |line| {
        line.pairs(Relation::Difference(1))
    }),
    row(&["black dot", "dot black"], "black dot: r1c1 r1c2", |line| line.pairs(Relation::Ratio(2))),
    row(&["difference at least", "at least"], "difference at least 5: r1c1 r1c2", |line| {
        line.numbered_pairs(Relation::AtLeast)
    }),
    row(&["difference"], "difference 3: r1c1 r1c2", |line| {
        line.numbered_pairs(Relation::Difference)
    }),
    row(&["ratio"], "ratio 3: r1c1 r1c2", |line| line.numbered_pairs(Relation::Ratio)),
    row(&["sum"], "sum 8: r1c1 r1c2", |line| line.numbered_pairs(Relation::Sum)),
    row(&["x"], "x: r1c1 r1c2", |line| line.pairs(Relation::Sum(10))),
    row(&["v"], "v: r1c1 r1c2", |line| line.pairs(Relation::Sum(5))),
    row(&["greater"], "greater: r1c1 > r1c2", |line| line.pairs(Relation::Greater)),
    row(&["equal"], "equal: r1c1 r5c5", |line| line.pairs(Relation::Equal)),
    row(&["odd"], "odd: r1c1 r5c5", |line| line.each(CellRule::Odd)),
    row(&["even"], "even: r1c1 r5c5", |line| line.each(CellRule::Even)),
    row(&["minimum", "min"], "minimum: r1c1", |line| line.each(CellRule::Minimum)),
    row(&["maximum", "max"], "maximum: r1c1", |line| line.each(CellRule::Maximum)),
    row(&["clone", "clones"], "clone: r1c1 r1c2 = r5c5 r5c6", |line| line.clones()),
    row(&["palindrome"], "palindrome: r1c1 r2c2 r3c2", |line| line.palindrome()),
    row(&["quadruple", "quad"], "quadruple 1 2: r12c12", |line| line.quadruple()),
    row(&["little killer"], "little killer 20: from r1c4 to r4c1", |line| line.little_killer()),
    row(&["sandwich"], "sandwich 12: row 3", |line| line.outside(OutsideRule::Sandwich)),
    row(&["x-sum", "xsum"], "x-sum 20: column 4 from below", |line| {
        line.outside(OutsideRule::XSum)
    }),
    row(&["skyscraper"], "skyscraper 3: row 2 from the right", |line| {
        line.outside(OutsideRule::Skyscraper)
    }),
    row(&["numbered room"], "numbered room 5: column 1", |line| {
        line.outside(OutsideRule::NumberedRoom)
    }),
    alone(&["diagonals"], "diagonals", |line| line.diagonals(&[true, false])),
    alone(&["diagonal down"], "diagonal down", |line| line.diagonals(&[true])),
    alone(&["diagonal up"], "diagonal up", |line| line.diagonals(&[false])),
    alone(&["windows", "windoku"], "windows", |line| line.windows()),
    alone(&["disjoint groups"], "disjoint groups", |line| line.disjoint_groups()),
    row(
        &["house", "extra region"],
        "house: r1c1 r2c2 r3c3 r4c4 r5c5 r6c6 r7c7 r8c8 r9c9",
        |line| line.house(),
    ),
    board(&["boxes"], "boxes 3x2"),
    board(&["regions"], "regions: 1122 1122 3344 3344"),
];

/// The row whose words begin a line, the longest if there are several, and how many words they are.
pub(crate) fn find(tokens: &[Token<'_>]) -> Option<(&'static Row, usize)> {
    let begins = |name: &str| {
        let mut words = name.split(' ').zip(tokens);
        let count = name.split(' ').count();
        let alike = words.all(|(word, token)| token.text.eq_ignore_ascii_case(word));
        (alike && count <= tokens.len()).then_some(count)
    };
    let rows = TABLE.iter().flat_map(|row| row.names.iter().map(move |name| (row, name)));
    rows.filter_map(|(row, name)| Some((row, begins(name)?))).max_by_key(|(_, count)| *count)
}

/// The name that is closest to a word.
pub(crate) fn near(word: &str) -> Option<&'static str> {
    nearest(word, 0.8, |_| true)
}

/// Whether a text is close to the name of a rule that needs nothing more.
pub(crate) fn near_alone(text: &str) -> bool {
    let alone = TABLE.iter().filter(|row| row.may_be_alone());
    let longest = alone.flat_map(|row| row.names).map(|name| name.len()).max().unwrap_or(0);
    // No text of twice the length is that close, and to find that out takes long.
    text.chars().take(2 * longest + 1).count() <= 2 * longest
        && nearest(text, 0.92, Row::may_be_alone).is_some()
}

fn nearest(word: &str, least: f64, fits: fn(&Row) -> bool) -> Option<&'static str> {
    let word = word.to_lowercase();
    let names = TABLE.iter().filter(|row| fits(row)).flat_map(|row| row.names.iter().copied());
    let likeness = |name: &str| strsim::jaro_winkler(&word, name);
    let best = names.max_by(|a, b| likeness(a).total_cmp(&likeness(b)))?;
    (likeness(best) >= least).then_some(best)
}
