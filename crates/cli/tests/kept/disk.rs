//! The disk fails during play: it is full, or writing to it is an error. Then it recovers, play
//! continues by itself, and the server is killed: nothing that was acknowledged is lost.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use client::Guest;
use rlimit::Resource;
use tempfile::TempDir;

use crate::pair::Pairs;
use crate::server::Server;

/// How often the disk fails.
const FAILURES: usize = 3;

/// Has the disk fail and recover during play, several times.
fn play_through(mut server: Server, fail: impl Fn(&Server), mend: impl Fn(&Server)) {
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let pairs = Pairs::play_at(&[&server.address]);
        for _ in 0..FAILURES {
            pairs.go_on().await;
            fail(&server);
            until_healthy(&server, false).await;
            assert!(Guest::enter(&server.address, "Eve").await.is_err(), "nobody is let in");
            mend(&server);
            until_healthy(&server, true).await;
            pairs.go_on().await;
            tokio::task::block_in_place(|| server.kill());
        }
        let acknowledged = pairs.end().await;
        println!("{FAILURES} failures, {acknowledged} moves acknowledged, all kept");
    });
}

/// Waits until the server reports that it can write, or that it cannot.
async fn until_healthy(server: &Server, healthy: bool) {
    let said = async {
        while Guest::nobody(&server.address).get("/healthz").await.is_ok() != healthy {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    let waited = tokio::time::timeout(Duration::from_mins(1), said).await;
    waited.unwrap_or_else(|_| panic!("/healthz never says {healthy}"));
}

#[test]
fn writes_that_fail_lose_nothing() {
    let files = TempDir::new().unwrap();
    // With the signal ignored, a file that may not grow is an I/O error.
    let server =
        Server::start(&["sh", "-c", "trap '' XFSZ; exec \"$@\"", "sh", "asterism"], files.path());
    let limit = |server: &Server, bytes: u64| {
        let pid = i32::try_from(server.pid()).expect("a pid");
        rlimit::prlimit(pid, Resource::FSIZE, Some((bytes, rlimit::INFINITY)), None)
            .expect("the limit is set");
    };
    play_through(server, |server| limit(server, 4096), |server| limit(server, rlimit::INFINITY));
}

#[test]
fn a_full_disk_loses_nothing() {
    let Some(disk) = SmallDisk::new() else {
        println!("not looked at: this system does not let us mount a small disk");
        return;
    };
    let server = Server::start(&disk.inside(), Path::new(SmallDisk::PATH));
    let ballast = disk.outside().join("ballast");
    let fill = |_: &Server| {
        // The last write is cut short, so the disk is full.
        drop(fs::write(&ballast, vec![0; SmallDisk::BYTES]));
    };
    play_through(server, fill, |_| fs::remove_file(&ballast).expect("the ballast goes"));
}

/// A file system with room for the longest write-ahead log and little more, in a mount namespace of its own that ends with its process.
struct SmallDisk {
    holder: Child,
    pid: String,
}

impl SmallDisk {
    const PATH: &str = "/mnt";
    /// The log takes up to 16 MB before a commit copies it back: a smaller disk would be full of it
    /// alone, and stay so.
    const BYTES: usize = 32 << 20;

    fn new() -> Option<SmallDisk> {
        let mount = format!(
            "mount -t tmpfs -o size={} tmpfs {} && echo ready && exec sleep 1000",
            SmallDisk::BYTES,
            SmallDisk::PATH
        );
        let mut holder = Command::new("unshare")
            .args(["--map-root-user", "--mount", "sh", "-c", &mount])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let mut line = String::new();
        BufReader::new(holder.stdout.take()?).read_line(&mut line).ok()?;
        let pid = holder.id().to_string();
        (line == "ready\n").then_some(SmallDisk { holder, pid })
    }

    /// The command line of a server that sees it.
    fn inside(&self) -> [&str; 7] {
        let pid = &self.pid;
        ["nsenter", "--target", pid, "--user", "--mount", "--preserve-credentials", "asterism"]
    }

    /// Its path for everyone else.
    fn outside(&self) -> std::path::PathBuf {
        format!("/proc/{}/root{}", self.pid, SmallDisk::PATH).into()
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        drop(self.holder.kill());
        drop(self.holder.wait());
    }
}
