//! The flags for notices, and the configuration they add up to.

use std::path::{Path, PathBuf};
use std::time::Duration;

use ipnet::IpNet;
use server::{Mail, Notices};

use crate::Failure;
use crate::serve::network;

/// How often the outbox is checked.
const EVERY: Duration = Duration::from_secs(15);
/// The shortest key file, in bytes.
const KEY: usize = 32;

/// How people are notified about their tables while no tab is open. Without flags, nothing is sent.
#[derive(clap::Args)]
#[group(id = "notices")]
pub(crate) struct Arguments {
    /// The address by which people reach this server, as in `https://stars.example.org`; links in
    /// notices lead there
    #[arg(long, env = "ASTERISM_PUBLIC_URL", value_name = "URL")]
    public_url: Option<String>,
    /// Send notices to browsers (Web Push), with this contact for their services:
    /// `mailto:admin@example.org`
    #[arg(long, env = "ASTERISM_PUSH", value_name = "CONTACT")]
    push: Option<String>,
    /// Send notices by mail through this server: `smtp://USER:PASSWORD@HOST:587` with STARTTLS,
    /// `smtps://…`, or `smtp://HOST?tls=none` on this machine
    #[arg(long, env = "ASTERISM_MAIL", value_name = "SERVER", hide_env_values = true)]
    mail: Option<String>,
    /// The sender of mail: `Asterism <stars@example.org>`
    #[arg(long, env = "ASTERISM_MAIL_FROM", value_name = "SENDER")]
    mail_from: Option<String>,
    /// Send notices to web-hooks
    #[arg(long, env = "ASTERISM_HOOKS")]
    hooks: bool,
    /// An internal network that web-hooks may reach nevertheless, even without TLS; separate
    /// several by commas
    #[arg(
        long,
        env = "ASTERISM_HOOKS_TO",
        value_name = "NETWORK",
        value_delimiter = ',',
        value_parser = network
    )]
    hooks_to: Vec<IpNet>,
    /// A file whose content seals addresses, 32 bytes or more [default: a key kept in the database]
    #[arg(long, env = "ASTERISM_NOTICES_KEY", value_name = "FILE")]
    notices_key: Option<PathBuf>,
}

impl Arguments {
    /// The configuration; `None` if nothing is to be sent.
    pub(crate) fn config(self) -> Result<Option<Notices>, Failure> {
        let wrong = |text: &str| Err(Failure(text.into()));
        if self.push.is_none() && self.mail.is_none() && !self.hooks {
            return Ok(None);
        }
        let Some(site) = self.public_url else {
            return wrong("--push, --mail and --hooks need --public-url, which notices link to");
        };
        let is_address = site.split_once("://").is_some_and(|(scheme, host)| {
            matches!(scheme, "http" | "https")
                && !host.trim_end_matches('/').contains(['/', '#', '?'])
        });
        if !is_address {
            return wrong("--public-url: expected an address such as https://stars.example.org");
        }
        if self
            .push
            .as_ref()
            .is_some_and(|text| !text.starts_with("mailto:") && !text.starts_with("https://"))
        {
            return wrong("--push: expected a contact such as mailto:admin@example.org");
        }
        let mail = match (self.mail, self.mail_from) {
            (Some(server), Some(from)) => Some(Mail { server, from }),
            (Some(_), None) => return wrong("--mail needs --mail-from"),
            (None, _) => None,
        };
        let key = match self.notices_key {
            Some(file) => Some(read_key(&file)?),
            None => None,
        };
        Ok(Some(Notices {
            site,
            push: self.push,
            mail,
            hooks: self.hooks,
            hooks_to: self.hooks_to,
            key,
            every: EVERY,
            clock: std::sync::Arc::default(),
        }))
    }
}

/// Reads the key from a file.
fn read_key(file: &Path) -> Result<Vec<u8>, Failure> {
    let wrong = |why: String| Failure(format!("--notices-key {}: {why}", file.display()));
    let content = std::fs::read(file).map_err(|error| wrong(error.to_string()))?;
    if content.len() < KEY {
        return Err(wrong(format!("expected {KEY} bytes or more")));
    }
    Ok(content)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        arguments: Arguments,
    }

    fn config(line: &[&str]) -> Result<Option<Notices>, String> {
        let line = Line::try_parse_from(["serve"].iter().chain(line)).map_err(|e| e.to_string())?;
        line.arguments.config().map_err(|failure| failure.0)
    }

    #[test]
    fn nothing_is_sent_unless_it_is_said_how() {
        assert!(config(&[]).unwrap().is_none());
        assert!(config(&["--public-url", "https://stars.example.org"]).unwrap().is_none());
        for wrong in [
            &["--hooks"][..],
            &["--hooks", "--public-url", "stars.example.org"],
            &["--hooks", "--public-url", "https://stars.example.org/page"],
            &["--mail", "smtp://localhost", "--public-url", "https://a.example"],
            &["--push", "admin", "--public-url", "https://a.example"],
            &["--hooks", "--public-url", "https://a.example", "--notices-key", "/nowhere"],
            &["--hooks", "--public-url", "https://a.example", "--hooks-to", "inside"],
        ] {
            assert!(config(wrong).is_err(), "{wrong:?}");
        }
        let all = config(&[
            "--public-url",
            "https://stars.example.org",
            "--push",
            "mailto:a@example.org",
            "--mail",
            "smtp://localhost",
            "--mail-from",
            "stars@example.org",
            "--hooks",
            "--hooks-to",
            "10.0.0.0/8,127.0.0.1",
        ]);
        let all = all.unwrap().unwrap();
        assert!(all.push.is_some() && all.mail.is_some() && all.hooks && all.hooks_to.len() == 2);
    }
}
