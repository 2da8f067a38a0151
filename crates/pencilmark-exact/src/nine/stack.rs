//! Search nodes that wait.

/// A node of the search of a puzzle.
pub(super) struct Waiting {
    pub(super) job: u32,
    pub(super) cells: [u16; 81],
}

/// A stack whose entries are written in place and whose room is used again.
#[derive(Default)]
pub(super) struct Stack {
    nodes: Vec<Waiting>,
    len: usize,
}

impl Stack {
    pub(super) fn len(&self) -> usize {
        self.len
    }
    /// A new entry on top, to be written over.
    #[inline(always)]
    pub(super) fn push(&mut self) -> &mut Waiting {
        if self.len == self.nodes.len() {
            self.nodes.push(Waiting { job: 0, cells: [0; 81] });
        }
        self.len += 1;
        &mut self.nodes[self.len - 1]
    }
    /// Takes the newest entry.
    #[inline(always)]
    pub(super) fn pop(&mut self) -> Option<&Waiting> {
        self.len = self.len.checked_sub(1)?;
        self.nodes.get(self.len)
    }
    /// Takes the oldest entry.
    pub(super) fn pop_oldest(&mut self) -> Option<&Waiting> {
        self.nodes[..self.len].rotate_left(1.min(self.len));
        self.pop()
    }
    /// Takes the newest entries as long as they are of one puzzle.
    #[inline(always)]
    pub(super) fn forget(&mut self, job: u32) {
        while self.len > 0 && self.nodes[self.len - 1].job == job {
            self.len -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_and_the_oldest_come_when_asked_for() {
        let mut stack = Stack::default();
        for job in [1, 2, 3, 7, 7] {
            stack.push().job = job;
        }
        stack.forget(7);
        assert_eq!(stack.pop_oldest().map(|node| node.job), Some(1));
        assert_eq!(stack.pop().map(|node| node.job), Some(3));
        stack.push().job = 4;
        assert_eq!(stack.len(), 2);
        assert_eq!(stack.pop_oldest().map(|node| node.job), Some(2));
        assert_eq!(stack.pop().map(|node| node.job), Some(4));
        assert!(stack.pop_oldest().is_none() && stack.pop().is_none());
    }
}
