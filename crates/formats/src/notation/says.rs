//! The meaning of each word for a rule, by the form of the rule.
use super::reader::{Fault, Reader};
use super::table::find_relation;
use crate::clues::Place;
use crate::error::RuleFault;
use whydoku_core::{Cell, Digit, Extra, Form, Kind, Relation, Rule, Usual};

impl Reader<'_> {
    /// What follows the word for a kind of rule.
    pub(super) fn rule(&mut self, kind: Kind, usual: Option<&Usual>) -> Result<(), Fault> {
        let mut rule = Rule::new(kind, Vec::new());
        match usual {
            Some(usual) => {
                rule.numbers = usual.numbers.to_vec();
                rule.relations = usual.relations.to_vec();
            }
            None => self.numbers(&mut rule)?,
        }
        match rule.form() {
            Form::Board if kind == Kind::NO_OTHER && usual.is_none() => {
                rule.relations = self.relations()?;
                self.said.rules.push(rule);
            }
            Form::Board => self.said.rules.push(rule),
            Form::Cell => {
                let of = |cell| Rule { cells: vec![cell], ..rule.clone() };
                let rules: Vec<Rule> = self.cells()?.into_iter().map(of).collect();
                self.said.rules.extend(rules);
            }
            Form::Mark => {
                let cells = self.cells()?;
                if !cells.len().is_multiple_of(2) {
                    return Err(self.form());
                }
                let of = |two: &[Cell]| Rule { cells: two.to_vec(), ..rule.clone() };
                self.said.rules.extend(cells.chunks_exact(2).map(of));
            }
            Form::Corner => {
                rule.digits = self.digits()?;
                rule.cells = self.cells()?;
                if rule.cells.len() != 4 {
                    return Err(self.form());
                }
                self.said.rules.push(rule);
            }
            Form::Group | Form::Line | Form::Diagonal => {
                self.repeats(&mut rule);
                rule.cells = self.cells()?;
                self.said.rules.push(rule);
            }
            Form::Outside => {
                rule.cells = self.line()?;
                self.said.rules.push(rule);
            }
            Form::Twins | Form::Arrow => {
                rule.cells = self.cells()?;
                let is_two = self.takes(&["="]);
                rule.others = self.cells()?;
                if !is_two || !rule.form().fits_others(rule.others.len(), rule.cells.len()) {
                    return Err(self.form());
                }
                self.said.rules.push(rule);
            }
        }
        Ok(())
    }
    /// As many numbers as the kind of a rule takes.
    fn numbers(&mut self, rule: &mut Rule) -> Result<(), Fault> {
        let [fewest, most] = rule.definition().numbers;
        while rule.numbers.len() < most && (rule.numbers.len() < fewest || self.has_number()) {
            let number = self.number()?;
            rule.numbers.push(number);
        }
        Ok(())
    }
    /// A cage whose digits may repeat can also be written `cage 15 with repeats`.
    fn repeats(&mut self, rule: &mut Rule) {
        self.takes(&["with", "may"]);
        if self.takes(&["repeats", "repeat"]) && rule.kind == Kind::CAGE && !rule.numbers.is_empty()
        {
            rule.kind = Kind::REPEATING_CAGE;
        }
    }
    /// Relations to the end of the line.
    fn relations(&mut self) -> Result<Vec<Relation>, Fault> {
        self.takes(&[":"]);
        let mut relations = Vec::new();
        while self.peek().is_some() {
            let found = find_relation(&self.tokens[self.at..]);
            let (kind, usual, words) = found.ok_or_else(|| self.form())?;
            self.at += words;
            let mut rule = Rule::new(kind, Vec::new());
            match usual {
                Some(usual) => rule.numbers = usual.numbers.to_vec(),
                None => self.numbers(&mut rule)?,
            }
            relations.push(Relation { kind, number: rule.number() });
        }
        Ok(relations)
    }
    fn digits(&mut self) -> Result<Vec<Digit>, Fault> {
        let side = self.shape.side();
        let mut digits = Vec::new();
        while self.has_number() {
            let (column, number) = (self.column(), self.number::<usize>()?);
            // Digits without separators, if each is a single character.
            let text = number.to_string();
            let numbers: Vec<usize> = match side {
                ..=9 => text.chars().filter_map(|c| Some(c.to_digit(10)? as usize)).collect(),
                _ => vec![number],
            };
            if numbers.iter().any(|number| !(1..=side).contains(number)) {
                return Err((RuleFault::Number(text), column));
            }
            digits.extend(numbers.into_iter().map(Digit::from_number));
        }
        Ok(digits)
    }
    /// A row or column, from the clue on.
    fn line(&mut self) -> Result<Vec<Cell>, Fault> {
        self.takes(&[":"]);
        let side = self.shape.side();
        let is_row = self.takes(&["row"]);
        if !is_row && !self.takes(&["column", "col"]) {
            return self.cells();
        }
        let (column, number) = (self.column(), self.number::<usize>()?);
        let far = self.is_from_afar(is_row)?;
        let place = match (is_row, far) {
            (true, false) => Place { row: number, column: 0 },
            (true, true) => Place { row: number, column: side + 1 },
            (false, false) => Place { row: 0, column: number },
            (false, true) => Place { row: side + 1, column: number },
        };
        place.line(side).ok_or_else(|| (RuleFault::Number(number.to_string()), column))
    }
    /// Whether a number is at the end of its row or column rather than before it.
    fn is_from_afar(&mut self, is_row: bool) -> Result<bool, Fault> {
        if !self.takes(&["from"]) {
            return Ok(false);
        }
        self.takes(&["the"]);
        let (near, far) = if is_row {
            (["left", "left"], ["right", "right"])
        } else {
            (["above", "top"], ["below", "bottom"])
        };
        if self.takes(&far) {
            return Ok(true);
        }
        if self.takes(&near) { Ok(false) } else { Err(self.form()) }
    }

    /// Both diagonals, or one of them as a separate house.
    pub(super) fn diagonals(&mut self, down: &[bool]) {
        let side = self.shape.side();
        self.said.extras.push(match down {
            [is_down] => {
                let column = |row: usize| if *is_down { row } else { side - 1 - row };
                Extra::Cells((0..side).map(|row| Cell::at(row, column(row), side)).collect())
            }
            _ => Extra::Diagonals,
        });
    }
    pub(super) fn windows(&mut self) {
        self.said.extras.push(Extra::Windows);
    }
    pub(super) fn disjoint_groups(&mut self) {
        let side = self.shape.side();
        let boxes = &self.shape.houses()[..side];
        let group = |at: usize| Extra::Cells(boxes.iter().map(|house| house.cells[at]).collect());
        self.said.extras.extend((0..side).map(group));
    }
    pub(super) fn house(&mut self) -> Result<(), Fault> {
        let cells = self.cells()?;
        self.said.extras.push(Extra::Cells(cells));
        Ok(())
    }
}
