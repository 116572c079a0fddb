"""Every reason has a sentence of its own, whole."""

from __future__ import annotations

from judgekit.reading.pairings.reader import UnreadLine, UnreadReason, read_pairings
from judgekit.ui.tournament.pairings.wording import reason_words, remark_words


def test_every_reason_is_a_sentence(qapp) -> None:
    sentences = {
        reason_words(UnreadLine(5, "x", reason, 3, "Anna {0}", 4)) for reason in UnreadReason
    }
    assert len(sentences) == len(UnreadReason)
    assert any("Anna {0} sits at table 3 already, line 4" in sentence for sentence in sentences)


def test_a_second_place_after_a_bye_says_so(qapp) -> None:
    unread = UnreadLine(5, "x", UnreadReason.PLAYER_TWICE, player="Anna", first_line=4)
    assert reason_words(unread) == "Anna has a bye already, line 4"


def test_notes_left_out_of_names_are_told(qapp) -> None:
    rows = ["1 Anna {a} vs Lena (late)", "2 Vera (late) vs Ivo", "3 Mia vs Udo [FM]"]
    told = remark_words(read_pairings("\n".join(rows)))
    assert told.startswith("3 note")
    assert told.endswith("left out of names: {a}, (late), [FM]")
    rows.append("4 Kim vs Pat <drop>")
    assert remark_words(read_pairings("\n".join(rows))).endswith("{a}, (late), [FM] …")
    assert remark_words(read_pairings("1 Anna vs Lena")) == ""
