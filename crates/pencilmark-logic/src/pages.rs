//! The pages of the techniques in other languages than English. The engine of the page, which is
//! sent over networks, is built without any page: the page fetches the one that is wanted.
use crate::Technique;
use pencilmark_core::Language;

/// Ids of techniques, each with its page; without it where none is built in.
macro_rules! pages {
    ($folder:literal: $($id:literal)*) => {
        &[$(($id, {
            #[cfg(not(target_family = "wasm"))]
            const PAGE: &str = include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"), "/techniques/", $folder, "/", $id, ".md"
            ));
            #[cfg(target_family = "wasm")]
            const PAGE: &str = "";
            PAGE
        })),*]
    };
}

const GERMAN: &[(&str, &str)] = pages!["de":
    "full-house"
    "hidden-single"
    "naked-single"
    "locked-pair"
    "locked-triple"
    "pointing"
    "claiming"
    "naked-pair"
    "hidden-pair"
    "naked-triple"
    "hidden-triple"
    "naked-quad"
    "hidden-quad"
    "x-wing"
    "xy-wing"
    "swordfish"
    "jellyfish"
    "remote-pair"
    "skyscraper"
    "2-string-kite"
    "turbot-fish"
    "empty-rectangle"
    "dual-2-string-kite"
    "dual-empty-rectangle"
    "finned-x-wing"
    "sashimi-x-wing"
    "finned-swordfish"
    "sashimi-swordfish"
    "finned-jellyfish"
    "sashimi-jellyfish"
    "w-wing"
    "xyz-wing"
    "wxyz-wing"
    "vwxyz-wing"
];

fn german(technique: Technique) -> Option<&'static str> {
    let id = technique.info().id;
    GERMAN.iter().find(|(of, _)| *of == id).map(|(_, page)| *page)
}

/// The language of the page of a technique: the one wanted, or English.
pub fn page_language(technique: Technique, wanted: Language) -> Language {
    if german(technique).is_some() { wanted } else { Language::English }
}

/// The page of a technique, in the language wanted or else in English; empty where no pages are
/// built in (`WebAssembly`).
pub fn page(technique: Technique, wanted: Language) -> &'static str {
    match page_language(technique, wanted) {
        Language::English => technique.info().page,
        Language::German => german(technique).unwrap_or_default(),
    }
}
