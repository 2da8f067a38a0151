//! Where the rows of a job go, and how many threads make them.
use super::Source;
use crate::args::Many;
use crate::exit::Failure;
use crate::wrap::note;
use pencilmark_batch::Target;
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::Once;
use std::thread::available_parallelism;

/// Where the outputs of a job go.
#[derive(Debug)]
pub(crate) struct Targets {
    pub(crate) output: Option<Target>,
    pub(crate) errors: Option<Target>,
    pub(crate) beside: Option<Target>,
}

impl Many {
    /// Looks at every place the job writes to, before it begins; `beside` is the option and the
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
    /// Worker threads.
    pub(crate) fn workers(&self) -> NonZeroUsize {
        workers(self.jobs)
    }
}

/// More threads than this for each core only take memory from each other.
const THREADS_PER_CORE: usize = 4;

/// So many worker threads as are asked for, or one for each core; too many are reduced, which is
/// told.
pub(crate) fn workers(asked: Option<NonZeroUsize>) -> NonZeroUsize {
    let cores = available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let Some(asked) = asked else { return cores };
    let most = cores.saturating_mul(NonZeroUsize::MIN.saturating_add(THREADS_PER_CORE - 1));
    if asked > most {
        static TOLD: Once = Once::new();
        TOLD.call_once(|| {
            let each = THREADS_PER_CORE;
            note(format_args!("--jobs {asked} is reduced to {most}, {each} for each core"));
        });
    }
    asked.min(most)
}
