"""The features that a tournament is made of: none of their events and commands is forgotten."""

from __future__ import annotations

import inspect
import pkgutil
from importlib import import_module

import pytest

from judgekit import domain
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Event, NotUnderstood
from judgekit.domain.shared.history import HISTORY_COMMANDS, TakeBack, Undo
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.team.commands import DoAnyway
from judgekit.domain.tournament import COMPOSITION, Tournament, decide
from tests.day import TEN


def defined(base: type) -> set[type]:
    """All kinds of this that the domain has."""
    names = [each.name for each in pkgutil.walk_packages(domain.__path__, "judgekit.domain.")]
    members = (each for name in names for each in vars(import_module(name)).values())
    return {each for each in members if inspect.isclass(each) and issubclass(each, base)} - {base}


def test_every_event_of_the_domain_has_a_name_in_the_record():
    never_recorded = {NotUnderstood}
    assert set(COMPOSITION.kinds.values()) == defined(Event) - never_recorded


def test_every_command_of_the_domain_is_decided():
    by_the_engine = {*HISTORY_COMMANDS, DoAnyway}
    assert set(COMPOSITION.commands) | by_the_engine == defined(Command)


@pytest.mark.parametrize("command", [Undo(), TakeBack("x")])
def test_what_no_feature_decides_is_not_understood(command):
    said = Refusal(RefusalCode.UNKNOWN_COMMAND, {"do": type(command).__name__})
    assert decide(Tournament(), command, TEN) == said
