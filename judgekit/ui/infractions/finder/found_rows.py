"""Rows of the finder's list: search results, or all infractions of a level by family."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from judgekit.domain.infractions.advice import PolicyHit
from judgekit.domain.infractions.policy import (
    NONE,
    Catalogue,
    Edition,
    PolicyLevel,
    Topic,
    in_edition,
)
from judgekit.ui.words.penalty_wording import category_name, penalty_name, sign_of, translate


class FoundRow(msgspec.Struct, frozen=True):
    """A row of the list; a heading has words only. Other rows have exactly one id: `entry`, `case`
    (no infraction) or `topic`."""

    words: str
    number: str = ""
    penalty: str = ""
    icon: str = ""
    entry: str = ""
    case: str = ""
    topic: str = ""

    @property
    def is_heading(self) -> bool:
        """Whether it is a heading."""
        return not (self.entry or self.case or self.topic)

    def spoken(self) -> str:
        """Text for screen readers."""
        return ", ".join(part for part in (self.number, self.words, self.penalty) if part)


class RowMaker:
    """Makes rows of the catalogue's parts in the interface language."""

    def __init__(self, catalogue: Catalogue, language: str, edition: Edition) -> None:
        self._catalogue = catalogue
        self._language = language
        self._edition = edition

    def whole(self, level: PolicyLevel) -> tuple[FoundRow, ...]:
        """Return all infractions of a level under their families, then its general matters."""
        rows: list[FoundRow] = []
        family = None
        for entry in self._catalogue.of_level(level):
            if entry.category != family:
                family = entry.category
                rows.append(FoundRow(category_name(family)))
            rows.append(self.entry(entry.id))
        topics = [each for each in self._catalogue.topics if each.level == level]
        if topics:
            rows.append(FoundRow(translate("Infractions", "General matters")))
        rows += [self.topic(each) for each in topics]
        return tuple(rows)

    def none_cases(self, level: PolicyLevel) -> tuple[FoundRow, ...]:
        """Return all cases that look like an infraction of that level and are none."""
        cases = [
            each
            for each in self._catalogue.no_infractions
            if (not each.levels or level in each.levels)
            and in_edition(each.editions, self._edition)
        ]
        heading = FoundRow(translate("Infractions", "No infraction"))
        return (heading, *(self.case(each.id) for each in cases)) if cases else ()

    def found(
        self, hits: Iterable[PolicyHit], said: str, level: PolicyLevel
    ) -> tuple[FoundRow, ...]:
        """Return the search results, best first; before them general matters whose name the words
        begin."""
        topics = [
            self.topic(topic)
            for topic in self._catalogue.topics
            if topic.level == level and _begins(said, topic.name.said(self._language))
        ]
        rows = [
            self.case(hit.no_infraction) if hit.id == NONE else self.entry(hit.id) for hit in hits
        ]
        return (*topics, *(row for row in rows if not row.is_heading))

    def entry(self, entry_id: str) -> FoundRow:
        """Return the row of an infraction, with its penalty before any upgrade."""
        entry = self._catalogue.entry(entry_id)
        if entry is None:
            return FoundRow("")
        sign = sign_of(entry.penalty)
        return FoundRow(
            entry.name.said(self._language),
            entry.number,
            penalty_name(entry.penalty),
            sign.icon,
            entry=entry.id,
        )

    def topic(self, topic: Topic) -> FoundRow:
        """Return the row of a general matter."""
        return FoundRow(topic.name.said(self._language), topic=topic.id)

    def case(self, case_id: str) -> FoundRow:
        """Return the row of a case that is no infraction."""
        case = self._catalogue.no_infraction(case_id)
        if case is None:
            return FoundRow("")
        none = translate("Infractions", "No infraction")
        return FoundRow(case.name.said(self._language), "", none, "none-due", case=case.id)


def _begins(said: str, name: str) -> bool:
    """Whether each typed word begins one of the name's words; at least three letters."""
    words = name.casefold().split()
    typed = said.casefold().split()
    return len(said) > 2 and all(any(word.startswith(each) for word in words) for each in typed)
