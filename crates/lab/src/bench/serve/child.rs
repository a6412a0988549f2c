//! A server in a separate process, so that its cost is not mixed with the clients'.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{self, Command, Stdio};
use std::time::Duration;

use tempfile::TempDir;

use super::Arguments;
use crate::Failure;

/// A server that ends with this process.
pub(super) struct Child {
    process: process::Child,
    pub(super) address: String,
    _files: TempDir,
}

impl Child {
    /// Starts one on loopback, with a new database if none is named.
    pub(super) fn start(arguments: &Arguments, more: &[&str]) -> Result<Child, Failure> {
        let files = TempDir::new()?;
        let own = format!("sqlite://{}", files.path().join("load.db").display());
        let mut process = Command::new(program(arguments.server.as_deref())?)
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--database"])
            .arg(arguments.database.as_deref().unwrap_or(&own))
            .args(more)
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        if let Some(out) = process.stdout.take() {
            BufReader::new(out).read_line(&mut line)?;
        }
        match line.trim().rsplit_once("http://") {
            Some((_, address)) => Ok(Child { address: address.into(), process, _files: files }),
            None => Err(Failure("the server did not start".into())),
        }
    }

    /// The processor time it has used so far.
    pub(super) fn worked(&self) -> Result<Duration, Failure> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.process.id()))?;
        // The name may contain anything, and ends with the last bracket. Linux counts in hundredths
        // here.
        let fields = stat.rsplit_once(')').map_or("", |(_, fields)| fields).split_whitespace();
        let ticks: Option<u64> =
            fields.skip(11).take(2).map(|field| field.parse::<u64>().ok()).sum();
        let ticks = ticks.ok_or_else(|| Failure("the system does not say how it works".into()))?;
        Ok(Duration::from_millis(10 * ticks))
    }

    /// The memory it uses, in kB.
    pub(super) fn kilobytes(&self) -> Result<f64, Failure> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let number = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
        number.ok_or_else(|| Failure("the system does not say how much memory it holds".into()))
    }
}

/// The server at this path, or the one beside this program.
pub(super) fn program(named: Option<&Path>) -> Result<PathBuf, Failure> {
    let program = match named {
        Some(path) => path.to_owned(),
        None => std::env::current_exe()?.with_file_name("asterism"),
    };
    if program.is_file() {
        return Ok(program);
    }
    let program = program.display();
    let text = "build it (cargo build -p cli), or name another with --server";
    Err(Failure(format!("there is no server at {program}: {text}")))
}

impl Drop for Child {
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}
