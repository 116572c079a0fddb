"""What can be asked of calls; the names are those of scripts."""

from __future__ import annotations

from judgekit.domain.shared.command import Command


class OpenCall(Command, frozen=True, tag="open-call"):
    """A judge is called; `reason` is one of `Reason`'s values."""

    table: int
    reason: str = "ruling"
    clock: str = ""
    judge: str = ""


class ChangeCall(Command, frozen=True, tag="change-call"):
    """Say otherwise what the table's open call is about, who takes it, or note something. What is
    None stays. `number` names one call among several at the table; 0 is the last one opened."""

    table: int
    number: int = 0
    reason: str | None = None
    judge: str | None = None
    note: str | None = None
    clock: str = ""


class CloseCall(Command, frozen=True, tag="close-call"):
    """Play goes on. With `seconds` the table gets so much for this call, whatever would be due.
    `number` names one call among several at the table; 0 is the last one opened."""

    table: int
    number: int = 0
    clock: str = ""
    reason: str = ""
    seconds: float | None = None
    note: str = ""


class DraftAppeal(Command, frozen=True, tag="draft-appeal"):
    """Keep what is written down so far of an appeal from the call of that number."""

    call: int
    facts: str = ""
    disputed: str = ""
    ruling: str = ""
    objection: str = ""
    floor_judge: str = ""
    player: str = ""
    infraction: str = ""


class OpenAppeal(Command, frozen=True, tag="open-appeal"):
    """A player of the table appeals to the head judge, once the floor judge has ruled (MTR 2.9:
    not before the ruling is complete). `call` is the number of the call that it comes from, closed
    or not; 0 is the one that is open at the table, if one is."""

    table: int
    facts: str = ""
    ruling: str = ""
    objection: str = ""
    floor_judge: str = ""
    clock: str = ""
    disputed: str = ""
    player: str = ""
    infraction: str = ""
    call: int = 0


class AmendAppeal(Command, frozen=True, tag="amend-appeal"):
    """Say otherwise what is written down of the appeal of that number. What is None stays."""

    number: int
    facts: str | None = None
    disputed: str | None = None
    ruling: str | None = None
    objection: str | None = None
    floor_judge: str | None = None
    player: str | None = None
    infraction: str | None = None


class DecideAppeal(Command, frozen=True, tag="decide-appeal"):
    """The head judge rules on the table's appeal; `outcome` is one of `Outcome`'s values. `number`
    names one appeal among several at the table; 0 is the last one made."""

    table: int
    outcome: str
    head_judge: str = ""
    clock: str = ""
    reason: str = ""
    deviation: str = ""
    minutes: float | None = None
    number: int = 0
