//! What the processor supports. The backends with vectors are sound because this is checked first.

/// Whether the processor has AVX-512 and can count bits with it.
#[cfg(target_arch = "x86_64")]
pub(super) fn has_avx512_bitalg() -> bool {
    is_x86_feature_detected!("avx512bitalg") && has_avx512()
}

/// Whether the processor has AVX-512 with the parts that all but the oldest such processors have.
#[cfg(target_arch = "x86_64")]
pub(super) fn has_avx512() -> bool {
    is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512bw")
        && is_x86_feature_detected!("avx512vl")
        && is_x86_feature_detected!("avx512dq")
        && has_avx2()
}

/// Whether the processor has AVX2, and the instructions that came with it.
#[cfg(target_arch = "x86_64")]
pub(super) fn has_avx2() -> bool {
    is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("lzcnt")
        && is_x86_feature_detected!("popcnt")
}

/// Whether the processor has NEON: every one has that runs what is compiled for 64-bit ARM and an operating
/// system. The vectors count their lanes in the order in which they are in memory.
#[cfg(not(target_arch = "x86_64"))]
pub(super) const fn has_neon() -> bool {
    cfg!(all(target_arch = "aarch64", target_feature = "neon", target_endian = "little"))
}
