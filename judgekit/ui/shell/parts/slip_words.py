"""The slip's sentences in three languages at once.

They don't go through Qt's translation: a player is given the slip in the player's language, often
another than the one of the window, and Qt speaks one language at a time. So the sentences stand
here side by side, as do those of the terminal.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from judgekit.domain.clock.snapshot import Cause
from judgekit.domain.shared.moment import Moment
from judgekit.ui.words.wording import duration_text, reading_text, time_with_seconds
from judgekit.views.clock.slip import Slip


class Sentences(NamedTuple):
    """What a slip says in one language. `turns` are the forms of its plural, singular first."""

    place: str
    until: str
    then: str
    turns: tuple[str, ...]
    time: str
    held: str
    given: str
    cause: str
    bonus: str
    slow_play: str
    elimination: str
    reasons: Mapping[str, str]


def _reasons(*words: str) -> Mapping[str, str]:
    names = ("", "ruling", "deck-check", "tardiness", "errand", "feature", "other")
    return MappingProxyType(dict(zip(names, words, strict=True)))


SENTENCES: Mapping[str, Sentences] = MappingProxyType(
    {
        "en": Sentences(
            place="Table {table}, round {round}",
            until="You play until the clock reads",
            then="then {turns}.",
            turns=("{count} turn", "{count} turns"),
            time="That is at {time}.",
            held="The judge is still at your table: this moves on until play goes on.",
            given="Time given",
            cause="{reason}: {time}",
            bonus="{reason}: {time} and {bonus} more",
            slow_play="Slow Play: {turns} more",
            elimination="If the game is not over then, the higher life total wins.",
            reasons=_reasons(
                "Given by the judge",
                "Ruling",
                "Deck check",
                "Late start",
                "Permitted absence",
                "Feature match",
                "Another reason",
            ),
        ),
        "es": Sentences(
            place="Mesa {table}, ronda {round}",
            until="Jueguen hasta que el reloj marque",
            then="y después {turns}.",
            turns=("{count} turno", "{count} turnos"),
            time="Es decir, hasta las {time}.",
            held="El juez sigue en la mesa: la hora se aplaza hasta que se reanude el juego.",
            given="Tiempo concedido",
            cause="{reason}: {time}",
            bonus="{reason}: {time} y {bonus} más",
            slow_play="Juego lento: {turns} más",
            elimination="Si el juego no ha terminado entonces, lo gana quien tenga más vidas.",
            reasons=_reasons(
                "Concedido por el juez",
                "Decisión de reglas",
                "Control de mazos",
                "Comienzo tardío",
                "Ausencia permitida",
                "Partida destacada",
                "Otro motivo",
            ),
        ),
        "ru": Sentences(
            place="Стол {table}, раунд {round}",
            until="Играйте, пока часы не покажут",
            then="затем {turns}.",
            turns=("{count} ход", "{count} хода", "{count} ходов"),
            time="То есть до {time}.",
            held="Судья ещё у вашего стола: срок отодвигается, пока игра не возобновится.",
            given="Дополнительное время",
            cause="{reason}: {time}",
            bonus="{reason}: {time} и ещё {bonus}",
            slow_play="Медленная игра: ещё {turns}",
            elimination="Если игра и тогда не окончена, побеждает тот, у кого больше жизней.",
            reasons=_reasons(
                "Дано судьёй",
                "Решение судьи",
                "Проверка колод",
                "Опоздание",
                "Отлучка с разрешения",
                "Матч с трансляцией",
                "Другая причина",
            ),
        ),
    }
)


class SlipText(NamedTuple):
    """A slip in one language, in the parts in which it is laid out."""

    place: str
    until: str
    reading: str
    then: str
    time: str
    notes: tuple[str, ...]
    given: str
    causes: tuple[str, ...]


def slip_text(slip: Slip, language: str, rounding: int = 1) -> SlipText:
    """The slip in `en`, `es` or `ru`; the extension is shown up to the next multiple of
    `rounding` milliseconds."""
    words = SENTENCES[language]
    shown = -(-slip.extension // rounding) * rounding
    deadline: Moment = slip.deadline + shown - slip.extension
    notes = []
    if slip.is_open:
        notes.append(words.held)
    if slip.single_elimination:
        notes.append(words.elimination)
    causes = [_cause(cause, words) for cause in slip.causes]
    if slip.added_turns:
        more = turns_words(slip.added_turns, language)
        causes.append(words.slow_play.format(turns=more))
    return SlipText(
        place=words.place.format(table=slip.table, round=slip.round),
        until=words.until,
        reading=reading_text(-shown),
        then=words.then.format(turns=turns_words(slip.turns, language)),
        time=words.time.format(time=time_with_seconds(deadline)),
        notes=tuple(notes),
        given=words.given,
        causes=tuple(causes),
    )


def plain_slip(text: SlipText) -> str:
    """The slip for the clipboard."""
    lines = [text.place, f"{text.until} {text.reading}, {text.then}", text.time, *text.notes]
    if text.causes:
        lines += [f"{text.given}:", *(f"- {cause}" for cause in text.causes)]
    return "\n".join(lines) + "\n"


def turns_words(count: int, language: str) -> str:
    """`5 turns`, `5 turnos`, `5 ходов`."""
    forms = SENTENCES[language].turns
    return forms[_plural_form(count, len(forms))].format(count=count)


def _plural_form(count: int, forms: int) -> int:
    """Which form a number takes: one and many, or the three of Russian."""
    if forms == 2:
        return 0 if count == 1 else 1
    tens, ones = count // 10 % 10, count % 10
    if tens == 1:
        return 2
    return 0 if ones == 1 else 1 if 2 <= ones <= 4 else 2


def _cause(cause: Cause, words: Sentences) -> str:
    reason = words.reasons.get(cause.reason.strip(), cause.reason.strip())
    form = words.bonus if cause.bonus else words.cause
    return form.format(
        reason=reason, time=duration_text(cause.length), bonus=duration_text(cause.bonus)
    )
