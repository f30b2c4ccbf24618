//! Whether what is handed out works where nothing else is: the package is
//! installed in an empty root, and its program, its manual and its completions
//! are tried there.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::Made;
use super::project::output;
use crate::Failed;
use crate::training::failed;

/// Refuses what is made differently the second time.
pub(super) fn same(first: &Made, second: &Made) -> Result<(), Failed> {
    for (one, other) in first.paths().into_iter().zip(second.paths()) {
        let [bytes, again] = [one, other].map(|path| fs::read(path).map_err(|e| failed(path, &e)));
        if bytes? != again? {
            eprintln!("{}: made again it is another file.", one.display());
            return Err(Failed);
        }
    }
    println!("made twice: the same files");
    Ok(())
}

/// Installs the package below `folder` and tries it.
pub(super) fn installs(made: &Made, folder: &Path) -> Result<(), Failed> {
    if !is_there("dpkg") {
        println!("There is no dpkg here: the package is not tried.");
        return Ok(());
    }
    let root = Root::install(&made.deb, folder)?;
    root.starts(&made.version)?;
    root.plays()?;
    root.explains()?;
    root.completes()?;
    sums(made)?;
    Ok(())
}

/// An empty root with nothing but the package.
struct Root(PathBuf);

impl Root {
    fn install(deb: &Path, folder: &Path) -> Result<Self, Failed> {
        match fs::remove_dir_all(folder) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                return Err(failed(folder, &error));
            }
            _ => {}
        }
        let database = folder.join("var/lib/dpkg");
        for name in ["info", "updates", "triggers"] {
            let path = database.join(name);
            fs::create_dir_all(&path).map_err(|error| failed(&path, &error))?;
        }
        let status = database.join("status");
        fs::write(&status, "").map_err(|error| failed(&status, &error))?;
        let folder = folder
            .canonicalize()
            .map_err(|error| failed(folder, &error))?;
        output(Command::new("dpkg-deb").arg("--info").arg(deb))?;
        output(
            Command::new("dpkg")
                .arg(format!("--root={}", folder.display()))
                .arg(format!("--log={}", folder.join("log").display()))
                // The C library is not in the empty root, nor is root's name.
                .args(["--force-depends", "--force-not-root", "--install"])
                .arg(deb),
        )?;
        println!("{}: installed in {}", deb.display(), folder.display());
        Ok(Self(folder))
    }

    /// The program, for a person of this language who has nothing yet.
    fn togyz(&self, lang: &str, args: &[&str]) -> Result<String, Failed> {
        output(
            Command::new(self.0.join("usr/bin/togyz"))
                .args(args)
                .env_clear()
                .env("HOME", self.0.join("home"))
                .env("LANG", lang),
        )
    }

    fn starts(&self, version: &str) -> Result<(), Failed> {
        let told = self.togyz("C", &["--version"])?;
        expect("togyz --version", &told, &format!("togyz {version}"))
    }

    fn plays(&self) -> Result<(), Failed> {
        let args = ["replay", "--moves", "76 98", "--style", "text"];
        let told = self.togyz("kk_KZ.UTF-8", &args)?;
        expect("togyz replay in Kazakh", &told, "қостаушы")
    }

    /// The pages of the manual, in each language.
    fn explains(&self) -> Result<(), Failed> {
        if !is_there("man") {
            println!("There is no man here: the manual is not tried.");
            return Ok(());
        }
        let pages = self.0.join("usr/share/man");
        for (lang, heading) in [
            ("", "SYNOPSIS"),
            ("kk", "ҚОЛДАНЫЛУЫ"),
            ("ru", "СИНТАКСИС"),
            ("ky", "КОЛДОНУЛУШУ"),
        ] {
            for name in ["togyz", "togyz-play"] {
                let shown = output(
                    Command::new("man")
                        .arg("-M")
                        .arg(pages.join(lang))
                        .arg(name)
                        .env("LC_ALL", "C.UTF-8")
                        .env("MANPAGER", "cat")
                        .env("PAGER", "cat"),
                )?;
                expect(&format!("man {name} {lang}"), &shown, heading)?;
            }
        }
        println!("the manual is read in four languages");
        Ok(())
    }

    /// The completions, in those shells that are here.
    fn completes(&self) -> Result<(), Failed> {
        /// What a shell is asked to say: what it completes `togyz resu` to.
        const BASH: &str = ". \"$1/bash-completion/completions/togyz\" 2>&1\n\
            COMP_WORDS=(togyz resu); COMP_CWORD=1; _togyz togyz resu togyz 2>/dev/null\n\
            echo \"${COMPREPLY[@]}\"; complete -p togyz";
        const ZSH: &str = "autoload -Uz compinit; fpath=($1/zsh/vendor-completions $fpath)\n\
            compinit -D -u; print $_comps[togyz]\n\
            eval \"$(togyz completions zsh)\"; functions _togyz | grep resume";
        const FISH: &str = "source $argv[1]/fish/vendor_completions.d/togyz.fish\n\
            complete --do-complete 'togyz resu'";
        let share = self.0.join("usr/share");
        let path = format!("{}:/usr/bin:/bin", self.0.join("usr/bin").display());
        for (shell, script, name) in [("bash", BASH, "sh"), ("zsh", ZSH, "sh"), ("fish", FISH, "")]
        {
            if !is_there(shell) {
                println!("There is no {shell} here: its completion is not tried.");
                continue;
            }
            let mut command = Command::new(shell);
            command.args(["-c", script]);
            if !name.is_empty() {
                command.arg(name);
            }
            let told = output(
                command
                    .arg(&share)
                    .env_clear()
                    .env("HOME", &self.0)
                    .env("LC_ALL", "C.UTF-8")
                    .env("PATH", &path),
            )?;
            expect(&format!("completion in {shell}"), &told, "resume")?;
            println!("{shell} completes commands");
        }
        Ok(())
    }
}

/// The checksums are those of the files.
fn sums(made: &Made) -> Result<(), Failed> {
    let folder = made.sums.parent().unwrap_or(Path::new("."));
    output(
        Command::new("sha256sum")
            .args(["--check", "SHA256SUMS"])
            .current_dir(folder),
    )?;
    println!("the checksums are right");
    Ok(())
}

/// Refuses `told` if `part` is not in it.
fn expect(what: &str, told: &str, part: &str) -> Result<(), Failed> {
    if told.contains(part) {
        return Ok(());
    }
    eprintln!("{what}: no {part:?} in what it says:\n{told}");
    Err(Failed)
}

/// Whether there is a program of this name.
fn is_there(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok()
}
