//! The bodies of HTTP requests.

use serde::Deserialize;
use table::{Seed, Viewer};

use crate::entry::{Entry, Plan};
use crate::message::{Code, Guest};
use crate::{Id, NewTable, Refused, Room, Time, words};

/// The body that gives a person's name.
#[derive(Deserialize)]
struct Name {
    name: String,
}

/// Law: any request body is either refused as the client's fault with a reason, or it is a valid
/// name, or a table that can be created, loaded again, dealt and viewed.
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

/// Parses and checks a body; `None` if it is refused, which must come with a reason.
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
