from pathlib import Path

from PySide6.QtGui import QGuiApplication

from judgekit.ui.shell.crash_dialog import CrashDialog


def test_the_report_can_be_copied(look, qtbot):
    dialog = CrashDialog(look, "Judgekit 0.1\nTraceback …", Path("logs"))
    qtbot.addWidget(dialog)
    dialog.copy()
    assert QGuiApplication.clipboard().text() == "Judgekit 0.1\nTraceback …"
