//! Mail: plain text, with the headers that mail programs need to offer unsubscribing at one press
//! (RFC 8058).

use std::time::Duration;

use lettre::message::header::{ContentType, Header, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::transport::smtp::extension::ClientId;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport as _, Tokio1Executor};
use thiserror::Error;
use tokio::time::timeout;
use url::Url;

use crate::notice::Text;
use crate::{Failure, Kind, Notice};

/// How long sending a mail may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// Why no mail can be sent.
#[derive(Debug, Error)]
pub enum MailError {
    /// The server's address is malformed.
    #[error("expected an address such as smtp://USER:PASSWORD@HOST:587")]
    Server,
    /// The sender's address is malformed.
    #[error("expected a sender such as \"Asterism <stars@example.org>\"")]
    From,
}

/// Sends mail.
#[derive(Clone)]
pub struct Post {
    smtp: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

impl Post {
    /// A sender that uses this server: `smtp://` with STARTTLS, unless it says `?tls=none`, or
    /// `smtps://`.
    pub fn new(server: &str, from: &str) -> Result<Post, MailError> {
        let mut url = Url::parse(server).map_err(|_| MailError::Server)?;
        if !matches!(url.scheme(), "smtp" | "smtps") || url.host_str().is_none_or(str::is_empty) {
            return Err(MailError::Server);
        }
        let query = match (url.scheme(), url.query()) {
            ("smtp", Some("tls=none")) | ("smtps", None) => None,
            ("smtp", None | Some("tls=required")) => Some("tls=required"),
            _ => return Err(MailError::Server),
        };
        url.set_query(query);
        let smtp = AsyncSmtpTransport::<Tokio1Executor>::from_url(url.as_str());
        let from: Mailbox = from.parse().map_err(|_| MailError::From)?;
        let own = ClientId::Domain(from.email.domain().into());
        let smtp = smtp.map_err(|_| MailError::Server)?.timeout(Some(PATIENCE)).hello_name(own);
        Ok(Post { smtp: smtp.build(), from })
    }

    /// Sends a notice, and waits until it was accepted.
    pub async fn send(&self, to: &Address, notice: &Notice) -> Result<(), Failure> {
        let mail = self.write(to, notice).ok_or(Failure::Address)?;
        match timeout(PATIENCE, self.smtp.send(mail)).await {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) if error.is_permanent() => {
                // 5.1.x: the address; 550 to 553: the mailbox.
                Err(match error.status().map(u16::from) {
                    Some(510..=513 | 550 | 551 | 553) => Failure::Address,
                    // We are not let in, which the operator can fix.
                    Some(530 | 534 | 535 | 538) => Failure::Unreachable(None),
                    _ => Failure::Refused,
                })
            }
            Ok(Err(error)) => {
                // The other side's message may contain the mailbox: only its code is logged.
                if let Some(code) = error.status().map(u16::from) {
                    tracing::warn!(code, "mail is not taken");
                } else {
                    tracing::warn!(%error, "mail cannot be sent");
                }
                Err(Failure::Unreachable(None))
            }
            Err(_) => Err(Failure::Unreachable(None)),
        }
    }

    fn write(&self, to: &Address, notice: &Notice) -> Option<Message> {
        let (Text { title, body }, links) = (notice.text(), &notice.links);
        let mail = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to.clone()))
            .subject(title.as_str())
            .message_id(None)
            .date_now()
            .header(ContentType::TEXT_PLAIN)
            .header(AutoSubmitted);
        if notice.kind == Kind::Confirm {
            let no = notice.say("notice-confirm-else", &[]);
            return mail.body(format!("{body}\n\n{}\n\n{no}\n", links.confirm_page())).ok();
        }
        let stop = notice.say("notice-stop", &[("link", &links.stop_page())]);
        mail.header(ListUnsubscribe(format!("<{}>", links.stop_at_once())))
            .header(ListUnsubscribePost)
            .body(format!("{title}\n{body}\n\n{}\n\n-- \n{stop}\n", links.page()))
            .ok()
    }
}

/// Parses the address of a mailbox.
pub fn address(text: &str) -> Option<Address> {
    let address: Address = text.trim().parse().ok()?;
    // No public mailbox has an address without a domain, or at a bare IP address.
    let named = address.domain().contains('.') && !address.domain().starts_with('[');
    (named && text.len() <= 254).then_some(address)
}

/// A mailbox, shortened so that its owner but nobody else recognizes it: `a…@example.org`.
pub fn masked(address: &Address) -> String {
    let first = address.user().chars().next().unwrap_or('…');
    format!("{first}…@{}", address.domain())
}

/// Defines a header with a name and a value.
macro_rules! says {
    ($header:ident, $name:literal, $text:literal) => {
        #[derive(Clone)]
        struct $header;

        impl Header for $header {
            fn name() -> HeaderName {
                HeaderName::new_from_ascii_str($name)
            }

            fn parse(_: &str) -> Result<$header, Box<dyn std::error::Error + Send + Sync>> {
                Ok($header)
            }

            fn display(&self) -> HeaderValue {
                HeaderValue::new(<$header as Header>::name(), $text.into())
            }
        }
    };
}

says!(ListUnsubscribePost, "List-Unsubscribe-Post", "List-Unsubscribe=One-Click");
says!(AutoSubmitted, "Auto-Submitted", "auto-generated");

#[derive(Clone)]
struct ListUnsubscribe(String);

impl Header for ListUnsubscribe {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("List-Unsubscribe")
    }

    fn parse(text: &str) -> Result<ListUnsubscribe, Box<dyn std::error::Error + Send + Sync>> {
        Ok(ListUnsubscribe(text.into()))
    }

    fn display(&self) -> HeaderValue {
        // Programs read it, so it is not folded.
        HeaderValue::dangerous_new_pre_encoded(Self::name(), self.0.clone(), self.0.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_to_the_server_is_encrypted_unless_said_otherwise() {
        let from = "Asterism <stars@example.org>";
        for server in [
            "smtp://mail.example.org",
            "smtp://ann:word@mail.example.org:587",
            "smtps://mail.example.org",
            "smtp://127.0.0.1:2525?tls=none",
        ] {
            assert!(Post::new(server, from).is_ok(), "{server}");
        }
        for server in
            ["mail.example.org", "http://mail.example.org", "smtp://", "smtp://a?tls=maybe"]
        {
            assert!(Post::new(server, from).is_err(), "{server}");
        }
        assert!(Post::new("smtp://mail.example.org", "nobody").is_err());
    }

    #[test]
    fn addresses_are_read_and_masked() {
        let ann = address(" ann.smith@example.org ").unwrap();
        assert_eq!(masked(&ann), "a…@example.org");
        for text in [
            "",
            "ann",
            "ann@",
            "@example.org",
            "ann@localhost",
            "ann@[127.0.0.1]",
            "ann@example.org\r\nBcc: eve@example.org",
            "Ann <ann@example.org>",
            "ann@exa mple.org",
        ] {
            assert!(address(text).is_none(), "{text}");
        }
    }

    #[test]
    fn a_mail_can_be_ended_at_one_press() {
        let post = Post::new("smtp://mail.example.org", "Asterism <stars@example.org>").unwrap();
        let mut notice = Notice { kind: Kind::Turn, game: "Astra".into(), ..Notice::default() };
        (notice.table, notice.links.site) = ("Été".into(), "https://stars.example.org".into());
        notice.links.stop = "s".repeat(120);
        let to = address("ann@example.org").unwrap();
        let mail = String::from_utf8(post.write(&to, &notice).unwrap().formatted()).unwrap();
        let unsubscribe = format!(
            "List-Unsubscribe: <https://stars.example.org/api/notices/stop/{}>\r\n",
            notice.links.stop
        );
        assert!(mail.contains(&unsubscribe), "{mail}");
        assert!(mail.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"));
        notice.kind = Kind::Confirm;
        let mail = String::from_utf8(post.write(&to, &notice).unwrap().formatted()).unwrap();
        assert!(!mail.contains("List-Unsubscribe"), "{mail}");
    }
}
