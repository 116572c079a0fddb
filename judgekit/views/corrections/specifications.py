"""Which fields of each command can be put right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from judgekit.domain.calls.appeals import Outcome
from judgekit.domain.calls.commands import (
    AmendAppeal,
    ChangeCall,
    CloseCall,
    DecideAppeal,
    OpenAppeal,
    OpenCall,
)
from judgekit.domain.clock import commands as clock
from judgekit.domain.clock.playing_time import Reason
from judgekit.domain.deck_checks.commands import (
    ChangeDeckCheck,
    FinishDeckCheck,
    StartDeckCheck,
)
from judgekit.domain.deck_checks.selection import KINDS
from judgekit.domain.infractions.commands import CorrectPenalty, IssuePenalty
from judgekit.domain.infractions.state import Penalty
from judgekit.domain.setup.commands import Note
from judgekit.domain.shared.command import Command
from judgekit.views.corrections.fields import FieldKind, FieldName

REASONS = tuple(reason.value for reason in Reason)
CALL_REASONS = tuple(reason for reason in REASONS if reason != Reason.DECK_CHECK)
OF_A_MINUTE = 60


class Specification(NamedTuple):
    """A field of a form and the field of the command that it is written in; see `Field`."""

    name: FieldName
    kind: FieldKind
    field: str
    choices: tuple[str, ...] = ()
    is_optional: bool = False
    unit: int = 1


def _instant(name: FieldName = FieldName.HAPPENED) -> Specification:
    return Specification(name, FieldKind.INSTANT, "at")


def _judge(name: FieldName, field: str = "judge") -> Specification:
    return Specification(name, FieldKind.JUDGE, field, is_optional=True)


def _text(name: FieldName, field: str, kind: FieldKind = FieldKind.LINE) -> Specification:
    return Specification(name, kind, field, is_optional=True)


_TABLE = Specification(FieldName.TABLE, FieldKind.NUMBER, "table")
_TABLE_IF_ANY = _TABLE._replace(is_optional=True)
_REASON = Specification(FieldName.REASON, FieldKind.CHOICE, "reason", CALL_REASONS)
_NOTE = _text(FieldName.NOTE, "note")
_APPEAL_TEXTS = (
    _text(FieldName.FACTS, "facts", FieldKind.TEXT),
    _text(FieldName.DISPUTED, "disputed", FieldKind.TEXT),
    _judge(FieldName.FLOOR_JUDGE, "floor_judge"),
    _text(FieldName.RULING, "ruling", FieldKind.TEXT),
    _text(FieldName.OBJECTION, "objection", FieldKind.TEXT),
)
_PENALTY_FIELDS = (
    # The player and the infraction have a form of their own, which asks about doubtful names.
    _TABLE_IF_ANY,
    Specification(
        FieldName.PENALTY, FieldKind.CHOICE, "penalty", tuple(each.value for each in Penalty)
    ),
    _judge(FieldName.JUDGE),
    _text(FieldName.NOTE, "comment", FieldKind.TEXT),
)

SPECIFICATIONS: Mapping[type[Command], tuple[Specification, ...]] = {
    OpenCall: (_instant(FieldName.OPENED), _TABLE, _judge(FieldName.JUDGE), _REASON),
    ChangeCall: (_judge(FieldName.JUDGE), _REASON, _NOTE),
    CloseCall: (
        _instant(FieldName.CLOSED),
        Specification(FieldName.GIVEN, FieldKind.DURATION, "seconds", is_optional=True),
        _NOTE,
    ),
    OpenAppeal: (_instant(FieldName.APPEALED), _TABLE, *_APPEAL_TEXTS),
    AmendAppeal: _APPEAL_TEXTS,
    DecideAppeal: (
        _instant(FieldName.RULED),
        _judge(FieldName.HEAD_JUDGE, "head_judge"),
        Specification(
            FieldName.OUTCOME, FieldKind.CHOICE, "outcome", tuple(each.value for each in Outcome)
        ),
        _text(FieldName.RULING_REASON, "reason", FieldKind.TEXT),
    ),
    StartDeckCheck: (
        _instant(FieldName.STARTED),
        _TABLE,
        Specification(FieldName.KIND, FieldKind.CHOICE, "kind", KINDS),
        _text(FieldName.WHY, "reason"),
    ),
    ChangeDeckCheck: (
        Specification(FieldName.KIND, FieldKind.CHOICE, "kind", KINDS),
        _text(FieldName.WHY, "reason"),
    ),
    FinishDeckCheck: (
        _instant(FieldName.FINISHED),
        Specification(FieldName.CHECKED, FieldKind.NUMBER, "checked", is_optional=True),
    ),
    clock.GrantExtension: (
        _instant(),
        _TABLE,
        Specification(FieldName.BY, FieldKind.DURATION, "seconds"),
        _text(FieldName.WHY, "reason"),
    ),
    clock.StartRound: (
        _instant(FieldName.STARTED),
        Specification(FieldName.ROUND, FieldKind.NUMBER, "round", is_optional=True),
        Specification(
            FieldName.LENGTH,
            FieldKind.DURATION,
            "minutes",
            is_optional=True,
            unit=OF_A_MINUTE,
        ),
    ),
    clock.CorrectClock: (
        _instant(),
        Specification(FieldName.BY, FieldKind.DURATION, "seconds"),
        _text(FieldName.WHY, "reason"),
    ),
    clock.SetClock: (_instant(), _text(FieldName.WHY, "reason")),
    clock.PauseAll: (_instant(FieldName.PAUSED), _text(FieldName.WHY, "reason")),
    clock.ResumeAll: (_instant(FieldName.RESUMED), _text(FieldName.WHY, "reason")),
    clock.PauseClock: (_instant(FieldName.PAUSED),),
    clock.ResumeClock: (_instant(FieldName.RESUMED),),
    clock.FinishTable: (_instant(FieldName.FINISHED), _TABLE),
    clock.StartTurns: (_instant(FieldName.STARTED), _TABLE),
    clock.SeatJudge: (_instant(), _TABLE, _judge(FieldName.JUDGE)),
    clock.CallSlowPlay: (_instant(), _TABLE),
    IssuePenalty: (_instant(), *_PENALTY_FIELDS),
    CorrectPenalty: _PENALTY_FIELDS,
    Note: (
        _instant(),
        Specification(FieldName.NOTE, FieldKind.TEXT, "text"),
    ),
}
ANY = (_instant(),)
"""What can be put right of every other command."""
