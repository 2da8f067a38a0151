//! Names of techniques as people write them.
use super::Technique;
use core::{fmt, str::FromStr};

/// A name that is neither a technique nor a kind of house.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownTechnique {
    /// The name requested.
    pub name: String,
    /// The technique whose name is nearest, if one is near.
    pub nearest: Option<&'static str>,
}

impl fmt::Display for UnknownTechnique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a technique", self.name)?;
        match self.nearest {
            Some(id) => write!(f, "; did you mean {id:?}?"),
            None => Ok(()),
        }
    }
}

impl core::error::Error for UnknownTechnique {}

/// Its id, which reads back; [`Info::name`](super::Info::name) is for people.
///
/// ```
/// use whydoku_logic::Technique;
/// assert_eq!(Technique::XWing.to_string(), "x-wing");
/// assert_eq!("x-wing".parse(), Ok(Technique::XWing));
/// ```
impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.info().id)
    }
}

impl FromStr for Technique {
    type Err = UnknownTechnique;
    /// Reads an id (`x-wing`), the usual name in any case (`X-Wing`), an alias or a `HoDoKu` code.
    fn from_str(text: &str) -> Result<Self, UnknownTechnique> {
        let wanted = simplified(text);
        let named = |technique: &&Self| {
            let info = technique.info();
            simplified(info.id) == wanted
                || simplified(info.name) == wanted
                || info.hodoku == Some(text)
                || info.aliases.iter().any(|alias| simplified(alias) == wanted)
        };
        Self::ALL.iter().find(named).copied().ok_or_else(|| {
            let near = Self::ALL.iter().map(|technique| technique.info().id);
            let near = near.map(|id| (strsim::levenshtein(&simplified(id), &wanted), id)).min();
            // At most half of the letters may be wrong; otherwise everything is close to a short
            // word.
            let most = wanted.chars().count() / 2;
            let nearest = near.filter(|(far, _)| *far <= most.min(3)).map(|(_, id)| id);
            UnknownTechnique { name: text.into(), nearest }
        })
    }
}

/// Lower case letters and digits only, so that `X-Wing`, `x wing` and `xwing` are one name.
fn simplified(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn ids_names_codes_and_aliases_are_unique() {
        let mut seen = BTreeSet::new();
        for technique in Technique::ALL {
            let info = technique.info();
            assert!(seen.insert(simplified(info.id)), "{} twice", info.id);
            for other in info.aliases.iter().copied().chain(info.hodoku) {
                assert!(seen.insert(simplified(other)), "{other} twice");
            }
            let own = simplified(info.name);
            assert!(own == simplified(info.id) || seen.insert(own), "{} twice", info.name);
        }
    }
    #[test]
    fn techniques_are_found_by_id_name_alias_and_code() {
        for technique in Technique::ALL {
            let info = technique.info();
            for name in [info.id, info.name].into_iter().chain(info.aliases.iter().copied()) {
                assert_eq!(name.parse(), Ok(*technique));
            }
        }
        assert_eq!("0300".parse(), Ok(Technique::XWing));
    }
}
