//! What must always hold of a state. Loaded positions are held against it, and in tests every
//! state of every game.

use table::{Seat, SeatSet};

use crate::board::no_such_seat;
use crate::data::{Ability, BoonKind};
use crate::figure::{Card, CardSet, MAX_STARS};
use crate::setup::{above_at_start, below_game_end};
use crate::state::{MAX_COUNT, MAX_PLACES, Pen, Phase, Place, START_POUCH, Turn};
use crate::{Astra, Cards};

/// More cards of one kind of ability than there are cannot be used in a turn.
const KIND: u8 = 3;

/// More stars than lie around the board cannot be marked in a turn.
const MOST_STARS: u16 = (MAX_PLACES * MAX_STARS) as u16;

type Verdict = Result<(), String>;

fn require(holds: bool, wrong: impl Into<String>) -> Verdict {
    if holds { Ok(()) } else { Err(wrong.into()) }
}

impl Astra {
    pub(crate) fn check_invariants(&self) -> Verdict {
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

    /// No card is lost and none is there twice.
    fn check_cards(&self) -> Verdict {
        let deck = self.deck.cards;
        let hands = self.journals.seated(self.setup.seats()).iter();
        let around = self.places.iter().filter_map(|place| place.card);
        let sets = [deck.iter().copied().collect(), self.discard, around.clone().collect()];
        let hands = hands.flat_map(|journal| [journal.active, journal.exhausted]);
        let all = sets.into_iter().chain(hands);
        let (union, count) =
            all.fold((CardSet::EMPTY, 0), |(all, count), set| (all | set, count + set.len()));
        let right = union == CardSet::ALL && count == CardSet::ALL.len();
        require(right && around.count() as u32 == sets[2].len(), "each card is there once")
    }

    fn check_deck(&self) -> Verdict {
        let (seats, above) = (self.setup.seats(), self.deck.above);
        let below = self.deck.below();
        if self.last_turns.is_none() && self.turn.phase != Phase::Over {
            require(above > 0, "Game End is on top of the deck: say how many turns are left")?;
            require(below == below_game_end(seats), "the wrong number of cards below Game End")?;
            require(above <= above_at_start(seats), "too many cards above Game End")
        } else {
            require(above == 0, "Game End was set aside, so no cards lie above it")?;
            require(below <= below_game_end(seats), "too many cards below Game End")
        }
    }

    fn check_places(&self) -> Verdict {
        for place in &self.places {
            let marked = place.marks.iter().map(|marks| marks.len()).sum::<u32>();
            require(marked == place.marked.len(), "a star is marked twice")?;
            let Some(card) = place.card else { continue };
            let data = self.cards.get(card);
            let mut again = Place::untouched(card, self.cards);
            for (pen, marks) in (0..).map(Pen).zip(place.marks) {
                require(data.stars.is_superset(marks), "a mark beside the stars")?;
                marks.iter().for_each(|star| again.add_mark(pen, star, data));
            }
            require(again == *place, format!("the frontier of {card} is wrong"))?;
        }
        let mut sorted = self.clone();
        sorted.by_name = [0, 1, 2, 3, 4, 5];
        sorted.sort_places();
        require(sorted.by_name == self.by_name, "the places are not in order")?;
        let may_be_empty = self.deck.cards.is_empty() || self.is_discovering();
        let empty = self.places().iter().any(|place| place.card.is_none());
        require(may_be_empty || !empty, "a place is empty though the deck is not")
    }

    /// Whether cards are being discovered, by the player or by the dreamer.
    fn is_discovering(&self) -> bool {
        matches!(
            self.turn.phase,
            Phase::Order | Phase::Boons { .. } | Phase::Activation { .. } | Phase::Limit
        )
    }

    fn check_journal(&self, seat: Seat) -> Verdict {
        let journal = &self.journals[seat];
        let wrong = |what: &str| format!("seat {seat} {what}");
        require(journal.wisdom <= self.max_wisdom(), wrong("has more wisdom than there is"))?;
        let counts = [journal.stardust, journal.telescopes, journal.fame];
        let countable = counts.iter().all(|count| *count <= MAX_COUNT);
        require(countable, wrong(&format!("has more than {MAX_COUNT} of something")))?;
        require(journal.pouch >= START_POUCH, wrong("has too small a pouch"))?;
        let may_be_over = seat == self.turn.seat && self.is_discovering() && !self.turn.dreaming;
        require(
            may_be_over || !self.is_over_limit(seat),
            wrong("has more cards than its limit allows"),
        )?;
        let alike = |other: &Seat| self.journals[*other].scoring == journal.scoring;
        let twice = Seat::all(self.setup.seats()).filter(alike).count() > 1;
        require(!twice, wrong("has the final scoring card of another"))
    }

    /// The last turn is the last of a round.
    fn check_last_turns(&self) -> Verdict {
        let seats = self.setup.seats();
        require(self.turn.seat.0 < seats, no_such_seat(self.turn.seat))?;
        let Some(left) = self.last_turns else {
            return require(self.turn.phase != Phase::Over, "the game cannot be over yet");
        };
        let in_time = left < 2 * seats - 1;
        let ends_a_round =
            in_time && (self.turns_before(self.turn.seat) + left) % seats == seats - 1;
        require(ends_a_round, "the last turn is not the last of a round")?;
        require(self.turn.phase != Phase::Over || left == 0, "the game is over too early")
    }

    /// What a turn remembers fits together, and fits its phase.
    fn check_turn(&self) -> Verdict {
        let turn = &self.turn;
        let Turn { paid, pile, piles, lasting, .. } = *turn;
        if turn.phase == Phase::Start {
            return require(*turn == Turn::of(turn.seat), "a turn begins with nothing done");
        }
        require(paid <= MOST_STARS, "more was paid than there are stars")?;
        require(u32::from(pile) + u32::from(piles) <= paid.into(), "piles were paid before")?;
        require(
            lasting.fame_for_grand <= KIND && lasting.generous_rest <= KIND,
            "an ability was used too often",
        )?;
        require(u16::from(turn.grand) <= MOST_STARS, "more Grand stars than there are")?;
        require(turn.grand == 0 || turn.uncommon, "a Grand star is not Common")?;
        let acted = turn.rested || paid > 0;
        require(!(turn.rested && paid > 0), "a turn has one action: Observe or Rest")?;
        require(!(turn.no_action && acted), "there is no action this turn")?;
        require(!turn.dreaming || turn.rested, "the dreamer comes after a Rest")?;
        require(!turn.dreaming || self.setup.seats() == 2, "the dreamer comes to tables of two")?;
        match turn.phase {
            Phase::Ability
            | Phase::Exchange
            | Phase::AnyStar
            | Phase::StarAndNeighbours
            | Phase::TwoStars { .. }
            | Phase::ThreeCards { .. } => require(!acted, "abilities come before the action"),
            Phase::Observe | Phase::Telescope => require(paid > 0, "nothing was paid yet"),
            Phase::Dream | Phase::DreamOn { .. } => require(turn.dreaming, "nobody dreams"),
            Phase::Order | Phase::Limit => require(!turn.dreaming, "the dreamer takes no cards"),
            _ => Ok(()),
        }?;
        self.check_piles()?;
        self.check_ability()
    }

    /// A pile grows in its Observe only, and returns for a Grand star only.
    fn check_piles(&self) -> Verdict {
        let Turn { pile, grand_in_run, piles, grand, .. } = self.turn;
        let begun = pile > 0 || grand_in_run;
        require(begun == (self.turn.phase == Phase::Observe), "a pile is that of an Observe")?;
        let led_to_grand = grand_in_run || piles > 0;
        require(grand > 0 || !led_to_grand, "a pile led to no Grand star")
    }

    /// What an ability asks, it asks after its use.
    fn check_ability(&self) -> Verdict {
        let ability = match self.turn.phase {
            Phase::Exchange => Ability::Exchange,
            Phase::AnyStar => Ability::AnyStar,
            Phase::StarAndNeighbours => Ability::StarAndNeighbours,
            Phase::TwoStars { .. } => Ability::TwoStars,
            Phase::ThreeCards { .. } => Ability::ThreeCards,
            _ => return Ok(()),
        };
        let used = self.used.iter().any(|card| self.cards.get(card).ability == ability);
        require(used, "no card was used for this")?;
        let without_action = ability == Ability::StarAndNeighbours;
        require(self.turn.no_action || !without_action, "the ability takes the action")
    }

    fn check_discoveries(&self) -> Verdict {
        let in_hand = matches!(self.turn.phase, Phase::Boons { .. } | Phase::Activation { .. });
        require(!in_hand || !self.discoveries.is_empty(), "no card is being discovered")?;
        let latest = self.discoveries.len();
        for (number, discovery) in (1..).zip(self.discoveries.iter()) {
            let around = self.find(discovery.card);
            let current = in_hand && number == latest;
            require(around.is_some() == current, "a discovery is not where it should be")?;
            let strangers = &discovery.picks.0[self.setup.seats() as usize..];
            require(strangers.iter().all(|pick| *pick == 0), "a boon was taken by nobody")?;
        }
        let cards: CardSet = self.discoveries.iter().map(|one| one.card).collect();
        require(cards.len() as usize == latest, "a card was discovered twice")?;
        let done = latest - usize::from(in_hand);
        require(done <= self.room_for_discoveries(), "more cards were discovered than can be")?;
        self.check_complete_cards()
    }

    /// How many cards can have been discovered and done with by now. Each has left its place,
    /// which is filled again after the last of them.
    fn room_for_discoveries(&self) -> usize {
        let places = self.places().iter();
        match self.turn.phase {
            Phase::Start | Phase::Over => {
                // The dreamer's comes after all others.
                places.count() + usize::from(self.setup.seats() == 2)
            }
            Phase::Dream | Phase::DreamOn { .. } => places.count(),
            _ if self.turn.dreaming => places.count(),
            _ if self.is_discovering() => places.filter(|place| place.card.is_none()).count(),
            _ => 0,
        }
    }

    /// What was used, discovered or marked is not in the deck, and a mark is still to be seen.
    fn check_memory(&self) -> Verdict {
        let in_deck = |card: Card| self.deck.cards.contains(&card);
        let dealt = |card: Card| in_deck(card) || self.find(card).is_some();
        require(!self.used.iter().any(dealt), "a card was used that nobody has had")?;
        let discovered = self.discoveries.iter().map(|discovery| discovery.card);
        require(!discovered.into_iter().any(in_deck), "a discovered card is in the deck")?;
        let Some((card, star)) = self.last_mark else { return Ok(()) };
        let marked = match self.find(card) {
            Some(at) => self.places[at].marked.contains(star),
            None => self.cards.get(card).stars.contains(star) && !in_deck(card),
        };
        require(marked, "the star marked last is not marked")
    }

    /// Complete cards are those of this turn, each with a mark of its discoverer.
    fn check_complete_cards(&self) -> Verdict {
        let complete = || self.places.iter().filter(|place| place.discovered().is_some());
        let own = |place: &Place| !place.marks_of(Pen::of(self.turn.seat)).is_empty();
        let dreamt = |place: &Place| !place.marks_of(Pen::DREAMER).is_empty();
        match self.turn.phase {
            Phase::Start | Phase::Limit | Phase::Dream | Phase::DreamOn { .. } | Phase::Over => {
                require(complete().count() == 0, "a complete card should have been discovered")
            }
            _ if self.turn.dreaming => {
                let right = complete().count() == 1 && complete().all(dreamt);
                require(right, "the dreamer completes one card")
            }
            _ => {
                let right = complete().all(own) && (complete().count() == 0 || self.turn.uncommon);
                require(right, "a complete card was not completed this turn")
            }
        }
    }

    fn check_phase(&self) -> Verdict {
        match self.turn.phase {
            Phase::TwoStars { second: true } | Phase::Observe => self.check_run(None),
            Phase::DreamOn { left } => {
                let number = self.dream_number();
                require((1..number).contains(&left), "the dreamer marks fewer stars")?;
                self.check_run(Some(Pen::DREAMER))
            }
            Phase::ThreeCards { left, done } => {
                let right = left > 0 && u32::from(left) + done.count_ones() == 3;
                require(right, "three cards are marked, each once")
            }
            Phase::Order => {
                let assisted = |place: &&Place| !self.assistants(place).is_empty();
                let complete = self.places.iter().filter(|place| place.discovered().is_some());
                require(complete.clone().all(|place| assisted(&place)), "a card waits for nobody")?;
                require(complete.count() > 1, "there is no order to choose")
            }
            Phase::Boons { group } => self.check_group(group),
            Phase::Activation { seat, left, after } => self.check_activation(seat, left, after),
            Phase::Limit => {
                require(!self.discoveries.is_empty(), "no card was discovered")?;
                require(self.is_over_limit(self.turn.seat), "nothing has to be discarded")
            }
            _ => Ok(()),
        }
    }

    /// A run goes on from a star just marked, by the seat or by this pen.
    fn check_run(&self, pen: Option<Pen>) -> Verdict {
        let pen = pen.unwrap_or(Pen::of(self.turn.seat));
        let marked = self.last_mark.is_some_and(|(card, star)| {
            self.find(card).is_some_and(|at| self.places[at].marks_of(pen).contains(star))
        });
        require(marked, "a run goes on from the star marked last")
    }

    /// The card whose boons are picked, and its place.
    fn current(&self) -> Result<(Card, &Place), String> {
        let found = self.in_hand().map(|(card, at)| (card, &self.places[at]));
        let complete = found.filter(|(_, place)| place.discovered().is_some());
        complete.ok_or_else(|| "no card is being discovered".into())
    }

    /// Those who pick are the assistants with the most stars of all who have not picked before.
    fn check_group(&self, group: SeatSet) -> Verdict {
        let (_, place) = self.current()?;
        self.check_picks(place, group)?;
        let picks = &self.latest().picks;
        let assistants = self.assistants(place);
        let stars = |seat: Seat| place.marks_of(Pen::of(seat)).len();
        let waiting = |seat: &Seat| group.contains(*seat) || picks[*seat] == 0;
        let most = assistants.iter().filter(waiting).map(stars).max();
        let first = assistants.iter().filter(waiting).filter(|seat| Some(stars(*seat)) == most);
        require(first.collect::<SeatSet>() == group, "others pick boons first")?;
        let open = |seat: Seat| self.open_boons(seat, group).contains(picks[seat]);
        let right = group.iter().all(|seat| picks[seat] == 0 || open(seat));
        require(right, "a boon was picked that is crossed out")
    }

    /// Whoever has more stars than the group has picked before it; who has fewer, or none, has
    /// not.
    fn check_picks(&self, place: &Place, group: SeatSet) -> Verdict {
        let picks = &self.latest().picks;
        let assistants = self.assistants(place);
        let stars = |seat: Seat| place.marks_of(Pen::of(seat)).len();
        let most = group.iter().map(stars).max();
        for seat in Seat::all(self.setup.seats()).filter(|seat| !group.contains(*seat)) {
            let (picked, assists) = (picks[seat] > 0, assistants.contains(seat));
            require(!picked || assists, format!("seat {seat} is no assistant"))?;
            let before = assists && Some(stars(seat)) > most;
            require(picked == before, "others pick boons first")?;
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
        require((1..=amount).contains(&left), "the boon activates other cards")?;
        let right = after.iter().all(|other| other != seat && activates(other).is_some());
        require(right, "who waits to activate cards has a boon for it")?;
        let stars = |seat: Seat| place.marks_of(Pen::of(seat)).len();
        let assistants = self.assistants(place);
        let group: SeatSet =
            assistants.iter().filter(|other| stars(*other) == stars(seat)).collect();
        self.check_picks(place, group)?;
        let shown = group.contains(seat) && group.iter().all(|other| picks[other] > 0);
        require(shown, "cards are made active after the reveal")?;
        let from_here = self.seats_from_the_left().skip_while(|other| *other != seat);
        let later: SeatSet = from_here.filter(|other| group.contains(*other)).collect();
        let in_order = after.iter().all(|other| later.contains(other));
        require(in_order, "cards are made active in order of seats")?;
        let exhausted = self.journals[seat].exhausted.len();
        require(exhausted > left.into(), "there is nothing to choose for the boon")
    }

    /// Whoever is to act has a choice, but for the first decision of a turn.
    fn check_decision(&self) -> Verdict {
        let needed = if self.turn.phase == Phase::Start { 1 } else { 2 };
        let has_choice = |seat: Seat| self.choices(seat).len() >= needed;
        require(self.deciding().iter().all(has_choice), "there is nothing to decide")?;
        let over = self.turn.phase == Phase::Over;
        require(over != self.deciding().iter().next().is_some(), "nobody is to act")
    }

    /// No game with these cards has more moves. Every turn marks a star or is a Rest, and every
    /// fourth Rest costs a card of the deck.
    pub(crate) fn longest_with(cards: &Cards) -> u32 {
        const RESTS: u32 = 4 * 48 + 10;
        /// Abilities, exchanges and stops of a turn.
        const IN_A_TURN: u32 = 32;
        /// Boons, activations and discards of a card.
        const TO_A_CARD: u32 = 32;
        (cards.stars() + RESTS) * IN_A_TURN + 2 * cards.stars() + 48 * TO_A_CARD
    }
}
