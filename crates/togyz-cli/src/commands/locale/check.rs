//! `togyz locale check`: what is wrong in the files of languages.

use std::collections::BTreeMap;
use std::path::Path;

use serde::Serialize;
use togyz_i18n::{Argument, Catalog, Fact, FileFault, Finding, Level, Message, Problem, Report};

use super::excerpt::excerpt;
use super::{installed, list};
use crate::app::{App, Style, Verbosity};
use crate::cli::flags::Format;
use crate::cli::{CheckArgs, Rigour};
use crate::error::{Error, Exit};
use crate::view::Charset;

/// What says which fields there are.
const SCHEMA: &str = "togyz.locale-finding/1";

/// Set in before an excerpt and a cure.
const INDENT: &str = "    ";

#[derive(Serialize)]
struct Found<'a> {
    schema: &'static str,
    file: &'a str,
    line: usize,
    column: usize,
    /// In characters; 0 if it is about the whole file.
    length: usize,
    code: &'static str,
    level: &'static str,
    message: &'static str,
    facts: BTreeMap<&'static str, Value>,
    /// The messages that are missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    missing: Option<&'a [&'static str]>,
    text: String,
    cure: String,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Value {
    Number(u32),
    Text(String),
}

/// Checks the files, and says what it finds.
pub(super) fn run(app: &mut App, args: &CheckArgs) -> Result<(), Error> {
    let reports = if args.what.is_empty() {
        app.locales.check_all()
    } else {
        let mut reports = Vec::new();
        for what in &args.what {
            reports.extend(reports_on(app, what)?);
        }
        reports
    };
    let count = |level| -> usize { reports.iter().map(|report| report.count(level)).sum() };
    let (errors, warnings) = (count(Level::Error), count(Level::Warning));
    match args.format {
        Format::Json => {
            for report in &reports {
                json(app, report)?;
            }
        }
        Format::Text => {
            for report in &reports {
                text(app, report)?;
            }
            if args.what.is_empty() && app.settings.verbosity == Verbosity::Verbose {
                app.line("")?;
                list::coverage(app)?;
            }
            if errors + warnings > 0 {
                let number = |count| u32::try_from(count).unwrap_or(u32::MAX);
                app.say(&Message::ReportLocaleErrors {
                    count: number(errors),
                })?;
                app.say(&Message::ReportLocaleWarnings {
                    count: number(warnings),
                })?;
            }
        }
    }
    if errors > 0 || args.rigour == Rigour::Warnings && warnings > 0 {
        return Err(Error::Exit(Exit::Findings));
    }
    Ok(())
}

/// The reports on what a person named: a file, or an installed language.
fn reports_on(app: &App, what: &Path) -> Result<Vec<Report>, Error> {
    let is_file = what.extension().is_some_and(|extension| extension == "ftl") || what.is_file();
    if let (false, Some(name)) = (is_file, what.to_str()) {
        return Ok(app.locales.check_language(&installed(app, name)?));
    }
    match app.locales.check_file(what) {
        Ok(report) => Ok(vec![report]),
        Err(FileFault::Unreadable(std::io::ErrorKind::NotFound)) => {
            let file = what.display().to_string();
            Err(Error::new(
                Exit::Failed,
                Message::ErrorFileNotFound { file },
            ))
        }
        Err(fault) => {
            let path = what.to_owned();
            let problem = Problem { path, fault };
            Err(Error::new(Exit::Failed, Message::from(&problem)))
        }
    }
}

fn text(app: &mut App, report: &Report) -> Result<(), Error> {
    let charset = match app.settings.style {
        Style::Drawing(Charset::Ascii) => Charset::Ascii,
        Style::Drawing(Charset::Unicode) | Style::Text => Charset::Unicode,
    };
    let columns = app.columns().saturating_sub(INDENT.len());
    for finding in &report.findings {
        let Finding { line, column, .. } = finding;
        let code = finding.fact.code();
        let sentence = app.text(&finding.fact.sentence());
        app.line(&format!(
            "{}:{line}:{column} {code} {sentence}",
            report.file
        ))?;
        if let Some((line, span)) = report.excerpt(finding) {
            for line in excerpt(line, &span, columns, charset) {
                app.print(&format!("{INDENT}{line}\n"))?;
            }
        }
        if let (Fact::Missing { ids, .. }, Verbosity::Verbose) =
            (&finding.fact, app.settings.verbosity)
        {
            app.line(&format!("{INDENT}{}", ids.join(" ")))?;
        }
        let cure = app.text(&finding.fact.cure());
        app.line(&format!("{INDENT}{cure}"))?;
    }
    if report.findings.is_empty() {
        let file = report.file.clone();
        app.say(&Message::ReportLocaleClean { file })?;
    }
    Ok(())
}

fn json(app: &mut App, report: &Report) -> Result<(), Error> {
    for finding in &report.findings {
        let found = found(&app.catalog, report, finding);
        // Only numbers, texts and lists of them.
        let line = serde_json::to_string(&found).unwrap_or_default();
        app.print(&format!("{line}\n"))?;
    }
    Ok(())
}

fn found<'a>(catalog: &Catalog, report: &'a Report, finding: &'a Finding) -> Found<'a> {
    let sentence = finding.fact.sentence();
    let arguments = sentence.arguments().into_iter();
    let facts = arguments.map(|(name, argument)| {
        let value = match argument {
            Argument::Num(number) => Value::Number(number),
            Argument::Key(key) => Value::Text(key.to_owned()),
            Argument::Text(text) => Value::Text(text.to_owned()),
            Argument::Decimal(number) => Value::Text(number.as_str().to_owned()),
        };
        (name, value)
    });
    let missing = match &finding.fact {
        Fact::Missing { ids, .. } => Some(ids.as_slice()),
        _ => None,
    };
    let part = report.text.get(finding.span.clone()).unwrap_or_default();
    Found {
        schema: SCHEMA,
        file: &report.file,
        line: finding.line,
        column: finding.column,
        length: part.chars().count(),
        code: finding.fact.code().name(),
        level: match finding.fact.code().level() {
            Level::Error => "error",
            Level::Warning => "warning",
        },
        message: sentence.id(),
        facts: facts.collect(),
        missing,
        text: catalog.say(&sentence),
        cure: catalog.say(&finding.fact.cure()),
    }
}
