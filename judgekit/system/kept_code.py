"""Code that a library compiles from its own text at every start, kept as Python keeps modules.

Shiboken, which PySide stands on, carries a part of itself as source text inside its binary; the
interpreter compiles it each time, which takes longer than all the program's own modules together.
See docs/decisions for why this is worth a page.
"""

from __future__ import annotations

import builtins
import contextlib
import marshal
import os
import zlib
from collections.abc import Iterator
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import CodeType

CHECK_BYTES = 4
Key = tuple[str, int, int]


@contextlib.contextmanager
def kept_code(file: Path, prefixes: tuple[str, ...]) -> Iterator[None]:
    """While it lasts, sources whose file name begins so are compiled once, then read from `file`.

    Nothing else changes; a file that is missing, damaged or of another Python is made anew, and
    one that can't be written is done without.
    """
    known = _read(file)
    compiled: dict[Key, CodeType] = {}
    compile_ = builtins.compile

    def compile_or_recall(
        source: object, filename: object, mode: str, *rest: object, **named: object
    ) -> object:
        wanted = mode == "exec" and str(filename).startswith(prefixes)
        if not wanted or not isinstance(source, (str, bytes)):
            return compile_(source, filename, mode, *rest, **named)  # type: ignore[call-overload]
        key = _key(source, str(filename))
        code = known.get(key)
        if code is None:
            code = compile_(source, filename, mode, *rest, **named)  # type: ignore[call-overload]
            compiled[key] = code
        return code

    builtins.compile = compile_or_recall  # type: ignore[assignment]
    try:
        yield
    finally:
        builtins.compile = compile_
    if compiled:
        _write(file, {**known, **compiled})


def _key(source: str | bytes, filename: str) -> Key:
    data = source.encode() if isinstance(source, str) else source
    return filename, len(data), zlib.crc32(data)


def _read(file: Path) -> dict[Key, CodeType]:
    """What is kept; the checks come before `marshal`, which trusts what it reads."""
    try:
        content = file.read_bytes()
    except OSError:
        return {}
    start = len(MAGIC_NUMBER) + CHECK_BYTES
    body = content[start:]
    if content[:start] != MAGIC_NUMBER + _check(body):
        return {}
    kept: dict[Key, CodeType] = marshal.loads(body)
    return kept


def _write(file: Path, code: dict[Key, CodeType]) -> None:
    body = marshal.dumps(code)
    draft = file.with_suffix(f".{os.getpid()}")
    with contextlib.suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(MAGIC_NUMBER + _check(body) + body)
        draft.replace(file)


def _check(body: bytes) -> bytes:
    return zlib.crc32(body).to_bytes(CHECK_BYTES, "little")
