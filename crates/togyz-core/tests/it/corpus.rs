//! The inputs of the fuzz targets, tried again.

use std::fs;
use std::path::Path;

use crate::targets::ALL;

#[test]
fn every_input_of_the_fuzz_targets_is_fine() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus");
    let mut bytes = 0;
    for (name, target) in ALL {
        let folder = fs::read_dir(corpus.join(name)).expect(name);
        let mut inputs = 0;
        for entry in folder {
            let path = entry.expect(name).path();
            println!("{}", path.display());
            let input = fs::read(&path).expect("an input");
            target(&input);
            inputs += 1;
            bytes += input.len();
        }
        assert!(inputs >= 10, "{name} has {inputs} inputs");
    }
    assert_eq!(
        fs::read_dir(&corpus).expect("the folder").count(),
        ALL.len()
    );
    assert!(bytes < 64 * 1024, "the corpus is to stay small");
}
