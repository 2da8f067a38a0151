//! Chains of two to four strong links on one digit: skyscrapers, kites, cranes, empty rectangles
//! and longer ones. Only in the table of `SukakuExplainer`.
use super::hint::Hint;
use super::position::Position;
use super::score::Score;
use super::tables::{CROSSINGS, Cells, HOUSE_CELLS, HOUSES, HOUSES_OF, PEER_CELLS, bits, cells};
use super::technique::Technique;

/// The places of a digit in a house in two parts, each in a box or line with the other end.
#[derive(Clone, Copy)]
struct Link {
    house: usize,
    ends: [Cells; 2],
}

/// A chain in the making.
struct Chain {
    houses: Vec<usize>,
    used: Cells,
    groups: usize,
    /// Sets of cells, one of which has the digit, other than the two outer ends.
    joints: Vec<[Cells; 2]>,
    first: Cells,
    last: Cells,
}

/// What decides between chains: tenths, removals (more first), groups, kinds of houses.
type Order = (u16, core::cmp::Reverse<usize>, usize, Vec<u8>);

struct Best {
    length: usize,
    found: Option<(Order, Vec<u16>)>,
}

/// Producers of `SukakuExplainer`: the best chain of `length` strong links.
pub(super) fn find(board: &Position, length: usize) -> Option<Hint> {
    let mut best = Best { length, found: None };
    for digit in 0..9 {
        let plane = board.plane(digit);
        let links: Vec<Link> = (0..27).flat_map(|house| links_of(board, house, digit)).collect();
        for &link in &links {
            for turn in 0..2 {
                let (first, last) = (link.ends[turn], link.ends[1 - turn]);
                let mut chain = Chain {
                    houses: vec![link.house],
                    used: first | last,
                    groups: groups(link),
                    joints: Vec::new(),
                    first,
                    last,
                };
                extend(&mut chain, &links, (plane, digit), &mut best);
            }
        }
    }
    let (order, removals) = best.found?;
    let (technique, base) = match length {
        2 => (Technique::TurbotFish, 40),
        3 => (Technique::ThreeStrongLinks, 54),
        _ => (Technique::FourStrongLinks, 58),
    };
    Some(Hint::removing(technique, Score::kind(base, order.0), removals))
}

fn groups(link: Link) -> usize {
    link.ends.iter().filter(|end| end.count_ones() > 1).count()
}

/// The ways to divide the places of a digit in a house.
fn links_of(board: &Position, house: usize, digit: usize) -> Vec<Link> {
    let places = board.places(house, digit);
    let set = |mask: u16| bits(mask).fold(0, |set, at| set | (1 as Cells) << HOUSES[house][at]);
    let all = set(places);
    let fits = |part: Cells| part.is_power_of_two() || crossing(house, part);
    let mut links: Vec<Link> = Vec::new();
    let mut note = |part: Cells| {
        let rest = all & !part;
        let known = |link: &Link| link.ends == [part, rest] || link.ends == [rest, part];
        if part != 0 && rest != 0 && fits(rest) && !links.iter().any(known) {
            links.push(Link { house, ends: [part, rest] });
        }
    };
    if places.count_ones() == 2 {
        note(1 << all.trailing_zeros());
        return links;
    }
    for other in (0..27).filter(|&other| CROSSINGS[house][other] != 0) {
        note(all & HOUSE_CELLS[other]);
    }
    links
}

/// Whether a group also lies in a house other than its own.
fn crossing(house: usize, part: Cells) -> bool {
    (0..27).any(|other| other != house && part & !HOUSE_CELLS[other] == 0)
}

/// A house that holds two ends.
fn shared(one: Cells, other: Cells) -> Option<usize> {
    let all = one | other;
    let houses = HOUSES_OF[all.trailing_zeros() as usize].map(usize::from);
    houses.into_iter().find(|&house| all & !HOUSE_CELLS[house] == 0)
}

fn extend(chain: &mut Chain, links: &[Link], (plane, digit): (Cells, usize), best: &mut Best) {
    if chain.houses.len() == best.length {
        finish(chain, (plane, digit), best);
        return;
    }
    for &link in links {
        let taken = (link.ends[0] | link.ends[1]) & chain.used != 0;
        if taken || chain.houses.contains(&link.house) {
            continue;
        }
        for turn in 0..2 {
            let (near, far) = (link.ends[turn], link.ends[1 - turn]);
            if shared(chain.last, near).is_none() {
                continue;
            }
            let before = (chain.last, chain.used, chain.groups);
            chain.houses.push(link.house);
            chain.joints.push([chain.last, near]);
            chain.used |= near | far;
            chain.groups += groups(link);
            chain.last = far;
            extend(chain, links, (plane, digit), best);
            (chain.last, chain.used, chain.groups) = before;
            chain.joints.pop();
            chain.houses.pop();
        }
    }
}

/// The cells that see all of both ends.
fn seen_by(ends: [Cells; 2]) -> Cells {
    cells(ends[0] | ends[1]).fold(!0, |seen, cell| seen & PEER_CELLS[cell])
}

fn finish(chain: &Chain, (plane, digit): (Cells, usize), best: &mut Best) {
    let mut seen = seen_by([chain.first, chain.last]);
    if shared(chain.first, chain.last).is_some() {
        seen = chain.joints.iter().fold(seen, |seen, &joint| seen | seen_by(joint));
    }
    let seen = seen & plane & !chain.used;
    if seen == 0 {
        return;
    }
    let kinds = kinds(&chain.houses);
    let (boxes, columns) = (kinds.contains(&0), kinds.contains(&2));
    let supplement = if chain.groups > 0 { 3 } else { u16::from(boxes) + u16::from(columns) };
    let removed = core::cmp::Reverse(seen.count_ones() as usize);
    let order = (supplement, removed, chain.groups, kinds);
    if best.found.as_ref().is_none_or(|(old, _)| order < *old) {
        let removals = cells(seen).map(|cell| (cell * 9 + digit) as u16).collect();
        best.found = Some((order, removals));
    }
}

/// The kinds of the houses (0 box, 1 row, 2 column), read in the direction and rotated so that the
/// sequence is the smallest.
fn kinds(houses: &[usize]) -> Vec<u8> {
    let plain: Vec<u8> = houses.iter().map(|house| (house / 9) as u8).collect();
    let turned: Vec<u8> = plain.iter().map(|&kind| if kind == 0 { 0 } else { 3 - kind }).collect();
    let back = |kinds: &Vec<u8>| kinds.iter().rev().copied().collect::<Vec<u8>>();
    let all = [back(&plain), back(&turned), plain, turned];
    all.into_iter().min().unwrap_or_default()
}
