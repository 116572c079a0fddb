"""Ending tasks for sure."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

AGAIN_AFTER = 0.2
"""Seconds."""


async def end_tasks(tasks: Iterable[asyncio.Task[None] | None]) -> None:
    """Cancel tasks until all have ended, whatever they raise.

    A task may miss its cancelling: `asyncio.wait_for` of Python 3.11, which the client uses, drops
    it where what it waits for is done at the same moment.
    """
    own = [each for each in tasks if each is not None]
    while left := [each for each in own if not each.done()]:
        for each in left:
            each.cancel()
        await asyncio.wait(left, timeout=AGAIN_AFTER)
    for each in own:
        if not each.cancelled():
            each.exception()
