"""What a penalised player is told, in three languages at once.

As with the slip of the clock, the sentences don't go through Qt's translation: the player reads
them, often in another language than that of the window.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from judgekit.domain.infractions.policy import Edition, Entry
from judgekit.domain.infractions.remedy import StepState, step_state, steps_in
from judgekit.domain.infractions.state import Penalty
from judgekit.views.infractions.considering import Considered


class _Sentences(NamedTuple):
    place: str
    seat: str
    infraction: str
    penalty: str
    why: str
    remedy: str
    penalties: Mapping[str, str]


def _penalties(*words: str) -> Mapping[str, str]:
    return MappingProxyType(dict(zip(Penalty, words, strict=True)))


SENTENCES: Mapping[str, _Sentences] = MappingProxyType(
    {
        "en": _Sentences(
            place="Round {round}",
            seat="table {table}",
            infraction="Infraction: {name}",
            penalty="Penalty: {name}",
            why="Why: {reason}",
            remedy="What happens now:",
            penalties=_penalties(
                "No penalty", "Fix", "Warning", "Game Loss", "Match Loss", "Disqualification"
            ),
        ),
        "es": _Sentences(
            place="Ronda {round}",
            seat="mesa {table}",
            infraction="Infracción: {name}",
            penalty="Penalización: {name}",
            why="Motivo: {reason}",
            remedy="Qué pasa ahora:",
            penalties=_penalties(
                "Sin penalización",
                "Arreglo",
                "Advertencia",
                "Pérdida de juego",
                "Pérdida de partida",
                "Descalificación",
            ),
        ),
        "ru": _Sentences(
            place="Раунд {round}",
            seat="стол {table}",
            infraction="Нарушение: {name}",
            penalty="Наказание: {name}",
            why="Почему: {reason}",
            remedy="Что теперь делается:",
            penalties=_penalties(
                "Без наказания",
                "Исправление",
                "Предупреждение",
                "Проигрыш игры",
                "Проигрыш матча",
                "Дисквалификация",
            ),
        ),
    }
)


class SlipFacts(NamedTuple):
    """What a slip is about. `reason` by language; `held` and `denied` are known circumstances."""

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
    """From what was considered, by language, when it was written; a penalty that deviates has no
    reason from policy."""
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


def slip_words(facts: SlipFacts, language: str) -> str:
    """The slip in `en`, `es` or `ru`, a line each."""
    said = SENTENCES[language]
    place = [said.place.format(round=facts.round)] if facts.round else []
    place += [said.seat.format(table=facts.table)] if facts.table is not None else []
    where = ", ".join(place)
    name = f"{facts.entry.number} {facts.entry.name.said(language)}".strip()
    lines = [
        facts.player,
        where[:1].upper() + where[1:],
        said.infraction.format(name=name),
        said.penalty.format(name=said.penalties[facts.penalty]),
    ]
    reason = facts.reasons.get(language, "")
    lines += [said.why.format(reason=reason)] if reason else []
    steps = [
        step.text.said(language)
        for step in steps_in(facts.entry, facts.edition)
        if step_state(step, facts.held, facts.denied) is StepState.APPLIES
    ]
    if steps:
        lines.append(said.remedy)
        lines += [f"{place}. {step}" for place, step in enumerate(steps, start=1)]
    return "\n".join(line for line in lines if line) + "\n"
