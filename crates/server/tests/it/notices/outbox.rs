//! Every notice is sent, or its reader sees why not.

use std::sync::Arc;

use serde_json::json;
use sqlx::{Executor as _, Row as _};

use super::{HOURS, MINUTES, Scene, end_turn, last, notices, trouble};
use crate::host::{Nodes, Player};
use notify::stand_in::{Browser, PostOffice, Receiver};

#[tokio::test]
async fn a_restart_loses_nothing_and_doubles_nothing() {
    let mut scene = Scene::new().await;
    let (ann, bob) = (scene.host.guest("Ann").await, scene.host.guest("Bob").await);
    scene.hooked(&bob, "bob").await;
    let (_, mut one, mut other) = scene.two_away(&ann, &bob).await;
    end_turn(&mut one, &mut other).await;
    drop((one, other));
    scene.host = scene.host.restart().await;
    assert_eq!(scene.waiting().await, 1);
    // A process that has ended had claimed it.
    let claim = "UPDATE notices SET claim = 'gone', claimed = 9000000000000000";
    scene.host.database().await.execute(claim).await.unwrap();
    scene.host = scene.host.restart().await;
    scene.pass(6 * MINUTES);
    scene.told("bob").await;
    scene.host = scene.host.restart().await;
    scene.pass(HOURS);
    scene.nothing().await;
}

#[tokio::test]
async fn what_nobody_takes_is_tried_again_and_given_up_in_the_end() {
    let mut scene = Scene::new().await;
    let (ann, bob) = (scene.host.guest("Ann").await, scene.host.guest("Bob").await);
    scene.hooked(&bob, "bob").await;
    let (_, mut one, mut other) = scene.two_away(&ann, &bob).await;
    scene.web.say(503);
    end_turn(&mut one, &mut other).await;
    scene.pass(6 * MINUTES);
    scene.told("bob").await;
    scene.quiet().await;
    let seen = trouble(&bob).await;
    assert_eq!((&seen["why"], &seen["given_up"]), (&json!("unreachable"), &json!(false)));
    scene.nothing().await;
    // Later it works.
    scene.web.say(200);
    scene.pass(MINUTES);
    scene.told("bob").await;
    scene.quiet().await;
    assert_eq!(trouble(&bob).await, json!(null));
    // And then never again.
    scene.web.say(503);
    end_turn(&mut other, &mut one).await;
    end_turn(&mut one, &mut other).await;
    let mut tried = 0;
    loop {
        scene.pass(2 * HOURS);
        scene.quiet().await;
        while scene.web.posted.try_recv().is_ok() {
            tried += 1;
        }
        if scene.waiting().await == 0 {
            break;
        }
        assert!(tried <= 10);
    }
    assert_eq!(tried, 10);
    let seen = trouble(&bob).await;
    assert_eq!((&seen["why"], &seen["given_up"]), (&json!("unreachable"), &json!(true)));
    let url = format!("http://{}/metrics", scene.host.address);
    let metrics = reqwest::get(url).await.unwrap().text().await.unwrap();
    assert!(metrics.contains("asterism_notices_given_up_total 1"), "{metrics}");
    let sent = r#"asterism_notices_sent_total{way="hook",kind="turn"} 1"#;
    assert!(metrics.contains(sent), "{metrics}");
}

#[tokio::test]
async fn a_browser_that_is_gone_is_not_written_to_again() {
    let mut scene = Scene::new().await;
    let (ann, bob) = (scene.host.guest("Ann").await, scene.host.guest("Bob").await);
    let phone = Browser::new(1);
    super::subscribe(&bob, &phone, &scene.hook("push")).await;
    let (_, mut one, mut other) = scene.two_away(&ann, &bob).await;
    scene.web.say(410);
    end_turn(&mut one, &mut other).await;
    scene.pass(6 * MINUTES);
    scene.posted().await;
    scene.quiet().await;
    let seen = trouble(&bob).await;
    assert_eq!((&seen["why"], &seen["given_up"]), (&json!("gone"), &json!(true)));
    end_turn(&mut other, &mut one).await;
    end_turn(&mut one, &mut other).await;
    scene.pass(6 * MINUTES);
    scene.nothing().await;
    // It subscribes again.
    scene.web.say(201);
    let added = super::subscribe(&bob, &phone, &scene.hook("push")).await;
    assert_eq!(
        (&last(&added)["confirmed"], &last(&added)["trouble"]),
        (&json!(true), &json!(null))
    );
}

#[tokio::test]
async fn a_full_outbox_stops_no_game_and_is_told() {
    let mut scene = Scene::new().await;
    let (ann, bob) = (scene.host.guest("Ann").await, scene.host.guest("Bob").await);
    let channel = scene.hooked(&bob, "bob").await;
    let (_, mut one, mut other) = scene.two_away(&ann, &bob).await;
    let mut database = scene.host.database().await;
    let owner = sqlx::query("SELECT guest FROM channels").fetch_one(&mut database).await.unwrap();
    let owner: String = owner.get(0);
    for number in 0..200 {
        let fill = sqlx::query(
            "INSERT INTO notices (channel, table_id, kind, guest, who, made, due, ends, asked, \
             attempts, claim, claimed) VALUES ($1, $2, 'turn', $3, '', 0, 9000000000000000, 0, 0, \
             0, '', 0)",
        );
        let fill = fill.bind(channel.clone()).bind(format!("t{number}")).bind(owner.clone());
        database.execute(fill).await.unwrap();
    }
    end_turn(&mut one, &mut other).await;
    scene.pass(6 * MINUTES);
    scene.nothing().await;
    let seen = trouble(&bob).await;
    assert_eq!(seen["why"], "too-many", "{seen}");
    assert!(other.sight.is_my_turn(), "play goes on");
    assert_eq!(scene.waiting().await, 200);
}

#[tokio::test]
async fn who_wants_no_notices_has_none_written() {
    let scene = Scene::new().await;
    let (ann, bob) = (scene.host.guest("Ann").await, scene.host.guest("Bob").await);
    let (_, mut one, mut other) = scene.two_away(&ann, &bob).await;
    end_turn(&mut one, &mut other).await;
    assert_eq!(scene.waiting().await, 0);
}

#[tokio::test]
async fn two_nodes_share_an_outbox_and_send_once() {
    let (web, office) = (Receiver::start().await, PostOffice::start().await);
    let clock = Arc::default();
    let with = |config: &mut server::Config| config.notices = Some(notices(&clock, &office));
    let Some(mut nodes) = Nodes::start_with(2, with).await else { return };
    let host = nodes.hosts.remove(0);
    let mut scene = Scene { host, clock, web, office };
    let (ann, bob) = (scene.host.guest("Ann").await, scene.host.guest("Bob").await);
    scene.hooked(&ann, "ann").await;
    scene.hooked(&bob, "bob").await;
    let (table, mut one, mut other) = scene.two_away(&ann, &bob).await;
    for _ in 0..5 {
        end_turn(&mut one, &mut other).await;
        scene.pass(6 * MINUTES);
        scene.told("bob").await;
        scene.nothing().await;
        end_turn(&mut other, &mut one).await;
        scene.pass(6 * MINUTES);
        scene.told("ann").await;
        scene.nothing().await;
    }
    // Someone seen at one node gets no notice from the other.
    let mut back = Player::join(&bob.at(&nodes.hosts[0].address), &table).await;
    tokio::time::sleep(6 * super::EVERY).await;
    end_turn(&mut one, &mut other).await;
    back.until(client::Sight::is_my_turn).await;
    tokio::time::sleep(6 * super::EVERY).await;
    scene.pass(6 * MINUTES);
    scene.nothing().await;
}
