//! Finds where chains of almost locked sets can conclude something, without building the chains:
//! most starts lead nowhere, and following each of them takes far longer.
//!
//! A set that holds a digit in some *places* takes it from the sets apart from these, and each of those
//! then holds its other digits in their places. What follows is the same for all sets that have a digit
//! in the same places.
use crate::index::als::{Als, AlsIndex};
use crate::index::als_links::AlsLinks;
use crate::index::bits::{Matrix, insert, unite};
use crate::index::reach::Reach;
use core::ops::ControlFlow;
use whydoku_core::{Digit, DigitSet, Grid, Stop};

/// For each set, the digits by which a chain of sets can begin there, end at a later one, and
/// conclude something. There may be a few digits too many; chains of two sets count. Breaks when the
/// search is to stop.
pub(crate) fn starts<const W: usize>(
    grid: &Grid<W>,
    index: &AlsIndex<W>,
    links: &AlsLinks,
    stop: Stop<'_>,
) -> ControlFlow<(), Vec<DigitSet>> {
    let all = AllPlaces::new(grid, links);
    let mut after = followers(index, links, &all);
    for places in 0..links.apart().len() {
        if stop.is_due() {
            return ControlFlow::Break(());
        }
        after.complete(places, &mut |_, _| {});
    }
    let meeting: Vec<Matrix> =
        grid.all_digits().map(|digit| meeting(grid, digit, index, links)).collect();
    // The places in later sets.
    let (mut later, mut last) = (vec![0; all.words], vec![0; 64 * all.words]);
    for (at, set) in index.sets.iter().enumerate() {
        for (digit, places) in set.numbers() {
            insert(&mut later, all.number(digit, places));
            last[all.number(digit, places)] = at;
        }
    }
    let start = |(at, set): (usize, &Als<W>)| {
        for (digit, places) in set.numbers() {
            let number = all.number(digit, places);
            if last[number] == at {
                later[number / 64] &= !(1 << (number % 64));
            }
        }
        let promises = |&(x, first): &(Digit, usize)| {
            links.linked(x, first).is_some_and(|first| {
                let meets = |(z, last): (Digit, usize)| {
                    let [after, later] = [after.row(first), &later].map(|row| all.of_digit(row, z));
                    let words = meeting[z.index()].row(last).iter().zip(after).zip(later);
                    words.fold(0, |any, ((a, b), c)| any | a & b & c) != 0
                };
                set.numbers().any(|(z, last)| z != x && meets((z, last)))
            })
        };
        set.numbers().filter(promises).map(|(x, _)| x).collect()
    };
    ControlFlow::Continue(index.sets.iter().enumerate().map(start).collect())
}

/// Sets of the places of all digits, each digit in words of its own. The first words are for the numbers of
/// the places from which others are apart.
struct AllPlaces {
    /// For each digit, its first word and the number of its words.
    of_digits: Vec<(usize, usize)>,
    words: usize,
}

impl AllPlaces {
    fn new<const W: usize>(grid: &Grid<W>, links: &AlsLinks) -> Self {
        let mut words = links.apart().len().div_ceil(64);
        let of_digit = |digit: Digit| {
            let count = links.seen(digit).stride();
            words += count;
            (words - count, count)
        };
        let of_digits = grid.all_digits().map(of_digit).collect();
        Self { of_digits, words }
    }
    fn number(&self, digit: Digit, places: usize) -> usize {
        64 * self.of_digits[digit.index()].0 + places
    }
    /// The part of a set that belongs to one digit.
    fn of_digit<'a>(&self, set: &'a [u64], digit: Digit) -> &'a [u64] {
        let (first, count) = self.of_digits[digit.index()];
        &set[first..first + count]
    }
}

/// For all places of a digit from which others are apart, all places that have theirs after one step, if
/// these do: those that have others apart from them by their numbers as well.
fn followers<const W: usize>(index: &AlsIndex<W>, links: &AlsLinks, all: &AllPlaces) -> Reach {
    let count = links.apart().len();
    // The places of the digits that a set holds after it has lost one, for all sets that had it in the
    // same places.
    let mut others = Matrix::new(count, 64 * all.words);
    for set in &index.sets {
        for (lost, places) in set.numbers() {
            let Some(row) = links.linked(lost, places) else { continue };
            for (digit, held) in set.numbers().filter(|(digit, _)| *digit != lost) {
                insert(others.row_mut(row), all.number(digit, held));
                if let Some(held) = links.linked(digit, held) {
                    insert(others.row_mut(row), held);
                }
            }
        }
    }
    let mut after = Matrix::new(count, 64 * all.words);
    for (places, apart) in links.apart().iter().enumerate() {
        for &lost in apart {
            unite(after.row_mut(places), others.row(lost));
        }
    }
    let mut leading = vec![0; all.words];
    (0..count).for_each(|places| insert(&mut leading, places));
    Reach::new(after, count, leading)
}

/// For each set of places of a digit, the other sets of this digit for which some candidate sees both.
fn meeting<const W: usize>(
    grid: &Grid<W>,
    digit: Digit,
    index: &AlsIndex<W>,
    links: &AlsLinks,
) -> Matrix {
    let places = &index.places[digit.index()];
    let mut meeting = Matrix::new(places.len(), places.len());
    for (at, of) in places.iter().enumerate() {
        for cell in of.seeing & grid.cells(digit) {
            unite(meeting.row_mut(at), links.seen(digit).row(cell.index()));
        }
    }
    meeting
}
