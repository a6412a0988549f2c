//! Positions in a few words, and expectations about them.
//!
//! A table is written as the bodies on the board, `"planet a1 a2, comet h3"`; all others are in the
//! bag. Unless said otherwise there are three seats, it is seat 0's turn in the second round, any
//! kind may be drawn, the discs lie unturned in order of their names, and the first objectives that
//! nobody has are on display.
//!
//! The symbols then lie like this, with blanks left out: `a` planet 1, comet 2, supernova 3, star
//! 4; `b` planet 1, comet 2, star 3, supernova 4; `c` planet 1, supernova 2, star 4, comet 5; `d`
//! planet 1, supernova 2, comet 4, star 5; `e` planet 1, star 2, comet 3, supernova 5; `f` planet
//! 1, star 2, supernova 3, comet 5.

use std::collections::BTreeMap;

use stellium::board::{Place, PlaceSet};
use stellium::body::{Body, BodySet, ByBody};
use stellium::cards::{Card, CardSet};
use stellium::phase::Phase;
use stellium::position::{LaidDisc, SeatBoard};
use stellium::setup::{BODIES, display_size};
use stellium::{Board, Event, Move, Stellium};
use table::{Game, Match, Position, Seat, Seed, Stream};

/// A position being built.
#[derive(Clone)]
pub(crate) struct Table {
    seats: u8,
    options: BTreeMap<String, String>,
    seed: u64,
    /// How many objectives are left in the reserve; the others are out of the game.
    reserve: Option<usize>,
    no_display: bool,
    board: Board,
}

pub(crate) fn table(bodies: &str) -> Table {
    let galaxies = ["andromeda", "milky-way", "pinwheel", "sombrero", "triangulum", "whirlpool"];
    let disc = |name: &str| LaidDisc { galaxy: name.into(), turned: 0 };
    Table {
        seats: 3,
        options: BTreeMap::from([("draw".into(), "choose".into())]),
        seed: 0,
        reserve: None,
        no_display: false,
        board: Board {
            round: 2,
            last_round: false,
            first: Seat(0),
            turn: Seat(0),
            phase: Phase::Draw {},
            last_push: None,
            discs: galaxies.map(disc).into(),
            bodies: bodies_of(bodies),
            bag: ByBody::default(),
            display: CardSet::EMPTY,
            reserve: Vec::new(),
            out: CardSet::EMPTY,
            seats: (0..4).map(|_| nothing_yet()).collect(),
            reached: Vec::new(),
        },
    }
}

fn nothing_yet() -> SeatBoard {
    SeatBoard { hand: CardSet::EMPTY, validated: BTreeMap::new(), tokens: BodySet::ALL }
}

fn bodies_of(text: &str) -> ByBody<PlaceSet> {
    let mut bodies = ByBody::<PlaceSet>::default();
    for part in text.split(", ").filter(|part| !part.is_empty()) {
        let (body, places) = part.split_once(' ').unwrap();
        bodies[body.parse::<Body>().unwrap()] |= places.split(' ').map(place).collect();
    }
    bodies
}

pub(crate) fn kinds(text: &str) -> BodySet {
    text.split_whitespace().map(|body| body.parse::<Body>().unwrap()).collect()
}

pub(crate) fn place(text: &str) -> Place {
    text.parse().unwrap()
}

fn cards_of(text: &str) -> CardSet {
    text.split_whitespace().map(|card| card.parse::<Card>().unwrap()).collect()
}

impl Table {
    pub(crate) fn seats(mut self, seats: u8) -> Table {
        self.seats = seats;
        self
    }

    pub(crate) fn option(mut self, name: &str, value: &str) -> Table {
        self.options.insert(name.into(), value.into());
        self
    }

    pub(crate) fn seed(mut self, seed: u64) -> Table {
        self.seed = seed;
        self
    }

    pub(crate) fn first(mut self, seat: u8) -> Table {
        self.board.first = Seat(seat);
        self
    }

    pub(crate) fn turn(mut self, seat: u8) -> Table {
        self.board.turn = Seat(seat);
        self
    }

    pub(crate) fn round(mut self, round: u8) -> Table {
        self.board.round = round;
        self
    }

    pub(crate) fn hand(mut self, seat: u8, cards: &str) -> Table {
        self.board.seats[seat as usize].hand = cards_of(cards);
        self
    }

    pub(crate) fn validated(mut self, seat: u8, cards: &[(&str, u8)]) -> Table {
        let card = |(card, points): &(&str, u8)| (card.parse().unwrap(), *points);
        self.board.seats[seat as usize].validated = cards.iter().map(card).collect();
        self
    }

    /// The tokens a seat has left.
    pub(crate) fn tokens(mut self, seat: u8, tokens: &str) -> Table {
        self.board.seats[seat as usize].tokens = kinds(tokens);
        self
    }

    pub(crate) fn reached(mut self, seats: &[u8]) -> Table {
        self.board.reached = seats.iter().copied().map(Seat).collect();
        self
    }

    pub(crate) fn reserve(mut self, left: usize) -> Table {
        self.reserve = Some(left);
        self
    }

    /// The last round, with the display gone.
    pub(crate) fn last_round(mut self) -> Table {
        self.no_display = true;
        self.board.last_round = true;
        self.reserve(0)
    }

    /// Puts all bodies on the board except these: on discs `f` to `b`, then in the black holes.
    pub(crate) fn bag(mut self, bodies: &str) -> Table {
        let left = |body: Body| bodies.split_whitespace().filter(|b| *b == body.name()).count();
        let is_free = |at: &Place| self.board.bodies.0.iter().all(|set| !set.contains(*at));
        let mut free: Vec<Place> = Place::all().filter(is_free).collect();
        free.sort_by_key(|at| (at.index() >= 7, !at.is_hole(), *at));
        // Kinds alternate, so that figures are unlikely.
        for body in Body::ALL.into_iter().cycle().take(4 * 11) {
            let on_board = self.board.bodies[body].len();
            if on_board as usize + left(body) < usize::from(BODIES[body]) {
                self.board.bodies[body] |= PlaceSet::only(free.pop().unwrap());
            }
        }
        self
    }

    /// The position, with the bag and the remaining objectives derived.
    pub(crate) fn position(mut self) -> Position<Board> {
        let board = &mut self.board;
        board.seats.truncate(self.seats as usize);
        for body in Body::ALL {
            board.bag[body] = BODIES[body].saturating_sub(board.bodies[body].len() as u8);
        }
        let held = |card: &Card| {
            board.seats.iter().any(|s| s.hand.contains(*card) || s.validated.contains_key(card))
        };
        let mut rest: Vec<Card> = Card::all().filter(|card| !held(card)).collect();
        let shown = if self.no_display { 0 } else { display_size(self.seats) };
        board.display = rest.drain(..shown as usize).collect();
        board.reserve = rest.split_off(rest.len() - self.reserve.unwrap_or(rest.len()));
        board.out = rest.into_iter().collect();
        Position {
            format: table::Format,
            game: "stellium".into(),
            rules: None,
            seats: self.seats.into(),
            options: self.options,
            ply: 0,
            stream: Stream::new(Seed::from(self.seed)),
            board: self.board,
        }
    }

    pub(crate) fn start(self) -> Play {
        let game = Match::load(&self.position()).unwrap_or_else(|wrong| panic!("{wrong}"));
        Play { game, events: Vec::new() }
    }

    /// Starts the game, and plays these moves.
    pub(crate) fn play(self, moves: &str) -> Play {
        self.start().play(moves)
    }
}

/// A game under way.
pub(crate) struct Play {
    pub(crate) game: Match<Stellium>,
    /// The events of the last move.
    pub(crate) events: Vec<Event>,
}

impl Play {
    /// Plays moves, separated by `; `, each by the seat to act. Each must also be offered.
    pub(crate) fn play(mut self, moves: &str) -> Play {
        for text in moves.split("; ").filter(|text| !text.is_empty()) {
            let seat = self.to_act();
            assert!(self.offers().iter().any(|mv| mv == text), "{text} is not offered");
            let played = self.game.play(seat, text.parse().unwrap());
            self.events = played.unwrap_or_else(|why| panic!("{text}: {why}"));
            self.game.state().validate().unwrap();
        }
        self
    }

    pub(crate) fn to_act(&self) -> Seat {
        self.game.state().to_act().first().expect("the game goes on")
    }

    /// Checks that a move is refused for a reason that contains these words.
    pub(crate) fn refuses(self, mv: &str, words: &str) -> Play {
        let mut game = self.game.clone();
        let why = game.play(self.to_act(), mv.parse().unwrap()).expect_err(mv).to_string();
        assert!(why.contains(words), "{mv} is refused because {why}");
        assert!(!self.offers().contains(&mv.to_owned()), "{mv} is refused and offered");
        self
    }

    /// Checks the bodies on the board.
    #[track_caller]
    pub(crate) fn shows(self, bodies: &str) -> Play {
        assert_eq!(self.board().bodies, bodies_of(bodies));
        self
    }

    /// The moves offered; none when the game is over.
    pub(crate) fn offers(&self) -> Vec<String> {
        let mut moves: Vec<Move> = Vec::new();
        if let Some(seat) = self.game.state().to_act().first() {
            self.game.state().legal(seat, &mut moves);
        }
        moves.iter().map(Move::to_string).collect()
    }

    /// The moves offered that begin with this word.
    pub(crate) fn offers_to(&self, word: &str) -> Vec<String> {
        self.offers().into_iter().filter(|mv| mv.split(' ').next() == Some(word)).collect()
    }

    pub(crate) fn board(&self) -> Board {
        self.game.state().board()
    }

    pub(crate) fn seat(&self, seat: u8) -> SeatBoard {
        self.board().seats[seat as usize].clone()
    }

    pub(crate) fn phase(&self) -> Phase {
        self.game.state().phase()
    }

    pub(crate) fn score(&self, seat: u8) -> i32 {
        self.game.state().scores()[Seat(seat)]
    }

    pub(crate) fn winners(&self) -> Vec<u8> {
        self.game.outcome().expect("the game is over").winners.iter().map(|seat| seat.0).collect()
    }
}

/// A board, moves, and the board after them.
#[track_caller]
pub(crate) fn check(before: &str, moves: &str, after: &str) {
    table(before).play(moves).shows(after);
}
