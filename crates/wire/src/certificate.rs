//! Certificates: a verdict on a puzzle together with its proof.
use crate::error::{Expected, WireError};
use crate::name::Field;
use crate::premise::BalanceJson;
use crate::puzzle::{PuzzleJson, digits_line, solution_digits};
use serde::{Deserialize, Serialize};
use whydoku_core::{Puzzle, Shape};
use whydoku_proof::{Balance, Claim, Refutation};

/// The proof of a board without rules beyond houses.
const DRUP: &str = "drup";
/// The proof for a board with rules, where other checkers of clauses cannot know what follows.
const RULES: &str = "rules";

fn sort_of_proof(shape: &Shape) -> &'static str {
    if shape.is_ruled() { RULES } else { DRUP }
}

/// A certificate. Nothing is checked here; `whydoku-proof` does that.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CertificateJson {
    /// The puzzle.
    pub puzzle: PuzzleJson,
    /// `none`, `unique` or `several`.
    pub verdict: String,
    /// The solution, or two different ones, as [`digits_line`] writes them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub solutions: Vec<String>,
    /// If there are clauses: `drup`, or `rules` when the board has rules beyond houses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof: Option<String>,
    /// Houses and rules that are added up before the first clause: only on boards with rules.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub balances: Vec<BalanceJson>,
    /// Clauses that follow by unit propagation and the rules, each from the formula of the puzzle and the
    /// earlier ones, down to the empty one. The formula is that of `whydoku-proof`: literal `cell * side +
    /// digit` (the cell from zero, the digit from one) says that the digit is there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clauses: Option<Vec<Vec<i32>>>,
}

impl CertificateJson {
    /// Describes a claim about a puzzle.
    pub fn new(puzzle: &Puzzle, claim: &Claim) -> Self {
        let solutions = match claim {
            Claim::None(_) => vec![],
            Claim::Unique(solution, _) => vec![solution],
            Claim::Several(one, other) => vec![one, other],
        };
        let shape = puzzle.shape();
        let balance = |one: &Balance| BalanceJson::new(&one.houses, &one.rules, shape);
        let balances = claim.refutation().map(Refutation::balances).unwrap_or_default();
        let clauses = |refutation: &Refutation| refutation.clauses().map(<[i32]>::to_vec).collect();
        Self {
            puzzle: PuzzleJson::new(puzzle),
            verdict: claim.id().into(),
            solutions: solutions.into_iter().map(|s| digits_line(shape, s)).collect(),
            proof: claim.refutation().map(|_| sort_of_proof(shape).into()),
            balances: balances.iter().map(balance).collect(),
            clauses: claim.refutation().map(clauses),
        }
    }
    /// The puzzle and the claim described.
    ///
    /// # Errors
    /// When the puzzle or a solution cannot be read, the kind of verdict or proof is unknown, or
    /// the number of solutions does not fit the verdict.
    pub fn read(&self) -> Result<(Puzzle, Claim), WireError> {
        let puzzle = self.puzzle.read()?;
        let wanted = match self.verdict.as_str() {
            "none" => 0,
            "unique" => 1,
            "several" => 2,
            other => return Err(name("verdict", other, Expected::Verdict)),
        };
        if self.solutions.len() != wanted {
            let (found, wanted) = (self.solutions.len(), wanted.to_string());
            return Err(WireError::Count { field: "solutions", found, wanted });
        }
        let digits = |text: &String| solution_digits(puzzle.shape(), "solutions", text);
        let mut solutions = self.solutions.iter().map(digits).collect::<Result<Vec<_>, _>>()?;
        let claim = match (solutions.pop(), solutions.pop()) {
            (Some(other), Some(one)) => Claim::Several(one, other),
            (Some(solution), None) => Claim::Unique(solution, self.refutation(puzzle.shape())?),
            (None, _) => Claim::None(self.refutation(puzzle.shape())?),
        };
        Ok((puzzle, claim))
    }
    fn refutation(&self, shape: &Shape) -> Result<Refutation, WireError> {
        let expected = sort_of_proof(shape);
        if let Some(proof) = self.proof.as_deref().filter(|&proof| proof != expected) {
            return Err(name("proof", proof, Expected::Proof));
        }
        let mut refutation: Refutation = self.clauses.iter().flatten().map(Vec::as_slice).collect();
        for balance in &self.balances {
            let (houses, rules) = balance.read(Field { shape, path: "balances" })?;
            refutation.push_balance(Balance { houses, rules });
        }
        Ok(refutation)
    }
}

fn name(field: &'static str, text: &str, expected: Expected) -> WireError {
    WireError::Name { field, text: text.chars().take(40).collect(), expected }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{from_json, to_json};
    use whydoku_core::{Cell, Digit, House, Rule};

    fn digits(text: &str) -> Vec<Digit> {
        text.chars().filter_map(Digit::from_symbol).collect()
    }

    #[test]
    fn claims_of_every_kind_are_read_back() {
        let puzzle = Puzzle::empty(Shape::square(4).unwrap());
        let (one, other) = (digits("1234341221434321"), digits("2134342112434312"));
        let refutation: Refutation = [&[-12, -45][..], &[7], &[]].into_iter().collect();
        for claim in [
            Claim::None(refutation.clone()),
            Claim::Unique(one.clone(), refutation),
            Claim::Several(one, other),
        ] {
            let text = to_json(&CertificateJson::new(&puzzle, &claim));
            let back = from_json::<CertificateJson>(&text).unwrap().read();
            assert_eq!(back, Ok((puzzle.clone(), claim)));
        }
    }
    #[test]
    fn a_proof_of_a_board_with_rules_names_its_balances() {
        let cage = Rule::cage(vec![Cell::new(0)], Some(5));
        let shape = Shape::square(4).unwrap().with_rules(vec![cage]).unwrap();
        let puzzle = Puzzle::empty(shape);
        let mut refutation: Refutation = [&[][..]].into_iter().collect();
        let houses = vec![(House::new(0), 1), (House::new(5), -1)];
        refutation.push_balance(Balance { houses, rules: vec![(0, -1)] });
        let claim = Claim::None(refutation);
        let text = to_json(&CertificateJson::new(&puzzle, &claim));
        let proof = r#""verdict":"none","proof":"rules","balances":[{"houses":[["box 1",1],["row 2",-1]],"rules":[[0,-1]]}],"clauses":[[]]}"#;
        assert!(text.ends_with(proof), "{text}");
        let read = |text: &str| from_json::<CertificateJson>(text).unwrap().read();
        assert_eq!(read(&text), Ok((puzzle, claim)));
        let fault = |from, to| read(&text.replace(from, to)).unwrap_err().to_string();
        assert_eq!(
            fault(r#""rules","balances""#, r#""drup","balances""#),
            r#"proof: "drup" is not drup, or rules for a board that has some"#
        );
        assert_eq!(
            fault("row 2", "row 5"),
            r#"balances: "row 5" is not a house of this board, such as "row 1""#
        );
        assert!(fault("[[0,-1]]", "[[1,-1]]").starts_with("balances: "));
    }
    #[test]
    fn a_certificate_reads_as_documented() {
        let mut puzzle = Puzzle::empty(Shape::square(4).unwrap());
        puzzle.set(whydoku_core::Cell::new(3), whydoku_core::Entry::Given(Digit::from_number(4)));
        let refutation: Refutation = [&[-12, -45][..], &[]].into_iter().collect();
        let claim = Claim::Unique(digits("1234341221434321"), refutation);
        assert_eq!(
            to_json(&CertificateJson::new(&puzzle, &claim)),
            r#"{"schema":1,"puzzle":{"shape":{"name":"2x2","side":4,"boxes":[2,2]},"givens":"...4............"},"verdict":"unique","solutions":["1234341221434321"],"proof":"drup","clauses":[[-12,-45],[]]}"#
        );
    }
    #[test]
    fn an_invalid_certificate_is_refused_with_the_fault() {
        let puzzle = r#""puzzle":{"shape":{"boxes":[2,2]},"givens":"................"}"#;
        let fault = |rest: &str| {
            let text = format!(r#"{{"schema":1,{puzzle},{rest}}}"#);
            let read = from_json::<CertificateJson>(&text).and_then(|json| json.read());
            read.unwrap_err().to_string()
        };
        assert_eq!(
            fault(r#""verdict":"maybe""#),
            r#"verdict: "maybe" is not none, unique or several"#
        );
        assert_eq!(fault(r#""verdict":"unique""#), "solutions: 0; it needs 1");
        assert_eq!(
            fault(r#""verdict":"none","proof":"hunch""#),
            r#"proof: "hunch" is not drup, or rules for a board that has some"#
        );
        assert_eq!(
            fault(r#""verdict":"unique","solutions":["12.4341221434321"]"#),
            r#"solutions: "." is not a digit of this board"#
        );
        assert_eq!(
            fault(r#""verdict":"unique","solutions":["1234"]"#),
            "solutions: 4; it needs 16 cells"
        );
    }
}
