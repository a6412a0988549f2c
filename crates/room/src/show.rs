//! What a table shows, in this one place. Everything about the game itself passes through the
//! game's own `view`, `legal` and `seen_by`.

use engine::Chapter;
use serde::de::value::{Error, StrDeserializer};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;
use table::{Outcome, Seat, Viewer};

use crate::message::{
    ClientOut, ClockPlan, Guest, Hints, Now, Phase, Said, SeatInfo, Skill, Snapshot, TableInfo,
    Who, You,
};
use crate::{Id, Place, Room, Time};

/// A table as lists show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "api", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Summary {
    /// Its id.
    #[cfg_attr(feature = "api", schema(value_type = String))]
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub id: Id,
    /// Its name.
    pub name: String,
    /// The game's id.
    pub game: String,
    /// The table's phase.
    pub phase: Phase,
    /// Whether it is over because everyone agreed to end it; omitted if not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
    pub ended: bool,
    /// Whether the game counts for the ratings of its players; omitted if not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
    pub rated: bool,
    /// The occupants of the seats.
    #[serde(deserialize_with = "kept_seats")]
    pub seats: Vec<Who<String>>,
    /// Time to think; omitted if unlimited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub clock: Option<ClockPlan>,
    /// How the game ended; omitted before the end, and if everyone agreed to end it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub result: Option<GameResult>,
}

/// How a game ended, as lists show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "api", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameResult {
    /// The final scores by seat.
    pub scores: Vec<i32>,
    /// The place of each seat; several seats may share one.
    pub places: Vec<u8>,
}

impl GameResult {
    fn of(outcome: &Outcome) -> GameResult {
        let won = |seat: usize| outcome.winners.iter().any(|winner| winner.index() == seat);
        // The rules' tiebreak decides only who wins.
        let rank = |seat: usize| (won(seat), outcome.scores[seat]);
        let seats = 0..outcome.scores.len();
        let better = |seat| seats.clone().filter(|other| rank(*other) > rank(seat)).count();
        let place = |seat| if won(seat) { 1 } else { better(seat) as u8 + 1 };
        GameResult { scores: outcome.scores.clone(), places: seats.clone().map(place).collect() }
    }
}

/// Seats as stored. Older rows have a name, `null` for an open seat, or a bot's level after a
/// colon.
fn kept_seats<'de, D: Deserializer<'de>>(kept: D) -> Result<Vec<Who<String>>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Kept {
        Typed(Vec<Who<String>>),
        Texts(Vec<Option<String>>),
    }
    let bot = |text: &str| {
        let level = StrDeserializer::<Error>::new(text.strip_prefix(':')?);
        Skill::deserialize(level).ok().map(Who::Bot)
    };
    let who = |text: Option<String>| match text {
        None => Who::Open,
        Some(text) => bot(&text).unwrap_or(Who::Guest(text)),
    };
    Ok(match Kept::deserialize(kept)? {
        Kept::Typed(seats) => seats,
        Kept::Texts(seats) => seats.into_iter().map(who).collect(),
    })
}

impl Room {
    /// The table, as anyone may know it.
    pub fn info(&self) -> TableInfo {
        let plan = &self.plan;
        TableInfo {
            id: self.id.clone(),
            name: self.name.to_string(),
            game: plan.game.clone(),
            options: plan.options.clone(),
            public: plan.public,
            hints: plan.hints,
            clock: plan.clock,
            set_up: plan.position.is_some(),
            rated: plan.rated,
            phase: self.phase(),
            ended: self.ended,
            commitment: engine::deal::commitment(plan.secret).to_string(),
            dealing: self.stage.until().is_some(),
            sealed: self.stage.is_sealed(),
            broken_off: self.broken_off.clone(),
            host: self.host_seat(),
            seats: self.places.iter().map(Place::info).collect(),
            proposal: self.proposal.clone(),
            news: self.news.iter().copied().collect(),
            rematch: self.rematch.clone(),
        }
    }

    /// The table as lists show it.
    pub fn summary(&self) -> Summary {
        Summary {
            id: self.id.clone(),
            name: self.name.to_string(),
            game: self.plan.game.clone(),
            phase: self.phase(),
            ended: self.ended,
            rated: self.plan.rated,
            seats: self.places.iter().map(|place| place.occupant.by_name()).collect(),
            clock: self.plan.clock,
            result: self.result(),
        }
    }

    fn result(&self) -> Option<GameResult> {
        let outcome = self.game().filter(|_| self.phase() == Phase::Over && !self.ended)?.outcome();
        outcome.as_ref().map(GameResult::of)
    }

    /// Whether lists show something different from before.
    pub fn listing_differs_from(&self, before: &Room) -> bool {
        let mut seats = self.places.iter().zip(&before.places);
        self.name != before.name
            || self.host != before.host
            || self.phase() != before.phase()
            || seats.any(|(one, other)| one.listing_differs_from(other))
    }

    /// Who a guest is at this table.
    pub fn you(&self, guest: Option<&Guest>) -> You {
        You {
            seat: guest.and_then(|guest| self.seat_of(guest)),
            host: guest.is_some_and(|guest| self.is_host(guest)),
        }
    }

    /// The latest chat messages.
    pub fn said(&self) -> Vec<Said> {
        self.said.iter().map(|(_, said)| said.clone()).collect()
    }

    /// The full message, for a client that had the versions up to `since`.
    pub fn table(&self, you: You, since: u32, now: Time) -> ClientOut<'static> {
        let viewer = Viewer::from(you.seat);
        let snapshot = |now| Box::new(Snapshot { story: self.story(viewer, since), now });
        ClientOut::Table {
            version: self.version,
            table: self.info(),
            you,
            said: self.said(),
            game: self.now(viewer, now).map(snapshot),
        }
    }

    /// The moves made since a version; all moves, if some were taken back since.
    fn story(&self, viewer: Viewer, since: u32) -> Vec<Chapter> {
        let known = self.moved.partition_point(|version| *version <= since);
        let from = if since < self.rewound { 0 } else { known as u32 };
        self.game().map(|game| game.story(viewer, from, false)).unwrap_or_default()
    }

    /// The current state of the game, as a viewer may know it.
    pub fn now(&self, viewer: Viewer, now: Time) -> Option<Now> {
        let game = self.game()?;
        let (status, look) = (game.status(), game.look(viewer));
        let nothing = || RawValue::from_string("[]".into()).expect("an empty list is JSON");
        let offered = viewer.seat().filter(|seat| self.to_act().contains(*seat));
        let clocks = self.places.iter().map(|place| Some(place.clock?.left(now))).collect();
        Some(Now {
            ply: self.ply(),
            to_act: self.to_act().iter().collect(),
            scores: status.scores,
            standing: look.standing,
            view: look.view,
            legal: offered.map_or_else(nothing, |seat| game.offers(seat)),
            undo: viewer.seat().map_or(0, |seat| self.free_undo(seat)),
            clocks,
            outcome: game.outcome(),
        })
    }

    /// How many moves a seat may take back without asking.
    fn free_undo(&self, seat: Seat) -> u32 {
        match (self.phase(), self.game()) {
            (Phase::Playing, Some(game)) if self.may_go_back_alone(seat) => {
                // Back to before its own last choice, whatever bots did since.
                let mine =
                    |back: &u32| game.made(self.ply() - back).is_some_and(|made| made.seat == seat);
                let back = (1..=self.ply()).find(mine).unwrap_or(0);
                back.max(game.free_undo(seat))
            }
            (Phase::Playing, Some(game)) => game.free_undo(seat),
            _ => 0,
        }
    }

    /// Whether all other seats belong to bots and the game is not rated: then nobody minds an undo.
    pub(super) fn may_go_back_alone(&self, seat: Seat) -> bool {
        !self.plan.rated && self.others(seat).is_empty()
    }

    /// Whether no other person plays their own seat at the moment.
    fn plays_bots_now(&self, seat: Seat) -> bool {
        self.seats_played_by_owners().all(|other| other == seat)
    }

    /// Whether a seat may ask for hints. A hint reveals nothing that the seat cannot see, so it
    /// only matters who plays now.
    pub fn may_ask_for_hints(&self, seat: Seat) -> bool {
        match self.plan.hints {
            Hints::Off => false,
            Hints::Practice => self.plays_bots_now(seat),
            Hints::All => true,
        }
    }
}

impl Place {
    fn listing_differs_from(&self, before: &Place) -> bool {
        self.occupant != before.occupant
            || self.is_played_by_its_owner() != before.is_played_by_its_owner()
    }

    fn info(&self) -> SeatInfo {
        SeatInfo {
            who: self.occupant.by_name(),
            ready: self.commitment.is_some(),
            commitment: self.commitment.map(|commitment| commitment.to_string()),
            left_out: self.left_out,
            revealed: self.contribution.is_some(),
            stand_in: self.stand_in,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn seats(kept: &serde_json::Value) -> Vec<Who<String>> {
        let row = json!({
            "id": "0123456789abcdef", "name": "Friday", "game": "astra", "phase": "lobby", "seats": kept
        });
        // The store keeps it as text.
        serde_json::from_str::<Summary>(&row.to_string()).expect("the row is read").seats
    }

    #[test]
    fn a_list_says_by_type_who_is_a_bot() {
        let typed = json!([{ "guest": ":expert" }, { "bot": "expert" }, "open"]);
        let who = [Who::Guest(":expert".into()), Who::Bot(Skill::Expert), Who::Open];
        assert_eq!(seats(&typed), who);
        assert_eq!(json!(who), typed);
    }

    #[test]
    fn who_wins_is_first_and_others_share_a_place_with_their_equals() {
        for (scores, winners, places) in [
            (&[3, 7, 5][..], &[1][..], &[3, 1, 2][..]),
            (&[7, 7, 5], &[0, 1], &[1, 1, 3]),
            (&[7, 7, 5], &[1], &[2, 1, 3]),
            (&[4, 9, 4, 1], &[1], &[2, 1, 2, 4]),
        ] {
            let winners = winners.iter().copied().map(Seat).collect();
            let (scores, lines) = (scores.to_vec(), Vec::new());
            let outcome = Outcome { scores, winners, lines, digest: None };
            assert_eq!(GameResult::of(&outcome).places, places, "{outcome:?}");
        }
    }

    #[test]
    fn rows_of_before_seats_had_types_are_read() {
        let who = [Who::Guest("Ann".into()), Who::Bot(Skill::Casual), Who::Open];
        assert_eq!(seats(&json!(["Ann", ":casual", null])), who);
        let who = [Who::Guest("open".into()), Who::Guest(":-)".into())];
        assert_eq!(seats(&json!(["open", ":-)"])), who);
    }
}
