//! Lists of things, stored one after another in one piece of memory.

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

impl<T> Lists<T> {
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
    pub(crate) fn iter(&self) -> impl Iterator<Item = &[T]> {
        (0..self.len()).map(|at| self.get(at))
    }
    /// How many lists there are.
    pub(crate) fn len(&self) -> usize {
        self.ends.len() - 1
    }
}
