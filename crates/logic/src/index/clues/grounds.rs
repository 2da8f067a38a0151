//! Why a group of cells leaves no room for a digit in one of them.
use super::{Group, Says};
use crate::argument::Against;
use whydoku_core::{Cell, Digit, DigitSet};

/// How many digits are tried to find what cells add up to at least or at most.
const TRIES: usize = 3_000;
/// The longest chain of forced cells that is told.
const PATH: usize = 5;

impl Group {
    /// What is against a digit of the cell at this place, which is in no way to fill the group; `left` has the digits
    /// that each cell can hold. The first of these that holds: another cell has no partner for it, the total leaves too
    /// little or too much, cells are forced one after another.
    pub(crate) fn against(&self, left: &[DigitSet], at: usize, digit: Digit) -> Against {
        let partner = || self.without_partner(left, at, digit);
        let total = || self.says.iter().find_map(|says| self.by_total(says, left, at, digit));
        let forced = || self.forced(left, at, digit);
        partner().or_else(total).or_else(forced).unwrap_or(Against::Unfillable)
    }
    fn without_partner(&self, left: &[DigitSet], at: usize, digit: Digit) -> Option<Against> {
        self.bonds.iter().find_map(|([one, other], table)| {
            let (to, wanted) = match at {
                _ if at == *one => (*other, table.partners(digit)),
                _ if at == *other => (*one, table.turned().partners(digit)),
                _ => return None,
            };
            let has = left[to];
            let is_against = (wanted & has).is_empty();
            is_against.then(|| Against::Partner { cell: self.cells[to], wanted, has })
        })
    }
    fn by_total(&self, says: &Says, left: &[DigitSet], at: usize, digit: Digit) -> Option<Against> {
        let Says::Sum(times, total) = says else { return None };
        let mut with = left.to_vec();
        with[at] = DigitSet::only(digit);
        let number = i64::from(digit.number() as u32);
        let of = |sign: i64| -> Vec<usize> {
            (0..times.len()).filter(|&place| times[place] == sign).collect()
        };
        let is_told = times.iter().all(|one| one.abs() <= 1);
        let (own_sign, other_sign) = (times[at], -times[at]);
        if !is_told || own_sign == 0 {
            return None;
        }
        let names = |places: &[usize]| places.iter().map(|&place| self.cells[place]).collect();
        let (own, others) = (of(own_sign), of(other_sign));
        if let [other] = [&own[..], &others]
            .concat()
            .iter()
            .filter(|&&place| place != at)
            .collect::<Vec<_>>()[..]
        {
            return self.single_rest(left, *other, times[*other] * (total - times[at] * number));
        }
        if others.is_empty() {
            let rest = total * own_sign - number;
            let places: Vec<usize> = own.into_iter().filter(|&place| place != at).collect();
            let cells: Vec<Cell> = names(&places);
            if let Some(bound) =
                self.extreme(&places, at, &with, true).filter(|&least| rest < least)
            {
                return Some(Against::TooLittle { cells, rest, bound });
            }
            if let Some(bound) = self.extreme(&places, at, &with, false).filter(|&most| rest > most)
            {
                return Some(Against::TooMuch { cells, rest, bound });
            }
            return (places.len() == 2).then_some(Against::NotMade { cells, rests: vec![rest] });
        }
        if *total != 0 {
            return None;
        }
        let side = |is_less: bool| {
            let rest: Vec<usize> = own.iter().copied().filter(|&place| place != at).collect();
            let sum = number + self.extreme(&rest, at, &with, !is_less)?;
            let bound = self.extreme(&others, at, &with, is_less)?;
            let is_against = if is_less { sum < bound } else { sum > bound };
            let (cells, others) = (names(&own), names(&others));
            is_against.then_some(Against::Sides { cells, own: sum, others, bound, is_less })
        };
        let not_made = || {
            let is_alone = own.len() == 1 && others.len() == 2;
            is_alone.then(|| Against::NotMade { cells: names(&others), rests: vec![number] })
        };
        side(false).or_else(|| side(true)).or_else(not_made)
    }
    /// What is against a digit that leaves one other cell a certain number.
    fn single_rest(&self, left: &[DigitSet], other: usize, rest: i64) -> Option<Against> {
        let (cell, has) = (self.cells[other], left[other]);
        let wanted = usize::try_from(rest).ok().filter(|number| (1..=64).contains(number));
        let wanted = wanted.map(|number| DigitSet::only(Digit::from_number(number)));
        match wanted {
            Some(wanted) if (wanted & has).is_empty() => {
                Some(Against::Partner { cell, wanted, has })
            }
            Some(_) => None,
            None => Some(Against::NotMade { cells: vec![cell], rests: vec![rest] }),
        }
    }
    /// What some cells add up to at least, or at most, if the cell at `at` holds its only digit; `None` if that takes
    /// too long to find out or they cannot be filled.
    fn extreme(&self, places: &[usize], at: usize, with: &[DigitSet], least: bool) -> Option<i64> {
        let mut tries = TRIES;
        let mut best = None;
        let mut chosen: Vec<(usize, Digit)> =
            with[at].single().map(|digit| (at, digit)).into_iter().collect();
        self.choose(places, with, least, &mut chosen, 0, &mut best, &mut tries);
        best.filter(|_| tries > 0)
    }
    #[allow(clippy::too_many_arguments, reason = "the state of one search")]
    fn choose(
        &self,
        places: &[usize],
        with: &[DigitSet],
        least: bool,
        chosen: &mut Vec<(usize, Digit)>,
        sum: i64,
        best: &mut Option<i64>,
        tries: &mut usize,
    ) {
        let Some((&place, rest)) = places.split_first() else {
            let is_better = best.is_none_or(|known| if least { sum < known } else { sum > known });
            if is_better {
                *best = Some(sum);
            }
            return;
        };
        // Even if the others hold the best that is left to them, it must beat what is known.
        let end = |place: &usize| {
            let bits = with[*place].bits();
            let number = if least { bits.trailing_zeros() + 1 } else { 64 - bits.leading_zeros() };
            i64::from(number)
        };
        let bound = sum + places.iter().map(end).sum::<i64>();
        if best.is_some_and(|known| if least { bound >= known } else { bound <= known }) {
            return;
        }
        let mut digits: Vec<Digit> = with[place].iter().collect();
        if !least {
            digits.reverse();
        }
        for digit in digits {
            *tries = tries.saturating_sub(1);
            if *tries == 0 {
                return;
            }
            let differs =
                |&(other, of): &(usize, Digit)| of != digit || self.differ[place] >> other & 1 == 0;
            if chosen.iter().all(differs) {
                chosen.push((place, digit));
                let more = sum + i64::from(digit.number() as u32);
                self.choose(rest, with, least, chosen, more, best, tries);
                chosen.pop();
            }
        }
    }
    /// The cells that the digit forces one after another, until one has no digit left.
    fn forced(&self, left: &[DigitSet], at: usize, digit: Digit) -> Option<Against> {
        let mut with = left.to_vec();
        with[at] = DigitSet::only(digit);
        // Each narrowed cell, what is left there, and the cell that did it.
        let mut path: Vec<(usize, DigitSet, usize)> = Vec::new();
        let mut waiting = vec![at];
        while !waiting.is_empty() {
            let by = waiting.remove(0);
            for to in 0..with.len() {
                let narrowed = self.beside(&with, by, to);
                if narrowed == with[to] {
                    continue;
                }
                if narrowed.is_empty() {
                    return self.told(&path, by, to);
                }
                with[to] = narrowed;
                path.push((to, narrowed, by));
                waiting.push(to);
            }
        }
        None
    }
    /// What the digits of one cell leave of another.
    fn beside(&self, with: &[DigitSet], by: usize, to: usize) -> DigitSet {
        let mut digits = with[to];
        if by == to {
            return digits;
        }
        if let Some(digit) = with[by].single().filter(|_| self.differ[by] >> to & 1 == 1) {
            digits.remove(digit);
        }
        for ([one, other], table) in &self.bonds {
            let partners = |table: &whydoku_core::PairTable| {
                with[by].iter().fold(DigitSet::EMPTY, |all, digit| all | table.partners(digit))
            };
            if (*one, *other) == (by, to) {
                digits &= partners(table);
            } else if (*one, *other) == (to, by) {
                digits &= partners(&table.turned());
            }
        }
        digits
    }
    /// The part of a path that leads to the cell that is left without a digit, if it is short.
    fn told(&self, path: &[(usize, DigitSet, usize)], by: usize, empty: usize) -> Option<Against> {
        // Everything that narrowed the last two cells, and what narrowed those in turn.
        let mut wanted = vec![by, empty];
        let mut kept = Vec::new();
        for &(to, digits, from) in path.iter().rev() {
            if wanted.contains(&to) {
                kept.push((self.cells[to], digits));
                wanted.push(from);
            }
        }
        kept.retain(|(cell, _)| *cell != self.cells[empty]);
        kept.reverse();
        let is_short = (1..=PATH).contains(&kept.len());
        is_short.then(|| Against::Forced { path: kept, empty: self.cells[empty] })
    }
}
