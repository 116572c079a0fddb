"""Texts about the loaded card file."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.views.words.words import Words, message

COMPLAINTS: Mapping[str, str] = {
    "damaged": message("The loaded card file is damaged and was left out; load it again."),
    "other-form": message(
        "The card file was loaded by another version of Judgekit; load it again."
    ),
    "unreadable": message(
        "The loaded card file can't be read; allow reading it, or load it again."
    ),
}
"""By the value of `CardCatalogue.complaint`."""
SOURCES: Mapping[str, str] = {"scryfall": "Scryfall", "mtgjson": "MTGJSON"}
"""Names, the same in every language."""


def complaint_sentence(complaint: str, words: Words) -> str:
    """Why the loaded card file is not used; empty if there is no complaint."""
    return words.say(COMPLAINTS[complaint]) if complaint else ""


def source_name(kind: str) -> str:
    """Name of the card file's source."""
    return SOURCES.get(kind, kind)


def bring_card_file_sentence(words: Words) -> str:
    """What to bring so that cards can be read: said where no card file is loaded."""
    return words.say(
        "No card file is loaded: bring “All Cards” of Scryfall’s bulk data or “AtomicCards” of "
        "MTGJSON on a stick, and drop it on this window."
    )


def not_in_file_sentence(name: str, words: Words) -> str:
    """That the loaded card file has no card of this name."""
    return words.say("The loaded card file has no card “{name}”.", name=name)
