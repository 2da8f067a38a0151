//! The results of the walks, kind by kind.
use crate::walk::{Took, Walked};
use std::collections::BTreeMap;

/// The puzzles of a kind.
#[derive(Default)]
struct Row {
    made: u64,
    not_made: u64,
    logic: u64,
    nets: u64,
    nested: u64,
    stuck: u64,
    late: u64,
    steps: usize,
    ruled_steps: usize,
}

impl Row {
    fn add(&mut self, other: &Self) {
        self.made += other.made;
        self.not_made += other.not_made;
        self.logic += other.logic;
        self.nets += other.nets;
        self.nested += other.nested;
        self.stuck += other.stuck;
        self.late += other.late;
        self.steps += other.steps;
        self.ruled_steps += other.ruled_steps;
    }
    fn print(&self, name: &str) {
        println!(
            "| {name} | {} | {} | {} | {} | {} | {} | {} | {} |",
            self.made,
            self.logic,
            self.nets,
            self.nested,
            self.stuck,
            self.late,
            self.steps,
            self.ruled_steps
        );
    }
}

/// All of them.
#[derive(Default)]
pub(crate) struct Table {
    rows: BTreeMap<String, Row>,
    pub(crate) walked: u64,
    pub(crate) flaws: u64,
}

impl Table {
    pub(crate) fn not_made(&mut self, name: &str) {
        self.rows.entry(name.to_owned()).or_default().not_made += 1;
    }
    pub(crate) fn add(&mut self, name: &str, walked: &Walked) {
        let row = self.rows.entry(name.to_owned()).or_default();
        row.made += 1;
        row.steps += walked.steps;
        row.ruled_steps += walked.ruled_steps;
        let count = match walked.took {
            _ if walked.is_late => &mut row.late,
            _ if !walked.is_solved => &mut row.stuck,
            Took::Logic => &mut row.logic,
            Took::Nets => &mut row.nets,
            Took::NestedNets => &mut row.nested,
        };
        *count += 1;
        self.walked += 1;
        self.flaws += u64::from(walked.flaw.is_some());
    }
    pub(crate) fn print(&self) {
        println!(
            "| kinds | puzzles | no nets | nets | nested nets | stuck | no time | steps judged | of \
             them for rules |"
        );
        println!("|---|---|---|---|---|---|---|---|---|");
        let mut all = Row::default();
        for (name, row) in &self.rows {
            row.print(name);
            all.add(row);
        }
        all.print("all");
        println!(
            "\n{} walks with a flaw; {} puzzles were not made in time",
            self.flaws, all.not_made
        );
    }
}
