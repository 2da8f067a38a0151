//! Texts that are one of a few words, and the words themselves.
use crate::picture::PICTURE_VIEWS;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use std::borrow::Cow;

/// The themes of pictures. The crate that draws is not known here, so a test of the protocol
/// compares them.
pub const THEMES: [&str; 5] = ["light", "dark", "contrast", "contrast-dark", "colourblind"];

/// Describes texts that are one of a few words as such.
macro_rules! words {
    ($($(#[doc = $doc:literal])* $name:ident: $words:expr;)*) => {$(
        $(#[doc = $doc])*
        #[derive(Debug)]
        pub struct $name;

        impl JsonSchema for $name {
            fn schema_name() -> Cow<'static, str> {
                stringify!($name).into()
            }
            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                let description = concat!($($doc),*).trim();
                json_schema!({ "description": description, "type": "string", "enum": $words })
            }
        }
    )*};
}

words! {
    /// A language of explanations, names and messages.
    Language: whydoku_words::Language::all().map(whydoku_words::Language::id).collect::<Vec<_>>();
    /// The difficulty of a technique, as players rate it.
    Level: whydoku_logic::Level::ALL.map(whydoku_logic::Level::id);
    /// How much a hint gives away.
    HintLevel: whydoku_session::HintLevel::ALL.map(|(name, _)| name);
    /// What a picture shows in the cells.
    PictureView: PICTURE_VIEWS;
    /// The colours of a picture.
    Theme: THEMES;
}
