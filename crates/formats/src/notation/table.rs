//! The words for rules: those of every kind of rule, then those for houses and boards.
use super::reader::{Fault, Reader};
use crate::lex::Token;
use std::sync::LazyLock;
use whydoku_core::{Everywhere, Form, Kind, Usual};

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
    /// What a kind of rule needs; less if the word stands for usual numbers or relations.
    Rule(Kind, Option<&'static Usual>),
    /// Nothing: the word stands for a rule at every place.
    Everywhere(&'static Everywhere),
    /// Nothing: the word is a house, or several.
    Nothing(fn(&mut Reader<'_>)),
    /// Cells of a house.
    Cells(fn(&mut Reader<'_>) -> Result<(), Fault>),
    /// The board itself, which is read first.
    Board,
}

impl Row {
    /// Whether nothing needs to follow.
    pub(crate) fn may_be_alone(&self) -> bool {
        match self.needs {
            Needs::Rule(kind, usual) => {
                let definition = kind.definition();
                let needs_number = definition.numbers[0] > 0 || kind == Kind::NO_OTHER;
                definition.form == Form::Board && (usual.is_some() || !needs_number)
            }
            Needs::Everywhere(_) | Needs::Nothing(_) => true,
            Needs::Cells(_) | Needs::Board => false,
        }
    }
}

const fn row(names: &'static [&'static str], example: &'static str, needs: Needs) -> Row {
    Row { names, example, needs }
}

/// The words for houses and boards.
#[allow(
    clippy::redundant_closure_for_method_calls,
    reason = "a method alone is one for readers of one lifetime"
)]
const HOUSES: [Row; 8] = [
    row(&["diagonals"], "diagonals", Needs::Nothing(|line| line.diagonals(&[true, false]))),
    row(&["diagonal down"], "diagonal down", Needs::Nothing(|line| line.diagonals(&[true]))),
    row(&["diagonal up"], "diagonal up", Needs::Nothing(|line| line.diagonals(&[false]))),
    row(&["windows", "windoku"], "windows", Needs::Nothing(|line| line.windows())),
    row(&["disjoint groups"], "disjoint groups", Needs::Nothing(|line| line.disjoint_groups())),
    row(
        &["house", "extra region"],
        "house: r1c1 r2c2 r3c3 r4c4 r5c5 r6c6 r7c7 r8c8 r9c9",
        Needs::Cells(|line| line.house()),
    ),
    row(&["boxes"], "boxes 3x2", Needs::Board),
    row(&["regions"], "regions: 1122 1122 3344 3344", Needs::Board),
];

/// All of them.
pub(crate) static TABLE: LazyLock<Vec<Row>> = LazyLock::new(|| {
    let of_kind = |kind: Kind| {
        let definition = kind.definition();
        let own = row(definition.words, definition.example, Needs::Rule(kind, None));
        let usual = definition.usual.iter().filter(|usual| !usual.words.is_empty());
        let usual = usual.map(move |one| row(one.words, one.example, Needs::Rule(kind, Some(one))));
        core::iter::once(own).chain(usual)
    };
    let everywhere = Everywhere::ALL.iter();
    let everywhere = everywhere.map(|all| row(all.words, all.words[0], Needs::Everywhere(all)));
    Kind::all().flat_map(of_kind).chain(everywhere).chain(HOUSES).collect()
});

/// The relation whose words these begin with, the longest if there are several: its kind, its name of its own if it is
/// a usual one, and how many words they are. Dots may be in the plural.
pub(crate) fn find_relation(tokens: &[Token<'_>]) -> Option<(Kind, Option<&'static Usual>, usize)> {
    let marks = TABLE.iter().filter_map(|row| match row.needs {
        Needs::Rule(kind, usual) if kind.definition().form == Form::Mark => {
            Some((row, kind, usual))
        }
        _ => None,
    });
    let found = marks.flat_map(|(row, kind, usual)| {
        row.names.iter().filter_map(move |name| Some((kind, usual, begins(name, tokens)?)))
    });
    found.max_by_key(|(.., count)| *count)
}

/// How many words a name has, if these words begin with them. The last may be in the plural.
fn begins(name: &str, tokens: &[Token<'_>]) -> Option<usize> {
    let count = name.split(' ').count();
    let is_word = |word: &str, text: &str| {
        text.eq_ignore_ascii_case(word) || word == "dot" && text.eq_ignore_ascii_case("dots")
    };
    let alike = name.split(' ').zip(tokens).all(|(word, token)| is_word(word, token.text));
    (alike && count <= tokens.len()).then_some(count)
}

/// The row whose words begin a line, the longest if there are several, and how many words they are.
pub(crate) fn find(tokens: &[Token<'_>]) -> Option<(&'static Row, usize)> {
    let rows = TABLE.iter().flat_map(|row| row.names.iter().map(move |name| (row, name)));
    let found = rows.filter_map(|(row, name)| Some((row, begins(name, tokens)?)));
    found.max_by_key(|(_, count)| *count)
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
