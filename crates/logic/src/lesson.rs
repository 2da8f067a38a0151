//! Lessons taken apart. The text of one is [`page`](crate::page); its format is described in
//! CONTRIBUTING.md.
use crate::catalog::Technique;
use crate::position::Position;
use crate::render;
use crate::step::Step;

/// A passage of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Passage<'a> {
    /// The name of the technique.
    Title(&'a str),
    /// Other names, and its codes.
    Also(Vec<&'a str>),
    /// The heading of the section that follows.
    Heading(&'a str),
    /// A paragraph on one line.
    Paragraph(String),
    /// A position, as text that can be parsed.
    Position(String),
    /// The notation of the step of the example.
    Step(String),
    /// That step in words, as the program explains it.
    Explanation(String),
    /// The ids of techniques that find nothing in the preceding position.
    Nothing(Vec<&'a str>),
}

impl<'a> Passage<'a> {
    /// The passage between two fences; `None` for an unknown kind.
    fn fenced(kind: &str, lines: &[&'a str]) -> Option<Self> {
        match kind {
            "position" => Some(Self::Position(lines.join("\n"))),
            "step" => Some(Self::Step(lines.join("\n"))),
            "text" => Some(Self::Explanation(lines.join("\n"))),
            "nothing" => Some(Self::Nothing(lines.to_vec())),
            _ => None,
        }
    }
    /// A line with a meaning of its own; `None` for a line of a paragraph.
    fn line(line: &'a str) -> Option<Self> {
        let heading = line.strip_prefix("## ").map(Self::Heading);
        let title = || line.strip_prefix("# ").map(Self::Title);
        let also = || line.strip_prefix("also: ").map(|names| names.split(" · ").collect());
        heading.or_else(title).or_else(|| also().map(Self::Also))
    }
}

/// A lesson: its passages, in the order in which they are read.
///
/// ```
/// use whydoku_logic::{Technique, lesson::Lesson, page};
/// use whydoku_words::Language;
///
/// let lesson = Lesson::read(page(Technique::XWing, Language::ENGLISH));
/// assert!(lesson.position().is_some() && lesson.step().is_some());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson<'a> {
    /// The passages.
    pub passages: Vec<Passage<'a>>,
}

impl<'a> Lesson<'a> {
    /// Takes the text of a lesson apart. Any text can be read; one that is not a lesson has no
    /// position.
    pub fn read(text: &'a str) -> Self {
        let (mut passages, mut paragraph) = (Vec::new(), Vec::new());
        let mut lines = text.lines();
        while let Some(line) = lines.next() {
            let own = if let Some(kind) = line.strip_prefix("```") {
                let fenced: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
                Some(Passage::fenced(kind, &fenced))
            } else if line.trim().is_empty() {
                Some(None)
            } else {
                Passage::line(line).map(Some)
            };
            match own {
                Some(own) => {
                    passages.extend(joined(&mut paragraph));
                    passages.extend(own);
                }
                None => paragraph.push(line),
            }
        }
        passages.extend(joined(&mut paragraph));
        Self { passages }
    }
    /// The position of the example, which is the first one.
    pub fn position(&self) -> Option<&str> {
        self.passages.iter().find_map(|passage| match passage {
            Passage::Position(text) => Some(text.as_str()),
            _ => None,
        })
    }
    /// The notation of the step of the example.
    pub fn step(&self) -> Option<&str> {
        self.passages.iter().find_map(|passage| match passage {
            Passage::Step(text) => Some(text.as_str()),
            _ => None,
        })
    }
    /// The other names of the technique.
    pub fn also(&self) -> &[&'a str] {
        let found = self.passages.iter().find_map(|passage| match passage {
            Passage::Also(names) => Some(names.as_slice()),
            _ => None,
        });
        found.unwrap_or_default()
    }
    /// The step of the example: the one that the lesson names, or the first one if the lesson names
    /// none that is found. `position` is that of [`position`](Self::position); it is assumed to have
    /// one solution, as the puzzles of all lessons do.
    pub fn example(&self, technique: Technique, position: &mut dyn Position) -> Option<Step> {
        position.assume_unique(true);
        let mut steps = position.all(technique);
        let is_named =
            |step: &Step| Some(&*render::notation::step(step, position.shape())) == self.step();
        let named = steps.iter().position(is_named).unwrap_or(0);
        (named < steps.len()).then(|| steps.swap_remove(named))
    }
}

fn joined<'a>(paragraph: &mut Vec<&str>) -> Option<Passage<'a>> {
    let text = core::mem::take(paragraph).join(" ");
    (!text.is_empty()).then_some(Passage::Paragraph(text))
}

#[cfg(test)]
mod tests {
    use super::{Lesson, Passage};

    #[test]
    fn a_lesson_is_split_into_passages() {
        let text = "# Name\nalso: one · two\n\n## The idea\nFirst.\nSecond.\n\nThird.\n\n\
            ## Example\n```position\n12\n34\n```\n```step\nName: 1\n```\n```nothing\naic\n```\nLast.";
        let wanted = [
            Passage::Title("Name"),
            Passage::Also(vec!["one", "two"]),
            Passage::Heading("The idea"),
            Passage::Paragraph("First. Second.".into()),
            Passage::Paragraph("Third.".into()),
            Passage::Heading("Example"),
            Passage::Position("12\n34".into()),
            Passage::Step("Name: 1".into()),
            Passage::Nothing(vec!["aic"]),
            Passage::Paragraph("Last.".into()),
        ];
        let lesson = Lesson::read(text);
        assert_eq!(lesson.passages, wanted);
        assert_eq!(lesson.position(), Some("12\n34"));
        assert_eq!(lesson.step(), Some("Name: 1"));
        assert_eq!(lesson.also(), ["one", "two"]);
    }
    #[test]
    fn a_text_that_is_not_a_lesson_has_no_step() {
        for text in ["", "\n", "```", "```position", "no\nlesson"] {
            assert_eq!(Lesson::read(text).step(), None, "{text:?}");
        }
        assert_eq!(Lesson::read("a\n\n```other\nb\n```").passages.len(), 1);
    }
}
