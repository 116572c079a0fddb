"""Read the decklists of all players at once: a folder with one file each, or one table."""

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
from judgekit.reading.decklists.tables.table_list import (
    ListTable,
    TableRow,
    cards_list,
    cell_list,
    table_of,
)
from judgekit.storage.files.user_file import read_user_file

MOST_LISTS = 5_000
"""More players than any tournament has had."""
MOST_TABLE_ROWS = 500_000

Progress = Callable[[float], None]
"""Called with values from 0 to 1; an exception raised by it cancels the reading."""

_OF_THE_SYSTEM = frozenset({"desktop.ini", "thumbs.db"})


class _Found(NamedTuple):
    """One decklist, or why there is none; `player` is empty if no name was found."""

    source: str
    player: str
    decklist: Decklist | None
    fault: StrEnum | None
    line: int = 0
    team: str = ""


def read_players_lists(path: Path, progress: Progress) -> PlayersLists:
    """Read the decklists in a folder (its files in the order of their names) or in a table.

    A file without a player's name belongs to the player it is named for. An unreadable decklist, or
    a second one for a player, is reported in `unread`.

    Raises UnusableList if a file is no table of players, EnvironmentFailure if the folder or the
    table can't be read.
    """
    found = _in_folder(path, progress) if path.is_dir() else _in_table(path, progress)
    return _gathered(found, progress)


def read_lists_of_files(paths: Sequence[Path], progress: Progress) -> PlayersLists:
    """Read chosen files, each with the decklist of one player."""
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
    """Return the player a file is named for: Rossi Anna for `Rossi_Anna.txt`."""
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
    fault = None if decklist.has_cards else ListFault.NO_CARDS
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
    """Say why a file is no table of players; a single decklist is NOT_A_LIST."""
    try:
        parse_decklist(content, file_name)
    except UnusableList as bad:
        return bad.fault
    return ListFault.NOT_A_LIST


def _by_player(table: ListTable, rows: list[TableRow]) -> Iterator[_Found]:
    """Read a table with one card per row; all rows of a player form a decklist."""
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
    """Read a table with one player per row, the decklist in its cells."""
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
    return decklist, None if decklist.has_cards else ListFault.NO_CARDS
