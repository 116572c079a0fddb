"""A badge keeps its words inside its frame, whatever its width and the size of the text."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics

from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.look import ThemeChoice
from judgekit.ui.rules.reading.edition_badge import EditionBadge
from judgekit.ui.words.edition_wording import BadgeState

LONGEST = "7 años de antigüedad · 2 cambios en esta sección desde entonces · ahora es 2.5"
STATES = {
    "calm": BadgeState(LONGEST, "newer", "text-muted"),
    "leading": BadgeState(LONGEST, "newer", "attention", target=RuleReference("a", "1")),
    "with key": BadgeState(LONGEST, "newer", "attention", target=RuleReference("a", "1"), key="T"),
}


@pytest.mark.parametrize("percent", [80, 90, 100, 110, 120, 130, 140, 150, 160, 200])
@pytest.mark.parametrize("state", STATES)
def test_its_words_are_never_higher_or_wider_than_the_room_in_its_frame(
    look, qtbot, percent, state
):
    look.dress(ThemeChoice.LIGHT, percent)
    badge = EditionBadge(look, STATES[state])
    qtbot.addWidget(badge)
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
    metrics = QFontMetrics(look.theme.font("small"))
    for width in range(look.theme.px(260), badge.sizeHint().width() + 1):
        badge.resize(width, badge.heightForWidth(width))
        place = badge.words_place()
        words = metrics.boundingRect(place, flags, badge.text())
        assert words.height() <= place.height(), width
        assert words.width() <= place.width(), width
        assert badge.rect().contains(place), width
