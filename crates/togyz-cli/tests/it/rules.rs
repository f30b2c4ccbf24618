//! The rules on one page.

use crate::session::togyz;

#[test]
fn the_page_is_printed_in_each_language() {
    for language in ["en", "kk", "ky", "ru"] {
        let ran = togyz(["rules", "--lang", language]).run();
        assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
        insta::assert_snapshot!(format!("rules_{language}"), ran.output);
    }
}
