"""What the program is given but a start does not need: created on first use."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from judgekit.domain.infractions.advice import PolicyHit
    from judgekit.domain.infractions.policy import Catalogue, Edition, PolicyLevel
    from judgekit.domain.rules.glossary import Glossary
    from judgekit.domain.rules.library import Library
    from judgekit.domain.rules.query import Query
    from judgekit.domain.rules.search_answer import Mark, SearchAnswer
    from judgekit.domain.shared.rule_reference import RuleReference
    from judgekit.engine.ports.policy import PolicyProvider
    from judgekit.engine.ports.rules import RulesProvider
    from judgekit.engine.stored import IndexState

Made = TypeVar("Made")


class Lazy(Generic[Made]):
    """Callable that returns one object, the same one each time and in each thread."""

    def __init__(self, make: Callable[[], Made]) -> None:
        self._make = make
        self._making = Lock()
        self._made: Made | None = None

    def __call__(self) -> Made:
        """Return the object, created if necessary."""
        with self._making:
            if self._made is None:
                self._made = self._make()
            return self._made


class LazyPolicy:
    """A `PolicyProvider` created on first use; for any thread."""

    def __init__(self, make: Callable[[], PolicyProvider]) -> None:
        self._provider = Lazy(make)

    def catalogue(self) -> Catalogue:
        """See the port."""
        return self._provider().catalogue()

    def search(
        self, words: str, *, level: PolicyLevel, edition: Edition, limit: int = 5
    ) -> tuple[PolicyHit, ...]:
        """See the port."""
        return self._provider().search(words, level=level, edition=edition, limit=limit)


class LazyRules:
    """A `RulesProvider` created on first use; for any thread.

    It remembers the last answer: the command bar's list and the Rules page search for the same.
    """

    def __init__(self, make: Callable[[], RulesProvider]) -> None:
        self._provider = Lazy(make)
        self._last: tuple[tuple[Query, str, int], SearchAnswer] | None = None

    def is_prepared(self) -> bool:
        """See the port."""
        return self._provider().is_prepared()

    def prepare(self, progress: Callable[[float], None]) -> None:
        """See the port."""
        self._last = None
        self._provider().prepare(progress)

    def refresh(self, progress: Callable[[float], None] = lambda part: None) -> None:
        """See the port."""
        self._provider().refresh(progress)
        self._last = None

    def library(self) -> Library:
        """See the port."""
        return self._provider().library()

    def glossary(self) -> Glossary:
        """See the port."""
        return self._provider().glossary()

    def search(self, query: Query, *, reader: str, limit: int = 20) -> SearchAnswer:
        """See the port."""
        asked, last = (query, reader, limit), self._last
        if last is not None and last[0] == asked:
            return last[1]
        answer = self._provider().search(query, reader=reader, limit=limit)
        self._last = asked, answer
        return answer

    def marks(self, query: Query, reference: RuleReference) -> tuple[Mark, ...]:
        """See the port."""
        return self._provider().marks(query, reference)

    def state(self) -> IndexState:
        """See the port."""
        return self._provider().state()
