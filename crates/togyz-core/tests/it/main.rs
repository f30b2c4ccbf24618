//! The integration tests of `togyz-core`, one binary.

mod corpus;
mod differential;
mod figures;
mod games;
mod json;
mod lockstep;
mod move_text;
mod naive;
mod naive_checks;
mod perft;
mod properties;
mod random;
mod reachable;
mod real_records;
mod record_faults;
mod records_feed;
mod records_junk;
mod records_read;
mod records_write;
mod replay;
mod rulebook;
mod setup;
mod single_moves;
mod variants;

#[expect(
    unreachable_pub,
    reason = "it belongs to the library of the fuzz targets"
)]
#[path = "../../fuzz/src/targets.rs"]
mod targets;
