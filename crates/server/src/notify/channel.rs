//! Channels: what kinds of places notices go to, and why one did not arrive.

use notify::{Failure, hook};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

table::names! {
    /// What kind of place notices go to.
    #[derive(ToSchema)]
    #[schema(rename_all = "kebab-case")]
    pub(crate) enum ChannelKind: "kind of channel" {
        /// A browser, by Web Push.
        Push = "push",
        /// A mailbox.
        Mail = "mail",
        /// A web-hook.
        Hook = "hook",
    }
}

table::names! {
    /// Why a notice did not arrive.
    #[derive(ToSchema)]
    #[schema(rename_all = "kebab-case")]
    pub(crate) enum Why: "trouble" {
        /// Whoever passes it on says no.
        Refused = "refused",
        /// Nobody answers there.
        Unreachable = "unreachable",
        /// The browser, or the web-hook, is not there any more.
        Gone = "gone",
        /// There is no such mailbox.
        Address = "address",
        /// It leads where web-hooks may not.
        Forbidden = "forbidden",
        /// More was waiting than is kept.
        TooMany = "too-many",
    }
}

impl From<Failure> for Why {
    fn from(failure: Failure) -> Why {
        match failure {
            Failure::Refused => Why::Refused,
            Failure::Unreachable(_) => Why::Unreachable,
            Failure::Gone => Why::Gone,
            Failure::Address => Why::Address,
            Failure::Forbidden => Why::Forbidden,
        }
    }
}

/// Who reads what is posted to a web-hook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Form {
    /// Discord.
    Discord,
    /// Slack, and what reads the same.
    Slack,
    /// A program: all fields by name.
    Plain,
}

impl From<Form> for hook::Form {
    fn from(form: Form) -> hook::Form {
        match form {
            Form::Discord => hook::Form::Discord,
            Form::Slack => hook::Form::Slack,
            Form::Plain => hook::Form::Plain,
        }
    }
}

/// Where a channel leads, as it is sealed.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Address {
    Push { endpoint: String, p256dh: String, auth: String },
    Mail { address: String },
    Hook { url: String, form: Form },
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Addresses are kept sealed: they are read for ever.
    #[test]
    fn an_address_is_written_as_ever() {
        let hook = |form| Address::Hook { url: "https://example.org/a".into(), form };
        for (form, name) in
            [(Form::Discord, "discord"), (Form::Slack, "slack"), (Form::Plain, "plain")]
        {
            let text = format!(r#"{{"hook":{{"url":"https://example.org/a","form":"{name}"}}}}"#);
            assert_eq!(serde_json::to_string(&hook(form)).unwrap(), text);
            assert_eq!(serde_json::from_str::<Address>(&text).unwrap(), hook(form));
        }
    }
}
