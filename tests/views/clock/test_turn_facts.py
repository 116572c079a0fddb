"""The values of the tracker: phases, the track, letters of players."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.clock.commands import (
    CallSlowPlay,
    EndRound,
    ExtraTurn,
    FinishTable,
    GrantExtension,
    NextTurn,
    PauseClock,
    StartRound,
    StartTurns,
)
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.moment import MINUTE, SECOND
from judgekit.domain.tournament import Tournament, apply, decide
from judgekit.views.clock.turn_facts import CellKind, Phase, initials, turn_facts

AT = 50 * MINUTE


def played(*commands: Command, at: int = AT) -> Tournament:
    """A round that began at 0; everything else happened at that instant."""
    state = Tournament()
    for instant, command in ((0, StartRound()), *((at, each) for each in commands)):
        decided = decide(state, command, instant)
        assert isinstance(decided, tuple), decided
        for event in decided:
            assert isinstance(event, Event)
            apply(state, event, instant)
    return state


def facts_of(state: Tournament, at: int = AT):
    facts = turn_facts(state, "main", 45, at)
    assert facts is not None
    return facts


def track(state: Tournament) -> str:
    signs = {
        CellKind.DONE: "d",
        CellKind.NOW: "N",
        CellKind.TO_COME: ".",
        CellKind.FROM_SLOW_PLAY: "s",
    }
    return "".join(signs[cell.kind] for cell in facts_of(state).cells())


def seats(state: Tournament) -> str:
    return "".join(str(cell.seat) for cell in facts_of(state).cells())


def test_no_clock_no_table():
    assert turn_facts(Tournament(), "main", 45, AT) is None


@pytest.mark.parametrize(
    ("commands", "at", "phase"),
    [
        ((), AT - SECOND, Phase.WAITING),
        ((), AT, Phase.DUE),
        ((GrantExtension(45, 60),), AT, Phase.WAITING),
        ((GrantExtension(45, 60),), AT + MINUTE, Phase.DUE),
        ((StartTurns(45),), AT, Phase.TURNS),
        ((StartTurns(45), FinishTable(45)), AT, Phase.DONE),
        ((FinishTable(45),), AT, Phase.DONE),
        ((StartTurns(45), *(NextTurn(45) for _ in range(5))), AT, Phase.TURNS),
        ((StartTurns(45), *(NextTurn(45) for _ in range(6))), AT, Phase.PLAYED),
        ((EndRound(),), AT, Phase.ENDED),
    ],
)
def test_phases(commands, at, phase):
    assert facts_of(played(*commands), at).phase is phase


def test_a_round_without_a_limit_has_no_turns():
    state = Tournament()
    for event in decide(state, StartRound(minutes=None), 0):
        apply(state, event, 0)
    assert facts_of(state).phase is Phase.UNTIMED


def test_what_is_left_stands_still_in_a_pause():
    facts = facts_of(played(PauseClock(), at=AT - MINUTE), AT + MINUTE)
    assert (facts.phase, facts.left, facts.is_paused) == (Phase.WAITING, MINUTE, True)


def test_the_track_of_five_turns():
    state = played(StartTurns(45), NextTurn(45), NextTurn(45))
    assert track(state) == "ddN..."
    assert seats(state) == "010101"


def test_slow_play_adds_two_dashed_ones():
    assert track(played(CallSlowPlay(45), StartTurns(45))) == "N.....ss"


def test_slow_play_in_turns_adds_none():
    assert track(played(StartTurns(45), CallSlowPlay(45))) == "N....."


def test_an_extra_turn_is_one_of_the_five():
    state = played(StartTurns(45, seat=1), ExtraTurn(45))
    assert track(state) == "dN...."
    assert seats(state) == "110101"


def test_all_are_done_at_the_end():
    state = played(StartTurns(45), *(NextTurn(45) for _ in range(6)))
    assert track(state) == "dddddd"


@given(st.lists(st.booleans(), max_size=9), st.integers(0, 1))
def test_the_track_has_one_turn_now_and_alternates_after_it(extras, seat):
    turns = [ExtraTurn(45) if extra else NextTurn(45) for extra in extras[:5]]
    facts = facts_of(played(StartTurns(45, seat=seat), *turns))
    cells = facts.cells()
    assert [cell.number for cell in cells] == list(range(6))
    assert [cell.kind for cell in cells].count(CellKind.NOW) == 1
    coming = [cell.seat for cell in cells[facts.number :]]
    assert coming == [(facts.seat + step) % 2 for step in range(len(coming))]


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (("A. Rossi", "L. Petrova"), ("R", "P")),
        (("Rossi, Anna", "Petrova, Lena"), ("R", "P")),
        (("Anna Rossi", "Luca Rossi"), ("AR", "LR")),
        (("Анна Орлова", "Пётр Зимин"), ("О", "З")),
        (("Anna Rossi", "Alba Russo"), None),
        (("Rossi",), None),
        (("", "Rossi"), None),
        ((), None),
    ],
)
def test_letters_of_players(names, letters):
    assert initials(names) == letters
