//! A table as a value: the replay of its entries, what may be done at it, and what everyone sees of
//! it.
//!
//! This crate reads no clock, sends nothing, stores nothing and draws nothing at random: whoever
//! holds a [`Room`] passes in the [`Time`], ids and seeds, stores the entries and sends the
//! messages. So it behaves the same on a server and in a page.
//!
//! [`Room::obey`] turns a [request](ask) into [entries](entry) and applies them, [`Room::replay`]
//! rebuilds the table from its entries, and [`Room::table`] shows it. The messages to clients are
//! in [`message`].

pub mod ask;
mod clock;
mod consent;
mod dealing;
pub mod entry;
mod forget;
#[cfg(any(test, fuzzing))]
pub mod fuzz;
mod games;
pub mod id;
mod lobby;
mod make;
pub mod message;
mod play;
mod rated;
mod refused;
mod show;
mod tell;
#[cfg(test)]
mod tests;
mod time;
pub mod words;

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use engine::deal::Commitment;
use engine::{AnyMatch, Told};
use table::{Contribution, PerSeat, Seat, SeatSet};

use ask::TableAsk;
use clock::Clock;
pub use clock::Clocks;
use dealing::Stage;
use entry::{Entry, Plan};
pub use forget::{forget, said_by};
pub use games::{GameInfo, OptionInfo};
pub use id::Id;
pub use make::{NewSeat, NewTable};
use message::{Code, Guest, Handover, News, Phase, Proposal, Said, Skill, Who};
pub use rated::Finish;
pub use refused::Refused;
pub use show::{GameResult, Summary};
pub use time::Time;

/// How many recent chat messages are kept in memory.
const SAID: usize = 50;
/// How many recent news items are kept in memory.
const NEWS: usize = 50;

/// A table.
#[derive(Clone)]
pub struct Room {
    id: Id,
    plan: Arc<Plan>,
    name: Arc<str>,
    /// Who named it.
    named_by: Id,
    /// The host, who arranges the seats and starts.
    host: Id,
    places: Vec<Place>,
    stage: Stage,
    /// The seats that broke off a deal, in order.
    broken_off: Vec<Seat>,
    game: Game,
    /// How many entries it is the replay of.
    version: u32,
    /// The version of the last undo.
    rewound: u32,
    /// The version of each move.
    moved: Vec<u32>,
    proposal: Option<Proposal>,
    /// The recent chat messages, with their authors.
    said: Arc<VecDeque<(Option<Id>, Said)>>,
    news: Arc<VecDeque<News>>,
    /// The seats that a bot has played for their owners, and after how many moves it first did.
    left: Vec<(Seat, u32)>,
    /// Whether everyone agreed to end the game.
    ended: bool,
    rematch: Option<Id>,
    /// The people who were here and asked to be forgotten.
    forgotten: Vec<Id>,
}

/// The game, once it is dealt.
struct Game(Option<Box<dyn AnyMatch>>);

impl Clone for Game {
    fn clone(&self) -> Game {
        Game(self.0.as_ref().map(|game| game.fork()))
    }
}

/// A seat.
#[derive(Clone)]
struct Place {
    occupant: Arc<Who>,
    /// The owner's page's commitment to a contribution.
    commitment: Option<Commitment>,
    /// The contribution, once revealed.
    contribution: Option<Contribution>,
    /// Whether it is a person's and excluded from the deal.
    left_out: bool,
    stand_in: Option<Skill>,
    /// If it is to act: how many moves had been made when its turn began.
    asked: Option<u32>,
    clock: Option<Clock>,
}

/// The circumstances of a request that are not part of the table.
pub struct Moment {
    /// The current time.
    pub now: Time,
    /// How long the owner of each seat has been away, if they are.
    pub away: PerSeat<Option<Duration>>,
}

/// The result of a request: the entries to keep, and the events of a move.
#[derive(Default)]
pub struct Done {
    /// The entries to keep.
    pub entries: Vec<Entry>,
    /// The move made, if any.
    pub told: Option<Moved>,
}

/// A move: its seat and its events.
pub type Moved = (Seat, Box<dyn Told>);

impl Room {
    /// A newly created table.
    pub fn new(id: Id, plan: Plan) -> Room {
        let place = |occupant: &Who| Place {
            occupant: Arc::new(occupant.clone()),
            commitment: None,
            contribution: None,
            left_out: false,
            stand_in: None,
            asked: None,
            clock: plan.clock.map(Clock::new),
        };
        Room {
            id,
            name: plan.name.as_str().into(),
            named_by: plan.host.clone(),
            host: plan.host.clone(),
            places: plan.seats.iter().map(place).collect(),
            plan: Arc::new(plan),
            stage: Stage::Lobby,
            broken_off: Vec::new(),
            game: Game(None),
            version: 1,
            rewound: 0,
            moved: Vec::new(),
            proposal: None,
            said: Arc::default(),
            news: Arc::default(),
            left: Vec::new(),
            ended: false,
            rematch: None,
            forgotten: Vec::new(),
        }
    }

    /// The table that is the replay of these entries. Entries that do not fit are an error: we did
    /// not write them.
    pub fn replay(
        id: Id,
        entries: impl IntoIterator<Item = Entry>,
        now: Time,
    ) -> Result<Room, Refused> {
        Room::replay_in_time(id, entries.into_iter().map(|entry| (entry, now)))
    }

    /// Like [`Room::replay`], but with the time of each entry, so that clocks have run since.
    pub fn replay_in_time(
        id: Id,
        entries: impl IntoIterator<Item = (Entry, Time)>,
    ) -> Result<Room, Refused> {
        let mut entries = entries.into_iter();
        let Some((Entry::Made(plan), _)) = entries.next() else {
            return Err(Refused::NO_TABLE);
        };
        if !(1..=table::MAX_SEATS).contains(&plan.seats.len()) {
            return Err(Refused::bad_request("no table has so many seats"));
        }
        let mut room = Room::new(id, plan);
        for (entry, at) in entries {
            room.apply(&entry, at)?;
        }
        Ok(room)
    }

    /// Does what a guest asks for, if allowed. It works on a copy, which is discarded on refusal.
    pub fn obey(
        &mut self,
        guest: Option<&Guest>,
        ask: &TableAsk,
        moment: &Moment,
    ) -> Result<Done, Refused> {
        let Some(guest) = guest else {
            return Err(Refused::NAMELESS);
        };
        if self.has_forgotten(&guest.id) {
            return Err(Refused::NAMELESS);
        }
        let entries = match ask {
            TableAsk::Sit { seat } => self.sit(guest, *seat)?,
            TableAsk::Leave => self.leave(guest)?,
            TableAsk::Commit { value } => self.commit(guest, *value, moment)?,
            TableAsk::Reveal { value } => self.reveal(guest, *value)?,
            TableAsk::Arrange { seat, bot } => self.arrange(guest, *seat, *bot)?,
            TableAsk::Rename { name } => self.rename(guest, name)?,
            TableAsk::TakeOver => self.take_over(guest, moment)?,
            TableAsk::Start => self.start(guest, moment)?,
            TableAsk::Play { ply, version, notation, unless_final } => {
                let seat = self.seat(guest)?;
                let entries = self.play(seat, *ply, *version, notation, moment)?;
                if *unless_final && self.is_final(seat, notation, moment.now)? {
                    return Err(Refused::new(Code::Final, "it could not be taken back alone"));
                }
                entries
            }
            TableAsk::Undo { ply } => self.undo(self.seat(guest)?, *ply)?,
            TableAsk::Hand { seat, bot } => self.hand(self.seat(guest)?, *seat, *bot, moment)?,
            TableAsk::End => self.end(self.seat(guest)?, moment)?,
            TableAsk::Answer { yes } => self.answer(self.seat(guest)?, *yes, moment)?,
            TableAsk::Return => self.take_back(self.seat(guest)?)?,
            TableAsk::Say { text } => {
                let text = words::tidy(text, words::SAYING)?;
                vec![Entry::Said(Said { seat: self.seat(guest)?, text })]
            }
        };
        self.follow(entries, moment.now)
    }

    /// Applies entries already decided on.
    pub fn follow(&mut self, entries: Vec<Entry>, now: Time) -> Result<Done, Refused> {
        let mut told = None;
        for entry in &entries {
            told = self.apply(entry, now)?.or(told);
        }
        Ok(Done { entries, told })
    }

    /// Applies one entry. Every change of a table goes through here.
    fn apply(&mut self, entry: &Entry, now: Time) -> Result<Option<Moved>, Refused> {
        entry.seats().into_iter().try_for_each(|seat| self.place(seat).map(drop))?;
        self.version += 1;
        let mut told = None;
        match entry {
            Entry::Made(_) => {
                return Err(Refused::bad_request("a table is made once"));
            }
            Entry::Renamed { name } => {
                (self.name, self.named_by) = (name.as_str().into(), self.host.clone());
            }
            Entry::Seated { seat, who } => {
                let place = &mut self.places[seat.index()];
                place.occupant = Arc::new(who.clone());
                (place.commitment, place.contribution) = (None, None);
            }
            Entry::Hosted { seat } => self.apply_hosted(*seat)?,
            Entry::Contributed { seat, value } => self.apply_contributed(*seat, *value)?,
            Entry::Committed { seat, commitment } => self.apply_committed(*seat, *commitment)?,
            Entry::Sealed { without } => self.apply_sealed(without, now)?,
            Entry::Revealed { seat, value } => self.apply_revealed(*seat, *value)?,
            Entry::Withheld { seats } => self.apply_withheld(seats, now)?,
            Entry::Started => {
                self.game = Game(Some(self.apply_started()?));
                self.ask_seats(None, now);
            }
            Entry::Played(_) | Entry::Rewound { .. } if self.ended => return Err(OVER),
            Entry::Played(played) => told = Some(self.apply_played(played, now)?),
            Entry::Rewound { ply } => self.apply_rewound(*ply, now)?,
            Entry::Proposed { by, what, awaited } => {
                self.proposal = Some(Proposal { by: *by, what: *what, awaited: awaited.clone() });
            }
            Entry::Agreed { seat } => {
                if let Some(proposal) = &mut self.proposal {
                    proposal.awaited.retain(|awaited| awaited != seat);
                }
            }
            Entry::Declined { .. } => self.proposal = None,
            Entry::Handed(handed) => self.apply_handed(handed, now),
            Entry::Returned { seat } => {
                self.note(*seat, Handover::Back);
                let place = &mut self.places[seat.index()];
                place.stand_in = None;
                if let Some(clock) = &mut place.clock {
                    clock.refresh(now);
                }
            }
            // The chat messages of a forgotten person are empty.
            Entry::Said(said) if said.text.is_empty() => {}
            Entry::Said(said) => {
                let by = self.owner_of(said.seat).map(|guest| guest.id.clone());
                add(&mut self.said, SAID, (by, said.clone()));
            }
            Entry::Ended => {
                self.while_playing()?;
                self.ended = true;
                self.proposal = None;
                self.places.iter_mut().for_each(Place::rest);
            }
            Entry::Rematched { table } => self.rematch = Some(table.clone()),
            Entry::Forgotten { guest } => self.apply_forgotten(guest),
        }
        Ok(told)
    }

    /// Adds news that someone else plays a seat.
    fn note(&mut self, seat: Seat, what: Handover) {
        let news = News { ply: self.ply(), seat, what };
        add(&mut self.news, NEWS, news);
    }

    /// A guest's seat, if any.
    pub fn seat_of(&self, guest: &Guest) -> Option<Seat> {
        let theirs =
            |place: &Place| matches!(&*place.occupant, Who::Guest(own) if own.id == guest.id);
        self.places.iter().position(theirs).map(|seat| Seat(seat as u8))
    }

    /// A guest's seat; a guest without one is refused.
    pub fn seat<'a>(&self, guest: impl Into<Option<&'a Guest>>) -> Result<Seat, Refused> {
        guest.into().and_then(|guest| self.seat_of(guest)).ok_or(Refused::NO_SEAT)
    }

    fn place(&self, seat: Seat) -> Result<&Place, Refused> {
        self.places.get(seat.index()).ok_or(Refused::NO_SUCH_SEAT)
    }

    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.places.len() as u8)
    }

    /// The seats that belong to people, whoever plays for them now.
    fn owned_seats(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|seat| self.places[seat.index()].is_owned())
    }

    /// The seats that people now play themselves.
    fn seats_played_by_owners(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|seat| self.places[seat.index()].is_played_by_its_owner())
    }

    /// The table's id.
    pub fn id(&self) -> &Id {
        &self.id
    }

    /// What the table was created with.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// How many entries it is the replay of.
    pub fn version(&self) -> u32 {
        self.version
    }

    /// The game, once it is dealt.
    pub fn game(&self) -> Option<&dyn AnyMatch> {
        self.game.0.as_deref()
    }

    /// How many moves have been made.
    pub fn ply(&self) -> u32 {
        self.moved.len() as u32
    }

    /// The table's phase.
    pub fn phase(&self) -> Phase {
        match &self.game.0 {
            None => Phase::Lobby,
            Some(_) if self.to_act().is_empty() => Phase::Over,
            Some(_) => Phase::Playing,
        }
    }

    /// The seats to act.
    pub fn to_act(&self) -> SeatSet {
        match &self.game.0 {
            Some(game) if !self.ended => game.to_act(),
            Some(_) | None => SeatSet::default(),
        }
    }

    /// The bots that are to act.
    pub fn bots_to_act(&self) -> Vec<(Seat, Skill)> {
        let bot = |seat: Seat| Some((seat, self.places[seat.index()].bot()?));
        self.to_act().iter().filter_map(bot).collect()
    }

    /// The people whose decision is awaited: a proposal comes before the game.
    pub fn people_asked(&self) -> Vec<Seat> {
        if let Some(proposal) = &self.proposal {
            return proposal.awaited.clone();
        }
        let to_act = self.to_act();
        self.seats_played_by_owners().filter(|seat| to_act.contains(*seat)).collect()
    }

    /// The people who are awaited, to move or to answer, and when the time of each is up. A game
    /// goes on while something is proposed.
    pub fn awaited(&self) -> Vec<(Seat, Option<Time>)> {
        let to_act = self.to_act();
        let answers = |seat| self.proposal.as_ref().is_some_and(|it| it.awaited.contains(&seat));
        let is_awaited = |seat: &Seat| to_act.contains(*seat) || answers(*seat);
        let until =
            |seat: Seat| (seat, self.places[seat.index()].clock.and_then(|it| it.runs_out()));
        self.seats_played_by_owners().filter(is_awaited).map(until).collect()
    }

    /// The open proposal.
    pub fn proposal(&self) -> Option<&Proposal> {
        self.proposal.as_ref()
    }

    /// The owner of a seat, if it belongs to a person.
    pub fn owner_of(&self, seat: Seat) -> Option<&Guest> {
        match &*self.places.get(seat.index())?.occupant {
            Who::Guest(guest) => Some(guest),
            Who::Open | Who::Bot(_) => None,
        }
    }

    /// The guests at the table, and whether each plays their own seat or a bot does.
    pub fn players(&self) -> impl Iterator<Item = (&Guest, bool)> {
        self.places.iter().filter_map(|place| match &*place.occupant {
            Who::Guest(guest) => Some((guest, place.is_played_by_its_owner())),
            Who::Open | Who::Bot(_) => None,
        })
    }

    /// The guests at the table.
    pub fn guests(&self) -> impl Iterator<Item = &Guest> {
        self.players().map(|(guest, _)| guest)
    }
}

/// Appends to a list that keeps only the latest `most` items.
fn add<T: Clone>(list: &mut Arc<VecDeque<T>>, most: usize, one: T) {
    let list = Arc::make_mut(list);
    if list.len() == most {
        list.pop_front();
    }
    list.push_back(one);
}

const NO_GAME: Refused = Refused::not_now("the game has not begun");
const OVER: Refused = Refused::not_now("the game is over");

impl Place {
    /// The bot that plays here, as the seat's occupant or for its owner.
    fn bot(&self) -> Option<Skill> {
        match *self.occupant {
            Who::Bot(skill) => Some(skill),
            Who::Guest(_) | Who::Open => self.stand_in,
        }
    }

    /// Marks the seat as not asked to act.
    fn rest(&mut self) {
        self.asked = None;
        if let Some(clock) = &mut self.clock {
            clock.stop();
        }
    }

    fn is_owned(&self) -> bool {
        matches!(*self.occupant, Who::Guest(_))
    }

    fn is_played_by_its_owner(&self) -> bool {
        self.is_owned() && self.stand_in.is_none()
    }
}
