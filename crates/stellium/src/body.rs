//! The four kinds of bodies.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

table::names! {
    /// A kind of body. Each has a colour, an influence, and an influence token of its kind.
    pub enum Body: "body" {
        /// Green; another planet changes places with a neighbour.
        Planet = "planet",
        /// Blue; placed by collision, pushing a row.
        Comet = "comet",
        /// Yellow; turns its disc.
        Star = "star",
        /// Pink; has a black hole attract a body.
        Supernova = "supernova",
    }
}

table::bit_set! {
    /// A set of kinds of bodies, such as the tokens a seat has left.
    pub struct BodySet(u8) of Body: body => body as u8, bit => Body::ALL[bit as usize]
}

table::serde_as_list!(BodySet of Body);

impl BodySet {
    /// All kinds.
    pub const ALL: BodySet = BodySet::up_to(Body::ALL.len() as u8);
}

/// One value for each kind of body.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Named<T>", into = "Named<T>")]
#[serde(bound(serialize = "T: Clone + Serialize", deserialize = "T: Deserialize<'de>"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Named<T>"))]
pub struct ByBody<T>(pub [T; 4]);

/// The same, as serialized by name.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ByBody"))]
struct Named<T> {
    planet: T,
    comet: T,
    star: T,
    supernova: T,
}

impl<T> From<Named<T>> for ByBody<T> {
    fn from(named: Named<T>) -> ByBody<T> {
        ByBody([named.planet, named.comet, named.star, named.supernova])
    }
}

impl<T> From<ByBody<T>> for Named<T> {
    fn from(ByBody([planet, comet, star, supernova]): ByBody<T>) -> Named<T> {
        Named { planet, comet, star, supernova }
    }
}

impl<T> Index<Body> for ByBody<T> {
    type Output = T;
    #[inline]
    fn index(&self, body: Body) -> &T {
        &self.0[body as usize]
    }
}

impl<T> IndexMut<Body> for ByBody<T> {
    #[inline]
    fn index_mut(&mut self, body: Body) -> &mut T {
        &mut self.0[body as usize]
    }
}

/// Bodies off the board, counted by kind: the bag, or the bodies drawn from it.
pub type Heap = ByBody<u8>;

impl Heap {
    /// The number of bodies.
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == [0; 4]
    }

    /// The heap without one body of a kind that it contains.
    #[must_use]
    pub(crate) fn without(mut self, body: Body) -> Heap {
        self[body] -= 1;
        self
    }

    /// The kinds it contains, in order.
    pub fn kinds(self) -> impl Iterator<Item = Body> {
        Body::ALL.into_iter().filter(move |body| self[*body] > 0)
    }

    /// The kind of the body at this index, in a row sorted by kind.
    pub(crate) fn nth(self, mut place: u32) -> Body {
        for body in Body::ALL {
            let count = u32::from(self[body]);
            if place < count {
                return body;
            }
            place -= count;
        }
        unreachable!("the place is below the total")
    }
}
