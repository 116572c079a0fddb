"""Judges offered by the forms of calls and appeals."""

from __future__ import annotations

from judgekit.domain.setup.state import Role
from judgekit.domain.tournament import Tournament

RULING_JUDGES = (Role.HEAD_JUDGE, Role.APPEALS_JUDGE)


def staff_names(state: Tournament) -> list[str]:
    """Names of all staff members."""
    details = state.setup.details
    return [member.name for member in details.staff] if details else []


def known_judges(state: Tournament) -> list[str]:
    """Names of the staff, then of judges who took a call or a deck, ruled, or gave a penalty."""
    taken = (each.judge for each in state.calls.entered)
    ruled = (
        name for each in state.appeals.entered for name in (each.asked.floor_judge, each.head_judge)
    )
    checked = (name for each in state.deck_checks.entered for name in each.judges)
    gave = (
        name
        for each in state.infractions.penalties
        for name in (each.issued.judge, each.issued.head_judge)
    )
    named = (name.strip() for name in (*taken, *ruled, *checked, *gave))
    return list(dict.fromkeys((*staff_names(state), *filter(None, named))))


def judges_to_compare(state: Tournament) -> list[str]:
    """Names of all judges known, among which a new name is noticed; none without a staff."""
    return known_judges(state) if staff_names(state) else []


def ruling_judges(state: Tournament) -> list[str]:
    """Names of the staff who may rule on an appeal."""
    details = state.setup.details
    staff = details.staff if details else ()
    return [member.name for member in staff if member.role in RULING_JUDGES]


def usual_judge(state: Tournament) -> str:
    """The judge who ruled last, else the first who may; empty if unknown."""
    ruled = [each for each in state.appeals.entered if each.decided is not None and each.head_judge]
    if ruled:
        return max(ruled, key=lambda each: each.decided or 0).head_judge
    return next(iter(ruling_judges(state)), "")
