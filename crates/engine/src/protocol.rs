//! The engine that other programs drive: one request per line, one answer per line.

use serde::Deserialize as _;
use serde_json::{Value, json};
use table::{Seat, Viewer};

use crate::games::Choices;
use crate::request::Request;
use crate::{Adviser, AnyMatch, Code, Entry, GAMES, Refusal, games};

/// The most random games in one request: about a minute, during which nothing else is answered.
const MAX_RANDOM_GAMES: u64 = 1_000_000;

/// An engine and its current game.
#[derive(Default)]
pub struct Engine {
    game: Option<Box<dyn AnyMatch>>,
}

impl Engine {
    /// Answers a request. A refused request changes nothing.
    pub fn answer(&mut self, line: &[u8]) -> String {
        let (id, request) = Request::read(line);
        let mut answer = match request.and_then(|request| self.obey(request)) {
            Ok(ok) => json!({ "ok": ok }),
            Err(refusal) => json!({ "error": refusal }),
        };
        if let Some(id) = id {
            answer["id"] = id;
        }
        answer.to_string()
    }

    fn obey(&mut self, request: Request) -> Result<Value, Refusal> {
        match request {
            Request::Games {} => {
                Ok(json!({ "games": GAMES.iter().map(describe).collect::<Vec<_>>() }))
            }
            Request::New { game, seats, seed, options } => {
                let options =
                    options.into_iter().map(|(name, choice)| (name, choice.text())).collect();
                let seed = seed.seed(Code::BadSetup)?;
                self.begin(games::new(&game, seats, &options, seed)?)
            }
            Request::Load { position } => self.begin(games::load(position)?),
            Request::Replay { record } => self.begin(games::replay(record, &mut |_| ())?),
            Request::Status {} => self.status(),
            Request::Legal { seat } => {
                let game = self.game()?;
                let status = game.status();
                let moves = match (seat, &status.to_act[..]) {
                    (None, []) => Vec::new(),
                    _ => game.legal(who(game, seat)?),
                };
                Ok(json!({ "moves": moves }))
            }
            Request::Play { notation, seat } => self.play(&notation, seat),
            Request::View { seat } => {
                let game = self.game()?;
                let viewer = seat.map(|seat| at_the_table(game, seat)).transpose()?;
                Ok(json!(game.look(Viewer::from(viewer))))
            }
            Request::Position {} => Ok(json!({ "position": self.game()?.position() })),
            Request::Record {} => Ok(json!({ "record": self.game()?.record(None) })),
            Request::Undo {} => {
                if self.game_mut()?.undo(1) {
                    self.status()
                } else {
                    Err(Refusal::new(Code::BadRequest, "there is no move to take back"))
                }
            }
            Request::Random { games: count, seed } => {
                let game = self.game()?;
                if count > MAX_RANDOM_GAMES {
                    let text = format!("{MAX_RANDOM_GAMES} games at most in one request");
                    return Err(Refusal::new(Code::BadRequest, text));
                }
                let (seed, like) = (seed.seed(Code::BadRequest)?, game.position());
                let options = Choices::deserialize(&like["options"]).expect("options are texts");
                let status = game.status();
                Ok(json!(games::random(status.game, status.seats.into(), &options, count, seed)?))
            }
            Request::Hint { bot, simulations, millis, seed, seat } => {
                let game = self.game()?;
                if game.status().over {
                    return Err(over());
                }
                let seed = seed.map(|seed| seed.seed(Code::BadRequest)).transpose()?;
                let adviser = Adviser::new(&bot, simulations, millis, seed)?;
                Ok(json!(game.hint(who(game, seat)?, &adviser)?))
            }
        }
    }

    fn game(&self) -> Result<&dyn AnyMatch, Refusal> {
        self.game.as_deref().ok_or_else(no_game)
    }

    fn game_mut(&mut self) -> Result<&mut Box<dyn AnyMatch>, Refusal> {
        self.game.as_mut().ok_or_else(no_game)
    }

    fn begin(&mut self, game: Box<dyn AnyMatch>) -> Result<Value, Refusal> {
        self.game = Some(game);
        self.status()
    }

    fn status(&self) -> Result<Value, Refusal> {
        Ok(json!(self.game()?.status()))
    }

    fn play(&mut self, notation: &str, seat: Option<u64>) -> Result<Value, Refusal> {
        let game = self.game_mut()?;
        if game.status().over {
            return Err(over());
        }
        let seat = who(game.as_ref(), seat)?;
        let told = game.play(seat, notation)?;
        let mut answer = json!({ "events": told.seen_by(Viewer::Seat(seat)) });
        if let (Value::Object(answer), Value::Object(status)) = (&mut answer, self.status()?) {
            answer.extend(status);
        }
        Ok(answer)
    }
}

fn no_game() -> Refusal {
    Refusal::new(Code::NoGame, "there is no game yet: begin one with new, load or replay")
}

fn over() -> Refusal {
    Refusal::new(Code::Over, "the game is over")
}

fn at_the_table(game: &dyn AnyMatch, seat: u64) -> Result<Seat, Refusal> {
    let seats = game.status().seats;
    match u8::try_from(seat) {
        Ok(seat) if seat < seats => Ok(Seat(seat)),
        _ => {
            let text = format!("there is no seat {seat}: the table has {seats}, counted from 0");
            Err(Refusal::new(Code::BadRequest, text))
        }
    }
}

/// The seat a request is for: the one it names, or the only one that is to act.
fn who(game: &dyn AnyMatch, seat: Option<u64>) -> Result<Seat, Refusal> {
    match (seat, &game.status().to_act[..]) {
        (Some(seat), _) => at_the_table(game, seat),
        (None, [only]) => Ok(*only),
        (None, several) => {
            let text = format!("{} seats are to act: say which \"seat\"", several.len());
            Err(Refusal::new(Code::BadRequest, text))
        }
    }
}

fn describe(entry: &Entry) -> Value {
    let info = entry.info;
    let options: Vec<Value> = info
        .options
        .iter()
        .map(|spec| {
            json!({ "name": spec.name, "default": spec.choices[0], "choices": spec.choices })
        })
        .collect();
    json!({
        "id": info.id,
        "name": info.name,
        "min_seats": info.min_seats,
        "max_seats": info.max_seats,
        "rules": info.rules,
        "options": options,
    })
}
