"""Texts of the slip in the player's language, which may differ from the window's."""

from __future__ import annotations

from typing import NamedTuple

from judgekit.domain.clock.snapshot import Cause
from judgekit.domain.shared.moment import Moment
from judgekit.ui.interface_words import interface_words
from judgekit.ui.words.wording import duration_text, reading_text, time_with_seconds
from judgekit.views.clock.rounding import rounded_up
from judgekit.views.clock.slip import Slip
from judgekit.views.words import slips
from judgekit.views.words.words import Words


class SlipText(NamedTuple):
    """A slip in one language, in the parts of its layout."""

    place: str
    until: str
    reading: str
    then: str
    time: str
    notes: tuple[str, ...]
    given: str
    causes: tuple[str, ...]


def slip_text(slip: Slip, language: str, rounding: int = 1) -> SlipText:
    """Return the slip in `en`, `es` or `ru`; the extension is rounded up to a multiple of
    `rounding` milliseconds."""
    words = interface_words().speaking(language)
    shown = rounded_up(slip.extension, rounding)
    deadline: Moment = slip.deadline + shown - slip.extension
    notes = []
    if slip.is_open:
        notes.append(words.say(slips.HELD))
    if slip.single_elimination:
        notes.append(words.say(slips.ELIMINATION))
    causes = [_cause(cause, words) for cause in slip.causes]
    if slip.added_turns:
        causes.append(words.say(slips.SLOW_PLAY, turns=slips.turns_text(slip.added_turns, words)))
    return SlipText(
        place=words.say(slips.PLACE, table=slip.table, round=slip.round),
        until=words.say(slips.UNTIL),
        reading=reading_text(-shown),
        then=words.say(slips.THEN, turns=slips.turns_text(slip.turns, words)),
        time=words.say(slips.TIME, time=time_with_seconds(deadline)),
        notes=tuple(notes),
        given=words.say(slips.GIVEN),
        causes=tuple(causes),
    )


def plain_slip(text: SlipText) -> str:
    """Return the slip as plain text for the clipboard."""
    lines = [text.place, f"{text.until} {text.reading}, {text.then}", text.time, *text.notes]
    if text.causes:
        lines += [f"{text.given}:", *(f"- {cause}" for cause in text.causes)]
    return "\n".join(lines) + "\n"


def _cause(cause: Cause, words: Words) -> str:
    return words.say(
        slips.CAUSE_WITH_BONUS if cause.bonus else slips.CAUSE,
        reason=slips.reason_text(cause.reason, words),
        time=duration_text(cause.length),
        bonus=duration_text(cause.bonus),
    )
