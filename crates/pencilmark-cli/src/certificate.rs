//! A certificate of one puzzle, and what standard checkers of proofs read.
use crate::common::Common;
use crate::exit::Failure;
use clap::Args;
use pencilmark_batch::{Disk, RealDisk};
use pencilmark_certify::certify;
use pencilmark_core::Puzzle;
use pencilmark_proof::{Claim, Limits, check, write_cnf, write_drat};
use pencilmark_wire::{CertificateJson, to_json};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Where the proof of a verdict is written.
#[derive(Args, Debug)]
#[command(next_help_heading = "Certificates")]
pub(crate) struct ProofArgs {
    /// Write what proves the verdict to this file, for `pencilmark check`
    #[arg(long, value_name = "FILE")]
    pub(crate) certify: Option<PathBuf>,
    /// Write the puzzle as a formula for SAT programs (DIMACS CNF)
    #[arg(long, value_name = "FILE")]
    pub(crate) cnf: Option<PathBuf>,
    /// Write the refutation of that formula for proof checkers such as drat-trim
    #[arg(long, value_name = "FILE")]
    pub(crate) drat: Option<PathBuf>,
}

impl ProofArgs {
    /// Whether a proof in the form of other programs is wanted.
    pub(crate) fn exports(&self) -> bool {
        self.cnf.is_some() || self.drat.is_some()
    }
    /// Writes what was asked for of one puzzle.
    pub(crate) fn write(&self, puzzle: &Puzzle, common: &Common) -> Result<(), Failure> {
        if self.certify.is_none() && !self.exports() {
            return Ok(());
        }
        let claim = common.within_limit(|budget| certify(puzzle, budget)).ok_or_else(|| {
            Failure::bad(format!("no certificate was found within {} s", common.time_limit))
        })?;
        check(puzzle, &claim, &Limits::default()).map_err(|rejection| {
            Failure::bad(format!("a bug: the certificate does not hold: {rejection}"))
        })?;
        if let Some(path) = &self.certify {
            whole_file(path, &(to_json(&CertificateJson::new(puzzle, &claim)) + "\n"))?;
        }
        self.export(puzzle, &claim)
    }
    /// Writes a claim for other programs.
    pub(crate) fn export(&self, puzzle: &Puzzle, claim: &Claim) -> Result<(), Failure> {
        let mut text = String::new();
        if let Some(path) = &self.cnf {
            write_cnf(puzzle, claim, &mut text).map_err(Failure::bad)?;
            whole_file(path, &text)?;
        }
        let Some(path) = &self.drat else { return Ok(()) };
        let refutation = claim.refutation().ok_or_else(|| {
            Failure::bad("--drat: there are several solutions, so there is nothing to refute")
        })?;
        text.clear();
        write_drat(refutation, &mut text).map_err(Failure::bad)?;
        whole_file(path, &text)
    }
}

/// Writes a file that is there as a whole or not at all.
fn whole_file(path: &Path, text: &str) -> Result<(), Failure> {
    let mut part = path.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    let write = || {
        let mut file = RealDisk.open(&part, 0)?;
        file.write_all(text.as_bytes())?;
        file.sync()?;
        RealDisk.replace(&part, path)
    };
    write().map_err(|error| Failure::bad(format!("{}: {error}", path.display())))
}
