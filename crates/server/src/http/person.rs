//! People's pages: the games they played, the results, and their rating. Only its owner sees a
//! page, unless they choose otherwise.

use std::collections::{BTreeMap, HashMap};

use axum::Json;
use axum::extract::{Path, State};
use rating::Rating;
use room::message::{Code, Guest};
use room::{Id, Refused};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::client::{Body, Known};
use super::{ErrorBody, Failed};
use crate::App;
use crate::store::{PlayedGame, Profile};

/// The most points of a rating curve, the latest ones.
const CURVE: usize = 200;
/// The most entries in the list of recent games.
const RECENT: usize = 20;
/// The most favourite cards.
const CARDS: usize = 5;

/// A person's page.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct Person {
    /// The person's name.
    name: String,
    /// Whether this is the caller's own page.
    mine: bool,
    /// Whether everyone may see it.
    public: bool,
    /// The page is `/person/` followed by this; null before its owner has ever made it public.
    #[schema(value_type = Option<String>)]
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    id: Option<Id>,
    /// A rating is shown after this many rated games of a kind.
    shown_after: u32,
    /// Statistics by game.
    games: Vec<PersonGame>,
    /// The latest games, most recent first; for others, only those at public tables.
    recent: Vec<RecentGame>,
}

/// A person's statistics for one game.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct PersonGame {
    /// The game's id.
    game: String,
    /// How many games were played.
    played: u32,
    /// How many of them were rated.
    rated: u32,
    /// The rating: 400 points more mean finishing ahead ten times out of eleven. Null before enough
    /// games.
    rating: Option<i32>,
    /// The margin of error: in 19 cases of 20 the rating is within this range.
    within: Option<i32>,
    /// The rating after each of the latest rated games; empty before enough games.
    curve: Vec<i32>,
    /// How often each place was reached, by number of seats.
    places: Vec<PlacesAt>,
    /// The cards held most often at the end, most frequent first.
    cards: Vec<CardTimes>,
}

/// How often a person finished on each place at tables of one size.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct PlacesAt {
    /// The number of seats.
    seats: u8,
    /// How often first, second and so on.
    times: Vec<u32>,
}

/// How often a person held a card at the end.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct CardTimes {
    /// Its name, as in the game's notation.
    card: String,
    /// In how many games.
    times: u32,
}

/// A game that a person played.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct RecentGame {
    /// The table's id.
    table: String,
    /// The game's id.
    game: String,
    /// When it ended, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    at: i64,
    /// The number of seats.
    seats: u8,
    /// The place; several seats may share one.
    place: u8,
    /// Whether the person left before the end.
    left: bool,
    /// Whether it was rated.
    rated: bool,
}

/// Who may see the caller's page.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct Choice {
    /// Whether anyone with the link may see it.
    public: bool,
}

/// Get the caller's own page.
#[utoipa::path(get, path = "/api/me/person", responses(
    (status = 200, body = Person),
    (status = 401, body = ErrorBody),
))]
pub(super) async fn mine(State(app): State<App>, guest: Guest) -> Result<Json<Person>, Failed> {
    page(&app, guest, true).await
}

/// Choose who may see the caller's page.
#[utoipa::path(post, path = "/api/me/person", request_body = Choice, responses(
    (status = 200, body = Person),
    (status = 400, body = ErrorBody),
    (status = 401, body = ErrorBody),
))]
pub(super) async fn choose(
    State(app): State<App>,
    guest: Guest,
    Body(choice): Body<Choice>,
) -> Result<Json<Person>, Failed> {
    app.tables.store().show_page(&guest.id, choice.public).await?;
    page(&app, guest, true).await
}

/// Get a person's page, if it is public or the caller's own.
#[utoipa::path(get, path = "/api/people/{id}", params(("id" = String, Path)), responses(
    (status = 200, body = Person),
    (status = 404, body = ErrorBody),
))]
pub(super) async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(known): Known,
) -> Result<Json<Person>, Failed> {
    let nobody = || Refused::new(Code::NoTable, "nobody shows a page here: look at the link again");
    let person = Id::try_from(id).map_err(|_| nobody())?;
    let (guest, public) = app.tables.store().guest_of(&person).await?.ok_or_else(nobody)?;
    let mine = known.is_some_and(|known| known.id == guest.id);
    if !public && !mine {
        return Err(nobody().into());
    }
    page(&app, guest, mine).await
}

async fn page(app: &App, guest: Guest, mine: bool) -> Result<Json<Person>, Failed> {
    let store = app.tables.store();
    let (played, profile) = (store.games_of(&guest.id).await?, store.profile_of(&guest.id).await?);
    Ok(Json(Person::of(guest.name, mine, profile, &played)))
}

impl Person {
    fn of(name: String, mine: bool, profile: Option<Profile>, played: &[PlayedGame]) -> Person {
        let mut by_game: BTreeMap<&str, Vec<&PlayedGame>> = BTreeMap::new();
        for one in played {
            by_game.entry(&one.game).or_default().push(one);
        }
        let may_be_seen = |one: &&PlayedGame| mine || one.listed;
        Person {
            name,
            mine,
            public: profile.as_ref().is_some_and(|profile| profile.public),
            id: profile.map(|profile| profile.person),
            shown_after: rating::SHOWN_AFTER,
            games: by_game.iter().map(|(game, played)| PersonGame::of(game, played)).collect(),
            recent: played
                .iter()
                .rev()
                .filter(may_be_seen)
                .take(RECENT)
                .map(RecentGame::of)
                .collect(),
        }
    }
}

impl PersonGame {
    fn of(game: &str, played: &[&PlayedGame]) -> PersonGame {
        let ratings: Vec<Rating> = played.iter().filter_map(|one| one.rating).collect();
        let rated = ratings.len() as u32;
        let shown = ratings.last().and_then(|last| Some((last.shown(rated)?, last.doubt)));
        let last = ratings.len().saturating_sub(CURVE);
        let curve = ratings[last..].iter().map(|rating| rating.points.round() as i32);
        PersonGame {
            game: game.into(),
            played: played.len() as u32,
            rated,
            rating: shown.map(|(points, _)| points),
            within: shown.map(|(_, doubt)| (1.96 * doubt).round() as i32),
            curve: if shown.is_some() { curve.collect() } else { Vec::new() },
            places: places(played),
            cards: cards(played),
        }
    }
}

fn places(played: &[&PlayedGame]) -> Vec<PlacesAt> {
    let mut by_seats: BTreeMap<u8, Vec<u32>> = BTreeMap::new();
    for one in played {
        let times = by_seats.entry(one.seats).or_insert_with(|| vec![0; one.seats.into()]);
        if let Some(times) = times.get_mut(usize::from(one.place).wrapping_sub(1)) {
            *times += 1;
        }
    }
    by_seats.into_iter().map(|(seats, times)| PlacesAt { seats, times }).collect()
}

/// The cards held most often; ties in alphabetical order.
fn cards(played: &[&PlayedGame]) -> Vec<CardTimes> {
    let mut times: HashMap<&str, u32> = HashMap::new();
    for card in played.iter().flat_map(|one| one.cards.split_whitespace()) {
        *times.entry(card).or_default() += 1;
    }
    let mut cards: Vec<CardTimes> =
        times.into_iter().map(|(card, times)| CardTimes { card: card.into(), times }).collect();
    cards.sort_by(|one, other| other.times.cmp(&one.times).then(one.card.cmp(&other.card)));
    cards.truncate(CARDS);
    cards
}

impl RecentGame {
    fn of(one: &PlayedGame) -> RecentGame {
        RecentGame {
            table: one.table.clone(),
            game: one.game.clone(),
            at: one.at,
            seats: one.seats,
            place: one.place,
            left: one.left,
            rated: one.rating.is_some(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(number: u32, change: impl FnOnce(&mut PlayedGame)) -> PlayedGame {
        let mut game = PlayedGame {
            table: format!("table{number}"),
            game: "astra".into(),
            at: number.into(),
            seats: 3,
            place: 1,
            left: false,
            rating: None,
            cards: String::new(),
            listed: false,
        };
        change(&mut game);
        game
    }

    fn rated(number: u32) -> PlayedGame {
        let rating = Rating { points: 1500.0 + f64::from(number), doubt: 50.0 };
        game(number, |game| game.rating = Some(rating))
    }

    fn person(mine: bool, played: &[PlayedGame]) -> Person {
        Person::of("Ann".into(), mine, None, played)
    }

    #[test]
    fn a_rating_and_its_curve_are_shown_after_ten_rated_games() {
        let nine: Vec<PlayedGame> = (1..=9).map(rated).chain([game(99, |_| ())]).collect();
        let shown = &person(true, &nine).games[0];
        assert_eq!((shown.played, shown.rated, shown.rating), (10, 9, None));
        assert!(shown.curve.is_empty() && shown.within.is_none(), "they tell the rating too");
        let ten: Vec<PlayedGame> = (1..=10).map(rated).collect();
        let shown = &person(true, &ten).games[0];
        assert_eq!((shown.rating, shown.within), (Some(1510), Some(98)));
        assert_eq!(shown.curve, (1501..=1510).collect::<Vec<i32>>());
    }

    #[test]
    fn places_are_counted_by_the_size_of_the_table() {
        let played: Vec<PlayedGame> = [(2, 1), (3, 3), (2, 2), (2, 1), (3, 1)]
            .into_iter()
            .map(|(seats, place)| game(1, |game| (game.seats, game.place) = (seats, place)))
            .collect();
        let places: Vec<(u8, Vec<u32>)> = person(true, &played)
            .games
            .remove(0)
            .places
            .into_iter()
            .map(|places| (places.seats, places.times))
            .collect();
        assert_eq!(places, [(2, vec![2, 1]), (3, vec![1, 0, 1])]);
    }

    #[test]
    fn favourite_cards_are_those_had_most_often() {
        let played = ["leo orion", "orion", "", "lyra orion leo aries", "argo-navis cetus"]
            .map(|cards| game(1, |game| game.cards = cards.into()));
        let cards: Vec<(String, u32)> = person(true, &played)
            .games
            .remove(0)
            .cards
            .into_iter()
            .map(|card| (card.card, card.times))
            .collect();
        let wanted = [("orion", 3), ("leo", 2), ("argo-navis", 1), ("aries", 1), ("cetus", 1)];
        assert_eq!(cards, wanted.map(|(card, times)| (card.to_owned(), times)));
    }

    #[test]
    fn others_are_led_only_to_tables_that_everybody_could_find() {
        let played = [game(1, |_| ()), game(2, |game| game.listed = true)];
        let tables = |mine| {
            let recent = person(mine, &played).recent;
            recent.into_iter().map(|game| game.table).collect::<Vec<String>>()
        };
        assert_eq!(tables(true), ["table2", "table1"]);
        assert_eq!(tables(false), ["table2"]);
    }
}
