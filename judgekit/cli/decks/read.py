"""`judgekit deck read`: the contents of a decklist, and which lines need attention."""

from __future__ import annotations

import argparse
from collections.abc import Iterable

from judgekit.cli.answer import Answer
from judgekit.cli.context import Context
from judgekit.cli.decks.deck_file import decklist_of, remark_sentences
from judgekit.domain.decklists.decklist import CardCount, Decklist, total
from judgekit.views.words.words import message


def run(arguments: argparse.Namespace, context: Context) -> Answer:
    """Main deck, sideboard and commanders of one list."""
    decklist = decklist_of(arguments.file, context)
    warnings = remark_sentences(decklist, context)
    data = {
        "format_of_file": decklist.format_of_file,
        "name": decklist.name,
        "player": decklist.player,
        "main": _rows(decklist.main),
        "sideboard": _rows(decklist.sideboard),
        "commander": _rows(decklist.commander),
        "warnings": warnings,
        "remarks": [
            {"line": each.number, "text": each.text, "code": each.remark.value}
            for each in decklist.remarks
        ],
    }
    text = "\n".join(_lines(decklist, warnings, context))
    return Answer(data, text, asks_library=False)


def _rows(cards: Iterable[CardCount]) -> list[dict[str, object]]:
    return [{"count": each.count, "name": each.name} for each in cards]


def _lines(decklist: Decklist, warnings: list[str], context: Context) -> list[str]:
    """The parts one after another with their number of cards, then the warnings.

    The text parses as the same list again: everything but cards is a comment.
    """
    say = context.wording.say
    fields = (("NAME", decklist.name), ("PLAYER", decklist.player))
    head = [f"// {field}: {text}" for field, text in fields if text]
    parts = (
        (message("Commander: {cards}"), decklist.commander, False),
        (message("Main deck: {cards}"), decklist.main, True),
        (message("Sideboard: {cards}"), decklist.sideboard, False),
    )
    blocks = [head] if head else []
    for heading, cards, is_always_shown in parts:
        if cards or is_always_shown:
            blocks.append(
                [
                    say(heading, cards=total(cards)),
                    *(f"{each.count:>4} {each.name}" for each in cards),
                ]
            )
    if warnings:
        blocks.append([f"// {warning}" for warning in warnings])
    return [line for block in blocks for line in (*block, "")][:-1]
