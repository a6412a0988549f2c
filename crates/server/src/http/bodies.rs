//! A law about the bodies of requests, for the fuzzer and the tests.

use std::time::Instant;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::response::IntoResponse as _;
use serde::de::DeserializeOwned;
use table::{Seed, Viewer};

use super::guests::{Name, Pass};
use super::tables::{NewTable, plan};
use crate::entry::{Entry, Guest, Plan};
use crate::id::Id;
use crate::refused::Refused;
use crate::room::Room;
use crate::words;

/// Law: whatever the body of a request is, it is refused as the client's fault and with a reason;
/// or a name is one, and a table can be made, loaded again, dealt and seen.
pub fn check_body(bytes: &[u8]) {
    if let Some(name) = accepted(bytes, Name::tidy) {
        assert_eq!(words::tidy(&name, words::GUEST_NAME), Ok(name));
    }
    accepted(bytes, |pass: Pass| pass.secret());
    let host = Guest { id: Id::random(), name: "Ann".into() };
    if let Some(plan) = accepted(bytes, |wanted: NewTable| plan(wanted, host)) {
        // The same bytes are the same game, as often as they are tried.
        can_be_played(Plan { secret: Seed::from(7), ..plan });
    }
}

/// What a body is taken for, if it is not refused.
fn accepted<T: DeserializeOwned, A>(
    bytes: &[u8],
    take: impl FnOnce(T) -> Result<A, Refused>,
) -> Option<A> {
    match Json::from_bytes(bytes) {
        Ok(Json(body)) => take(body).inspect_err(is_explained).ok(),
        Err(rejection) => {
            is_the_clients_fault(&rejection);
            None
        }
    }
}

fn is_the_clients_fault(rejection: &JsonRejection) {
    assert!(rejection.status().is_client_error() && !rejection.body_text().is_empty());
}

fn is_explained(refused: &Refused) {
    assert!(!refused.message.is_empty());
    assert!(refused.clone().into_response().status().is_client_error());
}

fn can_be_played(plan: Plan) {
    let (id, now) = (Id::random(), Instant::now());
    let kept = serde_json::to_string(&Entry::Made(plan.clone())).expect("an entry is JSON");
    let read = serde_json::from_str(&kept).expect("an entry is read");
    let mut room = Room::replay(id.clone(), [read], now).expect("a table is loaded");
    assert_eq!(room.summary(), Room::new(id, plan).summary());
    room.follow(vec![Entry::Started], now).map(drop).expect("a table can be dealt");
    for viewer in room.seats().map(Viewer::Seat).chain([Viewer::Spectator]) {
        assert!(room.now(viewer, now).is_some_and(|now| !now.view.get().is_empty()));
    }
}
