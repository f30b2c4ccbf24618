//! What is missing falls back, message by message.

use togyz_core::{PitNo, Side};
use togyz_i18n::{Fault, Locales, Message};

use crate::{Folder, catalog, tag};

const TURKISH: &str = include_str!("../data/tr.ftl");

fn sow() -> Message {
    Message::NarrateSow {
        mover: Side::White,
        stones: 9,
        from: PitNo::new(7).unwrap(),
        wording: 0,
    }
}

#[test]
fn a_file_alone_makes_a_language() {
    let folder = Folder::new("fallback-tr").with("tr.ftl", TURKISH);
    let locales = folder.locales();
    assert_eq!(locales.problems(), []);
    let turkish = locales.catalog(&tag("tr"));
    assert_eq!(turkish.say(&sow()), "Beyaz 7. kuyudaki 9 taşı dağıttı.");
    assert_eq!(
        turkish.say(&Message::NarrateTurn { mover: Side::Black }),
        "Sıra: Siyah."
    );
    assert_eq!(turkish.language_name(&tag("tr")), Some("Türkçe"));
    assert_eq!(turkish.language_name(&tag("ky")), Some("Кыргызча"));
    assert_eq!(turkish.language_name(&tag("uz")), None);
    assert_eq!(turkish.language(), &tag("tr"));
}

#[test]
fn what_it_lacks_is_said_in_english_and_is_no_fault() {
    let folder = Folder::new("fallback-tr-en").with("tr.ftl", TURKISH);
    let turkish = folder.locales().catalog(&tag("tr"));
    assert_eq!(turkish.say(&Message::UiYourMove), "Your move.");
    assert_eq!(turkish.skipped(), []);
}

#[test]
fn what_it_lacks_is_said_in_the_language_it_names() {
    let file = format!("meta-fallback = kk\n{TURKISH}");
    let folder = Folder::new("fallback-tr-kk").with("tr.ftl", file);
    let turkish = folder.locales().catalog(&tag("tr"));
    assert_eq!(turkish.say(&sow()), "Beyaz 7. kuyudaki 9 taşı dağıttı.");
    assert_eq!(turkish.say(&Message::UiYourMove), "Кезек сізде.");
}

#[test]
fn a_message_that_cannot_be_said_is_skipped_once() {
    let file = "narrate-sow = { $mover } { $stone }\nui-your-move = Sıra sizde.\n";
    let folder = Folder::new("fallback-skip").with("tr.ftl", file);
    let turkish = folder.locales().catalog(&tag("tr"));
    let english = catalog("en").say(&sow());
    assert_eq!(turkish.say(&sow()), english);
    assert_eq!(turkish.say(&sow()), english);
    assert_eq!(turkish.say(&Message::UiYourMove), "Sıra sizde.");
    let skipped = turkish.skipped();
    assert_eq!(skipped.len(), 1);
    assert_eq!(skipped[0].id, "narrate-sow");
    assert_eq!(skipped[0].language, "tr");
    assert_eq!(skipped[0].fault, Fault::Reference("$stone".to_owned()));
}

#[test]
fn a_users_message_replaces_one_that_is_built_in() {
    let file = "ui-your-move = Жүріңіз!\nlocal-mover-gen = X\nnarrate-odd = { $nothing }\n";
    let folder = Folder::new("fallback-override").with("kk.ftl", file);
    let kazakh = folder.locales().catalog(&tag("kk"));
    assert_eq!(kazakh.say(&Message::UiYourMove), "Жүріңіз!");
    // The rest, and what is broken in the user's file, is as it was.
    assert_eq!(kazakh.say(&sow()), catalog("kk").say(&sow()));
    let odd = Message::NarrateOdd {
        made: 5,
        wording: 0,
    };
    assert_eq!(kazakh.say(&odd), catalog("kk").say(&odd));
}

#[test]
fn the_first_folder_counts_most() {
    let first = Folder::new("fallback-first").with("ky.ftl", "ui-your-move = 1\n");
    let second =
        Folder::new("fallback-second").with("ky.ftl", "ui-your-move = 2\nui-goodbye = 2\n");
    let locales = Locales::with_folders([&first.0, &second.0]);
    let kyrgyz = locales.catalog(&tag("ky"));
    assert_eq!(kyrgyz.say(&Message::UiYourMove), "1");
    assert_eq!(kyrgyz.say(&Message::UiGoodbye), "2");
    assert_eq!(kyrgyz.say(&Message::UiKazan), "Казан");
}

#[test]
fn an_unknown_language_is_english() {
    let catalog = Locales::embedded().catalog(&tag("uz"));
    assert_eq!(catalog.language(), &tag("en"));
    assert_eq!(catalog.say(&Message::UiYourMove), "Your move.");
}

#[test]
fn right_to_left_languages_isolate_what_is_put_in() {
    let file = "narrate-odd = ‏{ $made } تاق\n";
    let folder = Folder::new("fallback-rtl")
        .with("ug.ftl", file)
        .with("tr.ftl", file);
    let uyghur = folder.locales().catalog(&tag("ug"));
    assert!(uyghur.is_right_to_left());
    let odd = Message::NarrateOdd {
        made: 5,
        wording: 0,
    };
    assert!(uyghur.say(&odd).contains("\u{2068}5\u{2069}"));
    let turkish = folder.locales().catalog(&tag("tr"));
    assert!(!turkish.is_right_to_left());
    assert!(!turkish.say(&odd).contains(['\u{2068}', '\u{2069}']));
}

#[test]
fn plural_rules_can_be_borrowed() {
    let message = "narrate-odd = { $made ->\n    [few] few\n   *[other] other\n }\n";
    let folder = Folder::new("fallback-plurals")
        .with("alt.ftl", format!("meta-plurals = ru\n{message}"))
        .with("tt.ftl", message);
    let locales = folder.locales();
    let odd = Message::NarrateOdd {
        made: 3,
        wording: 0,
    };
    assert_eq!(locales.catalog(&tag("alt")).say(&odd), "few");
    assert_eq!(locales.catalog(&tag("tt")).say(&odd), "other");
}

#[test]
fn the_words_of_a_command_are_those_of_the_language_and_the_english_ones() {
    let words = |language| catalog(language).words(&Message::CmdUndo);
    assert_eq!(words("kk"), ["қайтару", "артқа", "undo", "back"]);
    assert_eq!(words("en"), ["undo", "back"]);
}

#[test]
fn a_catalogue_is_shared_between_threads() {
    let kazakh = catalog("kk");
    let said = std::thread::scope(|scope| {
        let threads = [0; 4].map(|_| scope.spawn(|| kazakh.say(&Message::UiYourMove)));
        threads.map(|thread| thread.join().unwrap())
    });
    assert!(said.iter().all(|sentence| sentence == "Кезек сізде."));
}
