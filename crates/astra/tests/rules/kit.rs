//! Positions in a few words, moves in the game's notation, and expectations about the result.

use std::collections::BTreeMap;

use astra::place::MarkedCard;
use astra::position::DeckBoard;
use astra::setup::SCORING_CARDS;
use astra::state::Journal;
use astra::view::SeatView;
use astra::{Astra, Board, BoonKind, Card, CardSet, Cards, Element, Event, Move, Turn};
use table::{Game, GameExt, Match, Position, Seat, Seed, Standing, Stream, Viewer};

pub(crate) fn card(name: &str) -> Card {
    name.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// The number of a card's boon of this kind, counted from the left.
pub(crate) fn boon(name: &str, kind: BoonKind) -> (usize, u8) {
    let boons = &Cards::standard().get(card(name)).boons;
    let at = boons.iter().position(|boon| boon.kind == kind);
    let at = at.unwrap_or_else(|| panic!("{name} has no boon of {kind:?}"));
    (at + 1, boons[at].amount)
}

/// A table to be set up: anything unspecified is as at the start, or does not matter.
#[derive(Clone)]
pub(crate) struct Table {
    seats: u8,
    around: Vec<(Card, String)>,
    journals: Vec<Journal>,
    sphere: Element,
    first: u8,
    turn: u8,
    /// The next cards of the deck.
    top: Vec<Card>,
    /// How many cards lie above Game End; none if it was set aside.
    above: Option<usize>,
    below: usize,
    last_turns: Option<u8>,
    options: BTreeMap<String, String>,
}

impl Table {
    pub(crate) fn of(seats: u8) -> Table {
        let journal = |seat: u8| Journal {
            stardust: 8,
            pouch: 5,
            scoring: SCORING_CARDS[seat as usize],
            ..Journal::default()
        };
        let below = [29, 25, 18, 11][seats as usize - 2];
        Table {
            seats,
            around: vec![],
            journals: (0..seats).map(journal).collect(),
            sphere: Element::Water,
            first: 0,
            turn: 0,
            top: vec![],
            above: Some(5),
            below,
            last_turns: None,
            options: BTreeMap::new(),
        }
    }

    /// Puts cards around the board, each with its marks: `cancer 01..d`, or untouched: `cancer`.
    pub(crate) fn around(mut self, cards: &[&str]) -> Table {
        for text in cards {
            let (name, marks) = text.split_once(' ').unwrap_or((text, ""));
            let stars = Cards::standard().get(card(name)).stars.len() as usize;
            let marks = if marks.is_empty() { ".".repeat(stars) } else { marks.into() };
            self.around.push((card(name), marks));
        }
        self
    }

    /// Gives a seat cards, with a star after the name of an exhausted one: `leo ara*`. The limit is
    /// raised as far as needed.
    pub(crate) fn hand(mut self, seat: usize, cards: &str) -> Table {
        let journal = &mut self.journals[seat];
        for name in cards.split_whitespace() {
            match name.strip_suffix('*') {
                Some(name) => journal.exhausted.insert(card(name)),
                None => journal.active.insert(card(name)),
            }
        }
        let cards = journal.hand().len() as u8;
        let needed = cards.saturating_sub(2) * Cards::standard().wisdom_cells();
        journal.wisdom = journal.wisdom.max(needed);
        self
    }

    /// Changes what a seat has: `stardust 3, pouch 7`.
    pub(crate) fn with(mut self, seat: usize, values: &str) -> Table {
        let journal = &mut self.journals[seat];
        for (name, value) in pairs(values) {
            match name {
                "stardust" => journal.stardust = value,
                "telescopes" => journal.telescopes = value,
                "fame" => journal.fame = value,
                "pouch" => journal.pouch = value as u8,
                "wisdom" => journal.wisdom = value as u8,
                "scoring" => journal.scoring = SCORING_CARDS[value as usize],
                _ => panic!("nobody has {name}"),
            }
        }
        self
    }

    pub(crate) fn sphere(self, sphere: Element) -> Table {
        Table { sphere, ..self }
    }

    pub(crate) fn first(self, first: u8) -> Table {
        Table { first, ..self }
    }

    pub(crate) fn turn(self, turn: u8) -> Table {
        Table { turn, ..self }
    }

    /// The next cards of the deck, from the top.
    pub(crate) fn top(self, cards: &str) -> Table {
        Table { top: cards.split_whitespace().map(card).collect(), ..self }
    }

    /// How many cards lie above Game End.
    pub(crate) fn above(self, above: usize) -> Table {
        Table { above: Some(above), ..self }
    }

    /// Game End was set aside: this many turns follow this one, and this many cards are left.
    pub(crate) fn last_turns(self, turns: u8, below: usize) -> Table {
        Table { above: None, below, last_turns: Some(turns), ..self }
    }

    pub(crate) fn option(mut self, name: &str, value: &str) -> Table {
        self.options.insert(name.into(), value.into());
        self
    }

    /// The position described. Cards that were not mentioned fill the places, then the deck; the
    /// rest is discarded.
    pub(crate) fn position(&self) -> Position<Board> {
        let around: CardSet = self.around.iter().map(|(card, _)| *card).collect();
        let top = self.top.iter().copied().collect();
        let hands = self.journals.iter().map(Journal::hand);
        let mentioned = hands.fold(around | top, |all, hand| all | hand);
        let mut rest = (CardSet::ALL - mentioned).iter();
        let mut places: Vec<_> = self.around.clone();
        while places.len() <= self.seats as usize {
            let card = rest.next().unwrap();
            places.push((card, ".".repeat(Cards::standard().get(card).stars.len() as usize)));
        }
        let mut deck: Vec<Card> = self.top.clone();
        deck.extend(rest.by_ref().take(self.above.unwrap_or(0) + self.below - self.top.len()));
        let below = deck.split_off(self.above.unwrap_or(0));
        let place = |(card, marks)| Some(MarkedCard { card, marks });
        let board = Board {
            first: Seat(self.first),
            sphere: self.sphere,
            seats: self.journals.clone(),
            places: places.into_iter().map(place).collect(),
            deck: DeckBoard { above: deck, below },
            discard: rest.collect(),
            turn: Turn::of(Seat(self.turn)),
            used: CardSet::EMPTY,
            discoveries: vec![],
            last_mark: None,
            last_turns: self.last_turns,
        };
        Position {
            format: table::Format,
            game: "astra".into(),
            rules: None,
            seats: self.seats.into(),
            options: self.options.clone(),
            ply: 0,
            stream: Stream::new(Seed::from(0)),
            board,
        }
    }

    pub(crate) fn load(&self) -> Played {
        let game = Match::load(&self.position()).unwrap_or_else(|error| panic!("{error}"));
        Played { game, events: vec![] }
    }

    /// Loads the position and plays these moves.
    pub(crate) fn plays(&self, moves: &str) -> Played {
        self.load().plays(moves)
    }
}

fn pairs(text: &str) -> impl Iterator<Item = (&str, u16)> {
    text.split(", ").map(|pair| {
        let (name, value) = pair.split_once(' ').unwrap();
        (name, value.parse().unwrap())
    })
}

/// A table where moves were played.
#[derive(Clone)]
pub(crate) struct Played {
    pub(crate) game: Match<Astra>,
    /// The events of the last batch of moves.
    pub(crate) events: Vec<Event>,
}

impl Played {
    /// Plays moves such as `mark cancer 1; 2: boon 3`, each by the seat given, or by the one that
    /// is to act.
    pub(crate) fn plays(mut self, moves: &str) -> Played {
        self.events.clear();
        for text in moves.split("; ") {
            let (seat, text) = self.actor(text);
            let mv: Move = text.parse().unwrap_or_else(|error| panic!("{error}"));
            let events = self.game.play(seat, mv);
            self.events.extend(events.unwrap_or_else(|error| panic!("seat {seat}, {mv}: {error}")));
            self.game.state().validate().unwrap_or_else(|wrong| panic!("after {mv}: {wrong}"));
        }
        self
    }

    fn actor<'a>(&self, text: &'a str) -> (Seat, &'a str) {
        if let Some((seat, text)) = text.split_once(": ") {
            return (Seat(seat.parse().unwrap()), text);
        }
        let to_act = self.game.state().to_act();
        assert_eq!(to_act.len(), 1, "say who: {text}");
        (to_act.first().unwrap(), text)
    }

    pub(crate) fn seat(&self, seat: u8) -> SeatView {
        self.game.state().view(Viewer::Seat(Seat(seat))).seats[seat as usize].clone()
    }

    /// Checks what a seat has, given as `stardust 3, fame 2`.
    #[track_caller]
    pub(crate) fn has(self, seat: u8, values: &str) -> Played {
        let journal = self.seat(seat);
        for (name, value) in pairs(values) {
            let got = match name {
                "stardust" => journal.stardust,
                "telescopes" => journal.telescopes,
                "fame" => journal.fame,
                "pouch" => journal.pouch.into(),
                "wisdom" => journal.wisdom.into(),
                "limit" => journal.limit.into(),
                "cards" => (journal.active | journal.exhausted).len() as u16,
                _ => panic!("nobody has {name}"),
            };
            assert_eq!(got, value, "{name} of seat {seat}");
        }
        self
    }

    /// Checks a seat's cards, given as `leo ara*` in alphabetical order, active ones first.
    #[track_caller]
    pub(crate) fn holds(self, seat: u8, cards: &str) -> Played {
        let journal = self.seat(seat);
        let active = journal.active.iter().map(|card| card.to_string());
        let exhausted = journal.exhausted.iter().map(|card| format!("{card}*"));
        let got: Vec<String> = active.chain(exhausted).collect();
        assert_eq!(got.join(" "), cards, "cards of seat {seat}");
        self
    }

    /// Checks the marks of a card around the board, given as `01..d`.
    #[track_caller]
    pub(crate) fn marks(self, name: &str, marks: &str) -> Played {
        assert_eq!(self.marks_of(name).as_deref(), Some(marks), "marks of {name}");
        self
    }

    pub(crate) fn marks_of(&self, name: &str) -> Option<String> {
        let view = self.game.state().view(Viewer::Spectator);
        view.places.into_iter().flatten().find(|place| place.card == card(name)).map(|p| p.marks)
    }

    /// The legal moves of a seat.
    pub(crate) fn legal(&self, seat: u8) -> Vec<String> {
        let mut moves = vec![];
        self.game.state().legal(Seat(seat), &mut moves);
        moves.iter().map(ToString::to_string).collect()
    }

    /// Checks the moves of the only seat to act, given as `stop; mark cancer 1`.
    #[track_caller]
    pub(crate) fn offers(self, moves: &str) -> Played {
        let seat = self.game.state().to_act().first().expect("somebody is to act");
        let mut expected: Vec<&str> = moves.split("; ").collect();
        let mut got = self.legal(seat.0);
        expected.sort_unstable();
        got.sort_unstable();
        assert_eq!(got, expected);
        self
    }

    /// Checks which stars of a card may be marked now, given as `2 5`.
    #[track_caller]
    pub(crate) fn offers_stars(self, name: &str, stars: &str) -> Played {
        let seat = self.game.state().to_act().first().expect("somebody is to act");
        let prefix = format!("mark {name} ");
        let got: Vec<String> = self
            .legal(seat.0)
            .iter()
            .filter_map(|text| text.strip_prefix(&prefix).map(str::to_owned))
            .collect();
        assert_eq!(got.join(" "), stars, "stars of {name}");
        self
    }

    #[track_caller]
    pub(crate) fn refuses(self, mv: &str, reason: &str) -> Played {
        let (seat, text) = self.actor(mv);
        let (mut game, before) = (self.game.clone(), self.game.position());
        let error = game.play(seat, text.parse().unwrap()).expect_err("it was accepted");
        assert_eq!(error.to_string(), reason, "{mv}");
        assert_eq!(game.position(), before);
        self
    }

    /// Checks that its own position leads back to it.
    #[track_caller]
    pub(crate) fn reloads(self) -> Played {
        let text = serde_json::to_string(&self.game.position()).unwrap();
        let read: Position<Board> = serde_json::from_str(&text).unwrap();
        let state = read.state::<Astra>().unwrap_or_else(|wrong| panic!("{wrong}: {text}"));
        assert_eq!(&state, self.game.state(), "{text}");
        self
    }

    /// The seats to act.
    #[track_caller]
    pub(crate) fn waits_for(self, seats: &[u8]) -> Played {
        let to_act: Vec<u8> = self.game.state().to_act().iter().map(|seat| seat.0).collect();
        assert_eq!(to_act, seats);
        self
    }

    /// The names of the cards around the board, in the order of the places.
    pub(crate) fn around(&self) -> Vec<String> {
        let view = self.game.state().view(Viewer::Spectator);
        let name = |place: Option<MarkedCard>| place.map_or("-".into(), |p| p.card.to_string());
        view.places.into_iter().map(name).collect()
    }

    pub(crate) fn view(&self, viewer: Viewer) -> astra::View {
        self.game.state().view(viewer)
    }

    /// The final score if the game ended now, as far as a viewer may know it.
    pub(crate) fn standing(&self, viewer: Viewer) -> Standing {
        self.game.state().standing(&self.view(viewer))
    }

    /// Each line of a seat's score, by name, as that seat may know it.
    pub(crate) fn score(&self, seat: u8) -> BTreeMap<&'static str, i32> {
        let lines = self.standing(Viewer::Seat(Seat(seat))).lines;
        lines.into_iter().map(|line| (line.name, line.scores[seat as usize])).collect()
    }
}

/// Three seats, four small cards.
pub(crate) fn small_cards() -> Table {
    Table::of(3).around(&["cancer", "aries", "sagitta", "corvus"])
}
