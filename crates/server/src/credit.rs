//! Rate limits: everyone may do a lot, but not everything at once. Requests cost credit in
//! proportion to the work they cause, and credit is refilled over time. It belongs to households
//! and to guests, never to connections: a new connection brings no new credit.

use std::hash::Hash;
use std::num::NonZeroU32;

use governor::clock::DefaultClock;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};

use room::ask::{ClientIn, LiveAsk, TableAsk};
use room::message::Code;
use room::{Id, Refused};

use crate::household::Household;

const fn credits(count: u32) -> NonZeroU32 {
    // Only called with the constants below, none of which is 0.
    NonZeroU32::new(count).expect("some credit")
}

/// A household's credit for requests: refill per second, and maximum.
const REQUESTS: Quota = Quota::per_second(credits(50)).allow_burst(credits(500));
/// How many files of the page a household may fetch per second, and at most at once: a class room
/// fetches all of them, and plays on.
const FILES: Quota = Quota::per_second(credits(100)).allow_burst(credits(6_000));
/// A household's credit for messages: refill per second, and maximum.
const MESSAGES: Quota = Quota::per_second(credits(60)).allow_burst(credits(600));
/// A guest's credit for messages: refill per second, and maximum.
const GUEST: Quota = Quota::per_second(credits(20)).allow_burst(credits(200));
/// How many messages without credit a household is forgiven per second, and at most.
const SLIPS: Quota = Quota::per_second(credits(1)).allow_burst(credits(40));

/// How many tables a guest may invite to per hour.
const INVITATIONS: Quota = Quota::per_hour(credits(20));
/// How many addresses a guest may name per hour, and a household.
const CONFIRMATIONS: (Quota, Quota) = (Quota::per_hour(credits(6)), Quota::per_hour(credits(20)));
/// How many test notices a guest may send per hour.
const TESTS: Quota = Quota::per_hour(credits(10));

/// How many codes a household may try per hour, and at most at once. Codes are too long to be
/// guessed: this limit spares the database.
const RECOVERIES: Quota = Quota::per_hour(credits(60)).allow_burst(credits(10));
/// How often per hour a guest may have a code made or their data collected.
const KEEPING: Quota = Quota::per_hour(credits(30));

/// The price of a request.
pub(crate) const READ: NonZeroU32 = credits(1);
/// The price of opening a socket.
pub(crate) const CONNECT: NonZeroU32 = credits(10);
/// The price of creating or changing something.
pub(crate) const WRITE: NonZeroU32 = credits(10);
/// The price, in requests, of being disconnected for too many messages: reconnecting has to wait.
const SENT_AWAY: NonZeroU32 = credits(100);

/// The price of a ping or a pong.
pub(crate) const FRAME: NonZeroU32 = credits(1);
/// The price of a message that makes no sense.
pub(crate) const NONSENSE: NonZeroU32 = credits(10);

/// The price of a message.
pub(crate) fn price(ask: &ClientIn) -> NonZeroU32 {
    match ask {
        ClientIn::Table(ask) => match ask {
            TableAsk::Play { .. } | TableAsk::Commit { .. } | TableAsk::Reveal { .. } => credits(1),
            TableAsk::Say { .. } => credits(10),
            _ => credits(5),
        },
        ClientIn::Live(LiveAsk::Hint | LiveAsk::Imagine | LiveAsk::Rematch) => credits(50),
        ClientIn::Live(LiveAsk::React { .. } | LiveAsk::Resync { .. }) => credits(10),
        ClientIn::Live(LiveAsk::Attend { .. }) => credits(1),
    }
}

/// The refusal for lack of credit.
pub(crate) fn too_fast() -> Refused {
    Refused::new(Code::TooFast, "too much at once: wait a few seconds")
}

/// The refusal for too many invitations.
pub(crate) fn too_many_invitations() -> Refused {
    Refused::new(Code::TooFast, "that is a lot of invitations: wait a while")
}

/// The refusal for doing too often what should be rare.
pub(crate) fn too_often() -> Refused {
    Refused::new(Code::TooFast, "that was often enough for a while: try again later")
}

type Limits<K> = RateLimiter<K, DashMapStateStore<K>, DefaultClock>;

/// The credit of all households and guests.
pub(crate) struct Credit {
    requests: Limits<Household>,
    files: Limits<Household>,
    messages: Limits<Household>,
    guests: Limits<Id>,
    slips: Limits<Household>,
    invitations: Limits<Id>,
    recoveries: Limits<Household>,
    keeping: Limits<Id>,
    confirmations: (Limits<Id>, Limits<Household>),
    tests: Limits<Id>,
}

/// Who pays for messages. The operator's own connections have no household, and pay nothing.
pub(crate) struct Payer {
    pub(crate) household: Option<Household>,
    pub(crate) guest: Option<Id>,
}

impl Default for Credit {
    fn default() -> Credit {
        Credit {
            requests: RateLimiter::dashmap(REQUESTS),
            files: RateLimiter::dashmap(FILES),
            messages: RateLimiter::dashmap(MESSAGES),
            guests: RateLimiter::dashmap(GUEST),
            slips: RateLimiter::dashmap(SLIPS),
            invitations: RateLimiter::dashmap(INVITATIONS),
            recoveries: RateLimiter::dashmap(RECOVERIES),
            keeping: RateLimiter::dashmap(KEEPING),
            confirmations: (
                RateLimiter::dashmap(CONFIRMATIONS.0),
                RateLimiter::dashmap(CONFIRMATIONS.1),
            ),
            tests: RateLimiter::dashmap(TESTS),
        }
    }
}

impl Credit {
    /// Takes the price of a request, if it can be paid.
    pub(crate) fn pays_for_request(&self, household: Option<Household>, price: NonZeroU32) -> bool {
        household.is_none_or(|household| pays(&self.requests, &household, price))
    }

    /// Whether a household may fetch one more file of the page.
    pub(crate) fn pays_for_file(&self, household: Option<Household>) -> bool {
        household.is_none_or(|household| pays(&self.files, &household, credits(1)))
    }

    /// Takes the price of a message, if both the guest and the household can pay it.
    pub(crate) fn pays_for_message(&self, payer: &Payer, price: NonZeroU32) -> bool {
        let Some(household) = &payer.household else { return true };
        let guest_pays = |guest| pays(&self.guests, guest, price);
        payer.guest.as_ref().is_none_or(guest_pays) && pays(&self.messages, household, price)
    }

    /// Whether a guest may send another invitation.
    pub(crate) fn pays_for_invitation(&self, household: Option<Household>, guest: &Id) -> bool {
        household.is_none() || pays(&self.invitations, guest, credits(1))
    }

    /// Whether someone at this address may try another code.
    pub(crate) fn pays_for_recovery(&self, household: Option<Household>) -> bool {
        household.is_none_or(|household| pays(&self.recoveries, &household, credits(1)))
    }

    /// Whether a guest may make another request that is slow or should be rare.
    pub(crate) fn pays_for_keeping(&self, household: Option<Household>, guest: &Id) -> bool {
        household.is_none() || pays(&self.keeping, guest, credits(1))
    }

    /// Whether a guest may have another address asked for confirmation.
    pub(crate) fn pays_for_confirmation(&self, household: Option<Household>, guest: &Id) -> bool {
        let (guests, households) = &self.confirmations;
        household.is_none_or(|household| {
            pays(guests, guest, credits(1)) && pays(households, &household, credits(1))
        })
    }

    /// Whether a guest may send another test notice.
    pub(crate) fn pays_for_test(&self, household: Option<Household>, guest: &Id) -> bool {
        household.is_none() || pays(&self.tests, guest, credits(1))
    }

    /// Whether another message without credit is forgiven. If not, the client is disconnected, and
    /// pays for that.
    pub(crate) fn forgives(&self, payer: &Payer) -> bool {
        let Some(household) = &payer.household else { return true };
        let forgiven = pays(&self.slips, household, credits(1));
        if !forgiven && !pays(&self.requests, household, SENT_AWAY) {
            // Takes a smaller price if not even that much is left.
            pays(&self.requests, household, WRITE);
        }
        forgiven
    }

    /// Drops those whose credit is full.
    pub(crate) fn forget_rested(&self) {
        forget(&self.requests);
        forget(&self.files);
        forget(&self.messages);
        forget(&self.guests);
        forget(&self.slips);
        forget(&self.invitations);
        forget(&self.recoveries);
        forget(&self.keeping);
        forget(&self.confirmations.0);
        forget(&self.confirmations.1);
        forget(&self.tests);
    }
}

fn pays<K: Hash + Eq + Clone>(limits: &Limits<K>, key: &K, price: NonZeroU32) -> bool {
    matches!(limits.check_key_n(key, price), Ok(Ok(())))
}

fn forget<K: Hash + Eq + Clone>(limits: &Limits<K>) {
    limits.retain_recent();
    limits.shrink_to_fit();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random;
    use std::net::IpAddr;

    fn household(address: &str) -> Household {
        address.parse::<IpAddr>().unwrap().into()
    }

    fn payer(address: &str, guest: Option<&Id>) -> Payer {
        Payer { household: Some(household(address)), guest: guest.cloned() }
    }

    fn play() -> ClientIn {
        let notation = "rest".into();
        ClientIn::Table(TableAsk::Play { ply: 0, version: 0, notation, unless_final: false })
    }

    /// How many of many messages are paid for.
    fn paid(credit: &Credit, payer: &Payer, price: NonZeroU32) -> usize {
        (0..2000).filter(|_| credit.pays_for_message(payer, price)).count()
    }

    #[test]
    fn a_household_runs_out_of_credit_and_another_does_not() {
        let credit = Credit::default();
        let (one, other) = (Some(household("192.0.2.1")), Some(household("192.0.2.2")));
        let paid = (0..1000).filter(|_| credit.pays_for_request(one, WRITE)).count();
        assert!((50..100).contains(&paid), "{paid}");
        assert!(credit.pays_for_request(other, WRITE));
    }

    #[test]
    fn the_operator_pays_nothing() {
        let credit = Credit::default();
        let operator = Payer { household: None, guest: Some(random::id()) };
        assert_eq!(paid(&credit, &operator, NONSENSE), 2000);
        assert!((0..2000).all(|_| credit.pays_for_request(None, WRITE)));
        assert!((0..2000).all(|_| credit.forgives(&operator)));
    }

    #[test]
    fn talk_is_expensive_and_moves_are_cheap() {
        let count = |ask: ClientIn| {
            paid(&Credit::default(), &payer("192.0.2.1", Some(&random::id())), price(&ask))
        };
        assert!(count(play()) >= 200);
        assert!(count(ClientIn::Table(TableAsk::Say { text: "hello".into() })) <= 30);
        assert!(count(ClientIn::Live(LiveAsk::Hint)) <= 6);
    }

    #[test]
    fn a_guest_has_the_same_credit_at_every_address() {
        let (credit, ann) = (Credit::default(), random::id());
        let at = |address: &str| paid(&credit, &payer(address, Some(&ann)), NONSENSE);
        assert!(at("192.0.2.1") + at("192.0.2.2") + at("192.0.2.3") <= 40);
    }

    #[test]
    fn a_household_has_the_same_credit_with_every_guest() {
        let credit = Credit::default();
        let as_another = |_| paid(&credit, &payer("192.0.2.1", Some(&random::id())), NONSENSE);
        let total: usize = (0..20).map(as_another).sum();
        assert!((60..120).contains(&total), "{total}");
    }

    #[test]
    fn a_household_of_five_plays_fast_at_several_tables() {
        let credit = Credit::default();
        for _ in 0..5 {
            let person = payer("192.0.2.1", Some(&random::id()));
            let resync = price(&ClientIn::Live(LiveAsk::Resync { since: 0 }));
            let play = price(&play());
            assert!((0..3).all(|_| credit.pays_for_message(&person, resync)));
            assert!((0..80).all(|_| credit.pays_for_message(&person, play)));
        }
    }

    #[test]
    fn who_goes_on_without_credit_is_sent_away_and_pays_for_it() {
        let (credit, loud) = (Credit::default(), payer("192.0.2.1", None));
        let forgiven = (0..1000).filter(|_| credit.forgives(&loud)).count();
        assert!((40..60).contains(&forgiven), "{forgiven}");
        assert!(!credit.pays_for_request(loud.household, CONNECT), "coming back has to wait");
        assert!(credit.forgives(&payer("192.0.2.2", None)));
    }
}
