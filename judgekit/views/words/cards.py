"""Texts about the loaded card file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from judgekit.domain.formats.findings import FindingCode
from judgekit.views.words.editions import long_date
from judgekit.views.words.legality import lists_sentence
from judgekit.views.words.tournaments import format_name
from judgekit.views.words.words import Words, message

if TYPE_CHECKING:
    from judgekit.domain.cards.card_match import CardSource, LoadedFile, LoadOutcome
    from judgekit.views.cards.glance import StandingHere
    from judgekit.views.cards.printed_text import PrintedNote

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
STANDINGS: Mapping[FindingCode | None, str] = {
    None: message("Legal in {format}."),
    FindingCode.BANNED: message("Banned in {format}."),
    FindingCode.RESTRICTED: message("Restricted to one copy in {format}."),
    FindingCode.NOT_LEGAL: message("Not legal in {format}: not from a permitted set."),
}
UNVERIFIED = message("{format}: not verified.")
SOURCES: Mapping[str, str] = {"scryfall": "Scryfall", "mtgjson": "MTGJSON"}
"""Names, the same in every language."""


def complaint_sentence(complaint: str, words: Words) -> str:
    """Why the loaded card file is not used; empty if there is no complaint."""
    return words.say(COMPLAINTS[complaint]) if complaint else ""


def source_name(kind: str) -> str:
    """Name of the card file's source."""
    return SOURCES.get(kind, kind)


def doubted_day_sentences(source: CardSource, words: Words) -> tuple[str, ...]:
    """Of each file with a day after today's what it counts as instead."""
    return tuple(_doubted_day(file, words) for file in source.files if file.stated)


def load_remarks(source: CardSource, words: Words) -> tuple[str, ...]:
    """Of the load that has just ended: that it brought nothing and why, and which day its file is
    of where that isn't plain; then the doubted days of other files. Mostly empty."""
    told = outcome_sentences(source.outcome, words) if source.outcome is not None else ()
    return tuple(dict.fromkeys((*told, *doubted_day_sentences(source, words))))


def outcome_sentences(outcome: LoadOutcome, words: Words) -> Iterator[str]:
    """That a load brought nothing and why, which day its file is of where that isn't plain, and how
    many of its entries couldn't be read."""
    file = outcome.file
    day = long_date(file.date, words)
    if outcome.is_nothing and outcome.is_listed:
        yield words.say("Nothing new: everything in {file} is already loaded.", file=file.file_name)
    elif outcome.is_nothing and file.date == file.stated:
        yield words.say(
            "Nothing new: {file} counts as older than what is loaded.", file=file.file_name
        )
    elif outcome.is_nothing:
        yield words.say(
            "Nothing new: {file} is dated {day}, older than what is loaded.",
            file=file.file_name,
            day=day,
        )
    if file.stated:
        yield _doubted_day(file, words)
    elif file.dated_by_saving:
        yield words.say(
            "Neither {file} nor its name gives a date: it counts as dated {day}, when it was"
            " saved.",
            file=file.file_name,
            day=day,
        )
    if outcome.unread:
        yield words.say(
            "Not all of {file} could be read; cards or rulings left out: {count}.",
            file=file.file_name,
            count=outcome.unread,
        )


def _doubted_day(file: LoadedFile, words: Words) -> str:
    stated, day = long_date(file.stated, words), long_date(file.date, words)
    if file.date == file.stated:
        return words.say(
            "{file} is dated {stated}, after today: it counts as older than any other file. Check"
            " this computer’s date.",
            file=file.file_name,
            stated=stated,
        )
    return words.say(
        "{file} is dated {stated}, after today: it counts as dated {day}. Check this computer’s"
        " date.",
        file=file.file_name,
        stated=stated,
        day=day,
    )


def loading_stopped_sentence(words: Words) -> str:
    """That loading was stopped, and what that leaves."""
    return words.say("Loading was stopped; the cards known before are still there.")


def bring_card_file_sentence(words: Words) -> str:
    """What to bring so that cards can be read: said where no card file is loaded."""
    return words.say(
        "No card file is loaded: bring “All Cards” from Scryfall’s bulk data or “AtomicCards” "
        "from MTGJSON on a USB stick, and drop it on this window."
    )


def why_no_cards(complaint: str, words: Words) -> str:
    """Why no cards are found among what was: said in a line, where no card file can be used."""
    return complaint_sentence(complaint, words) or words.say(
        "No card file is loaded: bring Scryfall’s “All Cards” or MTGJSON’s “AtomicCards”"
    )


def not_in_file_sentence(name: str, words: Words) -> str:
    """That the loaded card file has no card of this name."""
    return words.say("The loaded card file has no card “{name}”.", name=name)


def printed_text_sentence(note: PrintedNote, words: Words) -> str:
    """That a text is the printed one, of which day, and which one counts; no full stop."""
    if not note.day:
        return words.say("Printed text; the English text applies")
    day = long_date(note.day, words)
    return words.say("Printed text of {date}; the English text applies", date=day)


def other_numbers_sentence(note: PrintedNote, words: Words) -> str:
    """That the Oracle text has other numbers or symbols than the printed one; mostly empty."""
    if not note.differs:
        return ""
    return words.say("The English text has different numbers or symbols: read that one")


def standing_sentence(standing: StandingHere, words: Words) -> str:
    """`Legal in Modern. Banned list of 18 May 2026; the event is on 22 November 2026.` Empty where
    the format has no lists."""
    legality = standing.legality
    if legality is None or standing.format is None:
        return ""
    told = STANDINGS[legality.code] if legality.verified else UNVERIFIED
    said = words.say(told, format=format_name(standing.format, words))
    if standing.file_date:
        of_file = words.say("Card file of {date}.", date=long_date(standing.file_date, words))
        return f"{said} {of_file}"
    return f"{said} {lists_sentence(standing.lists, words)}" if standing.lists else said
