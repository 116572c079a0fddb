"""A small file that is read and replaced as a whole, or not at all."""

from __future__ import annotations

import contextlib
import errno
import os
from pathlib import Path

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.storage.files.drafts import SUFFIX, draft_prefix, remove_abandoned
from judgekit.system.private_files import make_private_folder


class WholeFile:
    """Reads, replaces and sets aside one file.

    A folder of the program's own is created on the first write, and only the user may enter it. One
    that the user named is left as it is (`is_own` False). What may be lost in a power cut doesn't
    wait for the disk, which can take half a second (`waits_for_disk` False).
    """

    def __init__(self, path: Path, *, is_own: bool = True, waits_for_disk: bool = True) -> None:
        self.path = path
        self._is_own = is_own
        self._waits_for_disk = waits_for_disk

    def read(self) -> bytes | None:
        """Return the content, None if there is no such file yet; raises EnvironmentFailure."""
        try:
            return self.path.read_bytes()
        except FileNotFoundError:
            return None
        except OSError as error:
            raise self._failure(error, FailureReason.FILE_UNREADABLE) from error

    def replace(self, content: bytes) -> None:
        """Replace the content; on EnvironmentFailure the file is unchanged."""
        import tempfile  # noqa: PLC0415  (reading, at every start, does without)

        temporary: str | None = None
        try:
            if self._is_own:
                make_private_folder(self.path.parent)
            remove_abandoned(self.path)
            handle, temporary = tempfile.mkstemp(
                SUFFIX, draft_prefix(self.path), dir=self.path.parent
            )
            with os.fdopen(handle, "wb") as file:
                file.write(content)
                file.flush()
                if self._waits_for_disk:
                    os.fsync(file.fileno())
            Path(temporary).replace(self.path)
        except OSError as error:
            if temporary is not None:
                with contextlib.suppress(OSError):
                    Path(temporary).unlink(missing_ok=True)
            raise self._failure(error, FailureReason.FOLDER_UNWRITABLE) from error

    def set_aside(self) -> Path:
        """Rename the file to the first free `NAME.damaged-N.SUFFIX` and return that path."""
        number = 1
        name, suffix = self.path.stem, self.path.suffix
        while (aside := self.path.with_name(f"{name}.damaged-{number}{suffix}")).exists():
            number += 1
        try:
            self.path.rename(aside)
        except OSError as error:
            raise self._failure(error, FailureReason.FOLDER_UNWRITABLE) from error
        return aside

    def _failure(self, error: OSError, otherwise: FailureReason) -> EnvironmentFailure:
        full = error.errno in {errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)}
        reason = FailureReason.DISK_FULL if full else otherwise
        return EnvironmentFailure(reason, str(self.path), error.strerror or "")
