"""How a tournament is played, as far as time limits and additional turns depend on it."""

from __future__ import annotations

from enum import StrEnum


class TournamentKind(StrEnum):
    """What is played and by whom; determines time limits and additional turns."""

    CONSTRUCTED = "constructed"
    SEALED = "sealed"
    DRAFT = "draft"
    TEAM_CONSTRUCTED = "team-constructed"
    TEAM_SEALED = "team-sealed"
    TEAM_DRAFT = "team-draft"
    TWO_HEADED_GIANT_CONSTRUCTED = "two-headed-giant-constructed"
    TWO_HEADED_GIANT_SEALED = "two-headed-giant-sealed"
    TWO_HEADED_GIANT_DRAFT = "two-headed-giant-draft"

    @property
    def is_for_teams(self) -> bool:
        """Whether teams enter rather than single players."""
        return self.value.startswith(("team", "two-headed-giant"))

    @property
    def plays_together(self) -> bool:
        """Whether the members of a team share one game."""
        return self.value.startswith("two-headed-giant")
