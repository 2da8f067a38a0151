//! Reads ink and prose together, and asks the solver.
use crate::board::frame;
use crate::claim::{Claim, claims, usual_claims};
use crate::draft::{Draft, drafts};
use crate::figure::{Figure, Mark, forget_labels, marks};
use crate::group::{Group, groups};
use crate::kinds::kind_of;
use crate::prose::{self, Prose, Says};
use crate::settle::{Settled, forget, settle};
use crate::sheet::{self, Sheet};
use core::fmt;
use whydoku_core::{Digit, Kind, Puzzle, Rule};
use whydoku_exact::{Budget, Verdict, solve};
use whydoku_formats::{Options, ParseError, Parsed};

/// Search nodes for one draft; where they do not suffice, the reading is doubtful.
const NODES: u64 = 3_000_000;
/// Search nodes for all of them together.
const ALL_NODES: u64 = 3_000_000;
/// The most drafts that the solver is asked about.
const MOST_ASKED: usize = 24;

/// Why a reading is not certain.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Doubt {
    /// A sentence of the rules was not understood.
    Sentence {
        /// Which one, from one.
        number: usize,
        /// As it was written.
        sentence: String,
    },
    /// A rule of the words that this program does not know.
    UnknownRule {
        /// Its name.
        rule: &'static str,
        /// The sentence that names it, from one; the first if there are several.
        sentence: Option<usize>,
    },
    /// A rule of the words for which nothing is drawn.
    NothingDrawn {
        /// Its name.
        rule: &'static str,
        /// The sentence that names it, from one; the first if there are several. None if a person has settled that there is
        /// such a rule.
        sentence: Option<usize>,
    },
    /// Something is drawn that no rule explains.
    Unexplained {
        /// What it is: `purple line`.
        what: String,
        /// How many there are.
        count: usize,
        /// Where the first is.
        place: String,
    },
    /// A part of the file that is not read at all; its name.
    Strange(String),
    /// There are no rules in words, and the ink may mean anything.
    NoWords,
    /// The file does not say what the houses are, and neither do the words.
    NoHouses,
    /// The board cannot have these rules.
    Board(String),
    /// The puzzle has no solution when it is read like this.
    NoSolution,
    /// The puzzle has several solutions when it is read like this.
    SeveralSolutions,
    /// The puzzle has another solution than the one that comes with it.
    OtherSolution,
    /// The solver did not finish.
    NotChecked,
    /// The ink can be read in several ways, each with one solution.
    SeveralReadings,
}

impl Doubt {
    /// What a line that settles it begins with, before the sign: `purple line`, `sentence 3`. `None` where no such line
    /// names it: it goes when something else is settled, or not at all.
    ///
    /// ```
    /// use whydoku_ink::Doubt;
    /// let doubt = Doubt::Sentence { number: 3, sentence: "Bulbs hum".into() };
    /// assert_eq!(doubt.about().as_deref(), Some("sentence 3"));
    /// assert_eq!(Doubt::NoSolution.about(), None);
    /// ```
    pub fn about(&self) -> Option<String> {
        match self {
            Self::Sentence { number, .. }
            | Self::UnknownRule { sentence: Some(number), .. }
            | Self::NothingDrawn { sentence: Some(number), .. } => {
                Some(format!("sentence {number}"))
            }
            Self::Unexplained { what, .. } => Some(what.clone()),
            _ => None,
        }
    }
    /// Whether all that is read was understood, and only the solver is not content with the puzzle.
    pub(crate) fn is_of_solver(&self) -> bool {
        matches!(
            self,
            Self::NoSolution
                | Self::SeveralSolutions
                | Self::OtherSolution
                | Self::NotChecked
                | Self::SeveralReadings
        )
    }
}

/// What a group of figures was taken for.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Meaning {
    /// What is drawn: `purple line`.
    pub what: String,
    /// How many there are.
    pub count: usize,
    /// Where the first is.
    pub place: String,
    /// The rule, or `None` for decoration.
    pub rule: Option<&'static str>,
}

/// A puzzle that was read from its ink and its rules in words.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct Reading {
    /// The puzzle as it was understood. If there are [doubts](Self::doubts), it may be another puzzle than was meant.
    pub parsed: Parsed,
    /// What the ink was taken for.
    pub meanings: Vec<Meaning>,
    /// Why the reading is not certain; none if it is.
    pub doubts: Vec<Doubt>,
}

impl Reading {
    /// Whether everything was understood, and the puzzle has exactly one solution, the one that came with it if one did.
    pub fn is_sure(&self) -> bool {
        self.doubts.is_empty()
    }
}

/// Reads a puzzle of a program that draws, from what is drawn and what its rules say. What a person has settled comes as
/// lines such as `purple line = renban` or `sentence 3 = nothing`. The solver spends no more than the budget; where that
/// does not suffice, the reading is [doubtful](Doubt::NotChecked).
///
/// `None` if the text is not from such a program, or has neither ink nor rules in words: then
/// [`parse`](whydoku_formats::parse) reads it.
///
/// # Errors
/// What `parse` says about the digits, the houses and the rules that the program names, and a line that settles nothing.
///
/// ```
/// use whydoku_exact::Budget;
/// use whydoku_formats::Options;
/// use whydoku_ink::read;
/// let text = "{cs:50,ce:[[{v:1},,,],[,,{v:3},],[,{v:4},,],[,,,]],re:[[[0,0],[0,1],[1,0],[1,1]],\
///     [[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]],metadata:{\
///     rules:'Normal sudoku rules apply. White dots connect consecutive digits.'},\
///     o:[{ct:[0.5,1],w:0.3,h:0.3,c1:#0,c2:#F,r:t}]}";
/// let reading = read(text, &Options::default(), &[], &Budget::nodes(1_000)).ok_or("not drawn")??;
/// assert_eq!(reading.parsed.puzzle.shape().rules().len(), 1);
/// assert_eq!(reading.meanings[0].what, "white dot");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read(
    text: &str,
    options: &Options,
    settled: &[Settled],
    budget: &Budget<'_>,
) -> Option<Result<Reading, ParseError>> {
    let sheet = match sheet::read(text, options)? {
        Ok(sheet) => sheet,
        Err(error) => return Some(Err(error)),
    };
    if sheet.is_bare() && sheet.words().is_empty() {
        return None;
    }
    Some(Ok(of_sheet(&sheet, settled, budget)))
}

fn of_sheet(sheet: &Sheet, settled: &[Settled], budget: &Budget<'_>) -> Reading {
    let mut prose = prose::read(sheet.words());
    forget(settled, &mut prose);
    let mut marks = marks(sheet);
    forget_labels(&mut marks, sheet.words());
    let mut claims = if sheet.words().is_empty() {
        let is_diagonal = |mark: &Mark| matches!(mark.figure, Figure::Diagonal { .. });
        usual_claims(marks.iter().any(is_diagonal))
    } else {
        claims(&prose)
    };
    let mut groups = groups(&marks);
    settle(settled, &mut marks, &mut claims, &mut groups);
    let frame = frame(sheet, &marks, &claims);
    let drafts = drafts(&marks, &groups, &claims, frame, sheet.named(), sheet.base.puzzle.shape());
    let view = View { sheet, prose: &prose, claims: &claims, marks: &marks, groups: &groups };
    view.best(&drafts, budget)
}

/// Everything that a reading is made from.
struct View<'a> {
    sheet: &'a Sheet,
    prose: &'a Prose,
    claims: &'a [Claim],
    marks: &'a [Mark],
    groups: &'a [Group],
}

impl View<'_> {
    /// The reading of the best draft.
    fn best(&self, drafts: &[Draft], budget: &Budget<'_>) -> Reading {
        let empty = Draft::default();
        let first = drafts.first().unwrap_or(&empty);
        let mut doubts = self.doubts(first);
        // What is not understood stays doubtful, whatever the solver says.
        let most = if doubts.is_empty() { MOST_ASKED } else { 0 };
        let alike: Vec<&Draft> =
            drafts.iter().take_while(|draft| draft.faults() == first.faults()).take(most).collect();
        let nodes =
            NODES.min(budget.nodes.unwrap_or(ALL_NODES).min(ALL_NODES) / alike.len().max(1) as u64);
        let each = Budget { nodes: Some(nodes), stop: budget.stop };
        let mut chosen = None;
        let mut worst = None;
        for draft in alike {
            match self.ask(draft, &each) {
                Ok((puzzle, solution)) => match &chosen {
                    None => chosen = Some((draft, puzzle, solution)),
                    Some((_, known, _)) if *known == puzzle => {}
                    Some(_) => doubts.push(Doubt::SeveralReadings),
                },
                Err(doubt) => worst = worst.or(Some(doubt)),
            }
        }
        if chosen.is_none() {
            doubts.extend(self.sheet.words().is_empty().then_some(Doubt::NoWords));
            doubts.extend(worst);
        }
        doubts.dedup();
        let (draft, puzzle) = match chosen {
            Some((draft, puzzle, _)) => (draft, Some(puzzle)),
            None => (first, self.puzzle(first).ok()),
        };
        let mut parsed = self.sheet.base.clone();
        parsed.puzzle = puzzle.unwrap_or(parsed.puzzle);
        // The rules in words were read, which is what the warning is about.
        parsed
            .warnings
            .retain(|warning| !matches!(warning, whydoku_formats::Warning::RulesInWords(_)));
        Reading { parsed, meanings: self.meanings(draft), doubts }
    }
    /// The puzzle of a draft, and its solution if it has one and the right one.
    fn ask(&self, draft: &Draft, budget: &Budget<'_>) -> Result<(Puzzle, Vec<Digit>), Doubt> {
        let puzzle = self.puzzle(draft)?;
        let stored = self.sheet.base.meta.solution.as_deref();
        match solve(&puzzle, budget) {
            Verdict::Unique(solution)
                if stored.is_none_or(|stored| stored == solution.digits()) =>
            {
                Ok((puzzle, solution.into_digits()))
            }
            Verdict::Unique(_) => Err(Doubt::OtherSolution),
            Verdict::None => Err(Doubt::NoSolution),
            Verdict::Several(..) => Err(Doubt::SeveralSolutions),
            Verdict::Unknown { .. } => Err(Doubt::NotChecked),
        }
    }
    fn puzzle(&self, draft: &Draft) -> Result<Puzzle, Doubt> {
        let base = &self.sheet.base.puzzle;
        let mut shape = base.shape().clone();
        let fault = |error: &dyn fmt::Display| Doubt::Board(error.to_string());
        for extra in &draft.extras {
            shape = shape.with(extra.clone()).map_err(|error| fault(&error))?;
        }
        let mut rules = base.shape().rules().to_vec();
        if self.claims.iter().any(|claim| claim.says == Says::CagesRepeat) {
            rules
                .iter_mut()
                .filter(|rule| rule.kind == Kind::CAGE)
                .for_each(|rule| rule.kind = Kind::REPEATING_CAGE);
        }
        let new: Vec<Rule> =
            draft.rules.iter().filter(|rule| !rules.contains(rule)).cloned().collect();
        rules.extend(new);
        let shape = shape.with_rules(rules).map_err(|error| fault(&error))?;
        Puzzle::new(shape, base.entries().to_vec()).ok_or(Doubt::NoHouses)
    }
    fn doubts(&self, draft: &Draft) -> Vec<Doubt> {
        let mut doubts: Vec<Doubt> =
            self.sheet.strange.iter().cloned().map(Doubt::Strange).collect();
        let sentence = |&at: &usize| Doubt::Sentence {
            number: at + 1,
            sentence: self.prose.sentences[at].clone(),
        };
        doubts.extend(self.prose.unknown.iter().map(sentence));
        if self.sheet.words().is_empty() && draft.faults() > 0 {
            doubts.push(Doubt::NoWords);
        }
        let says_houses =
            |claim: &Claim| matches!(claim.says, Says::Classic | Says::ClassicAndDiagonals);
        if !self.sheet.has_regions && !self.claims.iter().any(says_houses) {
            doubts.push(Doubt::NoHouses);
        }
        for &at in &draft.unused {
            let claim = &self.claims[at];
            let is_known = claim.id().is_none_or(|id| kind_of(id).is_some());
            let rule = prose::name_of(claim.says);
            let sentence = claim.sentence.map(|at| at + 1);
            doubts.push(if is_known {
                Doubt::NothingDrawn { rule, sentence }
            } else {
                Doubt::UnknownRule { rule, sentence }
            });
        }
        for group in self.described(&draft.unexplained) {
            let (what, count, place) = group;
            doubts.push(Doubt::Unexplained { what, count, place });
        }
        doubts
    }
    /// Figures by what they are, how many there are, and where the first is.
    fn described(&self, marks: &[usize]) -> Vec<(String, usize, String)> {
        let mut found: Vec<(String, usize, String)> = Vec::new();
        for &at in marks {
            let what = describe(&self.marks[at]);
            match found.iter_mut().find(|(known, ..)| *known == what) {
                Some((_, count, _)) => *count += 1,
                None => found.push((what, 1, self.marks[at].place.clone())),
            }
        }
        found
    }
    fn meanings(&self, draft: &Draft) -> Vec<Meaning> {
        let of_group = |&(group, claim): &(usize, usize)| {
            let marks = &self.groups[group].marks;
            let first = &self.marks[marks[0]];
            let rule = Some(prose::name_of(self.claims[claim].says));
            Meaning { what: describe(first), count: marks.len(), place: first.place.clone(), rule }
        };
        let decoration = self.described(&draft.decoration).into_iter();
        let decoration =
            decoration.map(|(what, count, place)| Meaning { what, count, place, rule: None });
        draft.meanings.iter().map(of_group).chain(decoration).collect()
    }
}

/// What people call a figure: its colour and its form.
pub(crate) fn describe(mark: &Mark) -> String {
    let name = mark.style.name;
    let sign = &mark.style.sign;
    let colour = mark.style.colour.or(mark.style.border);
    match colour.map(crate::colour::name_of) {
        Some(colour) if sign.is_empty() || sign == "text" => format!("{colour} {name}"),
        _ if sign.is_empty() => name.to_owned(),
        _ => format!("{name} {sign}"),
    }
}
