//! Arrow's structures in Python capsules, in and out.
//! <https://arrow.apache.org/docs/format/CDataInterface/PyCapsuleInterface.html>
#![allow(unsafe_code, reason = "a capsule holds a pointer to a structure of C")]
use arrow_array::ffi::{FFI_ArrowArray, FFI_ArrowSchema, from_ffi};
use arrow_array::ffi_stream::{ArrayStreamReader, FFI_ArrowArrayStream};
use arrow_array::{
    Array, ArrayRef, RecordBatch, RecordBatchIterator, StructArray, make_array, new_empty_array,
};
use arrow_schema::{ArrowError, Schema};
use core::ffi::CStr;
use core::ptr::NonNull;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyTuple};
use std::sync::Arc;

const SCHEMA: &CStr = c"arrow_schema";
const ARRAY: &CStr = c"arrow_array";
const STREAM: &CStr = c"arrow_array_stream";

/// The type of a column, for Python. An unused capsule releases its contents.
pub(super) fn schema<'py>(
    py: Python<'py>,
    column: &StructArray,
) -> PyResult<Bound<'py, PyCapsule>> {
    let schema = FFI_ArrowSchema::try_from(column.data_type()).map_err(failure)?;
    PyCapsule::new_with_value(py, schema, SCHEMA)
}

/// The type of a column, and its rows.
pub(super) fn array<'py>(py: Python<'py>, column: &StructArray) -> PyResult<Bound<'py, PyTuple>> {
    let array = FFI_ArrowArray::new(&column.to_data());
    PyTuple::new(py, [schema(py, column)?, PyCapsule::new_with_value(py, array, ARRAY)?])
}

/// The fields of a column as the columns of a table.
pub(super) fn stream<'py>(
    py: Python<'py>,
    column: &StructArray,
) -> PyResult<Bound<'py, PyCapsule>> {
    // The fields are null wherever the struct is.
    let (fields, columns, _) = column.clone().into_parts();
    let schema = Arc::new(Schema::new(fields));
    let rows = RecordBatch::try_new(Arc::clone(&schema), columns).map_err(failure)?;
    let stream = FFI_ArrowArrayStream::new(Box::new(RecordBatchIterator::new([Ok(rows)], schema)));
    PyCapsule::new_with_value(py, stream, STREAM)
}

/// The chunks of a column; an empty one, if there is none, for its type.
pub(super) fn chunks(column: &Bound<'_, PyAny>) -> PyResult<Vec<ArrayRef>> {
    if column.hasattr("__arrow_c_array__")? {
        let both = column.call_method0("__arrow_c_array__")?.cast_into::<PyTuple>()?;
        let schema = pointer(&both.get_item(0)?, SCHEMA)?;
        let array = pointer(&both.get_item(1)?, ARRAY)?;
        // SAFETY: capsules with these names hold these structures, and live as long as `both`. They are
        // moved out, so that nobody else releases them.
        let (schema, array) = unsafe {
            (FFI_ArrowSchema::from_raw(schema.as_ptr()), FFI_ArrowArray::from_raw(array.as_ptr()))
        };
        if schema.release().is_none() || array.is_released() {
            return Err(PyValueError::new_err("the column has already been taken"));
        }
        // SAFETY: the producer of the capsules follows Arrow's specification, as their names promise.
        let data = unsafe { from_ffi(array, &schema) }.map_err(failure)?;
        return Ok(vec![make_array(data)]);
    }
    if column.hasattr("__arrow_c_stream__")? {
        let capsule = column.call_method0("__arrow_c_stream__")?;
        let stream = pointer(&capsule, STREAM)?;
        // SAFETY: a capsule with this name holds this structure and lives as long as `capsule`.
        let stream = unsafe { FFI_ArrowArrayStream::from_raw(stream.as_ptr()) };
        let reader = ArrayStreamReader::try_new(stream).map_err(failure)?;
        let empty = new_empty_array(arrow_array::ArrayReader::field(&reader).data_type());
        let chunks = reader.collect::<Result<Vec<_>, _>>().map_err(failure)?;
        return Ok(if chunks.is_empty() { vec![empty] } else { chunks });
    }
    let class = column.get_type().name()?;
    Err(not_text(&format!(
        "{class} has neither __arrow_c_array__ nor __arrow_c_stream__, as columns of pyarrow, polars and pandas have"
    )))
}

/// The pointer in a capsule with this name.
fn pointer<T>(capsule: &Bound<'_, PyAny>, name: &CStr) -> PyResult<NonNull<T>> {
    Ok(capsule.cast::<PyCapsule>()?.pointer_checked(Some(name))?.cast())
}

pub(super) fn failure(error: ArrowError) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// The error for an object that is not a column of text.
pub(super) fn not_text(what: &str) -> PyErr {
    PyTypeError::new_err(format!("a column of text is needed, with a puzzle in each row; {what}"))
}
