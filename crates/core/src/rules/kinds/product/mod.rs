//! Two cells with a product.
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "product",
    form: Form::Mark,
    numbers: [1, 1],
    words: &["product"],
    example: "product 12: r1c1 r1c2",
    usual: &[],
    fpuzzles: None,
    solver: None,
    strokes: &[Stroke::Sign("×{}")],
    meaning: Meaning { related: Some(|a, b, own| a * b == own), ..Meaning::new(holds_pair) },
    theme: None,
};
