"""A record as it was known at an earlier instant."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from judgekit.domain.clock.events import ComputerClockFollowed
from judgekit.domain.shared.event import Event, Recorded
from judgekit.domain.shared.history import StepAmended
from judgekit.domain.shared.moment import Moment
from judgekit.domain.tournament import Tournament
from judgekit.engine.redeciding import state_of
from judgekit.engine.timeline import Timeline


class KnownThen(NamedTuple):
    """The state at an instant; both by the time of day that was valid then."""

    state: Tournament
    at: Moment


def known_at(recorded: Sequence[Recorded], at: Moment) -> KnownThen:
    """Return the state of a record cut at an instant, which is told as to `measured_instant`."""
    timeline = Timeline(recorded)
    if not timeline.followed.are_any:
        known = [each for each in recorded if each.at <= at]
        return KnownThen(state_of(Timeline(known), until=at), at)
    measured = measured_instant(timeline, at)
    moved = {step.id: step.moved for step in timeline.steps}
    known = [each for each in recorded if each.at - moved[each.step] <= measured]
    ahead = Timeline(known).followed.ahead
    since = {step: ahead - then for step, then in moved.items()}
    one_time = [_by_one_time(each, since) for each in known if not _follows_a_clock(each.payload)]
    return KnownThen(state_of(Timeline(one_time), until=measured + ahead), measured + ahead)


def measured_instant(timeline: Timeline, at: Moment) -> Moment:
    """Return the measured time of an instant that somebody names.

    It is by the present time of day. Where it lies before that was followed, it is by the time of
    day that was valid before; what no time of day had is the instant at which a clock was followed.
    """
    times: list[tuple[Moment | None, int]] = [(None, 0)]
    """From which measured instant on which time of day was valid, as far ahead."""
    steps = timeline.steps
    following = [*(step.moved for step in steps[1:]), timeline.followed.ahead]
    for step, moved in zip(steps, following, strict=False):
        if moved != step.moved:
            times.append((step.measured_entry, moved))
    until: Moment | None = None
    for since, moved in reversed(times):
        measured = at - moved
        if since is None or measured >= since:
            return measured if until is None else min(measured, until)
        until = since
    raise AssertionError("the first time of day was always valid")


def _follows_a_clock(event: Event) -> bool:
    return isinstance(event, ComputerClockFollowed)


def _by_one_time(recorded: Recorded, since: dict[str, int]) -> Recorded:
    """Return what was recorded with its instants by the time of day that was valid last; `since` is
    by how much it is ahead of that of each step."""
    by = since[recorded.step]
    payload = recorded.payload
    if isinstance(payload, StepAmended):
        further = since.get(payload.step, 0)
        parts = tuple(msgspec.structs.replace(part, at=part.at + further) for part in payload.parts)
        payload = msgspec.structs.replace(payload, parts=parts)
    return msgspec.structs.replace(
        recorded,
        at=recorded.at + by,
        entered_at=recorded.entered_at and recorded.entered_at + by,
        payload=payload,
    )
