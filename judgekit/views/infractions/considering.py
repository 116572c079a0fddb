"""Ruling on an infraction for a player, with the figures for the penalty history panel."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from judgekit.domain.infractions.lateness import is_lateness_open
from judgekit.domain.infractions.penalty_history import for_infraction, of_day
from judgekit.domain.infractions.policy import Catalogue, Edition, Entry
from judgekit.domain.infractions.state import Penalty, WrittenPenalty
from judgekit.domain.infractions.upgrade import ReasonCode, Ruling, because, priors_of, rule
from judgekit.domain.shared.languages import LANGUAGES


class Case(msgspec.Struct, frozen=True):
    """A question to policy: an infraction, its circumstances that hold, and the edition.

    `late` is how late the player was, in milliseconds of round time; None if unknown.
    """

    entry: Entry
    edition: Edition
    held: frozenset[str] = frozenset()
    denied: frozenset[str] = frozenset()
    answers: tuple[str, ...] = ()
    late: int | None = None


class Considered(msgspec.Struct, frozen=True):
    """The ruling for a day (ISO 8601) and its reason.

    `penalty_history` are all penalties of the player, `same` those for the infraction; `warnings`
    and `others` count those of that day.
    """

    case: Case
    day: str
    ruling: Ruling
    reason: str
    penalty_history: tuple[WrittenPenalty, ...]
    same: tuple[WrittenPenalty, ...]
    warnings: int
    others: int

    @property
    def needs_lateness(self) -> bool:
        """Whether it depends on how late the player was, and nothing tells that yet."""
        case = self.case
        is_open = is_lateness_open(case.entry.id, case.held | case.denied)
        return is_open and self.ruling.reason is ReasonCode.STANDARD


def consider(
    catalogue: Catalogue,
    case: Case,
    penalty_history: Sequence[WrittenPenalty],
    day: str,
    language: str,
) -> Considered:
    """Rule on a case of that day for a player with that penalty history; the reason is in
    `language`."""
    ruling = rule(case.entry, priors_of(penalty_history), day, case.held, case.edition)
    same = for_infraction(penalty_history, case.entry.id)
    today = of_day(same, day)
    warnings = sum(each.issued.penalty == Penalty.WARNING for each in today)
    return Considered(
        case,
        day,
        ruling,
        because(catalogue, case.entry, ruling, language),
        tuple(penalty_history),
        same,
        warnings,
        len(today) - warnings,
    )


def consider_in_all_languages(
    catalogue: Catalogue, case: Case, penalty_history: Sequence[WrittenPenalty], day: str
) -> dict[str, Considered]:
    """The same ruling with its reason in each language, by language code."""
    return {code: consider(catalogue, case, penalty_history, day, code) for code in LANGUAGES}
