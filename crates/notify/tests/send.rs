//! Notices as their recipients see them.

use std::sync::Arc;
use std::time::Duration;

use notify::guard::{Guard, Resolved};
use notify::hook::{self, Form};
use notify::mail::{self, Post};
use notify::push::{self, Subscription, Vapid};
use notify::stand_in::{Browser, PostOffice, Receiver, claims};
use notify::{Failure, Kind, Links, Notice, Web};
use url::Url;

fn notice() -> Notice {
    Notice {
        kind: Kind::Turn,
        game: "Stellium".into(),
        table: "Friday night".into(),
        people: vec!["Bob".into()],
        left: Some(Duration::from_hours(2)),
        links: Links {
            site: "https://stars.example.org".into(),
            table: Some("0123456789abcdef".into()),
            stop: "secret".into(),
            confirm: "CODE".into(),
        },
        ..Notice::default()
    }
}

fn web() -> Web {
    Web::new(Guard::new(&["127.0.0.0/8".parse().unwrap()]))
}

#[tokio::test]
async fn a_browser_reads_what_is_for_it_and_knows_who_sent_it() {
    let mut service = Receiver::start().await;
    let vapid = Vapid::new(&[7; 32], "mailto:admin@example.org".into()).unwrap();
    let (browser, other) = (Browser::new(1), Browser::new(2));
    let (key, secret) = browser.keys();
    let endpoint = Url::parse(&format!("http://{}/push/1", service.address)).unwrap();
    let to = Subscription::new(endpoint, &key, &secret).unwrap();
    push::send(&web(), &vapid, &to, &notice(), 1000).await.unwrap();
    let posted = service.next().await;
    let message = browser.read(&posted.body);
    assert_eq!(message["title"], "Your turn in Stellium");
    assert_eq!(message["url"], "/t/0123456789abcdef");
    assert_eq!(message["tag"], "0123456789abcdef");
    assert_eq!(message["kind"], "turn");
    assert!(std::panic::catch_unwind(|| other.read(&posted.body)).is_err());
    let claims = claims(&posted.headers, &vapid.public_key());
    assert_eq!(claims["aud"], format!("http://{}", service.address));
    assert_eq!(claims["sub"], "mailto:admin@example.org");
    let lasts = claims["exp"].as_i64().unwrap() - 1000;
    assert!((1..=24 * 3600).contains(&lasts), "{lasts}");
    assert_eq!(posted.headers["content-encoding"], "aes128gcm");
    assert!(posted.headers.contains_key("ttl"));
}

#[tokio::test]
async fn answers_say_what_to_do_next() {
    let mut service = Receiver::start().await;
    let url = Url::parse(&format!("http://{}/hook", service.address)).unwrap();
    for (status, failure) in [
        (200, None),
        (204, None),
        (404, Some(Failure::Gone)),
        (410, Some(Failure::Gone)),
        (400, Some(Failure::Refused)),
        (403, Some(Failure::Refused)),
        (429, Some(Failure::Unreachable(None))),
        (500, Some(Failure::Unreachable(None))),
        // Redirects are not followed, wherever they lead.
        (302, Some(Failure::Refused)),
        (307, Some(Failure::Refused)),
    ] {
        service.say(status);
        let sent = hook::send(&web(), &url, Form::Slack, &notice()).await;
        assert_eq!(sent.err(), failure, "{status}");
        assert_eq!(service.next().await.path, "/hook");
    }
    assert!(service.posted.try_recv().is_err(), "no redirect was followed");
}

#[tokio::test]
async fn nothing_is_posted_where_the_guard_says_no() {
    let mut service = Receiver::start().await;
    let inside = Web::new(Guard::new(&[]));
    let url = Url::parse(&format!("http://{}/hook", service.address)).unwrap();
    let sent = hook::send(&inside, &url, Form::Plain, &notice()).await;
    assert_eq!(sent, Err(Failure::Forbidden));
    // A name that leads to an internal address.
    let resolve = |_: String, port| -> Resolved {
        Box::pin(async move { Ok(vec![([127, 0, 0, 1], port).into()]) })
    };
    let named = Web::new(Guard::with_resolver(&[], Arc::new(resolve)));
    let port = url.port().unwrap();
    let url = Url::parse(&format!("https://inside.example.org:{port}/hook")).unwrap();
    let sent = hook::send(&named, &url, Form::Plain, &notice()).await;
    assert_eq!(sent, Err(Failure::Forbidden));
    assert!(service.posted.try_recv().is_err());
}

#[tokio::test]
async fn a_dead_receiver_is_unreachable() {
    let service = Receiver::start().await;
    let gone = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
    drop(service);
    let url = Url::parse(&format!("http://{gone}/")).unwrap();
    let sent = hook::send(&web(), &url, Form::Plain, &notice()).await;
    assert_eq!(sent, Err(Failure::Unreachable(None)));
}

#[tokio::test]
async fn mail_arrives_and_says_how_to_end_it() {
    let mut office = PostOffice::start().await;
    let server = format!("smtp://{}?tls=none", office.address);
    let post = Post::new(&server, "Asterism <stars@example.org>").unwrap();
    let to = mail::address("ann@example.com").unwrap();
    post.send(&to, &notice()).await.unwrap();
    let taken = office.next().await;
    assert_eq!((&*taken.to, taken.from.contains("stars@example.org")), ("ann@example.com", true));
    assert!(taken.text.contains("Subject: Your turn in Stellium\n"), "{}", taken.text);
    // Mail breaks long lines with a soft line break, and escapes its sign elsewhere.
    let text = taken.text.replace("=\n", "").replace("=3D", "=");
    assert!(text.contains("https://stars.example.org/t/0123456789abcdef"), "{text}");
    assert!(text.contains("https://stars.example.org/notices#stop=secret"), "{text}");
    assert!(taken.text.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click\n"));
    for (code, failure) in [
        (550, Failure::Address),
        (451, Failure::Unreachable(None)),
        (554, Failure::Refused),
        (535, Failure::Unreachable(None)),
    ] {
        office.refuse(code);
        assert_eq!(post.send(&to, &notice()).await, Err(failure), "{code}");
    }
    let nobody = Post::new("smtp://127.0.0.1:9?tls=none", "stars@example.org").unwrap();
    assert_eq!(nobody.send(&to, &notice()).await, Err(Failure::Unreachable(None)));
}
