"""A disk that remembers what was written and what was synced, and what a power cut leaves of it.

Only what a file held when it was last synced is sure. Of each sector written since, either the old
content or one of the new ones is left, whatever the order of the writes; the file's length is any
between. A file that was removed may be there again, and one that was never synced may be gone.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

import apsw

SECTOR = 512


class Done(NamedTuple):
    """What was done to a file: a write at an offset, or one of the others, without content."""

    what: str
    path: str
    at: int = 0
    content: bytes = b""


class RememberingDisk(apsw.VFS):
    """Every connection opened while it is registered uses it."""

    NAME = "remembering"

    def __init__(self) -> None:
        self.beneath = apsw.vfs_names()[0]
        self.done: list[Done] = []
        super().__init__(self.NAME, self.beneath, makedefault=True)

    def xOpen(self, name, flags):
        return RememberingFile(self, name, flags)

    def xDelete(self, filename, syncdir):
        self.done.append(Done("remove", filename))
        super().xDelete(filename, syncdir)


class RememberingFile(apsw.VFSFile):
    """An open file."""

    def __init__(self, disk: RememberingDisk, name, flags) -> None:
        self._disk = disk
        self._path = name.filename() if isinstance(name, apsw.URIFilename) else str(name)
        super().__init__(disk.beneath, name, flags)

    def xWrite(self, data, offset):
        self._disk.done.append(Done("write", self._path, offset, bytes(data)))
        super().xWrite(data, offset)

    def xTruncate(self, newsize):
        self._disk.done.append(Done("cut", self._path, newsize))
        super().xTruncate(newsize)

    def xSync(self, flags):
        del flags  # the real disk isn't synced: that would take most of a test's time
        self._disk.done.append(Done("sync", self._path))


@contextmanager
def remembering_disk() -> Iterator[RememberingDisk]:
    """Register the disk for files opened meanwhile."""
    disk = RememberingDisk()
    try:
        yield disk
    finally:
        disk.unregister()


class _File:
    """What may be left of a file."""

    def __init__(self, content: bytes | None) -> None:
        self.sure = content
        """What it held when it was last synced; None if it wasn't there."""
        self.since: list[Done] = []

    def left(self, chance: random.Random) -> bytes | None:
        """One of the contents that a power cut may leave; None for no file."""
        if not self.since:
            return self.sure
        removed = [at for at, each in enumerate(self.since) if each.what == "remove"]
        if removed and chance.random() < 0.5:
            return None
        since = self.since[: removed[-1]] if removed else self.since
        if self.sure is None and chance.random() < 0.2:
            return None
        return _torn(self.sure or b"", since, chance)


def _torn(sure: bytes, since: list[Done], chance: random.Random) -> bytes:
    """Some sectors of what was written since are there, others are not."""
    share = chance.choice((0.0, 0.1, 0.5, 0.9, 1.0))
    content = bytearray(sure)
    for each in since:
        if each.what == "cut":
            if chance.random() < 0.5:
                del content[each.at :]
            continue
        for start in range(0, len(each.content), SECTOR):
            if chance.random() < share:
                sector = each.content[start : start + SECTOR]
                at = each.at + start
                content.extend(bytes(max(0, at + len(sector) - len(content))))
                content[at : at + len(sector)] = sector
    return bytes(content)


def left_by_power_cut(
    first: dict[str, bytes], done: list[Done], chance: random.Random
) -> dict[str, bytes]:
    """The contents of files by their paths after a power cut, that had those contents at first,
    and to which these things were done."""
    files = {path: _File(content) for path, content in first.items()}
    for each in done:
        file = files.setdefault(each.path, _File(None))
        if each.what == "sync":
            file.sure, file.since = _whole(file), []
        else:
            file.since.append(each)
    left = {path: file.left(chance) for path, file in files.items()}
    return {path: content for path, content in left.items() if content is not None}


def _whole(file: _File) -> bytes:
    """The content with everything done to it."""
    content = bytearray(file.sure or b"")
    for each in file.since:
        if each.what == "write":
            content.extend(bytes(max(0, each.at - len(content))))
            content[each.at : each.at + len(each.content)] = each.content
        else:
            del content[each.at :]  # a removed file begins anew, at 0
    return bytes(content)
