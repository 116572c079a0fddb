"""Penalty slip in the player's language, often a different one than the window's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from judgekit.domain.infractions.policy import Edition, Entry
from judgekit.domain.infractions.remedy import StepState, step_state, steps_in
from judgekit.views.infractions.considering import Considered
from judgekit.views.words import slips
from judgekit.views.words.penalties import penalty_name
from judgekit.views.words.words import Words


class SlipFacts(NamedTuple):
    """Content of a penalty slip.

    `reasons` are by language; `held` and `denied` are known circumstances.
    """

    player: str
    table: int | None
    round: int
    entry: Entry
    edition: Edition
    penalty: str
    reasons: Mapping[str, str]
    held: frozenset[str]
    denied: frozenset[str]


def slip_facts(
    considered: Mapping[str, Considered],
    player: str,
    place: tuple[int | None, int],
    penalty: str,
) -> SlipFacts:
    """Build the facts from the considered case, by language.

    A penalty that deviates from policy has no reason from it.
    """
    case = next(iter(considered.values())).case
    reasons = {
        language: each.reason if each.ruling.penalty == penalty else ""
        for language, each in considered.items()
    }
    table, round_number = place
    return SlipFacts(
        player,
        table,
        round_number,
        case.entry,
        case.edition,
        penalty,
        reasons,
        case.held,
        case.denied,
    )


def slip_words(facts: SlipFacts, words: Words) -> str:
    """The slip's text in the language of `words`, several lines."""
    language = words.language
    place = [words.say(slips.ROUND, round=facts.round)] if facts.round else []
    place += [words.say(slips.SEAT, table=facts.table)] if facts.table is not None else []
    where = ", ".join(place)
    name = f"{facts.entry.number} {facts.entry.name.said(language)}".strip()
    lines = [
        facts.player,
        where[:1].upper() + where[1:],
        words.say(slips.INFRACTION, name=name),
        words.say(slips.PENALTY, name=penalty_name(facts.penalty, words)),
    ]
    reason = facts.reasons.get(language, "")
    lines += [words.say(slips.WHY, reason=reason)] if reason else []
    steps = [
        step.text.said(language)
        for step in steps_in(facts.entry, facts.edition)
        if step_state(step, facts.held, facts.denied) is StepState.APPLIES
    ]
    if steps:
        lines.append(words.say(slips.REMEDY))
        lines += [f"{place}. {step}" for place, step in enumerate(steps, start=1)]
    return "\n".join(line for line in lines if line) + "\n"
