"""What the persons of a team may do."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum


class TeamRole(StrEnum):
    """A role beside that of a judge, which everybody has."""

    SCOREKEEPER = "scorekeeper"
    HEAD_JUDGE = "head-judge"


def known_roles(roles: Iterable[str]) -> tuple[str, ...] | None:
    """The roles in order, each once; None if one of them is none."""
    given = set(roles)
    return (
        tuple(role.value for role in TeamRole if role in given) if given <= set(TeamRole) else None
    )
