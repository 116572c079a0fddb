"""Made-up events: the same one for a seed, and all of it possible."""

from __future__ import annotations

from random import Random
from unicodedata import name

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import StartTurns
from judgekit.domain.setup.commands import TakePairings
from judgekit.rehearsal.day_plan import planned_day
from judgekit.rehearsal.people import NAMES, made_up_names
from judgekit.rehearsal.recording import KeptInMemory, recorded_day, rehearsing_device
from judgekit.rehearsal.setup import RehearsalSetup
from judgekit.system.resources import resources_folder
from judgekit.views.words.words import Words
from tests.examples import examples


def words(language: str = "en") -> Words:
    return Words(resources_folder() / "locale", language)


def made(setup: RehearsalSetup, language: str = "en"):
    log = KeptInMemory()
    engine = recorded_day(planned_day(setup, words(language)), log, rehearsing_device(setup.seed))
    return engine, log.recorded


@given(st.integers(0, 10**9), st.integers(4, 90), st.integers(1, 7))
@examples(30)
def test_the_engine_refuses_no_step_and_every_round_ends(seed, players, rounds):
    engine, recorded = made(RehearsalSetup(seed, players, rounds))
    assert len(engine.state.setup.pairings) == rounds
    assert not engine.state.calls.opened
    assert not engine.state.deck_checks.open_checks()
    assert [row.at for row in recorded] == sorted(row.at for row in recorded)
    assert all(row.at % 1000 == 0 for row in recorded)


def test_a_seed_is_the_same_event_to_the_last_id():
    setup = RehearsalSetup(7)
    assert made(setup)[1] == made(setup)[1]
    assert made(setup)[1] != made(RehearsalSetup(8))[1]


def test_the_event_speaks_the_language_of_its_words():
    engine, _ = made(RehearsalSetup(7), "es")
    details = engine.state.setup.details
    assert (details.language, details.name) == ("es", "Abierto de ensayo")


def test_a_usual_day_has_something_of_everything():
    days = [list(planned_day(RehearsalSetup(seed), words())) for seed in range(12)]
    kinds = {type(step.command).__name__ for day in days for step in day}
    wanted = {"IssuePenalty", "OpenAppeal", "DecideAppeal", "TickDeck", "PauseAll", "Undo", "Note"}
    assert wanted <= kinds
    for day in days:
        opened = [step for step in day if isinstance(step.command, OpenCall)]
        closed = [step for step in day if isinstance(step.command, CloseCall)]
        assert len(opened) == len(closed) >= 5


def test_everybody_plays_each_round_once():
    for step in planned_day(RehearsalSetup(3, 31, 5), words()):
        if isinstance(step.command, TakePairings):
            seated = [player for table in step.command.tables for player in table.players]
            assert len({*seated, *step.command.byes}) == 31
            assert len(seated) == 30


@pytest.mark.parametrize("language", ["en", "es", "ru"])
@pytest.mark.parametrize("count", [4, 2000, 4000])
def test_names_are_invented_and_nobody_has_anothers(count, language):
    names = made_up_names(Random("names"), count, language)
    assert len(set(names)) == count
    pairs = {
        (first, last) for kind in NAMES[language] for first in kind.first for last in kind.last
    }
    assert all((name.split(" ")[0], name.split(" ")[-1]) in pairs for name in names)


@pytest.mark.parametrize(("language", "letters"), [("es", "LATIN"), ("ru", "CYRILLIC")])
def test_people_are_called_as_in_the_language_of_the_rehearsal(language, letters):
    engine, _ = made(RehearsalSetup(7, 30, 1), language)
    people = [each.name for each in engine.state.setup.details.staff]
    people += engine.state.setup.players_at("main", 1, 1)
    assert all(name(sign).startswith(letters) for each in people for sign in each if sign.isalpha())


def test_in_each_round_a_match_comes_to_its_turns():
    for seed in range(6):
        turns = [step for step in planned_day(RehearsalSetup(seed), words()) if is_of_turns(step)]
        assert len(turns) >= RehearsalSetup().rounds


def is_of_turns(step) -> bool:
    return isinstance(step.command, StartTurns)
