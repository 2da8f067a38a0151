//! The houses of a shape as flat tables of indices.
use whydoku_core::Shape;

/// Cells of houses and houses of cells.
pub(crate) struct Tables {
    side: usize,
    house_cells: Vec<u16>,
    cell_houses: Vec<u16>,
    starts: Vec<u32>,
}

impl Tables {
    pub(crate) fn new(shape: &Shape) -> Self {
        let index = |at: usize| u16::try_from(at).expect("boards have less than 2^16 cells");
        let house_cells =
            shape.houses().iter().flat_map(|h| h.cells.iter().map(|c| index(c.index()))).collect();
        let mut cell_houses: Vec<u16> = Vec::new();
        let mut starts = vec![0];
        for cell in shape.cells() {
            cell_houses.extend(shape.houses_of(cell).iter().map(|h| index(h.index())));
            starts.push(u32::try_from(cell_houses.len()).expect("few houses a cell"));
        }
        Self { side: shape.side(), house_cells, cell_houses, starts }
    }
    #[inline]
    pub(crate) fn side(&self) -> usize {
        self.side
    }
    pub(crate) fn cell_count(&self) -> usize {
        self.side * self.side
    }
    pub(crate) fn house_count(&self) -> usize {
        self.house_cells.len() / self.side
    }
    #[inline]
    pub(crate) fn cells_of(&self, house: usize) -> &[u16] {
        &self.house_cells[house * self.side..(house + 1) * self.side]
    }
    #[inline]
    pub(crate) fn houses_of(&self, cell: usize) -> &[u16] {
        &self.cell_houses[self.starts[cell] as usize..self.starts[cell + 1] as usize]
    }
}
