//! Undo: free while nothing was shown, by consent beyond that, always against bots.

use client::Sight;
use serde_json::json;

use crate::host::{Host, Player, deal};

#[tokio::test]
async fn a_step_that_showed_nothing_is_taken_back_freely() {
    let host = Host::new().await;
    let (_, mut ann, mut bob) = host.two_at("astra").await;
    // The first star of an Observe: nothing was drawn, and it is still Ann's turn.
    ann.play(0).await;
    assert!(ann.sight.is_my_turn());
    ann.done(json!({ "undo": { "ply": 0 } })).await;
    assert_eq!(ann.sight.now.as_ref().unwrap().ply, 0);
    let version = ann.sight.version;
    bob.until(|sight| sight.version >= version).await;
    assert_eq!(bob.sight.now.as_ref().unwrap().ply, 0);
    assert_eq!(ann.refused(json!({ "undo": { "ply": 0 } })).await, "not-now");
}

#[tokio::test]
async fn a_move_chosen_before_a_step_back_is_stale() {
    let host = Host::new().await;
    let (_, mut ann, _bob) = host.two_at("astra").await;
    let mv = ann.sight.play(0).unwrap();
    ann.done(mv.clone()).await;
    ann.done(json!({ "undo": { "ply": 0 } })).await;
    assert_eq!(ann.refused(mv).await, "stale", "a late repeat does not make the move again");
    ann.play(0).await;
}

#[tokio::test]
async fn beyond_that_the_others_must_agree() {
    let host = Host::alone().await;
    let (table, mut ann, mut bob) = host.two_at("sternenhimmel").await;
    ann.play(0).await;
    bob.until(Sight::is_my_turn).await;
    bob.play(0).await;
    let undo = json!({ "undo": { "ply": 0 } });
    ann.done(undo.clone()).await;
    assert_eq!(ann.refused(undo.clone()).await, "not-now", "one thing is proposed at a time");
    assert_eq!(ann.refused(json!({ "answer": { "yes": true } })).await, "not-now");
    bob.done(json!({ "answer": { "yes": false } })).await;
    assert_eq!(bob.refused(json!({ "answer": { "yes": true } })).await, "not-now");
    ann.done(undo).await;
    // The proposal is still there after a restart.
    let host = host.restart().await;
    let mut bob = Player::join(&bob.guest.at(&host.address), &table).await;
    bob.done(json!({ "answer": { "yes": true } })).await;
    assert_eq!(bob.sight.now.as_ref().unwrap().ply, 0);
}

#[tokio::test]
async fn a_move_ends_what_was_proposed() {
    let host = Host::new().await;
    let (_, mut ann, mut bob) = host.two_at("sternenhimmel").await;
    ann.play(0).await;
    bob.until(Sight::is_my_turn).await;
    bob.done(json!({ "undo": { "ply": 0 } })).await;
    bob.play(0).await;
    assert_eq!(ann.refused(json!({ "answer": { "yes": true } })).await, "not-now");
}

#[tokio::test]
async fn against_bots_alone_anything_is_taken_back() {
    let host = Host::new().await;
    let ann = host.guest("Ann").await;
    let table = json!({
        "game": "sternenhimmel", "seats": ["me", { "bot": "novice" }], "options": { "first": "0" }
    });
    let table = ann.make_table(&table).await.unwrap();
    let mut ann = Player::join(&ann, &table).await;
    deal(&mut [&mut ann]).await;
    for _ in 0..5 {
        ann.until(Sight::is_my_turn).await;
        ann.play(3).await;
    }
    ann.until(Sight::is_my_turn).await;
    ann.done(json!({ "undo": { "ply": 2 } })).await;
    assert_eq!(ann.sight.now.as_ref().unwrap().ply, 2);
    ann.play(0).await;
    ann.until(Sight::is_my_turn).await;
}
