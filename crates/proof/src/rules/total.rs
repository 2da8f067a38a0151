//! Equations: cells, each counted a number of times, add up to a total.
use super::sums::Adder;

/// Cells that all differ and count the same.
pub(super) struct Group {
    pub(super) cells: Vec<usize>,
    pub(super) times: i64,
}

/// An equation.
pub(super) struct Total {
    pub(super) groups: Vec<Group>,
    pub(super) total: i64,
}

/// The open cells of a group while the equation is examined.
struct Open {
    cells: Vec<usize>,
    left: Vec<u32>,
    times: i64,
    /// The smallest sum of the cells, and by how much others exceed it, as bits.
    least: i64,
    above: u128,
}

/// Contributions that exceed the smallest one by more than this are not distinguished.
const MOST: i64 = 127;

impl Open {
    /// The smallest contribution of the group.
    fn base(&self) -> i64 {
        self.times * if self.times > 0 { self.least } else { self.most() }
    }
    fn most(&self) -> i64 {
        self.least + i64::from(self.above.ilog2())
    }
    /// By how much a sum that exceeds the smallest one by this contributes more than the smallest contribution.
    fn more(&self, above: i64) -> i64 {
        let above = if self.times > 0 { above } else { self.most() - self.least - above };
        above * self.times.abs()
    }
    /// What the group can contribute above its minimum, up to a limit, as bits.
    fn contributions(&self, limit: i64) -> u128 {
        if self.times == 1 {
            return self.above & (u128::MAX >> (MOST - limit));
        }
        let sums = bits(self.above).map(i64::from);
        let more = sums.map(|above| self.more(above)).filter(|&more| more <= limit);
        more.fold(0, |all, more| all | 1 << more)
    }
}

/// The remaining digits of a cell.
pub(super) type Support = (usize, u32);

impl Total {
    /// Which cells are open, and what they can hold; none when the equation cannot hold. For cells in two
    /// different groups it is not checked whether they differ.
    pub(super) fn supports(&self, masks: &[u32], adder: &mut Adder) -> Option<Vec<Support>> {
        let mut rest = self.total;
        let mut open = Vec::new();
        for group in &self.groups {
            let is_open = |&cell: &usize| !masks[cell].is_power_of_two();
            let (cells, fixed): (Vec<usize>, Vec<usize>) =
                group.cells.iter().partition(|c| is_open(c));
            let number = |cell: usize| i64::from(masks[cell].trailing_zeros()) + 1;
            rest -= group.times * fixed.into_iter().map(number).sum::<i64>();
            if !cells.is_empty() {
                open.push(open_group(cells, group.times, masks, adder)?);
            }
        }
        let room: i64 = open
            .iter()
            .map(|group| group.more(0).max(group.more(group.most() - group.least)))
            .sum();
        adder.work += 8 * open.len() as u64;
        let slack = rest - open.iter().map(Open::base).sum::<i64>();
        if slack < 0 || slack > room {
            return None;
        }
        if slack > MOST {
            return Some(Vec::new());
        }
        let kept = shares(&open, slack)?;
        let supports = open.iter().zip(kept).map(|(group, kept)| group.supports(kept, adder));
        Some(supports.collect::<Vec<_>>().concat())
    }
}

/// The open cells of a group with the sums they can have; none when they cannot all differ.
fn open_group(cells: Vec<usize>, times: i64, masks: &[u32], adder: &mut Adder) -> Option<Open> {
    let left: Vec<u32> = cells.iter().map(|&cell| masks[cell]).collect();
    let (least, above) = match left[..] {
        _ if left.contains(&0) => return None,
        [only] => {
            let least = only.trailing_zeros();
            (i64::from(least) + 1, u128::from(only >> least))
        }
        _ => adder.sums(&left).all()?,
    };
    Some(Open { cells, left, times, least, above })
}

/// Which contributions of each group, above its minimum, combine with some of the others to a slack; none if no
/// combination exists.
fn shares(open: &[Open], slack: i64) -> Option<Vec<u128>> {
    let within = u128::MAX >> (MOST - slack);
    let contributions: Vec<u128> = open.iter().map(|group| group.contributions(slack)).collect();
    let mut reached = vec![1_u128];
    for &more in &contributions {
        let before = reached[reached.len() - 1];
        reached.push(bits(more).fold(0, |all, more| all | before << more) & within);
    }
    let mut wanted = reached[open.len()] & 1 << slack;
    let mut kept = vec![0; open.len()];
    for at in (0..open.len()).rev() {
        let mut earlier = 0;
        for more in bits(contributions[at]) {
            let from = wanted >> more & reached[at];
            if from != 0 {
                kept[at] |= 1 << more;
                earlier |= from;
            }
        }
        wanted = earlier;
    }
    (wanted != 0).then_some(kept)
}

fn bits(mut set: u128) -> impl Iterator<Item = u32> {
    core::iter::from_fn(move || {
        let bit = (set != 0).then_some(set.trailing_zeros())?;
        set &= set - 1;
        Some(bit)
    })
}

impl Open {
    /// What the cells can hold with these contributions.
    fn supports(&self, kept: u128, adder: &mut Adder) -> Vec<Support> {
        let is_kept = |above: i64| {
            let more = self.more(above);
            more <= MOST && kept >> more & 1 == 1
        };
        if self.times == 1 {
            return self.digits_with(self.above & kept, adder);
        }
        let kept = bits(self.above).filter(|&above| is_kept(i64::from(above)));
        self.digits_with(kept.fold(0, |all, above| all | 1 << above), adder)
    }
    /// What the cells can hold with these sums, as bits above the smallest one.
    fn digits_with(&self, kept: u128, adder: &mut Adder) -> Vec<Support> {
        if let [only] = self.left[..] {
            return vec![(self.cells[0], (kept << only.trailing_zeros()) as u32)];
        }
        self.cells.iter().copied().zip(adder.sums(&self.left).digits_with(kept)).collect()
    }
}
