"""Notification of changes."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.domain.shared.topic import Topic

ALL_TOPICS = frozenset(Topic)
Listener = Callable[[frozenset[Topic]], None]


class Publisher:
    """Plain publish and subscribe; listeners are called in order of subscription."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call the listener on every change from now on; the returned function unsubscribes it."""
        self._listeners.append(listener)

        def unsubscribe() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return unsubscribe

    def publish(self, topics: frozenset[Topic]) -> None:
        """Notify all listeners that these topics changed."""
        for listener in tuple(self._listeners):
            listener(topics)
