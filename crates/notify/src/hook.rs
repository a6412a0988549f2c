//! Web-hooks: one JSON post, in a form that Discord or Slack displays, or that a program reads by
//! its fields.

use hyper::header::{CONTENT_TYPE, HeaderMap, HeaderValue};
use serde_json::{Value, json};
use url::Url;

use crate::notice::Text;
use crate::{Failure, Kind, Notice, Web};

/// The format of a post.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Discord.
    Discord,
    /// Slack, and services that read the same.
    Slack,
    /// A program.
    Plain,
}

/// Posts a notice.
pub async fn send(web: &Web, url: &Url, form: Form, notice: &Notice) -> Result<(), Failure> {
    let mut headers = HeaderMap::new();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    web.post(url, headers, body(form, notice).to_string().into_bytes()).await
}

fn body(form: Form, notice: &Notice) -> Value {
    let Text { title, body } = match notice.kind {
        Kind::Confirm => notice.code(),
        _ => notice.text(),
    };
    let links = &notice.links;
    let stop = links.stop_page();
    match form {
        Form::Discord => {
            let stop = notice.say("notice-stop", &[("link", &format!("<{stop}>"))]);
            let (title, body) = (escape_markdown(&title), escape_markdown(&body));
            let content = format!("**{title}**\n{body}\n{}\n-# {stop}", links.page());
            // The name of a table must not mention anyone.
            json!({ "content": content, "allowed_mentions": { "parse": [] } })
        }
        Form::Slack => {
            let stop = escape_slack(&notice.say("notice-stop", &[("link", &stop)]));
            let (title, body) = (escape_slack(&title), escape_slack(&body));
            json!({ "text": format!("{title}\n{body}\n{}\n{stop}", links.page()), "mrkdwn": false })
        }
        Form::Plain => json!({
            "kind": notice.kind.name(),
            "title": title,
            "body": body,
            "game": notice.game,
            "table": links.table,
            "table_name": notice.table,
            "people": notice.people,
            "who": notice.who,
            "seconds_left": notice.left.map(|left| left.as_secs()),
            "url": links.page(),
            "stop": stop,
            "code": (notice.kind == Kind::Confirm).then_some(&links.confirm),
        }),
    }
}

/// Escapes markup in text from people.
fn escape_markdown(text: &str) -> String {
    let mut escaped = String::new();
    for c in text.chars() {
        if "\\*_~`|>[]()<#:@".contains(c) {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}

fn escape_slack(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Links;

    fn notice() -> Notice {
        Notice {
            kind: Kind::Turn,
            game: "Astra".into(),
            table: "@everyone [free](https://evil.example) <!channel>".into(),
            links: Links {
                site: "https://stars.example.org".into(),
                table: Some("abc".into()),
                stop: "secret".into(),
                confirm: String::new(),
            },
            ..Notice::default()
        }
    }

    #[test]
    fn what_people_write_is_no_markup() {
        let discord = body(Form::Discord, &notice());
        let content = discord["content"].as_str().unwrap();
        assert!(content.starts_with("**Your turn in Astra**\n"), "{content}");
        assert!(content.contains(r"\@everyone \[free\]\(https\://evil.example\) \<!channel\>"));
        assert_eq!(discord["allowed_mentions"]["parse"], json!([]));
        let slack = body(Form::Slack, &notice());
        let text = slack["text"].as_str().unwrap();
        assert!(
            text.contains("&lt;!channel&gt;") && text.contains("https://stars.example.org/t/abc")
        );
    }

    #[test]
    fn a_program_gets_every_field() {
        let plain = body(Form::Plain, &notice());
        assert_eq!(plain["kind"], "turn");
        assert_eq!(plain["url"], "https://stars.example.org/t/abc");
        assert_eq!(plain["stop"], "https://stars.example.org/notices#stop=secret");
        assert_eq!(plain["code"], Value::Null);
        assert_eq!(plain.as_object().unwrap().len(), 12);
    }
}
