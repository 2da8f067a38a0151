//! A column of text made by others, in any of Arrow's layouts for text.
use arrow_array::cast::AsArray;
use arrow_array::{Array, LargeStringArray, StringArray, StringViewArray};
use arrow_schema::DataType;

/// One chunk of a column of text, read in place.
#[derive(Debug)]
pub(super) enum Texts<'a> {
    Small(&'a StringArray),
    Large(&'a LargeStringArray),
    View(&'a StringViewArray),
    /// A dictionary: which of its texts each row has, and the texts.
    Dictionary {
        array: &'a dyn Array,
        keys: Vec<usize>,
        texts: Box<Texts<'a>>,
    },
    /// Only nulls.
    Nulls(usize),
}

impl<'a> Texts<'a> {
    /// A chunk, if it is one of text.
    pub(super) fn new(array: &'a dyn Array) -> Option<Self> {
        Some(match array.data_type() {
            DataType::Utf8 => Self::Small(array.as_string()),
            DataType::LargeUtf8 => Self::Large(array.as_string()),
            DataType::Utf8View => Self::View(array.as_string_view()),
            DataType::Null => Self::Nulls(array.len()),
            DataType::Dictionary(..) => {
                let dictionary = array.as_any_dictionary_opt()?;
                let texts = Self::new(dictionary.values().as_ref())?;
                // Without texts every row is null, and no key means anything.
                if texts.len() == 0 {
                    return Some(Self::Nulls(array.len()));
                }
                let keys = dictionary.normalized_keys();
                Self::Dictionary { array, keys, texts: Box::new(texts) }
            }
            _ => return None,
        })
    }
    /// The number of rows.
    pub(super) fn len(&self) -> usize {
        match self {
            Self::Small(array) => array.len(),
            Self::Large(array) => array.len(),
            Self::View(array) => array.len(),
            Self::Dictionary { array, .. } => array.len(),
            Self::Nulls(rows) => *rows,
        }
    }
    /// The text of a row, `None` where it is null.
    pub(super) fn get(&self, row: usize) -> Option<&str> {
        match self {
            Self::Small(array) => array.is_valid(row).then(|| array.value(row)),
            Self::Large(array) => array.is_valid(row).then(|| array.value(row)),
            Self::View(array) => array.is_valid(row).then(|| array.value(row)),
            Self::Dictionary { array, keys, texts } => {
                if array.is_valid(row) {
                    texts.get(keys[row])
                } else {
                    None
                }
            }
            Self::Nulls(_) => None,
        }
    }
}
