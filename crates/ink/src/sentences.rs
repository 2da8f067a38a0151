//! What each sentence of a text of rules says.
use crate::prose;

/// What a sentence says.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Sentence {
    /// The sentence as it was written.
    pub text: String,
    /// The rules that it names, in order.
    pub rules: Vec<&'static str>,
    /// Whether all of it was understood; a greeting is, and names no rule.
    pub is_understood: bool,
}

/// The sentences of a text of rules, in English or German, and what each says.
///
/// ```
/// use whydoku_ink::sentences;
/// let said = sentences("Digits on purple lines are consecutive, in any order. Odd bulbs hum.");
/// assert_eq!(said[0].rules, ["renban"]);
/// assert!(!said[1].is_understood);
/// ```
pub fn sentences(text: &str) -> Vec<Sentence> {
    let prose = prose::read(text);
    let said = |(at, sentence): (usize, &String)| {
        let own = prose.statements.iter().filter(|statement| statement.sentence == at);
        let rules = own
            .map(|statement| prose::name_of(statement.says))
            .filter(|name| *name != prose::NOTHING);
        Sentence {
            text: sentence.clone(),
            rules: rules.collect(),
            is_understood: !prose.unknown.contains(&at),
        }
    };
    prose.sentences.iter().enumerate().map(said).collect()
}
