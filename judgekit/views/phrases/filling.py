"""A phrase with its numbers, in one language."""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec

from judgekit.views.words.penalties import penalty_name
from judgekit.views.words.phrases import Fill, Phrase, additional_turns_text, length_text
from judgekit.views.words.readings import reading_text
from judgekit.views.words.words import Words

STEPS: Mapping[Fill, int] = {Fill.TIME: 60, Fill.TABLE: 1, Fill.TURN: 1}
_TIME = re.compile(r"(\d{1,3})(?::([0-5]\d))?")
_TABLE_MOST = 9_999


class Numbers(msgspec.Struct, frozen=True):
    """What the phrases are filled in with: `time` in seconds, a table, a turn of `turns`."""

    time: int = 180
    table: int = 1
    turn: int = 1
    turns: int = 5

    def of(self, fill: Fill) -> int:
        """The number of that kind; 0 for none."""
        return {Fill.TIME: self.time, Fill.TABLE: self.table, Fill.TURN: self.turn}.get(fill, 0)

    def most(self, fill: Fill) -> int:
        """The largest number of that kind."""
        return {Fill.TIME: 999 * 60, Fill.TABLE: _TABLE_MOST, Fill.TURN: self.turns}.get(fill, 0)

    def with_number(self, fill: Fill, number: int) -> Numbers:
        """The same with another number of that kind, held within what makes sense."""
        if fill is Fill.NOTHING:
            return self
        held = min(max(number, 1), self.most(fill))
        return msgspec.structs.replace(self, **{fill.value: held})

    def stepped(self, fill: Fill, by: int) -> Numbers:
        """The same with a number one step up or down: a minute, a table, a turn."""
        step = STEPS.get(fill, 0)
        now = self.of(fill)
        # From 5:34 a step down leads to 5:00, a step up to 6:00.
        whole = (now // step if by > 0 else -(-now // step)) * step if step else now
        return self.with_number(fill, max(whole + by * step, min(step, now)))


class Sentence(msgspec.Struct, frozen=True):
    """A sentence and its `emphasis`: places of the words that are shown bold, as (start, end)."""

    text: str
    emphasis: tuple[tuple[int, int], ...] = ()


def said(phrase: Phrase, numbers: Numbers, words: Words) -> Sentence:
    """The sentence of a phrase with its numbers, as the player reads it."""
    return _without_marks(_filled(phrase.text, phrase, numbers, words))


def title_of(phrase: Phrase, numbers: Numbers, words: Words) -> str:
    """The title of a phrase with its numbers, as the judge finds it in the list."""
    return _filled(phrase.title, phrase, numbers, words)


def _filled(message: str, phrase: Phrase, numbers: Numbers, words: Words) -> str:
    return words.say(
        message,
        time=length_text(numbers.time, words),
        reading=reading_text(-numbers.time * 1000),
        turns=additional_turns_text(numbers.turns, words),
        table=numbers.table,
        turn=numbers.turn,
        total=numbers.turns,
        penalty=penalty_name(phrase.penalty, words),
    )


def number_text(fill: Fill, numbers: Numbers) -> str:
    """The number as it stands in its field: `6`, `5:34`, `17`."""
    number = numbers.of(fill)
    if fill is Fill.TIME and number % 60:
        return f"{number // 60}:{number % 60:02}"
    return str(number // STEPS.get(fill, 1))


def read_number(fill: Fill, text: str) -> int | None:
    """Read what was typed: minutes or `5:34` for a time, else a whole number; None if neither."""
    if fill is Fill.TIME:
        found = _TIME.fullmatch(text.strip())
        if found is None:
            return None
        return int(found[1]) * 60 + int(found[2] or 0) or None
    typed = text.strip()
    return int(typed) or None if re.fullmatch(r"[0-9]{1,4}", typed) else None


def _without_marks(marked: str) -> Sentence:
    parts = marked.split("*")
    text, emphasis = "", []
    for at, part in enumerate(parts):
        if at % 2:
            emphasis.append((len(text), len(text) + len(part)))
        text += part
    return Sentence(text, tuple(emphasis))
