//! Nobody is sent what their seat cannot know: two servers, whose worlds differ only in what one
//! client cannot tell apart, send that client the same bytes.

use std::pin::Pin;

use client::Guest;
use serde_json::{Value, json};
use sqlx::Executor as _;
use table::{Game, GameExt, Match, Position, Seat, Seed, Setup, Stream, Viewer};

use crate::host::{Host, Player};

/// How many pairs of worlds are made for each viewer.
const PAIRS: u64 = 6;
/// The most moves made in both.
const STEPS: usize = 12;

#[tokio::test]
async fn every_game_keeps_its_secrets_on_the_wire() {
    for check in engine::each_game(Check).into_iter().flatten() {
        check.await;
    }
}

#[derive(Clone, Copy)]
struct Check;

impl engine::Visit for Check {
    type Out = Option<Pin<Box<dyn Future<Output = ()>>>>;

    fn game<G: bots::Insight>(self) -> Self::Out {
        let seats = 3.min(G::INFO.max_seats);
        G::INFO
            .hidden
            .then(|| -> Pin<Box<dyn Future<Output = ()>>> { Box::pin(keeps_secrets::<G>(seats)) })
    }
}

async fn keeps_secrets<G: Game>(seats: u8) {
    let (real, other) = (Host::new().await, Host::new().await);
    let mut compared = Compared::default();
    for viewer in Viewer::all(seats) {
        for pair in 0..PAIRS {
            let mut chance = Stream::new(Seed::from(1000 * pair + 17));
            let (state, draws) = somewhere::<G>(seats, &mut chance);
            let world = state.imagine(viewer, &mut chance);
            let other_draws = Stream::new(chance.fork());
            compared.worlds += usize::from(world.board() != state.board());
            let id = format!("{:0>15}t", format!("{pair}v{}", number(viewer)));
            let mut sides: [Side<G>; 2] = [
                Side::new(&real, &id, Position::of(&state, &draws, 0), viewer).await,
                Side::new(&other, &id, Position::of(&world, &other_draws, 0), viewer).await,
            ];
            look_and_play(&mut sides, viewer, &mut chance, &mut compared).await;
        }
    }
    println!("{}: {compared:?}", G::INFO.id);
    assert!(compared.worlds > 0 && compared.messages > 100, "{compared:?}");
}

#[derive(Debug, Default)]
struct Compared {
    /// Pairs of worlds that really differ.
    worlds: usize,
    messages: usize,
    moves: usize,
}

fn number(viewer: Viewer) -> u8 {
    viewer.seat().map_or(9, |seat| seat.0)
}

/// A moment in the middle of a game.
fn somewhere<G: Game>(seats: u8, chance: &mut Stream) -> (G, Stream) {
    let setup = Setup::new::<G>(seats.into(), table::Options::default()).unwrap();
    let mut game = Match::<G>::new(setup, chance.fork());
    let (steps, mut buffer) = (10 + chance.below(40), Vec::new());
    for _ in 0..steps {
        let Some(seat) = game.state().to_act().first() else { break };
        let mv = game.state().random_move(seat, chance, &mut buffer);
        let before = game.clone();
        game.play(seat, mv).unwrap();
        if game.state().is_over() {
            return (before.state().clone(), before.chance().clone());
        }
    }
    (game.state().clone(), game.chance().clone())
}

/// A server with one of the worlds: the viewer whose bytes are compared, the others, and the world
/// itself.
struct Side<G: Game> {
    viewer: Player,
    seats: Vec<Player>,
    world: Match<G>,
}

impl<G: Game> Side<G> {
    /// Writes the table into the database as the server itself would have.
    async fn new(host: &Host, id: &str, position: Position<G::Board>, viewer: Viewer) -> Side<G> {
        let seats = position.seats;
        let guests: Vec<String> = (0..seats).map(|seat| format!("{id:.15}{seat}")).collect();
        let occupants: Vec<Value> = guests
            .iter()
            .map(|guest| json!({ "guest": { "id": guest, "name": format!("P{guest:.1}") } }))
            .collect();
        let world = Match::load(&position).unwrap();
        let made = json!({ "made": {
            "game": G::INFO.id, "options": {}, "name": "Night", "public": false, "hints": "all",
            "clock": null, "host": guests[0], "secret": "00".repeat(32), "seats": occupants,
            "position": position,
        } });
        let mut database = host.database().await;
        for (seq, entry) in [made, json!("started")].iter().enumerate() {
            let log =
                sqlx::query("INSERT INTO log (table_id, seq, at, entry) VALUES ($1, $2, 0, $3)");
            let log = log.bind(id.to_owned()).bind(seq as i64).bind(entry.to_string());
            database.execute(log).await.unwrap();
        }
        let mut players = Vec::new();
        for guest in &guests {
            let known = host.know(&mut database, guest).await;
            players.push(Player::join(&known, id).await);
        }
        let viewer = match viewer.seat() {
            Some(seat) => players.remove(seat.index()),
            None => Player::join(&Guest::nobody(&host.address), id).await,
        };
        let mut side = Side { viewer, seats: players, world };
        side.settle().await;
        side
    }

    /// Has everyone receive all pending messages: an answer comes after everything before it, at
    /// the same node.
    async fn settle(&mut self) {
        let everybody = self.seats.iter().chain([&self.viewer]);
        let version = everybody.map(|player| player.sight.version).max().unwrap();
        for player in self.seats.iter_mut().chain([&mut self.viewer]) {
            player.until(|sight| sight.version >= version).await;
            player.answer(json!({ "resync": { "since": 0 } })).await;
        }
    }

    /// What the viewer was sent since the last call, except presence: that comes at its own time,
    /// and is not part of the game.
    fn sent(&mut self) -> Vec<String> {
        let mut sent = std::mem::take(&mut self.viewer.heard);
        sent.retain(|text| !text.starts_with(r#"{"present""#));
        sent
    }

    /// What the rules would show the viewer now, as text.
    fn shown(&self, viewer: Viewer) -> String {
        serde_json::to_string(&self.world.state().view(viewer)).unwrap()
    }

    /// Makes the same move in the world as at the table.
    fn follow(&mut self, seat: Seat, notation: &str) {
        let mv = notation.parse().map_err(|error| format!("{error}")).unwrap();
        self.world.play(seat, mv).map_err(|error| error.to_string()).unwrap();
    }
}

async fn look_and_play<G: Game>(
    sides: &mut [Side<G>; 2],
    viewer: Viewer,
    chance: &mut Stream,
    compared: &mut Compared,
) {
    for _ in 0..STEPS {
        for side in &mut *sides {
            pry(&mut side.viewer).await;
        }
        compare(sides, viewer, compared);
        if !step(sides, viewer, chance).await {
            return;
        }
        compared.moves += 1;
        if sides[0].shown(viewer) != sides[1].shown(viewer) {
            // Something was revealed, and the viewer can tell the worlds apart from now on.
            return;
        }
    }
}

/// Requests everything that a curious client might ask for.
async fn pry(viewer: &mut Player) {
    let (ply, version) =
        viewer.sight.now.as_ref().map_or((0, 0), |now| (now.ply, viewer.sight.version));
    let moves =
        ["rest", "stop", "boon 1", "place 10 cancer 1", "mark taurus 1", "keep", "drop", "x"];
    for notation in moves.into_iter().chain(["place black-hole leo 2", "use leo"]) {
        let legal =
            viewer.sight.now.as_ref().is_some_and(|now| now.legal.list().contains(&notation));
        if !legal {
            let wish = json!({ "play": { "ply": ply, "version": version, "move": notation } });
            viewer.answer(wish).await;
        }
    }
    viewer.answer(json!({ "resync": { "since": 1 } })).await;
    viewer.answer(json!({ "resync": { "since": 0 } })).await;
    viewer.answer(json!({ "undo": { "ply": ply } })).await;
    viewer.answer(json!({ "answer": { "yes": true } })).await;
}

/// Checks that the viewer was sent the same bytes, and only what the rules show it of the game.
fn compare<G: Game>(sides: &mut [Side<G>; 2], viewer: Viewer, compared: &mut Compared) {
    let shown = sides[0].shown(viewer);
    let [one, other] = sides;
    let (one, other) = (one.sent(), other.sent());
    assert_eq!(one, other);
    compared.messages += one.len();
    let last = one.iter().rev().find_map(|text| view_of(text));
    assert_eq!(last, Some(serde_json::from_str(&shown).unwrap()), "the viewer's own view");
}

fn view_of(text: &str) -> Option<Value> {
    let message: Value = serde_json::from_str(text).unwrap();
    let now = message.get("played").map(|played| &played["now"]);
    let now = now.or_else(|| message.get("table").map(|table| &table["game"]["now"]));
    now.map(|now| now["view"].clone())
}

/// Has the same move made on both sides, if there is one; undoes some of them.
async fn step<G: Game>(sides: &mut [Side<G>; 2], viewer: Viewer, chance: &mut Stream) -> bool {
    let now = sides[0].viewer.sight.now.clone().unwrap();
    let Some(seat) = now.to_act.first().copied().map(Seat) else { return false };
    if viewer.knows(seat) {
        let choice = chance.below(now.legal.list().len() as u32) as usize;
        for side in &mut *sides {
            let play = side.viewer.sight.play(choice).unwrap();
            side.follow(seat, play["play"]["move"].as_str().unwrap());
            side.viewer.answer(play).await;
            // An undo is free or proposed, alike in both worlds.
            if choice.is_multiple_of(3) {
                side.viewer.answer(json!({ "undo": { "ply": now.ply } })).await;
                side.viewer.answer(json!({ "answer": { "yes": false } })).await;
                side.world.rewind(side.viewer.sight.now.as_ref().unwrap().ply as usize);
            }
        }
    } else {
        let legal = |side: &Side<G>| {
            let player = side.seats.iter().find(|player| player.sight.seat == Some(seat.0));
            player.unwrap().sight.now.clone().unwrap().legal
        };
        let (here, there) = (legal(&sides[0]), legal(&sides[1]));
        let mut both = here.list();
        both.retain(|mv| there.list().contains(mv));
        if both.is_empty() {
            return false;
        }
        let notation = both[chance.below(both.len() as u32) as usize];
        for side in &mut *sides {
            side.follow(seat, notation);
            let player = side.seats.iter_mut().find(|player| player.sight.seat == Some(seat.0));
            let player = player.unwrap();
            let version = player.sight.version;
            player
                .done(json!({ "play": { "ply": now.ply, "version": version, "move": notation } }))
                .await;
            player.done(json!({ "say": { "text": "well" } })).await;
        }
    }
    for side in sides {
        side.settle().await;
    }
    true
}
