//! The invariants of a state. Loaded positions are checked against them, and in tests every state
//! of every game.

use std::fmt::Display;

use table::{Fault, MAX_SEATS, PositionError, Seat, SeatSet};

use crate::abilities::THREE;
use crate::card::{CARDS, Card, CardSet, MAX_STARS, Mark, Stars};
use crate::data::{Ability, BoonKind};
use crate::place::{MAX_PLACES, Place};
use crate::setup::{SCORING_CARDS, above_at_start, below_game_end};
use crate::state::{Discovery, MAX_COUNT, MAX_POUCH, START_POUCH};
use crate::turn::{Phase, Turn};
use crate::{Astra, Cards};

/// A turn cannot mark more stars than lie around the board.
const MOST_STARS: u16 = (MAX_PLACES * MAX_STARS) as u16;

type Verdict = Result<(), PositionError>;

/// Reports a violation at this place of the position, unless the condition holds.
fn require(holds: bool, at: impl Display, wrong: impl Display) -> Verdict {
    PositionError::unless(holds, Fault::Impossible, || format!("{at}: {wrong}"))
}

/// The same for too much or too little of something.
fn count(holds: bool, at: impl Display, wrong: impl Display) -> Verdict {
    PositionError::unless(holds, Fault::Count, || format!("{at}: {wrong}"))
}

impl Astra {
    pub(crate) fn check_invariants(&self) -> Verdict {
        self.check_what_is_kept()?;
        self.check_cards()?;
        self.check_last_turns()?;
        self.check_deck()?;
        self.check_places()?;
        Seat::all(self.setup.seats()).try_for_each(|seat| self.check_journal(seat))?;
        self.check_turn()?;
        self.check_discoveries()?;
        self.check_memory()?;
        self.check_phase()?;
        self.check_decision()
    }

    /// Checks derived data that is stored alongside the rest. Only a bug in the rules can break it,
    /// not a position.
    fn check_what_is_kept(&self) -> Verdict {
        require(self.places.are_kept_well(self.cards), "places", "what is kept beside the marks")?;
        let unseated = self.setup.seats() as usize..;
        let strangers =
            |one: &Discovery| one.picks.0[unseated.clone()].iter().any(|pick| *pick > 0);
        require(!self.discoveries.iter().any(strangers), "discoveries", "a boon for nobody")
    }

    /// No card is missing or duplicated.
    fn check_cards(&self) -> Verdict {
        let mut found = CardSet::EMPTY;
        let mut find = |card: Card, at: &dyn Display| {
            let once = !found.contains(card);
            found.insert(card);
            count(once, at, format_args!("{card} is there twice"))
        };
        for (seat, journal) in self.journals.seated(self.setup.seats()).iter().enumerate() {
            for card in journal.active {
                find(card, &format_args!("seats[{seat}].active"))?;
            }
            for card in journal.exhausted {
                find(card, &format_args!("seats[{seat}].exhausted"))?;
            }
        }
        for (at, place) in self.places.iter().enumerate() {
            place.card().map_or(Ok(()), |card| find(card, &format_args!("places[{at}].card")))?;
        }
        self.deck.cards.iter().try_for_each(|card| find(*card, &"deck"))?;
        self.discard.iter().try_for_each(|card| find(card, &"discard"))?;
        match (CardSet::ALL - found).first() {
            Some(card) => count(false, "board", format_args!("{card} is nowhere")),
            None => Ok(()),
        }
    }

    fn check_deck(&self) -> Verdict {
        let (seats, above) = (self.setup.seats(), self.deck.above);
        let below = self.deck.below();
        let at_start = below_game_end(seats);
        if self.last_turns.is_none() {
            let unsaid = "nothing lies above Game End: say in last_turns how many turns are left";
            count(above > 0, "deck.above", unsaid)?;
            let wrong = format_args!("{at_start} cards at a table of {seats}, not {below}");
            count(below == at_start, "deck.below", wrong)?;
            count(above <= above_at_start(seats), "deck.above", "more cards than at the start")
        } else {
            count(above == 0, "deck.above", "Game End was set aside, so no cards lie above it")?;
            count(below <= at_start, "deck.below", "more cards than at the start")
        }
    }

    fn check_places(&self) -> Verdict {
        let may_be_empty = self.deck.cards.is_empty() || self.is_discovering();
        let empty = self.places.iter().position(|place| place.card().is_none());
        empty.filter(|_| !may_be_empty).map_or(Ok(()), |at| {
            require(false, format_args!("places[{at}]"), "it is empty though the deck is not")
        })
    }

    /// Whether cards are being discovered, by the player or by the dreamer.
    fn is_discovering(&self) -> bool {
        matches!(
            self.turn.phase,
            Phase::Order {} | Phase::Boons { .. } | Phase::Activation { .. } | Phase::Limit {}
        )
    }

    fn check_journal(&self, seat: Seat) -> Verdict {
        let journal = &self.journals[seat];
        let counts = [
            ("stardust", journal.stardust, 0, MAX_COUNT),
            ("telescopes", journal.telescopes, 0, MAX_COUNT),
            ("fame", journal.fame, 0, MAX_COUNT),
            ("pouch", journal.pouch.into(), START_POUCH.into(), MAX_POUCH.into()),
            ("wisdom", journal.wisdom.into(), 0, self.max_wisdom().into()),
        ];
        for (name, value, least, most) in counts {
            let at = format_args!("seats[{seat}].{name}");
            let wrong = format_args!("{least} to {most}, not {value}");
            count((least..=most).contains(&value), at, wrong)?;
        }
        let may_be_over = seat == self.turn.seat && self.is_discovering() && !self.turn.dreaming;
        let within = may_be_over || !self.is_over_limit(seat);
        count(within, format_args!("seats[{seat}]"), "more cards than its limit allows")?;
        let at = format_args!("seats[{seat}].scoring");
        PositionError::unless(SCORING_CARDS.contains(&journal.scoring), Fault::Unknown, || {
            format!("{at}: a final scoring card has two different rows")
        })?;
        let alike = |other: &Seat| self.journals[*other].scoring == journal.scoring;
        let twice = Seat::all(self.setup.seats()).filter(alike).count() > 1;
        count(!twice, at, "another seat has the same")
    }

    /// The last turn is the last of a round.
    fn check_last_turns(&self) -> Verdict {
        let seats = self.setup.seats();
        let over = self.turn.phase == (Phase::Over {});
        let Some(left) = self.last_turns else {
            return require(!over, "turn.phase", "the game cannot be over yet");
        };
        let in_time = left < 2 * seats - 1;
        let ends_a_round =
            in_time && (self.turns_before(self.turn.seat) + left) % seats == seats - 1;
        require(ends_a_round, "last_turns", "the last turn is not the last of a round")?;
        require(!over || left == 0, "turn.phase", "the game is over too early")
    }

    /// What a turn remembers is consistent, and fits its phase.
    fn check_turn(&self) -> Verdict {
        let turn = &self.turn;
        let Turn { paid, pile, piles, .. } = *turn;
        if turn.phase == (Phase::Start {}) {
            return require(*turn == Turn::of(turn.seat), "turn", "it begins with nothing done");
        }
        count(paid <= MOST_STARS, "turn.paid", "more than there are stars")?;
        let in_piles = u32::from(pile) + u32::from(piles);
        count(in_piles <= paid.into(), "turn.piles", "more than was paid")?;
        let uses = [
            ("fame_for_grand_stars", turn.fame_for_grand_stars, Ability::FameForGrandStars),
            ("generous_rest", turn.generous_rest, Ability::GenerousRest),
        ];
        for (name, used, ability) in uses {
            let enough = usize::from(used) <= self.cards.with_ability(ability);
            count(enough, format_args!("turn.{name}"), "more cards than have this ability")?;
        }
        let grand = u16::from(turn.grand_stars);
        count(grand <= MOST_STARS, "turn.grand_stars", "more than there are")?;
        require(grand == 0 || turn.uncommon, "turn.uncommon", "a Grand star is not Common")?;
        let acted = turn.rested || paid > 0;
        let both = turn.rested && paid > 0;
        require(!both, "turn.rested", "a turn has one action: Observe or Rest")?;
        require(!(turn.no_action && acted), "turn.no_action", "there was an action")?;
        let dreaming = turn.dreaming;
        require(!dreaming || turn.rested, "turn.dreaming", "the dreamer comes after a Rest")?;
        let of_two = self.setup.seats() == 2;
        require(!dreaming || of_two, "turn.dreaming", "the dreamer comes to tables of two")?;
        let (fits, wrong) = match turn.phase {
            Phase::Ability {}
            | Phase::Exchange {}
            | Phase::AnyStar {}
            | Phase::StarAndNeighbours {}
            | Phase::TwoStars { .. }
            | Phase::ThreeCards { .. } => (!acted, "abilities come before the action"),
            Phase::Observe {} | Phase::Telescope {} => (paid > 0, "nothing was paid yet"),
            Phase::Dream {} | Phase::DreamOn { .. } => (dreaming, "nobody dreams"),
            Phase::Order {} | Phase::Limit {} => (!dreaming, "the dreamer takes no cards"),
            _ => (true, ""),
        };
        require(fits, "turn.phase", wrong)?;
        self.check_piles()?;
        self.check_ability()
    }

    /// A pile grows only in its Observe, and returns only for a Grand star.
    fn check_piles(&self) -> Verdict {
        let Turn { pile, grand_in_run, piles, grand_stars, phase, .. } = self.turn;
        let begun = pile > 0 || grand_in_run;
        require(begun == (phase == (Phase::Observe {})), "turn.pile", "it is that of an Observe")?;
        let led_to_grand = grand_in_run || piles > 0;
        require(grand_stars > 0 || !led_to_grand, "turn.piles", "none led to a Grand star")
    }

    /// An ability's decisions come after its use.
    fn check_ability(&self) -> Verdict {
        let ability = match self.turn.phase {
            Phase::Exchange {} => Ability::Exchange,
            Phase::AnyStar {} => Ability::AnyStar,
            Phase::StarAndNeighbours {} => Ability::StarAndNeighbours,
            Phase::TwoStars { .. } => Ability::TwoStars,
            Phase::ThreeCards { .. } => Ability::ThreeCards,
            _ => return Ok(()),
        };
        let used = self.used.iter().any(|card| self.cards.get(card).ability == ability);
        require(used, "used", format_args!("no card of {ability}, which the phase is for"))?;
        let without_action = ability == Ability::StarAndNeighbours;
        let right = self.turn.no_action || !without_action;
        require(right, "turn.no_action", "the ability takes the action")
    }

    fn check_discoveries(&self) -> Verdict {
        let in_hand = matches!(self.turn.phase, Phase::Boons { .. } | Phase::Activation { .. });
        let latest = self.discoveries.len();
        count(!in_hand || latest > 0, "discoveries", "no card is being discovered")?;
        let mut found = CardSet::EMPTY;
        for (number, Discovery { card, .. }) in (1..).zip(self.discoveries.iter()) {
            let at = || format!("discoveries[{}].card", number - 1);
            let around = self.places.find(*card).is_some();
            let current = in_hand && number == latest;
            require(around == current, at(), "it is not where it should be")?;
            count(!found.contains(*card), at(), "it was discovered twice")?;
            require(!self.deck.cards.contains(card), at(), "it is in the deck")?;
            found.insert(*card);
        }
        let done = latest - usize::from(in_hand);
        count(done <= self.room_for_discoveries(), "discoveries", "more than there can be")?;
        self.check_complete_cards()
    }

    /// How many cards can have been discovered and finished by now. Each has left its place, which
    /// is refilled after the last of them.
    fn room_for_discoveries(&self) -> usize {
        let places = self.places.iter();
        match self.turn.phase {
            Phase::Start {} | Phase::Over {} => {
                // The dreamer's discovery comes after all others.
                places.count() + usize::from(self.setup.seats() == 2)
            }
            Phase::Dream {} | Phase::DreamOn { .. } => places.count(),
            _ if self.turn.dreaming => places.count(),
            _ if self.is_discovering() => places.filter(|place| place.card().is_none()).count(),
            _ => 0,
        }
    }

    /// Used cards and marked stars are consistent with the deck and the marks.
    fn check_memory(&self) -> Verdict {
        let in_deck = |card: Card| self.deck.cards.contains(&card);
        let dealt = |card: Card| in_deck(card) || self.places.find(card).is_some();
        let unseen = self.used.iter().find(|card| dealt(*card));
        let wrong = unseen.map_or("", Card::name);
        require(unseen.is_none(), "used", format_args!("nobody has had {wrong}"))?;
        let Some(Mark { card, star }) = self.last_mark else { return Ok(()) };
        let marked = match self.places.find(card) {
            Some(at) => self.places[at].marked().contains(star),
            None => self.cards.get(card).stars.contains(star) && !in_deck(card),
        };
        require(marked, "last_mark", "the star is not marked")
    }

    /// Complete cards are those of this turn, each with a mark of its discoverer.
    fn check_complete_cards(&self) -> Verdict {
        let complete = || self.places.iter().filter(|place| place.discovered().is_some());
        let own = |place: &Place| !place.marks_by(self.turn.seat).is_empty();
        let dreamt = |place: &Place| !place.marks_by_dreamer().is_empty();
        let (right, wrong) = match self.turn.phase {
            Phase::Start {}
            | Phase::Limit {}
            | Phase::Dream {}
            | Phase::DreamOn { .. }
            | Phase::Over {} => {
                (complete().count() == 0, "a complete card should have been discovered")
            }
            _ if self.turn.dreaming => {
                let right = complete().count() == 1 && complete().all(dreamt);
                (right, "the dreamer completes one card")
            }
            _ => {
                let right = complete().all(own) && (complete().count() == 0 || self.turn.uncommon);
                (right, "a complete card was not completed this turn")
            }
        };
        require(right, "places", wrong)
    }

    fn check_phase(&self) -> Verdict {
        match self.turn.phase {
            Phase::TwoStars { second: true } | Phase::Observe {} => {
                self.check_run(|place| place.marks_by(self.turn.seat))
            }
            Phase::DreamOn { left } => {
                let fewer = (1..self.dream_number()).contains(&left);
                count(fewer, "turn.phase.left", "the dreamer marks fewer stars")?;
                self.check_run(Place::marks_by_dreamer)
            }
            Phase::ThreeCards { left, done } => {
                let right = left > 0 && u32::from(left) + done.len() == u32::from(THREE);
                count(right, "turn.phase.left", "three cards are marked, each once")?;
                let around = done.iter().all(|card| self.places.find(card).is_some());
                require(around, "turn.phase.done", "a card is not around the board")
            }
            Phase::Order {} => {
                let complete = || self.places.iter().filter(|place| place.discovered().is_some());
                let assisted = complete().all(|place| !self.assistants(place).is_empty());
                require(assisted, "turn.phase", "a card waits for nobody")?;
                require(complete().count() > 1, "turn.phase", "there is no order to choose")
            }
            Phase::Boons { group } => self.check_group(group),
            Phase::Activation { seat, left, after } => self.check_activation(seat, left, after),
            Phase::Limit {} => {
                let over = self.is_over_limit(self.turn.seat);
                require(!self.discoveries.is_empty(), "discoveries", "no card was discovered")?;
                require(over, "turn.phase", "nothing has to be discarded")
            }
            _ => Ok(()),
        }
    }

    /// A run continues from a star just marked, by a seat or the dreamer.
    fn check_run(&self, own: impl Fn(&Place) -> Stars) -> Verdict {
        let marked = self.last_mark.is_some_and(|Mark { card, star }| {
            self.places.find(card).is_some_and(|at| own(&self.places[at]).contains(star))
        });
        require(marked, "last_mark", "a run goes on from the star marked last")
    }

    /// The card whose boons are picked, and its place.
    fn current(&self) -> Result<(Card, &Place), PositionError> {
        let found = self.in_hand().map(|(card, at)| (card, &self.places[at]));
        let complete = found.filter(|(_, place)| place.discovered().is_some());
        complete.ok_or_else(|| PositionError::impossible("discoveries: the last is not complete"))
    }

    /// The seats that pick are the assistants with the most stars among those who have not picked.
    fn check_group(&self, group: SeatSet) -> Verdict {
        let (_, place) = self.current()?;
        self.check_picks(place, group)?;
        let picks = &self.latest().picks;
        let assistants = self.assistants(place);
        let stars = |seat: Seat| place.marks_by(seat).len();
        let waiting = |seat: &Seat| group.contains(*seat) || picks[*seat] == 0;
        let most = assistants.iter().filter(waiting).map(stars).max();
        let first = assistants.iter().filter(waiting).filter(|seat| Some(stars(*seat)) == most);
        let right = first.collect::<SeatSet>() == group;
        require(right, "turn.phase.group", "others pick boons first")?;
        let open = |seat: Seat| self.open_boons(seat, group).contains(picks[seat]);
        let right = group.iter().all(|seat| picks[seat] == 0 || open(seat));
        require(right, self.latest_boons(), "a boon was picked that is crossed out")
    }

    /// The path of the current discovery's boons in the position.
    fn latest_boons(&self) -> String {
        format!("discoveries[{}].boons", self.discoveries.len() - 1)
    }

    /// Seats with more stars than the group have picked before it; those with fewer, or none, have
    /// not.
    fn check_picks(&self, place: &Place, group: SeatSet) -> Verdict {
        let picks = &self.latest().picks;
        let assistants = self.assistants(place);
        let stars = |seat: Seat| place.marks_by(seat).len();
        let most = group.iter().map(stars).max();
        for seat in Seat::all(self.setup.seats()).filter(|seat| !group.contains(*seat)) {
            let (picked, assists) = (picks[seat] > 0, assistants.contains(seat));
            let wrong = format_args!("seat {seat} is no assistant");
            require(!picked || assists, self.latest_boons(), wrong)?;
            let before = assists && Some(stars(seat)) > most;
            require(picked == before, self.latest_boons(), "others pick first")?;
        }
        Ok(())
    }

    fn check_activation(&self, seat: Seat, left: u8, after: SeatSet) -> Verdict {
        let (card, place) = self.current()?;
        let picks = &self.latest().picks;
        let activates = |seat: Seat| {
            let boon = picks[seat].checked_sub(1).map(|at| self.cards.get(card).boons[at as usize]);
            boon.filter(|boon| boon.kind == BoonKind::Activation).map(|boon| boon.amount)
        };
        let amount = activates(seat).unwrap_or(0);
        let right = (1..=amount).contains(&left);
        count(right, "turn.phase.left", "the boon activates other cards")?;
        let right = after.iter().all(|other| other != seat && activates(other).is_some());
        require(right, "turn.phase.after", "whoever waits has a boon for it")?;
        let stars = |seat: Seat| place.marks_by(seat).len();
        let assistants = self.assistants(place);
        let group: SeatSet =
            assistants.iter().filter(|other| stars(*other) == stars(seat)).collect();
        self.check_picks(place, group)?;
        let shown = group.contains(seat) && group.iter().all(|other| picks[other] > 0);
        require(shown, "turn.phase", "cards are made active after the reveal")?;
        let from_here = self.seats_from_the_left().skip_while(|other| *other != seat);
        let later: SeatSet = from_here.filter(|other| group.contains(*other)).collect();
        let in_order = later.is_superset(after);
        require(in_order, "turn.phase.after", "cards are made active in order of seats")?;
        let exhausted = self.journals[seat].exhausted.len();
        require(exhausted > left.into(), "turn.phase", "there is nothing to choose for the boon")
    }

    /// A seat that is to act has a choice, except in the first decision of a turn.
    fn check_decision(&self) -> Verdict {
        let needed = if self.turn.phase == (Phase::Start {}) { 1 } else { 2 };
        let deciding = self.deciding();
        let has_choice = |seat: Seat| self.choices(seat).len() >= needed;
        require(deciding.iter().all(has_choice), "turn.phase", "there is nothing to decide")?;
        let over = self.turn.phase == (Phase::Over {});
        require(over == deciding.is_empty(), "turn.phase", "nobody is to act")
    }

    /// An upper bound on the number of moves of a game with these cards. Every turn marks a star or
    /// is a Rest, and on every round of the spheres a Rest costs a card of the deck; at the end
    /// there are two more rounds.
    pub(crate) fn longest_with(cards: &Cards) -> u32 {
        /// The most abilities, exchanges and stops in a turn.
        const IN_A_TURN: u32 = 32;
        /// The most boons, activations and discards per card.
        const TO_A_CARD: u32 = 32;
        let rests = cards.spheres().len() * CARDS + 2 * MAX_SEATS;
        (cards.stars() + rests as u32) * IN_A_TURN + 2 * cards.stars() + CARDS as u32 * TO_A_CARD
    }
}

#[cfg(test)]
mod tests {
    use table::{Options, Seed, Setup, Stream};

    use super::*;

    #[test]
    fn an_ability_is_used_as_often_as_cards_have_it() {
        let sound = include_str!("../data/cards.toml");
        let more = sound.replace("ability = \"stardust-4\"", "ability = \"generous-rest\"");
        let cards: &'static Cards = Box::leak(Box::new(Cards::parse(&more).unwrap()));
        let setup = Setup::new::<Astra>(3, Options::default()).unwrap();
        let mut game = Astra::deal_with(cards, setup, &mut Stream::new(Seed::from(1)));
        game.turn.phase = Phase::Ability {};
        game.turn.generous_rest = 5;
        assert_eq!(game.check_invariants(), Ok(()));
        game.turn.generous_rest = 6;
        assert!(game.check_invariants().is_err());
    }
}
