"""Typed reasons: the beginning of the word, in the window's language or English, and what judges
say on the floor in any of the three."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.domain.clock.playing_time import Reason
from judgekit.search.words.folding import fold_word
from judgekit.ui.words.wording import reason_words

LEAST = 3
"""Minimum number of letters of an abbreviation."""
FLOOR_WORDS: Mapping[Reason, str] = {
    Reason.ERRAND: "absence absent away bathroom permission restroom toilet wc "
    "ausente aseo baño permiso servicio "
    "вышел вышла отлучился отлучилась отошел отошла перерыв разрешение туалет уборная",
    Reason.TARDINESS: "late tarde опоздал опоздала опоздание поздно",
    Reason.DECK_CHECK: "dc deckcheck дек-чек декчек чек",
    Reason.FEATURE: "stream streaming cámara стрим трансляция",
    Reason.RULING: "rules reglas decisión правила вопрос",
}
"""Whole words that mean a reason, besides its name."""
_MEANT: Mapping[str, Reason] = {
    fold_word(word): reason for reason, words in FLOOR_WORDS.items() for word in words.split()
}


def typed_reason(words: str) -> str:
    """Expand `tard` and `late` to the value of Tardiness; return words that match no reason
    unchanged."""
    typed = " ".join(words.split()).casefold()
    for reason in Reason if len(typed) >= LEAST else ():
        names = (reason_words(reason).casefold(), reason.value.replace("-", " "))
        if any(name.startswith(typed) for name in names):
            return reason.value
    meant = _MEANT.get(fold_word(typed))
    return words.strip() if meant is None else meant.value
