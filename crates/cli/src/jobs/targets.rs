//! Where the rows of a job go.
use crate::args::Many;
use crate::exit::Failure;
use crate::source::Source;
use std::path::Path;
use whydoku_batch::Target;

/// Where the outputs of a job go.
#[derive(Debug)]
pub(crate) struct Targets {
    pub(crate) output: Option<Target>,
    pub(crate) errors: Option<Target>,
    pub(crate) beside: Option<Target>,
}

impl Many {
    /// Checks every place the job writes to before it begins; `beside` is the option and the
    /// file of a second output.
    pub(crate) fn targets(
        &self,
        source: &Source,
        beside: Option<(&str, &Path)>,
    ) -> Result<Targets, Failure> {
        let mut outputs = source.outputs();
        let mut claim =
            |option: &str, path: &Path| outputs.claim(option, path).map_err(Failure::bad);
        let output = self.output.as_deref().map(|path| claim("--output", path)).transpose()?;
        let errors = self.errors.as_deref().map(|path| claim("--errors", path)).transpose()?;
        let beside = beside.map(|(option, path)| claim(option, path)).transpose()?;
        if output.is_none() {
            outputs.claim_stdout("the rows").map_err(Failure::bad)?;
        }
        Ok(Targets { output, errors, beside })
    }
}
