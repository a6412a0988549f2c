//! Common sense at the table of Astra, one move ahead and with a little search.

use std::collections::BTreeMap;

use astra::place::MarkedCard;
use astra::position::DeckBoard;
use astra::setup::SCORING_CARDS;
use astra::state::Journal;
use astra::{Ability, Astra, Board, Card, CardSet, Cards, Element, Event, Move, Turn};
use bots::{Bot, Budget, Greedy, Insight, Level, Mcts};
use table::{
    Game, GameExt, Options, Playout, Position, Seat, Seed, Setup, Sight, Silent, Stream, Viewer,
};

fn bots() -> [Box<dyn Bot<Astra>>; 2] {
    let budget = Budget::Simulations(400);
    [
        Box::new(Greedy::new(Seed::from(7), 4)),
        Box::new(Mcts::new(Seed::from(7), budget, Astra::TUNING)),
    ]
}

/// A game in which it is seat 0's turn.
#[derive(Clone)]
struct Table {
    seats: u8,
    around: Vec<(Card, String)>,
    journals: Vec<Journal>,
}

impl Table {
    fn of(seats: u8) -> Table {
        let journal = |seat: u8| Journal {
            stardust: 5,
            pouch: 5,
            wisdom: 4,
            scoring: SCORING_CARDS[seat as usize],
            ..Journal::default()
        };
        Table { seats, around: vec![], journals: (0..seats).map(journal).collect() }
    }

    /// Puts a card around the board, with a character for each star: the seat that marked it.
    fn card(mut self, name: &str, marks: &str) -> Table {
        self.around.push((name.parse().unwrap(), marks.into()));
        self
    }

    fn seat(mut self, seat: usize, change: impl Fn(&mut Journal)) -> Table {
        change(&mut self.journals[seat]);
        self
    }

    /// The state; cards that were not mentioned fill the places, then the deck.
    fn state(&self) -> Astra {
        let around = self.around.iter().map(|(card, _)| *card).collect();
        let known = self.journals.iter().fold(around, |all: CardSet, j| all | j.hand());
        let mut rest = (CardSet::ALL - known).iter();
        let mut around = self.around.clone();
        while around.len() <= self.seats as usize {
            let card = rest.next().unwrap();
            around.push((card, ".".repeat(Cards::standard().get(card).stars.len() as usize)));
        }
        let below = [29, 25, 18, 11][self.seats as usize - 2];
        let deck = DeckBoard {
            above: rest.by_ref().take(8).collect(),
            below: rest.by_ref().take(below).collect(),
        };
        let place = |(card, marks)| Some(MarkedCard { card, marks });
        let board = Board {
            first: Seat(0),
            sphere: Element::Water,
            seats: self.journals.clone(),
            places: around.into_iter().map(place).collect(),
            deck,
            discard: rest.collect(),
            turn: Turn::of(Seat(0)),
            used: CardSet::EMPTY,
            discoveries: vec![],
            last_mark: None,
            last_turns: None,
        };
        let position = Position {
            format: table::Format,
            game: "astra".into(),
            rules: None,
            seats: self.seats.into(),
            options: BTreeMap::new(),
            ply: 0,
            stream: Stream::new(Seed::from(0)),
            board,
        };
        position.state().unwrap_or_else(|error| panic!("{error}"))
    }
}

fn played(mut state: Astra, moves: &str) -> Astra {
    for text in moves.split("; ") {
        let seat = state.to_act().first().unwrap();
        let (mv, draws) = (text.parse().unwrap(), &mut Stream::new(Seed::from(0)));
        state.play(seat, mv, draws, &mut Silent).unwrap_or_else(|error| panic!("{mv}: {error}"));
    }
    state
}

/// Checks that every bot chooses one of the sensible moves.
#[track_caller]
fn chooses(state: &Astra, sensible: &[&str]) {
    for mut bot in bots() {
        let choice = bot.choose(&Sight::new(state, state.to_act().first().unwrap()));
        let text = choice.mv.to_string();
        assert!(sensible.contains(&text.as_str()), "{text}: {:?}", choice.candidates);
    }
}

/// Lets a bot play to the end of the turn.
fn whole_turn(mut state: Astra, bot: &mut dyn Bot<Astra>) -> Astra {
    while state.turn().seat == Seat(0) && !state.is_over() {
        let seat = state.to_act().first().unwrap();
        let mv = bot.choose(&Sight::new(&state, seat)).mv;
        state.play_unchecked(seat, mv, &mut Stream::new(Seed::from(0)), &mut Silent);
    }
    state
}

fn card(name: &str) -> Card {
    name.parse().unwrap()
}

#[test]
fn it_completes_a_card_that_it_can_complete() {
    for seats in 2..=5 {
        let state = Table::of(seats).card("ara", "11100...").state();
        for mut bot in bots() {
            let after = whole_turn(state.clone(), &mut *bot);
            assert!(after.journal(Seat(0)).hand().contains(card("ara")), "{seats} seats");
        }
    }
}

#[test]
fn it_does_not_stop_one_star_short() {
    let state = Table::of(3).card("aries", "01...").state();
    chooses(&played(state, "mark aries 3; mark aries 4"), &["mark aries 5"]);
}

/// Even a novice takes a card that only it has marked, whatever else it hopes for.
#[test]
fn no_level_passes_up_a_card_that_only_it_has_marked() {
    let table = Table::of(2).card("triangulum", "0..00").seat(0, |seat| {
        (seat.stardust, seat.wisdom) = (2, 2);
        seat.active = ["argo-navis", "draco"].map(card).into_iter().collect();
    });
    let state = played(table.state(), "mark triangulum 2");
    for level in [Level::Novice, Level::Casual, Level::Skilled] {
        for seed in 0..20 {
            let mut bot = level.bot(Seed::from(seed), Budget::Simulations(1));
            let choice = bot.choose(&Sight::new(&state, Seat(0)));
            assert_eq!(choice.mv.to_string(), "mark triangulum 3", "{level:?}");
        }
    }
}

/// All the others still have their stardust, and would finish it.
#[test]
fn no_level_opens_the_game_with_more_than_three_stars() {
    for (seats, seed) in (2..=5).zip(0..) {
        let setup = Setup::new::<Astra>(seats, Options::default()).unwrap();
        for level in [Level::Novice, Level::Casual, Level::Skilled] {
            let (mut state, mut draws) = Astra::dealt(setup, Seed::from(seed));
            let first = state.turn().seat;
            let mut bot = level.bot(Seed::from(seed), Budget::Simulations(1));
            while state.turn().seat == first && !state.turn().dreaming {
                let choice = bot.choose(&Sight::new(&state, first));
                state.play_unchecked(first, choice.mv, &mut draws, &mut Silent);
            }
            let marks: u32 = state.around().map(|(_, place)| place.marks_by(first).len()).sum();
            assert!((1..=3).contains(&marks), "{marks} by {level:?}");
        }
    }
}

#[test]
fn it_does_not_leave_the_last_star_to_the_next_player() {
    let table = Table::of(2).card("aries", "01...").card("draco", "ddd...........");
    let state = table.seat(0, |seat| seat.stardust = 2).seat(1, |seat| seat.stardust = 1).state();
    chooses(&played(state, "mark aries 3"), &["stop"]);
}

#[test]
fn it_rests_when_the_pouch_is_empty() {
    for seats in 2..=5 {
        let state = Table::of(seats).seat(0, |seat| seat.stardust = 0).state();
        chooses(&state, &["rest"]);
    }
}

#[test]
fn it_rests_to_make_good_cards_active() {
    let state = Table::of(3).seat(0, |seat| {
        seat.stardust = 1;
        seat.exhausted = ["argo-navis", "pisces", "scorpius"].map(card).into_iter().collect();
    });
    chooses(&state.state(), &["rest"]);
}

#[test]
fn it_does_not_rest_with_a_full_pouch_and_nothing_to_reactivate() {
    for seats in 2..=5 {
        let state = Table::of(seats).state();
        for mut bot in bots() {
            let choice = bot.choose(&Sight::new(&state, Seat(0)));
            assert_ne!(choice.mv, Move::Rest, "{:?}", choice.candidates);
        }
    }
}

/// Nobody else has a telescope for the two runs it takes; still, a turn is a turn.
#[test]
fn it_does_not_wait_to_take_a_card_that_only_it_can_take() {
    let table = Table::of(3).card("cassiopeia", "111..").seat(0, |seat| seat.telescopes = 1);
    for mut bot in bots() {
        let after = whole_turn(table.state(), &mut *bot);
        assert!(after.journal(Seat(0)).hand().contains(card("cassiopeia")));
    }
}

/// Counts from whole games between equal bots.
#[derive(Default)]
struct Counts {
    turns: u32,
    discoveries: u32,
    /// Rests that brought neither stardust nor a card.
    idle_rests: u32,
    used: Vec<Ability>,
}

/// Plays games between bots that look one move ahead.
fn counted(seats: u64, games: u64) -> Counts {
    let mut counts = Counts::default();
    for seed in 0..games {
        let setup = Setup::new::<Astra>(seats, Options::default()).unwrap();
        let (mut state, mut draws) = Astra::dealt(setup, Seed::from(seed));
        let mut bot = Greedy::new(Seed::from(seed), 4);
        let mut events = Vec::new();
        while let Some(seat) = state.to_act().first() {
            let mv = bot.choose(&Sight::new(&state, seat)).mv;
            events.clear();
            state.play_unchecked(seat, mv, &mut draws, &mut events);
            counts.count(&events);
        }
    }
    counts
}

impl Counts {
    fn count(&mut self, events: &[Event]) {
        let mut resting = false;
        for event in events {
            match event {
                Event::TurnBegan { .. } => self.turns += 1,
                Event::Discovered { .. } => self.discoveries += 1,
                Event::Used { card, .. } => self.used.push(Cards::standard().get(*card).ability),
                Event::Resting { .. } => resting = true,
                Event::Gained { .. } | Event::Reactivated { .. } => resting = false,
                Event::SphereMoved { .. } => self.idle_rests += u32::from(resting),
                _ => {}
            }
        }
    }
}

#[test]
fn tables_of_all_sizes_discover_cards_and_do_not_rest_for_nothing() {
    let mut used = Vec::new();
    for (seats, discoveries) in [(2, 8), (3, 10), (4, 14), (5, 18)] {
        let games = 10;
        let counts = counted(seats, games);
        assert!(u64::from(counts.discoveries) >= discoveries * games, "{seats} seats");
        // Occasionally a seat hands a card to the next, whichever star it marks.
        let idle = counts.idle_rests;
        assert!(20 * idle <= counts.turns, "{seats} seats: {idle} of {} turns", counts.turns);
        used.extend(counts.used);
    }
    for card in Card::ALL {
        let ability = Cards::standard().get(card).ability;
        assert!(used.contains(&ability), "nobody used the ability of {card}");
    }
}

#[test]
fn it_takes_the_most_valuable_boon() {
    // Wisdom is useless by now, and so is Activation; three Fame are more than three stardust.
    let table = Table::of(2).card("aries", "1000.").seat(1, |seat| seat.wisdom = 12);
    chooses(&played(table.state(), "mark aries 5"), &["boon 2"]);
}

#[test]
fn it_discards_its_poorest_card() {
    let table = Table::of(3).card("ara", "11100...").seat(0, |seat| {
        seat.wisdom = 0;
        seat.active = CardSet::only(card("draco"));
        seat.exhausted = CardSet::only(card("canis-minor"));
    });
    let state = played(table.state(), "mark ara 6; mark ara 7; mark ara 8");
    let boon = state.to_act().first() == Some(Seat(1));
    let state = if boon { played(state, "boon 1") } else { state };
    chooses(&state, &["discard canis-minor"]);
}

/// The cards dealt differ from world to world, and with them who acts next.
#[test]
fn a_search_plays_by_the_rules_to_the_end() {
    for seats in 2..=5 {
        let setup = Setup::new::<Astra>(seats, Options::default()).unwrap();
        let (mut state, mut draws) = Astra::dealt(setup, Seed::from(seats));
        let mut bot = Mcts::new(Seed::from(1), Budget::Simulations(24), Astra::TUNING);
        while let Some(seat) = state.to_act().first() {
            let mv = bot.choose(&Sight::new(&state, seat)).mv;
            assert_eq!(state.check(seat, mv), Ok(()));
            state.play_unchecked(seat, mv, &mut draws, &mut Silent);
        }
    }
}

/// The smallest and the largest card have swapped names and stars.
#[test]
fn bots_play_with_other_cards() {
    let text = include_str!("../../astra/data/cards.toml");
    let [draco, equuleus] = ["\"draco\"", "\"equuleus\""];
    let text = text.replace(draco, "\"\"").replace(equuleus, draco).replace("\"\"", equuleus);
    let cards: &Cards = Box::leak(Box::new(Cards::parse(&text).unwrap()));
    for seats in 2..=3 {
        let setup = Setup::new::<Astra>(seats, Options::default()).unwrap();
        let mut chance = Stream::new(Seed::from(seats));
        let mut state = Astra::deal_with(cards, setup, &mut chance);
        let mut search = Mcts::new(Seed::from(1), Budget::Simulations(24), Astra::TUNING);
        let mut greedy = Greedy::new(Seed::from(2), 1);
        while let Some(seat) = state.to_act().first() {
            let sight = Sight::new(&state, seat);
            let bot: &mut dyn Bot<Astra> = if seat == Seat(0) { &mut search } else { &mut greedy };
            let mv = bot.choose(&sight).mv;
            state.play(seat, mv, &mut chance, &mut Silent).unwrap();
        }
        assert!(state.scores()[Seat(0)] > 20, "{:?}", state.scores());
    }
}

/// The deck, others' scoring cards and unseen picks can be anything: the choice is the same.
#[test]
fn what_a_seat_cannot_know_does_not_change_its_choice() {
    for (seats, seed, moves) in [(2, 1, 0), (2, 2, 40), (3, 3, 60), (4, 4, 25), (5, 5, 90)] {
        let options = Options::default();
        let setup = Setup::new::<Astra>(seats, options).unwrap();
        let (mut state, mut draws) = Astra::dealt(setup, Seed::from(seed));
        let mut player = Playout::new(Stream::new(Seed::from(seed)));
        for _ in 0..moves {
            player.step(&mut state, &mut draws, &mut Silent);
        }
        is_honest(&state);
    }
    is_honest(&played(tied(), "boon 3"));
}

fn is_honest(state: &Astra) {
    let seat = state.to_act().first().unwrap();
    let mut chance = Stream::new(Seed::from(9));
    for (mut bot, mut again) in bots().into_iter().zip(bots()) {
        let truth = bot.choose(&Sight::new(state, seat));
        let world = state.imagine(Viewer::Seat(seat), &mut chance);
        assert_eq!(again.choose(&Sight::new(&world, seat)), truth);
    }
}

/// Seats 1 and 2 have as many stars as each other on a card that seat 0 has completed.
fn tied() -> Astra {
    let state = played(Table::of(3).card("aries", "0120.").state(), "mark aries 5");
    assert_eq!(state.to_act().len(), 2);
    state
}

/// Tied seats do not see each other's picks; the last pick is shown to all.
#[test]
fn picks_are_observed_once_all_have_picked() {
    let both = tied();
    let last = played(both.clone(), "boon 1");
    let observed = |state: &Astra, seat, mv| {
        state.clone().play_observed(seat, mv, &mut Stream::new(Seed::from(0)))
    };
    for (state, seat, viewer, is_seen) in
        [(&both, Seat(1), Seat(2), false), (&last, Seat(2), Seat(0), true)]
    {
        let [one, two] = [1, 2].map(|number| observed(state, seat, Move::Boon(number)));
        assert_ne!(one[seat], two[seat]);
        assert_eq!(one[viewer] != two[viewer], is_seen);
        assert_eq!(one[viewer] == one[seat], is_seen);
    }
}
