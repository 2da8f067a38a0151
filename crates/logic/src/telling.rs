//! How an argument presents itself before anything is rendered: its story, its marks, short names. This
//! layer is below the arguments, which use it, and below `render`, which turns it into words and
//! pictures.
mod brief;
mod mark;
mod story;

pub use brief::{cells, digits, houses};
pub use mark::{Link, Ray, Role, View};
pub(crate) use story::Telling;
