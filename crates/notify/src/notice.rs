//! The content of notices: a title and a line or two, made of what everyone at a table may know.

use std::sync::LazyLock;
use std::time::Duration;

use fluent_bundle::FluentArgs;
use words::{Language, Words};

const FILES: [&str; 3] = [
    include_str!("../../../locales/notices.en.ftl"),
    include_str!("../../../locales/notices.fr.ftl"),
    include_str!("../../../locales/notices.ru.ftl"),
];

static WORDS: LazyLock<[Words; 3]> = LazyLock::new(|| {
    let words = |language: Language| Words::new(language, FILES[language as usize]);
    Language::ALL.map(words)
});

/// How many people are named at most.
const NAMED: usize = 4;

/// What a notice is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Kind {
    /// It is the reader's turn.
    Turn,
    /// The reader's time is nearly up.
    Reminder,
    /// Somebody has created a table with a seat for the reader.
    Invited,
    /// A game has begun.
    Started,
    /// A game is over.
    Over,
    /// The reader is asked to agree to something.
    Asked,
    /// Somebody has sat down at the reader's table.
    Joined,
    /// A test: the reader wants to see whether it arrives.
    #[default]
    Test,
    /// The reader is asked whether they want notices at all.
    Confirm,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 9] = [
        Kind::Turn,
        Kind::Reminder,
        Kind::Invited,
        Kind::Started,
        Kind::Over,
        Kind::Asked,
        Kind::Joined,
        Kind::Test,
        Kind::Confirm,
    ];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Turn => "turn",
            Kind::Reminder => "reminder",
            Kind::Invited => "invited",
            Kind::Started => "started",
            Kind::Over => "over",
            Kind::Asked => "asked",
            Kind::Joined => "joined",
            Kind::Test => "test",
            Kind::Confirm => "confirm",
        }
    }

    /// The kind with this name.
    pub fn named(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// A notice. It has no field for anything about the game itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notice {
    /// What it is about.
    pub kind: Kind,
    /// The reader's language.
    pub language: Language,
    /// The game's name.
    pub game: String,
    /// The table's name.
    pub table: String,
    /// The names of the other people at it.
    pub people: Vec<String>,
    /// The person who acted: invited, asked, joined.
    pub who: String,
    /// How much time is left.
    pub left: Option<Duration>,
    /// Its links.
    pub links: Links,
}

/// The links of a notice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Links {
    /// The server's public address, as in `https://stars.example.org`.
    pub site: String,
    /// The table's id; none if it is about none.
    pub table: Option<String>,
    /// The secret of the link that stops these notices.
    pub stop: String,
    /// The secret of the link, or the code, that confirms the channel.
    pub confirm: String,
}

impl Links {
    /// The path of the page it is about.
    pub fn path(&self) -> String {
        self.table.as_ref().map_or("/".into(), |table| format!("/t/{table}"))
    }

    /// The URL of the page it is about.
    pub fn page(&self) -> String {
        format!("{}{}", self.site, self.path())
    }

    /// The URL of the page where these notices are stopped.
    pub fn stop_page(&self) -> String {
        format!("{}/notices#stop={}", self.site, self.stop)
    }

    /// The URL a mail program posts to, to stop them (RFC 8058).
    pub fn stop_at_once(&self) -> String {
        format!("{}/api/notices/stop/{}", self.site, self.stop)
    }

    /// The URL of the page where a mailbox is confirmed.
    pub fn confirm_page(&self) -> String {
        format!("{}/notices#confirm={}", self.site, self.confirm)
    }

    /// The server's host name.
    pub fn host(&self) -> &str {
        self.site.split_once("://").map_or(&*self.site, |(_, host)| host)
    }
}

/// The text of a notice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    /// The first line.
    pub title: String,
    /// The rest.
    pub body: String,
}

impl Notice {
    /// The text of the notice.
    pub fn text(&self) -> Text {
        let somebody = self.say("notice-somebody-first", &[]);
        let who = if self.who.is_empty() { &somebody } else { &self.who };
        let title = self.say(&format!("notice-{}", self.kind.name()), &[("who", who)]);
        let body = match self.kind {
            Kind::Test => self.say("notice-test-body", &[]),
            Kind::Confirm => self.say("notice-confirm-body", &[]),
            _ => [self.place(), self.left.map(|left| self.time(left))]
                .into_iter()
                .flatten()
                .collect::<Vec<String>>()
                .join(" "),
        };
        Text { title, body }
    }

    /// The text with the code of a web-hook to be confirmed.
    pub(crate) fn code(&self) -> Text {
        let code = [("code", self.links.confirm.as_str())];
        Text { title: self.say("notice-code", &code), body: self.say("notice-code-body", &[]) }
    }

    /// The table and the other people. Forgotten people have no name, nor do the tables they named.
    fn place(&self) -> Option<String> {
        let somebody = self.say("notice-somebody", &[]);
        let name = |name| if str::is_empty(name) { somebody.as_str() } else { name };
        let mut people: Vec<&str> = self.people.iter().map(|one| name(one)).collect();
        let others = self.say("notice-others", &[]);
        if people.len() > NAMED {
            people.truncate(NAMED - 1);
            people.push(&others);
        }
        let listed = match &people[..] {
            [] if self.table.is_empty() => return None,
            [] => return Some(self.say("notice-at", &[])),
            [one] => (*one).to_owned(),
            [some @ .., last] => {
                self.say("notice-and", &[("some", &some.join(", ")), ("last", last)])
            }
        };
        let id = if self.table.is_empty() { "notice-with" } else { "notice-at-with" };
        Some(self.say(id, &[("people", &listed)]))
    }

    /// The time left, in the largest sensible unit.
    fn time(&self, left: Duration) -> String {
        let minutes = left.as_secs().div_ceil(60).max(1);
        let (id, count) = match minutes {
            0..100 => ("notice-minutes", minutes),
            100..2880 => ("notice-hours", (minutes + 30) / 60),
            _ => ("notice-days", (minutes + 720) / 1440),
        };
        let mut arguments = FluentArgs::new();
        arguments.set("count", count);
        self.words().message(id, &arguments).unwrap_or_default()
    }

    fn words(&self) -> &'static Words {
        &WORDS[self.language as usize]
    }

    /// A message; its id if it is missing, which a test prevents.
    pub(crate) fn say(&self, id: &str, more: &[(&'static str, &str)]) -> String {
        let own =
            [("game", self.game.as_str()), ("table", &self.table), ("site", self.links.host())];
        let arguments: FluentArgs = own.into_iter().chain(more.iter().copied()).collect();
        self.words().message(id, &arguments).unwrap_or_else(|| id.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn notice(kind: Kind, language: Language, people: &[&str], hours: u64) -> Notice {
        Notice {
            kind,
            language,
            game: "Stellium".into(),
            table: "Friday night".into(),
            people: people.iter().map(ToString::to_string).collect(),
            who: "Ann".into(),
            left: Some(Duration::from_hours(hours)),
            ..Notice::default()
        }
    }

    #[track_caller]
    fn reads(notice: &Notice, title: &str, body: &str) {
        let text = notice.text();
        assert_eq!((&*text.title, &*text.body), (title, body));
    }

    #[test]
    fn a_notice_says_which_game_where_with_whom_and_how_long() {
        let people = ["Ann", "Bob"];
        reads(
            &notice(Kind::Turn, Language::En, &people, 2),
            "Your turn in Stellium",
            "At “Friday night” with Ann and Bob. 2 hours left.",
        );
        reads(
            &notice(Kind::Turn, Language::Fr, &people, 2),
            "À vous de jouer à Stellium",
            "Table « Friday night », avec Ann et Bob. Il vous reste 2 heures.",
        );
        reads(
            &notice(Kind::Turn, Language::Ru, &people, 2),
            "Stellium: ваш ход",
            "Стол «Friday night», с вами играют: Ann и Bob. Осталось 2 часа.",
        );
    }

    #[test]
    fn many_people_are_not_all_named_and_nobody_is_no_list() {
        let many = ["A", "B", "C", "D", "E"];
        let text = notice(Kind::Over, Language::En, &many, 72).text();
        assert_eq!(text.body, "At “Friday night” with A, B, C and others. 3 days left.");
        let nobody = Notice { left: None, ..notice(Kind::Over, Language::En, &[], 0) };
        assert_eq!(nobody.text().body, "At “Friday night”.");
    }

    #[test]
    fn who_was_forgotten_is_somebody_and_so_is_what_they_named() {
        let forgotten = Notice {
            who: String::new(),
            table: String::new(),
            ..notice(Kind::Invited, Language::En, &["", "Bob"], 2)
        };
        reads(
            &forgotten,
            "Somebody invites you to Stellium",
            "With somebody and Bob. 2 hours left.",
        );
        let alone = Notice { people: Vec::new(), left: None, ..forgotten };
        assert_eq!(alone.text().body, "");
    }

    #[test]
    fn every_language_has_every_word() {
        let names = words::names(FILES[0]);
        assert!(names.len() > 15);
        for language in Language::ALL {
            assert_eq!(words::names(FILES[language as usize]), names, "{language:?}");
            for kind in Kind::ALL {
                for minutes in [1, 2, 5, 21, 120, 300, 1260, 3000, 10_080] {
                    let left = Some(Duration::from_mins(minutes));
                    let notice = Notice { left, ..notice(kind, language, &["Bob"], 0) };
                    let Text { title, body } = notice.text();
                    assert!(!format!("{title}{body}").contains("notice-"), "{title} {body}");
                    assert!(!title.is_empty() && !body.is_empty());
                }
            }
            for id in ["notice-stop", "notice-confirm-else", "notice-code", "notice-code-body"] {
                let notice = notice(Kind::Turn, language, &[], 1);
                let said = notice.say(id, &[("link", "L"), ("code", "C")]);
                assert_ne!(said, id);
            }
        }
    }
}
