"""What shares its room takes its words and its places anew when it has to."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent

from judgekit.ui.widgets.scaled_layouts import SharedRoom


class Watched(SharedRoom):
    def __init__(self) -> None:
        super().__init__()
        self.done: list[str] = []

    def retranslate(self) -> None:
        self.done.append("words")

    def share_room(self) -> None:
        self.done.append(f"room of {self.width()}")


def test_another_language_brings_other_words(qtbot):
    watched = Watched()
    qtbot.addWidget(watched)
    QCoreApplication.sendEvent(watched, QEvent(QEvent.Type.FontChange))
    assert watched.done == []
    QCoreApplication.sendEvent(watched, QEvent(QEvent.Type.LanguageChange))
    assert watched.done == ["words"]


def test_another_width_shares_the_room_anew(qtbot):
    watched = Watched()
    qtbot.addWidget(watched)
    watched.resize(300, 100)
    watched.show()
    watched.done.clear()
    watched.resize(200, 100)
    assert watched.done == ["room of 200"]
