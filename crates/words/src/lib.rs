//! Texts in three languages, from Fluent files: a language, and the messages of one of its files.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentMessage, FluentResource};
use unic_langid::LanguageIdentifier;

/// A language of the product.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
    /// Russian.
    Ru,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 3] = [Language::En, Language::Fr, Language::Ru];

    /// Its code, as in `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Fr => "fr",
            Language::Ru => "ru",
        }
    }

    /// The language with this code.
    pub fn of_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }
}

/// The messages of a file.
pub struct Words(FluentBundle<FluentResource>);

impl Words {
    /// Parses a file that is part of the program; a test parses each of them.
    pub fn new(language: Language, file: &str) -> Words {
        let id: LanguageIdentifier = language.code().parse().expect("our own language codes");
        let resource = FluentResource::try_new(file.into()).expect("our own words");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).expect("no word twice");
        Words(bundle)
    }

    /// Whether there is such a message.
    pub fn has(&self, id: &str) -> bool {
        self.0.has_message(id)
    }

    /// The text of a message, if there is one.
    pub fn message(&self, id: &str, arguments: &FluentArgs) -> Option<String> {
        self.form(id, None, arguments)
    }

    /// The text of a message, or of one of its other forms.
    pub fn form(&self, id: &str, form: Option<&str>, arguments: &FluentArgs) -> Option<String> {
        let message = self.0.get_message(id)?;
        let pattern = match form {
            None => message.value()?,
            Some(form) => message.get_attribute(form)?.value(),
        };
        let mut errors = Vec::new();
        let text = self.0.format_pattern(pattern, Some(arguments), &mut errors);
        errors.is_empty().then(|| text.into_owned())
    }

    /// The names of a message's other forms.
    pub fn forms(&self, id: &str) -> Vec<String> {
        let message = self.0.get_message(id);
        let forms = message.iter().flat_map(FluentMessage::attributes);
        forms.map(|form| form.id().to_owned()).collect()
    }
}

/// The names of the messages in a file, in order.
pub fn names(file: &str) -> Vec<String> {
    let is_name = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
    let name = |line: &str| Some(line.split_once(" =")?.0.to_owned());
    file.lines().filter(is_name).filter_map(name).collect()
}
