"""Who wants to know what changed."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum


class Topic(StrEnum):
    """What can change; a page shows some of these and asks for no others."""

    ENTRY = "entry"
    CLOCK = "clock"
    CALLS = "calls"
    DECK_CHECKS = "deck-checks"
    INFRACTIONS = "infractions"
    TIMELINE = "timeline"


ALL_TOPICS = frozenset(Topic)
Listener = Callable[[frozenset[Topic]], None]


class Publisher:
    """Plain subscribe and publish, in the order of subscription."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Tell this one of every change from now on; what is returned ends that."""
        self._listeners.append(listener)

        def unsubscribe() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return unsubscribe

    def publish(self, topics: frozenset[Topic]) -> None:
        """Something about these changed."""
        for listener in tuple(self._listeners):
            listener(topics)
