"""The line over a long section says to a screen reader what it shows to the eye."""

from PySide6.QtWidgets import QWidget

from judgekit.ui.rules.reading.sticky_head import HeadLine, StickyHead


def test_what_is_written_is_said_column_by_column(look, qtbot):
    rows = QWidget()
    qtbot.addWidget(rows)
    head = StickyHead(look, rows)
    lines = (
        HeadLine(0, 300, "2.5", "End-of-Match Procedure", edition="effective 3 May 2019"),
        HeadLine(300, 300, "2.5", "Конец матча"),
    )
    head.show_lines(lines, 600)
    assert head.as_spoken().name == (
        "2.5 End-of-Match Procedure effective 3 May 2019 2.5 Конец матча"
    )
