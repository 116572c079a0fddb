"""Typed reasons: the beginning of the word, in the window's language or English, or what judges
say for it."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.domain.clock.playing_time import Reason
from judgekit.ui.words.wording import reason_words

LEAST = 3
"""Minimum number of letters of an abbreviation."""
SAID: Mapping[Reason, frozenset[str]] = {
    Reason.TARDINESS: frozenset(
        ("late", "late start", "no show", "tarde", "llegó tarde", "опоздал", "опоздала", "поздно")
    ),
    Reason.ERRAND: frozenset(
        (
            *("absence", "absent", "bathroom", "restroom", "toilet", "wc"),
            *("baño", "bano", "aseo", "ausente", "туалет", "отошёл", "отошел", "отошла"),
        )
    ),
    Reason.FEATURE: frozenset(("stream", "streaming", "cámara", "camara", "стрим", "трансляция")),
    Reason.RULING: frozenset(("rules", "judge call", "reglas", "decisión", "правила", "вопрос")),
}
"""What judges say for a reason, in any of the three languages."""


def typed_reason(words: str) -> str:
    """Expand `tard` and `late` to the value of Tardiness; return words that match no reason
    unchanged."""
    typed = " ".join(words.split()).casefold()
    for reason in Reason if len(typed) >= LEAST else ():
        names = (reason_words(reason).casefold(), reason.value.replace("-", " "))
        if any(name.startswith(typed) for name in names):
            return reason.value
    for reason, said in SAID.items():
        if typed in said:
            return reason.value
    return words.strip()
