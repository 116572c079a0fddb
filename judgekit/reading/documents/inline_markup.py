"""Parse inline markup (emphasis, tags, links, formulas) into plain text and spans."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from judgekit.domain.rules.document import Span, SpanKind
from judgekit.reading.documents.formulas import readable_formula

_TOKEN = re.compile(
    r"""\\(?P<escaped>[\\*_`$\#<>\[\]])
      | (?P<stars>(?<!\d)\*{1,3}|\*{1,3}(?!\d))
      | \$(?=\S)(?P<formula>[^$\n]*[^\s$])\$(?!\d)
      | <(?P<autolink>(?:https?://|mailto:)[^>\s]+)>
      | \[(?P<label>[^\[\]]+)\]\((?P<address>[^()\s]+)\)
      | <(?P<tag>/?[a-zA-Z][a-zA-Z0-9]*)(?:\s[^<>]*)?/?>
      | (?P<url>https?://[^\s<>()\[\]]*[^\s<>()\[\].,;:!?'"”»])
      | (?<![\w.+-])(?P<mail>[\w.+-]+@[\w-]+(?:\.[\w-]+)+)
    """,
    re.VERBOSE,
)
_TAG_KINDS: Mapping[str, SpanKind] = {
    "b": SpanKind.STRONG,
    "strong": SpanKind.STRONG,
    "i": SpanKind.EMPHASIS,
    "em": SpanKind.EMPHASIS,
    "sup": SpanKind.SUPERSCRIPT,
}
_SPACES = re.compile(r"\s+")


@dataclass(frozen=True)
class InlineText:
    """Plain text and its spans."""

    text: str
    spans: tuple[Span, ...] = ()


def read_inline(raw: str) -> InlineText:
    """Parse the inline markup of one block of source text.

    `**Magic** is at <http://x.org>` -> `Magic is at http://x.org` with a strong and a link span.
    Whitespace of any kind and length becomes one space; an unmatched mark stays text.
    """
    if not any(sign in raw for sign in "*<$[\\@:"):
        return InlineText(" ".join(raw.split()))
    tokens = list(_TOKEN.finditer(raw))
    pairs = _paired_stars(raw, tokens)
    writer = _Writer()
    end = 0
    for token in tokens:
        writer.write(raw[end : token.start()])
        end = token.end()
        if token["stars"]:
            writer.stars(token, pairs.get(token.start(), ()))
        else:
            _write_token(writer, token)
    writer.write(raw[end:])
    return writer.finish()


def _write_token(writer: _Writer, token: re.Match[str]) -> None:
    if token["escaped"]:
        writer.write(token["escaped"])
    elif token["formula"]:
        writer.write(readable_formula(token["formula"]))
    elif token["label"]:
        writer.link(read_inline(token["label"]).text, token["address"])
    elif token["mail"]:
        writer.link(token["mail"], f"mailto:{token['mail']}")
    elif token["tag"]:
        writer.tag(token["tag"].lower())
    else:
        address = token["autolink"] or token["url"]
        writer.link(address.removeprefix("mailto:"), address)


def _paired_stars(raw: str, tokens: list[re.Match[str]]) -> dict[int, tuple[tuple[bool, int], ...]]:
    """Return what each run of asterisks, by position, closes and opens, as (opens, width).

    A run opens if a word follows and closes if one ends; unmatched runs are omitted, so that they
    stay text.
    """
    steps: dict[int, list[tuple[bool, int]]] = {}
    open_runs: list[tuple[int, int]] = []
    for token in tokens:
        if not token["stars"]:
            continue
        start, left = token.start(), len(token["stars"])
        if start and raw[start - 1].strip():
            while left and open_runs and open_runs[-1][1] <= left:
                opened_at, width = open_runs.pop()
                steps.setdefault(opened_at, []).append((True, width))
                steps.setdefault(start, []).append((False, width))
                left -= width
        if left and raw[token.end() : token.end() + 1].strip():
            open_runs.append((start, left))
    return {start: tuple(found) for start, found in steps.items()}


class _Writer:
    """Collects text with single spaces and its spans."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._length = 0
        self._ends_in_space = True
        self._open: list[tuple[str, int]] = []
        self._spans: list[Span] = []

    def write(self, raw: str) -> None:
        text = _SPACES.sub(" ", raw)
        if self._ends_in_space:
            text = text.removeprefix(" ")
        if text:
            self._parts.append(text)
            self._length += len(text)
            self._ends_in_space = text[-1] == " "

    def stars(self, token: re.Match[str], steps: tuple[tuple[bool, int], ...]) -> None:
        used = sum(width for _, width in steps)
        for opens, width in steps:
            if opens:
                self._open.append(("*" * width, self._length))
            else:
                self._close("*" * width)
        self.write("*" * (len(token["stars"]) - used))

    def tag(self, name: str) -> None:
        if name.startswith("/"):
            if name[1:] in _TAG_KINDS:
                self._close(name[1:])
        elif name in _TAG_KINDS:
            self._open.append((name, self._length))
        else:
            self.write(" ")

    def link(self, text: str, address: str) -> None:
        start = self._length
        self.write(text)
        if not address.startswith("#"):
            self._span(start, SpanKind.LINK, address)

    def _close(self, name: str) -> None:
        for index in range(len(self._open) - 1, -1, -1):
            if self._open[index][0] == name:
                start = self._open.pop(index)[1]
                if name in _TAG_KINDS:
                    self._span(start, _TAG_KINDS[name])
                if name in ("**", "***"):
                    self._span(start, SpanKind.STRONG)
                if name in ("*", "***"):
                    self._span(start, SpanKind.EMPHASIS)
                return

    def _span(self, start: int, kind: SpanKind, address: str = "") -> None:
        if self._length > start:
            self._spans.append(Span(start, self._length, kind, address))

    def finish(self) -> InlineText:
        text = "".join(self._parts).rstrip(" ")
        spans = [
            Span(span.start, min(span.end, len(text)), span.kind, span.address)
            for span in self._spans
            if span.start < len(text)
        ]
        return InlineText(text, tuple(sorted(spans, key=lambda span: (span.start, -span.end))))
