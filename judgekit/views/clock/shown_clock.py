"""Which clock has the main card and the board."""

from __future__ import annotations

from collections.abc import Set

from judgekit.domain.clock.state import Clocks
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.round_clock import MAIN_CLOCK


def rounds_in_overtime(clocks: Clocks, now: Moment) -> dict[str, str]:
    """The ids of the rounds of matches whose time is up, by clock."""
    found = {}
    for name, current in clocks.with_matches().items():
        remaining = current.remaining(now)
        if remaining is not None and remaining <= 0:
            found[name] = current.id
    return found


def shown_clock(
    clocks: Clocks, now: Moment, wanted: str = "", known: Set[str] = frozenset()
) -> str:
    """The clock on the main card, whose tables the board shows.

    It is the main event's; a round of matches in overtime is promoted, the main event's first. The
    clock `wanted` by the user stays until another round than the `known` ones, by id, is in
    overtime.
    """
    overtime = rounds_in_overtime(clocks, now)
    new = [name for name, round_id in overtime.items() if round_id not in known]
    if wanted in clocks.by_name and (not new or wanted in overtime):
        return wanted
    if overtime:
        return MAIN_CLOCK if MAIN_CLOCK in overtime else next(iter(new or overtime))
    if MAIN_CLOCK in clocks.by_name or not clocks.by_name:
        return MAIN_CLOCK
    going = (name for name in clocks.by_name if clocks.in_progress(name))
    matches = next(iter(clocks.with_matches()), "")
    return matches or next(going, next(reversed(clocks.by_name)))
