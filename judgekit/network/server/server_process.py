"""The server as a process: started, watched, started again when it dies, ended with us."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import subprocess
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.network.ending_tasks import end_tasks
from judgekit.network.server.ending_with_us import (
    OwnJob,
    call_that_ends_with_us,
    end_left_over,
)
from judgekit.network.server.server_configuration import ServerFiles

READY_WITHIN = 60.0
"""Seconds until it must answer; it answers in a tenth of one on an idle machine. One that is only
slow would have its store taken for a damaged one, and all laptops would begin a new epoch."""
TOLD_WITHIN = 20.0
"""Seconds for its version, which needs no store."""
END_WITHIN = 5.0
_LOOK_EVERY = 0.05
_LONGEST_WAIT = 2.0
_MEMORY_LIMIT = "40MiB"
"""What its garbage collector aims at."""
_LAST_LINES = 400
"""Letters of the log that a failure tells."""

log = logging.getLogger(__name__)


class ServerProcess:
    """One server; used on the network's thread, whose end ends the server too.

    `is_ready` asks it once and returns whether it answered. `told` is called with False when it
    ended by itself, and with True when it runs again.
    """

    def __init__(
        self,
        program: Path,
        files: ServerFiles,
        is_ready: Callable[[], Awaitable[bool]],
        told: Callable[[bool], None],
    ) -> None:
        self._program = program
        self._files = files
        self._is_ready = is_ready
        self._told = told
        self._job = OwnJob()
        self._process: subprocess.Popen[bytes] | None = None
        self._watching: asyncio.Task[None] | None = None

    @property
    def number(self) -> int:
        """The process's number; 0 while there is none."""
        return self._process.pid if self._process else 0

    async def start(self) -> None:
        """Start it and wait until it answers; raises EnvironmentFailure if it ends or doesn't."""
        end_left_over(self._files.process_number, str(self._files.configuration))
        await self._start_once()
        self._watching = asyncio.create_task(self._watch())

    def end_for_a_new_start(self) -> None:
        """End it; it is started again as after any end that nobody wanted."""
        if self._process is not None:
            self._process.terminate()

    async def stop(self) -> None:
        """End it in order; kill it if that takes too long."""
        await end_tasks([self._watching])
        self._watching = None
        await self._end()

    async def _start_once(self) -> None:
        command = [str(self._program), "-c", str(self._files.configuration)]
        try:
            self._process = subprocess.Popen(
                call_that_ends_with_us(command),
                cwd=self._files.folder,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                env={**os.environ, "GOMEMLIMIT": _MEMORY_LIMIT},
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except OSError as error:
            raise self._failure(str(error)) from error
        self._job.hold(self._process)
        try:
            async with asyncio.timeout(READY_WITHIN):
                while not await self._is_ready():
                    if self._process.poll() is not None:
                        raise self._failure(self._end_of_log())
                    await asyncio.sleep(_LOOK_EVERY)
                if self._process.poll() is not None:
                    # Another server answered at its port: one that was left over.
                    raise self._failure(self._end_of_log())
        except TimeoutError as error:
            await self._end()
            raise self._failure("it doesn't answer") from error
        except asyncio.CancelledError:
            await self._end()
            raise

    async def _watch(self) -> None:
        """Start it again whenever it has ended, at longer intervals if it does so at once."""
        wait = _LOOK_EVERY
        while True:
            await asyncio.sleep(_LOOK_EVERY)
            if self._process is not None and self._process.poll() is None:
                continue
            log.warning("The server for sharing ended by itself and is started again")
            self._told(False)
            await asyncio.sleep(wait)
            try:
                await self._start_once()
            except EnvironmentFailure as failure:
                log.warning("The server for sharing can't be started: %s", failure.detail)
                wait = min(wait * 2, _LONGEST_WAIT)
                continue
            wait = _LOOK_EVERY
            self._told(True)

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is None or process.poll() is not None:
            return
        process.terminate()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(END_WITHIN):
                while process.poll() is None:
                    await asyncio.sleep(_LOOK_EVERY)
        if process.poll() is None:
            process.kill()
            process.wait()

    def _end_of_log(self) -> str:
        with contextlib.suppress(OSError):
            return self._files.log.read_text("utf-8", errors="replace")[-_LAST_LINES:]
        return ""

    def _failure(self, detail: str) -> EnvironmentFailure:
        name = self._program.name
        return EnvironmentFailure(FailureReason.SHARING_SERVER, name, detail)


def server_version(program: Path) -> tuple[int, ...]:
    """The version that a server program tells, such as (2, 15, 1); empty if it tells none."""
    try:
        done = subprocess.run(
            [str(program), "--version"],
            check=False,
            capture_output=True,
            text=True,
            timeout=TOLD_WITHIN,
            stdin=subprocess.DEVNULL,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
    except (OSError, subprocess.TimeoutExpired):
        return ()
    return _numbers(done.stdout.strip().rpartition("v")[2].split("."))


def _numbers(parts: Sequence[str]) -> tuple[int, ...]:
    whole = [part.split("-")[0] for part in parts]
    return tuple(int(part) for part in whole) if all(map(str.isdigit, whole)) else ()
