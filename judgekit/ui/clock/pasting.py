"""Lines pasted on the Clock page go where they belong."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

from judgekit.reading.pairings.reader import read_pairings
from judgekit.reading.pasted_decklists import is_decklist
from judgekit.ui.clock.page_body import ClockBody
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.widgets.actions import key_text

translate = QCoreApplication.translate


def paste_copied(dependencies: ProgramDependencies, body: ClockBody) -> None:
    """Take pairings to their page, tables to the question which still play; say it where what was
    copied is neither, and where a decklist goes. It stays copied."""
    text, say = QGuiApplication.clipboard().text(), dependencies.messages.say
    if dependencies.bridge.engine is None:
        say(translate("PageOrders", "Open an event first, then paste its pairings"))
    elif not text.strip():
        say(translate("PageOrders", "Nothing to paste: copy the pairings first"))
    elif not body.outstanding.isHidden():
        body.outstanding.field.paste_list()
        body.outstanding.field.setFocus()
    elif is_decklist(text, dependencies.is_card):
        words = translate(
            "PageOrders", "This is a decklist, not pairings: paste it under Deck checks ({key})"
        )
        say(words.format(key=key_text("Ctrl+4")))
    elif read_pairings(text).tables:
        dependencies.paste_pairings(text)
    else:
        say(translate("PageOrders", "No pairings found in the copied text"))
