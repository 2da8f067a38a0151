//! The instruction sets to choose from.
use super::processor;

/// A set of instructions that the 9x9 engine is compiled for. All give the same answers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Backend {
    /// AVX-512 with BW, VL, DQ and BITALG (processors since about 2019): 32 lanes.
    Avx512Bitalg,
    /// AVX-512 with BW, VL and DQ (servers since 2017): 32 lanes.
    Avx512,
    /// AVX2: 16 lanes.
    Avx2,
    /// SSE2, which every x86-64 processor has: 8 lanes.
    Sse2,
    /// NEON, which every 64-bit processor of ARM has: 8 lanes.
    Neon,
    /// Words of 64 bits, for every other processor: 16 lanes.
    Portable,
}

impl Backend {
    /// The backends that this processor can run, the fastest first.
    ///
    /// ```
    /// use whydoku_exact::Backend;
    /// assert_eq!(Backend::available().last(), Some(&Backend::Portable));
    /// ```
    pub fn available() -> &'static [Self] {
        // Each needs everything that the next one needs.
        #[cfg(target_arch = "x86_64")]
        const ALL: &[Backend] = &[
            Backend::Avx512Bitalg,
            Backend::Avx512,
            Backend::Avx2,
            Backend::Sse2,
            Backend::Portable,
        ];
        #[cfg(target_arch = "x86_64")]
        let has =
            [processor::has_avx512_bitalg(), processor::has_avx512(), processor::has_avx2(), true];
        #[cfg(not(target_arch = "x86_64"))]
        const ALL: &[Backend] = &[Backend::Neon, Backend::Portable];
        #[cfg(not(target_arch = "x86_64"))]
        let has = [processor::has_neon()];
        let skip = has.iter().take_while(|&&has| !has).count();
        &ALL[skip..]
    }
    /// The fastest backend of this processor.
    pub fn fastest() -> Self {
        Self::available()[0]
    }
}
