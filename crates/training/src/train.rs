//! Training: in each epoch every cell once, in a new order, slightly moved and with varied contrast.
use crate::cell::Drawn;
use crate::dice::Dice;
use crate::model::Model;
use whydoku_scan::{CELL_SIDE, Net};

/// The number of cells in a step.
const BATCH: usize = 96;
/// The largest learning rate; the rate rises to it at first, and then falls to zero.
const RATE: f32 = 2e-3;
/// The number of steps in which the rate rises.
const RISE: f32 = 100.0;

/// Trains on the cells; `tell` gets the number of every epoch, its mean loss and its share of right answers.
pub(crate) fn train(
    model: &mut Model,
    cells: &[Drawn],
    epochs: usize,
    dice: &mut Dice,
    mut tell: impl FnMut(usize, f32, f32),
) {
    let mut order: Vec<usize> = (0..cells.len()).collect();
    let steps = (epochs * (cells.len() / BATCH)) as f32;
    let mut step = 0.0;
    for epoch in 0..epochs {
        dice.shuffle(&mut order);
        let (mut loss, mut right) = (0.0, 0);
        for batch in order.chunks_exact(BATCH) {
            for at in batch {
                let cell = &cells[*at];
                let (own, class) = model.learn(&varied(&cell.pixels, dice), cell.class.into());
                loss += own;
                right += usize::from(class == usize::from(cell.class));
            }
            let rise = f32::min(1.0, (step + 1.0) / RISE);
            model.step(RATE * rise * (1.0 - step / steps), BATCH);
            step += 1.0;
        }
        let seen = (order.len() / BATCH * BATCH) as f32;
        tell(epoch + 1, loss / seen, right as f32 / seen);
    }
}

/// The pixels moved by up to two places, wrapping around at the edges, and with more or less contrast.
fn varied(pixels: &[i8], dice: &mut Dice) -> Vec<f32> {
    let mut shift = || CELL_SIDE + dice.below(5) - 2;
    let (down, right) = (shift(), shift());
    let gain = dice.between(0.7, 1.3) / 127.0;
    let mut varied = Vec::with_capacity(pixels.len());
    for row in 0..CELL_SIDE {
        let line = (row + down) % CELL_SIDE * CELL_SIDE;
        varied.extend(
            (0..CELL_SIDE)
                .map(|column| f32::from(pixels[line + (column + right) % CELL_SIDE]) * gain),
        );
    }
    varied
}

/// The share of cells that the packed net reads rightly.
pub(crate) fn accuracy(net: &Net, cells: &[Drawn]) -> f32 {
    let is_right = |cell: &&Drawn| {
        let chances = net.look(&cell.values()).classes;
        let best = (0..chances.len()).max_by(|a, b| chances[*a].total_cmp(&chances[*b]));
        best == Some(cell.class.into())
    };
    cells.iter().filter(is_right).count() as f32 / cells.len().max(1) as f32
}
