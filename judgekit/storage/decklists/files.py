"""Decklist files behind one object for the windows."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from judgekit.domain.decklists.decklist import Decklist
from judgekit.domain.decklists.players_lists import PlayersLists

if TYPE_CHECKING:
    from judgekit.storage.decklists.players_lists import Progress


class StoredDecklists:
    """The readers and the writer as one object; see `engine/ports/decklists.py`.

    Each is imported when it is first needed: they are thirty modules, 3 MB.
    """

    def read(self, path: Path) -> Decklist:
        """Read the decklist in a file."""
        from judgekit.reading.decklists.reader import LARGEST_BYTES, parse_decklist  # noqa: PLC0415
        from judgekit.storage.files.user_file import read_user_file  # noqa: PLC0415

        return parse_decklist(read_user_file(path, LARGEST_BYTES), path.name)

    def text_of(self, path: Path) -> str:
        """Return the text of a decklist file."""
        from judgekit.reading.decklists.reader import LARGEST_BYTES, decklist_text  # noqa: PLC0415
        from judgekit.storage.files.user_file import read_user_file  # noqa: PLC0415

        return decklist_text(read_user_file(path, LARGEST_BYTES))

    def parse(self, content: bytes, file_name: str = "") -> Decklist:
        """Parse a decklist from bytes."""
        from judgekit.reading.decklists.reader import parse_decklist  # noqa: PLC0415

        return parse_decklist(content, file_name)

    def write(self, decklist: Decklist) -> str:
        """Write a decklist as plain text."""
        from judgekit.reading.decklists.writer import write_decklist  # noqa: PLC0415

        return write_decklist(decklist)

    def read_players(self, path: Path, progress: Progress) -> PlayersLists:
        """Read the decklists of all players from a folder or a table."""
        from judgekit.storage.decklists.players_lists import read_players_lists  # noqa: PLC0415

        return read_players_lists(path, progress)

    def read_files(self, paths: Sequence[Path], progress: Progress) -> PlayersLists:
        """Read the decklists of the players from these files."""
        from judgekit.storage.decklists.players_lists import read_lists_of_files  # noqa: PLC0415

        return read_lists_of_files(paths, progress)
