//! The meaning of each word for a rule.
use super::reader::{Fault, Reader};
use crate::clues::Place;
use crate::error::RuleFault;
use whydoku_core::{Cell, CellRule, Digit, Extra, OutsideRule, Relation, Rule};

impl Reader<'_> {
    pub(super) fn moves(&mut self, steps: [u8; 2]) {
        self.said.rules.push(Rule::Move { steps });
    }
    pub(super) fn any_move(&mut self) -> Result<(), Fault> {
        let steps = [self.number()?, self.number()?];
        self.moves(steps);
        Ok(())
    }
    pub(super) fn nonconsecutive(&mut self) {
        self.said.rules.push(Rule::NoOther { relations: vec![Relation::Difference(1)] });
    }
    pub(super) fn no_other(&mut self) -> Result<(), Fault> {
        self.takes(&[":"]);
        let mut relations = Vec::new();
        while self.peek().is_some() {
            relations.push(self.relation()?);
        }
        self.said.rules.push(Rule::NoOther { relations });
        Ok(())
    }
    fn relation(&mut self) -> Result<Relation, Fault> {
        let relation = if self.takes(&["white"]) && self.takes(&["dot", "dots"]) {
            Relation::Difference(1)
        } else if self.takes(&["black"]) && self.takes(&["dot", "dots"]) {
            Relation::Ratio(2)
        } else if self.takes(&["x"]) {
            Relation::Sum(10)
        } else if self.takes(&["v"]) {
            Relation::Sum(5)
        } else if self.takes(&["difference"]) {
            let is_least = self.takes(&["at"]) && self.takes(&["least"]);
            let number = self.number()?;
            if is_least { Relation::AtLeast(number) } else { Relation::Difference(number) }
        } else if self.takes(&["ratio"]) {
            Relation::Ratio(self.number()?)
        } else if self.takes(&["sum"]) {
            Relation::Sum(self.number()?)
        } else if self.takes(&["greater"]) {
            Relation::Greater
        } else if self.takes(&["equal"]) {
            Relation::Equal
        } else {
            return Err(self.form());
        };
        Ok(relation)
    }
    /// Cells in pairs.
    pub(super) fn pairs(&mut self, relation: Relation) -> Result<(), Fault> {
        let cells = self.cells()?;
        if !cells.len().is_multiple_of(2) {
            return Err(self.form());
        }
        let pairs = cells.chunks_exact(2).map(|two| [two[0], two[1]]);
        self.said.rules.extend(pairs.map(|cells| Rule::Pair { cells, relation }));
        Ok(())
    }
    pub(super) fn numbered_pairs(&mut self, of: fn(u8) -> Relation) -> Result<(), Fault> {
        let relation = of(self.number()?);
        self.pairs(relation)
    }
    pub(super) fn cage(&mut self) -> Result<(), Fault> {
        let sum = if self.has_number() { Some(self.number()?) } else { None };
        self.takes(&["with", "may"]);
        let may_repeat = self.takes(&["repeats", "repeat"]);
        let cells = self.cells()?;
        self.said.rules.push(Rule::Cage { cells, sum, may_repeat });
        Ok(())
    }
    pub(super) fn each(&mut self, is: CellRule) -> Result<(), Fault> {
        let cells = self.cells()?;
        self.said.rules.extend(cells.into_iter().map(|cell| Rule::Cell { cell, is }));
        Ok(())
    }
    pub(super) fn clones(&mut self) -> Result<(), Fault> {
        let cells = self.cells()?;
        let is_two = self.takes(&["="]);
        let others = self.cells()?;
        if !is_two || cells.len() != others.len() {
            return Err(self.form());
        }
        self.said.rules.push(Rule::Clone { cells, others });
        Ok(())
    }
    pub(super) fn palindrome(&mut self) -> Result<(), Fault> {
        let cells = self.cells()?;
        self.said.rules.push(Rule::Palindrome { cells });
        Ok(())
    }
    pub(super) fn quadruple(&mut self) -> Result<(), Fault> {
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
        let cells = self.cells()?.try_into().map_err(|_| self.form())?;
        self.said.rules.push(Rule::Quadruple { cells, digits });
        Ok(())
    }
    pub(super) fn little_killer(&mut self) -> Result<(), Fault> {
        let sum = self.number()?;
        let cells = self.cells()?;
        self.said.rules.push(Rule::LittleKiller { cells, sum });
        Ok(())
    }
    pub(super) fn outside(&mut self, is: OutsideRule) -> Result<(), Fault> {
        let value = self.number()?;
        self.takes(&[":"]);
        let side = self.shape.side();
        let is_row = self.takes(&["row"]);
        let cells = if is_row || self.takes(&["column", "col"]) {
            let (column, number) = (self.column(), self.number::<usize>()?);
            let far = self.is_from_afar(is_row)?;
            let place = match (is_row, far) {
                (true, false) => Place { row: number, column: 0 },
                (true, true) => Place { row: number, column: side + 1 },
                (false, false) => Place { row: 0, column: number },
                (false, true) => Place { row: side + 1, column: number },
            };
            let wrong = || (RuleFault::Number(number.to_string()), column);
            place.line(side).ok_or_else(wrong)?
        } else {
            self.cells()?
        };
        self.said.rules.push(Rule::Outside { cells, is, value });
        Ok(())
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
