"""What the windows and verbs ask of the rules of formats, as a protocol; apart from the other
ports, so that a start does not pay for its types."""

from __future__ import annotations

from typing import Protocol

from judgekit.domain.formats.format_rules import DeckFormat, FormatRules, NoSuchFormat


class FormatProvider(Protocol):
    """The rules of the formats, as the documents of the library print them, from any thread."""

    def rules(
        self, asked: DeckFormat, edition: str = "", played_as: DeckFormat | None = None
    ) -> FormatRules | NoSuchFormat:
        """The rules of a format in that edition, else in the newest that has the format.

        `played_as` is the format whose lists hold besides, for Two-Headed Giant. For Commander the
        edition may be one of the Commander rules, or one of the tournament rules, whose Vintage
        lists they refer to. Raises EnvironmentFailure.
        """
        ...
