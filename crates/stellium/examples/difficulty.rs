//! How hard each objective is: the share of turns in which a sensible player, with the body just
//! drawn and its influence, could complete it, and the points that correspond to it. For centres
//! and symbols with too few observed turns, the points in `data/objectives.toml` continue in steps
//! of two.
//! It also prints how often the bag is empty when a turn begins, in random and in sensible play.
//!
//! `cargo run --release -p stellium --example difficulty [games]`

use stellium::board::PlaceSet;
use stellium::cards::{CARDS, Card};
use stellium::patterns::Placement;
use stellium::phase::Phase;
use stellium::{Event, Move, Stellium};
use table::{Game, GameExt, Options, Playout, Seat, Seed, Setup, Silent, Stream};

/// How often something was seen, out of how many opportunities.
#[derive(Clone, Copy, Default)]
struct Share {
    seen: u32,
    of: u32,
}

impl Share {
    fn count(&mut self, seen: bool) {
        self.seen += u32::from(seen);
        self.of += 1;
    }

    fn percent(self) -> f64 {
        100.0 * f64::from(self.seen) / f64::from(self.of)
    }
}

/// The points for a share: one more for each halving, starting at 2 for what nearly always
/// succeeds.
fn points(share: Share) -> f64 {
    (1.3 - (share.percent() / 100.0).log2()).round().max(2.0)
}

/// For each objective, the share of turns in which it is in reach with this many bodies: one entry
/// for alignments, those from 2 to 6 for centres and symbols.
type Reach = [[Share; 5]; CARDS];

fn main() {
    let games = std::env::args().nth(1).map_or(60, |games| games.parse::<u32>().expect("a number"));
    let mut reach: Reach = [[Share::default(); 5]; CARDS];
    for seats in 2..=4 {
        let (mut random, mut sensible) = (Share::default(), Share::default());
        let (mut rounds, mut by_limit) = (0, Share::default());
        for seed in 0..u64::from(games) {
            let setup = Setup::new::<Stellium>(seats, Options::default());
            let start = Stellium::dealt(setup.expect("2 to 4 seats"), Seed::from(seed));
            let chance = Stream::new(Seed::from(seed + (1 << 32)));
            random_game(start.clone(), chance.clone(), &mut random);
            let end = sensible_game(start, chance, &mut sensible, &mut reach);
            let end = end.board();
            rounds += u32::from(end.round);
            by_limit.count(!end.reached.is_empty());
        }
        println!(
            "{seats} players: bag empty at the start of a turn {:.1} % random, {:.1} % sensible; \
             sensible games end by the limit {:.0} %, after {:.1} rounds",
            random.percent(),
            sensible.percent(),
            by_limit.percent(),
            f64::from(rounds) / f64::from(games),
        );
    }
    for card in Card::all() {
        let shares = &reach[card.index()][..if card.kind().counts_bodies() { 5 } else { 1 }];
        let written = |share: &Share| format!("{:5.1} % = {:<3}", share.percent(), points(*share));
        let shares: Vec<String> = shares.iter().map(written).collect();
        println!("{:24} {}", card.to_string(), shares.join(" "));
    }
}

/// Counts turns, and those that begin with an empty bag.
fn count_empty(events: &[Event], empty: &mut Share) {
    for event in events {
        empty.of += u32::from(matches!(event, Event::Turn { .. }));
        empty.seen += u32::from(matches!(event, Event::BagEmpty { .. }));
    }
}

fn random_game((mut game, mut draws): (Stellium, Stream), chance: Stream, empty: &mut Share) {
    let mut player = Playout::new(chance);
    while !game.is_over() {
        let mut events = Vec::new();
        player.step(&mut game, &mut draws, &mut events);
        count_empty(&events, empty);
    }
}

fn sensible_game(
    (mut game, mut draws): (Stellium, Stream),
    mut chance: Stream,
    empty: &mut Share,
    reach: &mut Reach,
) -> Stellium {
    while let Some(seat) = game.to_act().first() {
        let mut moves = Vec::new();
        game.legal(seat, &mut moves);
        // Tokens are kept, since each is worth a point.
        moves.retain(|mv| !matches!(mv, Move::Token(_)));
        let best = match game.phase() {
            Phase::Feel { felt, .. } => {
                let wanted = game.hand(seat).iter().any(|card| card.body() == felt);
                if wanted || game.hand(seat).is_empty() { Move::Keep } else { Move::Drop }
            }
            Phase::Place { .. } => {
                note_reach(&game, reach);
                best_of(&moves, &mut chance, |mv| prospect(&game, mv))
            }
            Phase::Take {} => best_of(&moves, &mut chance, |mv| match mv {
                Move::Take(card) => promise(&game, card),
                _ => 0.0,
            }),
            Phase::Exchange {} => best_of(&moves, &mut chance, |mv| match mv {
                Move::Discard(card) => 1.2 - promise(&game, card),
                _ => 0.0,
            }),
            _ => best_of(&moves, &mut chance, |mv| prospect(&game, mv)),
        };
        let mut events = Vec::new();
        game.play_unchecked(seat, best, &mut draws, &mut events);
        count_empty(&events, empty);
    }
    game
}

/// The best of some moves; in case of a tie, a random one.
fn best_of(moves: &[Move], chance: &mut Stream, value: impl Fn(Move) -> f64) -> Move {
    let mut moves = moves.to_vec();
    chance.shuffle(&mut moves);
    moves.into_iter().max_by(|a, b| value(*a).total_cmp(&value(*b))).expect("somebody can move")
}

fn after(game: &Stellium, seat: Seat, mv: Move) -> Stellium {
    let mut after = game.clone();
    after.play_unchecked(seat, mv, &mut Stream::new(Seed::from(0)), &mut Silent);
    after
}

/// Calls the closure with every state in which playing this body can end.
fn each_end_of_play(game: &Stellium, with: &mut impl FnMut(&Stellium)) {
    let seat = game.to_act().first();
    let (Some(seat), Phase::Place { .. } | Phase::Push { .. } | Phase::Influence { .. }) =
        (seat, game.phase())
    else {
        return with(game);
    };
    let mut moves = Vec::new();
    game.legal(seat, &mut moves);
    for mv in moves.into_iter().filter(|mv| !matches!(mv, Move::Token(_))) {
        let after = after(game, seat, mv);
        each_end_of_play(&after, with);
    }
}

fn note_reach(game: &Stellium, reach: &mut Reach) {
    let mut most = [0; CARDS];
    each_end_of_play(game, &mut |end| {
        for card in Card::all().filter(|card| end.is_fulfilled(*card)) {
            let bodies = end.standing_right(card).len().max(2);
            most[card.index()] = bodies.max(most[card.index()]);
        }
    });
    for (shares, most) in reach.iter_mut().zip(most) {
        shares.iter_mut().zip(2..).for_each(|(share, bodies)| share.count(most >= bodies));
    }
}

/// The value of what a move may lead to, for the seat that makes it: points gained, and progress of
/// the objectives in hand.
fn prospect(game: &Stellium, mv: Move) -> f64 {
    let Some(seat) = game.to_act().first() else { return 0.0 };
    let after = after(game, seat, mv);
    let gained = 2.0 * f64::from(after.scores()[seat] - game.scores()[seat]);
    let mut best: f64 = 0.0;
    each_end_of_play(&after, &mut |end| {
        best = best.max(end.hand(seat).iter().map(|card| promise(end, card)).sum());
    });
    gained + best
}

/// The value of an objective to its holder: its points, reduced for each missing body.
fn promise(game: &Stellium, card: Card) -> f64 {
    let points = |bodies| f64::from(game.data().points(card, bodies));
    if card.kind().counts_bodies() {
        let bodies = game.standing_right(card).len();
        let fewest = game.data().fewest(card);
        return if bodies < fewest { points(fewest) / 3.0 } else { points(bodies) };
    }
    let main = game.universe().of(card.body());
    let ends = game.universe().of(game.data().ends(card));
    let missing = |at: Placement| {
        let figure = at.figure();
        let lacks = |places: PlaceSet, bodies: PlaceSet| (places - bodies).len() as usize;
        lacks(figure.main, main) + lacks(figure.ends, ends)
    };
    let least = Placement::all(card.kind()).map(missing).min().unwrap_or_default();
    points(2) / 3_f64.powi(least as i32)
}
