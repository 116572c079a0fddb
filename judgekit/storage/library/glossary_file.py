"""Read the bundled glossary."""

from __future__ import annotations

from pathlib import Path

from judgekit.domain.rules.glossary import Glossary
from judgekit.storage.files.resource_file import read_resource

GLOSSARY_FILE = "glossary.json"


def read_glossary(folder: Path) -> Glossary:
    """Read the glossary in `folder`.

    Raises EnvironmentFailure if its file is missing, unreadable or malformed.
    """
    return read_resource(folder / GLOSSARY_FILE, Glossary)
