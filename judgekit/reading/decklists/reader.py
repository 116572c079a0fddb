"""Read a decklist of any kind, detected by the content, else by the file's name."""

from __future__ import annotations

from pathlib import PurePath

import msgspec

from judgekit.domain.decklists.decklist import Decklist, ListRemark, RemarkedLine
from judgekit.domain.decklists.unusable_list import ListFault, UnusableList
from judgekit.reading.decklists.foreign_text import foreign_kind, is_draft_log
from judgekit.reading.decklists.gathering import LONGEST_SHOWN_LINE
from judgekit.reading.decklists.json_list import read_json_list
from judgekit.reading.decklists.letters import list_text, plain
from judgekit.reading.decklists.tables.bare_tables import lines_of_bare_table
from judgekit.reading.decklists.tables.table_list import read_table_list, table_of
from judgekit.reading.decklists.text_list import read_text_list
from judgekit.reading.decklists.xml_list import is_xml, read_xml_list

LARGEST_BYTES = 16_000_000


def parse_decklist(content: bytes, file_name: str = "") -> Decklist:
    """Parse the decklist in a file's bytes, empty if there is no card; raises UnusableList."""
    if len(content) > LARGEST_BYTES:
        raise UnusableList(ListFault.TOO_LARGE)
    text, letters_guessed = list_text(content)
    decklist = _decklist(text, PurePath(file_name).suffix.casefold())
    if not letters_guessed:
        return decklist
    return _with_remark(decklist, _first_beyond_ascii(text))


def decklist_text(content: bytes) -> str:
    """Decode a decklist's bytes to text that can be edited; `parse_decklist` reads it the same way.

    Raises UnusableList for bytes that are no text.
    """
    if len(content) > LARGEST_BYTES:
        raise UnusableList(ListFault.TOO_LARGE)
    return list_text(content).text


def _decklist(text: str, suffix: str) -> Decklist:
    if is_xml(text):
        return read_xml_list(text)
    if written := read_json_list(text):
        return written
    if is_draft_log(text):
        raise UnusableList(ListFault.DRAFT_LOG)
    table = table_of(text)
    if table:
        return read_table_list(table)
    if rewritten := lines_of_bare_table(text):
        return read_text_list(rewritten, suffix)
    if fault := foreign_kind(text):
        raise UnusableList(fault)
    return read_text_list(text, suffix)


def _first_beyond_ascii(text: str) -> RemarkedLine:
    number, line = next(
        (number, line)
        for number, line in enumerate(text.splitlines(), start=1)
        if not line.isascii()
    )
    shown = plain(line[: 2 * LONGEST_SHOWN_LINE])[:LONGEST_SHOWN_LINE]
    return RemarkedLine(number, shown, ListRemark.LETTERS_GUESSED)


def _with_remark(decklist: Decklist, remark: RemarkedLine) -> Decklist:
    return msgspec.structs.replace(decklist, remarks=(remark, *decklist.remarks))
