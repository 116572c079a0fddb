"""What this laptop has entered and the others haven't confirmed yet: steps, things, tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple, cast

from judgekit.domain.infractions.events import PenaltyCorrected, PenaltyIssued
from judgekit.domain.team.feature import TEAM_EVENTS
from judgekit.engine.engine import Engine
from judgekit.views.sharing.tables import table_of

if TYPE_CHECKING:
    from judgekit.engine.sharing.shared_engine import SharedEngine


class Unconfirmed(NamedTuple):
    """The ids of steps, the ids of penalties that they issue or correct, and how many of them are
    about each table."""

    steps: frozenset[str] = frozenset()
    penalties: frozenset[str] = frozenset()
    tables: Mapping[int, int] = {}


def unconfirmed(engine: Engine | None) -> Unconfirmed:
    """Return what waits; nothing where the event isn't shared, or all is confirmed."""
    if engine is None or not engine.is_shared:
        return Unconfirmed()
    waiting = cast("SharedEngine", engine).waiting()
    found = [step for each in waiting if (step := engine.timeline.step(each)) is not None]
    penalties, tables = set(), Counter[int]()
    for step in found:
        about = set()
        for event in step.every_event():
            if isinstance(event, PenaltyIssued | PenaltyCorrected):
                penalties.add(event.id)
            if type(event) not in TEAM_EVENTS:
                about.add(table_of(event, engine.state))
        tables.update(about - {None})  # type: ignore[arg-type]
    return Unconfirmed(frozenset(waiting), frozenset(penalties), tables)
