//! Results as they grow: a struct for each row, whose last field states why the others are null.
use super::row::Fault;
use arrow_array::builder::{
    Float64Builder, LargeStringBuilder, NullBufferBuilder, UInt32Builder, UInt64Builder,
};
use arrow_array::{Array, ArrayRef, StructArray};
use arrow_data::transform::MutableArrayData;
use arrow_schema::{ArrowError, Field, Fields};
use std::sync::Arc;

/// The type of a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Whole,
    Small,
    Real,
    Text,
}

/// A value of a field.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Value<'a> {
    Null,
    Whole(u64),
    Small(u32),
    Real(f64),
    Text(&'a str),
}

impl Value<'_> {
    /// A value, or null.
    pub(super) fn of<T>(known: Option<T>, value: impl FnOnce(T) -> Self) -> Self {
        known.map_or(Self::Null, value)
    }
}

/// The values of a field so far.
#[derive(Debug)]
enum Values {
    Whole(UInt64Builder),
    Small(UInt32Builder),
    Real(Float64Builder),
    // A column of solutions may have more than 2 GiB.
    Text(LargeStringBuilder),
}

impl Values {
    fn new(kind: Kind) -> Self {
        match kind {
            Kind::Whole => Self::Whole(UInt64Builder::new()),
            Kind::Small => Self::Small(UInt32Builder::new()),
            Kind::Real => Self::Real(Float64Builder::new()),
            Kind::Text => Self::Text(LargeStringBuilder::new()),
        }
    }
    /// Adds a row. A value of another kind becomes null.
    fn push(&mut self, value: Value<'_>) {
        match (self, value) {
            (Self::Whole(values), Value::Whole(value)) => values.append_value(value),
            (Self::Small(values), Value::Small(value)) => values.append_value(value),
            (Self::Real(values), Value::Real(value)) => values.append_value(value),
            (Self::Text(values), Value::Text(value)) => values.append_value(value),
            (Self::Whole(values), _) => values.append_null(),
            (Self::Small(values), _) => values.append_null(),
            (Self::Real(values), _) => values.append_null(),
            (Self::Text(values), _) => values.append_null(),
        }
    }
    /// Adds null rows.
    fn push_nulls(&mut self, rows: usize) {
        match self {
            Self::Whole(values) => values.append_nulls(rows),
            Self::Small(values) => values.append_nulls(rows),
            Self::Real(values) => values.append_nulls(rows),
            Self::Text(values) => values.append_nulls(rows),
        }
    }
    fn finish(self) -> ArrayRef {
        match self {
            Self::Whole(mut values) => Arc::new(values.finish()),
            Self::Small(mut values) => Arc::new(values.finish()),
            Self::Real(mut values) => Arc::new(values.finish()),
            Self::Text(mut values) => Arc::new(values.finish()),
        }
    }
}

/// Fields of equal length, and which rows are not null.
#[derive(Debug)]
struct Structs {
    names: Vec<&'static str>,
    fields: Vec<Values>,
    valid: NullBufferBuilder,
}

impl Structs {
    fn new(fields: &[(&'static str, Kind)]) -> Self {
        Self {
            names: fields.iter().map(|(name, _)| *name).collect(),
            fields: fields.iter().map(|(_, kind)| Values::new(*kind)).collect(),
            valid: NullBufferBuilder::new(0),
        }
    }
    /// Adds a row of values; missing ones are null.
    fn push(&mut self, values: &[Value<'_>]) {
        let values = values.iter().copied().chain(core::iter::repeat(Value::Null));
        self.fields.iter_mut().zip(values).for_each(|(field, value)| field.push(value));
        self.valid.append_non_null();
    }
    /// Adds null rows.
    fn push_nulls(&mut self, rows: usize) {
        self.fields.iter_mut().for_each(|field| field.push_nulls(rows));
        self.valid.append_n_nulls(rows);
    }
    /// The fields, with one more after them if given.
    fn finish(mut self, more: Option<(&'static str, ArrayRef)>) -> StructArray {
        let arrays = self.fields.into_iter().map(Values::finish);
        let columns = self.names.into_iter().zip(arrays).chain(more);
        let (fields, arrays): (Vec<Field>, Vec<ArrayRef>) = columns
            .map(|(name, array)| (Field::new(name, array.data_type().clone(), true), array))
            .unzip();
        StructArray::new(Fields::from(fields), arrays, self.valid.finish())
    }
}

/// Results and errors so far, one of each per row.
#[derive(Debug)]
pub(super) struct Table {
    results: Structs,
    errors: Structs,
    /// Rows since the last error.
    good: usize,
}

impl Table {
    pub(super) fn new(fields: &[(&'static str, Kind)]) -> Self {
        let error = [("code", Kind::Text), ("column", Kind::Small), ("text", Kind::Text)];
        Self { results: Structs::new(fields), errors: Structs::new(&error), good: 0 }
    }
    /// Adds a row of values, in the order of the fields; missing ones are null.
    pub(super) fn push(&mut self, values: &[Value<'_>]) {
        self.results.push(values);
        self.good += 1;
    }
    /// Adds a null row for a null row of the input.
    pub(super) fn push_null(&mut self) {
        self.results.push_nulls(1);
        self.good += 1;
    }
    /// Adds a row without a result.
    pub(super) fn push_fault(&mut self, fault: &Fault) {
        let column = Value::of(fault.column, Value::Small);
        self.results.push(&[]);
        self.errors.push_nulls(core::mem::take(&mut self.good));
        self.errors.push(&[Value::Text(fault.code), column, Value::Text(&fault.text)]);
    }
    pub(super) fn finish(mut self) -> StructArray {
        self.errors.push_nulls(self.good);
        let errors: ArrayRef = Arc::new(self.errors.finish(None));
        self.results.finish(Some(("error", errors)))
    }
}

/// The parts joined one after another; `empty` where there are none.
pub(super) fn joined(mut parts: Vec<StructArray>, empty: Table) -> Result<StructArray, ArrowError> {
    if parts.len() < 2 {
        return Ok(parts.pop().unwrap_or_else(|| empty.finish()));
    }
    let rows = parts.iter().map(Array::len).sum();
    let data: Vec<_> = parts.iter().map(Array::to_data).collect();
    let mut whole = MutableArrayData::new(data.iter().collect(), false, rows);
    for (at, part) in parts.iter().enumerate() {
        whole.try_extend(at, 0, part.len())?;
    }
    Ok(StructArray::from(whole.freeze()))
}
