"""The glossary, as it lies in the program's resources."""

from __future__ import annotations

from pathlib import Path

from judgekit.domain.rules.glossary import Glossary
from judgekit.storage.files.resource_file import read_resource

GLOSSARY_FILE = "glossary.json"


def read_glossary(folder: Path) -> Glossary:
    """The glossary in `folder`.

    Raises EnvironmentFailure when its file is missing, cannot be read or does not hold a glossary.
    """
    return read_resource(folder / GLOSSARY_FILE, Glossary)
