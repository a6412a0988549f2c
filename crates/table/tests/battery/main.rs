//! Every law of the battery holds for a sound toy game, and is broken by a faulty one.

mod toy;

use table::battery::{Battery, Broken, Law};
use toy::{SOUND, Toy};

fn run<const FAULT: u8>() -> Result<(), Broken> {
    Battery { games: 12 }.run::<Toy<FAULT>>().map(|_| ())
}

#[test]
fn a_sound_game_keeps_every_law() {
    assert_eq!(run::<SOUND>(), Ok(()));
}

/// One test per law, named after it: the game that breaks only this law fails exactly this law.
macro_rules! broken_on_purpose {
    ($($name:ident => $law:ident),* $(,)?) => {$(
        #[test]
        fn $name() {
            let broken = run::<{ Law::$law as u8 }>().expect_err("the fault goes unseen");
            assert_eq!(broken.law, Law::$law, "{broken}");
        }
    )*};
}

broken_on_purpose! {
    an_unlisted_move_that_is_accepted => LegalIsAccepted,
    a_list_out_of_order => SortedAndUnique,
    a_text_that_reads_as_another_move => NotationRoundTrips,
    a_seat_that_moves_out_of_turn => OnlyActorsMove,
    a_random_move_that_is_not_random => RandomMoveIsListed,
    an_invariant_that_breaks => Invariants,
    a_position_that_forgets => PositionRoundTrips,
    clones_that_share => ClonesAreIndependent,
    play_that_depends_on_who_listens => TellingChangesNothing,
    a_draw_that_could_be_undone => FreeUndoDrawsNothing,
    a_record_that_replays_otherwise => RecordReplays,
    an_undo_that_goes_elsewhere => UndoToTheStart,
    a_game_without_end => EndsInTime,
    scores_that_do_not_add_up => ScoresAddUp,
    an_end_that_not_everybody_knows => EndIsOpen,
    a_view_that_leaks => ViewKeepsSecrets,
    moves_that_leak => MovesKeepSecrets,
    an_error_that_leaks => ErrorsKeepSecrets,
    an_event_with_a_field_of_another_kind => EventsSayTheirFields,
    an_event_that_leaks => EventsKeepSecrets,
    an_imagination_that_peeks => ImaginationIsHonest,
    an_imagination_without_fancy => ImaginationIsFree,
}

#[test]
fn a_record_has_no_move_before_its_first() {
    use table::{Match, RecordError, Seed, Setup};
    let setup = Setup::all::<Toy<SOUND>>()[0];
    let mut game: Match<Toy<SOUND>> = Match::new(setup, Seed::from(1));
    let record = game.record();
    for number in [0, 1] {
        assert_eq!(record.play_move(&mut game, number), Err(RecordError::NoMove(number)));
    }
}

/// Records from before an option existed do not contain it.
#[test]
fn a_record_may_leave_out_an_option_that_has_its_default() {
    use table::{Match, Seed, Setup};
    let setup = Setup::all::<Toy<SOUND>>()[0];
    let dealt: Match<Toy<SOUND>> = Match::new(setup, Seed::from(1));
    let loaded: Match<Toy<SOUND>> = Match::load(&dealt.position()).unwrap();
    for game in [dealt, loaded] {
        let mut record = game.record();
        assert_eq!(record.options["first"], "random");
        record.options.clear();
        assert_eq!(record.replay::<Toy<SOUND>>().unwrap().state(), game.state());
    }
}
