//! All integration tests of this crate as one program: one is built and linked in a fraction of the time that many take.
//! A new file is a row here; `cargo xtask tidy` says which file has none.
mod phrasings;
mod robust;
mod shared;
mod strokes;
