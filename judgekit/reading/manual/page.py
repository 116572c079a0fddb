"""The pages of the manual as values."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import cached_property

import msgspec


class PageKind(StrEnum):
    """What a page is about: a place of the window, or a task."""

    PLACE = "places"
    TASK = "tasks"


class SpanKind(StrEnum):
    """What a piece of a sentence is."""

    TEXT = "text"
    LABEL = "label"
    """Words that stand in the window."""
    TYPED = "typed"
    """A key in Qt's portable form (`Ctrl+K`), or a text that is typed into the command bar."""
    LINK = "link"


class Span(msgspec.Struct, frozen=True):
    """A piece of a sentence; `page` is the name of the page that a link leads to."""

    kind: SpanKind
    text: str
    page: str = ""


class Block(msgspec.Struct, frozen=True):
    """A paragraph, or a step with its number from 1; a paragraph has 0."""

    spans: tuple[Span, ...]
    step: int = 0

    @property
    def text(self) -> str:
        """The sentence without its marks."""
        return "".join(span.text for span in self.spans)


class ManualPage(msgspec.Struct, frozen=True):
    """One page in one language.

    `at` are the ids of the window's places that it is about, `words` what else it is searched by.
    """

    name: str
    kind: PageKind
    language: str
    title: str
    blocks: tuple[Block, ...]
    at: tuple[str, ...] = ()
    words: tuple[str, ...] = ()

    @property
    def summary(self) -> str:
        """The first sentence or step."""
        return self.blocks[0].text if self.blocks else ""


class Manual(msgspec.Struct, frozen=True, dict=True):
    """All pages, in the order in which they are listed in every language."""

    pages: tuple[ManualPage, ...]

    @cached_property
    def _by_name(self) -> Mapping[tuple[str, str], ManualPage]:
        return {(page.language, page.name): page for page in self.pages}

    def page(self, name: str, language: str) -> ManualPage | None:
        """Return the page of that name; None if there is none."""
        return self._by_name.get((language, name))

    def in_language(self, language: str) -> tuple[ManualPage, ...]:
        """Return the pages in one language, in their order."""
        return tuple(page for page in self.pages if page.language == language)
