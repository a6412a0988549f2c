//! A table as a value: the replay of its entries, what may be done at it, what everybody sees of
//! it.
//!
//! No clock is read here, nothing is sent, nothing is kept, nothing is drawn at random: whoever
//! holds a [`Room`] hands in the [`Time`], ids and seeds, keeps the entries and sends the messages.
//! So it is the same on a server and in a page.
//!
//! [`Room::obey`] says what [entries](entry) a [wish](ask) makes and does it, [`Room::replay`] makes
//! the table of its entries again, [`Room::table`] shows it: what clients are told is in
//! [`message`].

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

/// How much of what was said is kept at hand.
const SAID: usize = 50;
/// How much news is.
const NEWS: usize = 50;

/// A table.
#[derive(Clone)]
pub struct Room {
    id: Id,
    plan: Arc<Plan>,
    name: Arc<str>,
    /// Who gave it that name.
    named_by: Id,
    /// Who arranges the seats and starts.
    host: Id,
    places: Vec<Place>,
    stage: Stage,
    /// The seats by which a deal was broken off, in order.
    broken_off: Vec<Seat>,
    game: Game,
    /// How many entries it is the replay of.
    version: u32,
    /// The version of the last step back.
    rewound: u32,
    /// The version by which each move was made.
    moved: Vec<u32>,
    proposal: Option<Proposal>,
    /// With who it was.
    said: Arc<VecDeque<(Option<Id>, Said)>>,
    news: Arc<VecDeque<News>>,
    /// For whom a bot has played, and after how many moves first.
    left: Vec<(Seat, u32)>,
    /// Whether all agreed to end the game.
    ended: bool,
    rematch: Option<Id>,
    /// Who was here and wanted to be forgotten.
    forgotten: Vec<Id>,
}

/// The game, once it was dealt.
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
    /// What its owner's page has settled on for the seed.
    commitment: Option<Commitment>,
    /// The same, once it was revealed.
    contribution: Option<Contribution>,
    /// Whether it is a person's and has no part in the deal.
    left_out: bool,
    stand_in: Option<Skill>,
    /// If it is to act: how many moves had been made when it became so.
    asked: Option<u32>,
    clock: Option<Clock>,
}

/// What is so at the moment, and not of the table itself.
pub struct Moment {
    /// When it is.
    pub now: Time,
    /// How long the owner of each seat has been away, if so.
    pub away: PerSeat<Option<Duration>>,
}

/// What was done: the entries to keep, and what came of a move.
#[derive(Default)]
pub struct Done {
    /// What to keep.
    pub entries: Vec<Entry>,
    /// What came of a move.
    pub told: Option<Moved>,
}

/// Who made a move, and what came of it.
pub type Moved = (Seat, Box<dyn Told>);

impl Room {
    /// A table as it was made.
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

    /// The table that these entries are the story of. What does not fit is an error: it was not
    /// written by us.
    pub fn replay(
        id: Id,
        entries: impl IntoIterator<Item = Entry>,
        now: Time,
    ) -> Result<Room, Refused> {
        Room::replay_in_time(id, entries.into_iter().map(|entry| (entry, now)))
    }

    /// The same, with when each of them happened: clocks have run since.
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

    /// Does what a guest asks for, if it may be done: on a copy, that is thrown away if not.
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

    /// Applies what was decided.
    pub fn follow(&mut self, entries: Vec<Entry>, now: Time) -> Result<Done, Refused> {
        let mut told = None;
        for entry in &entries {
            told = self.apply(entry, now)?.or(told);
        }
        Ok(Done { entries, told })
    }

    /// The one way a table changes.
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
            // What was said by somebody who is forgotten has no words.
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

    /// Notes that somebody else plays a seat.
    fn note(&mut self, seat: Seat, what: Handover) {
        let news = News { ply: self.ply(), seat, what };
        add(&mut self.news, NEWS, news);
    }

    /// The seat a guest has.
    pub fn seat_of(&self, guest: &Guest) -> Option<Seat> {
        let theirs =
            |place: &Place| matches!(&*place.occupant, Who::Guest(own) if own.id == guest.id);
        self.places.iter().position(theirs).map(|seat| Seat(seat as u8))
    }

    /// The same; who has none is refused.
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

    /// The seats that are people's, whoever plays for them now.
    fn owned_seats(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|seat| self.places[seat.index()].is_owned())
    }

    /// The seats that people play themselves now.
    fn seats_played_by_owners(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|seat| self.places[seat.index()].is_played_by_its_owner())
    }

    /// Its name.
    pub fn id(&self) -> &Id {
        &self.id
    }

    /// What it was made with.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// How many entries it is the replay of.
    pub fn version(&self) -> u32 {
        self.version
    }

    /// The game, once it was dealt.
    pub fn game(&self) -> Option<&dyn AnyMatch> {
        self.game.0.as_deref()
    }

    /// How many moves were made.
    pub fn ply(&self) -> u32 {
        self.moved.len() as u32
    }

    /// How far it is.
    pub fn phase(&self) -> Phase {
        match &self.game.0 {
            None => Phase::Lobby,
            Some(_) if self.to_act().is_empty() => Phase::Over,
            Some(_) => Phase::Playing,
        }
    }

    /// Whose decision it is.
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

    /// The people a decision is asked of: what was proposed comes before the game.
    pub fn people_asked(&self) -> Vec<Seat> {
        if let Some(proposal) = &self.proposal {
            return proposal.awaited.clone();
        }
        let to_act = self.to_act();
        self.seats_played_by_owners().filter(|seat| to_act.contains(*seat)).collect()
    }

    /// The people who are waited for, to move or to answer, and when the time of each is up: a game
    /// goes on also while something is proposed.
    pub fn awaited(&self) -> Vec<(Seat, Option<Time>)> {
        let to_act = self.to_act();
        let answers = |seat| self.proposal.as_ref().is_some_and(|it| it.awaited.contains(&seat));
        let is_awaited = |seat: &Seat| to_act.contains(*seat) || answers(*seat);
        let until =
            |seat: Seat| (seat, self.places[seat.index()].clock.and_then(|it| it.runs_out()));
        self.seats_played_by_owners().filter(is_awaited).map(until).collect()
    }

    /// What people are asked to agree to.
    pub fn proposal(&self) -> Option<&Proposal> {
        self.proposal.as_ref()
    }

    /// Whose a seat is, if it is a person's.
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

/// Adds the last of a list, of which the first are forgotten.
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
    /// The bot that plays here, as the seat's occupant or for somebody.
    fn bot(&self) -> Option<Skill> {
        match *self.occupant {
            Who::Bot(skill) => Some(skill),
            Who::Guest(_) | Who::Open => self.stand_in,
        }
    }

    /// Nothing is asked of it.
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
