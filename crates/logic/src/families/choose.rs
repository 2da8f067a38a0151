//! Chooses several items of a list, in lexicographic order.
use crate::sink::Flow;
use core::ops::ControlFlow;

/// Calls `visit` with every choice of `count` items, in lexicographic order; `keep` may cut off a
/// partial choice that leads nowhere.
pub(crate) fn choose<T: Copy>(
    items: &[T],
    count: usize,
    keep: &mut dyn FnMut(&[T]) -> bool,
    visit: &mut dyn FnMut(&[T]) -> Flow,
) -> Flow {
    fn go<T: Copy>(
        items: &[T],
        count: usize,
        chosen: &mut Vec<T>,
        keep: &mut dyn FnMut(&[T]) -> bool,
        visit: &mut dyn FnMut(&[T]) -> Flow,
    ) -> Flow {
        if chosen.len() == count {
            return visit(chosen);
        }
        let missing = count - chosen.len();
        for at in 0..(items.len() + 1).saturating_sub(missing) {
            chosen.push(items[at]);
            if keep(chosen) {
                go(&items[at + 1..], count, chosen, keep, visit)?;
            }
            chosen.pop();
        }
        ControlFlow::Continue(())
    }
    go(items, count, &mut Vec::with_capacity(count), keep, visit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_come_in_lexicographic_order_and_can_be_pruned() {
        let mut seen = Vec::new();
        let _ = choose(&[1, 2, 3, 4], 2, &mut |part| part[0] != 2, &mut |pair| {
            seen.push((pair[0], pair[1]));
            ControlFlow::Continue(())
        });
        assert_eq!(seen, [(1, 2), (1, 3), (1, 4), (3, 4)]);
        assert!(choose(&[1], 2, &mut |_| true, &mut |_| ControlFlow::Break(())).is_continue());
    }
}
