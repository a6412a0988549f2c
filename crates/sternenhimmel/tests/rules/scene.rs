//! A table set up in a few words, and the story of what happens at it.
//!
//! A disc is given by its rewards, lines and large stars: `9/6 1-2 2-3 large 1 3`. Its figures are
//! listed star by star, a seat and a figure or a dash: `0:10 1:black-hole -`. Discs that are not
//! named are a row of five small stars, 5/2.

use std::fmt::Write as _;
use std::mem::discriminant;

use sternenhimmel::data::Star;
use sternenhimmel::position::{LastBoard, OpenBoard, SeatBoard};
use sternenhimmel::score::Purse;
use sternenhimmel::view::Placed;
use sternenhimmel::{Board, Disc, Discs, Event, Figure, FigureSet, Move, Sternenhimmel};
use table::{Game, GameExt, Options, Seat, Seed, Setup, Stream};

const PLAIN: &str = "5/2 1-2 2-3 3-4 4-5";
const PLAIN_FIGURES: &str = "- - - - -";

/// A moment of a game to be set up.
pub(crate) struct Scene {
    seats: u8,
    turn: Seat,
    shapes: Vec<(Disc, String)>,
    open: Vec<OpenBoard>,
    pile: Option<Vec<Disc>>,
    coins: Vec<u16>,
}

impl Scene {
    /// A table for this many; seat 0 is to act.
    pub(crate) fn of(seats: u8) -> Scene {
        let coins = vec![0; seats.into()];
        Scene { seats, turn: Seat(0), shapes: vec![], open: vec![], pile: None, coins }
    }

    /// Sets who is to act.
    pub(crate) fn turn(self, seat: u8) -> Scene {
        Scene { turn: Seat(seat), ..self }
    }

    /// Sets everyone's coins.
    pub(crate) fn coins(self, coins: &[u16]) -> Scene {
        Scene { coins: coins.to_vec(), ..self }
    }

    /// The discs to come, next one first. Discs neither open nor named here were scored.
    pub(crate) fn pile(self, names: &str) -> Scene {
        let discs = names.split_whitespace().map(|name| name.parse().unwrap()).collect();
        Scene { pile: Some(discs), ..self }
    }

    /// An open disc of this shape, and the figures on it. The first one named has been open
    /// longest.
    pub(crate) fn open(mut self, name: &str, shape: &str, figures: &str) -> Scene {
        let disc = name.parse().unwrap();
        let figures: Vec<&str> = figures.split_whitespace().collect();
        self.shapes.push((disc, written(disc, shape, figures.len())));
        let standing = (0..).map(Star).zip(&figures).filter_map(|(star, text)| {
            let (seat, figure) = text.split_once(':')?;
            let seat = Seat(seat.parse().unwrap());
            Some(Placed { star, seat, figure: Some(figure.parse().unwrap()), seen: None })
        });
        let age = self.open.len() as u8;
        self.open.push(OpenBoard { disc, age, figures: standing.collect() });
        self
    }

    fn unnamed(&self) -> Vec<Disc> {
        let named = |disc: &Disc| self.open.iter().any(|open| open.disc == *disc);
        Disc::ALL.into_iter().filter(|disc| !named(disc)).collect()
    }

    /// The game, ready to go on. Without a pile of its own it is in the first round: as many discs
    /// are open as there are seats, and all others are to come.
    pub(crate) fn start(mut self) -> Play {
        if self.pile.is_none() {
            while self.open.len() < self.seats.into() {
                let next = self.unnamed()[0];
                self = self.open(next.name(), PLAIN, PLAIN_FIGURES);
            }
        }
        let rest = self.unnamed();
        let pile = self.pile.clone().unwrap_or_else(|| rest.clone());
        let scored: Vec<Disc> = rest.iter().copied().filter(|disc| !pile.contains(disc)).collect();
        for &disc in &rest {
            self.shapes.push((disc, written(disc, PLAIN, PLAIN_FIGURES.split(' ').count())));
        }
        let last = scored.first().map(|&disc| LastBoard {
            disc,
            age: self.open.len() as u8,
            figures: vec![],
            coins: self.coins.iter().map(|coins| i32::from(*coins)).collect(),
        });
        let seats = Seat::all(self.seats).map(|seat| self.seat(seat)).collect();
        let board = Board { turn: self.turn, open: self.open, pile, seats, last };
        let toml: String = self.shapes.into_iter().map(|(_, toml)| toml).collect();
        let discs: &'static Discs = Box::leak(Box::new(Discs::parse(&toml).unwrap()));
        let setup = Setup::new::<Sternenhimmel>(self.seats.into(), Options::default());
        let state = board.state_with(discs, setup.unwrap()).unwrap();
        state.validate().unwrap();
        Play { state }
    }

    fn seat(&self, seat: Seat) -> SeatBoard {
        let standing = self.open.iter().flat_map(|open| &open.figures);
        let placed = standing.filter(|standing| standing.seat == seat).filter_map(|s| s.figure);
        let placed = FigureSet::of(placed).expect("no more of a figure than a player has");
        let purse = Purse { first: self.coins[seat.index()], ..Purse::default() };
        SeatBoard { hand: placed.complement().iter().collect(), purse }
    }
}

/// A disc as written in a file of discs.
fn written(disc: Disc, shape: &str, stars: usize) -> String {
    let (shape, large) = shape.split_once("large").unwrap_or((shape, ""));
    let mut words = shape.split_whitespace();
    let (first, second) = words.next().and_then(|rewards| rewards.split_once('/')).unwrap();
    let lines: Vec<String> = words.map(|line| format!("[{}]", line.replace('-', ", "))).collect();
    let large: Vec<&str> = large.split_whitespace().collect();
    format!(
        "[[disc]]\nid = \"{disc}\"\nfirst = {first}\nsecond = {second}\nstars = {:?}\n\
         lines = [{}]\nlarge = [{}]\n",
        (1..=stars).collect::<Vec<_>>(),
        lines.join(", "),
        large.join(", "),
    )
}

/// A game under way.
#[derive(Clone)]
pub(crate) struct Play {
    pub(crate) state: Sternenhimmel,
}

impl Play {
    fn read(text: &str) -> (Seat, Move) {
        let (seat, mv) = text.split_once(' ').unwrap();
        (Seat(seat.parse().unwrap()), mv.parse().unwrap())
    }

    /// Makes a move as in `0 place 10 leo 3`, and checks that the state stays sound.
    pub(crate) fn play(&mut self, text: &str) -> Vec<Event> {
        let (seat, mv) = Play::read(text);
        assert!(self.state.to_act().contains(seat), "{text}: seat {seat} is not to act");
        assert_eq!(self.state.check(seat, mv), Ok(()), "{text}");
        let mut events = Vec::new();
        let no_draws = &mut Stream::new(Seed::from(0));
        self.state.play_unchecked(seat, mv, no_draws, &mut events);
        assert_eq!(no_draws.taken(), 0, "nothing is drawn after the deal");
        assert_eq!(self.state.validate(), Ok(()), "after {text}");
        events
    }

    /// Why a move is refused.
    pub(crate) fn refusal(&self, text: &str) -> String {
        let (seat, mv) = Play::read(text);
        self.state.check(seat, mv).expect_err(text).to_string()
    }

    /// The seat whose turn it is.
    pub(crate) fn turn(&self) -> Option<u8> {
        self.state.to_act().first().map(|seat| seat.0)
    }

    /// A seat's hand, as in `1 3 double`.
    pub(crate) fn hand(&self, seat: u8) -> String {
        let board = self.state.board();
        let hand: Vec<&str> =
            board.seats[seat as usize].hand.iter().map(|figure| figure.name()).collect();
        hand.join(" ")
    }

    /// Everyone's coins.
    pub(crate) fn coins(&self) -> Vec<i32> {
        self.state.scores().seated(self.state.seats()).to_vec()
    }

    /// The open discs in order of their places.
    pub(crate) fn discs(&self) -> String {
        let names: Vec<&str> =
            self.state.board().open.iter().map(|open| open.disc.name()).collect();
        names.join(" ")
    }
}

/// All nine figures of a player, in the form of [`Play::hand`].
pub(crate) const ALL_NINE: &str = "1 3 5 6 7 10 black-hole double double";

/// The events in words. `0 has 12 by 2` is a sum of 12 from two remaining figures; `0 gets 3` is
/// paid by the reserve, `2 gets 1 from 0` by seat 0. Events of one kind are grouped: `swallowed 1 3
/// | 0 has 12 by 2, 1 has 5 by 1`.
pub(crate) fn story(events: &[Event]) -> String {
    let mut story = String::new();
    let mut before = None;
    for event in events {
        let (word, text) = words(event);
        let kind = Some(discriminant(event));
        let gap = match () {
            () if story.is_empty() => "",
            () if kind != before => " | ",
            () if word.is_empty() => ", ",
            () => " ",
        };
        let word = if kind == before { "" } else { word };
        write!(story, "{gap}{word}{text}").unwrap();
        before = kind;
    }
    story
}

/// The word that introduces all events of a kind, if there is one, and the event itself.
fn words(event: &Event) -> (&'static str, String) {
    match *event {
        Event::Placed { seat, disc, star, face_down, figure } => {
            let figure = figure.map_or("?", Figure::name);
            let down = if face_down { " face down" } else { "" };
            ("", format!("{seat} places {figure}{down} on {disc} {star}"))
        }
        Event::Stuck { disc } => ("stuck ", disc.to_string()),
        Event::Revealed { star, figure, .. } => ("revealed ", format!("{star}:{figure}")),
        Event::Vanished { star, .. } => ("vanished ", star.to_string()),
        Event::Swallowed { star, .. } => ("swallowed ", star.to_string()),
        Event::Doubled { star, value, .. } => ("doubled ", format!("{star}:{value}")),
        Event::Counted { seat, total, figures, .. } => {
            ("", format!("{seat} has {total} by {figures}"))
        }
        Event::NobodyLeft { .. } => ("", "nobody left".into()),
        Event::TiedForFirst { .. } => ("", "tied for first".into()),
        Event::TiedForSecond { .. } => ("", "tied for second".into()),
        Event::Paid { seat, from, coins, .. } => {
            let from = from.map_or(String::new(), |from| format!(" from {from}"));
            ("", format!("{seat} gets {coins}{from}"))
        }
        Event::Opened { disc } => ("opened ", disc.to_string()),
        Event::Skipped { seat } => ("skipped ", seat.to_string()),
        Event::Won { seat, coins, shared } => {
            let how = if shared { "shares the victory" } else { "wins" };
            ("", format!("{seat} {how} with {coins}"))
        }
    }
}

/// Only the events of a scoring.
pub(crate) fn scoring(mut events: Vec<Event>) -> Vec<Event> {
    events.retain(|event| !matches!(event, Event::Placed { .. } | Event::Opened { .. }));
    events
}

/// Fills a disc of this shape figure by figure, the last one in a turn of its owner, and compares
/// the whole story of the scoring. Nobody has coins before. In any case, all figures return to
/// their owners.
#[track_caller]
pub(crate) fn check(shape: &str, figures: &str, expected: &str) {
    let stars: Vec<&str> = figures.split(' ').collect();
    let seat_of = |star: &str| star[..1].parse::<u8>().unwrap();
    let (last, before) = stars.split_last().unwrap();
    let seats = stars.iter().map(|star| seat_of(star) + 1).max().unwrap_or(0).max(2);
    let scene = Scene::of(seats).turn(seat_of(last));
    let mut play = scene.open("leo", shape, &format!("{} -", before.join(" "))).start();
    let (seat, figure) = last.split_once(':').unwrap();
    let events = play.play(&format!("{seat} place {figure} leo {}", stars.len()));
    assert_eq!(story(&scoring(events)), expected, "\n{shape}\n{figures}");
    for seat in 0..seats {
        assert_eq!(play.hand(seat), ALL_NINE, "{figures}");
    }
}
