//! An outside observer of the whole game, who finds all possibilities by exhaustive search.
//!
//! For each face-down figure the rules store what it cannot be. The witness does it the long way:
//! it knows only the public events, and plays every game that would have looked like this one.

use std::collections::{BTreeMap, BTreeSet};

use sternenhimmel::data::Star;
use sternenhimmel::{Disc, Event, Figure, FigureSet, Sternenhimmel};
use table::{Event as _, Game, Seat, Viewer};

/// A star of a disc. No disc is opened twice, so this also names the figure placed there.
pub(crate) type Spot = (Disc, Star);

/// A seat's face-down figures in a possible world.
pub(crate) type World = BTreeMap<Spot, Figure>;

/// The seat's true face-down figures.
pub(crate) fn truth(state: &Sternenhimmel, seat: Seat) -> World {
    let mut world = World::new();
    for open in state.board().open {
        // Only a face-down figure has something that others have seen in the meantime.
        for standing in open.figures.iter().filter(|s| s.seat == seat && s.seen.is_some()) {
            world.insert((open.disc, standing.star), standing.figure.unwrap());
        }
    }
    world
}

/// The events a spectator has seen since the first move.
#[derive(Clone, Default)]
pub(crate) struct Witness(Vec<Event>);

impl Witness {
    pub(crate) fn hear(&mut self, events: &[Event]) {
        self.0.extend(events.iter().filter_map(|event| event.seen_by(Viewer::Spectator)));
    }

    /// Every possibility for the seat's face-down figures.
    pub(crate) fn worlds(&self, seat: Seat) -> BTreeSet<World> {
        let mut worlds = BTreeSet::new();
        self.go_on(seat, 0, &mut World::new(), &mut BTreeSet::new(), &mut worlds);
        worlds
    }

    /// Continues from the event at this index, given all of the seat's standing figures and which
    /// of them lie face down.
    fn go_on(
        &self,
        seat: Seat,
        at: usize,
        standing: &mut World,
        down: &mut BTreeSet<Spot>,
        worlds: &mut BTreeSet<World>,
    ) {
        let Some(event) = self.0.get(at) else {
            let hidden = standing.iter().filter(|(spot, _)| down.contains(spot));
            worlds.insert(hidden.map(|(spot, figure)| (*spot, *figure)).collect());
            return;
        };
        match *event {
            Event::Placed { seat: by, disc, star, face_down, figure } if by == seat => {
                let spot = (disc, star);
                let known = figure.or_else(|| self.revealed_later(spot));
                let could_be = |figure: &Figure| known.is_none_or(|known| known == *figure);
                for figure in Figure::ALL.into_iter().filter(could_be) {
                    let out = standing.values().copied().chain([figure]);
                    if FigureSet::of(out).is_some() {
                        let (mut standing, mut down) = (standing.clone(), down.clone());
                        standing.insert(spot, figure);
                        if face_down {
                            down.insert(spot);
                        }
                        self.go_on(seat, at + 1, &mut standing, &mut down, worlds);
                    }
                }
            }
            Event::Counted { disc, .. } | Event::NobodyLeft { disc } => {
                standing.retain(|spot, _| spot.0 != disc);
                down.retain(|spot| spot.0 != disc);
                self.go_on(seat, at + 1, standing, down, worlds);
            }
            _ => self.go_on(seat, at + 1, standing, down, worlds),
        }
    }

    fn revealed_later(&self, (disc, star): Spot) -> Option<Figure> {
        self.0.iter().find_map(|event| match *event {
            Event::Revealed { disc: on, star: at, figure, .. } => {
                ((on, at) == (disc, star)).then_some(figure)
            }
            _ => None,
        })
    }
}
