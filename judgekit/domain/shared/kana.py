"""The two Japanese syllabaries: a word of one may be written with the other."""

from __future__ import annotations

import re
from collections.abc import Mapping

_FIRST_KATAKANA, _LAST_KATAKANA, _FIRST_HIRAGANA = "ァ", "ヶ", "ぁ"
KATAKANA = f"{_FIRST_KATAKANA}-{_LAST_KATAKANA}"
"""Their range in a pattern."""
HIRAGANA: Mapping[str, str] = {
    chr(kana): chr(ord(_FIRST_HIRAGANA) + kana - ord(_FIRST_KATAKANA))
    for kana in range(ord(_FIRST_KATAKANA), ord(_LAST_KATAKANA) + 1)
}
"""The hiragana of each katakana; the sign of a long vowel is the same in both."""
_TO_HIRAGANA = str.maketrans(dict(HIRAGANA))
_IS_KATAKANA = re.compile(f"[{KATAKANA}]")


def in_hiragana(text: str) -> str:
    """Return the text with hiragana for katakana."""
    return text.translate(_TO_HIRAGANA) if _IS_KATAKANA.search(text) else text
