//! Whether two puzzles are the same up to symmetry.
use std::collections::BTreeMap;
#[cfg(feature = "order")]
use whydoku_canon::canonical_form;
use whydoku_core::{HouseKind, Puzzle};
#[cfg(feature = "order")]
use whydoku_exact::Classic;

/// What two puzzles have in common if one is the other turned, reflected, with rows, columns, bands or stacks
/// exchanged, or with other digits.
///
/// For plain 9x9 boards different keys mean different puzzles and the other way round: the key is the canonical form
/// (where orders are built in; the engine of the page, which has to be small, does without).
/// For all other boards the key is a fingerprint of how cells, houses, givens and rules hang together, which no symmetry
/// changes: puzzles that are the same always have the same key. That two different puzzles share one is so unlikely that
/// it costs a book at most a puzzle that it could have had.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Key(Form);

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Form {
    #[cfg(feature = "order")]
    Canonical([u8; 81]),
    Fingerprint(u64, u64),
}

/// The key of a puzzle.
///
/// ```
/// use whydoku_book::key;
/// use whydoku_core::{Random, Symmetry};
/// use whydoku_formats::{Options, parse};
/// let puzzle = parse("1...\n..3.\n.4..\n...2", &Options::default())?.puzzle;
/// let turned = Symmetry::random(puzzle.shape(), &mut Random::new(7)).puzzle(&puzzle);
/// assert_eq!(key(&puzzle), key(&turned));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
pub fn key(puzzle: &Puzzle) -> Key {
    let givens = puzzle.givens();
    #[cfg(feature = "order")]
    if let Some(classic) = Classic::from_puzzle(&givens) {
        return Key(Form::Canonical(canonical_form(classic.numbers())));
    }
    let (first, second) = fingerprint(&givens);
    Key(Form::Fingerprint(first, second))
}

/// A round tells nodes apart by their neighbours at one more step; boards are no further across.
const ROUNDS: usize = 8;

/// Nodes with a colour, and the nodes beside each.
struct Graph {
    colours: Vec<u64>,
    beside: Vec<Vec<usize>>,
}

impl Graph {
    fn node(&mut self, colour: u64) -> usize {
        self.colours.push(colour);
        self.beside.push(Vec::new());
        self.colours.len() - 1
    }
    fn edge(&mut self, a: usize, b: usize) {
        self.beside[a].push(b);
        self.beside[b].push(a);
    }
    /// Gives each node a colour that says what surrounds it.
    fn refine(&mut self) {
        for _ in 0..ROUNDS {
            let refined = |node: usize| {
                let mut around: Vec<u64> =
                    self.beside[node].iter().map(|&other| self.colours[other]).collect();
                around.sort_unstable();
                around.into_iter().fold(mixed(self.colours[node], 1), mixed)
            };
            self.colours = (0..self.colours.len()).map(refined).collect();
        }
    }
}

/// Two numbers as one (the finalizer of `SplitMix64`).
fn mixed(a: u64, b: u64) -> u64 {
    let mut mix = a.rotate_left(23) ^ b.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mix = (mix ^ (mix >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mix = (mix ^ (mix >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mix ^ (mix >> 31)
}

fn text(text: &str) -> u64 {
    text.bytes().fold(17, |hash, byte| mixed(hash, u64::from(byte)))
}

fn fingerprint(puzzle: &Puzzle) -> (u64, u64) {
    let shape = puzzle.shape();
    let mut graph = Graph { colours: Vec::new(), beside: Vec::new() };
    for _ in shape.cells() {
        graph.node(text("cell"));
    }
    for house in shape.houses() {
        // Rows become columns when a board is turned.
        let kind = match house.kind {
            HouseKind::Row | HouseKind::Column => "line",
            HouseKind::Box => "box",
            HouseKind::Diagonal => "diagonal",
            HouseKind::Window => "window",
            HouseKind::Extra => "extra",
        };
        let node = graph.node(text(kind));
        for cell in &house.cells {
            graph.edge(node, cell.index());
        }
    }
    let mut digits: BTreeMap<usize, usize> = BTreeMap::new();
    for cell in shape.cells() {
        if let Some(digit) = puzzle.digit(cell) {
            let node = *digits.entry(digit.index()).or_insert_with(|| graph.node(text("digit")));
            graph.edge(node, cell.index());
        }
    }
    for rule in shape.rules() {
        // The cells of a rule may be listed from either end, so their order does not count.
        let colour = rule
            .numbers
            .iter()
            .fold(text(rule.kind.id()), |hash, &number| mixed(hash, u64::from(number)));
        let colour = if rule.cells.is_empty() { text(rule.kind.id()) } else { colour };
        let node = graph.node(colour);
        for cell in rule.cells() {
            graph.edge(node, cell.index());
        }
    }
    graph.refine();
    let mut colours = graph.colours;
    colours.sort_unstable();
    let hash = |start: u64| colours.iter().copied().fold(start, mixed);
    (hash(1), hash(2))
}
