//! Many seeded bugs in one build: the body of a function is repeated with each of its bugs, and an
//! environment variable selects one of them. Building takes far longer than most tests.
use super::Bug;
use std::collections::BTreeMap;
use std::ops::Range;
use syn::visit::{self, Visit};

/// The environment variable that holds the number of the bug.
pub(super) const SWITCH: &str = "WHYDOKU_SEEDED_BUG";

/// Appended to the root of the crate.
pub(super) const AT_THE_ROOT: &str = r#"
#[doc(hidden)]
pub fn seeded_bug(number: usize) -> bool {
    static CHOSEN: std::sync::LazyLock<Option<usize>> =
        std::sync::LazyLock::new(|| std::env::var("WHYDOKU_SEEDED_BUG").ok()?.parse().ok());
    *CHOSEN == Some(number)
}
"#;

/// The file with those of its bugs that are inside a function, and their numbers. The others are
/// left out: in a constant, in a table made by a macro, in a function whose return type must be the
/// same type in every body, or around another function with bugs.
///
/// # Errors
/// When the file is not Rust.
pub(super) fn plant(text: &str, bugs: &[(usize, &Bug)]) -> syn::Result<(String, Vec<usize>)> {
    let mut bodies = Bodies::default();
    bodies.visit_file(&syn::parse_file(text)?);
    let mut wanted: BTreeMap<(usize, usize), Vec<(usize, String)>> = BTreeMap::new();
    for &(number, (_, from, to)) in bugs {
        let Some(body) = bodies.around(text, from) else { continue };
        let changed = text[body.clone()].replacen(from, to, 1);
        wanted.entry((body.start, body.end)).or_default().push((number, changed));
    }
    let places: Vec<_> = wanted.keys().copied().collect();
    wanted.retain(|own, _| {
        !places.iter().any(|other| other != own && own.0 <= other.0 && other.1 <= own.1)
    });
    let mut planted = Vec::new();
    let mut result = text.to_owned();
    for (&(start, end), copies) in wanted.iter().rev() {
        let choice = copies.iter().map(|(number, changed)| {
            planted.push(*number);
            format!("if crate::seeded_bug({number}) {changed} else ")
        });
        let body = format!("{{ {}{} }}", choice.collect::<String>(), &text[start..end]);
        result.replace_range(start..end, &body);
    }
    Ok((result, planted))
}

/// Where the bodies of functions are, in bytes.
#[derive(Default)]
struct Bodies(Vec<Range<usize>>);

impl Bodies {
    /// The innermost body in which the text occurs, if it occurs only there.
    fn around(&self, text: &str, wanted: &str) -> Option<Range<usize>> {
        let (start, end) = (text.find(wanted)?, text.rfind(wanted)? + wanted.len());
        if end - start != wanted.len() {
            return None;
        }
        let has = |body: &&Range<usize>| body.start < start && end < body.end;
        self.0.iter().filter(has).min_by_key(|body| body.len()).cloned()
    }
    fn add(&mut self, signature: &syn::Signature, body: &syn::Block) {
        let mut result = Opaque(false);
        result.visit_return_type(&signature.output);
        if !result.0 && signature.constness.is_none() {
            self.0.push(body.brace_token.span.join().byte_range());
        }
    }
}

/// Whether a type contains an `impl` type, which hides what it is.
struct Opaque(bool);

impl<'f> Visit<'f> for Opaque {
    fn visit_type_impl_trait(&mut self, _: &'f syn::TypeImplTrait) {
        self.0 = true;
    }
}

impl<'f> Visit<'f> for Bodies {
    fn visit_item_fn(&mut self, function: &'f syn::ItemFn) {
        self.add(&function.sig, &function.block);
        visit::visit_item_fn(self, function);
    }
    fn visit_impl_item_fn(&mut self, function: &'f syn::ImplItemFn) {
        self.add(&function.sig, &function.block);
        visit::visit_impl_item_fn(self, function);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn planted(text: &str, from: &'static str) -> (String, Vec<usize>) {
        plant(text, &[(7, &("file", from, "b"))]).unwrap()
    }

    #[test]
    fn a_function_chooses_between_its_bodies() {
        let (text, numbers) = planted("fn f() -> u8 { a }", "a");
        assert_eq!(text, "fn f() -> u8 { if crate::seeded_bug(7) { b } else { a } }");
        assert_eq!(numbers, [7]);
    }

    #[test]
    fn a_bug_that_cannot_coexist_with_the_original_is_left_out() {
        for text in ["const C: u8 = { a };", "fn f() -> impl Sized { a }", "const fn f() { a }"] {
            assert_eq!(planted(text, "a }"), (text.to_owned(), vec![]));
        }
    }

    #[test]
    fn of_nested_functions_the_inner_one_is_taken() {
        let text = "fn f() { fn g() { a } }";
        let (text, numbers) = planted(text, "a");
        assert_eq!(text, "fn f() { fn g() { if crate::seeded_bug(7) { b } else { a } } }");
        assert_eq!(numbers, [7]);
    }
}
