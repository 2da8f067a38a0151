//! Kinds of rules: everything about a kind, as data.
use super::kinds::KINDS;
use super::{Automaton, Board, Form, Goes, KNOWS_RULES, Part, Relation, Rule, Stroke, Total};
use crate::{Cell, Digit, Random, Shape};
use core::fmt;

/// A kind of rule: an entry of the ordered list in `rules/kinds.rs`. The order is a contract: rules of a board are
/// compared by it, and lists for readers follow it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(pub(super) u8);

impl Kind {
    /// Every kind, in order.
    ///
    /// ```
    /// use whydoku_core::Kind;
    /// assert_eq!(Kind::all().next(), Some(Kind::MOVE));
    /// ```
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        let count = if KNOWS_RULES { KINDS.len() } else { 0 };
        (0..count).map(|number| Self(number as u8))
    }
    /// The kind with this id.
    ///
    /// ```
    /// use whydoku_core::Kind;
    /// assert_eq!(Kind::named("thermometer"), Some(Kind::THERMOMETER));
    /// assert_eq!(Kind::named("barometer"), None);
    /// ```
    pub fn named(id: &str) -> Option<Self> {
        Self::all().find(|kind| kind.id() == id)
    }
    /// Its id, as our JSON and the ids of messages have it: `little-killer`.
    pub fn id(self) -> &'static str {
        self.definition().id
    }
    /// Everything about it.
    pub fn definition(self) -> &'static Definition {
        // A program that knows no rules has none, and need not contain what they mean.
        if KNOWS_RULES { KINDS[usize::from(self.0)] } else { &NOTHING }
    }
    /// The name of its own that it has for these numbers or relations.
    pub fn usual(self, numbers: &[u32], relations: &[Relation]) -> Option<&'static Usual> {
        let (mut numbers, mut relations) = (numbers.to_vec(), relations.to_vec());
        numbers.sort_unstable();
        relations.sort_unstable();
        let is_it = |usual: &&Usual| usual.numbers == numbers && usual.relations == relations;
        self.definition().usual.iter().find(is_it)
    }
}

/// What takes the place of all kinds where a program knows no rules.
static NOTHING: Definition = Definition {
    id: "",
    form: Form::Board,
    numbers: [0, 0],
    words: &[],
    example: "",
    usual: &[],
    fpuzzles: None,
    solver: None,
    strokes: &[],
    meaning: Meaning::new(|_, _, _| true),
    theme: None,
};

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A kind with a certain number, or certain relations, that has a name of its own: a difference of 1 is a white dot.
#[derive(Debug)]
pub struct Usual {
    /// Appended to the id of the kind, for messages: `rule-difference-1`.
    pub id: &'static str,
    /// The numbers.
    pub numbers: &'static [u32],
    /// The relations, in order.
    pub relations: &'static [Relation],
    /// The words that begin a typed line, the usual one first; none if only the sentence is its own.
    pub words: &'static [&'static str],
    /// A typed line with it.
    pub example: &'static str,
    /// What f-puzzles calls it.
    pub fpuzzles: Option<&'static str>,
    /// What Interactive Sudoku Solver calls it.
    pub solver: Option<&'static str>,
    /// How it is drawn, if not as the others of its kind.
    pub strokes: Option<&'static [Stroke]>,
}

impl Usual {
    /// One with nothing of its own but its id, for the others to start from.
    pub(super) const PLAIN: Self = Self {
        id: "",
        numbers: &[],
        relations: &[],
        words: &[],
        example: "",
        fpuzzles: None,
        solver: None,
        strokes: None,
    };
}

/// Everything about a kind of rule. The sentences about it are messages found by its id (`rule-<id>`).
#[derive(Debug)]
pub struct Definition {
    /// Its name in our JSON and in the ids of messages: `little-killer`.
    pub id: &'static str,
    /// How it lies on the board.
    pub form: Form,
    /// The fewest and the most numbers that it has.
    pub numbers: [usize; 2],
    /// The words that begin a typed line, the usual one first.
    pub words: &'static [&'static str],
    /// A typed line with it.
    pub example: &'static str,
    /// The numbers or relations for which it has names of its own.
    pub usual: &'static [Usual],
    /// What f-puzzles calls it, if it knows the kind.
    pub fpuzzles: Option<&'static str>,
    /// What Interactive Sudoku Solver calls it, if it knows the kind.
    pub solver: Option<&'static str>,
    /// How it is drawn.
    pub strokes: &'static [Stroke],
    /// What it means.
    pub meaning: Meaning,
    /// How puzzles are made with it, if they are.
    pub theme: Option<Theme>,
}

/// What follows from the numbers of two cells: the first, the second, the number of the rule.
type Related = fn(usize, usize, usize) -> bool;
/// See [`Meaning::holds`].
type Holds = fn(&Rule, Board<'_>, &dyn Fn(Cell) -> usize) -> bool;
/// See [`Meaning::allows`].
type Allows = fn(&Rule, usize, Cell, usize) -> bool;
/// See [`Meaning::may_hold`].
type MayHold = fn(&Rule, &[Vec<Digit>]) -> bool;
/// See [`Meaning::own_numbers`].
type OwnNumbers = fn(&Rule, &dyn Fn(Cell) -> usize) -> Vec<u32>;
/// A place of a sentence, and the sets of numbers that fill it.
pub type Fact = (&'static str, Vec<Vec<usize>>);
/// See [`Meaning::cases`].
type Cases = fn(&Rule, &[Vec<Digit>]) -> Vec<RuleCase>;
/// See [`Meaning::extremes`].
type Extremes = fn(&Rule, &[Vec<Digit>]) -> Option<[usize; 2]>;
/// See [`Meaning::links`].
type Links = fn(&Rule, Board<'_>, &mut dyn FnMut(&[[Cell; 2]], Goes<'_>));

/// One of the cases that a person tells apart for a rule. Cells are meant by their places in the rule, digits by their
/// numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleCase {
    /// The places that decide, each with what it holds.
    pub fixed: Vec<(usize, usize)>,
    /// The places that something is known about in this case.
    pub beside: Vec<usize>,
    /// The sets of different digits that they can hold together. Without any, the case is impossible; if no place is
    /// beside it, there is one empty set.
    pub sets: Vec<Vec<usize>>,
    /// What each of these sets adds up to.
    pub rest: usize,
}

/// What a kind of rule means. [`holds`](Self::holds) is the definition; the other fields say what follows from it for
/// a cell, for two cells and for sums, and the engines' parts are made of these. A law in `core/tests/rules.rs` makes
/// sure that they agree.
#[derive(Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each says something of its own about a kind")]
pub struct Meaning {
    /// The definition: whether it holds on a filled board. Numbers are those of the digits, from one.
    pub holds: Holds,
    /// Whether one of its cells can hold a number on a board of this side, regardless of other cells.
    pub allows: Option<Allows>,
    /// For a mark between two cells: how it relates them, with the number of the rule.
    pub related: Option<Related>,
    /// Whether no digit occurs twice in its cells.
    pub all_differ: bool,
    /// What it says about two cells, whatever other cells hold: visits pairs, and which numbers go together.
    pub links: Option<Links>,
    /// What its cells add up to.
    pub totals: Option<fn(&Rule) -> Vec<Total>>,
    /// What engines must know besides.
    pub more: Option<fn(&Rule, usize) -> Vec<Part>>,
    /// Whether other rules of the board can make exceptions to it.
    pub heeds_others: bool,
    /// Whether a person works out all its cells together, although what it says about two cells says everything.
    pub is_one_thought: bool,
    /// Whether all its cells must be filled before it is seen to be broken.
    pub is_checked_when_full: bool,
    /// Whether cells that have some digits left may keep it, in the order of its cells; "no" is certain, "yes" is not.
    /// Cells that see each other for other reasons are not considered, except that those of a row or column differ.
    pub may_hold: Option<MayHold>,
    /// The numbers that follow from its own number and that its sentence `law-<id>` lists, by the name of their place; each
    /// is a set of numbers, in most cases of one.
    pub facts: Option<fn(&Rule) -> Vec<Fact>>,
    /// The cases that a person tells apart, for what is left of its cells in their order: exactly one of them is true. Those
    /// whose fixed cells cannot hold their digits are among them.
    pub cases: Option<Cases>,
    /// The least and the greatest number that the rule could have, for what is left of its cells; `None` if they cannot be
    /// filled.
    pub extremes: Option<Extremes>,
    /// What its cells can hold one after another, in the order of [`Rule::cells`], on a board of this side.
    pub automaton: Option<fn(&Rule, usize) -> Option<Automaton>>,
    /// Whether a cell may be among its cells and among its other cells.
    pub may_overlap: bool,
    /// Whether its cells and numbers fit each other, beyond what its form and their count say.
    pub fits: Option<fn(&Rule) -> bool>,
    /// The numbers that go without saying, given the region of each cell: a rule without numbers has these.
    pub own_numbers: Option<OwnNumbers>,
}

impl Meaning {
    /// The definition alone; the other fields are empty.
    pub(super) const fn new(holds: Holds) -> Self {
        Self {
            holds,
            allows: None,
            may_overlap: false,
            related: None,
            all_differ: false,
            links: None,
            totals: None,
            more: None,
            heeds_others: false,
            is_one_thought: false,
            is_checked_when_full: false,
            may_hold: None,
            facts: None,
            cases: None,
            extremes: None,
            automaton: None,
            fits: None,
            own_numbers: None,
        }
    }
}

/// How puzzles are made with a kind of rule.
#[derive(Debug)]
pub struct Theme {
    /// The name that options use: `little-killers`.
    pub name: &'static str,
    /// Other names that people use for it.
    pub also: &'static [&'static str],
    /// Every rule of the kind that is true of a solution, or as many as a reader likes to see.
    pub make: fn(&mut Making<'_>) -> Vec<Rule>,
}

/// A solution for which rules are made.
#[derive(Debug)]
pub struct Making<'a> {
    /// The board.
    pub shape: &'a Shape,
    /// The digits of its cells in reading order.
    pub digits: &'a [Digit],
    /// Where chance comes from.
    pub random: &'a mut Random,
}

impl Making<'_> {
    /// The number of a cell, from one.
    pub fn number(&self, cell: Cell) -> usize {
        self.digits[cell.index()].number()
    }
}
