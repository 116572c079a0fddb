"""Who wants to know what changed."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.domain.shared.topic import Topic

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
