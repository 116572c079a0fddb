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
    Reason.TARDINESS: "late tarde опоздал опоздала опоздание",
    Reason.DECK_CHECK: "dc deckcheck дек-чек декчек чек",
    Reason.FEATURE: "stream cámara стрим трансляция",
}
"""Whole words that mean a reason, besides its name."""
_MEANT: Mapping[str, Reason] = {
    fold_word(word): reason for reason, words in FLOOR_WORDS.items() for word in words.split()
}


def typed_reason(words: str) -> str:
    """Expand `tard` to the value of Tardiness; return words that match no reason unchanged."""
    typed = " ".join(words.split()).casefold()
    if len(typed) < LEAST:
        return words.strip()
    for reason in Reason:
        names = (reason_words(reason).casefold(), reason.value.replace("-", " "))
        if any(name.startswith(typed) for name in names):
            return reason.value
    return words.strip()


def meant_reason(words: str) -> str:
    """Expand `restroom` to the value of a permitted absence, too; for a call, which has one of the
    reasons and no words of its own."""
    meant = _MEANT.get(fold_word(" ".join(words.split())))
    return typed_reason(words) if meant is None else meant.value
