//! Puzzles with rules beyond houses: a filled board, every clue that is true of it, and then fewer of them.
use crate::Difficulty;
use crate::ease::fewest;
use crate::kinds::RuleKind;
use crate::thin::{Ended, Item, Thinned};
use core::ops::Range;
use whydoku_core::{Cell, Digit, Entry, Form, MAX_RULES, Puzzle, Random, Rule, Shape, Stop};
use whydoku_exact::{Budget, drawn_solution};

/// Search nodes for one attempt to fill a board.
const FILL_NODES: u64 = 1_000;
/// Search nodes for one question whether a given or a rule can be removed. Most need a few dozen; where one needs
/// more, the given or rule stays,
const NODES: u64 = 1_000;
/// and this many when nothing that stays may be superfluous.
const NODES_TO_BE_SURE: u64 = 20_000;

/// On boards with more digits than this, hundreds of such questions take minutes.
const SEARCHED: usize = 9;

/// A random filled board that satisfies the rules of the shape. None when it was stopped, or there is none.
pub(crate) fn filled(shape: &Shape, random: &mut Random, stop: Stop<'_>) -> Option<Vec<Digit>> {
    let mut digits_to_try = shape.side();
    loop {
        let puzzle = sown(shape, digits_to_try, random);
        let nodes = (digits_to_try > 0).then_some(FILL_NODES);
        let found = drawn_solution(&puzzle, random, &Budget { nodes, stop });
        if found.is_some() || digits_to_try == 0 || stop.is_due() {
            return found;
        }
        digits_to_try -= 1;
    }
}

/// Random digits in random cells, none of which breaks a rule so far.
fn sown(shape: &Shape, count: usize, random: &mut Random) -> Puzzle {
    let mut puzzle = Puzzle::empty(shape.clone());
    for _ in 0..count {
        let cell = Cell::new(random.below(shape.cell_count()));
        let before = puzzle.entry(cell);
        puzzle.set(cell, Entry::Given(Digit::new(random.below(shape.side()))));
        if !puzzle.clashes().is_empty() || !puzzle.broken_rules().is_empty() {
            puzzle.set(cell, before);
        }
    }
    puzzle
}

/// The request for a puzzle with rules.
pub(crate) struct Order<'a> {
    pub(crate) kinds: &'a [RuleKind],
    /// Givens that go together.
    pub(crate) orbits: &'a [Vec<usize>],
    pub(crate) pattern: Option<&'a [bool]>,
    /// Whether clues of the kinds are removed, too.
    pub(crate) minimal: bool,
    pub(crate) fewest_givens: usize,
    /// How hard the puzzle may be; givens are added until it is easy enough.
    pub(crate) difficulty: Option<&'a Difficulty>,
}

/// A puzzle, its solution, and whether every given and every clue of the kinds is known to be necessary.
pub(crate) type Made = (Puzzle, Vec<Digit>, bool);

/// One attempt. The rules that the shape has already are part of the board and stay.
pub(crate) fn make(
    order: &Order<'_>,
    shape: &Shape,
    random: &mut Random,
    stop: Stop<'_>,
) -> Option<Made> {
    let solution = filled(&with_frames(shape, order.kinds)?, random, stop)?;
    let (ruled, of_kinds) = with_clues(order.kinds, shape, &solution, random)?;
    let is_given = |cell: usize| order.pattern.is_none_or(|pattern| pattern[cell]);
    let entry = |(cell, &digit): (usize, &Digit)| {
        if is_given(cell) { Entry::Given(digit) } else { Entry::Unknown }
    };
    let full = Puzzle::new(ruled, solution.iter().enumerate().map(entry).collect())?;
    let mut left = Thinned::new(&full, &solution);
    let mut givens: Vec<Item> = order.orbits.iter().cloned().map(Item::Givens).collect();
    random.shuffle(&mut givens);
    let clues = of_kinds.iter().flat_map(|rules| rules.clues.clone());
    let mut clues: Vec<Item> = clues.map(Item::Rule).collect();
    random.shuffle(&mut clues);
    let nodes = Some(if order.minimal { NODES_TO_BE_SURE } else { NODES });
    let mut ended = Ended::Nearly;
    if order.pattern.is_none() {
        // Where easy puzzles are wanted, it is enough to remove what follows without trial digits.
        let is_easy = order.difficulty.is_some() && shape.side() > SEARCHED;
        ended = left.take_away(&givens, if is_easy { Some(0) } else { nodes }, stop);
        add_givens(&mut left, &givens, order.fewest_givens);
        ease(&mut left, &givens, order.difficulty, stop);
    }
    if order.minimal && ended != Ended::Stopped {
        ended = worse(ended, left.take_away(&clues, nodes, stop));
    }
    let budget = Budget { nodes, stop };
    let is_needed = |rules: &OfKind| left.needs(&rules.all, &budget) != Some(false);
    if ended == Ended::Stopped || !of_kinds.iter().all(is_needed) {
        return None;
    }
    let is_minimal = order.minimal
        && ended == Ended::Bottom
        && order.fewest_givens == 0
        && order.difficulty.is_none()
        && order.orbits.iter().all(|orbit| orbit.len() == 1);
    Some((left.puzzle()?, solution.clone(), is_minimal))
}

fn worse(one: Ended, other: Ended) -> Ended {
    match (one, other) {
        (Ended::Stopped, _) | (_, Ended::Stopped) => Ended::Stopped,
        (Ended::Nearly, _) | (_, Ended::Nearly) => Ended::Nearly,
        (Ended::Bottom, Ended::Bottom) => Ended::Bottom,
    }
}

/// Restores what was removed last, until there are `fewest` givens.
fn add_givens(left: &mut Thinned<'_>, givens: &[Item], fewest: usize) {
    for item in givens.iter().rev() {
        if left.givens.iter().filter(|is_there| **is_there).count() >= fewest {
            return;
        }
        left.set(item, true);
    }
}

/// Restores what was removed last, as little as makes the puzzle as easy as wanted.
fn ease(left: &mut Thinned<'_>, givens: &[Item], wanted: Option<&Difficulty>, stop: Stop<'_>) {
    let Some(wanted) = wanted else { return };
    let gone: Vec<&Item> = givens.iter().rev().filter(|item| !left.has(item)).collect();
    let with = |count: usize| {
        let mut more = left.clone();
        gone[..count].iter().for_each(|item| more.set(item, true));
        more
    };
    let is_enough = |count: usize| wanted.is_easy_enough(&with(count).puzzle()?);
    let fewest = fewest(gone.len(), is_enough, stop).unwrap_or(0);
    *left = with(fewest);
}

/// The board with the rules that a solution must satisfy from the start.
pub(crate) fn with_frames(shape: &Shape, kinds: &[RuleKind]) -> Option<Shape> {
    let frames = kinds.iter().filter_map(|kind| kind.frame());
    shape.with_rules(shape.rules().iter().cloned().chain(frames).collect()).ok()
}

/// The rules of a kind, by their numbers: first those of the whole board, which stay, then the clues.
struct OfKind {
    all: Range<usize>,
    clues: Range<usize>,
}

/// The board with all rules and clues of the kinds. None when the solution has no clue of some kind.
fn with_clues(
    kinds: &[RuleKind],
    shape: &Shape,
    solution: &[Digit],
    random: &mut Random,
) -> Option<(Shape, Vec<OfKind>)> {
    let mut rules = shape.rules().to_vec();
    let mut of_kinds = Vec::new();
    for kind in kinds {
        let before = rules.len();
        let mut clues = kind.clues(shape, solution, random);
        if clues.is_empty() && kind.frame().is_none() {
            return None;
        }
        let whole = kind.of_whole_board();
        // A large board has more dots than a shape can hold; where all are given, none may be missing.
        let room = MAX_RULES.saturating_sub(before + whole.len());
        if clues.len() > room {
            if kind.negative().is_some() {
                return None;
            }
            random.shuffle(&mut clues);
            clues.truncate(room);
        }
        let first_clue = before + whole.len();
        rules.extend(whole.into_iter().chain(clues));
        of_kinds.push(OfKind { all: before..rules.len(), clues: first_clue..rules.len() });
    }
    Some((shape.with_rules(rules).ok()?, of_kinds))
}

/// Whether it is certain that no given can be removed, and no clue after the first rules, which are those of
/// the board.
pub(crate) fn is_minimal(
    puzzle: &Puzzle,
    solution: &[Digit],
    fixed_rules: usize,
    stop: Stop<'_>,
) -> bool {
    let given = puzzle.shape().cells().filter(|&cell| puzzle.digit(cell).is_some());
    let givens = given.map(|cell| Item::Givens(vec![cell.index()]));
    let is_clue = |&at: &usize| !is_of_whole_board(&puzzle.shape().rules()[at]);
    let clues = (fixed_rules..puzzle.shape().rules().len()).filter(is_clue).map(Item::Rule);
    let items: Vec<Item> = givens.chain(clues).collect();
    let mut left = Thinned::new(puzzle, solution);
    left.take_away(&items, Some(NODES_TO_BE_SURE), stop) == Ended::Bottom
        && items.iter().all(|item| left.has(item))
}

/// Whether a rule applies to the whole board, and not to cells that it names.
pub(crate) fn is_of_whole_board(rule: &Rule) -> bool {
    rule.form() == Form::Board
}

/// Why no board can have clues of these kinds, if that is obvious.
pub(crate) fn clash(kinds: &[RuleKind]) -> Option<String> {
    if let Some(twice) = (1..kinds.len()).find(|&at| kinds[..at].contains(&kinds[at])) {
        return Some(format!("{} is requested twice", kinds[twice]));
    }
    let both = |a, b| kinds.contains(&a) && kinds.contains(&b);
    let dots = [RuleKind::WhiteDots, RuleKind::BlackDots, RuleKind::Dots, RuleKind::AllDots];
    let dots: Vec<&RuleKind> = kinds.iter().filter(|kind| dots.contains(kind)).collect();
    if let [one, other, ..] = dots[..] {
        return Some(format!("{one} and {other} are about the same dots; choose one of them"));
    }
    if both(RuleKind::Xv, RuleKind::AllXv) {
        return Some("xv and all-xv are about the same signs; choose one of them".into());
    }
    if both(RuleKind::NonConsecutive, RuleKind::WhiteDots) {
        return Some("there are no white dots where neighbours are not consecutive".into());
    }
    None
}
