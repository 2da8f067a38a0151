//! The kinds of rules, for a front end with which people draw them.
use crate::rule::RelationJson;
use serde::{Deserialize, Serialize};
use whydoku_core::{Around, Ends, Form, Hue, Kind, Stroke, Usual};

/// A kind of rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct KindJson {
    /// Its id, as rules name it: `thermometer`.
    pub kind: String,
    /// How it lies on the board: `board`, `cell`, `mark`, `corner`, `group`, `line`, `outside`, `diagonal`, `twins` or
    /// `arrow`.
    pub form: String,
    /// The fewest numbers that a rule of this kind has.
    pub fewest: usize,
    /// The most.
    pub most: usize,
    /// How it is drawn.
    pub strokes: Vec<StrokeJson>,
    /// Numbers or relations with a name of their own, such as a difference of 1: a white dot.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub usual: Vec<UsualJson>,
    /// What it is called in typed lines and when clues are suggested.
    pub words: Vec<String>,
    /// Whether clues of this kind can be suggested.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub suggested: bool,
}

/// Numbers or relations for which a kind has a name of its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct UsualJson {
    /// What is appended to the id of the kind: `1` for the white dot.
    pub id: String,
    /// The numbers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub numbers: Vec<u32>,
    /// The relations.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub relations: Vec<RelationJson>,
    /// How it is drawn, if not as the others of its kind.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub strokes: Vec<StrokeJson>,
    /// What it is called in typed lines.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<String>,
}

/// A part of the drawing of a rule.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StrokeJson {
    /// What is drawn: `tint`, `disc`, `square`, `tips`, `line`, `shaft`, `outline`, `corner-number`, `dot`, `sign`,
    /// `tip`, `ring`, `arrow` or `outside`.
    pub draws: String,
    /// The width of a line, in sixtieths of a cell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub width: Option<u8>,
    /// What is at the ends of a line: `plain`, `bulb`, `hollow-bulb`, `rings` or `diamonds`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ends: Option<String>,
    /// The colour of a line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hue: Option<String>,
    /// Whether a dot is black.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub dark: bool,
    /// The text of a sign; `{}` stands for the number of the rule.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sign: Option<String>,
}

impl KindJson {
    /// Describes a kind; whether clues of it can be suggested is known by whoever makes them.
    pub fn new(kind: Kind, suggested: bool) -> Self {
        let definition = kind.definition();
        let [fewest, most] = definition.numbers;
        Self {
            kind: kind.id().to_owned(),
            form: form(definition.form).to_owned(),
            fewest,
            most,
            strokes: definition.strokes.iter().map(StrokeJson::from).collect(),
            usual: definition.usual.iter().map(UsualJson::from).collect(),
            words: definition.words.iter().copied().map(Into::into).collect(),
            suggested,
        }
    }
}

impl From<&Usual> for UsualJson {
    fn from(usual: &Usual) -> Self {
        Self {
            id: usual.id.to_owned(),
            numbers: usual.numbers.to_vec(),
            relations: usual.relations.iter().map(|&is| is.into()).collect(),
            strokes: usual.strokes.unwrap_or_default().iter().map(StrokeJson::from).collect(),
            words: usual.words.iter().copied().map(Into::into).collect(),
        }
    }
}

impl From<&Stroke> for StrokeJson {
    fn from(stroke: &Stroke) -> Self {
        let draws = |name: &str| Self { draws: name.to_owned(), ..Self::default() };
        match *stroke {
            Stroke::Tint => draws("tint"),
            Stroke::Disc => draws("disc"),
            Stroke::Square => draws("square"),
            Stroke::Tips { inwards } => Self { dark: inwards, ..draws("tips") },
            Stroke::Line { width, ends: at, hue, .. } => Self {
                width: Some(width),
                ends: Some(ends(at).to_owned()),
                hue: Some(colour(hue).to_owned()),
                ..draws("line")
            },
            Stroke::Shaft => draws("shaft"),
            Stroke::Outline { .. } => draws("outline"),
            Stroke::CornerNumber => draws("corner-number"),
            Stroke::Dot { dark, .. } => Self { dark, ..draws("dot") },
            Stroke::Sign(sign) => Self { sign: Some(sign.to_owned()), ..draws("sign") },
            Stroke::Tip => draws("tip"),
            Stroke::Ring => draws("ring"),
            Stroke::Arrow => draws("arrow"),
            Stroke::Outside(around) => Self { sign: sign(around), ..draws("outside") },
        }
    }
}

fn form(form: Form) -> &'static str {
    match form {
        Form::Board => "board",
        Form::Cell => "cell",
        Form::Mark => "mark",
        Form::Corner => "corner",
        Form::Group => "group",
        Form::Line => "line",
        Form::Outside => "outside",
        Form::Diagonal => "diagonal",
        Form::Twins => "twins",
        Form::Arrow => "arrow",
    }
}

fn ends(ends: Ends) -> &'static str {
    match ends {
        Ends::Plain => "plain",
        Ends::Bulb => "bulb",
        Ends::HollowBulb => "hollow-bulb",
        Ends::Rings => "rings",
        Ends::Diamonds => "diamonds",
    }
}

fn colour(hue: Hue) -> &'static str {
    match hue {
        Hue::Grey => "grey",
        Hue::Green => "green",
        Hue::Purple => "purple",
        Hue::Yellow => "yellow",
        Hue::Orange => "orange",
        Hue::Red => "red",
        Hue::Blue => "blue",
    }
}

/// What surrounds a number outside, as a sign beside it.
fn sign(around: Around) -> Option<String> {
    let sign = match around {
        Around::Nothing => return None,
        Around::Circle => "○",
        Around::Tower => "⌂",
        Around::Diamond => "◇",
    };
    Some(sign.to_owned())
}
