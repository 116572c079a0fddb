"""Which typed texts of the manual are keys."""

from __future__ import annotations

import re

_KEY = re.compile(
    r"((Ctrl|Shift|Alt)\+)*([A-Z0-9+,±-]|F\d\d?|Space|Enter|Esc|Del|Tab|Up|Down|Left|Right|[↑↓←→])"
)


def is_key(text: str) -> bool:
    """Whether this is the name of a key, not a text that is typed."""
    return _KEY.fullmatch(text) is not None
