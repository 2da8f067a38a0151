//! Numbers in rows and columns: what is computed from pixels.

/// A rectangle of numbers, row by row.
#[derive(Clone, Debug)]
pub(crate) struct Map {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) values: Vec<f32>,
}

impl Map {
    pub(crate) fn new(width: usize, height: usize) -> Self {
        Self { width, height, values: vec![0.0; width * height] }
    }
    /// Sets the number nearest to a place, if that is within the map.
    pub(crate) fn set(&mut self, (x, y): (f32, f32), value: f32) {
        let (x, y) = ((x + 0.5) as usize, (y + 0.5) as usize);
        if x < self.width && y < self.height {
            self.values[y * self.width + x] = value;
        }
    }
    pub(crate) fn row(&self, y: usize) -> &[f32] {
        &self.values[y * self.width..(y + 1) * self.width]
    }
    /// Rows and columns exchanged.
    pub(crate) fn flipped(&self) -> Self {
        let mut flipped = Self::new(self.height, self.width);
        for (y, row) in self.values.chunks(self.width).enumerate() {
            for (x, value) in row.iter().enumerate() {
                flipped.values[x * self.height + y] = *value;
            }
        }
        flipped
    }
    /// The mean around every place, over `reach` pixels to each side that are in the map.
    pub(crate) fn mean(&self, reach: usize) -> Self {
        let across = Self { values: means(&self.values, self.width, reach), ..*self };
        across.columns_mean(reach)
    }
    /// The mean along each row, `reach` pixels to each side.
    pub(crate) fn row_mean(&self, reach: usize) -> Self {
        Self { values: means(&self.values, self.width, reach), ..*self }
    }
    fn columns_mean(&self, reach: usize) -> Self {
        let mut mean = Self::new(self.width, self.height);
        let mut sums = vec![0.0_f32; self.width];
        let mut count = 0.0;
        let add = |sums: &mut [f32], row: &[f32], sign: f32| {
            sums.iter_mut().zip(row).for_each(|(sum, value)| *sum += sign * value);
        };
        for y in 0..reach.min(self.height) {
            add(&mut sums, self.row(y), 1.0);
            count += 1.0;
        }
        for y in 0..self.height {
            if y + reach < self.height {
                add(&mut sums, self.row(y + reach), 1.0);
                count += 1.0;
            }
            if y > reach {
                add(&mut sums, self.row(y - reach - 1), -1.0);
                count -= 1.0;
            }
            let own = &mut mean.values[y * self.width..(y + 1) * self.width];
            own.iter_mut().zip(&sums).for_each(|(own, sum)| *own = sum / count);
        }
        mean
    }
}

/// So many rows are averaged at once: what is added to one need not wait for the others.
const ROWS: usize = 4;

fn means(values: &[f32], width: usize, reach: usize) -> Vec<f32> {
    let mut means = vec![0.0; values.len()];
    let parts = values.chunks(ROWS * width).zip(means.chunks_mut(ROWS * width));
    for (rows, means) in parts {
        // If there are fewer rows, the last one counts several times.
        let starts: [usize; ROWS] =
            core::array::from_fn(|row| (row * width).min(rows.len() - width));
        let mut sums = [0.0; ROWS];
        let add = |sums: &mut [f32; ROWS], x: usize, sign: f32| {
            sums.iter_mut().zip(starts).for_each(|(sum, start)| *sum += sign * rows[start + x]);
        };
        (0..reach.min(width)).for_each(|x| add(&mut sums, x, 1.0));
        let mut count = reach.min(width) as f32;
        for x in 0..width {
            if x + reach < width {
                add(&mut sums, x + reach, 1.0);
                count += 1.0;
            }
            if x > reach {
                add(&mut sums, x - reach - 1, -1.0);
                count -= 1.0;
            }
            sums.iter().zip(starts).for_each(|(sum, start)| means[start + x] = sum / count);
        }
    }
    means
}

/// The value below which this share of the values lies. Reorders them.
pub(crate) fn percentile(values: &mut [f32], share: f32) -> f32 {
    let Some(last) = values.len().checked_sub(1) else { return 0.0 };
    let at = ((last as f32 * share) as usize).min(last);
    *values.select_nth_unstable_by(at, f32::total_cmp).1
}

/// Sorts by size, the largest first; equal ones stay in order. All lists are sorted by one routine that does not depend
/// on their type, because the page downloads the code.
pub(crate) fn largest_first<T: Clone>(items: &mut Vec<T>, size: impl Fn(&T) -> f32) {
    let sizes: Vec<f32> = items.iter().map(size).collect();
    *items = descending(&sizes).into_iter().map(|at| items[at].clone()).collect();
}

/// Sorts by size, the smallest first; equal ones stay in order.
pub(crate) fn smallest_first<T: Clone>(items: &mut Vec<T>, size: impl Fn(&T) -> f32) {
    largest_first(items, |item| -size(item));
}

/// The places of the values, that of the largest value first.
fn descending(values: &[f32]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_unstable_by(|a, b| values[*b].total_cmp(&values[*a]).then(a.cmp(b)));
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sorting_puts_the_largest_first_and_keeps_equal_ones_in_order() {
        let mut items = vec![("a", 1.0), ("b", 3.0), ("c", 1.0), ("d", -2.0)];
        largest_first(&mut items, |item| item.1);
        assert_eq!(items.iter().map(|item| item.0).collect::<String>(), "bacd");
    }

    #[test]
    fn means_are_taken_over_the_surroundings() {
        let (width, height) = (9, 6);
        let values: Vec<f32> = (0..54).map(|at| (at * at % 17) as f32).collect();
        let map = Map { width, height, values };
        for reach in [1, 2, 7] {
            let mean = map.mean(reach);
            for y in 0..height {
                for x in 0..width {
                    let rows = y.saturating_sub(reach)..(y + reach + 1).min(height);
                    let (left, right) = (x.saturating_sub(reach), (x + reach + 1).min(width));
                    let near: Vec<f32> =
                        rows.flat_map(|y| map.row(y)[left..right].to_vec()).collect();
                    let expected = near.iter().sum::<f32>() / near.len() as f32;
                    assert!((mean.row(y)[x] - expected).abs() < 1e-4);
                }
            }
        }
    }
    #[test]
    fn a_percentile_has_its_share_of_the_values_below_it() {
        let mut values: Vec<f32> = (0..100).rev().map(|at| at as f32).collect();
        assert!((percentile(&mut values, 0.3) - 29.0).abs() < 1e-6);
        assert!(percentile(&mut [], 0.3).abs() < 1e-6);
    }
}
