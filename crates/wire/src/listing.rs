//! Lists that a program prints: the contents of a collection, techniques, formats.
use serde::{Deserialize, Serialize};

/// The contents of a collection of puzzles.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StatsJson {
    /// How many puzzles there are.
    pub puzzles: u64,
    /// How many givens they have in total.
    pub givens: u64,
    /// Puzzles by shape, solutions, givens and so on.
    pub charts: Vec<ChartJson>,
}

/// How many puzzles there are of each kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChartJson {
    /// What the kinds differ in, such as `givens`.
    pub title: String,
    /// The kinds, in order.
    pub bars: Vec<BarJson>,
}

/// One kind of puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BarJson {
    /// Its name, such as `23`.
    pub name: String,
    /// How many puzzles there are of it.
    pub count: u64,
}

/// Techniques, as a program lists or explains them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TechniquesJson {
    /// The techniques, easier ones first.
    pub techniques: Vec<ExplainedJson>,
}

/// A technique with all its names.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ExplainedJson {
    /// Its id.
    pub technique: String,
    /// Its usual name.
    pub name: String,
    /// Other names that are understood.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aliases: Vec<String>,
    /// Its difficulty, as players rate it: `easy`, `medium`, `hard`, `unfair` or `extreme`.
    pub level: String,
    /// What it is, how to see it and why it works, in Markdown; absent in a list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub page: Option<String>,
}

/// Formats that can be read and written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FormatsJson {
    /// Those that can be written.
    pub write: Vec<StyleJson>,
    /// Those that can be read.
    pub read: Vec<FormatJson>,
}

/// A format that can be written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StyleJson {
    /// Its id, as options understand it.
    pub id: String,
    /// What it cannot hold, in words.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub leaves_out: Vec<String>,
}

/// A format that can be read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FormatJson {
    /// Its id, as options understand it.
    pub id: String,
    /// Its name.
    pub name: String,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{from_json, to_json};

    #[test]
    fn listings_are_read_back() {
        let bars = vec![BarJson { name: "17".into(), count: 2 }];
        let charts = vec![ChartJson { title: "givens".into(), bars }];
        let stats = StatsJson { puzzles: 2, givens: 34, charts };
        let text = to_json(&stats);
        assert_eq!(
            text,
            r#"{"schema":1,"puzzles":2,"givens":34,"charts":[{"title":"givens","bars":[{"name":"17","count":2}]}]}"#
        );
        assert_eq!(from_json(&text), Ok(stats));
        let one = ExplainedJson {
            technique: "x-wing".into(),
            name: "X-Wing".into(),
            aliases: Vec::new(),
            level: "medium".into(),
            page: None,
        };
        let text = to_json(&one);
        assert!(text.ends_with(r#""name":"X-Wing","level":"medium"}"#), "{text}");
        assert_eq!(from_json(&text), Ok(one));
    }
}
