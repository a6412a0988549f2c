//! What happened, in words. All words come from `locales/*.ftl`.
//!
//! An event is the message named after its game and kind (`sternenhimmel-placed`), and its fields
//! are the message's arguments. A field whose value has a name of its own (`disc-leo`) is given by
//! that name; one that holds nothing is given as `none`.

use clap::ValueEnum;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use serde_json::Value;
use table::Seat;
use unic_langid::LanguageIdentifier;

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
    const fn source(self) -> (&'static str, &'static str) {
        match self {
            Language::En => ("en", include_str!("../../../locales/en.ftl")),
            Language::Fr => ("fr", include_str!("../../../locales/fr.ftl")),
            Language::Ru => ("ru", include_str!("../../../locales/ru.ftl")),
        }
    }
}

/// The words of a language.
pub(crate) struct Words(FluentBundle<FluentResource>);

impl Words {
    pub(crate) fn new(language: Language) -> Words {
        let (code, text) = language.source();
        // A test reads every file; they are part of the program.
        let id: LanguageIdentifier = code.parse().expect("our own language codes");
        let resource = FluentResource::try_new(text.into()).expect("our own words");
        let mut bundle = FluentBundle::new(vec![id]);
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).expect("no word twice");
        Words(bundle)
    }

    /// The text of a message, if there is one.
    fn message(&self, id: &str, arguments: &FluentArgs) -> Option<String> {
        let pattern = self.0.get_message(id)?.value()?;
        let mut errors = Vec::new();
        let text = self.0.format_pattern(pattern, Some(arguments), &mut errors);
        errors.is_empty().then(|| text.into_owned())
    }

    /// A message with these texts as arguments; its name, if there is none.
    pub(crate) fn text(&self, id: &str, arguments: &[(&'static str, String)]) -> String {
        let arguments: FluentArgs =
            arguments.iter().map(|(name, text)| (*name, text.as_str())).collect();
        self.message(id, &arguments).unwrap_or_else(|| id.into())
    }

    /// What a seat is called.
    pub(crate) fn seat(&self, seat: Seat) -> String {
        let mut arguments = FluentArgs::new();
        arguments.set("number", seat.0);
        self.message("seat", &arguments).unwrap_or_else(|| seat.to_string())
    }

    /// An event in words; as it is, if there are none for it.
    pub(crate) fn event(&self, game: &str, event: &Value) -> String {
        let kind = event.get("event").and_then(Value::as_str).unwrap_or_default();
        let mut arguments = FluentArgs::new();
        for (field, value) in event.as_object().into_iter().flatten() {
            arguments.set(field.clone(), self.argument(field, value));
        }
        self.message(&format!("{game}-{kind}"), &arguments).unwrap_or_else(|| event.to_string())
    }

    fn argument(&self, field: &str, value: &Value) -> FluentValue<'static> {
        match value {
            Value::Null => "none".into(),
            Value::Number(number) if matches!(field, "seat" | "from") => {
                self.seat(Seat(number.as_u64().unwrap_or_default() as u8)).into()
            }
            Value::Number(number) => number.as_i64().unwrap_or_default().into(),
            Value::String(text) => {
                let name = self.message(&format!("{field}-{text}"), &FluentArgs::new());
                name.unwrap_or_else(|| text.clone()).into()
            }
            other => other.to_string().into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(language: Language) -> Vec<String> {
        let lines = language.source().1.lines();
        let key = |line: &str| Some(line.split_once(" =")?.0.to_owned());
        lines
            .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
            .filter_map(key)
            .collect()
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
            let event = serde_json::json!({
                "event": "paid", "seat": 1, "from": null, "coins": coins, "disc": "leo",
                "reason": "first",
            });
            words.event("sternenhimmel", &event)
        };
        assert!(paid(1).contains("1 монету"), "{}", paid(1));
        assert!(paid(3).contains("3 монеты"), "{}", paid(3));
        assert!(paid(5).contains("5 монет"), "{}", paid(5));
    }
}
