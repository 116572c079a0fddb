"""The languages of a conversation at a table: the judge's own, and the player's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judgekit.domain.tournament import Tournament

ALWAYS_BELOW = "en"
"""The language that stands below the player's on an answer card."""


def event_language(state: Tournament) -> str:
    """Return the event's language; empty where it has none."""
    details = state.setup.details
    return details.language if details is not None else ""


def players_language(state: Tournament, interface: str) -> str:
    """Return the language in which something is told to a player, until a judge chooses another:
    the event's, or that of the interface where the event has none."""
    return event_language(state) or interface


def languages_at_table(state: Tournament, preferred: Sequence[str]) -> tuple[str, ...]:
    """Return the languages in which rules are read: the judge's own, which is the first preferred
    one; then the event's, if it has one of these; then the others as preferred."""
    own, *others = preferred
    spoken = event_language(state)
    return (own, *sorted(others, key=lambda each: each != spoken))
