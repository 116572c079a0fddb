"""Progress towards the ten per cent of MTR 2.8, in words."""

from __future__ import annotations

from judgekit.domain.deck_checks.selection import Coverage
from judgekit.ui.deck_checks.wording import translate


def coverage_line(coverage: Coverage) -> str:
    """`8 of 12 decks checked today`, out of those required."""
    if coverage.required is None:
        return translate("Decks", "%n deck(s) checked today", "", coverage.checked)
    words = translate("Decks", "{checked} of %n deck(s) checked today", "", coverage.required)
    return words.format(checked=coverage.checked)
