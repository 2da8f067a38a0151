//! What an argument tells of itself before anything is rendered: its story, its marks, short names. Below
//! the arguments, which use it, and below `render`, which makes something to see of it.
mod brief;
mod mark;
mod story;

pub use brief::{cells, digits, houses};
pub use mark::{Link, Ray, Role, View};
pub(crate) use story::Telling;
