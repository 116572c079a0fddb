from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from judgekit.ui.widgets.notice import EmptyState, Notice


def test_a_notice_offers_only_what_can_be_done(look, qtbot):
    notice = Notice(look, "The disk is full.")
    qtbot.addWidget(notice)
    notice.show()
    assert notice.accessibleName() == "The disk is full."
    assert not [b for b in notice.findChildren(QAbstractButton) if b.isVisible()]
    notice.offer_retry("Try again")
    notice.offer_close("Put away")
    retry, close = [b for b in notice.findChildren(QAbstractButton) if b.isVisible()]
    with qtbot.waitSignal(notice.retried):
        qtbot.mouseClick(retry, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(notice.closed):
        qtbot.mouseClick(close, Qt.MouseButton.LeftButton)
    assert close.accessibleName() == "Put away"


def test_a_long_notice_wraps_instead_of_widening_the_window(look, qtbot):
    notice = Notice(look, "word " * 200)
    qtbot.addWidget(notice)
    assert notice.minimumSizeHint().width() < 400


def test_an_empty_state_says_what_to_do(look, qtbot):
    empty = EmptyState(look)
    qtbot.addWidget(empty)
    empty.set_words("Nothing found", "Try other words.")
    assert not empty.grab().isNull()
