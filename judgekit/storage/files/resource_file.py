"""Read a JSON file from the program's resources."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.engine.failures import EnvironmentFailure, FailureReason

T = TypeVar("T")


def read_resource(path: Path, kind: type[T]) -> T:
    """Decode the file at `path`.

    Raises EnvironmentFailure if it is missing, unreadable or does not hold a `kind`.
    """
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except FileNotFoundError as error:
        raise EnvironmentFailure(FailureReason.TEXT_MISSING, str(path), str(error)) from error
    except OSError as error:
        raise EnvironmentFailure(FailureReason.FILE_UNREADABLE, str(path), str(error)) from error
    except UNDECODABLE as error:
        raise EnvironmentFailure(FailureReason.TEXT_DAMAGED, str(path), str(error)) from error
