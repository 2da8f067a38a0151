//! Lists of things, stored one after another in one piece of memory.
use whydoku_core::{Candidate, House, Shape};

/// Numbered lists.
#[derive(Clone, Debug)]
pub(crate) struct Lists<T> {
    items: Vec<T>,
    /// The end of each list, after the start of the first.
    ends: Vec<u32>,
}

impl<T> Default for Lists<T> {
    fn default() -> Self {
        Self { items: Vec::new(), ends: vec![0] }
    }
}

impl<T: Copy> Lists<T> {
    /// This many lists: each item, in this order, in the list of its key.
    pub(crate) fn by_key(count: usize, items: impl Iterator<Item = (usize, T)> + Clone) -> Self {
        // Where the next item of each list goes: after the first pass, one further on.
        let mut next = vec![0; count + 2];
        items.clone().for_each(|(key, _)| next[key + 2] += 1);
        for at in 2..next.len() {
            next[at] += next[at - 1];
        }
        let any = items.clone().next().map(|(_, item)| item);
        let mut sorted: Vec<T> =
            any.map_or_else(Vec::new, |any| vec![any; next[count + 1] as usize]);
        for (key, item) in items {
            sorted[next[key + 1] as usize] = item;
            next[key + 1] += 1;
        }
        next.pop();
        Self { items: sorted, ends: next }
    }
}

impl<T> Lists<T> {
    /// Makes room for more lists with this many items in all.
    pub(crate) fn reserve(&mut self, lists: usize, items: usize) {
        self.ends.reserve(lists);
        self.items.reserve(items);
    }
    /// Adds a list and returns its number.
    pub(crate) fn push(&mut self, list: impl IntoIterator<Item = T>) -> usize {
        self.items.extend(list);
        self.ends.push(self.items.len() as u32);
        self.len() - 1
    }
    pub(crate) fn get(&self, at: usize) -> &[T] {
        &self.items[self.ends[at] as usize..self.ends[at + 1] as usize]
    }
    /// All of them.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &[T]> + Clone {
        (0..self.len()).map(|at| self.get(at))
    }
    /// How many lists there are.
    pub(crate) fn len(&self) -> usize {
        self.ends.len() - 1
    }
}

/// For each digit of each house, house by house, the numbers of its candidates among these.
pub(crate) fn places(
    shape: &Shape,
    candidates: impl Iterator<Item = Candidate> + Clone,
) -> Lists<u32> {
    let places = candidates.enumerate().flat_map(|(number, candidate)| {
        let houses = shape.houses_of(candidate.cell).iter();
        let list = move |house: &House| house.index() * shape.side() + candidate.digit.index();
        houses.map(move |house| (list(house), number as u32))
    });
    Lists::by_key(shape.houses().len() * shape.side(), places)
}
