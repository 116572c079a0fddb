"""Read the bundled names of cards and sets."""

from __future__ import annotations

from pathlib import Path

from judgekit.domain.cards.card_names import CardName
from judgekit.storage.files.resource_file import read_resource

CARD_NAMES_FILE = "card_names.json"


def read_card_names(folder: Path) -> tuple[CardName, ...]:
    """Read the names in `folder`; empty if there is no such file.

    Raises EnvironmentFailure if the file cannot be read or is malformed.
    """
    path = folder / CARD_NAMES_FILE
    return read_resource(path, tuple[CardName, ...]) if path.exists() else ()
