//! The names of rules within a sentence, and the sentences below a picture: messages found by the id of the kind.
use crate::{Message, Said, Value, rule_lines, said};
use whydoku_core::{Cell, Everywhere, Form, Kind, Rule, Shape};

/// A rule as a part of a sentence: `the cage of 15 (r1c1, r1c2)`.
///
/// ```
/// use whydoku_core::{Cell, Rule, Shape};
/// use whydoku_words::{Names, rule};
/// let shape = Shape::square(9)?;
/// let cage = Rule::cage(vec![Cell::new(0), Cell::new(1)], Some(15));
/// assert_eq!(rule(&cage).words(&Names::from(&shape)), "the cage of 15 (r1c1, r1c2)");
/// # Ok::<(), whydoku_core::ShapeError>(())
/// ```
pub fn rule(rule: &Rule) -> Said {
    // A test makes sure that every kind has its message.
    let message = rule_message("rule", rule).unwrap_or(crate::message!("rule-no-other"));
    filled(message, rule, 0, &|_| true)
}

/// The sentence below a picture of a board with this rule; none for rules whose drawing says what they mean. Rules of
/// the whole board, which are not drawn, always have one.
///
/// ```
/// use whydoku_core::{Rule, Shape};
/// use whydoku_words::{Names, rule_below};
/// let board = Shape::square(9)?.with_rules(vec![Rule::apart([1, 2])])?;
/// let below = rule_below(&board.rules()[0], &board).map(|said| said.words(&Names::from(&board)));
/// assert_eq!(below.as_deref(), Some("Cells a knight's move apart differ"));
/// # Ok::<(), whydoku_core::ShapeError>(())
/// ```
pub fn rule_below(rule: &Rule, shape: &Shape) -> Option<Said> {
    below(rule, shape, Message::named(&format!("picture-line-{}", rule.kind.id())))
}

/// The same sentence where a line through cells looks as `line` says instead of having its usual colour.
///
/// ```
/// use whydoku_core::{Cell, Kind, Rule, Shape};
/// use whydoku_words::{Names, message, rule_below, rule_below_as};
/// let renban = Rule::new(Kind::RENBAN, vec![Cell::new(0), Cell::new(1)]);
/// let board = Shape::square(9)?.with_rules(vec![renban])?;
/// let (rule, names) = (&board.rules()[0], Names::from(&board));
/// let usual = rule_below(rule, &board).map(|said| said.words(&names));
/// assert_eq!(usual.as_deref(), Some("Purple line: consecutive digits in any order"));
/// let dashed = rule_below_as(rule, &board, message!("black-line-dashed"));
/// let dashed = dashed.map(|said| said.words(&names));
/// assert_eq!(dashed.as_deref(), Some("Dashed line: consecutive digits in any order"));
/// # Ok::<(), whydoku_core::ShapeError>(())
/// ```
pub fn rule_below_as(rule: &Rule, shape: &Shape, line: Message) -> Option<Said> {
    below(rule, shape, Some(line))
}

fn below(rule: &Rule, shape: &Shape, line: Option<Message>) -> Option<Said> {
    let everywhere = Everywhere::of(rule, shape);
    let of_all = everywhere.map(|all| format!("picture-rule-{}-everywhere", all.kind.id()));
    let of_all = of_all.and_then(|id| Message::named(&id));
    if let Some(message) = of_all.or_else(|| rule_message("picture-rule", rule)) {
        let said = filled(message, rule, shape.side(), &|place| place != LINE);
        let line = line.filter(|_| message.places().contains(&LINE));
        return Some(line.into_iter().fold(said, |said, line| said.with(LINE, Said::new(line))));
    }
    let typed = || {
        let alone = shape.with_rules(vec![rule.clone()]);
        let line = alone.map(|board| rule_lines(&board).join(" ")).unwrap_or_default();
        said!("picture-rule-typed", { "line": line })
    };
    (rule.form() == Form::Board).then(typed)
}

/// The place of what a line looks like.
const LINE: &str = "line";

/// What the mark of a cell says, for a legend: `odd`.
///
/// ```
/// use whydoku_core::Kind;
/// use whydoku_words::{Language, cell_sign};
/// assert_eq!(cell_sign(Kind::ODD).text(Language::ENGLISH), "odd");
/// ```
pub fn cell_sign(kind: Kind) -> Message {
    // A test makes sure that every kind of this form has its message.
    Message::named(&format!("sign-{}", kind.id())).unwrap_or(crate::message!("sign-extra"))
}

/// The message for the usual number of a rule if it has one, or else for its kind. One without the number that rules
/// of its kind can have is "open".
pub(crate) fn rule_message(beginning: &str, rule: &Rule) -> Option<Message> {
    let id = format!("{beginning}-{}", rule.kind.id());
    let definition = rule.definition();
    let can_have_number = definition.numbers[1] > 0 && definition.meaning.own_numbers.is_none();
    let more = match rule.usual() {
        Some(usual) => usual.id,
        None if can_have_number && rule.numbers.is_empty() => "open",
        None => return Message::named(&id),
    };
    Message::named(&format!("{id}-{more}"))
        .or_else(|| Message::named(&id).filter(|_| more != "open"))
}

/// The message, each of its places that `has` names filled with what the rule has for it.
pub(crate) fn filled(
    message: Message,
    rule: &Rule,
    side: usize,
    has: &dyn Fn(&str) -> bool,
) -> Said {
    let is_ordered = matches!(rule.form(), Form::Line | Form::Twins | Form::Arrow);
    let list = |cells: &[Cell]| if is_ordered { Value::row(cells) } else { Value::listed(cells) };
    let number = |at: usize| rule.numbers.get(at).map_or(0, |&number| number as usize);
    let one = |cell: Option<&Cell>| Value::from_iter(cell.copied());
    let value = |place: &str| match place {
        "cells" => list(&rule.cells),
        "others" => list(&rule.others),
        "cell" | "first" => one(rule.cells.first()),
        "second" => one(rule.cells.last()),
        "digits" => Value::listed(&rule.digits),
        "steps" => {
            Value::Text(rule.numbers.iter().map(u32::to_string).collect::<Vec<_>>().join("+"))
        }
        "two" => Value::Text(number(1).to_string()),
        "last" => Value::Text(side.to_string()),
        // "number", and "one" beside "two".
        _ => Value::Text(number(0).to_string()),
    };
    let places = message.places().iter().filter(|place| has(place));
    places.fold(Said::new(message), |said, place| said.with(place, value(place)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Names;

    /// The rules whose names are tested: one of each kind, and one for each usual number or relation.
    fn samples() -> Vec<Rule> {
        let of = |kind: Kind| {
            let definition = kind.definition();
            let numbers = || vec![7; definition.numbers[1]];
            let usual = definition
                .usual
                .iter()
                .map(|usual| (usual.numbers.to_vec(), usual.relations.to_vec()));
            let open = (definition.numbers[0] == 0).then(|| (Vec::new(), Vec::new()));
            let all = [(numbers(), Vec::new())].into_iter().chain(open).chain(usual);
            let cells: Vec<Cell> = (0..3).map(Cell::new).collect();
            all.map(move |(numbers, relations)| Rule {
                numbers,
                relations,
                others: cells.clone(),
                ..Rule::new(kind, cells.clone())
            })
            .collect::<Vec<_>>()
        };
        Kind::all().flat_map(of).collect()
    }

    #[test]
    fn every_kind_of_rule_has_a_name_whose_places_a_rule_can_fill() {
        let places = [
            "cells", "others", "cell", "first", "second", "digits", "steps", "number", "one",
            "two", "last",
        ];
        for rule in samples() {
            let says = crate::rule_law(&rule);
            assert!(says.message().id().starts_with("law-"), "{rule:?} has no law");
            for beginning in ["rule", "picture-rule"] {
                let message = rule_message(beginning, &rule);
                assert!(beginning != "rule" || message.is_some(), "{rule:?} has no message");
                let own = message.map_or(&[][..], Message::places);
                let is_known = |place: &&str| places.contains(place) || *place == LINE;
                assert!(own.iter().all(is_known), "{rule:?}: {own:?}");
            }
            if rule.form() == Form::Cell {
                let id = format!("sign-{}", rule.kind.id());
                assert!(Message::named(&id).is_some(), "there is no message {id}");
            }
        }
    }
    #[test]
    fn messages_about_rules_belong_to_kinds() {
        let known: Vec<&str> = samples()
            .iter()
            .flat_map(|rule| [rule_message("rule", rule), rule_message("picture-rule", rule)])
            .flatten()
            .map(Message::id)
            .collect();
        let others = ["rule-broken", "picture-rule-typed"];
        let of_all = |all: Everywhere| format!("picture-rule-{}-everywhere", all.kind.id());
        let everywhere = Everywhere::ALL.map(of_all);
        let has = |id: &String| Message::named(id).is_some();
        assert!(everywhere.iter().all(has), "{everywhere:?}");
        let about = |message: &Message| {
            let id = message.id();
            id.starts_with("rule-") || id.starts_with("picture-rule-")
        };
        for message in Message::all().filter(about) {
            let id = message.id();
            let is_known = known.contains(&id)
                || others.contains(&id)
                || everywhere.iter().any(|one| one == id);
            assert!(is_known, "{id} belongs to no kind of rule");
        }
    }
    #[test]
    fn a_line_whose_sentence_says_what_it_looks_like_has_a_usual_look() {
        let looks = |kind: Kind| Message::named(&format!("picture-line-{}", kind.id()));
        for rule in samples() {
            let message = rule_message("picture-rule", &rule);
            let asks = message.is_some_and(|message| message.places().contains(&LINE));
            assert_eq!(asks, looks(rule.kind).is_some(), "{rule:?}");
        }
        let ids = Message::all().filter_map(|one| one.id().strip_prefix("picture-line-"));
        let unknown: Vec<&str> = ids.filter(|id| Kind::named(id).is_none()).collect();
        assert!(unknown.is_empty(), "no kinds: {unknown:?}");
    }
    #[test]
    fn no_two_kinds_have_the_same_look_in_sentences_below_a_board() {
        use crate::Language;
        for name in ["en", "de", "fr"] {
            let language: Language = name.parse().expect("a language");
            let shape = Shape::square(9).expect("a board");
            let names = Names { language, ..Names::from(&shape) };
            let mut looks: Vec<(String, Kind)> = Vec::new();
            for rule in samples().iter().filter(|rule| rule.form() == Form::Line) {
                let Some(said) = rule_below(rule, &shape) else { continue };
                let words = said.words(&names);
                let look = words.split(':').next().unwrap_or_default().to_owned();
                let other = looks.iter().find(|(known, kind)| *known == look && *kind != rule.kind);
                assert_eq!(other, None, "{name}: {words}");
                looks.push((look, rule.kind));
            }
        }
    }
    #[test]
    fn a_palindrome_is_explained_below_its_board() {
        let cells = vec![Cell::new(0), Cell::new(1)];
        let shape = Shape::square(9).expect("a board");
        let said = rule_below(&Rule::new(Kind::PALINDROME, cells), &shape);
        let words = said.map(|said| said.words(&Names::from(&shape)));
        assert_eq!(words.as_deref(), Some("Plain grey line: the same digits from both ends"));
    }
    #[test]
    fn laws_belong_to_kinds() {
        for message in Message::all().filter(|message| message.id().starts_with("law-")) {
            let of = message.id().trim_start_matches("law-").trim_start_matches("long-");
            let belongs = |kind: Kind| {
                let rest = of.strip_prefix(kind.id());
                rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
            };
            assert!(Kind::all().any(belongs), "{} belongs to no kind of rule", message.id());
        }
    }
    #[test]
    fn usual_numbers_have_names_of_their_own() {
        let shape = Shape::square(9).unwrap();
        let names = Names::from(&shape);
        let told = |said: &Rule| rule(said).words(&names);
        assert_eq!(told(&Rule::apart([1, 2])), "the anti-knight rule");
        assert_eq!(told(&Rule::apart([1, 3])), "the rule that cells 1+3 apart differ");
        assert_eq!(
            told(&Rule::cage(vec![Cell::new(0), Cell::new(1)], None)),
            "the cage r1c1, r1c2"
        );
    }
}
