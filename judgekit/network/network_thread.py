"""The network's own thread, with an event loop; everything of an event's network runs there."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from typing import Any, TypeVar

Result = TypeVar("Result")
NAME = "judgekit network"
_END_WITHIN = 15.0

log = logging.getLogger(__name__)


class NetworkThread:
    """A thread that lives until `close`."""

    def __init__(self) -> None:
        _keep_off_the_terminal()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name=NAME, daemon=True)
        self._thread.start()

    def start(self, work: Coroutine[Any, Any, Result]) -> Future[Result]:
        """Run a coroutine there; usable from any thread."""
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def call(self, work: Callable[[], object]) -> None:
        """Call a function there, after those given before; usable from any thread."""
        self._loop.call_soon_threadsafe(work)

    def finish(self, work: Coroutine[Any, Any, object]) -> None:
        """Run a coroutine there and wait for its end; on the thread itself it is only begun."""
        done = self.start(work)
        if threading.current_thread() is not self._thread:
            try:
                done.result(_END_WITHIN)
            except TimeoutError:
                log.warning("The network of an event did not end in time")

    def close(self) -> None:
        """End the thread with all that runs there; it must not be called on it."""
        if self._thread.is_alive():
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join(_END_WITHIN)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.set_exception_handler(_logged)
        try:
            self._loop.run_forever()
            left = asyncio.all_tasks(self._loop)
            for task in left:
                task.cancel()
            self._loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
            self._loop.run_until_complete(self._loop.shutdown_asyncgens())
        finally:
            self._loop.close()


def told(tell: Callable[[], object]) -> None:
    """Tell a listener; what it raises is a bug of its own, is logged and ends nothing here."""
    try:
        tell()
    except Exception:
        log.exception("A listener of the network failed")


def _keep_off_the_terminal() -> None:
    """Python writes to standard error what libraries log and nobody has asked for."""
    for name in ("asyncio", "nats", "zeroconf"):
        library = logging.getLogger(name)
        if not library.handlers:
            library.addHandler(logging.NullHandler())


def _logged(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    error = context.get("exception")
    log.error("In the network: %s", context.get("message"), exc_info=error)
