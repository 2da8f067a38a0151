//! What each cell and each candidate means in a picture: the highlights of a view, turned into
//! tables that a painter can query cell by cell.
use std::collections::BTreeMap;
use whydoku_core::{Candidate, Cell, Digit, Puzzle};
use whydoku_logic::render::{Role, View};
use whydoku_words::{Language, Message, message, said};

/// The name of a part, for the text below and beside a picture.
pub(crate) fn meaning(role: Role) -> Message {
    match role {
        Role::Defining => message!("role-defining"),
        Role::On => message!("role-on"),
        Role::Off => message!("role-off"),
        Role::Base => message!("role-base"),
        Role::Cover => message!("role-cover"),
        Role::Fin => message!("role-fin"),
        Role::SetA => message!("role-set-a"),
        Role::SetB => message!("role-set-b"),
        Role::SetC => message!("role-set-c"),
        Role::Placed => message!("role-placed"),
        Role::Removed => message!("role-removed"),
    }
}

/// A part and, by name, what plays it.
pub(crate) fn played_by(role: Role, things: &[String], language: Language) -> String {
    let role = meaning(role).text(language);
    said!("picture-role", { "role": role, "things": things.join(", ") }).text(language)
}

/// The meaning of every part of a picture.
pub(crate) struct Marks<'a> {
    /// The requested highlights.
    pub(crate) view: Option<&'a View>,
    candidates: BTreeMap<Candidate, Role>,
    cells: BTreeMap<Cell, Role>,
    houses: Vec<Option<Role>>,
    clashing: Vec<bool>,
}

impl<'a> Marks<'a> {
    /// No cell counts as clashing.
    pub(crate) fn forget_clashes(&mut self) {
        self.clashing.fill(false);
    }
    /// Reads a view; names beyond the board are ignored.
    pub(crate) fn new(puzzle: &Puzzle, view: Option<&'a View>) -> Self {
        let shape = puzzle.shape();
        let mut marks = Self {
            view,
            candidates: BTreeMap::new(),
            cells: BTreeMap::new(),
            houses: vec![None; shape.cell_count()],
            clashing: vec![false; shape.cell_count()],
        };
        for clash in puzzle.clashes() {
            marks.clashing[clash.first.index()] = true;
            marks.clashing[clash.second.index()] = true;
        }
        for cell in puzzle.broken_rules().into_iter().flat_map(|(_, cells)| cells) {
            marks.clashing[cell.index()] = true;
        }
        let Some(view) = view else { return marks };
        // Later entries win: a view lists its conclusions last.
        marks.candidates.extend(view.candidates.iter().copied());
        marks.cells.extend(view.cells.iter().copied());
        for &(house, role) in &view.houses {
            for cell in shape.houses().get(house.index()).map_or(&[][..], |info| &info.cells) {
                let ground = &mut marks.houses[cell.index()];
                if *ground != Some(Role::Base) {
                    *ground = Some(role);
                }
            }
        }
        marks
    }
    /// The part that a candidate plays.
    pub(crate) fn candidate(&self, candidate: Candidate) -> Option<Role> {
        self.candidates.get(&candidate).copied()
    }
    /// Whether a candidate of this digit plays a part.
    pub(crate) fn concerns(&self, digit: Digit) -> bool {
        self.candidates.keys().any(|candidate| candidate.digit == digit)
    }
    /// The candidates of a cell that play a part, by digit.
    pub(crate) fn candidates_of(&self, cell: Cell) -> impl Iterator<Item = (Candidate, Role)> {
        let all = self.candidates.iter().filter(move |(candidate, _)| candidate.cell == cell);
        all.map(|(candidate, role)| (*candidate, *role))
    }
    /// The part that a whole cell plays.
    pub(crate) fn cell(&self, cell: Cell) -> Option<Role> {
        self.cells.get(&cell).copied()
    }
    /// The part that the houses of a cell play; a base house takes precedence over a cover house.
    pub(crate) fn house(&self, cell: Cell) -> Option<Role> {
        self.houses[cell.index()]
    }
    /// Whether another cell of one of its houses holds the same digit.
    pub(crate) fn clashes(&self, cell: Cell) -> bool {
        self.clashing[cell.index()]
    }
}
