"""Languages of cards by their codes, as people and other programs write them."""

from __future__ import annotations

import re
from collections.abc import Mapping

_CODE = re.compile(r"([a-z]{2,3})((?:-[a-z0-9]{1,8})*)")
_OTHERWISE: Mapping[str, str] = {"zh": "zhs", "cn": "zhs", "tw": "zht", "jp": "ja", "kr": "ko"}
"""Card files' codes by others for the same language."""
_TRADITIONAL = frozenset(("hant", "tw", "hk", "mo"))
"""Scripts and regions in which Chinese is traditional."""


def card_language(written: str) -> str:
    """Return a language's code as card files have it, whichever card has it: `pt` for `pt-BR`,
    `zht` for `zh_TW`; empty if it is no code of a language."""
    found = _CODE.fullmatch(written.strip().lower().replace("_", "-"))
    if found is None:
        return ""
    language, regions = found[1], found[2].split("-")
    if language == "zh" and not _TRADITIONAL.isdisjoint(regions):
        return "zht"
    return _OTHERWISE.get(language, language)
