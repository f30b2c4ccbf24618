//! The endgame tables of a conversation.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use togyz_ai::endgame::Tables;
use togyz_i18n::Message;

use super::fault::shown;
use super::options::EMPTY;
use crate::app::App;
use crate::commands::tables::{BuildAhead, may_build_ahead, usual_folder};

/// The tables that the engine may ask, and those that are being built for it.
#[derive(Debug)]
pub(super) struct Endgames {
    /// Where tables are if nobody says.
    usual: Option<PathBuf>,
    /// Where they are; `None`: none are wanted.
    folder: Option<PathBuf>,
    may_build: bool,
    /// `None` before they are needed first.
    tables: Option<Arc<Tables>>,
    /// Whether what was missing in the folder has been begun.
    has_begun: bool,
    builder: Option<BuildAhead>,
}

impl Endgames {
    /// Those of the person.
    pub(super) fn usual(app: &App) -> Self {
        let usual = usual_folder(app);
        Self {
            folder: usual.clone(),
            usual,
            may_build: may_build_ahead(app),
            tables: None,
            has_begun: false,
            builder: None,
        }
    }

    /// Where tables are if nobody says, as the protocol writes it.
    pub(super) fn usual_folder(&self) -> String {
        let folder = self.usual.as_ref();
        let text = folder.map(|folder| folder.display().to_string());
        text.filter(|text| !text.contains(char::is_control))
            .unwrap_or_else(|| EMPTY.to_owned())
    }

    /// From now on, no tables are used.
    pub(super) fn forget(&mut self) {
        self.folder = None;
        self.tables = None;
        self.builder = None;
    }

    /// From now on, those in `folder` are used. An error if there is no such
    /// folder, which changes nothing, or if some of them cannot be used.
    pub(super) fn name(&mut self, folder: &Path) -> Result<(), Message> {
        if !folder.is_dir() && self.usual.as_deref() != Some(folder) {
            return Err(Message::ErrorFolderNotFound {
                file: shown(&folder.display().to_string()),
            });
        }
        let tables = Tables::open(folder);
        let fault = tables.faults().first().map(|fault| fault.path.clone());
        self.folder = Some(folder.to_owned());
        self.tables = Some(Arc::new(tables));
        self.has_begun = false;
        self.builder = None;
        match fault {
            None => Ok(()),
            Some(path) => Err(Message::ErrorEngineTable {
                file: shown(&path.display().to_string()),
            }),
        }
    }

    /// Opens the tables, begins to build those that are missing, and opens them
    /// once they are there. Never waits for them. An error, told once, if they
    /// cannot be written to a folder that was named: nobody has asked for those
    /// at the usual place.
    pub(super) fn prepare(&mut self) -> Result<(), Message> {
        let Some(folder) = &self.folder else {
            return Ok(());
        };
        let tables = self
            .tables
            .get_or_insert_with(|| Arc::new(Tables::open(folder)));
        if !self.has_begun {
            self.has_begun = true;
            if self.may_build {
                self.builder = BuildAhead::start(tables);
            }
            return Ok(());
        }
        let Some(builder) = self.builder.take_if(|builder| builder.is_finished()) else {
            return Ok(());
        };
        let ended = builder.end();
        *tables = Arc::new(Tables::open(folder));
        match ended {
            Err(error) if self.usual.as_ref() != Some(folder) => {
                Err(Message::ErrorFileNotWritable {
                    file: shown(&error.path.display().to_string()),
                })
            }
            Ok(()) | Err(_) => Ok(()),
        }
    }

    /// What the next search may ask.
    pub(super) fn tables(&self) -> Option<Arc<Tables>> {
        self.tables.clone()
    }
}
