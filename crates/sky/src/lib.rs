//! The real stars.
//!
//! About 1900 stars in Ptolemy's 48 constellations, with position, magnitude, letter, number and
//! name, and the figures that join them: the sky behind Astra's cards and Sternenhimmel's discs.
//! The data are compiled in; `data/README.md` says where they come from and how the names were
//! checked.
//!
//! A [`Star`] is identified by its Hipparcos number, [`Hip`]. A [`Figure`] is a constellation: its
//! stars and its lines. A [`Projection`] maps [`Direction`]s in the sky to [`Point`]s on paper,
//! north up and east left, and a [`Frame`] fits them in. A [`Sheet`] draws [`Panel`]s, so that a
//! game can draw its own variants of figures.
//!
//! ```
//! use sky::{Figure, Frame, Panel, Shape, Sheet, Star};
//!
//! let taurus = Figure::named("taurus").unwrap();
//! let eye = taurus.stars[0];
//! assert_eq!(eye.name, Some("Aldebaran"));
//! assert_eq!(eye.designation(), "α Tau");
//!
//! // The Hyades, the face of the bull, are less than five degrees from its eye.
//! let nose = Star::named("Prima Hyadum").unwrap();
//! assert!(eye.direction().angle_to(nose.direction()) < 5.0);
//!
//! // The figure in the unit square, ready to be drawn...
//! let points = Frame::UNIT.fit(&taurus.points(), 0.05);
//! assert_eq!(points.len(), taurus.stars.len());
//!
//! // ...or drawn at once.
//! let sheet = Sheet { heading: "The Bull".into(), columns: 1, shape: Shape::Card };
//! let svg = sheet.draw(&[Panel::of(taurus)]);
//! assert!(svg.contains("Aldebaran"));
//! ```
//!
//! Nothing here reads a file, a clock or the network.

// The counts here, of stars and panels, are small by construction.
#![allow(clippy::cast_precision_loss)]

mod direction;
mod figure;
mod frame;
mod label;
mod panel;
mod projection;
mod sheet;
mod star;
mod tsv;

pub use direction::Direction;
pub use figure::Figure;
pub use frame::Frame;
pub use panel::{Dot, Kind, Panel};
pub use projection::{Point, Projection};
pub use sheet::{Shape, Sheet};
pub use star::{Hip, Star};
