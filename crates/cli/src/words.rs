//! Events in words. All texts come from `locales/*.ftl`.
//!
//! An event is the message named after its game and kind (`sternenhimmel-placed`), and its fields
//! are the message's arguments, according to the types that its game declares ([`table::Field`]).
//! The page does the same (`web/src/words/words.ts`):
//!
//! - A seat is given by its name, a number or a flag as it is.
//! - A name (`star`, of the kind `body`) is given by the message `body-star`, if there is one. The
//!   attributes of that message are its other forms (`.the`), passed as further arguments
//!   (`$body-the`): a language has as many of them as its grammar needs.
//! - A name in two parts may be composed of two names: without a message `card-comet-line` it is
//!   `card-line`, with the name `of-comet` as its argument `$of`.
//! - Names are given as a list with commas. So are counts: `count-star` for the stars, with their
//!   number as `$count`; zero counts are omitted.
//! - An empty field or list is given as `none`.

use clap::ValueEnum;
use engine::Entry;
use fluent_bundle::{FluentArgs, FluentValue};
use serde_json::Value;
use table::{Field, Seat};

/// A language of the product.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Language {
    /// English
    #[default]
    En,
    /// Français
    Fr,
    /// Русский
    Ru,
}

impl Language {
    const fn source(self) -> (words::Language, &'static str) {
        match self {
            Language::En => (words::Language::En, include_str!("../../../locales/en.ftl")),
            Language::Fr => (words::Language::Fr, include_str!("../../../locales/fr.ftl")),
            Language::Ru => (words::Language::Ru, include_str!("../../../locales/ru.ftl")),
        }
    }
}

/// The argument for an empty value.
const NONE: &str = "none";

/// The texts of a language.
pub(crate) struct Words(words::Words);

impl Words {
    pub(crate) fn new(language: Language) -> Words {
        let (language, text) = language.source();
        Words(words::Words::new(language, text))
    }

    /// A message with these arguments; its id, if it is missing.
    pub(crate) fn text(&self, id: &str, arguments: &[(&'static str, String)]) -> String {
        self.counted(id, arguments, &[])
    }

    /// A message with numbers too, on which its wording may depend.
    pub(crate) fn counted(
        &self,
        id: &str,
        texts: &[(&'static str, String)],
        numbers: &[(&'static str, u32)],
    ) -> String {
        let mut arguments: FluentArgs =
            texts.iter().map(|(name, text)| (*name, text.as_str())).collect();
        for (name, number) in numbers {
            arguments.set(*name, *number);
        }
        self.0.message(id, &arguments).unwrap_or_else(|| id.into())
    }

    /// The name of a seat.
    pub(crate) fn seat(&self, seat: Seat) -> String {
        let mut arguments = FluentArgs::new();
        arguments.set("number", seat.0);
        self.0.message("seat", &arguments).unwrap_or_else(|| seat.to_string())
    }

    /// An event in words; the raw event, if there are none for it.
    pub(crate) fn event(&self, game: &str, event: &Value) -> String {
        let kind = event.get("event").and_then(Value::as_str).unwrap_or_default();
        let fields = Entry::named(game).map_or(&[][..], |entry| entry.fields);
        let mut arguments = FluentArgs::new();
        for (name, holds) in fields {
            match (*holds, event.get(name)) {
                (_, None) => {}
                (Field::Name(kind), Some(Value::String(text))) => {
                    self.set_name(&mut arguments, name, kind, text);
                }
                (holds, Some(value)) => arguments.set(*name, self.argument(holds, value)),
            }
        }
        self.0.message(&format!("{game}-{kind}"), &arguments).unwrap_or_else(|| event.to_string())
    }

    /// Adds a name as an argument, and its other forms as further arguments.
    fn set_name(&self, arguments: &mut FluentArgs<'static>, field: &str, kind: &str, text: &str) {
        let (id, given) = self.naming(kind, text);
        let name = self.0.message(&id, &given);
        arguments.set(field.to_owned(), name.unwrap_or_else(|| text.into()));
        for form in self.0.forms(&id) {
            if let Some(name) = self.0.form(&id, Some(&form), &given) {
                arguments.set(format!("{field}-{form}"), name);
            }
        }
    }

    /// The id of the message for a name, whether or not it exists, and its arguments.
    fn naming(&self, kind: &str, text: &str) -> (String, FluentArgs<'static>) {
        let (id, mut given) = (format!("{kind}-{text}"), FluentArgs::new());
        match text.split_once('-') {
            Some((of, rest)) if !self.0.has(&id) => {
                self.set_name(&mut given, "of", "of", of);
                (format!("{kind}-{rest}"), given)
            }
            _ => (id, given),
        }
    }

    fn name(&self, kind: &str, text: &str) -> String {
        let (id, given) = self.naming(kind, text);
        self.0.message(&id, &given).unwrap_or_else(|| text.into())
    }

    /// The argument for a field that is not a name. An unexpected value is passed as it is.
    fn argument(&self, holds: Field, value: &Value) -> FluentValue<'static> {
        match (holds, value) {
            (_, Value::Null) => NONE.into(),
            (Field::Seat, Value::Number(seat)) => {
                self.seat(Seat(seat.as_u64().unwrap_or_default() as u8)).into()
            }
            (Field::Number, Value::Number(number)) => number.as_i64().unwrap_or_default().into(),
            (Field::Names(kind), Value::Array(texts)) => {
                let texts = texts.iter().filter_map(Value::as_str);
                listed(texts.map(|text| self.name(kind, text)))
            }
            (Field::Counts(_), Value::Object(counts)) => {
                let counts = counts.iter().map(|(name, count)| (name, count.as_u64()));
                listed(counts.filter_map(|(name, count)| self.count(name, count?)))
            }
            (_, other) => other.to_string().into(),
        }
    }

    /// A count of what has this name, if it is not zero.
    fn count(&self, name: &str, count: u64) -> Option<String> {
        let mut arguments = FluentArgs::new();
        arguments.set("count", count);
        (count > 0).then(|| self.0.message(&format!("count-{name}"), &arguments))?
    }
}

fn listed(texts: impl Iterator<Item = String>) -> FluentValue<'static> {
    let texts: Vec<String> = texts.collect();
    if texts.is_empty() { NONE.into() } else { texts.join(", ").into() }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn keys(language: Language) -> Vec<String> {
        words::names(language.source().1)
    }

    #[test]
    fn every_language_has_the_same_words() {
        let english = keys(Language::En);
        assert!(english.len() > 30);
        assert_eq!(keys(Language::Fr), english);
        assert_eq!(keys(Language::Ru), english);
    }

    #[test]
    fn russian_counts_coins_as_russians_do() {
        let words = Words::new(Language::Ru);
        let paid = |coins: u64| {
            let event = json!({
                "event": "paid", "seat": 1, "from": null, "coins": coins, "disc": "leo",
                "reason": "first",
            });
            words.event("sternenhimmel", &event)
        };
        assert!(paid(1).contains("1 монету"), "{}", paid(1));
        assert!(paid(3).contains("3 монеты"), "{}", paid(3));
        assert!(paid(5).contains("5 монет"), "{}", paid(5));
    }

    #[track_caller]
    fn tells(language: Language, event: &Value, words: &str) {
        told_of("stellium", language, event, words);
    }

    #[track_caller]
    fn told_of(game: &str, language: Language, event: &Value, words: &str) {
        let told = Words::new(language).event(game, event);
        assert!(told.contains(words), "{told}");
    }

    #[test]
    fn a_name_of_two_parts_is_made_of_two_names() {
        let taken = |card: &str| json!({ "event": "taken", "seat": 0, "card": card });
        tells(Language::En, &taken("star-small-triangle"), "“small star triangle”");
        tells(Language::En, &taken("star-centres"), "“stars on centres”");
        tells(Language::Fr, &taken("star-small-triangle"), "petit triangle d’étoiles");
        tells(Language::Fr, &taken("comet-symbols"), "comètes sur leur symbole");
        tells(Language::Ru, &taken("star-small-triangle"), "«малый треугольник звёзд»");
        tells(Language::Ru, &taken("supernova-pair"), "«пара сверхновых»");
    }

    #[test]
    fn a_name_has_the_forms_its_language_asks_for() {
        let kept = json!({ "event": "kept", "seat": 0, "body": "star" });
        tells(Language::En, &kept, "keeps the star");
        tells(Language::Fr, &kept, "garde l’étoile");
        tells(Language::Ru, &kept, "оставляет себе звезду");
    }

    #[test]
    fn every_card_of_astra_has_a_name_in_the_forms_of_its_language() {
        let forms =
            [(Language::En, None), (Language::Fr, Some("of")), (Language::Ru, Some("genitive"))];
        for (language, form) in forms {
            let words = Words::new(language);
            for card in astra::Card::ALL {
                let named = words.0.form(&format!("card-{card}"), form, &FluentArgs::new());
                assert!(named.is_some(), "{language:?}: {card}");
            }
        }
        let used = json!({ "event": "used", "seat": 0, "card": "ursa-major" });
        told_of("astra", Language::En, &used, "the ability of Ursa Major");
        told_of("astra", Language::Fr, &used, "le pouvoir de la Grande Ourse");
        told_of("astra", Language::Ru, &used, "способность Большой Медведицы");
    }

    #[test]
    fn what_no_seat_does_the_dreamer_does() {
        let marked =
            |seat: Value| json!({ "event": "marked", "seat": seat, "card": "leo", "star": 3 });
        told_of("astra", Language::En, &marked(json!(1)), "Seat 1 marks Leo, star 3.");
        told_of("astra", Language::En, &marked(Value::Null), "The dreamer marks Leo, star 3.");
        told_of("astra", Language::Fr, &marked(Value::Null), "Le rêveur coche l’étoile 3 du Lion.");
        told_of("astra", Language::Ru, &marked(Value::Null), "Мечтатель отмечает звезду 3 Льва.");
    }

    #[test]
    fn lists_and_counts_are_given_as_words() {
        let removed = json!({ "event": "display-removed", "cards": ["comet-arc", "star-s"] });
        tells(Language::En, &removed, ": comet arc, star S.");
        tells(Language::Fr, &removed, ": arc de comètes, S d’étoiles.");
        let drawn = json!({ "planet": 1, "comet": 0, "star": 4, "supernova": 0 });
        let refill = json!({ "event": "refill", "disc": "c", "drawn": drawn });
        tells(Language::En, &refill, ": 1 planet, 4 stars.");
        tells(Language::Ru, &refill, ": 1 планета, 4 звезды.");
        let none = json!({ "planet": 0, "comet": 0, "star": 0, "supernova": 0 });
        let filled = json!({ "event": "refilled", "disc": "c", "returned": none });
        tells(Language::En, &filled, "Disc c is filled.");
    }
}
