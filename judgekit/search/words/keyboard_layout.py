"""Words typed with the wrong keyboard layout (`ghbdtn` for `привет`)."""

from __future__ import annotations

_LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
_CYRILLIC_KEYS = "йцукенгшщзхъфывапролджэячсмитьбюё"
_TO_CYRILLIC = str.maketrans(_LATIN_KEYS, _CYRILLIC_KEYS)
_TO_LATIN = str.maketrans(_CYRILLIC_KEYS, _LATIN_KEYS)


def other_layout(typed: str) -> str:
    """Convert Latin letters to what the same keys give in the Russian layout, and vice versa."""
    lowered = typed.lower()
    cyrillic = any(letter in _CYRILLIC_KEYS for letter in lowered)
    return lowered.translate(_TO_LATIN if cyrillic else _TO_CYRILLIC)
