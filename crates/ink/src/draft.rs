//! Drafts: every way to give the ink the meanings that the words name.
use crate::board::{Frame, all_given};
use crate::claim::Claim;
use crate::figure::{Figure, Mark};
use crate::group::Group;
use crate::kinds::{Drawing, kind_of};
use crate::make::{Ink, Made, Taken, make};
use crate::prose::Says;
use whydoku_core::{Extra, Rule, Shape};

/// One way to read the ink.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Draft {
    pub(crate) rules: Vec<Rule>,
    pub(crate) extras: Vec<Extra>,
    /// Groups and the claims they belong to.
    pub(crate) meanings: Vec<(usize, usize)>,
    /// Figures that nothing explains.
    pub(crate) unexplained: Vec<usize>,
    /// Figures that are taken for decoration, because no sentence speaks of anything like them.
    pub(crate) decoration: Vec<usize>,
    /// Claims that nothing is drawn for.
    pub(crate) unused: Vec<usize>,
    /// How many groups have the colour that setters usually take.
    pub(crate) usual: usize,
}

/// The most drafts that are kept.
const MOST_DRAFTS: usize = 256;
/// The most steps of the search for drafts.
const MOST_STEPS: usize = 20_000;

/// What is searched.
struct Search<'a> {
    marks: &'a [Mark],
    groups: &'a [Group],
    claims: &'a [Claim],
    shape: &'a Shape,
    steps: usize,
    drafts: Vec<Draft>,
}

/// The state on the way to a draft.
#[derive(Clone)]
struct State {
    draft: Draft,
    taken: Vec<Taken>,
    used: Vec<bool>,
}

/// The drafts, the most complete first.
pub(crate) fn drafts(
    marks: &[Mark],
    groups: &[Group],
    claims: &[Claim],
    frame: Frame,
    named: &[Rule],
    shape: &Shape,
) -> Vec<Draft> {
    let mut taken = vec![Taken::Free; marks.len()];
    frame.taken.iter().for_each(|&at| taken[at] = Taken::Own);
    let mut used = vec![false; claims.len()];
    frame.used.iter().for_each(|&at| used[at] = true);
    for (claim, used) in claims.iter().zip(&mut used) {
        *used |= claim
            .id()
            .and_then(kind_of)
            .is_some_and(|kind| named.iter().any(|rule| rule.kind == kind));
    }
    let draft = Draft { rules: frame.rules, extras: frame.extras, ..Draft::default() };
    let mut search = Search { marks, groups, claims, shape, steps: 0, drafts: Vec::new() };
    search.go(0, &State { draft, taken, used });
    let mut drafts = search.drafts;
    for draft in &mut drafts {
        finish(draft, claims, named);
    }
    drafts.sort_by_key(|draft| (draft.faults(), usize::MAX - draft.usual));
    drafts
}

impl Draft {
    /// How much is not explained.
    pub(crate) fn faults(&self) -> usize {
        self.unexplained.len() + self.unused.len()
    }
}

/// What is said about all marks follows once the marks are known.
fn finish(draft: &mut Draft, claims: &[Claim], named: &[Rule]) {
    let marks: Vec<Rule> = draft.rules.iter().chain(named).cloned().collect();
    for (at, claim) in claims.iter().enumerate() {
        if claim.says != Says::AllGiven {
            continue;
        }
        let unused: Vec<&Claim> = draft.unused.iter().map(|&at| &claims[at]).collect();
        if let Some(rule) = all_given(claim, &marks, &unused) {
            // A kind of mark of which all are given may have none.
            draft.unused.retain(|&own| own != at && !is_mark(&claims[own]));
            if !named.contains(&rule) {
                draft.rules.push(rule);
            }
        }
    }
    // A sentence about white and black dots, or about X and V, says nothing where only one of them is drawn.
    let is_twin = |own: &Claim, at: usize| {
        let other = &claims[at];
        is_mark(other) && other.drawing() == own.drawing() && other.sentence == own.sentence
    };
    let drawn: Vec<usize> = draft.meanings.iter().map(|(_, claim)| *claim).collect();
    draft.unused.retain(|&own| {
        !is_mark(&claims[own]) || !drawn.iter().any(|&at| is_twin(&claims[own], at))
    });
}

/// Whether these are squares that fill their cells, which are a background more often than a rule.
fn is_background(group: &Group) -> bool {
    group.style.name == "square" && group.style.size >= 90
}

/// Whether a claim is about marks between cells.
fn is_mark(claim: &Claim) -> bool {
    matches!(claim.drawing(), Some(Drawing::Dot | Drawing::Sign(_)))
}

impl Search<'_> {
    fn go(&mut self, at: usize, state: &State) {
        self.steps += 1;
        if self.drafts.len() >= MOST_DRAFTS || self.steps > MOST_STEPS {
            return;
        }
        let Some(group) = self.groups.get(at) else { return self.keep(state) };
        let left: Vec<usize> =
            group.marks.iter().copied().filter(|&mark| state.taken[mark] == Taken::Free).collect();
        if left.is_empty() {
            return self.go(at + 1, state);
        }
        let mut is_read = false;
        for (claim, made) in self.options(group, &left, state) {
            is_read = true;
            let mut next = state.clone();
            next.used[claim] = true;
            next.draft.usual += usize::from(self.claims[claim].usually_has_colour_of(&group.style));
            next.draft.meanings.push((at, claim));
            next.draft.rules.extend(made.rules);
            made.parts.iter().for_each(|&mark| next.taken[mark] = Taken::Part);
            for &mark in &left {
                next.taken[mark] = Taken::Own;
            }
            self.go(at + 1, &next);
        }
        // Circles may turn out to be parts of something, so lines are read first; whatever is left has no meaning.
        if !is_read {
            self.go(at + 1, state);
        }
    }
    /// The claims that a group can be a drawing of, and what it is then.
    fn options(&self, group: &Group, left: &[usize], state: &State) -> Vec<(usize, Made)> {
        let ink = Ink { marks: self.marks, taken: &state.taken, shape: self.shape };
        let mut found: Vec<(usize, Made)> = Vec::new();
        for (at, claim) in self.claims.iter().enumerate() {
            if claim.names_colour_of(&group.style) != Some(false)
                && (!is_background(group) || claim.fits_background(&group.style))
                && (!claim.is_assumed || claim.fits_usually(&group.style))
                && !self.is_second_best(claim, group)
                && let Some(made) = make(claim, left, ink)
            {
                found.push((at, made));
            }
        }
        // Words for the colour decide, and where there are none, the usual colour.
        for decides in [
            &(|claim: &Claim| claim.is_settled) as &dyn Fn(&Claim) -> bool,
            &|claim| claim.names_colour_of(&group.style) == Some(true),
            &|claim| claim.usually_has_colour_of(&group.style),
        ] {
            if found.iter().any(|(at, _)| decides(&self.claims[*at])) {
                // What is at its ends tells more of a line than its colour: `grey lines without bulbs`.
                found.retain(|(at, made)| {
                    let claim = &self.claims[*at];
                    let has_ends =
                        !made.parts.is_empty() && claim.names_colour_of(&group.style).is_none();
                    decides(claim) || has_ends
                });
                break;
            }
        }
        found
    }
    /// Whether a circle or square is meant less than another one: where no colour is named, and some have the usual colour
    /// and leave room around them, the others are something else.
    fn is_second_best(&self, claim: &Claim, group: &Group) -> bool {
        let is_open = matches!(claim.drawing(), Some(Drawing::Disc | Drawing::Square));
        if !is_open || claim.names_colour_of(&group.style).is_some() || claim.is_settled {
            return false;
        }
        let is_good =
            |group: &Group| !is_background(group) && claim.usually_has_colour_of(&group.style);
        let is_alike = |other: &&Group| other.style.name == group.style.name;
        !is_good(group) && self.groups.iter().filter(is_alike).any(is_good)
    }
    fn keep(&mut self, state: &State) {
        let mut draft = state.draft.clone();
        for (at, mark) in self.marks.iter().enumerate() {
            if state.taken[at] != Taken::Free || mark.figure == Figure::Nothing {
                continue;
            }
            let list = if self.is_decoration(mark, state) {
                &mut draft.decoration
            } else {
                &mut draft.unexplained
            };
            list.push(at);
        }
        let is_unused = |&at: &usize| !state.used[at] && !self.claims[at].is_assumed;
        draft.unused = (0..self.claims.len()).filter(is_unused).collect();
        if !self.drafts.contains(&draft) {
            self.drafts.push(draft);
        }
    }
    /// Whether a figure is a coloured background: a tint of whole cells that no sentence speaks of.
    fn is_decoration(&self, mark: &Mark, state: &State) -> bool {
        let is_tint = matches!(&mark.figure, Figure::Square { text, .. } if text.is_empty())
            && mark.style.size >= 90;
        // What a sentence speaks of may be other squares, which it explains already.
        let has_others = |at: usize| {
            let mut own = state.draft.meanings.iter().filter(|(_, claim)| *claim == at);
            own.any(|(group, _)| !is_background(&self.groups[*group]))
        };
        let speaks = |(at, claim): (usize, &Claim)| {
            if has_others(at) {
                return false;
            }
            let words = ["shaded", "square", "coloured", "region"];
            claim.ink.iter().any(|word| words.contains(word))
                || claim
                    .hues
                    .iter()
                    .any(|hue| mark.style.colour.is_some_and(|colour| colour.is_called(*hue)))
        };
        // Without rules in words nothing tells a background from a rule.
        let has_words = !self.claims.iter().all(|claim| claim.is_assumed);
        is_tint && has_words && !self.claims.iter().enumerate().any(speaks)
    }
}
