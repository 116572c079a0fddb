"""The names of cards and sets, as they lie in the program's resources."""

from __future__ import annotations

from pathlib import Path

from judgekit.domain.cards.card_names import CardName
from judgekit.storage.files.resource_file import read_resource

CARD_NAMES_FILE = "card_names.json"


def read_card_names(folder: Path) -> tuple[CardName, ...]:
    """The names in `folder`; none where there is no such file.

    Raises EnvironmentFailure when the file cannot be read or does not hold names.
    """
    path = folder / CARD_NAMES_FILE
    return read_resource(path, tuple[CardName, ...]) if path.exists() else ()
