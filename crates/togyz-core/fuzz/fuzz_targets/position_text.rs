#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| togyz_core_fuzz::targets::position_text(data));
