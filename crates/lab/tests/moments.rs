//! The moments to solve that the page has: each is replayed by the rules.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use engine::GAMES;
use engine::games::new;
use serde_json::Value;
use table::Seat;

/// The moments of each game that has a page.
fn files() -> Vec<(&'static str, Value)> {
    let games = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games");
    let ids = GAMES.iter().map(|entry| entry.info.id).filter(|id| games.join(id).is_dir());
    let read = |id: &'static str| {
        let text = fs::read_to_string(games.join(id).join("moments.json")).unwrap();
        (id, serde_json::from_str(&text).unwrap())
    };
    ids.map(read).collect()
}

fn list<'a>(value: &'a Value, name: &str) -> &'a [Value] {
    value[name].as_array().unwrap()
}

/// Replays a game, and calls its moments by who acts there, what may be played, and what is best.
fn replay(game: &str, played: &Value, mut tell: impl FnMut(&Value)) {
    let seed = played["seed"].as_str().unwrap().parse().unwrap();
    let seats = played["seats"].as_u64().unwrap();
    let mut replayed = new(game, seats, &Default::default(), seed).unwrap();
    let mut moments = list(played, "moments").iter().peekable();
    let written = played["moves"].as_str().unwrap();
    let mut moves = written.split(", ").filter(|mv| !mv.is_empty());
    loop {
        while let Some(moment) = moments.next_if(|moment| moment["ply"] == replayed.status().ply) {
            let seat = Seat(moment["seat"].as_u64().unwrap() as u8);
            let legal = replayed.legal(seat);
            assert!(legal.len() > 2, "{game}: {moment}");
            assert!(legal.iter().any(|mv| moment["best"] == **mv), "{game}: {moment}");
            tell(moment);
        }
        if moments.peek().is_none() {
            assert_eq!(moves.next(), None, "nothing is kept of what came after the last moment");
            return;
        }
        let (seat, mv) = moves.next().unwrap().split_once(' ').unwrap();
        replayed.play(Seat(seat.parse().unwrap()), mv).unwrap();
    }
}

#[test]
fn the_best_move_of_every_moment_is_legal_there() {
    for (game, file) in files() {
        let (mut grades, mut seats) = ([0; 3], BTreeSet::new());
        let info = GAMES.iter().find(|entry| entry.info.id == game).unwrap().info;
        assert_eq!((&file["game"], &file["rules"]), (&game.into(), &info.rules.into()));
        for played in list(&file, "games") {
            seats.insert(played["seats"].as_u64().unwrap());
            replay(game, played, |moment| {
                grades[moment["grade"].as_u64().unwrap() as usize - 1] += 1;
                let [margin, chance] = ["margin", "chance"].map(|name| moment[name].as_f64());
                assert!(margin >= Some(0.08) && chance <= Some(1.0), "{game}: {moment}");
            });
        }
        assert!(grades.iter().sum::<u32>() >= 100, "{game}: {grades:?}");
        assert!(grades.iter().all(|count| *count > 0), "{game}: {grades:?}");
        let all = u64::from(info.min_seats)..=u64::from(info.max_seats);
        assert_eq!(seats, all.collect(), "{game}");
    }
}
