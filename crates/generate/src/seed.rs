//! From a seed to puzzles: the part of the promises that must never change.
use whydoku_core::Random;

/// The generator of one attempt. Attempts of one seed are independent, so they
/// can be made in any order, on any number of threads: attempt `n` of seed `s` is a
/// [`Random`] seeded with `mix(s ^ mix(n))`, where `mix` is the finaliser of `SplitMix64` after
/// adding its constant (Steele, Lea and Flood, "Fast splittable pseudorandom number generators",
/// 2014).
///
/// ```
/// use whydoku_generate::random_of;
/// assert_eq!(random_of(1, 2).next_u64(), random_of(1, 2).next_u64());
/// assert_ne!(random_of(1, 2).next_u64(), random_of(2, 1).next_u64());
/// ```
pub fn random_of(seed: u64, attempt: u64) -> Random {
    Random::new(mix(seed ^ mix(attempt)))
}

fn mix(value: u64) -> u64 {
    let z = value.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
