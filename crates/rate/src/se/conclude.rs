//! The conclusions of branches: contradictions, and what several of them have in common.
use super::ancestry::Assertion;
use super::branch::{Branch, Off, On, Set, contains};
use super::collect::{Collector, Found, place_of};
use super::joint::{CONTRADICTION, Joint};
use super::multiple::{Search, Sort};
use super::position::Position;
use super::proof::Proof;
use super::score::Score;
use super::tables::bits;
use super::technique::Technique;

impl Search {
    /// Offers the contradiction that a branch runs into, if there is one.
    pub(super) fn contradiction(
        &mut self,
        board: &Position,
        branch: &Branch,
        (start, is_on): (u16, bool),
        out: &mut Collector,
    ) {
        let Some(clash) = branch.clash else { return };
        let place = place_of(start, is_on, others_of(board, start));
        let limit = out.limit_at(self.base, CONTRADICTION, place);
        let technique = match self.sort {
            Sort::Nishio => Technique::Nishio,
            _ => Technique::DynamicContradiction(self.nesting()),
        };
        let ends = [Assertion::On(clash.on), Assertion::Off(clash.off)];
        let base = self.base;
        self.ancestry.forget();
        let mut length = 0;
        for end in ends {
            let rest = limit.saturating_sub(length);
            match self.ancestry.count((board, branch, self.rules), end, rest) {
                Some(count) => length += count,
                None => return,
            }
        }
        length += self.ancestry.inner_length();
        let removals = removals_of(board, start, is_on);
        if length > limit || removals.is_empty() {
            return;
        }
        let score = Score::chain(base, length);
        let (ancestry, rules) = (&mut self.ancestry, self.rules);
        let placement = is_on.then_some(start);
        out.offer(
            Found { technique, score, key: CONTRADICTION, placement, removals },
            place,
            || {
                let mut proof = Proof::default();
                for end in ends {
                    ancestry.prove((board, branch, rules), end, None, &mut proof);
                }
                proof
            },
        );
    }
    /// What all branches conclude, in the order of the first.
    pub(super) fn conclusions(&mut self, board: &Position, joint: &Joint<'_>, out: &mut Collector) {
        let both = |side: fn(&Branch) -> &Set| {
            let mut sets = joint.branches.iter().map(|branch| *side(branch));
            let first = sets.next().unwrap_or_default();
            sets.fold(first, |mut all, set| {
                all.iter_mut().zip(set).for_each(|(all, set)| *all &= set);
                all
            })
        };
        let on = both(|branch| &branch.on);
        if on != Set::default() {
            for node in joint.branches[0].ons.iter().filter(|node| contains(&on, node.candidate)) {
                self.conclude(board, joint, (node.candidate, true), out);
            }
        }
        let off = both(|branch| &branch.off);
        if off != Set::default() {
            for node in joint.branches[0].offs.iter().filter(|node| contains(&off, node.candidate))
            {
                self.conclude(board, joint, (node.candidate, false), out);
            }
        }
    }
    fn conclude(
        &mut self,
        board: &Position,
        joint: &Joint<'_>,
        (candidate, is_on): (u16, bool),
        out: &mut Collector,
    ) {
        let others = others_of(board, candidate);
        if is_on && others == 0 {
            return;
        }
        let place = place_of(candidate, is_on, others);
        let limit = out.limit_at(self.base, joint.key, place);
        self.ancestry.forget();
        let mut length = 0;
        for branch in joint.branches {
            let Some(of) = find(branch, candidate, is_on) else { return };
            let rest = limit.saturating_sub(length);
            match self.ancestry.count((board, branch, self.rules), of, rest) {
                Some(count) => length += count,
                None => return,
            }
        }
        length += self.ancestry.inner_length();
        let removals = removals_of(board, candidate, is_on);
        if length > limit || removals.is_empty() {
            return;
        }
        let (ancestry, rules) = (&mut self.ancestry, self.rules);
        let (score, placement) = (Score::chain(self.base, length), is_on.then_some(candidate));
        let Joint { technique, key, .. } = *joint;
        out.offer(Found { technique, score, key, placement, removals }, place, || {
            let mut proof = Proof::default();
            for branch in joint.branches {
                if let Some(of) = find(branch, candidate, is_on) {
                    ancestry.prove((board, branch, rules), of, joint.group, &mut proof);
                }
            }
            proof
        });
    }
}

fn find(branch: &Branch, candidate: u16, is_on: bool) -> Option<Assertion> {
    if is_on {
        let on: Option<&On> = branch.ons.iter().find(|on| on.candidate == candidate);
        on.map(|&on| Assertion::On(on))
    } else {
        let off: Off = branch.offs[usize::from(branch.off_at[usize::from(candidate)])];
        (off.candidate == candidate).then_some(Assertion::Off(off))
    }
}

/// The other digits of a candidate's cell.
fn others_of(board: &Position, candidate: u16) -> u16 {
    board.digits(usize::from(candidate) / 9) & !(1 << (candidate % 9))
}

/// What a conclusion removes: the candidate, or the others of its cell.
fn removals_of(board: &Position, candidate: u16, is_on: bool) -> Vec<u16> {
    if !is_on {
        return vec![candidate];
    }
    let first = candidate / 9 * 9;
    bits(others_of(board, candidate)).map(|digit| first + digit as u16).collect()
}
