"""What a command would do, in words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.calls.commands import OpenCall
from judgekit.domain.clock.commands import (
    EndRound,
    ExtraTurn,
    GrantExtension,
    PauseClock,
    StartRound,
)
from judgekit.domain.clock.events import RoundEnded
from judgekit.domain.deck_checks.commands import FinishDeckCheck
from judgekit.domain.deck_return import ReturnDecks
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.named_players import RecordForPlayer
from judgekit.domain.players.commands import OtherPlayer
from judgekit.domain.setup.commands import Note
from judgekit.domain.shared.history import Amend, Redo, Together, Undo
from judgekit.domain.team.commands import DoAnyway
from judgekit.domain.tournament import COMPOSITION
from judgekit.ui.words.command_wording import EVENTS, command_words, event_like
from tests.any_events import any_struct

RESOLVED = {Undo, Redo, Together, DoAnyway, RecordForPlayer}
"""Never set aside as such: the engine enters what they mean."""

ANYTHING = {Amend, FinishDeckCheck, ReturnDecks}
"""They hold values of any shape, of which their words say nothing."""
DRAWN = sorted(set(EVENTS) - ANYTHING, key=lambda kind: kind.__name__)


def test_every_command_that_can_be_set_aside_has_words():
    assert set(COMPOSITION.commands) - RESOLVED <= set(EVENTS)


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (GrantExtension(23, 300, "ruling"), ("5:00 given", "Ruling", 23)),
        (OpenCall(14, judge="T. Weber"), ("call opened", "Ruling, T. Weber", 14)),
        (ExtraTurn(8), ("extra turn", "", 8)),
        (PauseClock(), ("clock paused", "", None)),
        (StartRound(round=4), ("round 4 started", "no time limit", None)),
        (Note("Fire doors open"), ("note written", "Fire doors open", None)),
        (
            IssuePenalty("A. Rossi", "ipg-2.3", "game-loss", 8),
            ("penalty recorded", "Game Loss, IPG 2.3, A. Rossi", 8),
        ),
        (
            RecordForPlayer(
                IssuePenalty("A. Rossi", "ipg-2.3", "warning", 8), OtherPlayer("A. Rossi")
            ),
            ("penalty recorded", "Warning, IPG 2.3, A. Rossi", 8),
        ),
    ],
)
def test_a_command_is_said_in_the_words_of_what_happens(qapp, command, said):
    assert tuple(command_words(command)) == said


def test_an_event_like_it_is_of_the_kind_that_would_happen():
    assert isinstance(event_like(EndRound()), RoundEnded)


@given(st.sampled_from(DRAWN).flatmap(any_struct))
def test_whatever_a_hostile_laptop_sends_has_words(command):
    assert command_words(command).what
