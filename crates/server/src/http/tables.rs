//! Tables: made, listed, looked at. What happens at one goes over its WebSocket.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::{Chapter, Entry as GameEntry, GAMES};
use serde::{Deserialize, Serialize};
use table::{Seat, Seed, Viewer};
use utoipa::{IntoParams, ToSchema};

use super::Caller;
use super::ErrorBody;
use super::client::Body;
use crate::App;
use crate::entry::{Guest, Occupant, Plan};
use crate::id::{self, Id};
use crate::message::{ClockPlan, Code, Hints, Phase, Skill, TableInfo};
use crate::refused::Refused;
use crate::room::{Room, Summary};
use crate::words;

/// The longest times a clock may give, in seconds: a bank of thirty days.
const LONGEST_CLOCK: u32 = 30 * 24 * 3600;

/// A game that can be played.
#[derive(Serialize, ToSchema)]
pub(super) struct GameInfo {
    id: &'static str,
    name: &'static str,
    min_seats: u8,
    max_seats: u8,
    /// The version of rules and data.
    rules: u32,
    options: Vec<OptionInfo>,
}

/// Something a table chooses before a game.
#[derive(Serialize, ToSchema)]
pub(super) struct OptionInfo {
    name: &'static str,
    /// The first is the default.
    choices: &'static [&'static str],
}

/// A table to be made.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewTable {
    /// The game's id.
    game: String,
    /// What is chosen for the game; the rest keeps its default.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// The seats in order.
    #[schema(min_items = 2, max_items = 5)]
    seats: Vec<NewSeat>,
    /// The table's name, up to 40 characters as people count them; the host's, if none is given.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 480)]
    name: Option<String>,
    /// Whether everybody finds it in the list; otherwise who has the link.
    #[serde(default)]
    public: bool,
    /// Who may ask for hints.
    #[serde(default)]
    hints: Hints,
    /// Time to think; endless if none is given.
    #[serde(default)]
    clock: Option<ClockPlan>,
}

/// For whom a seat is.
#[derive(Clone, Copy, Deserialize, PartialEq, Eq, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum NewSeat {
    /// Whoever makes the table.
    Me,
    /// Anybody.
    Open,
    /// A bot.
    Bot(Skill),
}

/// A table that was made.
#[derive(Serialize, ToSchema)]
pub(super) struct Made {
    /// Its id; the page of the table is `/t/` and this.
    #[schema(value_type = String)]
    id: Id,
}

/// Through whose eyes to see a finished game.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct Eyes {
    /// A seat's; a spectator's if none is given.
    #[serde(default)]
    seat: Option<u8>,
    /// All seats' at once, in place of one.
    #[serde(default)]
    open: bool,
}

/// The games there are.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = [GameInfo])))]
pub(super) async fn games() -> Json<Vec<GameInfo>> {
    let option = |spec: &table::OptionSpec| OptionInfo { name: spec.name, choices: spec.choices };
    let game = |entry: &GameEntry| GameInfo {
        id: entry.info.id,
        name: entry.info.name,
        min_seats: entry.info.min_seats,
        max_seats: entry.info.max_seats,
        rules: entry.info.rules,
        options: entry.info.options.iter().map(option).collect(),
    };
    Json(GAMES.iter().map(game).collect())
}

/// The tables everybody may join or watch.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = [Summary])))]
pub(super) async fn listed(State(app): State<App>) -> Result<Json<Vec<Summary>>, Refused> {
    Ok(Json(app.tables.store().public_tables().await?))
}

/// The tables I have or had a seat at.
#[utoipa::path(get, path = "/api/me/tables", responses(
    (status = 200, body = [Summary]),
    (status = 401, body = ErrorBody),
))]
pub(super) async fn mine(
    State(app): State<App>,
    guest: Guest,
) -> Result<Json<Vec<Summary>>, Refused> {
    Ok(Json(app.tables.store().tables_of(&guest.id).await?))
}

/// Make a table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses(
    (status = 201, body = Made),
    (status = 400, body = ErrorBody),
    (status = 401, body = ErrorBody),
))]
pub(super) async fn make(
    State(app): State<App>,
    guest: Guest,
    caller: Caller,
    Body(wanted): Body<NewTable>,
) -> Result<(StatusCode, Json<Made>), Refused> {
    let origin = app.origins.of(caller.household());
    let id = app.tables.make(plan(wanted, guest)?, origin).await?;
    Ok((StatusCode::CREATED, Json(Made { id })))
}

pub(super) fn plan(wanted: NewTable, host: Guest) -> Result<Plan, Refused> {
    let bad = |message: &'static str| Err(Refused::new(Code::BadRequest, message));
    // Dealt once for nothing: the engine knows what can be dealt.
    let options: Vec<(String, String)> = wanted.options.clone().into_iter().collect();
    engine::games::new(&wanted.game, wanted.seats.len() as u64, &options, Seed::from(0))?;
    if wanted.seats.iter().filter(|seat| **seat == NewSeat::Me).count() > 1 {
        return bad("you can sit on one seat only");
    }
    if wanted.seats.iter().all(|seat| matches!(seat, NewSeat::Bot(_))) {
        return bad("somebody has to play: leave a seat for yourself or others");
    }
    if let Some(ClockPlan { bank, increment, cap }) = wanted.clock {
        let fits = |seconds| (1..=LONGEST_CLOCK).contains(&seconds);
        if !fits(bank) || !fits(cap) || increment > LONGEST_CLOCK {
            return bad("a clock's bank and cap are from 1 second to 30 days");
        }
    }
    let name = wanted.name.unwrap_or_else(|| host.name.clone());
    let occupant = |seat: &NewSeat| match seat {
        NewSeat::Me => Occupant::Guest(host.clone()),
        NewSeat::Open => Occupant::Open,
        NewSeat::Bot(skill) => Occupant::Bot(*skill),
    };
    Ok(Plan {
        seats: wanted.seats.iter().map(occupant).collect(),
        game: wanted.game,
        options: wanted.options,
        name: words::tidy(&name, words::TABLE_NAME)?,
        public: wanted.public,
        hints: wanted.hints,
        clock: wanted.clock,
        host: host.id,
        secret: id::random_seed(),
        position: None,
    })
}

/// A table as everybody may know it.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path)), responses(
    (status = 200, body = TableInfo),
    (status = 404, body = ErrorBody),
))]
pub(super) async fn look(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Refused> {
    Ok(Json(find(&app, id).await?.info()))
}

/// The record of a finished game, to keep: `asterism verify` and `asterism replay` read it.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path)), responses(
    (status = 200, content_type = "application/json"),
    (status = 404, body = ErrorBody),
    (status = 409, body = ErrorBody),
))]
pub(super) async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Response, Refused> {
    let room = finished(&app, id).await?;
    let record = room.game().map(|game| game.record(room.told_deal()));
    let name = format!("attachment; filename=\"{}-{}.json\"", room.plan().game, room.id());
    let name = HeaderValue::from_str(&name).map_err(|_| Refused::no_table())?;
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(record)).into_response())
}

/// A finished game, move by move, as a seat or a spectator saw it, or with all secrets open.
#[utoipa::path(get, path = "/api/tables/{id}/replay", params(("id" = String, Path), Eyes), responses(
    (status = 200, content_type = "application/json"),
    (status = 400, body = ErrorBody),
    (status = 404, body = ErrorBody),
    (status = 409, body = ErrorBody),
))]
pub(super) async fn replay(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
) -> Result<Json<Vec<Chapter>>, Refused> {
    let room = finished(&app, id).await?;
    let seat = eyes.seat.map(Seat);
    if seat.is_some_and(|seat| !room.seats().any(|other| other == seat)) {
        return Err(Refused::new(Code::BadRequest, "there is no such seat"));
    }
    let viewer = if eyes.open { Viewer::Open } else { Viewer::from(seat) };
    let story = room.game().map(|game| game.story(viewer, 0, true));
    Ok(Json(story.unwrap_or_default()))
}

/// A table by the id in a path.
pub(crate) async fn find(app: &App, id: String) -> Result<Room, Refused> {
    app.tables.look(&Id::try_from(id).map_err(|_| Refused::no_table())?).await
}

async fn finished(app: &App, id: String) -> Result<Room, Refused> {
    let room = find(app, id).await?;
    match room.phase() {
        Phase::Over => Ok(room),
        _ => Err(Refused::not_now("the game is not over: its secrets are still secrets")),
    }
}
