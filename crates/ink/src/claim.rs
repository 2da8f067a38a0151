//! What the rules say, each rule once.
use crate::colour::Hue;
use crate::figure::Style;
use crate::kinds::{Drawing, row_of};
use crate::prose::{Prose, Says};

/// A rule that the words name, from one or several sentences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Claim {
    pub(crate) says: Says,
    pub(crate) number: Option<u32>,
    /// The colours that the sentences name; none if they leave it open.
    pub(crate) hues: Vec<Hue>,
    /// Other words for ink.
    pub(crate) ink: Vec<&'static str>,
    /// Whether a person has settled it: then it needs no colour to be certain.
    pub(crate) is_settled: bool,
}

/// The rules that the words name, without what says nothing.
pub(crate) fn claims(prose: &Prose) -> Vec<Claim> {
    let mut claims: Vec<Claim> = Vec::new();
    for one in &prose.statements {
        if matches!(one.says, Says::Nothing | Says::Fog | Says::Differ | Says::MayRepeat) {
            continue;
        }
        let known = claims.iter_mut().find(|claim| {
            claim.says == one.says
                && (claim.number == one.number || claim.number.is_none() || one.number.is_none())
        });
        match known {
            Some(claim) => {
                claim.number = claim.number.or(one.number);
                claim.hues.extend(&one.hues);
                claim.ink.extend(&one.ink);
            }
            None => claims.push(Claim {
                says: one.says,
                number: one.number,
                hues: one.hues.clone(),
                ink: one.ink.clone(),
                is_settled: false,
            }),
        }
    }
    claims
}

impl Claim {
    /// The id of the kind of rule, without what tells one of the kind from another.
    pub(crate) fn id(&self) -> Option<&'static str> {
        match self.says {
            Says::Kind(id) => Some(id.split('.').next().unwrap_or(id)),
            _ => None,
        }
    }
    /// How it is drawn.
    pub(crate) fn drawing(&self) -> Option<Drawing> {
        row_of(self.id()?).map(|row| row.drawing)
    }
    /// What is said about the colour of something: that it has it, that it has another, or nothing.
    pub(crate) fn names_colour_of(&self, style: &Style) -> Option<bool> {
        // A dot has the colour of its inside, and most have a black border.
        let border = style.border.filter(|_| style.name != "dot" || style.colour.is_none());
        let seen = [style.colour, border];
        let has_colour =
            matches!(style.name, "line" | "arrow" | "dot" | "circle" | "square" | "diamond");
        if self.hues.is_empty() || !has_colour {
            return None;
        }
        Some(self.hues.iter().any(|hue| seen.iter().flatten().any(|colour| colour.is_called(*hue))))
    }
    /// Whether setters usually take the colour of something for it.
    pub(crate) fn usually_has_colour_of(&self, style: &Style) -> bool {
        let Some(row) = self.id().and_then(row_of) else { return false };
        let hues = match (row.id, self.number) {
            ("whisper", Some(4)) => &row.hues[1..],
            ("whisper", _) => &row.hues[..1],
            _ => row.hues,
        };
        style
            .colour
            .or(style.border)
            .is_some_and(|colour| hues.iter().any(|hue| colour.is_called(*hue)))
    }
}
