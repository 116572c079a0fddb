"""Port for the facts about editions."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from judgekit.domain.rules.edition_facts import EditionFacts


class FactsState(StrEnum):
    """Which facts there are: those of the program, a loaded file's, or a file that is damaged and
    not used."""

    BUNDLED = "bundled"
    LOADED = "loaded"
    DAMAGED = "damaged"


class EditionFactsStore(Protocol):
    """The facts about editions, and updates of them."""

    def facts(self) -> EditionFacts:
        """The newest facts that are there. Raises EnvironmentFailure."""
        ...

    def state(self) -> FactsState:
        """Whether a loaded file is there, and usable. Raises EnvironmentFailure."""
        ...

    def load(self, path: Path) -> EditionFacts:
        """Take a file of facts in place of the present ones, and return what holds then.

        Raises FactsRefused if the file is not whole or older than what is there, and
        EnvironmentFailure; nothing is kept then.
        """
        ...
