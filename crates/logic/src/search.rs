//! The techniques to search for, and their order.
use crate::catalog::{Technique, UnknownTechnique};
use crate::step::Step;
use core::{fmt, str::FromStr};
use whydoku_core::{HouseKind, Shape};

/// One entry of an order of techniques: a technique, optionally restricted to one kind of house.
///
/// Written as `hidden-pair` or `hidden-pair:row`.
///
/// ```
/// use whydoku_logic::Search;
/// let search: Search = "hidden-single:column".parse()?;
/// assert_eq!(search.to_string(), "hidden-single:column");
/// # Ok::<(), whydoku_logic::UnknownTechnique>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Search {
    /// The technique.
    pub technique: Technique,
    /// Only where the argument lives in a house of this kind.
    pub within: Option<HouseKind>,
}

impl From<Technique> for Search {
    fn from(technique: Technique) -> Self {
        Self { technique, within: None }
    }
}

impl Search {
    /// The techniques in the order in which people usually look for them, easiest first. The fish that
    /// nobody finds by eye (franken, mutant, siamese, kraken, and those of more than four lines) are left
    /// out: they are slow, and chains do their work. They can be requested by name.
    pub fn default_order() -> Vec<Self> {
        let unusual = ["franken", "mutant", "siamese", "squirmbag", "whale", "leviathan", "kraken"];
        let by_eye = |t: &&Technique| !unusual.iter().any(|word| t.info().id.contains(word));
        Technique::ALL.iter().filter(by_eye).copied().map(Self::from).collect()
    }
    /// The techniques that [`Search::default_order`] leaves out, in their usual order.
    pub fn beyond_default() -> Vec<Self> {
        let usual = Self::default_order();
        let all = Technique::ALL.iter().copied().map(Self::from);
        all.filter(|search| !usual.contains(search)).collect()
    }
    /// Whether a step is one that this entry wants.
    pub fn matches(&self, step: &Step, shape: &Shape) -> bool {
        let lives_in = |kind| step.argument.homes().iter().any(|&h| shape.house(h).kind == kind);
        step.technique == self.technique && self.within.is_none_or(lives_in)
    }
}

const KINDS: [(&str, HouseKind); 6] = [
    ("box", HouseKind::Box),
    ("row", HouseKind::Row),
    ("column", HouseKind::Column),
    ("diagonal", HouseKind::Diagonal),
    ("window", HouseKind::Window),
    ("extra", HouseKind::Extra),
];

impl FromStr for Search {
    type Err = UnknownTechnique;
    fn from_str(text: &str) -> Result<Self, UnknownTechnique> {
        let (name, kind) = match text.split_once(':') {
            Some((name, kind)) => (name, Some(kind)),
            None => (text, None),
        };
        let technique: Technique = name.parse()?;
        let within = match kind {
            None => None,
            Some(kind) => match KINDS.iter().find(|(name, _)| *name == kind) {
                Some((_, kind)) => Some(*kind),
                None => return Err(UnknownTechnique { name: text.into(), nearest: None }),
            },
        };
        Ok(Self { technique, within })
    }
}

impl fmt::Display for Search {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.technique.info().id)?;
        match KINDS.iter().find(|(_, kind)| Some(*kind) == self.within) {
            Some((name, _)) => write!(f, ":{name}"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_search_is_read_back() {
        for search in Search::default_order() {
            for (_, kind) in KINDS {
                let search = Search { within: Some(kind), ..search };
                assert_eq!(search.to_string().parse(), Ok(search));
            }
            assert_eq!(search.to_string().parse(), Ok(search));
        }
    }
    #[test]
    fn a_typo_gets_the_nearest_name() {
        let unknown = "naked-pear".parse::<Search>().unwrap_err();
        assert_eq!(unknown.nearest, Some("naked-pair"));
        for far in ["foo", "x", "nothing like it"] {
            assert_eq!(far.parse::<Search>().unwrap_err().nearest, None, "{far}");
        }
        assert!("naked-pair:line".parse::<Search>().is_err());
    }
}
