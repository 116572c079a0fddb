"""Every reason has a sentence of its own, whole."""

from __future__ import annotations

from judgekit.reading.pairings.reader import UnreadLine, UnreadReason
from judgekit.ui.tournament.pairings.wording import reason_words


def test_every_reason_is_a_sentence(qapp) -> None:
    sentences = {
        reason_words(UnreadLine(5, "x", reason, 3, "Anna {0}", 4)) for reason in UnreadReason
    }
    assert len(sentences) == len(UnreadReason)
    assert any("Anna {0} sits at table 3 already, line 4" in sentence for sentence in sentences)


def test_a_second_place_after_a_bye_says_so(qapp) -> None:
    unread = UnreadLine(5, "x", UnreadReason.PLAYER_TWICE, player="Anna", first_line=4)
    assert reason_words(unread) == "Anna has a bye already, line 4"
