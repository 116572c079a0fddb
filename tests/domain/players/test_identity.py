"""One player, however the name is written and wherever it stands."""

from __future__ import annotations

import copy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck, TakeDecklists
from judgekit.domain.deck_return import ReturnDecks
from judgekit.domain.decklists.decklist import CardCount, Decklist
from judgekit.domain.decklists.players_lists import kept_for
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.infractions.events import PenaltyIssued
from judgekit.domain.named_players import RecordForPlayer
from judgekit.domain.players.commands import OtherPlayer, SamePlayer
from judgekit.domain.players.events import PlayersJoined, PlayerToldApart
from judgekit.domain.players.state import Players
from judgekit.domain.setup.commands import TakePairings
from judgekit.domain.setup.events import PairedTable, PairingsTaken
from judgekit.domain.shared.history import Undo
from judgekit.domain.shared.player_key import player_key, written_key
from judgekit.domain.shared.refusal import RefusalCode
from judgekit.domain.tournament import Tournament, apply
from judgekit.views.deck_checks.deck_coverage import players_checked
from judgekit.views.players import DoubtfulNames, players_of
from tests.day import TEN, Day, round_day

PAIRED = TakePairings(
    round=1,
    tables=(
        PairedTable(7, ("Anna Rossi", "Lena Petrova")),
        PairedTable(8, ("Алёна Орлова", "O'Neil, Kim")),
    ),
    byes=("José García",),
)


def paired_day() -> Day:
    day = round_day()
    day.do(PAIRED)
    return day


def warn(day: Day, player: str) -> None:
    day.do(IssuePenalty(player, "ipg-2.5", "warning"))


def numbers(day: Day, player: str) -> list[int]:
    return [each.number for each in day.engine.state.penalties_of(player)]


# -- the key of a name


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Rossi, Anna", "Anna Rossi"),
        ("ROSSI  anna", "Anna Rossi"),
        ("Орлова Алена", "Алёна Орлова"),
        ("Kim ONeil", "O’Neil, Kim"),
        ("garcia jose", "José García"),
        ("Jean Luc Picard", "Picard, Jean-Luc"),
        ("Petrova, Lena / Rossi, Anna", "Anna Rossi/Lena Petrova"),
    ],
)
def test_two_ways_of_writing_a_name_have_one_key(written, name):
    assert player_key(written) == player_key(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna Rossi", "Anna Rosi"),
        ("Anna Rossi", "Anna Rossi 2"),
        ("Anna Li / Max Rossi", "Anna Rossi / Max Li"),
        ("たかだ", "たかた"),
        ("राम", "रिम"),
        ("???", "!!!"),
    ],
)
def test_other_names_have_other_keys(one, other):
    assert player_key(one) != player_key(other)


WORDS = st.lists(
    st.sampled_from(["Anna", "Rossi", "Élise", "Ørsted", "Алёна", "Łukasz", "d'Arc", "Ño"]),
    min_size=1,
)


@given(WORDS, st.randoms(use_true_random=False), st.sampled_from((str.upper, str.lower, str.title)))
def test_order_case_and_commas_do_not_matter(words, chance, cased):
    turned = list(words)
    chance.shuffle(turned)
    written = cased(", ".join(turned) if len(turned) == 2 else " ".join(turned))
    assert player_key(written) == player_key("  ".join(words))


@given(st.text(max_size=30))
def test_a_key_is_its_own_key(text):
    assert player_key(player_key(text)) == player_key(text)
    assert bool(player_key(text)) == bool(text.strip())


@given(WORDS, st.sampled_from((str.upper, str.lower, str.title)))
def test_the_strict_key_keeps_order_and_accents_only(words, cased):
    written = " ".join(words)
    key = written_key(written)
    assert key == written_key(key) == written_key(cased(written))
    assert key == written_key(f"{words[-1]}, {' '.join(words[:-1])}")
    assert player_key(key) == player_key(written)
    turned = " ".join(reversed(words))
    assert (key == written_key(turned)) is (words == words[::-1])


@pytest.mark.parametrize(
    ("one", "other"),
    [("Thomas Martin", "Martin Thomas"), ("Thomas, Martin", "Martin, Thomas"), ("Nuñez", "Nunez")],
)
def test_the_strict_key_tells_apart_what_is_written_in_two_ways(one, other):
    assert player_key(one) == player_key(other)
    assert written_key(one) != written_key(other)


# -- joined names


NAMES = st.sampled_from(
    ("Anna Rossi", "Rossi, Anna", "A. Rossi", "Rosi", "Rossi Anna", "L. P.", "Max")
)
SAID = st.builds(PlayersJoined, NAMES, NAMES) | st.builds(PlayerToldApart, NAMES)
SEATED = st.lists(st.builds(PairedTable, st.just(1), st.tuples(NAMES, NAMES)), max_size=3)
PAIRINGS = st.builds(PairingsTaken, st.just(""), st.just(1), SEATED.map(tuple))
IDS = st.uuids().map(str)
PENALTIES = st.builds(PenaltyIssued, NAMES, st.just("ipg-2.5"), st.just("warning"), id=IDS)
ANY = SAID | PAIRINGS | PENALTIES


@given(st.lists(ANY, max_size=8), st.randoms(use_true_random=False), NAMES)
def test_who_is_meant_does_not_rest_on_the_order_of_events(events, chance, name):
    turned = list(events)
    chance.shuffle(turned)
    one, other = Tournament(), Tournament()
    for state, order in ((one, events), (other, turned)):
        for event in order:
            apply(state, event, TEN)
    assert one.players.id_of(name) == other.players.id_of(name)
    assert set(one.players.keys_of(name)) == set(other.players.keys_of(name))
    assert len(one.penalties_of(name)) == len(other.penalties_of(name))


@given(st.lists(SAID | PAIRINGS, max_size=8), NAMES, NAMES)
def test_ids_and_keys_agree(events, one, other):
    state = Tournament()
    for event in events:
        apply(state, event, TEN)
    players = state.players
    is_one = not set(players.keys_of(other)).isdisjoint(players.keys_of(one))
    assert players.same(one, other) is is_one is (players.id_of(one) == players.id_of(other))


def test_a_name_joined_later_brings_what_was_written_before():
    day = paired_day()
    warn(day, "A. Rossi")
    warn(day, "Rossi, Anna")
    assert numbers(day, "Anna Rossi") == [2]
    day.do(SamePlayer("A. Rossi", "Anna Rossi"))
    assert numbers(day, "Anna Rossi") == numbers(day, "rossi a") == [1, 2]


def test_joined_names_are_parted_again_by_undoing_it():
    day = paired_day()
    warn(day, "A. Rossi")
    before = copy.deepcopy(day.engine.state.players)
    day.do(SamePlayer("A. Rossi", "Anna Rossi"))
    day.do(Undo())
    assert day.engine.state.players == before
    assert numbers(day, "Anna Rossi") == []
    assert numbers(day, "A. Rossi") == [1]


@pytest.mark.parametrize(
    ("command", "field"),
    [
        (SamePlayer(" ", "Anna Rossi"), "name"),
        (SamePlayer("A. Rossi", ""), "player"),
        (OtherPlayer(""), "name"),
    ],
)
def test_nobody_is_no_player(command, field):
    day = round_day()
    assert day.refused(command) is RefusalCode.WRONG_VALUE


def test_joining_a_name_with_itself_changes_nothing():
    day = paired_day()
    day.do(SamePlayer("Rossi, Anna", "Anna Rossi"))
    assert day.engine.state.players.joined == {}


# -- two players whose names differ only in the order of their words or in accents


def namesakes_day(*tables: tuple[str, ...]) -> Day:
    day = round_day()
    seated = tuple(PairedTable(number, names) for number, names in enumerate(tables, 1))
    day.do(TakePairings(round=1, tables=seated))
    return day


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Thomas Martin", "Martin Thomas"),
        ("Martin, Thomas", "Thomas, Martin"),
        ("MARTIN Thomas", "THOMAS Martin"),
        ("José Núñez", "Jose Nunez"),
        ("Thomas Martin / Max Li", "Martin Thomas / Kim Lee"),
    ],
)
def test_pairings_that_seat_namesakes_tell_them_apart(one, other):
    day = namesakes_day((one, "Lena Petrova"), (other, "Udo Brand"))
    one, other = one.partition(" / ")[0], other.partition(" / ")[0]
    for player in (one, other, other.lower(), one.upper()):
        warn(day, player)
    assert numbers(day, one) == [1, 4]
    assert numbers(day, other) == [2, 3]
    assert {one, other} <= set(players_of(day.engine.state))
    assert (day.engine.state.players.name_of(one.lower()), asked(day, one)) == (one, ())


def test_namesakes_play_each_other():
    day = namesakes_day(("Thomas Martin", "Martin Thomas"))
    warn(day, "Martin, Thomas")
    assert (numbers(day, "Thomas Martin"), numbers(day, "Martin Thomas")) == ([1], [])


def test_what_was_written_before_the_namesake_was_paired_stays_with_its_player():
    day = namesakes_day(("Thomas Martin", "Lena Petrova"))
    warn(day, "Martin, Thomas")
    warn(day, "T. Martin")
    day.do(SamePlayer("T. Martin", "Thomas Martin"))
    both = (PairedTable(1, ("Thomas Martin", "Lena Petrova")), PairedTable(2, ("Martin Thomas",)))
    day.do(TakePairings(round=2, tables=both))
    assert (numbers(day, "Thomas Martin"), numbers(day, "Martin Thomas")) == ([1, 2], [])
    day.do(Undo())
    assert numbers(day, "Martin Thomas") == [1, 2]


def test_a_name_that_fits_both_namesakes_is_asked():
    day = namesakes_day(("José Núñez", "Lena Petrova"), ("Jose Nunez", "Udo Brand"))
    assert set(asked(day, "Jose Núñez")) == {"José Núñez", "Jose Nunez"}
    assert asked(day, "nunez, jose") == ()


@pytest.mark.parametrize(
    ("one", "other", "written"),
    [
        ("José Nuñez", "Jose Nunez", "NUÑEZ José"),
        ("Jose Nunez", "José Nuñez", "NUNEZ Jose"),
        ("Thomas Martin", "Martin Thomas", "MARTIN Thomas"),
        ("Martin Thomas", "Thomas Martin", "THOMAS Martin"),
        ("Ana García López", "Ana Garcia Lopez", "GARCÍA LÓPEZ Ana"),
        ("THOMAS Martin", "MARTIN Thomas", "THOMAS Martin"),
    ],
)
def test_a_family_name_in_capitals_tells_which_namesake_is_meant(one, other, written):
    day = namesakes_day((one, "Lena Petrova"), (other, "Udo Brand"))
    warn(day, written)
    assert (numbers(day, one), numbers(day, other)) == ([1], [])
    assert asked(day, written) == ()


def test_capitals_written_before_the_namesake_was_paired_stay_with_their_player():
    day = namesakes_day(("Thomas Martin", "Lena Petrova"))
    warn(day, "MARTIN Thomas")
    both = (PairedTable(1, ("Thomas Martin", "Lena Petrova")), PairedTable(2, ("Martin Thomas",)))
    day.do(TakePairings(round=2, tables=both))
    assert (numbers(day, "Thomas Martin"), numbers(day, "Martin Thomas")) == ([1], [])


def test_capitals_that_fit_neither_namesake_are_asked():
    day = namesakes_day(("José Nuñez", "Lena Petrova"), ("Jose Nunez", "Udo Brand"))
    assert set(asked(day, "NUÑEZ Jose")) == {"José Nuñez", "Jose Nunez"}
    warn(day, "NUÑEZ Jose")
    assert numbers(day, "José Nuñez") == numbers(day, "Jose Nunez") == []


def test_one_player_written_in_two_ways_in_two_rounds_is_one():
    day = namesakes_day(("Thomas Martin", "Lena Petrova"))
    day.do(TakePairings(round=2, tables=(PairedTable(1, ("MARTIN Thomas", "Lena Petrova")),)))
    warn(day, "Martin Thomas")
    assert numbers(day, "Thomas Martin") == [1]


# -- the name to show


def test_pairings_say_how_a_name_is_shown():
    day = round_day()
    warn(day, "ROSSI, anna")
    assert day.engine.state.players.name_of("anna rossi") == "ROSSI, anna"
    day.do(PAIRED)
    players = day.engine.state.players
    assert players.name_of("rossi anna") == "Anna Rossi"
    assert players.name_of("Udo Brand") == "Udo Brand"
    day.do(SamePlayer("Annie", "ROSSI anna"))
    assert day.engine.state.players.name_of("annie") == "Anna Rossi"


def test_everybody_is_known_once():
    day = paired_day()
    for player in ("Rossi, Anna", "garcia, jose", "Udo Brand"):
        warn(day, player)
    assert players_of(day.engine.state) == (
        *("Anna Rossi", "Lena Petrova", "Алёна Орлова", "O'Neil, Kim", "José García", "Udo Brand"),
    )


# -- a penalty and whose it is in one step


def test_a_penalty_and_its_player_are_one_step():
    day = paired_day()
    penalty = IssuePenalty("Anna Rosi", "ipg-2.5", "warning", table=7)
    same = SamePlayer("Anna Rosi", "Anna Rossi")
    events = day.events(RecordForPlayer(penalty, same))
    assert [type(each) for each in events] == [PenaltyIssued, PlayersJoined]
    assert numbers(day, "Anna Rossi") == [1]
    assert day.engine.state.infractions.penalties[0].issued.player == "Anna Rosi"
    day.do(Undo())
    assert numbers(day, "Anna Rossi") == numbers(day, "Anna Rosi") == []


def test_decks_are_returned_with_a_penalty_and_its_player_in_one_step():
    day = paired_day()
    day.do(StartDeckCheck(7))
    returned = ReturnDecks(FinishDeckCheck(7), (IssuePenalty("L. Petrova", "ipg-2.5", "warning"),))
    day.do(RecordForPlayer(returned, SamePlayer("L. Petrova", "Lena Petrova")))
    assert numbers(day, "Petrova, Lena") == [1]
    (written,) = day.engine.state.infractions.penalties
    assert day.engine.state.deck_checks.entered.find(1).penalties == (written.id,)
    day.do(Undo())
    assert day.engine.state.deck_checks.open_check(1) is not None
    assert numbers(day, "L. Petrova") == []


@pytest.mark.parametrize(
    "command",
    [
        RecordForPlayer(IssuePenalty("A", "ipg-9.9", "warning"), OtherPlayer("A")),
        RecordForPlayer(IssuePenalty("A", "ipg-2.5", "warning"), SamePlayer("A", "")),
    ],
)
def test_neither_is_recorded_where_one_is_wrong(command):
    day = paired_day()
    assert day.refused(command) is RefusalCode.WRONG_VALUE
    assert day.engine.state.infractions.penalties == ()


# -- asked where it is doubtful


def asked(day: Day, name: str) -> tuple[str, ...]:
    state = day.engine.state
    names = DoubtfulNames()
    names.know(players_of(state))
    return names.asked(state.players, name)


@pytest.mark.parametrize("name", ["Anna Rosi", "A. Rossi", "Rossi", "Anna Maria Rossi"])
def test_a_name_near_a_player_is_asked_until_it_is_answered(name):
    day = paired_day()
    assert asked(day, name) == ("Anna Rossi",)
    warn(day, name)
    assert asked(day, name) == ("Anna Rossi",)
    day.do(OtherPlayer(name))
    assert asked(day, name) == ()
    day.do(Undo())
    day.do(SamePlayer(name, "Anna Rossi"))
    assert asked(day, name) == ()


@pytest.mark.parametrize("name", ["rossi, anna", "ANNA ROSSI", "Udo Brand", "", "garcia jose"])
def test_a_known_name_and_one_that_is_far_from_all_are_not_asked(name):
    assert asked(paired_day(), name) == ()


def test_of_two_of_one_surname_neither_is_guessed():
    day = paired_day()
    warn(day, "Marco Rossi")
    assert set(asked(day, "Rossi")) == {"Anna Rossi", "Marco Rossi"}


def test_a_member_of_a_paired_team_is_known():
    day = round_day()
    day.do(TakePairings(round=1, tables=(PairedTable(1, ("Anna Rossi / Max Li", "Team B")),)))
    assert asked(day, "Rossi, Anna") == ()
    assert day.engine.state.players.same("Li, Max / Rossi, Anna", "Anna Rossi/Max Li")


# -- where players are looked up


def test_who_was_checked_under_one_name_is_checked_under_all():
    day = paired_day()
    day.do(StartDeckCheck(7, players=("Rossi, Anna", "L. Petrova")))
    day.do(FinishDeckCheck(7))
    state = day.engine.state
    assert state.players.id_of("Anna Rossi") in players_checked(state)
    assert state.players.id_of("Lena Petrova") not in players_checked(state)
    day.do(SamePlayer("L. Petrova", "Lena Petrova"))
    state = day.engine.state
    assert state.players.id_of("Lena Petrova") in players_checked(state)


def test_the_list_of_a_player_is_found_under_all_names_the_last_name_counts():
    day = paired_day()
    for name, count in (("Rossi, Anna", 60), ("A. Rossi", 61)):
        deck = Decklist((CardCount(count, "Island"),))
        day.do(TakeDecklists((RegisteredList(name, deck),)))
    day.do(SamePlayer("A. Rossi", "Anna Rossi"))
    state = day.engine.state
    kept = kept_for(state.deck_checks.lists, "Anna Rossi", state.players.id_of)
    assert kept is not None
    assert kept.decklist.main[0].count == 61


def test_no_name_is_no_player():
    assert Players().name_of("") == ""
    assert not Players().is_settled("")
