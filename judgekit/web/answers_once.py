"""What was asked twice is done once: a phone asks again where it doesn't know whether its wish
arrived."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

MOST_KEPT = 64
"""Answers of one phone."""


class AnswersOnce:
    """The last answers, by who asked and the id of what was asked."""

    def __init__(self) -> None:
        self._answers: dict[str, OrderedDict[str, asyncio.Task[bytes]]] = {}

    async def answer(self, asker: str, id_: str, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """The answer, made with the first call alone; it goes on where who asked is gone."""
        own = self._answers.setdefault(asker, OrderedDict())
        task = own.get(id_)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = own[id_] = asyncio.ensure_future(_made(make))
            while len(own) > MOST_KEPT:
                own.popitem(last=False)
        return await asyncio.shield(task)

    def forget(self, asker: str) -> None:
        """Forget who will ask no more."""
        self._answers.pop(asker, None)


async def _made(make: Callable[[], Awaitable[bytes]]) -> bytes:
    return await make()
