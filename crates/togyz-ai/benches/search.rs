//! Speed of the search.

use divan::Bencher;
use divan::counter::ItemsCount;
use togyz_ai::bench;

fn main() {
    divan::main();
}

/// Nodes of the fixed set of positions, by depth.
#[divan::bench(args = [6, 9, 12], sample_count = 5)]
fn positions(bencher: Bencher, depth: u32) {
    let nodes = bench(depth).nodes();
    bencher
        .counter(ItemsCount::new(nodes))
        .bench(|| bench(divan::black_box(depth)));
}
