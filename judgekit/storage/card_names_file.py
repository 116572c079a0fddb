"""The names of cards and sets, as they lie in the program's resources."""

from __future__ import annotations

from pathlib import Path

import msgspec

from judgekit.domain.rules.card_names import CardName
from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.engine.failures import EnvironmentFailure, FailureReason

CARD_NAMES_FILE = "card_names.json"


def read_card_names(folder: Path) -> tuple[CardName, ...]:
    """The names in `folder`; none where there is no such file.

    Raises EnvironmentFailure when the file cannot be read or does not hold names.
    """
    path = folder / CARD_NAMES_FILE
    try:
        return msgspec.json.decode(path.read_bytes(), type=tuple[CardName, ...])
    except FileNotFoundError:
        return ()
    except OSError as error:
        raise EnvironmentFailure(FailureReason.FILE_UNREADABLE, str(path), str(error)) from error
    except UNDECODABLE as error:
        raise EnvironmentFailure(FailureReason.TEXT_DAMAGED, str(path), str(error)) from error
