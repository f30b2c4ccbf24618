use togyz_ai::{Bench, bench};

/// The nodes of the fixed search by the engine as it is by default, its network
/// included. A change of the search or the evaluation changes them, and this
/// number with them; anything else must not.
const NODES: u64 = 22_059;

#[test]
fn the_fixed_search_has_its_signature() {
    assert_eq!(bench(8).nodes(), NODES);
}

#[test]
fn every_position_of_the_bench_is_searched() {
    let Bench { depth, lines } = bench(2);
    assert_eq!(depth, 2);
    assert_eq!(lines.len(), 16);
    assert!(lines.iter().all(|line| line.nodes > 0));
}
