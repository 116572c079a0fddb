"""Lines pasted on the Clock page go where they belong."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

from judgekit.reading.pairings.reader import read_pairings
from judgekit.ui.clock.page_body import ClockBody
from judgekit.ui.shell.page import ProgramDependencies

translate = QCoreApplication.translate


def paste_copied(dependencies: ProgramDependencies, body: ClockBody) -> None:
    """Take pairings to their page, tables to the question which still play; say it where what was
    copied is neither."""
    text, say = QGuiApplication.clipboard().text(), dependencies.messages.say
    if dependencies.bridge.engine is None:
        say(translate("PageOrders", "Open an event first, then paste its pairings"))
    elif not text.strip():
        say(translate("PageOrders", "Nothing to paste: copy the pairings first"))
    elif not body.outstanding.isHidden():
        body.outstanding.field.paste_list()
        body.outstanding.field.setFocus()
    elif read_pairings(text).tables:
        dependencies.paste_pairings(text)
    else:
        words = translate(
            "PageOrders", "No pairings found in the copied text; a decklist goes to its check"
        )
        say(words)
