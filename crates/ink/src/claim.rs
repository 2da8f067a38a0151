//! What the rules say, each rule once.
use crate::colour::ColourName;
use crate::figure::Style;
use crate::kinds::{Drawing, ROWS, kind_of, row_of};
use crate::prose::{Prose, Says};

/// A rule that the words name, from one or several sentences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Claim {
    pub(crate) says: Says,
    pub(crate) number: Option<u32>,
    /// The colours that the sentences name; none if they leave it open.
    pub(crate) hues: Vec<ColourName>,
    /// Other words for ink.
    pub(crate) ink: Vec<&'static str>,
    /// The first sentence that names it.
    pub(crate) sentence: Option<usize>,
    /// Whether a person has settled it: then it needs no colour to be certain.
    pub(crate) is_settled: bool,
    /// Whether no sentence names it, and it is only what setters usually mean by what they draw.
    pub(crate) is_assumed: bool,
}

/// A claim that no sentence makes in full.
fn assumed(says: Says, number: Option<u32>) -> Claim {
    Claim {
        says,
        number,
        hues: Vec::new(),
        ink: Vec::new(),
        sentence: None,
        is_settled: false,
        is_assumed: true,
    }
}

/// What setters usually mean by what they draw, for a puzzle without rules in words. Whether it has diagonals is seen
/// from its ink.
pub(crate) fn usual_claims(has_diagonals: bool) -> Vec<Claim> {
    let kinds = ROWS.iter().filter(|row| kind_of(row.id).is_some());
    let kinds = kinds
        .filter(|row| !matches!(row.drawing, Drawing::Board | Drawing::Never | Drawing::Twins));
    let mut claims: Vec<Claim> = Vec::new();
    for row in kinds {
        let usual = match row.id {
            "whisper" => vec![Some(5), Some(4)],
            "difference" => vec![Some(1)],
            "ratio" => vec![Some(2)],
            "cage-with-repeats" | "sum-line" => continue,
            _ => vec![None],
        };
        claims.extend(usual.into_iter().map(|number| assumed(Says::Kind(row.id), number)));
    }
    claims.push(assumed(Says::Classic, None));
    claims.extend(has_diagonals.then(|| assumed(Says::Diagonals, None)));
    claims
}

/// The rules that the words name, without what says nothing.
pub(crate) fn claims(prose: &Prose) -> Vec<Claim> {
    let mut claims: Vec<Claim> = Vec::new();
    for one in &prose.statements {
        if matches!(
            one.says,
            Says::Marks | Says::Nothing | Says::Fog | Says::Differ | Says::Apart | Says::MayRepeat
        ) {
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
                sentence: Some(one.sentence),
                is_settled: false,
                is_assumed: false,
            }),
        }
    }
    let named = prose.statements.iter().filter(|one| one.says == Says::Marks);
    for (id, number) in named.flat_map(|one| one.ink.iter().flat_map(|name| marks_of(name))) {
        // What the sentences say of such marks counts, and not what is usual.
        if claims.iter().all(|claim| claim.id() != Some(id)) {
            claims.push(assumed(Says::Kind(id), *number));
        }
    }
    claims
}

/// The marks that a common name stands for.
fn marks_of(name: &str) -> &'static [(&'static str, Option<u32>)] {
    match name {
        "n:kropki" => &[("difference", Some(1)), ("ratio", Some(2))],
        "n:xv" => &[("sum", None)],
        "n:parity-cells" => &[("odd", None), ("even", None)],
        "n:minmax" => &[("minimum", None), ("maximum", None)],
        _ => &[],
    }
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
    /// Whether squares that fill their cells may be a drawing of it: they have the colour that is named, or the usual one.
    pub(crate) fn fits_background(&self, style: &Style) -> bool {
        if self.is_assumed {
            return false;
        }
        let is_any = self.drawing() == Some(Drawing::Twins) || self.is_settled;
        is_any || self.names_colour_of(style) == Some(true) || self.usually_has_colour_of(style)
    }
    /// Whether something looks as setters usually draw this: in its colour, or in a form that has one meaning.
    pub(crate) fn fits_usually(&self, style: &Style) -> bool {
        let is_form = matches!(
            self.drawing(),
            Some(
                Drawing::Sign(_) | Drawing::Tip | Drawing::Corner | Drawing::Ray | Drawing::Outside
            )
        );
        is_form || self.usually_has_colour_of(style)
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
