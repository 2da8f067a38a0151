//! The techniques by their definitions: every combination is tried, on plain lists, sharing nothing
//! with the finders. Slow, and meant to be verified by reading.
use std::collections::BTreeSet;
use whydoku_core::{Candidate, Cell, Digit, HouseKind, Puzzle};
use whydoku_logic::{Conclusion, Technique};

/// Sets of conclusions, each in ascending order.
pub(crate) type Results = BTreeSet<Vec<Conclusion>>;

/// A board as lists: for each cell the candidates that are left (none if it has a digit), for each
/// house its kind and its cells.
struct Lists {
    candidates: Vec<Vec<usize>>,
    placed: Vec<Option<usize>>,
    houses: Vec<(HouseKind, Vec<usize>)>,
    side: usize,
}

impl Lists {
    fn new(puzzle: &Puzzle) -> Self {
        let shape = puzzle.shape();
        let candidates = |cell: Cell| match puzzle.entry(cell) {
            whydoku_core::Entry::Candidates(digits) => digits.iter().map(Digit::index).collect(),
            _ => Vec::new(),
        };
        let house = |info: &whydoku_core::HouseInfo| {
            (info.kind, info.cells.iter().map(|cell| cell.index()).collect())
        };
        Self {
            candidates: shape.cells().map(candidates).collect(),
            placed: shape.cells().map(|cell| puzzle.digit(cell).map(Digit::index)).collect(),
            houses: shape.houses().iter().map(house).collect(),
            side: shape.side(),
        }
    }
    fn has(&self, cell: usize, digit: usize) -> bool {
        self.candidates[cell].contains(&digit)
    }
    fn places(&self, house: usize, digit: usize) -> Vec<usize> {
        let cells = &self.houses[house].1;
        cells.iter().copied().filter(|&cell| self.has(cell, digit)).collect()
    }
    fn see(&self, a: usize, b: usize) -> bool {
        a != b && self.houses.iter().any(|(_, cells)| cells.contains(&a) && cells.contains(&b))
    }
}

/// Every choice of `count` of the items.
fn choices(items: &[usize], count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let Some((&first, rest)) = items.split_first() else { return Vec::new() };
    let mut with: Vec<Vec<usize>> = choices(rest, count - 1);
    for choice in &mut with {
        choice.insert(0, first);
    }
    with.extend(choices(rest, count));
    with
}

fn place(cell: usize, digit: usize) -> Vec<Conclusion> {
    vec![Conclusion::Place(Candidate::new(Cell::new(cell), Digit::new(digit)))]
}

/// What is removed, if anything.
fn remove(lists: &Lists, what: impl IntoIterator<Item = (usize, usize)>, results: &mut Results) {
    let there = what.into_iter().filter(|&(cell, digit)| lists.has(cell, digit));
    let candidate = |(cell, digit)| Candidate::new(Cell::new(cell), Digit::new(digit));
    let gone: BTreeSet<Conclusion> = there.map(candidate).map(Conclusion::Eliminate).collect();
    if !gone.is_empty() {
        results.insert(gone.into_iter().collect());
    }
}

fn union(parts: impl IntoIterator<Item = Vec<usize>>) -> Vec<usize> {
    parts.into_iter().flatten().collect::<BTreeSet<_>>().into_iter().collect()
}

/// What a technique finds by its definition; `None` for techniques that have no reference here.
pub(crate) fn results(puzzle: &Puzzle, technique: Technique) -> Option<Results> {
    let lists = Lists::new(puzzle);
    Some(match technique {
        Technique::FullHouse => full_houses(&lists),
        Technique::HiddenSingle => hidden_singles(&lists),
        Technique::NakedSingle => naked_singles(&lists),
        Technique::Pointing => intersections(&lists, true),
        Technique::Claiming => intersections(&lists, false),
        Technique::LockedPair => naked(&lists, 2, true),
        Technique::LockedTriple => naked(&lists, 3, true),
        Technique::NakedPair => naked(&lists, 2, false),
        Technique::NakedTriple => naked(&lists, 3, false),
        Technique::NakedQuad => naked(&lists, 4, false),
        Technique::HiddenPair => hidden(&lists, 2),
        Technique::HiddenTriple => hidden(&lists, 3),
        Technique::HiddenQuad => hidden(&lists, 4),
        Technique::XWing => fish(&lists, 2),
        Technique::Swordfish => fish(&lists, 3),
        Technique::Jellyfish => fish(&lists, 4),
        Technique::XyWing => xy_wings(&lists),
        Technique::WxyzWing => bent(&lists, 4),
        Technique::AlmostLockedPair => almost_locked(&lists, 2),
        Technique::AlmostLockedTriple => almost_locked(&lists, 3),
        _ => return None,
    })
}

fn full_houses(lists: &Lists) -> Results {
    let mut results = Results::new();
    for (_, cells) in &lists.houses {
        let empty: Vec<usize> =
            cells.iter().copied().filter(|&c| lists.placed[c].is_none()).collect();
        if let [cell] = empty[..]
            && let [digit] = lists.candidates[cell][..]
        {
            results.insert(place(cell, digit));
        }
    }
    results
}

fn hidden_singles(lists: &Lists) -> Results {
    let mut results = Results::new();
    for house in 0..lists.houses.len() {
        for digit in 0..lists.side {
            if let [cell] = lists.places(house, digit)[..] {
                results.insert(place(cell, digit));
            }
        }
    }
    results
}

fn naked_singles(lists: &Lists) -> Results {
    let one = |cell: usize| match lists.candidates[cell][..] {
        [digit] => Some(place(cell, digit)),
        _ => None,
    };
    (0..lists.candidates.len()).filter_map(one).collect()
}

/// Two or more places of a digit in one house, all of which are also in another one. From a box it
/// is called pointing, from any other house claiming; nothing can point into a second box.
fn intersections(lists: &Lists, pointing: bool) -> Results {
    let mut results = Results::new();
    let is_box = |house: usize| lists.houses[house].0 == HouseKind::Box;
    for from in (0..lists.houses.len()).filter(|&house| is_box(house) == pointing) {
        for into in (0..lists.houses.len()).filter(|&house| house != from) {
            for digit in 0..lists.side {
                let places = lists.places(from, digit);
                let other = &lists.houses[into].1;
                if places.len() >= 2 && places.iter().all(|cell| other.contains(cell)) {
                    let rest = other.iter().filter(|cell| !places.contains(cell));
                    remove(lists, rest.map(|&cell| (cell, digit)), &mut results);
                }
            }
        }
    }
    results
}

/// Cells of a house with as many candidates between them as there are cells, none of them a single.
/// It is locked when two houses that hold all the cells lose something; quads are never called
/// locked.
fn naked(lists: &Lists, size: usize, locked: bool) -> Results {
    let mut results = Results::new();
    for (_, cells) in &lists.houses {
        let open: Vec<usize> =
            cells.iter().copied().filter(|&c| lists.candidates[c].len() >= 2).collect();
        for set in choices(&open, size) {
            let digits = union(set.iter().map(|&cell| lists.candidates[cell].clone()));
            if digits.len() != size {
                continue;
            }
            let mut houses_that_lose = 0;
            let mut gone = Vec::new();
            for (_, cells) in &lists.houses {
                if !set.iter().all(|cell| cells.contains(cell)) {
                    continue;
                }
                let others = cells.iter().filter(|cell| !set.contains(cell));
                let pairs = others.flat_map(|&cell| digits.iter().map(move |&d| (cell, d)));
                let pairs: Vec<_> = pairs.filter(|&(cell, d)| lists.has(cell, d)).collect();
                houses_that_lose += usize::from(!pairs.is_empty());
                gone.extend(pairs);
            }
            if (size < 4 && houses_that_lose >= 2) == locked {
                remove(lists, gone, &mut results);
            }
        }
    }
    results
}

/// Digits of a house with as many places between them as there are digits, none of them a single.
fn hidden(lists: &Lists, size: usize) -> Results {
    let mut results = Results::new();
    let digits: Vec<usize> = (0..lists.side).collect();
    for house in 0..lists.houses.len() {
        let open: Vec<usize> =
            digits.iter().copied().filter(|&d| lists.places(house, d).len() >= 2).collect();
        for set in choices(&open, size) {
            let cells = union(set.iter().map(|&digit| lists.places(house, digit)));
            if cells.len() == size {
                let others = digits.iter().filter(|digit| !set.contains(digit));
                let gone = others.flat_map(|&d| cells.iter().map(move |&cell| (cell, d)));
                remove(lists, gone, &mut results);
            }
        }
    }
    results
}

/// Lines with two or more places of a digit each, all of them in as many lines across.
fn fish(lists: &Lists, size: usize) -> Results {
    let mut results = Results::new();
    let of = |kind: HouseKind| -> Vec<usize> {
        (0..lists.houses.len()).filter(|&house| lists.houses[house].0 == kind).collect()
    };
    let (rows, columns) = (of(HouseKind::Row), of(HouseKind::Column));
    for (base_lines, cover_lines) in [(&rows, &columns), (&columns, &rows)] {
        for digit in 0..lists.side {
            let open: Vec<usize> = base_lines
                .iter()
                .copied()
                .filter(|&line| (2..=size).contains(&lists.places(line, digit).len()))
                .collect();
            for base in choices(&open, size) {
                let places = union(base.iter().map(|&line| lists.places(line, digit)));
                let crossed =
                    |&&line: &&usize| places.iter().any(|cell| lists.houses[line].1.contains(cell));
                let cover: Vec<usize> = cover_lines.iter().filter(crossed).copied().collect();
                if cover.len() == size {
                    let cells = cover.iter().flat_map(|&line| lists.houses[line].1.iter());
                    let gone = cells.filter(|cell| !places.contains(cell));
                    remove(lists, gone.map(|&cell| (cell, digit)), &mut results);
                }
            }
        }
    }
    results
}

/// Three cells with the candidates xy, xz and yz, the first of which sees the others.
fn xy_wings(lists: &Lists) -> Results {
    let mut results = Results::new();
    let cells: Vec<usize> = (0..lists.candidates.len()).collect();
    let pairs: Vec<usize> =
        cells.iter().copied().filter(|&cell| lists.candidates[cell].len() == 2).collect();
    for three in choices(&pairs, 3) {
        for pivot in 0..3 {
            let (p, a, b) = (three[pivot], three[(pivot + 1) % 3], three[(pivot + 2) % 3]);
            let all = union([p, a, b].map(|cell| lists.candidates[cell].clone()));
            let shared: Vec<usize> =
                all.iter().copied().filter(|&d| lists.has(a, d) && lists.has(b, d)).collect();
            let [z] = shared[..] else { continue };
            let different = lists.candidates[p] != lists.candidates[a]
                && lists.candidates[p] != lists.candidates[b];
            if all.len() == 3 && different && lists.see(p, a) && lists.see(p, b) {
                let seen = cells.iter().filter(|&&cell| lists.see(cell, a) && lists.see(cell, b));
                remove(lists, seen.map(|&cell| (cell, z)), &mut results);
            }
        }
    }
    results
}

/// Cells of two crossing houses, not all in one, with as many candidates between them as cells. Two
/// places of one digit do not see each other; for the other digits all places do.
fn bent(lists: &Lists, size: usize) -> Results {
    let mut results = Results::new();
    let cells: Vec<usize> = (0..lists.candidates.len()).collect();
    for [one, other] in pairs_of_houses(lists, 1) {
        let both = union([lists.houses[one].1.clone(), lists.houses[other].1.clone()]);
        let few = |cell: &usize| (2..=size).contains(&lists.candidates[*cell].len());
        let open: Vec<usize> = both.into_iter().filter(few).collect();
        for set in choices(&open, size) {
            let digits = union(set.iter().map(|&cell| lists.candidates[cell].clone()));
            let in_one = |cells: &[usize]| set.iter().all(|cell| cells.contains(cell));
            if digits.len() != size || lists.houses.iter().any(|(_, cells)| in_one(cells)) {
                continue;
            }
            let places = |digit: usize| set.iter().copied().filter(move |&c| lists.has(c, digit));
            let is_loose = |&digit: &usize| {
                places(digit).any(|a| places(digit).any(|b| a != b && !lists.see(a, b)))
            };
            let loose: Vec<usize> = digits.into_iter().filter(is_loose).collect();
            if let [digit] = loose[..] {
                let seen =
                    cells.iter().filter(|&&c| places(digit).all(|place| lists.see(c, place)));
                remove(lists, seen.map(|&cell| (cell, digit)), &mut results);
            }
        }
    }
    results
}

/// Two houses that share at least `shared` cells, each pair once.
fn pairs_of_houses(lists: &Lists, shared: usize) -> Vec<[usize; 2]> {
    let houses = &lists.houses;
    let share = |a: usize, b: usize| houses[a].1.iter().filter(|c| houses[b].1.contains(c)).count();
    let pairs = (0..houses.len()).flat_map(|a| (0..a).map(move |b| [a, b]));
    pairs.filter(|&[a, b]| share(a, b) >= shared).collect()
}

/// One cell fewer than digits in a house outside its crossing with another house, whose places for
/// these digits are some of the crossing and one cell fewer outside it.
fn almost_locked(lists: &Lists, size: usize) -> Results {
    let mut results = Results::new();
    let pairs = pairs_of_houses(lists, 2);
    for (naked, hidden) in pairs.into_iter().flat_map(|[a, b]| [(a, b), (b, a)]) {
        let (a, b) = (&lists.houses[naked].1, &lists.houses[hidden].1);
        let open = |cell: &usize| !b.contains(cell) && lists.candidates[*cell].len() >= 2;
        let open: Vec<usize> = a.iter().copied().filter(open).collect();
        for set in choices(&open, size - 1) {
            let digits = union(set.iter().map(|&cell| lists.candidates[cell].clone()));
            let places: Vec<Vec<usize>> = digits.iter().map(|&d| lists.places(hidden, d)).collect();
            if digits.len() != size || places.iter().any(Vec::is_empty) {
                continue;
            }
            let (crossing, beside): (Vec<usize>, Vec<usize>) =
                union(places).into_iter().partition(|cell| a.contains(cell));
            if crossing.is_empty() || beside.len() != size - 1 {
                continue;
            }
            let rest = a.iter().filter(|cell| !b.contains(cell) && !set.contains(cell));
            let mut gone: Vec<(usize, usize)> =
                rest.flat_map(|&cell| digits.iter().map(move |&digit| (cell, digit))).collect();
            let others = (0..lists.side).filter(|digit| !digits.contains(digit));
            gone.extend(others.flat_map(|digit| beside.iter().map(move |&cell| (cell, digit))));
            remove(lists, gone, &mut results);
        }
    }
    results
}

/// The places of each digit in some way, and in every way, to place it in all houses that lack it;
/// a cell that one digit has in every way is lost for the others. Meant for boards with a solution.
pub(crate) fn templates(puzzle: &Puzzle) -> [Results; 2] {
    let mut lists = Lists::new(puzzle);
    let before = Lists::new(puzzle);
    let mut always = vec![Vec::new(); lists.side];
    let mut never = vec![Vec::new(); lists.side];
    loop {
        let known = (always.clone(), never.clone());
        for digit in 0..lists.side {
            let ways = ways(&lists, digit, &[]);
            let in_all = |cell: &usize| ways.iter().all(|way| way.contains(cell));
            let in_none = |cell: &usize| !ways.iter().any(|way| way.contains(cell));
            let cells = 0..lists.candidates.len();
            let own = cells.filter(|&cell| before.has(cell, digit));
            (always[digit], never[digit]) =
                (own.clone().filter(in_all).collect(), own.filter(in_none).collect::<Vec<usize>>());
            for &cell in &always[digit] {
                lists.candidates[cell].retain(|&other| other == digit);
            }
        }
        if known == (always.clone(), never.clone()) {
            break;
        }
    }
    let [mut set, mut delete] = [Results::new(), Results::new()];
    for digit in 0..lists.side {
        if !always[digit].is_empty() {
            set.insert(always[digit].iter().flat_map(|&cell| place(cell, digit)).collect());
        }
        remove(&before, never[digit].iter().map(|&cell| (cell, digit)), &mut delete);
    }
    [set, delete]
}

/// Every way to continue placing a digit until no house lacks it.
fn ways(lists: &Lists, digit: usize, chosen: &[usize]) -> Vec<Vec<usize>> {
    let has = |&cell: &usize| lists.placed[cell] == Some(digit) || chosen.contains(&cell);
    let Some((_, cells)) = lists.houses.iter().find(|(_, cells)| !cells.iter().any(has)) else {
        return vec![chosen.to_vec()];
    };
    let free = |&&cell: &&usize| {
        lists.has(cell, digit) && !chosen.iter().any(|&other| lists.see(cell, other))
    };
    cells
        .iter()
        .filter(free)
        .flat_map(|&cell| ways(lists, digit, &[chosen, &[cell]].concat()))
        .collect()
}
