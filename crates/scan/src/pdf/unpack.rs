//! Parts of a document as they are without their layers of packing, within its budget.
use super::budget::{Budget, For, LEAST};
use super::filters::{self, Fault, Unpacked};
use hayro_syntax::Filter;
use hayro_syntax::object::{Array, Dict, Object, Stream};
use std::borrow::Cow;

/// A part may be packed several times over, but no program writes documents with more layers than this: they count
/// as too much.
pub(super) const LAYERS: usize = 4;

/// The bytes of a part. `None` if it is a picture in a format of its own, or if there is not enough left.
pub(super) fn unpacked<'a>(
    stream: &Stream<'a>,
    budget: &Budget,
    what: For,
) -> Option<Cow<'a, [u8]>> {
    let own_file = stream.dict().get::<Object<'_>>("F");
    let layers = layers(stream);
    if matches!(own_file, Some(Object::String(_) | Object::Dict(_))) {
        return None;
    }
    if layers.len() > LAYERS {
        budget.end(what);
        return None;
    }
    let mut bytes = stream.raw_data();
    if !budget.take(what, bytes.len() + LEAST) {
        return None;
    }
    for (at, (filter, settings)) in layers.iter().enumerate() {
        if at == 0 && *filter == Filter::Crypt {
            continue;
        }
        match filters::unpack(*filter, &bytes, settings, budget.left(what)) {
            Ok(Unpacked { bytes: more, .. }) if budget.take(what, more.len()) => {
                bytes = Cow::Owned(more);
            }
            Ok(_) | Err(Fault::Other) => return None,
            Err(Fault::TooLong) => {
                budget.end(what);
                return None;
            }
        }
    }
    Some(bytes)
}

/// How a part is packed: the outermost layer first, each with its settings.
pub(super) fn layers<'a>(stream: &Stream<'a>) -> Vec<(Filter, Dict<'a>)> {
    let dict = stream.dict();
    let one = dict.get::<Dict<'_>>("DP").or_else(|| dict.get("DecodeParms"));
    let several = dict.get::<Array<'_>>("DP").or_else(|| dict.get("DecodeParms"));
    let mut several = several.iter().flat_map(Array::iter::<Object<'_>>).map(Object::into_dict);
    let filters = stream.filters();
    let settings = |_| one.clone().or_else(|| several.next().flatten()).unwrap_or_default();
    let settings: Vec<Dict<'_>> = (0..filters.len()).map(settings).collect();
    filters.iter().copied().zip(settings).collect()
}
