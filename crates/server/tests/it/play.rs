//! Playing: moves are answered, sent to all and saved; repeats and stale moves are not moves.

use client::Sight;
use serde_json::json;

use crate::host::{Host, Player, deal, play_out};

#[tokio::test]
async fn two_people_play_every_game_to_its_end() {
    let host = Host::new().await;
    for game in engine::GAMES.iter().map(|entry| entry.info.id) {
        let (table, mut ann, mut bob) = host.two_at(game).await;
        play_out(&mut ann, &mut bob).await;
        assert_eq!(ann.sight.now.unwrap().scores, bob.sight.now.unwrap().scores);
        let record = ann.guest.get(&format!("/api/tables/{table}/record")).await.unwrap();
        engine::games::replay(record, &mut |_| ()).map(drop).unwrap();
        let story = ann.guest.get(&format!("/api/tables/{table}/replay?seat=1")).await.unwrap();
        let last = story.as_array().unwrap().last().unwrap().clone();
        assert_eq!(last["ply"], story.as_array().unwrap().len() - 1);
        assert!(last["view"].is_object());
    }
}

#[tokio::test]
async fn a_record_is_not_given_away_before_the_end() {
    let host = Host::new().await;
    let (table, ann, _bob) = host.two_at("sternenhimmel").await;
    for path in ["record", "replay?open=true", "replay?seat=1"] {
        let refused = ann.guest.get(&format!("/api/tables/{table}/{path}")).await.unwrap_err();
        assert!(refused.to_string().contains("409"), "{refused}");
    }
}

#[tokio::test]
async fn a_game_that_is_on_is_looked_back_at_as_one_saw_it() {
    let host = Host::new().await;
    let (table, mut ann, _bob) = host.two_at("sternenhimmel").await;
    ann.play(0).await;
    for (eyes, knows) in [("?seat=0", true), ("", false)] {
        let pages = ann.guest.get(&format!("/api/tables/{table}/replay{eyes}")).await.unwrap();
        let pages = pages.as_array().unwrap();
        assert_eq!(pages.len(), 2);
        for page in pages {
            assert_eq!(page["view"]["seats"][0]["hand"].is_array(), knows);
            assert!(page["view"]["seats"][1]["hand"].is_null(), "nobody else's hand");
        }
    }
}

#[tokio::test]
async fn a_finished_game_can_be_read_with_all_secrets_open() {
    let host = Host::new().await;
    let (table, mut ann, mut bob) = host.two_at("sternenhimmel").await;
    play_out(&mut ann, &mut bob).await;
    let read = async |eyes: &str| {
        let path = format!("/api/tables/{table}/replay{eyes}");
        ann.guest.get(&path).await.unwrap().as_array().unwrap().clone()
    };
    let (open, looker) = (read("?open=true").await, read("").await);
    for seat in 0..2 {
        let own = read(&format!("?seat={seat}")).await;
        for ((open, own), looker) in open.iter().zip(&own).zip(&looker) {
            let hand = |page: &serde_json::Value| page["view"]["seats"][seat]["hand"].clone();
            assert!(hand(own).is_array());
            assert_eq!(hand(open), hand(own));
            assert!(hand(looker).is_null());
        }
    }
}

#[tokio::test]
async fn a_repeat_is_not_a_second_move() {
    let host = Host::new().await;
    let (_, mut ann, mut bob) = host.two_at("sternenhimmel").await;
    let mv = ann.sight.play(0).unwrap();
    assert_eq!(ann.done(mv.clone()).await["ply"], 1);
    assert_eq!(ann.done(mv.clone()).await["ply"], 1);
    bob.until(Sight::is_my_turn).await;
    bob.play(0).await;
    ann.until(|sight| sight.version >= bob.sight.version).await;
    assert_eq!(ann.done(mv).await["ply"], 2, "the repeat is acknowledged, and changes nothing");
}

#[tokio::test]
async fn a_move_for_another_moment_is_refused() {
    let host = Host::new().await;
    let (_, mut ann, mut bob) = host.two_at("sternenhimmel").await;
    let stale = ann.sight.play(1).unwrap();
    ann.play(0).await;
    assert_eq!(ann.refused(stale).await, "stale");
    bob.until(Sight::is_my_turn).await;
    let mut early = bob.sight.play(0).unwrap();
    early["play"]["ply"] = json!(7);
    assert_eq!(bob.refused(early).await, "stale");
    let mut illegal = bob.sight.play(0).unwrap();
    illegal["play"]["move"] = json!("place 3 nowhere 9");
    assert_eq!(bob.refused(illegal).await, "illegal-move");
    bob.play(0).await;
}

#[tokio::test]
async fn who_has_no_seat_looks_on_and_cannot_play() {
    let host = Host::new().await;
    let (table, mut ann, _bob) = host.two_at("sternenhimmel").await;
    let mut eve = Player::join(&host.guest("Eve").await, &table).await;
    let mv = ann.sight.play(0).unwrap();
    assert_eq!(eve.refused(mv).await, "not-allowed");
    assert_eq!(eve.refused(json!({ "undo": { "ply": 0 } })).await, "not-allowed");
    assert_eq!(eve.refused(json!({ "say": { "text": "hello" } })).await, "not-allowed");
    assert_eq!(eve.refused(json!("hint")).await, "not-allowed");
    assert_eq!(eve.refused(json!("imagine")).await, "not-allowed");
    let mut nobody = Player::join(&client::Guest::nobody(&host.address), &table).await;
    assert_eq!(nobody.refused(json!({ "sit": { "seat": 0 } })).await, "unknown");
    ann.play(0).await;
    eve.until(|sight| sight.now.as_ref().unwrap().ply == 1).await;
    assert!(eve.sight.now.unwrap().legal.is_empty());
}

#[tokio::test]
async fn a_guest_plays_on_from_another_tab() {
    let host = Host::new().await;
    let (table, mut ann, _bob) = host.two_at("sternenhimmel").await;
    let mut tab = Player::join(&ann.guest, &table).await;
    assert_eq!(tab.sight.seat, Some(0));
    tab.play(0).await;
    ann.until(|sight| sight.now.as_ref().unwrap().ply == 1).await;
}

#[tokio::test]
async fn whoever_comes_back_hears_what_was_missed_and_no_more() {
    let host = Host::new().await;
    let (table, mut ann, mut bob) = host.two_at("sternenhimmel").await;
    let since = ann.sight.version;
    ann.play(0).await;
    bob.until(Sight::is_my_turn).await;
    bob.play(0).await;
    let back = Player::join_since(&ann.guest, &table, since + 1).await;
    let first: serde_json::Value = serde_json::from_str(&back.heard[0]).unwrap();
    let story = first["table"]["game"]["story"].as_array().unwrap().clone();
    assert_eq!(story.len(), 1);
    assert_eq!((&story[0]["ply"], &story[0]["seat"]), (&json!(2), &json!(1)));
    let new = Player::join(&ann.guest, &table).await;
    let first: serde_json::Value = serde_json::from_str(&new.heard[0]).unwrap();
    assert_eq!(first["table"]["game"]["story"].as_array().unwrap().len(), 3, "opening and two");
}

#[tokio::test]
async fn bots_answer_by_themselves() {
    let host = Host::new().await;
    let ann = host.guest("Ann").await;
    for skill in ["novice", "casual", "skilled"] {
        let seats = json!(["me", { "bot": skill }, { "bot": skill }]);
        let table = json!({ "game": "sternenhimmel", "seats": seats, "hints": "practice" });
        let table = ann.make_table(&table).await.unwrap();
        let mut player = Player::join(&ann, &table).await;
        deal(&mut [&mut player]).await;
        for _ in 0..3 {
            player.until(Sight::is_my_turn).await;
            player.play(5).await;
        }
        player.until(Sight::is_my_turn).await;
        player.done(json!("hint")).await;
        while player.hear().await.get("hint").is_none() {}
        // The requested message comes before the answer.
        player.done(json!("imagine")).await;
        let imagined = player.heard.iter().rev().find_map(|text| {
            let message: serde_json::Value = serde_json::from_str(text).ok()?;
            Some(message.get("imagined")?["position"].clone())
        });
        let imagined = engine::games::load(imagined.unwrap()).unwrap();
        assert_eq!(imagined.to_act().iter().collect::<Vec<_>>(), [table::Seat(0)]);
    }
}

#[tokio::test]
async fn a_restart_is_a_short_pause() {
    let host = Host::alone().await;
    let (table, mut ann, bob) = host.two_at("stellium").await;
    ann.play(0).await;
    let before = ann.sight.now.clone().unwrap();
    let host = host.restart().await;
    let again = |player: &Player| player.guest.at(&host.address);
    let mut ann = Player::join_since(&again(&ann), &table, ann.sight.version).await;
    let mut other = Player::join(&again(&bob), &table).await;
    let now = ann.sight.now.clone().unwrap();
    assert_eq!((now.ply, &now.to_act), (before.ply, &before.to_act));
    assert_eq!(now.legal.list(), before.legal.list());
    assert_eq!(other.sight.seat, Some(1));
    play_out(&mut ann, &mut other).await;
}

#[tokio::test]
async fn players_rematch_with_seats_moved_round() {
    let host = Host::new().await;
    let (_, mut ann, mut bob) = host.two_at("sternenhimmel").await;
    assert_eq!(ann.refused(json!("rematch")).await, "not-now");
    play_out(&mut ann, &mut bob).await;
    bob.done(json!("rematch")).await;
    assert_eq!(ann.refused(json!("rematch")).await, "not-now");
    let next = ann.heard.iter().rev().find_map(|text| {
        let message: serde_json::Value = serde_json::from_str(text).ok()?;
        Some(message.get("changed")?["table"]["rematch"].as_str()?.to_owned())
    });
    let next = next.unwrap();
    let (ann, bob) = (Player::join(&ann.guest, &next).await, Player::join(&bob.guest, &next).await);
    assert_eq!((ann.sight.seat, bob.sight.seat), (Some(1), Some(0)));
}
