"""What became of a step of a shared event that was merged or set aside, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from judgekit.domain.shared.command import Command
from judgekit.domain.shared.history import AmendedPart
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.domain.team.events import StepMerged, StepSetAside
from judgekit.ui.interface_words import interface_words
from judgekit.ui.words.command_wording import command_words
from judgekit.ui.words.wording import refusal_sentence
from judgekit.views.sharing.tables import NAMES

translate = QCoreApplication.translate


def outcome_words(event: StepSetAside | StepMerged) -> str:
    """Return `set aside: 5:00 given`, or that it says the same as another entry."""
    what = what_was_meant(event.parts)
    if isinstance(event, StepSetAside):
        said = translate("Steps", "set aside: {what}")
    else:
        said = translate("Steps", "same as another entry: {what}")
    return said.format(what=what)


def outcome_table(event: StepSetAside | StepMerged) -> int | None:
    """Return the table that its commands name, None if they name none."""
    tables = (command_words(each).table for each in commands_meant(event.parts))
    return next(filter(None, tables), None)


def named_things(event: StepSetAside | StepMerged) -> frozenset[str]:
    """Return the ids of calls, checks and the like that its commands name."""
    found = (
        getattr(command, field, "") for command in commands_meant(event.parts) for field in NAMES
    )
    return frozenset(each for each in found if isinstance(each, str) and each)


class Choice(NamedTuple):
    """What a merged start says, and what the one that stands says: `60 min` and `50 min`."""

    own: str
    standing: str


def choice_in(refusal: Refusal) -> Choice | None:
    """Return what is to be chosen from, None for any other reason than a start that differs."""
    if refusal.code is not RefusalCode.STARTED_OTHERWISE:
        return None
    from judgekit.views.words.refusals import differing_words  # noqa: PLC0415  (seldom needed)

    return Choice(**differing_words(refusal, interface_words()))


def what_differs(refusal: Refusal) -> str:
    """Return what a merged start says otherwise: `60 min instead of 50 min in round 3`; empty for
    any other reason."""
    choice = choice_in(refusal)
    if choice is None:
        return ""
    said = translate("Steps", "{own} instead of {standing} in round {round}")
    return said.format(round=refusal.values.get("round", ""), **choice._asdict())


def what_was_meant(parts: Sequence[AmendedPart]) -> str:
    """Return what was to be done, without a player's name."""
    said = [command_words(each).what for each in commands_meant(parts)]
    return "; ".join(dict.fromkeys(said)) or translate("Steps", "entry made by a newer program")


def commands_meant(parts: Sequence[AmendedPart]) -> Sequence[Command]:
    """Return what was to be done; nothing of what a newer program asked."""
    from judgekit.engine.sharing.deciding import commands_of  # noqa: PLC0415  (seldom needed)

    try:
        return commands_of(parts)
    except UNDECODABLE:
        return ()


def reason_sentence(event: StepSetAside) -> str:
    """Return why it was set aside."""
    known = event.reason in list(RefusalCode)
    code = RefusalCode(event.reason) if known else RefusalCode.NOT_A_COMMAND
    return refusal_sentence(Refusal(code, {each.name: each.value for each in event.values}))
