"""Rows of the tables of lists."""

from __future__ import annotations

import msgspec

from judgekit.ui.words.signs import Sign


class TableRow(msgspec.Struct, frozen=True):
    """A displayed list: its player, the number of cards by part, and the findings."""

    player: str
    cards: str
    spoken_cards: str
    sign: Sign
    findings: str

    def spoken(self) -> str:
        """Return the text for a screen reader."""
        return ", ".join(part for part in (self.player, self.spoken_cards, self.findings) if part)
