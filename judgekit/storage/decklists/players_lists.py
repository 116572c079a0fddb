"""The lists of all players at once: a folder with a file for each, or one table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from functools import partial
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from judgekit.domain.decklists.decklist import Decklist
from judgekit.domain.decklists.players_lists import PlayersLists, UnreadList
from judgekit.domain.decklists.unusable_list import ListFault, UnusableList
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.reading.decklists.letters import list_text, plain
from judgekit.reading.decklists.reader import LARGEST_BYTES, parse_decklist
from judgekit.reading.decklists.table_list import (
    ListTable,
    TableRow,
    cards_list,
    cell_list,
    table_of,
)
from judgekit.storage.files.user_file import read_user_file

MOST_LISTS = 5_000
"""Players; no tournament has had more."""
MOST_TABLE_ROWS = 500_000

Progress = Callable[[float], None]
"""Told from 0 to 1; what it raises ends the reading, so that a user can cancel."""

_OF_THE_SYSTEM = frozenset({"desktop.ini", "thumbs.db"})


class _Found(NamedTuple):
    """One list or why there is none; `player` is empty where nobody is named."""

    source: str
    player: str
    decklist: Decklist | None
    fault: StrEnum | None
    line: int = 0
    team: str = ""


def read_players_lists(path: Path, progress: Progress) -> PlayersLists:
    """The lists in a folder (files in it, in the order of their names) or in a table.

    A file that doesn't say whose list it is belongs to the player it is named for. A list of which
    nothing can be read, or a second one for a player, is told in `unread`.

    Raises UnusableList where a file is no table of players, EnvironmentFailure where the folder or
    the table can't be read.
    """
    found = _in_folder(path, progress) if path.is_dir() else _in_table(path, progress)
    return _gathered(found, progress)


def read_lists_of_files(paths: Sequence[Path], progress: Progress) -> PlayersLists:
    """The same of files that were chosen, each with the list of a player."""
    return _gathered(_of_files(paths, progress), progress)


def _gathered(found: Iterator[_Found], progress: Progress) -> PlayersLists:
    lists: dict[str, Decklist] = {}
    teams: dict[str, str] = {}
    unread: list[UnreadList] = []
    names: set[str] = set()
    for each in found:
        fault = each.fault
        if fault is None and each.player.casefold() in names:
            fault = ListFault.PLAYER_TWICE
        if fault is not None or each.decklist is None:
            unread.append(UnreadList(each.source, fault or ListFault.NO_CARDS, each.line))
            continue
        names.add(each.player.casefold())
        lists[each.player] = each.decklist
        if each.team:
            teams[each.player] = each.team
    progress(1.0)
    return PlayersLists(lists, tuple(unread), teams)


def player_of_file(path: Path) -> str:
    """Whom a file is named for: `Rossi_Anna.txt` is that of Rossi Anna."""
    return plain(path.stem.replace("_", " "))


def _in_folder(folder: Path, progress: Progress) -> Iterator[_Found]:
    try:
        files = sorted(path for path in folder.iterdir() if _may_be_a_list(path))
    except OSError as error:
        raise EnvironmentFailure(FailureReason.FILE_UNREADABLE, str(folder)) from error
    yield from _of_files(files, progress)


def _of_files(files: Sequence[Path], progress: Progress) -> Iterator[_Found]:
    for number, path in enumerate(files):
        progress(number / len(files))
        if number >= MOST_LISTS:
            yield _Found(path.name, "", None, ListFault.TOO_LARGE)
            continue
        yield _of_file(path)


def _may_be_a_list(path: Path) -> bool:
    hidden = path.name.startswith(".") or path.name.casefold() in _OF_THE_SYSTEM
    return not hidden and path.is_file()


def _of_file(path: Path) -> _Found:
    try:
        decklist = parse_decklist(read_user_file(path, LARGEST_BYTES), path.name)
    except UnusableList as bad:
        return _Found(path.name, "", None, bad.fault, bad.place)
    except EnvironmentFailure as failure:
        return _Found(path.name, "", None, failure.reason)
    fault = None if _has_cards(decklist) else ListFault.NO_CARDS
    return _Found(path.name, decklist.player or player_of_file(path), decklist, fault)


def _in_table(path: Path, progress: Progress) -> Iterator[_Found]:
    content = read_user_file(path, LARGEST_BYTES)
    if len(content) > LARGEST_BYTES:
        raise UnusableList(ListFault.TOO_LARGE)
    table = table_of(list_text(content).text)
    if table is None or not table.has_players:
        raise UnusableList(_why_no_table(content, path.name))
    rows = list(islice(table.rows, MOST_TABLE_ROWS + 1))
    if len(rows) > MOST_TABLE_ROWS:
        raise UnusableList(ListFault.TOO_LARGE)
    found = _by_player(table, rows) if table.has_cards else _by_row(rows)
    total = len({row.player for row in rows}) if table.has_cards else len(rows)
    for number, each in enumerate(found):
        progress(min(number / max(total, 1), 1.0))
        yield each


def _why_no_table(content: bytes, file_name: str) -> ListFault:
    """What a file is that is no table of players; one list alone is no fault of its own."""
    try:
        parse_decklist(content, file_name)
    except UnusableList as bad:
        return bad.fault
    return ListFault.NOT_A_LIST


def _by_player(table: ListTable, rows: list[TableRow]) -> Iterator[_Found]:
    """A row is a card, and all rows of a player are a list."""
    of_player: dict[str, list[TableRow]] = {}
    for row in rows:
        of_player.setdefault(row.player.casefold(), []).append(row)
    for own in of_player.values():
        first = own[0]
        if not first.player:
            faults = (_Found(row.shown, "", None, ListFault.NO_PLAYER, row.line) for row in own)
            yield from faults
            continue
        decklist, fault = _list_or_fault(partial(cards_list, table, own))
        yield _Found(first.player, first.player, decklist, fault, first.line, first.team)


def _by_row(rows: list[TableRow]) -> Iterator[_Found]:
    """A row is a player, whose list stands in its cells."""
    for row in rows:
        decklist, fault = _list_or_fault(partial(cell_list, row))
        if not row.player:
            fault = ListFault.NO_PLAYER
        shown = row.player or row.shown[:80]
        yield _Found(shown, row.player, decklist, fault, row.line, row.team)


def _list_or_fault(read: Callable[[], Decklist]) -> tuple[Decklist | None, ListFault | None]:
    try:
        decklist = read()
    except UnusableList as bad:
        return None, bad.fault
    return decklist, None if _has_cards(decklist) else ListFault.NO_CARDS


def _has_cards(decklist: Decklist) -> bool:
    return bool(decklist.main or decklist.sideboard or decklist.commander)
