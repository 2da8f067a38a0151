//! Unit propagation on the formula of a shape. The clauses "at least one" and "not both" of a group
//! are not stored: a true variable makes the others of its groups false, and a group with one
//! variable left makes it true. That is the same as propagating over the clauses, in less memory.
use crate::formula::{groups, variable_count};
use whydoku_core::Shape;

/// The place where the assignments contradict each other: a group that has no variable left, or more than one
/// true. Groups count from zero as in [`groups`]; the conditions of the rules come after them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conflict(pub(crate) usize);

/// The assignments, and how they propagate.
pub(crate) struct Propagation {
    side: usize,
    /// The variables of each group, `side` for each.
    members: Vec<i32>,
    /// The groups of each variable, from `starts[variable]` to `starts[variable + 1]`.
    groups_of: Vec<u32>,
    starts: Vec<u32>,
    /// 1 for true, -1 for false, 0 for not assigned; by variable.
    values: Vec<i8>,
    /// Variables of each group that are not false.
    left: Vec<u16>,
    /// Assigned literals, in order; those before `done` have been propagated.
    trail: Vec<i32>,
    done: usize,
    /// On a board with rules: the digits of each cell that are not false, as bits,
    pub(crate) masks: Vec<u32>,
    /// and the cells that have lost some since this was last emptied.
    pub(crate) changed: Vec<usize>,
    /// Assignments that may still be made before the check is given up.
    pub(crate) work_left: u64,
}

impl Propagation {
    pub(crate) fn new(shape: &Shape) -> Self {
        let variables = variable_count(shape);
        let members: Vec<i32> = groups(shape).flatten().collect();
        let mut starts = vec![0_u32; variables + 2];
        for &variable in &members {
            starts[variable.unsigned_abs() as usize + 1] += 1;
        }
        for at in 1..starts.len() {
            starts[at] += starts[at - 1];
        }
        let ruled = if shape.is_ruled() { shape.cell_count() } else { 0 };
        let mut next = starts.clone();
        let mut groups_of = vec![0_u32; members.len()];
        for (at, &variable) in members.iter().enumerate() {
            let slot = &mut next[variable.unsigned_abs() as usize];
            groups_of[*slot as usize] = (at / shape.side()) as u32;
            *slot += 1;
        }
        Self {
            side: shape.side(),
            left: vec![shape.side() as u16; members.len() / shape.side()],
            members,
            groups_of,
            starts,
            values: vec![0; variables + 1],
            trail: Vec::new(),
            done: 0,
            masks: vec![((1_u64 << shape.side().min(32)) - 1) as u32; ruled],
            changed: Vec::new(),
            work_left: 0,
        }
    }
    /// Whether a literal is true (1), false (-1) or neither (0).
    pub(crate) fn value(&self, literal: i32) -> i8 {
        let value = self.values[literal.unsigned_abs() as usize];
        if literal > 0 { value } else { -value }
    }
    /// The number of assigned literals; the mark for [`Self::undo`].
    pub(crate) fn mark(&self) -> usize {
        self.trail.len()
    }
    /// Makes a literal true.
    pub(crate) fn assign(&mut self, literal: i32) -> Result<(), Conflict> {
        match self.value(literal) {
            1 => return Ok(()),
            0 => {}
            _ => return Err(Conflict((literal.unsigned_abs() as usize - 1) / self.side)),
        }
        let variable = literal.unsigned_abs() as usize;
        self.trail.push(literal);
        self.values[variable] = if literal > 0 { 1 } else { -1 };
        if literal < 0 {
            for slot in self.starts[variable]..self.starts[variable + 1] {
                self.left[self.groups_of[slot as usize] as usize] -= 1;
            }
            let (cell, digit) = ((variable - 1) / self.side, (variable - 1) % self.side);
            if let Some(mask) = self.masks.get_mut(cell) {
                *mask &= !(1 << digit);
                self.changed.push(cell);
            }
        }
        Ok(())
    }
    /// Makes every other digit of a cell false; returns false when none of these remains.
    pub(crate) fn keep(&mut self, cell: usize, digits: u32) -> bool {
        let mut lost = self.masks[cell] & !digits;
        while lost != 0 {
            // The groups of the cells come first.
            let variable = self.members[cell * self.side + lost.trailing_zeros() as usize];
            lost &= lost - 1;
            if self.assign(-variable).is_err() {
                return false;
            }
        }
        self.masks[cell] != 0
    }
    /// The number of groups.
    pub(crate) fn groups(&self) -> usize {
        self.left.len()
    }
    /// The number of variables of a group that are not false.
    pub(crate) fn left(&self, group: usize) -> u32 {
        u32::from(self.left[group])
    }
    /// The variables of a group that are not false.
    pub(crate) fn open(&self, group: usize) -> impl Iterator<Item = i32> + '_ {
        let members = &self.members[group * self.side..(group + 1) * self.side];
        members.iter().copied().filter(|&member| self.value(member) >= 0)
    }
    /// Undoes every assignment since `mark`.
    pub(crate) fn undo(&mut self, mark: usize) {
        for literal in self.trail.drain(mark..) {
            let variable = literal.unsigned_abs() as usize;
            self.values[variable] = 0;
            if literal < 0 {
                for slot in self.starts[variable]..self.starts[variable + 1] {
                    self.left[self.groups_of[slot as usize] as usize] += 1;
                }
                let (cell, digit) = ((variable - 1) / self.side, (variable - 1) % self.side);
                if let Some(mask) = self.masks.get_mut(cell) {
                    *mask |= 1 << digit;
                }
            }
        }
        self.changed.clear();
        self.done = self.done.min(mark);
    }
    /// The next assigned literal from which nothing has been concluded yet, for a unit of work; none when
    /// there is no such literal, or no work is left.
    pub(crate) fn take_next(&mut self) -> Option<i32> {
        let &literal = self.trail.get(self.done)?;
        self.work_left = self.work_left.checked_sub(1)?;
        self.done += 1;
        Some(literal)
    }
    /// Draws the conclusions that the groups of an assigned literal allow.
    pub(crate) fn conclude(&mut self, literal: i32) -> Result<(), Conflict> {
        let variable = literal.unsigned_abs() as usize;
        for slot in self.starts[variable]..self.starts[variable + 1] {
            let group = self.groups_of[slot as usize] as usize;
            if literal > 0 {
                self.exclude_others(group, literal)?;
            } else {
                self.find_last(group)?;
            }
        }
        Ok(())
    }
    fn exclude_others(&mut self, group: usize, held: i32) -> Result<(), Conflict> {
        for at in group * self.side..(group + 1) * self.side {
            let other = self.members[at];
            if other != held {
                self.assign(-other)?;
            }
        }
        Ok(())
    }
    fn find_last(&mut self, group: usize) -> Result<(), Conflict> {
        if self.left[group] > 1 {
            return Ok(());
        }
        let last = self.open(group).next();
        self.assign(last.ok_or(Conflict(group))?)
    }
}
