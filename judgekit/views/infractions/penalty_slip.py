"""Penalty slip in the player's language and for the player: the outcome, without instructions meant
for the judge."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import msgspec

from judgekit.domain.clock.events import SlowPlayCalled
from judgekit.domain.infractions.policy import Catalogue, Entry
from judgekit.domain.infractions.policy import Words as PolicyWords
from judgekit.domain.infractions.remedy import outcomes_of
from judgekit.domain.infractions.state import Penalty
from judgekit.domain.infractions.upgrade import ReasonCode
from judgekit.domain.shared.event import Event
from judgekit.views.infractions.considering import Case, Considered
from judgekit.views.words import slips
from judgekit.views.words.words import Words

WITHOUT_TURNS = frozenset(("not-yet-told", "in-turns", "untimed"))
"""Circumstances in which Slow Play adds no turns."""


class SlipFacts(NamedTuple):
    """Content of a penalty slip.

    `reasons` are by language, empty for the standard penalty; `outcomes` say what happens now.
    """

    player: str
    table: int | None
    round: int
    entry: Entry
    penalty: str
    reasons: Mapping[str, str]
    outcomes: tuple[PolicyWords, ...] = ()


class SlipText(NamedTuple):
    """A slip in one language; `told` are the sentences about the outcome."""

    player: str
    place: str
    infraction: str
    told: tuple[str, ...]


def slip_facts(
    catalogue: Catalogue,
    considered: Mapping[str, Considered],
    player: str,
    place: tuple[int | None, int],
    penalty: str,
) -> SlipFacts:
    """Build the facts from the considered case, by language.

    The standard penalty needs no reason, one that deviates from policy has none from it.
    """
    case = next(iter(considered.values())).case
    reasons = {
        language: each.reason
        for language, each in considered.items()
        if each.ruling.penalty == penalty and each.ruling.reason is not ReasonCode.STANDARD
    }
    table, round_number = place
    return SlipFacts(
        player,
        table,
        round_number,
        case.entry,
        penalty,
        reasons,
        outcomes_of(
            catalogue.outcomes,
            case.entry,
            case.edition,
            case.held,
            case.denied,
        ),
    )


def case_with_turns(case: Case, recorded: Iterable[Event]) -> Case:
    """The case, with what follows of Slow Play where its table got turns (IPG 3.3)."""
    if any(isinstance(each, SlowPlayCalled) and each.turns for each in recorded):
        return msgspec.structs.replace(case, denied=case.denied | (WITHOUT_TURNS - case.held))
    return case


def slip_text(facts: SlipFacts, words: Words) -> SlipText:
    """The slip in the language of `words`."""
    language = words.language
    place = [words.say(slips.ROUND, round=facts.round)] if facts.round else []
    place += [words.say(slips.SEAT, table=facts.table)] if facts.table is not None else []
    where = ", ".join(place)
    penalty = slips.TOLD.get(facts.penalty, "")
    told = [words.say(penalty) if penalty else "", facts.reasons.get(language, "")]
    if facts.penalty != Penalty.DISQUALIFICATION:
        told += [each.said(language) for each in facts.outcomes]
    return SlipText(
        facts.player,
        where[:1].upper() + where[1:],
        f"{facts.entry.number} {facts.entry.name.said(language)}".strip(),
        tuple(filter(None, told)),
    )


def slip_words(facts: SlipFacts, words: Words) -> str:
    """The slip's text in the language of `words`, several lines."""
    text = slip_text(facts, words)
    lines = (text.player, text.place, text.infraction, *text.told)
    return "\n".join(filter(None, lines)) + "\n"
