//! Candidates, or groups of them, joined by strong and weak links.
use super::{Argument, Reason};
use crate::outcome::Outcome;
use crate::premise::Premise;
use crate::telling::{self, Link, Role, Telling, View};
use whydoku_core::{Candidate, Cell, DigitSet, House, Shape};
use whydoku_words::{Message, Said, message, said};

/// A candidate, or a group of candidates of one digit, which is true when one of them is.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Node(pub Vec<Candidate>);

impl From<Candidate> for Node {
    fn from(candidate: Candidate) -> Self {
        Self(vec![candidate])
    }
}

impl Node {
    /// The only candidate, if there is exactly one.
    pub fn single(&self) -> Option<Candidate> {
        if let [only] = self.0[..] { Some(only) } else { None }
    }
}

/// Nodes joined alternately by strong links (cannot both be false) and weak links (cannot both be
/// true), beginning and ending with a strong one: so the first or the last is true.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Chain {
    /// The nodes; those at even places are false when the first is, those at odd places true.
    pub nodes: Vec<Node>,
    /// What makes each strong link strong: entry `i` joins nodes `2i` and `2i + 1`. One fact for a
    /// cell or a house with two places left, the cells of an almost locked set for a link in it, a
    /// deadly pattern for one between its guardians.
    pub strong: Vec<Vec<Premise>>,
    /// Whether the last and the first are joined by a weak link: then all links work both ways.
    pub is_loop: bool,
}

impl From<Chain> for Argument {
    fn from(chain: Chain) -> Self {
        Self::Chain(chain)
    }
}

/// The largest number of strong links explained in one sentence.
const SHORT: usize = 4;

/// How the sentence for a link begins.
#[derive(Clone, Copy)]
enum Opening {
    /// As a supposition: "If a is not 1, then b is".
    Supposes,
    /// As a consequence in the same sentence: ", so a is not 1, then b is".
    Goes,
    /// As a consequence of another supposition: ", then a is not 1, so b is".
    Follows,
    /// As a line of its own: "Then a is not 1, so b is".
    Line,
}

impl Node {
    /// A phrase about its digit and its cells.
    fn said(&self, message: Message) -> Said {
        let cells: Vec<Cell> = self.0.iter().map(|candidate| candidate.cell).collect();
        let digits: DigitSet = self.0.iter().map(|candidate| candidate.digit).collect();
        Said::new(message).with("digit", digits).with_any("cells", &cells)
    }
}

impl Chain {
    /// The cells of the almost locked set behind a strong link, which is counted from zero.
    pub fn set(&self, link: usize) -> Option<Vec<Cell>> {
        let cell = |premise: &Premise| match premise {
            Premise::Cell(cell) => Some(*cell),
            _ => None,
        };
        let cells: Vec<Cell> = self.strong.get(link)?.iter().map(cell).collect::<Option<_>>()?;
        (cells.len() > 1).then_some(cells)
    }
    /// The cells that make a strong link (counted from zero) strong, if they are more than its ends:
    /// an almost locked set, or a deadly pattern.
    fn ground(&self, link: usize) -> Vec<Cell> {
        let Some([Premise::Deadly(pattern)]) = self.strong.get(link).map(Vec::as_slice) else {
            return self.set(link).unwrap_or_default();
        };
        let mut cells: Vec<Cell> = pattern.iter().map(|(cell, _)| *cell).collect();
        cells.sort_unstable();
        cells
    }
    /// The conclusion of the whole chain.
    fn ending(&self) -> Said {
        let (Some(first), Some(last)) = (self.nodes.first(), self.nodes.last()) else {
            return Said::new(message!("chain-itself"));
        };
        let digits = |node: &Node| node.0.iter().map(|c| c.digit).collect::<DigitSet>();
        if self.is_loop {
            let through_sets = (0..self.strong.len()).any(|link| self.set(link).is_some());
            first.said(if through_sets {
                message!("chain-round-sets")
            } else {
                message!("chain-round")
            })
        } else if first == last {
            first.said(message!("chain-itself"))
        } else if digits(first) == digits(last) {
            // The ends may be groups that share a cell.
            let mut both = first.clone();
            both.0.extend(last.0.iter().filter(|candidate| !first.0.contains(candidate)));
            both.said(message!("chain-one"))
        } else {
            let cells: Vec<Cell> = last.0.iter().map(|candidate| candidate.cell).collect();
            let either = first.said(message!("chain-either"));
            either.with("other-digit", digits(last)).with_any("other-cells", &cells)
        }
    }
    /// The cells of a wing (pincer, pivot, pincer), if the chain is three cells with two
    /// candidates each.
    fn wing(&self) -> Option<[Candidate; 6]> {
        let nodes: Vec<Candidate> = self.nodes.iter().map(Node::single).collect::<Option<_>>()?;
        let wing: [Candidate; 6] = nodes.try_into().ok()?;
        let in_one_cell = |pair: &[Candidate]| pair[0].cell == pair[1].cell;
        let ends_agree = wing[0].digit == wing[5].digit && !self.is_loop;
        (wing.chunks(2).all(in_one_cell) && ends_agree).then_some(wing)
    }
    /// All links, as consequences of something that excludes the first node.
    pub(super) fn links_told(&self) -> Vec<Said> {
        (0..self.strong.len()).flat_map(|at| self.link_told(at, Opening::Follows)).collect()
    }
    /// A strong link, counted from zero: what is false, and what is therefore true.
    fn link_told(&self, at: usize, opening: Opening) -> Vec<Said> {
        let [Some(from), Some(to)] = [self.nodes.get(2 * at), self.nodes.get(2 * at + 1)] else {
            return Vec::new();
        };
        let [single, several] = match opening {
            Opening::Supposes => [message!("chain-if"), message!("chain-if-none")],
            Opening::Goes | Opening::Follows | Opening::Line => {
                [message!("chain-not"), message!("chain-none")]
            }
        };
        let off = if from.single().is_some() { single } else { several };
        let (before, between) = match opening {
            Opening::Supposes => (None, message!("chain-then")),
            Opening::Goes => (Some(message!("chain-so")), message!("chain-then")),
            Opening::Follows => (Some(message!("chain-then")), message!("chain-so")),
            Opening::Line => (Some(message!("chain-next")), message!("chain-so")),
        };
        let premises = self.strong.get(at).map_or(&[][..], Vec::as_slice);
        let on = match premises {
            [Premise::House(house, _)] => to.said(message!("chain-house")).with("house", *house),
            [Premise::Deadly(pattern)] => {
                let pair = pattern.iter().fold(DigitSet::EMPTY, |all, (_, digits)| all | *digits);
                let told = to.said(message!("chain-rectangle")).with("pair", pair);
                told.with_all("rectangle", &self.ground(at))
            }
            _ if premises.len() > 1 => {
                to.said(message!("chain-set")).with_all("set", &self.ground(at))
            }
            _ => to.said(message!("chain-cell")),
        };
        let before = before.map(Said::new);
        before.into_iter().chain([from.said(off), Said::new(between), on]).collect()
    }
    /// One digit with two places in each of two houses, or two groups of places.
    fn two_pairs(&self) -> Option<Said> {
        let [end, near, other_near, other_end] = &self.nodes[..] else { return None };
        let house = |link: usize| match self.strong.get(link).map(Vec::as_slice) {
            Some([Premise::House(house, digit)]) => Some((*house, *digit)),
            _ => None,
        };
        let ((first, digit), (second, same)) = (house(0)?, house(1)?);
        let cells = |node: &Node| node.0.iter().map(|at| at.cell).collect::<Vec<Cell>>();
        let sentence = Said::new(message!("why-two-pairs"))
            .with("digit", digit)
            .with("house", first)
            .with("other-house", second)
            .with_any("end", &cells(end))
            .with_any("near", &cells(near))
            .with_any("other-near", &cells(other_near))
            .with_any("other-end", &cells(other_end));
        (digit == same && !self.is_loop).then_some(sentence)
    }
    /// In Eureka notation: `(3=8)r1c2-(8=4)r9c2`, `(5)r1c2=(5)r1c79-...`. A link through an almost locked
    /// set names the cells of the set: `(2=7)r4c13`.
    pub(super) fn eureka(&self, shape: &Shape) -> String {
        let of = |node: &Node| {
            let all: Vec<Cell> = node.0.iter().map(|candidate| candidate.cell).collect();
            let digit = node.0.first().map(|candidate| shape.digit_name(candidate.digit));
            (digit.unwrap_or_default(), telling::cells(&all, shape))
        };
        let link = |(at, pair): (usize, &[Node])| match pair {
            [a, b] => match (of(a), of(b), self.set(at)) {
                ((a, _), (b, _), Some(set)) => format!("({a}={b}){}", telling::cells(&set, shape)),
                ((a, here), (b, there), None) if here == there => format!("({a}={b}){here}"),
                ((a, here), (b, there), None) => format!("({a}){here}=({b}){there}"),
            },
            _ => String::new(),
        };
        self.nodes.chunks(2).enumerate().map(link).collect::<Vec<_>>().join("-")
    }
}

impl Reason for Chain {
    fn homes(&self) -> Vec<House> {
        Vec::new()
    }
    fn premises(&self) -> Vec<Premise> {
        let mut premises: Vec<Premise> = self.strong.iter().flatten().cloned().collect();
        premises.sort_unstable();
        premises.dedup();
        premises
    }
    fn view(&self, view: &mut View) {
        let grounds = (0..self.strong.len()).map(|at| self.ground(at)).filter(|g| !g.is_empty());
        let roles = [Role::SetA, Role::SetB].into_iter().chain(core::iter::repeat(Role::SetC));
        for (cells, role) in grounds.zip(roles) {
            view.cells.extend(cells.into_iter().map(|cell| (cell, role)));
        }
        for (at, node) in self.nodes.iter().enumerate() {
            let role = if at % 2 == 0 { Role::Off } else { Role::On };
            view.candidates.extend(node.0.iter().map(|&candidate| (candidate, role)));
        }
        let around = self.is_loop.then(|| [self.nodes.last(), self.nodes.first()]);
        let pairs = self.nodes.windows(2).map(|pair| [pair.first(), pair.last()]);
        for (at, pair) in pairs.chain(around).enumerate() {
            let [Some(from), Some(to)] = pair else { continue };
            if let (Some(&from), Some(&to)) = (from.0.first(), to.0.first()) {
                view.links.push(Link { from, to, strong: at % 2 == 0 });
            }
        }
    }
    fn sentence(&self, _: Outcome<'_>) -> Said {
        if let Some([one, _, second, third, _, other]) = self.wing() {
            return Said::new(message!("why-xy-wing"))
                .with("pivot", second.cell)
                .with("first", second.digit)
                .with("second", third.digit)
                .with("pincer", one.cell)
                .with("other", other.cell)
                .with("digit", one.digit);
        }
        self.two_pairs().unwrap_or_else(|| self.ending())
    }
    fn story(&self, outcome: Outcome<'_>) -> Vec<Telling> {
        if self.wing().is_some() || self.two_pairs().is_some() {
            return vec![self.sentence(outcome).into()];
        }
        let mut story = Vec::new();
        let long = self.strong.len() > SHORT;
        if long {
            story.push(said!("chain-long").into());
        }
        for at in 0..self.strong.len() {
            if long && at > 0 {
                story.push(said!("net-stop").into());
            }
            if long {
                story.push(Telling::line(at + 1));
            }
            let opening = match at {
                0 => Opening::Supposes,
                _ if long => Opening::Line,
                _ => Opening::Goes,
            };
            story.extend(self.link_told(at, opening).into_iter().map(Telling::Words));
        }
        story.push(if long { said!("chain-break") } else { said!("chain-stop") }.into());
        story.push(self.ending().into());
        story
    }
    fn notation(&self, shape: &Shape) -> String {
        self.eureka(shape)
    }
}
