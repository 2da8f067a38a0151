//! Every operation of a vector against its definition, lane by lane.
#[cfg(target_arch = "x86_64")]
use super::{Boxes, CANDIDATES};
use super::{Lanes, Sets};
use whydoku_core::Random;

const ROUNDS: usize = if cfg!(miri) { 3 } else { 300 };

type Numbers = [u16; 32];

fn vector<V: Sets>(of: &Numbers) -> V {
    let mut vector = V::splat(0);
    for lane in 0..V::COUNT {
        vector.set(lane, of[lane]);
    }
    vector
}

/// Sets of digits, from empty to full ones.
fn sets(random: &mut Random) -> Numbers {
    core::array::from_fn(|_| {
        let often = random.below(10);
        (0..9).fold(0, |set, digit| set | u16::from(random.below(9) < often) << digit)
    })
}

fn numbers(random: &mut Random, limit: usize) -> Numbers {
    core::array::from_fn(|_| random.below(limit) as u16)
}

/// Compares each lane with what `expected` says about it.
fn assert_lanes<V: Sets>(name: &str, found: V, expected: impl Fn(usize) -> u16) {
    for lane in 0..V::COUNT {
        assert_eq!(found.get(lane), expected(lane), "{name}, lane {lane}");
    }
}

/// The lanes for which `holds` is true, as a set.
fn lanes_where<V: Sets>(holds: impl Fn(usize) -> bool) -> u32 {
    (0..V::COUNT).fold(0, |lanes, lane| lanes | u32::from(holds(lane)) << lane)
}

/// Checks the operations of [`Sets`], where the processor has them.
pub(in crate::nine) fn of_sets<V: Sets>() {
    if !V::is_there() {
        return;
    }
    let random = &mut Random::new(17);
    for _ in 0..ROUNDS {
        let [a, b, c] = [sets(random), sets(random), sets(random)];
        let v: [V; 3] = [vector(&a), vector(&b), vector(&c)];
        assert_lanes("and", V::and(v[0], v[1]), |i| a[i] & b[i]);
        assert_lanes("or", V::or(v[0], v[1]), |i| a[i] | b[i]);
        assert_lanes("and_not", V::and_not(v[0], v[1]), |i| a[i] & !b[i]);
        assert_lanes("and3", V::and3(v[0], v[1], v[2]), |i| a[i] & b[i] & c[i]);
        assert_lanes("or3", V::or3(v[0], v[1], v[2]), |i| a[i] | b[i] | c[i]);
        let majority = |i: usize| a[i] & b[i] | a[i] & c[i] | b[i] & c[i];
        assert_lanes("majority", V::majority(v[0], v[1], v[2]), majority);
        assert_lanes("or_and", V::or_and(v[0], v[1], v[2]), |i| a[i] | b[i] & c[i]);
        assert_lanes("unless_both", V::unless_both(v[0], v[1], v[2]), |i| a[i] & !(b[i] & c[i]));
        assert_lanes("unless_either", V::unless_either(v[0], v[1], v[2]), |i| {
            a[i] & !(b[i] | c[i])
        });
        let part = |i: usize| if a[i].count_ones() <= 1 { a[i] } else { a[i] & b[i] };
        assert_lanes("single_or", V::single_or(v[0], V::and(v[0], v[1])), part);
        let filled = |i: usize| if a[i] == 0 { b[i] } else { a[i] };
        assert_lanes("nonzero_or", V::nonzero_or(v[0], v[1]), filled);
        let whole = |i: usize| if a[i].count_ones() >= 3 { a[i] } else { a[i] | b[i] };
        assert_lanes("three_or", V::three_or(v[0], V::or(v[0], v[1])), whole);
        let few = |i: usize| if a[i].count_ones() <= 3 { a[i] } else { 0 };
        assert_lanes("at_most_three", V::at_most_three(v[0]), few);
        let kept = V::keep_filled(V::keep_filled(V::splat(0x8000), v[0]), v[1]);
        let empty = lanes_where::<V>(|i| a[i] == 0 || b[i] == 0);
        assert_eq!(V::equal(kept, V::splat(0)), empty, "keep_filled");
        assert_eq!(
            V::equal(v[0], V::and(v[0], v[1])),
            lanes_where::<V>(|i| a[i] & !b[i] == 0),
            "equal"
        );
        let (any, less) = (numbers(random, 0x1_0000), numbers(random, 0x8000));
        let least = V::min(vector(&any), vector(&less));
        assert_lanes("min", least, |i| any[i].min(less[i]));
        let half: V = vector(&any.map(|number| number / 2));
        assert_lanes("add", V::add(half, vector(&less)), |i| any[i] / 2 + less[i]);
        let lanes = random.next_u64() as u32;
        assert_lanes("mask", V::mask(lanes), |i| if lanes >> i & 1 == 1 { u16::MAX } else { 0 });
        let mut taken = v[0];
        (0..V::COUNT).for_each(|lane| taken.take(lane, b[lane]));
        assert_lanes("take", taken, |i| a[i] & !b[i]);
    }
}

/// Checks the operations of [`Lanes`], where the processor has them.
pub(in crate::nine) fn of_lanes<V: Lanes>() {
    of_sets::<V>();
    if !V::is_there() {
        return;
    }
    let random = &mut Random::new(18);
    for _ in 0..ROUNDS {
        let all: [Numbers; 6] = core::array::from_fn(|_| sets(random));
        let [a, b, c, ..] = all;
        let v: [V; 3] = [vector(&a), vector(&b), vector(&c)];
        let mask = random.next_u64() as u32;
        let selected = |i: usize| if mask >> i & 1 == 1 { c[i] } else { b[i] };
        assert_lanes("select", V::select(V::mask(mask), v[1], v[2]), selected);
        assert_lanes("lowest_bit", V::lowest_bit(v[0]), |i| a[i] & a[i].wrapping_neg());
        let ones = |holds: bool| if holds { super::ALL } else { 0 };
        let digits = V::splat(super::ALL);
        assert_lanes("is_zero", V::and(V::is_zero(v[0]), digits), |i| ones(a[i] == 0));
        let equal = V::equal_mask(v[0], V::and(v[0], v[1]));
        assert_lanes("equal_mask", V::and(equal, digits), |i| ones(a[i] & !b[i] == 0));
        let sums = numbers(random, 0x2000);
        assert_lanes("times_eight", V::times_eight(vector(&sums)), |i| 8 * sums[i]);
        let above = |i: usize| sums[i].saturating_sub(4_300) / 2;
        assert_lanes("half_above", V::half_above(vector(&sums), 4_300), above);
        let bits = |i: usize| all.iter().map(|set| set[i].count_ones() as u16).sum();
        assert_lanes("count_bits", V::count_bits(all.map(|set| vector(&set))), bits);
        moves::<V>(random, &a, &b);
    }
}

/// Checks the moves of lanes; the vectors of cells differ, and all of them move alike.
fn moves<V: Lanes>(random: &mut Random, a: &Numbers, b: &Numbers) {
    let turned = |set: &Numbers, cell: usize| set.map(|set| set ^ cell as u16);
    let board = |set: &Numbers| core::array::from_fn(|cell| vector::<V>(&turned(set, cell)));
    let lanes = lanes_where::<V>(|lane| a[lane] & 1 == 0);
    let sources: Vec<usize> = (0..V::COUNT).filter(|lane| lanes >> lane & 1 == 0).collect();
    let mut order = [0; 32];
    for from in &mut order {
        *from = random.below(V::COUNT) as u8;
    }
    let (from, mut to): ([V; 81], [V; 81]) = (board(a), board(b));
    V::move_lanes(&from, &order, &mut to, lanes);
    let moved = |lane: usize| lanes >> lane & 1 == 1;
    for (cell, vector) in to.into_iter().enumerate() {
        let set = |i: usize| if moved(i) { a[usize::from(order[i])] } else { b[i] };
        assert_lanes("move_lanes", vector, |i| set(i) ^ cell as u16);
    }
    if sources.is_empty() {
        return;
    }
    for from in &mut order {
        *from = sources[random.below(sources.len())] as u8;
    }
    let mut within: [V; 81] = board(a);
    V::copy_within(&mut within, &order, lanes);
    for (cell, vector) in within.into_iter().enumerate() {
        let set = |i: usize| if moved(i) { a[usize::from(order[i])] } else { a[i] };
        assert_lanes("copy_within", vector, |i| set(i) ^ cell as u16);
    }
}

/// Checks the operations of [`Boxes`], where the processor has them.
#[cfg(target_arch = "x86_64")]
pub(in crate::nine) fn of_boxes<V: Boxes>() {
    of_sets::<V>();
    if !V::is_there() {
        return;
    }
    let random = &mut Random::new(19);
    for _ in 0..ROUNDS {
        let a = sets(random);
        let x = V::load(&a);
        let mut copy = [0; 32];
        V::store(x, &mut copy);
        assert_eq!(copy[..V::COUNT], a[..V::COUNT], "load and store");
        for (band, stack) in (0..9).map(|at| (at / 3, at % 3)) {
            let at = |band: usize, stack: usize| a[band % 3 * 4 + stack % 3];
            let lane = |vector: V| vector.get(band * 4 + stack);
            assert_eq!(lane(V::next::<false>(x)), at(band, stack + 1), "the next in a band");
            assert_eq!(lane(V::last::<false>(x)), at(band, stack + 2), "the last in a band");
            assert_eq!(lane(V::next::<true>(x)), at(band + 1, stack), "the next in a stack");
            assert_eq!(lane(V::last::<true>(x)), at(band + 2, stack), "the last in a stack");
        }
        opened::<V>(core::array::from_fn(|_| random.below(10) as u8));
    }
}

/// Checks that every cell of a board is in its lane, and that the other lanes are empty.
#[cfg(target_arch = "x86_64")]
fn opened<V: Boxes>(numbers: [u8; 81]) {
    let board = V::open(&numbers);
    for (place, lane) in (0..9).flat_map(|place| (0..16).map(move |lane| (place, lane))) {
        let (row, column) = (lane / 4 * 3 + place / 3, lane % 4 * 3 + place % 3);
        let set = if row < 9 && column < 9 {
            CANDIDATES[usize::from(numbers[row * 9 + column])]
        } else {
            0
        };
        assert_eq!(board[place / 3][place % 3].get(lane), set, "open");
    }
}
