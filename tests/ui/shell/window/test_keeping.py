"""What a kill leaves: the state is saved soon after it changed, not only when the window closes."""

from judgekit.ui.shell.window.state import load_state


def test_the_page_is_saved_without_closing(window, kept, qtbot):
    window.navigation.go("plain")
    qtbot.waitUntil(lambda: load_state(kept).place == "plain")


def test_the_size_is_saved_without_closing(window, kept, qtbot):
    qtbot.waitUntil(window.isVisible)
    window.painted.emit()
    window.resize(1000, 640)
    qtbot.waitUntil(lambda: (load_state(kept).frame or ())[2:] == (1000, 640))


def test_the_help_is_no_page_to_come_back_to(window, kept, qtbot):
    window.navigation.go("plain")
    window.navigation.go("help")
    qtbot.waitUntil(lambda: load_state(kept).place == "rules")
