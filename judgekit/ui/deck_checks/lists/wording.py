"""Texts of the Lists view on lists, their lines and files."""

from __future__ import annotations

from enum import StrEnum

from judgekit.domain.decklists.decklist import Decklist, ListRemark, total
from judgekit.domain.decklists.unusable_list import ListFault
from judgekit.domain.formats.format_rules import DeckFormat
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.ui.deck_checks.wording import translate
from judgekit.ui.interface_words import interface_words
from judgekit.ui.words.wording import failure_sentence
from judgekit.views.words import decklists, tournaments


def fault_sentence(fault: StrEnum, file: str, line: int = 0) -> str:
    """Why nothing of a file is read; without a file name, of pasted text."""
    if isinstance(fault, FailureReason):
        return failure_sentence(EnvironmentFailure(fault, file))
    quoted = translate("Lists", "“{file}”").format(file=file)
    named = quoted if file else translate("Lists", "This")
    return decklists.fault_sentence(ListFault(fault), named, line, interface_words())


def remark_words(remark: ListRemark) -> str:
    """Return the problem of a line."""
    return decklists.brief_remark(remark, interface_words())


def line_words(line: int) -> str:
    """`line 12`."""
    return translate("Lists", "line {line}").format(line=line)


def counts_words(decklist: Decklist) -> str:
    """`60 + 15`; with a commander `1 + 99`, in the order of the parts."""
    numbers = [total(cards) for cards in (decklist.commander, decklist.main, decklist.sideboard)]
    commander, main, sideboard = numbers
    parts = [commander] if commander else []
    parts += [main, sideboard] if sideboard or not commander else [main]
    return " + ".join(str(part) for part in parts)


def spoken_counts(decklist: Decklist) -> str:
    """Text of the counts for screen readers."""
    parts = (
        (total(decklist.commander), translate("Lists", "{count} as commander")),
        (total(decklist.main), translate("Lists", "{count} in the main deck")),
        (total(decklist.sideboard), translate("Lists", "{count} in the sideboard")),
    )
    return ", ".join(words.format(count=count) for count, words in parts if count)


def deck_format_name(asked: DeckFormat) -> str:
    """Name of a format that lists are checked against."""
    return tournaments.format_name(asked, interface_words())
