//! What a rule says, in a sentence with the numbers that follow from its own.
use crate::rule_names::{filled, rule_message};
use crate::{Part, Said, Value, rule};
use whydoku_core::{Fact, Rule};

/// The largest number of sets that a sentence lists.
const MOST: usize = 8;

/// What a rule says, as a sentence without its full stop: `The digits beside a white dot are consecutive`.
///
/// ```
/// use whydoku_core::{Cell, Kind, Rule, Shape};
/// use whydoku_words::{Names, rule_law};
/// let row = (0..9).map(Cell::new).collect();
/// let sandwich = Rule::new(Kind::SANDWICH, row).with_number(5);
/// let says = rule_law(&sandwich).words(&Names::from(&Shape::square(9)?));
/// let first = "The digits between the 1 and the 9 add up to 5: 5, 2+3";
/// assert_eq!(says, format!("{first}. So the gap between them has a width of 1 or 2"));
/// # Ok::<(), whydoku_core::ShapeError>(())
/// ```
pub fn rule_law(of: &Rule) -> Said {
    let facts = of.definition().meaning.facts.map_or_else(Vec::new, |facts| facts(of));
    let is_long = facts.iter().any(|(_, sets)| sets.len() > MOST);
    // A test makes sure that every kind has its message.
    let message = numbered(of)
        .or_else(|| if is_long { rule_message("law-long", of) } else { None })
        .or_else(|| rule_message("law", of));
    let Some(message) = message else { return rule(of) };
    let last = of.cells.len();
    let fill = |said: Said, (place, sets): &Fact| {
        if message.places().contains(place) { said.with(place, listed(sets)) } else { said }
    };
    let told = |place: &str| facts.iter().any(|(fact, _)| *fact == place);
    facts.iter().fold(filled(message, of, last, &|place| !told(place)), fill)
}

/// The message for a number of its own that needs other words.
fn numbered(of: &Rule) -> Option<crate::Message> {
    let id = format!("law-{}-{}", of.kind.id(), of.number()?);
    crate::Message::named(&id).filter(|_| of.usual().is_none())
}

/// Sets of numbers: single numbers are alternatives, others are sums.
fn listed(sets: &[Vec<usize>]) -> Value {
    if sets.iter().all(|set| set.len() == 1) && sets.len() > 1 {
        return Value::Any(sets.iter().flatten().map(|&number| Part::Number(number)).collect());
    }
    let joined = |set: &Vec<usize>| set.iter().map(usize::to_string).collect::<Vec<_>>().join("+");
    Value::Text(sets.iter().map(joined).collect::<Vec<_>>().join(", "))
}
