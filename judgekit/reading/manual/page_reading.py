"""Reads a page of the manual from its Markdown.

A page is a title (`# …`), paragraphs and numbered steps, and at its end a comment with what the
reader of the page doesn't see:

    <!--
    at: clock calls
    words: start the round; timer
    -->

In a sentence, `**Start check**` is a label of the window, `` `Ctrl+K` `` a key or a typed text, and
`[A call](../tasks/call.md)` a link to another page.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from judgekit.reading.manual.page import Block, ManualPage, PageKind, Span, SpanKind

_SPAN = re.compile(
    r"\*\*(?P<label>[^*]+)\*\*|`(?P<typed>[^`]+)`"
    r"|\[(?P<link>[^\]]+)\]\((?:[./\w-]*/)?(?P<page>[\w-]+)\.md\)"
)
_STEP = re.compile(r"(\d+)\. +(.*)", re.DOTALL)
_HIDDEN = re.compile(r"<!--(.*?)-->", re.DOTALL)
_TITLE = re.compile(r"# +(.+)\n")


class NotAPage(ValueError):
    """The text is no page of the manual; the message says what is missing."""


def read_page(text: str, *, name: str, kind: PageKind, language: str) -> ManualPage:
    """Read a page; raises NotAPage if it has no title or no text."""
    title = _TITLE.match(text)
    if title is None:
        raise NotAPage("no title")
    hidden = _HIDDEN.search(text)
    said = dict(_hidden_lines(hidden[1] if hidden else ""))
    blocks = tuple(_blocks(_HIDDEN.sub("", text[title.end() :])))
    if not blocks:
        raise NotAPage("no text")
    return ManualPage(
        name=name,
        kind=kind,
        language=language,
        title=title[1].strip(),
        blocks=blocks,
        at=tuple(said.get("at", "").split()),
        words=tuple(filter(None, map(str.strip, said.get("words", "").split(";")))),
    )


def _hidden_lines(text: str) -> Iterator[tuple[str, str]]:
    for line in text.splitlines():
        key, colon, value = line.partition(":")
        if colon:
            yield key.strip(), value


def _blocks(text: str) -> Iterator[Block]:
    """Yield the blocks, which blank lines separate; steps of a list may follow each other."""
    for part in re.split(r"\n\s*\n|\n(?=\d+\. )", text):
        flowing = " ".join(part.split())
        step = _STEP.fullmatch(flowing)
        if step:
            yield Block(tuple(_spans(step[2])), int(step[1]))
        elif flowing:
            yield Block(tuple(_spans(flowing)))


def _spans(text: str) -> Iterator[Span]:
    end = 0
    for match in _SPAN.finditer(text):
        if match.start() > end:
            yield Span(SpanKind.TEXT, text[end : match.start()])
        end = match.end()
        if match["label"]:
            yield Span(SpanKind.LABEL, match["label"])
        elif match["typed"]:
            yield Span(SpanKind.TYPED, match["typed"])
        else:
            yield Span(SpanKind.LINK, match["link"], match["page"])
    if end < len(text):
        yield Span(SpanKind.TEXT, text[end:])
