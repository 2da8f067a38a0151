//! Equations: cells, each counted some times, add up to a total.
use super::fillings::{Fillings, worth};

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

/// The open cells of a group while the equation is looked at.
struct Open {
    cells: Vec<usize>,
    left: Vec<u32>,
    times: i64,
    /// The least sum of the cells, and by how much others are above it, as bits.
    least: i64,
    above: u128,
}

/// Contributions further than this above the least one are not told apart.
const MOST: i64 = 127;

impl Open {
    /// The least that the group contributes.
    fn base(&self) -> i64 {
        self.times * if self.times > 0 { self.least } else { self.most() }
    }
    fn most(&self) -> i64 {
        self.least + i64::from(self.above.ilog2())
    }
    /// By how much a sum so far above the least one contributes more than the least contribution.
    fn more(&self, above: i64) -> i64 {
        let above = if self.times > 0 { above } else { self.most() - self.least - above };
        above * self.times.abs()
    }
    fn sums(&self) -> impl Iterator<Item = i64> + '_ {
        (0..=MOST).filter(|&above| self.above >> above & 1 == 1)
    }
    /// What the group can contribute above its least, up to a limit, as bits.
    fn contributions(&self, limit: i64) -> u128 {
        let more = self.sums().map(|above| self.more(above)).filter(|&more| more <= limit);
        more.fold(0, |all, more| all | 1 << more)
    }
}

/// What is left of a cell.
pub(super) type Support = (usize, u32);

impl Total {
    /// Which cells are open, and what they can hold; none when the equation cannot hold. Of cells in two
    /// groups it is not asked whether they differ.
    pub(super) fn supports(&self, masks: &[u32], fillings: &mut Fillings) -> Option<Vec<Support>> {
        let mut rest = self.total;
        let mut open = Vec::new();
        for group in &self.groups {
            let is_open = |&cell: &usize| !masks[cell].is_power_of_two();
            let (cells, fixed): (Vec<usize>, Vec<usize>) =
                group.cells.iter().partition(|c| is_open(c));
            let number = |cell: usize| i64::from(masks[cell].trailing_zeros()) + 1;
            rest -= group.times * fixed.into_iter().map(number).sum::<i64>();
            if !cells.is_empty() {
                open.push(open_group(cells, group.times, masks, fillings)?);
            }
        }
        let room: i64 = open
            .iter()
            .map(|group| group.more(0).max(group.more(group.most() - group.least)))
            .sum();
        fillings.work += 32 * open.len() as u64;
        let slack = rest - open.iter().map(Open::base).sum::<i64>();
        if slack < 0 || slack > room {
            return None;
        }
        if slack > MOST {
            return Some(Vec::new());
        }
        let kept = shares(&open, slack)?;
        let supports = open.iter().zip(kept).map(|(group, kept)| group.supports(kept, fillings));
        Some(supports.collect::<Vec<_>>().concat())
    }
}

/// The open cells of a group with the sums they can have; none when they cannot all differ.
fn open_group(
    cells: Vec<usize>,
    times: i64,
    masks: &[u32],
    fillings: &mut Fillings,
) -> Option<Open> {
    let left: Vec<u32> = cells.iter().map(|&cell| masks[cell]).collect();
    let sums: Vec<i64> = if let [only] = left[..] {
        super::fillings::digits(only).map(|digit| digit as i64 + 1).collect()
    } else {
        fillings.forwards(&left, &any);
        fillings.full(left.len()).map(|set| worth(set) as i64).collect()
    };
    let least = *sums.iter().min()?;
    let above = sums.iter().fold(0, |all, sum| all | 1 << (sum - least));
    Some(Open { cells, left, times, least, above })
}

/// Which contributions of each group, above its least, go with some of the others to a slack; none when none do.
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

fn bits(set: u128) -> impl Iterator<Item = u32> {
    (0..128).filter(move |&bit| set >> bit & 1 == 1)
}

/// Of a total, only the digits count.
fn any(states: u128, _: usize, _: usize) -> u128 {
    states
}

impl Open {
    /// What the cells can hold with these contributions.
    fn supports(&self, kept: u128, fillings: &mut Fillings) -> Vec<Support> {
        let is_kept = |sum: i64| {
            let more = self.more(sum - self.least);
            more <= MOST && kept >> more & 1 == 1
        };
        if let [only] = self.left[..] {
            let kept = super::fillings::digits(only).filter(|&digit| is_kept(digit as i64 + 1));
            return vec![(self.cells[0], kept.fold(0, |all, digit| all | 1 << digit))];
        }
        fillings.forwards(&self.left, &any);
        let accepted = |set| u128::from(is_kept(worth(set) as i64));
        let found = fillings.backwards(&self.left, &any, accepted);
        self.cells.iter().copied().zip(found).collect()
    }
}
