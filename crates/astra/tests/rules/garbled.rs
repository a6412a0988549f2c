//! Randomly changed positions: they are rejected, or play soundly to the end.

use astra::{Astra, Board};
use serde_json::Value;
use table::{Game, GameExt, Match, Options, Playout, Position, Seed, Setup, Silent, Stream};

/// Every number, string and list in a document, by its path.
fn leaves(value: &Value, way: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(map) => map.iter().for_each(|(k, v)| leaves(v, &format!("{way}/{k}"), found)),
        Value::Array(list) => {
            found.push(way.into());
            list.iter().enumerate().for_each(|(n, v)| leaves(v, &format!("{way}/{n}"), found));
        }
        _ => found.push(way.into()),
    }
}

/// A small change of one value: a nearby or distant number, something from elsewhere in the
/// document, a list one shorter.
fn garble(document: &mut Value, chance: &mut Stream) {
    let mut found = vec![];
    leaves(&document["board"], "/board", &mut found);
    let one = &found[chance.below(found.len() as u32) as usize];
    let other = &found[chance.below(found.len() as u32) as usize];
    let other = document.pointer(other).cloned().unwrap();
    let Some(value) = document.pointer_mut(one) else { return };
    match (value, chance.below(4)) {
        (Value::Array(list), 0) => drop(list.pop()),
        (Value::Array(list), _) if list.len() > 1 => list.rotate_left(1),
        (Value::Bool(flag), _) => *flag = !*flag,
        (value @ Value::Number(_), n) => *value = [0, 1, 5, 255][n as usize].into(),
        (value, _) => *value = other,
    }
}

#[test]
fn a_garbled_position_is_refused_or_plays_on_to_the_end() {
    let mut chance = Stream::new(Seed::from(11));
    let (mut accepted, mut refused) = (0, 0);
    for seed in 0..1500 {
        let setup = Setup::new::<Astra>(2 + seed % 4, Options::default()).unwrap();
        let mut game: Match<Astra> = Match::new(setup, Seed::from(seed));
        let mut player: Playout<Astra> = Playout::new(Stream::new(Seed::from(seed + 1)));
        for _ in 0..chance.below(250) {
            if !game.state().is_over() {
                let (seat, mv) = player.choose(game.state());
                game.play(seat, mv).unwrap();
            }
        }
        let mut document = serde_json::to_value(game.position()).unwrap();
        (0..=chance.below(2)).for_each(|_| garble(&mut document, &mut chance));
        let read = serde_json::from_value::<Position<Board>>(document).ok();
        let Some(Ok(mut state)) = read.map(|position| position.state::<Astra>()) else {
            refused += 1;
            continue;
        };
        accepted += 1;
        while !state.is_over() {
            player.step(&mut state, &mut chance, &mut Silent);
            state.validate().unwrap_or_else(|wrong| panic!("seed {seed}: {wrong}"));
        }
    }
    assert!(accepted > 200 && refused > 200, "{accepted} accepted, {refused} refused");
}
