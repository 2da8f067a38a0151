//! Rules of many cells as searches need them, worked out once for a shape: which of their cells differ
//! for any reason, and which ways to fill them are left in a position.
mod balances;
mod fill;
mod grounds;
mod joints;
mod machine;
mod meetings;
mod sets;
mod sum;
mod wide;

use crate::argument::Equation;
use crate::premise::{Clue, Premise};
pub(crate) use joints::Joint;
use machine::Machine;
use std::collections::BTreeSet;
use sum::Sum;
use whydoku_core::{
    Automaton, Cell, Digit, DigitSet, Form, Geometry, House, OutsideClue, PairTable, Part, Rule,
    Shape, Total,
};

/// Cells that a rule, an equation or several dots connect. Nothing here depends on the storage width of
/// a board.
#[derive(Debug)]
pub(crate) struct Group {
    pub(crate) cells: Vec<Cell>,
    /// The facts it rests on.
    pub(crate) premises: Vec<Premise>,
    /// The rules it comes from, unless it is an equation.
    pub(crate) clues: Vec<Clue>,
    /// The equation that it is.
    pub(crate) equation: Option<Box<Equation>>,
    says: Vec<Says>,
    /// For each cell, the places of those that differ from it, as bits.
    differ: Vec<u32>,
    /// How two places restrict each other.
    bonds: Vec<([usize; 2], PairTable)>,
    method: Method,
}

/// How the ways to fill a group are found.
#[derive(Debug)]
enum Method {
    /// From the first cell to the last, remembering which digits are used: if all differ and there is at most one
    /// further condition.
    Machine(Machine),
    /// Part by part: if the only condition is a total.
    Sum(Sum),
    /// By trying them out.
    Trial,
}

/// A further condition on the digits of a group.
#[derive(Clone, Debug)]
enum Says {
    /// The digits, each counted as often as stated, add up to this.
    Sum(Vec<i64>, i64),
    /// At least this many of these places hold the digit.
    AtLeast(Vec<usize>, Digit, usize),
    /// The condition of a number outside the grid.
    Outside(OutsideClue),
    /// An automaton accepts the digits, one after another.
    Automaton(Automaton),
}

/// The remaining ways to fill a group.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Ways {
    /// There is none.
    None,
    /// For each cell, the digits that some way puts there.
    Some(Vec<DigitSet>),
    /// Too many to determine.
    Unknown,
}

/// The largest number of cells of a group.
const MOST_CELLS: usize = 32;

/// Everything that rules connect.
#[derive(Debug, Default)]
pub(crate) struct Clues {
    /// Rules of many cells, each on its own.
    pub(crate) rules: Vec<Group>,
    /// Equations that follow from houses and cages, the shortest first.
    pub(crate) balances: Vec<Group>,
    /// What rules say about two cells: line by line, and cell by cell for all others.
    pub(crate) joints: Vec<Joint>,
    /// Cells that depend on each other because of dots, signs and the like.
    pub(crate) linked: Vec<Group>,
    /// The rules, or a rule and an equation, that compete for digits, by the numbers of [`Clues::group`].
    pub(crate) meetings: Vec<[usize; 2]>,
}

impl Clues {
    pub(crate) fn new<const W: usize>(geometry: &Geometry<W>) -> Self {
        let shape = geometry.shape();
        if !shape.is_ruled() {
            return Self::default();
        }
        let mut rules: Vec<Group> =
            (0..shape.rules().len()).filter_map(|at| of_rule(geometry, at)).collect();
        // A person looks at two cells before four.
        rules.sort_by_key(|group| group.cells.len());
        let balances = balances::all(geometry);
        let groups: Vec<&Group> = rules.iter().chain(&balances).collect();
        let meetings = meetings::all(geometry, &groups, rules.len());
        let joints = joints::all(geometry);
        Self { rules, balances, joints, linked: linked(geometry), meetings }
    }
    /// The rules, then the equations, by number.
    pub(crate) fn group(&self, number: usize) -> &Group {
        let after = |number| &self.balances[number];
        self.rules.get(number).unwrap_or_else(|| after(number - self.rules.len()))
    }
}

/// The group of a rule, unless the rule is fully expressed by pairs of cells.
fn of_rule<const W: usize>(geometry: &Geometry<W>, number: usize) -> Option<Group> {
    let shape = geometry.shape();
    let rule = &shape.rules()[number];
    let parts = rule.parts(shape.rules(), shape.side());
    let mut cells = rule.cells();
    // Of a row that a rule names, perhaps only some cells add up to something.
    let of_totals: Option<Vec<&Total>> = parts
        .iter()
        .map(|part| if let Part::Total(total) = part { Some(total) } else { None })
        .collect();
    if let Some(totals) = of_totals.filter(|totals| !totals.is_empty()) {
        let counts =
            |cell: &Cell| totals.iter().any(|total| total.terms.iter().any(|(of, _)| of == cell));
        cells.retain(counts);
    }
    if cells.len() < 2 || cells.len() > MOST_CELLS {
        return None;
    }
    let place = |cell: &Cell| cells.iter().position(|one| one == cell);
    let mut says = Vec::new();
    let mut is_many = false;
    for part in parts {
        match part {
            Part::Cell(..) | Part::Pair(..) => {}
            Part::Differ(all) => is_many |= all.len() > 2,
            Part::Total(total) => {
                let mut times = vec![0; cells.len()];
                for (cell, count) in &total.terms {
                    if let Some(at) = place(cell) {
                        times[at] += count;
                    }
                }
                says.push(Says::Sum(times, total.total));
            }
            Part::AtLeast(all, digit, count) => {
                says.push(Says::AtLeast(all.iter().filter_map(place).collect(), digit, count));
            }
            Part::Automaton(_, automaton) => says.push(Says::Automaton(automaton)),
            Part::Outside(_, asked) => says.push(Says::Outside(asked)),
        }
    }
    let is_one_thought = rule.definition().meaning.is_one_thought && cells.len() > 2;
    if says.is_empty() && !is_many && !is_one_thought {
        return None;
    }
    let clue = Clue { number, rule: rule.clone() };
    Some(Group::new(geometry, cells, says, vec![Premise::Rule(number)], vec![clue]))
}

/// Groups of cells that rules of two cells link: each connected part, if it has at least three
/// cells.
fn linked<const W: usize>(geometry: &Geometry<W>) -> Vec<Group> {
    let shape = geometry.shape();
    let named = |(number, rule): (usize, &Rule)| {
        let is_link = !matches!(rule.form(), Form::Board | Form::Cell);
        let pairs = rule.parts(shape.rules(), shape.side()).into_iter().filter_map(move |part| {
            if let Part::Pair(ends, _) = part { Some((ends, number)) } else { None }
        });
        is_link.then_some(pairs)
    };
    let links: Vec<([Cell; 2], usize)> =
        shape.rules().iter().enumerate().filter_map(named).flatten().collect();
    let fits = |cells: &Vec<Cell>| (3..=MOST_CELLS).contains(&cells.len());
    let group = |cells: Vec<Cell>| {
        let inside = links.iter().filter(|(ends, _)| cells.contains(&ends[0]));
        let mut numbers: Vec<usize> = inside.map(|(_, number)| *number).collect();
        numbers.dedup();
        let clue = |&number: &usize| Clue { number, rule: shape.rules()[number].clone() };
        let clues = numbers.iter().map(clue).collect();
        let premises = cells.iter().map(|&cell| Premise::Cell(cell)).collect();
        Group::new(geometry, cells, Vec::new(), premises, clues)
    };
    components(&links).into_iter().filter(fits).map(group).collect()
}

/// The connected parts of cells that these links join, each in reading order.
fn components(links: &[([Cell; 2], usize)]) -> Vec<Vec<Cell>> {
    let mut open: BTreeSet<Cell> = links.iter().flat_map(|(ends, _)| *ends).collect();
    let mut parts = Vec::new();
    while let Some(first) = open.pop_first() {
        let mut cells = vec![first];
        let mut at = 0;
        while at < cells.len() {
            let own = cells[at];
            for (ends, _) in links.iter().filter(|(ends, _)| ends.contains(&own)) {
                cells.extend(ends.iter().copied().filter(|end| open.remove(end)));
            }
            at += 1;
        }
        cells.sort_unstable();
        parts.push(cells);
    }
    parts
}

impl Group {
    fn new<const W: usize>(
        geometry: &Geometry<W>,
        cells: Vec<Cell>,
        says: Vec<Says>,
        premises: Vec<Premise>,
        clues: Vec<Clue>,
    ) -> Self {
        let differ: Vec<u32> = cells
            .iter()
            .map(|&cell| {
                let peers = geometry.peers(cell);
                let bits = cells.iter().enumerate().filter(|(_, other)| peers.contains(**other));
                bits.fold(0, |all, (at, _)| all | 1 << at)
            })
            .collect();
        let place = |cell: Cell| cells.iter().position(|&one| one == cell);
        let mut bonds = Vec::new();
        for (at, &cell) in cells.iter().enumerate() {
            for bond in geometry.bonds(cell) {
                if let Some(other) = place(bond.cell).filter(|&other| at < other) {
                    bonds.push(([at, other], bond.table.clone()));
                }
            }
        }
        let all_differ = differ.iter().all(|bits| bits.count_ones() as usize + 1 == cells.len());
        let machine = Machine::of(&says, geometry.side(), cells.len())
            .filter(|_| all_differ && bonds.is_empty());
        let method = match (machine, &says[..]) {
            (Some(machine), _) => Method::Machine(machine),
            (None, [Says::Sum(times, total)]) => {
                Method::Sum(Sum::new(times, *total, &differ, &bonds))
            }
            _ => Method::Trial,
        };
        Self { cells, premises, clues, equation: None, says, differ, bonds, method }
    }
    /// The ways to fill the cells from these digits, given in the order of the cells.
    pub(crate) fn ways(&self, left: &[DigitSet]) -> Ways {
        match &self.method {
            Method::Machine(machine) => machine.ways(left),
            Method::Sum(sum) => sum.ways(left),
            Method::Trial => self.fill(left),
        }
    }
    /// The different ways to fill the cells, if there are no more than `most`: for a sum, the digits of
    /// each in ascending order, otherwise in the order of the cells.
    pub(crate) fn combinations(&self, left: &[DigitSet], most: usize) -> Option<Vec<Vec<Digit>>> {
        let adds_up = self
            .says
            .iter()
            .any(|says| matches!(says, Says::Sum(times, _) if times.iter().all(|&one| one == 1)));
        // What an outside clue or a line says depends on the order; a quadruple or a renban line is a set.
        let [clue] = &self.clues[..] else { return self.in_order(left, most, adds_up) };
        let is_set = clue.rule.form() == Form::Corner
            || clue.rule.definition().meaning.all_differ && self.says.is_empty();
        self.in_order(left, most, adds_up || is_set)
    }
    fn in_order(&self, left: &[DigitSet], most: usize, is_set: bool) -> Option<Vec<Vec<Digit>>> {
        let mut found: Vec<Vec<Digit>> = Vec::new();
        let is_told = self.each_filling(left, &mut |digits| {
            let mut way = digits.to_vec();
            if is_set {
                way.sort_unstable();
            }
            if let Err(at) = found.binary_search(&way) {
                found.insert(at, way);
            }
            found.len() <= most
        });
        (is_told && found.len() <= most).then_some(found)
    }
}

/// Whether a house has as many cells as the board has digits, so that its total is known.
fn has_total(shape: &Shape, house: House) -> bool {
    shape.house(house).cells.len() == shape.side()
}
