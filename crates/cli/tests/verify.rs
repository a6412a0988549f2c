//! `asterism verify`: what it finds, and what it says it could not check.

use std::fs;
use std::process::{Command, Output};

use engine::deal;
use serde_json::{Value, json};
use table::{Contribution, Deal, Seat, Seed};

fn made(values: &[(u8, u64)]) -> Vec<Contribution> {
    let made = |&(seat, value)| Contribution { seat: Seat(seat), value: Seed::from(value) };
    values.iter().map(made).collect()
}

fn deal_of(values: &[(u8, u64)]) -> Deal {
    Deal {
        version: deal::VERSION,
        commitment: deal::commitment(Seed::from(42)).to_string(),
        secret: Seed::from(42),
        contributions: made(values),
        left_out: Vec::new(),
        broken_off: Vec::new(),
    }
}

/// The record of a game from a seed, told where it came from.
fn played(seed: Seed, deal: Option<Deal>) -> Value {
    let mut game = engine::games::new("sternenhimmel", 3, &[].into(), seed).unwrap();
    while let Some(seat) = game.to_act().first() {
        let notation = game.legal(seat).swap_remove(0);
        game.play(seat, &notation).unwrap();
    }
    game.record(deal)
}

fn dealt(deal: Deal) -> Value {
    played(deal::seed(deal.secret, &deal.contributions), Some(deal))
}

/// What the page in seat 0 kept of a deal.
fn kept(values: &[(u8, u64)]) -> Value {
    let seat = |made: &Contribution| json!({ "seat": made.seat, "commitment": deal::commitment_to(*made) });
    let made = made(values);
    json!({
        "table": "t",
        "commitment": deal::commitment(Seed::from(42)),
        "seats": made.iter().map(seat).collect::<Vec<_>>(),
        "own": made[0],
    })
}

fn file(name: &str, content: &Value) -> String {
    let path = format!("{}/verify-{name}.json", env!("CARGO_TARGET_TMPDIR"));
    fs::write(&path, content.to_string()).unwrap();
    path
}

fn verify(record: &str, kept: Option<&str>) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_asterism"));
    command.args(["verify", record]);
    if let Some(kept) = kept {
        command.args(["--kept", kept]);
    }
    command.output().expect("the binary runs")
}

/// What it says after the line of what holds.
fn said(name: &str, record: &Value, kept: Option<&Value>) -> Vec<String> {
    let record = file(name, record);
    let kept = kept.map(|kept| file(&format!("{name}-kept"), kept));
    let output = verify(&record, kept.as_deref());
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(text.starts_with("holds: Sternenhimmel, 3 seats, "), "{text}");
    text.lines().skip(1).map(ToOwned::to_owned).collect()
}

fn refused(name: &str, record: &Value, kept: &Value) -> String {
    let (record, kept) = (file(name, record), file(&format!("{name}-kept"), kept));
    let output = verify(&record, Some(&kept));
    assert!(!output.status.success() && output.stdout.is_empty(), "{name}");
    String::from_utf8(output.stderr).unwrap()
}

const HONEST: &[(u8, u64)] = &[(0, 1), (2, 3)];

const CHECKED: &str = "checked: every move, the result and its digest; the seed is made of the \
                       table's secret and the contributions of seats 0 and 2";

#[test]
fn a_deal_alone_says_that_commitments_were_not_compared() {
    let record = dealt(deal_of(HONEST));
    let not_checked = "not checked: that the commitments were published before anybody revealed; \
                       compare them with what your page kept (--kept FILE)";
    assert_eq!(said("alone", &record, None), [CHECKED, not_checked]);
}

#[test]
fn with_what_the_page_kept_nothing_is_left_to_check() {
    let record = dealt(deal_of(HONEST));
    let compared = "checked: the secret and the contributions of seats 0 and 2 are those \
                    committed to; your own contribution is in the seed";
    assert_eq!(said("kept", &record, Some(&kept(HONEST))), [CHECKED, compared]);
}

#[test]
fn who_was_left_out_is_told() {
    let deal = Deal { left_out: vec![Seat(1)], broken_off: vec![Seat(1)], ..deal_of(HONEST) };
    let lines = said("left-out", &dealt(deal), Some(&kept(HONEST)));
    assert!(lines[2].starts_with("not checked: that seat 1 had no part in the seed"), "{lines:?}");
    assert!(lines[3].contains("an earlier deal was broken off by seat 1"), "{lines:?}");
}

#[test]
fn a_record_that_does_not_say_where_its_seed_came_from_is_told_so() {
    let lines = said("silent", &played(Seed::from(7), None), None);
    assert_eq!(
        lines,
        [
            "checked: every move, the result and its digest",
            "not checked: where the seed came from; the record does not say"
        ]
    );
}

#[test]
fn an_old_deal_holds_and_is_told_to_be_weaker() {
    let deal = Deal { version: 1, ..deal_of(HONEST) };
    let seed = deal::first_seed(deal.secret, &deal.contributions);
    let lines = said("old", &played(seed, Some(deal)), None);
    assert_eq!(lines[0], CHECKED);
    assert!(lines[1].starts_with("not checked: that no contribution was chosen"), "{lines:?}");
}

#[test]
fn a_server_that_cheats_is_found_by_what_the_page_kept() {
    let kept = kept(HONEST);
    let secret = Deal {
        secret: Seed::from(43),
        commitment: deal::commitment(Seed::from(43)).to_string(),
        ..deal_of(HONEST)
    };
    for (name, record, reason) in [
        ("secret", dealt(secret), "the table's commitment is not the one the page kept"),
        ("other", dealt(deal_of(&[(0, 1), (2, 9)])), "the contribution of seat 2 is not"),
        ("own", dealt(deal_of(&[(0, 9), (2, 3)])), "the contribution of seat 0 is not"),
        ("seats", dealt(deal_of(&[(0, 1), (1, 3)])), "of the seats [0, 1]"),
        ("none", played(Seed::from(7), None), "does not say where its seed came from"),
    ] {
        let said = refused(name, &record, &kept);
        assert!(said.contains(reason), "{name}: {said}");
    }
    let said = refused("nonsense", &dealt(deal_of(HONEST)), &json!({ "table": 7 }));
    assert!(said.contains("not what a page keeps"), "{said}");
}
