"""Writes a list as plain text that reads the same."""

from __future__ import annotations

from collections.abc import Iterable

from judgekit.domain.decklists.decklist import CardCount, Decklist


def write_decklist(decklist: Decklist) -> str:
    """The list with a heading for each part, a card a line; remarks are not written."""
    fields = (("NAME", decklist.name), ("PLAYER", decklist.player))
    head = [f"// {field}: {value}" for field, value in fields if value]
    parts = (
        ("Commander", decklist.commander),
        ("Deck", decklist.main),
        ("Sideboard", decklist.sideboard),
    )
    blocks = [head] if head else []
    blocks += [[heading, *_lines(cards)] for heading, cards in parts if cards]
    return "\n\n".join("\n".join(block) for block in blocks) + "\n" if blocks else ""


def _lines(cards: Iterable[CardCount]) -> list[str]:
    return [f"{card.count} {card.name}" for card in cards]
