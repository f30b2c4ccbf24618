//! The names of variants and rules.

use togyz_core::{
    Atsyrau, Majority, Repetition, Rules, Tuzdyks, UnknownRule, UnknownVariant, Variant,
};

/// All variants that there can be.
fn all_variants() -> Vec<Variant> {
    let mut all = Vec::new();
    for pits in 0..=u8::MAX {
        for stones in 0..=u8::MAX {
            for tuzdyks in [Tuzdyks::Made, Tuzdyks::Absent] {
                all.extend(Variant::new(pits, stones, tuzdyks));
            }
        }
    }
    all
}

#[test]
fn every_variant_is_read_back_from_its_name() {
    let all = all_variants();
    // 127 + 63 + 42 + 31 + 25 + 21 + 18 + 15 + 14 numbers of stones.
    assert_eq!(all.len(), 2 * 356);
    for variant in all {
        assert_eq!(variant.to_string().parse(), Ok(variant));
        for atsyrau in [Atsyrau::Collect, Atsyrau::ExtraMove] {
            for majority in [Majority::Stop, Majority::PlayOn] {
                for repetition in [Repetition::Ignored, Repetition::Claim] {
                    let rules = Rules {
                        variant,
                        atsyrau,
                        majority,
                        repetition,
                    };
                    assert_eq!(rules.to_string().parse(), Ok(rules));
                }
            }
        }
    }
}

#[test]
fn the_names_there_are_stand_in_the_list() {
    for name in Rules::NAMES {
        assert!(name.parse::<Rules>().is_ok(), "{name}");
    }
    for (name, variant) in Variant::NAMED {
        assert_eq!(name.parse(), Ok(variant));
        let rules = Rules::of(variant).to_string();
        assert!(Rules::NAMES.contains(&rules.as_str()), "{rules}");
    }
}

#[test]
fn a_size_may_be_that_of_a_variant_with_a_name() {
    assert_eq!("5x5-no-tuzdyk".parse(), Ok(Variant::BESTEMSHE));
    assert_ne!("5x5".parse(), Ok(Variant::BESTEMSHE));
    assert_eq!("9x9".parse(), Ok(Rules::default()));
}

#[test]
fn what_is_no_variant_is_refused() {
    for text in [
        "",
        "x",
        "6x",
        "x4",
        "0x4",
        "6x0",
        "06x4",
        "+6x4",
        "6 x4",
        "6x4 ",
        "6X4",
        "10x9",
        "9x15",
        "255x255",
        "6x4x4",
        "6x4-no-tuzdyks",
        "chess",
    ] {
        assert_eq!(text.parse::<Variant>(), Err(UnknownVariant), "{text:?}");
    }
    assert_eq!(
        "standard+play-on+6x".parse::<Rules>(),
        Err(UnknownRule { index: 2 })
    );
}
