"""Decklist files behind one object for the windows."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from judgekit.domain.decklists.decklist import Decklist
from judgekit.domain.decklists.players_lists import PlayersLists
from judgekit.reading.decklists.reader import LARGEST_BYTES, decklist_text, parse_decklist
from judgekit.reading.decklists.writer import write_decklist
from judgekit.storage.decklists.players_lists import (
    Progress,
    read_lists_of_files,
    read_players_lists,
)
from judgekit.storage.files.user_file import read_user_file


class StoredDecklists:
    """The readers and the writer as one object; see `engine/ports/decklists.py`."""

    def read(self, path: Path) -> Decklist:
        """Read the decklist in a file."""
        return parse_decklist(read_user_file(path, LARGEST_BYTES), path.name)

    def text_of(self, path: Path) -> str:
        """Return the text of a decklist file."""
        return decklist_text(read_user_file(path, LARGEST_BYTES))

    def parse(self, content: bytes, file_name: str = "") -> Decklist:
        """Parse a decklist from bytes."""
        return parse_decklist(content, file_name)

    def write(self, decklist: Decklist) -> str:
        """Write a decklist as plain text."""
        return write_decklist(decklist)

    def read_players(self, path: Path, progress: Progress) -> PlayersLists:
        """Read the decklists of all players from a folder or a table."""
        return read_players_lists(path, progress)

    def read_files(self, paths: Sequence[Path], progress: Progress) -> PlayersLists:
        """Read the decklists of the players from these files."""
        return read_lists_of_files(paths, progress)
