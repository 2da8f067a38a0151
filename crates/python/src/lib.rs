//! Python's view of the crate [`whydoku`]: the module `whydoku._native`, which the Python package
//! `whydoku` (in the folder `python`) offers to its users.
//!
//! Every call that may take a long time runs while Python's lock is free, and a signal such as Ctrl-C ends it:
//! [`watch`]. Every class, with its Python interface, has its own file; results without
//! methods are data classes of the package (`_results.py`), which [`results`] fills.
mod arrow;
mod book;
mod booklet;
mod crew;
mod errors;
mod explain;
mod generate;
mod hint;
mod path;
mod picture;
mod puzzle;
mod rating;
mod results;
mod step;
mod verify;
mod watch;

use pyo3::prelude::*;

/// The compiled half of the package `whydoku`.
#[pymodule]
mod _native {
    use pyo3::prelude::*;

    #[pymodule_export]
    use crate::arrow::{
        Column, arrow_canonical, arrow_check, arrow_count, arrow_rate, arrow_solve,
    };
    #[pymodule_export]
    use crate::book::{book, book_to_order};
    #[pymodule_export]
    use crate::booklet::booklet;
    #[pymodule_export]
    use crate::explain::explain;
    #[pymodule_export]
    use crate::generate::Generator;
    #[pymodule_export]
    use crate::path::{Path, restore_path};
    #[pymodule_export]
    use crate::puzzle::{Puzzle, restore_puzzle};
    #[pymodule_export]
    use crate::step::{Step, restore_step};
    #[pymodule_export]
    use crate::verify::verify;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
