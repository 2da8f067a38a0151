//! Which rules and equations compete for digits.
use super::Group;
use whydoku_core::Geometry;

/// The pairs of these groups, by their numbers, of which one is a rule (the first `rules` are, before
/// the equations) and which have a cell in common, or two pairs of cells that exclude digits from each
/// other.
pub(super) fn all<const W: usize>(
    geometry: &Geometry<W>,
    groups: &[&Group],
    rules: usize,
) -> Vec<[usize; 2]> {
    let pairs = (0..rules).flat_map(|one| (one + 1..groups.len()).map(move |other| [one, other]));
    pairs.filter(|&[one, other]| do_meet(geometry, groups[one], groups[other])).collect()
}

fn do_meet<const W: usize>(geometry: &Geometry<W>, one: &Group, other: &Group) -> bool {
    let mut meetings = 0;
    for &a in &one.cells {
        for &b in &other.cells {
            if a == b {
                return true;
            }
            let is_bound = || geometry.bonds(a).iter().any(|bond| bond.cell == b);
            meetings += usize::from(geometry.peers(a).contains(b) || is_bound());
        }
    }
    meetings > 1
}
