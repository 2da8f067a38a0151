//! The meaning of a character, and the colours for it.
use super::look::TextLook;
use whydoku_logic::render::Role;

/// The meaning of a character.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Tone {
    #[default]
    Normal,
    /// Frames, labels, candidates that play no part.
    Faint,
    /// A given.
    Given,
    /// Part of a step.
    Role(Role),
    /// Something that cannot be right.
    Flaw,
}

/// The meaning of a character and of its background.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Ink {
    pub(super) tone: Tone,
    /// The part that a house plays here: base or cover.
    pub(super) ground: Option<Role>,
}

impl From<Tone> for Ink {
    fn from(tone: Tone) -> Self {
        Self { tone, ground: None }
    }
}

impl Ink {
    /// The parameters of the escape sequence; empty for the terminal's own colours.
    ///
    /// Without a background the sixteen colours of the theme are used, so that light and dark
    /// terminals both stay readable; on a background both colours are fixed for the same reason.
    pub(super) fn codes(self) -> String {
        let ground = match self.ground {
            Some(Role::Base) => "48;5;24",
            Some(Role::Cover) => "48;5;58",
            _ => return self.tone.on_theme().to_owned(),
        };
        format!("{};{ground}", self.tone.on_ground())
    }
}

impl Tone {
    fn on_theme(self) -> &'static str {
        match self {
            Self::Normal | Self::Role(Role::Base | Role::Cover) => "",
            Self::Faint => "2",
            Self::Given => "1",
            Self::Flaw => "1;4;31",
            Self::Role(Role::Defining) => "1;94",
            Self::Role(Role::On) => "1;36",
            Self::Role(Role::Off) => "35",
            Self::Role(Role::Fin) => "1;33",
            Self::Role(Role::SetA) => "1;34",
            Self::Role(Role::SetB) => "1;35",
            Self::Role(Role::SetC) => "1;96",
            Self::Role(Role::Placed) => "1;32",
            Self::Role(Role::Removed) => "9;31",
        }
    }
    fn on_ground(self) -> &'static str {
        match self {
            Self::Normal | Self::Role(Role::Base | Role::Cover) => "38;5;255",
            Self::Faint => "38;5;250",
            Self::Given => "1;38;5;231",
            Self::Flaw => "1;4;38;5;210",
            Self::Role(Role::Defining) => "1;38;5;117",
            Self::Role(Role::On) => "1;38;5;123",
            Self::Role(Role::Off) => "38;5;219",
            Self::Role(Role::Fin) => "1;38;5;221",
            Self::Role(Role::SetA) => "1;38;5;111",
            Self::Role(Role::SetB) => "1;38;5;213",
            Self::Role(Role::SetC) => "1;38;5;159",
            Self::Role(Role::Placed) => "1;38;5;120",
            Self::Role(Role::Removed) => "9;38;5;217",
        }
    }
}

/// The sign before a digit (or a whole cell) that plays this part; the same for both paints.
pub(super) fn sign(role: Role) -> Option<char> {
    match role {
        Role::Defining => Some('*'),
        Role::On => Some('^'),
        Role::Off => Some('~'),
        Role::Fin => Some('#'),
        Role::SetA => Some('a'),
        Role::SetB => Some('b'),
        Role::SetC => Some('c'),
        Role::Placed => Some('+'),
        Role::Removed => Some('-'),
        Role::Base | Role::Cover => None,
    }
}

/// The character for a cell that holds the digit.
pub(super) fn solid(style: &TextLook) -> char {
    style.charset.pick('■', '#')
}

/// The character for a cell that can hold the digit.
pub(super) fn grey(style: &TextLook) -> char {
    style.charset.pick('░', '.')
}
