"""What the windows ask of decklists in files, as a protocol; `storage/decklists` carries it out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from judgekit.domain.decklists.decklist import Decklist
from judgekit.domain.decklists.players_lists import PlayersLists


class DecklistFiles(Protocol):
    """Reads lists of every common kind, and writes them as text that reads the same."""

    def read(self, path: Path) -> Decklist:
        """The list in a file; raises UnusableList and EnvironmentFailure."""

    def text_of(self, path: Path) -> str:
        """A list's file as text, to be shown and mended, which `parse` reads the same; raises
        UnusableList and EnvironmentFailure."""

    def parse(self, content: bytes, file_name: str = "") -> Decklist:
        """The list in what was pasted or dropped; raises UnusableList."""

    def write(self, decklist: Decklist) -> str:
        """The list as plain text."""

    def read_players(self, path: Path, progress: Callable[[float], None]) -> PlayersLists:
        """The lists of all players in a folder or a table.

        `progress` is told from 0 to 1; what it raises ends the reading. Raises UnusableList and
        EnvironmentFailure.
        """

    def read_files(self, paths: Sequence[Path], progress: Callable[[float], None]) -> PlayersLists:
        """The same of several files, each with the list of a player; what can't be read is told in
        the answer."""
