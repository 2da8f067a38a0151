//! A lesson taken apart: its other names, and its sections.

/// What a section is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Block {
    /// A paragraph.
    Text(String),
    /// What a reader sees set off: the explanation as the program gives it, or the notation of a step.
    SetOff(String),
    /// A position.
    Position(String),
}

/// A part of a lesson under a heading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Section {
    /// The heading.
    pub(crate) title: String,
    /// What it says.
    pub(crate) blocks: Vec<Block>,
}

impl Section {
    /// The first position in it.
    pub(crate) fn position(&self) -> Option<&str> {
        self.blocks.iter().find_map(|block| match block {
            Block::Position(text) => Some(text.as_str()),
            _ => None,
        })
    }
}

/// A lesson.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Lesson {
    /// The title.
    pub(crate) title: String,
    /// Other names and codes.
    pub(crate) also: Vec<String>,
    /// The notation of the step of the example.
    pub(crate) step: Option<String>,
    /// The sections.
    pub(crate) sections: Vec<Section>,
}

impl Lesson {
    /// Reads a lesson as the pages of the techniques are written.
    pub(crate) fn read(text: &str) -> Self {
        let mut lesson = Self::default();
        let mut lines = text.lines();
        let mut open: Vec<&str> = Vec::new();
        while let Some(line) = lines.next() {
            if let Some(kind) = line.strip_prefix("```") {
                lesson.paragraph(&mut open);
                let inside: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
                lesson.block(kind, &inside);
            } else if let Some(title) = line.strip_prefix("## ") {
                lesson.paragraph(&mut open);
                lesson.sections.push(Section { title: title.to_owned(), blocks: Vec::new() });
            } else if let Some(title) = line.strip_prefix("# ") {
                title.clone_into(&mut lesson.title);
            } else if let Some(names) = line.strip_prefix("also: ") {
                lesson.also = names.split(" · ").map(str::to_owned).collect();
            } else if line.trim().is_empty() {
                lesson.paragraph(&mut open);
            } else {
                open.push(line);
            }
        }
        lesson.paragraph(&mut open);
        lesson
    }
    fn add(&mut self, block: Block) {
        if let Some(section) = self.sections.last_mut() {
            section.blocks.push(block);
        }
    }
    fn paragraph(&mut self, lines: &mut Vec<&str>) {
        if !lines.is_empty() {
            self.add(Block::Text(lines.join(" ")));
            lines.clear();
        }
    }
    fn block(&mut self, kind: &str, lines: &[&str]) {
        match kind {
            "position" => self.add(Block::Position(lines.join("\n"))),
            "step" => self.step = self.step.take().or_else(|| lines.first().map(|&l| l.to_owned())),
            "text" => self.add(Block::SetOff(lines.join("\n"))),
            // What is tried and does not help: for the tests.
            _ => {}
        }
    }
    /// The first sentences, as many as fit into a description of a page.
    pub(crate) fn summary(&self) -> String {
        const LENGTH: usize = 200;
        let first = self.sections.iter().flat_map(|section| &section.blocks).find_map(|block| {
            if let Block::Text(text) = block { Some(text.as_str()) } else { None }
        });
        let first = first.unwrap_or_default();
        let mut summary = String::new();
        for sentence in first.split_inclusive(". ") {
            if !summary.is_empty() && summary.chars().count() + sentence.chars().count() > LENGTH {
                break;
            }
            summary += sentence;
        }
        summary.trim_end().to_owned()
    }
}
