//! What a picture can show.

/// The views of a board that are drawn, as [`PictureJson::view`](crate::PictureJson::view) names them.
pub const PICTURE_VIEWS: [&str; 4] = ["digits", "notes", "candidates", "levels"];
