//! Things identified by their names in notation, positions, views and events.

use thiserror::Error;

/// The error for a text that names nothing known.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no {what} {name:?}")]
pub struct UnknownName {
    /// The kind of thing that was looked up.
    pub what: &'static str,
    /// The beginning of the text.
    pub name: String,
}

impl UnknownName {
    /// An error saying that nothing of this kind has this name.
    pub fn new(what: &'static str, name: &str) -> UnknownName {
        UnknownName { what, name: name.chars().take(80).collect() }
    }
}

/// Defines an enum whose values are ordered, and are written and read by their names.
///
/// ```
/// table::names! {
///     /// A kind of body.
///     pub enum Body: "body" {
///         /// Green.
///         Planet = "planet",
///         /// Blue.
///         Comet = "comet",
///     }
/// }
///
/// assert_eq!(Body::ALL.map(Body::name), ["planet", "comet"]);
/// assert_eq!("comet".parse(), Ok(Body::Comet));
/// assert_eq!("star".parse::<Body>().unwrap_err().to_string(), "there is no body \"star\"");
/// ```
#[macro_export]
macro_rules! names {
    (
        $(#[$meta:meta])*
        $vis:vis enum $Name:ident: $what:literal {
            $($(#[$doc:meta])* $Variant:ident = $text:literal),* $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis enum $Name {
            $($(#[$doc])* $Variant),*
        }

        #[allow(dead_code, reason = "every named enum has the same methods")]
        impl $Name {
            /// All values, in order.
            $vis const ALL: [$Name; [$($text),*].len()] = [$($Name::$Variant),*];

            /// The name in texts.
            $vis const fn name(self) -> &'static str {
                match self {
                    $($Name::$Variant => $text),*
                }
            }
        }

        impl ::std::fmt::Display for $Name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl ::std::str::FromStr for $Name {
            type Err = $crate::UnknownName;

            fn from_str(text: &str) -> Result<$Name, $crate::UnknownName> {
                match text {
                    $($text => Ok($Name::$Variant),)*
                    _ => Err($crate::UnknownName::new($what, text)),
                }
            }
        }

        $crate::serde_as_text!($Name);
        $crate::ts_type!($Name = [$(concat!('"', $text, '"')),*].join(" | "));
    };
}

/// Makes serde write a value as its text, and parse it back.
#[macro_export]
macro_rules! serde_as_text {
    ($Name:ty) => {
        impl ::serde::Serialize for $Name {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $Name {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<$Name, D::Error> {
                let text =
                    <::std::borrow::Cow<'de, str> as ::serde::Deserialize>::deserialize(from)?;
                text.parse().map_err(::serde::de::Error::custom)
            }
        }
    };
}

/// Declares the TypeScript type of a type that serializes in its own way.
#[macro_export]
macro_rules! ts_type {
    ($Name:ident = $text:expr) => {
        #[cfg(feature = "ts")]
        impl $crate::ts_rs::TS for $Name {
            type WithoutGenerics = $Name;
            type OptionInnerType = $Name;
            // Used as a map key it is an enum: not every key has to be present.
            const IS_ENUM: bool = true;

            fn name(_: &$crate::ts_rs::Config) -> String {
                stringify!($Name).into()
            }

            fn inline(_: &$crate::ts_rs::Config) -> String {
                $text.into()
            }

            fn decl(_: &$crate::ts_rs::Config) -> String {
                format!("type {} = {};", stringify!($Name), $text)
            }

            fn output_path() -> Option<::std::path::PathBuf> {
                Some("names.ts".into())
            }
        }
    };
}
