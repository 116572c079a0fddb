"""The glossary, as it lies in the program's resources."""

from __future__ import annotations

from pathlib import Path

import msgspec

from judgekit.domain.rules.glossary import Glossary
from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.engine.failures import EnvironmentFailure, FailureReason

GLOSSARY_FILE = "glossary.json"


def read_glossary(folder: Path) -> Glossary:
    """The glossary in `folder`.

    Raises EnvironmentFailure when its file is missing, cannot be read or does not hold a glossary.
    """
    path = folder / GLOSSARY_FILE
    try:
        return msgspec.json.decode(path.read_bytes(), type=Glossary)
    except FileNotFoundError as error:
        raise EnvironmentFailure(FailureReason.TEXT_MISSING, str(path)) from error
    except OSError as error:
        raise EnvironmentFailure(FailureReason.FILE_UNREADABLE, str(path), str(error)) from error
    except UNDECODABLE as error:
        raise EnvironmentFailure(FailureReason.TEXT_DAMAGED, str(path), str(error)) from error
