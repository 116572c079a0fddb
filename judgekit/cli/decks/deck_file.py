"""Reading of the decklist named in a call: a file, or `-` for standard input."""

from __future__ import annotations

import sys
from pathlib import Path

from judgekit.cli.answer import ENVIRONMENT_FAILED, NO_ANSWER, CallRefused, quoted
from judgekit.cli.context import Context
from judgekit.cli.line_file import STANDARD_INPUT
from judgekit.domain.decklists.decklist import Decklist
from judgekit.domain.decklists.unusable_list import ListFault, UnusableList
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.reading.decklists.reader import LARGEST_BYTES, parse_decklist
from judgekit.storage.decklists.files import StoredDecklists
from judgekit.views.words.decklists import fault_sentence, remark_sentence

READ_BUT_NO_LIST = frozenset(
    {ListFault.NO_CARDS, ListFault.SEVERAL_PLAYERS, ListFault.NO_PLAYER, ListFault.PLAYER_TWICE}
)
"""Such a file has no answer; any other fault means that it can't be read at all."""


def decklist_of(named: str, context: Context) -> Decklist:
    """Read a list with at least one card.

    Raises CallRefused for a file that has none, or is broken or of another kind (the exit status is
    then that of an unreadable file), EnvironmentFailure for one that can't be opened.
    """
    try:
        is_input = named == STANDARD_INPUT
        decklist = parse_decklist(_input()) if is_input else StoredDecklists().read(Path(named))
        if not decklist.has_cards:
            raise UnusableList(ListFault.NO_CARDS)
    except UnusableList as bad:
        file = quoted(Path(named).name)
        sentence = fault_sentence(bad.fault, file, bad.place, context.wording)
        status = NO_ANSWER if bad.fault in READ_BUT_NO_LIST else ENVIRONMENT_FAILED
        raise CallRefused(sentence, status) from bad
    return decklist


def remark_sentences(decklist: Decklist, context: Context) -> list[str]:
    """Remarks on the list's lines, each with its number."""
    return [
        remark_sentence(each.remark, each.number, quoted(each.text), context.wording)
        for each in decklist.remarks
    ]


def _input() -> bytes:
    if sys.stdin is None:
        raise EnvironmentFailure(FailureReason.FILE_UNREADABLE, STANDARD_INPUT)
    try:
        return sys.stdin.buffer.read(LARGEST_BYTES + 1)
    except OSError as error:
        raise EnvironmentFailure(FailureReason.FILE_UNREADABLE, STANDARD_INPUT) from error
