"""Converts an infraction, a general matter or a case that is none to a section of text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from judgekit.domain.infractions.policy import (
    NONE,
    Catalogue,
    Edition,
    Entry,
    NoInfraction,
    NotThis,
    Point,
    Topic,
    in_edition,
)
from judgekit.domain.rules.document import Block, BlockKind, Section, Span, SpanKind
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.infractions.blocks import heading, item
from judgekit.ui.words.penalty_wording import infraction_title, translate

POLICY = "policy"
"""Stands for a document in references to another infraction."""


class SectionWriter:
    """Writes sections in one language, for one edition."""

    def __init__(self, catalogue: Catalogue, language: str, edition: Edition) -> None:
        self._catalogue = catalogue
        self._language = language
        self._edition = edition

    def entry(self, entry: Entry) -> Section:
        """Return the section of an infraction, without its summary and its remedy."""
        said = self._language
        blocks = [
            *self._points(translate("Infractions", "What counts"), entry.counts),
            *self._not_this(entry.not_counted),
            *self._points(translate("Infractions", "Typical situations"), entry.situations),
            *self._points(translate("Infractions", "Upgrades"), entry.upgrades),
            *self._points(translate("Infractions", "Downgrades"), entry.downgrades),
            *self._text(translate("Infractions", "What to record"), entry.record.said(said)),
            *self._text(
                translate("Infractions", "For the head judge"), entry.head_judge.said(said)
            ),
        ]
        if entry.changes:
            blocks.append(heading(self._changes_title()))
            blocks += [item(each.said(said)) for each in entry.changes]
        return _section(entry.name.said(said), blocks)

    def topic(self, topic: Topic) -> Section:
        """Return the section of a general matter."""
        blocks = [item(point.text.said(self._language)) for point in self._in_force(topic.points)]
        return _section(topic.name.said(self._language), blocks)

    def case(self, case: NoInfraction) -> Section:
        """Return the section that explains why something is no infraction."""
        said = self._language
        why = Block(BlockKind.PARAGRAPH, case.reason.said(said))
        return _section(case.name.said(said), [why])

    def _in_force(self, points: Iterable[Point]) -> list[Point]:
        return [point for point in points if in_edition(point.editions, self._edition)]

    def _points(self, title: str, points: Iterable[Point]) -> list[Block]:
        here = self._in_force(points)
        items = [item(point.text.said(self._language)) for point in here]
        return [heading(title), *items] if items else []

    def _text(self, title: str, text: str) -> list[Block]:
        return [heading(title), Block(BlockKind.PARAGRAPH, text)] if text else []

    def _not_this(self, points: Iterable[NotThis]) -> list[Block]:
        here = [point for point in points if in_edition(point.editions, self._edition)]
        if not here:
            return []
        return [
            heading(translate("Infractions", "What does not")),
            *(self._boundary(point) for point in here),
        ]

    def _boundary(self, point: NotThis) -> Block:
        text = point.text.said(self._language)
        if not point.instead:
            return item(text)
        if point.instead == NONE:
            then = translate("Infractions", "no infraction")
            return item(f"{text} → {then}")
        then = infraction_title(self._catalogue, point.instead, self._language)
        whole = f"{text} → {then}"
        target = RuleReference(POLICY, point.instead)
        link = Span(len(whole) - len(then), len(whole), SpanKind.REFERENCE, target=target)
        return item(whole, (link,))

    def _changes_title(self) -> str:
        if self._edition is Edition.OF_2024:
            return translate("Infractions", "2024 differs from 2021 (shown: 2024)")
        return translate("Infractions", "2024 differs from 2021 (shown: 2021)")


def _section(title: str, blocks: Sequence[Block]) -> Section:
    return Section(title, None, title, 1, None, tuple(blocks))
