//! Fonts inside a document: the letters that it uses, how wide they are, and which characters they stand for.
use crate::font::Font;
use crate::letters::Used;
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Filter, Finish, Name, Pdf, Rect, Ref, Str};

const IDENTITY: SystemInfo<'_> =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };
/// The width of the stems, which readers use only when they have to replace a font.
const STEM: f32 = 80.0;

/// Writes a font. `letter` tells two fonts of a document apart.
pub(crate) fn font(pdf: &mut Pdf, next: &mut Ref, id: Ref, font: &Font, used: &Used, letter: u8) {
    let [descendant, descriptor, file, unicode, present] = [(); 5].map(|()| next.bump());
    let name = format!("{}+{}", tag(used, letter), font.name);
    let mut whole = pdf.type0_font(id);
    whole.base_font(Name(name.as_bytes())).encoding_predefined(Name(b"Identity-H"));
    whole.descendant_font(descendant).to_unicode(unicode);
    whole.finish();

    let mut cid = pdf.cid_font(descendant);
    cid.subtype(if font.is_compact { CidFontType::Type0 } else { CidFontType::Type2 });
    cid.base_font(Name(name.as_bytes())).system_info(IDENTITY).font_descriptor(descriptor);
    if !font.is_compact {
        cid.cid_to_gid_map_predefined(Name(b"Identity"));
    }
    let widths = used.glyphs.remapped_gids().map(|glyph| font.width_of(glyph));
    cid.default_width(0.0).widths().consecutive(0, widths);
    cid.finish();

    let metrics = font.metrics;
    let [left, bottom, right, top] = metrics.bounds;
    let mut entry = pdf.font_descriptor(descriptor);
    entry.name(Name(name.as_bytes())).flags(FontFlags::SYMBOLIC);
    entry.bbox(Rect::new(left, bottom, right, top)).italic_angle(metrics.slant);
    entry.ascent(metrics.ascent).descent(metrics.descent).cap_height(metrics.capital);
    entry.stem_v(STEM).cid_set(present);
    if font.is_compact {
        entry.font_file3(file)
    } else {
        entry.font_file2(file)
    };
    entry.finish();

    let part = font.part(&used.glyphs);
    let packed = miniz_oxide::deflate::compress_to_vec_zlib(&part, 8);
    let mut stream = pdf.stream(file, &packed);
    stream.filter(Filter::FlateDecode);
    if font.is_compact {
        stream.pair(Name(b"Subtype"), Name(b"CIDFontType0C"));
    } else {
        stream.pair(Name(b"Length1"), part.len() as i32);
    }
    stream.finish();

    let glyphs = cid_set(used.glyphs.remapped_gids().count());
    pdf.stream(present, &glyphs);

    let mut map = UnicodeCmap::new(Name(b"Whydoku-UCS"), IDENTITY);
    for (&number, &character) in &used.characters {
        map.pair(number, character);
    }
    let map = map.finish();
    let packed = miniz_oxide::deflate::compress_to_vec_zlib(map.as_slice(), 6);
    pdf.cmap(unicode, &packed).filter(Filter::FlateDecode);
}

/// A bit for each letter of the part, from the highest of each byte down: all of them are there.
fn cid_set(count: usize) -> Vec<u8> {
    let byte = |at: usize| match count - at * 8 {
        left @ 0..8 => !(0xff >> left),
        _ => 0xff,
    };
    (0..count.div_ceil(8)).map(byte).collect()
}

/// Six capitals that name the part of the font: they follow from what it has.
fn tag(used: &Used, letter: u8) -> String {
    let start = 0xcbf2_9ce4_8422_2325_u64 ^ u64::from(letter);
    let mut hash = used
        .glyphs
        .remapped_gids()
        .fold(start, |hash, glyph| (hash ^ u64::from(glyph)).wrapping_mul(0x100_0000_01b3));
    let mut capital = || {
        let capital = char::from(b'A' + (hash % 26) as u8);
        hash /= 26;
        capital
    };
    [(); 6].map(|()| capital()).into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::cid_set;

    #[test]
    fn every_letter_of_a_part_has_its_bit() {
        let sets: [(usize, &[u8]); 4] =
            [(0, &[]), (3, &[0xe0]), (8, &[0xff]), (18, &[0xff, 0xff, 0xc0])];
        for (count, set) in sets {
            assert_eq!(cid_set(count), set);
        }
    }
}
