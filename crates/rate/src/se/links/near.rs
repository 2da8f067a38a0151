//! What can be reached along links in few steps: bounds that tell a search what to leave out.
use super::{Links, first_new};

impl Links {
    /// What true candidates make true in up to so many steps, at least one, or more.
    fn within(&self, steps: u32) -> &[u64] {
        match steps {
            0 | 1 => &self.step,
            2 => &self.near[0],
            3 | 4 => &self.near[1],
            _ => &self.reach,
        }
    }
    fn row_within(&self, candidate: u16, steps: u32) -> &[u64] {
        let id = usize::from(self.ids[usize::from(candidate)]);
        &self.within(steps)[id * self.reach_width..(id + 1) * self.reach_width]
    }
    /// Whether a start can be on a cycle of up to `length` nodes that passes through one of a row; may return
    /// true when it cannot.
    pub(in crate::se) fn may_cycle(&self, start: u16, row: &[u64], length: u32) -> bool {
        let near = self.row_within(start, (length / 2).max(2));
        let may_meet = || near.iter().zip(row).any(|(near, row)| near & row != 0);
        self.may_reach(start, start, (length / 2).max(2)) && may_meet()
    }
    /// Whether a true candidate can make another true in up to so many steps; may return true when it cannot.
    pub(in crate::se) fn may_reach(&self, from: u16, to: u16, steps: u32) -> bool {
        let to = usize::from(self.ids[usize::from(to)]);
        let word = self.row_within(from, steps).get(to / 64);
        steps > 0 && word.is_some_and(|word| word >> (to % 64) & 1 == 1)
    }
    /// Whether a true candidate can make another false, in up to so many steps and then at once; may return
    /// true when it cannot.
    pub(in crate::se) fn may_refute(&self, from: u16, other: u16, steps: u32) -> bool {
        let weak = &self.weak[usize::from(self.ids[usize::from(other)]) * self.width..];
        let near = self.row_within(from, steps);
        self.is_weak(from, other)
            || steps > 0 && weak.iter().zip(near).any(|(weak, near)| weak & near != 0)
    }
    /// In how few steps one of these candidates, which all make themselves false, does so; after
    /// [`Self::look_around`].
    pub(in crate::se) fn steps_to_refute(&self, all: &[u16]) -> u32 {
        let any = |steps: u32| all.iter().any(|&one| self.may_refute(one, one, steps));
        if any(1) {
            return 1;
        }
        if any(2) {
            return 2;
        }
        let least = if any(4) { 3 } else { 5 };
        let mut counts = least..self.all.len() as u32;
        let is_enough =
            |&steps: &u32| all.iter().any(|&one| self.refutes_itself_within(one, steps));
        counts.find(is_enough).unwrap_or(u32::MAX)
    }
    /// Whether a true candidate makes itself false in up to this many steps.
    pub(in crate::se) fn refutes_itself_within(&self, candidate: u16, steps: u32) -> bool {
        let (id, width) = (usize::from(self.ids[usize::from(candidate)]), self.reach_width);
        let step = |id: usize| &self.step[id * width..(id + 1) * width];
        let weak = &self.weak[id * self.width..];
        let (mut row, mut expanded) = (step(id).to_vec(), vec![0; width]);
        (0..steps).any(|_| {
            let before = row.clone();
            while let Some(next) = first_new(&before, &expanded) {
                expanded[next / 64] |= 1 << (next % 64);
                row.iter_mut().zip(step(next)).for_each(|(row, step)| *row |= step);
            }
            weak.iter().zip(&before).any(|(weak, row)| weak & row != 0)
        })
    }
}
