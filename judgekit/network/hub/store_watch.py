"""Whether the hub's server can store, and what is done when it can't."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

ROOM_BYTES = 2 * 1024 * 1024
"""That must fit onto the disk before the server is started again."""
AGAIN_AFTER = 5.0
"""Seconds between two starts at least."""
_TRIAL = "room.trial"

log = logging.getLogger(__name__)


class Storing(Protocol):
    """The server, as far as it stores."""

    async def can_store(self) -> bool:
        """Whether it does. Raises EnvironmentFailure."""
        ...


class StoreWatch:
    """Looks at one server from time to time.

    An error of writing, as on a full disk, shuts a stream until the server starts: so `start_again`
    is called once `folder` has room. `now` counts seconds.
    """

    def __init__(
        self,
        server: Storing,
        folder: Path,
        start_again: Callable[[], object],
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._server = server
        self._folder = folder
        self._start_again = start_again
        self._now = now
        self._not_before = 0.0
        self.can_store = True
        """What the last look has shown."""

    async def look(self) -> bool:
        """Look, and do what helps; return whether it is otherwise than at the last look. Raises
        EnvironmentFailure where the server doesn't answer."""
        before, self.can_store = self.can_store, await self._server.can_store()
        if not self.can_store and self._now() >= self._not_before:
            if await asyncio.to_thread(has_room, self._folder):
                self._not_before = self._now() + AGAIN_AFTER
                log.warning("The hub could not store, has room now, and its server starts again")
                self._start_again()
        elif self.can_store != before:
            log.info("The hub can store again")
        return self.can_store != before


def has_room(folder: Path) -> bool:
    """Whether some megabytes can be written there; tried only where the disk tells of them, so that
    the trial takes no last room from others."""
    trial = folder / _TRIAL
    try:
        if shutil.disk_usage(folder).free < 2 * ROOM_BYTES:
            return False
        with trial.open("wb") as file:
            file.write(bytes(ROOM_BYTES))
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        return False
    finally:
        trial.unlink(missing_ok=True)
    return True
