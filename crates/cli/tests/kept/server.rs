//! A real server process, which can be killed and restarted.

use std::io::{BufRead as _, BufReader};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// The binary that `asterism` stands for in a command line.
const BINARY: &str = env!("CARGO_BIN_EXE_asterism");

pub(crate) struct Server {
    pub(crate) address: String,
    command: Vec<String>,
    process: Child,
}

impl Server {
    /// Starts a server by a command line that ends in `asterism`, with its database in a directory.
    pub(crate) fn start(command: &[&str], directory: &Path) -> Server {
        let database = format!("sqlite://{}", directory.join("kept.db").display());
        Server::start_on(command, &["--database", &database])
    }

    /// Starts a server with these arguments.
    pub(crate) fn start_on(command: &[&str], more: &[&str]) -> Server {
        // A port that was just free: players must find the server again.
        let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
        let arguments = ["serve", "--log", "off", "--listen", &address];
        let mut command: Vec<String> = command
            .iter()
            .map(|word| if *word == "asterism" { BINARY } else { word })
            .map(str::to_owned)
            .collect();
        command.extend(arguments.iter().chain(more).map(|word| (*word).to_owned()));
        let process = spawn(&command, &address);
        Server { address, command, process }
    }

    pub(crate) fn pid(&self) -> u32 {
        self.process.id()
    }

    /// Sends it a signal, by its name.
    pub(crate) fn signal(&self, name: &str) {
        let sent = Command::new("kill").args(["-s", name, &self.pid().to_string()]).status();
        assert!(sent.expect("kill runs").success(), "{name}");
    }

    /// Ends it as an operator does, and starts it again.
    pub(crate) fn restart(&mut self) {
        self.signal("TERM");
        let status = self.process.wait().expect("it ends");
        assert!(status.success(), "{status}");
        self.process = spawn(&self.command, &self.address);
    }

    /// Ends it as a power cut does, and starts it again.
    pub(crate) fn kill(&mut self) {
        self.process.kill().expect("it can be killed");
        self.process.wait().expect("it is gone");
        self.process = spawn(&self.command, &self.address);
    }
}

fn spawn(command: &[String], address: &str) -> Child {
    let mut process = Command::new(&command[0])
        .args(&command[1..])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut line = String::new();
    let out = process.stdout.take().expect("piped");
    BufReader::new(out).read_line(&mut line).expect("it says where it is");
    assert!(line.contains(address), "{line}");
    process
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}
