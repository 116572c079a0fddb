"""Letters that count as others: those that Unicode does not decompose into a plain letter and a
mark, and katakana, which count as hiragana."""

from __future__ import annotations

import re
from collections.abc import Mapping

PLAIN_LETTERS: Mapping[str, str] = {
    "æ": "ae",
    "œ": "oe",
    "ø": "o",
    "đ": "d",
    "ð": "d",
    "þ": "th",
    "ł": "l",
    "ı": "i",
}
"""Plain Latin letters for each of them, in lower case."""

_FIRST_KATAKANA, _LAST_KATAKANA, _FIRST_HIRAGANA = "ァ", "ヶ", "ぁ"
_WITHOUT_HIRAGANA: Mapping[str, str] = {"ヷ": "わ", "ヸ": "ゐ", "ヹ": "ゑ", "ヺ": "を"}
"""Katakana for which there is no hiragana with the mark of a voiced sound."""
KATAKANA = f"{_FIRST_KATAKANA}-{_LAST_KATAKANA}{''.join(_WITHOUT_HIRAGANA)}"
"""All of them in a pattern."""
HIRAGANA: Mapping[str, str] = {
    **{
        chr(kana): chr(ord(_FIRST_HIRAGANA) + kana - ord(_FIRST_KATAKANA))
        for kana in range(ord(_FIRST_KATAKANA), ord(_LAST_KATAKANA) + 1)
    },
    **_WITHOUT_HIRAGANA,
}
"""The hiragana of each katakana; the sign of a long vowel is the same in both."""
_TO_HIRAGANA = str.maketrans(dict(HIRAGANA))
_IS_KATAKANA = re.compile(f"[{KATAKANA}]")


def in_hiragana(text: str) -> str:
    """Return the text with hiragana for katakana."""
    return text.translate(_TO_HIRAGANA) if _IS_KATAKANA.search(text) else text
