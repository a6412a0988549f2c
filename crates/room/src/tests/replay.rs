//! Logs that we did not write: they give errors, not tables, and never crash a server.

use proptest::prelude::*;
use serde_json::Value;

use super::*;

#[test]
fn entries_that_do_not_fit_are_an_error_and_not_a_table() {
    let scene = Scene::new(None);
    let replay = |entries: Vec<Entry>| Room::replay(id(99), entries, scene.moment.now);
    assert!(replay(Vec::new()).is_err());
    assert!(replay(vec![Entry::Started]).is_err());
    let early = vec![scene.entries[0].clone(), Entry::Rewound { ply: 0 }];
    assert!(replay(early).is_err());
    let with = |entry: &str| {
        let entry = serde_json::from_str(entry).unwrap();
        replay(scene.entries.iter().cloned().chain([entry]).collect())
    };
    for strange in [
        r#"{"seated":{"seat":9,"who":"open"}}"#,
        r#"{"hosted":{"seat":3}}"#,
        r#"{"contributed":{"seat":3,"value":"0000000000000000000000000000000000000000000000000000000000000000"}}"#,
        r#"{"played":{"seat":200,"move":"place 1 leo 1"}}"#,
        r#"{"rewound":{"ply":1}}"#,
        r#"{"proposed":{"by":3,"what":{"undo":{"ply":0}},"awaited":[]}}"#,
        r#"{"proposed":{"by":0,"what":{"hand":{"seat":5,"bot":"novice"}},"awaited":[]}}"#,
        r#"{"proposed":{"by":0,"what":{"undo":{"ply":0}},"awaited":[1,7]}}"#,
        r#"{"agreed":{"seat":3}}"#,
        r#"{"declined":{"seat":3}}"#,
        r#"{"handed":{"seat":3,"bot":"novice"}}"#,
        r#"{"returned":{"seat":255}}"#,
        r#"{"said":{"seat":3,"text":"hello"}}"#,
    ] {
        assert!(with(strange).is_err(), "{strange}");
    }
    assert!(with(r#"{"handed":{"seat":2,"bot":"novice"}}"#).is_ok(), "as it was kept at first");
    let Entry::Made(plan) = &scene.entries[0] else { panic!("a table is made first") };
    for seats in [0, 6] {
        let plan = Plan { seats: vec![Who::Open; seats], ..plan.clone() };
        assert!(replay(vec![Entry::Made(plan)]).is_err(), "{seats} seats");
    }
    assert!(replay(scene.entries.clone()).is_ok_and(|room| room.phase() == Phase::Playing));
}

/// Mostly a seat of the table, sometimes none.
fn seat() -> impl Strategy<Value = Value> {
    prop_oneof![4 => 0..3_u8, 1 => any::<u8>()].prop_map(Value::from)
}

fn seats() -> impl Strategy<Value = Value> {
    proptest::collection::vec(seat(), 0..4).prop_map(Value::from)
}

fn ply() -> impl Strategy<Value = Value> {
    prop_oneof![4 => 0..6_u32, 1 => any::<u32>()].prop_map(Value::from)
}

/// Time left as an entry gives it.
fn left() -> impl Strategy<Value = Value> {
    prop_oneof![Just(Value::Null), any::<u32>().prop_map(Value::from)]
}

/// Any entry but the first, about any seats.
fn entry() -> impl Strategy<Value = Value> {
    let value = || (0..3_usize).prop_map(|who| json!(contribution(who)));
    let commitment = (0..3_usize).prop_map(|who| match commit(who, contribution(who)) {
        TableAsk::Commit { value } => json!(value),
        _ => unreachable!("that is what it makes"),
    });
    let who = prop_oneof![
        Just(json!("open")),
        Just(json!({ "bot": "novice" })),
        (0..3_u8).prop_map(|number| json!({ "guest": guest(number, "Somebody") })),
    ];
    let notation = prop_oneof![Just("place 1 leo 1"), Just("rest"), Just("")];
    let undo = ply().prop_map(|ply| json!({ "undo": { "ply": ply } }));
    let hand = seat().prop_map(|seat| json!({ "hand": { "seat": seat, "bot": "novice" } }));
    let what = prop_oneof![undo, hand, Just(json!("end"))];
    prop_oneof![
        Just(json!("started")),
        Just(json!("ended")),
        (seat(), who).prop_map(|(seat, who)| json!({ "seated": { "seat": seat, "who": who } })),
        seat().prop_map(|seat| json!({ "hosted": { "seat": seat } })),
        (seat(), value())
            .prop_map(|(seat, value)| json!({ "contributed": { "seat": seat, "value": value } })),
        (seat(), commitment).prop_map(|(seat, commitment)| {
            json!({ "committed": { "seat": seat, "commitment": commitment } })
        }),
        seats().prop_map(|seats| json!({ "sealed": { "without": seats } })),
        (seat(), value())
            .prop_map(|(seat, value)| json!({ "revealed": { "seat": seat, "value": value } })),
        seats().prop_map(|seats| json!({ "withheld": { "seats": seats } })),
        (seat(), notation, left()).prop_map(|(seat, notation, left)| {
            json!({ "played": { "seat": seat, "move": notation, "left": left } })
        }),
        ply().prop_map(|ply| json!({ "rewound": { "ply": ply } })),
        (seat(), what, seats()).prop_map(|(by, what, awaited)| {
            json!({ "proposed": { "by": by, "what": what, "awaited": awaited } })
        }),
        seat().prop_map(|seat| json!({ "agreed": { "seat": seat } })),
        seat().prop_map(|seat| json!({ "declined": { "seat": seat } })),
        (seat(), left()).prop_map(|(seat, left)| {
            json!({ "handed": { "seat": seat, "bot": "casual", "left": left } })
        }),
        seat().prop_map(|seat| json!({ "returned": { "seat": seat } })),
        seat().prop_map(|seat| json!({ "said": { "seat": seat, "text": "hello" } })),
    ]
}

proptest! {
    /// The part of a log that fits is a table that can be viewed and asked; the rest is an error.
    #[test]
    fn no_log_is_the_end_of_a_server(
        plays in any::<bool>(),
        clock in any::<Option<(u32, u32, u32)>>(),
        strange in proptest::collection::vec(entry(), 0..12),
    ) {
        let mut scene = if plays { Scene::new(None) } else { Scene::lobby(None) };
        if let (Entry::Made(plan), Some((bank, increment, cap))) = (&mut scene.entries[0], clock) {
            plan.clock = Some(ClockPlan { bank, increment, cap });
        }
        scene.restart();
        for entry in strange {
            let entry: Entry = serde_json::from_value(entry).unwrap();
            let log = scene.entries.iter().cloned().chain([entry.clone()]);
            if Room::replay(id(99), log, Time(0)).is_err() {
                continue;
            }
            scene.entries.push(entry);
            scene.restart();
            scene.wait(MINUTE);
            for guest in scene.guests.iter().map(Some).chain([None]) {
                json!(scene.room.table(scene.room.you(guest), 0, scene.moment.now));
            }
            scene.room.bots_to_act();
            scene.room.time_out(scene.moment.now);
        }
    }
}

/// One entry of every kind, as version 1 wrote them. A kind may be added; none may change.
const VERSION_1: &str = include_str!("../../../../fixtures/database/entries-1.txt");

#[test]
fn entries_are_read_and_written_as_by_version_1() {
    for text in VERSION_1.lines() {
        let entry: Entry = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_string(&entry).unwrap(), text);
        // A new kind makes this match incomplete: add one to the file.
        match entry {
            Entry::Made(_)
            | Entry::Renamed { .. }
            | Entry::Seated { .. }
            | Entry::Hosted { .. }
            | Entry::Contributed { .. }
            | Entry::Committed { .. }
            | Entry::Sealed { .. }
            | Entry::Revealed { .. }
            | Entry::Withheld { .. }
            | Entry::Started
            | Entry::Played(_)
            | Entry::Rewound { .. }
            | Entry::Proposed { .. }
            | Entry::Agreed { .. }
            | Entry::Declined { .. }
            | Entry::Handed(_)
            | Entry::Returned { .. }
            | Entry::Said(_)
            | Entry::Ended
            | Entry::Rematched { .. }
            | Entry::Forgotten { .. } => {}
        }
    }
    assert_eq!(VERSION_1.lines().count(), 28);
}
