//! What is said about houses, cages and the whole board.
use crate::claim::Claim;
use crate::figure::{Figure, Mark};
use crate::make::connected;
use crate::prose::Says;
use crate::sheet::Sheet;
use whydoku_core::{Cell, Extra, Kind, Relation, Rule, Shape};

/// Houses and rules that follow from the words and from cages, and the figures that belong to them.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Frame {
    pub(crate) extras: Vec<Extra>,
    pub(crate) rules: Vec<Rule>,
    pub(crate) taken: Vec<usize>,
    /// The claims that something was found for.
    pub(crate) used: Vec<usize>,
}

/// The two long diagonals, the one that goes down first.
fn diagonals(side: usize) -> [Vec<Cell>; 2] {
    let cells = |column: &dyn Fn(usize) -> usize| {
        (0..side).map(|row| Cell::at(row, column(row), side)).collect()
    };
    [cells(&|row| row), cells(&|row| side - 1 - row)]
}

/// The houses and rules.
pub(crate) fn frame(sheet: &Sheet, marks: &[Mark], claims: &[Claim]) -> Frame {
    let mut frame = Frame::default();
    for (at, claim) in claims.iter().enumerate() {
        match claim.says {
            Says::Classic => frame.used.push(at),
            Says::Diagonals | Says::ClassicAndDiagonals => {
                add_diagonals(sheet, marks, at, &mut frame);
            }
            Says::Disjoint => add_disjoint(sheet, marks, at, &mut frame),
            Says::ExtraRegions => add_regions(sheet, marks, at, &mut frame),
            Says::Kind("move.knight") => frame.add(at, Rule::apart([1, 2])),
            Says::Kind("move.both") => {
                frame.add(at, Rule::apart([1, 2]));
                frame.add(at, Rule::apart([1, 1]));
            }
            Says::Kind("move.king") => frame.add(at, Rule::apart([1, 1])),
            Says::Kind("no-other.consecutive") => {
                frame.add(at, Rule::no_other(vec![Relation::difference(1)]));
            }
            _ => {}
        }
    }
    add_cages(sheet, marks, claims, &mut frame);
    frame
}

impl Frame {
    fn add(&mut self, claim: usize, rule: Rule) {
        self.rules.push(rule);
        self.used.push(claim);
    }
}

/// The cells of a cage that is a house: as many as there are digits, without a sum.
fn house<'a>(sheet: &'a Sheet, mark: &Mark) -> Option<&'a [Cell]> {
    let Figure::Cage(at) = mark.figure else { return None };
    let cage = &sheet.cages[at];
    (cage.cells.len() == sheet.side() && cage.text.is_empty() && cage.differs != Some(false))
        .then_some(&cage.cells[..])
}

fn add_diagonals(sheet: &Sheet, marks: &[Mark], claim: usize, frame: &mut Frame) {
    let both = diagonals(sheet.side());
    let mut seen = [false; 2];
    for (at, mark) in marks.iter().enumerate() {
        let is = match &mark.figure {
            Figure::Diagonal { goes_down } => Some(usize::from(!goes_down)),
            Figure::Line(cells) => {
                both.iter().position(|own| own == cells || own.iter().rev().eq(cells.iter()))
            }
            Figure::Cage(_) => house(sheet, mark).and_then(|cells| {
                both.iter().position(|own| own.iter().all(|cell| cells.contains(cell)))
            }),
            _ => None,
        };
        if let Some(is) = is {
            seen[is] = true;
            frame.taken.push(at);
        }
    }
    let known = sheet.base.puzzle.shape().extras();
    frame.used.push(claim);
    if !known.is_empty() && seen == [false; 2] {
        return;
    }
    match seen {
        [true, true] | [false, false] => frame.extras.push(Extra::Diagonals),
        _ => frame.extras.push(Extra::Cells(both[usize::from(seen[1])].clone())),
    }
}

/// The cells at the same place of each box; `None` unless boxes are rectangles.
fn disjoint(shape: &Shape) -> Option<Vec<Vec<Cell>>> {
    let whydoku_core::Regions::Boxes { .. } = shape.regions() else { return None };
    let side = shape.side();
    let boxes = shape.houses().get(..side)?;
    Some((0..side).map(|at| boxes.iter().map(|house| house.cells[at]).collect()).collect())
}

fn add_disjoint(sheet: &Sheet, marks: &[Mark], claim: usize, frame: &mut Frame) {
    let Some(groups) = disjoint(sheet.base.puzzle.shape()) else { return };
    frame.used.push(claim);
    for (at, mark) in marks.iter().enumerate() {
        let is_group =
            |cells: &[Cell]| groups.iter().any(|own| own.iter().all(|cell| cells.contains(cell)));
        if house(sheet, mark).is_some_and(is_group) {
            frame.taken.push(at);
        }
    }
    let known = sheet.base.puzzle.shape().extras();
    let new = groups.into_iter().map(Extra::Cells).filter(|extra| !known.contains(extra));
    frame.extras.extend(new);
}

/// The least size of a square that is part of a region, in hundredths of a cell.
const SQUARE: i32 = 70;

/// Squares of one style as regions: all of them, if they are as many as a region has cells, or what hangs together.
fn pieces(mut cells: Vec<Cell>, side: usize) -> Vec<Vec<Cell>> {
    if cells.len() == side {
        cells.sort_unstable();
        return vec![cells];
    }
    connected(cells, side)
}

/// Extra regions: cages without a sum, and coloured squares that hang together.
fn add_regions(sheet: &Sheet, marks: &[Mark], claim: usize, frame: &mut Frame) {
    let mut found: Vec<Vec<Cell>> = Vec::new();
    for (at, mark) in marks.iter().enumerate() {
        if let Some(cells) = house(sheet, mark).filter(|_| !frame.taken.contains(&at)) {
            found.push(cells.to_vec());
            frame.taken.push(at);
        }
    }
    let mut styles: Vec<&crate::figure::Style> = Vec::new();
    let squares = |mark: &&Mark| {
        matches!(&mark.figure, Figure::Square { text, .. } if text.is_empty())
            && mark.style.size >= SQUARE
    };
    for mark in marks.iter().filter(squares) {
        if !styles.contains(&&mark.style) {
            styles.push(&mark.style);
        }
    }
    for style in styles {
        let own = |(_, mark): &(usize, &Mark)| squares(mark) && mark.style == *style;
        let all: Vec<(usize, &Mark)> = marks.iter().enumerate().filter(own).collect();
        let cell = |mark: &Mark| match &mark.figure {
            Figure::Square { cell, .. } => Some(*cell),
            _ => None,
        };
        let pieces = pieces(all.iter().filter_map(|(_, mark)| cell(mark)).collect(), sheet.side());
        let is_known =
            |piece: &Vec<Cell>| found.iter().any(|own| own.iter().all(|cell| piece.contains(cell)));
        if pieces.iter().all(|piece| piece.len() == sheet.side()) {
            let new: Vec<Vec<Cell>> = pieces.into_iter().filter(|piece| !is_known(piece)).collect();
            found.extend(new);
            frame.taken.extend(all.iter().map(|(at, _)| *at));
        }
    }
    let known = sheet.base.puzzle.shape().extras();
    if !found.is_empty()
        || !known.is_empty()
        || sheet.named().iter().any(|rule| rule.kind == Kind::CAGE && rule.numbers.is_empty())
    {
        frame.used.push(claim);
    }
    frame.extras.extend(found.into_iter().map(Extra::Cells).filter(|extra| !known.contains(extra)));
}

fn add_cages(sheet: &Sheet, marks: &[Mark], claims: &[Claim], frame: &mut Frame) {
    let place = |says: Says| claims.iter().position(|claim| claim.says == says);
    let sums = place(Says::Kind("cage"));
    let differ = place(Says::CagesDiffer);
    let repeat = place(Says::CagesRepeat);
    let said = [sums, differ, repeat];
    let is_said = said.iter().any(Option::is_some);
    let has_named = sheet
        .named()
        .iter()
        .any(|rule| rule.kind == Kind::CAGE || rule.kind == Kind::REPEATING_CAGE);
    let mut has_cages = has_named;
    for (at, mark) in marks.iter().enumerate() {
        let Figure::Cage(number) = mark.figure else { continue };
        let cage = &sheet.cages[number];
        if frame.taken.contains(&at) || !is_said || cage.is_hidden && cage.text.is_empty() {
            continue;
        }
        // A sum of all cages may be said in the words alone.
        let all = sums.and_then(|at| claims[at].number);
        let sum =
            cage.text.parse::<u32>().ok().or(all).filter(|_| sums.is_some() || repeat.is_some());
        if sum.is_some() && all.is_some_and(|all| sum != Some(all)) {
            continue;
        }
        if sum.is_none() && !cage.text.is_empty() {
            continue;
        }
        let may_repeat =
            if repeat.is_some() { true } else { differ.is_none() && cage.differs == Some(false) };
        has_cages = true;
        frame.taken.push(at);
        if sum.is_some() || !may_repeat {
            frame.rules.push(Rule::any_cage(cage.cells.clone(), sum, may_repeat));
        }
    }
    if has_cages {
        frame.used.extend(said.into_iter().flatten());
    }
}

/// What is excluded where there is no mark: "all dots are given".
/// `others` are the claims for which nothing is drawn.
pub(crate) fn all_given(claim: &Claim, rules: &[Rule], others: &[&Claim]) -> Option<Rule> {
    let of = |word: &str| claim.ink.contains(&word);
    let dots = of("dot") || of("n:kropki") || of("nodot");
    let signs = of("x") || of("v") || of("n:xv") || of("noxv");
    let any = !dots && !signs;
    let mut relations: Vec<Relation> = Vec::new();
    let drawn = rules.iter().filter_map(|rule| Some(rule.as_pair()?.1));
    let only_said = others
        .iter()
        .filter_map(|claim| Relation::new(crate::kinds::kind_of(claim.id()?)?, claim.number));
    for relation in drawn.chain(only_said) {
        let is_meant = match relation.kind {
            Kind::DIFFERENCE | Kind::RATIO => (dots || any) && names(claim, relation.kind),
            Kind::SUM => (signs || any) && names_sum(claim, relation.number),
            _ => false,
        };
        if is_meant && !relations.contains(&relation) {
            relations.push(relation);
        }
    }
    relations.sort_unstable();
    (!relations.is_empty()).then(|| Rule::no_other(relations))
}

/// Whether dots of a kind are meant: "all white dots" are differences.
fn names(claim: &Claim, kind: Kind) -> bool {
    use crate::colour::ColourName;
    let own = if kind == Kind::RATIO { ColourName::Black } else { ColourName::White };
    claim.hues.is_empty() || claim.hues.contains(&own)
}

fn names_sum(claim: &Claim, sum: Option<u32>) -> bool {
    let [x, v] = ["x", "v"].map(|word| claim.ink.contains(&word));
    x == v || (x && sum == Some(10)) || (v && sum == Some(5))
}
