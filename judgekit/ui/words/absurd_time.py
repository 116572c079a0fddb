"""The question before a table gets so much time that it is more likely a typing error."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from judgekit.ui.widgets.fields.fresh_press import demand_fresh_press

MOST_UNASKED = 30
"""Minutes for one table that are taken without a question."""
MINUTE = 60
"""Seconds."""


def absurd_time_question(table: int, seconds: float) -> str:
    """Return `500 minutes for table 14, really?`; empty for a time that may well be meant."""
    if abs(seconds) <= MOST_UNASKED * MINUTE:
        return ""
    minutes = int(abs(seconds) // MINUTE)
    words = QCoreApplication.translate(
        "Orders", "%n minute(s) for table {table}, really?", "", minutes
    )
    return words.format(table=table)


class AbsurdTime:
    """Asks once in a form, until something else is typed."""

    def __init__(self, form: QObject) -> None:
        self._form = form
        self._asked = ""

    def asks(self, table: int, seconds: float) -> str:
        """Return the question with what answers it; empty if there is none, or if it was put."""
        question = absurd_time_question(table, seconds)
        was_asked, self._asked = question == self._asked, question
        if not question or was_asked:
            return ""
        demand_fresh_press(self._form)
        said = QCoreApplication.translate("Orders", "{question} Enter again gives it.")
        return said.format(question=question)

    def forget(self) -> None:
        """Ask again the next time."""
        self._asked = ""
