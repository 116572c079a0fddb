"""A file system for SQLite that fails on command."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from enum import Enum, auto
from pathlib import Path

import apsw


class Fault(Enum):
    """Kinds of failure."""

    FULL = auto()  # nothing more can be written
    TORN = auto()  # half of the data is written
    SHORT = auto()  # all but the last bytes are written
    UNSYNCED = auto()  # written, but the disk does not confirm it
    READ_ONLY = auto()
    BROKEN = auto()  # the device answers with an error
    LOCKED = auto()  # another program holds the file


WRITES = frozenset({Fault.FULL, Fault.TORN, Fault.SHORT, Fault.READ_ONLY, Fault.BROKEN})


WRITTEN_IN_PART: Mapping[Fault, Callable[[int], int]] = {
    Fault.TORN: lambda length: length // 2,
    Fault.SHORT: lambda length: max(length - 3, 0),
}
SAYS: Mapping[Fault, type[apsw.Error]] = {
    Fault.FULL: apsw.FullError,
    Fault.SHORT: apsw.FullError,
    Fault.READ_ONLY: apsw.ReadOnlyError,
}


class FaultyDisk(apsw.VFS):
    """Every connection opened while it is registered uses it.

    `arm` sets which fault occurs at which operation of its kind, once or from then on.
    """

    NAME = "faulty"

    def __init__(self) -> None:
        self.beneath = apsw.vfs_names()[0]
        self.synced: dict[str, bytes] = {}
        self.struck = 0
        self.is_well = True
        self._fault = Fault.BROKEN
        self._left = 0
        self._for_good = False
        super().__init__(self.NAME, self.beneath, makedefault=True)

    def arm(self, fault: Fault, after: int, *, for_good: bool) -> None:
        """Let the fault occur after that many successful operations of its kind."""
        self.is_well, self.struck = False, 0
        self._fault, self._left, self._for_good = fault, after, for_good

    @contextmanager
    def well(self) -> Iterator[None]:
        """Suspend all faults."""
        before, self.is_well = self.is_well, True
        yield
        self.is_well = before

    def strikes(self, *faults: Fault) -> Fault | None:
        """The fault that occurs now, if it is one of these."""
        if self.is_well or self._fault not in faults:
            return None
        if self._left > 0:
            self._left -= 1
            return None
        self.struck += 1
        self.is_well = not self._for_good
        return self._fault

    def xOpen(self, name, flags):
        return FaultyFile(self, name, flags)


class FaultyFile(apsw.VFSFile):
    """An open file."""

    def __init__(self, disk: FaultyDisk, name, flags) -> None:
        self._disk = disk
        self._path = name.filename() if isinstance(name, apsw.URIFilename) else str(name)
        super().__init__(disk.beneath, name, flags)

    def xWrite(self, data, offset):
        if not (fault := self._disk.strikes(*WRITES)):
            super().xWrite(data, offset)
            return
        if fault in WRITTEN_IN_PART:
            super().xWrite(bytes(data)[: WRITTEN_IN_PART[fault](len(data))], offset)
        raise SAYS.get(fault, apsw.IOError)("as told")

    def xSync(self, flags):
        if self._disk.strikes(Fault.UNSYNCED):
            raise apsw.IOError("not confirmed, as told")
        # The real disk isn't synced: that would take most of a test's time, and what counts as
        # synced is recorded here.
        self._disk.synced[self._path] = Path(self._path).read_bytes()

    def xLock(self, level):
        if level and self._disk.strikes(Fault.LOCKED):
            raise apsw.BusyError("held by another program, as told")
        super().xLock(level)


@contextmanager
def faulty_disk() -> Iterator[FaultyDisk]:
    """Register the faulty disk for files opened meanwhile."""
    disk = FaultyDisk()
    try:
        yield disk
    finally:
        disk.unregister()
