//! What a technique is, and the one way to describe it.

/// What a technique is, independent of any rater's opinion of it.
#[derive(Debug)]
pub struct Info {
    /// Stable name for machines, in kebab case.
    pub id: &'static str,
    /// Usual English name.
    pub name: &'static str,
    /// Other names in use.
    pub aliases: &'static [&'static str],
    /// Its code in `HoDoKu`'s regression library.
    pub hodoku: Option<&'static str>,
    /// How hard players call it.
    pub level: Level,
    /// Whether it holds only for puzzles with exactly one solution.
    pub needs_unique: bool,
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

/// Describes a technique next to its finder: constant, id, name, other names, `HoDoKu`'s code, level,
/// and `unique` if it holds only for puzzles with one solution. Its page has the name of its id.
macro_rules! info {
    ($constant:ident, $id:literal, $name:literal, $aliases:expr, $code:expr, $level:ident) => {
        info!($constant, $id, $name, $aliases, $code, $level, needs_unique: false);
    };
    ($constant:ident, $id:literal, $name:literal, $aliases:expr, $code:expr, $level:ident, unique) => {
        info!($constant, $id, $name, $aliases, $code, $level, needs_unique: true);
    };
    ($constant:ident, $id:literal, $name:literal, $aliases:expr, $code:expr, $level:ident,
     needs_unique: $needs_unique:literal) => {
        pub(crate) const $constant: crate::Info = crate::Info {
            id: $id,
            name: $name,
            aliases: &$aliases,
            hodoku: $code,
            level: crate::Level::$level,
            needs_unique: $needs_unique,
            #[cfg(not(target_family = "wasm"))]
            page: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/techniques/", $id, ".md")),
            #[cfg(target_family = "wasm")]
            page: "",
        };
    };
}
