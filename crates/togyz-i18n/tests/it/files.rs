//! The user's folders.

use std::fs;

use togyz_i18n::{FileFault, Locales, Message, Origin, TagError};

use crate::{Folder, tag};

#[test]
fn the_list_says_how_complete_a_file_is_and_where_it_comes_from() {
    let folder = Folder::new("files-list")
        .with("tr.ftl", include_str!("../data/tr.ftl"))
        .with("kk.ftl", "ui-your-move = Жүріңіз!\n")
        .with("notes.txt", "not a locale file");
    let list = folder.locales().list();
    let tags: Vec<String> = list.iter().map(|info| info.tag.to_string()).collect();
    assert_eq!(tags, ["en", "kk", "ky", "ru", "tr"]);
    assert_eq!(list[1].percent, 100);
    assert_eq!(list[1].name, "Қазақша");
    assert_eq!(
        list[1].origin,
        Origin::Overridden(vec![folder.0.join("kk.ftl")])
    );
    assert_eq!(list[4].percent, 1, "a beginning is not nothing");
    assert_eq!(list[4].name, "Türkçe");
    assert_eq!(list[4].origin, Origin::User(vec![folder.0.join("tr.ftl")]));
}

#[test]
fn the_name_of_a_file_is_a_tag_in_either_spelling() {
    let folder = Folder::new("files-names")
        .with("kk_Latn.ftl", "ui-your-move = Kezek sizde.\n")
        .with("my words.ftl", "")
        .with("kk.old.ftl", "")
        .with(".ftl.ftl", "");
    let locales = folder.locales();
    let latin = locales.catalog(&tag("kk-Latn"));
    assert_eq!(latin.say(&Message::UiYourMove), "Kezek sizde.");
    assert_eq!(latin.say(&Message::UiKazan), "Қазан");
    assert_eq!(locales.problems().len(), 3);
    for problem in locales.problems() {
        assert_eq!(problem.fault, FileFault::Name(TagError::Malformed));
    }
}

#[test]
fn of_two_files_for_one_language_the_first_counts() {
    let folder = Folder::new("files-twice")
        .with("kk-Latn.ftl", "ui-your-move = 1\n")
        .with("kk_Latn.ftl", "ui-your-move = 2\n");
    let locales = folder.locales();
    assert_eq!(
        locales.catalog(&tag("kk-Latn")).say(&Message::UiYourMove),
        "1"
    );
    assert_eq!(locales.problems().len(), 1);
    assert_eq!(locales.problems()[0].fault, FileFault::SecondFile);
    assert_eq!(locales.problems()[0].path, folder.0.join("kk_Latn.ftl"));
}

#[test]
fn a_folder_that_does_not_exist_is_passed_over() {
    let folder = Folder::new("files-none");
    let locales = Locales::with_folders([folder.0.join("nowhere")]);
    assert_eq!(locales.problems(), []);
    assert_eq!(locales.list().len(), 4);
}

#[test]
fn what_is_no_ordinary_file_is_not_read() {
    let folder = Folder::new("files-kinds");
    fs::create_dir(folder.0.join("tr.ftl")).unwrap();
    let locales = folder.locales();
    assert_eq!(locales.problems()[0].fault, FileFault::NotAFile);

    let a_file = folder.with("file", "");
    let locales = Locales::with_folders([a_file.0.join("file")]);
    assert!(matches!(
        locales.problems()[0].fault,
        FileFault::Unreadable(_)
    ));
}

#[test]
fn a_byte_order_mark_and_windows_line_ends_do_no_harm() {
    let folder = Folder::new("files-bom").with(
        "tr.ftl",
        "\u{feff}ui-your-move = Sıra\r\n    sizde.\r\nui-kazan = Hazine\r\n",
    );
    let turkish = folder.locales().catalog(&tag("tr"));
    assert_eq!(turkish.say(&Message::UiYourMove), "Sıra\nsizde.");
    assert_eq!(turkish.say(&Message::UiKazan), "Hazine");
}

#[test]
fn broken_syntax_costs_one_message() {
    let folder = Folder::new("files-syntax").with(
        "tr.ftl",
        "ui-kazan = Hazine\nui-goodbye = { $x\nui-your-move = Sıra sizde.\n",
    );
    let locales = folder.locales();
    let turkish = locales.catalog(&tag("tr"));
    assert_eq!(turkish.say(&Message::UiKazan), "Hazine");
    assert_eq!(turkish.say(&Message::UiGoodbye), "Goodbye!");
    assert_eq!(turkish.say(&Message::UiYourMove), "Sıra sizde.");
    assert!(matches!(
        locales.problems()[0].fault,
        FileFault::Syntax { line: 2 | 3 }
    ));
}
