#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| pencilmark_trials::proof(data));
