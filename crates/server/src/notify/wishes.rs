//! Which notices a person wants, and when.

use jiff::Timestamp;
use jiff::civil::Time;
use jiff::tz::TimeZone;
use notify::{Kind, Language};
use room::Refused;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How many minutes a day has.
const DAY: u16 = 24 * 60;
/// The longest absence to choose, in minutes.
const MOST_MINUTES: u32 = 24 * 60;

/// Which notices a person wants, and when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct Wishes {
    /// Whether for all tables, unless chosen otherwise for one.
    pub(crate) on: bool,
    /// Which kinds.
    pub(crate) kinds: Kinds,
    /// After how many minutes of absence.
    #[schema(minimum = 1, maximum = 1440)]
    pub(crate) after: u32,
    /// When not to send; null for never.
    pub(crate) quiet: Option<Quiet>,
    /// `en`, `fr` or `ru`.
    #[schema(pattern = "^(en|fr|ru)$")]
    #[cfg_attr(feature = "ts", ts(type = "\"en\" | \"fr\" | \"ru\""))]
    pub(crate) language: String,
}

/// The kinds of notices that a person wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "seven things to choose")]
pub(crate) struct Kinds {
    /// It is my turn.
    pub(crate) turn: bool,
    /// My time is nearly up.
    pub(crate) reminder: bool,
    /// Somebody has created a table with a seat for me.
    pub(crate) invited: bool,
    /// A game has begun.
    pub(crate) started: bool,
    /// A game is over.
    pub(crate) over: bool,
    /// I am asked to agree to something.
    pub(crate) asked: bool,
    /// Somebody has sat down at a table that I host.
    pub(crate) joined: bool,
}

/// The hours in which notices are held back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct Quiet {
    /// The start, in minutes of the local day.
    #[schema(maximum = 1439)]
    pub(crate) from: u16,
    /// The end, in minutes of the local day; it may be on the next day.
    #[schema(maximum = 1439)]
    pub(crate) to: u16,
    /// The IANA time zone.
    #[schema(max_length = 64)]
    pub(crate) zone: String,
}

impl Default for Wishes {
    fn default() -> Wishes {
        let kinds = Kinds::of_bits(!Kinds::bit(Kind::Joined));
        Wishes { on: true, kinds, after: 5, quiet: None, language: "en".into() }
    }
}

impl Wishes {
    /// Rejects invalid values.
    pub(crate) fn check(&self) -> Result<(), Refused> {
        let refuse = |why| Err(Refused::bad_request(why));
        if !(1..=MOST_MINUTES).contains(&self.after) {
            return refuse("notices come after 1 to 1440 minutes");
        }
        if Language::of_code(&self.language).is_none() {
            return refuse("there are notices in en, fr and ru");
        }
        match &self.quiet {
            Some(quiet) if quiet.from >= DAY || quiet.to >= DAY => {
                refuse("a day has the minutes 0 to 1439")
            }
            Some(quiet) if TimeZone::get(&quiet.zone).is_err() => {
                refuse("there is no such time zone")
            }
            _ => Ok(()),
        }
    }
}

impl Kinds {
    /// The bit of a kind, for those that people choose individually.
    pub(crate) fn bit(kind: Kind) -> i64 {
        match kind {
            Kind::Turn => 1,
            Kind::Reminder => 2,
            Kind::Invited => 4,
            Kind::Started => 8,
            Kind::Over => 16,
            Kind::Asked => 32,
            Kind::Joined => 64,
            Kind::Test | Kind::Confirm => 0,
        }
    }

    pub(crate) fn of_bits(bits: i64) -> Kinds {
        let has = |kind| bits & Kinds::bit(kind) != 0;
        Kinds {
            turn: has(Kind::Turn),
            reminder: has(Kind::Reminder),
            invited: has(Kind::Invited),
            started: has(Kind::Started),
            over: has(Kind::Over),
            asked: has(Kind::Asked),
            joined: has(Kind::Joined),
        }
    }

    pub(crate) fn bits(self) -> i64 {
        let chosen = [
            (self.turn, Kind::Turn),
            (self.reminder, Kind::Reminder),
            (self.invited, Kind::Invited),
            (self.started, Kind::Started),
            (self.over, Kind::Over),
            (self.asked, Kind::Asked),
            (self.joined, Kind::Joined),
        ];
        chosen.into_iter().filter(|(chosen, _)| *chosen).map(|(_, kind)| Kinds::bit(kind)).sum()
    }
}

impl Quiet {
    /// When the quiet hours end that contain a time in milliseconds since 1970.
    pub(crate) fn until(&self, now: i64) -> Option<i64> {
        let zone = TimeZone::get(&self.zone).ok()?;
        let local = Timestamp::from_millisecond(now).ok()?.to_zoned(zone);
        let minute = local.hour() as u16 * 60 + local.minute() as u16;
        let is_quiet = if self.from <= self.to {
            (self.from..self.to).contains(&minute)
        } else {
            minute >= self.from || minute < self.to
        };
        if !is_quiet {
            return None;
        }
        let end = Time::new((self.to / 60) as i8, (self.to % 60) as i8, 0, 0).ok()?;
        let day = if minute < self.to { local.date() } else { local.date().tomorrow().ok()? };
        // An end skipped by a clock change moves to after the change.
        let end = day.to_datetime(end).to_zoned(local.time_zone().clone()).ok()?;
        Some(end.timestamp().as_millisecond())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> i64 {
        text.parse::<Timestamp>().unwrap().as_millisecond()
    }

    #[test]
    fn quiet_hours_end_where_the_person_is() {
        let quiet = |from, to, zone: &str| Quiet { from, to, zone: zone.into() };
        let night = quiet(22 * 60, 8 * 60, "Europe/Paris");
        for (now, until) in [
            ("2026-01-10T20:59:59Z", None),
            ("2026-01-10T21:00:00Z", Some("2026-01-11T07:00:00Z")),
            ("2026-01-11T06:59:59Z", Some("2026-01-11T07:00:00Z")),
            ("2026-01-11T07:00:00Z", None),
            // In summer.
            ("2026-07-10T20:30:00Z", Some("2026-07-11T06:00:00Z")),
            // The night in which the clocks change.
            ("2026-03-28T22:00:00Z", Some("2026-03-29T06:00:00Z")),
        ] {
            assert_eq!(night.until(at(now)), until.map(at), "{now}");
        }
        let noon = quiet(12 * 60, 13 * 60, "Asia/Kolkata");
        assert_eq!(noon.until(at("2026-01-10T06:45:00Z")), Some(at("2026-01-10T07:30:00Z")));
        assert_eq!(noon.until(at("2026-01-10T07:30:00Z")), None);
        assert_eq!(
            quiet(60, 60, "UTC").until(at("2026-01-10T01:00:00Z")),
            None,
            "it is never quiet"
        );
    }

    #[test]
    fn wishes_that_make_no_sense_are_refused() {
        let wishes = Wishes::default();
        assert!(wishes.check().is_ok());
        assert!(wishes.kinds.turn && !wishes.kinds.joined);
        assert_eq!(Kinds::of_bits(wishes.kinds.bits()), wishes.kinds);
        let quiet = |from, zone: &str| Some(Quiet { from, to: 0, zone: zone.into() });
        for wrong in [
            Wishes { after: 0, ..wishes.clone() },
            Wishes { after: 1441, ..wishes.clone() },
            Wishes { language: "de".into(), ..wishes.clone() },
            Wishes { quiet: quiet(1440, "UTC"), ..wishes.clone() },
            Wishes { quiet: quiet(0, "Europe/Nowhere"), ..wishes.clone() },
        ] {
            assert!(wrong.check().is_err(), "{wrong:?}");
        }
    }
}
