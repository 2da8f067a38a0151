//! Ctrl-C and similar signals: the first lets the job end where it is, the second ends the program.
use crate::exit::{Exit, Failure};
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// The signals received so far.
pub(crate) struct Signals {
    stop: Arc<AtomicBool>,
    which: Arc<AtomicUsize>,
}

impl Signals {
    /// Starts to catch them.
    pub(crate) fn catch() -> Result<Self, Failure> {
        let (stop, which) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
        let register = || -> io::Result<()> {
            for (signal, exit) in [(SIGINT, Exit::Interrupted), (SIGTERM, Exit::Terminated)] {
                // The order matters: at the first signal the flag is not yet set.
                flag::register_conditional_shutdown(signal, exit as i32, Arc::clone(&stop))?;
                flag::register(signal, Arc::clone(&stop))?;
                flag::register_usize(signal, Arc::clone(&which), exit as usize)?;
            }
            Ok(())
        };
        register()?;
        Ok(Self { stop, which })
    }
    /// True after the first signal.
    pub(crate) fn flag(&self) -> &AtomicBool {
        &self.stop
    }
    /// The same for threads that nothing waits for.
    pub(crate) fn shared_flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.stop)
    }
    /// The exit code for the signal received.
    pub(crate) fn exit(&self) -> Exit {
        if self.which.load(Ordering::Relaxed) == Exit::Terminated as usize {
            Exit::Terminated
        } else {
            Exit::Interrupted
        }
    }
}
