#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| whydoku_trials::growth(data));
