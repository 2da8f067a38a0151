//! The colours of a picture. Shapes and patterns convey the same without colour.
use core::str::FromStr;
use whydoku_core::{Hue, UnknownName};
use whydoku_logic::render::Role;

/// The colours of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Theme {
    /// Dark on white.
    #[default]
    Light,
    /// Light on near black.
    Dark,
    /// Black on white with heavier lines.
    Contrast,
    /// White on black with heavier lines.
    ContrastDark,
    /// Dark on white in the colours of Okabe and Ito (2008), a little darker: distinguishable with any
    /// colour vision.
    ColourBlind,
    /// Black on white for books: fine lines inside the boxes and heavy ones around them. Screens do not offer it.
    Paper,
}

impl Theme {
    /// All themes for screens with their names.
    pub const ALL: [(&'static str, Self); 5] = [
        ("light", Self::Light),
        ("dark", Self::Dark),
        ("contrast", Self::Contrast),
        ("contrast-dark", Self::ContrastDark),
        ("colourblind", Self::ColourBlind),
    ];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Contrast => "contrast",
            Self::ContrastDark => "contrast-dark",
            Self::ColourBlind => "colourblind",
            Self::Paper => "paper",
        }
    }
    /// Whether it is light on dark.
    pub(super) fn is_dark(self) -> bool {
        matches!(self, Self::Dark | Self::ContrastDark)
    }
    pub(super) fn palette(self) -> &'static Palette {
        match self {
            Self::Light => &LIGHT,
            Self::Dark => &DARK,
            Self::Contrast => &CONTRAST,
            Self::ContrastDark => &CONTRAST_DARK,
            Self::ColourBlind => &COLOUR_BLIND,
            Self::Paper => &PAPER,
        }
    }
}

impl FromStr for Theme {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let found = Self::ALL.iter().find(|(name, _)| *name == text);
        let unknown = " is not a theme; choose light, dark, contrast, contrast-dark or colourblind";
        found.map(|(_, theme)| *theme).ok_or_else(|| UnknownName::new(text, unknown))
    }
}

/// Colours, and the width of the finest line.
pub(super) struct Palette {
    pub(super) ground: &'static str,
    pub(super) ink: &'static str,
    /// Candidates and notes.
    pub(super) soft: &'static str,
    pub(super) line: &'static str,
    /// Between regions, and around the board.
    pub(super) wall: &'static str,
    /// The background of extra houses.
    pub(super) extra: &'static str,
    /// Shapes in cells and lines through cells that are part of the puzzle.
    pub(super) shade: &'static str,
    /// Dots between cells: black ones are black and white ones white in every theme, since the colour is their meaning.
    pub(super) dots: [&'static str; 2],
    pub(super) placed: &'static str,
    /// Text on a filled mark.
    pub(super) on_mark: &'static str,
    pub(super) flaw: &'static str,
    pub(super) link: &'static str,
    /// The player's sketch.
    pub(super) sketch: &'static str,
    pub(super) fine: f64,
    /// The colour and the width of a diagonal where it is wide and pale, so that digits on it can be read in black print;
    /// elsewhere it is a fine line.
    pub(super) diagonal: Option<(&'static str, f64)>,
    /// Whether lines through cells have patterns instead of colours.
    pub(super) is_black: bool,
    /// The width of a wall of a board of up to nine cells.
    pub(super) heavy: f64,
    blue: &'static str,
    green: &'static str,
    orange: &'static str,
    purple: &'static str,
    /// Of lines through cells, under digits: green, purple, yellow, orange, red, blue.
    hues: [&'static str; 6],
}

impl Palette {
    /// The colour of a line through cells.
    pub(super) fn hue(&self, hue: Hue) -> &'static str {
        let [green, purple, yellow, orange, red, blue] = self.hues;
        match hue {
            Hue::Grey => self.shade,
            Hue::Green => green,
            Hue::Purple => purple,
            Hue::Yellow => yellow,
            Hue::Orange => orange,
            Hue::Red => red,
            Hue::Blue => blue,
        }
    }
    /// The colour of a part. Several parts share one; their shapes distinguish them.
    pub(super) fn role(&self, role: Role) -> &'static str {
        match role {
            Role::Defining | Role::SetA | Role::Base => self.blue,
            Role::On | Role::Placed => self.green,
            Role::Off | Role::SetB | Role::Cover => self.orange,
            Role::Fin | Role::SetC => self.purple,
            Role::Removed => self.flaw,
        }
    }
}

const LIGHT: Palette = Palette {
    ground: "#ffffff",
    ink: "#16181d",
    soft: "#4a4f58",
    line: "#a5abb4",
    wall: "#22272f",
    extra: "#e9ebee",
    shade: "#cdd1d7",
    dots: ["#16181d", "#ffffff"],
    placed: "#1a4fa3",
    on_mark: "#ffffff",
    flaw: "#b3261e",
    link: "#5b3a8e",
    sketch: "#b3186b",
    fine: 1.0,
    diagonal: None,
    is_black: false,
    heavy: 2.4,
    blue: "#005a8e",
    green: "#00684a",
    orange: "#a04a00",
    purple: "#8a2f74",
    hues: ["#a9dcb0", "#d9b3e6", "#f0e08a", "#f6c89a", "#f2b3b3", "#aecdf2"],
};

const DARK: Palette = Palette {
    ground: "#16181d",
    ink: "#f2f2f2",
    soft: "#b9bec8",
    line: "#565c68",
    wall: "#949daa",
    extra: "#2a2e36",
    shade: "#454b57",
    dots: ["#000000", "#ffffff"],
    placed: "#8fc1ff",
    on_mark: "#101216",
    flaw: "#ff8a80",
    link: "#cdb4ff",
    sketch: "#ff86bd",
    fine: 1.0,
    diagonal: None,
    is_black: false,
    heavy: 2.4,
    blue: "#6cb8f0",
    green: "#4cc79a",
    orange: "#f0b050",
    purple: "#e6a0cc",
    hues: ["#2f6b3a", "#633a78", "#6b6020", "#7a4a1c", "#7a3434", "#2c4f7d"],
};

const CONTRAST: Palette = Palette {
    ground: "#ffffff",
    ink: "#000000",
    soft: "#000000",
    line: "#000000",
    wall: "#000000",
    extra: "#d9d9d9",
    shade: "#bdbdbd",
    dots: ["#000000", "#ffffff"],
    placed: "#00309c",
    on_mark: "#ffffff",
    flaw: "#a00000",
    link: "#3d0080",
    sketch: "#7a0045",
    fine: 1.8,
    diagonal: None,
    is_black: false,
    heavy: 3.2,
    blue: "#003f6b",
    green: "#00452f",
    orange: "#6e3000",
    purple: "#5c0a4a",
    hues: ["#a9dcb0", "#d9b3e6", "#f0e08a", "#f6c89a", "#f2b3b3", "#aecdf2"],
};

const PAPER: Palette =
    Palette { fine: 1.7, diagonal: Some(("#dadada", 6.0)), is_black: true, heavy: 5.0, ..CONTRAST };

const CONTRAST_DARK: Palette = Palette {
    ground: "#000000",
    ink: "#ffffff",
    soft: "#ffffff",
    line: "#ffffff",
    wall: "#ffffff",
    extra: "#303030",
    shade: "#5c5c5c",
    dots: ["#000000", "#ffffff"],
    placed: "#9fd0ff",
    on_mark: "#000000",
    flaw: "#ff9c94",
    link: "#dcc8ff",
    sketch: "#ff9ccb",
    fine: 1.8,
    diagonal: None,
    is_black: false,
    heavy: 3.2,
    blue: "#8fcbff",
    green: "#66e0b0",
    orange: "#ffc46b",
    purple: "#f5b8df",
    hues: ["#2f6b3a", "#633a78", "#6b6020", "#7a4a1c", "#7a3434", "#2c4f7d"],
};

const COLOUR_BLIND: Palette = Palette {
    ground: "#ffffff",
    ink: "#000000",
    soft: "#3c3c3c",
    line: "#808080",
    wall: "#000000",
    extra: "#e6e6e6",
    shade: "#cfcfcf",
    dots: ["#000000", "#ffffff"],
    placed: "#0072b2",
    on_mark: "#ffffff",
    flaw: "#000000",
    link: "#5a5a5a",
    sketch: "#a3307c",
    fine: 1.0,
    diagonal: None,
    is_black: false,
    heavy: 2.4,
    blue: "#0072b2",
    green: "#00795a",
    orange: "#b85000",
    purple: "#a4507f",
    hues: ["#a9dcb0", "#d9b3e6", "#f0e08a", "#f6c89a", "#f2b3b3", "#aecdf2"],
};
