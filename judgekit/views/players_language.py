"""The languages of a conversation at a table: the judge's own, and the player's."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from judgekit.domain.shared.languages import LANGUAGES

if TYPE_CHECKING:
    from judgekit.domain.tournament import Tournament

ALWAYS_BELOW = "en"
"""The language that stands below the player's on an answer card."""
MOST_KEYS = 9


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


def in_order(languages: Iterable[str]) -> tuple[str, ...]:
    """Return languages as they stand beside each other wherever one is chosen for a text: the
    program's, then the others by their codes."""
    known = set(languages)
    return (*(code for code in LANGUAGES if code in known), *sorted(known - set(LANGUAGES)))


def language_digits(ordered: Sequence[str]) -> dict[str, str]:
    """Return the digit that chooses each language of a text, as far as there are digits.

    Each of the program's has the same one everywhere, whether it is among these or not: who knows
    it doesn't look, and the player would be shown a wrong one. The others follow as ordered.
    """
    others = (code for code in ordered if code not in LANGUAGES)
    digits = {code: str(digit) for digit, code in enumerate((*LANGUAGES, *others), start=1)}
    return {code: digits[code] for code in ordered if int(digits[code]) <= MOST_KEYS}
