"""What the Lists view says of lists, their lines and files."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from PySide6.QtCore import QLocale

from judgekit.domain.cards.card_match import CardSource
from judgekit.domain.decklists.decklist import Decklist, ListRemark, total
from judgekit.domain.decklists.unusable_list import ListFault
from judgekit.domain.formats.format_rules import DeckFormat
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.ui.deck_checks.wording import translate
from judgekit.ui.words.wording import failure_sentence, long_date

KINDS: Mapping[str, str] = {"scryfall": "Scryfall", "mtgjson": "MTGJSON"}


def fault_sentence(fault: StrEnum, file: str, line: int = 0) -> str:
    """Why nothing of a file is read; without a file's name what was pasted is meant."""
    if isinstance(fault, FailureReason):
        return failure_sentence(EnvironmentFailure(fault, file))
    quoted = translate("Lists", "“{file}”").format(file=file)
    named = quoted if file else translate("Lists", "This")
    words = _faults()[ListFault(fault)]
    if fault is ListFault.BROKEN_XML and not line:
        words = translate("Lists", "{file} is damaged. Export the list once more.")
    return words.format(file=named, line=line)


def _faults() -> Mapping[ListFault, str]:
    return {
        ListFault.TOO_LARGE: translate(
            "Lists", "{file} is larger than a decklist can be. Take one list alone."
        ),
        ListFault.NOT_TEXT: translate(
            "Lists", "{file} is no text but a file of another kind. Save the list as text."
        ),
        ListFault.BROKEN_XML: translate(
            "Lists", "{file} is damaged at line {line}. Export the list once more."
        ),
        ListFault.HOSTILE_XML: translate(
            "Lists", "{file} has in it what no list needs and could do harm. Ask for plain text."
        ),
        ListFault.NOT_A_LIST: translate(
            "Lists", "{file} is a document of another kind. Export the list itself."
        ),
        ListFault.FOREIGN_JSON: translate(
            "Lists", "{file} is JSON without a list that can be read. Export the list as text."
        ),
        ListFault.DRAFT_LOG: translate(
            "Lists", "{file} is the log of a draft. Export the deck that was built from it."
        ),
        ListFault.UNKNOWN_COLUMNS: translate(
            "Lists", "{file} is a table with unknown columns. Name them: Count, Name."
        ),
        ListFault.BROKEN_TABLE: translate(
            "Lists", "{file} can't be taken apart at line {line}. Look at its quotation marks."
        ),
        ListFault.NO_CARDS: translate("Lists", "{file} has no card in it."),
        ListFault.SEVERAL_PLAYERS: translate("Lists", "{file} has the lists of several players."),
        ListFault.NO_PLAYER: translate("Lists", "{file} names no player at line {line}."),
        ListFault.PLAYER_TWICE: translate("Lists", "{file}: a second list for the same player."),
    }


def remark_words(remark: ListRemark) -> str:
    """What is the matter with a line."""
    said = {
        ListRemark.NOT_UNDERSTOOD: translate("Lists", "not understood, not counted"),
        ListRemark.NO_COUNT: translate("Lists", "without a count, taken for one"),
        ListRemark.TOO_MANY: translate("Lists", "more copies than anybody has, not counted"),
        ListRemark.BLANK_LINE_SIDEBOARD: translate(
            "Lists", "only a blank line says that the sideboard begins here"
        ),
        ListRemark.BLANK_LINE_COMMANDER: translate(
            "Lists", "set apart by a blank line, taken for the commander"
        ),
        ListRemark.BLANK_LINE_GROUPS: translate(
            "Lists", "still the main deck in spite of the blank line"
        ),
        ListRemark.TITLE: translate("Lists", "taken for the name of the list"),
        ListRemark.GROUP: translate("Lists", "taken for a heading, not counted"),
        ListRemark.LABEL: translate("Lists", "about the list, no card"),
        ListRemark.SET_ASIDE: translate("Lists", "no part of the deck by its heading, not counted"),
        ListRemark.UNKNOWN_PART: translate(
            "Lists", "in a part that no deck has, counted in the main deck"
        ),
        ListRemark.COMMENTED_OUT: translate("Lists", "a comment, not counted"),
        ListRemark.COMPANION: translate("Lists", "a companion, counted in the sideboard"),
        ListRemark.NO_COMMANDER: translate(
            "Lists", "more cards than can be commanders, counted in the main deck"
        ),
        ListRemark.FIRST_COMMANDER: translate(
            "Lists", "the first card below “Commander”, taken for the commander"
        ),
        ListRemark.LETTERS_GUESSED: translate(
            "Lists", "accented letters were read by guessing from here on"
        ),
    }
    return said[remark]


def line_words(line: int) -> str:
    """`line 12`."""
    return translate("Lists", "line {line}").format(line=line)


def counts_words(decklist: Decklist) -> str:
    """`60 + 15`; with a commander `1 + 99`, in the order in which they are named."""
    numbers = [total(cards) for cards in (decklist.commander, decklist.main, decklist.sideboard)]
    commander, main, sideboard = numbers
    parts = [commander] if commander else []
    parts += [main, sideboard] if sideboard or not commander else [main]
    return " + ".join(str(part) for part in parts)


def spoken_counts(decklist: Decklist) -> str:
    """The same for a screen reader."""
    parts = (
        (total(decklist.commander), translate("Lists", "{count} as commander")),
        (total(decklist.main), translate("Lists", "{count} in the main deck")),
        (total(decklist.sideboard), translate("Lists", "{count} in the sideboard")),
    )
    return ", ".join(words.format(count=count) for count, words in parts if count)


def deck_format_name(asked: DeckFormat) -> str:
    """A format that lists are held against."""
    names = {
        DeckFormat.STANDARD: translate("Formats", "Standard"),
        DeckFormat.PIONEER: translate("Formats", "Pioneer"),
        DeckFormat.MODERN: translate("Formats", "Modern"),
        DeckFormat.LEGACY: translate("Formats", "Legacy"),
        DeckFormat.VINTAGE: translate("Formats", "Vintage"),
        DeckFormat.COMMANDER: translate("Formats", "Commander"),
        DeckFormat.LIMITED: translate("Lists", "Limited"),
        DeckFormat.TWO_HEADED_GIANT: translate("Formats", "Two-Headed Giant, Constructed"),
    }
    return names[asked]


def source_words(source: CardSource | None, complaint: str) -> str:
    """Which card file is loaded, and of which day."""
    if complaint:
        return {
            "damaged": translate("Lists", "The loaded card file is damaged: load it again."),
            "other-form": translate(
                "Lists", "The card file was loaded by another version: load it again."
            ),
            "unreadable": translate("Lists", "The loaded card file can't be read now."),
        }[complaint]
    if source is None:
        return translate("Lists", "No card file is loaded: most names and sets can't be verified.")
    words = translate("Lists", "Card file of {date} ({kind}), %n card(s)", "", source.cards)
    return words.format(
        date=long_date(source.date, QLocale()), kind=KINDS.get(source.kind, source.kind)
    )
