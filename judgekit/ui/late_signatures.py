"""Qt's classes without the description of their signatures, until somebody asks for it.

PySide describes the arguments of every call of Qt in modules of its own, for the wording of a
`TypeError`, for `inspect` and for making stubs. It carries them as source and compiles them at each
start, a fifth of the time that a bare window takes. Here each of them is a module that reads itself
when something of it is asked for. What is not found where it is expected is imported as always.
"""

from __future__ import annotations

import builtins
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.machinery import ModuleSpec
from types import ModuleType

_ROOM = "shibokensupport.signature"
_LATE = frozenset(
    f"{_ROOM}.{name}"
    for name in (
        "errorhandler",
        "layout",
        "parser",
        "lib.enum_sig",
        "lib.pyi_generator",
        "lib.tool",
    )
)


class LateModule(ModuleType):
    """A module that is read when the first of its names is asked for."""

    def __init__(self, spec: ModuleSpec) -> None:
        super().__init__(spec.name)
        self.__spec__ = spec

    def __getattr__(self, name: str) -> object:
        """The name, once the module has been read: under its own name, for PySide renames it.

        Who looks through all modules asks each for `__file__` and the like: that reads nothing.
        """
        if name.startswith("__"):
            raise AttributeError(name)
        renamed = self.__spec__
        self.__class__ = ModuleType  # type: ignore[assignment]
        if renamed is not None and renamed.loader is not None:
            self.__spec__ = ModuleSpec(self.__name__, renamed.loader)
            renamed.loader.exec_module(self)
            self.__spec__ = renamed
        return getattr(self, name)


@contextmanager
def late_signatures() -> Iterator[None]:
    """While the first module of PySide is imported, those that it describes itself with wait.

    With it PySide puts itself before Python's `import`, and keeps that as `__orig_import__`; it has
    its own place back afterwards, whoever imported PySide first.
    """
    given = getattr(builtins, "__orig_import__", builtins.__import__)

    def import_late(
        name: str,
        globals: Mapping[str, object] | None = None,  # noqa: A002  (Python's own names)
        locals: Mapping[str, object] | None = None,  # noqa: A002
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> ModuleType:
        if fromlist and name.startswith(_ROOM):
            for wanted in _LATE.intersection(f"{name}.{part}" for part in fromlist):
                _put_late(wanted)
        return given(name, globals, locals, fromlist, level)

    builtins.__import__ = import_late
    try:
        yield
    finally:
        builtins.__import__ = given
        if hasattr(builtins, "__orig_import__"):
            builtins.__orig_import__ = given


def _put_late(name: str) -> None:
    """Have the module found without having been read, if it is there and not known yet."""
    package = sys.modules.get(name.rpartition(".")[0])
    found = (finder.find_spec(name, getattr(package, "__path__", None)) for finder in sys.meta_path)
    spec = next((spec for spec in found if spec is not None), None)
    if name not in sys.modules and spec is not None:
        sys.modules[name] = LateModule(spec)
