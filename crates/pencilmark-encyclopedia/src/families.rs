//! Techniques that belong together, for the index.
use pencilmark_logic::Technique;

/// The families in the order of the course, each with what the names of its techniques contain. The first
/// that fits counts.
const FAMILIES: [(&str, &[&str]); 12] = [
    ("singles", &["full-house", "-single"]),
    ("locked", &["pointing", "claiming", "=locked-pair", "=locked-triple", "common-peer"]),
    ("sets", &["naked-", "hidden-pair", "hidden-triple", "hidden-quad"]),
    ("nets", &["nishio", "forcing-", "nested-net", "template-"]),
    ("exotic", &["exocet", "fireworks", "tridagon", "sk-loop", "multi-sector", "symmetrical"]),
    ("als", &["als-", "almost-locked", "sue-de-coq", "death-blossom", "aligned-"]),
    ("chains", &["x-chain", "xy-chain", "continuous-loop", "discontinuous-loop", "aic"]),
    ("colours", &["colours", "medusa"]),
    ("unique", &["unique-", "hidden-rectangle", "avoidable-", "extended-", "bug-", "borescoper"]),
    (
        "fish",
        &[
            "x-wing",
            "swordfish",
            "jellyfish",
            "squirmbag",
            "whale",
            "leviathan",
            "fish",
            "skyscraper",
            "kite",
            "empty-rectangle",
        ],
    ),
    ("wings", &["-wing", "remote-pair"]),
    ("rules", &[]),
];

/// The order in which the index shows them.
pub(crate) const ORDER: [&str; 12] = [
    "singles", "locked", "sets", "fish", "wings", "unique", "colours", "chains", "als", "nets",
    "exotic", "rules",
];

/// The family of a technique.
pub(crate) fn family(technique: Technique) -> &'static str {
    let info = technique.info();
    if info.needs_rules {
        return "rules";
    }
    let fits = |part: &&str| match part.strip_prefix('=') {
        Some(whole) => info.id == whole,
        // A chain of ALS and an XY-wing contain the names of others.
        None if *part == "x-wing" => info.id == "x-wing" || info.id.ends_with("-x-wing"),
        None => info.id.contains(*part),
    };
    let found = FAMILIES.iter().find(|(_, parts)| parts.iter().any(fits));
    found.map_or("rules", |(name, _)| name)
}
