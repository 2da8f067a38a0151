//! A certificate of one puzzle, and the files that standard proof checkers read.
use crate::args::{Common, ProofArgs};
use crate::exit::Failure;
use std::path::Path;
use whydoku_batch::{Outputs, Target};
use whydoku_certify::certify;
use whydoku_core::Puzzle;
use whydoku_proof::{Claim, Limits, Rejection, check, write_cnf, write_drat};
use whydoku_wire::{CertificateJson, to_json};

impl ProofArgs {
    /// Whether a proof for other programs is wanted.
    pub(crate) fn exports(&self) -> bool {
        self.cnf.is_some() || self.drat.is_some()
    }
    /// Whether any proof is wanted.
    pub(crate) fn is_used(&self) -> bool {
        self.certify.is_some() || self.exports()
    }
    /// Checks every place that proofs are written to before the work begins.
    pub(crate) fn targets(&self, mut outputs: Outputs) -> Result<Proofs, Failure> {
        let mut claim = |option: &str, path: Option<&Path>| {
            path.map(|path| outputs.claim(option, path)).transpose().map_err(Failure::bad)
        };
        Ok(Proofs {
            certify: claim("--certify", self.certify.as_deref())?,
            cnf: claim("--cnf", self.cnf.as_deref())?,
            drat: claim("--drat", self.drat.as_deref())?,
        })
    }
}

/// Where proofs go.
pub(crate) struct Proofs {
    certify: Option<Target>,
    cnf: Option<Target>,
    drat: Option<Target>,
}

impl Proofs {
    /// Writes what was requested for one puzzle.
    pub(crate) fn write(&self, puzzle: &Puzzle, common: &Common) -> Result<(), Failure> {
        if self.certify.is_none() && self.cnf.is_none() && self.drat.is_none() {
            return Ok(());
        }
        self.fit(puzzle)?;
        let claim = common.within_limit(|budget| certify(puzzle, budget)).ok_or_else(|| {
            Failure::bad(format!("no certificate was found within {} s", common.limit_seconds()))
        })?;
        check(puzzle, &claim, &Limits::default()).map_err(|rejection| match rejection {
            Rejection::TooLarge => Failure::bad(
                "a proof was found, but it is larger than the checker accepts; nothing was written",
            ),
            _ => Failure::bad(format!("a bug: the certificate does not hold: {rejection}")),
        })?;
        // Before anything is written, because one of them may be impossible.
        let exports = self.exports(puzzle, &claim)?;
        if let Some(target) = &self.certify {
            let json = to_json(&CertificateJson::new(puzzle, &claim)) + "\n";
            target.write_whole(json.as_bytes()).map_err(Failure::bad)?;
        }
        write_all(exports)
    }
    /// Rejects requests that are impossible for the puzzle.
    fn fit(&self, puzzle: &Puzzle) -> Result<(), Failure> {
        if puzzle.shape().is_ruled() && (self.cnf.is_some() || self.drat.is_some()) {
            return Err(Failure::bad(
                "--cnf and --drat: clauses alone do not say what the rules of this board, such as cages, \
                 mean; --certify writes a proof that `whydoku check` verifies",
            ));
        }
        Ok(())
    }
    /// Writes a claim for other programs.
    pub(crate) fn export(&self, puzzle: &Puzzle, claim: &Claim) -> Result<(), Failure> {
        self.fit(puzzle)?;
        write_all(self.exports(puzzle, claim)?)
    }
    /// The files for other programs, with their texts.
    fn exports(&self, puzzle: &Puzzle, claim: &Claim) -> Result<Vec<(&Target, String)>, Failure> {
        let mut exports = Vec::new();
        if let Some(target) = &self.cnf {
            let mut text = String::new();
            write_cnf(puzzle, claim, &mut text).map_err(Failure::bad)?;
            exports.push((target, text));
        }
        if let Some(target) = &self.drat {
            let refutation = claim.refutation().ok_or_else(|| {
                Failure::bad("--drat: there are several solutions, so there is nothing to refute")
            })?;
            let mut text = String::new();
            write_drat(refutation, &mut text).map_err(Failure::bad)?;
            exports.push((target, text));
        }
        Ok(exports)
    }
}

fn write_all(exports: Vec<(&Target, String)>) -> Result<(), Failure> {
    for (target, text) in exports {
        target.write_whole(text.as_bytes()).map_err(Failure::bad)?;
    }
    Ok(())
}
