"""Names that stand for values in usage lines, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.views.words.words import Words, message

NAMES = frozenset(
    (
        *(message("VERB"), message("FILE"), message("PATH"), message("SCRIPT"), message("LIST")),
        *(message("DOCUMENT"), message("DOCUMENT|FILE"), message("SECTION"), message("WORDS")),
        *(message("NAME"), message("TEXT"), message("ID"), message("PLAYERS")),
        *(message("OLD"), message("NEW"), message("OTHER"), message("COUNTED")),
        *(message("DATE"), message("YYYY-MM-DD"), message("INSTANT"), message("FORMAT")),
        *(message("PRIOR"), message("CIRCUMSTANCE")),
        *(message("INVITATION"), message("ADDRESS"), message("PORT")),
    )
)
VALUED = ("store", "append", "extend")
"""Actions of argparse that take a value."""


def named(flags: tuple[str, ...], options: Mapping[str, object], wording: Words) -> str | None:
    """Name an argument's value as usage lines show it, None if they show no name or its choices.

    `flags` and `options` are those of `ArgumentParser.add_argument`.
    """
    if options.get("choices") or options.get("action", "store") not in VALUED:
        return None
    name = str(options.get("metavar") or flags[-1].lstrip("-").upper())
    return wording.say(name) if name in NAMES else name
