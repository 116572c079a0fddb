"""Port for decklists in files; `storage/decklists` implements it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from judgekit.domain.decklists.decklist import Decklist
from judgekit.domain.decklists.players_lists import PlayersLists


class DecklistFiles(Protocol):
    """Reads lists of all common kinds, and writes them as text that parses the same."""

    def read(self, path: Path) -> Decklist:
        """Read the list in a file; raises UnusableList and EnvironmentFailure."""

    def text_of(self, path: Path) -> str:
        """A list's file as text for viewing and editing, which `parse` reads the same.

        Raises UnusableList and EnvironmentFailure.
        """

    def parse(self, content: bytes, file_name: str = "") -> Decklist:
        """Parse pasted or dropped content; raises UnusableList."""

    def write(self, decklist: Decklist) -> str:
        """The list as plain text."""

    def read_players(self, path: Path, progress: Callable[[float], None]) -> PlayersLists:
        """Read the lists of all players in a folder or a table.

        `progress` is called with 0 to 1; an exception from it ends the reading. Raises UnusableList
        and EnvironmentFailure.
        """

    def read_files(self, paths: Sequence[Path], progress: Callable[[float], None]) -> PlayersLists:
        """Read several files, each with a player's list; the result reports unreadable ones."""
