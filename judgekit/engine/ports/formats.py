"""Port for the rules of formats.

Separate from the other ports so that startup doesn't import its types.
"""

from __future__ import annotations

from typing import Protocol

from judgekit.domain.formats.ban_history import BanHistory
from judgekit.domain.formats.format_rules import DeckFormat, FormatRules, NoSuchFormat


class FormatProvider(Protocol):
    """The rules of the formats as printed in the library's documents; usable from any thread."""

    def rules(
        self,
        asked: DeckFormat,
        edition: str = "",
        played_as: DeckFormat | None = None,
        day: str = "",
    ) -> FormatRules | NoSuchFormat:
        """The rules of a format in that edition, by default in the newest that has the format.

        `played_as` is the format whose lists also apply, for Two-Headed Giant. For Commander the
        edition may be one of the Commander rules, or one of the tournament rules, whose Vintage
        lists they refer to. With a `day` (ISO 8601) and no edition, banned and restricted cards are
        those of that day. Raises EnvironmentFailure.
        """
        ...

    def ban_history(self) -> BanHistory:
        """The dated changes of the formats' lists. Raises EnvironmentFailure."""
        ...
