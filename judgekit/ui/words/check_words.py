"""Words for deck checks that several pages say."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from judgekit.domain.deck_checks.selection import TargetReason

translate = QCoreApplication.translate


def target_words(reason: str) -> str:
    """Why a table was chosen for a reason; free words as written."""
    names = {
        TargetReason.UNCHECKED_IN_CONTENTION: translate("Decks", "unchecked and in contention"),
        TargetReason.REPORTED: translate("Decks", "somebody reported something"),
        TargetReason.ODD_SHUFFLING: translate("Decks", "odd shuffling"),
        TargetReason.MARKED_CARDS: translate("Decks", "marked cards"),
        TargetReason.EARLIER_PROBLEM: translate("Decks", "a problem earlier today"),
        TargetReason.LIST_PROBLEM: translate("Decks", "a problem with the list"),
        TargetReason.FOLLOW_UP: translate("Decks", "an interrupted check"),
        TargetReason.PLAYOFF: translate("Decks", "playoff"),
        TargetReason.OTHER: translate("Decks", "another reason"),
    }
    return names[TargetReason(reason)] if reason in list(TargetReason) else reason
