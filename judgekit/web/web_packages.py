"""Whether the package that serves pages is installed; imports nothing of it."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec

from judgekit.engine.failures import EnvironmentFailure, FailureReason

SERVER = "aiohttp"


def require_web(
    is_there: Callable[[str], bool] = lambda module: find_spec(module) is not None,
) -> None:
    """Raise EnvironmentFailure that names what is missing for serving pages, if it is."""
    if not is_there(SERVER):
        raise EnvironmentFailure(FailureReason.SHARING_NOT_INSTALLED, SERVER)
