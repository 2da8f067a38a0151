//! What is below everything else on a page: the strip that is cut off, and a colour.
use super::{Page, Point, written};
use crate::book::Inks;

impl Page {
    /// The same within a strip that is cut off, on which nothing but a ground is painted.
    pub(crate) fn within(mut self, bleed: f64) -> Self {
        if bleed > 0.0 {
            let shift = written(bleed);
            self.content.transform([1.0, 0.0, 0.0, 1.0, shift, shift]);
        }
        Self { bleed, ..self }
    }
    /// Covers the page in a colour, over the edges that are cut off. What comes after it is white if that is dark.
    pub(crate) fn flood(&mut self, colour: Inks) {
        let [cyan, magenta, yellow, black] = colour.parts();
        let (low, bleed) = (written(-self.bleed), 2.0 * self.bleed);
        let (width, height) = (written(self.width + bleed), written(self.height + bleed));
        self.decoration(|page| {
            page.content.set_fill_cmyk(cyan, magenta, yellow, black);
            page.content.rect(low, low, width, height).fill_nonzero();
        });
        (self.fill, self.is_reversed) = (None, colour.is_dark());
    }
    /// Paints in black on a white square with this upper left corner, whatever is around it.
    pub(crate) fn on_white(
        &mut self,
        (x, y, side): (f64, f64, f64),
        paint: impl FnOnce(&mut Self),
    ) {
        let was_reversed = core::mem::replace(&mut self.is_reversed, false);
        self.decoration(|page| page.square(Point { x, y }, side, "#ffffff", 1.0));
        paint(self);
        self.is_reversed = was_reversed;
    }
}
