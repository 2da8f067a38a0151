//! What can be reached from the nodes of a graph, found for all of them together: nodes that lead to each
//! other reach the same, and a node takes over what those it leads to have found.
//!
//! The search keeps its path, as in H. N. Gabow, *Path-based depth-first search for strong and biconnected
//! components* (2000).
use super::bits::{Matrix, contains, insert, intersect, numbers, remove, smallest, subtract};

/// For each node, the numbers that it reaches. Some of these numbers are nodes that reach others in turn.
#[derive(Debug)]
pub(crate) struct Reach {
    rows: Matrix,
    /// The numbers that lead on: only as many words as it takes, which is why these sets are shorter than
    /// the rows.
    nodes: Vec<u64>,
    visited: Vec<u64>,
    done: Vec<u64>,
    /// How many nodes reach each other where a node is.
    size: Vec<u32>,
    /// The nodes that have been visited and are not done, and where each of them is in this list.
    open: Vec<usize>,
    place: Vec<u32>,
    /// The places where nodes begin that may all reach each other.
    begins: Vec<usize>,
    /// The nodes of the path, each of which leads to the next.
    path: Vec<usize>,
    /// The nodes that are left of a set that is being worked through.
    rest: Vec<u64>,
    /// A copy of a row.
    same: Vec<u64>,
}

impl Reach {
    /// Of each of the first `count` numbers, `rows` says what it leads to directly, or nothing yet; those
    /// of them that lead on are in `nodes`.
    pub(crate) fn new(rows: Matrix, count: usize, mut nodes: Vec<u64>) -> Self {
        nodes.truncate(count.div_ceil(64));
        let none = || vec![0; nodes.len()];
        let (visited, done, rest) = (none(), none(), none());
        let same = vec![0; rows.stride()];
        let (size, place) = (vec![0; count], vec![0; count]);
        let (open, begins, path) = (Vec::new(), Vec::new(), Vec::new());
        Self { rows, nodes, visited, done, size, open, place, begins, path, rest, same }
    }
    /// The numbers that lead on.
    pub(crate) fn nodes(&self) -> &[u64] {
        &self.nodes
    }
    /// What a node reaches, once [`Self::complete`] has found it.
    pub(crate) fn row(&self, node: usize) -> &[u64] {
        self.rows.row(node)
    }
    /// How many nodes reach this one and are reached from it, itself included, once it is complete.
    pub(crate) fn size(&self, node: usize) -> usize {
        self.size[node] as usize
    }
    /// Finds all that a node reaches. `lead` adds what a node leads to directly; it is called once for
    /// each node.
    pub(crate) fn complete(&mut self, start: usize, lead: &mut dyn FnMut(usize, &mut [u64])) {
        if contains(&self.done, start) {
            return;
        }
        self.enter(start, lead);
        while let Some(&node) = self.path.last() {
            let leads = self.rows.row(node).iter().zip(&self.nodes).zip(&self.visited);
            match smallest(leads.map(|((to, nodes), visited)| to & nodes & !visited)) {
                Some(next) => self.enter(next, lead),
                None => self.leave(node),
            }
        }
    }
    fn enter(&mut self, node: usize, lead: &mut dyn FnMut(usize, &mut [u64])) {
        insert(&mut self.visited, node);
        self.place[node] = self.open.len() as u32;
        self.begins.push(self.open.len());
        self.open.push(node);
        self.path.push(node);
        lead(node, self.rows.row_mut(node));
    }
    /// Goes back from a node when all that it leads to has been visited: takes over what is done. Those
    /// that are still open and to which it leads reach this node as well.
    fn leave(&mut self, node: usize) {
        self.path.pop();
        let place = self.place[node] as usize;
        let leads = self.rows.row(node).iter().zip(&self.nodes).zip(&self.done);
        let open = numbers(leads.map(|((to, nodes), done)| to & nodes & !done));
        let earliest = open.map(|open| self.place[open] as usize).fold(place, usize::min);
        while self.begins.last().is_some_and(|&begin| begin > earliest) {
            self.begins.pop();
        }
        self.rest.copy_from_slice(&self.done);
        intersect(&mut self.rest, &self.nodes);
        intersect(&mut self.rest, self.rows.row(node));
        while let Some(next) = smallest(self.rest.iter().copied()) {
            self.rows.add(node, next);
            subtract(&mut self.rest, self.rows.row(next));
            // A node need not reach itself.
            remove(&mut self.rest, next);
        }
        if self.begins.last() == Some(&place) {
            self.begins.pop();
            self.close(place);
        }
    }
    /// The open nodes from a place on reach each other, and nothing else that is open: they all reach the
    /// same.
    fn close(&mut self, begin: usize) {
        let (first, size) = (self.open[begin], self.open.len() - begin);
        for &node in &self.open[begin + 1..] {
            self.rows.add(first, node);
        }
        self.same.copy_from_slice(self.rows.row(first));
        for &node in &self.open[begin..] {
            if node != first {
                self.rows.row_mut(node).copy_from_slice(&self.same);
            }
            insert(&mut self.done, node);
            self.size[node] = size as u32;
        }
        self.open.truncate(begin);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use whydoku_core::Random;

    /// What a node reaches by one step or more.
    fn reached(leads: &[BTreeSet<usize>], from: usize) -> BTreeSet<usize> {
        let (mut all, mut next) = (BTreeSet::new(), vec![from]);
        while let Some(node) = next.pop() {
            let leads = leads.get(node).into_iter().flatten();
            next.extend(leads.filter(|&&to| all.insert(to)));
        }
        all
    }

    #[test]
    fn each_node_reaches_what_following_it_step_by_step_reaches() {
        let mut random = Random::new(3);
        let (mut cycles, mut alone) = (0, 0);
        for round in 0..300 {
            // A few numbers are no nodes: they lead nowhere.
            let (count, all) = (1 + round % 90, 5 + round % 90);
            let links = random.below(3 * count + 1);
            let mut leads = vec![BTreeSet::new(); count];
            for _ in 0..links {
                leads[random.below(count)].insert(random.below(all));
            }
            let mut nodes = vec![0; all.div_ceil(64)];
            (0..count).for_each(|node| insert(&mut nodes, node));
            let mut reach = Reach::new(Matrix::new(count, all), count, nodes);
            let start = random.below(count);
            for node in (start..count).chain(0..start) {
                reach.complete(node, &mut |node, row| {
                    leads[node].iter().for_each(|&to| insert(row, to));
                });
                let found: BTreeSet<usize> = numbers(reach.row(node).iter().copied()).collect();
                assert_eq!(found, reached(&leads, node), "{node} of {leads:?}");
                let both = |&other: &usize| {
                    other == node
                        || found.contains(&other) && reached(&leads, other).contains(&node)
                };
                assert_eq!(reach.size(node), (0..count).filter(both).count());
                if reach.size(node) > 1 { cycles += 1 } else { alone += 1 }
            }
        }
        assert!(cycles > 1000 && alone > 1000, "{cycles} in cycles, {alone} alone");
    }
}
