//! A NATS server for a test or a measurement.

use std::io;
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Long after it should be listening.
const PATIENCE: Duration = Duration::from_mins(1);
/// Its location in Debian, which is not on everyone's path.
const DEBIANS: &str = "/usr/sbin/nats-server";

/// A NATS server on loopback that ends with this process.
pub struct Nats {
    port: u16,
    arguments: Vec<String>,
    process: Child,
}

impl Nats {
    /// Starts one with these additional arguments.
    pub fn start(arguments: &[&str]) -> io::Result<Nats> {
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let arguments: Vec<String> = arguments.iter().map(ToString::to_string).collect();
        let process = spawn(port, &arguments)?;
        Ok(Nats { port, arguments, process })
    }

    /// The address it listens on, as in `127.0.0.1:4222`.
    pub fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    /// Kills it, as a power failure does.
    pub fn kill(&mut self) -> io::Result<()> {
        self.process.kill()?;
        self.process.wait().map(drop)
    }

    /// Starts it again at the same address.
    pub fn start_again(&mut self) -> io::Result<()> {
        self.process = spawn(self.port, &self.arguments)?;
        Ok(())
    }
}

fn spawn(port: u16, arguments: &[String]) -> io::Result<Child> {
    let start = |program: &str| {
        Command::new(program)
            .args(["-a", "127.0.0.1", "-p", &port.to_string()])
            .args(arguments)
            .stderr(Stdio::null())
            .spawn()
    };
    let mut process = start("nats-server").or_else(|_| start(DEBIANS))?;
    let deadline = Instant::now() + PATIENCE;
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        if let Some(status) = process.try_wait()? {
            return Err(io::Error::other(format!("nats-server: {status}")));
        }
        if Instant::now() > deadline {
            drop(process.kill());
            return Err(io::Error::other("nats-server does not listen"));
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    Ok(process)
}

impl Drop for Nats {
    fn drop(&mut self) {
        drop(self.kill());
    }
}
