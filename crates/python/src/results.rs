//! Results that are plain data: frozen data classes of the Python package.
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

/// What `__reduce__` returns: a function that restores an object, and its arguments.
pub(crate) type Pickled<T> = (Py<PyAny>, T);

/// The fields of a result, by their names.
pub(crate) struct Fields<'py>(Bound<'py, PyDict>);

impl<'py> Fields<'py> {
    pub(crate) fn new(py: Python<'py>) -> Self {
        Self(PyDict::new(py))
    }
    /// With one more field.
    pub(crate) fn with(self, name: &str, value: impl IntoPyObject<'py>) -> PyResult<Self> {
        let value = value.into_bound_py_any(self.0.py())?;
        self.0.set_item(name, value)?;
        Ok(self)
    }
    /// With one more field, a tuple.
    pub(crate) fn with_all<T: IntoPyObject<'py>>(
        self,
        name: &str,
        values: impl IntoIterator<Item = T, IntoIter: ExactSizeIterator>,
    ) -> PyResult<Self> {
        let values = PyTuple::new(self.0.py(), values)?;
        self.with(name, values)
    }
    /// The data class of this name with these fields.
    pub(crate) fn into(self, class: &str) -> PyResult<Py<PyAny>> {
        let py = self.0.py();
        let class = py.import("whydoku._results")?.getattr(class)?;
        Ok(class.call((), Some(&self.0))?.unbind())
    }
}
