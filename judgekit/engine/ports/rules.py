"""What the inside asks of the library of rules and its search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from judgekit.domain.rules.glossary import Glossary
from judgekit.domain.rules.library import Library
from judgekit.domain.rules.query import Query
from judgekit.domain.rules.search_answer import Mark, SearchAnswer
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.engine.stored import (
    IndexState,
)


class RulesSearch(Protocol):
    """Search over the library, from any thread that opened its own."""

    def search(self, query: Query, *, reader: str, limit: int = 20) -> SearchAnswer:
        """The best sections, one hit a section, in the reader's language where they exist in it."""
        ...

    def marks(self, query: Query, reference: RuleReference) -> tuple[Mark, ...]:
        """What of the query stands in a section's title and blocks, for marking the whole text."""
        ...


class RulesProvider(RulesSearch, Protocol):
    """The library with its search: prepared once, from the cache when it can, then ready."""

    def is_prepared(self) -> bool:
        """Whether the cache already has what these texts and this program need."""
        ...

    def prepare(self, progress: Callable[[float], None]) -> None:
        """Read the texts and build the index where the cache lacks them; progress runs from 0 to 1.

        Raises EnvironmentFailure; an unwritable cache folder is none: the index is then kept in
        memory.
        """
        ...

    def library(self) -> Library:
        """The documents; only after `is_prepared` or `prepare`."""
        ...

    def state(self) -> IndexState:
        """Where the index is, for the doctor."""
        ...

    def glossary(self) -> Glossary:
        """The glossary that search uses, as a page to read."""
        ...
