"""Write a decklist as plain text that parses to the same decklist."""

from __future__ import annotations

from collections.abc import Iterable

from judgekit.domain.decklists.decklist import CardCount, Decklist


def write_decklist(decklist: Decklist) -> str:
    """Write a heading for each part and one card per line; remarks are omitted."""
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
