//! The letters that a document uses so far, numbered as they appear: only these are embedded.
use crate::font::{Face, Fonts};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use subsetter::GlyphRemapper;

/// The letters of one font.
#[derive(Default)]
pub(crate) struct Used {
    pub(crate) glyphs: GlyphRemapper,
    /// The number of each glyph in the document, and its character.
    pub(crate) characters: BTreeMap<u16, char>,
}

/// The fonts of a document, with the letters that its pages use; all pages share them.
#[derive(Clone)]
pub(crate) struct Letters {
    fonts: Fonts,
    used: Rc<RefCell<[Used; 2]>>,
}

impl Letters {
    pub(crate) fn new(fonts: &Fonts) -> Self {
        Self { fonts: fonts.clone(), used: Rc::default() }
    }
    /// A text as the numbers of its glyphs, two bytes each.
    pub(crate) fn encoded(&self, text: &str, face: Face) -> Vec<u8> {
        let font = self.fonts.font(face);
        let used = &mut self.used.borrow_mut()[face as usize];
        let mut bytes = Vec::with_capacity(2 * text.len());
        for character in text.chars() {
            let (character, glyph) = font.printed(character);
            let number = used.glyphs.remap(glyph.id);
            used.characters.entry(number).or_insert(character);
            bytes.extend(number.to_be_bytes());
        }
        bytes
    }
    /// Visits the fonts with what is used of them.
    pub(crate) fn each(&self, mut visit: impl FnMut(Face, &Used)) {
        let used = self.used.borrow();
        for face in [Face::Regular, Face::Bold] {
            visit(face, &used[face as usize]);
        }
    }
    pub(crate) fn fonts(&self) -> &Fonts {
        &self.fonts
    }
}
