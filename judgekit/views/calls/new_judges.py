"""Judges' names that nobody on the staff has: whom they may mean, and how one joins the staff."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from judgekit.domain.players.name_completion import complete
from judgekit.domain.players.written_names import WrittenNames
from judgekit.domain.setup.commands import ChangeTournament
from judgekit.domain.setup.events import StaffMember
from judgekit.domain.setup.state import Role
from judgekit.domain.tournament import Tournament
from judgekit.views.calls.appeal_people import staff_names

MOST_SIMILAR = 3


def is_new_judge(known: Sequence[str], name: str) -> bool:
    """Whether none of the known judges has this name; never while there is nobody to compare
    with."""
    return bool(name and known) and name not in known


def similar_judges(judges: Sequence[str], name: str) -> tuple[str, ...]:
    """Return whom of these judges a name may mean, likeliest first."""
    return WrittenNames(judges).near(name, but=lambda known: known == name)[:MOST_SIMILAR]


def judge_named(state: Tournament, typed: str) -> str:
    """Return the only name of the staff that the words match, else the words."""
    names = complete(staff_names(state), typed, 2)
    return names[0] if len(names) == 1 else typed


def joins_staff(state: Tournament, name: str) -> ChangeTournament | None:
    """Return the command that adds a floor judge of this name; None without an event's details."""
    details = state.setup.details
    if details is None:
        return None
    staff = (*details.staff, StaffMember(name, Role.FLOOR_JUDGE))
    return ChangeTournament(**{**msgspec.structs.asdict(details), "staff": staff})
