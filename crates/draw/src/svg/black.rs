//! Lines through cells in black print: where a colour would say which rule a line belongs to, a pattern does.
use whydoku_core::{Ends, Hue, KNOWS_RULES, Rule, Shape, Stroke};
use whydoku_words::{Message, message, rule_below};

/// What lines of one rule look like.
#[derive(PartialEq, Debug)]
pub(super) struct Pattern {
    /// What the sentence below the board calls them.
    pub(super) name: Message,
    pub(super) width: f64,
    pub(super) dashes: &'static str,
    /// The width of the gap along the middle of a double line.
    pub(super) gap: f64,
}

const fn pattern(name: Message, width: f64, dashes: &'static str) -> Pattern {
    Pattern { name, width, dashes, gap: 0.0 }
}

/// In the order in which the rules of a board get them.
static PATTERNS: [Pattern; 9] = [
    pattern(message!("black-line-plain"), 10.0, ""),
    Pattern { gap: 8.0, ..pattern(message!("black-line-double"), 14.0, "") },
    pattern(message!("black-line-dashed"), 10.0, "14 18"),
    pattern(message!("black-line-dotted"), 10.0, "0.1 15"),
    pattern(message!("black-line-thin"), 3.0, ""),
    pattern(message!("black-line-thick"), 22.0, ""),
    pattern(message!("black-line-mixed"), 6.0, "14 10 0.1 10"),
    pattern(message!("black-line-thin-dashed"), 3.0, "10 8"),
    pattern(message!("black-line-thin-dotted"), 3.0, "0.1 7"),
];

/// Whether a rule is drawn as a line that nothing but its stroke tells from others, and whether that has a colour.
fn line(rule: &Rule) -> Option<bool> {
    rule.strokes().iter().find_map(|stroke| match stroke {
        Stroke::Line { ends: Ends::Plain, hue: Hue::Grey, dashes: "", .. } => Some(false),
        Stroke::Line { ends: Ends::Plain, hue: Hue::Grey, .. } => None,
        Stroke::Line { ends: Ends::Plain, .. } => Some(true),
        _ => None,
    })
}

/// The pattern of a rule whose lines have a colour on screens. Every sentence below a board is about another one, unless
/// there are more of them than patterns.
pub(super) fn pattern_of(rule: &Rule, shape: &Shape) -> Option<&'static Pattern> {
    if !KNOWS_RULES || line(rule) != Some(true) {
        return None;
    }
    // Rules of which a board says the same look the same.
    let mut sentences = Vec::new();
    for other in shape.rules().iter().filter(|other| line(other) == Some(true)) {
        let sentence = rule_below(other, shape);
        if !sentences.contains(&sentence) {
            sentences.push(sentence);
        }
    }
    let own = rule_below(rule, shape);
    let at = sentences.iter().position(|known| *known == own)?;
    // A line that is grey everywhere stays the only plain one.
    let first = usize::from(shape.rules().iter().any(|rule| line(rule) == Some(false)));
    PATTERNS.get((first + at) % PATTERNS.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::svg::{Look, Theme, draw};
    use whydoku_core::{Cell, Kind, Puzzle};

    fn patterns(kinds: &[Kind]) -> Vec<&'static str> {
        let rule = |(at, &kind): (usize, &Kind)| {
            let cells = (0..3).map(|column| Cell::at(at, column, 9)).collect();
            let rule = Rule::new(kind, cells);
            if kind.definition().numbers[0] > 0 { rule.with_number(5) } else { rule }
        };
        let rules = kinds.iter().enumerate().map(rule).collect();
        let shape = Shape::square(9).and_then(|board| board.with_rules(rules)).expect("a board");
        let found = shape.rules().iter().filter_map(|rule| pattern_of(rule, &shape));
        found.map(|pattern| pattern.name.id()).collect()
    }

    #[test]
    fn every_kind_of_coloured_line_on_a_board_has_a_pattern_of_its_own() {
        let kinds: Vec<Kind> = Kind::all()
            .filter(|&kind| line(&Rule::new(kind, vec![Cell::new(0)])) == Some(true))
            .collect();
        assert!(kinds.len() <= PATTERNS.len(), "there is no pattern for the newest kind");
        for &kind in &kinds {
            let look = Message::named(&format!("picture-line-{}", kind.id()));
            assert!(look.is_some(), "the sentence of {} names a colour in black print", kind.id());
        }
        let mut found = patterns(&kinds);
        found.sort_unstable();
        found.dedup();
        assert_eq!(found.len(), kinds.len());
    }
    #[test]
    fn sentences_name_the_patterns_in_black_and_the_colours_elsewhere() {
        let cells = |row: usize| (0..3).map(|column| Cell::at(row, column, 9)).collect();
        let rules = vec![Rule::new(Kind::RENBAN, cells(0)), Rule::new(Kind::ZIPPER, cells(1))];
        let shape = Shape::square(9).and_then(|board| board.with_rules(rules)).expect("a board");
        let text = |theme| {
            let look =
                Look { theme, language: "de".parse().expect("a language"), ..Look::default() };
            let picture = draw(&Puzzle::empty(shape.clone()), None, &look);
            let labels: Vec<String> = picture.lines().map(str::to_owned).collect();
            labels.into_iter().filter(|line| line.starts_with("<text")).collect::<String>()
        };
        let (black, colour) = (text(Theme::Paper), text(Theme::Light));
        assert!(black.contains(">Linie: ") && black.contains(">Doppelte Linie: "), "{black}");
        assert!(!black.contains("Lila") && colour.contains(">Lila Linie: "), "{colour}");
    }
    #[test]
    fn a_grey_line_stays_the_only_plain_one() {
        assert_eq!(patterns(&[Kind::RENBAN, Kind::RENBAN]), ["black-line-plain"; 2]);
        // Two sums are two numbers, but one sentence.
        assert_eq!(patterns(&[Kind::REGION_SUM, Kind::REGION_SUM]), ["black-line-plain"; 2]);
        assert_eq!(patterns(&[Kind::PALINDROME, Kind::RENBAN]), ["black-line-double"]);
        assert_eq!(patterns(&[Kind::THERMOMETER]), [""; 0]);
    }
}
