"""Ports for the library of rules and its search."""

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
    """Search in the library, from any thread that opened its own."""

    def search(self, query: Query, *, reader: str, limit: int = 20) -> SearchAnswer:
        """The best sections, one hit per section, in the reader's language if available."""
        ...

    def marks(self, query: Query, reference: RuleReference) -> tuple[Mark, ...]:
        """The query's matches in a section's title and blocks, for highlighting the whole text."""
        ...


class RulesProvider(RulesSearch, Protocol):
    """The library with its search: prepared once, from the cache if possible."""

    def is_prepared(self) -> bool:
        """Whether the cache already has what these texts and this program version need."""
        ...

    def prepare(self, progress: Callable[[float], None]) -> None:
        """Read the texts and build the index if the cache lacks them; progress is from 0 to 1.

        Raises EnvironmentFailure, but not for an unwritable cache folder: the index is then kept in
        memory.
        """
        ...

    def refresh(self, progress: Callable[[float], None] = lambda part: None) -> None:
        """Prepare anew after a document was imported, changed or removed; meanwhile, in other
        threads, what was prepared before answers. Progress is from 0 to 1."""
        ...

    def library(self) -> Library:
        """The documents; only after `is_prepared` or `prepare`."""
        ...

    def state(self) -> IndexState:
        """State of the index, for the doctor command."""
        ...

    def glossary(self) -> Glossary:
        """The glossary that search uses, for display."""
        ...
