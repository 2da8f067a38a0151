//! What a technique is, and the one way to describe it.

/// What a technique is, independent of any rater's opinion of it.
#[derive(Debug)]
pub struct Info {
    /// Stable name for machines, in kebab case.
    pub id: &'static str,
    /// Usual English name.
    pub name: &'static str,
    /// Its name in every language.
    pub title: pencilmark_words::Message,
    /// Other names in use.
    pub aliases: &'static [&'static str],
    /// Its code in `HoDoKu`'s regression library.
    pub hodoku: Option<&'static str>,
    /// How hard players call it.
    pub level: Level,
    /// Whether it holds only for puzzles with exactly one solution.
    pub needs_unique: bool,
    /// Whether it is about rules beyond houses, and finds nothing on a board without any.
    pub needs_rules: bool,
    /// Its page: idea, how to see it, why it works, example, near miss. Empty for `WebAssembly`,
    /// where the page in a browser fetches it.
    pub page: &'static str,
}

/// Coarse difficulty of a technique, in `HoDoKu`'s words.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Singles.
    Easy,
    /// Locked candidates, pairs, triples.
    Medium,
    /// Quads, basic fish, wings.
    Hard,
    /// Short chains.
    Unfair,
    /// All that remains.
    Extreme,
}
