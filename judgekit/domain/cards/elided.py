"""Articles and other short words that lose their vowel before the next word: `L'élan`."""

from __future__ import annotations

import re

from judgekit.domain.cards.card_key import card_key

_APOSTROPHES = "'’‘ʼ`´′"
_APOSTROPHE = re.compile(f"[{_APOSTROPHES}]")
_SHORT = (
    *("l", "d", "qu", "j", "m", "n", "s", "t", "c", "jusqu", "lorsqu", "puisqu", "quelqu"),
    *("un", "all", "dall", "dell", "nell", "sull", "coll", "quell", "quest", "sant", "bell"),
)
"""French, Italian, Portuguese and Catalan."""
_ELIDED = re.compile(rf"(?<!\w)({'|'.join(_SHORT)})[{_APOSTROPHES}](?=[^\W\d_])", re.IGNORECASE)
_WORD = re.compile(r"[^\s\-‐‑–—/,.]+")


def elided_words(name: str) -> tuple[str, ...]:
    """Return the keys of a name's words that stand together at an apostrophe, apart from each
    other: `l` and `elan` of `L'élan de Jace`."""
    if not _APOSTROPHE.search(name):  # nearly all of them
        return ()
    parts = (_ELIDED.sub(r"\1 ", word) for word in _WORD.findall(name) if _ELIDED.match(word))
    return tuple(key for part in parts for key in map(card_key, part.split()) if key)


def article_length(word: str) -> int:
    """Return how many letters of a word are an elided one and its apostrophe; 0 without one."""
    elided = _ELIDED.match(word)
    return elided.end() if elided else 0
