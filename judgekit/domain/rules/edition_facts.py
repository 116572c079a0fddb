"""Facts about editions in one piece: changes of the rules, figures, banned and restricted lists.

They come with the program, and an update of them is one file.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from itertools import pairwise

import msgspec

from judgekit.domain.formats.ban_history import BanHistory
from judgekit.domain.rules.changes import KnownChanges
from judgekit.domain.rules.figures import Figure, KnownFigures
from judgekit.domain.shared.languages import LANGUAGES
from judgekit.domain.shared.moment import is_day

FORM = 1
"""Of a file of facts; another one is not understood by this program."""


class EditionFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All facts; each part says until when it is known."""

    form: int
    changes: KnownChanges
    figures: KnownFigures
    bans: BanHistory

    @property
    def known_until(self) -> dict[str, str]:
        """The date until which each part is known (ISO 8601), by its name in a file."""
        return {
            "changes": self.changes.known_until,
            "figures": self.figures.known_until,
            "bans": self.bans.known_until,
        }


class FactsProblem(StrEnum):
    """Why a file of facts is not taken."""

    UNREADABLE = "unreadable"
    OTHER_FORM = "other-form"
    WRONG_DATE = "wrong-date"
    LANGUAGE_MISSING = "language-missing"
    SOURCE_MISSING = "source-missing"
    FIGURE_MISSING = "figure-missing"
    WRONG_FIGURE = "wrong-figure"
    NOTHING_THERE = "nothing-there"
    OLDER = "older"


class FactsRefused(Exception):
    """A file of facts that is not taken; `detail` names the place."""

    def __init__(self, problem: FactsProblem, detail: str = "") -> None:
        super().__init__(f"{problem.value}: {detail}")
        self.problem = problem
        self.detail = detail


def check_whole(facts: EditionFacts, needed: KnownFigures) -> None:
    """Raise FactsRefused if the facts are not whole; all the needed figures must be there."""
    if facts.form != FORM:
        raise FactsRefused(FactsProblem.OTHER_FORM, str(facts.form))
    for place, day in _dates(facts):
        if not is_day(day):
            raise FactsRefused(FactsProblem.WRONG_DATE, f"{place}: {day}")
    _check_order(facts)
    _check_changes(facts.changes)
    _check_figures(facts.figures, needed)
    if not facts.bans.start or not facts.bans.changes:
        raise FactsRefused(FactsProblem.NOTHING_THERE, "bans")


def check_not_older(facts: EditionFacts, before: EditionFacts) -> None:
    """Raise FactsRefused if a part is known only until an earlier date than the one there."""
    for part, until in facts.known_until.items():
        if until < before.known_until[part]:
            raise FactsRefused(FactsProblem.OLDER, f"{part}: {until}, {before.known_until[part]}")


def _dates(facts: EditionFacts) -> Iterator[tuple[str, str]]:
    """Every date with the place where it stands."""
    yield from facts.known_until.items()
    yield from (("newest", day) for day in facts.changes.newest.values())
    for section in facts.changes.sections:
        yield from ((section.title, day) for day in section.numbers)
        for change in section.changes:
            yield section.title, change.since
            if change.after:
                yield section.title, change.after
    figures = facts.figures
    yield from (("editions", day) for day in figures.editions)
    yield from (("gaps", day) for gap in figures.gaps for day in gap)
    for figure in figures.figures:
        yield from ((figure.id, day) for day in figure.sections)
        for value in figure.values:
            yield from ((figure.id, day) for day in (value.first_seen, value.last_seen))
    yield "bans", facts.bans.start_date
    for ban in facts.bans.changes:
        yield f"bans, {ban.format}", ban.date
        if ban.announced:
            yield f"bans, {ban.format}", ban.announced


def _check_order(facts: EditionFacts) -> None:
    """Refuse dates of which one can't be after the other."""
    for section in facts.changes.sections:
        for change in section.changes:
            if change.since > facts.changes.known_until or change.after >= change.since:
                raise FactsRefused(FactsProblem.WRONG_DATE, f"{section.title}: {change.since}")
    days = facts.figures.editions
    if not days or not _is_rising(days) or days[-1] > facts.figures.known_until:
        raise FactsRefused(FactsProblem.WRONG_DATE, "editions")
    for figure in facts.figures.figures:
        seen = [day for value in figure.values for day in (value.first_seen, value.last_seen)]
        is_rising = all(one <= other for one, other in pairwise(seen))
        if not is_rising or not _is_rising([value.first_seen for value in figure.values]):
            raise FactsRefused(FactsProblem.WRONG_DATE, figure.id)
    for ban in facts.bans.changes:
        if not facts.bans.start_date < ban.date or ban.announced > ban.date:
            raise FactsRefused(FactsProblem.WRONG_DATE, f"bans, {ban.format}: {ban.date}")
    if list(facts.bans.changes) != sorted(facts.bans.changes, key=lambda ban: ban.date):
        raise FactsRefused(FactsProblem.WRONG_DATE, "bans")


def _is_rising(days: Iterable[str]) -> bool:
    return all(one < other for one, other in pairwise(days))


def _check_changes(changes: KnownChanges) -> None:
    if not changes.sections:
        raise FactsRefused(FactsProblem.NOTHING_THERE, "changes")
    for section in changes.sections:
        if not section.numbers:
            raise FactsRefused(FactsProblem.NOTHING_THERE, section.title)
        for change in section.changes:
            place = f"{section.title}, {change.since}"
            if any(not change.what.get(language, "").strip() for language in LANGUAGES):
                raise FactsRefused(FactsProblem.LANGUAGE_MISSING, place)
            if not change.source.strip():
                raise FactsRefused(FactsProblem.SOURCE_MISSING, place)


def _check_figures(figures: KnownFigures, needed: KnownFigures) -> None:
    """Refuse figures of which one that the program computes with is missing or of another kind."""
    given = {figure.id: figure for figure in figures.figures}
    for figure in needed.figures:
        if figure.id not in given:
            raise FactsRefused(FactsProblem.FIGURE_MISSING, figure.id)
        _check_figure(given[figure.id], figure)


def _check_figure(figure: Figure, before: Figure) -> None:
    if not figure.values or not figure.sections:
        raise FactsRefused(FactsProblem.NOTHING_THERE, figure.id)
    if not figure.source.strip():
        raise FactsRefused(FactsProblem.SOURCE_MISSING, figure.id)
    is_chart = isinstance(before.values[0].value, dict)
    for value in figure.values:
        data = value.value
        if isinstance(data, dict):
            numbers = [*data.values()]
            is_right = is_chart and bool(data) and all(start.isdecimal() for start in data)
        else:
            numbers, is_right = [data or 0], not is_chart
        if not is_right or min(numbers) < 0:
            raise FactsRefused(FactsProblem.WRONG_FIGURE, figure.id)
