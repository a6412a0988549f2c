//! Notices: people who are away are told about their tables, once, where they want it and never
//! elsewhere.

mod addresses;
mod outbox;
mod play;

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use client::Guest;
use notify::stand_in::{Browser, PostOffice, Posted, Receiver};
use serde_json::{Value, json};
use server::{Config, Mail, Notices};
use sqlx::Row as _;
use tokio::time::{sleep, timeout};

use crate::host::{Host, Player};

/// How often the server checks its outbox.
const EVERY: Duration = Duration::from_millis(50);
/// How long something that has to happen may take.
const PATIENCE: Duration = Duration::from_mins(1);

const MINUTES: i64 = 60_000;
const HOURS: i64 = 60 * MINUTES;

/// A server that sends notices, and the services it sends them to.
struct Scene {
    host: Host,
    clock: Arc<AtomicI64>,
    /// Web-hooks, and the browsers' push service.
    web: Receiver,
    office: PostOffice,
}

/// The configuration of a server that sends all kinds of notices.
fn notices(clock: &Arc<AtomicI64>, office: &PostOffice) -> Notices {
    Notices {
        site: "https://stars.example.org".into(),
        push: Some("mailto:admin@example.org".into()),
        mail: Some(Mail {
            server: format!("smtp://{}?tls=none", office.address),
            from: "Asterism <stars@example.org>".into(),
        }),
        hooks: true,
        hooks_to: vec!["127.0.0.0/8".parse().unwrap()],
        key: None,
        every: EVERY,
        clock: clock.clone(),
    }
}

impl Scene {
    async fn new() -> Scene {
        Scene::with(|_| ()).await
    }

    async fn with(change: impl FnOnce(&mut Config)) -> Scene {
        let (web, office) = (Receiver::start().await, PostOffice::start().await);
        let clock = Arc::default();
        let host = Host::with(|config| {
            config.notices = Some(notices(&clock, &office));
            change(config);
        });
        Scene { host: host.await, clock, web, office }
    }

    /// Advances the clock of notices.
    fn pass(&self, millis: i64) {
        self.clock.fetch_add(millis, Ordering::Relaxed);
    }

    fn hook(&self, path: &str) -> String {
        format!("http://{}/{path}", self.web.address)
    }

    /// Has a person notified about everything by a web-hook of this name.
    async fn hooked(&mut self, guest: &Guest, path: &str) -> String {
        let hook = json!({ "url": self.hook(path), "form": "plain" });
        let added = post(guest, "/api/me/notices/hook", &hook).await;
        let channel = last_channel(&added);
        let code = self.posted().await.json()["code"].clone();
        let path = format!("/api/me/notices/channels/{channel}/confirm");
        let confirmed = post(guest, &path, &json!({ "code": code })).await;
        assert_eq!(last(&confirmed)["confirmed"], true);
        channel
    }

    /// The next post.
    async fn posted(&mut self) -> Posted {
        timeout(PATIENCE, self.web.next()).await.expect("something is posted")
    }

    /// The next notice posted to a web-hook of this name.
    async fn told(&mut self, path: &str) -> Value {
        let posted = self.posted().await;
        assert_eq!(posted.path, format!("/{path}"), "{}", posted.json());
        posted.json()
    }

    /// Checks that nothing is posted, although there was time to.
    async fn nothing(&mut self) {
        self.quiet().await;
        if let Ok(posted) = self.web.posted.try_recv() {
            panic!("{} was told {}", posted.path, String::from_utf8_lossy(&posted.body));
        }
    }

    /// Waits until everything due was sent or dropped, and nothing is being sent.
    async fn quiet(&self) {
        sleep(4 * EVERY).await;
        let now = unix_millis() + self.clock.load(Ordering::Relaxed);
        let due = "SELECT COUNT(*) FROM notices WHERE due <= $1";
        for _ in 0..1000 {
            let mut database = self.host.database().await;
            let row = sqlx::query(due).bind(now).fetch_one(&mut database).await.unwrap();
            if row.get::<i64, _>(0) == 0 {
                return;
            }
            sleep(EVERY).await;
        }
        panic!("something is due and not sent");
    }

    /// How many notices wait.
    async fn waiting(&self) -> i64 {
        self.count("SELECT COUNT(*) FROM notices").await
    }

    async fn count(&self, query: &'static str) -> i64 {
        let mut database = self.host.database().await;
        sqlx::query(query).fetch_one(&mut database).await.unwrap().get(0)
    }

    /// Two people at a table, whose pages are hidden.
    async fn two_away(&self, ann: &Guest, bob: &Guest) -> (String, Player, Player) {
        let (table, mut ann, mut bob) =
            self.host.seat_two("sternenhimmel", ann.clone(), bob.clone()).await;
        self.hide(&mut [&mut ann, &mut bob]).await;
        (table, ann, bob)
    }

    /// Hides these pages; what was seen there before is forgotten.
    async fn hide(&self, players: &mut [&mut Player]) {
        self.quiet().await;
        for player in players {
            player.done(json!({ "attend": { "seen": false } })).await;
        }
        self.quiet().await;
    }
}

fn unix_millis() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    since.as_millis() as i64
}

async fn post(guest: &Guest, path: &str, body: &Value) -> Value {
    guest.post(path, body).await.unwrap().json().await.unwrap()
}

/// The status and the code of a refusal.
async fn refused(guest: &Guest, path: &str, body: &Value) -> (u16, String) {
    match guest.post(path, body).await {
        Err(client::Error::Refused(status, body)) => {
            (status.as_u16(), body["code"].as_str().unwrap_or_default().into())
        }
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("{path} is not refused: {body}"),
    }
}

fn last(notices: &Value) -> &Value {
    notices["channels"].as_array().unwrap().last().unwrap()
}

fn last_channel(notices: &Value) -> String {
    last(notices)["id"].as_str().unwrap().into()
}

/// The trouble of a person's last channel.
async fn trouble(guest: &Guest) -> Value {
    last(&guest.get("/api/me/notices").await.unwrap())["trouble"].clone()
}

/// Plays until it is the other's turn.
async fn end_turn(acting: &mut Player, waiting: &mut Player) {
    while acting.sight.is_my_turn() {
        acting.play(0).await;
    }
    let version = acting.sight.version;
    waiting.until(|sight| sight.version >= version).await;
}

/// Changes some of a person's wishes.
async fn wish(guest: &Guest, change: impl FnOnce(&mut Value)) {
    let mut wishes = guest.get("/api/me/notices").await.unwrap()["wishes"].clone();
    change(&mut wishes);
    guest.put("/api/me/notices", &wishes).await.unwrap();
}

/// The secret in a link that stops notices.
fn secret(link: &Value) -> String {
    link.as_str().unwrap().split_once("#stop=").unwrap().1.into()
}

/// Subscribes a person's browser.
async fn subscribe(guest: &Guest, browser: &Browser, endpoint: &str) -> Value {
    let (p256dh, auth) = browser.keys();
    let push = json!({ "endpoint": endpoint, "p256dh": p256dh, "auth": auth });
    post(guest, "/api/me/notices/push", &push).await
}
