//! Random play.

use crate::{Game, GameExt, Seat, SeatSet, Silent, Sink, Stream, draw_listed};

/// A player of random moves for every seat. It reuses a single buffer.
#[derive(Clone, Debug)]
pub struct Playout<G: Game> {
    chance: Stream,
    buffer: Vec<G::Move>,
}

impl<G: Game> Playout<G> {
    /// A player whose choices come from this stream.
    pub fn new(chance: Stream) -> Playout<G> {
        Playout { chance, buffer: Vec::new() }
    }

    /// Makes a random move for one of the seats to act.
    #[inline]
    pub fn step(
        &mut self,
        state: &mut G,
        chance: &mut Stream,
        events: &mut impl Sink<G::Event>,
    ) -> (Seat, G::Move) {
        let (seat, mv) = self.choose(state);
        state.play_unchecked(seat, mv, chance, events);
        (seat, mv)
    }

    /// Plays to the end, with the game's own draws from `chance`, and returns how many moves that
    /// took.
    pub fn finish(&mut self, state: &mut G, chance: &mut Stream) -> u32 {
        let mut moves = 0;
        while !state.is_over() {
            self.step(state, chance, &mut Silent);
            moves += 1;
        }
        moves
    }

    /// The same game as [`Playout::finish`], but listing every legal move at every step.
    pub fn finish_by_listing(&mut self, state: &mut G, chance: &mut Stream) -> u32 {
        let mut moves = 0;
        while !state.is_over() {
            let seat = self.one_of(state.to_act());
            let mv = draw_listed(state, seat, &mut self.chance, &mut self.buffer);
            state.play_unchecked(seat, mv, chance, &mut Silent);
            moves += 1;
        }
        moves
    }

    /// Draws a seat that is to act, and one of its moves.
    #[inline]
    pub fn choose(&mut self, state: &G) -> (Seat, G::Move) {
        let seat = self.one_of(state.to_act());
        (seat, state.random_move(seat, &mut self.chance, &mut self.buffer))
    }

    #[inline]
    fn one_of(&mut self, seats: SeatSet) -> Seat {
        let skip = if seats.len() == 1 { 0 } else { self.chance.below(seats.len()) };
        // While a game is not over some seat is to act, and `skip` is below their number.
        seats.nth(skip)
    }
}
