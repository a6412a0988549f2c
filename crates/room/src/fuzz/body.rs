//! Bodies of requests over HTTP.

use serde::Deserialize;
use table::{Seed, Viewer};

use crate::entry::{Entry, Plan};
use crate::message::{Code, Guest};
use crate::{Id, NewTable, Refused, Room, Time, words};

/// A name to be known by.
#[derive(Deserialize)]
struct Name {
    name: String,
}

/// Law: whatever the body of a request is, it is refused as the client's fault and with a reason;
/// or a name is one, and a table can be made, loaded again, dealt and seen.
pub fn check(bytes: &[u8]) {
    let tidy = |name: Name| words::tidy(&name.name, words::GUEST_NAME);
    if let Some(name) = accepted(bytes, tidy) {
        assert_eq!(words::tidy(&name, words::GUEST_NAME), Ok(name));
    }
    let host = Guest { id: Id::from_random([1; 16]), name: "Ann".into() };
    let plan = |wanted: NewTable| wanted.plan(host, Seed::from(7));
    if let Some(plan) = accepted(bytes, plan) {
        can_be_played(plan);
    }
}

/// What a body is taken for, if it is not refused.
fn accepted<'a, T: Deserialize<'a>, A>(
    bytes: &'a [u8],
    take: impl FnOnce(T) -> Result<A, Refused>,
) -> Option<A> {
    let is_explained = |refused: &Refused| {
        assert!(refused.code == Code::BadRequest && !refused.message.is_empty(), "{refused:?}");
    };
    take(serde_json::from_slice(bytes).ok()?).inspect_err(is_explained).ok()
}

fn can_be_played(plan: Plan) {
    let (id, now) = (Id::from_random([2; 16]), Time(0));
    let kept = serde_json::to_string(&Entry::Made(plan.clone())).expect("an entry is JSON");
    let read = serde_json::from_str(&kept).expect("an entry is read");
    let mut room = Room::replay(id.clone(), [read], now).expect("a table is loaded");
    assert_eq!(room.summary(), Room::new(id, plan).summary());
    room.follow(vec![Entry::Started], now).map(drop).expect("a table can be dealt");
    for viewer in room.seats().map(Viewer::Seat).chain([Viewer::Spectator]) {
        assert!(room.now(viewer, now).is_some_and(|now| !now.view.get().is_empty()));
    }
}
