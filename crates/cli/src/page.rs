//! Generated files under `web/src`: the types of messages, the figures of the games, and golden
//! views, events and words that the page's own types and words are checked against.
//!
//! `UPDATE_PAGE=1 cargo test -p cli page` regenerates them; without it the test fails if one is out
//! of date.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use engine::hint::{Hint, Thought};
use engine::outlook::{Change, Outlook, Plan};
use engine::{Entry, GAMES, games};
use room::{ask, message};
use serde_json::{Value, json};
use sky::{Panel, Star};
use stellium::board::{Place, PlaceSet};
use stellium::patterns::{FIGURES, Figure};
use sternenhimmel::{Disc, Discs};
use table::{Info, Outcome, RecordMove, ScoreLine, Seat, Standing, StandingLine, Viewer};
use ts_rs::{Config, TS};

use crate::words::{Language, Words};

/// How many units a panel is wide or high: integers are shorter, and precise enough to draw.
const UNITS: f64 = 1000.0;
/// The faintest star behind the page.
const FAINTEST: f64 = 4.6;

fn root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

#[track_caller]
fn keep(file: &str, text: &str) {
    let file = root("web/src").join(file);
    if std::env::var_os("UPDATE_PAGE").is_some() {
        fs::write(&file, text).unwrap();
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == text, "{} is out of date; see the top of this file", file.display());
}

/// One value per line, so that diffs are small.
fn lines(values: &BTreeMap<&str, Value>) -> String {
    let lines: Vec<String> =
        values.iter().map(|(name, value)| format!("  {}: {value}", json!(name))).collect();
    format!("{{\n{}\n}}\n", lines.join(",\n"))
}

fn units(length: f64) -> i64 {
    (length * UNITS).round() as i64
}

#[test]
fn types_of_messages_are_current() {
    let config = Config::new().with_large_int("number");
    let mut text = String::from(
        "// Written by `UPDATE_PAGE=1 cargo test -p cli page`.\n\n\
         import type { Happening } from \"./words/words\";\n",
    );
    let mut write = |declaration: String| {
        let _ = write!(text, "\nexport {declaration}\n");
    };
    write(ask::Ask::decl(&config));
    write(ask::ClientIn::decl(&config));
    write(ask::TableAsk::decl(&config));
    write(ask::LiveAsk::decl(&config));
    write(message::ClientOut::decl(&config));
    write(message::Code::decl(&config));
    write(message::You::decl(&config));
    write(message::TableInfo::decl(&config));
    write(message::SeatInfo::decl(&config));
    write(message::Who::<String>::decl(&config));
    write(message::Phase::decl(&config));
    write(message::Skill::decl(&config));
    write(message::Hints::decl(&config));
    write(message::ClockPlan::decl(&config));
    write(message::Proposal::decl(&config));
    write(message::Proposed::decl(&config));
    write(message::Said::decl(&config));
    write(message::News::decl(&config));
    write(message::Handover::decl(&config));
    write(message::Reaction::decl(&config));
    write(message::Snapshot::decl(&config));
    write(engine::Chapter::decl(&config));
    write(message::Now::decl(&config));
    write(Standing::decl(&config));
    write(StandingLine::decl(&config));
    write(Outcome::decl(&config));
    write(ScoreLine::decl(&config));
    write(Hint::decl(&config));
    write(Thought::decl(&config));
    write(RecordMove::decl(&config));
    write(Outlook::decl(&config));
    write(Plan::decl(&config));
    write(Change::decl(&config));
    keep("wire.ts", &text);
}

#[test]
fn types_of_http_are_current() {
    let mut text = String::from(
        "// Written by `UPDATE_PAGE=1 cargo test -p cli page`.\n\n\
         import type { ClockPlan, Code, Hints, Phase, Skill, Who } from \"./wire\";\n",
    );
    for declaration in server::types() {
        let _ = write!(text, "\nexport {declaration}\n");
    }
    keep("http.ts", &text);
    let mut text = String::from("// Written by `UPDATE_PAGE=1 cargo test -p cli page`.\n");
    for declaration in server::notice_types() {
        let _ = write!(text, "\nexport {declaration}\n");
    }
    keep("notify/http.ts", &text);
}

/// The games that have a folder in the page.
fn shown() -> impl Iterator<Item = &'static Entry> {
    GAMES.iter().filter(|entry| root("web/src/games").join(entry.info.id).is_dir())
}

#[test]
fn types_of_views_and_events_are_current() {
    for entry in shown() {
        let types = (entry.types)();
        let text = format!("// Written by `UPDATE_PAGE=1 cargo test -p cli page`.\n\n{types}");
        keep(&format!("games/{}/view.ts", entry.info.id), &text);
    }
}

#[test]
fn the_list_of_games_is_current() {
    let game = |entry: &Entry| {
        let Info { id, name, min_seats, max_seats, .. } = entry.info;
        json!({ "id": id, "name": name, "players": [min_seats, max_seats] }).to_string()
    };
    let games: Vec<String> = shown().map(game).collect();
    keep("games/games.json", &format!("[\n  {}\n]\n", games.join(",\n  ")));
}

#[test]
fn fields_of_events_are_current() {
    let fields = |entry: &'static Entry| {
        (entry.info.id, json!(entry.fields.iter().copied().collect::<BTreeMap<_, _>>()))
    };
    keep("words/fields.json", &lines(&shown().map(fields).collect()));
}

/// A panel's stars as positions and magnitudes, and its lines.
fn drawn(panel: &Panel) -> Value {
    let star = |dot: &sky::Dot| json!([units(dot.at.x), units(dot.at.y), units(dot.mag) / 100]);
    json!({
        "stars": panel.stars.iter().map(star).collect::<Vec<_>>(),
        "lines": panel.lines,
    })
}

#[test]
fn discs_are_current() {
    let disc = |disc: Disc| {
        let data = Discs::standard().get(disc);
        let mut value = drawn(&data.panel(disc));
        let names = data.hips.iter().map(|hip| Star::numbered(*hip).and_then(|star| star.name));
        value["names"] = json!(names.collect::<Vec<_>>());
        value["large"] = json!(data.large.iter().map(|star| star.0 + 1).collect::<Vec<_>>());
        value["first"] = json!(data.first);
        value["second"] = json!(data.second);
        (disc.name(), value)
    };
    keep("games/sternenhimmel/discs.json", &lines(&Disc::ALL.into_iter().map(disc).collect()));
}

#[test]
fn cards_are_current() {
    let cards = astra::Cards::standard();
    let card = |card: astra::Card| {
        let data = cards.get(card);
        let mut value = drawn(&data.panel(card));
        let names =
            data.hips.iter().map(|hip| Star::numbered(*hip).map(|star| star.label().into_owned()));
        value["names"] = json!(names.collect::<Vec<_>>());
        value["start"] = json!(data.start);
        value["grand"] = json!(data.grand.iter().collect::<Vec<_>>());
        value["element"] = json!(data.element);
        value["ability"] = json!(data.ability);
        value["fame"] = json!(data.fame);
        value["boons"] = json!(
            data.boons.iter().map(|boon| json!([boon.kind, boon.amount])).collect::<Vec<_>>()
        );
        (card.name(), value)
    };
    keep("games/astra/cards.json", &lines(&astra::Card::ALL.into_iter().map(card).collect()));
}

/// The spheres clockwise, and how many cells of wisdom make up a step of the card limit.
#[test]
fn spheres_are_current() {
    let cards = astra::Cards::standard();
    let sphere = |sphere: &astra::data::Sphere| {
        let (element, number, discard) = (sphere.element, sphere.number, sphere.discard_icon);
        json!({ "element": element, "number": number, "discard": discard })
    };
    let printed = [
        ("spheres", json!(cards.spheres().iter().map(sphere).collect::<Vec<_>>())),
        ("wisdom-cells", json!(cards.wisdom_cells())),
    ];
    keep("games/astra/spheres.json", &lines(&printed.into_iter().collect()));
}

/// The places on the lattice, and one way in which each figure of an objective can lie.
#[test]
fn the_universe_is_current() {
    let at = |places: PlaceSet| places.into_iter().map(Place::coordinates).collect::<Vec<_>>();
    let places: BTreeMap<String, (i8, i8)> =
        Place::all().map(|place| (place.to_string(), place.coordinates())).collect();
    let figures: BTreeMap<&str, Value> = FIGURES
        .into_iter()
        .filter_map(|kind| Some((kind.name(), Figure::all(kind).first()?)))
        .map(|(name, figure)| (name, json!({ "main": at(figure.main), "ends": at(figure.ends) })))
        .collect();
    let universe = [("places", json!(places)), ("figures", json!(figures))];
    keep("games/stellium/universe.json", &lines(&universe.into_iter().collect()));
}

/// The stars behind the page as dots, one path for each size: right ascension from right to left,
/// declination upwards, both in fifths of a degree. Each dot is given relative to the one before
/// it, in the order of the sky, which halves the size.
#[test]
fn stars_behind_the_page_are_current() {
    let fifths = |number: f64| (number * 5.0).round() as i64;
    let path = |brightest: f64, faintest: f64| {
        let some = Star::all().iter().filter(|star| star.mag > brightest && star.mag <= faintest);
        let mut dots: Vec<_> =
            some.map(|star| (1800 - fifths(star.ra), 450 - fifths(star.dec))).collect();
        dots.sort_unstable();
        let mut last = (0, 0);
        let told = dots.into_iter().map(|(x, y)| {
            let dot = format!("m{} {}h0", x - last.0, y - last.1).replace(" -", "-");
            last = (x, y);
            dot
        });
        told.collect::<String>()
    };
    let sizes = [f64::MIN, 1.5, 3.0, 4.0, FAINTEST];
    let paths: Vec<_> = sizes.windows(2).map(|pair| json!(path(pair[0], pair[1]))).collect();
    let lines: Vec<String> = paths.iter().map(Value::to_string).collect();
    keep("sky/stars.json", &format!("[\n  {}\n]\n", lines.join(",\n  ")));
}

/// A figure of the sky for the home page.
#[test]
fn the_figure_of_the_first_page_is_current() {
    let card = astra::Card::Orion;
    let panel = astra::Cards::standard().get(card).panel(card);
    keep("sky/orion.json", &lines(&[("orion", drawn(&panel))].into_iter().collect()));
}

fn record(file: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap()
}

fn records() -> Vec<Value> {
    let list = |folder: PathBuf| fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let folders = GAMES.iter().map(|entry| root("fixtures").join(entry.info.id));
    let mut files: Vec<PathBuf> = folders.filter(|path| path.is_dir()).flat_map(list).collect();
    files.retain(|path| path.extension().is_some_and(|end| end == "json"));
    files.sort();
    files.iter().map(|file| record(file)).collect()
}

/// What makes an event a different kind of sentence: its fields and their values, except numbers.
fn shape(event: &Value) -> String {
    let field = |(name, value): (&String, &Value)| match value {
        Value::Number(_) => format!("{name}:n"),
        Value::Array(_) | Value::Object(_) => format!("{name}:list"),
        Value::String(text) if name != "event" && name != "reason" => {
            format!("{name}:{}", text.contains('-'))
        }
        other => format!("{name}:{other}"),
    };
    event.as_object().unwrap().iter().map(field).collect::<Vec<_>>().join(" ")
}

/// An event of each shape, from the golden games, by game.
fn events() -> BTreeMap<String, Vec<Value>> {
    let mut found: BTreeMap<String, BTreeMap<String, Value>> = BTreeMap::new();
    for record in records() {
        let game = record["game"].as_str().unwrap().to_owned();
        let shapes = found.entry(game).or_default();
        let tell = &mut |step: engine::Step| {
            for event in step.events {
                shapes.entry(shape(&event)).or_insert(event);
            }
        };
        games::replay(record, tell).unwrap();
    }
    found.into_iter().map(|(game, shapes)| (game, shapes.into_values().collect())).collect()
}

#[test]
fn golden_words_are_current() {
    let (en, fr, ru) =
        (Words::new(Language::En), Words::new(Language::Fr), Words::new(Language::Ru));
    let mut told = Vec::new();
    for (game, events) in events() {
        for event in events {
            let in_words = |words: &Words| words.event(&game, &event);
            let said = json!({ "en": in_words(&en), "fr": in_words(&fr), "ru": in_words(&ru) });
            told.push(json!({ "game": game, "event": event, "words": said }).to_string());
        }
    }
    keep("words/golden.json", &format!("[\n  {}\n]\n", told.join(",\n  ")));
}

/// Views of the golden game for three at the start, on the way and at the end, as its first seat
/// and a spectator see them. The page's compiler checks its types against them.
#[test]
fn golden_views_are_current() {
    for (game, events) in events() {
        let info = Entry::named(&game).unwrap().info;
        let seats = 3.clamp(info.min_seats, info.max_seats);
        let whole = record(&root(&format!("fixtures/{game}/{seats}-players.json")));
        let played = games::replay(whole, &mut |_| ()).unwrap();
        let mut text = String::from(
            "// Written by `UPDATE_PAGE=1 cargo test -p cli page`.\n\
             import type { GameEvent, View } from \"./view\";\n\nexport const views: View[] = [\n",
        );
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
            let story = played.story(viewer, 0, true);
            for third in 0..=3 {
                let view = &story[(story.len() - 1) * third / 3].view;
                let _ = writeln!(text, "  {},", view.as_ref().unwrap());
            }
        }
        text += "];\n\nexport const events: GameEvent[] = [\n";
        for event in events {
            let _ = writeln!(text, "  {event},");
        }
        text += "];\n";
        keep(&format!("games/{game}/golden.ts"), &text);
    }
}
